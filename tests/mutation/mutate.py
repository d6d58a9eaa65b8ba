#!/usr/bin/env python3
"""Breaks the rules engine and the program's models on purpose and looks whether a test notices.

mutate.py TOP [--mutants N] [--seed S] [--least PERCENT] [--only START] [--folder DIR] [--list]

Takes a seeded sample of small changes to what SOURCES lists (a comparison, a constant, an operator,
a branch turned round), puts all of them into a copy of TOP (see branches.py), builds it once with
sanitizers, and for one change after the other runs those tests without a display that carry out what
is changed until one fails. The tree itself is never touched.
Says which changes nobody noticed, and fails if fewer than PERCENT were noticed. --only takes files
whose path begins with START.

With --folder the copy, its build and the results stay there, and a run that was stopped goes on
where it was: what was noticed on the same source is not tried again. --list prints the sample.
"""

import argparse
import glob
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import branches
from reached import Reached
from tap import Tap

# Files, and the suites that are about them. Of the program, what can be tested without a display.
RULES = ("cases", "engine", "format")
MODELS = ("app",)
SOURCES = {
    "engine/game/*.c": RULES,
    "engine/board/*.c": RULES,
    "engine/expansion/*.c": RULES,
    "engine/tile/*.c": RULES,
    "engine/set/*.c": RULES,
    "app/game/*.c": MODELS,
    "app/document/*.c": MODELS,
    "app/gallery/edge-patterns.c": MODELS,
    "app/gallery/pattern-*.c": MODELS,
    "app/gallery/set-difference.c": MODELS,
    "app/gallery/set-numbers.c": MODELS,
    "app/gallery/tile-*.c": MODELS,
    "app/localise/text-table*.c": MODELS,
}
# What only checks others for the tests: breaking it shows nothing about the rules.
LEFT_OUT = {"engine/game/invariants.c"}
# The variable that names the program that tests of pictures start.
DECODER = "TILEWRIGHT_PICTURE_DECODER"
# A test that takes so much longer on broken code than on sound code, and at least so many seconds,
# hangs, which somebody would notice.
LONGER = 5
SECONDS = 60
# Who notices what does not compile.
COMPILER = "the compiler"
# A test that takes more memory than sound code ever does would take all there is.
MEGABYTES = 6000

# What is turned into what, outside comments, texts and preprocessor lines.
SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
    "0": "1", "1": "0", "2": "3", "3": "2", "4": "3", "8": "7",
    "TRUE": "FALSE", "FALSE": "TRUE",
}  # fmt: skip
TOKEN = re.compile(
    r"\bif \(|\b(?:TRUE|FALSE)\b|(?<![\w.])[0-9]+(?![\w.])"
    r"|(?<= )(?:<=|>=|==|!=|&&|\|\||\+=|-=|<|>|\+|-)(?= |$)",
    re.MULTILINE,
)
# Places where a change means nothing, or something that no test can be about.
EXEMPT = re.compile(r"g_return_|g_assert|G_DEFINE|G_N_ELEMENTS \(|static const|case \d|\[[0-9]+\]")
QUIET = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^#[^\n]*', re.S | re.M)


def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def closing(code, start):
    """Returns the index behind the bracket that closes the one at @start."""
    depth = 0
    for at in range(start, len(code)):
        depth += (code[at] == "(") - (code[at] == ")")
        if depth == 0:
            return at + 1
    return -1


def sites(path, text):
    """Yields (begin, end, replacement) for each change that can be made in @text."""
    code = QUIET.sub(blank, text)
    for match in TOKEN.finditer(code):
        begin, end, word = match.start(), match.end(), match.group()
        line = code[code.rfind("\n", 0, begin) + 1 : code.find("\n", begin)]
        if EXEMPT.search(line):
            continue
        if word == "if (":
            close = closing(code, end - 1)
            if close > 0:
                yield end, close - 1, f"!({text[end:close - 1]})"
        elif word == "<" and re.match(r"\s*for \(", line):
            # One round too many mostly reads what nobody owns; one too few has to be seen.
            yield begin, end, "+ 1 <"
        elif word in SWAPS:
            yield begin, end, SWAPS[word]


def all_mutants(top):
    """Returns every change as a dictionary, in a fixed order."""
    mutants = []
    for pattern, suites in SOURCES.items():
        for path in sorted(glob.glob(os.path.join(top, pattern))):
            name = os.path.relpath(path, top)
            if name in LEFT_OUT:
                continue
            with open(path, encoding="utf-8") as file:
                text = file.read()
            functions = branches.bodies(QUIET.sub(blank, text))
            digest = hashlib.sha256(text.encode()).hexdigest()[:12]
            for begin, end, new in sites(name, text):
                mutants.append(
                    {
                        "file": name,
                        "line": text.count("\n", 0, begin) + 1,
                        "begin": begin,
                        "end": end,
                        "old": text[begin:end],
                        "new": new,
                        "source": digest,
                        "suites": suites,
                        "inside": any(first <= begin < last for first, last in functions),
                    }
                )
    return mutants


