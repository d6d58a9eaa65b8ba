#!/usr/bin/env python3
"""Holds tilewright-tool to what other programs depend on: test-tool.py TOOL CASES DOCUMENT

Exit statuses, closing lines, JSON shapes; that threads and shards change no game.
"""

import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

GOOD_SET = """<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="mine">
  <title>Mine</title>
  <tile id="A" count="2" start="1"><road edges="E W"/></tile>
  <tile id="B" count="3"><city edges="N"/></tile>
</tile-set>
"""
BAD_SET = GOOD_SET.replace('edges="N"/>', 'edges="N"/><city edges="N"/>')
MALFORMED = "<tile-set><tile"


class Tool:
    def __init__(self, tap, path, folder):
        self.tap = tap
        self.path = path
        self.folder = folder

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def run(self, *words):
        return subprocess.run([self.path, *words], capture_output=True, text=True, check=False)

    def expect(self, name, status, *words, out=None, err=None):
        """One check of a call: its exit status, and words in what it prints."""
        result = self.run(*words)
        problems = []
        if result.returncode != status:
            problems.append(f"exit status {result.returncode}, not {status}")
        if out is not None and out not in result.stdout:
            problems.append(f"“{out}” is not in the output")
        if err is not None and err not in result.stderr:
            problems.append(f"“{err}” is not in the errors")
        if problems:
            problems += [result.stdout, result.stderr]
        self.tap.check(name, problems)
        return result

    def json(self, name, *words):
        result = self.run(*words)
        try:
            return json.loads(result.stdout)
        except ValueError as error:
            self.tap.check(name, [f"no JSON: {error}", result.stdout[:500], result.stderr])
            return None


def keys(value, *wanted):
    """Returns the problems of an object whose keys, in order, should be @wanted."""
    return [] if list(value) == list(wanted) else [f"{list(value)} are not {list(wanted)}"]


def usage(tool):
    tool.expect("nothing to do", 2, out="Usage")
    tool.expect("help", 0, "--help", out="simulate")
    tool.expect("version", 0, "--version", out="tilewright-tool ")
    tool.expect("unknown command", 2, "dance", err="dance")
    for command in ("validate", "render", "replay", "test", "perft"):
        tool.expect(f"{command} of nothing", 2, command, err="Usage")
    for command in ("validate", "list", "render", "replay", "test", "simulate", "perft"):
        tool.expect(f"{command} with an unknown option", 2, command, "--wish", err="--wish")
        tool.expect(f"{command} --help", 0, command, "--help", out=command)
    for command in ("validate", "list", "render", "replay", "test", "simulate", "perft", "convert", "po", "sheet", "stats", "tts", "pictures", "wiki", "index", "balance"):
        head = tool.run(command, "--help").stdout.split("\n\n")[0]
        tool.tap.check(f"{command} --help says once that there are options",
                       [] if head.count("[OPTION…]") == 1 else [head])
    tool.expect("simulate of something", 2, "simulate", "base", err="Usage: tilewright-tool simulate [OPTION…]")


def validate(tool):
    good = tool.write("good.xml", GOOD_SET)
    bad = tool.write("bad.xml", BAD_SET)
    malformed = tool.write("malformed.xml", MALFORMED)
    ruleset = tool.write(
        "mine.ruleset",
        '<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="mine">\n'
        '  <use set="good.xml"/>\n  <parameter name="farmers" value="n"/>\n</ruleset>\n',
    )
    wrong = tool.write(
        "wrong.ruleset",
        '<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="wrong">\n'
        '  <use set="nowhere.xml"/>\n</ruleset>\n',
    )
    tool.expect("validate a good set", 0, "validate", good)
    result = tool.expect("validate a set with errors", 1, "validate", bad, out=f"{bad}:4: error: ")
    lines = result.stdout.splitlines()
    tool.tap.check("each problem is said once", [] if len(lines) == len(set(lines)) else lines)
    numbers = GOOD_SET.replace('start="1"', 'start="3"').replace('id="B"', 'id="B@1"')
    odd = tool.write("odd.xml", numbers)
    result = tool.expect("validate names problems", 1, "validate", odd)
    lines = [(line.split(": ")[:2], line.split()[-1]) for line in result.stdout.splitlines()]
    wanted = [([f"{odd}:3", "error"], "[start-count]"), ([f"{odd}:4", "error"], "[unwritable-id]")]
    tool.tap.check(
        "problems have place, severity and code", [] if lines == wanted else [result.stdout]
    )
    tool.expect("validate what is no XML", 1, "validate", malformed, out=f"{malformed}:1: ")
    tool.expect("validate what is not there", 2, "validate", os.path.join(tool.folder, "none.xml"))
    tool.expect("the worst counts", 2, "validate", good, bad, os.path.join(tool.folder, "none.xml"))
    procedures = tool.write(
        "procedures.xml",
        GOOD_SET.replace(
            "<tile ",
            '<rules xmlns="urn:tilewright:rules:1" version="1.0"><procedure id="toll" at="part-over">'
            '<give what="points" n="-3"/></procedure></rules>\n  <tile ',
            1,
        ),
    )
    tool.expect(
        "validate says procedures in sentences",
        0,
        "validate",
        "--sentences",
        procedures,
        out="When everything has been done with the tile (“Toll”):\n  The player on turn loses 3 points.\n",
    )
    refused = tool.write(
        "refused.xml",
        GOOD_SET.replace(
            "<tile ",
            '<rules xmlns="urn:tilewright:rules:1" version="1.0">\n<procedure id="toll" at="part-over">'
            '<give what="points" n="-3"/></procedure>\n<procedure id="tax" at="part-over">'
            '<change what="debts" by="1"/></procedure></rules>\n  <tile ',
            1,
        ),
    )
    said = tool.run("validate", "--sentences", refused)
    tool.tap.check(
        "validate says no sentence of a rule with an error",
        [] if "loses 3 points" in said.stdout and "[refused-rules]" in said.stdout and "rises" not in said.stdout
        else [said.stdout],
    )
    misspelt = tool.write(
        "misspelt.xml",
        GOOD_SET.replace(
            "<tile ",
            '<rules xmlns="urn:tilewright:rules:1" version="1.0">\n<rule id="OWN-001">'
            "<statement>{towr.floors} floors.</statement></rule></rules>\n  <tile ",
            1,
        ),
    )
    tool.expect("validate names a place that nothing fills", 0, "validate", misspelt,
                out="warning: “OWN-001”: nothing fills {towr.floors}")
    tool.expect("validate shipped sets", 0, "validate", "base", "winter", "river", "count", "mists")
    tool.expect("validate shipped rulesets", 0, "validate", "base-c3", "base-c2")
    tool.expect("validate a ruleset", 0, "validate", ruleset)
    tool.expect("validate a ruleset of nowhere", 1, "validate", wrong, out=f"{wrong}:2: ")
    # What is wrong stands in another file, whose name begins as the ruleset's.
    other = tool.write("wrong.ruleset-set.xml", GOOD_SET.replace(
        '  <tile id="A"', '  <rules xmlns="urn:tilewright:rules:1" version="1.0">'
        '<figure id="meeple" supply="1" weight="1"/></rules>\n  <tile id="A"'))
    tool.write("wrong.ruleset", '<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="wrong">\n'
                                '  <use set="wrong.ruleset-set.xml"/>\n</ruleset>\n')
    tool.expect("validate a ruleset with a set that is wrong", 1, "validate", wrong, out=f"{wrong}: {other}:3: ")
    tool.write("wrong.ruleset", '<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="wrong">\n'
                                '  <parameter name="none" value="1"/>\n</ruleset>\n')
    tool.expect("validate a ruleset with another parameter", 1, "validate", wrong, out=f"{wrong}:2: There is no parameter")
    # Rules that move and choose are put together as for a game.
    rules = '<rules xmlns="urn:tilewright:rules:1" version="1.0">\n%s</rules>\n'
    moving = tool.write("moving.xml", GOOD_SET.replace('  <tile id="A"', rules % (
        '<procedure id="p" at="laid">\n<move what="who"/></procedure>') + '  <tile id="A"', 1))
    tool.expect("validate a set with a procedure that cannot be", 1, "validate", moving,
                out=": error: “p”, <move>: Nothing is called “who” here.")
    tool.write("wrong.ruleset", '<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="wrong">\n'
                                '  <use set="good.xml"/>\n' + rules % (
        '<procedure id="p" at="laid"><do procedure="p"/></procedure>') + '</ruleset>\n')
    tool.expect("validate a ruleset with a procedure without end", 1, "validate", wrong,
                out=f"{wrong}:4: error: “p”, <do>: it does “p” and comes back to itself, without end. [endless-procedure]")


