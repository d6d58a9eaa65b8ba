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

# Rules that no expansion brings, by the beginning of their ids.
COMMON = {"BASE", "HAND", "PARAM", "SCORE", "TURN"}
RULE = re.compile(r"[A-Z]+-[0-9]{3}(?: [A-Z]+-[0-9]{3})*")
# Where games are played and told of: elsewhere the words of verbs mean other things, too.
PLAYED = ("engine/game/", "engine/board/", "app/game/", "app/table/")
COMPARES = re.compile(r"\b(?:g_)?str(?:n?cmp0?|_equal|_has_prefix)\b|\btw_rules_verb\b")

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


def verbs_of(text):
    """Returns the words of the verbs in C source @text of an expansion."""
    defined = dict(re.findall(r'#define (\w+)\s+"([^"]+)"', text))
    named = re.findall(r"\.word = (?:\"([^\"]+)\"|(\w+))", text)
    return {word or defined[macro] for word, macro in named}


def verbs(top):
    """Returns the words of the verbs of all expansions."""
    found = set()
    for path in sources(top, "engine/expansion"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            found |= verbs_of(file.read())
    return found


def text_problems(path, text, words=frozenset()):
    """Returns the literals in C source @text that name an expansion, one of its rules, or, where
    something is compared with it, one of the verbs @words."""
    found = []
    for number, line, value in strings(text):
        if value in CLEAR or (value in AMBIGUOUS and "expansion" in line):
            found.append(f'{path}:{number}: names the expansion "{value}"')
        elif RULE.fullmatch(value) and not {rule.split("-")[0] for rule in value.split()} <= COMMON:
            found.append(f'{path}:{number}: names the rule of an expansion "{value}"')
        elif value in words and COMPARES.search(line):
            found.append(f'{path}:{number}: knows the verb "{value}"')
    return found


def problems(top):
    """Returns the literals in engine/game, engine/board and app that name an expansion, one of its
    rules, or a verb where games are played and told of."""
    found = []
    words = verbs(top)
    for path in sources(top, "engine/game", "engine/board", "app"):
        if path.startswith("app/tool/"):
            continue
        with open(os.path.join(top, path), encoding="utf-8") as file:
            found += text_problems(path, file.read(), words if path.startswith(PLAYED) else ())
    return found
