"""Which folder may include which, and the reading of a source tree's #include lines."""

import os
import re

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


def shown_order(readme):
    """Returns the folders of the numbered list in the text of the README, in its order."""
    entries = re.findall(r"^\d+\. (.*?)(?=^\d+\. |^\S|\Z)", readme, re.MULTILINE | re.DOTALL)
    return [folder for entry in entries for folder in re.findall(r"`((?:engine|app)(?:/[a-z]+)+)/`", entry)]


with open(os.path.join(TOP, "README.md"), encoding="utf-8") as file:
    ORDER = shown_order(file.read())

# Folder -> folders of the project that it may include besides itself. In the engine these are all
# that the README lists before it, but for what is said here; every folder of the application is
# named, and none may include what the README lists behind it.
ENGINE = [folder for folder in ORDER if folder.startswith("engine/")]
ARROWS = {folder: set(ENGINE[:level]) for level, folder in enumerate(ENGINE)}
# Steps are carried out without knowing how they were written.
ARROWS["engine/procedure/run"] -= {"engine/procedure/compile"}
# Files know sets and games, but not who plays them.
for folder in ("engine/format", "engine/own"):
    ARROWS[folder] -= {"engine/expansion", "engine/player"}
# Folders within a folder are its own; but expansions see what procedures keep.
INNER = {folder for folder in ENGINE if folder.count("/") > 1}
for folder in set(ENGINE) - INNER:
    ARROWS[folder] -= INNER
ARROWS["engine/expansion"] |= {"engine/procedure/state"}
ALL_ENGINE = set(ENGINE) - INNER
# The application, from what draws to the shell. A page knows no other page, and no window.
ARROWS["app/pictures"] = {"engine/tile", "engine/format"}
ARROWS["app/scan"] = {"engine/tile", "engine/set", "engine/format", "app/pictures"}
ARROWS["app/drawing"] = {"engine/tile", "engine/set", "engine/board", "engine/game", "engine/format",
                         "app/pictures"}
ARROWS["app/print"] = ALL_ENGINE | {"app/drawing", "app/pictures"}
ARROWS["app/balance"] = set(ALL_ENGINE)
ARROWS["app/export"] = ALL_ENGINE | {"app/drawing", "app/pictures", "app/print"}
ARROWS["app/cardboard"] = ALL_ENGINE | {"app/drawing", "app/pictures"}
ARROWS["app/sound"] = set()
ARROWS["app/document"] = ALL_ENGINE | {"app/export"}
SHOWN = ALL_ENGINE | {"app/drawing", "app/pictures", "app/scan", "app/print", "app/balance", "app/export", "app/cardboard",
                      "app/sound", "app/document"}
ARROWS["app/widgets"] = set(SHOWN)
ARROWS["app/game"] = set(SHOWN)
ARROWS["app/table"] = SHOWN | {"app/widgets", "app/game"}
ARROWS["app/setup"] = ARROWS["app/table"] | {"app/table"}
ARROWS["app/play"] = ARROWS["app/setup"] | {"app/setup"}
# Those of the editor are what the window lists.
LIST = os.path.join(TOP, "app", "window", "page-list.c")
with open(LIST, encoding="utf-8") as page_list:
    PAGES = {"app/start", "app/printing"} | set(re.findall(r'"(app/\w+)/[\w-]+-page\.h"', page_list.read()))
for page in PAGES:
    ARROWS[page] = ARROWS["app/table"] | {"app/table"}
ARROWS["app/window"] = ARROWS["app/play"] | {"app/play"} | PAGES
ARROWS["app/tool"] = ALL_ENGINE | {"app/drawing", "app/pictures", "app/export", "app/print", "app/balance", "app/cardboard"}

# Folder -> libraries it may not see, as the beginning of an include in angle brackets.
TOOLKIT = ("gtk/", "gdk/", "gsk/", "adwaita", "graphene")
PICTURES = ("cairo", "pango/", "librsvg/", "gdk-pixbuf/")
FORBIDDEN_LIBRARIES = {
    "engine": TOOLKIT + PICTURES,
    # Decoders of pictures run in the decoder alone; librsvg draws symbols here as well.
    "app/drawing": TOOLKIT + ("libxml/", "gdk-pixbuf/", "jpeglib", "png"),
    "app/pictures": TOOLKIT + ("libxml/", "gdk-pixbuf/"),
    "app/scan": TOOLKIT + ("libxml/", "gdk-pixbuf/", "png"),
    "app/export": TOOLKIT,
    "app/print": TOOLKIT,
    "app/balance": TOOLKIT,
    "app/cardboard": TOOLKIT,
    "app/sound": TOOLKIT + PICTURES + ("libxml/",),
    # What is on the table can be tested without a display.
    "app/game": TOOLKIT,
    "app/tool": TOOLKIT,
    # What a person sees keeps no XML: engine/format reads and writes it.
    "app": ("libxml/",),
}

INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|<([^>]+)>)')
# Made by the build, and above every folder.
GENERATED = {"tilewright-config.h"}


def sources(top, *folders):
    """Yields the paths, relative to @top, of the C sources and headers in @folders."""
    for folder in folders:
        for where, names, files in os.walk(os.path.join(top, folder)):
            names.sort()
            for name in sorted(files):
                if name.endswith((".c", ".h")):
                    yield os.path.relpath(os.path.join(where, name), top)


def home(path):
    """Returns the folder of ARROWS that @path belongs to, or None."""
    folder = os.path.dirname(path)
    return folder if folder in ARROWS else None


def line_problems(path, number, line):
    """Returns what is wrong with one line of the file @path."""
    match = INCLUDE.match(line)
    if not match:
        return []
    ours, library = match.groups()
    place = f"{path}:{number}"
    owner = home(path)
    if library:
        folder = os.path.dirname(path)
        while folder:
            if library.startswith(FORBIDDEN_LIBRARIES.get(folder, ())):
                return [f"{place}: {folder} may not include <{library}>"]
            folder = os.path.dirname(folder)
        return []
    if ours in GENERATED:
        return []
    if "/" not in ours:
        return [f'{place}: "{ours}" has no path from the top of the tree']
    target = home(ours)
    if target is None:
        return [f'{place}: "{ours}" is in no folder of the design']
    if target == owner or target in ARROWS[owner]:
        return []
    return [f"{place}: {owner} may not include {target} ({ours})"]


def problems(top):
    """Returns every include in engine/ and app/ that points the wrong way."""
    found = []
    for path in sources(top, "engine", "app"):
        if home(path) is None:
            found.append(f"{path}: is in no folder of the design")
            continue
        with open(os.path.join(top, path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                found += line_problems(path, number, line)
    return found


def order_problems(top):
    """Returns where the list in the README is not that of the folders, or an arrow points down it."""
    order = ORDER
    there = {os.path.dirname(path) for path in sources(top, "engine", "app")}
    found = [f"README.md: {folder} is listed {order.count(folder)} times" for folder in sorted(there)
             if order.count(folder) != 1]
    found += [f"README.md: there is no {folder}" for folder in order if folder not in there]
    for folder in order:
        for target in ARROWS.get(folder, ()):
            if target in order and order.index(target) > order.index(folder):
                found.append(f"README.md: {folder} may include {target}, which stands behind it")
    return found
