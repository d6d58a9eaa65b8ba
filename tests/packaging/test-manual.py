#!/usr/bin/env python3
"""The manual pages are whole in every language: test-manual.py TOP MANUAL TOOL DATA

MANUAL is the folder with the pages, TOOL tilewright-tool, DATA the folder of its data.
"""

import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

PAGES = ("man1/tilewright.1", "man5/tilewright-rules.5", "man7/tilewright-expansion.7", "man1/tilewright-tool.1")
HELP = "{urn:tilewright:help:1}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def read(path):
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def roff(words):
    return words.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")


def without_places(text):
    """The longest piece between keys, links and what is typed."""
    pieces, piece, depth = [], "", 0
    for c in " ".join(text.split()):
        if c in "{}`":
            depth = {"{": 1, "}": 0}.get(c, 1 - depth)
            pieces.append(piece)
            piece = ""
        elif not depth:
            piece += c
    return max(pieces + [piece], key=len)


def formatted(page):
    """What the formatter says of @page."""
    result = subprocess.run(["groff", "-ww", "-K", "utf8", "-T", "utf8", "-mandoc", "-z", page],
                            capture_output=True, text=True, check=False)
    return [line for line in result.stderr.splitlines() if "break" not in line]


def words_of(tool, data):
    result = subprocess.run([tool, "list", "words", "--json"], capture_output=True, text=True, check=True,
                            env={**os.environ, "TILEWRIGHT_DATA_DIR": data, "LC_ALL": "C.UTF-8"})
    return json.loads(result.stdout)


def texts(top_element, pages, language):
    """All texts in @language, "" for English, of help pages with an id in @pages."""
    for page in top_element.iter(HELP + "page"):
        if page.get("id") in pages:
            for text in [*page.iter(HELP + "text"), *page.iter(HELP + "title")]:
                if text.get(LANG, "") == language:
                    yield text.text


def main(top, manual, tool, data):
    tap = Tap()
    with open(os.path.join(top, "po", "LINGUAS"), encoding="utf-8") as file:
        languages = [word for line in file for word in line.partition("#")[0].split()]
    folders = {"": manual, **{language: os.path.join(manual, language) for language in languages}}
    source = os.path.join(top, "data", "man", "tilewright-tool.1")
    missing, faults = [], []
    for folder in folders.values():
        for page in PAGES:
            path = source if (folder, page) == (manual, PAGES[-1]) else os.path.join(folder, page)
            if not read(path):
                missing.append(path)
            elif shutil.which("groff"):
                faults += formatted(path)
    tap.check(f"{len(PAGES)} pages in {len(folders)} languages", missing)
    tap.check("the formatter has nothing to say of them", faults)

    rules = read(os.path.join(manual, PAGES[1])) or ""
    words = words_of(tool, data)
    tap.check(f"{len(words)} words of the rules are told", [
        f"{word['name']}: {word[part]}" for word in words for part in ("example", "sentence")
        if not word[part] or roff(word[part]) not in rules
    ])
    helped = ET.parse(os.path.join(data, "help", "help.xml")).getroot()
    for language, folder in folders.items():
        page = read(os.path.join(folder, PAGES[2])) or ""
        found = list(texts(helped, ("first", "first-rules", "line"), language))
        tap.check(f"{language or 'en'}: the first expansion says what help says", [
            text for text in found if roff(without_places(text)).strip() not in page
        ] + ([] if len(found) > 30 else [f"only {len(found)} texts"]))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
