#!/usr/bin/env python3
"""Holds tilewright-tool to what it writes for other programs: test-exports.py TOOL DATA"""

import csv
import hashlib
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))
from tap import Tap  # noqa: E402


class Exports:
    def __init__(self, tap, tool, data, folder):
        self.tap = tap
        self.tool = tool
        # In this one names have their translations.
        self.data = data
        self.folder = folder

    def path(self, *names):
        return os.path.join(self.folder, *names)

    def expect(self, name, status, *words, out="", err="", data=None):
        environment = {**os.environ, "TILEWRIGHT_DATA_DIR": data} if data else None
        result = subprocess.run([self.tool, *words], capture_output=True, text=True, check=False, env=environment)
        problems = [] if result.returncode == status else [f"status {result.returncode}, not {status}"]
        problems += [f"“{out}” is not in the output"] if out not in result.stdout else []
        problems += [f"“{err}” is not in the errors"] if err not in result.stderr else []
        self.tap.check(name, problems + [result.stdout, result.stderr] if problems else [])
        return result


def pieces(objects):
    """All objects of a saved object, those in bags and decks as well."""
    for piece in objects:
        yield piece
        yield from pieces(piece.get("ContainedObjects", []))


def brought(exports, name, words, wanted, data=None):
    """The pieces beside the tiles: in each bag so many of each name; what lies alone is a bag of its own."""
    folder = exports.path(name)
    exports.expect(f"{name} for Tabletop Simulator", 0, "tts", *words, folder, "--base-url", "https://example.org",
                   data=data)
    with open(os.path.join(folder, f"{name}.json"), encoding="utf-8") as file:
        there = [piece for piece in json.load(file)["ObjectStates"] if not piece["Locked"] and not piece["GMNotes"]]
    bags = {}
    for bag in there:
        names = [piece["Nickname"] for piece in bag.get("ContainedObjects", [bag])]
        if all(names):
            bags[bag["Nickname"]] = {one: names.count(one) for one in names}
    exports.tap.check(f"{name}: tokens, and the figures of each player", [] if bags == wanted else [bags])
    urls = [piece["CustomImage"]["ImageURL"] for piece in pieces(there) if piece["Nickname"] and "CustomImage" in piece]
    exports.tap.check(f"{name}: each has its own picture in each bag",
                      [] if len(set(urls)) == sum(len(names) for names in wanted.values()) else sorted(set(urls)))
    shutil.rmtree(folder)


