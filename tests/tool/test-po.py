#!/usr/bin/env python3
"""Translates a designer's set as translators do: test-po.py TOOL

Export, gettext's own tools, import; what is broken changes nothing; languages nobody ships.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

SET = """<?xml version="1.0" encoding="UTF-8"?>
<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="vineyards" release="1.1">
  <!-- written by hand -->
  <title>Vineyards &amp; "tolls"</title>
  <title xml:lang="de">Weinberge</title>
  <description>Twelve tiles.
Two lines of it.</description>
  <rules xmlns="urn:tilewright:rules:1" version="1.0">
    <rule id="VINE-001">
      <statement>A vineyard adds {points} points.</statement>
    </rule>
    <symbol id="vineyard">
      <title>vineyard</title>
      <counted form="0">%d vineyard</counted>
      <counted form="1">%d vineyards</counted>
    </symbol>
    <symbol id="toll">
      <title>toll</title>
    </symbol>
    <effect features="monastery" events="complete" stage="add" per="symbol" symbol="vineyard"
            scope="around-8" points="3" rules="VINE-001"/>
  </rules>

  <tile id="V1" count="6" symbols="vineyard"/>
  <tile id="V2" count="6" start="1">
    <road edges="E W" symbols="toll"/>
  </tile>
</tile-set>
"""
CZECH = {
    "title": "Vinice a „mýta“",
    "description": "Dvanáct kartiček.\nNa dvou řádcích.",
    "rule:VINE-001/statement": "Vinice přidá {points} body.",
    "symbol:vineyard/title": "vinice",
    "symbol:toll/title": "mýto",
}
COUNTED = ["%d vinice", "%d vinice (víc)", "%d vinic"]


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def translate(text, words, forms=None):
    """Puts @words into the PO file @text where their contexts stand."""
    for context, translation in words.items():
        pattern = re.compile(
            r'(msgctxt "' + re.escape(context) + r'"\nmsgid (?:"[^\n]*"\n)+)msgstr (?:"[^\n]*"\n?)+'
        )
        text, n = pattern.subn(lambda m: f"{m[1]}msgstr {quoted(translation)}\n", text)
        assert n == 1, context
    for i, form in enumerate(forms or []):
        text = text.replace(f'msgstr[{i}] ""', f"msgstr[{i}] {quoted(form)}")
    return text


class Work:
    def __init__(self, tap, tool, folder):
        self.tap = tap
        self.tool = tool
        self.folder = folder

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text, encoding="utf-8"):
        with open(self.path(name), "w", encoding=encoding) as file:
            file.write(text)
        return self.path(name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def run(self, *words, **environment):
        return subprocess.run(
            [self.tool, *words], capture_output=True, text=True, check=False, cwd=self.folder,
            env={**os.environ, **environment},
        )

    def po(self, status, *words):
        """Runs the command; returns its output, and what is wrong about its exit status."""
        result = self.run("po", *words)
        wrong = [] if result.returncode == status else [f"exit status {result.returncode}"]
        return result, wrong + [result.stderr] if wrong else []

    def gettext(self, program, *words):
        result = subprocess.run(
            [program, *words], capture_output=True, text=True, check=False, cwd=self.folder
        )
        return result, [] if result.returncode == 0 else [f"{program}: {result.stderr}"]


def export(work):
    work.write("set.xml", SET)
    _, problems = work.po(0, "set.xml", "--language", "cs", "-o", "cs.po")
    text = work.read("cs.po")
    for part in (
        '"Language: cs\\n"',
        "nplurals=3",
        '#: set.xml:4\nmsgctxt "title"\nmsgid "Vineyards & \\"tolls\\""\nmsgstr ""',
        "#. Name of the symbol “toll”.\n#. On the tiles V2.",
        'msgid_plural "%d vineyards"\nmsgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""',
        '#, c-format\nmsgctxt "symbol:vineyard/counted"',
        '#, python-brace-format\nmsgctxt "rule:VINE-001/statement"',
    ):
        if part not in text:
            problems += [f"not exported: {part}", text]
    checked, wrong = work.gettext("msgfmt", "-c", "-v", "-o", "/dev/null", "cs.po")
    problems += wrong
    if "warning" in checked.stderr or "6 untranslated" not in checked.stderr:
        problems.append(checked.stderr)
    work.tap.check("an export stands alone and passes msgfmt -c", problems)


def flags(work):
    """Names with dots are named as well; of forms that agree with a number gettext knows nothing."""
    rule = "<statement>A vineyard adds {points} points.</statement>"
    for name, words, flagged in (("dots.po", "{wine.most}, {wine_2}", True),
                                 ("forms.po", "{wine.most:# point|# points}", False)):
        work.write("flags.xml", SET.replace(rule, f"<statement>It adds {words}.</statement>"))
        _, problems = work.po(0, "flags.xml", "--language", "cs", "-o", name)
        flag = '#, python-brace-format\nmsgctxt "rule:VINE-001/statement"' in work.read(name)
        if flag != flagged:
            problems.append(f"flagged: {flag}")
        problems += work.gettext("msgfmt", "-c", "-o", "/dev/null", name)[1]
        work.tap.check(f"“{words}” is flagged as gettext knows it", problems)


def round_trip(work):
    work.write("full.po", translate(work.read("cs.po"), CZECH, COUNTED))
    before = work.run("convert", "set.xml", "plain.tilewright")
    result, problems = work.po(0, "--import", "full.po", "set.xml")
    if "6 texts changed" not in result.stdout or "cs: 6 of 6 done" not in result.stdout:
        problems.append(result.stdout)
    if result.stderr or before.returncode != 0:
        problems.append(result.stderr + before.stderr)
    xml = work.read("set.xml")
    for part in (
        "<!-- written by hand -->",
        '<title xml:lang="cs">Vinice a „mýta“</title>',
        '<title xml:lang="de">Weinberge</title>',
        '<counted form="1">%d vineyards</counted>',
        '<counted xml:lang="cs" form="2">%d vinic</counted>',
        '<statement xml:lang="cs">Vinice přidá {points} body.</statement>',
    ):
        if part not in xml:
            problems += [f"not in the set: {part}", xml]
    work.tap.check("an import writes xml:lang and keeps everything else", problems)

    _, problems = work.po(0, "set.xml", "--language", "cs", "-o", "again.po")
    work.gettext("msgcat", "--no-wrap", "-o", "sorted.po", "again.po")
    for name in ("again.po", "sorted.po"):
        result, wrong = work.po(0, "--import", name, "set.xml")
        problems += wrong
        if "0 texts changed" not in result.stdout or work.read("set.xml") != xml:
            problems.append(f"{name} changes the set: {result.stdout}")
    if work.run("validate", "set.xml").returncode != 0:
        problems.append("the set has errors")
    work.tap.check("out and in again loses nothing", problems)


def languages(work):
    problems = []
    for language, wanted in (("cs", "mýto"), ("cs_CZ", "mýto"), ("pl", "toll"), ("de", "toll")):
        result = work.run("list", "symbols", "--use", "set.xml", LANGUAGE=language)
        if f"toll\t{wanted}\n" not in result.stdout:
            problems += [f"{language}: no “{wanted}”", result.stdout[-300:], result.stderr]
    result = work.run("list", "sets", "--use", "set.xml", LANGUAGE="sk:cs")
    if "vineyards\t12\tVinice a „mýta“" not in result.stdout:
        problems += [result.stdout, result.stderr]
    work.tap.check("words are shown: language, its base, the source", problems)

    counts = json.loads(work.run("po", "set.xml", "--json").stdout)
    wanted = {
        "texts": 6,
        "languages": [
            {"language": "cs", "done": 6, "draft": 0, "missing": 0},
            {"language": "de", "done": 1, "draft": 0, "missing": 5},
        ],
    }
    work.tap.check("completeness of each language", [] if counts == wanted else [str(counts)])


def drafts(work):
    """The source changes; a translator flags; gettext merges."""
    xml = work.read("set.xml").replace("<title>toll</title>", "<title>toll house</title>")
    work.write("changed.xml", xml)
    shutil.copy(work.path("again.po"), work.path("old.po"))
    _, problems = work.po(0, "changed.xml", "--language", "cs", "-o", "new.po")
    _, wrong = work.gettext("msgmerge", "-q", "-o", "merged.po", "old.po", "new.po")
    problems += wrong + work.gettext("msgfmt", "-c", "-o", "/dev/null", "merged.po")[1]
    result, wrong = work.po(0, "--import", "merged.po", "changed.xml")
    problems += wrong
    work.tap.check("msgmerge gives a file that can be imported", problems)

    result, problems = work.po(0, "--import", "old.po", "changed.xml")
    if "old.po:" not in result.stderr or "toll/title" not in result.stderr:
        problems.append(result.stderr)
    if '<title xml:lang="cs" draft="true">mýto</title>' not in work.read("changed.xml"):
        problems.append(work.read("changed.xml"))
    if "drafts: 1," not in result.stdout:
        problems.append(result.stdout)
    shown = work.run("list", "symbols", "--use", "changed.xml", LANGUAGE="cs").stdout
    if "toll\ttoll house\n" not in shown:
        problems.append("a draft is shown")
    work.tap.check("words for an older source become drafts, which are not shown", problems)

    _, problems = work.po(0, "changed.xml", "--language", "cs", "-o", "draft.po")
    if '#, fuzzy\nmsgctxt "symbol:toll/title"' not in work.read("draft.po"):
        problems.append(work.read("draft.po"))
    before = work.read("changed.xml")
    _, wrong = work.po(0, "--import", "draft.po", "changed.xml")
    if work.read("changed.xml") != before:
        wrong.append("drafts are lost on the way")
    work.tap.check("drafts go out fuzzy and come back as drafts", problems + wrong)


def merging(work):
    """An export into a file that somebody works on."""
    text = work.read("cs.po").replace(
        "Last-Translator: Automatically generated", "Last-Translator: Jana"
    )
    text = translate(text, {"symbol:toll/title": "mýtnice"})
    text = text.replace('#. Name of the symbol “toll”', '# Is that a house?\n#. Name of the symbol “toll”')
    text += '\nmsgctxt "symbol:gone/title"\nmsgid "gone"\nmsgstr "pryč"\n'
    text += '\n#~ msgctxt "x"\n#~ msgid "older"\n#~ msgstr "starší"\n'
    work.write("mine.po", text)
    work.write("house.xml", SET.replace("<title>toll</title>", "<title>toll house</title>"))
    problems = []
    for _ in range(2):
        _, wrong = work.po(0, "house.xml", "--language", "cs", "-o", "mine.po")
        problems += wrong
        merged = work.read("mine.po")
        for part in (
            "Last-Translator: Jana",
            "# Is that a house?\n",
            '#| msgid "toll"\nmsgctxt "symbol:toll/title"\nmsgid "toll house"\nmsgstr "mýtnice"',
            '#~ msgid "gone"\n#~ msgstr "pryč"',
            '#~ msgid "older"\n#~ msgstr "starší"',
        ):
            if merged.count(part) != 1:
                problems += [f"not once: {part}", merged]
    problems += work.gettext("msgfmt", "-c", "-o", "/dev/null", "mine.po")[1]
    work.tap.check("an export keeps what is in the file", problems)

    work.write("both.po", translate(work.read("cs.po"), {"symbol:toll/title": "mýtnice"}))
    _, problems = work.po(0, "set.xml", "--language", "cs", "-o", "both.po")
    if '# Before: mýtnice\n' not in work.read("both.po") or 'msgstr "mýto"' not in work.read("both.po"):
        problems.append(work.read("both.po"))
    work.tap.check("where file and set differ both are kept", problems)


def broken(work):
    good = translate(work.read("cs.po"), CZECH, COUNTED)
    n_lines = good.count("\n")
    cases = {
        "no quote at the end": (good.replace('"mýto"', '"mýto'), "mýto"),
        "no msgstr": (good + '\nmsgid "more"\n', n_lines + 2),
        "twice": (good + '\nmsgctxt "title"\nmsgid "Vineyards & \\"tolls\\""\nmsgstr "x"\n', n_lines + 2),
        "a strange word": (good.replace("msgid_plural", "msgid_many"), "msgid_many"),
        "no language": (good.replace("Language: cs", "Language: "), 2),
        "a rule that divides by zero": (good.replace("plural=(n==1)", "plural=(n%0==1)"), 2),
        "a strange escape": (good.replace('"mýto"', '"m\\qto"'), "m\\qto"),
        "something behind the quote": (good.replace('"mýto"', '"mýto" x'), '"mýto" x'),
        "forms out of order": (good.replace("msgstr[2]", "msgstr[3]"), "msgstr[3]"),
        "half a message": (good[: good.index("msgid_plural")], good[: good.index("msgid_plural")].count("\n")),
    }
    for name, (text, where) in cases.items():
        if isinstance(where, str):
            where = text[: text.index(where)].count("\n") + 1
        work.write("plain.xml", SET)
        work.write("broken.po", text)
        result, problems = work.po(1, "--import", "broken.po", "plain.xml")
        if not result.stderr.startswith(f"broken.po:{where}: "):
            problems.append(f"not “broken.po:{where}: …”: {result.stderr}")
        if work.read("plain.xml") != SET:
            problems.append("the set was changed")
        work.tap.check(f"refused, and nothing changed: {name}", problems)
    with open(work.path("latin.po"), "wb") as file:
        file.write(good.encode("utf-8").replace("mýto".encode(), b"m\xfdto"))
    result, problems = work.po(1, "--import", "latin.po", "plain.xml")
    work.tap.check(
        "bytes that are no UTF-8 are refused", problems or [] if "latin.po:" in result.stderr else [result.stderr]
    )
    work.write("iso.po", good.replace("UTF-8", "ISO-8859-2").translate({8222: '"', 8220: '"', 8221: '"'})
               .replace('Vinice a "mýta"', "Vinice").replace("“", "'").replace("”", "'"), "iso-8859-2")
    work.write("iso.xml", SET)
    result, problems = work.po(0, "--import", "iso.po", "iso.xml")
    if ">mýto</title>" not in work.read("iso.xml"):
        problems.append(result.stderr)
    work.tap.check("another encoding is read as its header says", problems)


def warnings(work):
    words = {
        "rule:VINE-001/statement": "Vinice přidá body.",
        "symbol:toll/title": "mýto, kde se platí za každý průjezd",
    }
    text = translate(work.read("cs.po"), words, COUNTED[:2])
    work.write("warned.po", text)
    work.write("warned.xml", SET)
    result, problems = work.po(0, "--import", "warned.po", "warned.xml")
    for part in ("VINE-001/statement: “{points}”", "toll/title: There is room for 30",
                 "vineyard/counted: The language counts with 3 forms"):
        if part not in result.stderr:
            problems += [f"not said: {part}", result.stderr]
    if 'draft="true">Vinice přidá body.' not in work.read("warned.xml"):
        problems.append("a lost placeholder is no draft")
    work.tap.check("lost placeholders, missing forms and long words are told", problems)


def gettext_sees(work):
    """What a translation has lost is found by gettext's own check, too."""
    problems = []
    for name, words, forms in (
        ("a number", {}, ["%d vinice", "%d vinice", "vinic"]),
        ("a parameter", {"rule:VINE-001/statement": "Vinice přidá body."}, None),
    ):
        work.write("lost.po", translate(work.read("cs.po"), words, forms))
        if not work.gettext("msgfmt", "-c", "-o", "/dev/null", "lost.po")[1]:
            problems.append(f"gettext does not see that {name} is lost")
    work.tap.check("gettext's own check finds what is lost", problems)


