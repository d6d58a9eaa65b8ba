#!/usr/bin/env python3
"""A game played with cardboard is entered in the running program: test-record.py PROGRAM.

Four turns by keys and pointer, one of them with a mistake that is taken back, points as they were worked out
by hand, and the game kept as a file that says what it is.
"""

import os
import re
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until
from table import wait_for
from tap import Tap

# What a cell of the table is called.
CELL = re.compile(r"^(?:(\d+) (west|east))?(?:, )?(?:(\d+) (south|north))?(?:middle)?:")
# From the list of rulesets to the last name.
MOST_TABS = 20


class Recorder:
    """Somebody who sits beside two who play."""

    def __init__(self, command, folder):
        self.folder = folder
        self.command = command
        self.n_started = 0
        self.program = None
        self.table = None

    def start(self, *files):
        if self.program is not None:
            self.program.process.kill()
            self.program.process.wait()
        self.n_started += 1
        self.program = Program(
            [self.command, *files],
            os.path.join(self.folder, f"log-{self.n_started}"),
            {**steps.environment, "XDG_DATA_HOME": self.folder, "G_ENABLE_DIAGNOSTIC": "0"},
        )

    def field(self):
        """Where letters are typed: it has the keyboard whenever a tile is to be entered."""
        node = self.program.find(re.compile("^Letters of the tile"), "text")
        wait_until(lambda: node.has_focus, "the letters to have the keyboard")
        return node

    def wait_for(self, words):
        wait_until(lambda: words in self.table.asked, f"“{words}”, not “{self.table.asked}”")

    def name_player(self, label, name):
        entry = self.program.find(label, "text")
        for _ in range(MOST_TABS):
            if entry.has_focus:
                break
            self.program.key("Tab")
            time.sleep(steps.GLANCE)
        self.program.key("ctrl+a")
        self.program.type(name)
        wait_until(lambda: entry.text == name, f"“{name}” to be typed")

    def begins(self):
        self.start()
        self.program.find("Record a Game", "push button").click()
        self.program.find("Start Game", "push button")
        switch = self.program.find("Record a Game", "list item").find(role="check box")
        wait_until(lambda: switch.is_pressed, "New Game to be about a game that is recorded")
        if self.program.shown(re.compile("^Who plays for player"), "combo box"):
            raise Failure("a program is offered as a player")
        self.name_player("Name of player 1", "Anna")
        self.name_player("Name of player 2", "Jan")
        self.program.key("Return")
        self.program.find("Which tile was drawn?", "label")
        self.field()
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        self.program.find("Recording, turn 1", "label")

    def draw(self, letters, name):
        """Types @letters; the first tile that has them is taken."""
        self.field()
        self.program.type(letters)
        self.program.find(re.compile(f"^{name}: "), "push button")
        self.program.key("Return")
        self.wait_for(f"(tile {name})")

    def lay(self, arrow):
        self.program.key(arrow)
        wait_until(lambda: ": legal" in self.table.name, "a legal place")
        self.program.key("Return")
        wait_until(lambda: ": proposed" in self.table.name, "the proposal")

    def walk_to(self, x, y):
        """Any place, by Shift and arrows, wherever the walk begins."""
        def step():
            name = self.table.name
            cell = CELL.match(name)
            if not self.table.is_focused:
                return False
            if cell is None:
                self.program.key("shift+Up")
            else:
                here = [int(cell[1] or 0) * (-1 if cell[2] == "west" else 1),
                        int(cell[3] or 0) * (-1 if cell[4] == "north" else 1)]
                if here == [x, y]:
                    return True
                if here[0] != x:
                    self.program.key("shift+Right" if here[0] < x else "shift+Left")
                else:
                    self.program.key("shift+Down" if here[1] < y else "shift+Up")
            wait_for(lambda: self.table.name != name)
            return False

        wait_until(step, f"the place {x}, {y}")

    def draws_wrongly(self):
        """Another tile was meant: Ctrl+Z, and the letters are asked again."""
        self.draw("rrrr", "X")
        self.program.key("ctrl+z")
        self.field()

    def enters_first(self):
        """Anna lays a straight road beside the start tile, and puts a highwayman on it."""
        self.draw("rfrf", "U")
        self.lay("Right")
        self.program.find(re.compile(r"^\d+, Highwayman"), "push button").press()
        self.field()
        self.wait_for("Jan: Which tile was drawn?")

    def enters_second(self):
        """Jan ends it in the east. He is clicked, not typed; nothing is set."""
        self.field()
        self.program.type("rrr")
        self.program.gone(re.compile("^U: "), "push button")
        self.program.find(re.compile("^W: .*; 4 left"), "push button").click()
        self.wait_for("(tile W)")
        # Nothing is pointed at any more.
        self.program.hover(*self.program.find("Recording, turn 2", "label").middle)
        wait_until(lambda: self.table.name == "Table", "the pointer to be away from the table")
        self.lay("Right")
        self.program.key("space")
        self.wait_for("Anna: Which tile was drawn?")

    def enters_third(self):
        """It was Jan again who laid, Anna's turn is entered later."""
        self.field()
        combo = self.program.find("Who draws", "combo box")
        combo.find(role="push button").click()
        pane = combo.find(role="list")
        wait_until(lambda: pane.has_focus, "the names")
        self.program.key("Down", "Return")
        self.wait_for("Jan: Which tile was drawn?")
        self.program.key("ctrl+z")
        self.wait_for("Anna: Which tile was drawn?")
        self.draw("rrr", "W")
        self.lay("Left")
        self.program.key("space")
        # W, the start tile, U and W: four tiles of road, a point each.
        letters = self.field()
        wait_until(lambda: "Anna scored a road, 4 points" in letters.description, "the points to be said")

    def enters_fourth(self):
        """Jan has a monastery, and lays it where it does not fit: at the end of no road."""
        self.draw("ffff", "B")
        # The village in the west has roads on two of its three free sides.
        self.walk_to(-1, -1)
        if ": legal" in self.table.name:
            self.walk_to(-2, 0)
        self.program.find(re.compile("Click or press Enter to lay it all the same"), "label")
        self.program.key("Return")
        wait_until(lambda: ": proposed" in self.table.name, "the proposal")
        self.program.key("space")
        self.wait_for("Anna: Which tile was drawn?")

    def saves(self):
        path = os.path.join(self.folder, "cardboard.xml")
        self.program.key("ctrl+s")
        dialog = self.program.find(re.compile("^Save Game$"))
        title = dialog.name
        dialog.find(role="text").fill(path)
        self.program.key("Return")
        self.program.wait_for_window_to_go(title)
        wait_until(lambda: os.path.exists(path), "the file")
        with open(path, encoding="utf-8") as file:
            words = file.read()
        if 'table="recorded"' not in words or "lay=B@" not in words:
            raise Failure("the file does not say that it was recorded, or what was laid against the rules")
        self.start(path)
        self.program.find("Which tile was drawn?", "label")
        self.field()
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        self.wait_for("Anna: Which tile was drawn?")

    def ends(self):
        """It ended before the tiles did; one road of 4 points is all there is."""
        self.program.key("F10")
        self.program.find("End Game Now").press()
        self.program.find(re.compile("^Anna wins"), "label")


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    evidence = os.path.join(folder, "tilewright-record")
    with tempfile.TemporaryDirectory(prefix="tilewright-") as home:
        recorder = Recorder(command, home)
        try:
            attempt(tap, "it begins from the start page, with the names of people", recorder.begins)
            attempt(tap, "a tile picked wrongly is taken back", recorder.draws_wrongly)
            attempt(tap, "letters, Enter, a place and a figure", recorder.enters_first)
            attempt(tap, "a click, a place and none", recorder.enters_second)
            attempt(tap, "whose turn it is can be said and taken back; a road is counted", recorder.enters_third)
            attempt(tap, "what the people laid wrongly is laid all the same", recorder.enters_fourth)
            attempt(tap, "the file says that it was recorded, and goes on", recorder.saves)
            attempt(tap, "it is ended and counted", recorder.ends)
            tap.check("the program lives", [] if recorder.program.is_running() else ["it ended"])
        finally:
            if tap.n_failed:
                recorder.program.keep_evidence(evidence)
            recorder.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
