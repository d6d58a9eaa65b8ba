#!/usr/bin/env python3
"""Two programs with a home each play a game by file over the clipboard: test-by-file.py PROGRAM TOOL.

One opens the game, the other joins; they send their moves to and fro, one leaves the table and goes on,
and what somebody has changed is refused. What both have kept is checked by the command line.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import games
import steps
import table
from accessible import Bus
from driver import Program, State, attempt, harmless, wait_until, xdotool
from tap import Tap

N_TURNS = 3


def active_window():
    """The title of the window that has the keyboard."""
    return xdotool("getactivewindow", "getwindowname").strip()

# GTK 4.8 removes a timer of its tooltips twice (tooltip_browse_mode_expired) where a window with one under the pointer
# has gone.
harmless.append(re.compile("Source ID [0-9]+ was not found when attempting to remove it"))


class Player:
    """A program with its own home. @seat is the colour that is played there."""

    def __init__(self, command, folder, name, environment):
        self.home = os.path.join(folder, name)
        self.command, self.environment = command, environment
        self.program = Program([command], os.path.join(folder, f"{name}.log"),
                               {"XDG_DATA_HOME": self.home, **environment})

    def raise_window(self):
        """Brings the window before the other one's, with the keyboard on the table if there is one."""
        window = wait_until(lambda: next(iter(self.program.children()), None), "a window")
        xdotool("windowactivate", "--sync", wait_until(lambda: self.program.window_of(window), "the window"))
        wait_until(lambda: window.has(State.ACTIVE), "the window to have the keyboard")

    def open(self, path):
        """Opens a file as a click on it elsewhere does: the program that runs is told of it."""
        environment = {**os.environ, "XDG_DATA_HOME": self.home, **self.environment}
        subprocess.run([self.command, path], env=environment, check=True)

    def to_table(self):
        self.raise_window()
        self.program.find("Play Base game", "push button").press()
        table.wait_for_table(self.program)

    def says(self, words):
        return self.program.find(re.compile(words), "label")

    def all_kept(self):
        """What is kept of games by file: of each its lines, and the secret."""
        for path in glob.glob(os.path.join(self.home, "tilewright", "games", "*.game")):
            with open(path, encoding="utf-8") as file:
                head, body = file.read().split("\n\n", 1)
            if re.search(r"^game=", head, re.MULTILINE):
                own, *lines = body.split("\n\n", 1)[0].split("\n")
                yield lines, own.split()[-1]

    def kept(self):
        """What is kept of the game by file."""
        return next(self.all_kept(), ([], ""))

    def wait_for_kept(self, n):
        wait_until(lambda: len(self.kept()[0]) == n, f"{n} moves to be kept")
        return self.kept()

    def ask(self):
        """Asks for a move; the clipboard's is offered."""
        self.raise_window()
        self.program.key("ctrl+v")
        entry = self.program.find("Move", "text")
        wait_until(lambda: active_window() == "Take a Move", "the dialog to have the keyboard")
        return entry

    def take(self):
        """Takes the move that the other has copied."""
        self.ask()
        self.program.key("Return")

    def lay(self):
        """Lays a tile somewhere, with nobody on it."""
        wait_until(lambda: self.program.focused(role="table"), "the table to have the keyboard")
        board = table.Table(self.program)
        wait_until(lambda: "Drawn: " in board.words or "Drawn: " in board.widget.asked, "a tile")
        board.aim()
        self.program.key("space")

    def move(self):
        """Lays a tile, and copies the move."""
        self.lay()
        self.says("^Your move is done")
        self.program.key("ctrl+c")
        self.says("^Waiting for the move of")


def choose_elsewhere(player):
    program = player.program
    program.hover(*program.find(re.compile(r"^Turn \d"), "label").middle)
    program.key("ctrl+n")
    program.find("Start Game", "push button")
    rules = program.find("Rulesets", "list")
    wait_until(lambda: rules.has_focus, "the rulesets to have the focus")
    games.choose(program, program.find("Who plays for player 2", "combo box"), "Elsewhere: by file")
    program.key("ctrl+Return")
    player.says("^Send the opening to Blue")


