#!/usr/bin/env python3
"""Holds the rules to the tests: test-coverage.py TOP

Every rule that the program carries out (data/rules, but those with played="false") is tested by a
case (its line "rules") or named by a test; rules that nobody knows are not tested. Parts listed in
REPORTED are not complete yet: what they lack is printed and does not fail.
"""

import glob
import os
import re
import sys
import xml.etree.ElementTree as tree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

NAMESPACE = "{urn:tilewright:rules:1}"
ID = re.compile(r"\b[A-Z]{2,12}-[0-9]{3}\b")
# Prefixes of ids that reach beyond the part they are shipped with: the turn knows the steps of all
# expansions, and most rules for parameters are about the editor.
REPORTED = {"TURN", "PARAM"}


def shipped(top):
    """Returns id -> whether the program carries the rule out."""
    rules = {}
    for path in sorted(glob.glob(os.path.join(top, "data", "rules", "*.xml"))):
        for rule in tree.parse(path).getroot().iter(f"{NAMESPACE}rule"):
            rules[rule.get("id")] = rule.get("played") != "false"
    return rules


def tested(top):
    """Returns id -> the first file that tests it."""
    found = {}
    for where, _, names in sorted(os.walk(os.path.join(top, "tests"))):
        for name in sorted(names):
            path = os.path.join(where, name)
            if not name.endswith((".case", ".c", ".py")) or name == os.path.basename(__file__):
                continue
            with open(path, encoding="utf-8") as file:
                for line in file:
                    # Of a case only what it says that it tests counts.
                    if not name.endswith(".case") or line.startswith("rules "):
                        for rule in ID.findall(line):
                            found.setdefault(rule, os.path.relpath(path, top))
    return found


def main(top):
    tap = Tap()
    rules, tests = shipped(top), tested(top)
    missing = [rule for rule, played in rules.items() if played and rule not in tests]
    tap.check(
        f"{len(rules)} rules are tested",
        [f"{rule} is not tested" for rule in missing if rule.split("-")[0] not in REPORTED],
    )
    known = {rule.split("-")[0] for rule in rules}
    tap.check(
        "cases test rules that there are",
        [
            f"{path} tests {rule}, which is no rule"
            for rule, path in tests.items()
            if path.endswith(".case") and rule.split("-")[0] in known and rule not in rules
        ],
    )
    for prefix in sorted(REPORTED):
        open_ones = [rule for rule in missing if rule.startswith(prefix)]
        if open_ones:
            print(f"# without a test so far: {' '.join(open_ones)}")
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
