#!/usr/bin/env python3
"""Makes a language that nobody speaks, to see what is not translated or too long:

    pseudo-locale.py TOP PO FOLDER

FOLDER gets locale/qps/LC_MESSAGES/tilewright.mo and data/, as an installation would have them for
a language "qps" in which every text stands in brackets, is a third longer, and has marks on its
vowels. What a person then reads without brackets was never given to translators. PO is a catalogue
with all texts; its translations are not used.
"""

import os
import re
import shutil
import subprocess
import sys

KEPT = re.compile(r"%[-+ 0#'$0-9.]*(?:hh|ll|[hljzt])?[A-Za-z]|%%|\{[^}]*\}|<[^>]*>|`[^`]*`|&[a-z]+;|\n")
MARKED = str.maketrans("aeiouyAEIOUY", "äéîöüýÄÉÎÖÜÝ")
FOLDERS = ("help", "print", "rules", "rulesets", "tile-sets", "themes")


def pseudo(text):
    """@text in the language: placeholders, markup and what begins or ends with a line stay."""
    core = text.strip("\n")
    start = text[: len(text) - len(text.lstrip("\n"))]
    end = text[len(text.rstrip("\n")) :] if core else ""
    pieces, last = [], 0
    for match in KEPT.finditer(core):
        pieces += [core[last : match.start()].translate(MARKED), match.group()]
        last = match.end()
    pieces.append(core[last:].translate(MARKED))
    return f"{start}⟦{''.join(pieces)}{'~' * max(1, len(core) // 3)}⟧{end}"


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def unquoted(lines):
    text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', lines))
    return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m.group(1), m.group(1)), text)


def catalogue(po):
    """The text of a PO file for the language, from one of any other."""
    with open(po, encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    out = ['msgid ""\nmsgstr "Language: qps\\nContent-Type: text/plain; charset=UTF-8\\n'
           'Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n']
    for block in blocks[1:]:
        if "\nmsgid " not in f"\n{block}" or block.lstrip().startswith("#~"):
            continue
        fields = dict(re.findall(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', block, re.M))
        source = unquoted(fields["msgid"])
        if not source:
            continue
        if "msgctxt" in fields:
            out.append(f"msgctxt {quoted(unquoted(fields['msgctxt']))}")
        out.append(f"msgid {quoted(source)}")
        if "msgid_plural" in fields:
            plural = unquoted(fields["msgid_plural"])
            out += [f"msgid_plural {quoted(plural)}", f"msgstr[0] {quoted(pseudo(source))}",
                    f"msgstr[1] {quoted(pseudo(plural))}\n"]
        else:
            out.append(f"msgstr {quoted(pseudo(source))}\n")
    return "\n".join(out)


def main(top, po, folder):
    shutil.rmtree(folder, ignore_errors=True)
    messages = os.path.join(folder, "locale", "qps", "LC_MESSAGES")
    catalogues = os.path.join(folder, "po")
    os.makedirs(messages)
    os.makedirs(catalogues)
    with open(os.path.join(catalogues, "qps.po"), "w", encoding="utf-8") as file:
        file.write(catalogue(po))
    with open(os.path.join(catalogues, "LINGUAS"), "w", encoding="utf-8") as file:
        file.write("qps\n")
    subprocess.run(["msgfmt", "-o", os.path.join(messages, "tilewright.mo"),
                    os.path.join(catalogues, "qps.po")], check=True)
    shutil.copytree(os.path.join(top, "data"), os.path.join(folder, "data"))
    environment = {**os.environ, "GETTEXTDATADIRS": os.path.join(top, "data")}
    for name in FOLDERS:
        where = os.path.join(folder, "data", name)
        for file in sorted(os.listdir(where)):
            if file.endswith(".xml"):
                subprocess.run(["msgfmt", "--xml", "--template", os.path.join(top, "data", name, file),
                                "-d", catalogues, "-o", os.path.join(where, file)],
                               check=True, env=environment)


if __name__ == "__main__":
    main(*sys.argv[1:])
