#!/usr/bin/env python3
"""Renames every verb of an expansion and plays: test-renamed.py SOURCE BUILD [EXPANSION…]

A copy of all data in which the rules of the expansion have other verbs takes the place of the real one. What does not
play with the expansion must not notice. What does writes answers in the notation: those are data, and called by the
other words as well; then nothing may fail. With TILEWRIGHT_LONG in the environment each expansion has its turn,
without it one, unless some are named.
"""

import concurrent.futures
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
# What tests of the bridge load, with the engine in it.
LIBRARY = "tests/libtilewright-engine-tested.so"
USUAL = "gold-mines"
# The word of an answer in rules that are data, and of what is drawn.
ANSWER = re.compile(r'<(choose|choice|said|bag) ([^>]*)\bword="([^"]+)"')
# Lines of a case in which answers stand.
ANSWERED = re.compile(r"^(?:turn|legal|illegal) .*(?:\n[ \t].*)*", re.MULTILINE)
# The one file that knows verbs by name, where the bridge to another program says what they are called here.
BRIDGE = "engine/jcz/jcz-game-private.h"
BRIDGE_TESTS = re.compile(r"jcz/test-jcz-(?:game|written)")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def answers_renamed(text, verbs, choices=()):
    """Returns @text with answers by @verbs called otherwise, which a place or a choice follows; with @choices, which
    stand alone or behind a verb, verbs may stand alone, too."""
    def either(words):
        return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    begins, ends = r'((?:^|[\s":]|\\n))', r"(?=[@=]|\s|$)" if choices else "(?=[@=])"
    text = re.sub(rf"{begins}({either(verbs)}){ends}", r"\1x\2", text, flags=re.MULTILINE)
    if choices:
        text = re.sub(rf"{begins}({either(choices)})(?=\s|$)", r"\1x\2", text, flags=re.MULTILINE)
        text = re.sub(rf"(\bx(?:{either(verbs)})=)({either(choices)})(?=\s|$)", r"\1x\2", text, flags=re.MULTILINE)
    return text


def strings_renamed(text, verbs):
    """Returns the C source @text with answers in its strings called otherwise."""
    return literals.TOKENS.sub(
        lambda match: answers_renamed(match[0], verbs) if match[1] is not None else match[0], text)


def case_renamed(text, verbs, choices, name):
    """Returns the cases of @text with the answers of those called otherwise that play with @name."""
    def case(match):
        if name not in {word.split(":")[0] for word in used_by(match[0])}:
            return match[0]
        text = ANSWERED.sub(lambda line: answers_renamed(line[0], verbs, choices), match[0])
        # What lies below in a bag is called after what is drawn of it.
        return re.sub(rf"\bbottom-({'|'.join(map(re.escape, sorted(verbs)))})=", r"bottom-x\1=", text)
    return re.sub(r"^case .*?(?=^case |\Z)", case, text, flags=re.MULTILINE | re.DOTALL)


