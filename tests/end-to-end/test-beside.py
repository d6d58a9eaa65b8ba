#!/usr/bin/env python3
"""Plays in a second window beside the canvas: test-beside.py PROGRAM.

The table is torn off, what is edited on the canvas is seen in the running game, the tile that is
being edited comes into the hand, and the table goes back into the window.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, State, attempt, wait_until, xdotool
from tap import Tap

TABLE = "Tilewright: Table"
# How often the second window is opened and closed.
N_TIMES = 12
ARROWS = ("Right", "Down", "Left", "Up")
# Tiles that get another side of a city: how many further they are than the first, where one clicks,
# the edges before and after. Two turns leave one of the three undrawn: what lies on the table
# may not fit any more when it changes.
EDITS = {"A": (0, (0.5, 0.05), "FFRF", "CFRF"), "B": (1, (0.5, 0.05), "FFFF", "CFFF"),
         "E": (4, (0.5, 0.95), "CFFF", "CFCF")}


def window(program, name):
    """The window whose title begins with @name."""
    return wait_until(
        lambda: next((top for top in program.children() if top.name.startswith(name)), None), f"“{name}”"
    )


def raise_window(program, name):
    """Brings a window to the front and gives it the keyboard."""
    top = window(program, name)
    number = wait_until(lambda: program.window_of(top), f"“{name}” on the screen")
    xdotool("windowactivate", "--sync", number)
    return top


def table_of(program):
    return window(program, TABLE).find(re.compile("^Table$|: (legal|proposed)"), "table")


def wait_for_hand(program, tile, edges, what):
    """Waits until @tile lies in the hand with @edges, or a copy of it with something more on it."""
    table = table_of(program)
    wait_until(lambda: re.search(rf"\(tile {tile}\)", table.asked)
               and table.asked.count(" city") == edges.count("C"), what)


def lay(program):
    """Lays the tile in the hand; returns which it was."""
    table = table_of(program)
    # The tile is drawn a moment after the turn has begun.
    tile = wait_until(lambda: re.search(r"\(tile (\w+)\)", table.asked), "a tile in the hand").group(1)
    for arrow in ARROWS:
        program.key(arrow)
        try:
            wait_until(lambda: ": legal" in table.name, "a legal place", 2)
            break
        except Failure:
            continue
    program.key("Return")
    wait_until(lambda: ": proposed" in table.name, "the proposal")
    program.key("space")
    return tile


def play(tap, program):
    laid = []

    def check(name, action):
        attempt(tap, name, action)

    def tear_off():
        steps.open_base(program)
        program.key("F5")
        program.find(re.compile("^Lay the tile"), "label")
        program.find("Open in a Second Window", "push button").press()
        top = raise_window(program, TABLE)
        top.find(re.compile("^Lay the tile"), "label")
        steps.canvas(program, "A")

    check("the table goes into a second window, the canvas is back", tear_off)

    def two_turns():
        raise_window(program, TABLE)
        program.hover(*window(program, TABLE).find(re.compile(r"^Turn \d"), "label").middle)
        for turn in (2, 3):
            laid.append(lay(program))
            window(program, TABLE).find(f"Turn {turn}", "label")

    check("it is played there", two_turns)

    def buttons():
        """What is done by the table's own actions is done there, too."""
        top = raise_window(program, TABLE)
        top.find("Undo", "push button").click()
        top.find("Turn 2", "label")
        top.find("Redo", "push button").click()
        top.find("Turn 3", "label")
        top.find("New Game", "push button").click()
        top.find("Start Game", "push button")
        wait_until(lambda: top.find("Start Game", "push button").has(State.SENSITIVE), "a game to be started")
        program.key("Escape")
        top.find("Turn 3", "label")
        wait_until(lambda: table_of(program).is_shown, "the table")

    check("its buttons act there", buttons)

    def keys():
        """The list of keys stands before the window it was asked for in, and leads back to it."""
        top = raise_window(program, TABLE)
        table = table_of(program)
        wait_until(lambda: table.is_focused, "the table to have the focus")
        program.key("ctrl+question")
        program.find("Keyboard Shortcuts", "frame")
        program.key("Escape")
        program.gone("Keyboard Shortcuts", "frame")
        wait_until(lambda: top.has(State.ACTIVE) and table.is_focused, "the table to have the focus again")

    check("the keys are listed from there", keys)

    def edited():
        tile = next(tile for tile in EDITS if tile not in laid)
        return tile, *EDITS[tile]

    def turn_pages(key, n):
        if n > 0:
            program.key(*[key] * n)

    def edit():
        tile, n_further, place, before, after = edited()
        raise_window(program, "Base game")
        turn_pages("Page_Down", n_further)
        steps.wait_for_edges(program, tile, before)
        program.click(*steps.on_tile(program, tile, *place))
        steps.wait_for_edges(program, tile, after)
        program.key("t")
        toast = program.find("The tile lies in the hand", "label")
        toast.rest()
        if toast.point(0.5, 1)[1] > steps.on_tile(program, tile, 0.5, 0)[1]:
            raise Failure("the toast lies over the tile, where it takes clicks")
        wait_for_hand(program, tile, after, "the edited tile in the hand")
        window(program, TABLE).find("Turn 3", "label")

    check("the edited tile comes into the hand as it is now", edit)

    def spoil():
        # What lies on the table can be drawn anew, but not be another tile.
        tile, n_further, _, before, _ = edited()
        raise_window(program, "Base game")
        program.key("ctrl+z")
        steps.wait_for_edges(program, tile, before)
        wait_for_hand(program, tile, before, "the edit to be taken back")
        turn_pages("Page_Up", n_further)
        steps.wait_for_edges(program, "A", "FFRF")

    check("taking the edit back is seen there, too", spoil)

    def follow():
        """All edges of the start tile change: what was laid beside it does not fit any more."""
        raise_window(program, "Base game")
        program.key("Page_Down", "Page_Down", "Page_Down")
        steps.canvas(program, "D")
        for place, edges in (
            ((0.5, 0.05), "FRFR"), ((0.95, 0.5), "FCFR"), ((0.5, 0.95), "FCCR"), ((0.05, 0.5), "FCCC")
        ):
            # What lies there is selected first; only the south is empty.
            if edges != "FCCR":
                program.click(*steps.on_tile(program, "D", *place))
                program.find(re.compile("Click again"), "label")
            program.click(*steps.on_tile(program, "D", *place))
            steps.wait_for_edges(program, "D", edges)
        window(program, TABLE).find(re.compile("goes on with the tiles as they were"), "label")
        for _ in range(4):
            program.key("ctrl+z")
        window(program, TABLE).gone(re.compile("goes on with the tiles as they were"), "label")
        steps.wait_for_edges(program, "D", "CRFR")

    check("a game that cannot follow goes on as it was, and says so", follow)

    def back():
        raise_window(program, TABLE)
        program.key("w")
        program.wait_for_window_to_go(TABLE)
        program.find("Turn 3", "label")
        program.find("Open in a Second Window", "push button")

    check("the table goes back", back)

    def many_times():
        """A window that is closed is gone at once, whoever asks about it meanwhile."""
        for _ in range(N_TIMES):
            program.key("w")
            raise_window(program, TABLE)
            wait_until(lambda: table_of(program).is_focused, "the table to have the focus")
            program.key("w")
            program.wait_for_window_to_go(TABLE)
            program.find("Open in a Second Window", "push button")

    check("it goes there and back again and again", many_times)

    def close():
        program.key("w")
        raise_window(program, TABLE)
        wait_until(lambda: table_of(program).is_focused, "the table to have the focus")
        program.key("ctrl+w")
        program.find("Save the Game?")
        program.key("alt+u")
        program.wait_for_window_to_go(TABLE)
        steps.canvas(program, "D")

    check("closing it asks about the game", close)


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    program = Program([command], environment=steps.environment)
    try:
        play(tap, program)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(os.path.join(folder, "tilewright-beside"))
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