def pipes(tool):
    """A pipe that nobody writes to is refused at once; what the shell hands over is read."""
    pipe = os.path.join(tool.folder, "pipe")
    os.mkfifo(pipe)
    good = tool.write("read.xml", GOOD_SET)
    drawn = tool.write("drawn.xml", GOOD_SET.replace('id="A"', 'id="A" picture="pictures/a.png"'))
    os.mkdir(os.path.join(tool.folder, "pictures"))
    os.mkfifo(os.path.join(tool.folder, "pictures", "a.png"))
    tool.expect("validate a pipe", 2, "validate", pipe, err="no ordinary file")
    tool.expect("texts of a pipe", 2, "po", pipe, err="no ordinary file")
    tool.expect("texts into a pipe", 2, "po", good, "--language", "cs", "-o", pipe, err="no ordinary file")
    tool.expect("a set whose picture is a pipe", 0, "validate", drawn, out="“pictures/a.png” is no ordinary file")
    os.makedirs(os.path.join(tool.folder, "references", "b.png"))
    foldered = tool.write("foldered.xml", GOOD_SET.replace('id="A"', 'id="A" reference="references/b.png"'))
    tool.expect("a set whose picture is a folder", 0, "validate", foldered, out="“references/b.png” is a folder")
    with open(os.path.join(tool.folder, "pictures", "c.png"), "wb") as file:
        file.truncate(20 << 20)
    large = tool.write("large.xml", GOOD_SET.replace('id="A"', 'id="A" picture="pictures/c.png"'))
    tool.expect("a set whose picture is too large", 0, "validate", large, out="“pictures/c.png” is too large")
    tool.expect("a drawing of it", 1, "render", drawn, "--size=64", "-o", os.path.join(tool.folder, "drawn.png"))
    catalogue, translated = os.path.join(tool.folder, "cs.po"), os.path.join(tool.folder, "translated.xml")
    tool.run("po", good, "--language", "cs", "-o", catalogue)
    with open(catalogue, encoding="utf-8") as file:
        text = file.read().replace('msgid "Mine"\nmsgstr ""', 'msgid "Mine"\nmsgstr "Moje"')
    subprocess.run([tool.path, "po", good, "--import", "/dev/stdin", "-o", translated], input=text,
                   capture_output=True, text=True, check=False)
    tool.expect("texts from standard input", 0, "po", translated, out="cs: 1 of 1 done")


def lists(tool):
    sets = tool.json("list sets", "list", "sets", "--json")
    tool.tap.check("base has 72 tiles", [] if sets[0]["id"] == "base" and sets[0]["tiles"] == 72 else [sets[0]])
    for name in ("sets", "rulesets", "symbols", "parameters", "rules", "words"):
        listed = tool.json(f"list {name}", "list", name, "--json")
        plain = tool.run("list", name).stdout.splitlines()
        first = [entry.get("id", entry.get("name")) for entry in listed]
        tool.tap.check(
            f"list {name} says the same in both forms",
            [] if first == [line.split("\t")[0] for line in plain] and first else [first[:3], plain[:3]],
        )
    # PARAM-005: the default stands beside the name, here and in what people read.
    parameters = tool.json("parameters", "list", "parameters", "--json")
    words = dict(line.split("\t")[:2] for line in tool.run("list", "parameters").stdout.splitlines())
    tool.tap.check(
        "parameters show their defaults",
        [
            f"{entry['name']} has {entry.get('default')!r}, not {words.get(entry['name'])!r}"
            for entry in parameters
            if not entry.get("default") or entry["default"] != words.get(entry["name"])
        ],
    )
    tool.tap.check("list of all", keys(tool.json("list", "list", "--json"), "sets", "rulesets", "symbols",
                                       "parameters", "rules", "words"))
    tool.expect("words with help and example", 0, "list", "words",
                out='tile-with\tper\ttiles in the scope that have something of the kind')
    tool.expect("list of unknown things", 2, "list", "wishes")


def enclosed_files(tool):
    """Definitions of JCloisterZone cannot hold what a package has beside its set, and that is said."""
    path = os.path.join(tool.folder, "enclosed.tilewright")
    base = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/tile-sets/base.xml")
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("mimetype", "application/x-tilewright-package")
        package.write(base, "set.xml")
        package.writestr("cases/a.case", "case A-1 nothing\nuse base\n")
    tool.expect("what is enclosed is left out", 0, "convert", path, os.path.join(tool.folder, "jcz.xml"),
                err="What is enclosed is left out")


