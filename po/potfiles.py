#!/usr/bin/env python3
"""Finds the files with text for people: po/potfiles.py [--write]

Prints what is missing in POTFILES.in and what is listed in vain; --write brings the list up to
date. The exit status is 0 when the list is right.
"""

import os
import re
import sys

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
LIST = os.path.join(TOP, "po", "POTFILES.in")
HEADER = """# Every file with text for people, kept by po/potfiles.py --write; a test checks it.
"""

CALL = re.compile(r'\b(?:_|N_|C_|NC_|TW_PLURAL|ngettext|g_dn?gettext|g_dpgettext2) ?\(\s*(?:[\w>.-]+,\s*)?"')
TEMPLATE = re.compile(r'translatable="(?:yes|true|1)"')
# The XML that we ship, by its namespace.
OURS = re.compile(r'xmlns="urn:tilewright:(?:tile-set|ruleset|rules|theme|print-preset|players|help):1"')


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def has_text(path):
    """Whether the file @path holds text for people."""
    if path.endswith((".c", ".h")):
        return CALL.search(read(path)) is not None
    if path.endswith(".ui"):
        return TEMPLATE.search(read(path)) is not None
    if path.endswith((".desktop.in", ".xml.in", ".gschema.xml")):
        return True
    return path.endswith(".xml") and OURS.search(read(path)) is not None


def wanted():
    """Returns the paths, relative to the top of the tree, that belong into the list."""
    found = []
    for folder in ("data", "ui", "app", "engine"):
        for where, folders, names in os.walk(os.path.join(TOP, folder)):
            folders.sort()
            paths = (os.path.join(where, name) for name in sorted(names))
            found += [os.path.relpath(path, TOP) for path in paths if has_text(path)]
    return found


def listed():
    """Returns the paths in the list."""
    lines = read(LIST).splitlines() if os.path.exists(LIST) else []
    return [line.strip() for line in lines if line.strip() and line[0] != "#"]


def main(arguments):
    if arguments == ["--write"]:
        with open(LIST, "w", encoding="utf-8") as file:
            file.write(HEADER + "\n".join(wanted()) + "\n")
        return 0
    missing = sorted(set(wanted()) - set(listed()))
    vain = sorted(set(listed()) - set(wanted()))
    for path in missing:
        print(f"missing: {path}")
    for path in vain:
        print(f"in vain: {path}")
    return 1 if missing or vain else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
