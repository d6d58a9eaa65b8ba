"""The words of the files, as fuzzers are given them: a fuzzer that has to guess a word letter by
letter never comes to what reads it."""

import glob
import os
import xml.etree.ElementTree as ElementTree

RELAX_NG = "{http://relaxng.org/ns/structure/1.0}"


def of_schema(path):
    """Returns the words of one schema."""
    root = ElementTree.parse(path).getroot()
    words = {f'"{element.text}"' for element in root.iter(RELAX_NG + "value")}
    for kind, form in (("element", '"{}"'), ("attribute", '"{}=\\""')):
        words |= {form.format(one.get("name")) for one in root.iter(RELAX_NG + kind) if one.get("name")}
    words |= {f'"{name.text}=\\""' for name in root.iter(RELAX_NG + "name")}
    return words


def of_schemas(folder):
    """Returns the words of all schemas in @folder, which tests hold to the tables that readers go by."""
    return set().union(*(of_schema(path) for path in glob.glob(os.path.join(folder, "*.rng"))))


def of_list(path):
    """Returns the words of a fuzzer's list."""
    with open(path, encoding="utf-8") as file:
        return {line for line in file.read().splitlines() if line and not line.startswith("#")}
