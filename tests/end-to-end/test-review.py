#!/usr/bin/env python3
"""Has the program advise at the table, and go through a finished game: test-review.py PROGRAM.

The game is one of two programs, of which one plays at random: it makes mistakes from the start.
"""

import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import games
from driver import Failure, Program, attempt, wait_until
from table import wait_for_table
from tap import Tap

PROPOSED = re.compile(r": proposed, \w")
# Of a mistake in the list.
MISTAKE = re.compile(r"^Turn \d+, \w+: better .+ \(\+\d+\.\d\)")
STATE = re.compile(r"^\d+ of \d+ moves \(\d+ s\)$")
# Seconds for the first moves of a game, on a busy machine.
LONG = 90


def advise(tap, program):
    def check(name, action):
        attempt(tap, name, action)

    def start():
        # A tile that fits in one cell only would leave nothing to compare: draws of a known number.
        games.begin(program, "base", 7)

    def ask():
        wait_for_table(program)
        program.key("a")
        program.find(re.compile(r"^1\. .+: .+ \([+±]\d+\.\d against the next\)$"), "push button")

    def take():
        table = program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        program.find(re.compile(r"^1\. "), "push button").click()
        wait_until(lambda: table.named(re.compile(r"^\d, \S"), "push button")
                   or PROPOSED.search(table.name), "the tile to be proposed")

    def put_away():
        program.key("Escape")
        program.find("Put the Advice Away", "push button").click()
        program.gone("Put the Advice Away", "push button")

    check("a game begins", start)
    check("the best answer is told, with its reason", ask)
    check("it is proposed by a click", take)
    check("the advice is put away", put_away)


def review(tap, program):
    def check(name, action):
        attempt(tap, name, action)

    def mistakes():
        return program.all(MISTAKE, "list item")

    def begin():
        program.find("Review the Game", "push button").press()
        wait_until(mistakes, "a mistake to be found", LONG)

    def stop():
        program.find("Stop the Review", "push button").press()
        program.gone("Stop the Review", "push button")
        program.find(STATE, "label")
        if not mistakes():
            raise Failure("what was found is gone")

    def open_one():
        program.key("Tab")
        wait_until(lambda: program.focused(MISTAKE), "the list to have the focus")
        program.key("Return")
        program.find(re.compile("^Better: "), "label")
        program.find(re.compile("^Played: "), "label")
        program.find(re.compile(r"^Turn \d+ of \d+, "), "label")

    check("mistakes are found while it goes on", begin)
    check("it is stopped, and keeps what it has", stop)
    check("a mistake opens its moment with both moves, by keyboard", open_one)


def drive(tap, command, action):
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    program = Program(command)
    try:
        action(tap, program)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(os.path.join(folder, "tilewright-review"))
        program.stop()


def main(command):
    tap = Tap()
    games = tempfile.mkdtemp(prefix="tilewright-review-")
    tool = os.path.join(os.path.dirname(command), "tool", "tilewright-tool")
    subprocess.run([tool, "simulate", "--use=base", "--players=2", "--games=1", "--seed=3", "--player=greedy,random",
                    "--save", games], check=True, stdout=subprocess.DEVNULL)
    (game,) = os.listdir(games)
    drive(tap, [command], advise)
    drive(tap, [command, os.path.join(games, game)], review)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
