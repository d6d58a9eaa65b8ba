#!/usr/bin/env python3
"""The programs of engine.md: test-engine-doc.py SOURCE BUILD CC…

Each block of C in data/doc/engine.md is a whole program, named in its first line. It is compiled with
the command that the document gives, run, and has to print what the block behind it says.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))
from tap import Tap  # noqa: E402

PROGRAM = re.compile(r"^```c\n(/\* (\w+)\.c: .*?)^```\n.*?^```\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    cc (.*?)(?<!\\)\n", re.MULTILINE | re.DOTALL)


def run(command, **options):
    """Returns what a command printed and a list of problems, empty when it succeeded."""
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    problems = [] if result.returncode == 0 else [command, f"exit status {result.returncode}", result.stderr]
    return result.stdout, problems


def main(source, build, *compiler):
    tap = Tap()
    with open(os.path.join(source, "data", "doc", "engine.md"), encoding="utf-8") as file:
        text = file.read()
    commands = COMMAND.findall(text)
    programs = PROGRAM.findall(text)
    tap.check("one command compiles", [] if len(commands) == 1 else commands)
    tap.check("each block of C is a program with its output",
              [] if 2 <= len(programs) == text.count("```c\n") else [name for _, name, _ in programs])
    with tempfile.TemporaryDirectory() as folder:
        for code, name, expected in programs:
            path = os.path.join(folder, name)
            with open(path + ".c", "w", encoding="utf-8") as file:
                file.write(code)
            words = commands[0].replace("play.c", shlex.quote(path + ".c")).replace("-o play", f"-o {shlex.quote(path)}")
            words = words.replace("build/engine", shlex.quote(os.path.join(build, "engine")))
            _, problems = run(f"{shlex.join(compiler)} -Wall -Wextra -Werror {words}", shell=True, cwd=source)
            tap.check(f"{name}.c is compiled", problems)
            if problems:
                continue
            said, problems = run([path])
            tap.check(f"{name} runs", problems)
            tap.check(f"{name} prints what the document says", [] if said == expected else [said, expected])
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
