#!/usr/bin/env python3
"""Land, figures and tokens of one's own through the window: test-own-land.py PROGRAM TOOL.

A railway is invented, drawn on two tiles and scored; a shepherd and a coin are placed and moved by
hand, points are typed in with what they are for. The game and the set are saved, closed and opened
again. What is played without rules is not simulated, and that is said.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import positions
import steps
from designer import EAST, MIDDLE, WEST, Designer
from driver import Failure, Program, wait_until
from own_rules import OwnRules
from tap import Tap

# Blank tiles, so that all that lies on them has been drawn here.
BLANK = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="rails">
  <title>Rails</title>
  <tile id="First" start="1"/>
  <tile id="Last" count="2"/>
</tile-set>
"""


class Railway(OwnRules):
    """Somebody who invents a railway, a shepherd and a coin."""

    def __init__(self, command, tool, folder):
        self.command = command
        self.tool = tool
        self.n_started = 0
        super().__init__(None, folder)

    def start(self, name):
        if self.program is not None:
            self.program.stop()
        self.n_started += 1
        self.program = Program([self.command, self.path(name)], self.path(f"log-{self.n_started}"),
                               steps.environment)

    def invents_land(self):
        program = self.program
        self.add("l", "Railway")
        self.expect('<land id="railway" shape="line"', 'pattern="rails"', '<role figure="meeple" name="traveller"/>',
                    '<effect features="railway" events="complete" stage="rate" per="tile" points="1"/>')
        self.focus(re.compile("^Points"), "spin button")
        program.key("ctrl+a")
        program.type("3")
        program.key("Return")
        self.expect('<effect features="railway" events="complete" stage="rate" per="tile" points="3"/>')

    def draws(self):
        """From the middle of the one tile to the middle of the other."""
        program = self.program
        program.key("alt+1")
        for tile, edge, letters in (("First", EAST, "FAFF"), ("Last", WEST, "FFFA")):
            program.find(re.compile(f"^Tile {tile}")).click()
            designer = Designer(program)
            wait_until(lambda d=designer, t=tile: d.canvas.name.startswith(f"Tile {t}"), f"tile {tile}")
            designer.pen("Railway")
            designer.drag(edge, MIDDLE)
            program.find(f"Edges {letters}", role="label")
        self.expect('<land kind="railway" edges="E"/>', '<land kind="railway" edges="W"/>')

    def invents_pieces(self):
        """Both with half a supply; a shepherd each, two coins for all."""
        program = self.program
        for key, name, supply in (("f", "Shepherd", "1"), ("t", "Coin", "2")):
            self.add(key, name)
            self.focus(re.compile("^How Many"), "spin button")
            program.key("ctrl+a")
            program.type(supply)
            program.key("Return")
        self.expect('<figure id="shepherd" supply="1" by-hand="true">', '<token id="coin" supply="2" by-hand="true">')

    def told_of_programs(self):
        program = self.program
        program.key("F5")
        program.find(re.compile("^Lay the tile"), "label")
        positions.park_pointer(program)
        steps.wait_for_table_focus(program)
        program.key("ctrl+n")
        program.find(re.compile(r"Moved by hand: Shepherd, Coin\. The program's players do not know them\.$"), "label")
        program.key("Escape")
        self.out_of_simulation()

    def out_of_simulation(self):
        out = subprocess.run([self.tool, "simulate", "--use", self.path("own.xml"), "--games", "4"],
                             capture_output=True, text=True, check=False, env={**os.environ, **steps.environment})
        if "Not simulated, because they are moved by hand: shepherd, coin" not in out.stdout.lower().replace(
                "not simulated", "Not simulated"):
            raise Failure(out.stdout + out.stderr)

    def by_hand(self, name):
        """Presses the button @name of what is done by hand."""
        self.program.key("b")
        self.program.find(name, "push button").press()

    def plays_pieces(self):
        """The shepherd to the railway, then to the field beside it; a coin of two."""
        program, table = self.program, self.table()
        wait_until(lambda: table.is_focused, "the table to have the focus")
        self.by_hand("Put Down: Shepherd")
        wait_until(lambda: "click the feature where it shall stand" in table.asked, "the shepherd in hand")
        program.key("Right")
        wait_until(lambda: "Shepherd: Railway" in table.name, "the railway below it")
        program.key("Return")
        program.find(re.compile("^Red moved by hand: Shepherd to Railway"), "label")
        self.by_hand(re.compile("^Move: Shepherd, Railway"))
        wait_until(lambda: "click the feature where it shall stand" in table.asked, "the shepherd in hand")
        for arrow in ("Right", "Left", "Up", "Down"):
            program.key(arrow)
            if steps.says(table, "Shepherd: Field", 1):
                break
        program.key("Return")
        program.find(re.compile("^Red moved by hand: Shepherd to Field"), "label")
        self.by_hand("Take: Coin")
        program.find("1 left", "label")
        program.find("Red: Coin, +1 by hand", "label")
        program.key("Escape")

    def types_points(self):
        """Ten less for Blue, by keys."""
        program = self.program
        program.key("b")
        self.focus(re.compile("^For"), None)
        program.key("space")
        wait_until(lambda: program.focused(role="list item"), "the players")
        program.key("Down", "Return")
        # Blue has the shepherd at home.
        program.find("Put Down: Shepherd", "push button")
        self.focus(re.compile("^Points"), "spin button")
        program.key("ctrl+a")
        program.key("minus", "4")
        self.focus(re.compile("^Note"), "text")
        program.type("lost <a sheep> & more")
        program.key("Return")
        program.find("Blue, typed in: lost <a sheep> & more", "label")
        program.key("Escape")

    def scores_railway(self):
        """Two tiles of railway at three points each."""
        self.lay(with_figure=True)
        self.program.find("Red scored: Railway", "label")
        self.program.find("+6", "label")

    def saves_game(self):
        program = self.program
        program.key("ctrl+s")
        path = self.path("game.xml")
        dialog = program.find("Save Game")
        entry = dialog.find(role="text")
        entry.fill(path)
        program.key("Return")
        program.wait_for_window_to_go("Save Game")
        wait_until(lambda: os.path.exists(path), "the game to be written")

    def game_is_as_it_was(self):
        """Of the saved game alone, without the set: what lies, who has what, what was typed."""
        os.rename(self.path("own.xml"), self.path("kept.xml"))
        self.start("game.xml")
        program = self.program
        for words in ("Red moved by hand: Shepherd to Field", "Red: Coin, +1 by hand",
                      "Blue, typed in: lost <a sheep> & more", "Red scored: Railway"):
            program.find(re.compile(re.escape(words)), "label")
        for points in ("6", "-4"):
            program.find(re.compile(f"^[-−]?{points.strip('-')}$"), "label")
        out = subprocess.run([self.tool, "replay", self.path("game.xml"), "--json"], capture_output=True, text=True,
                             check=False)
        scores = {player["name"]: player["score"] for player in json.loads(out.stdout)["players"]}
        if scores != {"Red": 6, "Blue": -4}:
            raise Failure(f"the game has {scores}")
        os.rename(self.path("kept.xml"), self.path("own.xml"))

    def set_is_as_it_was(self):
        """Opened, seen, and saved again: the same bytes."""
        with open(self.path("own.xml"), "rb") as file:
            before = file.read()
        self.start("own.xml")
        program = self.program
        program.find(re.compile("^Tile First"), "panel")
        program.key("alt+3")
        for thing, words in (("Railway", "On 2 tiles"), ("Shepherd", "Moved by hand"), ("Coin", "Moved by hand")):
            program.find(thing, "label")
            program.find(words, "label")
        self.rename_tokens("Coinx")
        self.expect("<title>Coinx</title>")
        program.key("ctrl+z")
        self.expect("<title>Coin</title>", gone=["Coinx"])
        with open(self.path("own.xml"), "rb") as file:
            if file.read() != before:
                raise Failure("the set is not as it was")

    def rename_tokens(self, name):
        program = self.program
        self.focus("Coin", "list item")
        program.key("Return")
        program.find("In files: coin", "label")
        # The entry above it.
        self.focus("In Other Languages", None)
        program.key("shift+Tab", "ctrl+a")
        program.type(name)


def main(command, tool):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-own-land-")
    own = Railway(command, tool, folder)
    with open(own.path("own.xml"), "w", encoding="utf-8") as file:
        file.write(BLANK)
    name = "the set opens"
    try:
        own.start("own.xml")
        own.program.find(re.compile("^Tile First"), "panel")
        for name, action in (
            ("a railway is invented", own.invents_land),
            ("it is drawn on two tiles", own.draws),
            ("a shepherd and a coin are invented", own.invents_pieces),
            ("players of the program and simulations do not know them", own.told_of_programs),
            ("the shepherd is put down and moved, a coin taken", own.plays_pieces),
            ("points are typed in with a note", own.types_points),
            ("the railway scores", own.scores_railway),
            ("the game is saved", own.saves_game),
            ("opened again, it is as it was", own.game_is_as_it_was),
            ("so is the set", own.set_is_as_it_was),
        ):
            action()
            tap.check(name, [])
        tap.check("the program lives", [] if own.program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
        own.program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "own-land"))
        print(f"# evidence is in {folder}")
    finally:
        if own.program is not None:
            own.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
