#!/usr/bin/env python3
"""Things that rules use, made in forms by keys: test-own-things.py PROGRAM.

A deck of three kinds of cards, one of them drawn, a die, a counter, a zone and a figure with places; the
file that is saved is valid, and undo takes all of it back.
"""

import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, wait_until
from own_rules import OwnRules, carry_out, fold


def crowded():
    """A set with more symbols than its list has room for."""
    symbols = "".join(f'<symbol id="s{n}"><title>Symbol {n}</title></symbol>\n    ' for n in range(14))
    return fold().replace("<figure", symbols + "<figure", 1)


class Maker(OwnRules):
    """Somebody who makes what rules are to use."""

    def opens_page(self):
        self.go("alt+3", "Rules")
        self.before = self.saved()

    def types_over(self, name, role, text):
        """Into the control @name in place of what stands there."""
        self.focus(name, role)
        self.program.key("ctrl+a")
        self.program.type(text)

    def makes_deck(self):
        """Three kinds of cards, so many of each, in another order than they were made in."""
        self.add("k", "Weather")
        self.expect('<bag id="weather" order="kept">', "<title>Weather</title>")
        self.types_over("Name of “Card 1”", "text", "Sun")
        self.types_over("Name of “Card 2”", "text", "Rain")
        self.types_over("How Many of “Rain”", "spin button", "4")
        self.program.key("Return")
        self.expect("<title>Sun</title>", "<title>Rain</title>", 'n="4"')
        self.program.key("alt+Up")
        wait_until(lambda: re.search("Rain.*Sun.*Card 3", self.saved(), re.DOTALL), "Rain to come first")

    def draws_card(self):
        """On a card, as on a symbol; the card has it, not the deck."""
        program = self.program
        self.focus("Name of “Sun”", "text")
        program.key("Tab", "Tab", "Return")
        program.find("Draw…", role="menu item").click()
        program.find("Picture of “Sun”", role="label")
        program.key("space", "Right", "Right", "Down", "Down", "space")
        program.key("alt+u")
        program.find("In files: weather", role="label")
        self.expect("<picture>", '<path d="M50 50L60 50L60 60"')

    def begins_elsewhere(self):
        """From the Design page, a sort that the set has none of yet, below what the list has room for; a key that
        is about what the page shows says so. The rules of expansions are read from anywhere."""
        program = self.program
        self.go("alt+1", "Design")
        program.key("alt+shift+Delete")
        program.find("That key is for what the Rules page shows.", role="label")
        program.key("alt+shift+i")
        wait_until(lambda: program.focused("Name", "text"), "the name to be typed")
        program.key("Escape", "Escape")
        self.go("alt+1", "Design")
        program.key("alt+shift+x")
        wait_until(lambda: program.focused("Search the Rules of Expansions"), "the search to have the keyboard")
        program.type("volcano")
        program.find(re.compile("^When a tile with the symbol “Volcano” has been laid"))
        program.key("Down")
        wait_until(lambda: program.focused(re.compile("Volcano")), "the first rule that was found")

    def makes_die(self):
        self.add("i", "Fate")
        self.types_over("Number on the Face “6”", "spin button", "0")
        self.program.key("Return")
        self.expect('<bag id="fate" order="die">', '<item id="5"/>', '<item id="0"/>', gone=['<item id="6"/>'])

    def makes_counter(self):
        self.add("c", "Hunger")
        self.focus("One for Each Player", "check box")
        self.program.key("space")
        self.types_over("Never Above", "spin button", "20")
        self.program.key("Return")
        self.expect('<counter id="hunger" most="20" each="true">')

    def ticks(self, row, kind):
        """The kind of land in the row that opens to them."""
        program = self.program
        self.focus(row, None)
        program.key("space")
        wait_until(lambda: program.shown(kind, "check box"), f"“{kind}” to be offered")
        self.focus(kind, "check box")
        program.key("space")

    def makes_zone(self):
        self.add("z", "Jail")
        self.expect('<symbol id="jail" on="tile">', '<zone id="jail" at="jail" serves="city">')
        self.ticks("Figures Come Out of It To", "road")
        self.expect('serves="road city"')

    def makes_figure(self):
        self.add("f", "Watchman")
        self.focus("Moved by the Rules", "check box")
        self.program.key("space")
        self.expect('<figure id="watchman" supply="1" weight="1" needs-free="true">')
        self.ticks("May Stand On", "field")
        self.expect('<role kind="field" name="watchman"/>')

    def is_valid(self):
        tool = os.path.join(os.environ["TILEWRIGHT_BUILD_DIR"], "app", "tool", "tilewright-tool")
        self.saved()
        out = subprocess.run([tool, "validate", self.path("own.xml")], capture_output=True, text=True, check=False)
        if out.returncode != 0:
            raise Failure(out.stdout + out.stderr)

    def takes_back(self):
        """To the last letter; empty lines are the writer's."""
        program = self.program
        program.key(*["ctrl+z"] * 15)
        for _ in range(30):
            if self.saved().split() == self.before.split():
                return
            program.key("ctrl+z")
        raise Failure(f"undo leads to\n{self.saved()}\nand not to\n{self.before}")


def main(command):
    return carry_out(command, Maker, "own-things", crowded(), (
        ("the page of rules opens", Maker.opens_page),
        ("a deck of three kinds of cards is made by keys", Maker.makes_deck),
        ("a card is drawn on", Maker.draws_card),
        ("something is begun on another page", Maker.begins_elsewhere),
        ("a die is made", Maker.makes_die),
        ("a counter is made", Maker.makes_counter),
        ("a zone is made, with a symbol to be drawn as", Maker.makes_zone),
        ("a figure is made that rules move", Maker.makes_figure),
        ("what is saved is valid", Maker.is_valid),
        ("undo takes all of it back", Maker.takes_back),
    ))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
