#!/usr/bin/env python3
"""Renames every verb of an expansion and plays: test-renamed.py SOURCE BUILD

A copy of the expansion's files with other verbs takes the place of the real one: of code it is
compiled into the engine, the command line and the library that tests of the table load; of rules that are data these
read it. What does not play with the expansion must not notice: neither a case nor a test. With
TILEWRIGHT_LONG in the environment each expansion has its turn, without it one of each sort.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "layers"))

import literals
from tap import Tap

ENGINE = "engine/libtilewright-engine.a"
TOOL = "app/tool/tilewright-tool"
# What tests of the table load, with the engine in it.
LIBRARY = "tests/libtilewright-app-tested.so"
USUAL_DATA = "gold-mines"
# The word of an answer in rules that are data.
ANSWER = re.compile(r'(<choose [^>]*\bword=")([^"]+)"')


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def verbs_of(texts):
    """Returns the words of the verbs in the C sources @texts of one expansion."""
    text = "\n".join(texts)
    words = set(re.findall(r'\.word = "([^"]+)"', text))
    for name in re.findall(r"\.word = (\w+)", text):
        words |= set(re.findall(rf'#define {name}\s+"([^"]+)"', text))
    return words


def renamed(text, words):
    """Returns @text with the verbs @words called otherwise, where they are defined and asked for."""
    for word in map(re.escape, words):
        text = re.sub(rf'(\.word = |#define \w*WORD\s+|tw_rules_verb \([^;]*?)"({word})"', r'\1"x\2"', text)
    return text


class Copy:
    """The expansion NAME with other verbs, in a folder of its own."""

    def __init__(self, source, build, folder, name):
        self.source, self.build, self.folder = source, build, folder
        self.objects = {}
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
            commands = json.load(file)
        files = {}
        for command in commands:
            path = os.path.normpath(os.path.join(build, command["file"]))
            base = os.path.basename(path)
            if os.path.dirname(path) == os.path.join(source, "engine", "expansion") and (
                    base == f"{name}.c" or base.startswith(f"{name}-")):
                files[path] = command
        self.words = verbs_of(read(path) for path in files)
        for path, command in files.items():
            copy = os.path.join(folder, os.path.basename(path))
            with open(copy, "w", encoding="utf-8") as file:
                file.write(renamed(read(path), self.words))
            self.compile(command, copy)

    def compile(self, command, copy):
        words = shlex.split(command["command"])
        words[words.index("-c") + 1] = copy
        words[words.index("-o") + 1] = copy + ".o"
        words[words.index("-MF") + 1] = copy + ".d"
        result = run(*words, cwd=self.build)
        if result.returncode != 0:
            raise RuntimeError(result.stderr)
        self.objects[command["output"]] = copy + ".o"

    def link(self, target):
        """Returns the path of @target with the copy in the engine."""
        lines = run("ninja", "-t", "commands", target, cwd=self.build).stdout.splitlines()
        archive = os.path.join(self.folder, "engine.a")
        if not os.path.exists(archive):
            objects = [word for line in lines if f" {ENGINE} " in line and "ar csr" in line
                       for word in shlex.split(line) if word.endswith(".o")]
            run("ar", "csrD", archive, *[self.objects.get(word, word) for word in objects],
                cwd=self.build)
        path = os.path.join(self.folder, os.path.basename(target))
        words = shlex.split(lines[-1])
        if ENGINE not in words:
            raise RuntimeError(f"{target} has no engine of its own to be replaced")
        words = [archive if word == ENGINE else word for word in words]
        words[words.index("-o") + 1] = path
        result = run(*words, cwd=self.build)
        if result.returncode != 0:
            raise RuntimeError(result.stderr)
        return path

    def environment(self):
        """What a test of the table is run with, so that it loads the copy."""
        if not os.path.exists(os.path.join(self.folder, os.path.basename(LIBRARY))):
            self.link(LIBRARY)
        return {"LD_LIBRARY_PATH": self.folder}


class DataCopy:
    """The expansion NAME, whose rules are data, with other verbs in a copy of all data."""

    def __init__(self, source, build, folder, name):
        self.source, self.build = source, build
        self.data = os.path.join(folder, "data")
        shutil.copytree(os.path.join(source, "data"), self.data)
        path = os.path.join(self.data, "rules", f"{name}.xml")
        text = read(path)
        self.words = {word for _, word in ANSWER.findall(text)}
        with open(path, "w", encoding="utf-8") as file:
            file.write(ANSWER.sub(r'\1x\2"', text))

    def link(self, target):
        return os.path.join(self.build, target)

    def environment(self):
        return {}


def cases_of(paths):
    """Returns id -> words of the use lines, for the cases in the files @paths."""
    found, case = {}, None
    for path in paths:
        for line in read(path).splitlines():
            if line.startswith("case "):
                case = line.split()[1]
            elif line.startswith("use ") and case:
                found.setdefault(case, []).extend(line.split("#")[0].split()[1:])
    return found


def data_of(copy):
    """Returns the environment in which the data of @copy is read."""
    return {"TILEWRIGHT_DATA_DIR": getattr(copy, "data", os.path.join(copy.source, "data"))}


def case_problems(copy, name):
    """Runs all cases. Returns those that fail and do not play with the expansion."""
    folder = os.path.join(copy.source, "tests", "cases")
    paths = sorted(os.path.join(folder, file) for file in os.listdir(folder)
                   if file.endswith(".case"))
    uses = cases_of(paths)
    result = run(copy.link(TOOL), "test", *paths, env={**os.environ, **data_of(copy)})
    failed = re.findall(r"^FAILED (\S+) (.*)$", result.stdout, re.MULTILINE)
    own = [case for case, _ in failed if name in {word.split(":")[0] for word in uses.get(case, [])}]
    problems = [f"{case} {rest}" for case, rest in failed if case not in own]
    if not re.search(r"^[0-9]+ passed, [0-9]+ failed$", result.stdout, re.MULTILINE):
        problems.append(f"the cases did not run: {result.stderr}")
    if not own:
        problems.append("none of its own cases fails: nothing was renamed")
    return problems


def table_problems(copy):
    """Runs the tests of the table that write none of the words. Returns what fails."""
    with open(os.path.join(copy.build, "meson-info", "intro-tests.json"), encoding="utf-8") as file:
        tests = json.load(file)
    problems, n_run = [], 0
    for test in tests:
        target = os.path.relpath(test["cmd"][0], copy.build)
        name = os.path.basename(target).removeprefix("app-game-")
        path = os.path.join(copy.source, "tests", "app", "game", f"{name}.c")
        if not os.path.exists(path) or not os.path.exists(test["cmd"][0]):
            continue
        said = " ".join(value for _, _, value in literals.strings(read(path)))
        if any(re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said) for word in copy.words):
            continue
        n_run += 1
        result = run(*test["cmd"], cwd=test["workdir"] or copy.build,
                     env={**os.environ, **test["env"], **data_of(copy), **copy.environment()})
        if result.returncode != 0:
            problems.append(f"{name}: {result.stdout[-2000:]}{result.stderr[-2000:]}")
    return problems if n_run > 0 else ["no test of the table is built"]


def expansions(source):
    """Returns the names of the expansions whose code has verbs; those of most are data."""
    folder = os.path.join(source, "engine", "expansion")
    texts = {os.path.splitext(file)[0]: read(os.path.join(folder, file))
             for file in sorted(os.listdir(folder)) if file.endswith(".c")}
    return [name for name, text in texts.items()
            if f'.id = "{name}"' in text and re.search(r"\.word = ", text)]


def data_expansions(source):
    """Returns the names of the expansions whose answers are written as data."""
    folder = os.path.join(source, "data", "rules")
    return [os.path.splitext(file)[0] for file in sorted(os.listdir(folder))
            if file.endswith(".xml") and ANSWER.search(read(os.path.join(folder, file)))]


def main(source, build):
    tap = Tap()
    source, build = os.path.abspath(source), os.path.abspath(build)
    is_long = bool(os.environ.get("TILEWRIGHT_LONG"))
    turns = [(Copy, name) for name in (expansions(source) if is_long else expansions(source)[:1])]
    turns += [(DataCopy, name) for name in (data_expansions(source) if is_long else [USUAL_DATA])]
    for make, name in turns:
        with tempfile.TemporaryDirectory(prefix="tw-renamed-") as folder:
            copy = make(source, build, folder, name)
            tap.check(f"cases without {name} do not know its verbs", case_problems(copy, name))
            tap.check(f"the table does not know the verbs of {name}", table_problems(copy))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