class Copy:
    """The expansion NAME with other verbs, in a folder of its own.

    @verbs and @choices are the words that it has in truth.
    """

    def __init__(self, source, build, folder, name):
        self.source, self.build, self.folder = source, build, folder
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
            commands = json.load(file)
        self.commands = {os.path.normpath(os.path.join(build, command["file"])): command for command in commands}
        self.objects = {}
        self.data = os.path.join(folder, "data")
        shutil.copytree(os.path.join(source, "data"), self.data)
        path = os.path.join(self.data, "rules", f"{name}.xml")
        text = read(path)
        # Any expansion may let people choose by the verbs of every game.
        words = {(element, word) for element, _, word in ANSWER.findall(text) if word not in literals.GAME_VERBS}
        self.verbs = {word for element, word in words if element in ("choose", "bag")}
        self.choices = {word for element, word in words} - self.verbs
        text = ANSWER.sub(lambda match: match[0].replace(f'word="{match[3]}"', f'word="x{match[3]}"')
                          if match[3] in self.verbs | self.choices else match[0], text)
        # Where it is looked what was chosen.
        text = re.sub(r'\bis="([^"]+)"', lambda match: f'is="x{match[1]}"' if match[1] in self.choices else match[0],
                      text)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.tests = os.path.join(folder, "tests")
        self.take_tests(name)
        self.take_bridge()

    def take_tests(self, name):
        """Puts beside the data what tests read, with answers called otherwise in cases and in recordings of ours."""
        tests = os.path.join(self.source, "tests")
        for folder, own in (("", {"cases", "data"}), ("data", {"jcz"})):
            os.mkdir(os.path.join(self.tests, folder))
            for entry in set(os.listdir(os.path.join(tests, folder))) - own:
                os.symlink(os.path.join(tests, folder, entry), os.path.join(self.tests, folder, entry))
        self.changed = []
        for folder, rename in (("cases", lambda text: case_renamed(text, self.verbs, self.choices, name)),
                               ("data/jcz", lambda text: answers_renamed(text, self.verbs))):
            os.mkdir(os.path.join(self.tests, folder))
            for entry in os.listdir(os.path.join(tests, folder)):
                text = read(os.path.join(tests, folder, entry))
                with open(os.path.join(self.tests, folder, entry), "w", encoding="utf-8") as file:
                    file.write(rename(text))
                if rename(text) != text:
                    self.changed.append(os.path.join(tests, folder, entry))

    def take(self, path, text):
        """Compiles @text in place of the source @path."""
        command = self.commands[path]
        copy = os.path.join(self.folder, os.path.basename(path))
        with open(copy, "w", encoding="utf-8") as file:
            file.write(text)
        words = shlex.split(command["command"])
        words[words.index("-c") + 1] = copy
        words[words.index("-o") + 1] = copy + ".o"
        words[words.index("-MF") + 1] = copy + ".d"
        result = run(*words, f"-iquote{self.folder}", cwd=self.build)
        if result.returncode != 0:
            raise RuntimeError(result.stderr)
        self.objects[command["output"]] = copy + ".o"

    def take_bridge(self):
        """Lets the bridge, in its one file, call the verbs by the other words."""
        names = []

        def other(match):
            verb, _, choice = match[3].partition("=")
            if match[3] in self.verbs:
                word = f"x{match[3]}"
            elif verb in self.verbs and choice in self.choices:
                word = f"x{verb}=x{choice}"
            else:
                return match[0]
            names.append(match[2])
            return f'{match[1]}"{word}"'

        text = re.sub(r'(#define (\w+)\s+)"([^"]+)"', other, read(os.path.join(self.source, BRIDGE)))
        if not names:
            return
        copy = os.path.join(self.folder, BRIDGE)
        os.makedirs(os.path.dirname(copy))
        with open(copy, "w", encoding="utf-8") as file:
            file.write(text)
        any_name = re.compile(rf'\b(?:{"|".join(names)})\b')
        for path in self.commands:
            if os.path.dirname(path) == os.path.dirname(os.path.join(self.source, BRIDGE)) \
                    and any_name.search(read(path)):
                self.take(path, read(path))
        self.link(LIBRARY)

    def link(self, target):
        """Returns the path of @target with what was taken."""
        lines = run("ninja", "-t", "commands", target, cwd=self.build).stdout.splitlines()
        words = shlex.split(lines[-1])
        archive = os.path.join(self.folder, "engine.a")
        if ENGINE in words:
            objects = [word for line in lines if f" {ENGINE} " in line and "ar csr" in line
                       for word in shlex.split(line) if word.endswith(".o")]
            run("ar", "csrD", archive, *[self.objects.get(word, word) for word in objects],
                cwd=self.build)
        path = os.path.join(self.folder, os.path.basename(target))
        words = [archive if word == ENGINE else self.objects.get(word, word) for word in words]
        words[words.index("-o") + 1] = path
        result = run(*words, cwd=self.build)
        if result.returncode != 0:
            raise RuntimeError(result.stderr)
        return path

    def environment(self, of_test=()):
        """What a test, which has the environment @of_test, is run with, so that it reads the copy."""
        found = {**os.environ, **dict(of_test), "TILEWRIGHT_DATA_DIR": self.data, "G_TEST_SRCDIR": self.tests}
        found["LD_LIBRARY_PATH"] = ":".join(filter(None, [self.folder, os.path.join(self.build, "tests"),
                                                          found.get("LD_LIBRARY_PATH")]))
        return found


def used_by(case):
    """Returns the words of the use lines in the text of a case."""
    return [word for line in case.splitlines() if line.startswith("use ") for word in line.split("#")[0].split()[1:]]


def test_cases(copy, paths):
    """Returns the id and the failure of the cases in the files @paths that fail, and what keeps them from running."""
    result = run(os.path.join(copy.build, TOOL), "test", *paths, env=copy.environment())
    failed = re.findall(r"^FAILED (\S+) (.*)$", result.stdout, re.MULTILINE)
    is_whole = re.search(r"^[0-9]+ passed, [0-9]+ failed$", result.stdout, re.MULTILINE)
    return failed, [] if is_whole else [f"the cases did not run: {result.stderr}"]


def case_problems(copy):
    """Runs all cases, by the other words. Returns those that fail, or that nothing was renamed."""
    folder = os.path.join(copy.tests, "cases")
    failed, problems = test_cases(copy, [os.path.join(folder, file) for file in sorted(os.listdir(folder))
                                         if file.endswith(".case")])
    problems += [f"{case} {rest}" for case, rest in failed]
    own = [path for path in copy.changed if path.endswith(".case")]
    if not own or not test_cases(copy, own[:1])[0]:
        problems.append("none of its own cases fails by the words it had: nothing was renamed")
    return problems


