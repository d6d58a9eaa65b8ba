#!/usr/bin/env python3
"""The tiles of a set on paper: test-printing.py PROGRAM TILE-SET.

Leafed through, another preset taken, written as PDF by key and measured, the system's dialog seen, and all
remembered with the set.
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
from driver import Failure, Program, wait_until
from tap import Tap


class Printing:
    def __init__(self, program, folder, path):
        self.program = program
        self.folder = folder
        self.path = path

    def page(self, name):
        self.program.find(name, role="label")

    def opens(self):
        """72 tiles, 20 on a sheet, each with its backs behind it."""
        self.program.key("ctrl+p")
        self.page("Front 1 (1 of 8)")
        self.page("72 tiles · 8 pages · 4 × 5 on a sheet")

    def leafs(self):
        self.program.key("ctrl+Next")
        self.page("Back 1 (2 of 8)")
        self.program.find("Next Page", role="push button").click()
        self.page("Front 2 (3 of 8)")
        self.program.key("ctrl+Prior")
        self.page("Back 1 (2 of 8)")

    def helps(self):
        """F1 tells of printing, for that is where one is."""
        self.program.key("F1")
        self.program.find("Paper and Size", role="heading")
        self.program.key("Escape")
        self.program.wait_for_window_to_go("Help")

    def takes_preset(self):
        """A draft has 24 on a sheet and no backs."""
        row = self.program.find("Preset", role="combo box")
        wait_until(lambda: row.is_shown, "the presets")
        row.click()
        entry = self.program.find("At home: draft", role="label")
        wait_until(lambda: entry.is_shown, "the draft in the list")
        entry.click()
        self.page("72 tiles · 3 pages · 4 × 6 on a sheet")

    def writes(self):
        self.program.key("ctrl+s")
        path = os.path.join(self.folder, "tiles.pdf")
        title = steps.name_file(self.program, path).name
        self.program.key("Return")
        self.program.wait_for_window_to_go(title)
        self.program.find("The pages are written", role="label")
        told = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
        if not re.search(r"^Pages: +3$", told, re.MULTILINE) or "(A4)" not in told:
            raise Failure(f"no three pages of A4:\n{told}")

    def asks_for_a_printer(self):
        self.program.key("ctrl+p")
        self.program.find("Print", role="dialog")
        self.program.key("Escape")
        self.program.wait_for_window_to_go("Print")

    def is_remembered(self):
        self.program.key("Escape")
        self.program.wait_for_window_to_go("Print Tiles")
        self.program.key("ctrl+s")
        steps.wait_for_saved(self.program, self.path)
        with open(self.path, encoding="utf-8") as file:
            if 'preset="home-draft"' not in file.read():
                raise Failure("the set does not say how it is printed")


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-printing-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    printing = Printing(program, folder, path)
    name = "the set opens"
    try:
        steps.canvas(program, "A")
        for name, action in (
            ("the sheets are seen by key", printing.opens),
            ("one leafs through them", printing.leafs),
            ("the help tells of printing", printing.helps),
            ("a preset is taken", printing.takes_preset),
            ("the pages are written as they are seen", printing.writes),
            ("the system’s dialog asks for a printer", printing.asks_for_a_printer),
            ("the set remembers it", printing.is_remembered),
        ):
            action()
            tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "printing"))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
