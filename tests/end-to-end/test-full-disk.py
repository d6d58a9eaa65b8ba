#!/usr/bin/env python3
"""A disk that is full and a folder that is read-only: test-full-disk.py PROGRAM TILE-SET.

The limit is that of the process for the size of files, which needs no rights; whoever may mount
tries a disk that is really full as well. Each save fails with words that say why, leaves what was
there whole, and the draft keeps the changes.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..")]

import steps
from driver import Failure, Program, attempt, harmless, wait_until
from tap import Tap

# A write beyond the limit is to fail, not to kill.
IGNORING = "import os, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
# Bytes that a file may have when the disk is "full".
FULL = 700
# The toolkit's own list of files has no room either.
harmless.append(re.compile("recently-used"))
KEPT = re.compile(r"Your changes are kept in a draft until they are saved\.$")


class Disk:
    """A set in a folder, and a program whose files can be made to have no room."""

    def __init__(self, command, tile_set, folder, data):
        self.path = os.path.join(folder, "own.xml")
        self.folder = folder
        shutil.copy(tile_set, self.path)
        self.drafts = os.path.join(data, "tilewright", "drafts")
        os.makedirs(data)
        self.program = Program(
            [sys.executable, "-c", IGNORING, command, self.path],
            os.path.join(os.path.dirname(data), "log"), {**steps.environment, "XDG_DATA_HOME": data},
        )
        steps.canvas(self.program, "A")

    def limit(self, size):
        hard = resource.prlimit(self.program.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.program.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    def fill(self):
        self.limit(FULL)

    def make_room(self):
        self.limit(resource.RLIM_INFINITY)

    def read(self, path=None):
        with open(path or self.path, "rb") as file:
            return file.read()

    def draft(self):
        """What the one draft says, once there is one."""
        names = wait_until(
            lambda: os.path.isdir(self.drafts)
            and [name for name in os.listdir(self.drafts) if name.endswith(".draft")],
            "a draft",
        )
        return self.read(os.path.join(self.drafts, names[0]))

    def refused(self, title, reason):
        self.program.find(title, role="label")
        self.program.find(reason, role="label")

    def set_is_kept(self, reason):
        """Not saved, said why, and both the file and the draft are whole."""
        program, before = self.program, self.read()
        program.key("plus")
        draft = self.draft()
        if b"</tile-set>" not in draft:
            raise Failure(f"the draft is {draft[:200]}")
        self.fill()
        program.key("ctrl+s")
        self.refused("“own.xml” is not saved", reason)
        program.find(KEPT, role="label")
        if self.read() != before:
            raise Failure("the file was written to")
        if self.draft() != draft:
            raise Failure("the draft was lost")
        others = [name for name in os.listdir(self.folder) if name != "own.xml"]
        if others:
            raise Failure(f"left behind: {others}")

    def draft_is_told_of(self):
        """A change that cannot go into the draft either is said, and the older draft stays."""
        draft = self.draft()
        self.program.key("plus")
        self.program.find("Unsaved changes are not kept safe", role="label")
        if self.draft() != draft:
            raise Failure("the draft was lost")

    def package_is_refused(self, reason):
        program = self.program
        program.key("ctrl+e")
        window = program.find(re.compile("^Properties of"))
        window.find("Export Package…", role="label").click()
        dialog = program.find("Export Package")
        entry = dialog.find(role="text")
        wait_until(lambda: entry.is_focused, "the name of the file to have the focus")
        program.key("ctrl+a")
        program.type(os.path.join(self.folder, "own.tilewright"))
        program.key("Return")
        program.wait_for_window_to_go("Export Package")
        self.refused("“own.tilewright” is not saved", reason)
        if os.path.exists(os.path.join(self.folder, "own.tilewright")):
            raise Failure("half a package is there")
        window.find("Close", role="push button").press()
        program.wait_for_window_to_go(window.name)

    def game_is_refused(self, reason):
        program = self.program
        path = os.path.join(self.folder, "evening.twgame")
        program.key("F5")
        program.find(role="table")
        steps.wait_for_table_focus(program)
        program.key("ctrl+s")
        dialog = program.find("Save Game")
        entry = dialog.find(role="text")
        wait_until(lambda: entry.is_focused, "the name of the file to have the focus")
        program.key("ctrl+a")
        program.type(path)
        program.key("Return")
        program.wait_for_window_to_go("Save Game")
        self.refused("The game is not saved", reason)
        if [name for name in os.listdir(self.folder) if name != "own.xml"]:
            raise Failure("half a game is there")
        program.find("Leave the Table", role="push button").press()
        # Until the table has gone keys are its own, and the page below it is there all the time.
        program.gone("Leave the Table", role="push button")
        steps.canvas(program, "A")

    def saves_with_room(self):
        self.make_room()
        self.program.key("ctrl+s")
        wait_until(lambda: re.search(rb'<tile id="A" count="4"', self.read()), "both changes in the file")
        steps.wait_for_saved(self.program, self.path)
        wait_until(lambda: not any(name.endswith(".draft") for name in os.listdir(self.drafts)), "no draft")


class FullDisk(Disk):
    """The same on a small disk of its own, which is filled up."""

    def fill(self):
        with open(os.path.join(self.folder, ".ballast"), "wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass

    def make_room(self):
        os.unlink(os.path.join(self.folder, ".ballast"))

    def set_is_kept(self, reason):
        """What is left behind is the ballast."""
        before = self.read()
        self.program.key("plus")
        draft = self.draft()
        self.fill()
        self.program.key("ctrl+s")
        self.refused("“own.xml” is not saved", reason)
        self.program.find(KEPT, role="label")
        if self.read() != before or self.draft() != draft:
            raise Failure("the file or the draft was written to")
        if sorted(os.listdir(self.folder)) != [".ballast", "own.xml"]:
            raise Failure(f"left behind: {os.listdir(self.folder)}")


class ReadOnly(FullDisk):
    """A folder that nothing can be written to."""

    def fill(self):
        if os.geteuid() == 0:
            subprocess.run(["mount", "-o", "remount,ro", self.folder], check=True)
        else:
            os.chmod(self.folder, 0o555)
            os.chmod(self.path, 0o444)

    def make_room(self):
        if os.geteuid() == 0:
            subprocess.run(["mount", "-o", "remount,rw", self.folder], check=True)
        else:
            os.chmod(self.folder, 0o755)
            os.chmod(self.path, 0o644)

    def set_is_kept(self, reason):
        before = self.read()
        self.program.key("plus")
        draft = self.draft()
        self.fill()
        self.program.key("ctrl+s")
        self.refused("“own.xml” is not saved", reason)
        self.program.find(KEPT, role="label")
        if self.read() != before or self.draft() != draft:
            raise Failure("the file or the draft was written to")


def mounted(top, name):
    """A small disk, or None where it may not be mounted."""
    folder = os.path.join(top, name)
    os.mkdir(folder)
    command = ["mount", "-t", "tmpfs", "-o", "size=128k,mode=755", "tilewright-test", folder]
    if os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode != 0:
        return None
    return folder


def tried(tap, kind, command, tile_set, top, folder, checks):
    data = os.path.join(top, f"data-{kind.__name__}", "share")
    disk = None

    def begins():
        nonlocal disk
        disk = kind(command, tile_set, folder, data)

    attempt(tap, f"{kind.__name__}: the set opens", begins)
    try:
        for name, action in checks:
            failed = tap.n_failed
            attempt(tap, f"{kind.__name__}: {name}", lambda a=action: a(disk))
            if tap.n_failed > failed and disk:
                disk.program.keep_evidence(os.environ.get("TILEWRIGHT_EVIDENCE", os.path.join(top, "evidence")))
                break
    finally:
        if disk:
            disk.program.stop()


def main(command, tile_set):
    tap = Tap()
    top = tempfile.mkdtemp(prefix="tilewright-full-disk-")
    mounts = []
    try:
        plain = os.path.join(top, "plain")
        os.mkdir(plain)
        too_large = re.compile("File too large")
        tried(tap, Disk, command, tile_set, top, plain, (
            ("the set is kept", lambda disk: disk.set_is_kept(too_large)),
            ("a draft that cannot be written is told of", Disk.draft_is_told_of),
            ("the package is refused", lambda disk: disk.package_is_refused(too_large)),
            ("the game is refused", lambda disk: disk.game_is_refused(too_large)),
            ("all is saved when there is room", Disk.saves_with_room),
        ))
        for kind, name, reason in (
            (FullDisk, "small", re.compile(r"The disk is full\.")),
            (ReadOnly, "locked", re.compile("is protected against writing")),
        ):
            folder = mounted(top, name)
            if folder:
                mounts.append(folder)
            elif kind is ReadOnly and os.geteuid() != 0:
                folder = os.path.join(top, name)
            else:
                print(f"# {kind.__name__}: nothing may be mounted here")
                continue
            tried(tap, kind, command, tile_set, top, folder, (
                ("the set is kept", lambda disk, r=reason: disk.set_is_kept(r)),
                ("one more change goes into the draft", lambda disk: disk.program.key("plus")),
                ("all is saved when there is room", Disk.saves_with_room),
            ))
    finally:
        for folder in mounts:
            subprocess.run(["umount", "-l", folder], check=False)
    if not tap.n_failed:
        shutil.rmtree(top, ignore_errors=True)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
