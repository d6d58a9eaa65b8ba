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

from driver import Failure, Program, attempt
from table import Table
from tap import Tap

def play(tap, program, title, question):
    def start():
        program.find(f"Play {title}", "push button").press()
        program.find(re.compile("^Lay the tile"), "label")
        # Keys go to the window under the pointer; over the header nothing is pointed at.
        program.hover(*program.find(re.compile(r"^Turn \d"), "label").middle)

    def leave():
        program.find("Leave the Table", "push button").press()
        program.find("Save the Game?")
        program.key("Escape")
        program.wait_for_window_to_go("Save the Game?")
        program.find(re.compile(r"^Turn \d"), "label")
        program.find("Leave the Table", "push button").press()
        program.find("Save the Game?")
        program.key("alt+u")
        # The table that glides away would be taken for the next one.
        program.gone("Leave the Table", "push button")
        program.find(f"Play {title}", "push button")

    attempt(tap, f"{title}: a game begins", start)
    attempt(tap, f"{title}: “{question}” is answered by keys", lambda: Table(program).play_until(question))
    attempt(tap, f"{title}: leaving asks about the game", leave)


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    program = Program([command], environment={"LC_ALL": "C.UTF-8"})
    try:
        for title, question in (
            ("The Gold Mines", "Gold: lay a second bar"),
            ("The Ferries", "Ferry: choose two roads"),
            ("The Robbers", "Robber: where does it wait? It robs whoever scores next there."),
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
