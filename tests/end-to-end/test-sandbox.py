#!/usr/bin/env python3
"""The sandbox, and games as files, in the running program: test-sandbox.py PROGRAM TOOL.

Tiles are picked and ordered, seats changed, the game saved as a case, as notation, as a recording,
as pictures and as a table, and what was written is opened again, from the command line, too.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until
from tap import Tap

ARROWS = ("Right", "Down", "Left", "Up")


class Sandbox:
    """Somebody who tries things out."""

    def __init__(self, command, tool, folder):
        self.command = command
        self.tool = tool
        self.folder = folder
        self.program = None
        self.table = None
        self.n_started = 0

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

    def path(self, name):
        return os.path.join(self.folder, name)

    def sit_down(self):
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        wait_until(lambda: self.table.is_focused, "the table to have the focus")

    def wait_for(self, words):
        wait_until(lambda: words in self.table.asked, f"“{words}” to be told")

    def sandbox(self):
        self.program.key("t")
        return self.program.find(re.compile("^Tile A, "), "push button")

    def names_player(self):
        """Begins once more; the first player is Anna, the second one is called after a colour."""
        self.program.key("ctrl+n")
        self.program.find("Start Game", "push button")
        entry = self.program.find("Name of player 1", "text")
        self.tab_to("Name of player 1")
        self.program.key("ctrl+a")
        self.program.type("Anna")
        wait_until(lambda: entry.text == "Anna", "the name to be typed")
        self.program.key("Return")
        self.sit_down()
        self.wait_for("Anna: Lay the tile")

    def tile(self, name):
        return self.program.find(re.compile(f"^Tile {name}, "), "push button")

    def lay(self):
        for arrow in ARROWS:
            self.program.key(arrow)
            try:
                wait_until(lambda: ": legal" in self.table.name, "a legal place", timeout=2)
                break
            except Failure:
                continue
        self.program.key("Return")
        wait_until(lambda: ": proposed" in self.table.name, "the proposal")
        self.program.key("space")

    def save(self, name, key, proposed=None):
        """Saves with @key as @name, where @proposed is what the dialog begins with."""
        self.program.key(key)
        self.name_file(name, proposed)

    def name_file(self, name, proposed=None):
        path = self.path(name)
        dialog = self.program.find(re.compile("^(Save|Export) (Case|Notation|Recording|Picture|Points|Game)$"))
        title = dialog.name
        entry = dialog.find(role="text")
        if proposed is not None:
            wait_until(lambda: entry.text == proposed, f"“{proposed}”, not “{entry.text}”")
        entry.fill(path)
        self.program.key("Return")
        self.program.wait_for_window_to_go(title)
        wait_until(lambda: os.path.exists(path), f"{name} to be written")

    def picks(self):
        self.start()
        self.program.find("Play Base Game", "push button").click()
        self.program.find(re.compile("^Lay the tile"), "label")
        self.sit_down()
        self.sandbox()
        if self.program.shown("Red and Blue change seats", "push button"):
            raise Failure("people without names can change seats, which would change nothing")
        self.program.key("Escape")
        self.names_player()
        self.sandbox()
        self.tile("S").press()
        self.wait_for("(tile S)")
        # Where chance has drawn one of the two already it is the other one, which looks a little different.
        took = re.compile(r"^Anna took a city with a road for the one drawn$")
        self.program.find(took, "label")
        self.program.key("ctrl+z")
        self.program.gone(took, "label")
        self.program.key("ctrl+shift+z")
        self.wait_for("(tile S)")

    def orders(self):
        self.sandbox()
        self.program.key("alt+l")
        self.tile("A").press()
        self.program.find(re.compile("^Draw 1: tile A"), "push button")
        self.tile("B").press()
        self.program.find(re.compile("^Draw 2: tile B"), "push button")
        self.program.key("Escape")
        self.lay()
        self.wait_for("(tile A)")
        self.lay()
        self.wait_for("(tile B)")

    def changes_seats(self):
        """Who is called after a colour is called after the other one then."""
        self.wait_for("Anna: Lay the tile")
        self.sandbox()
        self.program.find("Anna and Blue change seats", "push button").press()
        self.program.find("Red and Anna changed seats", "label")
        self.program.key("Escape")
        self.wait_for("Red: Lay the tile")

    def types_points(self):
        """Return in the field does what the button beside it does."""
        self.sandbox()
        self.tab_to("Points of Anna")
        self.program.key("ctrl+a")
        self.program.type("48")
        self.program.key("Return")
        self.program.find("Anna: points typed in", "label")
        self.program.key("Escape", "ctrl+z")
        self.program.gone("Anna: points typed in", "label")

    def puts_meeple(self):
        self.program.key("b")
        self.program.find("Put Down: Meeple", "push button").press()
        self.wait_for("click the feature where it shall stand")
        self.program.key("Right", "Return")
        self.program.find(re.compile("moved by hand: Meeple to "), "label")

    def saves_case(self):
        self.program.key("ctrl+shift+s")
        self.program.find("Save as Case")
        self.program.key("Return")
        self.name_file("seen.case")
        out = subprocess.run([self.tool, "test", self.path("seen.case")], capture_output=True, text=True, check=False)
        if "1 passed, 0 failed" not in out.stdout:
            raise Failure(out.stdout + out.stderr)

    def fixes_draws(self, *names):
        self.sandbox()
        self.program.key("alt+l")
        for i, name in enumerate(names):
            self.tile(name).press()
            self.program.find(re.compile(f"^Draw {i + 1}: tile {name}"), "push button")
        self.program.key("Escape")

    def tab_to(self, name):
        """Goes on by Tab until what is called so has the focus."""
        for _ in range(60):
            if self.program.first(lambda node: node.is_focused and node.name.startswith(name)):
                return
            self.program.key("Tab")
            time.sleep(steps.GLANCE)
        raise Failure(f"Tab never comes to “{name}”")

    def saves_scenario(self):
        """A position with the draws that follow and an outcome that is expected, but does not come."""
        self.start()
        self.program.find("Play Base Game", "push button").click()
        self.program.find(re.compile("^Lay the tile"), "label")
        self.sit_down()
        self.fixes_draws("A", "W")
        for drawn in ("A", "W"):
            self.lay()
            self.wait_for(f"(tile {drawn})")
        self.lay()
        self.program.find("Turn 4", "label")
        self.program.key("Page_Up", "Page_Up")
        self.program.find(re.compile("^Turn 2 of 4"), "label")
        self.program.key("ctrl+shift+s")
        self.program.find("Save as Case")
        self.tab_to("Expected Outcome")
        self.program.key("space")
        self.program.find(re.compile("^Points expected of Red"), "spin button")
        self.tab_to("Points expected of Red")
        self.program.key("Up", "Up")
        self.program.key("alt+s")
        self.name_file("scenario.case")
        out = subprocess.run(
            [self.tool, "test", self.path("scenario.case")], capture_output=True, text=True, check=False
        )
        if not re.search("The score of P1 is 0, not 2", out.stdout):
            raise Failure(out.stdout + out.stderr)

    def watches_scenario(self):
        self.start(self.path("scenario.case"))
        self.program.find("The case does not come out as it says", "label")
        self.sit_down()
        self.wait_for("Blue: Lay the tile")
        self.wait_for("(tile A)")
        if len(self.program.all("The position was given", "label")) != 1:
            raise Failure("the position was not given once")
        self.program.key("Page_Down")
        self.wait_for("(tile W)")
        self.program.key("Page_Up")
        self.wait_for("(tile A)")

    def exports(self):
        self.save("table.png", "ctrl+e", "base-game.png")
        self.save("table.svg", "ctrl+e")
        self.save("points.csv", "ctrl+shift+e", "base-game-points.csv")
        self.save("game.case", "ctrl+shift+t", "base-game.case")
        self.save("first.xml", "ctrl+s", "base-game.xml")
        self.save("game.xml", "ctrl+s", "first.xml")
        with open(self.path("table.png"), "rb") as file:
            if file.read(4) != b"\x89PNG":
                raise Failure("table.png is no PNG")
        with open(self.path("table.svg"), encoding="utf-8") as file:
            if "<svg" not in file.read(2000):
                raise Failure("table.svg is no SVG")
        with open(self.path("points.csv"), encoding="utf-8") as file:
            if not file.readline().startswith("turn,seat,player,source"):
                raise Failure("points.csv has no head")
        # What chance did not bring is no recording of JCloisterZone, and that is said.
        self.program.key("ctrl+shift+j")
        dialog = self.program.find("Export Recording")
        entry = dialog.find(role="text")
        wait_until(lambda: entry.is_focused, "the name of the file to have the focus")
        self.program.key("ctrl+a")
        self.program.type(self.path("game.jcz"))
        self.program.key("Return")
        self.program.find("The file is not written", "label")
        if os.path.exists(self.path("game.jcz")):
            raise Failure("a recording was written all the same")

    def opens_game(self):
        self.start(self.path("game.xml"))
        self.program.find(re.compile("^Lay the tile"), "label")
        self.sit_down()
        self.wait_for("Red: Lay the tile")
        self.wait_for("(tile B)")
        self.lay()
        self.program.find("Turn 4", "label")

    def leaves_opened_game(self):
        """The window was made for the game; what is behind it is no empty window."""
        self.program.find("Leave the Table", "push button").click()
        self.program.find("Save the Game?")
        self.program.key("alt+u")
        self.program.find("Play Base Game", "push button")

    def opens_case(self):
        self.start(self.path("seen.case"))
        self.program.find(re.compile(r"^GAME-1 – "), "label")
        self.sit_down()
        # It is watched from the beginning, and played on at its end.
        self.program.find(re.compile("^Turn 1 of 3"), "label")
        self.program.key("ctrl+End")
        self.wait_for("(tile B)")
        self.lay()
        self.program.find("Turn 4", "label")

    def refuses(self):
        with open(self.path("broken.case"), "w", encoding="utf-8") as file:
            file.write("case X-1 nothing\nrules BASE-020\nuse no-such-part\n")
        self.start(self.path("broken.case"))
        self.program.find(re.compile("broken.case” cannot be opened"), "label")


def main(command, tool):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    evidence = os.path.join(folder, "tilewright-sandbox")
    with tempfile.TemporaryDirectory(prefix="tilewright-") as home:
        sandbox = Sandbox(command, tool, home)
        try:
            attempt(tap, "a tile is picked, and put back by undo", sandbox.picks)
            attempt(tap, "the next draws are fixed", sandbox.orders)
            attempt(tap, "players change seats", sandbox.changes_seats)
            attempt(tap, "points are typed", sandbox.types_points)
            attempt(tap, "a meeple is put down by hand", sandbox.puts_meeple)
            attempt(tap, "the case that is saved passes", sandbox.saves_case)
            attempt(tap, "pictures, points and notation are exported", sandbox.exports)
            attempt(tap, "the saved game opens from the command line", sandbox.opens_game)
            attempt(tap, "from it one comes to the start page", sandbox.leaves_opened_game)
            attempt(tap, "the case opens, is watched and played on", sandbox.opens_case)
            attempt(tap, "a position is saved with draws and an expected outcome", sandbox.saves_scenario)
            attempt(tap, "it is watched, and said that it fails", sandbox.watches_scenario)
            attempt(tap, "a wrong case is refused with its line", sandbox.refuses)
            tap.check("the program lives", [] if sandbox.program.is_running() else ["it ended"])
        finally:
            if tap.n_failed:
                sandbox.program.keep_evidence(evidence)
            sandbox.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
