#!/usr/bin/env python3
"""Nothing is lost when the program is killed: test-drafts.py PROGRAM TILE-SET.

The program is killed without warning at random moments while keys change the set and save it, and
is started again. What it then shows may lack nothing that is older than three seconds, and the file
is whole at every moment. Ten rounds, or two hundred when TILEWRIGHT_LONG is set. Before that, what a
person does with a draft: restore it, undo that, discard it, want it back.
"""

import fcntl
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import xml.etree.ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, wait_until
from tap import Tap

ROUNDS = 200 if os.environ.get("TILEWRIGHT_LONG") else 10
# Seconds after which a change is safe.
SAFE = 3.0
NAMESPACE = "{urn:tilewright:tile-set:1}"
HEADING = "Changes That Were Not Saved"


def copies(path):
    """How many copies of the first tile the file @path has; fails when it is not a whole set."""
    with open(path, "rb") as file:
        text = file.read()
    try:
        tiles = xml.etree.ElementTree.fromstring(text).findall(f"{NAMESPACE}tile")
    except xml.etree.ElementTree.ParseError as error:
        raise Failure(f"{path} is damaged: {error}") from error
    if len(tiles) < 20:
        raise Failure(f"{path} has only {len(tiles)} tiles")
    return int(tiles[0].get("count", "1"))


