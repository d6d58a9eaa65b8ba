#!/usr/bin/env python3
"""Holds the rules to the tests: test-coverage.py TOP

Every rule that the program carries out (data/rules, but those with played="false") is tested by a
case (its line "rules") or named by a test. A rule that is about other parts too (its "needs") waits
until all of these have their rules in data/rules. One check for each file of rules.

The words of a rule cannot say another number than the one that is counted: what an effect pays is
named in the statement of its rule (PARAM-009). The rules sheet tells of each effect: a rule of it
stands in a passage. Each shipped set belongs to rules that play it.
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


def shipped(top):
    """Returns file name -> root element, and the ids of the parts that have rules."""
    files = {}
    for path in sorted(glob.glob(os.path.join(top, "data", "rules", "*.xml"))):
        files[os.path.basename(path)] = tree.parse(path).getroot()
    parts = {root.get("part") for root in files.values() if root.get("part")}
    return files, parts


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


def is_due(rule, parts):
    """Whether the rule is carried out by now."""
    return rule.get("played") != "false" and set((rule.get("needs") or "").split()) <= parts


def unsaid(root):
    """Yields effects whose rules do not name the parameter that they pay."""
    statements = {
        rule.get("id"): " ".join(words.text or "" for words in rule.iter(f"{NAMESPACE}statement"))
        for rule in root.iter(f"{NAMESPACE}rule")
    }
    for effect in root.iter(f"{NAMESPACE}effect"):
        rules = [rule for rule in (effect.get("rules") or "").split() if rule in statements]
        # An effect without an amount hands out one of something, or says who gets the points.
        if effect.get("points") is None:
            continue
        wanted = "{" + effect.get("points")
        if effect.get("stage") != "divide" and not any(
            wanted + behind in statements[rule] for rule in rules for behind in "}:"
        ):
            yield f"{' '.join(rules)} should say {wanted}}}"


def untold(root, told):
    """Yields the rules of effects that the rules sheet tells nothing of."""
    for effect in root.iter(f"{NAMESPACE}effect"):
        rules = (effect.get("rules") or "").split()
        if not told.intersection(rules):
            yield f"{' or '.join(rules)} should stand in a <passage>"


def unplayed(top, files):
    """Yields shipped sets that no rules play."""
    played = set()
    for root in files.values():
        played.update((root.get("sets") or root.get("part") or "").split())
    with open(os.path.join(top, "data", "tile-sets", "order"), encoding="utf-8") as file:
        for name in file.read().split():
            if name not in played:
                yield f"{name} has no rules of its own: name it in sets=\"…\" of those of the base game"


def main(top):
    tap = Tap()
    (files, parts), tests = shipped(top), tested(top)
    passages = (passage for root in files.values() for passage in root.iter(f"{NAMESPACE}passage"))
    told = {rule for passage in passages for rule in passage.get("rules").split()}
    tap.check("each shipped set has rules", list(unplayed(top, files)))
    known = {}
    for name, root in files.items():
        rules = list(root.iter(f"{NAMESPACE}rule"))
        due = [rule.get("id") for rule in rules if is_due(rule, parts)]
        known.update((rule.get("id"), name) for rule in rules)
        tap.check(
            f"{name}: {len(due)} of {len(rules)} rules are carried out, and tested",
            [f"{rule} is not tested" for rule in due if rule not in tests],
        )
        tap.check(f"{name}: words say what is counted", list(unsaid(root)))
        tap.check(f"{name}: the rules sheet tells what is counted", list(untold(root, told)))
    prefixes = {rule.split("-")[0] for rule in known}
    tap.check(
        "cases test rules that there are",
        [
            f"{path} tests {rule}, which is no rule"
            for rule, path in tests.items()
            if path.endswith(".case") and rule.split("-")[0] in prefixes and rule not in known
        ],
    )
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
