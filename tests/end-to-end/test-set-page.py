#!/usr/bin/env python3
"""The Set page by keyboard and pointer: test-set-page.py PROGRAM TILE-SET.

Filtering with numbers, many copies at once, a new name that cases follow, a block that is laid, the
coverage that makes a tile, and a package that is saved, opened again and compared.
"""

import os
import re
import shutil
import sys
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, wait_until
from tap import Tap

CASE = "case GATE-1 A road\nrules BASE-034\nuse own.xml\nstart D@0,0/0\nturn P1 U@1,0/0 -\n"


class SetPage:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def save(self):
        self.program.key("ctrl+s")
        steps.wait_for_saved(self.program, self.path("own.xml"))

    def filter(self, words, n_tiles):
        program = self.program
        program.key("ctrl+f")
        entry = program.find("Filter Tiles", role="entry")
        wait_until(lambda: entry.is_focused, "the filter line to have the focus")
        program.key("ctrl+a", "BackSpace")
        program.type(words)
        wait_until(lambda: entry.text == words, f"“{words}” in the filter line")
        grid = program.find("All Tiles of the Set")
        shown = re.compile("^Tile .*, edges [A-Z]{4}, ")
        wait_until(lambda: len({cell.name for cell in grid.all(shown)}) == n_tiles, f"{n_tiles} tiles")

    def leads_out(self):
        """Shift+Tab goes from what each page begins with into the header, which no page keeps it from."""
        # The button within what is named so has the focus.
        menu = list(self.program.find("Main Menu").parent().all("Main Menu"))

        def has_focus():
            return any(node.is_focused for node in menu)

        def is_reached():
            try:
                return wait_until(has_focus, "the menu to have the focus", 0.2)
            except Failure:
                return False

        for page in (4, 3, 2, 1):
            self.program.key(f"alt+{page}")
            wait_until(lambda: not has_focus(), f"page {page} to have the focus")
            for _ in range(20):
                self.program.key("shift+Tab")
                if is_reached():
                    break
            else:
                raise Failure(f"Shift+Tab stays on page {page}")

    def leads_to_canvas(self):
        """Who double-clicks a tile draws on it with the keyboard at once, and so in the strip."""
        program = self.program
        program.key("alt+2")
        cell = program.find("All Tiles of the Set").find(re.compile("^Tile B, edges "))
        program.click(*cell.rest(), count=2)
        wait_until(lambda: steps.canvas(program, "B").is_focused, "the canvas to have the focus")
        strip = program.find("Tiles of the Set", "table")
        program.click(*strip.find(re.compile("^Tile A, edges ")).rest(), count=2)
        wait_until(lambda: steps.canvas(program, "A").is_focused, "the canvas to have it again")
        program.key("alt+2")

    def finds(self):
        self.program.key("alt+2")
        self.program.find("All Tiles of the Set")
        self.filter("road=3 city=1", 1)
        self.filter("coat road", 2)
        self.program.key("ctrl+a", "BackSpace")
        self.program.type("raod=3")
        self.program.find(re.compile("^Unknown filter “raod”"), role="label")
        self.program.key("Escape")

    def changes_copies(self):
        """Two tiles get three copies each by one number; one undo takes it back."""
        program = self.program
        self.filter("monastery", 2)
        program.key("Return", "ctrl+a", "asterisk")
        copies = program.find("Copies of Each", role="spin button")
        wait_until(lambda: program.find("2 shapes, 6 copies", role="label"), "both to be selected")
        wait_until(lambda: copies.has_focus, "the number to have the focus")
        program.key("ctrl+a")
        program.type("3")
        program.key("Return")
        program.find("2 shapes, 6 copies", role="label")
        program.find(re.compile("^Tile A, .*3 copies"))
        program.find(re.compile("^Tile B, .*3 copies"))
        program.key("ctrl+z")
        program.find(re.compile("^Tile B, .*4 copies"))

    def has_menu(self):
        """The menu speaks of all that is selected, or selects the tile it is opened on; who moves a
        tile by it goes on by keys."""
        program = self.program
        self.filter("monastery", 2)
        program.key("Return", "ctrl+a")
        program.find("2 shapes, 6 copies", role="label")
        program.find(re.compile("^Tile B, ")).click(button=3)
        program.find("Copies", role="menu item").click()
        program.find("One More", role="menu item").click()
        program.find("2 shapes, 8 copies", role="label")
        program.key("ctrl+z", "ctrl+f", "ctrl+a", "BackSpace")
        program.find(re.compile("^Tile X, "))

        def is_at(place):
            cells = [node for node in program.find("All Tiles of the Set").walk() if node.role == "table cell"]
            return cells[place].name.startswith("Tile C, ") and any(
                node.is_focused for node in cells[place].walk())

        program.key("Return", "Right", "Right")
        wait_until(lambda: is_at(2), "tile C to have the focus")
        program.key("Menu")
        program.find("Move", role="menu item").click()
        program.find("To the Beginning", role="menu item").click()
        wait_until(lambda: is_at(0), "tile C to be the first one")
        program.key("alt+Right", "alt+Right", "alt+Right")
        wait_until(lambda: is_at(3), "tile C to be the fourth one")
        program.key("shift+F10")
        program.find("Edit Tile", role="menu item")
        program.key("Escape", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
        wait_until(lambda: is_at(2), "tile C to be where it was")

    def has_ground_menu(self):
        """Beside the tiles it offers what needs none; what is selected is let go of before that."""
        program = self.program
        self.filter("monastery", 2)
        program.key("Return", "ctrl+a", "ctrl+c")
        program.find("2 tiles copied", role="label")
        ground = program.find("All Tiles of the Set")
        program.click(*ground.point(0.5, 0.9), button=3)
        program.find("Select All", role="menu item").click()
        program.find("2 shapes, 6 copies", role="label")
        # A press beside a menu that is still there only closes it.
        program.gone("Select All", role="menu item")
        program.click(*ground.point(0.5, 0.9), button=3)
        program.gone("2 shapes, 6 copies", role="label")
        program.find("Paste", role="menu item").click()
        program.find("2 shapes, 6 copies", role="label")
        program.key("ctrl+z")
        self.filter("monastery", 2)

    def renames(self):
        """The case beside the set follows when it is saved."""
        program = self.program
        self.filter("CRFR", 1)
        program.key("Return", "ctrl+space", "F2")
        entry = program.find("New Name", role="text")
        wait_until(lambda: entry.is_focused, "the name to have the focus")
        program.key("ctrl+a")
        program.type("Gate")
        program.key("Return")
        program.find(re.compile("^Tile Gate, edges CRFR"))
        self.save()
        program.find("Cases name tiles that have new names", role="label")
        program.find("Update Cases", role="label").click()
        wait_until(lambda: "start Gate@0,0/0" in self.read("own.case"), "the case to name the tile anew")
        if 'id="Gate"' not in self.read("own.xml"):
            raise Failure("the set has no tile of that name")

    def lays_block(self):
        program = self.program
        program.key("ctrl+b")
        window = program.find(re.compile("^Properties of"))
        window.find("Add Block", role="label").click()
        program.find("Empty Block", role="menu item").press()
        window.find("Column 1, row 1: empty", role="push button").click()
        window.find("Column 1, row 1: tile A, turned by 0°", role="push button")
        # The focus is on the tile: Space turns it, the arrow leads on.
        program.key("space")
        window.find("Column 1, row 1: tile A, turned by 90°", role="push button")
        program.key("Right", "space")
        window.find("Column 2, row 1: tile A, turned by 0°", role="push button")
        program.key("Delete")
        window.find("Column 2, row 1: empty", role="push button")
        program.key("Escape")
        window.find("Start")
        program.key("Escape")
        program.wait_for_window_to_go(window.name)
        self.save()
        if '<block id="block-1">\n    <place tile="A" x="0" y="0" rotation="90"/>' not in self.read("own.xml"):
            raise Failure(self.read("own.xml")[-400:])

    def makes_missing_tile(self):
        program = self.program
        program.key("ctrl+shift+e")
        window = program.find(re.compile("^Coverage of"))
        window.find(re.compile("^city, field, field, road: none, "), role="push button").click()
        program.find("Edges CFFR", role="label")
        window.find("Close", role="push button").press()
        program.key("ctrl+z", "alt+2")
        program.find("All Tiles of the Set")

    def packs(self):
        program = self.program
        program.key("ctrl+e")
        window = program.find(re.compile("^Properties of"))
        window.find("Draw from Tiles", role="label").click()
        wait_until(lambda: window.find(re.compile("Remove Cover$"), role="push button").is_sensitive, "a cover")
        window.find("Export Package…", role="label").click()
        dialog = program.find("Export Package")
        entry = dialog.find(role="text")
        wait_until(lambda: entry.is_focused, "the name of the file to have the focus")
        program.key("ctrl+a")
        program.type(self.path("own"))
        program.key("Return")
        program.wait_for_window_to_go("Export Package")
        # Said where it can be seen: this window lies over the other.
        window.find("Exported as “own.tilewright”. “own.xml” stays open.", role="label")
        wait_until(lambda: os.path.exists(self.path("own.tilewright")), "the package")
        with zipfile.ZipFile(self.path("own.tilewright")) as package:
            names = package.namelist()
        if names[:2] != ["mimetype", "set.xml"] or "cover.png" not in names:
            raise Failure(f"the package has {names}")


    def writes_beside(self):
        """Saved as XML, the cover is asked about and written beside; undone, it is enclosed again."""
        program = self.program
        # While something is said there, Escape takes that away and not the window.
        program.gone("Exported as “own.tilewright”. “own.xml” stays open.")
        program.key("Escape")
        program.gone(re.compile("^Properties of"))
        program.key("ctrl+shift+s")
        steps.name_file(program, self.path("alone.xml"))
        program.key("Return")
        question = program.find("Write 1 Enclosed File Beside the Set?")
        wait_until(lambda: question.focused(role="push button"), "a focus")
        program.key("Escape")
        program.wait_for_window_to_go("Write 1 Enclosed File Beside the Set?")
        if os.path.exists(self.path("alone.xml")):
            raise Failure("it was saved although that was cancelled")
        program.key("ctrl+shift+s")
        steps.name_file(program, self.path("alone.xml"))
        program.key("Return")
        program.find("Write 1 Enclosed File Beside the Set?")
        program.key("alt+w")
        steps.wait_for_saved(program, self.path("alone.xml"))
        with open(self.path("alone-files/cover.png"), "rb") as file:
            if file.read(4) != b"\x89PNG":
                raise Failure("the cover beside the set is no picture")
        if "cover" in self.read("alone.xml"):
            raise Failure("the set speaks of its cover")


RULESET = """<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="quick" players="2-3">
  <title>Quick Gates</title>
  <description>Without farmers.</description>
  <use set="%s"/>
  <parameter name="farmers" value="n"/>
</ruleset>
"""


def plays_enclosed_ruleset(command, folder):
    """A ruleset within the package is offered for a new game, and played from there."""
    source, path = (os.path.join(folder, name) for name in ("own.tilewright", "ruled.tilewright"))
    with zipfile.ZipFile(source) as package, zipfile.ZipFile(path, "w") as ruled:
        for name in package.namelist():
            ruled.writestr(name, package.read(name))
        set_id = re.search(rb'<tile-set [^>]*\bid="([^"]*)"', package.read("set.xml")).group(1).decode()
        ruled.writestr("rulesets/quick.xml", RULESET % set_id)
    program = Program([command, path], os.path.join(folder, "log-3"), steps.environment)
    try:
        steps.canvas(program, "A")
        program.key("F5")
        program.find(role="table")
        steps.wait_for_table_focus(program)
        program.key("ctrl+n")
        rules = program.find("Rulesets", role="list")
        wait_until(lambda: rules.has_focus, "the rulesets to have the focus")
        # What came with the set is behind what is shipped for it.
        program.key("End")
        program.find("Without farmers.", role="label")
        program.find("Start Game", role="push button").press()
        program.find("Quick Gates", role="label")
    finally:
        program.stop()


def opens_package(command, folder):
    program = Program([command, os.path.join(folder, "own.tilewright")], os.path.join(folder, "log-2"),
                      steps.environment)
    try:
        steps.canvas(program, "A")
        program.key("alt+2")
        program.find(re.compile("^Tile Gate, edges CRFR"))
        program.key("ctrl+e")
        remove = program.find(re.compile("Remove Cover$"), role="push button")
        wait_until(lambda: remove.is_sensitive, "the cover to be there")
    finally:
        program.stop()


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-set-page-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    with open(os.path.join(folder, "own.case"), "w", encoding="utf-8") as file:
        file.write(CASE)
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    page = SetPage(program, folder)
    name = "the set opens"
    try:
        steps.canvas(program, "A")
        for name, action in (
            ("Tab leads out of each page", page.leads_out),
            ("a double click leads to the canvas", page.leads_to_canvas),
            ("tiles are found by what is on them, and how often", page.finds),
            ("one number for many tiles", page.changes_copies),
            ("the menu of the selected tiles", page.has_menu),
            ("the menu of the ground", page.has_ground_menu),
            ("cases follow a new name", page.renames),
            ("a block is laid by keyboard", page.lays_block),
            ("a missing edge pattern becomes a tile", page.makes_missing_tile),
            ("a package with a cover", page.packs),
            ("enclosed files are written beside XML", page.writes_beside),
        ):
            action()
            tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
        program.stop()
        name = "the package opens like any set"
        opens_package(command, folder)
        tap.check(name, [])
        name = "an enclosed ruleset is played"
        plays_enclosed_ruleset(command, folder)
        tap.check(name, [])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "set-page"))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
