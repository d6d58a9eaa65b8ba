#!/usr/bin/env python3
"""Asks `tilewright-tool balance` what is known beforehand: test-balance.py TOOL SETS

The sets in the folder SETS have known answers. Runs are parted, killed, gone on with and added, and have to come to the
same bytes.
"""

import csv
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))
from tap import Tap  # noqa: E402


# A rule that finds no end.
SPIN = '<repeat times="9999"><repeat times="9999"><change what="c" by="1"/></repeat></repeat>'


class Balance:
    def __init__(self, tap, tool, sets, folder):
        self.tap = tap
        self.tool = tool
        self.gifts = "base," + os.path.join(sets, "gifts.xml")
        self.dice = os.path.join(sets, "dice.xml")
        self.folder = folder

    def run(self, *words, **more):
        return subprocess.run([self.tool, "balance", *words], capture_output=True, text=True, check=False, **more)

    def expect(self, name, status, *words, out="", err=""):
        result = self.run(*words)
        problems = [] if result.returncode == status else [f"status {result.returncode}, not {status}"]
        problems += [f"“{out}” is not in the output"] if out not in result.stdout else []
        problems += [f"“{err}” is not in the errors"] if err not in result.stderr else []
        self.tap.check(name, problems + [result.stdout, result.stderr] if problems else [])
        return result.stdout

    def answers(self, name, *words):
        found = json.loads(self.expect(name, 0, *words, "--json", out='"sentence"'))
        return found["sentence"], {(row["measure"], row.get("of"), row.get("other")): row for row in found["answers"]}

    def path(self, name):
        return os.path.join(self.folder, name)


