#!/usr/bin/env python3
"""Makes a ruleset of one's own on the page before a game: test-setup.py PROGRAM.

Two copies of a set, a set of a file, a house rule; saved, renamed, played, still there when the
program starts again, deleted, and wanted back. All of it at 800x600, by keyboard as far as there
are keys for it, else by pointer.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import positions
import steps
from driver import Failure, Program, attempt, wait_until, xdotool
from table import leave_table, wait_for_table
from tap import Tap

OWN = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="mine">
  <title>Two Lanes</title>
  <tile id="Lane" count="3"><road edges="E W"/></tile>
</tile-set>
"""
# 72 tiles of the base game twice, 3 of the set of the file.
TILES = 2 * 72 + 3


def active_window():
    """The title of the window that has the keyboard."""
    return xdotool("getactivewindow", "getwindowname").strip()


class Setup:
    """The page before a game in the running program."""

    def __init__(self, command, folder):
        self.command = command
        self.folder = folder
        self.n_started = 0
        self.program = None

    def start(self, *files):
        self.n_started += 1
        self.program = Program(
            [self.command, *files], os.path.join(self.folder, f"log-{self.n_started}"),
            {**steps.environment, "XDG_DATA_HOME": self.folder, "G_ENABLE_DIAGNOSTIC": "0"},
        )
        if not files:
            self.open()

    def open(self):
        self.program.find("Play Base Game", "push button").press()
        wait_for_table(self.program)
        positions.park_pointer(self.program)
        self.program.key("ctrl+n")
        rules = self.program.find("Rulesets", "list")
        wait_until(lambda: rules.has_focus, "the rulesets to have the focus")

    def focused(self):
        """What has the focus, and what it is in: a field of its spin button, for instance."""
        node = self.program.first(lambda node: node.is_focused)
        return [node, node.parent()] if node is not None else []

    def tab_to(self, name, role, key="Tab"):
        """Goes on by Tab until the control has the focus."""
        for _ in range(80):
            found = wait_until(self.focused, "anything to have the focus")
            if any(node is not None and node.matches(name, role) for node in found):
                return
            self.program.key(key)
            wait_until(lambda was=found[0]: not was.is_focused, "the focus to go on", 10)
        raise Failure(f"{key} never came to “{name}”")

    def chosen(self):
        rows = self.program.find("Rulesets", "list").children()
        return [node.name for node in rows if node.role == "list item"]

    def two_copies(self):
        self.program.find("72 tiles", "label")
        self.tab_to("Copies of Base game", "spin button")
        self.program.key("Up")
        self.program.find("144 tiles", "label")

    def set_of_a_file(self):
        path = os.path.join(self.folder, "lanes.xml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(OWN)
        self.program.key("ctrl+o")
        dialog = self.program.find("Add a Set")
        wait_until(lambda: dialog.has_focus, "the dialog to have the focus")
        entry = positions.entry_for_path(self.program, dialog)
        entry.fill(path)
        self.program.key("Return")
        self.program.wait_for_window_to_go("Add a Set")
        self.program.find(f"{TILES} tiles", "label")
        self.program.find("Two Lanes", "label")

    def house_rule(self):
        # The rules of the game itself are nearest from the end.
        self.program.key("alt+Left")
        self.tab_to("Rulesets", "list")
        self.tab_to("Base game", "list item", "shift+Tab")
        self.program.key("space")
        self.program.find("Complete road, each tile", "label")
        self.tab_to(re.compile("^Complete road, each tile"), "spin button")
        self.program.key("Up")
        self.program.find(f"{TILES} tiles, 1 house rule changed", "label")

    def save(self):
        self.program.key("ctrl+shift+s")
        self.name_it("Save as Own Ruleset", "Friday")
        wait_until(lambda: "Friday" in self.chosen(), "the ruleset in the list")
        self.program.find(f"{TILES} tiles", "label")

    def name_it(self, title, name):
        # The button that opens it is called the same.
        dialog = wait_until(
            lambda: next((top for top in self.program.children() if top.name == title and top.is_shown), None),
            f"“{title}”")
        wait_until(lambda: active_window() == title, "the dialog to have the focus")
        self.program.key("ctrl+a")
        self.program.type(name)
        wait_until(lambda: any(node.text == name for node in dialog.walk()), f"“{name}” in the dialog")
        self.program.key("Return")
        self.program.wait_for_window_to_go(title)

    def rename(self):
        self.program.key("F2")
        self.name_it("Rename Ruleset", "Saturday")
        wait_until(lambda: "Saturday" in self.chosen() and "Friday" not in self.chosen(), "the new title")

    def play(self):
        self.program.key("ctrl+Return")
        self.program.find("Saturday", "label")
        self.program.find(re.compile("^Lay the tile"), "label")
        self.program.stop()

    def again(self):
        self.start()
        self.program.key("End")
        self.program.find(f"{TILES} tiles", "label")
        self.program.find("Two Lanes", "label")
        if self.chosen()[-1] != "Saturday":
            raise Failure(f"the last of the rulesets is not the own one: {self.chosen()}")

    def usual(self):
        self.program.key("ctrl+d")
        wait_until(lambda: "Saturday, for new games" in self.chosen(), "the star")
        self.program.key("Escape")
        # The press comes another way than the key, and would be there first.
        wait_for_table(self.program)
        leave_table(self.program)
        self.open()
        self.program.find(f"{TILES} tiles", "label")

    def delete(self):
        self.program.key("ctrl+Delete")
        # It can be undone for some seconds only; the table behind has a button of that name, too.
        wait_until(lambda: not any("Saturday" in name for name in self.chosen()), "it to go")
        self.program.all(re.compile("Undo$"), "push button")[-1].click()
        wait_until(lambda: "Saturday, for new games" in self.chosen(), "it to come back")
        self.program.find(f"{TILES} tiles", "label")

    def gone(self):
        self.program.key("ctrl+Delete")
        self.program.find("72 tiles", "label")
        self.program.stop()
        self.start()
        if any("Saturday" in name for name in self.chosen()):
            raise Failure("it is there again")

    def set_of_the_editor(self):
        """What is being edited, with a change that nobody has saved, goes into a game of another set."""
        self.program.stop()
        self.start(os.path.join(self.folder, "lanes.xml"))
        steps.canvas(self.program, "Lane").click()
        self.program.key("plus")
        self.program.find("All Sets", "push button").press()
        self.open()
        self.program.find("4 tiles · As it is open now", "label")
        self.tab_to("Two Lanes", "list item")
        self.program.key("space")
        self.program.find("76 tiles", "label")
        self.program.key("ctrl+Return")
        self.program.find("Base game and Two Lanes", "label")


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    with tempfile.TemporaryDirectory(prefix="tilewright-") as home:
        setup = Setup(command, home)
        try:
            setup.start()
            attempt(tap, "two copies of a set", setup.two_copies)
            attempt(tap, "a set of a file", setup.set_of_a_file)
            attempt(tap, "a house rule", setup.house_rule)
            attempt(tap, "all of it is saved as an own ruleset", setup.save)
            attempt(tap, "it is renamed", setup.rename)
            attempt(tap, "it is played", setup.play)
            attempt(tap, "it is there when the program starts again", setup.again)
            attempt(tap, "new games begin with it", setup.usual)
            attempt(tap, "it is deleted, and wanted back", setup.delete)
            attempt(tap, "deleted it is gone for good", setup.gone)
            attempt(tap, "the set that is being edited is added", setup.set_of_the_editor)
            tap.check("the program lives", [] if setup.program.is_running() else ["it ended"])
        except Failure as failure:
            tap.check("the program can be driven", [str(failure)])
        finally:
            if tap.n_failed:
                setup.program.keep_evidence(os.path.join(folder, "tilewright-setup"))
            setup.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