def sort_marks_and_backs(tool):
    """The sort mark is on large pictures only; a back that has a name is unlike the ordinary one."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../data/tile-sets/base.xml"), encoding="utf-8") as file:
        plain = file.read()
    pictures = {}
    for name, head in (("plain", "<tile-set "), ("marked", '<tile-set mark="S" back="harbour" ')):
        path = os.path.join(tool.folder, f"{name}.xml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(plain.replace("<tile-set ", head, 1))
        for size, words in (("48", ()), ("128", ()), ("64", ("--back",))):
            picture = os.path.join(tool.folder, "side.png")
            tool.expect(f"render {name} at {size} {' '.join(words)}".rstrip(), 0,
                        "render", path, "--tile", "D", "--size", size, *words, "-o", picture)
            with open(picture, "rb") as file:
                pictures[name, size] = file.read()
    for size, is_same in (("48", True), ("128", False), ("64", False)):
        same = pictures["plain", size] == pictures["marked", size]
        tool.tap.check(f"mark and back at {size} px", [] if same == is_same else [f"same: {same}"])


def for_printing(tool):
    """With its bleed a tile is larger by whole pixels, and each kind of ink is another picture."""
    picture, found = os.path.join(tool.folder, "printed.png"), set()
    for ink in ("full", "light", "grey", "outline"):
        tool.expect(f"render with {ink} ink", 0, "render", "base", "--tile", "D", "--size", "90", "--ink", ink,
                    "--bleed", "6.7", "-o", picture)
        found.add(bytes_of(picture))
        size = struct.unpack(">II", bytes_of(picture)[16:24])
        # 6.7 percent of 90 are 6.03 pixels, on either side.
        tool.tap.check(f"the size with {ink} ink", [] if size == (102, 102) else [size])
    tool.tap.check("all inks differ", [] if len(found) == 4 else [len(found)])
    tool.expect("render a sheet in grey", 0, "render", "river", "--size", "32", "--ink", "grey", "-o", picture)


def render(tool):
    for ending, magic in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
        path = os.path.join(tool.folder, f"tile.{ending}")
        tool.expect(f"render a tile as {ending}", 0, *("render", "base", "--tile", "E#G", "--size", "64", "-o", path))
        with open(path, "rb") as file:
            tool.tap.check(f"{ending} is {ending}", [] if file.read(5).startswith(magic) else [ending])
    sheet = os.path.join(tool.folder, "sheet.png")
    tool.expect("render a sheet", 0, "render", "river", "--size", "32", "--rotation", "90", "-o", sheet)
    sort_marks_and_backs(tool)
    enclosed_files(tool)
    for_printing(tool)
    for name, words in {
        "an unknown tile": ("base", "--tile", "Q9"),
        "an unknown variant": ("base", "--tile", "E#Q9"),
        "an unknown theme": ("base", "--theme", "gloom"),
        "a crooked rotation": ("base", "--rotation", "45"),
        "no size": ("base", "--size", "0"),
        "an unknown ink": ("base", "--ink", "blue"),
        "a sheet with bleed": ("base", "--bleed", "5"),
        "too much bleed": ("base", "--tile", "D", "--bleed", "26"),
        "an unknown set": ("nowhere",),
    }.items():
        tool.expect(f"render {name}", 2, "render", *words, "-o", sheet)
    tool.expect("render an unknown format", 2, "render", "base", "-o", os.path.join(tool.folder, "a.gif"))
    themes(tool)
    tables(tool)


THEME = """<theme xmlns="urn:tilewright:theme:1" version="1.0" id="night" base="classic">
  <title>Night</title>
  %s
</theme>
"""


def pictures(tool):
    """A stranger's picture is drawn, or refused in words: it ends nothing and hangs nothing."""
    folder = os.path.join(tool.folder, "pictured")
    os.makedirs(os.path.join(folder, "pictures"))
    path, out = os.path.join(folder, "set.xml"), os.path.join(folder, "out.png")
    with open(path, "w", encoding="utf-8") as file:
        file.write('<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="p"><title>P</title>'
                   '<tile id="A" picture="pictures/a.svg"><city edges="N"/></tile></tile-set>')
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">%s</svg>'
    for name, content, words in (
        ("a drawing", drawing % '<circle r="5"/>', None),
        ("huge letters", drawing % '<text font-size="1e8">A</text>', "<text>"),
        ("a filter", drawing % '<filter id="f"><feTurbulence numOctaves="9999999"/></filter>', "<filter>"),
        ("nothing", "", "empty"),
    ):
        with open(os.path.join(folder, "pictures", "a.svg"), "w", encoding="utf-8") as file:
            file.write(content)
        tool.expect(f"render {name}", 1 if words else 0, "render", path, "--size", "32", "-o", out, err=words)
        tool.expect(f"render {name} with bleed", 1 if words else 0, "render", path, "--tile", "A", "--bleed", "5",
                    "-o", out, err=words or "What lies past the rim of “A” is its finished picture, mirrored.")
        tool.expect(f"validate {name}", 0, "validate", path, out="[refused-picture]" if words else None)


def no_pictures(tool):
    """A picture that is no file is told of by every command that draws its tile, and nothing hangs."""
    folder = os.path.join(tool.folder, "unpictured")
    os.makedirs(os.path.join(folder, "pictures"))
    path, out = os.path.join(folder, "set.xml"), os.path.join(folder, "out.png")
    with open(path, "w", encoding="utf-8") as file:
        file.write('<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="p"><title>P</title>'
                   '<tile id="A" picture="pictures/a.png" start="1"><city edges="N"/></tile>'
                   '<tile id="B"><city edges="N E"/></tile></tile-set>')
    picture = os.path.join(folder, "pictures", "a.png")
    absent = "Tile A: Its picture “pictures/a.png” is not there, so it is drawn.\n"
    pipe = "Tile A: Its picture “pictures/a.png” is no ordinary file, but a pipe or a device, so it is drawn.\n"
    for words in (absent, pipe):
        if words == pipe:
            os.mkfifo(picture)
        tool.expect("render without its picture", 1, "render", path, "--size", "32", "-o", out, err=f"{path}: {words}")
        tool.expect("render that tile", 1, "render", path, "--tile", "A", "-o", out, err=f"{path}: {words}")
        tool.expect("render another tile", 0, "render", path, "--tile", "B", "-o", out)
        tool.expect("a sheet without the picture", 1, "sheet", path, "-o", os.path.join(folder, "out.html"), err=f"p: {words}")


def theme_of_pipe(tool):
    """A symbol that a theme takes from a pipe is refused, and nothing waits for it."""
    os.mkfifo(os.path.join(tool.folder, "mage.svg"))
    theme = tool.write("pipe-theme.xml", '<theme xmlns="urn:tilewright:theme:1" version="1.0" id="x" base="classic">'
                       '<title>X</title><picture symbol="mage" file="mage.svg"/></theme>')
    tool.expect("a theme's picture that is a pipe", 2, "render", "base", "--theme", theme, "-o",
                os.path.join(tool.folder, "theme.png"), err="no ordinary file")


def slow_picture(tool):
    """A picture that can be opened and takes too long to draw is a problem before it is drawn."""
    folder = os.path.join(tool.folder, "slow")
    os.makedirs(os.path.join(folder, "pictures"))
    path = os.path.join(folder, "set.xml")
    with open(path, "w", encoding="utf-8") as file:
        file.write('<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="p"><title>P</title>'
                   '<tile id="A" picture="pictures/a.svg"><city edges="N"/></tile></tile-set>')
    lines = "".join(f"L{i * 37 % 101} {i * 61 % 103}" for i in range(20000))
    with open(os.path.join(folder, "pictures", "a.svg"), "w", encoding="utf-8") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
                   + f'<path d="M0 0{lines}" fill="none" stroke="red" stroke-width=".01" '
                   'stroke-dasharray=".006 .005" stroke-linecap="round" stroke-linejoin="round"/>' * 3 + '</svg>')
    tool.expect("validate a slow picture", 0, "validate", path,
                out="Tile A: pictures/a.svg: The picture takes too long to draw. Save it simpler, or as PNG. [refused-picture]")


