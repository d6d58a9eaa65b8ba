"""Which tests carry out which functions, by a build that counts.

A test that never enters the function that was broken cannot notice it, and need not be run.
"""

import glob
import hashlib
import json
import os
import subprocess


def digest(source):
    """Returns what stands for all code of the tree at @source."""
    found = hashlib.sha256()
    for top in ("app", "engine", "tests"):
        for path in sorted(glob.glob(os.path.join(source, top, "**", "*.[ch]"), recursive=True)):
            with open(path, "rb") as file:
                found.update(path.encode() + b"\0" + file.read())
    return found.hexdigest()


def objects(build):
    """The counts of what belongs to the program, not of its tests."""
    return [path for top in ("app", "engine")
            for path in glob.glob(os.path.join(build, top, "**", "*.gcda"), recursive=True)]


def functions(build, source):
    """Yields (file, first line, last line, whether it was carried out) by what was counted last."""
    counted = objects(build)
    for start in range(0, len(counted), 100):
        said = subprocess.run(["gcov", "--json-format", "--stdout", *counted[start : start + 100]],
                              cwd=build, capture_output=True, text=True, check=True).stdout
        for line in said.splitlines():
            entry = json.loads(line)
            for file in entry["files"]:
                path = os.path.join(entry["current_working_directory"], file["file"])
                name = os.path.relpath(os.path.realpath(path), os.path.realpath(source))
                for function in file["functions"]:
                    yield name, function["start_line"], function["end_line"], function["execution_count"] > 0


class Reached:
    """What each test carries out, found once for a state of the tree and kept in @folder."""

    def __init__(self, source, folder):
        self.source = source
        self.build = os.path.join(folder, "counting")
        self.kept = os.path.join(folder, "reached.json")
        self.all, self.by_test = {}, {}

    def find(self, suites):
        """Fills in what the tests of @suites, {suite: tests}, carry out."""
        state = [digest(self.source), sorted(suites)]
        if os.path.exists(self.kept):
            with open(self.kept, encoding="utf-8") as file:
                kept = json.load(file)
            if kept["state"] == state:
                self.all, self.by_test = kept["all"], kept["by_test"]
                return
        if not os.path.exists(os.path.join(self.build, "build.ninja")):
            subprocess.run(["meson", "setup", self.build, self.source, "-Db_coverage=true", "-Doptimization=0"],
                           capture_output=True, check=True)
        subprocess.run(["ninja", "-C", self.build, "-j", "2"], capture_output=True, check=True)
        listed = subprocess.run(["meson", "introspect", "--tests", self.build],
                                capture_output=True, text=True, check=True).stdout
        names = {test["name"] for tests in suites.values() for test in tests}
        for test in json.loads(listed):
            if test["name"] in names:
                self.by_test[test["name"]] = self.run(test)
        with open(self.kept, "w", encoding="utf-8") as file:
            json.dump({"state": state, "all": self.all, "by_test": self.by_test}, file)

    def run(self, test):
        """Returns {file: lines of functions that @test carries out}."""
        for path in objects(self.build):
            os.remove(path)
        subprocess.run(test["cmd"], env={**os.environ, **test["env"]}, cwd=test["workdir"] or self.build,
                       capture_output=True, check=False)
        found = {}
        for name, first, last, was_run in functions(self.build, self.source):
            if [first, last] not in self.all.setdefault(name, []):
                self.all[name].append([first, last])
            if was_run:
                found.setdefault(name, []).append([first, last])
        return found

    def may_notice(self, test, name, line):
        """Whether @test carries out what stands in @line of the file @name, as far as is known."""
        around = [lines for lines in self.all.get(name, []) if lines[0] <= line <= lines[1]]
        here = self.by_test.get(test, {}).get(name, [])
        return not around or any(lines in here for lines in around)
