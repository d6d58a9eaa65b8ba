"""What headers offer: functions that nobody calls are not kept, and each is made in the folder that offers it."""

import collections
import os
import re

import arrows

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DECLARED = re.compile(r"^(?:[A-Za-z_][\w *]*?[\s*])?((?:tw|tile_canvas|own_form)_\w+) \((?!\*)", re.MULTILINE)


def declared_in(header):
    """Names of the functions that the text of a header declares."""
    return set(DECLARED.findall(COMMENT.sub("", header)))


def unused(texts):
    """(path, name) of what a header of texts {path: text} declares and nothing of it uses.

    A declaration and a definition are no use; a macro that needs the function is one, and so is
    a test: what only tests call is there to look inside.
    """
    offered = {}
    times = collections.Counter()
    for path, text in texts.items():
        bare = COMMENT.sub("", text)
        times.update(re.findall(r"\b\w+\b", bare))
        if path.endswith(".h") and not path.startswith("tests/"):
            offered.update(dict.fromkeys(declared_in(text), path))
    own = collections.Counter()
    for text in texts.values():
        own.update(re.findall(r"^(\w+) \(", COMMENT.sub("", text), re.MULTILINE))
        own.update(re.findall(r"^\w[\w *]*[ *](\w+) \(", COMMENT.sub("", text), re.MULTILINE))
    return sorted((path, name) for name, path in offered.items() if times[name] <= own[name])


def problems(top):
    texts = {}
    for path in arrows.sources(top, "engine", "app", "tests"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            texts[path] = file.read()
    return [f"{path}: nobody calls {name}" for path, name in unused(texts)]


def teeth():
    """A declaration and a definition are no use; calls, macros and tests are."""
    texts = {
        "engine/set/x.h": (
            "/** tw_dead: tw_dead() */\nvoid tw_dead (int a);\nint *tw_called (void);\n"
            "GQuark tw_x_quark (void);\n#define TW_X (tw_x_quark ())\nvoid\ntw_tested (const char *long_one);\n"
        ),
        "engine/set/x.c": "void\ntw_dead (int a)\n{\n}\nint *\ntw_called (void)\n{\n}\nvoid\ntw_tested (void)\n{\n}\n",
        "engine/set/y.c": "static void\nf (void)\n{\n  tw_called ();\n}\n",
        "tests/x.c": "static void\ntest (void)\n{\n  tw_tested (0);\n}\n",
    }
    found = unused(texts)
    return [] if found == [("engine/set/x.h", "tw_dead")] else [f"found {found}"]


def far(texts):
    """(path, name) of what a header of texts {path: text} declares and another folder alone defines.

    Such a function would be an arrow that no #include shows.
    """
    makers = {}
    for path, text in texts.items():
        if path.endswith(".c"):
            for name in re.findall(r"^(\w+) \(", COMMENT.sub("", text), re.MULTILINE):
                makers.setdefault(name, set()).add(os.path.dirname(path))
    return sorted((path, name) for path, text in texts.items() if path.endswith(".h")
                  for name in declared_in(text)
                  if name in makers and os.path.dirname(path) not in makers[name])


def far_problems(top):
    texts = {}
    for path in arrows.sources(top, "engine", "app"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            texts[path] = file.read()
    return [f"{path}: another folder makes {name}" for path, name in far(texts)]


def far_teeth():
    """A file beside the header makes it; one of a folder within, or on top, does not."""
    texts = {
        "engine/set/x.h": "void tw_near (int a);\nint *tw_inner (void);\nint tw_outer (void);\nint tw_none (void);\n",
        "engine/set/y.c": "void\ntw_near (int a)\n{\n}\n",
        "engine/set/in/y.c": "int *\ntw_inner (void)\n{\n  tw_near (1);\n}\n",
        "engine/game/y.c": "int\ntw_outer (void)\n{\n}\n",
    }
    found = far(texts)
    wanted = [("engine/set/x.h", "tw_inner"), ("engine/set/x.h", "tw_outer")]
    return [] if found == wanted else [f"found {found}"]
