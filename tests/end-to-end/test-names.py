#!/usr/bin/env python3
"""What a screen reader calls the controls: test-names.py PROGRAM.

GTK names a button by what is in it, and where that has no words by its class: "GtkImage". Every
window and page is looked at, in a small window, where most buttons have a picture alone.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, State, wait_until
from tap import Tap

# No name, or that of a class.
NAMELESS = re.compile(r"((Gtk|Adw|Tw)[A-Z][A-Za-z]*)?")
CONTROL = re.compile("button|box|entry|text|slider|switch|menu item|page tab|link")


def nameless(program):
    """The controls that are seen and have no name, each with what it stands in."""
    return [f"{node} in {' in '.join(str(above) for above in ancestors(node))}" for node in program.walk()
            if node.is_shown and CONTROL.search(node.role) and NAMELESS.fullmatch(node.name)]


def ancestors(node):
    for _ in range(6):
        node = node.parent()
        if node is None:
            return
        yield node


def wait_for_focus_on(program, pattern):
    wait_until(lambda: program.first(lambda node: node.is_focused and pattern.search(node.name)),
               f"{pattern.pattern} to have the focus")


class Names:
    def __init__(self, program, tap):
        self.program = program
        self.tap = tap

    def look(self, where, *words, role=None):
        """Looks at what is shown once all @words are."""
        for word in words:
            self.program.find(word, role=role)
        self.tap.check(f"controls have names: {where}", nameless(self.program))

    def look_at_window(self, where, key, words):
        """What a key opens, which Escape closes."""
        program = self.program
        before = {window.path for window in program.children()}
        program.key(key)
        program.find(words)
        self.look(where)
        program.key("Escape")
        wait_until(lambda: {window.path for window in program.children()} == before, f"{where} to close")
        wait_until(lambda: any(window.has(State.ACTIVE) for window in program.children()), "the keyboard")

    def pages(self):
        program = self.program
        self.look("start", re.compile("^Open Base game"))
        steps.open_base(program)
        self.look("Design page", "Main Menu")
        program.key("alt+2")
        program.find("All Tiles of the Set")
        program.key("ctrl+a")
        self.look("Set page with tiles selected", "Rename…")
        program.key("alt+4")
        self.look("Texts page", "Import PO…", "Export PO…")

    def windows(self):
        for where, key, words in (
            ("properties", "alt+Return", "Licence"),
            ("package", "ctrl+e", re.compile("^Unpack")),
            ("start and blocks", "ctrl+b", "Add Block"),
            ("coverage", "ctrl+shift+e", re.compile("^Coverage of")),
            ("printing", "ctrl+p", re.compile("^Print Tiles")),
            ("rules sheet", "ctrl+alt+p", re.compile("^Rules Sheet")),
            ("preferences", "ctrl+comma", "Style"),
            ("command palette", "ctrl+shift+p", "Search Commands"),
            ("keyboard shortcuts", "ctrl+question", re.compile("^Keyboard Shortcuts")),
        ):
            self.look_at_window(where, key, words)

    def palette(self):
        """What is chosen by its name is done, and the palette is gone."""
        program = self.program
        program.key("ctrl+shift+p")
        wait_until(lambda: program.find("Search Commands", role="entry").is_focused, "the entry")
        program.type("PREFER")
        program.find(re.compile("^Preferences, "))
        program.key("Return")
        program.find("Appearance")
        program.gone("Search Commands")
        program.key("Escape")
        wait_until(lambda: any(window.has(State.ACTIVE) for window in program.children()), "the keyboard")

    def rules(self):
        """The Rules page, with the form of each thing that a set can bring."""
        program = self.program
        program.key("alt+3")
        program.find("Rules of the Game")
        for key, name in (("s", "Mill"), ("l", "Rail"), ("f", "Ox"), ("t", "Coin")):
            program.key(f"alt+shift+{key}")
            wait_for_focus_on(program, re.compile("^Name$"))
            program.type(name)
            program.key("Return")
            self.look(f"form of “{name}”", re.compile(f"^Remove|^Delete"))
            program.key("alt+Left")
            program.find("Rules of the Game")

    def table(self):
        program = self.program
        program.key("F5")
        self.look("table", "Table Menu")
        program.find("Sandbox", role="push button").click()
        self.look("table, sandbox", re.compile("^Sandbox"))
        program.key("Escape")


def main(command):
    tap = Tap()
    program = Program([command], environment=steps.environment)
    names = Names(program, tap)
    try:
        for step in (names.pages, names.windows, names.palette, names.rules, names.table):
            step()
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(step.__name__, [str(failure)])
        if program.is_running() and "TILEWRIGHT_EVIDENCE" in os.environ:
            program.keep_evidence(os.path.join(os.environ["TILEWRIGHT_EVIDENCE"], "names"))
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
