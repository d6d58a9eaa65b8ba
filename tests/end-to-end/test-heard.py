#!/usr/bin/env python3
"""What is heard while tiles are drawn, games are played and a set is saved: test-heard.py PROGRAM LANGUAGE [--print].

All of it is done by keys alone. heard/LANGUAGE.txt tells it as somebody hears it: behind "# " a scene, behind "> " a
key, and below that, line by line, what must be heard, in that order. Each line is a part of something that is said,
and more may be said between two of them, but nothing twice running. With --print all that is heard is printed in the
same form, to be read aloud and to be copied from; with the name of a scene behind it only that one is played.
"""

import gettext
import os
import re
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import PATIENCE, Failure, Program, wait_until
from hearing import Ear
from positions import write_position
from tap import Tap

# Tiles whose places are known, and after them those of the shuffled game that is always the same.
ROAD = "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B B@0,1/0 - draw=D"
BEGINNING = "the program has started"


class Listener:
    """A program, and the keys that somebody presses who only hears it."""

    def __init__(self, command, language, arguments, expected, prints):
        self.expected = expected
        self.prints = prints
        self.lines = []
        # Steps that are done, and the line in which what was expected last has been found.
        self.n_steps, self.at = 0, -1
        self.failures = []
        self.words = gettext.translation("tilewright", os.environ["TILEWRIGHT_LOCALE_DIR"], [language], fallback=True)
        self.program = Program([command, *arguments], environment={"LC_ALL": "C.UTF-8", "LANGUAGE": language})
        self.ear = Ear(self.program)
        self.take(self.ear.begin())
        self.hear(BEGINNING)

    def take(self, lines):
        for line in lines:
            if self.prints:
                print(f"#   {line}", flush=True)
            self.lines.append(line)

    def next_step(self, what):
        """The lines that are expected of this step."""
        if self.prints:
            print(f"# > {what}")
        if self.expected is None:
            return []
        key, lines = self.expected[self.n_steps] if self.n_steps < len(self.expected) else (None, [])
        self.n_steps += 1
        if key != what:
            raise Failure(f"step {self.n_steps} is “{what}”; what is heard is written down for “{key}”")
        return lines

    def is_heard(self, words, begin):
        """Whether @words are heard at the line @begin or after it."""
        found = next((i for i in range(begin, len(self.lines)) if words in self.lines[i]), None)
        if found is not None:
            self.at = found
        return found is not None

    def hear(self, what):
        """Waits for what has to be heard of the step, or until nothing more is."""
        begin, at = len(self.lines), self.at + 1
        expected = self.next_step(what)
        # One failure is waited for; what follows from it is not.
        deadline = time.monotonic() + (PATIENCE if not self.failures else PATIENCE / 10)
        for words in expected:
            while not self.is_heard(words, at) and time.monotonic() < deadline:
                self.take(self.ear.listen())
            if self.is_heard(words, at):
                at = self.at
            else:
                self.failures.append(f"{what}: not heard in its place: “{words}”, but {self.lines[at:]}")
        self.take(self.ear.listen() if expected else self.ear.wait())
        self.failures += [f"{what}: heard twice: “{line}”" for before, line in zip(self.lines[begin:], self.lines[begin + 1:])
                          if before == line]

    def press(self, *keys):
        for key in keys:
            self.program.key(key)
            self.hear(key)

    def type(self, text, called=None):
        self.program.type(text)
        self.hear(called or f"“{text}”")

    def look_for(self, name):
        """Types what is called by the English @name into a search: of each word as much as any keyboard has."""
        words = re.findall(r"\b[A-Za-z]+", self.words.gettext(name))
        self.type(" ".join(words), f"“{name}”")


def draw(listener, _folder):
    """Three tiles: by arrows and pens, by dragging, by the quick line; copies, undo, fields, a symbol, a name."""
    listener.press("ctrl+n", "c", "space", "plus", "plus", "minus", "ctrl+z", "Down", "Up", "g", "g", "s")
    listener.look_for("Cathedral")
    listener.press("Return", "ctrl+Return", "r", "j", "Right", "Right", "Return", "ctrl+z", "ctrl+shift+z")
    listener.press("ctrl+Return", "ctrl+l")
    listener.type("crfr")
    listener.press("ctrl+a")
    listener.type("CRFR")
    listener.press("Return", "space", "Delete", "F2")
    listener.type("Mill")
    listener.press("Tab", "Escape", "Page_Up", "Tab")


