#!/usr/bin/env python3
"""Holds the catalogues to the sources: test-translations.py TOP XGETTEXT-ARGUMENT…

Every file with text for people is in po/POTFILES.in, and every language of po/LINGUAS has the
whole of what a template made afresh asks for.
"""

import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

CALL = re.compile(r'\b(?:_|N_|C_|NC_|ngettext|g_dn?gettext|g_dpgettext2)\s*\([^;"]*"')
TEMPLATE = re.compile(r'translatable="(?:yes|true|1)"')
# The XML that we ship, by its namespace.
OURS = re.compile(r"urn:tilewright:(?:tile-set|ruleset|rules):1")


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def entries(path):
    """Returns the lines of a list that are no comment."""
    return [line.strip() for line in read(path).splitlines() if line.strip() and line[0] != "#"]


def wants_translation(path, text):
    if path.endswith((".c", ".h")):
        return CALL.search(text) is not None
    if path.endswith(".ui"):
        return TEMPLATE.search(text) is not None
    if path.endswith((".desktop.in", ".xml.in", ".gschema.xml")):
        return True
    return path.endswith(".xml") and OURS.search(text) is not None


def with_text(top):
    """Returns the paths of the files below @top that hold text for people."""
    found = set()
    for folder in ("app", "engine", "data", "ui"):
        for where, _, names in os.walk(os.path.join(top, folder)):
            for name in names:
                path = os.path.relpath(os.path.join(where, name), top)
                if wants_translation(path, read(os.path.join(top, path))):
                    found.add(path)
    return found


def run(*command, **options):
    """Returns [] when @command succeeds, else what it said."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", **options}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    return [] if result.returncode == 0 else [(result.stdout + result.stderr).strip()]


def main(top, arguments):
    tap = Tap()
    po = os.path.join(top, "po")
    listed = entries(os.path.join(po, "POTFILES.in"))
    wanted = with_text(top)
    tap.check("files with text are listed", sorted(wanted - set(listed)))
    gone = [path for path in listed if not os.path.exists(os.path.join(top, path))]
    tap.check("listed files are there", gone)
    with tempfile.TemporaryDirectory() as folder:
        template = os.path.join(folder, "tilewright.pot")
        problems = run(
            *("xgettext", *arguments, f"--directory={top}", f"--output={template}"),
            f"--files-from={os.path.join(po, 'POTFILES.in')}",
            GETTEXTDATADIRS=os.path.join(top, "data"),
        )
        tap.check("a template can be made", problems)
        for language in entries(os.path.join(po, "LINGUAS")):
            catalogue = os.path.join(po, f"{language}.po")
            tap.check(f"{language} is well-formed", run("msgfmt", "--check", "-o", os.devnull, catalogue))
            tap.check(f"{language} is whole", run("msgcmp", catalogue, template))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