def progress(work):
    """A text with which something is wrong is not done, wherever it is asked."""
    # One has lost its parameter, one is too long, one lacks its third form.
    result, problems = work.po(0, "warned.xml", "--language", "cs", "--json")
    count = json.loads(result.stdout)["languages"][0] if not problems else {}
    wanted = {"language": "cs", "done": 0, "draft": 3, "missing": 3}
    if count != wanted:
        problems.append(f"{count}, not {wanted}")
    work.tap.check("what needs a look is not done", problems)


def contradictions(work):
    """A header that contradicts what is known changes nothing of it."""
    text = translate(work.read("cs.po"), CZECH, COUNTED)
    work.write("words.po", text)
    work.write("french.xml", SET)
    result, problems = work.po(1, "--import", "words.po", "--language", "fr", "french.xml")
    if "says that this is “cs”, not “fr”" not in result.stderr or work.read("french.xml") != SET:
        problems += [result.stderr, work.read("french.xml")]
    work.tap.check("Czech is not imported as French", problems)
    rule = "nplurals=2; plural=(n != 1);"
    lines = re.sub(r'"Plural-Forms: [^"]*"', f'"Plural-Forms: {rule}\\\\n"', text)
    work.write("words.po", lines)
    work.write("czech.xml", SET)
    result, problems = work.po(0, "--import", "words.po", "czech.xml")
    if f"counts by “{rule}”, but it counts by “nplurals=3" not in result.stderr:
        problems.append(result.stderr)
    if "plural-forms=" in work.read("czech.xml") or '%d vinic<' not in work.read("czech.xml"):
        problems.append(work.read("czech.xml"))
    work.tap.check("a known plural rule holds against the header's", problems)


