#!/usr/bin/env python3
"""The canvas beyond drawing: test-canvas.py PROGRAM OFFER-FILE.

Reference and finished pictures, variants, arrows, what assistive technology finds, what is asked
before a drawing is turned, and problems with their repairs; with real X events and AT-SPI.
"""

import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from designer import EAST, NORTH, SOUTH, WEST, Designer
from driver import CLICKS, PATIENCE, Failure, Program, attempt, wait_until, xdotool
from tap import Tap

# Seconds within which a menu would have opened.
MENU = 1.0
NAMESPACE = "{urn:tilewright:tile-set:1}"
SET = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own">
  <title>Own</title>
  <tile id="A" count="3" start="1">
    <city edges="N" id="c"/>
    <road edges="E W" id="r"/>
    <variant id="I" count="1" symbols="inn@r"/>
  </tile>
  <tile id="B" count="2">
    <city edges="E" shape="wall:W@0.1,0.5"/>
    <road edges="N S"/>
  </tile>
</tile-set>
"""
SYMBOLS = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own">
  <title>Own</title>
  <tile id="A" count="1">
    <city edges="N" symbols="coat-of-arms"/>
    <city edges="W"/>
    <road edges="E S"/>
  </tile>
</tile-set>
"""
GAME = """<?xml version="1.0" encoding="UTF-8"?>
<game xmlns="urn:tilewright:game:1"><tile-set id="own"><tile id="A"/></tile-set></game>
"""


