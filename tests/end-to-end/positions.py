"""Games that have come to a question, opened at the table of the running program."""

import itertools
import os
import re
import subprocess
import tempfile

from driver import Failure, wait_until

BUILD = os.environ.get("TILEWRIGHT_BUILD_DIR", "build")
# Goes with the test. Its path is typed for each game, and GTK looks for files after each sign of it.
FOLDER = tempfile.TemporaryDirectory(prefix="")
NUMBERS = itertools.count(1)
WRITER = os.path.join(BUILD, "tests", "end-to-end", "write-position")


def write_position(uses, words, names="Anna Eva", settings=""):
    """Writes the game that write-position.c makes of this; returns its path."""
    path = os.path.join(FOLDER.name, f"{next(NUMBERS)}.xml")
    made = subprocess.run(
        [WRITER, path, uses, settings, names, words], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        raise Failure(f"no game of “{words}”: {made.stderr.strip()}")
    return path


def sit_down(program):
    """Goes to the table, with any game."""
    program.find("Play Base Game", "push button").press()
    program.find(re.compile("^Lay the tile"), "label")


def park_pointer(program):
    """Keys go to the window under the pointer; over the header nothing is pointed at."""
    header = program.find_lasting(re.compile(r"^(Turn \d|Strict|Finished)"), "label")
    program.hover(*header.middle)


def entry_for_path(program, dialog):
    """The first sign of a path brings the entry for it, once the dialog listens to keys."""
    for _ in range(6):
        program.type("/")
        try:
            entry = dialog.find(role="text", timeout=5)
            wait_until(lambda e=entry: e.is_focused, "the entry to have the focus", 5)
            return entry
        except Failure:
            continue
    raise Failure("the dialog shows no entry for a path")


def open_position(program, path):
    """Opens the game at @path at the table."""
    park_pointer(program)
    program.key("ctrl+o")

    def asked():
        return next((top for top in program.children()
                     if top.name in ("Open Game", "Save the Game?") and top.is_shown), None)

    dialog = wait_until(asked, "the dialog")
    if dialog.name == "Save the Game?":
        program.key("alt+u")
        dialog = program.find("Open Game")
    wait_until(lambda: dialog.has_focus, "the dialog to have the focus")
    entry = entry_for_path(program, dialog)
    entry.fill(path)
    program.key("Return")
    program.wait_for_window_to_go("Open Game")
    park_pointer(program)