def own_language(work):
    rule = "nplurals=2; plural=(n > 3);"
    work.write("own.xml", SET)
    result, problems = work.po(0, "own.xml", "--language", "tlh", "-o", "tlh.po")
    if "--plural-forms" not in result.stderr:
        problems.append("nobody was told that the rule is a guess")
    _, wrong = work.po(0, "own.xml", "--language", "tlh", "--plural-forms", rule, "-o", "tlh.po")
    text = translate(work.read("tlh.po"), {"symbol:toll/title": "Dez"}, ["%d wa", "%d law"])
    work.write("tlh.po", text)
    problems += wrong + work.gettext("msgfmt", "-c", "-o", "/dev/null", "tlh.po")[1]
    result, wrong = work.po(0, "--import", "tlh.po", "own.xml")
    problems += wrong
    if f'<language xml:lang="tlh" plural-forms="{rule.replace(">", "&gt;")}"/>' not in work.read("own.xml"):
        problems.append(work.read("own.xml"))
    _, wrong = work.po(0, "own.xml", "--language", "tlh", "-o", "tlh2.po")
    if rule not in work.read("tlh2.po"):
        problems.append("the rule is not exported again")
    if work.run("validate", "own.xml").returncode != 0:
        problems.append("the set has errors")
    work.tap.check("a language that nobody ships, with its rule", problems + wrong)
    work.tap.check("a wrong rule is refused", work.po(2, "own.xml", "--language", "x", "--plural-forms",
                                                      "plural=n", "-o", "x.po")[1])


