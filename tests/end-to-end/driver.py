"""Drives the program as a person would: sees it through AT-SPI, acts by X events.

Everything waits for a condition with a deadline; nothing sleeps for a guessed time. To be run in
build-aux/with-display, which gives it a server, a session bus and a home of its own.
"""

import itertools
import os
import re
import signal
import subprocess
import sys
import threading
import time

from gi.repository import GLib

from accessible import ACCESSIBLE, ACTION, COMPONENT, IN_WINDOW, NO_BOX, PROPERTIES, ROOT, TEXT, Bus, State, Tree, role_name
from screen import Screen

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import tap as checks

# Seconds that anything may take before it is a failure; a busy machine is slow, a dead program
# does not come back.
PATIENCE = 30.0
PAUSE = 0.05
LONGEST_PAUSE = 0.5
# Seconds within which what glides has gone on, and how often a click is tried that something known
# is in the way of.
GLIDE = 0.15
CLICKS = 3
# Seconds between two readings of what is shown.
READING = 0.1
# Without a graphics card OpenGL is reckoned by the processor, which takes as long as all else.
CAIRO = {"GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"}
# For tests that see to it all the same.
OPENGL = dict.fromkeys(CAIRO)
# What popovers are called that nobody gave a name.
POPOVER = re.compile("^GtkPopover(Menu)?$")
# Seconds that a hand takes from one thing to the next: what goes and comes with a press, the focus of a
# window above all, is asked for by X, and no program tells when it has been granted.
BREATH = 0.1
# Seconds from one click of a double click to the next.
BETWEEN_CLICKS = 0.06
# Seconds after which a further click at the same place is no double click any more, with some to spare.
SINGLE_CLICK = 0.45
# Pixels that such clicks are apart at most.
NEAR_CLICK = 5
# Seconds within which a tooltip goes that is touched, on a busy machine, too.
TOOLTIP = 1.0
# How the program and its libraries tell of a fault of their own.
COMPLAINT = re.compile(r"(CRITICAL|WARNING|ERROR) \*\*")
# What GTK 4.8 tells of itself, though nothing is wrong. A test that breaks something adds what is said of that.
harmless = [
    re.compile("Broken accounting of active state"),
    # libadwaita 1.2, of the switcher in a title, when its window shrinks and nothing glides.
    re.compile("attempt to allocate (AdwViewSwitcher .*|GtkBox box .* width 0) and height -1"),
]
# What all programs of the test have told of, in the order in which they ended.
complaints = []


def no_complaints():
    """That nothing was told of, whatever the test looked at."""
    return "the program had nothing to complain of", complaints


checks.last_checks.append(no_complaints)


class Failure(Exception):
    """Something did not come about in time."""


def attempt(tap, name, action):
    """One check that passes when @action raises no Failure."""
    try:
        action()
        tap.check(name, [])
    except Failure as failure:
        tap.check(name, [str(failure)])


def wait_until(condition, what, timeout=PATIENCE, pause=PAUSE):
    """Returns the first true value of condition(), asked every @pause seconds; raises Failure after
    @timeout seconds. What takes longer to ask is left in peace for as long again: while the program
    answers, it does nothing of what is waited for."""
    deadline = time.monotonic() + timeout
    while True:
        began = time.monotonic()
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise Failure(f"waited {timeout:.0f} s in vain for {what}")
        time.sleep(max(pause, min(time.monotonic() - began, LONGEST_PAUSE)))


def xdotool(*arguments):
    """Runs xdotool and returns what it printed."""
    words = [str(argument) for argument in arguments]
    return subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True).stdout


