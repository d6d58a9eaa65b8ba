#!/usr/bin/env python3
"""Tells what each expansion costs, and what it cost before.

Plays games of two with the base game, with each expansion of the Big Box and each PART added to
it, and with all of the Big Box, in turn, ROUNDS times, and prints the median games a second of
processor time and their share of the base game's in the same round. With --before the same games are
played by an older build as well, each right after the newer one, and how many times as many a second
there are now is told, too.
"""

import argparse
import json
import os
import statistics
import subprocess

from timing import seconds_of


def rate_of(bench, data, games, parts):
    """Returns games a second of processor time, with the data in a folder (None: as it is set)."""
    if data is not None:
        os.environ["TILEWRIGHT_DATA_DIR"] = data
    return games / seconds_of(bench, games, *parts)


def parts_of(tool, ruleset):
    """Returns the parts that a ruleset offers beside the base game, as TOOL lists them."""
    result = subprocess.run([tool, "list", "rulesets", "--json"], check=True, capture_output=True, text=True)
    return next(entry["offers"] for entry in json.loads(result.stdout) if entry["id"] == ruleset)


def main(options):
    offered = parts_of(options.tool, "big-box")
    mixes = [("base", []), *((part, [part]) for part in (*offered, *options.parts)), ("big-box", offered)]
    rates, older = ({name: [] for name, _ in mixes} for _ in range(2))
    data = os.environ.get("TILEWRIGHT_DATA_DIR")
    for _ in range(options.rounds):
        for name, mix in mixes:
            parts = ["base", *mix]
            rates[name].append(rate_of(options.bench, data, options.games, parts))
            if options.before:
                older[name].append(rate_of(*options.before, options.games, parts))
    print(f"{'with':24} {'games/s':>8}   of base{'   of before' if options.before else ''}")
    for name, _ in mixes:
        shares = [own / base for own, base in zip(rates[name], rates["base"])]
        line = f"{name:24} {statistics.median(rates[name]):8.0f}   {statistics.median(shares):7.2f}"
        if options.before:
            line += f"   {statistics.median(new / old for new, old in zip(rates[name], older[name])):9.2f}"
        print(line)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench", help="bench-games")
    parser.add_argument("tool", help="tilewright-tool")
    parser.add_argument("rounds", nargs="?", type=int, default=5)
    parser.add_argument("games", nargs="?", type=int, default=3000)
    parser.add_argument("parts", nargs="*", metavar="part")
    parser.add_argument("--before", nargs=2, metavar=("BENCH", "DATA"), help="bench-games and data of an older build")
    main(parser.parse_args())