def known(balance):
    sentence, rows = balance.answers("a gift", "worth", "tile:Gift", "--use", balance.gifts, "--deals", "12")
    row = rows["worth-points", "Gift", None]
    balance.tap.check("a gift is worth 10 points", [] if row["estimate"] == 10 and row["verdict"] == "more"
                      and sentence.startswith("Gift brings who has it points: 10.00 (between 10.00 and 10.00; games: 12)")
                      else [sentence, row])
    _sentence, rows = balance.answers("a set and a copy", "worth", "set:gifts", "--use", balance.gifts, "--deals", "3")
    balance.tap.check("a set has its tiles", [] if sorted(rows) == [(measure, "Gift", None) for measure in (
        "worth-others", "worth-points", "worth-won")] else [rows])
    _sentence, rows = balance.answers("several tiles", "worth", "tile:Gift,base:U,X", "--use", balance.gifts, "--deals", "6")
    balance.tap.check("are told apart", [] if rows["worth-points", "Gift", None]["estimate"] == 10
                      and rows["worth-points", "base:U", None]["estimate"] == 0 else [rows])
    sentence, rows = balance.answers("dice", "fair", "--use", balance.dice, "--player", "random", "--deals", "400")
    row = rows["place-won", "1", None]
    balance.tap.check("dice are fair", [] if row["low"] < 0.5 < row["high"] and row["games"] == 800 and row["null"] == 0.5
                      and row["verdict"] in ("unknown", "same") else [sentence, row])
    balance.expect("too few games say nothing", 0, "fair", "--use", balance.dice, "--player", "random", "--deals", "1",
                   out="Cannot say yet")
    text = balance.expect("a dead rule", 0, "dead", "--use", balance.gifts, "--player", "random", "--deals", "390")
    balance.expect("rules that nobody looked out for", 0, "dead", "--use", balance.gifts, "--player", "random", "--deals",
                   "3", out="Cannot say yet")
    balance.tap.check("is found dead", [] if "GIFT-002 (road): looks dead" in text else [text])
    text = balance.expect("a game that puts ghosts out before it begins", 0, "dead", "--ruleset", "mists-level-1", "--players", "3",
                          "--player", "random", "--deals", "2", "--line")
    balance.tap.check("looks at what happens in turns", [] if "ghosts-rise" in text and "first-ghosts" not in text else [text])
    rare = balance.path("rare.xml")
    with open(rare, "w", encoding="utf-8") as file:
        file.write('<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="rare"><title>Rare</title>'
                   '<tile id="Bank"><river edges="N E S W"/></tile></tile-set>')
    sentence, rows = balance.answers("a tile that fits nowhere", "dead", "--use", f"base,{rare}", "--player", "random", "--deals",
                                     "100")
    balance.tap.check("is named", [] if sentence.startswith("Tile Bank fits nowhere in 100.0 % of its draws") and rows["tile-nowhere", "Bank", None]["verdict"] == "more"
                      and rows["tile-places", "Bank", None]["verdict"] == "less"
                      and rows["tile-places", "U", None]["verdict"] == "more" else
                      [sentence, rows["tile-nowhere", "Bank", None], rows["tile-places", "Bank", None]])
    _sentence, rows = balance.answers("styles", "dead", "--deals", "2")
    balance.tap.check("are compared where they play", [] if ("temper-won", "farmer", None) in rows else [list(rows)])
    spin = balance.path("spin.xml")
    with open(spin, "w", encoding="utf-8") as file:
        file.write('<tile-set xmlns="urn:tilewright:tile-set:1" version="1.0" id="own"><title>Own</title>'
                   '<rules xmlns="urn:tilewright:rules:1" version="1.0"><counter id="c" most="5"><title>C</title></counter>'
                   '<procedure id="spin" at="laid">%s</procedure></rules>'
                   '<tile id="Way" count="9"><road edges="E W"/></tile></tile-set>' % SPIN)
    balance.expect("a rule without end", 0, "dead", "--use", f"base,{spin}", "--player", "random", "--deals", "20",
                   out="Broken: a rule that finds no end has ended 100.0 % of the games")
    text = balance.expect("a number", 0, "number", "road.tile.complete=0..20", "--goal", "score=27..36",
                          "--use", "base", "--player", "random", "--deals", "400")
    balance.tap.check("is found", [] if text.startswith("road.tile.complete=") and " meets the goal" in text else [text])
    text = balance.expect("levels of a team", 0, "team", "mists-level-1@3,mists-level-2", "--deals", "20", "--player", "random")
    balance.tap.check("have a row each", [] if "Won: mists-level-2\t" in text and "Lost: mists-level-1@3, by " in text
                      else [text])
    balance.expect("restricted play", 0, "worth", "feature:road", "--deals", "6", out="Points of who has road")
    balance.expect("by a symbol", 0, "worth", "on:inn", "--use", "base,inns-and-cathedrals", "--player", "random", "--deals", "2",
                   out="Points of who has inn")
    balance.expect("a symbol", 0, "worth", "symbol:coat-of-arms", "--deals", "4", out="for each coat-of-arms")
    balance.expect("an expansion", 0, "change", "inns-and-cathedrals", "--use", "base", "--deals", "4",
                   out="Tiles that fit nowhere, with it")
    balance.expect("excitement", 0, "thrill", "--deals", "4", out="The lead changes ")
    balance.expect("skill", 0, "skill", "--deals", "4", out="Emma (quick) beats Max (at random)")


def pictures(balance):
    """What pictures show adds up: 71 tiles, two players, and the mean of the points."""
    words = ("common", "--player", "random", "--deals", "50", "--json")
    found = json.loads(balance.expect("pictures", 0, *words))
    rows = {row["measure"]: row["estimate"] for row in found["answers"]}
    problems = []
    if sum(bar["n"] for bar in found["bars"]) != 100:
        problems.append("bars")
    if abs(sum(cell["tiles"] for cell in found["heat"]) - rows["turns"]) > 1e-9:
        problems.append("tiles")
    figures = sum(cell["figures"] for cell in found["heat"])
    if abs(rows["figures-out"] * rows["turns"] / figures - rows["figure-stays"]) > 0.05 * rows["figure-stays"]:
        problems.append("figures")
    if len(found["course"]) != 10 or abs(found["course"][-1]["mean"] - rows["score"]) > 0.51:
        problems.append("course")
    if any(not point["low"] <= point["middle"] <= point["high"] for point in found["course"]):
        problems.append("quantiles")
    balance.tap.check("pictures add up", [] if not problems else problems + [found["course"][-1], rows, figures])


