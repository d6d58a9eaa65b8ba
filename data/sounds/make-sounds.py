#!/usr/bin/env python3
"""Makes the sounds of the table: make-sounds.py FOLDER writes NAME.wav there for each of them.

Each is a few short tones that die away, some with a breath of noise, as of wood; nothing is recorded. All
of them are short and soft: a table is no arcade.
"""

import math
import os
import random
import struct
import sys
import wave

RATE = 22050
# About 16 decibels below the loudest there is.
PEAK = 0.16


def tone(start, length, pitch, loud, fade, to=None, noise=0.0):
    """A tone of `pitch` Hz, sliding to `to` Hz, which fades by e in `fade` seconds; times in seconds."""
    return {"start": start, "length": length, "pitch": pitch, "to": to or pitch, "loud": loud, "fade": fade,
            "noise": noise}


SOUNDS = {
    # A tile of cardboard on wood.
    "tile": [tone(0, 0.16, 190, 1, 0.025, noise=0.5), tone(0, 0.16, 95, 0.6, 0.04)],
    # A piece of wood that is put down.
    "figure": [tone(0, 0.12, 520, 1, 0.02, noise=0.25), tone(0, 0.12, 240, 0.5, 0.03)],
    # And one that is taken up.
    "home": [tone(0, 0.2, 392, 0.8, 0.06, to=523)],
    # Two small bells.
    "points": [tone(0, 0.4, 784, 0.8, 0.08), tone(0.09, 0.31, 1047, 0.7, 0.09)],
    # Something small that rolls to a stop.
    "die": [tone(at, 0.05, 700 + 60 * i, 1 - 0.13 * i, 0.008, noise=0.4)
            for i, at in enumerate((0, 0.06, 0.13, 0.21, 0.3))],
    # A chord.
    "end": [tone(0, 0.48, 262, 0.7, 0.16), tone(0.05, 0.43, 330, 0.6, 0.16), tone(0.1, 0.38, 392, 0.6, 0.16)],
    # Two low knocks: it does not go there.
    "refused": [tone(0, 0.1, 150, 1, 0.03), tone(0.11, 0.12, 120, 0.9, 0.03)],
}


def samples(tones):
    """Numbers from -PEAK to PEAK."""
    length = max(part["start"] + part["length"] for part in tones)
    out = [0.0] * int(length * RATE)
    chance = random.Random(1)
    for part in tones:
        first, n = int(part["start"] * RATE), int(part["length"] * RATE)
        turn = 0.0
        for i in range(min(n, len(out) - first)):
            at = i / RATE
            turn += 2 * math.pi * (part["pitch"] + (part["to"] - part["pitch"]) * i / n) / RATE
            # Two milliseconds to begin and ten to end, so that nothing clicks.
            edge = min(1, at / 0.002, (n - i) / RATE / 0.01)
            sound = math.sin(turn) + part["noise"] * chance.uniform(-1, 1) * math.exp(-at / 0.006)
            out[first + i] += part["loud"] * math.exp(-at / part["fade"]) * edge * sound
    loudest = max(abs(value) for value in out)
    return [value * PEAK / loudest for value in out]


def main(folder):
    """Writes all of them."""
    for name, tones in SOUNDS.items():
        with wave.open(os.path.join(folder, f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(struct.pack("<h", round(value * 32767)) for value in samples(tones)))


if __name__ == "__main__":
    main(sys.argv[1])
