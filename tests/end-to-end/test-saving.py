#!/usr/bin/env python3
"""Names that a set and its files get: test-saving.py PROGRAM TILE-SET.

What is typed over the part of the name that the dialog selects, without a suffix, or for a file
that is there already. While each dialog closes the program is asked for its windows again and
again, as a screen reader does.
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


class Saving:
    """The program with a set that is saved under one name after the other."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def path(self, name):
        return os.path.join(self.folder, name)

    def type_name(self, typed, shown=None, replacing_all=True):
        """Asks where to save and types a name; @shown is what stands in the dialog then."""
        program = self.program
        program.key("ctrl+shift+s")
        dialog = program.find("Save Set")
        entry = dialog.find(role="text")
        if shown is None and replacing_all:
            entry.fill(typed)
        else:
            wait_until(lambda: entry.is_focused, "the name of the file to have the focus")
            if replacing_all:
                program.key("ctrl+a")
            program.type(typed)
            wait_until(lambda: entry.text == shown, f"“{shown}” in the dialog")
        program.key("Return")

    def is_saved_as(self, name):
        self.program.wait_for_window_to_go("Save Set")
        steps.wait_for_saved(self.program, name)
        if not os.path.exists(self.path(name)):
            raise Failure(f"there is no {name}, but {os.listdir(self.folder)}")

    def over_the_stem(self):
        self.type_name("stem", "stem.xml", replacing_all=False)
        self.is_saved_as("stem.xml")

    def whole_name_over_the_stem(self):
        self.type_name("whole.xml", "whole.xml.xml", replacing_all=False)
        self.is_saved_as("whole.xml")

    def without_suffix(self):
        self.type_name("bare")
        self.is_saved_as("bare.xml")

    def with_another_dot(self):
        self.type_name("version 1.2")
        self.is_saved_as("version 1.2.xml")

    def other_file(self):
        """A file that the name means only once it has its suffix is not overwritten unasked."""
        other = self.path("other.xml")
        with open(other, "w", encoding="utf-8") as file:
            file.write("precious")
        self.type_name("other")
        question = self.program.find("Replace “other.xml”?")
        wait_until(lambda: question.focused(role="push button"), "a focus")
        self.program.key("Escape")
        dialog = self.program.find("Save Set")
        with open(other, encoding="utf-8") as file:
            if file.read() != "precious":
                raise Failure("the other file was overwritten")
        dialog.find("Cancel", role="label").click()
        self.program.wait_for_window_to_go("Save Set")
        self.type_name("other")
        self.program.find("Replace “other.xml”?").find("Replace", role="label").click()
        self.is_saved_as("other.xml")
        with open(other, encoding="utf-8") as file:
            if "<tile-set" not in file.read():
                raise Failure("the other file was not replaced")

    def name_of_the_set(self):
        """The set is named by what is typed at once; nothing has to be selected before."""
        self.program.find("Title, Author, Licence, Colours", "push button").click()
        # Without a manager of windows, what is under the pointer has the keys.
        self.program.hover(*self.program.find("Title", "text").rest())
        # What its rows are called begins where the rows do, though a header bar insets titles.
        left = {node.box[0] for name in ("Title", "Description", "Colours of the Tiles")
                for node in self.program.all(name, "label") if node.is_shown}
        if len(left) != 1:
            raise Failure(f"titles begin at {left}")
        self.program.type("Mine")
        steps.wait_for_title(self.program, "Mine – ")
        self.program.key("Escape")
        self.program.gone("Title", "text")

    def nothing_else(self):
        wanted = {"bare.xml", "other.xml", "own.xml", "stem.xml", "version 1.2.xml", "whole.xml"}
        found = {name for name in os.listdir(self.folder) if name.endswith(".xml")}
        if found != wanted:
            raise Failure(f"files: {sorted(found)}")


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-saving-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    saving = Saving(program, folder)
    try:
        steps.canvas(program, "A")
        for name, action in (
            ("a name for the set", saving.name_of_the_set),
            ("a name over the stem", saving.over_the_stem),
            ("a whole name over the stem", saving.whole_name_over_the_stem),
            ("a name without suffix", saving.without_suffix),
            ("a name with another dot", saving.with_another_dot),
            ("another file is replaced when asked", saving.other_file),
            ("nothing else was written", saving.nothing_else),
        ):
            action()
            tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "saving"))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
