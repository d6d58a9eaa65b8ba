#!/usr/bin/env python3
"""A set of 12 tiles with two symbols of its own is translated: test-texts.py PROGRAM.

To Czech and Polish once in the window by keyboard alone, and once through PO files, with the tool
and gettext's own programs. Both ways come to the same file, which is played in both languages. The
window's own PO files go through gettext's programs and back, too.
"""

import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, wait_until, xdotool
from tap import Tap

SET = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="tolls">
  <title>Tolls</title>
  <rules xmlns="urn:tilewright:rules:1" version="1.0">
    <rule id="TOLL-001"><statement>A toll adds 2 points to its road.</statement></rule>
    <rule id="TOLL-002"><statement>A shrine adds 1 point to its road.</statement></rule>
    <symbol id="toll">
      <title>Toll houses</title>
      <counted form="0">%d toll house</counted>
      <counted form="1">%d toll houses</counted>
    </symbol>
    <symbol id="shrine">
      <title>Wayside shrines</title>
      <counted form="0">%d wayside shrine</counted>
      <counted form="1">%d wayside shrines</counted>
    </symbol>
    <effect features="road" events="complete end" stage="add" per="symbol" symbol="toll" points="2" rules="TOLL-001"/>
    <effect features="road" events="complete end" stage="add" per="symbol" symbol="shrine" points="1" rules="TOLL-002"/>
  </rules>
{tiles}
</tile-set>
"""
PLACES = {
    "the Mill": ("u mlyna", "przy mlynie"),
    "the Ford": ("u brodu", "przy brodzie"),
    "the Oak": ("u dubu", "przy debie"),
    "the Inn": ("u hostince", "przy karczmie"),
    "the Well": ("u studny", "przy studni"),
    "the Bridge": ("u mostu", "przy moscie"),
    "the Market": ("u trhu", "przy rynku"),
    "the Chapel": ("u kaple", "przy kaplicy"),
    "the Pond": ("u rybnika", "przy stawie"),
    "the Wall": ("u hradby", "przy murze"),
    "the Gallows": ("u sibenice", "przy szubienicy"),
    "the Vineyard": ("u vinice", "przy winnicy"),
}
TILE = """  <tile id="X{index}" name="Crossing at {place}" count="1"{start}>
    <road edges="N" end="crossing" symbols="toll shrine"/>
    <road edges="E" end="crossing" symbols="toll shrine"/>
    <road edges="S" end="crossing" symbols="toll shrine"/>
    <road edges="W" end="crossing" symbols="toll shrine"/>
  </tile>"""
SET = SET.replace("{tiles}", "\n".join(
    TILE.format(index=index, place=place, start=' start="1"' if index == 0 else "")
    for index, place in enumerate(PLACES)
))

# What each text is in Czech and in Polish, a form each, in the order of the page.
WORDS = {
    "Tolls": (["Myta"], ["Myta na trakcie"]),
    "A toll adds 2 points to its road.": (["Myto prida ceste 2 body."], ["Myto dodaje traktowi 2 punkty."]),
    "A shrine adds 1 point to its road.": (["Muka prida ceste 1 bod."], ["Kapliczka dodaje traktowi 1 punkt."]),
    "Toll houses": (["mytnice"], ["komory celne"]),
    "%d toll house": (
        ["%d mytnice (1)", "%d mytnice (2)", "%d mytnic"],
        ["%d komora celna", "%d komory celne", "%d komor celnych"],
    ),
    "Wayside shrines": (["bozi muka"], ["kapliczki"]),
    "%d wayside shrine": (
        ["%d bozi muka (1)", "%d bozi muka (2)", "%d bozich muk"],
        ["%d kapliczka", "%d kapliczki", "%d kapliczek"],
    ),
    **{
        f"Crossing at {place}": ([f"Krizovatka {cs}"], [f"Rozdroze {pl}"])
        for place, (cs, pl) in PLACES.items()
    },
}
LANGUAGES = {"cs": 0, "pl": 1}
NAMES = {"cs": "čeština", "pl": "polski"}


def translate(text, language):
    """Fills the empty messages of the PO file @text as a translator would."""
    blocks = []
    for block in text.split("\n\n"):
        source = re.search(r'^msgid "(.+)"$', block, re.M)
        words = WORDS[source.group(1)][LANGUAGES[language]] if source else []
        if len(words) == 1:
            block = re.sub(r'^msgstr ""$', f'msgstr "{words[0]}"', block, flags=re.M)
        for index, form in enumerate(words if len(words) > 1 else []):
            block = block.replace(f'msgstr[{index}] ""', f'msgstr[{index}] "{form}"')
        blocks.append(block)
    return "\n\n".join(blocks)


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if result.returncode != 0:
        raise Failure(f"{' '.join(command)}: {result.stdout}{result.stderr}")
    return result.stdout


def translate_by_tools(command, folder, path):
    """From an exported file through msginit, a translator, msgfmt and msgmerge, and back."""
    tool = os.path.join(os.path.dirname(command), "tool", "tilewright-tool")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SET)
    for language in LANGUAGES:
        exported, begun, merged = (os.path.join(folder, f"{language}-{step}.po") for step in "123")
        run(tool, "po", path, "--language", language, "-o", exported)
        run("msginit", "--no-translator", "--locale", f"{language}.UTF-8", "-i", exported, "-o", begun)
        with open(begun, encoding="utf-8") as file:
            text = translate(file.read(), language)
        with open(begun, "w", encoding="utf-8") as file:
            file.write(text)
        run("msgfmt", "--check", "-o", os.devnull, begun)
        run("msgmerge", "--quiet", "-o", merged, begun, exported)
        run("msgcmp", merged, exported)
        run(tool, "po", "--import", merged, path)
    with open(path, encoding="utf-8") as file:
        return file.read()

# More than there are texts and buttons in the window.
MOST_TABS = 60


class Texts:
    def __init__(self, program, folder, path):
        self.program = program
        self.folder = folder
        self.path = path

    def opens(self):
        wait_until(lambda: self.program.focused(role="panel"), "the drawing")
        self.program.key("alt+4")
        self.program.find(re.compile("^Source, "), role="push button")

    def add_language(self, name):
        self.program.key("ctrl+shift+l")
        entry = self.program.find("Language", role="text")
        wait_until(lambda: entry.is_focused, "the language to be asked for")
        self.program.type(name)
        wait_until(lambda: entry.text == name, f"“{name}” in the entry")
        self.program.key("Return")
        self.program.find(re.compile(r", 0 %$"), role="push button")

    def first_entry(self):
        page = self.program.find("Texts", role="list")
        focused = page.focused(role="text")
        return focused is not None and focused.name.endswith(": Tolls")

    def translates(self, language):
        """Types in one go: whoever knows the words does not look up after each Return."""
        self.add_language(language)
        # From the search to the first line, wherever the list stands.
        self.program.key("ctrl+f")
        self.program.key("Return")
        wait_until(self.first_entry, "the first line to have the focus")
        for words in WORDS.values():
            for form in words[LANGUAGES[language]]:
                self.program.type(form)
                self.program.key("Return")
        self.program.find(f"{NAMES[language]}, 100 %", role="push button")

    def leaves(self):
        """From the last text Tab leads on, to the header bar and round to the texts."""
        program = self.program
        page = program.find("Texts", role="list")

        def tab_until(is_there, what):
            for _ in range(MOST_TABS):
                program.key("Tab")
                if is_there():
                    return
            raise Failure(f"Tab does not lead to {what}")

        tab_until(lambda: program.focused("All Sets", "push button"), "the header bar")
        tab_until(lambda: page.focused(role="text"), "the texts again")

    def scrolls(self):
        """The wheel scrolls the list wherever the pointer is in it: over words, and over what is typed in."""
        page = self.program.find("Texts", role="list")
        for fits in (re.compile(": A toll adds"), re.compile(": A shrine adds")):
            self.program.key("ctrl+f")
            self.program.key("Return")
            wait_until(self.first_entry, "the first line to have the focus")
            entry = page.find(fits, role="text")
            for x in (entry.point(0.5, 0.5)[0], entry.point(0.5, 0.5)[0] - entry.box[2]):
                self.program.hover(x, entry.point(0.5, 0.5)[1])
                at = entry.box[1]
                xdotool("click", 5)
                wait_until(lambda was=at: entry.box[1] < was, "the wheel to scroll down")
                at = entry.box[1]
                xdotool("click", "--repeat", 3, "--delay", 100, 4)
                wait_until(lambda was=at: entry.box[1] > was, "the wheel to scroll up")

    def dialog(self, title, path):
        dialog = self.program.find(title)
        entry = dialog.find(role="text")
        entry.fill(path)
        self.program.key("Return")
        self.program.wait_for_window_to_go(title)

    def exports(self):
        self.program.key("ctrl+shift+x")
        path = os.path.join(self.folder, "pl.po")
        self.dialog("Export PO File", path)
        self.program.find("Exported as “pl.po”", role="label")
        run("msgfmt", "--check", "-o", os.devnull, path)

    def imports(self):
        """One text is another in the file; the window takes it, and gives it back by undo."""
        path = os.path.join(self.folder, "pl.po")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace('"kapliczki"', '"male kapliczki"'))
        self.program.key("ctrl+shift+m")
        dialog = self.program.find("Import PO File")
        # The chooser takes a path once one begins to type it.
        self.program.key("ctrl+l")
        entry = wait_until(
            lambda: dialog.focused(role="text"),
            "a path to be asked for",
        )
        entry.fill(path)
        self.program.key("Return")
        self.program.wait_for_window_to_go("Import PO File")
        entry = self.program.find("pl: Wayside shrines", role="text")
        wait_until(lambda: entry.text == "male kapliczki", "the words of the file")
        self.program.key("ctrl+z")
        wait_until(lambda: entry.text == "kapliczki", "the words as they were")

    def saves(self):
        self.program.key("ctrl+s")

        def saved():
            with open(self.path, encoding="utf-8") as file:
                text = file.read()
            return text if "Rozdroze przy winnicy<" in text else None

        return wait_until(saved, "both languages in the file")


def plays(command, path, language, words, folder):
    """Plays the set in @language until a road with both symbols is scored, and opens that line."""
    environment = {**steps.environment, "LANGUAGE": language}
    program = Program([command, path], os.path.join(folder, f"log-{language}"), environment)
    try:
        wait_until(lambda: [n for n in program.children() if n.name.startswith(words[0])], f"“{words[0]}”")
        program.key("F5")
        table = wait_until(
            lambda: program.first(lambda node: node.role == "table" and words[-1] in node.description),
            "the table, with something to do",
        )
        steps.wait_for_table_focus(program)
        name = table.name
        program.key("Right")
        wait_until(lambda: table.name != name, "a place")
        name = table.name
        program.key("Return")
        wait_until(lambda: table.name != name and any(n.role == "push button" for n in table.children()), "spots")
        # North, east, south, west: the road to the start tile.
        program.key("4")
        # The log goes on with what the next player does, and its lines move.
        label = program.find("+8", role="label")
        label.click_until(lambda: program.shown(re.compile(re.escape(words[1])), "label"), "the score to be explained")
        # The explanation names the symbols, the log the tile that was laid.
        for word in words[1:]:
            program.find(re.compile(re.escape(word)), role="label")
    except Failure:
        program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), f"play-{language}"))
        raise
    finally:
        program.stop()


def plays_by_tool(command, path, language, words, folder):
    """Simulates a game of the set at @path, and has the replay say what was scored in @language."""
    tool = os.path.join(os.path.dirname(command), "tool", "tilewright-tool")
    environment = {**os.environ, **steps.environment, "LANGUAGE": language}
    games = os.path.join(folder, f"games-{language}")
    os.mkdir(games)
    run(tool, "simulate", "--use", path, "--games", "1", "--seed", "3", "--save", games)
    (game,) = os.listdir(games)
    said = run(tool, "replay", os.path.join(games, game), env=environment)
    for word in words[1:-1]:
        if word not in said:
            raise Failure(f"“{word}” is not in {said}")


def main(command):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-texts-")
    path = os.path.join(folder, "tolls.xml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SET)
    program = Program([command, path], os.path.join(folder, "log"), steps.environment)
    texts = Texts(program, folder, path)
    name = "the set opens"
    try:
        for name, action in (
            ("the Texts page opens by its key", texts.opens),
            ("Czech is typed in, by keyboard alone", lambda: texts.translates("cs")),
            ("Polish, too", lambda: texts.translates("pl")),
            ("Tab leads out of the texts and back", texts.leaves),
            ("the wheel scrolls the list", texts.scrolls),
            ("Polish is exported, and gettext takes it", texts.exports),
            ("a changed file is imported, and undone", texts.imports),
        ):
            action()
            tap.check(name, [])
        name = "both are saved in the set"
        written = texts.saves()
        tap.check(name, [])
        tap.check("the program lives", [] if program.is_running() else ["it ended"])
        program.stop()
        name = "the tool and gettext’s programs come to the same texts"
        by_tools = translate_by_tools(command, folder, os.path.join(folder, "tools.xml"))
        # Blanks between elements are each way's own.
        same = re.sub(r">\s+<", "><", by_tools) == re.sub(r">\s+<", "><", written)
        tap.check(name, [] if same else [by_tools, "is not", written])
        for language, words in (
            ("cs", ["Myta", "2 mytnice (2)", "2 bozi muka (2)", "Krizovatka"]),
            ("pl", ["Myta na trakcie", "2 komory celne", "2 kapliczki", "Rozdroze"]),
        ):
            for way, file in (("window", path), ("tools", os.path.join(folder, "tools.xml"))):
                name = f"the table names tiles and symbols in “{language}” (by {way})"
                plays(command, file, language, words, folder)
                tap.check(name, [])
            name = f"the tool’s replay names symbols in “{language}”"
            plays_by_tool(command, os.path.join(folder, "tools.xml"), language, words, folder)
            tap.check(name, [])
    except Failure as failure:
        tap.check(name, [str(failure)])
        if program.is_running():
            program.keep_evidence(os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), "texts"))
        print(f"# evidence is in {folder}")
    finally:
        program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
