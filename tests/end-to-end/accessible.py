"""What a program tells a screen reader, through the accessibility bus.

Asked object by object, a window of five hundred takes a second and more, most of it spent waiting;
read-tree.c reads them all at once.
"""

import functools
import os
import re
import subprocess

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
COMPONENT = "org.a11y.atspi.Component"
TEXT = "org.a11y.atspi.Text"
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = "/org/a11y/atspi/accessible/root"
# Boxes are measured in the window.
IN_WINDOW = 1
# What an object has that doesn't know about boxes, like the program itself.
NO_BOX = (-1, -1, -1, -1)
# So many objects are asked for one by one.
FEW = 40
# Milliseconds that an answer may take.
PATIENCE = 25000


State = Atspi.StateType


class Bus:
    """A connection to the accessibility bus."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        reply = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                  Gio.DBusCallFlags.NONE, PATIENCE, None)
        self.address = reply.unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            self.address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(self, name, path, interface, method, arguments=None):
        """The answer as a tuple; raises GLib.Error where there is none."""
        return self.connection.call_sync(name, path, interface, method, arguments, None,
                                         Gio.DBusCallFlags.NONE, PATIENCE, None).unpack()

    def program(self, pid):
        """What the bus calls the program with that process, or None as long as it has no window."""
        try:
            for name, path in self.ask("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")[0]:
                owner = self.ask("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                 "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
                if owner == pid and self.ask(name, path, ACCESSIBLE, "GetChildren")[0]:
                    return name
        except GLib.Error:
            pass  # Somebody went meanwhile.
        return None

    def ping(self, name):
        """Waits until the program of that name has come round to answer, if it is still there."""
        try:
            self.ask(name, ROOT, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name")))
        except GLib.Error:
            pass


class Tree:
    """All that one program shows, as the bus knows it."""

    def __init__(self, bus, program):
        self.bus = bus
        self.program = program
        # By path, how many objects were found below it the last time.
        self.sizes = {}
        reader = os.path.join(os.environ["TILEWRIGHT_BUILD_DIR"], "tests", "end-to-end", "read-tree")
        self.reader = subprocess.Popen([reader, bus.address], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       encoding="utf-8")

    def ask(self, path, interface, method, arguments=None, default=None):
        """The answer, or @default where there is none: objects come and go."""
        try:
            return self.bus.ask(self.program, path, interface, method, arguments)
        except GLib.Error:
            return default

    def read(self, path, names=False):
        """What the object and all below it show now: a list of what Seen says. With @names, hidden objects
        as well and without boxes, which takes a fifth of the time; see read-tree.c."""
        is_few = path != ROOT and self.sizes.get(path, FEW + 1) <= FEW
        kind = " few" if is_few else " names" * names
        self.reader.stdin.write(f"{self.program} {path}{kind}\n")
        self.reader.stdin.flush()
        found = []
        while line := self.reader.stdout.readline().rstrip("\n"):
            found.append(Seen(line))
        self.sizes[path] = len(found)
        return found

    def boxes(self, paths):
        """The boxes of these objects in their windows, by path, all asked for at once."""
        found = {}

        def take(connection, result, path):
            try:
                found[path] = connection.call_finish(result).unpack()[0]
            except GLib.Error:
                found[path] = NO_BOX

        for path in paths:
            self.bus.connection.call(self.program, path, COMPONENT, "GetExtents", GLib.Variant("(u)", (IN_WINDOW,)),
                                     None, Gio.DBusCallFlags.NONE, PATIENCE, None, take, path)
        while len(found) < len(paths):
            GLib.MainContext.default().iteration(True)
        return found

    def close(self):
        self.reader.stdin.close()
        self.reader.stdout.close()
        self.reader.wait()


@functools.cache
def role_name(number):
    """What AtspiRole calls that role."""
    return Atspi.role_get_name(Atspi.Role(number))


def words(text):
    """A name as read-tree.c writes it."""
    if "\\" not in text:
        return text
    return re.sub(r"\\(.)", lambda found: {"t": "\t", "n": "\n", "r": "\r"}.get(found[1], found[1]), text)


class Seen:
    """An object at the moment when the tree was read."""

    def __init__(self, line):
        depth, self.path, x, y, width, height, role, states, name, description = line.split("\t")
        self.depth = int(depth)
        self.extents = int(x), int(y), int(width), int(height)
        self.role = role_name(int(role))
        self.states = int(states)
        self.name = words(name)
        self.description = words(description)

    @property
    def has_no_size(self):
        """Nothing can be seen of it, and nothing else was asked."""
        return min(self.extents[2:]) <= 0 and self.extents != NO_BOX
