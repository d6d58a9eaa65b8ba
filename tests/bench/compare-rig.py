#!/usr/bin/env python3
"""Compares the engine with the bare rig: compare-rig.py RIG BENCH-GAMES [PAIRS [GAMES [PART…]]]

Runs the two in turn, so that a machine that is busy is busy for both, and prints the ratio of
their processor times pair by pair: 1 would be as fast as the rig. What they need before the first
game is taken off. With an earlier build's bench-games for RIG it tells what a change costs.
"""

import statistics
import sys

from timing import seconds_of


def main(rig, bench, pairs=7, games=20000, *parts):
    pairs, games = int(pairs), int(games)
    ratios, rates = [], []
    for _ in range(pairs):
        rig_seconds = seconds_of(rig, games)
        own_seconds = seconds_of(bench, games, *(parts or ["base"]))
        ratios.append(rig_seconds / own_seconds)
        rates.append((games / rig_seconds, games / own_seconds))
    print("pair   rig games/s   engine games/s   ratio")
    for number, (rate, ratio) in enumerate(zip(rates, ratios), 1):
        print(f"{number:4}   {rate[0]:11.0f}   {rate[1]:14.0f}   {ratio:5.2f}")
    print(f"ratio: median {statistics.median(ratios):.2f}, least {min(ratios):.2f}, "
          f"greatest {max(ratios):.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
