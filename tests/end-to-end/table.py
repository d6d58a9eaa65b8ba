"""The table of the running program, played by keyboard alone, until a question or to the end."""

import re

from driver import Failure, wait_until

ARROWS = ("Right", "Down", "Left", "Up")
# Turns within which one of a set's own tiles has been drawn, with all but certainty.
MOST_TURNS = 45
# More answers than any game takes.
MOST_ANSWERS = 900


def wait_for(condition, timeout=1.5):
    try:
        return wait_until(condition, "it", timeout)
    except Failure:
        return False


class Table:
    """What is said at the table, and the keys that answer it."""

    def __init__(self, program):
        self.program = program
        self.widget = program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        self.seen = []

    @property
    def words(self):
        return self.widget.description

    def change(self, key, timeout=6):
        """Presses @key; whether what the table says became something else."""
        before = self.words, self.widget.name
        self.program.key(key)
        try:
            wait_until(lambda: (self.words, self.widget.name) != before, f"{key} to do something", timeout)
            return True
        except Failure:
            return False

    def is_over(self):
        return "The game is over." in self.words

    def answer(self, with_figure=False):
        """Lays the tile, with a figure if one can stand there, or takes the first spot there is, or
        else goes on."""
        if "Drawn: tile" not in self.words:
            self.seen.append(self.words)
            # The first of two ends was chosen; to choose it again takes it back.
            first = "2" if "joins with the first one" in self.words else "1"
            if not self.change(first) and not self.change("space"):
                raise Failure(f"no key answers “{self.words}”")
            return
        for arrow in ARROWS:
            self.program.key(arrow)
            if wait_for(lambda: ": legal" in self.widget.name):
                break
        self.program.key("Return")
        if not wait_for(lambda: ": proposed" in self.widget.name, 6):
            raise Failure("the tile was not proposed")
        if with_figure and "Place a meeple" in self.words and self.change("1", 1):
            return
        if not self.change("space"):
            raise Failure("the tile was not laid")

    def play_until(self, question):
        """Answers until a question with the words @question has been answered."""
        for _ in range(2 * MOST_TURNS):
            self.answer()
            if any(question in words for words in self.seen):
                return
        raise Failure(f"“{question}” was never asked")

    def play_to_the_end(self):
        """Answers until the game is over."""
        for turn in range(MOST_ANSWERS):
            if self.is_over():
                return
            # Now and then nobody is placed, so that somebody is left.
            self.answer(with_figure=turn % 3 < 2)
        raise Failure("the game does not end")