def drawings(tool):
    """A symbol whose drawing cannot be drawn is told of by its name, and by its set."""
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">%s</svg>'
    many = "M0 0" + "".join(f"L{i % 8} {i * 7 % 8}" for i in range(3000))
    bomb = f'<path d="{many}" fill="none" stroke="red" stroke-width=".01" stroke-dasharray=".006 .005" ' \
           'stroke-linecap="round" stroke-linejoin="round"/>'
    sheet, sheet_out = os.path.join(tool.folder, "symbol.png"), os.path.join(tool.folder, "symbol.pdf")
    for name, content, words in (
        ("a sound one", '<circle r="3"/>', None),
        ("a huge number", '<circle cx="1e300" r="3"/>', "larger than 1000000. Draw the picture smaller."),
        ("text", '<text font-size="1e8">A</text>', "Such a picture cannot have <text>. Draw it with plain shapes"),
        ("countless dashes", bomb, "takes too long to draw. Draw it simpler."),
    ):
        path = tool.write("symbol.xml", GOOD_SET.replace(
            '  <tile id="A"', '  <rules xmlns="urn:tilewright:rules:1" version="1.0">\n'
            '<symbol id="mill"><title>Windmill</title><picture>' + drawing % content + '</picture></symbol></rules>\n'
            '  <tile id="A"').replace('edges="E W"', 'edges="E W" symbols="mill"'))
        status, place = 1 if words else 0, f"{path}:4: "
        for verb in (("validate", path), ("render", path, "--size", "32", "-o", sheet), ("sheet", path, "-o", sheet_out)):
            result = tool.run(*verb)
            said = [line for line in (result.stdout + result.stderr).splitlines() if "Windmill" in line]
            wanted = 0 if verb[0] == "validate" else status
            right = (
                said == []
                if words is None
                else len(said) == 1 and said[0].startswith(place) and "Symbol “Windmill”: " in said[0] and words in said[0]
            )
            tool.tap.check(
                f"{verb[0]}: {name}",
                [] if right and result.returncode == wanted else [result.returncode, result.stdout, result.stderr],
            )
            if verb[0] == "validate" and words:
                tool.tap.check(f"{name} is a problem", [] if said and said[0].endswith(" [refused-symbol]") else said)


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def themes(tool):
    """A theme is told apart by its pixels; one that is wrong says in which line."""
    night = tool.write("night.xml", THEME % '<colour name="grass" value="#102030"/>')
    pictures = {}
    for name, words in {
        "classic": (),
        "classic by name": ("--theme", "classic"),
        "winter": ("--theme", "winter"),
        "own": ("--theme", night),
        "high contrast": ("--high-contrast",),
        "winter in high contrast": ("--theme", "winter", "--high-contrast"),
    }.items():
        path = os.path.join(tool.folder, "theme.png")
        tool.expect(f"render in {name}", 0, "render", "base", "--tile", "D", "--size", "64", *words, "-o", path)
        pictures[name] = bytes_of(path)
    tool.tap.check("classic is the theme of a set that names none",
                   [] if pictures.pop("classic by name") == pictures["classic"] else ["it is not"])
    tool.tap.check("all themes differ", [] if len(set(pictures.values())) == len(pictures) else ["two are alike"])
    for name, content, line in (
        ("colour", '<colour name="gras" value="#102030"/>', 3),
        ("value", '<colour name="grass" value="green"/>', 3),
        ("amount", '<amount name="snow" percent="101"/>', 3),
        ("picture", '<picture symbol="mage" file="../mage.svg"/>', 3),
        ("missing picture", '<picture symbol="mage" file="nowhere.svg"/>', 3),
    ):
        path = tool.write("wrong.xml", THEME % content)
        tool.expect(f"refuse a theme with a wrong {name}", 2, "render", "base", "--theme", path, "-o",
                    os.path.join(tool.folder, "a.png"), err=f"wrong.xml:{line}: ")


def tables(tool):
    """The table of a saved game: as wide as its tiles and a margin of 0.35 on each side."""
    tool.expect("save a game to draw", 0, "simulate", "--games", "1", "--seed", "3", "--save", tool.folder)
    game = os.path.join(tool.folder, "game-000000.xml")
    picture = os.path.join(tool.folder, "table.png")
    tool.expect("refuse a table in grey", 2, "render", game, "--ink", "grey", "-o", picture)
    tool.expect("render a saved game", 0, "render", game, "--size", "20", "-o", picture)
    width, height = struct.unpack(">II", bytes_of(picture)[16:24])
    cells = [(width - 14) % 20, (height - 14) % 20, int(width < 60), int(height < 60)]
    tool.tap.check("a table has whole tiles", [] if cells == [0, 0, 0, 0] else [f"{width} by {height}"])
    guards(tool, picture)


def guards(tool, picture):
    """Guards are in the colours of their players, whatever those are."""
    tool.expect("save a game of a team", 0, "simulate", "--ruleset", "mists-level-4", "--games", "1", "--seed", "5",
                "--save", tool.folder)
    game = os.path.join(tool.folder, "game-000000.xml")
    tool.expect("render the game of a team", 0, "render", game, "--size", "40", "-o", picture)
    usual = bytes_of(picture)
    with open(game, encoding="utf-8") as file:
        text = file.read()
    green = tool.write("green.xml", text.replace("<player ", '<player colour="green" '))
    tool.expect("render it in other colours", 0, "render", green, "--size", "40", "-o", picture)
    tool.tap.check("guards have the colours of their players", [] if bytes_of(picture) != usual else ["the same"])


