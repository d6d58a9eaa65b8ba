#!/usr/bin/env python3
"""Holds the catalogues to the sources: test-translations.py TOP XGETTEXT-ARGUMENT…

Every file with text for people is in po/POTFILES.in, and every language of po/LINGUAS has the
whole of what a template made afresh asks for. What goes into XML is escaped when it is put there.
"""

import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, ".."), os.path.join(HERE, "..", "..", "po")]

import potfiles
from tap import Tap

# Words that stand for one thing alone: by language the word, what a source speaks of where it is
# used, and the word for what it is mistaken for. A tile is no card.
TERMS = {"de": [("Karte|karte", "card|deck|map", "Plättchen")]}

# What stands between a word and the dots of what goes on or asks for more: in German they stand for left-out words,
# and apart from the one before.
BEFORE_DOTS = {"de": " "}

# How a question at the table does not begin: a language that says "one may" or "please" gives nobody orders.
ORDERS = {"pl": r"(?:[^:.]+: )?(?:Wybierz|Postaw|Połóż|Weź|Umieść|Odeślij|Przenieś)\b"}
ASKED_IN = ("data/rules/", "engine/procedure/", "engine/expansion/")


def run(*command, **options):
    """Returns [] when @command succeeds, else what it said."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", **options}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    return [] if result.returncode == 0 else [(result.stdout + result.stderr).strip()]


def entities(catalogue):
    """Translations of texts of our XML that would be seen with an entity in them: “&amp;”."""
    with open(catalogue, encoding="utf-8") as file:
        blocks = [block for block in file.read().split("\n\n") if not block.startswith("#~")]
    problems = []
    for block in blocks:
        places = " ".join(re.findall(r"^#: (.*)", block, re.M)).split()
        if places and all(place.startswith("data/") for place in places):
            problems += re.findall(r".*&(?:[a-z]+|#x?[0-9a-f]+);.*", block[block.find("\nmsgstr") :])
    return problems


def text(block, field):
    """What @field of an entry says, its forms and lines one after the other."""
    pattern = rf'^{field}(?:_plural|\[\d\])? ((?:".*"\n?)+)'
    return " ".join(re.findall(pattern, block, re.M))


def strangers(catalogue):
    """Translations with a place in braces that the source has not: nobody would fill it in."""
    with open(catalogue, encoding="utf-8") as file:
        blocks = [block for block in file.read().split("\n\n") if not block.startswith("#~")]
    places = re.compile(r"\{[a-z]+\}")
    problems = []
    for block in blocks:
        ours, theirs = (set(places.findall(text(block, field).replace('"\n"', ""))) for field in ("msgid", "msgstr"))
        if theirs - ours:
            problems.append(f"{', '.join(sorted(theirs - ours))} in {text(block, 'msgstr')}")
    return problems


def confused(catalogue, language):
    """Translations with a word that stands for another thing than the one the source speaks of."""
    with open(catalogue, encoding="utf-8") as file:
        blocks = [block for block in file.read().split("\n\n") if not block.startswith("#~")]
    problems = []
    for word, things, right in TERMS.get(language, []):
        for block in blocks:
            ours, theirs = (text(block, field).replace('"\n"', "") for field in ("msgid", "msgstr"))
            if re.search(word, theirs) and not re.search(things, ours, re.IGNORECASE):
                problems.append(f"{right}, not {word}: {theirs}")
    return problems


def dotted(catalogue, language):
    """Translations whose dots at the end stand otherwise than the language has them."""
    with open(catalogue, encoding="utf-8") as file:
        blocks = [block for block in file.read().split("\n\n") if not block.startswith("#~")]
    before = BEFORE_DOTS.get(language, "")
    problems = []
    for block in blocks:
        if not re.search(r'[^ .]…\]?"\n', text(block, "msgid") + "\n"):
            continue
        theirs = text(block, "msgstr").strip()
        for form in re.findall(r'"((?:[^"\\]|\\.)*)…\]?"(?:$| ")', theirs):
            if form.endswith(" ") != (before == " "):
                problems.append(f"“{before}…”, not “{form[-12:]}…”")
    return problems


def ordered(catalogue, language):
    """Questions at the table that are translated as orders."""
    with open(catalogue, encoding="utf-8") as file:
        blocks = [block for block in file.read().split("\n\n") if not block.startswith("#~")]
    order = re.compile(ORDERS.get(language, "(?!)"))
    problems = []
    for block in blocks:
        places = " ".join(re.findall(r"^#: (.*)", block, re.M)).split()
        # Buttons say what they do, and have no full stop.
        if places and all(place.startswith(ASKED_IN) for place in places):
            theirs = text(block, "msgstr").replace('" "', "").replace('"\n"', "").strip('"\n ')
            if theirs.endswith((".", "?")) and order.match(theirs):
                problems.append(theirs)
    return problems


def main(top, arguments):
    tap = Tap()
    po = os.path.join(top, "po")
    wanted, listed = set(potfiles.wanted()), set(potfiles.listed())
    tap.check("files with text are listed (po/potfiles.py --write)", sorted(wanted - listed))
    tap.check("listed files have text", sorted(listed - wanted))
    with tempfile.TemporaryDirectory() as folder:
        template = os.path.join(folder, "tilewright.pot")
        problems = run(
            *("xgettext", *arguments, f"--directory={top}", f"--output={template}"),
            f"--files-from={os.path.join(po, 'POTFILES.in')}",
            GETTEXTDATADIRS=os.path.join(top, "data"),
        )
        tap.check("a template can be made", problems)
        with open(os.path.join(po, "LINGUAS"), encoding="utf-8") as file:
            languages = [line.strip() for line in file if line.strip() and line[0] != "#"]
        for language in languages:
            catalogue = os.path.join(po, f"{language}.po")
            tap.check(f"{language} is well-formed", run("msgfmt", "--check", "-o", os.devnull, catalogue))
            tap.check(f"{language}: texts for XML are plain", entities(catalogue))
            tap.check(f"{language}: places are the source's", strangers(catalogue))
            tap.check(f"{language}: words stand for what the source names", confused(catalogue, language))
            tap.check(f"{language}: dots stand as in the rest", dotted(catalogue, language))
            tap.check(f"{language}: questions give no orders", ordered(catalogue, language))
            tap.check(f"{language} is whole", run("msgcmp", catalogue, template))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
