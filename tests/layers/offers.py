"""What headers offer: functions that nobody calls are not kept, those that only tests call are listed here, and
each is made in the folder that offers it."""

import collections
import os
import re

import arrows

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# What the program does not call, and a test cannot do without. None of it plays rules: what does is
# tested as the program plays it.
PEEPHOLES = {
    # When something has come to rest that is made in pieces or in a thread, and shows nothing of it.
    "tw_help_window_is_idle": "a page is whole when its last sentences are there",
    "tw_package_work_is_busy": "that something runs is shown only after a while",
    "tw_tiles_drawer_is_filled": "tiles come one a frame",
    # What is kept, how much of it, and who was asked: a person sees only that it is fast.
    "tw_picture_door_get_kept": "bytes of pixels",
    "tw_picture_door_get_most_at_once": "how many decoders ran at a time",
    "tw_picture_door_get_n_calls": "how often a picture was decoded",
    "tw_picture_door_set_decoder": "one that hangs, lies or dies, and the memory emptied",
    "tw_picture_door_set_most": "a limit that few pictures reach",
    "tw_tile_textures_get_bytes": "bytes of textures",
    # Where something is that is drawn, or made anew for each row.
    "tw_ledger_table_row": "what the cells of a row are written from",
    "tw_palette_get_action": "what a row does; it says it in the words of a language",
    "tw_score_bars_get_rect": "where to press",
    "tw_score_chart_get_turn_x": "where to press",
    "tw_tile_canvas_get_spot_point": "where to press",
    "tw_tiles_drawer_get_tile": "the button of a kind, which is a picture",
    "tw_help_window_get_page": "a page has its id in no language",
    # A dialog of the system chooses the file.
    "tw_play_page_open_file": "what follows the choice",
    # Which words of a sentence the table fills in: held against those that are promised.
    "tw_phrase_words_fills": "whether a place has a filler",
    # Looks at a position, recounting all of it, after each move of random games and of fuzzers.
    "tw_play_check": "whether a position is sound",
}
DECLARED = re.compile(r"^(?:[A-Za-z_][\w *]*?[\s*])?((?:tw|tile_canvas|own_form)_\w+) \((?!\*)", re.MULTILINE)


def declared_in(header):
    """Names of the functions that the text of a header declares."""
    return set(DECLARED.findall(COMMENT.sub("", header)))


def unused(texts):
    """(path, name) of what a header of texts {path: text} declares and nothing of it uses.

    A declaration and a definition are no use; a macro that needs the function is one, and so is
    a test, which peephole_problems() looks at.
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


def called_by_tests(texts):
    """(path, name) of what a header of texts {path: text} declares and only its tests use."""
    program = {path: text for path, text in texts.items() if not path.startswith("tests/")}
    return sorted(set(unused(program)) - set(unused(texts)))


def peephole_problems(texts, listed):
    found = dict((name, path) for path, name in called_by_tests(texts))
    problems = [f"{path}: only tests call {name}: move it to them, or ask what the program shows"
                for name, path in sorted(found.items()) if name not in listed]
    return problems + [f"offers.py lists {name}, which is not for tests alone"
                       for name in sorted(listed) if name not in found]


def problems(top):
    texts = {}
    for path in arrows.sources(top, "engine", "app", "tests"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            texts[path] = file.read()
    return ([f"{path}: nobody calls {name}" for path, name in unused(texts)]
            + peephole_problems(texts, PEEPHOLES))


def teeth():
    """A declaration and a definition are no use; calls, macros and tests are, and tests alone if it is listed."""
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
    wrong = [] if found == [("engine/set/x.h", "tw_dead")] else [f"found {found}"]
    for listed, n_wrong in ((set(), 1), ({"tw_tested"}, 0), ({"tw_tested", "tw_called"}, 1),
                            ({"tw_tested", "tw_dead"}, 1)):
        found = peephole_problems(texts, listed)
        if len(found) != n_wrong:
            wrong.append(f"{listed}: found {found}")
    return wrong


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