class Node:
    """One accessible object. Objects come and go, so every question may answer "gone".

    While walk() stands at an object, it answers what was seen then; else the program is asked.
    """

    def __init__(self, path, program, seen=None):
        self.path = path
        self.program = program
        self.seen = seen
        self.within = None
        # What belongs to it and was looked for already.
        self.beside = None

    def ask(self, interface, method, arguments=None, default=None):
        """What the object answers, a tuple; @default where it doesn't."""
        return self.program.tree.ask(self.path, interface, method, arguments, default)

    def value_of(self, name, interface=ACCESSIBLE, default=""):
        return self.ask(PROPERTIES, "Get", GLib.Variant("(ss)", (interface, name)), (default,))[0]

    @property
    def name(self):
        return self.seen.name if self.seen else self.value_of("Name")

    @property
    def description(self):
        return self.seen.description if self.seen else self.value_of("Description")

    def above(self, name):
        """What is called @name and has it in it, else the window."""
        node = self
        while node.name != name and (parent := node.parent()) is not None and parent.path != self.program.path:
            node = parent
        return node

    @property
    def asked(self):
        """Of the table: who is asked what, and the drawn tile, as the hand has it; without a hand what was said last."""
        if self.beside is None or not self.beside.is_shown:
            self.beside = next((node for node in self.above("TwPlayPage").walk()
                                if node.role == "panel" and ": " in node.description
                                and not node.description.startswith("If the game")), None)
        return (self.beside or self).value_of("Description")

    @property
    def role(self):
        return self.seen.role if self.seen else role_name(self.ask(ACCESSIBLE, "GetRole", None, (0,))[0])

    @property
    def text(self):
        """What an entry or a text view holds, else the name."""
        length = self.value_of("CharacterCount", TEXT, None)
        if length is None:
            return self.name
        return self.ask(TEXT, "GetText", GLib.Variant("(ii)", (0, length)), ("",))[0]

    def has(self, state):
        """Whether the object is in that State."""
        if self.seen:
            states = self.seen.states
        else:
            low, high = (*self.ask(ACCESSIBLE, "GetState", None, ((0, 0),))[0], 0, 0)[:2]
            states = low | high << 32
        return bool(states >> int(state) & 1)

    @property
    def is_sensitive(self):
        return self.has(State.SENSITIVE)

    @property
    def is_pressed(self):
        return self.has(State.PRESSED) or self.has(State.CHECKED)

    @property
    def is_focused(self):
        return self.has(State.FOCUSED)

    @property
    def box(self):
        """x, y, width and height in its window, or None where it is not shown."""
        extents = self.seen.extents if self.seen else self.ask(
            COMPONENT, "GetExtents", GLib.Variant("(u)", (IN_WINDOW,)), (NO_BOX,))[0]
        return extents if min(extents[2:]) > 0 else None

    @property
    def is_shown(self):
        return self.box is not None

    @property
    def middle(self):
        """The point on the screen in the middle of the object."""
        return self.point(0.5, 0.5)

    def point(self, across, down):
        """A point on the screen, @across and @down from 0 to 1 within the object."""
        box = self.box or wait_until(lambda: self.box, f"{self} to be shown")
        # What it is in does not change as long as there is the object.
        if self.within is None:
            self.within = self.holder()[0]
        if POPOVER.fullmatch(self.within.name):
            left, top = self.program.popover_origin(self.within)
        else:
            left, top = self.program.origin(self.within)
        return round(left + box[0] + across * box[2]), round(top + box[1] + down * box[3])

    def parent(self):
        """The object above, or None where there is none."""
        above = self.value_of("Parent", default=None)
        return Node(above[1], self.program) if above else None

    def top(self):
        """The window that the object is in: what stands right below the program."""
        node = self
        while True:
            above = node.parent()
            if above is None or above.path == self.program.path:
                return node
            node = above

    def holder(self):
        """The popover or window that the object is in, and its name."""
        node = self
        while True:
            # One question instead of two: this is asked of all that is above what is clicked.
            known = node.ask(PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE,)), ({},))[0]
            name, above = known.get("Name", ""), known.get("Parent")
            if POPOVER.fullmatch(name) or above is None or above[1] == self.program.path:
                return node, name
            node = Node(above[1], self.program)

    def popover(self):
        """The popover that the object is in, or None. Every popover is a window on the screen, and
        its box has the right size, but not the right place: GTK tells that of what it belongs to."""
        node, name = self.holder()
        return node if POPOVER.fullmatch(name) else None

    def children(self):
        for _, path in self.ask(ACCESSIBLE, "GetChildren", None, ((),))[0]:
            yield Node(path, self.program)

    def walk(self):
        """Yields the object and all below it that may be shown, parents first, as they are now.

        What has no size has nothing to show below it either, and hidden pages are most of a tree.
        """
        for seen in self.program.tree.read(self.path):
            node = Node(seen.path, self.program, seen)
            try:
                yield node
            finally:
                # Whoever keeps it wants to know how it goes on.
                node.seen = None

    def matches(self, name, role):
        """Whether a name (words, or a compiled pattern) and a role fit."""
        if role is not None and self.role != role:
            return False
        if name is None:
            return True
        return bool(name.search(self.name)) if isinstance(name, re.Pattern) else name == self.name

    def known(self, fits):
        """Yields the shown objects below that fits() is true of; to find the first one takes less than walk()."""
        above, boxes = [], {}
        for seen in self.program.tree.read(self.path, names=True):
            del above[seen.depth:]
            above.append(seen.path)
            if fits(Node(seen.path, self.program, seen)):
                boxes.update(self.program.tree.boxes([path for path in above if path not in boxes]))
                # What has no size has nothing to show below it, but for the program, which has no box.
                if min(boxes[seen.path][2:]) > 0 and all(
                        boxes[path] == NO_BOX or min(boxes[path][2:]) > 0 for path in above):
                    yield Node(seen.path, self.program)

    def named(self, name=None, role=None):
        """Yields what is known() below and matches."""
        return self.known(lambda node: node.matches(name, role))

    def first(self, fits):
        """The first shown object below that fits() is true of, or None."""
        return next(self.known(fits), None)

    @property
    def has_focus(self):
        """Whether the object or something below it has the focus."""
        return self.first(lambda node: node.is_focused) is not None

    def shown(self, name=None, role=None):
        """The first shown object below that matches, or None."""
        return self.first(lambda node: node.matches(name, role))

    def focused(self, name=None, role=None):
        """The shown object below that matches and has the focus, or None."""
        return self.first(lambda node: node.is_focused and node.matches(name, role))

    def all(self, name=None, role=None):
        """Returns the shown objects below that match."""
        return [node for node in self.walk() if node.is_shown and node.matches(name, role)]

    def find(self, name=None, role=None, timeout=PATIENCE):
        """Returns the first shown object below that matches; waits for it."""
        n = itertools.count(1)

        def first():
            # What is known misses little, and seldom.
            return next(self.named(name, role) if next(n) % 3 else iter(self.all(name, role)), None)

        wanted = " ".join(str(word) for word in (role, name) if word is not None)
        return wait_until(first, f"“{wanted}”", timeout, READING)

    def gone(self, name=None, role=None, timeout=PATIENCE):
        """Waits until nothing below matches."""
        wait_until(lambda: not next(self.named(name, role), None) and not self.all(name, role),
                   f"“{name or role}” to go", timeout, READING)

    def rest(self):
        """The point on the screen in the middle of the object, once it has stopped moving."""
        def still():
            before = self.middle
            # Nothing glides slower than a pixel in so long.
            time.sleep(GLIDE)
            return before if self.middle == before else None

        return wait_until(still, f"{self} to come to rest")

    def click(self, button=1):
        """Clicks in the middle, once it stands still: what appeared a moment ago may not be laid out yet."""
        self.program.click(*self.rest(), button=button)

    def click_until(self, condition, what, at=None):
        """Clicks in the middle, or where at() says, until condition() is true. A click that did nothing
        is a failure, unless something known was in its way, which is told."""
        for _ in range(CLICKS):
            middle = self.rest()
            place = at() if at else middle
            self.program.click(*place)
            try:
                # The program answers when it has come round to it.
                return wait_until(condition, what, PATIENCE / CLICKS)
            except Failure as failure:
                if not self.is_shown:
                    break
                self.excuse(middle, failure)
        return wait_until(condition, what)

    def excuse(self, middle, failure):
        """Tells why a press at the object, which was at rest around @middle, did nothing; raises
        @failure where nothing was in its way. There are two things: a tooltip, a window that takes
        the press for itself with GTK 4.8, and a layout, which moves the object between a look and the
        press."""
        if self.program.is_covered:
            why = "a tooltip took it"
        elif self.is_shown and self.middle != middle:
            why = "it had moved"
        else:
            raise Failure(f"{failure}: a press on {self} at {middle} did nothing, and nothing was in its way")
        print(f"# a press on {self} did nothing: {why}", file=sys.stderr)

    def fill(self, text):
        """Types @text in place of what the entry holds. Without a window manager keys go to the window
        under the pointer; over the entry that is never the list of files that its dialog drops below
        it, which would swallow them."""
        self.program.hover(*self.rest())
        wait_until(lambda: self.is_focused, f"{self} to have the focus")
        self.program.key("ctrl+a")
        self.program.type(text)
        # GTK looks for files after each sign of a path. As long as signs come, it is at it.
        while (seen := self.text) != text:
            wait_until(lambda before=seen: self.text != before, f"“{text}” to be typed, not “{seen}”")

    def press(self):
        """Does what a click would, without a pointer: for menus, whose boxes are not to be trusted."""
        wait_until(lambda: self.ask(ACTION, "DoAction", GLib.Variant("(i)", (0,)), (False,))[0],
                   f"{self} to take a press")

    def dump(self, depth=0):
        """Returns the tree below as text, for reports of failures."""
        lines = [f"{'  ' * depth}{self.role} “{self.name}” {self.description!r} {self.box}"]
        for child in self.children():
            lines.append(child.dump(depth + 1))
        return "\n".join(lines)

    def __str__(self):
        return f"{self.role} “{self.name or self.description}”"


