#!/usr/bin/env python3
"""F1 helps everywhere, with the page that belongs there: test-help.py PROGRAM TILE-SET.

Found, read and left by keyboard.
"""

import os
import re
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import PATIENCE, Failure, Program, attempt, wait_until
from tap import Tap


class Help:
    def __init__(self, program):
        self.program = program

    def opens(self, heading):
        """Without a window manager a key is nobody's for a moment after a window has gone."""
        for last in (False, False, True):
            self.program.key("F1")
            try:
                self.program.find("Help", role="frame", timeout=PATIENCE if last else 10)
                break
            except Failure:
                if last:
                    raise
        self.program.find(heading, role="heading")

    def closes(self, key="Escape"):
        self.program.key(key)
        self.program.wait_for_window_to_go("Help")

    def helps(self, heading, key="Escape"):
        self.opens(heading)
        self.closes(key)

    def page(self, key, heading):
        self.program.key(key)
        self.helps(heading, "F1")

    def searches(self):
        """From a word to where it stands, to another page, and back."""
        self.opens("Drawing")
        self.program.key("ctrl+f")
        wait_until(lambda: self.program.focused(role="entry"), "the search to have the focus")
        self.program.type("capital begins")
        self.program.key("Return")
        self.program.find("Quick Line", role="heading")
        self.program.key("alt+Left")
        self.program.find("Drawing", role="heading")
        # Down goes to what was found, Up back to the words.
        self.program.key("ctrl+f")
        self.program.key("ctrl+a")
        self.program.type("capital begins")
        self.program.key("Down")
        wait_until(lambda: self.program.focused(role="list item"), "the first result to have the focus")
        self.program.key("Up")
        wait_until(lambda: self.program.focused(role="entry"), "the search to have the focus")
        self.program.key("Down")
        wait_until(lambda: self.program.focused(role="list item"), "the first result to have the focus")
        self.program.key("Return")
        self.program.find("Quick Line", role="heading")
        self.program.key("alt+Left")
        self.program.find("Drawing", role="heading")
        self.program.key("ctrl+f")
        self.program.key("ctrl+a")
        self.program.type("xyzzy")
        self.program.find("Help does not say that.", role="label")
        self.program.key("Escape")
        self.program.gone("Help does not say that.", role="label")
        self.closes()

    def over_a_window(self):
        """What lies on top of the window helps, too, and stays."""
        self.program.key("ctrl+comma")
        self.program.find("Preferences", role="frame")
        self.helps("At the Table")
        self.program.find("Preferences", role="frame")

    def at_the_table(self):
        self.program.key("F5")
        wait_until(lambda: self.program.focused(role="table"), "the table")
        self.helps("At the Table")

    def in_a_new_game(self):
        self.program.key("ctrl+n")
        self.program.find("Start Game", role="push button")
        self.helps("At the Table")


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-help-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    program = Program([command], os.path.join(folder, "log-start"), steps.environment)
    try:
        program.find("Open Base game", role="push button")
        attempt(tap, "on the Start page", lambda: Help(program).helps("Your First Expansion: the Tiles"))
    finally:
        program.stop()
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    helper = Help(program)
    try:
        wait_until(lambda: program.focused(role="panel"), "the drawing")
        attempt(tap, "on the Design page", lambda: helper.helps("Drawing"))
        attempt(tap, "on the Set page", lambda: helper.page("alt+2", "The Set Page"))
        attempt(tap, "on the Rules page", lambda: helper.page("alt+3", "Rules"))
        attempt(tap, "on the Texts page", lambda: helper.page("alt+4", "The Texts Page"))
        program.key("alt+1")
        wait_until(lambda: program.focused(role="panel"), "the drawing")
        attempt(tap, "words are found", helper.searches)
        attempt(tap, "at the table", helper.at_the_table)
        attempt(tap, "before a game", helper.in_a_new_game)
        attempt(tap, "over another window", helper.over_a_window)
        if program.is_running() and tap.n_failed:
            program.keep_evidence(os.environ.get("TILEWRIGHT_EVIDENCE", folder))
            print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
