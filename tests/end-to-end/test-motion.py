#!/usr/bin/env python3
"""What moves at the table, as a person sees it: test-motion.py PROGRAM.

The tile comes out of the hand to the place where it is proposed, and keys that are pressed meanwhile do
what they always do.
"""

import os
import re
import sys
import tempfile
import time

from Xlib import X

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, attempt, wait_until
from positions import park_pointer
from table import wait_for, wait_for_table
from tap import Tap

ARROWS = ("Right", "Down", "Left", "Up")
# Height of the strip above the hand that a tile crosses which comes out of it.
STRIP = 20
# The rim of the hand, above its tile.
RIM = 16
# A busy machine may show no frame of one flight; of so many it shows some.
FLIGHTS = 25
# Seconds that a flight is waited for.
LONGEST = 0.6


class Table:
    """The table of the running program."""

    def __init__(self, program):
        self.program = program
        self.widget = program.find(re.compile("^Table$|: (legal|proposed)"), "table")

    def turn(self):
        return int(self.program.find(re.compile(r"^Turn \d+$"), "label").name.split()[-1])

    def aim(self):
        for arrow in ARROWS:
            self.program.key(arrow)
            if wait_for(lambda: ": legal" in self.widget.name, 2):
                return
        raise Failure("no arrow leads to a legal place")

    def is_proposed(self):
        return ": proposed" in self.widget.name

    def above_the_hand(self):
        """The strip of the table above the tile in the hand, as it is seen: its pixels."""
        tile = self.program.find(re.compile("^Tile "), "image")
        left, top = self.program.origin(tile.top())
        x, y, width, _ = tile.box
        place = (left + x, top + y - RIM - STRIP, width, STRIP)
        return lambda: self.program.screen.root.get_image(*place, X.ZPixmap, 0xFFFFFFFF).data


def watch(tap, program):
    program.find("Play Base Game", "push button").click()
    wait_for_table(program)
    park_pointer(program)
    table = Table(program)

    def comes_out_of_the_hand():
        """Once it is proposed it is there, and nothing is left above the hand."""
        table.aim()
        look = table.above_the_hand()
        rest = look()
        for _ in range(FLIGHTS):
            program.key("Return")
            end = time.monotonic() + LONGEST
            while time.monotonic() < end:
                if look() != rest:
                    wait_until(lambda: look() == rest, "the tile to be out of the hand")
                    wait_until(table.is_proposed, "the proposal to be told of")
                    return
            wait_until(table.is_proposed, "the proposal to be told of")
            program.key("Escape")
            wait_until(lambda: not table.is_proposed(), "Escape to take it back")
            table.aim()
        raise Failure("the tile was nowhere between the hand and its place")

    attempt(tap, "a tile comes out of the hand", comes_out_of_the_hand)
    program.key("Escape")
    wait_until(lambda: not table.is_proposed(), "Escape to take it back")

    def keys_do_what_they_do():
        for _ in range(4):
            turn = table.turn()
            table.aim()
            program.key("Return", "space")
            wait_until(lambda before=turn: table.turn() == before + 1, f"turn {turn + 1}")

    attempt(tap, "keys do what they do while something moves", keys_do_what_they_do)


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        program = Program([sys.argv[1]])
        try:
            watch(tap, program)
        finally:
            program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
