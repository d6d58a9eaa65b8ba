#!/usr/bin/env python3
"""Asks clang-format whether it would change a source: test-format.py TOP

Headers are laid out by hand (clang-format cannot align declarations as GTK does), so only .c files
are asked about.
"""

import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from arrows import sources
from tap import Tap


def main(top):
    # Versions differ in what they find right; 14 is Debian 12's.
    program = shutil.which("clang-format-14") or shutil.which("clang-format")
    tap = Tap()
    if not program:
        tap.skip("sources are laid out by clang-format", "clang-format is not installed")
        return tap.finish()
    for folder in ("engine", "app", "tests"):
        paths = [path for path in sources(top, folder) if path.endswith(".c")]
        problems = []
        # Some at a time, so that no command line grows too long.
        for start in range(0, len(paths), 50):
            run = subprocess.run(
                [program, "--dry-run", "-Werror", *paths[start : start + 50]],
                cwd=top,
                capture_output=True,
                text=True,
                check=False,
            )
            if run.returncode != 0:
                lines = run.stderr.splitlines()
                problems += sorted({line.split(":")[0] for line in lines if "error:" in line}) or lines
        tap.check(f"{folder} is laid out by clang-format", problems)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
