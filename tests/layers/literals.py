"""Finds expansions that are named where nobody may know one by name."""

import os
import re

from arrows import sources

# Names that mean nothing but an expansion, and names that are also a land, a figure, an attribute
# or an ordinary word: of those only what is said about expansions counts.
CLEAR = {
    "crop-circles",
    "ferries",
    "flying-machines",
    "ghosts-castles-cemeteries",
    "gold-mines",
    "inns-and-cathedrals",
    "mage-and-witch",
    "robbers",
    "traders-and-builders",
}
AMBIGUOUS = {"abbot", "count", "messages", "mists", "river", "winter"}

TOKENS = re.compile(
    r"""/\*.*?\*/          # a comment
      | //[^\n]*           # another
      | '(?:\\.|[^'\\])'   # a character
      | "((?:\\.|[^"\\])*)"  # a string""",
    re.VERBOSE | re.DOTALL,
)


def strings(text):
    """Yields (line number, text of that line, value) for the string literals of C source @text."""
    lines = text.splitlines()
    for match in TOKENS.finditer(text):
        if match.group(1) is not None:
            number = text.count("\n", 0, match.start()) + 1
            yield number, lines[number - 1], match.group(1)


def text_problems(path, text):
    """Returns the literals in C source @text that name an expansion."""
    found = []
    for number, line, value in strings(text):
        if value in CLEAR or (value in AMBIGUOUS and "expansion" in line):
            found.append(f'{path}:{number}: names the expansion "{value}"')
    return found


def problems(top):
    """Returns the literals in engine/game, engine/board and app that name an expansion."""
    found = []
    for path in sources(top, "engine/game", "engine/board", "app"):
        if path.startswith("app/tool/"):
            continue
        with open(os.path.join(top, path), encoding="utf-8") as file:
            found += text_problems(path, file.read())
    return found
