#!/usr/bin/env python3
"""Tiles and parts from one window into another, and what is compared: test-exchange.py PROGRAM.

What a tile needs goes with it over the clipboard: its pictures, and what its set adds to the rules.
"""

import os
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, State, attempt, wait_until, xdotool
from tap import Tap

TILES = "{urn:tilewright:tile-set:1}"
RULES = "{urn:tilewright:rules:1}"
OWN = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own">
  <title>Own</title>
  <rules xmlns="urn:tilewright:rules:1" version="1.0">
    <symbol id="kite" on="city"><title>Kite</title><picture>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>
    </picture></symbol>
    <effect features="city" events="complete" stage="add" per="symbol" symbol="kite" points="2"/>
  </rules>
  <tile id="A" count="3" start="1" picture="pictures/a.svg" reference="references/scan.svg">
    <city edges="N" symbols="kite"/>
  </tile>
</tile-set>
"""
OTHER = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="other">
  <title>Other</title>
  <tile id="Q" count="2" start="1"><road edges="E W"/></tile>
  <tile id="R"><city edges="S"/></tile>
</tile-set>
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="%s"/></svg>'


class Session:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def window(self, title):
        return wait_until(
            lambda: next((node for node in self.program.children() if node.name.startswith(title)), None),
            f"the window “{title}”")

    def go_to(self, title):
        """Brings a window to the front, with the keyboard on its canvas; returns the canvas."""
        window = self.window(title)
        xdotool("windowactivate", "--sync", self.program.window_of(window))
        canvas = window.find(re.compile("^Tile [^,:]+(:|$)"), "panel")
        # Right of the tile, where nothing is clicked; a toast may lie above it.
        x, y = canvas.point(0.96, 0.5)
        self.program.click(x, y)
        wait_until(lambda: window.has(State.ACTIVE) and canvas.is_focused, "the canvas to have the focus")
        return canvas

    def saved(self, title, name):
        self.go_to(title)
        self.program.key("ctrl+s")
        wait_until(lambda: not self.window(title).shown(re.compile(", changed$"), "label"), "the set to be saved")
        return ElementTree.parse(os.path.join(self.folder, name)).getroot()

    def tile(self):
        self.go_to("Own")
        self.program.key("ctrl+c")
        self.window("Own").find(re.compile("^The tile is copied"), "label")
        self.go_to("Other")
        self.program.key("ctrl+v")
        self.window("Other").find("Tile A, edges CFFF, 3 copies")
        root = self.saved("Other", "other/other.xml")
        tile = root.find(f"{TILES}tile[@id='A']")
        for attribute, colour in (("picture", "red"), ("reference", "blue")):
            path = os.path.join(self.folder, "other", tile.get(attribute) or "-")
            if not os.path.exists(path):
                raise Failure(f"{attribute}: no file {path}")
            with open(path, encoding="utf-8") as file:
                if colour not in file.read():
                    raise Failure(f"{path} is another picture")
        if tile.get("start") is not None:
            raise Failure("the copy is a start tile")
        if root.find(f"{RULES}rules/{RULES}symbol[@id='kite']/{RULES}picture") is None:
            raise Failure("the symbol did not come along")
        if root.find(f"{RULES}rules/{RULES}effect[@symbol='kite']") is None:
            raise Failure("what the symbol brings did not come along")

    def one_step(self):
        self.go_to("Other")
        self.program.key("ctrl+z")
        self.window("Other").gone("Tile A, edges CFFF, 3 copies")
        root = self.saved("Other", "other/other.xml")
        if root.find(f"{RULES}rules") is not None:
            raise Failure("undone, the rules are still there")

    def symbol(self):
        """A symbol goes onto the land that is like its own, with what its set says of it, by keys and
        by the menu; one step takes all of it back."""
        canvas = self.go_to("Own")
        own = self.window("Own")
        canvas.find(re.compile("^Kite"), "push button").click(button=3)
        own.find("Copy", "menu item").press()
        own.find(re.compile("^The symbol is copied"), "label")
        canvas = self.go_to("Other")
        other = self.window("Other")
        other.find(re.compile("^Tile R, ")).click()
        wait_until(lambda: canvas.name.startswith("Tile R"), "tile R on the canvas")
        self.go_to("Other")
        self.program.key("ctrl+v")
        other.find(re.compile("^Kite, on City: South"), "label")
        root = self.saved("Other", "other/other.xml")
        if root.find(f"{TILES}tile[@id='R']/{TILES}city[@symbols='kite']") is None:
            raise Failure(ElementTree.tostring(root, "unicode"))
        for path in ("symbol[@id='kite']", "effect[@symbol='kite']"):
            if root.find(f"{RULES}rules/{RULES}{path}") is None:
                raise Failure(f"{path} did not come along")
        self.go_to("Other")
        self.program.key("ctrl+z")
        root = self.saved("Other", "other/other.xml")
        if root.find(f"{RULES}rules") is not None or len(root.findall(".//*[@symbols]")) > 0:
            raise Failure("undone, something is still there")
        other.find(re.compile("^Tile Q, ")).click()
        wait_until(lambda: canvas.name.startswith("Tile Q"), "tile Q on the canvas")

    def parts(self):
        canvas = self.go_to("Own")
        self.program.click(*canvas.point(0.4, 0.25))
        self.window("Own").find("Selected City", role="label")
        self.program.key("ctrl+c")
        self.window("Own").find(re.compile("^What is selected is copied"), "label")
        self.go_to("Other")
        self.program.key("ctrl+v")
        self.window("Other").find("Pasted onto this tile.", "label")
        root = self.saved("Other", "other/other.xml")
        if root.find(f"{TILES}tile[@id='Q']/{TILES}city[@symbols='kite']") is None:
            raise Failure(ElementTree.tostring(root, "unicode"))
        if root.find(f"{RULES}rules/{RULES}symbol[@id='kite']") is None:
            raise Failure("the symbol did not come along")


    def compare(self):
        """Compares what is in front with the other set; returns the window that does."""
        self.program.key("ctrl+shift+d")
        steps.choose_file(self.program, "Compare With", os.path.join(self.folder, "other/other.xml"))
        return self.window("Compare")

    def closes_by_key(self, window):
        """Closes @window once it has the keyboard."""
        wait_until(
            lambda: self.program.window_of(window) == int(xdotool("getactivewindow")),
            f"“{window.name}” to have the keyboard")
        name = window.name
        self.program.key("ctrl+w")
        self.program.wait_for_window_to_go(name)

    def keys_beside(self):
        """Windows about a set have the keys of the program: they close, and show the list of keys."""
        self.go_to("Own")
        for key, title in (
            ("alt+Return", "Properties of “Own”"), ("ctrl+shift+e", "Coverage of “Own”"),
            ("ctrl+p", "Print Tiles"), ("ctrl+alt+p", "Rules Sheet"), ("ctrl+h", "Versions of “Own”"), ("ctrl+comma", "Preferences"),
        ):
            self.program.key(key)
            self.closes_by_key(self.window(title))
        compare = self.compare()
        compare.find(role="push button")
        before = xdotool("getactivewindow")
        self.program.key("ctrl+question")
        wait_until(lambda: xdotool("getactivewindow") != before, "the list of keys to have the keyboard")
        self.program.key("ctrl+w")
        wait_until(lambda: xdotool("getactivewindow") == before, "the list of keys to go")
        self.closes_by_key(compare)

    def quits(self):
        """Quit means all windows, from wherever it is said."""
        self.go_to("Own")
        self.compare().find(role="push button")
        self.program.key("ctrl+q")
        # Both sets were saved by what went before.
        code = self.program.wait_for_end()
        if code != 0:
            raise Failure(f"it ends with {code}")


def main(command):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-exchange-")
    for name, text in (
        ("own/own.xml", OWN), ("own/pictures/a.svg", PICTURE % "red"),
        ("own/references/scan.svg", PICTURE % "blue"), ("other/other.xml", OTHER),
    ):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    program = Program(
        [command, os.path.join(folder, "own/own.xml"), os.path.join(folder, "other/other.xml")],
        os.path.join(folder, "log"), steps.environment)
    try:
        session = Session(program, folder)
        attempt(tap, "a tile comes with its pictures and rules", session.tile)
        attempt(tap, "one step takes all of it back", session.one_step)
        attempt(tap, "a symbol comes with what is said of it", session.symbol)
        attempt(tap, "parts come with their rules", session.parts)
        attempt(tap, "windows about a set have the keys of the program", session.keys_beside)
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
        attempt(tap, "quit is heard beside", session.quits)
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
    finally:
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "exchange"))
        program.stop()
    shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
