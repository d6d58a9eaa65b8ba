#!/usr/bin/env python3
"""What cannot be read again is not taken: test-limits.py PROGRAM TOOL.

Too much is typed, pasted and duplicated in a real window. Each time the reason is shown at once, and
what is saved then opens.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until
from tap import Tap

# What readers take of a line, what an entry of GTK holds, tiles of a set.
LINE = 4096
ENTRY = 65534
TILES = 20000
# Bytes of a text and of a file; how many of a file are left for what is typed.
TEXT = 1 << 20
FILE = 16 << 20
ROOM = 30000
# A tooltip is lower than that, in pixels.
PARAGRAPH = 250

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="mine">
  <title>Mine</title>
"""
TILE = '  <tile id="{}" count="1"{}><city edges="N"/></tile>\n'
TAIL = "</tile-set>\n"


class Limits:
    """A set in a window, and what is put into it."""

    def __init__(self, program, path, tool):
        self.program = program
        self.path = path
        self.tool = tool

    def line(self, name):
        """The line called @name of what the set is, which holds nothing but 64 letters."""
        self.program.find("Title, Author, Licence, Colours", "push button").click()
        line = self.program.find(name, "text")
        self.program.hover(*line.rest())
        line.click()
        self.program.key("ctrl+a")
        self.program.type("x" * 64)
        wait_until(lambda: line.text == "x" * 64, f"64 letters in {name}")
        return line

    def fill(self, name, most):
        """Types some, doubles it by pasting, and looks for the reason when there is no more room."""
        line = self.line(name)
        length = 64
        while length <= most:
            self.program.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
            length *= 2
            wait_until(lambda n=min(length, most): len(line.text) == n, f"{min(length, most)} characters")
        self.program.find(f"No more than {most} characters fit here.", "label")
        self.program.type("y")
        self.program.key("Escape")
        # The button of lines that are still to be seen would only close them.
        self.program.gone(name, "text")
        self.save()
        with open(self.path, encoding="utf-8") as file:
            if "x" * most not in file.read():
                raise Failure(f"the file has not the {most} characters of {name}")

    def save(self):
        """Saves, and has the tool read what was written."""
        before = os.stat(self.path).st_mtime_ns
        self.program.key("ctrl+s")
        wait_until(lambda: os.stat(self.path).st_mtime_ns != before, "the set to be saved")
        read = subprocess.run([self.tool, "validate", self.path], capture_output=True, text=True, check=False)
        # Hints there may be.
        if "tile" not in read.stdout or read.returncode > 1:
            raise Failure(f"what was saved cannot be read: {read.stderr}")

    def tooltip_is_low(self):
        """All that is typed is the title; a tooltip tells its beginning."""
        known = set(self.program.windows())
        button = self.program.find("Title, Author, Licence, Colours", "push button")
        self.program.hover(*button.rest())
        new = wait_until(lambda: set(self.program.windows()) - known, "the tooltip")
        height = self.program.screen.geometry(new.pop())[3]
        if height > PARAGRAPH:
            raise Failure(f"the tooltip is {height} px high")

    def file_is_full(self):
        """Letters are taken as fast as they are typed, and no more than there is room for."""
        line = self.line("Title")
        length = 64
        while length <= ROOM:
            self.program.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
            length *= 2
            if length <= ROOM:
                wait_until(lambda n=length: len(line.text) == n, f"{length} characters")
        self.program.find(re.compile("larger than can be read again"), "label")
        self.program.key("Escape")
        self.program.gone("Title", "text")
        self.save()

    def tile_is_too_much(self):
        self.program.key("ctrl+d")
        self.program.find(re.compile(f"{TILES}"), "label")
        # Something else is changed and saved all the same.
        self.program.key("plus")
        self.program.find("×2", "label")
        self.save()


def run(tap, command, tool, folder, name, text, checks):
    path = os.path.join(folder, f"{name}.xml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    program = Program([command, path], os.path.join(folder, f"{name}.log"), steps.environment)
    limits = Limits(program, path, tool)
    try:
        steps.canvas(program, "A")
        for words, check in checks:
            attempt(tap, words, lambda check=check: check(limits))
        tap.check(f"the program lives: {name}", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), f"limits-{name}"))
        program.stop()


def main(command, tool):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-limits-")
    run(tap, command, tool, folder, "lines", HEAD + TILE.format("A", ' start="1"') + TAIL, (
        ("a line takes no more than a file holds", lambda limits: limits.fill("Author", LINE)),
        ("nor does a title", lambda limits: limits.fill("Title", ENTRY)),
        ("no tooltip is as high as a title is long", Limits.tooltip_is_low),
    ))
    notes = "".join(f'  <note xml:lang="a-{i}">{"x" * TEXT}</note>\n' for i in range(15))
    rest = FILE - len(HEAD) - len(notes) - len(TILE) - len(TAIL) - ROOM - 100
    run(tap, command, tool, folder, "full",
        HEAD + notes + f'  <note xml:lang="b">{"x" * rest}</note>\n' + TILE.format("A", ' start="1"') + TAIL, (
            ("nor a file that is full", Limits.file_is_full),
        ))
    tiles = "".join(TILE.format(f"T{i}", "") for i in range(TILES - 1))
    run(tap, command, tool, folder, "tiles", HEAD + TILE.format("A", ' start="1"') + tiles + TAIL, (
        ("nor more tiles", Limits.tile_is_too_much),
    ))
    shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
