#!/usr/bin/env python3
"""Data are the same bytes in every locale: test-locales.py TOOL

Where the system has the sources of a locale it is made in a folder of its own; one that can be had
neither way is left out, and C is compared in any case.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

LOCALES = ("cs_CZ", "sk_SK", "pl_PL", "de_DE", "tr_TR")


def environment(locale, folder):
    """Returns an environment for the locale, or None if the machine has no way to it."""
    changed = {**os.environ, "LC_ALL": f"{locale}.UTF-8", "LANGUAGE": locale}
    if shutil.which("localedef"):
        made = subprocess.run(
            ["localedef", "-i", locale, "-f", "UTF-8", os.path.join(folder, f"{locale}.UTF-8")],
            capture_output=True, check=False,
        )
        if made.returncode in (0, 1):
            changed["LOCPATH"] = folder
    probe = subprocess.run(
        [sys.executable, "-c", "import locale; locale.setlocale(locale.LC_ALL, '')"],
        env=changed, capture_output=True, check=False,
    )
    return changed if probe.returncode == 0 else None


def results(tool, folder, variables):
    """Returns the bytes of everything that is data: name to content."""
    os.makedirs(folder)

    def run(*words):
        done = subprocess.run(
            [tool, *words], cwd=folder, env=variables, capture_output=True, check=False
        )
        if done.returncode != 0:
            raise RuntimeError(f"{words}: {done.stderr.decode()}")
        return done.stdout

    found = {}
    report = json.loads(run("simulate", "--games", "3", "--seed", "7", "--use", "inns-and-cathedrals",
                            "--save", "games", "--format", "xml", "--json"))
    for name in ("seconds", "games_per_second"):
        del report[name]
    found["simulate"] = json.dumps(report)
    for name in sorted(os.listdir(os.path.join(folder, "games"))):
        path = os.path.join("games", name)
        with open(os.path.join(folder, path), "rb") as file:
            found[path] = file.read()
        replayed = json.loads(run("replay", path, "--json"))
        found[f"replay {name}"] = [event["points"] for event in replayed["events"]]
        run("convert", path, "game.jcz")
    run("convert", "inns-and-cathedrals", "set.tilewright")
    run("convert", "set.tilewright", "set/")
    run("po", "set.tilewright", "--language", "eo", "-o", "eo.po")
    for name in ("game.jcz", "set.tilewright", "set/set.xml"):
        with open(os.path.join(folder, name), "rb") as file:
            found[name] = file.read()
    run("tts", "inns-and-cathedrals", "tts", "--language", "sk", "--base-url", "https://example.org/")
    run("pictures", "river", "pictures", "--language", "pl", "--pixels", "40")
    run("wiki", "river", "wiki", "--language", "de")
    run("convert", "base", "base.csv")
    run("index", ".")
    for name in ("tts/tts.json", "tts/tts-cards.json", "pictures/tiles.csv", "wiki/page.wiki", "base.csv", "packages.json"):
        with open(os.path.join(folder, name), "rb") as file:
            found[name] = file.read()
    with open(os.path.join(folder, "eo.po"), encoding="utf-8") as file:
        found["eo.po"] = [line for line in file if "-Date:" not in line]
    return found


def main(tool):
    tap = Tap()
    tool = os.path.abspath(tool)
    with tempfile.TemporaryDirectory() as folder:
        plain = {**os.environ, "LC_ALL": "C"}
        plain.pop("LANGUAGE", None)
        wanted = results(tool, os.path.join(folder, "C"), plain)
        again = results(tool, os.path.join(folder, "C-again"), plain)
        tap.check("C, twice", [name for name in wanted if wanted[name] != again[name]])
        for locale in LOCALES:
            variables = environment(locale, folder)
            if variables is None:
                print(f"# {locale}: this machine has it not")
                continue
            got = results(tool, os.path.join(folder, locale), variables)
            problems = [f"{name} differs" for name in wanted if wanted[name] != got.get(name)]
            if list(got) != list(wanted):
                problems.append(f"{list(got)} are not {list(wanted)}")
            tap.check(f"the same bytes in {locale}", problems)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
