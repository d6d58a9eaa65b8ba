#!/usr/bin/env python3
"""Tells what each expansion costs: compare-parts.py BENCH-GAMES TOOL [ROUNDS [GAMES [PART…]]]

Plays games of two with the base game, with each expansion of the Big Box and each PART added to
it, and with all of the Big Box, in turn, ROUNDS times, and prints the median games a second of
processor time and their share of the base game's in the same round.
"""

import json
import statistics
import subprocess
import sys

from timing import seconds_of


def rate_of(bench, games, parts):
    """Returns games a second of processor time."""
    return games / seconds_of(bench, games, *parts)


def parts_of(tool, ruleset):
    """Returns the parts that a ruleset offers beside the base game, as TOOL lists them."""
    result = subprocess.run([tool, "list", "rulesets", "--json"], check=True, capture_output=True, text=True)
    return next(entry["offers"] for entry in json.loads(result.stdout) if entry["id"] == ruleset)


def main(bench, tool, rounds=5, games=3000, *more):
    rounds, games = int(rounds), int(games)
    parts = parts_of(tool, "big-box")
    mixes = [("base", []), *((part, [part]) for part in (*parts, *more)), ("big-box", parts)]
    rates = {name: [] for name, _ in mixes}
    for _ in range(rounds):
        for name, mix in mixes:
            rates[name].append(rate_of(bench, games, ["base", *mix]))
    print(f"{'with':24} {'games/s':>8}   of base")
    for name, _ in mixes:
        shares = [own / base for own, base in zip(rates[name], rates["base"])]
        print(f"{name:24} {statistics.median(rates[name]):8.0f}   {statistics.median(shares):7.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
