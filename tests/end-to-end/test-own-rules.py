#!/usr/bin/env python3
"""Rules of one's own through the window: test-own-rules.py PROGRAM.

A symbol is invented, drawn, named in two languages, given an effect and played; a picture that runs
something is refused beside it.
"""

import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import positions
from designer import MIDDLE, WEST, Designer
from driver import CLICKS, PATIENCE, Failure, wait_until
from own_rules import OwnRules, carry_out, fold

BAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'
GOOD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'


class Inventor(OwnRules):
    """Somebody who invents a symbol."""

    def draws_symbol(self):
        program = self.program
        self.add("s", "Vineyard")
        program.key("alt+shift+d")
        program.find("Picture of “Vineyard”", role="label")
        program.key("space", "Right", "Right", "Down", "Down", "space")
        program.find("Drawing: 60 across, 60 down")
        # One that is begun and given up, one that is taken away again.
        program.key("shift+Left", "space", "Up", "Escape")
        program.find("Drawing: 59 across, 55 down")
        program.key("space", "Up", "space", "Delete")
        program.key("alt+u")
        wait_until(lambda: program.find("Remove Picture", "push button").is_sensitive, "the picture")
        # It is there for whatever one wants: nothing scores yet.
        self.expect('<symbol id="vineyard"', '<path d="M50 50L60 50L60 60"', gone=["<effect"])

    def draws_by_pointer(self):
        """The drawing is gone on with; undo takes the whole of that back."""
        program = self.program
        program.find("Draw…", role="label").click()
        paper = program.find(re.compile("^Drawing: "))
        program.find("Ellipse", role="label").click()
        program.drag(paper.point(0.2, 0.2), paper.point(0.5, 0.4))
        program.find("Use Picture", role="label").click()
        program.find("Draw…", role="label")
        self.expect('<path d="M50 50L60 50L60 60"', "<ellipse ")
        program.key("ctrl+z")
        self.expect("M50 50L60 50L60 60", gone=["<ellipse"])
        program.key("ctrl+shift+z")
        self.expect("<ellipse ")

    def choose_picture(self, name, svg):
        program = self.program
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(svg)
        program.find("Choose…", role="label").click()
        dialog = program.find("Choose Picture")
        program.type("/")
        dialog.find(role="text").fill(self.path(name))
        program.key("Return")
        program.wait_for_window_to_go("Choose Picture")

    def chooses_pictures(self):
        before = self.saved()
        self.choose_picture("bad.svg", BAD)
        self.program.find(re.compile("^Such a picture cannot have <script>"), "label")
        if self.saved() != before:
            raise Failure("the picture that was refused is in the set")
        self.choose_picture("good.svg", GOOD)
        self.program.gone(re.compile("^Such a picture cannot have"))
        self.expect('<circle cx="4" cy="4" r="3"/>')

    def names(self):
        program = self.program
        self.focus("In Other Languages", None)
        program.key("space")
        program.find("Czech", "label")
        program.key("Down")
        program.type("Vinice")
        self.expect('<title xml:lang="cs">Vinice</title>', "<title>Vineyard</title>")

    def sets_effect(self):
        """Three points each, and only on roads."""
        program = self.program
        program.key("alt+shift+e")
        self.expect('points="1"')
        self.focus(re.compile("^Points"), "spin button")
        program.key("ctrl+a")
        program.type("3")
        program.key("Return")
        self.expect('points="3"')

    def puts_on_tile(self):
        """A road with a vineyard, and a railway; the other tile the same without a vineyard."""
        program = self.program
        program.key("alt+1")
        designer = Designer(program)
        program.find(re.compile("^Tile Last")).click()
        wait_until(lambda: designer.canvas.name.startswith("Tile Last"), "the tile")
        designer.pen("Road")
        designer.drag(WEST, MIDDLE)
        program.find("Edges FFFR", role="label")
        program.key("s")
        wait_until(lambda: program.find("Search Symbols", role="entry").is_focused, "the list of symbols")
        program.type("vine")
        program.key("Return")
        self.expect('symbols="vineyard"')

    def tries_what_no_tile_has(self):
        """What is said goes when something else is said: that the set was saved, asked for once more on
        a busy machine while it was."""
        program = self.program

        def is_said():
            program.find("Try It", "push button").press()
            try:
                return program.find("No tile has this yet. Put it on one on the Design page.", "label",
                                    PATIENCE / CLICKS)
            except Failure:
                return None

        wait_until(is_said, "that no tile has it")
        if program.shown(re.compile("^Lay the tile"), "label"):
            raise Failure("it is played all the same")

    def plays_symbol(self):
        """Two tiles, and a vineyard for three: 2 × 1 + 3. In the bag are many others."""
        program = self.program
        program.key("alt+3")
        program.find("Try It", "push button").press()
        program.find(re.compile("^Lay the tile"), "label")
        wait_until(lambda: "(tile Last)" in self.table().asked, "the tile with the symbol")
        positions.park_pointer(program)
        self.lay(with_figure=True)
        program.find(re.compile("scored a road"), "label")
        program.find("+5", "label")
        program.find("Leave the Table", "push button").click()
        self.leave()

    def leave_a_game(self):
        """To the table and back at once: nothing to be asked."""
        program = self.program
        program.key("F5")
        self.table_seen()
        program.find("Leave the Table", "push button").click()
        wait_until(lambda: not self.table_has_focus(), "the set")

    def table_seen(self):
        self.program.find(re.compile("^Lay the tile"), "label")
        wait_until(self.table_has_focus, "the table to have the focus")

    def table_has_focus(self):
        return self.program.focused(re.compile("^Table$|: (legal|proposed)"), "table")

    def keys_after_play(self):
        """What keys did on a page before somebody played they do afterwards."""
        program = self.program
        self.go("alt+3", "Rules")
        self.leave_a_game()
        for key in ("s", "l", "f", "t"):
            program.key(f"alt+shift+{key}")
            wait_until(lambda: program.focused("Name", "text"), f"an answer to {key}")
            program.key("Escape")
            wait_until(lambda: not program.focused("Name", "text"), "the list")
        # Wherever the focus is in the window.
        program.find("Rules", "page tab").click()
        program.key("alt+shift+d")
        program.find("Picture of “Vineyard”", role="label")
        program.key("Escape")
        program.find("In files: vineyard", "label")
        self.go("alt+2", "Set")
        self.leave_a_game()
        program.key("ctrl+Return")
        program.find(re.compile("^3 Tiles"), "label")
        program.key("ctrl+z")
        program.find(re.compile("^2 Tiles"), "label")
        self.go("alt+4", "Texts")
        self.leave_a_game()
        program.key("ctrl+shift+l")
        program.find("Known Languages", "list")
        program.key("Escape")

    def writes_rule(self):
        """From nothing and by keys: what the sentence says the file says, and undo takes it back."""
        program = self.program
        before = self.saved()
        self.go("alt+3", "Rules")
        program.key("alt+shift+r")
        wait_until(lambda: program.focused(re.compile("^When a tile has been laid")), "the new rule")
        program.key("Return")
        self.focus("Add a Line", "list item")
        program.key("Return")
        wait_until(lambda: program.focused("Search"), "the list of lines")
        program.type("asks turn")
        program.key("Down")
        wait_until(lambda: program.focused(re.compile("^Asks the player on turn")), "what was searched for")
        program.key("Return")
        wait_until(lambda: program.focused("The player on turn chooses one of their own figures."),
                   "the new line to have the keyboard")
        self.expect('<procedure id="rule-1" at="laid">', '<give what="points" n="1" to="player"/>',
                    '<choose as="who" what="figure">', '<where owner="player"/>')
        moment = "When it happens", "combo box"
        self.focus(*moment)
        # The list begins with what is chosen; this is the one above it.
        program.key("Return", "Up", "Return")
        program.find(re.compile("^When a tile has been drawn"))
        wait_until(lambda: program.focused(*moment), "the keyboard to be where it was")
        self.expect('<procedure id="rule-1" at="drawn">')
        program.key("ctrl+z", "ctrl+z", "ctrl+z")
        program.gone(re.compile("^When a tile has been drawn"))
        if self.saved() != before:
            raise Failure(f"undo leads to\n{self.saved()}\nand not to\n{before}")

    def tries_rule(self):
        """The little table shows what a rule does, a dial turns it, and the case that is saved passes."""
        program = self.program
        before = self.saved()
        self.go("alt+3", "Rules")
        program.key("alt+shift+r")
        program.find("The next move can set the rule off.", "label")
        program.key("alt+shift+p")
        program.find(re.compile(r": \+1$"), "label")
        dial = program.find(re.compile("The player on turn gets 1 point"), "spin button")
        self.focus(dial.name, "spin button")
        program.key("Up", "Up")
        program.find(re.compile(r": \+3$"), "label")
        self.expect('<give what="points" n="3" to="player"/>')
        program.find("Save as Case…", "push button").click()
        program.find("Save as Case")
        program.key("Return")
        entry = program.find("Save Case").find(role="text")
        path = self.path("tried.case")
        entry.fill(path)
        program.key("Return")
        program.wait_for_window_to_go("Save Case")
        wait_until(lambda: os.path.exists(path), "the case to be written")
        with open(path, encoding="utf-8") as case:
            if "P1=3" not in case.read():
                raise Failure("the case does not expect what the rule gave")
        tool = os.path.join(os.environ["TILEWRIGHT_BUILD_DIR"], "app", "tool", "tilewright-tool")
        out = subprocess.run([tool, "test", path], capture_output=True, text=True, check=False)
        if "1 passed, 0 failed" not in out.stdout:
            raise Failure(out.stdout + out.stderr)
        program.key("ctrl+z", "ctrl+z", "ctrl+z")
        program.gone(re.compile("^When a tile has been laid"))
        if self.saved() != before:
            raise Failure(f"undo leads to\n{self.saved()}\nand not to\n{before}")

    def goes_round_rules(self):
        """F6 leads from the list to the sentence and to the little table; Delete removes the rule with the keyboard,
        which the next one gets then, and Undo brings it back; a rule that is moved keeps the keyboard."""
        program = self.program
        before = self.saved()
        self.go("alt+3", "Rules")
        program.key("ctrl+question")
        program.find("Add a rule", "label")
        program.key("Escape")
        program.gone("Add a rule", "label")
        self.add_rules(3)

        def rules():
            # A row may go while the list is read.
            rows = [(node.box, node) for node in program.all(re.compile("^When a tile has been laid"), "list item")]
            return [node for box, node in sorted((row for row in rows if row[0]), key=lambda row: row[0][1])]

        def has_keyboard(number, most):
            return len(found := rules()) == most and found[number].is_focused

        program.key("F6")
        wait_until(lambda: program.focused(re.compile("^(Undo|Redo|Another Position|Table)"))
                   or not program.focused(re.compile("^When a tile")), "the little table")
        program.key("F6")
        wait_until(lambda: has_keyboard(2, 3), "the list, at the rule that is shown")
        program.key("Up")
        wait_until(lambda: has_keyboard(1, 3), "the rule above")
        program.key("Delete")
        program.find("Rule removed", "label")
        wait_until(lambda: has_keyboard(1, 2), "the rule in its place")
        program.key("Delete")
        wait_until(lambda: has_keyboard(0, 1), "the rule that is left")
        program.key("ctrl+z")
        wait_until(lambda: has_keyboard(0, 2), "the same rule, with the other one back")
        program.key("ctrl+z")
        wait_until(lambda: has_keyboard(0, 3), "all three, and the keyboard where it was")
        program.key("Return")
        program.find("Move Down", "push button").press()
        wait_until(lambda: has_keyboard(1, 3), "the rule to be moved with the keyboard on it")
        program.key("F6")
        wait_until(lambda: program.focused(re.compile("^When a tile has been laid"), "push button"), "the sentence")
        program.key("shift+F6")
        wait_until(lambda: has_keyboard(1, 3), "the list again")
        program.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
        wait_until(lambda: not rules(), "no rule")
        if self.saved() != before:
            raise Failure(f"undo leads to\n{self.saved()}\nand not to\n{before}")

    def add_rules(self, n):
        program = self.program
        for i in range(n):
            program.key("alt+shift+r")
            wait_until(lambda: len(program.all(re.compile("^When a tile has been laid"), "list item")) == i + 1,
                       "the new rule")
        wait_until(lambda: program.focused(re.compile("^When a tile has been laid"), "push button"), "the sentence")

    def removes_what_tiles_have(self):
        """It is asked; one undo brings tile, symbol, effect and names back."""
        program = self.program
        before = self.saved()
        self.go("alt+3", "Rules")
        for answer in ("Escape", "alt+r"):
            self.focus("Remove from the Set", "push button")
            program.key("Return")
            program.find("Remove “Vineyard”?")
            program.find("1 tile of the set has it and loses it. Undo brings all of it back.", "label")
            program.key(answer)
            program.gone("Remove “Vineyard”?")
        program.find("Rules of Your Own", "label")
        program.find("Vineyard removed", "label")
        self.expect("<tile-set", gone=["ineyard"])
        program.key("ctrl+z")
        self.expect('symbols="vineyard"', '<symbol id="vineyard"')
        if self.saved() != before:
            raise Failure("undo did not bring all of it back")


def main(command):
    # One tile in thirty gets the symbol.
    text = fold().replace('id="First" count="1"', 'id="First" count="60"')
    return carry_out(command, Inventor, "own-rules", text, (
        ("a symbol is invented and drawn by keys", Inventor.draws_symbol),
        ("its drawing is gone on with by pointer, and undone", Inventor.draws_by_pointer),
        ("a picture that runs something is refused, another one taken", Inventor.chooses_pictures),
        ("it is named in another language", Inventor.names),
        ("its effect is set in the form", Inventor.sets_effect),
        ("where no tile has it, trying it says so", Inventor.tries_what_no_tile_has),
        ("it is put on a tile by keys", Inventor.puts_on_tile),
        ("it is tried, and counts", Inventor.plays_symbol),
        ("keys act on each page after play", Inventor.keys_after_play),
        ("what tiles have is removed when that was said", Inventor.removes_what_tiles_have),
        ("rules are removed, moved and left by keys", Inventor.goes_round_rules),
        ("a rule is written with the keyboard", Inventor.writes_rule),
        ("a rule is tried on the little table", Inventor.tries_rule),
    ))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
