#!/usr/bin/env python3
"""Draws all shapes of Inns & Cathedrals from nothing: test-stopwatch.py PROGRAM TILE-SET.

Every tile with mouse and pen keys as a person would, on one blank tile after the other. Strokes
(clicks and drags) are counted, and the file that is saved must say what the shipped one says.
"""

import os
import re
import shutil
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from designer import EAST, MIDDLE, NORTH, SOUTH, WEST, Designer
from driver import Failure, Program, attempt, wait_until
from tap import Tap

NAMESPACE = "{urn:tilewright:tile-set:1}"
BLANK = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="mine">
  <title>Mine</title>
  <tile id="EA"/>
</tile-set>
"""
# What the job was to take: a little more than three strokes a shape.
MOST_STROKES = 54
# Where the wall of a city in the north can be pulled at; its outline is the same on every tile.
WALL = (0.74, 0.235)

# Pens by their keys, drags by their stops, clicks by one, symbols from the shelf by name and place.
TILES = {
    "EA": ["r", (SOUTH, WEST), ("Inn", SOUTH)],
    "EB": ["r", (EAST, WEST), ("Inn", WEST), ("Garden", (0.5, 0.2))],
    "EC": ["r", (EAST, MIDDLE), (SOUTH, MIDDLE), (WEST, MIDDLE), ("Inn", EAST), ("Inn", WEST)],
    "ED": ["r", ("Monastery", MIDDLE), (EAST, MIDDLE), (WEST, MIDDLE)],
    "EE": ["r", (NORTH, WEST), (EAST, SOUTH)],
    "EF": ["c", (NORTH, WEST), "r", (EAST, (0.25, 0.25))],
    "EG": ["c", NORTH, (WALL, (0.99, 0.99))],
    "EH": ["c", NORTH, EAST, SOUTH, WEST, ("Garden", MIDDLE)],
    "EI": ["c", NORTH, SOUTH, "r", (EAST, MIDDLE), (WEST, MIDDLE), "p", (MIDDLE, (0.5, 0.15)),
           (MIDDLE, (0.5, 0.85))],
    "EJ": ["c", NORTH, "r", (SOUTH, (0.5, 0.18))],
    "EK": ["c", (NORTH, EAST, SOUTH, WEST), ("Cathedral", MIDDLE)],
    "EL": ["c", (NORTH, WEST), "r", (EAST, SOUTH), ("Coat of arms", (0.06, 0.3)), ("Inn", EAST)],
    "EM": ["c", NORTH, "r", (SOUTH, WEST), ("Inn", SOUTH)],
    "EN": ["c", (NORTH, WEST), "r", (SOUTH, (0.25, 0.25)), ("Inn", SOUTH)],
    "EO": ["c", NORTH, EAST, WEST],
    "EP": ["c", (NORTH, WEST), SOUTH, ("Coat of arms", NORTH)],
    "EQ": ["c", (EAST, WEST), "r", (NORTH, MIDDLE), (SOUTH, MIDDLE), ("Coat of arms", EAST)],
}


def is_point(step):
    return isinstance(step, tuple) and isinstance(step[0], float)


def draw(designer, steps):
    """One tile; returns how many strokes it took."""
    strokes = 0
    for step in steps:
        if isinstance(step, str):
            designer.program.key(step)
            continue
        strokes += 1
        if is_point(step):
            designer.click(step)
        elif isinstance(step[0], str):
            designer.drop(*step)
        else:
            designer.drag(*step)
        # What lies there, not how quickly, is the matter here.
        time.sleep(0.15)
    return strokes


def meaning(tile):
    """What a tile's element says, whatever the order and the names in it."""
    parts = []
    for element in tile:
        if not isinstance(element.tag, str) or element.tag.endswith("variant"):
            continue
        ends = sorted(re.sub(":.*", "", word) for word in element.get("end", "").split())
        words = [element.tag.removeprefix(NAMESPACE)]
        for name in ("edges", "corners", "coats", "symbols"):
            words.append(" ".join(sorted(element.get(name, "").split())))
        parts.append((*words, " ".join(ends)))
    return sorted(parts)


def differences(path, shipped):
    """What the file at @path says otherwise than the shipped one, tile by tile in their order."""
    mine, theirs = (list(ElementTree.parse(name).getroot().iter(NAMESPACE + "tile")) for name in (path, shipped))
    problems = [] if len(mine) == len(theirs) else [f"{len(mine)} tiles, not {len(theirs)}"]
    for tile, wanted in zip(mine, theirs):
        if meaning(tile) != meaning(wanted):
            problems.append(f"{wanted.get('id')}: {meaning(tile)} where {meaning(wanted)} is wanted")
    return problems


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-stopwatch-")
    path = os.path.join(folder, "mine.xml")
    shipped = os.path.join(os.path.dirname(tile_set), "inns-and-cathedrals.xml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(BLANK)
    program = Program([command, path])
    strokes = 0
    try:
        designer = Designer(program)
        start = time.monotonic()
        for number, (tile, steps) in enumerate(TILES.items()):
            if number > 0:
                attempt(tap, f"a blank tile for {tile}", designer.blank)
            else:
                program.hover(*designer.at(0.5, -0.08))
            strokes += draw(designer, steps)
        elapsed = time.monotonic() - start
        print(f"# {len(TILES)} shapes, {strokes} strokes, {elapsed:.0f} s by a machine")
        program.key("ctrl+s")
        wait_until(lambda: open(path, encoding="utf-8").read().count("<tile ") == len(TILES), "the file to be saved")
        tap.check("what was drawn is what is shipped", differences(path, shipped))
        tap.check(
            "it took no more strokes than planned",
            [] if strokes <= MOST_STROKES else [f"{strokes} strokes, {MOST_STROKES} planned"],
        )
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "stopwatch"))
        program.stop()
    shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
