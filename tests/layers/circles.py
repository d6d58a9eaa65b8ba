"""Circles of includes inside a folder: files of which none can be read without all the others."""

import os

import arrows

# What is honestly one thing in several files, and why. Any other circle is a fault, and so is an
# entry that is no circle any more.
ONE_THING = {
    ("app/designer/canvas-model", "app/designer/canvas-sight"): "what a model is asked, beside it",
    ("app/document/document", "app/document/set-command"): "a document, and the commands that it can undo",
    ("app/document/own-declared", "app/document/own-thing", "app/document/own-use"):
        "a thing of a set's own, what procedures declare of them, and which rules go with one",
    ("app/drawing/palette", "app/drawing/theme"): "a theme, and its members",
    ("app/game/table-history", "app/game/table-model", "app/game/table-stop"): "whom a table asks depends on what it shows",
    ("app/pictures/door", "app/pictures/door-decode"): "the door, and its work on one picture",
    ("app/widgets/tile-cell", "app/widgets/tooltip"): "tooltips know which widgets have small texts",
    ("engine/board/board", "engine/board/feature-merge", "engine/board/span"): "the board, and how it unites features",
    ("engine/format/xml-forms", "engine/format/xml-reader", "engine/format/xml-schema"):
        "a schema is read as any document is, and tells what other documents may say",
    ("engine/localise/text-list", "engine/localise/text-note"): "a list, and what is noted of its items",
    ("engine/set/effect", "engine/set/rule-word"): "effects, and the table of their words",
    ("engine/set/problem", "engine/set/problem-row", "engine/set/validate"):
        "problems, the table of them, and who finds them",
    ("engine/set/rules-text", "engine/set/vocabulary"): "what rules are made of, and the chapters among it",
    ("engine/set/set-members", "engine/set/tile-set"): "a set, and the table of its members",
    ("engine/setup/game-setup", "engine/setup/game-setup-check"): "a setup, and whether it can be played",
    ("engine/tile/tile", "engine/tile/tile-members"): "a tile, and the table of its members",
}
PRIVATE = "-private"


def stem(path):
    """What a file is a part of: x.c, x.h and x-private.h are one."""
    return os.path.splitext(path)[0].removesuffix(PRIVATE)


def includes(texts):
    """Returns stem -> stems that it includes, for @texts {path: text}."""
    found = {stem(path): set() for path in texts}
    for path, text in texts.items():
        for line in text.splitlines():
            match = arrows.INCLUDE.match(line)
            if match and match[1] in texts and stem(match[1]) != stem(path):
                found[stem(path)].add(stem(match[1]))
    return found


def reached(arrows_of, start):
    """Returns every stem that is included from @start, by way of others, too."""
    seen, todo = set(), [start]
    while todo:
        new = arrows_of[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


def circles(texts):
    """Returns the circles of @texts {path: text}, each with its stems in order."""
    arrows_of = includes(texts)
    reach = {start: reached(arrows_of, start) for start in arrows_of}
    return {tuple(sorted(other for other in reach[start] if start in reach[other]))
            for start in arrows_of if start in reach[start]}


def text_problems(texts, one_thing):
    """Returns the circles of @texts that @one_thing does not list, and what it lists for nothing."""
    found = circles(texts)
    return [f"{', '.join(circle)}: include each other in a circle" for circle in sorted(found)
            if circle not in one_thing] + [
        f"{', '.join(circle)}: are no circle any more" for circle in sorted(one_thing)
        if circle not in found]


def teeth():
    """Circles are found by way of others and of private headers; a chain and x-private.h are none."""
    texts = {
        "engine/set/a.h": '#include "engine/set/b.h"\n',
        "engine/set/b.c": '#include "engine/set/b.h"\n#include "engine/set/c-private.h"\n',
        "engine/set/b.h": "#include <glib.h>\n",
        "engine/set/c-private.h": '#include "engine/set/c.h"\n',
        "engine/set/c.c": '#include "engine/set/c-private.h"\n',
        "engine/set/c.h": '#include "engine/set/d.h"\n',
        "engine/set/d.c": '#include "engine/set/b.h"\n',
        "engine/set/d.h": "",
    }
    circle = ("engine/set/b", "engine/set/c", "engine/set/d")
    gone = ("engine/set/a", "engine/set/b")
    wrong = [] if circles(texts) == {circle} else [f"found {sorted(circles(texts))}"]
    wrong += [] if len(text_problems(texts, {})) == 1 else ["a new circle is let in"]
    wrong += [] if text_problems(texts, {circle: "one"}) == [] else ["a listed circle is refused"]
    wrong += [] if len(text_problems(texts, {circle: "one", gone: "no"})) == 1 else ["what is gone is kept"]
    return wrong


def problems(top):
    texts = {}
    for path in arrows.sources(top, "engine", "app"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            texts[path] = file.read()
    return text_problems(texts, ONE_THING)
