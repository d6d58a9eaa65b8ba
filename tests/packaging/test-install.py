#!/usr/bin/env python3
"""Installs the program below a prefix of its own and uses it from there: test-install.py TOP BUILD

A copy of the sources is built for that prefix, installed and removed again with its build tree, so
whatever works afterwards works with nothing but what was installed. What the build tree BUILD has
compiled is not compiled again, unless it depends on the prefix. To be run in
build-aux/with-display, for the window.
"""

import configparser
import glob
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

APP_ID = "org.tilewright.Tilewright"
PATIENCE = 60.0

# Besides these, all of data/rules, rulesets, schema and tile-sets, and a catalogue a language.
INSTALLED = [
    "bin/tilewright",
    "bin/tilewright-tool",
    "libexec/tilewright-picture",
    f"share/applications/{APP_ID}.desktop",
    f"share/metainfo/{APP_ID}.metainfo.xml",
    f"share/mime/packages/{APP_ID}.xml",
    f"share/glib-2.0/schemas/{APP_ID}.gschema.xml",
    f"share/icons/hicolor/scalable/apps/{APP_ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg",
    "share/man/man1/tilewright.1",
    "share/man/man1/tilewright-tool.1",
    "share/man/man5/tilewright-rules.5",
    "share/man/man7/tilewright-expansion.7",
    "share/man/de/man1/tilewright-tool.1",
    "share/man/de/man7/tilewright-expansion.7",
    "share/tilewright/help/help.xml",
    "share/tilewright/help/words.xml",
    "share/bash-completion/completions/tilewright-tool",
    "share/tilewright/LICENSE",
    "share/tilewright/doc/case-language.md",
    "share/tilewright/doc/drawing.md",
    "share/tilewright/doc/effects.md",
    "share/tilewright/doc/engine.md",
    "share/tilewright/doc/jcloisterzone.md",
]


def run(*command, **options):
    """Returns what @command printed and a list of problems, empty when it succeeded."""
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if result.returncode == 0:
        return result.stdout, []
    said = (result.stdout + result.stderr).strip()
    return result.stdout, [f"{' '.join(command)}: exit status {result.returncode}", said[-4000:]]


def copy_sources(top, to):
    """Copies the source tree without build trees and history."""

    def ignored(folder, names):
        return [name for name in names if name in (".git", "__pycache__")
                or os.path.exists(os.path.join(folder, name, "meson-private"))]

    shutil.copytree(top, to, ignore=ignored, symlinks=True)


def copy_objects(top, build, source):
    """Copies the build tree to where it would be in @source, without tests; returns the copy.

    What is made of catalogues is left out: nothing says when it is older than they are.
    """
    inside = os.path.relpath(build, top)
    to = os.path.join(source, inside if not inside.startswith(os.pardir) else "build")
    if to != os.path.join(source, inside):
        return to
    left_out = [os.path.join(build, name) for name in ("tests", "meson-logs", "data", "po")]
    shutil.copytree(build, to, symlinks=True,
                    ignore=lambda folder, names: names if folder in left_out else [])
    return to


def build_and_install(source, build, prefix):
    """Builds what is installed and no tests, and installs it; returns the problems."""
    again = ["--reconfigure"] if os.path.exists(build) else []
    problems = run("meson", "setup", *again, build, source, f"--prefix={prefix}")[1]
    if problems:
        return problems
    with open(os.path.join(build, "meson-info", "intro-targets.json"), encoding="utf-8") as file:
        targets = [name for target in json.load(file) if target["installed"] for name in target["filename"]]
    problems = run("ninja", "-C", build, *(os.path.relpath(target, build) for target in targets))[1]
    return problems or run("meson", "install", "-C", build, "--no-rebuild", "--strip")[1]


