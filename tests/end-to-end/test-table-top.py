#!/usr/bin/env python3
"""What the table is made of: test-table-top.py PROGRAM.

Chosen at its menu and in the preferences, seen at once, and still so at the next start.
"""

import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Program, attempt, wait_until
from positions import park_pointer, sit_down
from tap import Tap

# What each is by its mean colour: which parts are the largest and the smallest, and by how much.
LOOKS = {
    "Wood": lambda red, green, blue: red > green + 12 > blue + 24,
    "Felt": lambda red, green, blue: green > red + 16 and green > blue + 8,
    "Linen": lambda red, green, blue: 3 < red - green < 14 and green > blue + 4,
}


class Table:
    """Somebody who looks at the table and not at the game."""

    def __init__(self, program):
        self.program = program
        self.table = None

    def sit(self):
        sit_down(self.program)
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        park_pointer(self.program)

    def colours(self, size="1x1!"):
        """Red, green and blue of a strip of the table beside the hand."""
        left, top, _width, height = self.table.box
        x, y = self.program.origin(self.table.top())
        place = f"200x24+{x + left + 30}+{y + top + height - 60}"
        out = subprocess.run(
            ["import", "-silent", "-window", "root", "-crop", place, "+repage", "-resize", size, "-depth", "8", "rgb:-"],
            check=True, capture_output=True,
        ).stdout
        return [tuple(out[i:i + 3]) for i in range(0, len(out), 3)]

    def is_of(self, top):
        wait_until(lambda: LOOKS[top](*self.colours()[0]), f"a table of {top.lower()}")
        # It is no flat colour.
        wait_until(lambda: len(set(self.colours("50x12!"))) > 20, f"grain of {top.lower()}")

    def choose(self, top):
        self.program.find("Table Menu").click()
        self.program.find("Table", "menu item").press()
        self.program.find(re.compile("^Table Top"), "menu item").press()

        def choices():
            return [node for node in self.program.all(top) if node.role.endswith("menu item")]

        wait_until(choices, f"“{top}” in the menu")[0].press()
        wait_until(lambda: not choices(), f"“{top}” to go")
        park_pointer(self.program)

    def at_the_menu(self):
        self.is_of("Wood")
        for top in ("Felt", "Linen", "Wood", "Felt"):
            self.choose(top)
            self.is_of(top)
        self.choose("Plain")
        wait_until(lambda: len(set(self.colours("200x1!"))) < 20, "a plain table")
        self.choose("Felt")

    def in_the_preferences(self):
        """The table below the window follows the choice in it."""
        program = self.program
        park_pointer(program)
        program.key("ctrl+comma")
        box = program.find("Table Top", role="combo box")
        wait_until(lambda: box.is_shown, "the row")
        box.click()
        entry = program.find("Linen", role="label")
        wait_until(lambda: entry.is_shown, "“Linen” in the list")
        entry.click()
        wait_until(lambda: [label.name for label in box.all(role="label")].count("Linen") >= 1, "the choice")
        program.key("Escape")
        program.wait_for_window_to_go("Preferences")
        self.is_of("Linen")


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        # Settings of this test, which the second start reads again.
        environment = {"GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder}
        program = Program(sys.argv[1:2], environment=environment)
        try:
            table = Table(program)
            table.sit()
            attempt(tap, "the menu of the table says what it is made of", table.at_the_menu)
            attempt(tap, "so do the preferences", table.in_the_preferences)
        finally:
            program.stop()
        program = Program(sys.argv[1:2], environment=environment)
        try:
            table = Table(program)
            table.sit()
            attempt(tap, "it is so at the next start", lambda: table.is_of("Linen"))
        finally:
            program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
