#!/usr/bin/env python3
"""Parts of rules changed by keyboard: test-rule-parts.py PROGRAM.

Other players are found by the words that people have for them, what is turned round is seen and turned back,
one that is chosen becomes each of them, lists are searched by letters, and F6 and the arrows lead where one
looks.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, wait_until
from own_rules import OwnRules, carry_out

WELLS = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="wells">
  <title>Wells</title>
  <rules xmlns="urn:tilewright:rules:1" version="1.0">
    <symbol id="well" on="tile"><title>wells</title></symbol>
    <figure id="ox" supply="1" by-hand="true"><title>Ox</title></figure>
    <procedure id="drink" at="laid" if-symbol="well">
      <give what="points" n="2" to="player"/>
    </procedure>
  </rules>
  <tile id="First" count="2" symbols="well"><road edges="E W"/></tile>
</tile-set>
"""

HEAD = re.compile("^When a tile with the symbol “wells”")
NOT = "Not: the other way round"
KIND = "For each of them or for one"


class Keyboarder(OwnRules):
    """Somebody without a pointer."""

    def lines(self, name):
        return [node for node in self.program.all(name) if "button" in node.role]

    def line(self, name):
        wait_until(lambda: any(node.has_focus for node in self.lines(name)), f"the keyboard at “{name}”")

    def choose(self, row, letters):
        """Opens the list of the row that has the keyboard, and takes what begins with @letters."""
        program = self.program
        self.focus(row, "combo box")
        program.key("Return", *("space" if letter == " " else letter for letter in letters), "Return")

    def walks_down_the_list(self):
        """One row after the other, and the buttons between them: nothing is passed over."""
        program = self.program
        self.go("alt+3", "Rules")
        wait_until(lambda: program.focused("wells"), "the keyboard to be in the list")
        for key, name in (("Up", "Add Symbol"), ("Up", "Add…"), ("Up", "Rules of Expansions"), ("Down", "Add…"),
                          ("Down", "Add Symbol"), ("Down", "wells"), ("Down", "Add Land"), ("Down", "Add Figure"),
                          ("Down", "Ox"), ("Down", "Add Token"), ("Down", "Add a Die, a Deck, or More"), ("Down", "Add Rule"), ("Down", HEAD)):
            program.key(key)
            wait_until(lambda: program.focused(name), f"the keyboard at {name}")
        program.key("Up")
        wait_until(lambda: program.focused("Add Rule"), "the way back")
        program.key("Down", "Return")
        wait_until(lambda: self.lines(HEAD), "the rule")

    def goes_round(self):
        program = self.program
        self.line(HEAD)
        program.key("F6")
        wait_until(lambda: program.focused(re.compile("^Table$|: (legal|proposed)"), "table"), "the landscape")
        program.key("shift+F6")
        self.line(HEAD)

    def finds_another_player(self):
        program = self.program
        program.key("Return")
        self.focus("Add a Line", "list item")
        program.key("Return")
        wait_until(lambda: program.focused("Search"), "the list of lines")
        program.type("opponent choose")
        program.key("Down")
        wait_until(lambda: program.focused(re.compile("^Asks for another player")), "what was searched for")
        program.key("Return")
        self.line("The player on turn chooses another player.")
        self.expect('<choose as="other" what="seat">\n        <not>\n          <where owner="player"/>')

    def turns_back(self):
        program = self.program
        self.choose(NOT, "no")
        self.expect('<choose as="other" what="seat">\n        <where owner="player"/>')
        program.key("ctrl+z")
        self.expect("<not>")

    def makes_it_each(self):
        program = self.program
        self.choose(KIND, "for each")
        self.expect('<each as="other" what="seat">')
        wait_until(lambda: program.focused(KIND, "combo box"), "the keyboard to be where it was")
        program.find(re.compile("^For each other player"), "label")

    def goes_line_by_line(self):
        """Past all parts of a line; a line that holds none is added to by what it stands in."""
        program = self.program
        program.key("ctrl+Up")
        self.line("The player on turn gets 2 points.")
        program.key("ctrl+Up")
        self.line(HEAD)
        program.key("ctrl+Down")
        self.line("The player on turn gets 2 points.")
        program.key("ctrl+Return")
        wait_until(lambda: program.focused("Add a Line"), "what adds a line")
        program.key("ctrl+Down")
        self.line("The player on turn gets 2 points.")

    def takes_what_is_outlined(self):
        """Return takes the row to which the arrows led, not the first that was found."""
        program = self.program
        program.key("ctrl+Return")
        wait_until(lambda: program.focused("Add a Line"), "what adds a line")
        program.key("Return")
        wait_until(lambda: program.focused("Search"), "the list of lines")
        program.type("same each")
        for name in ("Does the same for each other player", "Does the same for each player"):
            program.key("Down")
            wait_until(lambda: program.focused(name), f"the keyboard at “{name}”")
        program.key("Return")
        self.expect('<each as="each-one" what="seat"/>')
        program.key("ctrl+z")
        self.expect(gone=["each-one"])

    def takes_own_figure(self):
        """The one figure of the set walks; that it is nobody's now is told."""
        program = self.program
        program.key("ctrl+shift+p")
        wait_until(lambda: program.focused(re.compile("Search|Command")), "the palette")
        program.type("belongs to nobody walks")
        program.key("Return")
        program.find(re.compile("“Ox” belongs to nobody from now on"), "label")
        self.expect('<figure id="ox" supply="1" neutral="true"', '<procedure id="ox-walks"', gone=["wanderer", "Wanderer"])

    def undoes_a_line(self):
        """What undo takes away leaves the rule where it is, open, and the keyboard with what stood beside."""
        program = self.program
        program.key("ctrl+Return")
        wait_until(lambda: program.focused("Add a Line"), "what adds a line")
        program.key("Return")
        wait_until(lambda: program.focused("Search"), "the list of lines")
        program.type("game at once")
        program.key("Return")
        self.line(re.compile("^All have lost"))
        program.key("ctrl+z")
        self.line(re.compile("^For each other player"))
        program.find("Add a Line", "list item")

    def leads_to_a_tile_and_back(self):
        """A symbol that no tile has is put on one, and a button leads back to its rule."""
        program = self.program
        self.add("s", "Moss")
        program.key("alt+shift+r")
        wait_until(lambda: self.lines(re.compile("^When a tile with the symbol “Moss”")), "the rule about it")
        program.key("alt+shift+p")
        program.find("Put It on a Tile", "push button").click()
        program.find("“Moss” is chosen: click where it goes", "label")
        program.find(re.compile("^Back to the Rule"), "push button").click()
        wait_until(lambda: program.shown("Put It on a Tile", "push button"), "the rule again")
        program.find("Put It on a Tile", "push button").click()
        program.find("“Moss” is chosen: click where it goes", "label")
        program.key("alt+3")
        program.gone("“Moss” is chosen: click where it goes", "label")


def main(command):
    return carry_out(command, Keyboarder, "rule-parts", WELLS, (
        ("the arrows lead through the list", Keyboarder.walks_down_the_list),
        ("F6 leads to the rule and to the landscape", Keyboarder.goes_round),
        ("another player is found", Keyboarder.finds_another_player),
        ("what is turned round is turned back by a letter", Keyboarder.turns_back),
        ("one that is chosen becomes each", Keyboarder.makes_it_each),
        ("keys go from line to line, and add one", Keyboarder.goes_line_by_line),
        ("what is outlined is taken", Keyboarder.takes_what_is_outlined),
        ("undo takes a line, and leaves its rule open", Keyboarder.undoes_a_line),
        ("a pattern takes the figure of the set", Keyboarder.takes_own_figure),
        ("a symbol is put on a tile, and a button leads back", Keyboarder.leads_to_a_tile_and_back),
    ))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
