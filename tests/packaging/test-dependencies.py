#!/usr/bin/env python3
"""Tries build-aux/install-dependencies on systems that are made up: test-dependencies.py TOP

Stand-ins for dpkg-query, apt-get, sudo and id say what is there and write down what they are asked
to do; nothing is installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

DPKG_QUERY = """#!/bin/sh
shift 2
for package; do
  case " $ABSENT " in
    *" $package "*) status=1 ;;
    *) echo "installed $package" ;;
  esac
done
exit ${status-0}
"""
APT_GET = """#!/bin/sh
echo "apt-get $*" >> "$CALLS"
[ -z "$APT_FAILS" ] || exit 100
"""
SUDO = """#!/bin/sh
echo "sudo" >> "$CALLS"
exec "$@"
"""
ID = """#!/bin/sh
echo "$USER_ID"
"""


class System:
    """A made-up system; `missing` are its absent packages."""

    def __init__(self, top, missing="", user=0, sudo=True, dpkg=True, apt_fails=False):
        self.script = os.path.join(top, "build-aux", "install-dependencies")
        self.missing = missing
        self.user = user
        self.apt_fails = apt_fails
        self.programs = {"apt-get": APT_GET, "id": ID}
        if dpkg:
            self.programs["dpkg-query"] = DPKG_QUERY
        if sudo:
            self.programs["sudo"] = SUDO

    def run(self, *arguments):
        """Returns exit status, output and the calls that were made."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in self.programs.items():
                path = os.path.join(folder, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                os.chmod(path, 0o755)
            for name in ("sh", "sed", "env"):
                os.symlink(shutil.which(name), os.path.join(folder, name))
            calls = os.path.join(folder, "calls")
            environment = {
                "PATH": folder,
                "CALLS": calls,
                "ABSENT": self.missing,
                "USER_ID": str(self.user),
                "APT_FAILS": "1" if self.apt_fails else "",
            }
            result = subprocess.run(
                ["sh", self.script, *arguments],
                stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, env=environment,
            )
            made = []
            if os.path.exists(calls):
                with open(calls, encoding="utf-8") as file:
                    made = file.read().splitlines()
            return result.returncode, result.stdout + result.stderr, made


def differences(got, status, calls, words=()):
    """Returns how (status, output, calls) in @got differs from what is wanted."""
    problems = []
    if got[0] != status:
        problems.append(f"exit status {got[0]} instead of {status}")
    if got[2] != calls:
        problems.append(f"called {got[2]} instead of {calls}")
    problems += [f"does not say “{word}”" for word in words if word not in got[1]]
    if problems:
        problems.append(got[1])
    return problems


def main(top):
    tap = Tap()
    update = "apt-get update -q"
    install = "apt-get install -y -q --no-install-recommends"
    tap.check("nothing is done when nothing is missing", differences(System(top).run(), 0, []))
    tap.check(
        "root installs what is missing",
        differences(
            System(top, "meson xdotool").run("--yes"),
            *(0, [update, f"{install} meson xdotool"], ["meson xdotool"]),
        ),
    )
    tap.check(
        "a user installs with sudo, and nobody is asked where nobody is there",
        differences(
            System(top, "gettext", user=1000).run("check"),
            *(0, ["sudo", update, "sudo", f"{install} gettext"], ["gettext"]),
        ),
    )
    tap.check(
        "what only tests need is not installed to run",
        differences(System(top, "xdotool clang-format").run("run"), 0, []),
    )
    tap.check(
        "without root and sudo it says what to do",
        differences(
            System(top, "gcc", user=1000, sudo=False).run("--yes"),
            *(1, [], ["apt-get install --no-install-recommends gcc"]),
        ),
    )
    tap.check(
        "a failed installation is told",
        differences(System(top, "gcc", apt_fails=True).run("--yes"), 1, [update], ["could not be"]),
    )
    tap.check(
        "elsewhere than on Debian the packages are named",
        differences(System(top, dpkg=False).run("--yes"), 0, [], ["no Debian", "libgtk-4-dev"]),
    )
    tap.check("a wrong option is refused", differences(System(top).run("--no"), 2, [], ["usage"]))
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
