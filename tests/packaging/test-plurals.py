#!/usr/bin/env python3
"""Holds the catalogues to how languages count: test-plurals.py TOP

For each language of po/LINGUAS: which form stands with 0, 1, 2, 5, 21, 22, 25 and 101, by a table
made by hand and not from the rule in the catalogue; some words in full; that in every counted
message the words that change stand in a form in which they are right (counted-words.tsv); and that
no form of a counted message forgets its number where it is not one.
"""

import gettext
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from tap import Tap

NUMBERS = (0, 1, 2, 5, 21, 22, 25, 101)
# The form for each of the numbers.
FORMS = {
    "cs": (2, 0, 1, 2, 2, 2, 2, 2),
    "sk": (2, 0, 1, 2, 2, 2, 2, 2),
    "pl": (2, 0, 1, 2, 2, 1, 2, 2),
    "de": (1, 0, 1, 1, 1, 1, 1, 1),
}
# Words in the order of the forms.
WORDS = {
    ("%u tile", "%u tiles"): {
        "cs": ("kartička", "kartičky", "kartiček"),
        "sk": ("kartička", "kartičky", "kartičiek"),
        "pl": ("płytka", "płytki", "płytek"),
        "de": ("Plättchen", "Plättchen"),
    },
    ("%d point", "%d points"): {
        "cs": ("bod", "body", "bodů"),
        "sk": ("bod", "body", "bodov"),
        "pl": ("punkt", "punkty", "punktów"),
        "de": ("Punkt", "Punkte"),
    },
    ("Pile {which} of {all}: {n} tile left", "Pile {which} of {all}: {n} tiles left"): {
        "cs": ("kartička", "kartičky", "kartiček"),
        "sk": ("kartička", "kartičky", "kartičiek"),
        "pl": ("płytka", "płytki", "płytek"),
        "de": ("Plättchen", "Plättchen"),
    },
}
INLINE = r"\{([a-z]+\.[a-z0-9.-]+)(:[^{}]*)?\}"
FIELD = re.compile(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', re.M)


def texts(block):
    return {name: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', lines)) for name, lines in FIELD.findall(block)}


def translated(po):
    """The entries with a translation: that all have one is asked elsewhere."""
    with open(po, encoding="utf-8") as file:
        blocks = [block for block in file.read().split("\n\n") if not block.startswith("#~")]
    entries = [texts(block) for block in blocks if "#, fuzzy" not in block]
    return [
        entry for entry in entries
        if all(words for name, words in entry.items() if name.startswith("msgstr"))
    ]


def rule_problems(language, catalogue):
    """What is wrong with which form the catalogue takes, and with some words in it."""
    problems = [
        f"{number} takes form {catalogue.plural(number)} and not {form}"
        for number, form in zip(NUMBERS, FORMS[language])
        if catalogue.plural(number) != form
    ]
    for (singular, plural), languages in WORDS.items():
        for number, form in zip(NUMBERS, FORMS[language]):
            said = catalogue.ngettext(singular, plural, number)
            words = re.findall(r"[^\W\d_]+", re.sub(r"%[ud]", "", said))
            if languages[language][form] not in words:
                problems.append(f"{number}: “{said}” and not “{languages[language][form]}”")
    return problems


def counted_words():
    """{language: {word: forms in which it may stand}}"""
    table = {}
    with open(os.path.join(HERE, "counted-words.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                language, forms, words = line.rstrip("\n").split("\t")
                for word in words.split():
                    table.setdefault(language, {})[word] = {int(form) for form in forms.split()}
    return table


def words_of(text):
    return set(re.findall(r"[^\W\d_]+", re.sub(r"%(?:\d\$)?[a-z]+|\\n", " ", text).lower()))


def form_problems(po, language):
    """Words in a form of a counted message in which they are wrong."""
    blocks = translated(po)
    known = counted_words()[language]
    problems = []
    for entry in blocks:
        if "msgid_plural" not in entry:
            continue
        forms = [entry[f"msgstr[{form}]"] for form in range(max(FORMS[language]) + 1)]
        found = [words_of(form) for form in forms]
        same = set.intersection(*found)
        for form, words in enumerate(found):
            # Behind the only number stands what is counted, also where all forms are alike.
            counted = re.findall(r"%[ud] ([^\W\d_]+)", forms[form].lower())
            alone = len(re.findall(r"%(?:\d\$)?[ud]", entry["msgid_plural"])) == 1
            problems += [
                f"“{word}” in “{forms[form]}”, which is form {form}"
                for word in sorted((words - same) | (set(counted) if alone else set()))
                if form not in known.get(word, {form})
            ]
    return problems


def number_problems(po, language):
    """Messages that lose their first number in a form that stands with several numbers."""
    blocks = translated(po)
    several = set(FORMS[language]) - {FORMS[language][NUMBERS.index(1)]}
    return [
        f"{entry['msgid']}: “{entry[f'msgstr[{form}]']}”"
        for entry in blocks
        if "msgid_plural" in entry and re.search(r"%(?:\d\$)?[ud]", entry["msgid_plural"])
        for form in several
        if not re.search(r"%(?:\d\$)?[ud]", entry[f"msgstr[{form}]"])
    ]


def inline_problems(po, language):
    """What is in braces with the words that agree with it ("{points:# point|# points}") has as many
    forms as the language, each with its number, and the same values as in English."""
    problems = []
    n_forms = {"en": 2, language: max(FORMS[language]) + 1}
    with open(po, encoding="utf-8") as file:
        blocks = [texts(block) for block in file.read().split("\n\n") if not block.startswith("#~")]
    for entry in blocks:
        source, words = entry.get("msgid", ""), entry.get("msgstr", "")
        if not re.search(INLINE, source):
            continue
        for place, text in (("en", source), (language, words)):
            for name, forms in re.findall(INLINE, text):
                alternatives = forms[1:].split("|") if forms else []
                if alternatives and len(alternatives) != n_forms[place]:
                    problems.append(f"{text}: {name} has {len(alternatives)} forms")
                if not all("#" in form for form in alternatives):
                    problems.append(f"{text}: {name} loses its number")
        named = [sorted(name for name, _ in re.findall(INLINE, text)) for text in (source, words)]
        if named[0] != named[1]:
            problems.append(f"{words}: {named[1]} instead of {named[0]}")
    return problems


def main(top):
    tap = Tap()
    po = os.path.join(top, "po")
    with open(os.path.join(po, "LINGUAS"), encoding="utf-8") as file:
        languages = [line.strip() for line in file if line.strip() and line[0] != "#"]
    tap.check("how each language counts is known here", sorted(set(languages) - set(FORMS)))
    with tempfile.TemporaryDirectory() as folder:
        for language in languages:
            source = os.path.join(po, f"{language}.po")
            compiled = os.path.join(folder, f"{language}.mo")
            subprocess.run(["msgfmt", "-o", compiled, source], check=True)
            with open(compiled, "rb") as file:
                catalogue = gettext.GNUTranslations(file)
            tap.check(f"{language}: the right words with {NUMBERS}", rule_problems(language, catalogue))
            tap.check(f"{language}: words stand in their forms", form_problems(source, language))
            tap.check(f"{language}: no form loses its number", number_problems(source, language))
            tap.check(f"{language}: words in braces agree", inline_problems(source, language))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