def png(path, red, green, blue, side=64):
    """Writes a picture of one colour."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes((red, green, blue)) * side) * side
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def colour_at(x, y):
    """The colour of a point of the screen."""
    text = subprocess.run(
        ["import", "-window", "root", "-crop", f"1x1+{x}+{y}", "-depth", "8", "txt:-"],
        check=True, capture_output=True, text=True).stdout
    return tuple(int(part) for part in re.search(r"\((\d+),(\d+),(\d+)", text).groups())


def is_reddish(colour):
    return colour[0] > colour[1] + 40 and colour[0] > colour[2] + 40


class Session:
    def __init__(self, tap, program, folder):
        self.tap = tap
        self.program = program
        self.folder = folder
        self.path = os.path.join(folder, "own.xml")
        self.designer = Designer(program)

    def check(self, name, action):
        attempt(self.tap, name, action)

    def part(self, words, timeout=PATIENCE):
        """What assistive technology finds on the canvas."""

        def first():
            return next((node for node in self.designer.canvas.children() if re.match(words, node.name)), None)

        try:
            return wait_until(first, f"“{words}” on the canvas", timeout)
        except Failure as failure:
            there = ", ".join(node.name for node in self.designer.canvas.children())
            raise Failure(f"{failure}; there are {there}") from failure

    def go_to(self, tile):
        # Keys go to the window under the pointer.
        self.program.hover(*self.designer.at(0.5, -0.08))
        for key in ("Prior", "Prior", "Next", "Next"):
            if re.match(f"Tile {tile}(:|$)", self.designer.canvas.name):
                return
            name = self.designer.canvas.name
            self.program.key(key)
            if key == "Next":
                wait_until(lambda n=name: self.designer.canvas.name != n, "another tile")
        wait_until(lambda: re.match(f"Tile {tile}(:|$)", self.designer.canvas.name), f"tile {tile}")

    def save(self):
        self.program.key("ctrl+s")
        wait_until(lambda: not self.program.shown(re.compile(", changed$"), "label"), "the set to be saved")
        return ElementTree.parse(self.path).getroot()

    # What is tried.

    def parts(self):
        road = self.part("Road from east")
        edge = self.part("North edge, City")
        if not edge.is_pressed or road.is_pressed:
            raise Failure("an edge with a city is pressed, a road that is not selected is not")
        road.press()
        wait_until(lambda: self.part("Road from east").is_pressed, "the road to be selected")
        self.designer.says("^Road from east")
        self.program.key("Escape")
        wait_until(lambda: not self.part("Road from east").is_pressed, "nothing to be selected")

    def parts_are_placed(self):
        left, top = self.designer.at(0.5, 0.5)
        x, y = self.part("Middle").middle
        if abs(x - left) > 4 or abs(y - top) > 4:
            raise Failure(f"the middle is at {x},{y}, not {left},{top}")

    def reference(self):
        self.program.key("ctrl+shift+b")
        steps.choose_file(self.program, "Choose Reference Picture", os.path.join(self.folder, "my scan.png"))
        self.designer.says("^It shows through")
        x, y = self.designer.at(0.1, 0.8)
        wait_until(lambda: is_reddish(colour_at(x, y)), "the scan to be seen")
        self.program.hover(*self.designer.at(0.5, -0.08))
        self.program.key("b")
        self.designer.says("is hidden")
        wait_until(lambda: not is_reddish(colour_at(x, y)), "the scan to be hidden")
        self.program.key("b")
        wait_until(lambda: is_reddish(colour_at(x, y)), "the scan to be back")

    def move_reference(self):
        self.program.hover(*self.designer.at(0.5, 0.75))
        xdotool("keydown", "Control_L")
        self.program.drag(self.designer.at(0.5, 0.75), self.designer.at(0.7, 0.75))
        xdotool("keyup", "Control_L")
        self.designer.says("lies there now")
        self.program.key("ctrl+alt+Down", "ctrl+alt+plus")
        tile = self.save().find(f"{NAMESPACE}tile[@id='A']")
        if tile.get("reference") != "references/my scan.png":
            raise Failure(f"the file says reference={tile.get('reference')}")
        x, y, width = (int(word) for word in tile.get("reference-at").split())
        if not (680 <= x <= 720 and 490 <= y <= 530 and 1010 <= width <= 1030):
            raise Failure(f"the picture is kept at {x} {y} {width}")
        if not os.path.exists(os.path.join(self.folder, "references", "my scan.png")):
            raise Failure("the picture is not beside the set")

    def finished(self):
        self.program.find("Choose Finished Picture…", "push button").click()
        steps.choose_file(self.program, "Choose Finished Picture", os.path.join(self.folder, "blue.png"))
        self.designer.says("instead of the drawing")
        tile = self.save().find(f"{NAMESPACE}tile[@id='A']")
        if tile.get("picture") != "pictures/blue.png":
            raise Failure(f"the file says picture={tile.get('picture')}")
        self.program.find("blue.png", "label")
        self.program.key("ctrl+z")
        self.program.find("The drawing is shown", "label")
        self.program.key("ctrl+shift+z")
        self.program.find("blue.png", "label")

    def no_picture(self):
        self.program.find("Choose Finished Picture…", "push button").click()
        steps.choose_file(self.program, "Choose Finished Picture", os.path.join(self.folder, "text.png"))
        self.designer.says("This is no picture")
        self.program.find("blue.png", "label")

    def variant(self):
        self.program.hover(*self.designer.at(0.5, -0.08))
        self.program.key("e")
        self.designer.says("^Variant A#I")
        self.part("Inn")
        self.designer.pen("City")
        self.designer.click(SOUTH)
        self.designer.says("^A variant only adds")
        self.program.find("Garden", "push button").click()
        self.designer.click((0.2, 0.8))
        self.part("Garden")
        self.program.key("Escape", "Escape", "Escape")
        wait_until(lambda: re.match("Tile A(:|$)", self.designer.canvas.name), "the tile itself")
        if any(re.match("Garden|Inn", node.name) for node in self.designer.canvas.children()):
            raise Failure("the tile itself has what only its variant has")
        variant = self.save().find(f"{NAMESPACE}tile[@id='A']/{NAMESPACE}variant")
        if variant.find(f"{NAMESPACE}garden") is None or variant.get("symbols") != "inn@r":
            raise Failure(f"the file says {ElementTree.tostring(variant, 'unicode')}")

    def rotate(self):
        name = "1 Saved Game Has Tile A"
        self.program.find("Tile Menu").click()
        self.program.find("Rotate Drawing Clockwise", "menu item").press()
        dialog = self.program.find(name)
        dialog.find(re.compile("^a game.xml"), "label")
        dialog.find("Cancel").click()
        self.program.gone(name)
        self.part("North edge, City")
        os.remove(os.path.join(self.folder, "a game.xml"))
        self.program.find("Tile Menu").click()
        self.program.find("Rotate Drawing Clockwise", "menu item").press()
        self.part("East edge, City")
        self.program.key("ctrl+z")
        self.part("North edge, City")

    def new_symbol(self):
        """What is invented at the end of the shelf is in hand at once, has its form one press away, and can be
        what a variant has."""
        self.program.find("New Symbol…").click()
        wait_until(lambda: self.program.focused("Name", "text"), "the name to be asked for")
        self.program.type("Fair")
        self.program.key("Return")
        self.program.find(re.compile("^Fair: click where"), "label")
        self.program.find(re.compile("^Edit Symbol"), "push button").click()
        self.program.find("On 0 tiles", "label")
        self.program.key("alt+1")
        self.program.find(re.compile("^Fair: click where"), "label")
        self.program.key("Escape")
        self.program.find("Add Variant").click()
        wait_until(lambda: self.program.find("Search Symbols", "entry").is_focused, "the search to have the focus")
        self.program.type("fair")
        self.program.key("Return")
        self.program.find("A#F", "label")
        variants = self.save().findall(f"{NAMESPACE}tile[@id='A']/{NAMESPACE}variant")
        if "fair" not in [variant.get("symbols", "").split("@")[0] for variant in variants]:
            raise Failure(f"the file has {[ElementTree.tostring(variant, 'unicode') for variant in variants]}")
        self.program.key("ctrl+z", "ctrl+z")
        self.program.gone("A#F", "label")
        self.program.gone("Fair", "push button")

    def put_down(self):
        """What was found on the shelf is in the hand, and Escape empties it wherever the keyboard is."""
        self.program.find("Find Symbol", "push button").click()
        wait_until(lambda: self.program.find("Search Symbols", "entry").is_focused, "the search to have the focus")
        self.program.type("ceme")
        self.program.key("Return")
        button = self.program.find("Cemetery", "push button")
        wait_until(lambda: button.is_pressed and button.is_focused, "the symbol to be in the hand")
        self.program.key("Escape")
        wait_until(lambda: not button.is_pressed, "the hand to be empty")
        self.designer.click((0.15, 0.85))
        wait_until(lambda: self.designer.canvas.is_focused, "the canvas to have the focus again")

    def problem(self):
        self.go_to("B")
        self.program.find(re.compile("looks like a tile that means something else"), "label")
        self.program.find("Why?", "label").click()
        self.program.find(re.compile("^Shape must never change"), "label")
        self.program.find("Reset the Shape", "push button").click()
        self.program.gone(re.compile("looks like a tile that means something else"), "label")
        self.program.key("ctrl+z")
        self.program.find(re.compile("looks like a tile that means something else"), "label")
        self.program.key("ctrl+shift+z")
        self.program.gone(re.compile("looks like a tile that means something else"), "label")

    def take_arrow(self, before, act, after):
        """What the inspector says of it may move the canvas, on a busy machine between a look and the
        press: whoever misses the arrow takes it once more."""
        for _ in range(CLICKS):
            arrow = self.part(f"Flying machine, {before}")
            middle = arrow.rest()
            act(*middle)
            try:
                self.part(f"Flying machine, {after}", PATIENCE / CLICKS)
                return
            except Failure as failure:
                arrow.excuse(middle, failure)
        self.part(f"Flying machine, {after}")

    def arrow(self):
        self.designer.blank()
        self.designer.pen("Road")
        self.designer.drag(WEST, EAST)
        self.designer.click((0.25, 0.45))
        self.program.key("s")
        self.program.find("Search Symbols")
        self.program.type("flying")
        self.program.key("Return")
        self.part("Flying machine, North$")
        # As long as the list closes, a click only closes it.
        wait_until(lambda: self.designer.canvas.is_focused, "the canvas to have the focus")

        def reach():
            """From the symbol to its arrow, as large as the canvas is now: what the inspector says of a
            symbol makes it larger or smaller."""
            side = min(self.designer.canvas.box[2] - 156, self.designer.canvas.box[3] - 126)
            return round(0.11 * side + 12)

        def click(x, y):
            self.program.click(x, y - reach())

        def drag(x, y):
            far = reach()
            aside = round(far * 0.7071)
            self.program.drag((x + aside, y - aside), (x + far, y + 4), (x + 4, y + far))

        self.take_arrow("North$", click, "North-east$")
        self.take_arrow("North-east$", drag, "South$")
        self.program.key("comma")
        self.part("Flying machine, South-east$")

    def leash(self):
        self.program.find("Inn", "push button").click()
        self.designer.click((0.75, 0.5))
        inn = self.part("Inn")
        self.designer.pen("Road")
        self.designer.click(NORTH)
        inn = self.part("Inn")
        start, stop = inn.middle, self.designer.at(0.5, 0.2)
        self.program.screen.move(*start)
        self.program.screen.press()
        for step in range(1, 7):
            self.program.screen.move(*(round(a + (b - a) * step / 6) for a, b in zip(start, stop)))
            time.sleep(0.05)
        # Before it is let go it says whose it will be.
        self.designer.says("^Inn, on Road: North")
        self.program.screen.release()
        wait_until(lambda: "north" in self.part("Inn").name.lower(), "the inn on the other road")

    def refused(self):
        """Over land where it cannot stand, a symbol that is dragged says so and is barred."""
        inn = self.part("Inn")
        over = self.designer.at(0.15, 0.85)
        before = colour_at(*over)
        self.program.screen.move(*inn.middle)
        self.program.screen.press()
        for step in range(1, 7):
            self.program.screen.move(*(round(a + (b - a) * step / 6) for a, b in zip(inn.middle, over)))
            time.sleep(0.05)
        self.designer.says("^Inn: cannot stand here")
        wait_until(lambda: is_reddish(colour_at(*over)), "the bar of the ring under the pointer")
        self.program.screen.release()
        self.designer.says("^Inn: cannot stand here")
        wait_until(lambda: not is_reddish(colour_at(*over)), f"the ring to go from {before}")
        self.part("Inn, Road")

    def list_closes(self):
        self.designer.click((0.15, 0.85))
        self.program.key("s")
        self.program.find("Search Symbols")
        self.program.key("Escape")
        self.program.gone("Search Symbols")
        wait_until(lambda: self.designer.canvas.is_focused, "the canvas to have the focus again")

    def wall(self):
        """A wall that is not selected is pulled where it is taken; into a corner, it is a dot."""
        self.designer.blank()
        self.designer.pen("City")
        self.designer.click(NORTH)
        self.program.key("Escape", "Escape")
        wait_until(lambda: not self.part("City north").is_pressed, "nothing to be selected")
        self.designer.drag((0.5, 0.312), (0.5, 0.4), (0.5, 0.45))
        self.designer.says("^Shape only")
        self.part("Bend")
        self.program.key("ctrl+z", "Escape")
        self.designer.drag((0.5, 0.312), (0.7, 0.6), (0.99, 0.99))
        self.designer.says("^The wall reaches the corner")
        self.program.find("Touching", "radio button")
        self.part("South-east corner, a city reaches it")
        self.designer.click((0.2, 0.8))
        self.program.gone("Touching", "radio button")
        # The dot opens the choice again.
        self.designer.click((1, 1))
        self.program.find("Apart", "radio button").click()
        self.part("South-east corner$")

    def drop(self, offer_file, paths, said, over=None):
        """Drags the files @paths from another window to @over, onto the tile where that is None; said()
        waits for what comes of it."""
        other = subprocess.Popen([offer_file, *([paths] if isinstance(paths, str) else paths)], env={**os.environ, "GDK_BACKEND": "x11"})
        try:
            # Its label and its shadow may have windows of that name, too; the one that is shown counts.
            window = wait_until(
                lambda: subprocess.run(
                    ["xdotool", "search", "--onlyvisible", "--name", "^A File$"], capture_output=True,
                    text=True, check=False).stdout.split(), "the window with the file")[-1]
            xdotool("windowmove", "--sync", window, 980, 560)
            left, top, width, height = wait_until(
                lambda: next(iter([box for box in [self.program.screen.geometry(int(window))] if box[0] > 900]), None), "it to move")
            start = (left + width // 2, top + height // 2)
            over = over or self.designer.at(0.3, 0.6)
            self.program.screen.move(*start)
            self.program.screen.press()
            for step in range(1, 25):
                self.program.screen.move(*(round(a + (b - a) * step / 24) for a, b in zip(start, over)))
                time.sleep(0.05)
            time.sleep(0.3)
            self.program.screen.release()
            said()
        finally:
            other.terminate()
            other.wait()
            # The other window had it.
            self.program.wait_for_keyboard()

    def dropped(self, offer_file):
        """A picture from the file manager is one to draw after."""

        def is_taken():
            self.designer.says("^It shows through")
            self.program.find("my scan.png", "label")

        self.drop(offer_file, os.path.join(self.folder, "my scan.png"), is_taken)
        # Undone, it is no more spoken of.
        self.program.key("ctrl+z")
        self.program.gone(re.compile("^It shows through"), "label")
        self.program.key("ctrl+shift+z")
        self.program.find("my scan.png", "label")

    def sets_dropped(self, offer_file):
        """A set is opened, in another window as this one has changes; a broken one is no picture."""
        sound, broken = (os.path.join(self.folder, name) for name in ("dropped.xml", "half.xml"))
        with open(sound, "w", encoding="utf-8") as file:
            file.write(re.sub("<title>[^<]*</title>", "<title>Dropped</title>", SET, count=1))
        with open(broken, "w", encoding="utf-8") as file:
            file.write(SET[: len(SET) // 2])
        self.program.key("plus")
        self.drop(offer_file, sound, lambda: steps.wait_for_title(self.program, "Dropped"))
        self.program.key("ctrl+w")
        wait_until(lambda: all(not window.name.startswith("Dropped") for window in self.program.children()),
                   "its window to go")
        # Said in the window it was dropped on, whose work stays; no other window is left over.
        windows = [window.name for window in self.program.children()]

        def is_said_here():
            said = self.program.find("“half.xml” cannot be opened", "label")
            wait_until(lambda: len(list(self.program.children())) == len(windows), "the other window to go")
            if said.top().name not in windows or windows != [window.name for window in self.program.children()]:
                raise Failure(f"the error is in “{said.top().name}”, not in {windows}")
            if not self.designer.canvas.is_shown:
                raise Failure("the tile that was edited is gone")

        self.drop(offer_file, broken, is_said_here)

        # Of two broken ones neither hides the other.
        second = os.path.join(self.folder, "third.xml")
        shutil.copy(broken, second)

        def both_are_said():
            self.program.find("2 files cannot be opened", "label")
            for name in ("half.xml", "third.xml"):
                self.program.find(re.compile(f"“{name}” cannot be opened: "), "label")

        self.drop(offer_file, [broken, second], both_are_said)

    def close_dropped(self, title):
        steps.wait_for_title(self.program, title)
        top = next(node for node in self.program.children() if node.name.startswith(title))
        xdotool("windowactivate", "--sync", wait_until(lambda: self.program.window_of(top), title))
        self.program.key("ctrl+w")
        wait_until(lambda: all(not node.name.startswith(title) for node in self.program.children()),
                   f"“{title}” to go")

    def many_dropped(self, offer_file):
        """Of several files none is lost: sets have windows, of pictures is said where they go."""
        files = [os.path.join(self.folder, name) for name in ("green.png", "one.xml", "two.xml")]
        png(files[0], 30, 230, 30)
        for path, title in zip(files[1:], ("One", "Two")):
            with open(path, "w", encoding="utf-8") as file:
                file.write(re.sub("<title>[^<]*</title>", f"<title>{title}</title>", SET, count=1))
        middle = self.designer.at(0.5, 0.5)

        def is_opened(words):
            self.program.find(re.compile(words), "label")
            for title in ("One", "Two"):
                self.close_dropped(title)

        self.drop(offer_file, files, lambda: is_opened("^green.png$"))
        self.program.key("alt+2")
        self.program.find("All Tiles of the Set")
        self.drop(offer_file, files, lambda: is_opened("^A picture is dropped on the tile"), middle)
        self.drop(offer_file, files[:1], lambda: self.program.find("Import from Pictures"), middle)
        self.program.find(re.compile("^(No tiles were found|Four corners)"), "label")
        self.program.find("Import from Pictures").find("Close", "push button").click()
        self.program.wait_for_window_to_go("Import from Pictures")
        self.program.key("alt+1")
        self.program.find("green.png", "label")

    def no_game(self):
        self.program.hover(*self.designer.at(0.5, -0.08))
        self.program.key("t")
        self.program.find(re.compile("^No game is running with this set"), "label")


def reopened(tap, command, path, folder):
    """What was chosen is there again; and what is missing then is said, never a crash."""
    program = Program([command, path])
    try:
        session = Session(tap, program, folder)

        def pictures():
            program.find("blue.png", "label")
            program.find("my scan.png", "label")
            x, y = session.designer.at(0.75, 0.85)
            wait_until(lambda: is_reddish(colour_at(x, y)), "the scan to be seen")

        session.check("opened again the pictures are there", pictures)
    finally:
        program.stop()
    shutil.rmtree(os.path.join(folder, "pictures"), ignore_errors=True)
    shutil.rmtree(os.path.join(folder, "references"), ignore_errors=True)
    program = Program([command, path])
    try:
        session = Session(tap, program, folder)

        def missing():
            program.find(re.compile("blue.png” is not there, so it is drawn"), "label")
            program.find("blue.png is missing", "label")
            program.find("Use the Drawing", "push button").click()
            program.find("The drawing is shown", "label")

        session.check("missing pictures are a problem with a repair", missing)
        tap.check("the program lives without them", [] if program.is_running() else ["it ended"])
    finally:
        program.stop()


def menu(tap, command, folder):
    """The menu of a symbol opens when the button is let go: one that is open before gets the release
    without the press, and GTK complains in the program's log."""
    path, log = os.path.join(folder, "symbols.xml"), os.path.join(folder, "log")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SYMBOLS)
    program = Program([command, path], log)
    try:
        session = Session(tap, program, folder)
        session.path = path

        def opens():
            program.hover(*session.part("Coat of arms").rest())
            program.screen.press(3)
            try:
                wait_until(lambda: any(map(program.screen.is_popup, program.windows())), "a menu", MENU)
                early = True
            except Failure:
                early = False
            program.screen.release(3)
            program.find(role="menu item")
            program.key("Escape")
            program.gone(role="menu item")
            if early:
                raise Failure("it was open while the button was down")

        def moves(by_keys):
            """From the menu it is in the hand until Enter, and Esc puts it back."""
            arms = session.part("Coat of arms")
            # A menu that has gone has the pointer as long as that stays where it is.
            program.hover(*session.designer.at(0.5, -0.08))
            if by_keys:
                program.key("shift+F10")
            else:
                arms.click(button=3)
            item = program.find("Move It", "menu item")
            if by_keys:
                wait_until(lambda: program.focused(role="menu item"), "the keyboard in the menu")
                while not program.focused("Move It", "menu item"):
                    program.key("Down")
                program.key("Return")
            else:
                item.click()
            session.designer.says("^Dragging: Coat of arms.*Arrows choose where to")
            time.sleep(MENU)
            session.designer.says("^Dragging: Coat of arms.*Arrows choose where to")

        def is_put_back():
            moves(False)
            program.key("Escape")
            session.designer.says("^Left as it was")

        def goes():
            session.part("Coat of arms").click()
            moves(True)
            while not re.search("West edge", session.designer.canvas.name):
                name = session.designer.canvas.name
                program.key("ctrl+Right")
                wait_until(lambda was=name: session.designer.canvas.name != was, "the next part")
            program.key("Return")
            root = session.save()
            arms = [city.get("edges") for city in root.iter(NAMESPACE + "city") if city.get("coats")]
            if arms != ["W"]:
                raise Failure(f"the coat of arms is on the city {arms}")

        def says_nothing():
            with open(log, encoding="utf-8", errors="replace") as file:
                lines = [line.strip() for line in file if re.search("CRITICAL|WARNING|ERROR", line)]
            if lines:
                raise Failure("the program has logged: " + lines[0])

        session.check("the menu of a symbol opens when the button is let go", opens)
        session.check("from its menu a symbol is taken, and put back", is_put_back)
        session.check("from its menu, by keys, a symbol goes to other land", goes)
        session.check("nothing of it is in the log", says_nothing)
    finally:
        program.stop()