def save(listener, folder):
    """A set gets a file, and then its place is taken by something else."""
    path = os.path.join(folder, "own.xml")
    listener.press("ctrl+n", "c", "space", "ctrl+s", "ctrl+a")
    listener.type(path, "the path of a file")
    # GTK looks for files after each sign, and takes Return for what it has seen then.
    wait_until(lambda: listener.ear.text(listener.ear.focus) == [f"“{path}”"], "the path to be typed")
    listener.press("Return")
    wait_until(lambda: os.path.exists(path), "the set to be saved")
    listener.press("plus", "ctrl+s")
    os.remove(path)
    os.mkdir(path)
    listener.press("plus", "ctrl+s")
    listener.press("ctrl+comma", "Tab", "Escape")


def take_turns(listener, _folder):
    """Ten turns of two people: a place that is refused, places that fit, figures, queries, a look around."""
    listener.press("shift+Right", "Return", "y", "c", "g", "u", "q", "x")
    listener.press("Up", "Return", "r", "Return", "Return")
    for key in ("space", "1", "space", "1", "space", "1", "space", "1", "space"):
        listener.press("Return", "Return", key)
    listener.press("ctrl+Down", "j", "k", "k", "o", "Escape")
    listener.press("h", "Page_Up", "Page_Up", "Page_Down", "ctrl+End", "h", "ctrl+z", "ctrl+shift+z")
    listener.press("Tab", "Escape")


def play_the_program(listener, _folder):
    """Whoever sits opposite is played by the program."""
    listener.press("Right", "Return", "Return", "1", "x")


def walk_in_mist(listener, _folder):
    """A turn of all against the mist."""
    listener.press("y", "c", "g", "u", "Right", "Return", "Return", "Return", "Return", "Return", "1", "c")


def end(listener, _folder):
    """A game ends before its last tile; what its end brought plays again by itself, which Escape ends."""
    listener.press("Right", "Return", "1")
    listener.press("ctrl+shift+p")
    listener.look_for("End Game Now")
    listener.press("Return", "Tab", "space", "Escape")


SCENES = {
    "drawing": (draw, lambda: []),
    "saving": (save, lambda: []),
    "turns": (take_turns, lambda: [write_position("base", ROAD)]),
    "against the program": (play_the_program, lambda: [write_position("base", ROAD, "Anna Eva=greedy")]),
    "Mists": (walk_in_mist, lambda: [write_position("mists-level-1+", "", "Anna Eva Jan Lea")]),
    "the end": (end, lambda: [write_position("base", ROAD)]),
}


def read_expected(language):
    """By scene, the keys, each with its lines."""
    expected = {}
    with open(os.path.join(HERE, "heard", f"{language}.txt"), encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("# "):
                steps = expected.setdefault(line[2:], [])
            elif line.startswith("> "):
                steps.append((line[2:], []))
            elif line:
                steps[-1][1].append(line)
    return expected


def main(command, language, prints, only):
    tap = Tap()
    expected = {} if prints else read_expected(language)
    for name, (scene, arguments) in SCENES.items():
        if only not in (None, name):
            continue
        if prints:
            print(f"# # {name}")
        listener = None
        failures = []
        try:
            with tempfile.TemporaryDirectory() as folder:
                listener = Listener(command, language, arguments(), None if prints else expected.get(name, []), prints)
                scene(listener, folder)
        except Failure as failure:
            failures.append(str(failure))
        if listener:
            failures = listener.failures + failures
            if failures and "TILEWRIGHT_EVIDENCE" in os.environ:
                listener.program.keep_evidence(os.path.join(os.environ["TILEWRIGHT_EVIDENCE"], f"heard-{language}-{name}"))
            listener.program.stop()
        tap.check(f"what is heard: {name}", failures)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], "--print" in sys.argv[3:], next(iter(sys.argv[4:]), None)))
