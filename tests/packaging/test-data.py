#!/usr/bin/env python3
"""Validates what tells a desktop about the program: test-data.py TOP BUILD"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

APP_ID = "org.tilewright.Tilewright"


def run(*command, **options):
    """Returns [] when @command succeeds, else what it said."""
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if result.returncode == 0:
        return []
    said = (result.stdout + result.stderr).strip()
    return [f"{' '.join(command)}: exit status {result.returncode}", said]


def check_with(tap, name, *command, **options):
    if shutil.which(command[0]):
        tap.check(name, run(*command, **options))
    else:
        tap.skip(name, f"{command[0]} is not installed")


def mime_database(tap, build):
    """Makes a database of our types alone and asks it."""
    name = "MIME types are taken"
    if not shutil.which("update-mime-database"):
        tap.skip(name, "update-mime-database is not installed")
        return
    with tempfile.TemporaryDirectory() as folder:
        packages = os.path.join(folder, "mime", "packages")
        os.makedirs(packages)
        shutil.copy(os.path.join(build, "data", f"{APP_ID}.xml"), packages)
        problems = run("update-mime-database", os.path.join(folder, "mime"))
        for file, wanted in (
            ("globs2", ":application/x-tilewright-set+xml:*.tileset\n"),
            ("globs2", ":application/x-tilewright-ruleset+xml:*.ruleset\n"),
            ("XMLnamespaces", "urn:tilewright:tile-set:1 tile-set application/x-tilewright-set+xml\n"),
            ("subclasses", "application/x-tilewright-set+xml application/xml\n"),
        ):
            try:
                with open(os.path.join(folder, "mime", file), encoding="utf-8") as made:
                    if wanted not in made.read():
                        problems.append(f"{file} has no line {wanted.strip()}")
            except OSError as error:
                problems.append(str(error))
        tap.check(name, problems)


def problem_codes(tap, top):
    """The manual lists the codes of problems under their severities."""
    codes = []
    for name in ("problem-row.c", "problem-row-rule.c"):
        with open(os.path.join(top, "engine", "set", name), encoding="utf-8") as file:
            codes += re.findall(r'\.name = "([a-z-]+)", \.severity = TW_SEVERITY_([A-Z]+)', file.read())
    with open(os.path.join(top, "data", "man", "tilewright-tool.1"), encoding="utf-8") as file:
        page = file.read().replace("\\-", "-")
    listed = []
    section = page.partition("\n.SH PROBLEMS\n")[2].partition("\n.SH ")[0]
    for part in section.split("\n.SS ")[1:]:
        heading, _, rest = part.partition("\n")
        listed += [(code, heading.rstrip("s").upper()) for code in re.findall(r"^\.B (\S+)$", rest, re.M)]
    problems = [f"{code} is not listed among the {severity.lower()}s" for code, severity in codes
                if (code, severity) not in listed]
    problems += [f"{code} is listed, but no {severity.lower()}" for code, severity in listed
                 if (code, severity) not in codes]
    tap.check(f"the manual lists {len(codes)} codes of problems", problems if codes else ["no codes found"])


def print_settings(tap, top):
    """The manual lists what a plan of printing can say, and each word for it."""
    with open(os.path.join(top, "engine", "set", "print-plan.c"), encoding="utf-8") as file:
        source = file.read()
    words = {name: re.findall(r'"([a-z-]+)"', body)
             for name, body in re.findall(r"\*const (\w+)\[\] = \{([^}]*)\};", source)}
    with open(os.path.join(top, "data", "man", "tilewright-tool.1"), encoding="utf-8") as file:
        page = file.read().replace("\\-", "-")
    section = page.partition("\n.SH PRINT SETTINGS\n")[2].partition("\n.SH ")[0]
    rows = re.findall(r'\{ "([a-z-]+)", TW_MEMBER_\w+, [^}]*?(?:\.words = (\w+) )?\}', source)
    problems = []
    for name, choices in rows:
        told = re.search(rf"^\.B {name}\n(?:\.TQ\n\.B .*\n)*(.*)$", section, re.M)
        if not told:
            problems.append(f"{name} is not listed")
        problems += [f"{name}: {word} is not told" for word in words.get(choices, [])
                     if told and f"\\fB{word}\\fR" not in told[1]]
    problems += [f"{name} is listed, but nothing can be said of it"
                 for name in re.findall(r"^\.T[PQ]\n\.B (\S+)$", section, re.M) if name not in dict(rows)]
    tap.check(f"the manual lists {len(rows)} settings of printing", problems if len(rows) > 40 else ["too few found"])


def promises(tap, top):
    """One sentence says everywhere what the program is for."""
    wrong = []
    for path, pattern in (
        (f"data/{APP_ID}.desktop.in", r"^Comment=(.*)$"),
        (f"data/{APP_ID}.metainfo.xml.in", r"<summary>(.*)</summary>"),
        ("app/window/manual.c", r'_ \("(Design, play[^"]*)"\)'),
    ):
        with open(os.path.join(top, path), encoding="utf-8") as file:
            found = re.search(pattern, file.read(), re.MULTILINE)
        if not found or found[1].lower() != "design, play and translate tile sets for tile-laying games":
            wrong.append(f"{path}: {found and found[1]}")
    tap.check("what the program is for is said alike, and is true", wrong)


def main(top, build):
    tap = Tap()
    data = os.path.join(top, "data")
    made = os.path.join(build, "data")
    promises(tap, top)
    check_with(tap, "desktop file is valid", "desktop-file-validate", os.path.join(made, f"{APP_ID}.desktop"))
    check_with(
        tap,
        "metainfo is valid",
        *("appstreamcli", "validate", "--no-net", "--strict", os.path.join(made, f"{APP_ID}.metainfo.xml")),
    )
    check_with(tap, "settings schema is valid", "glib-compile-schemas", "--strict", "--dry-run", data)
    documents = [
        path
        for pattern in ("*.xml*", "**/*.xml", "**/*.svg", "**/*.its", "**/*.loc", "**/*.rng")
        for path in glob.glob(os.path.join(data, pattern), recursive=True)
    ]
    documents += glob.glob(os.path.join(top, "ui", "**", "*.ui"), recursive=True)
    documents += glob.glob(os.path.join(top, "**", "*.gresource.xml"), recursive=True)
    documents = sorted(set(documents))
    check_with(tap, f"{len(documents)} XML files are well-formed", "xmllint", "--nonet", "--noout", *documents)
    check_with(
        tap,
        "manual pages are clean",
        "sh",
        "-c",
        'for page; do said=$(man --warnings -l "$page" 2>&1 >/dev/null); '
        '[ -z "$said" ] || { echo "$page: $said"; exit 1; }; done',
        "sh",
        *sorted(glob.glob(os.path.join(data, "man", "*.1"))),
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
    ) if shutil.which("man") else tap.skip("manual pages are clean", "man is not installed")
    problem_codes(tap, top)
    print_settings(tap, top)
    mime_database(tap, build)
    scripts = [os.path.join(top, ".ci", "run")]
    for path in filter(os.path.isfile, sorted(glob.glob(os.path.join(top, "build-aux", "*")))):
        with open(path, encoding="utf-8") as file:
            if file.readline().rstrip().endswith(("/bin/sh", "/bin/bash")):
                scripts.append(path)
    check_with(tap, f"{len(scripts)} shell scripts are clean", "shellcheck", *scripts)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
