#!/usr/bin/env python3
"""Many spots, and looking closely at the table: test-close-up.py PROGRAM.

Numbers of two digits, the nearest of many places by pointer, the glass while Z is held, and the last
tile that is followed.
"""

import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Program, attempt, wait_until, xdotool
from positions import open_position, park_pointer, sit_down, write_position
from tap import Tap

# Fifteen places for the mage or the witch, in a row of tiles from east to west.
CROSSINGS = (
    "draw=W W@-1,0/0 - draw=L L@-2,0/0 - draw=L L@-3,0/0 - draw=L L@-4,0/0 - draw=W W@1,0/0 - "
    "draw=W W@2,0/0 - draw=W W@3,0/0 - draw=MaHeA MaHeA@4,0/0"
)
# How far beside a number one points, in pixels: off its button, but nearer to it than to any other.
BESIDE = (16, 14)
# And how far below the first one, where no other is nearer.
BELOW = 36
# How much of the screen about the pointer is looked at, in pixels.
LOOK = 100


class CloseUp:
    """Somebody at a table with many places to choose from."""

    def __init__(self, program):
        self.program = program
        self.table = None

    def sit(self):
        open_position(self.program, write_position("base mage-and-witch", CROSSINGS))
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        wait_until(self.is_asked, "the question")

    def is_asked(self):
        return "Mage, Witch: put one of them" in self.table.asked

    def is_moved(self):
        return self.program.find(re.compile("moved the mage"), "label")

    def take_back(self):
        self.program.key("ctrl+z")
        wait_until(self.is_asked, "the question again")

    def spot(self, number):
        return self.program.find(re.compile(f"^{number}, "), "push button")

    def worth(self, number):
        """What the table says at the spot itself, where nobody has to be told where it is."""
        name = self.spot(number).name.partition(", ")[2]
        return re.compile(f"^{name.partition(', ')[0]}, .*: {re.escape(name.partition(': ')[2])}$")

    def typed(self):
        """What was typed is on the table, and goes with Backspace."""
        said = re.compile(r"^1: .* Enter or a pause takes it")
        # Within the pause the first digit is there to be seen.
        self.program.key("1")
        self.program.find(said, "label")
        self.program.key("BackSpace")
        self.program.gone(said, "label")
        wait_until(self.is_asked, "the question to stay")

    def two_digits(self):
        self.spot(11)
        self.program.key("1", "1")
        self.is_moved()
        self.take_back()

    def paused(self):
        """Nobody presses Enter."""
        self.program.key("1")
        self.is_moved()
        self.take_back()

    def nearest(self):
        """What is nearest to the pointer says what it is, and a click takes it."""
        x, y = self.spot(10).rest()
        worth = self.worth(10)
        at = (x - BESIDE[0], y - BESIDE[1])
        self.program.hover(*at)
        self.program.find(worth, "label")
        self.program.click(*at)
        self.is_moved()
        park_pointer(self.program)
        self.take_back()

    def pixels(self, x, y):
        place = f"{LOOK}x{LOOK}+{x - LOOK // 2}+{y - LOOK // 2}"
        return subprocess.run(
            ["import", "-silent", "-window", "root", "-crop", place, "+repage", "-depth", "8", "rgb:-"],
            check=True, capture_output=True,
        ).stdout

    def glass(self):
        """It is there as long as the key is held."""
        x, y = self.spot(1).rest()
        at = (x, y + BELOW)
        self.program.hover(*at)
        self.program.find(self.worth(1), "label")
        before = None

        def is_still():
            nonlocal before
            before, last = self.pixels(*at), before
            return before == last

        wait_until(is_still, "the table to come to rest")
        xdotool("keydown", "z")
        try:
            wait_until(lambda: self.pixels(*at) != before, "the glass")
        finally:
            xdotool("keyup", "z")
        wait_until(lambda: self.pixels(*at) == before, "the glass to go")
        park_pointer(self.program)

    def is_followed(self):
        self.program.find("Table Menu").click()
        self.program.find("Table", "menu item").press()
        item = wait_until(
            lambda: [node for node in self.program.all("Follow the Last Tile") if "menu item" in node.role],
            "the menu")[0]
        is_on = item.is_pressed
        self.program.key("Escape")
        self.program.gone("Follow the Last Tile")
        park_pointer(self.program)
        return is_on

    def followed(self):
        """The key and the menu are the same choice."""
        wait_until(lambda: not self.is_followed(), "the view to stay")
        self.program.key("f")
        wait_until(self.is_followed, "the view to follow")
        self.program.key("f")
        wait_until(lambda: not self.is_followed(), "the view to stay again")


def main():
    tap = Tap()
    program = Program(sys.argv[1:2], environment=steps.environment)
    try:
        sit_down(program)
        close_up = CloseUp(program)
        close_up.sit()
        attempt(tap, "what is typed is shown, and taken back", close_up.typed)
        attempt(tap, "a number of two digits is typed", close_up.two_digits)
        attempt(tap, "a shorter one is taken after a pause", close_up.paused)
        attempt(tap, "a click takes the nearest of many places", close_up.nearest)
        attempt(tap, "a glass is held over the table", close_up.glass)
        attempt(tap, "the last tile is followed or not", close_up.followed)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
