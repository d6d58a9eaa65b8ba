#!/usr/bin/env python3
"""The language of the program, chosen in Preferences by keyboard: test-languages.py PROGRAM TILE-SET.

Chosen once, it is there after the next start, in the words of the program and in those of the set,
whatever the locale is; and the way back is found in it.
"""

import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, wait_until
from tap import Tap


class Languages:
    def __init__(self, command, tile_set, folder):
        self.folder = folder
        self.path = os.path.join(folder, "own.xml")
        shutil.copy(tile_set, self.path)
        self.command = command
        self.n = 0

    def start(self, locale):
        """The program as somebody starts it who keeps settings from one start to the next."""
        self.n += 1
        return Program(
            [self.command, self.path], os.path.join(self.folder, f"log-{self.n}"),
            {"LC_ALL": locale, "LANGUAGE": "", "GSETTINGS_BACKEND": "keyfile",
             "XDG_CONFIG_HOME": os.path.join(self.folder, "config")},
        )

    def choose(self, program, row, name):
        program.key("ctrl+comma")
        box = program.find(row, role="combo box")
        wait_until(lambda: box.is_shown, f"the row “{row}”")
        box.click()
        entry = program.find(name, role="label")
        wait_until(lambda: entry.is_shown, f"“{name}” in the list")
        entry.click()
        # The list closes, and the row shows what was chosen.
        wait_until(lambda: [label.name for label in box.all(role="label")].count(name) >= 1, name)
        program.key("Escape")

    def run(self, locale, row, name, before, after):
        program = self.start(locale)
        try:
            program.find(before, role="label")
            self.choose(program, row, name)
            program.key("ctrl+q")
            program.wait_for_end()
        except Failure:
            program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", self.folder), "languages"))
            raise
        finally:
            program.stop()
        program = self.start(locale)
        try:
            program.find(after, role="label")
            program.screenshot(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", self.folder), f"language-{self.n}.png"))
        finally:
            program.stop()


def main(command, tile_set):
    tap = Tap()
    languages = Languages(command, tile_set, tempfile.mkdtemp(prefix="tilewright-languages-"))
    name = ""
    try:
        for name, arguments in (
            ("Czech is chosen in English", ("C.UTF-8", "Language", "čeština", "Edges FFRF", "Strany FFRF")),
            ("also in the locale that has no translations", ("C", "Jazyk", "čeština", "Strany FFRF", "Strany FFRF")),
            ("and English again in Czech", ("C.UTF-8", "Jazyk", "English", "Strany FFRF", "Edges FFRF")),
        ):
            languages.run(*arguments)
            tap.check(name, [])
    except Failure as failure:
        tap.check(name, [str(failure)])
        print(f"# evidence is in {languages.folder}")
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
