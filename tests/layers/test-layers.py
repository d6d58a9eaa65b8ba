#!/usr/bin/env python3
"""Holds the sources to the design: test-layers.py TOP

Which folder may include which, folders within folders as well, that private headers are, that files
do not include each other in circles, that nobody outside an expansion knows one by name, that what
is offered is used, and made where it is offered, and that files keep to a size and a name that say
one thing each.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import arrows
import circles
import literals
import offers
import privates
import toolkit
from tap import Tap

MAX_LINES = 600
NOT_A_NOUN = {"utils", "util", "misc", "common", "helpers", "helper"}


def arrow_teeth():
    """The reader of includes must refuse what the design refuses, and nothing else."""
    wrong = [
        ("engine/tile/x.c", '#include "engine/set/tile-set.h"'),
        ("engine/game/x.c", '#include "engine/expansion/registry.h"'),
        ("engine/board/x.h", '#  include "engine/format/save-file.h"'),
        ("engine/player/x.c", '#include "app/drawing/theme.h"'),
        ("engine/set/x.c", "#include <gtk/gtk.h>"),
        ("engine/set/x.c", "#include <cairo.h>"),
        ("app/drawing/x.c", "#include <gtk/gtk.h>"),
        ("app/drawing/x.c", '#include "engine/expansion/registry.h"'),
        ("app/designer/x.c", "#include <libxml/tree.h>"),
        ("app/tool/x.c", '#include "app/window/window.h"'),
        ("app/document/x.c", '#include "app/designer/tile-canvas.h"'),
        ("engine/tile/x.c", '#include "rim.h"'),
        ("app/gallery/x.c", '#include "app/ruleset/rules-page.h"'),
        ("app/start/x.c", '#include "app/window/window.h"'),
        ("app/widgets/x.c", '#include "app/game/table-model.h"'),
        ("app/game/x.c", "#include <gtk/gtk.h>"),
        ("engine/procedure/x.h", '#include "engine/procedure/state/piles.h"'),
        ("engine/procedure/state/x.c", '#include "engine/procedure/select/select.h"'),
        ("engine/procedure/select/x.h", '#include "engine/procedure/answer/answer.h"'),
        ("engine/procedure/answer/x.c", '#include "engine/procedure/compile/compiler-private.h"'),
        ("engine/procedure/compile/x.c", '#include "engine/procedure/run/run.h"'),
        ("engine/procedure/run/x.c", '#include "engine/procedure/compile/compiler.h"'),
        ("engine/procedure/run/x.c", '#include "engine/procedure/show/show.h"'),
        ("engine/procedure/state/x.c", '#include "engine/expansion/registry.h"'),
        ("engine/procedure/run/x.c", '#include "engine/procedure/walk/x.h"'),
        ("engine/game/x.c", '#include "engine/procedure/show/hooks.h"'),
        ("engine/expansion/x.c", '#include "engine/procedure/run/run.h"'),
        ("app/tool/x.c", '#include "engine/procedure/state/piles.h"'),
    ]
    right = [
        ("engine/set/x.c", '#include "engine/tile/tile.h"'),
        ("engine/format/x.c", "#include <libxml/xmlreader.h>"),
        ("engine/simulate/x.c", '#include "engine/player/player.h"'),
        ("app/designer/x.c", "#include <gtk/gtk.h>"),
        ("app/designer/x.c", '#include "app/drawing/theme.h"'),
        ("app/window/main.c", '#include "tilewright-config.h"'),
        ("app/tool/x.c", '#include "engine/simulate/run.h"'),
        ("app/designer/x.c", '#include "app/game/advice.h"'),
        ("app/window/x.c", '#include "app/play/play-page.h"'),
        ("engine/procedure/state/x.c", '#include "engine/procedure/things.h"'),
        ("engine/procedure/run/x.c", '#include "engine/procedure/answer/answer.h"'),
        ("engine/procedure/show/x.c", '#include "engine/procedure/compile/compiler.h"'),
        ("engine/expansion/x.h", '#include "engine/procedure/state/piles.h"'),
    ]
    problems = [f"taken: {path}: {line}" for path, line in wrong if not arrows.line_problems(path, 1, line)]
    problems += [f"refused: {path}: {line}" for path, line in right if arrows.line_problems(path, 1, line)]
    return problems


def size_problems(top):
    problems = []
    for path in arrows.sources(top, "engine", "app", "tests"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            n_lines = sum(1 for _ in file)
        if n_lines > MAX_LINES:
            problems.append(f"{path}: {n_lines} lines; which second noun has moved in?")
        stem = os.path.splitext(os.path.basename(path))[0]
        if NOT_A_NOUN & set(stem.split("-")):
            problems.append(f"{path}: names no thing of the domain")
    return problems


def main(top):
    tap = Tap()
    tap.check("includes are judged rightly", arrow_teeth())
    tap.check("includes point down", arrows.problems(top))
    tap.check("the README lists the folders in that order", arrows.order_problems(top))
    tap.check("private headers are found", privates.teeth())
    tap.check("private headers are private", privates.problems(top))
    tap.check("circles of includes are found", circles.teeth())
    tap.check("files are read in one direction, or are one thing", circles.problems(top))
    tap.check("names of expansions are found", literals.teeth(top))
    tap.check("no expansion is known by name", literals.problems(top))
    tap.check("unused functions are found", offers.teeth())
    tap.check("what headers offer is used", offers.problems(top))
    tap.check("functions that another folder makes are found", offers.far_teeth())
    tap.check("what headers offer is made in their folder", offers.far_problems(top))
    tap.check("who names the toolkit without including it is found", toolkit.teeth())
    tap.check("who names the toolkit includes it", toolkit.problems(top))
    tap.check("files keep to one thing", size_problems(top))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