def main(command, offer_file):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-canvas-")
    png(os.path.join(folder, "my scan.png"), 230, 30, 30)
    png(os.path.join(folder, "blue.png"), 30, 30, 230)
    with open(os.path.join(folder, "text.png"), "w", encoding="utf-8") as file:
        file.write("no picture")
    path = os.path.join(folder, "own.xml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SET)
    with open(os.path.join(folder, "a game.xml"), "w", encoding="utf-8") as file:
        file.write(GAME)
    program = Program([command, path])
    try:
        session = Session(tap, program, folder)
        session.check("everything on the canvas is a button", session.parts)
        session.check("buttons are where they speak of", session.parts_are_placed)
        session.check("turning a drawing asks when games have the tile", session.rotate)
        session.check("a scan shows through", session.reference)
        session.check("a scan is moved and kept", session.move_reference)
        session.check("a finished picture is chosen and kept", session.finished)
        session.check("what is no picture is refused", session.no_picture)
        session.check("a variant is edited where the tile is", session.variant)
        session.check("a symbol is invented on the shelf", session.new_symbol)
        session.check("a wrong shape is explained and reset", session.problem)
        session.check("an arrow turns a symbol", session.arrow)
        session.check("a leash jumps before the release", session.leash)
        session.check("a symbol is refused where it cannot stand", session.refused)
        session.check("escape closes the list of symbols", session.list_closes)
        session.check("what was searched for is put down again", session.put_down)
        session.check("a wall is pulled where it is taken", session.wall)
        session.check("a picture is dropped from elsewhere", lambda: session.dropped(offer_file))
        session.check("T says whether a game runs", session.no_game)
        session.check("several files are dropped at once", lambda: session.many_dropped(offer_file))
        session.check("sets are dropped from elsewhere", lambda: session.sets_dropped(offer_file))
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "canvas"))
    finally:
        program.stop()
    try:
        reopened(tap, command, path, folder)
        menu(tap, command, folder)
    except Failure as failure:
        tap.check("the program can be driven again", [str(failure)])
    shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
