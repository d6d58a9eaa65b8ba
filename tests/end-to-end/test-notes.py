#!/usr/bin/env python3
"""Notes on moves, and games in numbers, in the running program: test-notes.py PROGRAM TOOL.

What is noted is there when the game is opened again, and what the window counts of a folder is what
the command line counts of it.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Program, attempt, wait_until
from tap import Tap


class Notes:
    def __init__(self, command, tool, folder):
        self.command = command
        self.folder = folder
        self.games = os.path.join(folder, "games")
        self.game = os.path.join(self.games, "game-000000.xml")
        self.program = None
        subprocess.run([tool, "simulate", "--games", "3", "--seed", "2", "--save", self.games], check=True,
                       stdout=subprocess.DEVNULL)
        self.stats = json.loads(subprocess.run([tool, "stats", self.games, "--json"], check=True, capture_output=True,
                                               text=True).stdout)
        with open(self.game, encoding="utf-8") as file:
            turns = file.read().replace('kind="random"', 'kind="person"').split("</turn>")
        self.half = os.path.join(folder, "half.xml")
        with open(self.half, "w", encoding="utf-8") as file:
            file.write("</turn>".join(turns[:20]) + "</turn>\n</game>\n")

    def start(self, *files):
        if self.program is not None:
            self.program.process.kill()
            self.program.process.wait()
        config = os.path.join(self.folder, "config")
        os.makedirs(config, exist_ok=True)
        with open(os.path.join(config, "user-dirs.dirs"), "w", encoding="utf-8") as file:
            file.write(f'XDG_DOCUMENTS_DIR="{self.games}"\n')
        self.program = Program([self.command, *files], os.path.join(self.folder, "log"),
                               {**steps.environment, "XDG_DATA_HOME": self.folder, "XDG_CONFIG_HOME": config,
                                "G_ENABLE_DIAGNOSTIC": "0"})

    def sit_down(self):
        steps.wait_for_table_focus(self.program)

    def note(self, words):
        self.program.key("n")
        entry = self.program.find("Note on this moment")
        wait_until(lambda: entry.has_focus, "the entry to have the focus")
        self.program.type(words)

    def makes_notes(self):
        self.start(self.half)
        self.sit_down()
        self.note("why not the city")
        self.program.key("Return")
        self.program.find("why not the city", "label")
        self.sit_down()
        self.program.key("Page_Up", "Page_Up")
        self.program.gone("why not the city", "label")
        self.note("an earlier one")
        self.program.key("Escape")
        self.program.gone("Note on this moment")
        self.note("another one")
        self.program.key("Return")
        self.program.find("another one", "label")
        self.program.key("ctrl+End")
        self.program.find("Note: another one")
        self.program.find("Note: why not the city")

    def is_kept(self):
        """What a program that was killed had kept has the notes."""
        kept = os.path.join(self.folder, "tilewright", "games")

        def has_notes():
            for name in os.listdir(kept) if os.path.isdir(kept) else ():
                with open(os.path.join(kept, name), encoding="utf-8", errors="replace") as file:
                    text = file.read()
                if ">why not the city</note>" in text and ">another one</note>" in text and "earlier one" not in text:
                    return True
            return False

        wait_until(has_notes, "the notes to be kept")

    def counts(self):
        self.start()
        self.program.find("Main Menu").click()
        self.program.find(re.compile("^Games in Numbers")).click()
        everybody = next(row for row in self.stats["rows"] if row["group"] == "all" and row["who"] == "everybody")
        n = everybody["games"]
        self.program.find(f"{n} games, {everybody['finished']} finished", "label")
        self.program.find(f"{everybody['mean_points']:.2f}", "label")
        self.program.find(str(everybody["drawn"]), "label")


def main(command, tool):
    tap = Tap()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        notes = Notes(command, tool, folder)
        attempt(tap, "notes are made, left, and listed", notes.makes_notes)
        attempt(tap, "notes are kept with the running game", notes.is_kept)
        attempt(tap, "games are counted in the window as by the tool", notes.counts)
        notes.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
