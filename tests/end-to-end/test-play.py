#!/usr/bin/env python3
"""Plays the base game with keys and mouse as a person would: test-play.py PROGRAM.

What the table says of itself to who does not see it is all that is read: the name of the place
with the focus, the spots, the header.
"""

import os
import re
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, attempt, wait_until, xdotool
from steps import places_to_try
from tap import Tap

ARROWS = ("Right", "Down", "Left", "Up")
LEGAL = re.compile(r": legal, \d rotation")
PROPOSED = re.compile(r": proposed, \w")
# Seconds from the pointer's coming to its click, again and again up to so many hundredths: somewhere
# among them the program is laying out what it shows of the place.
MOST_HUNDREDTHS = 12
# Seconds, more than a line of the final scoring is looked at.
SCORING_LINE = 1.5


class Table:
    """The table of the running program."""

    def __init__(self, program):
        self.program = program
        self.widget = program.find(re.compile("^Table$|: (legal|proposed)"), "table")

    def turn(self):
        label = self.program.find(re.compile(r"^Turn \d+$"), "label")
        return int(label.name.split()[-1])

    def comes_to(self, turn):
        wait_until(lambda: self.turn() == turn, f"turn {turn}")

    def aim(self):
        """Goes to a place where the tile fits."""
        for arrow in ARROWS:
            self.program.key(arrow)
            try:
                wait_until(lambda: LEGAL.search(self.widget.name), "a legal place", timeout=2)
                return
            except Failure:
                continue
        raise Failure("no arrow leads to a legal place")

    def propose(self):
        self.aim()
        self.program.key("r")
        self.program.key("Return")
        wait_until(lambda: PROPOSED.search(self.widget.name), "the proposal to be told of")

    def spots(self):
        return [node for node in self.widget.children() if re.match(r"\d, \S", node.name)]