class Installation:
    """What was installed; its programs are run elsewhere, in an environment without our variables."""

    def __init__(self, tap, prefix, elsewhere):
        self.tap = tap
        self.prefix = prefix
        self.elsewhere = elsewhere
        self.share = os.path.join(prefix, "share")
        self.environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith(("TILEWRIGHT_", "GSETTINGS_", "G_TEST_", "XDG_DATA_DIRS", "MESON"))
        }
        self.environment.update(
            PATH=os.path.join(prefix, "bin") + os.pathsep + os.environ["PATH"],
            XDG_DATA_DIRS=f"{self.share}:/usr/local/share:/usr/share",
            LC_ALL="C.UTF-8", LANGUAGE="en",
        )

    def run(self, *command, **environment):
        return run(*command, cwd=self.elsewhere, env={**self.environment, **environment})

    def path(self, *parts):
        return os.path.join(self.prefix, *parts)

    def all_there(self, top):
        wanted = list(INSTALLED)
        for folder in ("rules", "rulesets", "schema", "tile-sets"):
            for pattern in ("*.xml", "*.rng"):
                for path in glob.glob(os.path.join(top, "data", folder, pattern)):
                    wanted.append(f"share/tilewright/{folder}/{os.path.basename(path)}")
        with open(os.path.join(top, "po", "LINGUAS"), encoding="utf-8") as file:
            languages = [word for line in file for word in line.partition("#")[0].split()]
        wanted += [f"share/locale/{language}/LC_MESSAGES/tilewright.mo" for language in languages]
        missing = [path for path in wanted if not os.path.exists(self.path(path))]
        self.tap.check(f"all {len(wanted)} files are in their places", missing)

    def draw_picture(self):
        """A picture that is not drawn, for want of a decoder perhaps, is a failure of the tool."""
        os.makedirs(os.path.join(self.elsewhere, "pictures"), exist_ok=True)
        with open(os.path.join(self.elsewhere, "pictures", "a.svg"), "w", encoding="utf-8") as file:
            file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="5"/></svg>')
        path = os.path.join(self.elsewhere, "pictured.xml")
        with open(path, "w", encoding="utf-8") as file:
            file.write('<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="p"><title>P</title>'
                       '<tile id="A" picture="pictures/a.svg"><city edges="N"/></tile></tile-set>')
        return self.run("tilewright-tool", "render", path, "-o", os.path.join(self.elsewhere, "p.png"))[1]

    def check_traces(self, *folders):
        """A program that knew where it was built would take its files from there, whoever put them there."""
        problems = []
        for name in ("tilewright", "tilewright-tool"):
            with open(self.path("bin", name), "rb") as file:
                content = file.read()
            problems += [f"{name} names {folder}" for folder in folders if os.fsencode(folder) in content]
        self.tap.check("the programs do not say where they were built", problems)

    def check_tool(self, top):
        out, problems = self.run("tilewright-tool", "list", "sets", "--json")
        shipped = glob.glob(os.path.join(top, "data", "tile-sets", "*.xml"))
        there = sorted(os.path.basename(path)[:-4] for path in shipped)
        listed = sorted(entry["id"] for entry in json.loads(out)) if not problems else []
        if listed != there:
            problems.append(f"listed are {listed}, there are {there}")
        self.tap.check(f"the tool lists its {len(there)} sets", problems)
        self.tap.check("the sets are sound", self.run("tilewright-tool", "validate", *there)[1])
        files = [path for folder in ("tile-sets", "rulesets", "rules")
                 for path in glob.glob(self.path("share/tilewright", folder, "*.xml"))]
        problems = self.run("tilewright-tool", "validate", *files)[1]
        self.tap.check(f"{len(files)} installed files are sound", problems)
        for arguments, size in ((["--tile", "D", "--size", "200"], (200, 200)), ([], None)):
            path = os.path.join(self.elsewhere, "picture.png")
            problems = self.run("tilewright-tool", "render", "base", *arguments, "-o", path)[1]
            if not problems:
                with open(path, "rb") as file:
                    head = file.read(24)
                drawn = struct.unpack(">II", head[16:24]) if head.startswith(b"\x89PNG") else None
                if drawn is None or size not in (None, drawn):
                    problems.append(f"the picture is {drawn}")
            self.tap.check(f"a picture of the base set {' '.join(arguments)}".rstrip(), problems)
        self.tap.check("the decoder that was installed decodes a picture", self.draw_picture())
        out, problems = self.run("tilewright-tool", "simulate", "--games", "3", "--seed", "1", "--json")
        if not problems and json.loads(out)["games"] != 3:
            problems.append(out)
        self.tap.check("games are played by the installed rules", problems)
        english = self.run("tilewright-tool", "list", "sets")[0]
        czech, problems = self.run("tilewright-tool", "list", "sets", LANGUAGE="cs")
        if "Base game" not in english or "Základní hra" not in czech:
            problems += ["in English and Czech:", english, czech]
        self.tap.check("it speaks the user’s language", problems)

    def check_program(self, name, title, *arguments, **environment):
        """Starts the program, waits for its window and quits it by its key."""
        log = os.path.join(self.elsewhere, "log.txt")
        with open(log, "w", encoding="utf-8") as file:
            process = subprocess.Popen(
                ["tilewright", *arguments], cwd=self.elsewhere, stdout=file, stderr=subprocess.STDOUT,
                env={**self.environment, **environment},
            )
        problems = []
        try:
            wanted = lambda: any(words.startswith(title) for words in window_titles(process.pid))
            if not wait_for(wanted, process):
                problems.append(f"no window “{title}”, but {window_titles(process.pid)}")
            else:
                # A window that was just mapped may miss the first key.
                deadline = time.monotonic() + PATIENCE
                while process.poll() is None and time.monotonic() < deadline:
                    subprocess.run(["xdotool", "mousemove", "640", "400", "key", "ctrl+q"], check=False)
                    time.sleep(0.5)
                if process.poll() != 0:
                    problems.append(f"it did not quit well: {process.poll()}")
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        with open(log, encoding="utf-8") as file:
            said = file.read()
        # What is wrong with our files; the libraries of a bare system have warnings of their own.
        problems += [line for line in said.splitlines() if "CRITICAL" in line or "tilewright-WARNING" in line]
        self.tap.check(name, problems + [said] if problems else [])

    def check_with(self, name, *command, **environment):
        if shutil.which(command[0]):
            self.tap.check(name, self.run(*command, **environment)[1])
        else:
            self.tap.skip(name, f"{command[0]} is not installed")

    def check_desktop(self):
        path = self.path(f"share/applications/{APP_ID}.desktop")
        self.check_with("the desktop file is valid", "desktop-file-validate", path)
        desktop = configparser.ConfigParser(interpolation=None)
        desktop.optionxform = str
        desktop.read(path, encoding="utf-8")
        entry = desktop["Desktop Entry"]
        problems = []
        if not os.access(self.path("bin", entry["Exec"].split()[0]), os.X_OK):
            problems.append(f"Exec={entry['Exec']} is not there")
        if entry["Icon"] != APP_ID:
            problems.append(f"Icon={entry['Icon']} is not the icon that was installed")
        if "Comment[cs]" not in entry:
            problems.append("no Czech comment")
        with open(self.path("share/mime/globs2"), encoding="utf-8") as file:
            known = {line.split(":")[1] for line in file if line.count(":") == 2}
        problems += [f"nothing is known of the type {kind}" for kind in entry["MimeType"].split(";")
                     if kind and kind not in known]
        self.tap.check("it names program, icon and types that were installed", problems)
        path = self.path(f"share/metainfo/{APP_ID}.metainfo.xml")
        self.check_with("the metainfo is valid", "appstreamcli", "validate", "--no-net", "--strict", path)
        launched = [element.text for element in ET.parse(path).iter("launchable")]
        self.tap.check("and launches the desktop file", [] if launched == [f"{APP_ID}.desktop"] else launched)
        icons = sorted(glob.glob(self.path("share/icons/hicolor/*/apps/*.svg")))
        problems = [icon for icon in icons if not ET.parse(icon).getroot().tag.endswith("}svg")]
        self.tap.check(f"{len(icons)} icons are SVG", problems if len(icons) == 2 else icons + ["not two"])

    def check_system(self):
        """What `meson install` does after copying the files, and the rest for the shell."""
        out, problems = self.run("gsettings", "--schemadir", self.path("share/glib-2.0/schemas"),
                                 "list-keys", APP_ID)
        if "style" not in out.split():
            problems.append(f"keys: {out}")
        self.tap.check("the settings schema is compiled", problems)
        example = os.path.join(self.elsewhere, "mine.tileset")
        shutil.copy(self.path("share/tilewright/tile-sets/base.xml"), example)
        out, problems = self.run("gio", "info", "-a", "standard::content-type", example)
        if "application/x-tilewright-set+xml" not in out:
            problems.append(out)
        self.tap.check("a set’s file is known as one", problems)
        out, problems = self.run("gio", "mime", "application/x-tilewright-set+xml")
        if f"{APP_ID}.desktop" not in out:
            problems.append(out)
        self.tap.check("and opens with the program", problems)
        for page in ("tilewright", "tilewright-tool"):
            if not shutil.which("man"):
                self.tap.skip(f"man {page}", "man is not installed")
                continue
            out, problems = self.run("man", page, MANPATH=self.path("share/man"), MANWIDTH="80")
            if not re.search(rf"^NAME\s+{page}\s+-\s", out, re.M):
                problems.append(out[:300] or "an empty page")
            self.tap.check(f"man {page}", problems)
        completion = self.path("share/bash-completion/completions/tilewright-tool")
        out, problems = self.run("bash", "-c", 'source "$1" && complete -p tilewright-tool', "bash", completion)
        self.tap.check("bash completes the tool’s commands", problems)


