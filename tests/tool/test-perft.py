#!/usr/bin/env python3
"""Counts placements the slow way and compares: test-perft.py TOOL DATA-DIR PERFT.md

The reference shares nothing with the engine: it reads the tile sets with Python's own reader,
keeps the table as a dictionary of letters, and tries everything. What it counts has to be what
`tilewright-tool perft` counts, and what the published table says.
"""

import collections
import functools
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))
from tap import Tap  # noqa: E402

NAMESPACE = "{urn:tilewright:tile-set:1}"
LETTERS = {"city": "C", "road": "R", "river": "W"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def read_tiles(path):
    """Returns the four edge letters, the count and the copies at the start of each tile."""
    tiles = []
    for tile in ElementTree.parse(path).getroot().findall(NAMESPACE + "tile"):
        edges = ["F"] * 4
        for segment in tile:
            letter = LETTERS.get(segment.tag[len(NAMESPACE):])
            for name in segment.get("edges", "").split() if letter else []:
                edges["NESW".index(name)] = letter
        tiles.append((tuple(edges), int(tile.get("count", "1")), int(tile.get("start", "0"))))
    return tiles


@functools.lru_cache(maxsize=None)
def ways(edges, asked):
    """Returns how many of the four rotations agree with what the neighbours ask, and how many
    of those differ in their letters."""
    fitting = []
    for turn in range(4):
        turned = tuple(edges[(side - turn) % 4] for side in range(4))
        if all(letter is None or letter == turned[side] for side, letter in enumerate(asked)):
            fitting.append(turned)
    return tuple(fitting), len(set(fitting))


def open_places(table):
    """Returns what each free place beside a tile is asked for: north, east, south, west."""
    asked = collections.defaultdict(lambda: [None] * 4)
    for (x, y), edges in table.items():
        for side, (dx, dy) in enumerate(STEPS):
            place = (x + dx, y + dy)
            if place not in table:
                asked[place][(side + 2) % 4] = edges[side]
    return {place: tuple(letters) for place, letters in asked.items()}


def count(table, bag, depth):
    """Returns the numbers of sequences of @depth placements: all rotations, and differing ones."""
    raw = distinct = 0
    places = open_places(table)
    for tile, left in enumerate(bag):
        if left[1] == 0:
            continue
        for place, asked in places.items():
            fitting, n_differing = ways(left[0], asked)
            if depth == 1:
                raw += len(fitting)
                distinct += n_differing
                continue
            left[1] -= 1
            for turned, times in collections.Counter(fitting).items():
                table[place] = turned
                below = count(table, bag, depth - 1)
                raw += times * below[0]
                distinct += below[1]
                del table[place]
            left[1] += 1
    return raw, distinct


def reference(data_dir, sets, depth):
    """Returns the counts by depth; the first set with a start tile gives it."""
    bag, table = [], {}
    for name in sets:
        for edges, n_copies, n_start in read_tiles(f"{data_dir}/tile-sets/{name}.xml"):
            if n_start and not table:
                table[(0, 0)] = edges
                n_copies -= 1
            bag.append([edges, n_copies])
    return [count(table, bag, d) for d in range(1, depth + 1)]


def counted(tool, sets, depth):
    result = subprocess.run([tool, "perft", "--use", ",".join(sets), "--depth", str(depth), "--json"],
                            capture_output=True, text=True, check=True)
    return [(row["raw"], row["distinct"]) for row in json.loads(result.stdout)["depths"]]


def published(path):
    """Returns the rows of the table: sets, and the counts by depth."""
    rows = collections.defaultdict(list)
    with open(path, encoding="utf-8") as document:
        for line in document:
            match = re.fullmatch(r"\| ([a-z, -]+) \| (\d) \| ([\d ]+) \| ([\d ]+) \|", line.strip())
            if match:
                numbers = tuple(int(match[i].replace(" ", "")) for i in (3, 4))
                assert len(rows[match[1]]) == int(match[2]) - 1, line
                rows[match[1]].append(numbers)
    return rows


def main(tool, data_dir, document):
    tap = Tap()
    rows = published(document)
    tap.check("the table has rows", [] if len(rows) >= 3 else [f"{len(rows)} rows"])
    for words, numbers in rows.items():
        sets = words.split(", ")
        by_tool = counted(tool, sets, len(numbers))
        tap.check(f"{words}: the table is what the engine counts",
                  [] if by_tool == numbers else [f"counted {by_tool}", f"table {numbers}"])
        # Three deep for the base game; elsewhere the third takes the slow way too long.
        depth = 3 if sets == ["base"] else 2
        by_hand = reference(data_dir, sets, depth)
        tap.check(f"{words}: the slow way counts the same, {depth} deep",
                  [] if by_hand == numbers[:depth] else [f"slowly {by_hand}", f"table {numbers}"])
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
