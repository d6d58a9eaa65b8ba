#!/usr/bin/env python3
"""The designer pages broken in every way one can think of: test-breaking.py PROGRAM TOOL.

Gestures that are disturbed, undo in storms, names and numbers that nobody means, files that are no
sets, files that go away while they are open, two windows with one file; then somebody who presses
anything anywhere (twenty seconds, or ten minutes with TILEWRIGHT_LONG; TILEWRIGHT_SEED says which).
After each the program lives and has complained of nothing, undo leads back to how it began, redo to
where it was, to the byte, and what is saved is a sound set.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from designer import EAST, MIDDLE, NORTH, SOUTH, WEST, Designer
from driver import Failure, Program, harmless, wait_until, xdotool
from monkey import Monkey
from own_rules import OwnRules
from steps import choose_file
from tap import Tap

# What somebody does who presses anything is never twice the same on two machines: it looks for faults,
# and proves nothing when it finds none.
IS_LONG = bool(os.environ.get("TILEWRIGHT_LONG"))
SECONDS = 600
SEED = int(os.environ.get("TILEWRIGHT_SEED", "9"))
SET = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="broken">
<title>Broken</title>
<rules xmlns="urn:tilewright:rules:1" version="1.0">
<land id="rail" pattern="rails" letter="L"><title>Rail</title></land>
<symbol id="mill" on="road"><title>Mill</title></symbol>
<token id="coin" supply="4" by-hand="true"><title>Coin</title></token>
<effect features="road" events="complete" stage="add" per="symbol" symbol="mill" points="2"/>
</rules>
<tile id="A" count="4" start="1"><city edges="N"/><road edges="E W" symbols="mill"/></tile>
<tile id="B" count="2"><city edges="N E"/></tile>
<tile id="C" count="2"><road edges="N S"/></tile>
</tile-set>
"""
WILD = ("<b>&amp;</b>", "‮abc‬ שלום", "🐉🏰", "%s%n%d", "x" * 1000, "../../etc", "A@1,0/0", " ", "a\\nb")


