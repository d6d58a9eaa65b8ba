"""Finds words of expansions where nobody may know an expansion.

What the words are is read from where they are defined: the registry's files (verbs, pieces), the
rules (figures, their roles, tokens, parameters, prefixes of rules) and the sets (symbols). So a new
expansion is on the list as soon as it is there.
"""

import glob
import os
import re
import xml.etree.ElementTree as ElementTree

from arrows import sources

# What everybody plays by: their words are nobody's in particular.
COMMON_PARTS = {"base", "turn", "interplay", "sentences"}
# Rules that no expansion brings, by the beginning of their ids.
COMMON_RULES = {"BASE", "HAND", "PARAM", "SCORE", "TURN"}

# Words of expansions that are words of the program, of XML or of GTK as well: of those only what is
# compared with them where games are played and told of counts, and ids of parts beside the word
# "expansion".
ORDINARY = {
    "card", "count", "crop", "die", "down", "first", "hold", "lot", "messages",
    "mists", "points", "river", "source", "start", "winter",
}
PLAYED = ("engine/game/", "engine/board/", "app/game/", "app/table/", "app/play/score-track",
          "app/drawing/table-")
COMPARES = re.compile(r"\b(?:g_)?str(?:n?cmp0?|_equal|_has_prefix)\b|\btw_rules_verb\b")

# Where names have to stand, and why.
HOMES = {
    "engine/expansion/": "the expansions themselves",
    "engine/jcz/": "words of another program beside ours",
    "app/export/tts-words.": "words of another program beside ours",
    "engine/tile/symbol-table.": "the one table of the symbols that the program knows",
    "app/drawing/art-table.c": "the one table of what is drawn for a name",
    "app/drawing/theme-store.c": "colours that themes name",
}

# Verbs of every game, by which rules may let people choose.
GAME_VERBS = {"score", "take"}

RULE = re.compile(r"[A-Z]+-[0-9]{3}(?: [A-Z]+-[0-9]{3})*")

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


def read(top, path):
    with open(os.path.join(top, path), encoding="utf-8") as file:
        return file.read()


def code_words(text):
    """Returns word -> what it is, for the verbs and pieces in C source @text of an expansion."""
    defined = dict(re.findall(r'#define (\w+)\s+"([^"]+)"', text))
    found = {}
    for member, what in (("word", "verb"), ("piece", "piece"), ("id", "piece")):
        for word, macro in re.findall(rf'\.{member} = (?:"([^"]+)"|(\w+))', text):
            if word or macro in defined:
                found[word or defined[macro]] = what
    for what, word in re.findall(r'#define \w*(ZONE|PIECE|TOKEN|FIGURE)\w*\s+"([^"]+)"', text):
        found[word] = what.lower()
    return found


def rules_words(root):
    """Returns word -> what it is, for the @root element of a file of data/rules."""
    found = {}
    for element in root.iter():
        name = element.tag.rpartition("}")[2]
        if name in ("figure", "token", "symbol", "land", "bag"):
            found[element.get("id")] = name
            if name == "bag" and element.get("word"):
                found[element.get("word")] = "verb"
        elif name == "choose" and element.get("word") and element.get("word") not in GAME_VERBS:
            found[element.get("word")] = "verb"
        elif name == "stand":
            found[element.get("as")] = "role"
        elif name == "reserve" and element.get("word"):
            found[element.get("word")] = "fact"
        elif name in ("role", "parameter"):
            found[element.get("name")] = name
    return found


def set_words(root):
    """Returns word -> what it is, for the symbols of a tile set."""
    return {word.partition(":")[0].partition("*")[0]: "symbol"
            for element in root.iter() for word in (element.get("symbols") or "").split()}


def base_words(top):
    """Returns the words of what no part brings, though it takes part as expansions do."""
    found = {}
    for path in sources(top, "engine/game", "engine/expansion"):
        text = read(top, path)
        if '.id = "base"' in text:
            found.update(code_words(text))
    return found