def parts(balance):
    """A run in five parts, one of them killed and done again, comes to the bytes of a whole run."""
    words = ("fair", "--player", "random", "--deals", "60", "--seed", "9")
    whole = balance.expect("a whole run", 0, *words, "--line", "--threads", "1")
    names = []
    for part in range(1, 6):
        names.append(balance.path(f"part-{part}"))
        with open(names[-1], "w", encoding="utf-8") as file:
            file.write(balance.run(*words, "--shard", f"{part}/5", "--line", "--threads", "2").stdout)
    random.Random(1).shuffle(names)
    merged = balance.expect("its parts", 0, "--merge", *names, names[0], "--line")
    balance.tap.check("come to the same bytes in any order, one of them twice", [] if merged == whole else [merged, whole])
    sentence = balance.expect("an answer to the run", 0, *words).splitlines()[0]
    balance.expect("is that to its parts", 0, "--merge", *names, out=sentence)
    with open(names[2], "w", encoding="utf-8"):
        pass
    text = balance.expect("a part that was killed", 0, "--merge", *names, "--json", err="12 of 60 deals are missing")
    balance.tap.check("leaves intervals of a sequence", [] if json.loads(text)["sequence"] else [text])
    with open(balance.path("other"), "w", encoding="utf-8") as file:
        file.write(balance.run("fair", "--player", "random", "--deals", "60", "--seed", "8", "--shard", "1/5", "--line").stdout)
    balance.expect("a part of another run", 2, "--merge", names[0], balance.path("other"), err="different runs")