class Breaker(OwnRules):
    """Somebody who means no good, with the set in own.xml."""

    def __init__(self, tap, program, folder, tool):
        super().__init__(program, folder)
        self.tap = tap
        self.tool = tool
        self.designer = Designer(program)

    def check(self, name, action):
        print(f"# {name}", flush=True)
        problems = []
        try:
            action()
        except Failure as failure:
            problems.append(str(failure))
        problems += self.complaints()
        self.tap.check(name, problems)
        if problems:
            self.program.keep_evidence(
                os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", self.folder), name.replace(" ", "-")))
            if not self.program.is_running():
                raise Failure(f"the program ended with {self.program.process.returncode}")

    def complaints(self):
        """What the program has logged that nobody should have to read."""
        with open(self.path("log"), encoding="utf-8", errors="replace") as file:
            lines = [line.strip() for line in file if re.search("CRITICAL|WARNING|ERROR", line)]
        found = [line for line in lines if not any(known.search(line) for known in harmless)]
        return (found if self.program.is_running() else ["it ended", *found])[:9]

    def quiet(self):
        """Out of whatever is open, and on the canvas."""
        program = self.program
        xdotool("mouseup", 1, "mouseup", 2, "mouseup", 3, "keyup", "shift", "keyup", "ctrl")

        def is_there():
            if program.focused(re.compile("^(Tile |No tile)"), "panel"):
                return True
            program.hover(*self.corner())
            program.key("Escape", "Escape", "alt+1")
            return False

        wait_until(is_there, "the canvas to have the focus")
        if self.has_tile():
            self.designer = Designer(program)

    def has_tile(self):
        return self.program.shown(re.compile("^Tile [^,:]+(:|$)"), "panel") is not None

    def corner(self):
        left, top, _, height = self.program.screen.geometry(self.window())
        return left + 300, top + height - 20

    def window(self):
        return max(self.program.windows(), key=lambda window: self.program.screen.geometry(window)[2] * self.program.screen.geometry(window)[3])

    def button(self, name):
        return self.program.shown(re.compile(f"^{name}\\b"), "push button")

    def until_done(self, name, key):
        """Presses @key until the button @name has nothing left to do."""
        for _ in range(400):
            button = self.button(name)
            if button is None or not button.is_sensitive:
                return
            self.program.key(*[key] * 10)
        raise Failure(f"{name} has no end")

    def there_and_back(self):
        """Undo leads to how it began and redo to where it is, to the byte; the set is sound."""
        self.quiet()
        # The last thing done, so that redo leads to it and no further.
        self.program.key(*(("8", "9") if self.has_tile() else ("ctrl+Return",)))
        wait_until(lambda: not self.button("Redo").is_sensitive, "nothing to be done again")
        now = self.saved()
        self.until_done("Undo", "ctrl+z")
        self.quiet()
        if self.saved() != self.begun:
            raise Failure(f"undo leads to\n{self.saved()}\nand not to\n{self.begun}")
        self.until_done("Redo", "ctrl+shift+z")
        self.quiet()
        if self.saved() != now:
            raise Failure(f"redo leads to\n{self.saved()}\nand not to\n{now}")
        self.sound()
        self.until_done("Undo", "ctrl+z")
        self.quiet()

    def sound(self):
        found = subprocess.run([self.tool, "validate", self.path("own.xml")], check=False,
                               capture_output=True, text=True)
        # Whoever draws anything draws warnings; a file that cannot be read is another matter.
        if found.returncode not in (0, 1) or found.stderr:
            raise Failure(found.stdout + found.stderr)

    def begins(self):
        """What the program itself writes, to compare with."""
        self.quiet()
        self.program.key("7")
        self.expect('count="7"')
        self.program.key("ctrl+z")
        self.expect('count="4"', gone=['count="7"'])
        self.begun = self.saved()

    # ---- gestures -------------------------------------------------------------------------------

    def edges(self, letters):
        self.program.find(f"Edges {letters}", role="label")

    def press(self, place):
        self.program.hover(*self.designer.at(*place))
        self.program.screen.press()
        self.program.bus.ping(self.program.tree.program)

    def pull(self, *places):
        for place in places:
            x, y = self.designer.at(*place)
            for step in (-9, 0):
                self.program.screen.move(x + step, y)
                time.sleep(0.03)

    def begin_drag(self):
        """A road from west, on its way to east; what stands there was a field."""
        self.quiet()
        self.designer.blank()
        self.designer.pen("Road")
        self.press(WEST)
        self.pull((0.3, 0.5), MIDDLE, (0.7, 0.5), EAST)

    def let_go(self, letters):
        self.program.screen.release()
        self.edges(letters)

    def disturbed(self):
        program = self.program
        self.begin_drag()
        self.program.key("Escape")
        self.designer.says("^Left as it was")
        # What is left goes on being held, and does nothing.
        self.pull(SOUTH, EAST)
        self.let_go("FFFF")
        self.begin_drag()
        # Another button gives the drag up, and has no menu.
        self.program.screen.press(3)
        self.program.screen.release(3)
        xdotool("click", 4, "click", 5)
        self.designer.says("^Left as it was")
        if program.shown(role="menu"):
            raise Failure("a menu in a drag")
        self.let_go("FFFF")
        self.begin_drag()
        self.program.screen.press(2)
        self.pull(SOUTH, EAST)
        self.program.screen.release(2)
        self.program.screen.release()

    def keys_in_a_drag(self):
        for keys in (("c", "g", "s", "g", "Escape"), ("Delete", "space", "j", "Return"), ("5", "plus", "e"),
                     ("ctrl+z", "ctrl+z", "ctrl+shift+z"), ("ctrl+Return", "Page_Up", "Page_Down"),
                     ("ctrl+d",), ("alt+2",), ("alt+3", "alt+1"), ("ctrl+l", "Escape"), ("F9", "F9"), ("F11", "F11")):
            self.begin_drag()
            self.program.key(*keys)
            self.pull(SOUTH, EAST, NORTH)
            self.program.screen.release()

    def full_screen_twice(self):
        """Two presses before the window manager has answered the first lead back to the window."""
        process = self.program.process.pid
        window = self.window()
        left = self.program.screen.geometry(window)[2:]
        self.quiet()
        os.kill(process, signal.SIGSTOP)
        try:
            self.program.key("F11", "F11")
        finally:
            os.kill(process, signal.SIGCONT)
        # Keys are heard in turn.
        self.program.key("7")
        self.expect('count="7"')
        self.program.key("ctrl+z")
        # What fills the screen is not resized.
        xdotool("windowsize", window, 1000, 700)
        wait_until(lambda: self.program.screen.geometry(window)[2:] == (1000, 700), "the window to be one again")
        xdotool("windowsize", window, *left)
        wait_until(lambda: self.program.screen.geometry(window)[2:] == left, "the window to be as it was")

    def undone_in_a_drag(self):
        """Undo ends the drag: letting go does not bring back what was undone."""
        self.begin_drag()
        self.let_go("FRFR")
        self.press(NORTH)
        self.pull((0.5, 0.3), MIDDLE)
        self.program.key("ctrl+z")
        self.edges("FFFF")
        self.pull(SOUTH, (0.5, 0.7))
        self.let_go("FFFF")
        self.program.key("ctrl+shift+z")
        self.edges("FRFR")

    def out_and_resized(self):
        program = self.program
        self.begin_drag()
        self.program.screen.move(1270, 780)
        self.program.screen.move(2, 2)
        self.program.screen.release()
        window = self.window()
        self.begin_drag()
        xdotool("windowsize", window, 700, 500)
        wait_until(lambda: self.program.screen.geometry(window)[2] == 700, "the window to be smaller")
        self.program.screen.move(400, 300)
        self.program.screen.release()
        xdotool("windowsize", window, 1240, 740)
        wait_until(lambda: self.program.screen.geometry(window)[2] == 1240, "the window to be as it was")
        # Out of sight there is nothing to draw on.
        self.quiet()
        canvas = self.designer.canvas
        self.program.screen.move(*canvas.point(0.6, 0.6))
        for _ in range(4):
            self.program.screen.move(*canvas.point(0.9, 0.9))
            self.program.screen.press(2)
            self.program.screen.move(*canvas.point(0.5, 0.5))
            self.program.screen.move(*canvas.point(0.05, 0.05))
            self.program.screen.release(2)
        program.key("s")
        program.find("Search Symbols")
        program.key("Escape", "ctrl+0")

    # ---- storms, names, numbers -----------------------------------------------------------------

    def storm(self):
        program = self.program
        self.quiet()
        for letters in ("CRFR", "RRRR", "CCcc"):
            program.key("ctrl+Return", "ctrl+l")
            entry = program.find("Quick Line", "text")
            wait_until(lambda: entry.has_focus, "the quick line")
            program.key("ctrl+a")
            program.type(letters)
            program.key(*["ctrl+z"] * 15, *["ctrl+shift+z"] * 15, "Return", *["ctrl+z"] * 5, *["ctrl+y"] * 9)
            self.quiet()

    def names(self):
        program = self.program
        for word in WILD:
            self.go("alt+3", "Rules")
            program.key("alt+shift+s")
            entry = wait_until(lambda: next((node for node in program.all("Name", "text")
                                             if node.has_focus), None),
                               "the name to be typed")
            program.type(word[:200])
            if word.isascii():
                wait_until(lambda w=word[:200]: entry.text == w, f"“{word[:20]}” to be typed")
            program.key("Return")
            # Of signs that no key has there may be nothing to take.
            wait_until(lambda: not (entry.is_shown and entry.is_focused and entry.text.strip()),
                       f"“{word[:20]}” to be taken")
            program.key("Escape")
        found = [node.text for node in ElementTree.fromstring(self.saved()).iter() if node.tag.endswith("title")]
        # Which of the other signs come through is the keyboard's affair.
        lost = [word for word in WILD if word.strip() and word.isascii() and word[:200] not in found]
        if lost:
            raise Failure(f"lost: {lost}")

    def all_tiles_gone(self):
        program = self.program
        self.go("alt+2", "Set")
        grid = program.find("All Tiles of the Set")
        wait_until(lambda: grid.is_shown, "the tiles")
        self.focus_grid()
        program.key("ctrl+a", "asterisk")
        copies = program.find("Copies of Each", role="spin button")
        wait_until(lambda: copies.has_focus, "the number to have the focus")
        program.key("ctrl+a")
        program.type("99")
        program.key("Return")
        self.expect('count="99"')
        program.key("ctrl+z")
        self.focus_grid()
        self.program.screen.move(*grid.point(0.9, 0.9))
        self.program.screen.press()
        self.program.key("ctrl+a", "Delete")
        self.program.screen.move(*grid.point(0.3, 0.3))
        self.program.screen.release()
        self.focus_grid()
        program.key("ctrl+a", "Delete")
        wait_until(lambda: "<tile " not in self.saved(), "all tiles to go")
        program.key("ctrl+a", "Delete", "ctrl+d", "ctrl+c", "ctrl+x", "ctrl+v", "alt+1", "space", "s", "ctrl+l",
                    "Delete", "7", "j", "Menu", "Escape", "alt+2")

        def are_back():
            if "<tile " in self.saved():
                return True
            program.key("ctrl+z")
            return False

        wait_until(are_back, "undo to bring the tiles back")

    def focus_grid(self):
        for _ in range(30):
            if self.program.focused(re.compile("^Tile .*, edges ")):
                return
            self.program.key("Tab")

    def pastes(self):
        """Text that is no tile, from the line where tiles are looked for."""
        program = self.program
        self.go("alt+2", "Set")
        program.key("ctrl+f")
        entry = program.find("Filter Tiles", role="entry")
        wait_until(lambda: entry.is_focused, "the filter line to have the focus")
        program.type("<tile-set xmlns='urn:tilewright:tile-set:1'><tile id=")
        program.key("ctrl+a", "ctrl+c", "BackSpace", "Escape")
        self.quiet()
        program.key("ctrl+v")
        self.designer.says("^There is no tile to paste")

    # ---- files ----------------------------------------------------------------------------------

    def dialogs(self):
        program = self.program
        self.quiet()
        for keys in (("ctrl+h", "ctrl+h"), ("ctrl+e", "ctrl+b", "alt+Return"), ("ctrl+shift+e", "ctrl+shift+e"),
                     ("ctrl+o", "ctrl+o"), ("ctrl+question", "ctrl+question"), ("ctrl+comma", "ctrl+comma")):
            program.key(*keys)
            wait_until(lambda: len(list(program.children())) > 1, f"what {keys[0]} opens")

            def shown():
                return [node for node in program.children() if node.is_shown]

            try:
                # A window is there before it is shown; the second press may have closed it again.
                wait_until(lambda: len(shown()) > 1, f"what {keys[0]} opens to be shown", 5)
            except Failure as failure:
                print(f"# {failure}")

            def is_alone():
                if len(shown()) <= 1:
                    return True
                program.key("Escape")
                return False

            wait_until(is_alone, f"what {keys[0]} opens to close")

    def strange_files(self):
        """Each is opened in a window of its own, which says what is wrong with it."""
        program = self.program
        files = {
            "empty.xml": b"", "binary.xml": bytes(range(256)) * 40, "half.xml": SET[:300].encode(),
            "other.xml": b'<html xmlns="http://www.w3.org/1999/xhtml"/>', "text.xml": b"no set at all\n",
            "bomb.xml": b'<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
            "huge.xml": b"<tile-set>" + b" " * (17 << 20) + b"</tile-set>", "zip.tilewright": b"PK\x03\x04no",
        }
        for name, content in files.items():
            with open(self.path(name), "wb") as file:
                file.write(content)
        for name in [*files, "none.xml", ""]:
            subprocess.run([self.program.command, self.path(name)], check=True, timeout=30, env=self.program.env)
            wait_until(lambda n=name: program.shown(re.compile("cannot be opened$"), "label"), f"a word about {name}")
            # The window asked in last has the keyboard.
            program.key("ctrl+w")
            wait_until(lambda n=name: not program.shown(re.compile("cannot be opened$"), "label"), f"{name} to be closed")

    def compared_and_closed(self):
        """A broken file is told until another one can be compared; what was taken into that does not
        go with the window unasked."""
        program = self.program
        broken, other = self.path("not-compared.xml"), self.path("compared.xml")
        with open(broken, "w", encoding="utf-8") as file:
            file.write(SET[: len(SET) // 2])
        with open(other, "w", encoding="utf-8") as file:
            file.write(SET.replace('<tile id="B" count="2"', '<tile id="B" count="6"'))
        self.saved()
        self.quiet()
        main = next(window for window in program.children() if window.name.startswith("Broken"))
        program.key("ctrl+shift+d")
        choose_file(program, "Compare With", broken)
        program.find("The other file cannot be compared", "label")
        program.key("ctrl+shift+d")
        choose_file(program, "Compare With", other)
        program.gone("The other file cannot be compared", "label")
        program.find("B: take this set's into the other file", "push button").press()
        program.find("Both say the same.", "label")
        compare = next(window for window in program.children() if window.name == "Compare")
        question = "Discard Changes of the Other File?"
        for window, key, gone in ((main, "Escape", question), (compare, "alt+d", "Compare")):
            program.find("Both say the same.", "label")
            window.find("Close", "push button").press()
            program.find(question, "label")

            def is_answered(answer=key, title=gone):
                if all(window.name != title for window in program.children()):
                    return True
                if any(window.name == question for window in program.children()):
                    program.key(answer)
                return False

            wait_until(is_answered, f"{gone} to go")
        with open(other, encoding="utf-8") as file:
            if 'count="6"' not in file.read():
                raise Failure("the other file was written")

    def same_file_twice(self):
        program = self.program
        self.quiet()
        program.key("3")
        subprocess.run([program.command, self.path("own.xml")], check=True, timeout=30, env=program.env)
        wait_until(lambda: len([node for node in program.children() if node.name.startswith("Broken")]) == 2,
                   "two windows with the set")
        program.key("ctrl+w")
        wait_until(lambda: len([node for node in program.children() if node.name.startswith("Broken")]) == 1,
                   "one window to go")
        self.expect('count="3"')

    def gone_and_replaced(self):
        program, path = self.program, self.path("own.xml")
        self.quiet()
        os.unlink(path)
        program.key("6")
        self.expect('count="6"')
        os.unlink(path)
        os.mkdir(path)
        program.key("5", "ctrl+s")
        program.find(re.compile("is not saved$"), "label")
        os.rmdir(path)
        self.expect('count="5"')
        program.key("ctrl+shift+s")
        dialog = program.find("Save Set")
        entry = dialog.find(role="text")
        wait_until(lambda: entry.is_focused, "the name of the file to have the focus")
        program.key("ctrl+a")
        program.type("/proc/own.xml")
        program.key("Return")
        program.wait_for_window_to_go("Save Set")
        program.find(re.compile("is not saved$"), "label")
        self.quiet()

    def monkey(self):
        left, top, width, height = self.program.screen.geometry(self.window())
        area = (left + 4, top + 60, left + width - 8, top + height - 8)
        middle = (left + 300, top + 110, left + 900, top + height - 60)
        monkey = Monkey(SEED, area, middle)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and self.program.is_running():
            monkey.go_on()
        print(f"# {monkey.n_events} events of seed {SEED}")


def main(command, tool):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-breaking-")
    os.chdir(folder)
    with open(os.path.join(folder, "own.xml"), "w", encoding="utf-8") as file:
        file.write(SET)
    environment = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en", "G_ENABLE_DIAGNOSTIC": "0"}
    program = Program([command, os.path.join(folder, "own.xml")], os.path.join(folder, "log"), environment)
    program.command, program.env = command, {**os.environ, **environment}
    try:
        breaker = Breaker(tap, program, folder, tool)
        breaker.begins()
        steps = [
            ("a drag is disturbed", breaker.disturbed),
            ("keys in a drag", breaker.keys_in_a_drag),
            ("full screen twice at once", breaker.full_screen_twice),
            ("undo in a drag", breaker.undone_in_a_drag),
            ("out of the window, and a window that shrinks", breaker.out_and_resized),
            ("undo leads back from gestures", breaker.there_and_back),
            ("storms of undo while something is typed", breaker.storm),
            ("names that nobody means", breaker.names),
            ("all tiles gone", breaker.all_tiles_gone),
            ("what is pasted is no tile", breaker.pastes),
            ("undo leads back from everything", breaker.there_and_back),
            ("dialogs twice", breaker.dialogs),
            ("a window with a compared file is closed", breaker.compared_and_closed),
            ("files that are no sets", breaker.strange_files),
            ("one file in two windows", breaker.same_file_twice),
            ("a file that goes, and a folder in its place", breaker.gone_and_replaced),
        ]
        if IS_LONG:
            steps += [
                ("somebody presses anything anywhere", breaker.monkey),
                ("undo leads back from that", breaker.there_and_back),
            ]
        for name, action in steps:
            breaker.check(name, action)
    except Failure as failure:
        tap.check("the program can be driven", [str(failure)])
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "breaking"))
    finally:
        program.stop()
    if not tap.n_failed:
        shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])))