def source_of(copy, test, of_bridge):
    """Returns the path of the source of a test of the bridge, or of the table; None for other tests."""
    folder, prefix = ("engine/jcz", "jcz-") if of_bridge else ("app/game", "app-game-")
    path = os.path.join(copy.source, "tests", folder, os.path.basename(test["cmd"][0]).removeprefix(prefix) + ".c")
    is_one = BRIDGE_TESTS.fullmatch(test["name"]) if of_bridge else True
    return path if is_one and os.path.exists(path) and os.path.exists(test["cmd"][0]) else None


def run_test(copy, test, path):
    """Runs a test, whose source is at @path, by the other words. Returns how it fails, or None."""
    program = test["cmd"][0]
    text = strings_renamed(read(path), copy.verbs)
    if text != read(path):
        copy.take(path, text)
        program = copy.link(os.path.relpath(program, copy.build))
    result = run(program, *test["cmd"][1:], cwd=test["workdir"] or copy.build, env=copy.environment(test["env"]))
    return None if result.returncode == 0 else f"{test['name']}: {result.stdout[-2000:]}{result.stderr[-2000:]}"


def test_problems(copy, of_bridge):
    """Runs the tests of the bridge, or of the table, by the other words. Returns what fails."""
    with open(os.path.join(copy.build, "meson-info", "intro-tests.json"), encoding="utf-8") as file:
        tests = json.load(file)
    sources = [(test, source_of(copy, test, of_bridge)) for test in tests]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda pair: run_test(copy, *pair), [pair for pair in sources if pair[1] is not None]))
    return [problem for problem in found if problem is not None] if found else ["no such test is built"]


def expansions(source):
    """Returns the names of the expansions whose answers are written as data."""
    folder = os.path.join(source, "data", "rules")
    return [os.path.splitext(file)[0] for file in sorted(os.listdir(folder))
            if file.endswith(".xml") and ANSWER.search(read(os.path.join(folder, file)))]


def teeth():
    """Answers are called otherwise; other words that are spelt alike are not."""
    verbs, choices = {"ferry", "take=gold", "card"}, {"act", "A", "points"}
    wanted = [
        ('"draw=U U@1,0/0 - ferry@2,0:lake(EW) P2:take=gold@0,0"',
         '"draw=U U@1,0/0 - xferry@2,0:lake(EW) P2:xtake=gold@0,0"', ()),
        ('"Eva laid a ferry: south"', '"Eva laid a ferry: south"', ()),
        ("\"<effect points='4'>\"", "\"<effect points='4'>\"", ()),
        ('"turn P1 W@1,0/0\\nferry@1,0:lake(SW)"', '"turn P1 W@1,0/0\\nxferry@1,0:lake(SW)"', ()),
        ("turn P1 card=7 act A@2,0/0 card=A", "turn P1 xcard=7 xact A@2,0/0 xcard=xA", choices),
        ("turn P1 ferry-dock@1,0 W@1,0/0", "turn P1 ferry-dock@1,0 W@1,0/0", choices),
    ]
    problems = [f"{text}: {answers_renamed(text, verbs, alone)}" for text, result, alone in wanted
                if answers_renamed(text, verbs, alone) != result]
    mine = ("case A-1 x\nuse base ferries:1\nturn P1 ferry@0,0:lake(EW)\nlegal P1 W@1,0/0 |\n  ferry@0,0:lake(ES)\n"
            "expect ferry@0,0:lake(EW)=1\n")
    other = "case A-2 x\nuse base\nturn P1 ferry@0,0:lake(EW)\n"
    found = case_renamed(mine + other, verbs, choices, "ferries")
    if found != mine.replace("P1 ferry", "P1 xferry").replace("  ferry", "  xferry") + other:
        problems.append(found)
    return problems


def main(source, build, *names):
    tap = Tap()
    source, build = os.path.abspath(source), os.path.abspath(build)
    if not names:
        names = expansions(source) if os.environ.get("TILEWRIGHT_LONG") else [USUAL]
    tap.check("answers are renamed, and nothing else", teeth())
    for name in names:
        with tempfile.TemporaryDirectory(prefix="tw-renamed-") as folder:
            copy = Copy(source, build, folder, name)
            tap.check(f"no case knows the verbs of {name}", case_problems(copy))
            tap.check(f"the table does not know the verbs of {name}", test_problems(copy, False))
            tap.check(f"the bridge knows the verbs of {name} in one file", test_problems(copy, True))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