def cases(tool, path):
    tool.expect("test passes", 0, "test", path, out=" passed, 0 failed\n")
    failing = tool.write(
        "failing.case",
        "case X-1 Right\nrules BASE-001\nexpect left=71\n"
        "case X-2 Wrong\nrules BASE-001\nexpect left=70\n",
    )
    tool.expect("test fails", 1, "test", failing, out="1 passed, 1 failed\n")
    tool.expect("test says where", 1, "test", failing, out=f"FAILED X-2 Wrong – {failing}:6: ")
    tool.expect("test of no case file", 1, "test", tool.write("no.case", "wish\n"), err="no.case:1: ")
    tool.expect("test of what is not there", 2, "test", os.path.join(tool.folder, "none.case"))
    replayed = tool.json("replay a case", "replay", f"{path}#BASE-C01", "--json")
    tool.tap.check(
        "replay's shape",
        keys(replayed, "players", "events", "turns", "finished", "result", "problems")
        + keys(replayed["players"][0], "name", "score")
        + keys(replayed["events"][0], "turn", "player", "kind", "points", "feature", "complete", "rules", "said")
        + keys(replayed["result"], "state", "reason"),
    )
    event = replayed["events"][0]
    tool.tap.check(
        "replay says what happened",
        []
        if [player["score"] for player in replayed["players"]] == [3, 0]
        and (event["kind"], event["points"], event["player"], event["complete"]) == ("road", 3, 0, True)
        and "BASE-062" in event["rules"]
        else [replayed],
    )
    early = tool.json("replay until 1", "replay", f"{path}#BASE-C01", "--until", "1", "--json")
    tool.tap.check("replay stops", [] if not early["events"] else [early])
    wrong = tool.run("replay", f"{failing}#X-2", "--json")
    tool.tap.check(
        "replay of a failing case",
        [] if wrong.returncode == 1 and "left is 71" in json.loads(wrong.stdout)["problems"][0] else [wrong.stdout],
    )
    tax = os.path.join(os.path.dirname(os.path.abspath(path)), "tax-collector.case") + "#TAX-C1"
    tool.expect(
        "replay says what a procedure does", 0, "replay", "--sentences", tax,
        out="\tTAX-003\n    When everything has been done with the tile:\n      For each tile (“Where he was before”) that has the figure "
        "“Tax collector” on it:\n",
    )
    said = tool.json("replay says it in JSON", "replay", "--sentences", "--json", tax)
    tool.tap.check(
        "line by line",
        [] if [event["sentence"][-1] for event in said["events"] if event["kind"] != "told"] == ["That player loses 1 point."] else [said["events"]],
    )
    wells = os.path.join(os.path.dirname(os.path.abspath(path)), "wells.case")
    tool.expect("replay says what a rule made of points", 0, "replay", f"{wells}#WELL-8",
                out="\t3 tiles × 1 = 3; × 2: 6\t")
    tool.expect("replay says what the log says", 0, "replay", f"{wells}#WELL-4", out="\ttold\t\tP2 misses a turn\t")
    told = tool.json("replay says what the log says in JSON", "replay", "--json", f"{wells}#WELL-4")
    tool.tap.check(
        "the words of an event",
        [] if "P2 misses a turn" in [event["said"] for event in told["events"]] else [told["events"]],
    )
    notation = tool.write("notation.txt", "case X-1 Shared\nrules BASE-020\nuse base\nturn P1 U@1,0/0 -\n")
    tool.expect("replay of notation, whatever the file is called", 0, "replay", notation, out="P1: 0\n")
    tool.expect("replay of many cases", 2, "replay", path)
    tool.expect("replay of an unknown case", 2, "replay", f"{path}#X-9")
    tool.expect("replay of an empty recording", 1, "replay", tool.write("game.jcz", "{}"), err="game.jcz: $.setup: ")
    tool.expect("replay of a tile set", 2, "replay", tool.write("set.xml", GOOD_SET))


def documents(tool, path):
    """The examples of the document are cases that pass."""
    with open(path, encoding="utf-8") as file:
        blocks = re.findall(r"^```case\n(.*?)^```", file.read(), re.MULTILINE | re.DOTALL)
    text = tool.write("document.case", "\n".join(blocks))
    tool.expect("examples of the document", 0, "test", text, out=f"{len(blocks)} passed, 0 failed\n")


def rule_examples(tool, path):
    """The rules that the document teaches by are sound, and do what their cases say."""
    with open(path, encoding="utf-8") as file:
        whole, *sections = re.split(r"^## ", file.read(), flags=re.MULTILINE)
    whole_set, whole_case = re.findall(r"^```\w+\n(.*?)^```", whole, re.MULTILINE | re.DOTALL)
    result = tool.expect("the set that is printed whole", 0, "validate", tool.write("fountains.xml", whole_set))
    tool.tap.check("nothing is said of it", [] if not result.stdout else [result.stdout])
    text = tool.write("fountains.case", whole_case)
    tool.expect("its case as it is printed", 0, "test", text, out="1 passed, 0 failed\n")
    for number, section in enumerate(sections, 1):
        rules, case = (
            re.search(rf"^```{kind}\n(.*?)^```", section, re.MULTILINE | re.DOTALL).group(1) for kind in ("xml", "case")
        )
        tiles = "".join(
            f'<tile id="{symbol}" count="4" symbols="{symbol}"><road edges="E W"/></tile>'
            for symbol in re.findall('<symbol id="([^"]*)"', rules)
        )
        example = tool.write(
            "own.xml",
            '<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own"><title>Own</title>'
            f'<rules xmlns="urn:tilewright:rules:1" version="1.0">{rules}</rules>{tiles}</tile-set>',
        )
        result = tool.expect(f"rules of example {number}", 0, "validate", example)
        tool.tap.check(f"nothing is said of example {number}", [] if not result.stdout else [result.stdout])
        text = tool.write("own.case", case)
        tool.expect(f"example {number} is played", 0, "test", text, out=f"{case.count('case EX-')} passed, 0 failed\n")
    tool.tap.check("there are fourteen", [] if len(sections) == 14 else [len(sections)])


