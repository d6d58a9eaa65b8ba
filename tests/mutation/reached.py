"""Which tests carry out which of the changed statements: no other test can notice the change.

Programs with branches (branches.py) say so themselves.
"""

import glob
import hashlib
import json
import os
import time

import branches


def digest(source):
    """Returns what stands for all code of the tree at @source."""
    found = hashlib.sha256()
    for top in ("app", "engine", "tests"):
        for path in sorted(glob.glob(os.path.join(source, top, "**", "*.[ch]"), recursive=True)):
            with open(path, "rb") as file:
                found.update(path.encode() + b"\0" + file.read())
    return found.hexdigest()


class Reached:
    """What each test carries out and how long it takes: found once for a state of the tree at @source,
    and kept in @folder."""

    def __init__(self, source, folder):
        self.source = source
        self.kept = os.path.join(folder, "reached.json")
        self.told = os.path.join(folder, "seen")
        self.numbers, self.seconds = {}, {}

    def find(self, tests, run):
        """Runs all of @tests by @run; returns the name of one that fails, or None."""
        state = [digest(self.source), sorted(test["name"] for test in tests)]
        if os.path.exists(self.kept):
            with open(self.kept, encoding="utf-8") as file:
                kept = json.load(file)
            if kept["state"] == state:
                self.numbers, self.seconds = kept["numbers"], kept["seconds"]
                return None
        for test in tests:
            if os.path.exists(self.told):
                os.remove(self.told)
            begin = time.monotonic()
            if not run(test, {branches.SEEN: self.told}):
                return test["name"]
            self.seconds[test["name"]] = time.monotonic() - begin
            self.numbers[test["name"]] = []
            if os.path.exists(self.told):
                with open(self.told, encoding="utf-8") as file:
                    self.numbers[test["name"]] = sorted({int(line) for line in file})
        with open(self.kept, "w", encoding="utf-8") as file:
            json.dump({"state": state, "numbers": self.numbers, "seconds": self.seconds}, file)
        return None

    def may_notice(self, test, number):
        return number in self.numbers[test]
