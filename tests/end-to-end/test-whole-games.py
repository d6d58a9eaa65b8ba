#!/usr/bin/env python3
"""Plays whole games at the table by X events alone: test-whole-games.py PROGRAM TOOL [GAME…].

Each is set up in New Game and played by keys and pointer to the result; it is saved, the tool
replays it and the program opens it again: all three say the same scores. Without a GAME, a level of
the mists by two players with two colours each and the Big Box with everything that it offers, with
draws that are known to bring the questions that have to come; with TILEWRIGHT_LONG, all of games.py,
with draws by chance. TILEWRIGHT_SEED is another number that the draws come from;
TILEWRIGHT_PICTURES a folder for what the screen shows at each question that is new.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

from driver import Failure, Program, attempt, wait_until
from games import GAMES, SHORT, begin
from table import Table
from tap import Tap

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "LANGUAGE": "en"}

# In so many games the questions of an expansion come up, with all but certainty.
MOST_GAMES = 4


class Evidence:
    """Pictures of what is asked, where somebody wants them."""

    def __init__(self, program, name):
        self.folder = os.environ.get("TILEWRIGHT_PICTURES")
        self.program = program
        self.name = name
        self.n = 0

    def take(self, what):
        self.n += 1
        if self.folder is not None:
            words = re.sub(r"[^a-z]+", "-", what.lower()).strip("-")[:60]
            self.program.screenshot(os.path.join(self.folder, f"{self.name}-{self.n:02}-{words}.png"))


def save(program, path):
    program.key("ctrl+s")
    dialog = program.find("Save Game")
    entry = dialog.find(role="text")
    entry.fill(path)
    program.key("Return")
    program.wait_for_window_to_go("Save Game")
    wait_until(lambda: os.path.exists(path), "the game to be written")


def result_words(program):
    """All that the result says: who won, by how much, and the table of points."""
    program.find("Play Again", "push button")
    heading = program.find(re.compile(r"points?\b.*\.$"), "label")
    return [node.name for node in heading.parent().all(role="label")]


class Play:
    """One game."""

    def __init__(self, command, tool, name, seed, folder):
        self.command, self.tool, self.name, self.seed = command, tool, name, seed
        self.path = os.path.join(folder, f"{name}.xml")
        self.program = Program([command], environment=ENVIRONMENT)
        self.said = None

    def set_up(self):
        begin(self.program, self.name, self.seed)

    def to_the_end(self):
        """Plays until the game is over; another one, if none of its own questions came up: some games
        of the mists are lost in ten turns."""
        game = GAMES[self.name]
        evidence = Evidence(self.program, self.name)
        seen = set()
        for n_games in range(1, MOST_GAMES + 1):
            table = Table(self.program, has_pointer=True, on_question=evidence.take)
            table.kinds = set(seen)
            table.play_to_the_end()
            seen |= table.kinds
            asked = [question for question in game.questions if any(question in words for words in seen)]
            print(f"# {self.name}: {table.n_answers} answers, {self.program.n_clicks} clicks, "
                  f"{self.program.n_keys} keys, {len(seen)} kinds of questions, game {n_games}")
            if asked or not game.questions:
                break
            self.play_with_other_draws()
        else:
            raise Failure(f"none of these was ever asked: {', '.join(game.questions)}")
        for pattern in game.results:
            self.program.find(re.compile(pattern), "label")
        evidence.take("result")

    def play_with_other_draws(self):
        """Play Again would deal the same draws, which the number typed gives."""
        self.program.stop()
        self.program = Program([self.command], environment=ENVIRONMENT)
        self.seed = int(self.seed) + 1
        self.set_up()

    def is_kept(self):
        self.said = result_words(self.program)
        save(self.program, self.path)
        out = subprocess.run([self.tool, "replay", self.path, "--json"], capture_output=True, text=True, check=False)
        if out.returncode != 0:
            raise Failure(out.stderr)
        replay = json.loads(out.stdout)
        if not replay["finished"] or replay["problems"]:
            raise Failure(f"the replay: finished {replay['finished']}, {replay['problems']}")
        best = max(player["score"] for player in replay["players"])
        lowest = min(player["score"] for player in replay["players"])
        words = " ".join(self.said)
        if not re.search(rf"\b({best} points?|{best} of \d+ points|is {lowest} of)", words):
            raise Failure(f"the replay's best score is {best}, the result says “{words}”")

    def opens_again(self):
        self.program.stop()
        self.program = Program([self.command, self.path], environment=ENVIRONMENT)
        said = result_words(self.program)
        if said != self.said:
            raise Failure(f"the result was {self.said}, now it is {said}")


def main(command, tool, *names):
    tap = Tap()
    folder = os.environ.get("TILEWRIGHT_EVIDENCE", tempfile.gettempdir())
    is_long = bool(os.environ.get("TILEWRIGHT_LONG"))
    names = names or (GAMES if is_long else SHORT)
    with tempfile.TemporaryDirectory(prefix="tilewright-") as home:
        for name in names:
            seed = os.environ.get("TILEWRIGHT_SEED")
            if not seed:
                seed = random.randrange(1, 10**6) if is_long else SHORT.get(name, 1)
            print(f"# {name}: draws {seed}")
            play, n_failed = None, tap.n_failed
            try:
                play = Play(command, tool, name, seed, home)
                for what, step in (
                    ("is set up", play.set_up),
                    ("is played to its end", play.to_the_end),
                    ("is saved, and replays equal", play.is_kept),
                    ("opens with the same result", play.opens_again),
                ):
                    attempt(tap, f"{name}: {what}", step)
                    if tap.n_failed > n_failed:
                        play.program.keep_evidence(os.path.join(folder, f"tilewright-whole-games-{name}"))
                        break
                tap.check(f"{name}: the program lives", [] if play.program.is_running() else ["it ended"])
            except Failure as failure:
                tap.check(f"{name}: the program can be driven", [str(failure)])
            finally:
                if play is not None:
                    play.program.stop()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
