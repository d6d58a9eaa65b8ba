#!/usr/bin/env python3
"""Holds `tilewright-tool stats` to what other commands say of the same games: test-stats.py TOOL MANUAL

What simulate counts while it plays has to be what stats counts of the files it has saved, and what
replay tells of them; columns, statuses and shapes are those of the manual.
"""

import csv
import io
import json
import os
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))
from tap import Tap  # noqa: E402


class Stats:
    def __init__(self, tap, tool, folder):
        self.tap = tap
        self.tool = tool
        self.folder = folder

    def run(self, *words):
        return subprocess.run([self.tool, *words], capture_output=True, text=True, check=False)

    def expect(self, name, status, *words, out="", err=""):
        result = self.run(*words)
        problems = [] if result.returncode == status else [f"status {result.returncode}, not {status}"]
        problems += [f"“{out}” is not in the output"] if out not in result.stdout else []
        problems += [f"“{err}” is not in the errors"] if err not in result.stderr else []
        self.tap.check(name, problems + [result.stdout, result.stderr] if problems else [])
        return result.stdout

    def rows(self, *words):
        result = json.loads(self.expect(f"stats {' '.join(words[1:])}", 0, "stats", *words, "--json"))
        return {(row["group"], row["name"], row["who"]): row for row in result["rows"]}


def close(one, other):
    return abs(one - other) < 0.0051


def against_simulation(stats):
    """Two routes to the same numbers: counted while it was played, and from the files."""
    folder = os.path.join(stats.folder, "played")
    played = json.loads(stats.run(
        "simulate", "--use", "base,inns-and-cathedrals", "--players", "3", "--player", "greedy,random", "--games", "12",
        "--seed", "7", "--save", folder, "--format", "xml", "--json").stdout)
    rows = stats.rows(folder)
    problems = []
    for seat, player in enumerate(played["players"]):
        row = rows["seat", f"P{seat + 1}", "everybody"]
        if not close(row["mean_points"], player["mean"]) or row["wins"] != player["wins"] or row["games"] != 12:
            problems.append((row, player))
    stats.tap.check("points and wins by seat", problems)
    problems = []
    drawn = {tile["id"].split(":")[-1]: tile for tile in played["tiles"]}
    found = {}
    for (group, name, who), row in rows.items():
        if group == "tile" and who == "everybody":
            sums = found.setdefault(name.split(":")[1], [0, 0])
            sums[0] += row["drawn"]
            sums[1] += row["unplaceable"]
    for name, tile in drawn.items():
        if tile["drawn"] != found.get(name, [0, 0])[0] or tile["unplaceable"] != found.get(name, [0, 0])[1]:
            problems.append((name, tile, found.get(name)))
    stats.tap.check("tiles drawn", problems)
    return folder, rows


def against_replay(stats, folder, rows):
    scores, closed, by_kind, programs = [], 0, {}, rows["all", "", "programs"]
    for name in sorted(os.listdir(folder)):
        game = json.loads(stats.run("replay", os.path.join(folder, name), "--json").stdout)
        scores += [player["score"] for player in game["players"]]
        for event in game["events"]:
            by_kind[event["kind"]] = by_kind.get(event["kind"], 0) + event["points"]
            if event["turn"] > 0 and event["complete"]:
                closed += event["points"]
    n = len(scores)
    problems = [] if close(programs["median_points"], statistics.median(scores)) else [("median", programs, scores)]
    problems += [] if programs["closed_points"] == closed else [("closed", programs, closed)]
    for column, kind in (("roads", "road"), ("cities", "city"), ("fields", "field")):
        if not close(programs[f"mean_{column}"], by_kind.get(kind, 0) / n):
            problems.append((column, programs, by_kind))
    parts = sum(programs[f"mean_{part}"] for part in
                ("roads", "cities", "monasteries", "fields", "own", "tokens", "other", "given"))
    problems += [] if abs(parts - programs["mean_points"]) < 0.05 else [("parts", parts, programs)]
    stats.tap.check("median, points by source and points closed", problems)
    stats.tap.check("programs by kind", [] if ("program", "greedy", "programs") in rows
                    and not any(who == "people" for _, _, who in rows) else list(rows))


