"""Games that are played from the first tile to the result, and how each begins."""

import os
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

from driver import Failure, wait_until
from table import wait_for, wait_for_table

# More than there are controls in New Game.
MOST_TABS = 150

BASE = "Base game"
MISTS = "Mists over Carcassonne"

HERE = os.path.dirname(os.path.abspath(__file__))
RULES = os.path.join(HERE, "..", "..", "data", "rules")
NS = "{urn:tilewright:rules:1}"


@dataclass
class Game:
    """What is played.

    @card is the set whose card on the start page is played, @ruleset the title in the list of
    rulesets, None for the first one, @parts the titles of what is played with it. @questions are
    words of which some have to be asked in every game: which, the draws decide. @results are
    patterns that the result shows.
    """

    card: str = BASE
    ruleset: str = None
    parts: list = field(default_factory=list)
    questions: list = field(default_factory=list)
    results: list = field(default_factory=lambda: ["^Where the points came from$"])


def _level(title, questions=(), result=r"points\.$"):
    return Game(MISTS, title, [], list(questions), ["^The team (wins|loses)$", result])


# The two that the test command plays, and the number that their draws come from.
SHORT = {"mists-3": 1, "big-box": 7}

GAMES = {
    "mists-3": _level("Mists over Carcassonne, Level Three", ["Completed: take"], r"of 100 points\.$"),
    "big-box": Game(
        ruleset="Big Box",
        questions=["Gold: lay a second bar", "Ferry: choose two roads", "Robber: where does it wait",
                   "Mage, Witch: put one of them", "Crop circle: choose"],
    ),
    "base": Game(),
    "winter": Game("Winter Edition", None),
    "flying-machines": Game(parts=["The Flying Machines"], questions=["send one flying", "The die shows"]),
    "messages": Game(parts=["Messages"], questions=["which figure moves?", "Message "]),
    "ferries": Game(parts=["The Ferries"], questions=["Ferry: choose two roads"]),
    "gold-mines": Game(parts=["The Gold Mines"], questions=["Gold: lay a second bar"]),
    "mage-and-witch": Game(parts=["Mage & Witch"], questions=["Mage, Witch: put one of them"]),
    "robbers": Game(parts=["The Robbers"], questions=["Robber: where does it wait"]),
    "crop-circles": Game(parts=["Crop Circles"], questions=["Crop circle: choose"]),
    "count": Game(parts=["The Count of Carcassonne"], questions=["Carcassonne: put a meeple"]),
    "mists-1": _level("Mists over Carcassonne, Level One"),
    "mists-2": _level("Mists over Carcassonne, Level Two"),
    "mists-4": _level("Mists over Carcassonne, Level Four"),
    "mists-5": _level("Mists over Carcassonne, Level Five"),
    "mists-6": _level("Mists over Carcassonne, Level Six"),
    "ghosts-castles-cemeteries": Game(ruleset="Ghosts, Castles & Cemeteries"),
}


def _parts():
    """Yields id and title of all that can be played with the base game, as they are shipped."""
    for name in sorted(os.listdir(RULES)):
        if name.endswith(".xml"):
            root = ElementTree.parse(os.path.join(RULES, name)).getroot()
            part, excluded = root.get("part"), root.get("excludes", "").split()
            if part and part != "base" and "*" not in excluded:
                yield part, root.find(f"{NS}title").text


# Those of which no question is known.
for _part, _title in _parts():
    GAMES.setdefault(_part, Game(parts=[_title]))


def _labels(node):
    """Names of the labels below @node, shown or not."""
    if node.role == "label":
        yield node.name
    for child in node.children():
        yield from _labels(child)


def _walk_to(program, node, what):
    """Goes on with Tab until @node, or what is in it, has the focus."""

    def has_focus():
        return node.has_focus

    for _ in range(MOST_TABS):
        if wait_for(has_focus, 0.15):
            return
        program.key("Tab")
    raise Failure(f"{what} is not reached with Tab")


def choose(program, combo, titles):
    """Takes the one of @titles that is in the list of the drop-down @combo."""
    titles = [titles] if isinstance(titles, str) else titles
    button = combo.find(role="push button")
    _walk_to(program, button, combo)
    program.key("space")
    pane = combo.find(role="list")
    wait_until(lambda: pane.has_focus, f"the list of {combo} to open")
    rows = list(_labels(pane))
    title = next(title for title in titles if title in rows)
    # Where the list begins is the row that is chosen now.
    at = rows.index(next(node.name for node in button.walk() if node.role == "label" and node.is_shown))
    steps = rows.index(title) - at
    program.key(*["Down" if steps > 0 else "Up"] * abs(steps), "Return")
    wait_until(lambda: any(node.name == title for node in button.walk()), f"{combo} to say “{title}”")


def _put_into_play(program, part):
    """What has no tiles is only switched on."""
    row = program.find(part, "list item")
    combos = row.all(part, "combo box")
    if combos:
        choose(program, combos[0], "Tiles and rules")
        return
    toggle = row.find(role="check box")
    _walk_to(program, toggle, toggle)
    program.key("space")
    wait_until(lambda: toggle.is_pressed, f"“{part}” to be on")


def begin(program, name, seed):
    """Starts the game @name from the start page, with the draws of the number @seed."""
    game = GAMES[name]
    program.find(f"Play {game.card}", "push button").press()
    wait_for_table(program)
    # Keys go to the window under the pointer; over the header nothing is pointed at.
    program.hover(*program.find(re.compile(r"^Turn \d"), "label").middle)
    program.key("ctrl+n")
    program.find("Start Game", "push button")
    rules = program.find("Rulesets", "list")
    wait_until(lambda: rules.has_focus, "the rulesets to have the focus")
    if game.ruleset is not None:
        rows = [node.name for node in rules.children() if node.role == "list item"]
        if rows.index(game.ruleset) > 0:
            program.key(*["Down"] * rows.index(game.ruleset))
    for part in game.parts:
        _put_into_play(program, part)
    entry = program.find(re.compile("^Number that the draws come from"), "text")
    _walk_to(program, entry, entry)
    program.type(str(seed))
    wait_until(lambda: entry.text == str(seed), f"“{seed}” to be typed")
    program.find("Start Game", "push button").press()
    wait_until(
        lambda: program.focused(role="table"), "the table to have the focus"
    )
    title = game.ruleset or game.card
    program.find(re.compile("^" + re.escape(title)), "label")
    program.hover(*program.find(re.compile(r"^Turn 1"), "label").middle)
