"""The screen, and the hand at keyboard and mouse: everything that is asked or done by X.

All of it goes through one connection; a process for each event would take longer than the program
takes to answer it.
"""

import time

from Xlib import X, XK, display, error
from Xlib.ext import xtest

# Seconds from one key to the next.
KEY_PAUSE = 0.012
# What stands before a key, as in "ctrl+z", and the key of each.
MODIFIERS = {"alt": "Alt_L", "ctrl": "Control_L", "shift": "Shift_L"}


def unless_gone(question):
    """The answer, or None where the window went meanwhile."""
    try:
        return question()
    except (error.BadWindow, error.BadDrawable):
        return None


class Screen:
    """A connection to the display. Windows are their X ids."""

    def __init__(self):
        self.display = display.Display()
        self.root = self.display.screen().root

    def _window(self, window):
        return self.display.create_resource_object("window", window)

    def _words(self, window, name):
        """The property @name of a window, or None."""
        found = window.get_full_property(self.display.get_atom(name), X.AnyPropertyType)
        return found.value if found else None

    def has_window_manager(self):
        """Whether somebody gives windows the keyboard, and says which one has it."""
        return self._words(self.root, "_NET_SUPPORTING_WM_CHECK") is not None

    def at_pointer(self):
        """The topmost window that the pointer is in, 0 for none."""
        child = self.root.query_pointer().child
        return child.id if child else 0

    def is_popup(self, window):
        """Whether a window is a tooltip, a menu or a popover: no window manager has it."""
        known = window and unless_gone(self._window(window).get_attributes)
        return bool(known and known.override_redirect)

    def geometry(self, window):
        """The place of a window on the screen, without what a window manager puts round it: left, top,
        width and height. None where it went."""
        size = unless_gone(self._window(window).get_geometry)
        place = unless_gone(lambda: self.root.translate_coords(window, 0, 0))
        return (place.x, place.y, size.width, size.height) if size and place else None

    def title(self, window):
        """What a window is called, or None."""
        found = unless_gone(lambda: self._words(self._window(window), "_NET_WM_NAME"))
        return found.decode() if found else None

    def windows(self, pid):
        """The windows of a process that can be seen, in no useful order."""
        found, above = [], [self.root]
        while above:
            tree = unless_gone(above.pop().query_tree)
            for window in tree.children if tree else ():
                known = unless_gone(window.get_attributes)
                if known and known.map_state == X.IsViewable:
                    above.append(window)
                    owner = unless_gone(lambda w=window: self._words(w, "_NET_WM_PID"))
                    if owner and owner[0] == pid:
                        found.append(window.id)
        return found

    def _do(self, kind, detail=0, **place):
        xtest.fake_input(self.display, kind, detail, **place)

    def move(self, x, y):
        self._do(X.MotionNotify, x=x, y=y)
        self.display.sync()

    def press(self, button=1):
        self._do(X.ButtonPress, button)
        self.display.sync()

    def release(self, button=1):
        self._do(X.ButtonRelease, button)
        self.display.sync()

    def _codes(self, name):
        """The keys that are held down for what is called @name, the last one last."""
        *held, last = name.split("+")
        sign = XK.string_to_keysym(last)
        code, level = next(iter(self.display.keysym_to_keycodes(sign)))
        if level == 1 and "shift" not in held:
            held.append("shift")
        return [*(self._codes(MODIFIERS[word])[0] for word in held), code]

    def key(self, *names):
        """Presses keys by their X names, for instance "ctrl+z"."""
        for name in names:
            codes = self._codes(name)
            for code in codes:
                self._do(X.KeyPress, code)
            for code in reversed(codes):
                self._do(X.KeyRelease, code)
            self.display.sync()
            time.sleep(KEY_PAUSE)
