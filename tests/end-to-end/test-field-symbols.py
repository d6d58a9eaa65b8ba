#!/usr/bin/env python3
"""Symbols in fields, through the window: test-field-symbols.py PROGRAM.

A symbol is said to be for fields, put into one by a click and into another by keys, taken back and brought again,
and scores for the farmer of the field over all its tiles.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import positions
from designer import Designer
from driver import Failure, wait_until
from own_rules import OwnRules, carry_out

SOUTH_FIELD = (0.3, 0.78)
SET = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="fold">
  <title>Fold</title>
  <tile id="First" count="1" start="1"><road edges="E W"/></tile>
  <tile id="Last" count="2"><road edges="E W"/></tile>
</tile-set>
"""


class Digger(OwnRules):
    """Somebody who digs wells in fields."""

    def makes_symbol(self):
        """The form has it for cities and roads at first; Add Effect knows that no field is ever complete."""
        program = self.program
        self.add("s", "Well")
        self.expect('<symbol id="well" on="road city">')
        self.focus("May Stand On", None)
        program.key("space")
        for kind, words in (("field", "city, road, field"), ("city", "road, field"), ("road", "field")):
            self.focus(kind, "check box")
            program.key("space")
            wait_until(lambda words=words: program.shown(words, "label"), f"“{words}” to be chosen")
        self.expect('<symbol id="well" on="field">')

    def gives_effect(self):
        program = self.program
        self.expect('<symbol id="well" on="field">', gone=["<effect"])
        program.key("alt+shift+e")
        self.expect('features="field"', 'events="end"', 'per="symbol"', 'symbol="well"', 'points="1"')

    def clicks(self):
        program = self.program
        self.go("alt+1", "Design")
        designer = Designer(program)
        program.find("Well", "push button").click()
        designer.says("^Well: click where it is to stand")
        designer.click_for(SOUTH_FIELD, "^Well, on Field: East, south and west")
        program.find("Well, Field: East, south and west")
        self.expect('symbols="well@field(ER)"')

    def uses_keys(self):
        """South of the other tile; the list has what may stand there, one's own before all else."""
        program = self.program
        designer = Designer(program)
        program.find(re.compile("^Tile Last")).click()
        wait_until(lambda: designer.canvas.name.startswith("Tile Last"), "the tile")
        self.focus(re.compile("^Tile Last"), "panel")
        program.key("Down")
        wait_until(lambda: "South edge, Field" in designer.canvas.name, "the edge in the south")
        program.key("s")
        wait_until(lambda: program.focused("Search Symbols", "entry"), "the list of symbols")
        program.type("well")
        program.key("Return")
        designer.says("^Well, on Field: East, south and west")
        wait_until(lambda: self.saved().count('symbols="well@field(ER)"') == 2, "both wells")

    def takes_back(self):
        program = self.program
        program.key("ctrl+z")
        wait_until(lambda: self.saved().count("well@field") == 1, "the well of the keys to be gone")
        program.key("ctrl+shift+z")
        wait_until(lambda: self.saved().count("well@field") == 2, "it to be there again")

    def lays(self):
        """Beside the last one, as it comes."""
        program, table = self.program, self.table()

        def is_legal():
            if ": legal" in table.name:
                return True
            program.key("Right")
            return False

        wait_until(is_legal, "a legal place", pause=1)
        program.key("Return")
        wait_until(lambda: ": proposed" in table.name, "the proposal")

    def scores(self):
        """Three tiles in a row, and a well in the south of each."""
        program = self.program
        self.saved()
        path = positions.write_position(f"base:rules {self.path('own.xml')}", "")
        program.key("F5")
        program.find(re.compile("^Lay the tile"), "label")
        positions.open_position(program, path)
        self.lays()
        program.find(re.compile(r"^\d, Farmer, .*: at the end 2$"), "push button").press()
        wait_until(lambda: "Eva" in self.table().asked, "Eva to be on turn")
        self.lays()
        program.key("space")
        program.find(re.compile("scored a field"), "label")
        program.find("+3", "label")


def main(command):
    return carry_out(command, Digger, "field-symbols", SET, (
        ("a symbol is said to be for fields", Digger.makes_symbol),
        ("an effect counts it at the end", Digger.gives_effect),
        ("a click puts it into a field", Digger.clicks),
        ("keys put it into a field", Digger.uses_keys),
        ("it is taken back, and brought again", Digger.takes_back),
        ("it scores for the farmer of its field", Digger.scores),
    ))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
