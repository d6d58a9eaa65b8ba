#!/usr/bin/env python3
"""A running game outlives the program: test-games.py PROGRAM.

The program is killed without warning in the middle of a game against the program, started again,
and goes on with the game where it was, with the same players. A game that was given up is not
offered again.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
import games
from driver import Failure, Program, attempt, wait_until
from tap import Tap

HEADING = "Games That Were Not Finished"
ARROWS = ("Right", "Down", "Left", "Up")


class Games:
    """A player whose program does not end well."""

    def __init__(self, command, folder):
        self.command = command
        self.folder = folder
        self.program = None
        self.table = None
        self.n_started = 0
        self.told = ""

    def start(self):
        self.n_started += 1
        self.program = Program(
            [self.command],
            os.path.join(self.folder, f"log-{self.n_started}"),
            {**steps.environment, "XDG_DATA_HOME": self.folder, "G_ENABLE_DIAGNOSTIC": "0"},
        )
        self.program.find("Play Base Game", "push button")

    def kill(self):
        self.program.process.kill()
        self.program.process.wait()

    def files(self):
        folder = os.path.join(self.folder, "tilewright", "games")
        names = os.listdir(folder) if os.path.isdir(folder) else []
        return [os.path.join(folder, name) for name in names if name.endswith(".game")]

    def words(self):
        """What was kept last of the answers."""
        try:
            with open(self.files()[0], encoding="utf-8") as file:
                return re.findall(r"<turn player=\"\d\">([^<]*)<", file.read())
        except (OSError, IndexError):
            return []

    def sit_down(self):
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        self.program.hover(*self.program.find(re.compile(r"^Turn \d"), "label").middle)

    def turn(self):
        return int(self.program.find(re.compile(r"^Turn \d+$"), "label").name.split()[-1])

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

    def play(self):
        """Three turns each: a person, and a program that lays at random."""
        self.start()
        self.program.find("Play Base Game", "push button").click()
        self.program.find(re.compile("^Lay the tile"), "label")
        self.sit_down()
        self.program.key("ctrl+n")
        games.choose(self.program, self.program.find("Who plays for player 2", "combo box"), "Max: at random")
        self.program.find("Start Game", "push button").press()
        for turn in (1, 3, 5):
            wait_until(lambda: self.turn() == turn, f"turn {turn}")
            self.lay()
        wait_until(lambda: self.turn() == 7, "turn 7")
        self.told = self.table.asked
        wait_until(lambda: len(self.words()) >= 7, "the seventh turn to be kept", 10)

    def is_offered(self):
        self.kill()
        self.start()
        self.program.find(HEADING, "label")
        self.program.find("Red, Max; turn 7", "label")
        self.program.find(re.compile("^Played today, "), "label")

    def goes_on(self):
        self.program.find(re.compile("^Go on with the game “Base game”"), "push button").click()
        self.sit_down()
        wait_until(lambda: self.turn() == 7, "the turn where it was")
        # The same tile was drawn; how it was turned in the hand is no part of the game.
        who, tile = self.told.split(":")[0], re.search(r"\(tile \S+\)", self.told).group()
        wait_until(lambda: self.table.asked.startswith(who) and tile in self.table.asked,
                   f"“{self.told}” to be told again")
        # The program still plays for blue, and what is played now is kept, too.
        self.lay()
        wait_until(lambda: self.turn() == 9, "the program's answer")
        wait_until(lambda: len(self.words()) >= 9, "what came since to be kept", 10)
        self.kill()
        self.start()
        self.program.find("Red, Max; turn 9", "label")

    def is_given_up_and_wanted_back(self):
        self.program.find(re.compile("^Give up the game “Base game”"), "push button").click()
        self.program.gone(HEADING, "label")
        self.program.find(re.compile("Undo$"), "push button").click()
        self.program.find(HEADING, "label")

    def goes(self):
        self.program.find(re.compile("^Go on with the game “Base game”"), "push button").click()
        self.sit_down()
        # Who played this game is proposed for the next one.
        self.program.key("ctrl+n")
        self.program.find("Max: at random", "label")
        self.program.key("Escape")
        self.sit_down()
        self.program.find("Leave the Table", "push button").click()
        self.program.find("Save the Game?")
        self.program.key("alt+u")
        wait_until(lambda: not self.files(), "the game that was given up to go")
        self.kill()
        self.start()
        # Whoever looks for games has looked by now.
        self.program.find("Open Base game", "push button").click()
        steps.wait_for_title(self.program, "Base game")
        self.program.gone(HEADING, "label")


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    evidence = os.path.join(folder, "tilewright-games")
    with tempfile.TemporaryDirectory(prefix="tilewright-") as home:
        games = Games(command, home)
        try:
            attempt(tap, "a game against the program is kept", games.play)
            attempt(tap, "it is offered after a kill", games.is_offered)
            attempt(tap, "it goes on with the same players", games.goes_on)
            attempt(tap, "one can give it up, and want it back", games.is_given_up_and_wanted_back)
            attempt(tap, "given up at the table it is gone", games.goes)
            tap.check("the program lives", [] if games.program.is_running() else ["it ended"])
        finally:
            if tap.n_failed:
                games.program.keep_evidence(evidence)
            games.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
