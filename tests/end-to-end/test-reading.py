#!/usr/bin/env python3
"""The rules of a game are read and searched, by keyboard: test-reading.py PROGRAM TILE-SET.

On the Rules page and at the table, in English and in Czech, with the numbers that are played by.
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

# One road, one city and one field tell whether words, numbers and plurals are the language's own.
WORDS = {
    "en": {
        "search": "Search the rules",
        "chapters": ("Components", "Counting"),
        "road": "A complete road brings 1 point for each of its tiles",
        "city": "A complete city brings 2 points for each tile",
        "typed": "complete road",
        "none": "The rules do not say that.",
        "opener": "Rules of the Game",
    },
    "cs": {
        "search": "Hledat v pravidlech",
        "chapters": ("Herní materiál", "Započítávání"),
        "road": "Uzavřená cesta přináší za každou svou kartičku 1 bod",
        "city": "Uzavřené město přináší za každou kartičku 2 body",
        "typed": "uzavrena cesta",
        "none": "To v pravidlech není.",
        "opener": "Pravidla hry",
    },
}


PLACES = {"en": "on the Rules page", "cs": "at the table"}
ORIGINS = {"en": "list item", "cs": "table"}


class Reading:
    def __init__(self, program, words, origin):
        self.program = program
        self.origin = origin
        self.words = words

    def line(self, start):
        return self.program.find(re.compile(f"(^|[ .]){re.escape(start)}"), role="label")

    def entry(self):
        return self.program.focused(role="entry")

    def reads(self):
        self.program.key("shift+F1")
        wait_until(self.entry, "the search to have the focus")
        for heading in self.words["chapters"]:
            self.program.find(heading, role="heading")
        self.line(self.words["road"])
        self.line(self.words["city"])

    def searches(self):
        """Accents and capitals do not count; what is not looked for goes."""
        entry = wait_until(self.entry, "the search")
        self.program.type(self.words["typed"])
        self.program.gone(re.compile(re.escape(self.words["city"])), role="label")
        self.line(self.words["road"])
        self.program.key("Return")
        wait_until(lambda: not entry.is_focused, "the line to have the focus")
        self.program.key("ctrl+f")
        wait_until(self.entry, "the search again")
        self.program.type("xyzzy")
        self.program.find(self.words["none"], role="label")
        self.program.key("Escape")
        self.line(self.words["city"])
        self.program.gone(self.words["none"], role="label")

    def walks(self):
        """From chapter to chapter by key; the focus is on the heading."""
        names = [node.name for node in self.program.all(role="heading")]
        seen = []
        for _ in range(2):
            self.program.key("ctrl+Page_Down")

            def next_heading():
                row = self.program.focused(role="list item")
                return row is not None and row.name in names and row.name not in seen and row.name

            seen.append(wait_until(next_heading, "the next chapter to have the focus"))

    def leaves(self):
        """The focus goes back to where the rules were opened."""
        self.program.key("Escape")
        wait_until(
            lambda: any(node.is_focused for node in self.program.all(role=self.origin)
                        if self.origin == "table" or node.name == self.words["opener"]),
            "the focus to be back",
        )


def read(command, path, language, folder, tap):
    environment = {**steps.environment, "LANGUAGE": language}
    program = Program([command, path], os.path.join(folder, f"log-{language}"), environment)
    reading = Reading(program, WORDS[language], ORIGINS[language])
    place = PLACES[language]
    name = f"{language}: the set opens"
    try:
        wait_until(program.children, "a window")
        wait_until(lambda: program.focused(role="panel"), "the drawing")
        if language == "en":
            program.key("alt+3")
        if place == "at the table":
            program.key("F5")
            wait_until(lambda: program.focused(role="table"), "the table")
        for what, action in (
            ("the rules are read", reading.reads),
            ("words are found", reading.searches),
            ("chapters follow each other", reading.walks),
            ("Escape puts the rules away", reading.leaves),
        ):
            name = f"{language}, {place}: {what}"
            action()
            tap.check(name, [])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(
            os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), f"reading-{language}")
        )
        print(f"# evidence is in {folder}")
    finally:
        program.stop()


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-reading-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    for language in WORDS:
        read(command, path, language, folder, tap)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
