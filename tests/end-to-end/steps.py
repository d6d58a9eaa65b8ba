"""What a person does with the program, step by step, by pointer or by keyboard.

Each step waits until the program shows what came of it. The names are the English ones, so the
program is to be started with `environment`.
"""

import re

from driver import Failure, wait_until

# The language of the names below, whatever the user's is.
environment = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en"}

# Seconds within which the program answers a move of the pointer.
GLANCE = 0.15


def canvas(program, tile):
    """The drawing of @tile on the Design page; its name goes on with the part that has the focus."""
    return program.find(re.compile(rf"^Tile {re.escape(tile)}(: .*)?$"), role="panel")


def on_tile(program, tile, across, down):
    """A point on the screen, @across and @down from 0 to 1 within the drawn tile."""
    node = canvas(program, tile)
    width, height = node.box[2:]
    # The drawing leaves room for the pens beside it and the words below it.
    side = min(width - 156, height - 126)
    return node.point(0.5 + (across - 0.5) * side / width, 0.5 + (down - 0.5) * side / height)


def wait_for_edges(program, tile, edges):
    """Waits until the four edges of @tile, from the north, are the letters @edges."""
    canvas(program, tile)
    program.find(f"Edges {edges}", role="label")


def wait_for_title(program, words):
    """Waits until the window's title begins with @words."""
    wait_until(
        lambda: any(window.name.startswith(words) for window in program.children()), f"a window “{words}”"
    )


def open_base(program):
    program.find("Open Base game", role="push button").click()
    wait_for_title(program, "Base game")
    return canvas(program, "A")


def open_base_by_keys(program):
    program.find("Open Base game", role="push button")
    program.key("ctrl+f")
    wait_until(lambda: program.find("Search Sets", role="entry").is_focused, "the search to have the focus")
    program.type("base")
    program.gone("Open The River", role="push button")
    program.key("Return")
    wait_for_title(program, "Base game")
    return canvas(program, "A")


def edit_tile(program):
    """Makes tile A's north edge a city with a coat of arms, and builds an inn at its road."""
    program.click(*on_tile(program, "A", 0.5, 0.05))
    wait_for_edges(program, "A", "CFRF")
    for symbol, place, said in (
        ("Coat of arms", (0.5, 0.12), "Coat of arms, on City: North."),
        ("Inn", (0.5, 0.92), "Inn, on Road: South."),
    ):
        program.find(symbol, role="push button").click()
        program.find(re.compile(f"^{symbol}: click where"), role="label")
        program.click(*on_tile(program, "A", *place))
        program.find(said, role="label")


def walk_to(program, tile, part):
    """Walks over the drawing in reading order, there and back, until @part has the focus."""
    node = canvas(program, tile)
    wait_until(lambda: node.is_focused, "the drawing to have the focus")
    # A few seconds after the last key GTK shows no focus any more; then the first key does.
    if not says(node, ": ", GLANCE * 4):
        program.key("Right")
    wait_until(lambda: ": " in node.name, "a part of the drawing to have the focus")
    for arrow in ("Right", "Left"):
        for _ in range(30):
            at = node.name
            if at.startswith(f"Tile {tile}: {part}"):
                return
            program.key(arrow)
            try:
                wait_until(lambda was=at: node.name != was, f"the focus to go on from “{at}”", 5)
            except Failure:
                break
    raise Failure(f"“{part}” was not reached")


def edit_tile_by_keys(program):
    """What edit_tile() does, by keyboard."""
    walk_to(program, "A", "North edge, Field")
    program.key("space")
    wait_for_edges(program, "A", "CFRF")
    for part, symbol, said in (
        ("North edge, City", "coat", "Coat of arms, on City: North."),
        ("South edge, Road", "inn", "Inn, on Road: South."),
    ):
        walk_to(program, "A", part)
        program.key("s")
        wait_until(lambda: program.find("Search Symbols", role="entry").is_focused, "the list of symbols")
        program.type(symbol)
        wait_until(lambda s=symbol: program.find("Search Symbols", role="entry").text == s, "the words typed")
        program.key("Return")
        program.find(said, role="label")
        program.gone("Search Symbols", role="entry")


def name_file(program, path):
    """Names @path in the dialog that asks where to save; returns the dialog."""
    dialog = program.find(re.compile("^Save (Your Own Copy|Set|Rules Sheet|Pages|Report)$"))
    entry = dialog.find(role="text")
    entry.fill(path)
    return dialog


def choose_file(program, title, path):
    """Types @path into the dialog @title, which asks for a file there is."""
    dialog = program.find(title)
    program.key("ctrl+l")
    entry = dialog.find(role="text")
    entry.fill(path)
    # The dialog takes Return once it has looked up what was typed. One pressed at once after
    # another would be the window's, when the dialog is about to go.
    for _attempt in range(10):
        program.key("Return")
        try:
            wait_until(lambda: all(window.name != title for window in program.children()), "", 3)
            return
        except Failure:
            continue
    raise Failure(f"“{title}” does not close")


