#!/usr/bin/env python3
"""Holds the words that fuzzers are given to those of the files: test-words.py [--write] TOP

A fuzzer that has to guess a word letter by letter never comes to what reads it. The schemas know every
word of the files, and tests hold them to the tables that readers go by.
"""

import os
import sys
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

RELAX_NG = "{http://relaxng.org/ns/structure/1.0}"


def words_of(schema):
    """The words of one schema, as the fuzzers' list writes them."""
    root = ElementTree.parse(schema).getroot()
    words = {f'"{element.text}"' for element in root.iter(RELAX_NG + "value")}
    for kind, form in (("element", '"{}"'), ("attribute", '"{}=\\""')):
        words |= {form.format(one.get("name")) for one in root.iter(RELAX_NG + kind) if one.get("name")}
    return words


def main():
    top = sys.argv[-1]
    path = os.path.join(top, "tests", "fuzz", "words.dict")
    folder = os.path.join(top, "data", "schema")
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    head = [line for line in lines if line.startswith("#")]
    known = {line for line in lines if line and not line.startswith("#")}
    schemas = sorted(name for name in os.listdir(folder) if name.endswith(".rng"))
    words = {name: words_of(os.path.join(folder, name)) for name in schemas}

    if "--write" in sys.argv:
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(head + sorted(known.union(*words.values()))) + "\n")
        return 0

    tap = Tap()
    tap.check("the schemas have words", [] if sum(map(len, words.values())) > 300 else ["hardly any is read"])
    for name in schemas:
        tap.check(f"the fuzzers know the words of {name}",
                  [f"{word} is missing; write them with tests/fuzz/test-words.py --write TOP"
                   for word in sorted(words[name] - known)])
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
