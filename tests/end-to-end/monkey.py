"""Somebody who presses anything anywhere: random events, the same ones for the same seed."""

import os
import random
import subprocess
import tempfile

# Keys of the three pages; none of them leaves the window or names a file.
KEYS = """space Return Escape Tab shift+Tab Up Down Left Right Delete BackSpace Menu shift+F10 Page_Up
Page_Down Home End s t r f c v m p l g j b e n comma period minus plus 0 1 2 3 4 5 6 7 8 9 ctrl+z
ctrl+z ctrl+shift+z ctrl+y ctrl+x ctrl+c ctrl+v ctrl+a ctrl+d ctrl+g ctrl+l ctrl+Return ctrl+0
ctrl+plus ctrl+minus ctrl+Left ctrl+Right shift+Up shift+Down shift+Left shift+Right alt+Up alt+Down
alt+1 alt+1 alt+2 alt+3 alt+shift+s alt+shift+l alt+shift+f alt+shift+t alt+shift+d alt+shift+e F1
F9 ctrl+b ctrl+h ctrl+f alt+Return ctrl+shift+e""".split()
WORDS = ("crfv inn", "road>1", "<b>x</b> &amp;", "9999", "-1", "%s%n", "żółw", "שלום", "a" * 60)


class Monkey:
    """Random events for the window that has the keyboard.

    @area: left, top, right and bottom of where it clicks
    @middle: the same of where it does so most of the time
    """

    def __init__(self, seed, area, middle):
        self.random = random.Random(seed)
        self.area = area
        self.middle = middle
        self.n_events = 0

    def point(self):
        left, top, right, bottom = self.middle if self.random.random() < 0.75 else self.area
        return self.random.randint(left, right), self.random.randint(top, bottom)

    def keys(self, name, most):
        return ["key --delay 4 " + " ".join([name] * self.random.randint(1, most))]

    def event(self, down, held):
        chance = self.random.random()
        move = "mousemove {} {}".format(*self.point())
        if chance < 0.3:
            return [move]
        if chance < 0.45:
            button = self.random.choice((1, 1, 1, 1, 2, 3))
            if button in down:
                down.discard(button)
                return [f"mouseup {button}"]
            down.add(button)
            return [f"mousedown {button}"]
        if chance < 0.6:
            return [move, f"click {self.random.choice((1, 1, 1, 1, 2, 3, 4, 5))}"]
        if chance < 0.63:
            modifier = self.random.choice(("shift", "ctrl"))
            if modifier in held:
                held.discard(modifier)
                return [f"keyup {modifier}"]
            held.add(modifier)
            return [f"keydown {modifier}"]
        if chance < 0.66:
            return ["click --repeat 2 --delay 10 1"]
        if chance < 0.7:
            return [f"type --delay 2 '{self.random.choice(WORDS)}'"]
        if chance < 0.74:
            return self.keys("ctrl+z", 8)
        if chance < 0.77:
            return self.keys("ctrl+shift+z", 8)
        return self.keys(self.random.choice(KEYS), 1)

    def go_on(self):
        """Some events that follow at once; nothing is held down at the end."""
        down, held, lines = set(), set(), []
        for _ in range(self.random.randint(5, 30)):
            lines += self.event(down, held)
            self.n_events += 1
        lines += [f"mouseup {button}" for button in sorted(down)]
        lines += [f"keyup {modifier}" for modifier in sorted(held)]
        if self.random.random() < 0.4:
            lines.append("key Escape Escape Escape")
        with tempfile.NamedTemporaryFile("w", suffix=".xdotool", delete=False, encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        try:
            subprocess.run(["xdotool", file.name], check=False, capture_output=True, timeout=60)
        finally:
            os.unlink(file.name)
