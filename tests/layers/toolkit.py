"""Who includes the toolkit. It is read before each file of the program's library is compiled, so a
compiler would not miss an #include that is missing."""

import os
import re

import arrows

# These are compiled without it.
BARE = ("app/pictures", "app/scan", "app/drawing", "app/export", "app/print", "app/cardboard", "app/sound", "app/tool")
QUIET = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)
NAMES = {
    "gdk/gdk.h": re.compile(r"\b(?:gdk_[a-z]|Gdk[A-Z]|GDK_[A-Z])\w*"),
    "gtk/gtk.h": re.compile(r"\b(?:(?:gtk|gsk)_[a-z]|(?:Gtk|Gsk)[A-Z]|(?:GTK|GSK)_[A-Z])\w*"),
    "adwaita.h": re.compile(r"\b(?:adw_[a-z]|Adw[A-Z]|ADW_[A-Z])\w*"),
}
# Whoever has one has these.
BRINGS = {"adwaita.h": {"adwaita.h", "gtk/gtk.h", "gdk/gdk.h"}, "gtk/gtk.h": {"gtk/gtk.h", "gdk/gdk.h"}}


def reached(path, texts, seen):
    """The libraries' headers that the file @path of @texts gets, by way of ours, too."""
    if path in seen or path not in texts:
        return set()
    seen.add(path)
    found = set()
    for line in texts[path].splitlines():
        match = arrows.INCLUDE.match(line)
        if match and match[2]:
            found |= BRINGS.get(match[2], {match[2]})
        elif match:
            found |= reached(match[1], texts, seen)
    return found


def text_problems(texts):
    """Returns where a file of @texts {path: text} names the toolkit and includes it nowhere."""
    found = []
    for path, text in texts.items():
        if path.startswith(BARE) or not path.startswith("app/"):
            continue
        bare = QUIET.sub("", text)
        for header, names in NAMES.items():
            used = names.search(bare)
            if used and header not in reached(path, texts, set()):
                found.append(f"{path}: names {used[0]} and does not include <{header}>")
    return found


def teeth():
    """What would be missed must be found."""
    texts = {
        "app/game/x.c": '#include "app/game/x.h"\n/* GtkBox */ int y = gtk_init ("adw_init");\n',
        "app/game/x.h": "#include <glib.h>\n",
        "app/start/x.c": '#include "app/start/x.h"\nint y = adw_init () + gtk_init ();\n',
        "app/start/x.h": "#include <adwaita.h>\n",
        "app/start/y.c": "#include <gtk/gtk.h>\nint y = gtk_init ();\nAdwBin *bin;\n",
        "app/tool/x.c": "GtkBox *box;\n",
    }
    found = [problem.split(":")[0] for problem in text_problems(texts)]
    return [] if found == ["app/game/x.c", "app/start/y.c"] else found or ["nothing was found"]


def problems(top):
    texts = {}
    for path in arrows.sources(top, "engine", "app"):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            texts[path] = file.read()
    return text_problems(texts)