def wait_for_saved(program, path):
    """Waits until the window shows that the set is in @path and has no changes. (It also says so for
    some seconds, which a busy machine may let pass between two looks.)"""
    name = re.escape(path.rsplit("/", 1)[-1])
    program.find(re.compile(f"^{name} in "), role="label")


def save_as(program, path):
    program.find("Save", role="push button").click()
    dialog = name_file(program, path)
    title = dialog.name
    dialog.find("Save", role="label").click()
    program.wait_for_window_to_go(title)
    wait_for_saved(program, path)


def save_as_by_keys(program, path):
    program.key("ctrl+s")
    title = name_file(program, path).name
    program.key("Return")
    program.wait_for_window_to_go(title)
    wait_for_saved(program, path)


def table(program):
    """The table; its name says what pointer or keys are on, its description what is to be done."""

    def is_played(node):
        return node.above("TwPlayPage").name == "TwPlayPage"

    def found():
        # Most of the time it is the only one.
        only = program.find(re.compile("^"), "table")
        nodes = [only] if is_played(only) else program.all(role="table")
        return next((node for node in nodes if is_played(node) and "Drawn: " in node.asked), None)

    return wait_until(found, "the table, with something to do")


def wait_for_turn(program, turn):
    program.find(re.compile(rf"(^T|, t)urn {turn}$"), role="label")
    return table(program)


def wait_for_table_focus(program):
    """Waits until a table has the keyboard: a key before that is for the page that goes."""
    wait_until(
        lambda: any(node.is_focused for table in program.all(role="table") for node in table.walk()),
        "the table to have the focus",
    )


def play(program):
    program.find("Play", role="push button").click()
    found = wait_for_turn(program, 1)
    wait_for_table_focus(program)
    return found


def play_by_keys(program):
    program.key("F5")
    found = wait_for_turn(program, 1)
    wait_for_table_focus(program)
    return found


def places_to_try(box, last):
    """Points within @box, the nearest to @last first: at least one in each cell of the table, then
    more of them, for tables that are drawn small."""
    left, top, width, height = box
    for step in (60, 24):
        points = [
            (x, y)
            for x in range(left + step // 2, left + width, step)
            for y in range(top + step // 2, top + height, step)
        ]
        yield from sorted(points, key=lambda point: (point[0] - last[0]) ** 2 + (point[1] - last[1]) ** 2)


def says(node, words, patience):
    """Whether @node is named by something with @words within @patience seconds."""
    try:
        return wait_until(lambda: words in node.name, words, patience)
    except Failure:
        return False


class Player:
    """Plays turn after turn, and remembers where the last tile was laid."""

    def __init__(self, program):
        self.program = program
        self.turn = 1
        left, top, width, height = table(program).box
        # What lies free between the log, the scores and the hand.
        self.free = (left + 260, top, width - 560, height - 160)
        self.last = (left + width // 2, top + height // 2)

    def lay_tile(self):
        """Moves over the table until a place is legal, and clicks there."""
        node = table(self.program)
        origin = self.program.origin(node.top())
        for point in places_to_try(self.free, self.last):
            place = (origin[0] + point[0], origin[1] + point[1])
            self.program.hover(*place)
            if says(node, ": legal", GLANCE):
                self.program.click(*place)
                if says(node, ": proposed", 20 * GLANCE):
                    self.last = point
                    return
        raise Failure(f"no place for the tile was found in turn {self.turn}")

    def place_meeple(self):
        """Whether there was a spot for one."""
        spots = [node for node in table(self.program).children() if node.role == "push button" and node.is_shown]
        if spots:
            spots[0].click()
        return bool(spots)

    def play_turn(self, with_meeple):
        """A whole turn by pointer: two clicks."""
        self.lay_tile()
        if not (with_meeple and self.place_meeple()):
            self.program.find(role="push button", name="Done").click()
        self.turn += 1
        wait_for_turn(self.program, self.turn)

    def play_turn_by_keys(self, with_meeple):
        """A whole turn by keyboard."""
        node = table(self.program)
        # Not every arrow comes to a legal place, and a busy machine takes long to tell.
        ways = [(arrow, patience) for patience in (GLANCE * 4, 5) for arrow in ("Up", "Right", "Down", "Left")]
        for arrow, patience in ways:
            self.program.key(arrow)
            if says(node, ": legal", patience):
                break
        else:
            raise Failure(f"no arrow comes to a legal place: “{node.name}”, {node.description}")
        self.program.key("Return")
        wait_until(lambda: ": proposed" in node.name, "the tile to be proposed")
        if with_meeple and any(child.role == "push button" and child.is_shown for child in node.children()):
            self.program.key("1")
        else:
            self.program.key("space")
        self.turn += 1
        wait_for_turn(self.program, self.turn)
