#!/usr/bin/env python3
"""Holds the list of the fuzzers' words to what the schemas do not say: test-words.py TOP"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import words
from tap import Tap


def main(top):
    known = words.of_schemas(os.path.join(top, "data", "schema"))
    listed = words.of_list(os.path.join(top, "tests", "fuzz", "words.dict"))
    tap = Tap()
    tap.check("the schemas have words", [] if len(known) > 300 else ["hardly any is read"])
    tap.check("the list has no word that a schema has", sorted(known & listed))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
