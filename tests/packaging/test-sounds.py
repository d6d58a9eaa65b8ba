#!/usr/bin/env python3
"""Holds the sounds of the table to being short and soft: test-sounds.py TOP"""

import os
import pathlib
import subprocess
import sys
import tempfile
import wave

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from tap import Tap

NAMES = ["die", "end", "figure", "home", "points", "refused", "tile"]
LONGEST = 0.5
# 12 decibels below the loudest there is.
LOUDEST = 32767 * 10 ** (-12 / 20)
# Nobody hears less than that.
QUIETEST = 32767 * 10 ** (-24 / 20)
# A step of that size in a pause clicks.
CLICK = 200


def problems(path):
    """Returns what is wrong with a sound."""
    with wave.open(path, "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        data = file.readframes(file.getnframes())
        length = file.getnframes() / file.getframerate()
    values = [int.from_bytes(data[i:i + 2], "little", signed=True) for i in range(0, len(data), 2)]
    loudest = max(abs(value) for value in values)
    found = []
    if form != (1, 2, 22050):
        found.append(f"channels, bytes and rate are {form}")
    if not 0.05 <= length < LONGEST:
        found.append(f"lasts {length:.2f} s")
    if not QUIETEST <= loudest < LOUDEST:
        found.append(f"its loudest is {loudest}")
    if abs(values[0]) > CLICK or abs(values[-1]) > CLICK:
        found.append(f"begins with {values[0]} and ends with {values[-1]}")
    return found


def main(top):
    """Makes them and looks at each."""
    tap = Tap()
    maker = os.path.join(top, "data", "sounds", "make-sounds.py")
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        for folder in (first, second):
            subprocess.run([sys.executable, maker, folder], check=True)
        names = sorted(os.path.splitext(name)[0] for name in os.listdir(first))
        tap.check("each sound is there", [] if names == NAMES else [f"there are {names}"])
        for name in names:
            path = os.path.join(first, f"{name}.wav")
            tap.check(f"{name} is short and soft", problems(path))
        different = [name for name in names
                     if pathlib.Path(first, f"{name}.wav").read_bytes()
                     != pathlib.Path(second, f"{name}.wav").read_bytes()]
        tap.check("they are the same each time", different)
    return tap.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
