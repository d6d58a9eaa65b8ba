#!/usr/bin/env python3
"""The rules of a set as a document, by keyboard alone: test-rules-sheet.py PROGRAM TILE-SET.

Written as PDF, then with a second language beside the first as HTML.
"""

import os
import re
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, wait_until
from tap import Tap


class Sheet:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def choose(self, row, name):
        """Opens a row's list and takes the entry of that name."""
        list_row = self.program.find(row, role="combo box")
        wait_until(lambda: list_row.is_shown, f"the row “{row}”")
        list_row.click()
        entry = self.program.find(name, role="label")
        wait_until(lambda: entry.is_shown, f"“{name}” in the list")
        entry.click()

    def write(self, key, name):
        if key:
            self.program.key(key)
        title = steps.name_file(self.program, os.path.join(self.folder, name)).name
        self.program.key("Return")
        self.program.wait_for_window_to_go(title)
        self.program.find(f"Written: {name}", role="label")
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()

    def opens(self):
        self.program.key("ctrl+alt+p")
        self.program.find(re.compile("^Components, preparation"), role="label")

    def writes_pdf(self):
        data = self.write("ctrl+p", "rules.pdf")
        if not data.startswith(b"%PDF-") or b"/StructTreeRoot" not in data:
            raise Failure("rules.pdf is no tagged PDF")

    def writes_two_languages(self):
        self.choose("Beside It", "čeština")
        self.program.find("Save as HTML…", role="push button").click()
        page = self.write(None, "rules.html").decode()
        words = re.sub(r'"data:[^"]*"', '""', page)
        if 'lang="en"' not in words or 'lang="cs"' not in words or "Příprava" not in words:
            raise Failure("the page is not in English and Czech")

    def writes_html_by_key(self):
        """In the main window the same key saves the set."""
        if not self.write("ctrl+s", "by-key.html").startswith(b"<!DOCTYPE html"):
            raise Failure("by-key.html is no page")

    def closes(self):
        self.program.key("Escape")
        self.program.gone(re.compile("^Components, preparation"), role="label")


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-sheet-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    sheet = Sheet(program, folder)
    name = "the set opens"
    try:
        steps.canvas(program, "A")
        for name, action in (
            ("the window opens by its key", sheet.opens),
            ("a tagged PDF is written", sheet.writes_pdf),
            ("two languages stand side by side in HTML", sheet.writes_two_languages),
            ("its keys are its own", sheet.writes_html_by_key),
        ):
            action()
            tap.check(name, [])
        program.screenshot(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "sheet.png"))
        name = "the window closes by Escape"
        sheet.closes()
        tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "rules-sheet"))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
