"""The Rules page of a running program, for tests that invent rules and play them."""

import os
import re
import tempfile

import steps
from driver import Failure, Program, State, wait_until
from tap import Tap

FOLD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "own-rules", "fold.xml")


class OwnRules:
    """The program with the set at @path, which is saved there."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def path(self, name):
        return os.path.join(self.folder, name)

    def saved(self):
        """What the file holds once nothing is left to be saved."""
        program = self.program

        def is_clean():
            if program.shown("own.xml, changed", "label"):
                program.key("ctrl+s")
                return False
            return True

        wait_until(is_clean, "the set to be saved")
        with open(self.path("own.xml"), encoding="utf-8") as file:
            return file.read()

    def expect(self, *words, gone=()):
        """Waits until the file, saved again and again, has all @words and none of @gone."""
        try:
            wait_until(lambda: (text := self.saved()) and all(word in text for word in words)
                       and not any(word in text for word in gone), "the file", 15)
        except Failure as failure:
            raise Failure(f"not {words}, or {gone}, in {self.saved()}") from failure

    def go(self, key, page):
        """To the page of that key, whatever is in the way yet."""
        program = self.program

        def is_there():
            if any(node.is_pressed or node.has(State.SELECTED) for node in program.all(page, "page tab")):
                return True
            program.key(key)
            return False

        wait_until(is_there, f"the page {page}")

    def add(self, key, name):
        """A new thing of that name, by keys; its form is shown."""
        program = self.program
        self.go("alt+3", "Rules")
        program.key(f"alt+shift+{key}")
        entry = wait_until(lambda: program.focused("Name", "text"),
                           "the name to be typed")
        program.type(name)
        wait_until(lambda: entry.text == name, f"“{name}”")
        program.key("Return")
        program.find(f"In files: {name.lower()}", role="label")

    def focus(self, name, role, most=60):
        """Goes by Tab to the widget @name."""
        for _ in range(most):
            if any(node.has_focus for node in self.program.named(name, role)):
                return
            self.program.key("Tab")
        raise Failure(f"“{name}” is not reached by Tab")

    def table(self):
        return self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")

    def lay(self, with_figure=False):
        program, table = self.program, self.table()
        for arrow in ("Right", "Down", "Left", "Up"):
            program.key(arrow)
            try:
                wait_until(lambda: ": legal" in table.name, "a legal place", 2)
                break
            except Failure:
                continue
        program.key("Return")
        wait_until(lambda: ": proposed" in table.name, "the proposal")
        program.key("1" if with_figure else "space")

    def leave(self):
        """Away from the table: it was a trial, and nothing is asked."""
        self.program.find(re.compile("^(Play|Go On)$"), role="push button")


def carry_out(command, maker, word, text, actions):
    """Opens the set that is written @text, and carries out @actions, pairs of what each shows and a method of the
    class @maker, as far as the first that fails; @word names the evidence. Returns the exit status."""
    tap = Tap()
    folder = tempfile.mkdtemp(prefix=f"tilewright-{word}-")
    path = os.path.join(folder, "own.xml")
    with open(path, "w", encoding="utf-8") as own:
        own.write(text)
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    own = maker(program, folder)
    name = "the set opens"
    try:
        program.find(re.compile("^Tile First"), "panel")
        for name, action in actions:
            action(own)
            tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), word))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


def fold():
    """The set with which inventing begins."""
    with open(FOLD, encoding="utf-8") as file:
        return file.read()
