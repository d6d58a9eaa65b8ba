#!/usr/bin/env python3
"""A set made of a photograph: test-import.py PROGRAM TOOL TILE-SET.

Twelve tiles are drawn by the tool, laid on a table a little turned, and photographed askew by a bad
camera. The window finds them; one corner is moved by keys and one by the pointer, what is guessed is
put right, and all become tiles in one step of undo. Then a folder with pictures of single tiles.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, wait_until
from tap import Tap

NAMESPACE = "{urn:tilewright:tile-set:1}"
TILES = "ABCDEFGHJKLN"
LETTERS = {"city": "C", "road": "R", "river": "V"}


def edges_of(path):
    """The letters of the edges of all tiles of a set, by id, in order."""
    found = {}
    for tile in ElementTree.parse(path).getroot().iter(f"{NAMESPACE}tile"):
        letters = dict.fromkeys("NESW", "F")
        for part in tile:
            letter = LETTERS.get(part.tag.removeprefix(NAMESPACE))
            for edge in part.get("edges", "").split() if letter else ():
                letters[edge] = letter
        found[tile.get("id")] = "".join(letters[edge] for edge in "NESW")
    return found


def draw(tool, tile_set, folder):
    for tile in TILES:
        subprocess.run([tool, "render", tile_set, "--tile", tile, "--size", "230", "-o",
                        os.path.join(folder, f"{tile}.png")], check=True, capture_output=True)


def photograph(folder, path):
    """Three rows of four tiles on a table, seen from aside, with noise and out of focus."""
    command = ["convert", "-seed", "7", "-size", "1300x1000", "xc:#8b867d"]
    for place, tile in enumerate(TILES):
        turn = (-6, 3, 7, -2, 5)[place % 5]
        left, top = 60 + 300 * (place % 4) + 11 * (place % 3), 45 + 310 * (place // 4)
        command += ["(", os.path.join(folder, f"{tile}.png"), "-background", "none", "-rotate", str(turn), ")",
                    "-geometry", f"+{left}+{top}", "-composite"]
    command += ["-background", "#8b867d", "-virtual-pixel", "background", "-distort", "Perspective",
                "0,0 60,30  1300,0 1260,70  1300,1000 1290,985  0,1000 15,960",
                "-blur", "0x0.8", "-attenuate", "0.4", "+noise", "Gaussian", "-quality", "88", path]
    subprocess.run(command, check=True)


def photograph_each(folder, to):
    os.mkdir(to)
    for place, tile in enumerate(TILES[:4]):
        subprocess.run(["convert", os.path.join(folder, f"{tile}.png"), "-background", "#ddd6c8", "-gravity", "center",
                        "-extent", "330x330", "-virtual-pixel", "background", "-distort", "SRT", str(4 * place - 6),
                        "-quality", "85", os.path.join(to, f"tile {place + 1}.jpg")], check=True)
    with open(os.path.join(to, "tile 5.jpg"), "wb") as broken:
        broken.write(b"no picture at all")


class Import:
    def __init__(self, program, folder, tile_set):
        self.program = program
        self.folder = folder
        self.right = [edges_of(tile_set)[tile] for tile in TILES]

    def path(self, name):
        return os.path.join(self.folder, name)

    def set_shows(self, n_tiles):
        grid = self.program.find("All Tiles of the Set")
        shown = re.compile("^Tile .*, edges [A-Z]{4}, ")
        wait_until(lambda: len({cell.name for cell in grid.all(shown)}) == n_tiles, f"{n_tiles} tiles")

    def goes_away(self):
        """Escape leads a page back; from the first it closes the window."""
        program = self.program
        program.key("ctrl+i")
        choose = program.find("Choose Pictures…", role="push button")
        wait_until(lambda: choose.is_focused, "the first button to have the focus")
        program.key("Escape")
        program.gone("Choose Pictures…", role="push button")
        program.wait_for_keyboard()

    def finds_tiles(self):
        program = self.program
        program.key("ctrl+i")
        choose = program.find("Choose Pictures…", role="push button")
        wait_until(lambda: choose.is_focused, "the first button to have the focus")
        program.key("Return")
        steps.choose_file(program, "Choose Pictures of Tiles", self.path("photo.jpg"))
        program.find("12 tiles that lie apart were found.", role="label")
        program.find("Cut Out 12 Tiles", role="push button")

    def moves_corners(self):
        """By keys, and there again by the pointer."""
        corner = self.program.find("Top Left Corner", role="push button")
        before = corner.description
        corner.click()
        wait_until(lambda: corner.is_focused, "the corner to have the focus")
        self.program.key("shift+Left", "shift+Left", "shift+Up")
        wait_until(lambda: corner.description != before, "the corner to be moved by keys")
        x, y = corner.rest()
        self.program.drag((x, y), (x + 10, y + 5), (x + 20, y + 10))
        wait_until(lambda: corner.description == before, f"the corner to be at {before} again")

    def leaves_out(self):
        """An area that is taken out is not cut, and comes back with what was found."""
        program = self.program
        program.find("Remove Area", role="push button").click()
        program.find("Cut Out 11 Tiles", role="push button")
        program.find("As Found", role="push button").click()
        program.find("Cut Out 12 Tiles", role="push button")

    def confirms(self):
        program = self.program
        program.find("Cut Out 12 Tiles", role="push button").click()
        program.find("Import 12 Tiles", role="push button")
        take = program.find("Take tile 1", role="check box")
        take.click()
        program.find("Import 11 Tiles", role="push button")
        take.click()
        program.find("Import 12 Tiles", role="push button")

    def puts_right(self):
        """By the letter of the land, and by the list of all."""
        program = self.program
        card = program.find("Tile 1", role="panel")
        button = card.find(re.compile("^West edge: Field, "), role="push button")
        for _ in range(8):
            if button.is_focused:
                break
            program.key("Tab")
            time.sleep(0.2)
        wait_until(lambda: button.is_focused, "the edge to have the focus")
        program.key("c")
        card.find("West edge: City, Sure", role="push button")
        program.key("space")
        wait_until(lambda: program.focused("Field", role="push button"), "the list of lands")
        program.key("Return")
        card.find("West edge: Field, Sure", role="push button")

    def imports(self):
        program = self.program
        program.find("Import 12 Tiles", role="push button").click()
        program.find("12 tiles imported", role="label")
        self.set_shows(12)
        program.key("ctrl+z")
        self.set_shows(1)
        program.key("ctrl+shift+z")
        self.set_shows(12)

    def saves(self):
        program = self.program
        steps.save_as(program, self.path("own.xml"))
        found = list(edges_of(self.path("own.xml")).values())
        if found != self.right:
            raise Failure(f"the edges are {' '.join(found)}, not {' '.join(self.right)}")
        names = {tile.get("reference") for tile in
                 ElementTree.parse(self.path("own.xml")).getroot().iter(f"{NAMESPACE}tile")}
        if len(names) != 12 or not all(os.path.exists(self.path(name)) for name in names):
            raise Failure(f"the references are {names}")

    def packs(self):
        """Other people's pictures are not mailed unless somebody asks for it."""
        program = self.program
        program.key("ctrl+shift+s")
        title = steps.name_file(program, self.path("own.tilewright")).name
        program.key("Return")
        program.wait_for_window_to_go(title)
        steps.wait_for_saved(program, self.path("own.tilewright"))
        with zipfile.ZipFile(self.path("own.tilewright")) as package:
            inside = [name for name in package.namelist() if name.startswith("references/")]
        if inside:
            raise Failure(f"the package has {inside}")

    def takes_folder(self):
        program = self.program
        program.key("ctrl+i")
        program.find("Choose Folder…", role="push button").click()
        steps.choose_file(program, "Choose Folder with Pictures", self.path("single"))
        program.find(re.compile("^tile 5.jpg: "), role="label")
        program.find(re.compile("^4 Look Like Others|Import 4 Tiles"), role="push button")
        program.key("ctrl+Return")
        program.find("4 tiles imported", role="label")
        self.set_shows(16)
        program.key("ctrl+s")
        steps.wait_for_saved(program, self.path("own.tilewright"))


def main(command, tool, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-import-")
    draw(tool, tile_set, folder)
    photograph(folder, os.path.join(folder, "photo.jpg"))
    photograph_each(folder, os.path.join(folder, "single"))
    program = Program([command], os.path.join(folder, "log"), steps.environment)
    work = Import(program, folder, tile_set)
    name = "a new set"
    try:
        program.key("ctrl+n")
        steps.canvas(program, "T1")
        program.key("alt+2")
        work.set_shows(1)
        for name, action in (
            ("Escape closes it", work.goes_away),
            ("twelve tiles are found on a photograph", work.finds_tiles),
            ("corners are moved by keys and by the pointer", work.moves_corners),
            ("an area is left out", work.leaves_out),
            ("nothing is taken that is not confirmed", work.confirms),
            ("what is guessed is put right", work.puts_right),
            ("all become tiles in one step of undo", work.imports),
            ("the set is saved, with the edges of the tiles", work.saves),
            ("the pictures stay out of a package", work.packs),
            ("each picture of a folder is a tile", work.takes_folder),
        ):
            action()
            tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check(name, [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "import"))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3]))
