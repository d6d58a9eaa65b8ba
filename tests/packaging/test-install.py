#!/usr/bin/env python3
"""Installs the build into a folder and uses it from there: test-install.py BUILD PREFIX

The files go below a temporary DESTDIR, so nothing outside is touched; what `meson install` does
afterwards without one (schemas, icon cache, MIME types, desktop files) is done by hand.
"""

import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

APP_ID = "org.tilewright.Tilewright"

INSTALLED = [
    "bin/tilewright-tool",
    f"share/applications/{APP_ID}.desktop",
    f"share/metainfo/{APP_ID}.metainfo.xml",
    f"share/mime/packages/{APP_ID}.xml",
    f"share/glib-2.0/schemas/{APP_ID}.gschema.xml",
    f"share/icons/hicolor/scalable/apps/{APP_ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg",
    "share/man/man1/tilewright.1",
    "share/man/man1/tilewright-tool.1",
    "share/bash-completion/completions/tilewright-tool",
    "share/tilewright/LICENSE",
    "share/tilewright/doc/case-language.md",
    "share/tilewright/rules/base.xml",
    "share/tilewright/rulesets/base-c3.xml",
    "share/tilewright/schema/tile-set.rng",
    "share/tilewright/tile-sets/base.xml",
    "share/locale/cs/LC_MESSAGES/tilewright.mo",
]


def run(command, **options):
    """Returns what @command printed and a list of problems, empty when it succeeded."""
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if result.returncode == 0:
        return result.stdout, []
    said = (result.stdout + result.stderr).strip()
    return result.stdout, [f"{' '.join(command)}: exit status {result.returncode}", said]


def post_install(share):
    """What gnome.post_install() does; returns the problems."""
    problems = []
    for command in (
        ["glib-compile-schemas", "--strict", os.path.join(share, "glib-2.0", "schemas")],
        ["update-mime-database", os.path.join(share, "mime")],
        ["update-desktop-database", os.path.join(share, "applications")],
        ["gtk4-update-icon-cache", "-q", "-t", "-f", os.path.join(share, "icons", "hicolor")],
    ):
        if shutil.which(command[0]):
            problems += run(command)[1]
    return problems


def main(build, prefix):
    tap = Tap()
    with tempfile.TemporaryDirectory() as destdir:
        environment = {**os.environ, "DESTDIR": destdir}
        problems = run(["meson", "install", "-C", build, "--no-rebuild", "--quiet"], env=environment)[1]
        tap.check("meson install succeeds", problems)
        root = destdir + prefix
        tap.check(
            "everything is in its place",
            [path for path in INSTALLED if not os.path.exists(os.path.join(root, path))],
        )
        share = os.path.join(root, "share")
        tap.check("the desktop takes it up", post_install(share))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
