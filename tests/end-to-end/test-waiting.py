#!/usr/bin/env python3
"""Draws, tries and draws again: test-waiting.py PROGRAM.

A game that only tries what is drawn waits while one draws, goes on with the tiles as they are then, and one
key on a tile goes to a game in which it is drawn.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import positions
import steps
from driver import Failure, Program, State, attempt, wait_until
from tap import Tap

ARROWS = ("Right", "Down", "Left", "Up")
KEPT = "The game waits: Go On leads back to it"


def wait_for_hand(program, tile):
    wait_until(lambda: re.search(rf"\(tile {tile}\)", steps.table(program).asked),
               f"tile {tile} in the hand")


def lay(program):
    positions.park_pointer(program)
    table = steps.table(program)
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


def press_space_on(program, grid, tile):
    cell = program.find(grid, "table").find(re.compile(f"^Tile {tile}, "), "table cell")
    cell.click()
    wait_until(lambda: cell.is_focused or cell.has(State.SELECTED), f"tile {tile} to be chosen")
    program.key("space")
    wait_for_hand(program, tile)


def leave(program):
    program.find("Leave the Table", "push button").click()
    program.find("Go On", "push button")


def play(tap, program):
    def check(name, action):
        attempt(tap, name, action)

    def waits():
        steps.open_base(program)
        steps.canvas(program, "A")
        program.click(*steps.on_tile(program, "A", 0.5, 0.05))
        steps.wait_for_edges(program, "A", "CFRF")
        program.key("F5")
        program.find("Turn 1", "label")
        program.find("Leave the Table", "push button").click()
        # Whatever lies first decides what fits next: beside a monastery, each tile that has a field.
        press_space_on(program, "Tiles of the Set", "B")
        steps.wait_for_table_focus(program)
        lay(program)
        program.find("Turn 2", "label")
        leave(program)
        program.find(KEPT, "label")
        steps.canvas(program, "B")

    check("a game that only tries the set waits, and nobody is asked", waits)

    def goes_on():
        program.key("F5")
        program.find("Turn 2", "label")
        leave(program)

    check("Play goes on with it", goes_on)

    def from_strip():
        press_space_on(program, "Tiles of the Set", "D")
        program.find("Turn 2", "label")
        leave(program)

    check("Space on a tile of the strip brings it into the hand", from_strip)

    def from_set():
        program.key("alt+2")
        wait_until(lambda: program.focused("All Tiles of the Set", "table"), "the Set page")
        press_space_on(program, "All Tiles of the Set", "E")
        leave(program)

    check("and on one of the set", from_set)

    def edited():
        """With the hand's own tile as it was changed meanwhile."""
        program.key("alt+1")
        program.find("Tiles of the Set", "table").find(re.compile("^Tile E, "), "table cell").click()
        steps.canvas(program, "E")
        program.click(*steps.on_tile(program, "E", 0.5, 0.95))
        steps.wait_for_edges(program, "E", "CFCF")
        program.key("F5")
        wait_until(lambda: steps.table(program).asked.count(" city") == 2, "the tile as it is now")
        leave(program)

    check("it follows what is drawn", edited)

    def ended():
        program.find("End It", "label").click()
        program.gone("Go On", "push button")
        program.key("F5")
        program.find("Turn 1", "label")

    check("until it is ended", ended)


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
            program.keep_evidence(os.path.join(folder, "tilewright-waiting"))
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
