#!/usr/bin/env python3
"""Does lessons, the first with a wrong try before, and makes two of an own game: test-lessons.py PROGRAM.

Judges by what the window says to who does not see it.
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

TABLE = re.compile("^Table$|: (legal|proposed)")


def table(program):
    return program.find(TABLE, "table")


def says(program, words):
    return program.find(re.compile(words), "label")


def lay(program, arrow, place):
    """Lays the tile with the keys at the place that an arrow leads to from the start tile."""
    for _ in range(5):
        # A table that has just come may not hear the first key.
        program.key(arrow)
        try:
            wait_until(lambda: table(program).name.startswith(f"{place}: legal"), f"{place} to be aimed at", timeout=3)
            break
        except Failure:
            continue
    else:
        raise Failure(f"{arrow} does not lead to {place}")
    program.key("Return")
    wait_until(lambda: ": proposed" in table(program).name, "the tile to be proposed")


def learn(tap, program):
    def begin():
        program.find(re.compile("^Lessons of Base game"), "push button").click()
        says(program, "^Lay the tile to the right of the start tile")
        program.find("All Lessons: 1 of 7")
        says(program, "^Lay the tile where it fits")

    def wrong():
        lay(program, "Left", "1 west")
        program.key("space")
        says(program, "^That can be done, but it is not the task")

    def again():
        program.find("Try Again", "push button").click()
        program.gone(re.compile("^That can be done"), "label")
        says(program, "^Lay the tile where it fits")

    def hint():
        program.key("ctrl+h")
        says(program, "^The road of the tile has to go on")

    def right():
        lay(program, "Right", "1 east")
        program.key("1")
        says(program, "^Right!")

    def next_one():
        # The second click is one too many: it leaves no lesson out, and gives no answer away.
        program.click(*program.find("Next", "push button").rest(), count=2)
        says(program, "^Lay the tile to the right of the start tile, and turn it")
        program.find("All Lessons: 2 of 7")
        says(program, "^Lay the tile where it fits")
        if program.all(re.compile("^This is the answer"), "label"):
            raise Failure("a second click gives the answer away")

    def turn():
        lay(program, "Right", "1 east")
        program.key("r")
        program.key("space")
        says(program, "^Right!")

    def answer():
        program.find("Next", "push button").click()
        says(program, "^Lay the tile so that it earns you 8 points")
        says(program, "^Lay the tile where it fits")
        program.key("ctrl+shift+h")
        says(program, "^This is the answer")

    def end():
        for number in range(4, 8):
            program.key("ctrl+Page_Down")
            program.find(f"All Lessons: {number} of 7")
        says(program, "^Lay the tile where it fits")
        program.key("ctrl+shift+h")
        says(program, "That was the last lesson")
        program.key("ctrl+l")
        wait_until(lambda: len(program.all("Done", None)) == 2, "the lessons that are done to be ticked")
        program.key("Escape")
        program.find("Play a Game", "push button").click()
        program.find("Start Game", "push button")

    for name, action in (("the start page leads to the lessons", begin), ("a wrong move is told", wrong),
                         ("it can be tried again", again), ("a hint is a key away", hint),
                         ("the right move is told", right), ("the next lesson follows", next_one),
                         ("a tile is turned", turn), ("the answer is played", answer),
                         ("the last lesson leads on", end)):
        attempt(tap, name, action)


def make(tap, program):
    """Two lessons out of one game of an own set."""
    def save(turn):
        steps.wait_for_turn(program, turn)
        for arrow in ("Right", "Up", "Left", "Down"):
            program.key(arrow)
            if says_soon(lambda: ": legal" in table(program).name):
                break
        program.key("Return")
        wait_until(lambda: ": proposed" in table(program).name, "the tile to be proposed")
        program.key("space")
        steps.wait_for_turn(program, turn + 1)
        program.key("ctrl+shift+l")
        says(program, "^The last turn is the answer of a new lesson")

    def two():
        steps.play(program)
        save(1)
        program.key("Escape")
        save(2)

    def lead():
        # The table waits behind the window, and counts as shown.
        program.find("Leave the Table", "push button").press()
        program.find("Go On", "push button")
        program.key("F10")
        program.find("Set", "menu item").press()
        program.find("Lessons of the Set…").press()
        for number in (1, 2):
            program.find(re.compile(f"^lesson-{number}$"), "label")

    attempt(tap, "two turns of a game become two lessons", two)
    attempt(tap, "the menu leads to both of them", lead)


def says_soon(condition):
    try:
        return wait_until(condition, "it", timeout=2)
    except Failure:
        return False


def main(command):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        program = Program([command])
        try:
            learn(tap, program)
        finally:
            program.stop()
        own = os.path.join(folder, "own.xml")
        shutil.copy(os.path.join(HERE, "..", "..", "data", "examples", "treasures.xml"), own)
        program = Program([command, own])
        try:
            make(tap, program)
        finally:
            program.stop()
        kept = os.path.join(folder, "tilewright", "lessons.ini")
        words = ""
        if os.path.exists(kept):
            with open(kept, encoding="utf-8") as file:
                words = file.read()
        tap.check("what was solved is kept, what was only shown is not",
                  [] if "first-tile;turn" in words and "city" not in words else [f"kept is “{words}”"])
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