class Drafts:
    """A set that is changed in a program that does not end well."""

    def __init__(self, command, folder, tile_set):
        self.command = command
        self.folder = folder
        self.path = os.path.join(folder, "own.xml")
        shutil.copy(tile_set, self.path)
        self.data = os.path.join(folder, "data")
        self.state = os.path.join(folder, "state")
        self.program = None
        self.n_started = 0

    def start(self, *arguments):
        self.n_started += 1
        self.program = Program(
            [self.command, *arguments],
            os.path.join(self.folder, f"log-{self.n_started}"),
            {
                **steps.environment,
                "XDG_DATA_HOME": self.data,
                "XDG_STATE_HOME": self.state,
                "G_ENABLE_DIAGNOSTIC": "0",
            },
        )
        return self.program

    def kill(self):
        self.program.process.kill()
        self.program.process.wait()

    def draft_files(self):
        folder = os.path.join(self.data, "tilewright", "drafts")
        names = os.listdir(folder) if os.path.isdir(folder) else []
        return [os.path.join(folder, name) for name in names if name.endswith(".draft")]

    def ready(self):
        """Waits until keys change tile A."""
        node = steps.canvas(self.program, "A")
        wait_until(lambda: node.is_focused, "the drawing to have the focus")

    def edit(self, n_times=1):
        for _ in range(n_times):
            self.program.key("plus")

    def wait_for_draft(self, count):
        """Waits until there is a draft with that many copies of tile A."""

        def is_there():
            for path in self.draft_files():
                try:
                    with open(path, encoding="utf-8") as file:
                        text = file.read().split("\n\n", 1)[1]
                except (OSError, IndexError):
                    continue
                tile = xml.etree.ElementTree.fromstring(text.encode()).find(f"{NAMESPACE}tile")
                if int(tile.get("count", "1")) == count:
                    return True
            return False

        wait_until(is_there, f"a draft with {count} copies", 10)

    # What a person does.

    def is_offered(self):
        before = copies(self.path)
        self.start(self.path)
        self.ready()
        self.edit(3)
        self.wait_for_draft(before + 3)
        self.kill()
        if copies(self.path) != before:
            raise Failure("the file was written to")
        program = self.start()
        program.find(HEADING, role="label")
        program.find(self.path, role="label")
        program.find(re.compile("^Changed: today, "), role="label")

    def is_discarded_and_wanted_back(self):
        program = self.program
        program.find(re.compile("^Discard the changes of"), role="push button").click()
        program.gone(HEADING, role="label")
        program.find(re.compile("Undo$"), role="push button").click()
        program.find(HEADING, role="label")

    def is_offered_when_its_file_is_opened(self):
        program = self.program
        self.kill()
        program = self.start(self.path)
        program.find("This set has changes that were not saved", role="label")
        self.kill()
        self.start()

    def is_under_way(self, path):
        """Whether the program says that it is at the file @path just now."""
        folder = os.path.join(self.state, "tilewright", "under-way")
        for name in os.listdir(folder) if os.path.isdir(folder) else []:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                lines = [line for line in file if line.rstrip("\n").endswith(" " + path)]
            if lines and lines[-1].startswith("+"):
                return True
        return False

    def is_not_drawn_when_it_killed(self):
        """Killed while it reads a draft, the program does not read that by itself again."""
        program = self.program
        (path,) = self.draft_files()
        program.find(re.compile("^Restore the changes of"), role="push button")
        wait_until(lambda: not self.is_under_way(path), "the draft to be drawn")
        # Whoever opens the draft now has to wait, as for a disk that does not answer.
        signal.signal(signal.SIGIO, signal.SIG_IGN)
        held = os.open(path, os.O_RDWR)
        try:
            try:
                fcntl.fcntl(held, fcntl.F_SETLEASE, fcntl.F_WRLCK)
            except OSError as error:
                print(f"# no leases here: {error}")
                return
            program.find(re.compile("^Restore the changes of"), role="push button").click()
            wait_until(lambda: self.is_under_way(path), "the draft to be read")
            self.kill()
        finally:
            os.close(held)
        program = self.start()
        program.find(re.compile("^Not drawn: the program ended"), role="label")

    def is_restored(self):
        program = self.program
        before = copies(self.path)
        # By key: the button has a mnemonic.
        program.find(re.compile("^Restore the changes of"), role="push button")
        program.key("alt+r")
        self.ready()
        program.find("own.xml, changed", role="label")
        program.key("ctrl+s")
        wait_until(lambda: copies(self.path) == before + 3, "the restored changes in the file")
        wait_until(lambda: not self.draft_files(), "the draft to go")
        self.ready()
        program.key("ctrl+z")
        program.key("ctrl+s")
        wait_until(lambda: copies(self.path) == before, "the file as it was, undone and saved")
        self.kill()

    def goes(self):
        first = self.start(self.path)
        self.ready()
        self.edit()
        self.wait_for_draft(copies(self.path) + 1)
        first.key("ctrl+z")
        wait_until(lambda: not self.draft_files(), "the draft to go with what was undone")
        self.edit()
        self.wait_for_draft(copies(self.path) + 1)
        first.key("ctrl+w")
        first.find("Save “Base game”?")
        first.key("alt+d")
        first.wait_for_end()
        if self.draft_files():
            raise Failure("the draft of discarded changes is there")

    def another_program_writes(self):
        """What is asked when the file is changed, reloaded, kept and deleted."""
        program = self.start(self.path)
        self.ready()
        before = copies(self.path)
        self.edit()

        def write(count):
            with open(self.path, encoding="utf-8") as file:
                text = file.read()
            with open(self.path, "w", encoding="utf-8") as file:
                file.write(re.sub(r'(<tile id="A" count=)"\d+"', rf'\1"{count}"', text))

        write(before + 5)
        program.find("“own.xml” was changed", role="label")
        program.key("alt+r")
        program.gone("“own.xml” was changed", role="label")
        self.ready()
        # Undone is the reload, then what is saved is what was here before.
        program.key("ctrl+z")
        program.key("ctrl+s")
        wait_until(lambda: copies(self.path) == before + 1, "what was here before the reload")
        steps.wait_for_saved(program, self.path)
        write(before + 7)
        program.find("“own.xml” was changed", role="label")
        program.key("alt+k")
        program.gone("“own.xml” was changed", role="label")
        program.key("ctrl+s")
        wait_until(lambda: copies(self.path) == before + 1, "what was kept")
        steps.wait_for_saved(program, self.path)
        os.unlink(self.path)
        program.find("“own.xml” is gone", role="label")
        program.key("alt+g")
        wait_until(lambda: os.path.exists(self.path), "the file, saved again")
        program.gone("“own.xml” is gone", role="label")

    def versions(self):
        """An older version comes back, and goes again."""
        program = self.program
        kept = copies(self.path)
        program.key("ctrl+h")
        window = program.find("Versions of “Base game”")
        buttons = wait_until(
            lambda: window.all(re.compile("^Restore the version of"), role="push button"), "versions"
        )
        # Below the first ones the window scrolls.
        next(button for button in buttons[1:] if button.is_sensitive).click()
        program.wait_for_window_to_go("Versions of “Base game”")
        program.find("Version restored", role="label")
        if copies(self.path) != kept:
            raise Failure("the file was written to")
        program.key("ctrl+z")
        program.key("ctrl+s")
        wait_until(lambda: copies(self.path) == kept, "the file as it was")
        self.kill()

    # What a power cut does.

    def round(self, number, chance):
        """Changes and saves until a moment that nobody knows, then kills and starts again."""
        self.start(self.path)
        self.ready()
        count = copies(self.path)
        history = [(time.monotonic() - SAFE, count)]
        end = time.monotonic() + chance.uniform(0.2, 6)
        while time.monotonic() < end:
            if chance.random() < 0.15:
                self.program.key("ctrl+s")
            else:
                # Within what a tile may have: of two hundred rounds most would be at the limit else.
                up = 0.7 if count < 50 else 0.3
                key = "plus" if count < 3 or chance.random() < up else "minus"
                self.program.key(key)
                count += 1 if key == "plus" else -1
                history.append((time.monotonic(), count))
            copies(self.path)
            time.sleep(chance.uniform(0, 0.4))
        killed = time.monotonic()
        self.kill()
        saved = copies(self.path)
        found = {saved}
        self.start()
        # Restores what is offered, and saves it: what the person has is what is in the file then.
        wait_until(lambda: self.program.shown("Open Base game", role="push button"), "the start page")
        if self.draft_files():
            self.program.find(re.compile("^Restore the changes of"), role="push button").click()
            self.ready()
            self.program.key("ctrl+s")
            wait_until(lambda: not self.draft_files(), "the draft to be saved")
            found = {copies(self.path)}
        self.kill()
        # Any state is good that was the latest one at some moment of the last three seconds. Where
        # more wants to run than there are processors, keys and disks answer later by that much.
        late = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        safe_from = max(i for i, (when, _) in enumerate(history) if i == 0 or when <= killed - SAFE * late)
        allowed = {value for _, value in history[safe_from:]}
        if not found & allowed:
            raise Failure(f"round {number}: found {found}, saved {saved}, history {history[-12:]}, killed {killed}")


