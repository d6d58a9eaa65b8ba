"""What says of itself that it is private to a folder: nobody else includes it."""

import os
import re

import arrows

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LINE = re.compile(r"\s*\n \*? ?\s*")
PRIVATE = re.compile(r"Private to (the folder|(?:engine|app)(?:/[a-z]+)+)[.,;]")


def private_to(path, text):
    """Returns the folder that the header @path with @text is private to, or None."""
    comment = COMMENT.match(text)
    match = PRIVATE.search(LINE.sub(" ", comment[0])) if comment else None
    if match is None:
        return None
    return os.path.dirname(path) if match[1] == "the folder" else match[1]


def is_within(folder, owner):
    return folder == owner or folder.startswith(owner + "/")


def text_problems(texts):
    """Returns the includes in @texts {path: text} of headers that are private to other folders."""
    owners = {path: private_to(path, text) for path, text in texts.items() if path.endswith(".h")}
    found = []
    for path, text in texts.items():
        for number, line in enumerate(text.splitlines(), 1):
            match = arrows.INCLUDE.match(line)
            owner = owners.get(match[1]) if match else None
            if owner and not is_within(os.path.dirname(path), owner):
                found.append(f"{path}:{number}: {match[1]} is private to {owner}")
    return found


def teeth():
    """Only strangers are refused; a folder within one is no stranger, nor is what says nothing."""
    texts = {
        "engine/set/x/a.h": "/* What x is of. Private to\n * the folder.\n */\n",
        "engine/set/x/b.h": "/* Some b. Private to engine/set. */\n",
        "engine/set/x/c.h": "/* Some c. */\n/* Private to the folder. */\n",
        "engine/set/x/a.c": '#include "engine/set/x/a.h"\n',
        "engine/set/y/a.c": '#include "engine/set/x/c.h"\n#include "engine/set/x/b.h"\n',
        "engine/set/y/b.c": '\n#include "engine/set/x/a.h"\n',
        "engine/sets/a.c": '#include "engine/set/x/b.h"\n',
    }
    found = [problem.split(": ")[0] for problem in text_problems(texts)]
    return [] if found == ["engine/set/y/b.c:2", "engine/sets/a.c:1"] else found or ["nothing was found"]


def problems(top):
    texts = {}
    for path in arrows.sources(top, "engine", "app"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            texts[path] = file.read()
    return text_problems(texts)
