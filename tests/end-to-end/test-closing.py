#!/usr/bin/env python3
"""Closing with changes that are not saved: test-closing.py PROGRAM TILE-SET.

Cancel, Discard and Save, by pointer and by keyboard, of a set that has a file and of ones that
have none, while drawing and during a game.
"""

import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, wait_until
from tap import Tap

QUESTION = "Save “Base game”?"
# What tile A has on its north edge after edit().
CHANGE = '<city edges="N"/>'


class Closing:
    """The program with a set, its answers to being closed."""

    def __init__(self, command, folder, name, tile_set=None):
        self.folder = os.path.join(folder, name)
        os.mkdir(self.folder)
        self.path = os.path.join(self.folder, "own.xml")
        self.before = None
        if tile_set is not None:
            shutil.copy(tile_set, self.path)
            self.before = self.content()
        self.program = Program(
            [command] + ([self.path] if tile_set is not None else []),
            os.path.join(folder, f"{name}.log"),
            {**steps.environment, "XDG_DATA_HOME": f"{self.folder}-data"},
        )

    def content(self):
        with open(self.path, "rb") as file:
            return file.read()

    def edit(self):
        """Makes tile A's north edge a city: a change that is not saved."""
        wait_until(
            lambda: "Edges FFRF" in [label.name for label in self.program.all(role="label")], "tile A"
        )
        self.program.click(*steps.on_tile(self.program, "A", 0.5, 0.05))
        steps.wait_for_edges(self.program, "A", "CFRF")

    def edit_by_keys(self):
        node = steps.canvas(self.program, "A")
        wait_until(lambda: node.is_focused, "the drawing to have the focus")
        self.program.key("Right")
        steps.walk_to(self.program, "A", "North edge, Field")
        self.program.key("space")
        steps.wait_for_edges(self.program, "A", "CFRF")

    def question(self, title=QUESTION):
        return self.program.find(title, timeout=10)

    def close_by_pointer(self):
        self.program.find("Close", role="push button").click()
        return self.question()

    def close_by_keys(self, keys="ctrl+w"):
        self.program.key(keys)
        question = self.question()
        wait_until(lambda: question.focused(role="push button"), "a focus")
        return question

    def answer(self, question, label):
        question.find(label, role="label").click()

    def wait_for_no_question(self, title=QUESTION):
        self.program.wait_for_window_to_go(title)

    def stays_with_changes(self):
        self.wait_for_no_question()
        steps.wait_for_edges(self.program, "A", "CFRF")
        self.has_old_file()

    def has_old_file(self):
        if self.before is None:
            if os.path.exists(self.path):
                raise Failure("a file was written")
        elif self.content() != self.before:
            raise Failure("the file was changed")

    def has_saved(self):
        content = self.content().decode()
        tile = content[content.index('id="A"'):]
        if CHANGE not in tile[: tile.index("</tile>")]:
            raise Failure("the change is not in the file")

    def ends(self):
        if self.program.wait_for_end() != 0:
            raise Failure(f"the program ended with status {self.program.process.returncode}")


def discard(closing):
    closing.edit()
    closing.answer(closing.close_by_pointer(), "Cancel")
    closing.stays_with_changes()
    closing.answer(closing.close_by_pointer(), "Discard")
    closing.ends()
    closing.has_old_file()


def save(closing):
    closing.edit()
    closing.answer(closing.close_by_pointer(), "Save")
    closing.ends()
    closing.has_saved()


def save_a_shipped_set(closing):
    program = closing.program
    steps.open_base(program)
    closing.edit()
    closing.answer(closing.close_by_pointer(), "Save")
    dialog = steps.name_file(program, closing.path)
    dialog.find("Cancel", role="label").click()
    program.wait_for_window_to_go(dialog.name)
    closing.stays_with_changes()
    closing.answer(closing.close_by_pointer(), "Save")
    steps.name_file(program, closing.path).find("Save", role="label").click()
    closing.ends()
    closing.has_saved()


def discard_by_keys(closing):
    closing.edit_by_keys()
    closing.close_by_keys()
    closing.program.key("Escape")
    closing.stays_with_changes()
    closing.close_by_keys("ctrl+q")
    closing.program.key("alt+d")
    closing.ends()
    closing.has_old_file()


def save_by_keys(closing):
    closing.edit_by_keys()
    closing.close_by_keys()
    closing.program.key("Return")
    closing.ends()
    closing.has_saved()


def save_an_unnamed_set_by_keys(closing):
    program = closing.program
    program.find("New Set", role="push button")
    program.key("ctrl+n")
    steps.wait_for_title(program, "New Set")
    program.key("ctrl+Return")
    question = closing.question
    program.key("ctrl+w")
    wait_until(
        lambda: question("Save “New Set”?").focused(role="push button"),
        "a focus",
    )
    program.key("Return")
    steps.name_file(program, closing.path)
    program.key("Return")
    closing.ends()
    if b"<tile " not in closing.content():
        raise Failure("the set was not saved")


def nothing_to_save(closing):
    steps.canvas(closing.program, "A")
    closing.program.key("ctrl+w")
    closing.ends()
    closing.has_old_file()


def during_a_game(closing):
    program = closing.program
    closing.edit()
    steps.play_by_keys(program)
    steps.Player(program).play_turn_by_keys(False)
    # The game only tried out what is drawn: the set is asked about, and nothing else.
    program.find("Close", role="push button").click()
    closing.answer(closing.question(), "Cancel")
    closing.wait_for_no_question()
    steps.wait_for_turn(program, 2)
    closing.has_old_file()
    program.key("ctrl+q")
    closing.question()
    program.key("Escape")
    closing.wait_for_no_question()
    steps.wait_for_turn(program, 2)
    program.key("ctrl+q")
    closing.question()
    program.key("Return")
    closing.ends()
    closing.has_saved()


def what_cannot_be_saved(closing):
    """The folder of the file is gone: the window stays, and says so at the table and beside it."""
    program = closing.program
    closing.edit()
    shutil.rmtree(closing.folder)
    closing.close_by_keys()
    program.key("Return")
    program.find("“own.xml” is not saved", role="label")
    steps.wait_for_edges(program, "A", "CFRF")
    steps.play_by_keys(program)
    closing.close_by_keys()
    program.key("Return")
    program.find("“own.xml” is not saved", role="label")
    steps.wait_for_turn(program, 1)
    closing.close_by_keys()
    program.key("alt+d")
    closing.ends()


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-closing-")
    for name, actions, file in (
        ("cancel and discard", discard, tile_set),
        ("save", save, tile_set),
        ("save a shipped set", save_a_shipped_set, None),
        ("cancel and discard by keys", discard_by_keys, tile_set),
        ("save by keys", save_by_keys, tile_set),
        ("save an unnamed set by keys", save_an_unnamed_set_by_keys, None),
        ("nothing to save", nothing_to_save, tile_set),
        ("during a game", during_a_game, tile_set),
        ("what cannot be saved", what_cannot_be_saved, tile_set),
    ):
        closing = Closing(command, folder, name.replace(" ", "-"), file)
        try:
            actions(closing)
            tap.check(name, [])
        except Failure as failure:
            tap.check(name, [str(failure)])
            evidence = os.environ.get("TILEWRIGHT_EVIDENCE", folder)
            closing.program.keep_evidence(os.path.join(evidence, name.replace(" ", "-") + "-seen"))
            print(f"# evidence is in {evidence}")
        finally:
            closing.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
