#!/usr/bin/env python3
"""The main job in the real window: test-main-job.py PROGRAM.

Opens the base set, edits a tile, saves, opens the file again, plays ten turns, quits: once by
pointer, once by keyboard.
"""

import os
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import OPENGL, Failure, Program
from tap import Tap

NAMESPACE = "{urn:tilewright:tile-set:1}"
MOST_CLICKS = 12
TURNS = 10


def tile_a(path):
    """What the file says of tile A: element names with their attributes."""
    root = ElementTree.parse(path).getroot()
    tile = next(tile for tile in root.iter(NAMESPACE + "tile") if tile.get("id") == "A")
    return {part.tag.removeprefix(NAMESPACE): dict(part.attrib) for part in tile}


EXPECTED = {
    "monastery": {},
    "road": {"edges": "S", "end": "monastery", "symbols": "inn"},
    "city": {"edges": "N", "coats": "1"},
    "variant": {"id": "W", "count": "1", "decoration": "highwaymen"},
}


def check_file(path):
    found = tile_a(path)
    if found != EXPECTED:
        raise Failure(f"tile A was saved as {found}")


def check_again(command, path):
    """The saved file opens as it was saved."""
    program = Program([command, path], environment=steps.environment)
    try:
        steps.wait_for_title(program, "Base game")
        steps.wait_for_edges(program, "A", "CFRF")
    finally:
        program.stop()


def quit_program(program):
    """The set is saved, and the game was a trial; the program asks about nothing."""
    program.key("ctrl+q")
    if program.wait_for_end() != 0:
        raise Failure("the program did not end well")


def do_job(tap, command, folder, way, actions):
    # Each way begins with nothing recent, else its set is not the only one of that name.
    home = os.path.join(folder, way)
    os.mkdir(home)
    renderer = OPENGL if way == "pointer" else {}
    program = Program([command], os.path.join(folder, f"{way}.log"),
                      {**steps.environment, **renderer, "XDG_DATA_HOME": home})
    path = os.path.join(folder, f"{way}.xml")

    def check(name, action):
        try:
            action()
            tap.check(f"{way}: {name}", [])
        except Failure as failure:
            program.keep_evidence(folder)
            tap.check(f"{way}: {name}", [str(failure)])
            raise

    def count():
        strokes = program.n_clicks + program.n_drags
        print(f"# {way}: {strokes} clicks and drags, {program.n_keys} keys from start to table")
        if strokes > (MOST_CLICKS if way == "pointer" else 0):
            raise Failure(f"{strokes} clicks and drags")

    try:
        check("open the base set", lambda: actions["open"](program))
        check("a city with a coat of arms, an inn", lambda: actions["edit"](program))
        check("save a copy", lambda: actions["save"](program, path))
        check("the file says so", lambda: check_file(path))
        check("play", lambda: actions["play"](program))
        check("few strokes", count)
        player = steps.Player(program)
        for turn in range(TURNS):
            check(f"turn {turn + 1}", lambda t=turn: actions["turn"](player, t % 2 == 0))
        check("quit", lambda: quit_program(program))
        check("open it again", lambda: check_again(command, path))
    except Failure:
        print(f"# evidence is in {folder}")
    finally:
        program.stop()


def main(command):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-main-job-")
    do_job(tap, command, folder, "pointer", {
        "open": steps.open_base, "edit": steps.edit_tile, "save": steps.save_as,
        "play": steps.play, "turn": steps.Player.play_turn,
    })
    do_job(tap, command, folder, "keyboard", {
        "open": steps.open_base_by_keys, "edit": steps.edit_tile_by_keys,
        "save": steps.save_as_by_keys, "play": steps.play_by_keys,
        "turn": steps.Player.play_turn_by_keys,
    })
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