def play(tap, program):
    def check(name, action):
        attempt(tap, name, action)

    def start():
        program.find("Play Base Game", "push button").click()
        program.find(re.compile("^Lay the tile"), "label")

    check("playing is one click away", start)
    table = Table(program)

    def quick_clicks():
        """A click whose button is let go at once proposes the tile, however busy the program is with
        having it come over the place."""
        left, top, width, height = table.widget.box
        origin = program.origin(table.widget.top())
        places = places_to_try((left + 260, top, width - 560, height - 160), (left + width // 2, top + height // 2))
        for n, (x, y) in enumerate(list(places)[:12] * 3):
            xdotool("mousemove", origin[0] + x, origin[1] + y)
            time.sleep(n * 5 % (MOST_HUNDREDTHS + 1) / 100)
            xdotool("click", 1)
            try:
                wait_until(lambda: PROPOSED.search(table.widget.name), "a proposal", timeout=0.4)
            except Failure:
                if LEGAL.search(table.widget.name):
                    wait_until(lambda: PROPOSED.search(table.widget.name), f"a click at {x}, {y} to propose")
                continue
            program.key("Escape")
            wait_until(lambda: not PROPOSED.search(table.widget.name), "Escape to take it back")

    check("quick clicks", quick_clicks)
    # Keys go to the window under the pointer; over the header nothing is pointed at.
    program.hover(*program.find(re.compile(r"^Turn \d"), "label").middle)

    def round_the_window():
        """Tab leads to the hand, on to the header, and back to the table; Shift+Tab the other way."""

        def focused():
            found = program.first(lambda node: node.is_focused and node.role in ("table", "push button", "list"))
            return found.name if found else None

        wait_until(lambda: table.widget.is_focused, "the table to have the focus")
        for key in ("Tab", "shift+Tab"):
            reached = [focused()]
            while len(reached) < 16:
                program.key(key)
                reached.append(wait_until(lambda: focused() not in (None, reached[-1]) and focused(), f"{key} to lead on"))
                if table.widget.is_focused:
                    break
            if "Leave the Table" not in reached or "Meeple, 7" not in reached or not table.widget.is_focused:
                raise Failure(f"{key} leads to {reached}")

    check("Tab leads round the window", round_the_window)

    def enter_aims():
        """A tile that nobody has aimed with is aimed with by Enter, which lays it then; Space does so as well."""
        wait_until(lambda: not LEGAL.search(table.widget.name), "nothing to be aimed at")
        program.key("Return")
        wait_until(lambda: LEGAL.search(table.widget.name), "a place that is aimed at")
        program.key("Return")
        wait_until(lambda: PROPOSED.search(table.widget.name), "the proposal")
        program.key("Escape")
        wait_until(lambda: not PROPOSED.search(table.widget.name), "Escape to take it back")

    check("Enter aims, and lays", enter_aims)

    def turns():
        for turn in range(1, 11):
            table.comes_to(turn)
            table.propose()
            program.key("1" if turn % 2 and table.spots() else "space")
        table.comes_to(11)

    check("ten turns by keyboard", turns)

    def told():
        words = table.widget.asked
        for part in (r"^(Red|Blue): ", r"Drawn: \w.* \(tile \S+\)\."):
            if not re.search(part, words):
                raise Failure(f"“{words}” lacks “{part}”")

    check("the table tells whose turn it is and what was drawn", told)

    def mouse():
        turn = table.turn()
        table.propose()
        spots = table.spots()
        if spots:
            spots[0].click()
        else:
            program.find("Done", "push button").click()
        table.comes_to(turn + 1)
        program.hover(*program.find(re.compile(r"^Turn \d"), "label").middle)

    check("a figure by mouse", mouse)

    def undo():
        turn = table.turn()
        program.key("ctrl+z")
        table.comes_to(turn - 1)
        program.key("ctrl+shift+z")
        table.comes_to(turn)

    check("undo and redo", undo)

    def meanwhile():
        """The line says what the other did; V plays it again, and ends where the game is."""
        line = program.find(re.compile("^Meanwhile: .+ laid "), "push button")
        if "Red laid" in line.name and "Blue laid" in line.name:
            raise Failure(f"“{line.name}” tells of one's own tile")
        program.key("v")
        wait_until(lambda: not line.is_shown, "the line to go while somebody looks back")
        program.find(re.compile(r"^Turn \d+ of \d+, "), "label")
        program.find(re.compile("^Meanwhile: .+ laid "), "push button", timeout=20)

    def would_be():
        """Below each score stands what it would be if the game ended now; E hides and shows it."""
        words = re.compile(r"^If the game ended now: \d+")
        program.find(words, "label")
        program.key("e")
        program.gone(words, "label")
        program.key("e")
        program.find(words, "label")

    def look_back():
        turn = table.turn()
        program.key("h")
        slider = program.find("History", "slider")
        program.key("Page_Up", "Page_Up")
        table.comes_to(turn - 2)
        program.find(re.compile(rf"^Turn {turn - 2} of {turn}, (Red|Blue)$"), "label")
        program.key("Page_Down")
        table.comes_to(turn - 1)
        slider.click()
        wait_until(lambda: 1 < table.turn() < turn - 2, "the middle of the game")
        program.key("ctrl+Home")
        table.comes_to(1)
        program.key("ctrl+End")
        table.comes_to(turn)
        # Holding the tile over a place is no answer; laying it is.
        program.key("Page_Up", "Page_Up", "Page_Up")
        table.comes_to(turn - 3)
        table.propose()
        program.key("ctrl+End")
        table.comes_to(turn)
        program.key("Page_Up", "Page_Up", "Page_Up")
        table.comes_to(turn - 3)
        table.propose()
        program.key("space")
        table.comes_to(turn - 2)
        program.find("Now", "label")
        program.key("h")

    check("a look back, and on from there", look_back)
    check("what was done meanwhile, once more", meanwhile)
    check("what the points would be", would_be)

    def withdraw():
        table.propose()
        program.key("Escape")
        wait_until(lambda: not table.spots() and not PROPOSED.search(table.widget.name),
                   "the proposal to go")

    check("Escape takes the proposal back", withdraw)

    def end():
        program.find("Table Menu").click()
        program.find("End Game Now").press()
        # The last scoring is shown line by line, until somebody has seen enough.
        scoring = re.compile(r"^(Before the final scoring|Final scoring, \d+ of \d+)$")
        program.find(scoring, "label")
        program.key("space")
        paused = program.find("Play It Again", "push button")
        at = program.find(scoring, "label").name
        time.sleep(SCORING_LINE)
        if program.find(scoring, "label").name != at:
            raise Failure(f"Space did not stop at “{at}”")
        program.key("space")
        wait_until(lambda: paused.name == "Pause", "the scoring to go on")
        program.key("minus")
        program.find("Speed: 0.5×", "push button")
        program.key("Escape")
        program.gone(re.compile("^Final scoring,"), "label")
        program.find(re.compile("wins$|^A tie"), "label")
        program.find("Play Again", "push button").click()
        table.comes_to(1)

    check("the end, and another game", end)

    def leave():
        program.find("Leave the Table", "push button").click()
        program.find("Play Base Game", "push button")

    check("back to where Play was pressed", leave)


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    evidence = os.path.join(folder, "tilewright-play")
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
