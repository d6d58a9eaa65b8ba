#!/usr/bin/env python3
"""Holds `tilewright-tool print` to what other programs depend on: test-print.py TOOL"""

import os
import struct
import subprocess
import sys
import tempfile
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

PRESETS = [
    "home-draft", "home-bleed", "stickers", "cutter",
    "print-shop", "game-crafter", "game-crafter-punchout", "pictures",
]
SET = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="mine">
  <title>Mine</title>
  <print bleed="3"/>
  <tile id="A" count="2"><road edges="E W"/></tile>
  <tile id="B" count="3"><city edges="N"/></tile>
</tile-set>
"""


class Print:
    def __init__(self, tap, path, folder):
        self.tap = tap
        self.path = path
        self.folder = folder

    def at(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.at(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.at(name)

    def run(self, *words):
        return subprocess.run([self.path, *words], capture_output=True, text=True, check=False)

    def expect(self, name, status, *words, err=None):
        """One check of a call: its exit status, and words in its errors."""
        result = self.run("print", *words)
        problems = []
        if result.returncode != status:
            problems.append(f"exit status {result.returncode}, not {status}")
        if err is not None and err not in result.stderr:
            problems.append(f"“{err}” is not in the errors")
        self.tap.check(name, problems and problems + [result.stdout, result.stderr])
        return result


def presets(tool):
    lines = tool.run("print", "--list").stdout.splitlines()
    tool.tap.check("the presets are listed by id, the shipped ones first",
                   [] if [line.split()[0] for line in lines[:8]] == PRESETS else lines)
    tool.tap.check("each has a name", [line for line in lines if len(line.split()) < 2])


def documents(tool, mine):
    path = tool.at("mine.pdf")
    tool.expect("a set as PDF", 0, mine, "-o", path)
    with open(path, "rb") as file:
        first = file.read()
    tool.tap.check("which is one", [] if first.startswith(b"%PDF-1.6") else [str(first[:20])])
    tool.expect("once more", 0, mine, "-o", path)
    with open(path, "rb") as file:
        tool.tap.check("with the same bytes", [] if file.read() == first else ["they differ"])
    result = tool.run("validate", mine)
    tool.tap.check("a set that says how it is printed is sound",
                   [] if result.returncode == 0 and not result.stdout else [result.stdout, result.stderr])


def dots(path):
    """Dots across and down to the unit, and the unit: 1 is the metre. The picture is whole besides."""
    with open(path, "rb") as file:
        data = file.read()
    at, found = 8, None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if zlib.crc32(data[at + 4:at + 8 + length]) != struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0]:
            return f"{kind} is damaged"
        if kind == b"pHYs":
            found = struct.unpack(">IIB", data[at + 8:at + 8 + length])
        at += 12 + length
    return found


def folders(tool, mine):
    """Pictures are told by their names: which tiles, and how many of each."""
    for name, words, wanted in (
        ("all tiles", (), ["A-front-x2.png", "B-front-x3.png"]),
        ("one tile", ("--tile", "B"), ["B-front-x3.png"]),
        ("once each", ("--set", "copies=one"), ["A-front-x1.png", "B-front-x1.png"]),
    ):
        folder = tool.at(name)
        tool.expect(f"{name} as pictures", 0, mine, *words, "--set", "form=pictures", "--set", "dpi=72", "-o", folder)
        tool.tap.check(f"{name}: names", [] if sorted(os.listdir(folder)) == wanted else os.listdir(folder))
    # 72 dots to the inch are 2835 to the metre.
    tool.tap.check("a picture says how large it is", [] if dots(tool.at("one tile/B-front-x3.png")) == (2835, 2835, 1)
                   else [dots(tool.at("one tile/B-front-x3.png"))])
    tool.expect("so does one of so many pixels", 0, mine, "--set", "form=pictures", "--set", "pixels=510", "-o",
                tool.at("pixels"))
    # The tile of 45 mm and 3 mm to either side, without marks.
    tool.tap.check("10 to the millimetre", [] if dots(tool.at("pixels/A-front-x2.png")) == (10000, 10000, 1)
                   else [dots(tool.at("pixels/A-front-x2.png"))])
    tool.expect("no folder that has files", 2, mine, "--set", "form=pictures", "-o", tool.at("pixels"),
                err="It is there already")
    tool.expect("no other document than PDF", 2, mine, "-o", tool.at("x.png"), err="ends in “.pdf”")
    tool.expect("paper in capitals", 0, mine, "--paper", "A5", "-o", tool.at("a5.PDF"))


def since(tool, mine):
    """Two copies of B came, A is as it was."""
    before = tool.write("before.xml", SET.replace('id="B" count="3"', 'id="B" count="1"'))
    folder = tool.at("since")
    tool.expect("what has changed", 0, mine, "--since", before, "--set", "form=pictures", "--set", "dpi=72", "-o", folder)
    tool.tap.check("is what came", [] if os.listdir(folder) == ["B-front-x2.png"] else os.listdir(folder))
    tool.expect("nothing has changed", 2, mine, "--since", mine, "-o", tool.at("x.pdf"), err="nothing to print")


def tokens(tool):
    """What is nobody's figure has the picture that it has on tiles, one of its own for each."""
    for name, wanted in (
        ("traders-and-builders", {"wine": 9, "grain": 6, "cloth": 5}),
        ("king-and-robber", {"king": 1, "baron": 1}),
        ("ferries", {"ferry": 8}),
        ("tower", {"floor": 30}),
    ):
        folder = tool.at(name)
        tool.expect(f"tokens of {name}", 0, name, "--set", "tiles=none", "--set", "tokens", "--set", "form=pictures",
                    "--set", "dpi=72", "--set", "backs=none", "-o", folder)
        files = sorted(os.listdir(folder))
        fronts = [file for file in files if "-front-" in file]
        tool.tap.check(f"{name}: as many as in the box",
                       [] if fronts == sorted(f"{one}-front-x{n}.png" for one, n in wanted.items()) else files)
        looks = set()
        for file in fronts:
            with open(os.path.join(folder, file), "rb") as picture:
                looks.add(picture.read())
        tool.tap.check(f"{name}: each kind looks like itself", [] if len(looks) == len(wanted) else files)


