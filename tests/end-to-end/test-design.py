#!/usr/bin/env python3
"""Draws tiles with mouse and keys as a person would: test-design.py PROGRAM TILE-SET.

Every gesture of the Design page with real X events. What came of it is read from the line of
words below the canvas and from the file that is saved in the end.
"""

import os
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from designer import EAST, MIDDLE, NORTH, SOUTH, WEST, Designer
from driver import Failure, Program, attempt, wait_until
from tap import Tap

NAMESPACE = "{urn:tilewright:tile-set:1}"
def draw(tap, designer):
    """Each gesture; returns the ids of the tiles drawn."""
    program = designer.program
    ids = {}

    def check(name, action):
        attempt(tap, name, action)

    def order():
        def cells():
            return [node for node in program.find("Tiles of the Set").walk() if node.role == "table cell"]

        first, second = cells()[:2]
        name = first.name
        program.drop(first.rest(), second.point(0.8, 0.5), second.point(0.85, 0.5))
        wait_until(lambda: cells()[1].name == name, f"“{name}” to come second")
        program.key("ctrl+z")
        wait_until(lambda: cells()[0].name == name, f"“{name}” to be the first one again")

    def order_by_keys():
        """The key is pressed on and on: the tile that moves keeps the keyboard."""
        strip = program.find("Tiles of the Set")

        def is_at(place):
            cells = [node for node in strip.walk() if node.role == "table cell"]
            wanted = cells[place]
            return wanted.name == name and wanted.has_focus

        first = strip.find(role="table cell")
        name = first.name
        first.click()
        wait_until(lambda: is_at(0), f"“{name}” to have the keyboard")
        for place in (1, 2):
            program.key("alt+Right")
            wait_until(lambda: is_at(place), f"“{name}” to be at place {place} with the keyboard")
        program.key("ctrl+z", "ctrl+z", "alt+Right", "alt+shift+Home", "alt+Down", "alt+Left")
        wait_until(lambda: is_at(0), f"“{name}” to be the first one again")

    def lay():
        ids["laid"] = designer.blank()
        designer.pen("City")
        designer.click(NORTH)
        designer.says("^City: North")
        designer.click(EAST)
        designer.says("^City: East")
        designer.click(EAST)
        designer.says("^East edge: field")
        designer.click(EAST)
        designer.says("^City: East")

    def dot():
        designer.click((1, 0))
        designer.says("^City: North and east. One feature")
        designer.click((1, 0))
        designer.says("parted into several")

    def gate():
        designer.pen("Road")
        designer.drag(SOUTH, (0.5, 0.2))
        designer.says("ends at a gate")

    def grass():
        designer.drag(WEST, (0.25, 0.75))
        designer.says("ends in the grass")

    def escape():
        program.key("ctrl+z")
        start, stop = designer.at(*WEST), designer.at(*MIDDLE)
        program.screen.move(*start)
        program.screen.press()
        for step in range(1, 6):
            program.screen.move(*(round(a + (b - a) * step / 5) for a, b in zip(start, stop)))
        program.screen.key("Escape")
        program.screen.release()
        designer.says("Left as it was")

    def bridge():
        ids["bridge"] = designer.blank()
        designer.pen("River")
        designer.drag(NORTH, SOUTH)
        designer.says("^River: North and south")
        designer.pen("Road")
        designer.drag(WEST, EAST)
        designer.says("A bridge")

    def village():
        ids["village"] = designer.blank()
        designer.drag(SOUTH, MIDDLE)
        designer.says("^Road: South|ends at a village")
        designer.drag(WEST, MIDDLE)
        designer.says("^Road: West|one crossing")

    def handle():
        # The road is selected since it was laid; its handle lies a little before its end.
        designer.click((0.5, 0.75))
        designer.says("^Road from south")
        designer.drag((0.5, 0.56), SOUTH)
        designer.says("field")

    def bend():
        ids["bend"] = designer.blank()
        designer.drag(SOUTH, MIDDLE)
        designer.says("^Road: South|ends at a village")
        # The village road is straight, so the place to pull at is known.
        designer.drag((0.5, 0.86), (0.4, 0.84))
        designer.says("Shape only")
        # By keys: on to the bend, J, an arrow, Enter.
        for _ in range(40):
            if designer.canvas.name.endswith(": Bend"):
                break
            program.key("Right")
        program.key("j", "Left", "Return")
        designer.says("Shape only")
        program.key("alt+Up")
        program.key("ctrl+g")
        designer.says("on the grid")
        program.key("ctrl+g")

    def chips():
        ids["chips"] = designer.blank()
        designer.drag(WEST, EAST)
        designer.drag(SOUTH, (0.3, 0.5))
        designer.says("one crossing")
        # Beside the tile: above it and below whoever puts down what is selected clicks next.
        chip = program.find("End Here, Stay Two", "radio button")
        right = designer.at(1, 0)[0]
        if chip.rest()[0] <= right + 5:
            raise Failure(f"the chips are at {chip.rest()}, on the tile or above it, which ends at {right}")
        chip.click()
        designer.says("One road goes on")
        program.key("Left")
        designer.says("one crossing")
        program.key("Right")
        designer.says("One road goes on")
        program.key("Escape")
        program.gone("Junction", "radio button")

    def quick_line():
        ids["line"] = designer.blank()
        program.key("ctrl+l")
        entry = program.find("Quick Line")
        program.type("CRrc in")
        program.key("Tab")
        wait_until(lambda: entry.text == "CRrc Inn", "the name that is begun to be taken")
        program.key("Return")
        designer.says("^City north and west; road east and south|^City north and west; road from east to south")

    def clipboard():
        program.key("Escape")
        program.key("ctrl+c")
        designer.says("tile is copied")
        name = designer.canvas.name
        program.key("ctrl+v")
        wait_until(lambda: designer.canvas.name != name, "the pasted tile")
        designer.click((0.2, 0.25))
        designer.says("^City")
        program.key("ctrl+c")
        designer.says("What is selected is copied")
        designer.blank()
        designer.pen("Road")
        designer.drag(NORTH, SOUTH)
        designer.drag(WEST, EAST)
        designer.says("A bridge")
        program.key("ctrl+v")
        program.find("Gone with it: Bridge", "label")
        ids["parts"] = designer.blank()
        program.key("ctrl+v")
        designer.says("Pasted onto this tile")

    def variants():
        program.find("Add Variant").click()
        wait_until(lambda: program.find("Search Symbols", "entry").is_focused, "the search to have the focus")
        program.type("garden")
        program.key("Return")
        program.find(f"{ids['parts']}#G", "label")

    def brush():
        ids["mist"] = designer.blank()
        designer.pen("Mist")
        designer.drag((0.5, 0.3), (0.3, 0.5))
        designer.says("^Mist: North and west")

    def tear():
        ids["torn"] = designer.blank()
        designer.pen("City")
        designer.drag(NORTH, WEST)
        designer.says("^City: North and west")
        designer.drag(NORTH, (0.5, -0.1))
        designer.says("parted into several")

    def shelf():
        ids["symbols"] = designer.blank()
        designer.pen("City")
        designer.click(NORTH)
        designer.pen("Road")
        designer.click(SOUTH)
        designer.says("^Road: South")
        program.find("Coat of arms", "push button").click()
        designer.click((0.5, 0.2))
        designer.says("^Coat of arms, on City: North")
        designer.drop("Inn", (0.5, 0.8))
        designer.says("^Inn, on Road: South")

    def found():
        """A symbol at the far end of the shelf is searched for, and then lies in the hand."""
        ids["found"] = designer.blank()
        program.find("Find Symbol", "push button").click()
        wait_until(lambda: program.find("Search Symbols", "entry").is_focused, "the search to have the focus")
        program.type("ceme")
        program.key("Return")
        designer.says("^Cemetery: click where")
        program.gone("Search Symbols", "entry")
        designer.click((0.5, 0.5))
        designer.says("^Cemetery[.:]? *$|^Cemetery, ")

    def listed():
        designer.click_for((0.5, 0.2), "^City north with a coat of arms")
        program.key("s")
        wait_until(lambda: program.find("Search Symbols", "entry").is_focused, "the search to have the focus")
        program.type("wine")
        program.key("Return")
        designer.says("^Wine, on City: North")

    def fields():
        ids["fields"] = designer.blank()
        designer.pen("Road")
        designer.drag(WEST, EAST)
        designer.says("2 fields")
        program.key("g")
        program.key("Right", "Right")  # wherever the focus is, the words say what is there
        designer.program.find(re.compile("As drawn: 2$"), "label")

    def menu():
        designer.click(SOUTH, button=3)
        program.find("River", "menu item").press()
        designer.says("^River: South")

    def added():
        """The menu leads to all that may be added there."""
        designer.blank()
        designer.click(WEST, button=3)
        program.find("Add…", "menu item").press()
        wait_until(lambda: program.find("Search Symbols", "entry").is_focused, "the search to have the focus")
        program.type("cemetery")
        program.key("Return")
        designer.says("^Cemetery")
        program.key("ctrl+z")

    def keys():
        ids["keys"] = designer.blank()
        program.key("c")
        for _ in range(30):
            if "West edge" in designer.canvas.name:
                break
            program.key("Right")
        program.key("j")
        for _ in range(30):
            if "South edge" in designer.canvas.name:
                break
            program.key("Right")
        program.key("Return")
        designer.says("^City: .*outh and west")
        program.key("plus")
        # The strip shows it where it is scrolled to; the saved file says so in the end.

    for name, action in (
        ("tiles are dragged into another order", order),
        ("tiles are moved by keys", order_by_keys),
        ("a click lays, again clears", lay),
        ("a dot joins and parts", dot),
        ("a road ends at a wall", gate),
        ("a road ends in the grass", grass),
        ("escape restores what was", escape),
        ("straight across is a bridge", bridge),
        ("roads meet in the middle", village),
        ("a handle on its own edge deletes", handle),
        ("a bend is pulled, shape only", bend),
        ("chips offer the other readings", chips),
        ("a line of letters draws", quick_line),
        ("tiles and parts are copied and pasted", clipboard),
        ("variants come from the inspector", variants),
        ("mist is brushed on", brush),
        ("an edge is torn off", tear),
        ("symbols by click and by drag", shelf),
        ("symbols from the list", listed),
        ("symbols are searched on the shelf", found),
        ("fields are derived", fields),
        ("the menu lays land", menu),
        ("everything by keys", keys),
        ("the menu leads to what can be added", added),
    ):
        check(name, action)
    return ids