def whole_examples(tool):
    """The sets that the documents send people to have no problems and play to the end."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data", "examples")
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if not name.endswith(".xml"):
            continue
        result = tool.expect(f"{name} has no problems", 0, "validate", path)
        tool.tap.check(f"nothing is said of {name}", [] if not result.stdout else [result.stdout])
        tool.expect(
            f"{name} is played", 0, "simulate", "--use", f"base,river,{path}", "--games", "40", out="\nfinished 40\n"
        )


def statistics(result):
    return {name: value for name, value in result.items() if not name.startswith(("seconds", "games_per"))}


# Loops within loops that find no end, and a rule that ends the game.
ENDINGS = {
    "endless": '<repeat times="9999"><repeat times="9999"><change what="c" by="1"/></repeat></repeat>',
    "dry": '<end result="over" word="dry">The well is dry.</end>',
}


def ended_by_rules(tool):
    for word, statement in ENDINGS.items():
        name = tool.write(
            f"{word}.xml",
            '<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own"><title>Own</title>'
            '<rules xmlns="urn:tilewright:rules:1" version="1.0"><counter id="c" most="5"><title>C</title></counter>'
            f'<procedure id="spin" at="laid">{statement}</procedure></rules>'
            '<tile id="Way" count="9"><road edges="E W"/></tile></tile-set>',
        )
        case = tool.write(f"{word}.case", f"use base {name}\ncase X-1 End\nrules BASE-001\nturn P1 Way@1,0/0\n")
        result = tool.json(f"replay {word}", "replay", f"{case}#X-1", "--json")["result"]
        procedure = {"procedure": "spin"} if word == "endless" else {}
        tool.tap.check(
            f"replay says that it ended {word}",
            [] if result == {"state": "finished", "reason": word, **procedure} else [result],
        )
        many = tool.json(f"simulate {word}", "simulate", "--use", f"base,{name}", "--games", "4", "--json")
        endless = {"spin": 4} if word == "endless" else None
        tool.tap.check(
            f"simulate says how many ended {word}",
            [] if (many.get("reasons"), many.get("endless")) == ({word: 4}, endless) else [many],
        )
        tool.expect(
            f"{word} in words", 0, "simulate", "--use", f"base,{name}", "--games", "4", out=f"\n{word} 4: "
        )


def unheard(tool):
    """Rules that give points for points without end: simulate and replay say so."""
    paid = '<give what="points" n="1" paid="true" to="player"/>'
    name = tool.write(
        "unheard.xml",
        '<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own"><title>Own</title>'
        '<rules xmlns="urn:tilewright:rules:1" version="1.0">'
        f'<procedure id="one" at="laid">{paid}</procedure><procedure id="more" at="moved">{paid}</procedure></rules>'
        '<tile id="Way" count="9"><road edges="E W"/></tile></tile-set>',
    )
    words = ("simulate", "--use", f"base,{name}", "--games", "2")
    many = tool.json("simulate points without end", *words, "--json")
    tool.tap.check("turns without end are counted", [] if many.get("unheard_turns", 0) >= 100 else [many])
    tool.expect("and told", 0, *words, out="points for points without end")
    case = tool.write("unheard.case", f"use base {name}\ncase X-1 End\nrules BASE-001\nturn P1 Way@1,0/0 -\n")
    tool.expect("replay tells it", 0, "replay", f"{case}#X-1", out="Rules gave points for points without end")


def profile(tool, plain, plain_words):
    """What each rule costs; @plain are the same games without a profile."""
    surveys = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "procedures", "surveys.xml")
    words = ("simulate", "--use", f"base,{surveys}", "--games", "6", "--threads", "2")
    many = tool.json("simulate with a profile", *words, "--profile", "--json")
    rows = many["profile"]
    runs = {row.get("id"): row.get("runs") for row in rows}
    laid = sum(tile["drawn"] - tile["unplaceable"] for tile in many["tiles"])
    tool.tap.check(
        "the rule that loops is named first, with what it costs",
        keys(rows[0], "element", "id", "rules", "place", "runs", "microseconds_a_run", "percent")
        + ([] if rows[0]["id"] == "survey" and rows[0]["percent"] > 33 else [rows[0]]),
    )
    tool.tap.check(
        "rules run as often as one works out by hand",
        [] if (runs["tick"], runs["survey"], runs["last-survey"]) == (laid, laid, 6) else [laid, runs],
    )
    tool.tap.check(
        "what is left is the program's, and all is the whole",
        ([] if keys(rows[-1], "element", "percent") == [] and rows[-1]["element"] == "program" else [rows[-1]])
        + ([] if abs(sum(row["percent"] for row in rows) - 100) < 0.01 else ["not 100 %"]),
    )
    tool.expect("a profile in words", 0, *words, "--profile", out="\tprocedure survey (surveys.xml:")
    tool.expect("and the rest", 0, *words, "--profile", out="\tthe program itself, and players thinking\n")
    told = tool.json("the same games with a profile", *plain_words, "--profile")
    tool.tap.check(
        "a profile changes no game",
        [] if statistics(told) == {**statistics(plain), "profile": told.get("profile")} and "profile" not in plain else [told],
    )


def simulate(tool):
    words = ("simulate", "--games", "60", "--seed", "7", "--json")
    one = tool.json("simulate", *words, "--threads", "1")
    tool.tap.check(
        "simulate's shape",
        keys(one, "games", "seconds", "games_per_second", "seed", "players", "tiles", "features", "results")
        + keys(one["players"][0], "mean", "sd", "min", "max", "wins")
        + keys(one["tiles"][0], "id", "drawn", "unplaceable", "legal_places_mean")
        + keys(one["features"]["road"], "completed", "points"),
    )
    drawn = sum(tile["drawn"] for tile in one["tiles"])
    points = sum(feature["points"] for feature in one["features"].values())
    scored = sum(player["mean"] for player in one["players"]) * 60
    tool.tap.check(
        "sums agree",
        ([] if drawn == 60 * 71 else [f"{drawn} tiles drawn"])
        + ([] if abs(points - scored) < 0.01 else [f"{points} points by feature, {scored} by player"])
        + ([] if one["results"] == {"finished": 60} else [one["results"]]),
    )
    count = tool.json("simulate the Count", "simulate", "--use", "base,count", "--games", "2", "--json")
    tool.tap.check(
        "kinds that bring nothing are left out",
        [name for name in count["features"] if name not in ("field", "road", "city", "monastery")]
        + [name for name in ("road", "city") if name not in count["features"]],
    )
    shepherds = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "effects", "shepherds.xml")
    own = tool.json("simulate pieces moved by hand", "simulate", "--use", f"base,{shepherds}", "--games", "2", "--json")
    tool.tap.check(
        "pieces that are moved by hand are named as not simulated",
        [] if own.get("not_simulated") == ["shepherd", "wolf", "coin"] and "not_simulated" not in one
        else [own.get("not_simulated")],
    )
    tool.expect(
        "and in words", 0, "simulate", "--use", f"base,{shepherds}", "--games", "2",
        out="Not simulated, because they are moved by hand: shepherd, wolf, coin",
    )
    profile(tool, one, words)
    many = tool.json("simulate in threads", *words, "--threads", "5")
    tool.tap.check("threads change nothing", [] if statistics(one) == statistics(many) else ["they do"])
    other = tool.json("simulate with another seed", "simulate", "--games", "60", "--seed", "8", "--json")
    tool.tap.check("another seed is other games", [] if other["players"] != one["players"] else ["the same"])
    shards = [tool.json(f"shard {i}", *words, "--shard", f"{i}/3") for i in (1, 2, 3)]
    tool.tap.check(
        "shards are parts of the run",
        []
        if sum(shard["games"] for shard in shards) == 60
        and [sum(s["tiles"][k]["drawn"] for s in shards) for k in range(24)] == [t["drawn"] for t in one["tiles"]]
        and sum(s["players"][0]["wins"] for s in shards) == one["players"][0]["wins"]
        and max(s["players"][1]["max"] for s in shards) == one["players"][1]["max"]
        else [shards],
    )
    mists = tool.json("simulate a team", "simulate", "--ruleset", "mists-level-1", "--games", "20", "--json")
    tool.tap.check(
        "a lost game is nobody's win",
        [] if {seat["wins"] for seat in mists["players"]} == {mists["results"].get("won", 0)} else [mists["players"]],
    )
    tool.expect("the end in words", 0, "simulate", "--ruleset", "mists-level-1", "--games", "20", out="\nlost ")
    # Lost before anything is complete, and not.
    for seed, has_features in (("4", False), ("1", True)):
        result = tool.run("simulate", "--ruleset", "mists-level-1", "--games", "1", "--seed", seed)
        tables = [table.splitlines() for table in result.stdout.split("\n\n")]
        tool.tap.check(
            f"no head of a table without rows, seed {seed}",
            [table for table in tables if len(table) < 2]
            + ([] if any(table[0].startswith("feature") for table in tables) == has_features else [result.stdout]),
        )
    ended_by_rules(tool)
    unheard(tool)
    tool.expect("simulate in words", 0, "simulate", "--games", "2", "--ruleset", "winter", "--players", "5", out="P5")
    mine = tool.write("sim.xml", GOOD_SET)
    own = tool.json("simulate an own set", "simulate", "--use", mine, "--games", "3", "--json")
    tool.tap.check("an own set by itself", [] if [t["id"] for t in own["tiles"]] == ["A", "B"] else [own["tiles"]])
    with_base = tool.json("simulate with base", "simulate", "--use", f"base,{mine}", "--games", "2", "--json")
    tool.tap.check("ids that clash get the set's name", [] if "mine:A" in [t["id"] for t in with_base["tiles"]] else [with_base])
    for name, words in {
        "too many players": ("--players", "9"),
        "an unknown part": ("--use", "nowhere"),
        "a value out of range": ("--set", "farmers=2"),
        "an unknown player": ("--player", "oracle"),
        "an impossible shard": ("--shard", "4/3"),
        "no games": ("--games", "0"),
        "an unknown format": ("--save", tool.folder, "--format", "gif"),
        "an unknown ruleset": ("--ruleset", "nowhere"),
    }.items():
        tool.expect(f"simulate {name}", 2, "simulate", *words)


def saved(tool):
    folder = os.path.join(tool.folder, "games")
    words = ("simulate", "--games", "4", "--seed", "3", "--set", "city.tiny.tiles=2", "--json")
    result = tool.json("simulate and save", *words, "--save", folder, "--format", "xml")
    scores = []
    for name in sorted(os.listdir(folder)):
        game = tool.json(f"replay {name}", "replay", os.path.join(folder, name), "--json")
        scores.append([player["score"] for player in game["players"]])
        if not game["finished"] or game["problems"]:
            tool.tap.check(f"{name} is finished", [game])
    means = [sum(column) / 4 for column in zip(*scores)]
    tool.tap.check(
        "saved games end as they were played",
        [] if means == [player["mean"] for player in result["players"]] else [means, result["players"]],
    )
    folder = os.path.join(tool.folder, "team")
    tool.run("simulate", "--ruleset", "mists-level-1", "--games", "1", "--seed", "1", "--save", folder, "--format", "xml")
    tool.expect("what happened to nobody is nobody’s", 0, "replay", os.path.join(folder, "game-000000.xml"),
                out="\t-\t+0\t")
    tool.expect("a lost game says why", 0, "replay", os.path.join(folder, "game-000000.xml"),
                out="\nlost: ghosts: A ghost has to rise and none is left in the bank.\n")
    path = os.path.join(tool.folder, "games", "game-000000.xml")
    half = tool.json("replay half a game", "replay", path, "--until", "30", "--json")
    tool.tap.check(
        "half a game goes on",
        [] if not half["finished"] and all(event["turn"] <= 30 for event in half["events"]) else [half],
    )
    with open(path, encoding="utf-8") as file:
        text = file.read()
    spoiled = text.replace("</turn>", " @@@</turn>", 1)
    line = spoiled[: spoiled.index("@@@")].count("\n") + 1
    tool.expect("replay of a spoiled game", 1, "replay", tool.write("spoiled.xml", spoiled), err=f"spoiled.xml:{line}: ")


def recordings(tool):
    """Games and tiles of JCloisterZone, there and back."""
    folder = os.path.join(tool.folder, "recorded")
    words = ("simulate", "--games", "2", "--seed", "5", "--save", folder, "--format", "jcz")
    tool.expect("simulate and record", 0, *words)
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        ours = os.path.join(tool.folder, name.replace(".jcz", ".xml"))
        again = os.path.join(tool.folder, name)
        tool.expect(f"{name} becomes a saved game", 0, "convert", path, ours)
        tool.expect(f"{name} becomes a recording again", 0, "convert", ours, again)
        games = [tool.json(f"replay {file}", "replay", file, "--json") for file in (path, ours, again)]
        tool.tap.check(
            f"{name} is the same game three times",
            [] if games[0]["finished"] and games[0] == games[1] == games[2] else games,
        )
    half = tool.json("replay half a recording", "replay", path, "--until", "9", "--json")
    tool.tap.check("half a recording goes on", [] if half["turns"] <= 10 and not half["finished"] else [half])
    spoiled = tool.write("spoiled.jcz", open(path, encoding="utf-8").read().replace("COMMIT", "THROW", 1))
    tool.expect("a recording that cannot go on", 1, "replay", spoiled, err=".type: This version does not know")
    tool.expect("no recording", 1, "replay", tool.write("bad.jcz", "{"), err="bad.jcz:1: ")
    theirs = os.path.join(tool.folder, "theirs.xml")
    back = os.path.join(tool.folder, "back.xml")
    tool.expect("tiles become definitions", 0, "convert", "mage-and-witch", theirs, err="bushes")
    tool.expect("definitions become tiles", 0, "convert", theirs, back)
    tool.expect("the tiles are as good as before", 0, "validate", back)
    addon = os.path.join(tool.folder, "add-on.jca")
    tool.expect("tiles become an add-on", 0, "convert", "mage-and-witch", addon, err="bushes")
    again = os.path.join(tool.folder, "again", "add-on.xml")
    os.mkdir(os.path.dirname(again))
    tool.expect("an add-on becomes tiles", 0, "convert", addon, again)
    tool.expect("they have its pictures", 0, "validate", again)
    tool.tap.check(
        "the pictures lie beside them",
        [] if len(os.listdir(os.path.join(tool.folder, "again", "pictures"))) == 8 else ["not eight"],
    )
    tool.expect("artwork needs a name", 2, "artwork")
    tool.expect("artwork of another ending", 2, "artwork", "-o", os.path.join(tool.folder, "x.zip"), err="“.jca”")
    tool.expect("an add-on that is none", 1, "convert", tool.write("none.jca", "x"), back, err="none.jca: ")
    tool.expect("tiles that cannot be an add-on", 1, "convert", "count", addon, err="add-on.jca: None of the set")
    tool.expect("convert names a set", 1, "convert", "--set", "desert", theirs, back, err="theirs.xml:")
    tool.expect("convert to another ending", 2, "convert", theirs, os.path.join(tool.folder, "x.jcz"))
    tool.expect("convert what is no file", 2, "convert", "nowhere", back)
    tool.expect("convert a ruleset", 2, "convert", tool.write("x.case", "case A-1 x\n"), back)


def perft(tool):
    counted = tool.json("perft", "perft", "--depth", "2", "--json")
    tool.tap.check(
        "perft of the base set",
        keys(counted, "depths")
        + ([] if counted["depths"][0] == {"depth": 1, "raw": 123, "distinct": 102} else [counted])
        + ([] if counted["depths"][1]["raw"] == 22864 else [counted]),
    )
    tool.expect("perft too deep", 2, "perft", "--depth", "99")


def sheets_of_one(tool):
    """A ruleset or a tile set named without an option; a set comes with those that it needs."""
    page = os.path.join(tool.folder, "one.html")
    needy = tool.write("needy.xml", GOOD_SET.replace('id="mine"', 'id="mine" requires="base"'))
    for name, word, words in (
        ("a shipped set", "base", ["<h1", "Base game", "A × 2"]),
        ("a file with a set", tool.write("alone.xml", GOOD_SET), ["Mine", "B × 3"]),
        ("a set that needs another", needy, ["Mine", "Base game", "B × 3", "X × 1"]),
        ("a ruleset", "mists-level-1", ["Mists over Carcassonne, Level One", "Fifty points win."]),
    ):
        tool.expect(f"a sheet of {name}", 0, "sheet", word, "--language", "en", "-o", page)
        with open(page, encoding="utf-8") as file:
            text = re.sub(r'"data:[^"]*"', '""', file.read())
        tool.tap.check(f"it is about {name}", [f"no {part}" for part in words if part not in text])
    tool.expect("a sheet of what a house rule allows", 2, "sheet", "count", "--use", "river", "-o", page,
                err="--set river-then-carcassonne=y")
    tool.expect("a sheet with that house rule", 0, "sheet", "count", "--use", "river",
                "--set", "river-then-carcassonne=y", "--language", "en", "-o", page)
    tool.expect("a sheet of nothing that there is", 2, "sheet", "nowhere", "-o", page, err="no such file")
    tool.expect("a sheet of two rulesets", 2, "sheet", "base-c3", "--ruleset", "base-c2", "-o", page,
                err="not the only ruleset")
    tool.expect("a sheet of a case", 2, "sheet", tool.write("x.case", "case \"x\"\n"), "-o", page, err="")
    tool.expect("a sheet of two words", 2, "sheet", "base", "river", "-o", page, err="Usage")


def many_hints(tool):
    """Of many hints of one kind the first ones are told, and how many more there are."""
    tiles = "".join(f'<tile id="T{n}" count="1"><road edges="E W"/></tile>' for n in range(30))
    path = tool.write("many.xml", GOOD_SET.replace("</tile-set>", tiles + "</tile-set>"))
    lines = tool.run("validate", path).stdout.splitlines()
    told = [line for line in lines if "[duplicate-tile]" in line]
    tool.tap.check("a long list of hints is summed up",
                   [] if len(told) == 21 and "And 10 more hints of this kind." in told[-1] else lines)
    few = tool.write("few.xml", GOOD_SET.replace("</tile-set>", tiles[:200].rsplit("<tile", 1)[0] + "</tile-set>"))
    lines = tool.run("validate", few).stdout.splitlines()
    tool.tap.check("a short one is not", [line for line in lines if "more hint" in line])


def sheets(tool):
    """The rules as a document: two languages, numbers of the ruleset, nothing half-written."""
    page = os.path.join(tool.folder, "rules.html")
    tool.expect("a sheet is written as HTML", 0, "sheet", "--ruleset", "base-c3", "--set",
                "city.tile.complete=5", "--language", "cs", "--language", "en", "-o", page)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    words = re.sub(r'"data:[^"]*"', '""', text)
    tool.tap.check("both languages are marked",
                   [] if words.count('lang="cs"') > 10 and words.count('lang="en"') > 10 else [words])
    tool.tap.check("it has the ruleset’s numbers",
                   [] if "A complete city brings 5 points for each tile" in words else [words])
    tool.tap.check("no parameter is left by its name", re.findall(r"\{[a-z]+\.[a-z.]+[:}]", words))
    tool.tap.check("nothing is fetched", re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?https?:', text))
    tool.tap.check("every kind of tile is shown with its count",
                   [] if words.count("<figcaption>") >= 24 and "D × 4" in words else [words])
    paper = os.path.join(tool.folder, "rules.pdf")
    tool.expect("a sheet is written as PDF", 0, "sheet", "--ruleset", "mists-level-3", "-o", paper)
    for n, guards in ((2, 3), (3, 5)):
        some = os.path.join(tool.folder, f"{n}-players.html")
        tool.expect(f"a sheet for {n} players is written", 0, "sheet", "--ruleset", "mists-level-4",
                    "--players", str(n), "-o", some)
        with open(some, encoding="utf-8") as file:
            found = re.search(rf"Guard</th>\s*<td[^>]*>{guards}<", file.read())
        tool.tap.check(f"a sheet for {n} players has their figures", [] if found else ["other guards"])
    with open(paper, "rb") as file:
        data = file.read()
    tool.tap.check("it is a tagged PDF with an outline",
                   [name for name in (b"%PDF-", b"/StructTreeRoot", b"/Outlines") if name not in data])
    tool.expect("a third language is refused", 2, "sheet", "--language", "cs", "--language", "en",
                "--language", "pl", "-o", page, err="two languages")
    tool.expect("a name that is no language is refused", 2, "sheet", "--language", "a b", "-o", page,
                err="is no language")
    tool.expect("an unknown language is refused", 2, "sheet", "--language", "xx", "-o", page,
                err="“xx” is no language that the program knows")
    tool.expect("one language twice is refused", 2, "sheet", "--language", "cs", "--language", "CS",
                "-o", page, err="same language")
    tool.expect("rules without a translation are told of", 0, "sheet", "--language", "uk", "-o",
                paper, err="uk: The rules are not translated")
    tool.expect("two English columns are told of", 0, "sheet", "--language", "uk", "--language",
                "en", "-o", paper, err="Both columns are in English.")
    tool.expect("another ending is refused", 2, "sheet", "-o", os.path.join(tool.folder, "x.doc"),
                err=".html or .pdf")
    again = os.path.join(tool.folder, "again.html")
    tool.run("sheet", "--ruleset", "base-c3", "--set", "city.tile.complete=5", "--language", "cs",
             "--language", "en", "-o", again)
    with open(again, encoding="utf-8") as file:
        tool.tap.check("the same sheet gives the same bytes", [] if file.read() == text else ["differs"])


def main(path, case_file, document):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        tool = Tool(tap, path, folder)
        usage(tool)
        validate(tool)
        pipes(tool)
        lists(tool)
        render(tool)
        pictures(tool)
        no_pictures(tool)
        theme_of_pipe(tool)
        slow_picture(tool)
        drawings(tool)
        cases(tool, case_file)
        documents(tool, document)
        rule_examples(tool, os.path.join(os.path.dirname(document), "procedures-by-example.md"))
        whole_examples(tool)
        simulate(tool)
        saved(tool)
        recordings(tool)
        perft(tool)
        sheets(tool)
        sheets_of_one(tool)
        many_hints(tool)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
