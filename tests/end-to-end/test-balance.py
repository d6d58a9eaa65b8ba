#!/usr/bin/env python3
"""The Balance page, by pointer and keys: test-balance.py PROGRAM TILE-SET.

A question is answered and kept, and old while the set is another one; a game of it is watched, and
a report saved; the Set page says what its tile is worth, and leads there.
"""

import os
import re
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until
from tap import Tap

ANSWER = re.compile(r"wins .*games: ")


class Balance:
    """What a designer does on the page."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.answer = None

    def choose(self, question):
        """Clicks a question in the list."""
        self.program.find(question, "list item").click()
        self.program.find(question, "label")

    def is_played(self):
        """Has some of the games played, stops, and reads the answer."""
        self.program.key("alt+5")
        self.choose("Is It Fair?")
        self.program.find("Play the Games", "push button").click()
        self.program.find(ANSWER, "label")
        self.program.key("ctrl+period")
        self.program.find("Save Report…", "push button")
        self.answer = self.program.find(ANSWER, "label").name

    def is_kept(self):
        """Comes back from another question."""
        self.choose("What Happens in a Game?")
        self.program.gone(ANSWER, "label")
        # The way back by keys.
        self.program.key(*["ctrl+Prior"] * 7)
        self.program.find(self.answer, "label")

    def is_old(self):
        """Changes the set, and takes it back."""
        self.program.key("alt+2")
        self.program.find("All Tiles of the Set").find(re.compile("^Tile X, ")).click()
        self.program.key("Delete")
        self.program.key("alt+5")
        self.program.find("The set has changed since these games were played.", "label")
        self.program.key("ctrl+z")
        self.program.gone("The set has changed since these games were played.", "label")

    def is_reported(self):
        """Saves a report, which has the answer."""
        path = os.path.join(self.folder, "fair.html")
        self.program.find("Save Report…", "push button").click()
        steps.name_file(self.program, path).find("Save", "push button").click()
        wait_until(lambda: os.path.exists(path), "the report")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if "data:image/svg+xml" not in text:
            raise Failure("the report has no picture")

    def is_watched(self):
        """Looks at a game of it, and comes back."""
        self.program.key("ctrl+g")
        self.program.find("Play Again", "push button")
        self.program.find("Leave the Table", "push button").click()
        self.program.find(self.answer, "label")

    def is_worth(self):
        """Goes from a tile of the Set page to its question."""
        self.program.key("alt+2")
        self.program.find("All Tiles of the Set").find(re.compile("^Tile B, ")).click()
        self.program.find("Worth", "list item").click()
        self.program.find("What Is It Worth?", "label")
        self.program.find("Tile B", "label")


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-balance-")
    path = os.path.join(folder, "base.xml")
    shutil.copy(tile_set, path)
    program = Program([command, path], os.path.join(folder, "log"))
    balance = Balance(program, folder)
    try:
        program.find("24 Tiles", "label")
        for name, action in (
            ("games are played and answer", balance.is_played),
            ("the answer is kept", balance.is_kept),
            ("it is old while the set is another one", balance.is_old),
            ("it is saved as a report", balance.is_reported),
            ("a game is watched", balance.is_watched),
            ("the Set page leads to what a tile is worth", balance.is_worth),
        ):
            attempt(tap, name, action)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
        if tap.n_failed > 0 and program.is_running():
            program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "balance"))
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