def changed(text, mutant):
    return text[: mutant["begin"]] + mutant["new"] + text[mutant["end"] :]


def say(mutant):
    old, new = (re.sub(r"\s+", " ", mutant[key]) for key in ("old", "new"))
    return f"{mutant['file']}:{mutant['line']}: {old} became {new}"


class Copy:
    """A copy of the tree, in which all changes of @sample are branches, with a build of its own."""

    def __init__(self, top, folder, sample, refused):
        self.top = top
        self.source = os.path.join(folder, "source")
        self.build = os.path.join(folder, "build")
        # Changes have numbers from 1 on; 0 is none. Those @refused are known not to compile, and in
        # files that are coarse, counts of statements do not.
        self.by_file, self.coarse, self.refused = {}, set(), set(refused)
        # The change that is made without a branch, for it is in no function.
        self.made = None
        for number, mutant in enumerate(sample, 1):
            if mutant["inside"]:
                self.by_file.setdefault(mutant["file"], {})[number] = mutant
        self.refresh()
        if not os.path.exists(os.path.join(self.build, "build.ninja")):
            self.run("meson", "setup", self.build, self.source, "-Dsanitize=true", "-Doptimization=1")
        # What is listed is what was configured last; there may be new tests since.
        self.ninja("build.ninja")
        # Tests of the source tree (layers, style) say nothing about rules; coverage reads files.
        tests = json.loads(self.run("meson", "introspect", "--tests", self.build))
        self.tests = {
            suite: [test for test in tests
                    if f"tilewright:{suite}" in test["suite"] and test["cmd"][0].startswith(self.build)]
            for suite in RULES + MODELS
        }
        # What programs read: sets, rules, catalogues.
        targets = json.loads(self.run("meson", "introspect", "--targets", self.build))
        self.data = {os.path.relpath(file, self.build) for target in targets
                     if target["type"] == "custom" and target["build_by_default"]
                     for file in target["filename"]}
        self.reached = Reached(self.source, folder)

    def run(self, *command):
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def with_branches(self, name, content):
        """Returns @content of the file @name with what is changed in it as branches."""
        text = content.decode()
        mutants = {number: mutant for number, mutant in self.by_file[name].items()
                   if number not in self.refused}
        found = branches.put_in(text, QUIET.sub(blank, text), mutants, name, name in self.coarse)
        return found.encode()

    def refresh(self):
        """Copies what has changed; everything else keeps its time, so that little is built."""
        for where, folders, names in os.walk(self.top):
            relative = os.path.relpath(where, self.top)
            folders[:] = [
                name
                for name in folders
                if not name.startswith(".git") and not (relative == "." and name.startswith("build") and name != "build-aux")
            ]
            os.makedirs(os.path.join(self.source, relative), exist_ok=True)
            for name in names:
                old, new = os.path.join(where, name), os.path.join(self.source, relative, name)
                if not os.path.isfile(old):
                    continue
                with open(old, "rb") as file:
                    content = file.read()
                path = os.path.normpath(os.path.join(relative, name))
                if self.made is not None and path == self.made["file"]:
                    content = changed(content.decode(), self.made).encode()
                elif path in self.by_file:
                    content = self.with_branches(path, content)
                self.write(new, content)
                shutil.copymode(old, new)
        numbers = [number for mutants in self.by_file.values() for number in mutants]
        self.write(os.path.join(self.source, branches.HEADER), branches.header(numbers).encode())

    def write(self, path, content):
        if os.path.exists(path):
            with open(path, "rb") as file:
                if file.read() == content:
                    return
        with open(path, "wb") as file:
            file.write(content)

    def ninja(self, *targets):
        command = ["ninja", "-C", self.build, "-k", "0", "-j", str(min(2, os.cpu_count() or 1)), *targets]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def make(self, suites):
        """Builds the tests of @suites; leaves out those changes that the compiler does not take."""
        programs = {os.path.relpath(program, self.build) for suite in suites for test in self.tests[suite]
                    for program in (test["cmd"][0], test["env"].get(DECODER, test["cmd"][0]))}
        while (result := self.ninja(*sorted(programs | self.data))).returncode != 0:
            refused = {int(number) for number in branches.COMPLAINT.findall(result.stdout)}
            coarse = {name for name in self.by_file
                      if re.search(rf"^{re.escape(name)}:\d+:\d+: error", result.stdout, re.M)}
            if refused <= self.refused and coarse <= self.coarse:
                return result.stdout[-3000:]
            self.refused |= refused
            self.coarse |= coarse
            self.refresh()
        return None

    def passes(self, test, env):
        environment = {"ASAN_OPTIONS": f"hard_rss_limit_mb={MEGABYTES}", **os.environ, **test["env"], **env}
        longest = max(SECONDS, LONGER * self.reached.seconds.get(test["name"], LONGER * SECONDS))
        result = subprocess.run(test["cmd"], env=environment, cwd=test["workdir"] or self.build,
                                capture_output=True, timeout=longest, check=False)
        return result.returncode == 0

    def complaint(self, suites):
        """Builds and runs everything with no change made; returns what complains, or None."""
        tests = [test for suite in suites for test in self.tests[suite]]
        return self.make(suites) or self.reached.find(tests, self.passes)

    def tests_of(self, number, mutant):
        """The tests that get to a change: those first whose names share most words with the name of
        its file, and of these the quickest."""
        words = set(re.findall(r"\w+", os.path.splitext(mutant["file"])[0]))
        tests = [test for suite in mutant["suites"] for test in self.tests[suite]
                 if not mutant["inside"] or self.reached.may_notice(test["name"], number)]
        return sorted(tests, key=lambda test: (-len(words & set(re.findall(r"\w+", test["name"]))),
                                               self.reached.seconds[test["name"]]))

    def try_mutant(self, number, mutant):
        """Returns what noticed something, or None."""
        if mutant["inside"]:
            return COMPILER if number in self.refused else self.noticed_by(number, mutant)
        self.made = mutant
        try:
            self.refresh()
            return COMPILER if self.make(mutant["suites"]) else self.noticed_by(number, mutant)
        finally:
            self.made = None
            self.refresh()
            self.make(mutant["suites"])

    def noticed_by(self, number, mutant):
        for test in self.tests_of(number, mutant):
            try:
                if not self.passes(test, {branches.CHOSEN: str(number)}):
                    return test["name"]
            except subprocess.TimeoutExpired:
                return f"{test['name']}, by hanging"
        return None


