#!/usr/bin/env python3
"""The tiles that are left, in a small window: test-tiles-left.py PROGRAM.

What says how many there are opens them, by pointer or key; a tile tells where it fits, and a place what
fits there.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until
from positions import park_pointer, write_position
from tap import Tap

# Anna’s meeple stands on a road that goes east from a crossing; she draws a bend.
PLAYED = "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=E E@0,-1/180 - draw=V"
PARTS = "base traders-and-builders inns-and-cathedrals"
FITS = re.compile(r"^\d+ left, fits (nowhere|in \d+ places?)$")
TILE = re.compile(r"^[\w, ]+: .+; \d+ left, fits (nowhere|in \d+ places?)$")
HINT = re.compile("^Point at a tile to see where it fits")


class Drawer:
    """Somebody who wants to know what is still to come."""

    def __init__(self, program):
        self.program = program
        self.table = program.find(re.compile("^Table$|: (legal|proposed)"), "table")

    def sit(self):
        wait_until(lambda: "(tile V)" in self.table.asked, "the position")

    def tile(self, words):
        """The tile that has this on it and nothing else."""
        return self.program.find(re.compile(rf"^[\w, ]+: {words}; \d+ left, "))

    def is_open(self):
        return self.program.shown("Hide the Tiles Left", "push button") is not None

    def says(self, pattern):
        wait_until(lambda: self.program.shown(re.compile(pattern), "label") is not None, f"“{pattern}”")

    def opened_by_the_number(self):
        self.program.find("110 tiles left", "push button").click()
        wait_until(self.is_open, "the tiles")
        self.says(HINT.pattern)
        # Each tells what it is, how many there are, and where they fit.
        names = [node.name for node in self.program.all(TILE)]
        if len(names) < 50:
            raise Failure(f"only {names} are there")

    def pointed_at(self):
        """The monastery is all field beside itself: beside and above E, and below D and W there are four places.
        The crossing has roads on all sides: three."""
        crossing = "; ".join(f"road from {side} to a crossing" for side in ("north", "east", "south", "west"))
        for words, fits in (("monastery", 4), (crossing, 3), ("city all sides with a coat of arms", 0)):
            tile = self.tile(words)
            if not re.search(f"fits in {fits} places$" if fits else "fits nowhere$", tile.name):
                raise Failure(f"“{tile.name}”")
        # The first tile is always in sight.
        first = self.program.all(TILE)[0]
        self.program.hover(*first.rest())
        self.says(FITS.pattern)
        park_pointer(self.program)
        self.says(HINT.pattern)

    def looked_up(self):
        """What the keyboard aims at is looked up among the tiles."""
        self.table.ask("org.a11y.atspi.Component", "GrabFocus")
        for arrow in ("Right", "Down", "Left", "Up"):
            self.program.key(arrow)
            try:
                wait_until(lambda: ": legal" in self.table.name, "a place", 2)
                break
            except Failure:
                continue
        # Said by the card as well as here.
        wait_until(lambda: [node for node in self.program.all(re.compile(r"^\d+ of the 110 tiles left fit here\.$"), "label")
                            if node.is_shown], "what fits there")
        fitting = [node for node in self.program.all(TILE) if node.description == "Fits there"]
        if not fitting:
            raise Failure("no tile stands out")

    def by_keys(self):
        """D closes them and opens them with the focus among them; arrows go from one to the next, Escape
        goes back to the table."""
        self.program.key("d")
        wait_until(lambda: not self.is_open(), "the tiles to go")
        self.program.key("d")
        wait_until(lambda: self.program.focused(TILE), "a tile to have the focus")
        self.says(FITS.pattern)
        before = self.program.focused(TILE).name
        self.program.key("Right")
        wait_until(lambda: (self.program.focused(TILE) or self.table).name not in (before, self.table.name),
                   "the next tile")
        self.program.key("Escape")
        wait_until(lambda: self.table.has_focus, "the table to have the focus")
        if not self.is_open():
            raise Failure("the tiles are gone")

    def goes_on(self):
        """A tile that is laid is not among them any more."""
        self.program.key("Return")
        wait_until(lambda: ": proposed" in self.table.name, "the proposal")
        self.program.key("space")
        wait_until(lambda: self.program.shown("109 tiles left", "label") is not None, "one tile less")


def main(command):
    tap = Tap()
    program = Program([command, write_position(PARTS, PLAYED)], environment=steps.environment)
    drawer = Drawer(program)
    try:
        attempt(tap, "the position", drawer.sit)
        attempt(tap, "what says how many tiles are left shows them", drawer.opened_by_the_number)
        attempt(tap, "a tile tells where it fits", drawer.pointed_at)
        attempt(tap, "a place tells what fits there", drawer.looked_up)
        attempt(tap, "keys do", drawer.by_keys)
        attempt(tap, "the game goes on beside them", drawer.goes_on)
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