def shapes(stats, folder, manual):
    table = stats.expect("as comma-separated values", 0, "stats", folder, "--csv")
    lines = list(csv.reader(io.StringIO(table)))
    stats.tap.check("every line has every column", [line for line in lines if len(line) != len(lines[0])])
    with open(manual, encoding="utf-8") as file:
        words = file.read().replace("\\-", "-")
    stats.tap.check("the manual tells every column", [name for name in lines[0] if f".B {name}\n" not in words])
    result = json.loads(stats.run("stats", folder, "--json").stdout)
    stats.tap.check("JSON has the same columns", [row for row in result["rows"] if list(row) != lines[0]])
    stats.tap.check("and what else the manual says",
                    [] if list(result) == ["games", "other_files", "skipped", "rows"] else [list(result)])
    one = stats.run("stats", folder, "--threads", "1", "--json").stdout
    stats.tap.check("threads change nothing",
                    [] if one == stats.run("stats", folder, "--threads", "7", "--json").stdout else ["other"])
    stats.expect("for people", 0, "stats", folder, out="\nseat\twho\tgames\tfinished")
    out = os.path.join(stats.folder, "out.csv")
    stats.expect("into a file", 0, "stats", folder, "--csv", "-o", out)
    with open(out, encoding="utf-8", newline="") as file:
        stats.tap.check("the same", [] if file.read().replace("\r\n", "\n") == table else ["other"])


def faults(stats, folder):
    name = sorted(os.listdir(folder))[0]
    path = os.path.join(folder, name)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    spoiled = text.replace("</turn>", " @@@</turn>", 1)
    line = spoiled[: spoiled.index("@@@")].count("\n") + 1
    with open(os.path.join(folder, "spoiled.xml"), "w", encoding="utf-8") as file:
        file.write(spoiled)
    stats.expect("a broken game is named and skipped", 1, "stats", folder, out="all\twho",
                 err=f"spoiled.xml:{line}: ")
    result = json.loads(stats.run("stats", folder, "--json").stdout)
    told = [(one["file"], one["line"]) for one in result["skipped"]]
    stats.tap.check("in JSON as well", [] if told == [("spoiled.xml", line)] and result["games"] == 12 else [told])
    # Half a game is a game that is not finished, cut between two turns.
    half = text[: text.index("</turn>", len(text) - 2000) + 7] + "</game>\n"
    empty = os.path.join(stats.folder, "half")
    os.mkdir(empty)
    with open(os.path.join(empty, "half.xml"), "w", encoding="utf-8") as file:
        file.write(half)
    row = stats.rows(empty)["all", "", "everybody"]
    stats.tap.check("a game that is not finished has no mean yet",
                    [] if (row["games"], row["finished"], row["mean_points"]) == (1, 0, None) and row["laid"] > 40
                    else [row])
    stats.expect("no folder", 2, "stats", os.path.join(stats.folder, "nowhere"), err="nowhere: ")
    stats.expect("a file for a folder", 2, "stats", path)
    stats.expect("no word", 2, "stats", err="Usage: tilewright-tool stats DIR")
    stats.expect("both kinds", 2, "stats", folder, "--csv", "--json")
    stats.expect("no threads", 2, "stats", folder, "--threads", "0")
    bare = os.path.join(stats.folder, "bare")
    os.mkdir(bare)
    stats.expect("an empty folder", 0, "stats", bare, err="no saved game")


def main(tool, manual):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        stats = Stats(tap, tool, folder)
        played, rows = against_simulation(stats)
        against_replay(stats, played, rows)
        shapes(stats, played, manual)
        faults(stats, played)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