def window_titles(pid):
    titles = []
    found = run("xdotool", "search", "--onlyvisible", "--pid", str(pid))[0]
    for window in found.split():
        titles.append(run("xdotool", "getwindowname", window)[0].strip())
    return titles


def wait_for(condition, process):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if process.poll() is not None or time.monotonic() > deadline:
            return False
        time.sleep(0.1)
    return True


def main(top, compiled):
    tap = Tap()
    with tempfile.TemporaryDirectory(prefix="tilewright-install-") as folder:
        source, prefix, elsewhere = (
            os.path.join(folder, name) for name in ("source", "prefix", "elsewhere")
        )
        os.mkdir(elsewhere)
        copy_sources(top, source)
        build = copy_objects(top, compiled, source)
        problems = build_and_install(source, build, prefix)
        tap.check("it builds and installs below a prefix", problems)
        if problems:
            return tap.finish()
        shutil.rmtree(source)
        installation = Installation(tap, prefix, elsewhere)
        installation.all_there(top)
        installation.check_traces(source, top)
        installation.check_tool(top)
        installation.check_program("the program shows its window", "Tilewright")
        installation.check_program("it opens a set that was installed, in Czech", "Základní hra",
                                   installation.path("share/tilewright/tile-sets/base.xml"), LANGUAGE="cs")
        installation.check_program("also below a prefix that the desktop does not know", "Tilewright",
                                   XDG_DATA_DIRS="/usr/local/share:/usr/share")
        installation.check_desktop()
        installation.check_system()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