def chain(tool, lines, folder):
    path = os.path.join(folder, "all.tilewright-move")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
    result = subprocess.run([tool, "chain", path], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def play(tap, tool, folder, red, blue):
    def begin():
        red.to_table()
        choose_elsewhere(red)
        for name in ("Copy the Opening", "Save the Opening…"):
            red.program.find(name, "push button")
        red.program.key("ctrl+c")
        red.says("^Copied")

    def join():
        blue.to_table()
        blue.take()
        blue.says("^You have joined: send this as your answer, and wait for the move of Red")
        blue.wait_for_kept(2)
        # What is on the clipboard is not touched unasked.
        blue.raise_window()
        for name in ("Copy My Answer", "Save My Answer…"):
            blue.program.find(name, "push button")
        blue.program.key("ctrl+c")
        blue.says("^Copied")
        red.take()
        red.says("^It is your move")

    def turns():
        for turn in range(N_TURNS):
            red.raise_window()
            red.move()
            blue.take()
            blue.says("^It is your move")
            blue.move()
            red.take()
            red.says("^It is your move")
            red.wait_for_kept(4 + 2 * turn)
            blue.wait_for_kept(4 + 2 * turn)

    def same():
        lines, secret = red.kept()
        others, other_secret = blue.kept()
        assert lines == others, "both have the same moves"
        assert "Party 1 has to move" in chain(tool, lines, folder)
        assert secret != other_secret and secret not in "".join(lines), "secrets stay where they are"

    def sent_stays():
        red.raise_window()
        undo = red.program.find("Undo", "push button")
        assert not undo.is_sensitive, "what was sent cannot be taken back"

    def refused():
        lines = red.kept()[0]
        red.raise_window()
        # What is on the clipboard is there already: it is offered all the same, and said to be.
        red.program.key("ctrl+v")
        entry = red.program.find("Move", "text")
        wait_until(lambda: active_window() == "Take a Move", "the dialog to have the keyboard")
        red.says("^This move has been taken already")
        take = red.program.find("Take", "push button")
        assert not take.is_sensitive, "what is taken is not taken again"
        wrong = lines[-1][:80] + "x"
        red.program.key("ctrl+a")
        red.program.type(wrong)
        wait_until(lambda: entry.text == wrong, "the move to be typed")
        red.says("This is not a whole move")
        assert not take.is_sensitive, "what is damaged is not taken"
        red.program.key("Escape")
        wait_until(lambda: active_window() != "Take a Move", "the dialog to go")

    def goes_on():
        table.leave_table(red.program)
        red.program.find(re.compile("^Go on with the game"), "push button").press()
        red.says("^It is your move")

    def waits():
        """A move of a game that waits leads there from another table, and is taken."""
        red.move()
        blue.take()
        blue.says("^It is your move")
        blue.move()
        red.raise_window()
        table.leave_table(red.program)
        red.to_table()
        red.ask()
        red.says("which waits on the start page")
        red.program.find("Open That Game", "push button").press()
        red.says("^It is your move")
        lines, _ = red.wait_for_kept(4 + 2 * N_TURNS)
        assert "Party 1 has to move" in chain(tool, lines, folder)

    def file_at_table():
        """A file with all moves, opened while its game is at the table, is taken there; nobody joins again."""
        red.move()
        blue.take()
        blue.says("^It is your move")
        blue.move()
        path = os.path.join(folder, "answer.tilewright-move")
        lines, _ = blue.wait_for_kept(6 + 2 * N_TURNS)
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        red.open(path)
        red.says("^It is your move")
        red.wait_for_kept(6 + 2 * N_TURNS)
        wait_until(lambda: len(list(red.program.children())) == 1, "the window for the file to go")
        red.open(path)
        red.says("^That move is on the table already")
        wait_until(lambda: len(list(red.program.children())) == 1, "the window for the file to go again")
        assert len(list(red.all_kept())) == 1, "the game is kept once"

    def file_first():
        """The game at the table is not asked about before it is known which file is meant."""
        blue.raise_window()
        table.leave_table(blue.program)
        blue.to_table()
        blue.lay()
        wait_until(lambda: blue.program.all(re.compile("^Turn 2"), "label"), "the second turn")
        blue.ask()
        blue.program.find("Open File…", "push button").press()
        steps.choose_file(blue.program, "Open Game", os.path.join(folder, "answer.tilewright-move"))
        blue.says("which waits on the start page")
        blue.program.find("Open That Game", "push button").press()
        blue.program.find("Save the Game?")

    for name, action in (("a game is opened", begin), ("the other joins", join), ("moves go to and fro", turns),
                         ("both have the same game, and their secrets", same), ("what is sent stays", sent_stays),
                         ("a damaged move is refused", refused), ("it goes on another time", goes_on),
                         ("a move of a game that waits leads there", waits),
                         ("a file of a game that is at the table is taken there", file_at_table),
                         ("a file is chosen before the game is asked about", file_first)):
        attempt(tap, name, action)


def main(command, tool):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        # With a session of its own the second program does not go to the first one.
        session = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        apart = {"DBUS_SESSION_BUS_ADDRESS": session.stdout.readline().strip(),
                 "AT_SPI_BUS_ADDRESS": Bus().address}
        players = []
        try:
            for name, environment in (("red", {}), ("blue", apart)):
                players.append(Player(command, folder, name, environment))
            play(tap, tool, folder, *players)
        finally:
            for player in players:
                player.program.stop()
            session.terminate()
            session.wait()
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
