"""What a person hears who has nothing but a screen reader.

Orca says the name, the kind, the state and the description of what gets the keyboard, and from then on each new
name and each new description of it, by which the program says whatever happens elsewhere; and which window comes to
the front. An Ear takes down the same in the same order, from the same signals of the accessibility bus; neither a
synthesizer nor Orca is needed.
"""

import collections
import time

from gi.repository import Gio, GLib

from accessible import ACCESSIBLE, PROPERTIES, TEXT, State, role_name

EVENT = "org.a11y.atspi.Event.Object"
REGISTRY = "org.a11y.atspi.Registry"
# Seconds without a signal after which all has been said.
QUIET = 0.25
# Seconds between two looks, and seconds that what gets the keyboard has to keep it for anything to be said of it.
LOOK = 0.02
GLIMPSE = 0.06

# What is said of a state that is on.
STATES = ((State.CHECKED, "checked"), (State.PRESSED, "pressed"), (State.EXPANDED, "expanded"))
NAME, DESCRIPTION = "accessible-name", "accessible-description"
HEARD = {("StateChanged", "focused"), ("StateChanged", "active"), ("PropertyChange", NAME), ("PropertyChange", DESCRIPTION)}

Signal = collections.namedtuple("Signal", "kind path is_on value when")


class Ear:
    """Takes down what is heard of @program."""

    def __init__(self, program):
        self.program = program
        self.bus = program.bus
        self.name = program.tree.program
        # What came and has not been looked at.
        self.signals = collections.deque()
        # The window in front, the object with the keyboard, and what was said of that last.
        self.window = self.focus = None
        self.said = {}
        # When something was heard last.
        self.when = time.monotonic()
        self.bus.ask(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent",
                     GLib.Variant("(sass)", ("object:", [], "")))
        self.bus.connection.signal_subscribe(self.name, EVENT, None, None, None, Gio.DBusSignalFlags.NONE, self.hear)

    def hear(self, _connection, _sender, path, _interface, member, arguments):
        detail, is_on, _second, value = arguments.unpack()[:4]
        if (member, detail) in HEARD:
            self.signals.append(Signal(detail, path, bool(is_on), value, time.monotonic()))

    def ask(self, path, interface, method, arguments=None):
        """The answer, or None of what has gone."""
        try:
            return self.bus.ask(self.name, path, interface, method, arguments)[0]
        except GLib.Error:
            return None

    def property(self, path, name):
        return self.ask(path, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, name))) or ""

    def text(self, path):
        """What an entry holds, quoted, as a list of none or one."""
        length = self.ask(path, PROPERTIES, "Get", GLib.Variant("(ss)", (TEXT, "CharacterCount"))) or 0
        text = self.ask(path, TEXT, "GetText", GLib.Variant("(ii)", (0, length)))
        return [f"“{text}”"] if text else []

    def arrive(self, path):
        """What is said of @path when it gets the keyboard."""
        low, high = self.ask(path, ACCESSIBLE, "GetState") or (0, 0)
        states = low | high << 32
        name, description = self.property(path, "Name"), self.property(path, "Description")
        role = role_name(self.ask(path, ACCESSIBLE, "GetRole") or 0)
        words = [name, role] + (self.text(path) if role in ("entry", "text") else [])
        words += [word for state, word in STATES if states >> state & 1]
        self.focus = path
        self.said = {NAME: name, DESCRIPTION: description}
        self.dispatch()
        self.forget(path)
        return ", ".join(words) + (f". {description}" if description not in ("", name) else "")

    def forget(self, path):
        """Forgets what was told of @path before it was asked: up to the answer, where that is among it."""
        for kind, value in self.said.items():
            told = [signal for signal in self.signals if signal.path == path and signal.kind == kind]
            known = max((i + 1 for i, signal in enumerate(told) if signal.value == value), default=0)
            for signal in told[:known]:
                self.signals.remove(signal)

    def goes_on(self):
        """Whether the keyboard has gone on from where the first signal has it, to elsewhere."""
        other = next((signal for signal in list(self.signals)[1:] if signal.kind == "focused" and signal.is_on), None)
        return other is not None and other.path != self.signals[0].path

    def take_down(self, signal):
        """What is said when @signal comes, or None."""
        if signal.kind == "active":
            # A menu in a window of its own sends the window behind it back and to the front again.
            if not signal.is_on or signal.path == self.window:
                return None
            self.window = signal.path
            return self.property(signal.path, "Name") + ", window"
        if signal.kind == "focused":
            return self.arrive(signal.path) if signal.is_on and signal.path != self.focus else None
        if signal.path != self.focus or signal.value == self.said[signal.kind]:
            return None
        self.said[signal.kind] = signal.value
        return signal.value or None

    @staticmethod
    def dispatch():
        while GLib.MainContext.default().iteration(False):
            pass

    def listen(self):
        """Lets the program come round once; returns what is heard of it, line by line."""
        self.bus.ping(self.name)
        time.sleep(LOOK)
        self.dispatch()
        lines = []
        while self.signals:
            signal = self.signals[0]
            if signal.kind == "focused" and signal.is_on:
                if time.monotonic() < signal.when + GLIMPSE:
                    break
                if self.goes_on():
                    self.signals.popleft()
                    continue
            self.signals.popleft()
            self.when = time.monotonic()
            words = self.take_down(signal)
            if words:
                lines.append(words)
        return lines

    def wait(self):
        """Listens until nothing more is heard."""
        lines = []
        self.when = time.monotonic()
        while self.signals or time.monotonic() < self.when + QUIET:
            lines += self.listen()
        return lines

    def begin(self):
        """What is heard first, when the program has just come: of what has the keyboard, if it has it already."""
        lines = self.wait()
        if self.focus is None:
            focus = next((node for node in self.program.walk() if node.is_focused), None)
            lines += [self.arrive(focus.path)] if focus else []
        self.window = self.window or next((top.path for top in self.program.children()), None)
        return lines
