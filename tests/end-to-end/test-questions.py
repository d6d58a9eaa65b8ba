#!/usr/bin/env python3
"""Puts every expansion's questions to a person at the table: test-questions.py PROGRAM.

Each game has come to its question by moves that are written down here. What is asked is read from
the table, answered on the table by pointer or by a key, and what came of it is read there, too.
"""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, attempt, wait_until
from positions import open_position, park_pointer, sit_down, write_position
from table import number_keys, page_of
from tap import Tap

ROAD = "draw=U U@1,0/0 highwayman@1,0:road(W) draw=B B@0,1/0 - "
BUILDER = ROAD + "draw=U U@2,0/0 builder@2,0:road(W) draw=B B@1,1/0 - "
LAKE = "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FährD FährD@2,0/0 highwayman@2,0:road(E) "
FIVE = (
    "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - draw=U U@2,0/0 farmer@2,0:field(NL) "
    "draw=B B@0,1/0 - draw=W W@3,0/0 "
)
CIRCLE = (
    "draw=U U@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/270 highwayman@-1,0:road(N) "
    "draw=V V@0,1/0 highwayman@0,1:road(S) draw=Korn1 Korn1@2,0/180 highwayman@2,0:road(N) "
)
ROAD_OUT = "draw=U U@3,-1/90 highwayman@3,-1:road(S) draw=W W@3,-2/0 - "
BLACKSMITH = (
    ROAD_OUT + "meeple@blacksmith count@market draw=U U@2,3/90 highwayman@2,3:road(N) draw=W W@2,4/90 - "
)
# More than ten roads and cities that are not finished.
CROSSINGS = (
    "draw=W W@-1,0/0 - draw=L L@-2,0/0 - draw=L L@-3,0/0 - draw=L L@-4,0/0 - draw=W W@1,0/0 - "
    "draw=W W@2,0/0 - draw=W W@3,0/0 - draw=MaHeA MaHeA@4,0/0"
)

# One who plays alone.
PATIENCE = os.path.join(HERE, "..", "data", "procedures", "patience-ruleset.xml")
BRIDGE = os.path.join(HERE, "..", "..", "data", "examples", "bridge.xml")

# What spaces of the score track are as wide as, and where the first of them is.
TRACK_COLUMNS, TRACK_ROWS, TRACK_TOP = 17, 10, 12


class Seat:
    """A person at the table, with pointer and keys."""

    def __init__(self, program):
        self.program = program
        self.table = program.find(re.compile("^Table$|: (legal|proposed)"), "table")

    def is_asked(self, words):
        wait_until(lambda: words in self.table.asked, f"“{words}”, not “{self.table.asked}”")

    def take(self, words):
        """Clicks the answer that begins so, and waits for what is asked next: tables and hands still
        glide where a card above them has gone."""
        node = self.program.find(re.compile(rf"^\d+, {words}"), "push button")
        name, asked = node.name, self.table.asked
        node.click_until(
            lambda: self.table.asked != asked or not node.is_shown or node.name != name,
            f"“{asked}” to be answered by “{name}”",
        )

    def spot(self, words):
        """Takes the number on the table or beside the scores that is named so."""
        # Where it is stands behind what it is.
        named = re.escape(words).replace(":", "(, [^:]*)?:", 1)
        self.take(rf".*{named}")

    def choice(self, words):
        """Takes an answer in the hand."""
        self.take(re.escape(words))

    def press(self, key):
        park_pointer(self.program)
        self.program.key(*(number_keys(page_of(self.table), key) if key.isdigit() else [key]))

    def has_number(self, number):
        """One of the answers has the number."""
        self.program.find(re.compile(rf"^{number}, "), "push button")

    def track(self, space):
        """Clicks the figure on a space of the upper row of the score track."""
        node = self.program.find(re.compile("^Score track"))
        asked = self.table.asked

        def at():
            left, top = self.program.origin(node.top())
            x, y, width, height = node.box
            side = min(width / TRACK_COLUMNS, (height - TRACK_TOP) / TRACK_ROWS)
            start = x + (width - side * TRACK_COLUMNS) / 2
            return round(left + start + (space + 0.5) * side), round(top + y + TRACK_TOP + 0.25 * side)

        node.click_until(
            lambda: self.table.asked != asked, f"“{asked}” to be answered on space {space}", at
        )

    def log(self, words):
        self.program.find(re.compile(re.escape(words)), "label")

    def focus_says(self, words):
        """The control with the focus says so to who does not see it: by its name, or described."""

        def said():
            for node in page_of(self.table).walk():
                if node.is_focused and words in f"{node.name} {node.description}":
                    return True
            return False

        wait_until(said, f"the focused control to say “{words}”")

    def end(self, item):
        """Ends the game by the menu."""
        self.program.find("Table Menu").click()
        self.program.find(item).press()
        self.program.find("Play Again", "push button")

    def is_over(self, words):
        """The page of the end is there, and says so."""
        self.program.find(words, "label")
        self.program.find("Play Again", "push button")

    def answers(self, words):
        """Who does not see the hand hears of a list, called as the question, of these answers."""

        def are_told():
            for node in page_of(self.table).named(None, "list"):
                names = [child.name for child in node.children() if child.role == "list item"]
                if names == words.split("|"):
                    return node.name and node.name in self.table.asked
            return False

        wait_until(are_told, f"a list of “{words}”")

    def seats(self, words):
        """Who of a round has been asked: "Eva: done", "Jan: decides now"."""
        self.program.find(words)


