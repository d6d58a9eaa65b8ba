#!/usr/bin/env python3
"""Plays expansions by keyboard alone until they have asked for a place: test-expansions.py PROGRAM.

Each is played from the start page until its question was seen and answered; then the table is
left, which asks what is to become of the game.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, attempt, wait_until
from tap import Tap

ARROWS = ("Right", "Down", "Left", "Up")
# Turns within which one of the set's own tiles has been drawn, with all but certainty.
MOST_TURNS = 45


class Table:
    """The table of the running program, played without a pointer."""

    def __init__(self, program):
        self.program = program
        self.widget = program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        self.seen = []

    @property
    def words(self):
        return self.widget.description

    def change(self, key, timeout=6):
        """Presses @key; whether what the table says became something else."""
        before = self.words, self.widget.name
        self.program.key(key)
        try:
            wait_until(lambda: (self.words, self.widget.name) != before, f"{key} to do something", timeout)
            return True
        except Failure:
            return False

    def answer(self):
        """Lays the tile, or takes the first spot there is, or else goes on."""
        if "Drawn: tile" not in self.words:
            self.seen.append(self.words)
            if not self.change("1") and not self.change("space"):
                raise Failure(f"no key answers “{self.words}”")
            return
        for arrow in ARROWS:
            self.program.key(arrow)
            if wait_for(lambda: ": legal" in self.widget.name):
                break
        self.program.key("Return")
        if not wait_for(lambda: ": proposed" in self.widget.name, 6):
            raise Failure("the tile was not proposed")
        if not self.change("space"):
            raise Failure("the tile was not laid")

    def play_until(self, question):
        """Answers until a question with the words @question has been answered."""
        for _ in range(2 * MOST_TURNS):
            self.answer()
            if any(question in words for words in self.seen):
                return
        raise Failure(f"“{question}” was never asked")


def wait_for(condition, timeout=1.5):
    try:
        return wait_until(condition, "it", timeout)
    except Failure:
        return False


def play(tap, program, title, question):
    def start():
        program.find(f"Play {title}", "push button").press()
        program.find(re.compile("^Lay the tile"), "label")
        # Keys go to the window under the pointer; over the header nothing is pointed at.
        program.hover(*program.find(re.compile(r"^Sandbox, turn"), "label").middle)

    def leave():
        program.find("Leave the Table", "push button").press()
        program.find("Save the Game?")
        program.key("Escape")
        program.wait_for_window_to_go("Save the Game?")
        program.find(re.compile(r"^Sandbox, turn"), "label")
        program.find("Leave the Table", "push button").press()
        program.find("Save the Game?")
        program.key("alt+u")
        program.find(f"Play {title}", "push button")

    attempt(tap, f"{title}: a game begins", start)
    attempt(tap, f"{title}: “{question}” is answered by keys", lambda: Table(program).play_until(question))
    attempt(tap, f"{title}: leaving asks about the game", leave)


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    program = Program([command], environment={"GSK_RENDERER": "cairo", "LC_ALL": "C.UTF-8"})
    try:
        for title, question in (
            ("The Gold Mines", "Gold: lay a second bar"),
            ("The Ferries", "Ferry: choose two roads"),
            ("The Robbers", "Robber: where does it wait? It robs who scores next there."),
        ):
            play(tap, program, title, question)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(os.path.join(folder, "tilewright-expansions"))
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