def errors(tool, mine):
    out = tool.at("x.pdf")
    for name, status, words, said in (
        ("nothing", 2, (), "Usage"),
        ("no place to write to", 2, (mine,), "Usage"),
        ("an unknown set", 2, ("nowhere", "-o", out), "nowhere"),
        ("an unknown preset", 2, (mine, "--preset", "nowhere", "-o", out), "“nowhere” is none of the presets"),
        ("an unknown name", 2, (mine, "--set", "blead=3", "-o", out), "There is no “blead”"),
        ("a bad length", 2, (mine, "--set", "bleed=4,5", "-o", out), "“4,5” is no length"),
        ("a length too large", 2, (mine, "--set", "bleed=11", "-o", out), "bleed is from 0 to 10 mm"),
        ("a bad word", 2, (mine, "--set", "backs=left", "-o", out), "Write one of none, long-edge"),
        ("an unknown paper", 2, (mine, "--paper", "b7", "-o", out), "Write one of a4, letter"),
        ("no value", 2, (mine, "--set", "bleed", "-o", out), "“bleed” needs a value: write --set=bleed=VALUE."),
        ("an unknown tile alone", 2, (mine, "--tile", "Q", "-o", out), "no tile “Q”"),
        ("no such folder", 2, (mine, "-o", tool.at("none/x.pdf")), "none/x.pdf"),
        ("an unknown option", 2, (mine, "--wish", "-o", out), "--wish"),
    ):
        tool.expect(f"print {name}", status, *words, err=said)
    tool.tap.check("nothing is written then", [out] if os.path.exists(out) else [])


def main(path):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        tool = Print(tap, path, folder)
        mine = tool.write("mine.xml", SET)
        presets(tool)
        documents(tool, mine)
        folders(tool, mine)
        since(tool, mine)
        tokens(tool)
        errors(tool, mine)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
