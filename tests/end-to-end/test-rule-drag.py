#!/usr/bin/env python3
"""Rules changed by pointer: test-rule-drag.py PROGRAM.

A line is dragged into another one and out of it, a rule to its place among the others; each is one step
of undo. From a symbol that no tile has a button leads to the tiles, with the symbol in hand.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import wait_until
from own_rules import OwnRules, carry_out

WELLS = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="wells">
  <title>Wells</title>
  <rules xmlns="urn:tilewright:rules:1" version="1.0">
    <symbol id="well" on="tile"><title>wells</title></symbol>
    <procedure id="drink" at="laid" if-symbol="well">
      <give what="points" n="2" to="player"/>
      <repeat times="2"><skip what="player"/></repeat>
    </procedure>
    <procedure id="rest" at="part-over">
      <give what="points" n="1" to="player"/>
    </procedure>
  </rules>
  <tile id="First" count="2"><road edges="E W"/></tile>
</tile-set>
"""

DRINK = re.compile("^When a tile with the symbol “wells”")
REST = re.compile("^When everything has been done")


class Dragger(OwnRules):
    """Somebody who changes rules by pointer."""

    def row(self, name):
        return wait_until(lambda: next(iter(self.program.all(name, "list item")), None), "a row")

    def line(self, name):
        return wait_until(lambda: next((node for node in self.program.all(name)
                                        if "button" in node.role), None), "a line")

    def drag(self, start, stop):
        """Slowly enough at the end for what is dragged to be seen there."""
        self.program.drop(start, (start[0] + 12, start[1] + 6), (stop[0] - 2, stop[1] - 2), stop,
                          (stop[0] + 1, stop[1]), stop)

    def puts_line_into_line(self):
        self.go("alt+3", "Rules")
        self.row(DRINK).click()
        repeat = self.line(re.compile("^Up to 2 times"))
        self.drag(self.line("The player on turn gets 2 points.").middle, repeat.point(0.5, 0.85))
        self.expect('<repeat times="2">\n        <give what="points" n="2" to="player"/>')

    def takes_it_out(self):
        skip = self.line(re.compile("next turn|misses"))
        self.drag(self.line("The player on turn gets 2 points.").middle, (skip.box[0] - 40, skip.point(0, 0.9)[1]))
        self.expect('</repeat>\n      <give what="points" n="2" to="player"/>')

    def takes_both_back(self):
        self.program.key("ctrl+z")
        self.expect('<repeat times="2">\n        <give')
        self.program.key("ctrl+z")
        self.expect('n="2" to="player"/>\n      <repeat')

    def puts_rule_before_rule(self):
        rest, drink = self.row(REST), self.row(DRINK)
        self.drag(rest.middle, drink.point(0.4, 0.1))
        wait_until(lambda: (text := self.saved()) and text.index('id="rest"') < text.index('id="drink"'), "the order")
        self.program.key("ctrl+z")
        wait_until(lambda: (text := self.saved()) and text.index('id="drink"') < text.index('id="rest"'), "the order")

    def goes_on_to_tiles(self):
        program = self.program
        self.row(DRINK).click()
        program.find("Put It on a Tile").click()
        program.find("wells: click where it is to stand. Shift keeps it in hand.")


def main(command):
    return carry_out(command, Dragger, "rule-drag", WELLS, (
        ("a line is dragged into another one", Dragger.puts_line_into_line),
        ("and out of it", Dragger.takes_it_out),
        ("each is one step of undo", Dragger.takes_both_back),
        ("a rule is dragged before another one", Dragger.puts_rule_before_rule),
        ("a symbol that no tile has leads to the tiles", Dragger.goes_on_to_tiles),
    ))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
