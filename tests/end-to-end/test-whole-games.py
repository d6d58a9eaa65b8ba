#!/usr/bin/env python3
"""Plays whole games at the table by X events alone: test-whole-games.py PROGRAM.

A level of the mists by two players with two colours each, from the list of levels to the result,
and the Big Box with everything that it offers. What is asked on the way has to be answered on the
table; the end has to say why.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, attempt, wait_until
from table import Table
from tap import Tap


def choose_ruleset(program, down):
    """Opens New Game and takes the ruleset @down places below the first; the popover has the focus
    on the list of them."""
    program.key("n")
    rules = program.find("Rules", "combo box")
    wait_until(lambda: any(node.is_focused for node in rules.walk()), "the rulesets to have the focus")
    program.key("space")
    wait_until(lambda: not any(node.is_focused for node in rules.children()), "the list to open", 5)
    program.key(*["Down"] * down)
    program.key("Return")
    return rules


def begin(program, title):
    """Starts what New Game says, from the number of players on."""
    program.find("Start Game", "push button").press()
    program.find(title, "label")
    # Keys go to the window under the pointer; over the header nothing is pointed at.
    program.hover(*program.find(re.compile(r"^Sandbox, turn 1"), "label").middle)


def expect_some(table, questions):
    """What is asked depends on the draws, which are others each time; something always is."""
    asked = [question for question in questions if any(question in words for words in table.seen)]
    print(f"# asked: {', '.join(asked)}")
    if not asked:
        raise Failure(f"none of these was ever asked: {', '.join(questions)}")


def leave(program):
    """Leaves the table; a game that is over is not worth a question."""
    program.find("Leave the Table", "push button").press()
    program.find("Play Base game", "push button")


def play_mists(program):
    program.find("Play Mists over Carcassonne", "push button").press()
    program.find(re.compile("^Lay the tile"), "label")
    rules = choose_ruleset(program, 2)
    wait_until(lambda: "A hundred points win" in rules.description, "level three to be explained")
    begin(program, "Mists over Carcassonne, Level Three")
    for words in ("Ghosts in the bank: 12 of 15", "Pile 1 of 3: 19 tiles left", "Player 2, Green"):
        program.find(words, "label")
    program.find(re.compile("the team decides$"), "label")
    table = Table(program)
    table.play_to_the_end()
    expect_some(table, ["send ghosts of one tile back", "ghost"])
    program.find(re.compile("^The team (wins|loses)$"), "label")
    program.find(re.compile(r"of 100 points\.$"), "label")


def play_big_box(program):
    program.find("Play Base game", "push button").press()
    program.find(re.compile("^Lay the tile"), "label")
    choose_ruleset(program, 4)
    begin(program, "Big Box")
    table = Table(program)
    table.play_to_the_end()
    expect_some(table, ["Gold: lay a second bar", "Ferry: choose two roads",
                        "Robber: where does it wait", "Mage, Witch: put one of them",
                        "Crop circle: choose"])
    program.find("Where the points came from", "label")


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    program = Program([command], environment={"GSK_RENDERER": "cairo", "LC_ALL": "C.UTF-8"})
    try:
        attempt(tap, "a level of the mists is played to its end", lambda: play_mists(program))
        attempt(tap, "the table is left", lambda: leave(program))
        attempt(tap, "the Big Box with everything is played to its end", lambda: play_big_box(program))
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(os.path.join(folder, "tilewright-whole-games"))
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