def saved_problems(path, ids):
    """What the saved file lacks."""
    tiles = {tile.get("id"): tile for tile in ElementTree.parse(path).getroot().iter(NAMESPACE + "tile")}
    problems = []

    def want(key, *paths):
        tile = tiles.get(ids.get(key))
        if tile is None:
            problems.append(f"no tile “{key}”")
            return
        for wanted in paths:
            if tile.find(wanted.replace("/", NAMESPACE)) is None:
                problems.append(f"{key}: no {wanted} in {ElementTree.tostring(tile, 'unicode')}")

    want("laid", "/city[@edges='N']", "/city[@edges='E']", "/road[@edges='S']")
    want("bridge", "/river[@edges='N S']", "/road[@edges='E W']")
    want("village", "/road[@edges='W']")
    want("bend", "/road[@shape]")
    want("chips", "/road[@edges='E W']", "/road[@edges='S']", "/contact")
    want("line", "/city[@edges='N W']", "/road[@edges='E S'][@symbols='inn']")
    want("parts", "/city[@edges='N W']", "/variant")
    want("mist", "/mist")
    want("torn", "/city[@edges='N']", "/city[@edges='W']")
    want("symbols", "/city[@edges='N'][@coats='1']", "/road[@edges='S']")
    want("found", "/cemetery")
    want("keys", "/city")
    if tiles.get(ids.get("keys")) is not None and tiles[ids["keys"]].get("count") != "2":
        problems.append("the copies were not saved")
    return problems


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-design-")
    path = os.path.join(folder, "own.xml")
    shutil.copy(tile_set, path)
    program = Program([command, path])
    try:
        designer = Designer(program)
        ids = draw(tap, designer)
        program.key("ctrl+s")
        wait_until(lambda: ids["keys"] in open(path, encoding="utf-8").read(), "the file to be saved")
        tap.check("the file has what was drawn", saved_problems(path, ids))
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "design"))
    finally:
        program.stop()
    shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