# Title, sets and parts, what was played, who sits there, what is done: (step, argument) by turns. The
# first step waits for the game: it is read beside, and keys would be for the one before.
QUESTIONS = (
    ("what the control with the focus says", "base",
     "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 - draw=U", "Anna Eva",
     ("is_asked", "(tile U)"), ("press", "Up"), ("focus_says", ": legal, "),
     ("press", "Return"), ("focus_says", ": proposed, "), ("focus_says", "Anna: Place a meeple, or go on."),
     ("press", "Return"), ("focus_says", "1, "), ("press", "space"), ("focus_says", "Anna laid a road"),
     ("focus_says", "Eva: Lay the tile"), ("focus_says", "Drawn: ")),
    ("what it says when the game is over", "base",
     "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 - draw=U", "Anna Eva",
     ("is_asked", "(tile U)"), ("end", "End Game Now"),
     ("focus_says", "Anna wins"), ("focus_says", "Anna 3, Eva 0")),
    # Whoever is quick presses once more what has ended the game.
    ("what its keys do when the game is over", f"{PATIENCE}+", "draw=Storm", "Anna",
     ("is_asked", "Anna: Lay the tile"), ("press", "Right"), ("press", "Return"), ("press", "space"),
     ("focus_says", "Anna loses"), ("press", "space"), ("press", "Return"), ("press", "Down"), ("press", "Right"),
     ("press", "Return"), ("focus_says", "Anna loses"), ("is_over", "The storm took it all."),
     ("press", "alt+p"), ("is_asked", "Lay the tile")),
    ("what it says in the mists", "mists-level-1+", "", "Anna Eva Jan",
     ("is_asked", "Anna: Lay the tile"), ("press", "Up"), ("focus_says", ": legal, "), ("press", "Return"), ("focus_says", ": proposed, "), ("press", "space"),
     ("focus_says", "Eva: Lay the tile")),
    ("gold", "base gold-mines", "draw=W W@-1,0/0 - draw=GoldD GoldD@0,-1/90", "Anna Eva",
     ("is_asked", "Eva: Gold: lay a second bar"), ("spot", "Lay gold: the start tile"),
     ("is_asked", "Place a meeple"), ("spot", "Knight"), ("log", "Eva placed a knight")),
    ("ferry", "base ferries", LAKE, "Anna Eva",
     ("is_asked", "Ferry: choose two roads"), ("spot", "Ferry from the east"),
     ("is_asked", "joins with the first one"), ("spot", "Ferry east–south"),
     ("log", "Eva laid a ferry: east–south")),
    ("ferry that moves", "base ferries", LAKE + "ferry@2,0:lake(EW) draw=U U@-1,0/0 -", "Anna Eva",
     ("is_asked", "A ferry may move"), ("spot", "Ferry east–south"),
     ("log", "Anna moved a ferry: east–south")),
    ("bridge over a cell", f"base {BRIDGE}",
     "draw=E E@0,1/180 - draw=E E@1,1/180 - draw=E E@2,1/180 - draw=Bridgehead Bridgehead@2,0/0", "Anna Eva",
     ("is_asked", "Eva: Bridge: choose one of its ends"), ("spot", "Bridge east–west"),
     ("log", "Eva laid a bridge: east–west"), ("is_asked", "Place a meeple")),
    ("bridge across a tile", f"base {BRIDGE}", "draw=Fork Fork@1,0/0", "Anna Eva",
     ("is_asked", "Anna: Bridge: choose one of its ends"), ("spot", "from the north"),
     ("is_asked", "Now choose the other end."), ("spot", "Bridge north–east"),
     ("log", "Anna laid a bridge: north–east")),
    ("princess and fairy", "base princess-and-dragon",
     "draw=U U@1,0/0 highwayman@1,0:road(W) draw=BuDr22 BuDr22@-1,0/270 knight@0,0:city(N) "
     "draw=BuDr28 BuDr28@0,-1/180", "Anna Eva",
     ("is_asked", "Fairy: put her beside a follower. Princess: send a knight home. Or go on."),
     ("spot", "Princess, home with: Knight"), ("log", "Anna sent a knight home")),
    ("dragon", "base princess-and-dragon",
     "draw=BuDr5 BuDr5@1,0/0 - draw=U U@2,0/0 - draw=E E@0,-1/180 - draw=BuDr12 BuDr12@-1,0/0 -", "Anna Eva",
     ("is_asked", "Step 1 of at most 6."), ("spot", "Dragon: the start tile"), ("is_asked", "Step 2 of at most 6."),
     ("log", "Eva moved the dragon to the start tile")),
    ("flight", "base flying-machines", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0", "Anna Eva",
     ("is_asked", "send one flying"), ("spot", "Fly: Meeple"), ("log", "Eva sent a meeple flying"),
     ("log", "Eva rolled")),
    ("die", "base flying-machines", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple die=2",
     "Anna Eva", ("is_asked", "The die shows 2: choose where the figure lands."),
     ("spot", "Knight"), ("log", "Eva landed as a knight")),
    ("pawn on the score track", "base messages", FIVE + "- pawn+5 card=5", "Anna Eva",
     ("is_asked", "Message 5: 2 points for each own knight."), ("choice", "Take 2 points"),
     ("is_asked", "2 points: which figure moves? Pawn on space 5, lady on space 0."), ("track", 5),
     ("log", "Anna moved the pawn by 2")),
    ("lady", "base messages", "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -", "Anna Eva",
     ("is_asked", "Anna: 3 points: which figure moves?"), ("answers", "1, Pawn: 3 spaces|2, Lady: 3 spaces"),
     ("press", "2"), ("log", "Anna moved the lady by 3")),
    ("message with a tile", "base messages", FIVE + "- pawn+5 card=7", "Anna Eva",
     ("choice", "Do what"), ("is_asked", "A further tile: lay it"), ("press", "space"), ("is_asked", "Eva: ")),
    ("message that takes back", "base messages", FIVE + "highwayman@3,0:road(E) pawn+5 card=8", "Anna Eva",
     ("choice", "Do what"), ("is_asked", "Take one of the figures back."), ("spot", "Farmer: take back"),
     ("log", "Anna took a farmer back")),
    ("robber", "base robbers",
     "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 - draw=RaubC RaubC@-2,0/0", "Anna Eva Jan",
     ("is_asked", "Jan: Robber: where does it wait?"), ("spot", "Robber to space 3: Anna"),
     ("log", "Jan put the robber on space 3")),
    ("robber on the score track", "base robbers",
     "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 - draw=RaubC RaubC@-2,0/0", "Anna Eva Jan",
     ("is_asked", "Jan: Robber: where does it wait?"), ("track", 3), ("log", "Jan put the robber on space 3")),
    ("crop circle", "base crop-circles", CIRCLE, "Anna Eva Jan",
     ("is_asked", "Crop circle: choose what everybody does with highwaymen. Then Eva, then Jan."),
     ("spot", "A: everybody may add a meeple"),
     ("is_asked", "Eva: Crop circle: add a highwayman beside one of yours, or go on. Then Jan, then Anna."),
     ("focus_says", "Eva: Crop circle: add a highwayman"), ("press", "Right"), ("focus_says", "1, Highwayman"),
     ("seats", "Eva: decides now"), ("spot", "Highwayman"), ("seats", "Eva: done"), ("seats", "Jan: decides now"),
     ("seats", "Anna: still to come"), ("press", "space"), ("is_asked", "Anna: Crop circle: add"),
     ("press", "space"), ("is_asked", "Eva: Lay the tile")),
    ("crop circle, back", "base crop-circles", CIRCLE, "Anna Eva Jan",
     ("choice", "B: everybody takes a meeple back"), ("log", "Jan took a highwayman back")),
    ("quarters", "base count", ROAD_OUT, "Anna Eva",
     ("is_asked", "Eva: Carcassonne: put a meeple into one of the highlighted quarters"),
     ("spot", "Meeple into the blacksmith’s"), ("is_asked", "The count may move"), ("spot", "Count to the market"),
     ("log", "Eva moved the count to the market")),
    ("out of Carcassonne", "base count", BLACKSMITH, "Anna Eva",
     ("is_asked", "Eva: Out of Carcassonne: move a meeple"), ("press", "1"), ("log", "Eva scored a road")),
    ("abbot", "base abbot", "draw=B B@0,1/0 abbot@0,1:monastery draw=U U@1,0/0 - draw=U U@2,0/0", "Anna Eva",
     ("is_asked", "Place a meeple, take a figure back, or go on."), ("spot", "Abbot: take back, 3 points"),
     ("log", "took the abbot back")),
    ("builder", "base traders-and-builders", BUILDER + "draw=U U@3,0/0 -", "Anna Eva",
     ("is_asked", "Anna: A second tile in this turn: lay it"), ("log", "Anna has a second tile")),
    ("pig", "base traders-and-builders",
     "draw=E E@0,-1/180 farmer@0,-1:field(NL) draw=B B@0,1/0 - draw=B B@1,-1/0 - draw=B B@0,2/0 - draw=U U@0,-2/0",
     "Anna Eva", ("is_asked", "Place a meeple, or go on."), ("press", "m"), ("press", "m"), ("spot", "Pig"),
     ("log", "placed a pig")),
    ("big meeple", "base inns-and-cathedrals", "draw=U U@1,0/0", "Anna Eva",
     ("is_asked", "Place a meeple"), ("press", "m"), ("spot", "Big highwayman"), ("log", "placed a big highwayman")),
    ("mage", "base mage-and-witch", "draw=MaHeA MaHeA@1,0/0", "Anna Eva",
     ("is_asked", "Mage, Witch: put one of them on a road or into a city."), ("press", "m"), ("spot", "Witch, city"),
     ("log", "moved the witch")),
    ("mage at the shorter of two numbers", "base mage-and-witch", CROSSINGS, "Anna Eva",
     ("is_asked", "Mage, Witch: put one of them"), ("has_number", "11"), ("press", "1"), ("log", "moved the mage"),
     ("is_asked", "Place a meeple")),
    ("mage at a number of two digits", "base mage-and-witch", CROSSINGS, "Anna Eva",
     ("is_asked", "Mage, Witch: put one of them"), ("has_number", "11"), ("press", "11"), ("log", "moved the mage"),
     ("is_asked", "Place a meeple")),
    ("mage and witch have met", "base mage-and-witch ferries",
     "draw=MaHeA MaHeA@1,0/0 mage@1,0:road(S) - draw=U U@2,0/0 - draw=W W@2,1/0 - "
     "draw=MaHeH MaHeH@3,0/0 witch@2,1:road(W) - draw=FährH FährH@1,1/0 - ferry@1,1:lake(NE)", "Anna Eva",
     ("is_asked", "have met: move one of them"), ("press", "1"), ("log", "Anna moved the mage")),
    ("points or ghosts", "mists-level-6+", "until=take=ghost", "Anna Eva Jan",
     ("is_asked", "or send ghosts of one tile back."), ("choice", "Neither points nor ghosts")),
    ("ghosts", "mists-level-6+", "until=take=ghost", "Anna Eva Jan",
     ("spot", "ghosts back"), ("log", "sent back to the bank")),
    ("ghost", "mists-level-3+", "until=ghost", "Anna Eva Jan",
     ("is_asked", "A ghost rises: choose where."), ("press", "1"), ("log", "A ghost rose on a cemetery")),
    ("burial", "mists-level-6+", "until=bury", "Anna Eva Jan",
     ("is_asked", "choose the guard who is buried there."), ("spot", "Bury a guard of"), ("log", "buried")),
    ("face down", "mists-level-6+", "until=down", "Anna Eva Jan",
     ("is_asked", "lay the tile face down"), ("spot", "Face down"), ("log", "A tile was laid face down")),
    ("first hound", "mists-level-3+", "until=hound1", "Anna Eva Jan",
     ("is_asked", "beside which guard does the hound lie?"), ("spot", "The first hound"), ("log", "hound")),
    ("second hound", "mists-level-3+", "until=hound2", "Anna Eva Jan",
     ("is_asked", "beside which guard does the hound lie?"), ("spot", "The second hound"), ("log", "hound")),
)


def put(program, uses, words, names, steps):
    open_position(program, write_position(uses, words, names))
    seat = Seat(program)
    for step, argument in steps:
        getattr(seat, step)(argument)


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    wanted = os.environ.get("QUESTIONS", "").split(",")
    program = Program([command], environment={"LC_ALL": "C.UTF-8"})
    try:
        sit_down(program)
        for title, uses, words, names, *steps in QUESTIONS:
            if wanted != [""] and title not in wanted:
                continue
            n_failed = tap.n_failed
            attempt(tap, title, lambda u=uses, w=words, n=names, s=steps: put(program, u, w, n, s))
            if tap.n_failed > n_failed:
                program.keep_evidence(os.path.join(folder, f"tilewright-questions-{title.replace(' ', '-')}"))
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
        program.keep_evidence(os.path.join(folder, "tilewright-questions"))
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