def tabletop_simulator(exports):
    folder = exports.path("mine")
    exports.expect("the base game for Tabletop Simulator", 0, "tts", "base", folder, "--language", "cs",
                   "--base-url", "https://example.org/tiles")
    with open(os.path.join(folder, "mine.json"), encoding="utf-8") as file:
        saved = json.load(file)
    there = list(pieces(saved["ObjectStates"]))
    tiles = [piece for piece in there if piece["GMNotes"]]
    exports.tap.check("72 tiles, each once", [] if len(tiles) == 72 else [len(tiles)])
    exports.tap.check("each has its own number", [] if len({piece["GUID"] for piece in there}) == len(there) else ["doubled"])
    urls = {piece["CustomImage"][key] for piece in there if "CustomImage" in piece
            for key in ("ImageURL", "ImageSecondaryURL")}
    files = {f"https://example.org/tiles/{name}" for name in os.listdir(os.path.join(folder, "pictures"))}
    exports.tap.check("each address is that of a picture, and none is left over",
                      [] if urls == files else sorted(urls ^ files))
    exports.tap.check("names are in the language", [] if any(piece["Nickname"] == "Základní hra" for piece in there)
                      else sorted({piece["Nickname"] for piece in there}))
    with open(os.path.join(folder, "mine-cards.json"), encoding="utf-8") as file:
        cards = [piece for piece in pieces(json.load(file)["ObjectStates"]) if "CardID" in piece]
    exports.tap.check("72 cards with their data",
                      [] if len(cards) == 72 and all("sides={'" in card["LuaScript"] for card in cards) else [len(cards)])
    colours = ("Red", "Blue", "Yellow", "Green", "Black", "Pink")
    brought(exports, "meeples", ("base", "--language", "en"),
            {f"Base game: {colour}": {"Meeple": 7} for colour in colours})
    brought(exports, "goods", ("traders-and-builders", "--language", "en"),
            {"Wine": {"Wine": 9}, "Grain": {"Grain": 6}, "Cloth": {"Cloth": 5}}
            | {f"Traders & Builders: {colour}": {"Builder": 1, "Pig": 1} for colour in colours})
    brought(exports, "dragon", ("princess-and-dragon", "--language", "de"), {"Drache": {"Drache": 1}, "Fee": {"Fee": 1}},
            exports.data)
    brought(exports, "inns", ("inns-and-cathedrals", "--language", "cs"),
            {f"Hostince a katedrály: {colour}": {"Velký družiník": 1}
             for colour in ("Červená", "Modrá", "Žlutá", "Zelená", "Černá", "Růžová")}, exports.data)
    brought(exports, "guards", ("mists", "--language", "en"),
            {"Ghost": {"Ghost": 15}, "First hound": {"First hound": 1}, "Second hound": {"Second hound": 1}}
            | {f"Mists over Carcassonne: {colour}": {"Guard": 5} for colour in colours})
    exports.expect("what is there stays", 2, "tts", "base", folder, err="It is there already")
    exports.expect("no address", 2, "tts", "base", exports.path("other"), "--base-url", "tiles", err="https://")
    exports.expect("no language", 2, "tts", "base", exports.path("other"), "--language", "!", err="no language")
    exports.expect("a language that nobody knows", 2, "tts", "base", exports.path("other"), "--language", "xx",
                   err="no language that the program knows")
    exports.expect("a language that the set does not have", 0, "tts", "base", exports.path("frank"), "--language", "fr",
                   err="fr: The set is not translated into this language.")
    exports.expect("no set", 2, "tts", "nothing", exports.path("other"), err="no such file")
    exports.expect("too few words", 2, "tts", "base", err="Usage")
    exports.tap.check("nothing is left of what failed", [] if sorted(os.listdir(exports.folder)) == ["frank", "mine"]
                      else os.listdir(exports.folder))
    exports.expect("by the ending", 0, "convert", "river", exports.path("r-tabletop-simulator"), err="Upload All")
    exports.tap.check("a folder for it", [] if os.path.exists(exports.path(
        "r-tabletop-simulator", "r-tabletop-simulator.json")) else os.listdir(exports.folder))


