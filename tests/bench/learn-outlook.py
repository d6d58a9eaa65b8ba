#!/usr/bin/env python3
"""Learns what the facts of an outlook are worth from pairs that outlook-pairs has written.

  learn-outlook.py [--old WEIGHTS.c] FILE… > outlook-weights.c

Least squares, drawn a little towards --old (what the players that made the pairs thought, or that a point now
is a point at the end) and towards equal weights at moments that follow one another. Says on standard
error how well the weights foretell a fifth of the pairs that was kept from them. Needs numpy.
"""

import argparse
import re
import sys
from pathlib import Path

import numpy

MOMENTS = 4
HEADER = Path(__file__).parents[2] / "engine/player/outlook.h"
PULL = 60.0  # towards the old weights, in pairs
SMOOTH = 100.0  # towards the neighbouring moments, in pairs


def fact_names():
    """The facts in the order of TwOutlookFact, as they are written in C."""
    text = HEADER.read_text()
    of = re.findall(r"TW_OUTLOOK_OF_(\w+)[,\n]", text.split("TwOutlookOf;")[0].rsplit("typedef enum", 1)[1])
    names = []
    for line in text.split("} TwOutlookFact;")[0].rsplit("typedef enum", 1)[1].splitlines():
        name = re.match(r"\s*TW_OUTLOOK_(\w+)", line)
        if not name:
            continue
        if name[1] in ("ROADS", "CITIES", "PLACES"):
            names += [f"OF ({name[1]}, {fact})" for fact in of]
        else:
            names.append(f"[TW_OUTLOOK_{name[1]}]")
    return names


def read_weights(path, names):
    """The weights of a file that this program wrote."""
    rows = dict(re.findall(r"^  (\S.*?)\s*= \{(.*)\},$", Path(path).read_text(), re.M))
    return numpy.array([[float(number.rstrip("f ")) for number in rows[name].split(",")] for name in names])


def read_pairs(paths, n_facts):
    row = n_facts + MOMENTS + 1
    parts = [numpy.fromfile(path, dtype=numpy.float32) for path in paths]
    return numpy.concatenate([part[: len(part) // row * row].reshape(-1, row) for part in parts]).astype(float)


def fit(x, y, old):
    n = x.shape[1]
    near = numpy.eye(n) * PULL
    for i in range(n - 1):
        if (i + 1) % MOMENTS:
            near[i, i] += SMOOTH
            near[i + 1, i + 1] += SMOOTH
            near[i, i + 1] -= SMOOTH
            near[i + 1, i] -= SMOOTH
    return numpy.linalg.solve(x.T @ x + near, x.T @ y + PULL * old)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--old")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    names = fact_names()
    if options.old:
        old = read_weights(options.old, names).ravel()
    else:
        old = numpy.repeat([1.0 if "NOW" in name or "_FIELDS" in name else 0.0 for name in names], MOMENTS)
    rows = read_pairs(options.files, len(names))
    numpy.random.default_rng(1).shuffle(rows)
    facts, moments, y = rows[:, : len(names)], rows[:, len(names) : -1], rows[:, -1]
    x = (facts[:, :, None] * moments[:, None, :]).reshape(len(rows), -1)
    kept = len(rows) // 5
    trial = fit(x[kept:], y[kept:], old)
    print(
        f"{len(rows)} pairs; standard deviation {y.std():.2f}, of what is not foretold "
        f"{(y[:kept] - x[:kept] @ trial).std():.2f}, by the old weights {(y[:kept] - x[:kept] @ old).std():.2f}",
        file=sys.stderr,
    )
    print(
        "/* What the facts about a position are worth: learned, see tests/bench/learn-outlook.py. */\n"
        '#include "engine/player/outlook.h"\n\n'
        "#define OF(sort, fact) [TW_OUTLOOK_##sort + TW_OUTLOOK_OF_##fact]\n\n"
        "/* clang-format off */\n\n"
        "/* Points at the end of the game, from the last tile to the first. */\n"
        "const TwOutlookWeights tw_outlook_weights = { .rivals = 1, .weight = {"
    )
    for name, weights in zip(names, fit(x, y, old).reshape(-1, MOMENTS)):
        print(f"  {name:<28} = {{ " + ", ".join(f"{weight:6.2f}f" for weight in weights) + " },")
    print("} };")


if __name__ == "__main__":
    main()
