"""The table of the running program, played by keys and pointer, until a question or to the end."""

import re

from driver import CLICKS, PATIENCE, Failure, wait_until
from positions import park_pointer
from steps import places_to_try

ARROWS = ("Right", "Down", "Left", "Up")
# Turns within which one of a set's own tiles has been drawn, with all but certainty.
MOST_TURNS = 45
# More answers than any game takes.
MOST_ANSWERS = 900
# Of so many tiles one is laid by pointer, which has to look for a place.
TILES_BY_POINTER = 8
# Seconds that the program has to say what the pointer is on.
GLANCE = 0.15
# Seconds after which a key or a click has done nothing, on a busy machine, too.
ANSWER = PATIENCE / CLICKS


def wait_for(condition, timeout=1.5):
    try:
        return wait_until(condition, "it", timeout)
    except Failure:
        return False


def page_of(table):
    """What is around the @table: reading the window takes three times as long, for the pages that
    are hidden now are in it."""
    return table.above("TwPlayPage")


def wait_for_table(program):
    """Waits until a game is on the table and has the keyboard: a key before that is for the page that
    goes."""
    program.find(re.compile("^Lay the tile"), "label")
    table = program.find(re.compile("^Table$|: (legal|proposed)"), "table")
    wait_until(lambda: table.has_focus, "the table to have the focus")


def leave_table(program):
    """Goes back to where the table was opened from. The table glides away, and is taken for the next
    one by whoever does not wait until it is gone."""
    program.find("Leave the Table", "push button").press()
    program.gone("Leave the Table", "push button")


def numbered(page):
    """The answers on the @page that have a number, on the table, beside the scores and in the hand,
    each with its name."""
    answer = re.compile(r"^\d+, ")
    return [(node, node.name) for node in page.named(answer, "push button")] or [
        (node, node.name) for node in page.walk() if node.matches(answer, "push button")
    ]


def number_keys(page, number):
    """What one presses for @number: Enter, too, where a longer one on the @page begins so."""
    digits = str(number)
    others = [name.partition(",")[0] for _, name in numbered(page)]
    is_longer = any(other != digits and other.startswith(digits) for other in others)
    return [*digits, *["Return"] * is_longer]


class Table:
    """What is said at the table, and the keys and clicks that answer it.

    With @has_pointer every other answer is a click where it lies. @on_question is called with what
    is asked, without names, numbers and tiles, before it is answered the first time.
    """

    def __init__(self, program, has_pointer=False, on_question=None):
        self.program = program
        self.widget = program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        self.page = page_of(self.widget)
        self.seen = []
        self.has_pointer = has_pointer
        self.on_question = on_question
        self.kinds = set()
        self.n_answers = self.n_tiles = self.n_clicks = 0
        self.last = None

    @property
    def words(self):
        return self.widget.asked

    def changes(self, act, what, timeout=ANSWER):
        """Does @act; whether what the table says became something else."""
        before = self.words, self.widget.name
        act()
        try:
            wait_until(lambda: (self.words, self.widget.name) != before, f"{what} to do something", timeout)
            return True
        except Failure:
            return False

    def change(self, key, timeout=ANSWER):
        return self.changes(lambda: self.program.key(key), key, timeout)

    def take_number(self, number, timeout=ANSWER):
        """Takes an answer by the keys of its number; whether it did something."""
        keys = number_keys(self.page, number)
        return self.changes(lambda: self.program.key(*keys), "+".join(keys), timeout)

    def is_over(self):
        return "The game is over." in self.words

    def note(self):
        """Tells a question that is new."""
        question = re.sub(r"Drawn: .*", "", self.words)
        question = re.sub(r"^[^:.]*: ", "", question)
        kind = re.sub(r"\d+|Then .*|scored.*", "", question).strip()
        if kind not in self.kinds:
            self.kinds.add(kind)
            if self.on_question is not None:
                self.on_question(kind)

    def click(self):
        """Takes one of the answers by pointer, another one each time; whether there was any."""
        # The first of two ends was chosen; to choose it again takes it back.
        answers = [node for node, name in numbered(self.page)
                   if node.is_shown and "not from here" not in name]
        if not answers:
            return False
        answer = answers[self.n_answers % len(answers)]
        done = False
        for _ in range(CLICKS):
            at = answer.rest()
            done = self.changes(lambda: self.program.click(*at), f"{answer}", ANSWER)
            if done or self.is_over() or not answer.is_shown:
                break
            answer.excuse(at, Failure(f"“{self.words}” stays"))
        if not done and not self.is_over():
            raise Failure(f"a click on {answer} at {at} does nothing: “{self.words}”")
        self.n_clicks += 1
        park_pointer(self.program)
        return done

    def choose(self):
        """Answers what an expansion asks."""
        self.seen.append(self.words)
        if self.has_pointer and self.n_answers % 2 == 0 and self.click():
            return
        # The first of two ends is there again: to take it would put it back.
        second = ("joins with the first one", "Now choose the other end.")
        first = 2 if any(words in self.words for words in second) else 1
        if not self.take_number(first, ANSWER / 2) and not self.change("space"):
            raise Failure(f"no key answers “{self.words}”")

    def walk(self, patience):
        """Whether an arrow brings the tile over a legal place, each within @patience seconds."""
        for arrow in ARROWS:
            self.program.key(arrow)
            if wait_for(lambda: ": legal" in self.widget.name, patience):
                return True
        return False

    def aim(self):
        """Holds the tile over a legal place and proposes it there."""
        # Not every arrow comes to a legal place, and only a busy machine takes long to tell.
        if not self.walk(1.5):
            self.walk(ANSWER)
        self.program.key("Return")
        if not wait_for(lambda: ": proposed" in self.widget.name, PATIENCE):
            raise Failure("the tile was not proposed")

    def aim_by_pointer(self):
        """Looks for a legal place with the pointer and clicks there; whether one was found."""
        left, top, width, height = self.widget.box
        origin = self.program.origin(self.widget.top())
        free = (left + 260, top, width - 560, height - 160)
        self.last = self.last or (left + width // 2, top + height // 2)
        for point in places_to_try(free, self.last):
            place = (origin[0] + point[0], origin[1] + point[1])
            self.program.hover(*place)
            if wait_for(lambda: ": legal" in self.widget.name, GLANCE):
                self.program.click(*place)
                if wait_for(lambda: ": proposed" in self.widget.name, 20 * GLANCE):
                    self.last = point
                    return True
        park_pointer(self.program)
        return False

    def answer(self, with_figure=False):
        """Lays the tile, with a figure if one can stand there, or takes the first spot there is, or
        else goes on."""
        self.n_answers += 1
        self.note()
        if "Drawn: " not in self.words:
            self.choose()
            return
        self.n_tiles += 1
        by_pointer = self.has_pointer and self.n_tiles % TILES_BY_POINTER == 1
        if not (by_pointer and self.aim_by_pointer()):
            self.aim()
        self.note()
        if with_figure and "Place a meeple" in self.words:
            if self.has_pointer and self.n_tiles % 2 == 0 and self.click():
                return
            # Another figure now and then, if there is one.
            if self.has_pointer and self.n_tiles % 5 == 0:
                self.change("m", 1)
            # Where it was only slow to be said, the tile is laid and there is nothing left to do.
            if self.take_number(1, 1) or ": proposed" not in self.widget.name:
                return
        if not self.change("space", PATIENCE):
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
