#!/usr/bin/env python3
"""The table under the pointer, and what it says of that: test-pointer.py PROGRAM.

Turning, why a tile may not lie somewhere, a proposal that is still moved, spots, figures, what is
explained where and how much of it, panning and zooming, the log, a strict table.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until, xdotool
from positions import open_position, park_pointer, sit_down, write_position
from table import places_to_try
from tap import Tap

# Anna’s meeple stands on a road that goes east from a crossing; she draws a bend.
PLAYED = "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=E E@0,-1/180 - draw=V"
PARTS = "base traders-and-builders inns-and-cathedrals"
# The largest side of a tile on the screen.
MOST_SIDE = 240
# Seconds before something is explained.
WAIT = 0.4


class Pointer:
    """Somebody with a mouse at the table."""

    def __init__(self, program):
        self.program = program
        self.table = None
        self.middle = None
        # A tile's side on the screen as long as nobody zooms.
        self.side = 0

    def sit(self, path):
        open_position(self.program, path)
        self.table = self.program.find(re.compile("^Table$|: (legal|proposed)"), "table")
        wait_until(lambda: "(tile V)" in self.table.asked, "the position")
        self.find_middle()

    def find_middle(self):
        """Where the start tile lies: the cell south of it says that it is there."""
        left, top, width, height = self.table.box
        x, y = self.program.origin(self.table.top())
        for point in places_to_try((left + 260, top, width - 560, height - 160),
                                   (left + width // 2, top + height // 2)):
            self.program.hover(x + point[0], y + point[1])
            try:
                wait_until(lambda: self.table.name.startswith("1 south: legal"), "the cell", steps.GLANCE)
            except Failure:
                continue
            # Its edges are where the name changes.
            at = [x + point[0], y + point[1]]
            for glance in (steps.GLANCE, 4 * steps.GLANCE, 10 * steps.GLANCE):
                low = [self.edge(at, -1, 0, glance), self.edge(at, 0, -1, glance)]
                self.side = self.edge(at, 1, 0, glance) - low[0] + 1
                self.middle = (low[0] + self.side // 2, low[1] + self.side // 2 - self.side)
                if self.is_middle():
                    return
                # A busy machine said later where the pointer was.
                print(f"# the edges are not at {low}")
        raise Failure("the cell south of the start tile is nowhere")

    def is_middle(self):
        """Whether the cell south of the start tile ends where it has to, from the middle found."""
        x, y = self.cell(0, 1)
        for way in (-1, 1):
            for reach, is_in in ((self.side // 2 - 4, True), (self.side // 2 + 4, False)):
                self.program.hover(x + way * reach, y + way * reach)
                try:
                    wait_until(lambda wanted=is_in: self.table.name.startswith("1 south: legal") == wanted, "", 2)
                except Failure:
                    return False
        return True

    def edge(self, at, dx, dy, glance):
        """The last point in a direction from @at that is still in the cell."""
        low, high = 0, MOST_SIDE
        while high - low > 1:
            step = (low + high) // 2
            self.program.hover(at[0] + dx * step, at[1] + dy * step)
            time.sleep(glance)
            if self.table.name.startswith("1 south: legal"):
                low = step
            else:
                high = step
        return at[0] + dx * low if dx else at[1] + dy * low

    def cell(self, x, y):
        return self.middle[0] + x * self.side, self.middle[1] + y * self.side

    def hover(self, x, y):
        self.program.hover(*self.cell(x, y))

    def says(self, pattern):
        wait_until(lambda: re.search(pattern, self.table.name), f"“{pattern}”, not “{self.table.name}”")

    def pill(self):
        """The words at the place itself."""
        return [node.name for node in self.table.children() if node.role == "label" and node.is_shown]

    def spots(self):
        return [node for node in self.table.children() if re.match(r"\d, \S", node.name)]

    def explained(self, pattern):
        """Whether the card says something now."""
        return self.program.shown(re.compile(pattern), "label") is not None

    def edges(self):
        """The two edges of the road that the tile has, clockwise from the north."""
        return re.search(r"Drawn: road from (\w+) to (\w+)", self.table.asked).groups()

    # What is tried, in this order.

    def turns(self):
        self.hover(0, 1)
        self.says("^1 south: legal, 2 rotations")
        for _ in range(3):
            before = self.edges()
            if "north" in before:
                raise Failure(f"held as {before}, which is not legal")
            self.program.click(*self.cell(0, 1), button=3)
            wait_until(lambda: self.edges() != before, "the next rotation that is legal")
        self.hover(1, 0)
        self.says("^1 east: legal, 2 rotations")
        if "west" not in self.edges():
            raise Failure(f"held as {self.edges()}, which is not legal")

    def turns_in_the_hand(self):
        park_pointer(self.program)
        self.says("^Table$")
        picture = self.program.find(re.compile("^Tile V"), "image")
        middle = picture.rest()
        sides = ("north", "east", "south", "west")
        edges = [sides.index(edge) for edge in self.edges()]
        for button, turn in ((5, 1), (4, -1), (1, 1), (3, 1)):
            self.program.click(*middle, button=button)
            # What was at one side is at the next one.
            edges = [(edge + turn) % 4 for edge in edges]
            wanted = tuple(sides[edge] for edge in sorted(edges))
            wait_until(lambda w=wanted: self.edges() == w, f"the tile to turn to {wanted}")

    def shows_why_not(self):
        self.hover(0, -2)
        self.says("^2 north: legal|^Table$")
        xdotool("keydown", "shift")
        try:
            self.hover(1, 0)
            self.says("^1 east: legal")
            before = self.edges()
            self.program.click(*self.cell(1, 0), button=3)
            wait_until(lambda: self.edges() != before, "it to turn")
            wait_until(lambda: self.pill() == ["West needs road, the tile has field."], "the reason")
            wait_until(lambda: self.explained(r"^West needs road, the tile has field\..* \d+ of the 110 tiles left fit here\.$"),
                       "the explanation")
        finally:
            xdotool("keyup", "shift")
        wait_until(lambda: not self.pill(), "the reason to go")

    def proposes_and_moves(self):
        self.program.click(*self.cell(1, 0))
        self.says("^1 east: proposed, road .*west")
        n = len(self.spots())
        self.program.click(*self.cell(0, 1))
        self.says("^1 south: proposed")
        before = self.table.name
        self.program.click(self.cell(0, 1)[0] - self.side // 2 + 6, self.cell(0, 1)[1] + self.side // 2 - 6, button=3)
        wait_until(lambda: self.table.name != before and ": proposed" in self.table.name, "it to turn")
        self.program.key("period")
        wait_until(lambda: self.table.name == before, "it to turn back")
        self.program.click(*self.cell(1, 0))
        self.says("^1 east: proposed")
        if n == 0 or len(self.spots()) != n:
            raise Failure(f"{n} spots, then {len(self.spots())}")

    def spot(self, words):
        return wait_until(lambda: next((node for node in self.spots() if words in node.name), None), words)

    def tells_what_a_spot_brings(self):
        """A builder goes to the road on which her meeple stands: three tiles, one end open."""
        self.program.hover(*self.spot("Builder").rest())
        wait_until(lambda: self.pill() == ["Builder: now 3, closed at least 4; Anna 1"], f"the worth, not {self.pill()}")
        wait_until(lambda: self.explained(r"^Now 3 tiles × 1 = 3; closed at least 4 tiles × 1 = 4\. 1 edge is open\. One tile completes it: "),
                   "the explanation")
        park_pointer(self.program)
        wait_until(lambda: not self.pill() and not self.explained("^Now 3 tiles × 1 = 3"), "both to go")

    def cycles_the_figures(self):
        def chosen():
            return next((node.name for node in self.program.all(re.compile(r"^[A-Z][a-z ]+, \d+$"), "push button")
                         if node.is_pressed), None)

        seen = []
        for _ in range(4):
            before = wait_until(chosen, "a figure to be chosen")
            seen.append(before)
            self.program.key("m")
            try:
                wait_until(lambda: chosen() != before, "another figure", 3)
            except Failure as failure:
                raise Failure(f"M stays with {before}") from failure
        if not seen[0].startswith("Meeple") or len(set(seen)) < 3:
            raise Failure(f"M went through {seen}")

    def lists_the_figures_of_a_spot(self):
        farmer = next(node for node in self.spots() if "farmer" in node.name.lower())
        farmer.click(button=3)
        menu = self.program.find(re.compile("^Figures for spot "))
        names = [node.name for node in menu.all(role="push button")]
        if names != ["Farmer", "Big farmer"]:
            raise Failure(f"offered are {names}")
        self.program.find("Big farmer", "push button").press()
        self.program.find("Anna laid a road and placed a big farmer", "label")
        self.program.key("ctrl+z")
        self.program.gone("Anna laid a road and placed a big farmer", "label")
        # The view has made room for the tile, and stays so.
        park_pointer(self.program)
        self.program.key("0")
        self.find_middle()

    def waits_and_is_pinned(self):
        park_pointer(self.program)
        words = r"\d+ of the 110 tiles left fit here\.$"
        start = time.monotonic()
        self.hover(0, 1)
        self.says("^1 south: legal")
        if self.explained(words) and time.monotonic() - start < WAIT:
            raise Failure("it is explained before anybody waits")
        wait_until(lambda: self.explained(words), "the explanation")
        park_pointer(self.program)
        wait_until(lambda: not self.explained(words), "it to go")
        self.program.key("i")
        self.program.find("Point at a cell, a feature or a spot.", "label")
        self.hover(0, 1)
        wait_until(lambda: self.explained(words), "the explanation")
        park_pointer(self.program)
        self.program.find("Point at a cell, a feature or a spot.", "label")
        self.program.key("i")
        self.program.gone("Point at a cell, a feature or a spot.", "label")

    def card_is_beside_the_hand(self):
        self.hover(0, 1)
        card = self.program.find(re.compile(r"\d+ of the 110 tiles left fit here\.$"), "label")
        hand = self.program.find("Anna", "panel")
        if card.box[0] + card.box[2] > hand.box[0] and card.box[1] + card.box[3] > hand.box[1]:
            raise Failure(f"the card {card.box} is over the hand {hand.box}")

    def hints(self, which):
        park_pointer(self.program)
        self.program.find("Table Menu").click()
        self.program.find("Table", "menu item").press()
        self.program.find(re.compile("^Hints"), "menu item").press()

        def choices():
            """GTK calls them radio items, or plain ones if the menu was made before it knew."""
            return [node for node in self.program.all(which) if node.role.endswith("menu item")]

        wait_until(choices, f"“{which}” in the menu")[0].press()
        wait_until(lambda: not choices(), f"“{which}” to go")
        # What is chosen in a menu by pointer does not take the keys from the table.
        wait_until(lambda: self.table.is_focused, "the table to have the keys again")
        park_pointer(self.program)

    def hints_are_fewer(self):
        road = (self.cell(0, 0)[0] + self.side // 4, self.cell(0, 0)[1])
        cell, feature = r"\d+ of the 110 tiles left fit here\.$", r"^Now 3 tiles × 1 = 3; closed at least 4 tiles × 1 = 4\."
        for which, has_cell, has_feature in (("Mine", True, False), ("Off", False, False), ("All", True, True)):
            self.hints(which)
            for place, words, is_there in ((self.cell(0, 1), cell, has_cell), (road, feature, has_feature)):
                self.program.hover(*place)
                if is_there:
                    wait_until(lambda w=words: self.explained(w), f"{which}: “{words}”")
                else:
                    time.sleep(2 * WAIT)
                    if self.explained(words):
                        raise Failure(f"{which}: “{words}” is explained")

    def pans_and_zooms(self):
        start = self.cell(-1, 1)
        self.program.drag(start, (start[0] + self.side, start[1]))
        self.program.hover(*self.cell(1, 1))
        self.says("^1 south: legal")
        self.program.drag((start[0] + self.side, start[1]), start)
        self.hover(0, 1)
        self.says("^1 south: legal")
        xdotool("click", "--repeat", 3, "--delay", 200, 4)
        self.program.hover(self.cell(0, 1)[0], self.cell(0, 1)[1] - self.side + 10)
        self.says("^(?!1 south)")
        park_pointer(self.program)
        self.program.key("0")
        self.find_middle()

    def log_lights(self):
        """The tile that a line tells of has a light frame as long as the line is open."""

        def is_framed():
            x, y = self.cell(0, -1)
            out = subprocess.run(
                ["import", "-silent", "-window", "root", "-crop", f"1x1+{x - self.side // 2 + 2}+{y}", "-depth", "8", "rgb:-"],
                check=True, capture_output=True,
            ).stdout
            return out[0] > 240 and 210 < out[1] < 250 and 100 < out[2] < 190

        park_pointer(self.program)
        line = self.program.find("Eva laid a city", "label")
        if is_framed():
            raise Failure("the tile is framed before anybody asks")
        line.click_until(lambda: self.program.shown("Tile: City", "label"), "the line to open")
        park_pointer(self.program)
        wait_until(is_framed, "the frame")
        line.click_until(lambda: not self.program.shown("Tile: City", "label"), "the line to close")
        park_pointer(self.program)
        wait_until(lambda: not is_framed(), "the frame to go")

    def plays_in_two_clicks(self):
        before = self.program.n_clicks
        self.program.click(*self.cell(1, 0))
        self.says("^1 east: proposed")
        self.spot("Farmer").click()
        self.program.find("Anna laid a road and placed a farmer", "label")
        if self.program.n_clicks != before + 2:
            raise Failure("it took more than two clicks")

    def strict(self):
        park_pointer(self.program)
        self.program.key("ctrl+n")
        self.program.find("Start Game", "push button")
        box = self.program.find("Undo Past Draws", "check box")
        box.press()
        wait_until(lambda: not box.is_pressed, "the table to be strict")
        self.program.find("Start Game", "push button").press()
        self.program.find("Save the Game?")
        self.program.key("alt+u")
        self.program.find("Strict, turn 1", "label")
        park_pointer(self.program)
        for arrow in ("Right", "Down", "Left", "Up"):
            self.program.key(arrow)
            try:
                wait_until(lambda: ": legal" in self.table.name, "a legal place", 2)
                break
            except Failure:
                continue
        self.program.key("space")
        self.says(": proposed")
        self.program.key("space")
        self.program.find("Strict, turn 2", "label")
        # The next tile has been drawn since.
        self.program.key("ctrl+z")
        self.program.key("Right", "Left")
        self.program.find("Strict, turn 2", "label")
        if self.program.find(re.compile("^Undo"), "push button").is_sensitive:
            raise Failure("a draw can be undone")


def main(command):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    program = Program([command], environment=steps.environment)
    pointer = Pointer(program)
    try:
        sit_down(program)
        attempt(tap, "the position", lambda: pointer.sit(write_position(PARTS, PLAYED)))
        attempt(tap, "pointing shows the tile as it may lie", pointer.turns)
        attempt(tap, "the tile turns in the hand", pointer.turns_in_the_hand)
        attempt(tap, "Shift shows why it may not lie so", pointer.shows_why_not)
        attempt(tap, "a proposal is moved and turned", pointer.proposes_and_moves)
        attempt(tap, "a spot tells what it brings", pointer.tells_what_a_spot_brings)
        attempt(tap, "M takes one figure after the other", pointer.cycles_the_figures)
        attempt(tap, "the right button lists the figures of a spot", pointer.lists_the_figures_of_a_spot)
        attempt(tap, "the explanation waits, and can be pinned", pointer.waits_and_is_pinned)
        attempt(tap, "the explanation is beside the hand", pointer.card_is_beside_the_hand)
        attempt(tap, "hints are mine or none", pointer.hints_are_fewer)
        attempt(tap, "the table is panned and zoomed", pointer.pans_and_zooms)
        attempt(tap, "a line of the log frames its tile", pointer.log_lights)
        attempt(tap, "two clicks are a turn", pointer.plays_in_two_clicks)
        attempt(tap, "a strict table takes no draw back", pointer.strict)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        if tap.n_failed:
            program.keep_evidence(os.path.join(folder, "tilewright-pointer"))
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