def main(command, tile_set):
    tap = Tap()
    folder = tempfile.mkdtemp(prefix="tilewright-drafts-")
    drafts = Drafts(command, folder, tile_set)
    seed = int(os.environ.get("TILEWRIGHT_SEED", random.randrange(1 << 30)))
    chance = random.Random(seed)
    print(f"# TILEWRIGHT_SEED={seed}")

    def check(name, action):
        n_failed = tap.n_failed
        attempt(tap, name, action)
        if tap.n_failed > n_failed:
            evidence = os.path.join(os.environ.get("TILEWRIGHT_EVIDENCE", folder), name.replace(" ", "-"))
            drafts.program.keep_evidence(evidence)
            print(f"# evidence is in {evidence}")

    try:
        check("a draft is offered after a crash", drafts.is_offered)
        check("discarded it can be had back", drafts.is_discarded_and_wanted_back)
        check("it is offered when its file is opened", drafts.is_offered_when_its_file_is_opened)
        check("it is not drawn when the program died of it", drafts.is_not_drawn_when_it_killed)
        check("restored it is saved and undone", drafts.is_restored)
        check("it goes with what is undone or discarded", drafts.goes)
        check("another program writes, and is not overwritten unasked", drafts.another_program_writes)
        check("versions are restored and undone", drafts.versions)
        for number in range(ROUNDS):
            check(f"killed, round {number + 1}", lambda n=number: drafts.round(n, chance))
    finally:
        if drafts.program:
            drafts.program.stop()
    if not tap.n_failed:
        shutil.rmtree(folder, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