def files(work):
    problems = work.po(0, "base", "--language", "cs", "-o", "base.po")[1]
    problems += work.gettext("msgfmt", "-c", "-o", "/dev/null", "base.po")[1]
    problems += work.po(2, "--import", "base.po", "base")[1]
    work.tap.check("a shipped set can be exported but not written over", problems)

    work.write("mine.ruleset", '<ruleset xmlns="urn:tilewright:ruleset:1" version="1.0" id="mine">\n'
               '  <title>Two of us</title>\n  <use set="base"/>\n</ruleset>\n')
    problems = work.po(0, "mine.ruleset", "--language", "sk", "-o", "sk.po")[1]
    work.write("sk.po", translate(work.read("sk.po"), {"title": "My dvaja"}))
    problems += work.po(0, "--import", "sk.po", "mine.ruleset")[1]
    wanted = '  <title>Two of us</title>\n  <title xml:lang="sk">My dvaja</title>\n  <use set="base"/>\n'
    if wanted not in work.read("mine.ruleset"):
        problems.append(work.read("mine.ruleset"))
    work.tap.check("the texts of a ruleset", problems)

    problems = work.po(0, "plain.tilewright", "--language", "cs", "-o", "package.po")[1]
    problems += work.po(0, "--import", "full.po", "plain.tilewright")[1]
    result = work.run("list", "symbols", "--use", "plain.tilewright", LANGUAGE="cs")
    if "toll\tmýto\n" not in result.stdout:
        problems.append(result.stdout[-200:])
    work.tap.check("the texts of a package", problems)
    work.tap.check("a language that is none", work.po(2, "set.xml", "--language", "1", "-o", "x.po")[1])
    work.tap.check("an XML file is not written over",
                   work.po(1, "plain.xml", "--language", "cs", "-o", "plain.xml")[1])
    work.tap.check("nothing is asked", work.po(2)[1])


def main(tool):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        work = Work(tap, os.path.abspath(tool), folder)
        for part in (export, flags, round_trip, languages, drafts, merging, broken, warnings, gettext_sees,
                     progress, contradictions, own_language, files):
            part(work)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
