"""The Design page of a running program, for tests that draw."""

import re
import sys

from driver import CLICKS, PATIENCE, Failure, wait_until

NORTH, EAST, SOUTH, WEST = (0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5)
MIDDLE = (0.5, 0.5)


class Designer:
    """The Design page of the running program."""

    def __init__(self, program):
        self.program = program
        self.canvas = program.find(re.compile("^Tile [^,:]+(:|$)"), "panel")

    def at(self, across, down):
        """A point of the tile on the screen; the canvas leaves room around it."""
        left, top = self.canvas.point(0, 0)
        width, height = self.canvas.box[2:]
        side = min(width - 156, height - (108 if height < 500 else 126))
        x, y = left + (width - side) // 2 + 26, top + (height - side) // 2 + 4
        return round(x + across * side), round(y + down * side)

    def click(self, place, button=1):
        self.program.click(*self.at(*place), button=button)

    def click_for(self, place, words):
        """Clicks there and waits until the line below the canvas says so."""
        self.click(place)
        self.says(words)

    def drag(self, start, *stops):
        self.program.drag(self.at(*start), *(self.at(*stop) for stop in stops))

    def drop(self, name, place):
        """Drags the symbol of that name onto the tile. A tooltip that came up over it takes the press for itself."""
        symbol = self.program.find(name, "push button")
        for _ in range(CLICKS):
            words = self.canvas.description
            self.program.drop(symbol.middle, self.at(0.5, 0.9), self.at(*place))
            try:
                # What is dropped arrives by way of the display, later than the next press would.
                wait_until(lambda: self.canvas.description != words, f"{name} to lie on the tile", PATIENCE / CLICKS)
                return
            except Failure:
                if not self.program.is_covered:
                    raise
                print(f"# {name} was not taken up: a tooltip took the press", file=sys.stderr)
        raise Failure(f"a tooltip was over {name} each time")

    def pen(self, name):
        """Chooses what is drawn. Where the machine is slow the manager of windows still holds the click
        when the program answers; it is over once the pen is chosen."""
        button = self.program.find(name, "push button")
        if not button.is_pressed:
            button.click()
            wait_until(lambda: button.is_pressed, f"{name} to be drawn")

    def says(self, words):
        """Waits until the line below the canvas says so."""
        self.program.find(re.compile(words), "label")

    def blank(self):
        """A blank tile to draw on; the keyboard is on the canvas then."""
        name = self.canvas.name
        # Keys go to the window under the pointer.
        self.program.hover(*self.at(0.5, -0.08))
        self.program.key("ctrl+Return")
        wait_until(lambda: self.canvas.name != name, "another tile")
        return self.canvas.name.split(":")[0].removeprefix("Tile ")