def common_sets(top):
    """Returns the sets that the rules of the base game play."""
    return set(ElementTree.parse(os.path.join(top, "data", "rules", "base.xml")).getroot().get("sets").split())


def words(top):
    """Returns word -> what it is, for everything that expansions call by a name."""
    found, common = {}, base_words(top)
    for path in sources(top, "engine/expansion"):
        found.update(code_words(read(top, path)))
    for path in glob.glob(os.path.join(top, "data", "rules", "*.xml")):
        root = ElementTree.parse(path).getroot()
        part = root.get("part") or root.get("continues")
        into = common if part in COMMON_PARTS else found
        into.update(rules_words(root))
        if into is found:
            found[part] = "expansion"
    for path in glob.glob(os.path.join(top, "data", "tile-sets", "*.xml")):
        name = os.path.splitext(os.path.basename(path))[0]
        into = common if name in common_sets(top) else found
        into.update(set_words(ElementTree.parse(path).getroot()))
        if into is found:
            found[name] = "expansion"
    return {word: what for word, what in found.items() if word not in common and word != "base"}


def text_problems(path, text, known):
    """Returns the literals in C source @text that are words of expansions, @known with what they
    are, or ids of their rules."""
    found = []
    for number, line, value in strings(text):
        what = known.get(value)
        if RULE.fullmatch(value):
            if not {rule.split("-")[0] for rule in value.split()} <= COMMON_RULES:
                found.append(f'{path}:{number}: names the rule of an expansion "{value}"')
        elif what is None or line.lstrip().startswith("#include"):
            continue
        elif value not in ORDINARY:
            found.append(f'{path}:{number}: knows the {what} "{value}"')
        elif what == "expansion" and "expansion" in line:
            found.append(f'{path}:{number}: names the expansion "{value}"')
        elif path.startswith(PLAYED) and COMPARES.search(line):
            found.append(f'{path}:{number}: knows the {what} "{value}"')
    return found


def problems(top):
    """Returns the literals in engine and app that name what is an expansion's."""
    found = []
    known = words(top)
    for path in sources(top, "engine", "app"):
        if not path.startswith(tuple(HOMES)):
            found += text_problems(path, read(top, path), known)
    return found


def teeth(top):
    """Names in strings count, in comments and includes they do not; the list is not empty."""
    known = {"robbers": "expansion", "river": "expansion", "ferry": "verb", "start": "verb"}
    source = (
        '/* "robbers" */\ng_str_equal (id, "robbers");\nif (expansion == find ("river"))\nadd ("river");\n'
        'words ("GOLD-002");\nwords ("BASE-002 SCORE-001");\nwords ("BASE-002 ROB-001");\n'
        'add ("ferry");\nstrcmp (word, "start");\nadd ("start");\nstrcmp (word, "fairy");\n'
    )
    found = [problem.split(":")[1] for problem in text_problems("app/game/x.c", source, known)]
    wrong = [] if found == ["2", "3", "5", "7", "8", "9"] else [f"lines {found}"]
    code = code_words('#define FLY "fly"\n  { .word = FLY },\n  { .word = "rob", .piece = "robber" }')
    wrong += [] if code == {"fly": "verb", "rob": "verb", "robber": "piece"} else [f"code {code}"]
    there = words(top)
    for word, what in (("ferry", "verb"), ("builder", "role"), ("big-meeple", "figure"),
                       ("wine", "token"), ("crop-club", "symbol"), ("gold-mines", "expansion"),
                       ("hound1", "verb"), ("supply.pig", "parameter")):
        if word not in there:
            wrong.append(f'the {what} "{word}" is not on the list')
    wrong += [f'"{word}" is a word of everybody' for word in ("meeple", "knight", "farmers", "base")
              if word in there]
    wrong += [f'"{word}" is no word of an expansion any more' for word in sorted(ORDINARY)
              if word not in there and word not in base_words(top) and word not in common_sets(top)]
    wrong += [f"{home} is not there" for home in HOMES
              if not any(path.startswith(home) for path in sources(top, "engine", "app"))]
    return wrong
