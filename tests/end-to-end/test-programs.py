#!/usr/bin/env python3
"""Plays against the program at the table: test-programs.py PROGRAM.

It answers by itself, at once when told to, not while a person answers for it; one step back is
the person's own.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import games
from driver import Failure, Program, attempt, wait_until
from tap import Tap

ARROWS = ("Right", "Down", "Left", "Up")
THINKS_5_S = "Oskar: thinks 5 s"
QUICK = "Emma: quick"


class Table:
    """The table of the running program."""

    def __init__(self, program):
        self.program = program
        self.widget = program.find(re.compile("^Table$|: (legal|proposed)"), "table")

    def lay(self):
        """Lays the tile anywhere, without a figure."""
        for arrow in ARROWS:
            self.program.key(arrow)
            try:
                wait_until(lambda: ": legal" in self.widget.name, "a legal place", timeout=2)
                break
            except Failure:
                continue
        self.program.key("Return")
        wait_until(lambda: ": proposed" in self.widget.name, "the proposal")
        self.program.key("space")

    def comes_to(self, player):
        wait_until(lambda: self.widget.asked.startswith(player + ":"), f"{player}'s turn")

    def turn(self):
        return int(self.program.find(re.compile(r"^Turn \d+$"), "label").name.split()[-1])


def start(program, seats):
    program.key("ctrl+n")
    for seat, player in seats.items():
        games.choose(program, program.find(f"Who plays for player {seat}", "combo box"), player)
    program.find("Start Game", "push button").press()


def play(tap, program):
    def check(name, action):
        attempt(tap, name, action)

    program.find("Play Base Game", "push button").click()
    program.find(re.compile("^Lay the tile"), "label")
    program.hover(*program.find(re.compile(r"^Turn \d"), "label").middle)
    table = Table(program)

    def against_one():
        start(program, {2: THINKS_5_S})
        table.comes_to("Red")
        table.lay()
        table.comes_to("Oskar")
        if "is thinking" not in table.widget.asked:
            raise Failure(f"the program was not asked: “{table.widget.asked}”")
        program.find("Play Now", "push button").click()
        table.comes_to("Red")

    check("the program answers at once when told to", against_one)

    def own_step_back():
        turn = table.turn()
        program.key("ctrl+z")
        wait_until(lambda: table.turn() == turn - 2, "the person's own turn")
        if not table.widget.asked.startswith("Red:"):
            raise Failure("undo came to the program's turn")
        program.key("ctrl+shift+z")
        wait_until(lambda: table.turn() == turn, "the turn that was taken back")

    check("one step back is the person's own", own_step_back)

    def answer_for_it():
        program.key("p")
        table.lay()
        table.comes_to("Oskar")
        wait_until(lambda: "Lay the tile" in table.widget.asked, "a person to be asked")
        table.lay()
        table.comes_to("Red")
        program.key("p")

    check("a person answers for it", answer_for_it)

    def among_themselves():
        start(program, {1: QUICK, 2: QUICK})
        program.find("Save the Game?")
        program.key("alt+u")
        program.find(re.compile("wins$|^A tie"), "label", timeout=120)

    check("two of them play to the end", among_themselves)


def switch_animations_off():
    """As a system does that wants no movement; the program then answers without a pause."""
    folder = os.path.join(os.environ["XDG_CONFIG_HOME"], "gtk-4.0")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as file:
        file.write("[Settings]\ngtk-enable-animations=false\n")


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    evidence = os.path.join(folder, "tilewright-programs")
    switch_animations_off()
    program = Program([command])
    try:
        play(tap, program)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(evidence)
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
