#!/usr/bin/env python3
"""Takes rules that are data apart and looks whether a case notices.

mutate-rules.py TOOL DATA CASES [--least PERCENT] [--only NAME]

In a copy of the folder DATA each filter, condition, statement and attribute of the procedures in
rules/*.xml is left out once, and the TOOL plays the cases in the folder CASES. Says what no case
noticed: some of it is there for the reader, or means something together with another part alone.
Fails if fewer than PERCENT were noticed.
"""

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

PROCEDURE = re.compile(r"<(procedure|forbid|allow)\b.*?</\1>", re.DOTALL)
PARTS = (
    re.compile(r"<(?:where|give|move|stop|spend|remember|add|forget|change|skip|count|join|part|again|play)\b[^<>]*/>"),
    re.compile(r"<(not|any|none)\b[^<>]*>.*?</\1>", re.DOTALL),
    re.compile(r' (?:optional|duty|once|late|derived|paid|each-turn|each-part|if-parameter|if-symbol|'
               r'round|order|from|times)="[^"]*"'),
)


def parts_of(text):
    """Yields (begin, end) of all that can be left out of the procedures in @text."""
    for procedure in PROCEDURE.finditer(text):
        for pattern in PARTS:
            for match in pattern.finditer(text, *procedure.span()):
                yield match.span()


class Cases:
    """The cases, played with a copy of the data; those that are named after the rules come first."""

    def __init__(self, tool, data, folder):
        self.tool = tool
        self.paths = sorted(glob.glob(os.path.join(folder, "*.case")))
        self.environment = {**os.environ, "TILEWRIGHT_DATA_DIR": data}

    def pass_for(self, name):
        """Whether all cases pass with the rules @name as they are now."""
        own = [path for path in self.paths if name in os.path.basename(path)]
        rest = [path for path in self.paths if path not in own]
        return all(
            subprocess.run([self.tool, "test", *paths], env=self.environment, capture_output=True,
                           check=False).returncode == 0
            for paths in (own, rest) if paths
        )


def take_apart(path, cases):
    """Returns how many parts the rules at @path have, and words for those that no case noticed."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    name = os.path.basename(path).removesuffix(".xml")
    unnoticed = []
    parts = list(parts_of(text))
    for begin, end in parts:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text[:begin] + text[end:])
        if cases.pass_for(name):
            part = re.sub(r"\s+", " ", text[begin:end]).strip()
            unnoticed.append(f"{name}:{text.count(chr(10), 0, begin) + 1}: without {part[:100]}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return len(parts), unnoticed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("tool")
    parser.add_argument("data")
    parser.add_argument("cases")
    parser.add_argument("--least", type=int, default=80)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    tap = Tap()
    with tempfile.TemporaryDirectory(prefix="tilewright-rules-") as folder:
        data = os.path.join(folder, "data")
        shutil.copytree(options.data, data)
        cases = Cases(options.tool, data, options.cases)
        tap.check("all cases pass with the rules as they are", [] if cases.pass_for("") else ["they do not"])
        n_parts, unnoticed = 0, []
        for path in sorted(glob.glob(os.path.join(data, "rules", f"{options.only}*.xml"))):
            n, more = take_apart(path, cases)
            n_parts += n
            unnoticed += more
            for words in more:
                print(f"# {words}", flush=True)
    share = 100 * (n_parts - len(unnoticed)) / max(n_parts, 1)
    tap.check(f"{n_parts - len(unnoticed)} of {n_parts} parts were noticed ({share:.0f} %, at least {options.least} %)",
              unnoticed if share < options.least else [])
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