def rows_of(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    return text, list(csv.DictReader(text.splitlines()))


def pictures(exports):
    folder = exports.path("river")
    exports.expect("pictures of the river", 0, "pictures", "river", folder, "--pixels", "64")
    text, rows = rows_of(os.path.join(folder, "tiles.csv"))
    exports.tap.check("the table names each picture", [] if {row["file"] for row in rows} | {row["back"] for row in rows}
                      | {"tiles.csv"} == set(os.listdir(folder)) else os.listdir(folder))
    exports.tap.check("lines end as they do in such tables", [] if text.count("\r\n") == len(rows) + 1 == text.count("\n")
                      else [text])
    exports.tap.check("12 copies, and one back of its own", [] if sum(int(row["count"]) for row in rows) == 12
                      and {row["back"] for row in rows} == {"back--dark.png"} else rows)
    wrong = []
    for row in rows:
        with open(os.path.join(folder, row["file"]), "rb") as file:
            head = file.read(24)
        if struct.unpack(">II", head[16:24]) != (64, 64) or (row["width"], row["height"]) != ("64", "64"):
            wrong.append(row)
        if not row["file"].endswith(f"-x{row['count']}.png"):
            wrong.append(row)
    exports.tap.check("each is as large as it is said to be", wrong)
    exports.expect("too small", 2, "pictures", "river", exports.path("x"), "--pixels", "1", err="from 8 to 4096")
    exports.expect("no words", 2, "pictures", err="Usage")


def tables(exports):
    out, back = exports.path("base.csv"), exports.path("mine.xml")
    exports.expect("the base game as a table", 0, "convert", "base", out)
    text, rows = rows_of(out)
    exports.tap.check("72 tiles", [] if sum(int(row["count"]) for row in rows if "#" not in row["id"]) == 72 else rows)
    with open(out, "w", encoding="utf-8", newline="") as file:
        file.write(text.replace("\r\nC,1,", "\r\nC,9,"))
    exports.expect("changed counts go back", 0, "convert", out, back, "--with", "base")
    exports.expect("and are there", 0, "convert", back, exports.path("again.csv"))
    again, _ = rows_of(exports.path("again.csv"))
    exports.tap.check("nothing else is changed", [] if again == text.replace("\r\nC,1,", "\r\nC,9,") else [again])
    exports.expect("into a package", 0, "convert", out, exports.path("mine.tilewright"), "--with", back)
    exports.expect("without a set", 2, "convert", out, back, err="--with")
    exports.expect("into something else", 2, "convert", out, exports.path("mine.png"), "--with", "base", err=".xml")
    with open(out, "a", encoding="utf-8") as file:
        file.write("ZZ,1,0,,FFFF,,\n")
    exports.expect("a tile that is not there", 1, "convert", out, back, "--with", "base",
                   err=f"base.csv:{len(rows) + 2}: The set has no tile “ZZ”")


def wiki(exports):
    folder = exports.path("witch")
    exports.expect("a page", 0, "wiki", "mage-and-witch", folder, "--language", "en", "--translatable")
    with open(os.path.join(folder, "page.wiki"), encoding="utf-8") as file:
        page = file.read()
    shown = set(re.findall(r"File:([^|]+)\|", page))
    exports.tap.check("each picture is there, and none is left over",
                      [] if shown | {"page.wiki"} == set(os.listdir(folder)) and len(shown) == 8 else sorted(shown))
    exports.tap.check("words are marked, pictures are not", [] if page.startswith("<languages />\n<translate>\n")
                      and page.count("<translate>") == page.count("</translate>") == 2
                      and "</translate>\n<gallery" in page else [page])
    exports.tap.check("a title, a heading and a count", [] if "\'\'\'Mage & Witch\'\'\'".replace("&", "&#38;") in page
                      and "\n== Components ==\n" in page and " ×1\n" in page else [page])
    exports.expect("in the way", 2, "wiki", "mage-and-witch", folder, err="It is there already")


def index(exports):
    folder = exports.path("packages")
    os.mkdir(folder)
    for name in ("river", "count"):
        exports.expect(f"a package of {name}", 0, "convert", name, os.path.join(folder, f"{name}.tilewright"))
    exports.expect("a list of them", 0, "index", folder)
    with open(os.path.join(folder, "packages.json"), "rb") as file:
        first = file.read()
    listed = json.loads(first)
    exports.tap.check("both, in order", [] if [one["id"] for one in listed["packages"]] == ["count", "river"] else [listed])
    wrong = []
    for one in listed["packages"]:
        with open(os.path.join(folder, one["file"]), "rb") as file:
            data = file.read()
        if one["size"] != len(data) or one["sha256"] != hashlib.sha256(data).hexdigest():
            wrong.append(one)
    exports.tap.check("sizes and sums are those of the files", wrong)
    exports.expect("once more", 0, "index", folder, "-o", exports.path("again.json"))
    with open(exports.path("again.json"), "rb") as file:
        exports.tap.check("the same bytes", [] if file.read() == first else ["others"])
    with open(os.path.join(folder, "bad.tilewright"), "wb") as file:
        file.write(b"nothing")
    exports.expect("a broken package", 1, "index", folder, err="bad.tilewright")
    exports.expect("no folder", 2, "index", exports.path("nowhere"), err="Name a folder")


def main(tool, data):
    tap = Tap()
    for part in (tabletop_simulator, pictures, tables, wiki, index):
        with tempfile.TemporaryDirectory() as folder:
            part(Exports(tap, tool, data, folder))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
