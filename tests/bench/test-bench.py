"""bench-games as a person calls it: what cannot be played is said, and nothing is divided by none.

    test-bench.py BENCH-GAMES
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from tap import Tap  # noqa: E402


def main():
    tap = Tap()
    for name, words, status, text in (
        ("parts that exclude each other", ("2", "base", "mists"), 1, "cannot be played together"),
        ("parts without a number", ("base", "mists"), 1, "cannot be played together"),
        ("a part that there is not", ("2", "no-such-part"), 1, "no-such-part"),
        ("a team", ("2", "mists"), 0, "2 games, "),
        ("no games", ("0", "base"), 0, "1 games, "),
    ):
        result = subprocess.run([sys.argv[1], *words], capture_output=True, text=True, check=False)
        said = result.stdout + result.stderr
        tap.check(name, [] if result.returncode == status and text in said else [result.returncode, said])
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main())