def seconds_used(process):
    """Returns the processor time of a process so far."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return int(file.read().rsplit(")", 1)[1].split()[11]) / os.sysconf("SC_CLK_TCK")


def interrupted(balance):
    """A run that is stopped in the middle goes on where it was."""
    words = ("fair", "--player", "random", "--deals", "8000", "--seed", "4", "--threads", "2", "--line")
    kept = balance.path("kept")
    with subprocess.Popen([balance.tool, "balance", *words, "--keep", kept], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True) as run:
        # Past the start, however busy the machine is.
        while run.poll() is None and seconds_used(run.pid) < 0.3:
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        _out, err = run.communicate(timeout=60)
    with open(kept, encoding="utf-8") as file:
        done = sum(end - begin for begin, end in json.load(file)["done"])
    balance.tap.check("a run is interrupted", [] if run.returncode == 2 and "Interrupted." in err and 0 < done < 8000
                      else [run.returncode, err, done])
    again = balance.expect("it goes on", 0, *words, "--keep", kept)
    whole = balance.expect("another is not interrupted", 0, *words)
    balance.tap.check("both come to the same bytes", [] if again == whole else ["they differ"])
    balance.expect("a file of another run is not gone on with", 2, "fair", "--player", "random", "--deals", "10", "--keep", kept,
                   err="has the results of something else")


def enough(balance):
    words = ("fair", "--use", balance.dice, "--player", "random", "--deals", "5000", "--until", "0.1")
    one = json.loads(balance.expect("until it is known", 0, *words, "--json", "--threads", "1"))
    row = one["answers"][0]
    balance.tap.check("it stops", [] if 64 <= one["deals"] < 5000 and row["high"] - row["low"] <= 0.2 and one["sequence"]
                      else [one["deals"], row])
    two = json.loads(balance.expect("in threads", 0, *words, "--json", "--threads", "3"))
    balance.tap.check("at the same number of deals", [] if two == one else [one["deals"], two["deals"]])


def watched(balance):
    path = balance.path("game.xml")
    balance.expect("a game to be looked at", 0, "fair", "--player", "random", "--watch", path)
    other = balance.path("other.xml")
    balance.expect("another one", 0, "fair", "--player", "random", "--watch", other, "--deal", "3")
    with open(path, encoding="utf-8") as one, open(other, encoding="utf-8") as two:
        balance.tap.check("is another one", [] if one.read() != two.read() else ["it is the same"])
    result = subprocess.run([balance.tool, "replay", path], capture_output=True, text=True, check=False)
    balance.tap.check("can be replayed", [] if result.returncode == 0 else [result.stdout[-500:], result.stderr])


def reports(balance):
    """A report of one question, of parts that are added, of a number, and of everything that applies."""
    for ending, begins in ((".html", b"<!DOCTYPE html>"), (".pdf", b"%PDF"), (".csv", b"question,what,"), (".svg", b"<?xml")):
        path = balance.path("report" + ending)
        balance.expect("a report " + ending, 0, "fair", "--player", "random", "--deals", "6", "--report", path, out="place 1")
        with open(path, "rb") as file:
            balance.tap.check("is one", [] if file.read().startswith(begins) else [begins])
    with open(balance.path("report.csv"), newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    balance.tap.check("has a row for each number", [] if [row["what"] for row in rows] == [
        "Wins of place 1", "Wins of place 2", "Points of place 1", "Points of place 2"] and
        float(rows[0]["number"]) + float(rows[1]["number"]) == 1.0 and rows[0]["n"] == "6" else [rows])
    part, merged = balance.path("report-part"), balance.path("merged.csv")
    with open(part, "w", encoding="utf-8") as file:
        file.write(balance.run("fair", "--player", "random", "--deals", "6", "--line").stdout)
    balance.expect("a report of parts", 0, "--merge", part, "--report", merged)
    with open(merged, "rb") as one, open(balance.path("report.csv"), "rb") as other:
        balance.tap.check("has the same rows", [] if one.read() == other.read() else ["they differ"])
    path = balance.path("number.csv")
    balance.expect("a report of a number", 0, "number", "road.tile.complete=0..8", "--goal", "score=27..36", "--use", "base",
                   "--player", "random", "--deals", "64", "--report", path)
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    balance.tap.check("has the values", [] if rows[0]["what"] == "road.tile.complete=0" and rows[0]["verdict"] == "less"
                      else [rows])
    path = balance.path("all.csv")
    text = balance.expect("everything about a set", 0, "all", "inns-and-cathedrals", "--use", "base", "--player", "random", "--deals",
                          "6", "--report", path, out="What does it change? (inns-and-cathedrals)")
    with open(path, newline="", encoding="utf-8") as file:
        asked = {row["question"] for row in csv.DictReader(file)}
    balance.tap.check("asks what applies", [] if asked == {
        "change", "fair", "common", "thrill", "skill", "worth-tiles", "worth-symbol", "worth-use", "dead"}
        and "What is a symbol worth? (inn)" in text and "(big-meeple)" in text else [asked, text])
    balance.expect("a set that is called like a feature", 0, "all", "river", "--use", "base", "--player", "random", "--deals", "2",
                   out="What does it change? (river)")
    text = balance.expect("everything about a team's game", 0, "all", "--ruleset", "mists-level-1", "--player", "random", "--deals",
                          "4", out="Do all players win together?")
    balance.tap.check("asks nothing else", [] if "Is it fair?" not in text else [text])


def refused(balance):
    for name, words, err in (
        ("no question", (), "Usage"),
        ("an unknown one", ("why",), "no question “why”"),
        ("no such tile", ("worth", "tile:nothing"), "nothing"),
        ("no such set", ("worth", "set:nothing"), "“nothing”"),
        ("nothing to be worth", ("worth", "love"), "“love” is nothing in this game"),
        ("no such symbol", ("worth", "on:love"), "on:SYMBOL"),
        ("no such player", ("fair", "--player", "chess"), "no player “chess”"),
        ("no goal", ("number", "road.tile.complete=1..3"), "--goal"),
        ("no such parameter", ("number", "zeal=1..3", "--goal", "turns=1..2", "--deals", "1"), "zeal"),
        ("no deals", ("fair", "--deals", "0"), "deals"),
        ("no such shard", ("fair", "--shard", "3/2"), "I/N"),
        ("no files", ("--merge",), "--merge FILE"),
        ("a team", ("thrill", "--ruleset", "mists-level-1"), "all players win or lose together"),
        ("no sets", ("change",), "balance change"),
        ("no such report", ("fair", "--report", "fair.doc"), "fair.doc: the name of a report"),
        ("no such set of all", ("all", "nothing"), "nothing"),
    ):
        balance.expect(name, 2, *words, err=err)
    with open(balance.path("broken"), "w", encoding="utf-8") as file:
        file.write('{"question":"fair"}\n')
    balance.expect("a broken part", 1, "--merge", balance.path("broken"), err="broken")


def main():
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        balance = Balance(tap, sys.argv[1], sys.argv[2], folder)
        known(balance)
        pictures(balance)
        parts(balance)
        interrupted(balance)
        enough(balance)
        watched(balance)
        reports(balance)
        refused(balance)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
