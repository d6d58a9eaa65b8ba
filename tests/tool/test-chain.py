#!/usr/bin/env python3
"""Checks games by file as the command line does: test-chain.py TOOL WRITER"""

import base64
import hashlib
import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))
from tap import Tap  # noqa: E402

TOOL, WRITER = sys.argv[1:3]
PREFIX = "tilewright1:"


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(line):
    """Returns the text of a line, which has to be the one that the document describes."""
    body, check = line.removeprefix(PREFIX).split(".")
    assert check == encode(hashlib.sha256(body.encode()).digest()[:6])
    return base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()


def seal(text):
    body = encode(text.encode())
    return f"{PREFIX}{body}.{encode(hashlib.sha256(body.encode()).digest()[:6])}"


def fields(line):
    return dict(row.partition(" ")[::2] for row in read(line).splitlines())


def chain(folder, *texts):
    """Runs the tool on @texts, a file each."""
    paths = []
    for number, text in enumerate(texts):
        paths.append(os.path.join(folder, f"{number}.tilewright-move"))
        with open(paths[-1], "w", encoding="utf-8") as file:
            file.write(text)
    return subprocess.run([TOOL, "chain", *paths], capture_output=True, text=True, check=False)


def judge(result, status, *words):
    text = result.stdout + result.stderr
    problems = [f"status {result.returncode}, not {status}"] if result.returncode != status else []
    problems += [f"“{word}” is not said" for word in words if word not in text]
    return problems + [text] if problems else []


def sound(tap, folder, lines):
    tap.check("a sound chain", judge(chain(folder, "\n".join(lines)), 0, "opens the game", "party 2  joins",
                                     "sound", "Party 1 has to move"))
    tap.check("spread over files", judge(chain(folder, lines[0], *lines[1:]), 0, "sound"))
    tap.check("a move twice", judge(chain(folder, "\n".join(lines + lines[-1:])), 0, "sound"))
    letter = "\n".join(f"Hello,\n> {line[:70]}\n> {line[70:]}\nsee you" for line in lines)
    tap.check("in letters", judge(chain(folder, letter), 0, "sound"))
    path = os.path.join(folder, "0.tilewright-move")
    result = subprocess.run([TOOL, "chain", "--json", path], capture_output=True, text=True, check=False)
    tap.check("as JSON", [] if "turn" in json.dumps(json.loads(result.stdout)) else [result.stdout])


def links(tap, lines):
    """Another program finds the same: each share is the hash's source of the one before it."""
    problems = []
    last = {}
    before = None
    for line in lines:
        row = fields(line)
        share = base64.urlsafe_b64decode(row["share"] + "=")
        if "before" in row and row["before"] != before:
            problems.append(f"{row['move']}: before")
        if "play" in row and row["party"] in last:
            if hashlib.sha256(b"tilewright share\n" + share).digest() != last[row["party"]]:
                problems.append(f"{row['move']}: share")
        last[row["party"]] = share
        before = encode(hashlib.sha256(read(line).encode()).digest())
    tap.check("hashes and shares by another program", problems)


def wrong(tap, folder, lines):
    swapped = lines[:4] + [lines[5], lines[4]]
    tap.check("wrong order", judge(chain(folder, "\n".join(swapped)), 1, "Line 5", "comes next"))
    tap.check("a move is missing", judge(chain(folder, "\n".join(lines[:4] + lines[5:])), 1, "Line 5"))
    tap.check("no opening", judge(chain(folder, lines[1]), 1, "not here"))
    tap.check("no move at all", judge(chain(folder, "Hello"), 1, "no move"))
    tap.check("a letter is another one",
              judge(chain(folder, "\n".join(lines[:4] + [lines[4][:40] + "~" + lines[4][41:]])), 1, "not a whole move"))
    row = read(lines[4])
    mine = fields(lines[4])
    for name, old, new, word in (
            ("another share", mine["share"], fields(lines[3])["share"], "share of chance"),
            ("another's turn", "party 1" if "party 1" in row else "party 2",
             "party 2" if "party 1" in row else "party 1", "has to move"),
            ("other answers", f"play {mine['play']}", "play", "too early"),
            ("another position", f"state {mine['state']}", "state 0000000000000001", "not be the same")):
        forged = seal(row.replace(old, new))
        tap.check(name, judge(chain(folder, "\n".join(lines[:4] + [forged])), 1, "Line 5", word))


def main():
    tap = Tap()
    lines = subprocess.run([WRITER, "8"], capture_output=True, text=True, check=True).stdout.splitlines()
    with tempfile.TemporaryDirectory() as folder:
        sound(tap, folder, lines)
        links(tap, lines)
        wrong(tap, folder, lines)
        tap.check("a file that is not there", judge(
            subprocess.run([TOOL, "chain", os.path.join(folder, "none")], capture_output=True, text=True,
                           check=False), 2, "none"))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