def key(mutant):
    return [mutant[name] for name in ("file", "source", "begin", "end", "new")]


def remembered(path):
    """Returns what earlier runs in this folder found out, by mutant."""
    found = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            for line in file:
                entry = json.loads(line)
                found[json.dumps(entry["mutant"])] = entry["by"]
    return found


def run_sample(tap, top, sample, folder, least):
    results = os.path.join(folder, "results.jsonl")
    found = remembered(results)
    refused = {number for number, mutant in enumerate(sample, 1)
               if found.get(json.dumps(key(mutant))) == COMPILER}
    copy = Copy(top, folder, sample, refused)
    by = copy.complaint(sorted({suite for mutant in sample for suite in mutant["suites"]}))
    tap.check("nobody complains about the source as it is", [f"{by} does"] if by else [])
    if by:
        return
    survivors = []
    for index, mutant in enumerate(sample):
        name = json.dumps(key(mutant))
        # What nobody noticed is tried again: there may be new tests.
        if found.get(name) is None:
            found[name] = copy.try_mutant(index + 1, mutant)
            with open(results, "a", encoding="utf-8") as file:
                file.write(json.dumps({"mutant": key(mutant), "by": found[name]}) + "\n")
        if found[name] is None:
            survivors.append(mutant)
        unseen = "NOT NOTICED" if copy.tests_of(index + 1, mutant) else "NOT NOTICED, for no test gets there"
        print(f"# {index + 1} of {len(sample)}: {say(mutant)}: {found[name] or unseen}", flush=True)
    n_noticed = len(sample) - len(survivors)
    share = 100 * n_noticed / max(len(sample), 1)
    tap.check(
        f"{n_noticed} of {len(sample)} changes were noticed ({share:.0f} %, at least {least} %)",
        [say(mutant) for mutant in survivors] if share < least else [],
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("top")
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=int, default=85)
    parser.add_argument("--only", default="")
    parser.add_argument("--folder")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    top = os.path.abspath(options.top)
    mutants = [mutant for mutant in all_mutants(top) if mutant["file"].startswith(options.only)]
    sample = random.Random(options.seed).sample(mutants, min(options.mutants, len(mutants)))
    if options.list:
        print(f"{len(mutants)} changes can be made; {len(sample)} of them:")
        for mutant in sample:
            print(say(mutant))
        return 0
    tap = Tap()
    if options.folder:
        os.makedirs(options.folder, exist_ok=True)
        run_sample(tap, top, sample, os.path.abspath(options.folder), options.least)
    else:
        with tempfile.TemporaryDirectory(prefix="tilewright-mutants-") as folder:
            run_sample(tap, top, sample, folder, options.least)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