class Program(Node):
    """The running program."""

    def __init__(self, command, log=None, environment=None):
        self.log = open(log, "w", encoding="utf-8") if log else None
        # Lines that it told; None when they have been looked at.
        self.told = []
        settings = {"GDK_BACKEND": "x11", "GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0", **CAIRO, **(environment or {})}
        self.process = subprocess.Popen(
            command,
            stdout=self.log or subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={name: value for name, value in {**os.environ, **settings}.items() if value is not None},
        )
        self.listener = threading.Thread(target=self.pass_on, daemon=True)
        if not self.log:
            self.listener.start()
        # What a person would have done with hand and keyboard.
        self.n_clicks = self.n_drags = self.n_keys = 0
        # Whether a tooltip lay where the last press was.
        self.is_covered = False
        # Where and when the last click was.
        self.clicked = ((0, 0), 0.0)
        # What has been found and stays where it is.
        self.lasting = {}
        self.bus = Bus()
        self.screen = Screen()
        self.tree = None
        super().__init__(ROOT, self)
        try:
            self.tree = wait_until(self.on_desktop, f"{command[0]} to show a window")
        except Failure:
            self.stop()
            raise

    def pass_on(self):
        """Passes on what the program tells, line by line, and keeps it."""
        for line in self.process.stdout:
            text = line.decode("utf-8", "replace")
            self.told.append(text)
            print(text, end="", file=sys.stderr)

    def listen(self):
        """Takes down what the program complained of; once, when it has ended."""
        if self.told is None:
            return
        if self.log:
            self.log.flush()
            with open(self.log.name, encoding="utf-8", errors="replace") as file:
                self.told = file.readlines()
        else:
            self.listener.join(5)
        complaints.extend(line.strip() for line in self.told
                          if COMPLAINT.search(line) and not any(known.search(line) for known in harmless))
        self.told = None

    def on_desktop(self):
        """Returns what the program shows, once it has a window."""
        if self.process.poll() is not None:
            raise Failure(f"the program ended with status {self.process.returncode}")
        name = self.bus.program(self.process.pid)
        return Tree(self.bus, name) if name else None

    def find_lasting(self, name, role):
        """What find() found for the same words before, if it is still there and still matches."""
        node = self.lasting.get((name, role))
        if node is None or not node.is_shown or not node.matches(name, role):
            node = self.lasting[name, role] = self.find(name, role)
        return node

    def windows(self):
        """Returns the X ids of the program's windows that can be seen, in no useful order."""
        return self.screen.windows(self.process.pid)

    def window_of(self, top):
        """The X id of the window with the accessible @top: it has its title, and tooltips that have
        it, too, are smaller."""
        named = [window for window in self.windows() if self.screen.title(window) == top.name]
        sizes = [(box[2] * box[3], window) for window in named if (box := self.screen.geometry(window))]
        return max(sizes)[1] if sizes else None

    def wait_for_window_to_go(self, title):
        """Waits until the program has no window with @title, which it is asked again and again, and
        another one has the keyboard: keys pressed between the two would be nobody's."""
        wait_until(
            lambda: all(window.name != title for window in self.children()), f"the window “{title}” to go"
        )
        self.wait_for_keyboard()

    def wait_for_keyboard(self):
        """Waits until one of the program's windows has the keyboard, when another one has gone."""
        if self.screen.has_window_manager():
            wait_until(
                lambda: any(window.has(State.ACTIVE) for window in self.children()),
                "a window to get the keyboard",
            )

    def origin(self, top):
        """The point on the screen from which the boxes of objects in the window @top are measured."""
        x, y, width, height = wait_until(
            lambda: (window := self.window_of(top)) and self.screen.geometry(window),
            f"the window “{top.name}” on the screen",
        )
        # Without a compositor GTK draws a border round the window, which boxes leave out.
        box = top.box or (0, 0, width, height)
        return x + max(0, width - box[2]) // 2, y + max(0, height - box[3]) // 2

    def popover_origin(self, popover):
        """The point on the screen from which the boxes of objects in @popover are measured."""

        def place():
            """Of the window that is as large; a box may be a pixel off, for it is rounded."""
            box = popover.box
            for window in self.windows() if box else ():
                x, y, width, height = self.screen.geometry(window) or NO_BOX
                if abs(width - box[2]) <= 1 and abs(height - box[3]) <= 1 and self.screen.is_popup(window):
                    return x - box[0], y - box[1]
            return None

        return wait_until(place, f"the window of {popover} on the screen")

    def is_tooltip(self, window):
        """Whether an X window is a tooltip: a popup that no popover is as large as. GTK calls all of them
        menus."""
        if not self.screen.is_popup(window):
            return False
        size = self.screen.geometry(window)
        if size is None:
            return True  # It went meanwhile, as popovers do not when they are clicked at.
        width, height = size[2:]
        boxes = [node.box for node in self.named(POPOVER)]
        return not any(box and abs(width - box[2]) <= 1 and abs(height - box[3]) <= 1 for box in boxes)

    def click(self, x, y, button=1, count=1):
        self.n_clicks += count
        place, when = self.clicked
        if max(abs(place[0] - x), abs(place[1] - y)) <= NEAR_CLICK:
            time.sleep(max(0.0, when + SINGLE_CLICK - time.monotonic()))
        time.sleep(BREATH)
        self.hover(x, y)
        self.is_covered = self.is_tooltip(self.screen.at_pointer())
        if count > 1:
            for _ in range(count):
                self.screen.press(button)
                self.screen.release(button)
                time.sleep(BETWEEN_CLICKS)
            return
        self.screen.press(button)
        # A finger stays down longer than the program takes to see it; test-play.py has quick ones.
        self.bus.ping(self.tree.program)
        self.is_covered |= self.is_tooltip(self.screen.at_pointer())
        self.screen.release(button)
        self.clicked = ((x, y), time.monotonic())

    def hover(self, x, y):
        """Moves the pointer there. A tooltip that lies there goes as soon as the program sees the
        pointer in it; what is clicked before that is nobody's."""
        before = self.screen.at_pointer()
        self.screen.move(x, y)
        # A hand takes longer to press than the program to see that it came.
        self.bus.ping(self.tree.program)
        there = self.screen.at_pointer()
        if there != before and self.screen.is_popup(there):
            try:
                wait_until(lambda: self.screen.at_pointer() != there, "the tooltip to go", TOOLTIP)
            except Failure:
                pass  # A popover stays.

    def drag(self, start, *stops, rounds=1):
        """Presses at @start, moves through @stops in small steps and lets go at the last, when the program has
        come round so many times to what was told it."""
        self.n_drags += 1
        self.hover(*start)
        self.is_covered = self.is_tooltip(self.screen.at_pointer())
        self.screen.press()
        self.bus.ping(self.tree.program)
        self.is_covered |= self.is_tooltip(self.screen.at_pointer())
        at = start
        for stop in stops:
            for step in range(1, 9):
                x = at[0] + (stop[0] - at[0]) * step / 8
                y = at[1] + (stop[1] - at[1]) * step / 8
                self.screen.move(round(x), round(y))
                time.sleep(PAUSE / 5)
            at = stop
        for _ in range(rounds - 1):
            self.bus.ping(self.tree.program)
            time.sleep(PAUSE)
        self.bus.ping(self.tree.program)
        self.screen.release()

    def drop(self, start, *stops):
        """drag() of something that is dropped elsewhere. The movement counts in the next frame, the program asks
        itself by way of the display whether it may be dropped there, and what is let go before it has its answer
        goes back."""
        self.drag(start, *stops, rounds=4)

    def key(self, *names):
        """Presses keys by their X names, for instance "ctrl+z"."""
        self.n_keys += len(names)
        time.sleep(BREATH)
        self.screen.key(*names)

    def type(self, text):
        self.n_keys += len(text)
        xdotool("type", "--delay", 12, text)

    def screenshot(self, path):
        """Writes what the screen shows as PNG."""
        subprocess.run(["import", "-silent", "-window", "root", path], check=True)
        return path

    def keep_evidence(self, folder):
        """Leaves screenshot and tree in @folder, for whoever looks into a failure."""
        os.makedirs(folder, exist_ok=True)
        try:
            self.screenshot(os.path.join(folder, "screen.png"))
            with open(os.path.join(folder, "tree.txt"), "w", encoding="utf-8") as file:
                file.write(self.dump())
        except (OSError, subprocess.SubprocessError) as error:
            print(f"no evidence could be kept: {error}", file=sys.stderr)

    def is_running(self):
        return self.process.poll() is None

    def wait_for_end(self, timeout=PATIENCE):
        """Waits until the program ends by itself; returns its exit status."""
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired as error:
            raise Failure("the program did not end") from error

    def stop(self):
        """Ends the program whatever it does; returns its exit status."""
        if self.is_running():
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.listen()
        if self.log:
            self.log.close()
        if self.tree:
            self.tree.close()
        return self.process.returncode
