#!/usr/bin/env python3
"""Runs one fuzzer for a while: run-fuzzer.py FUZZER WORDS SCHEMAS FOLDER…

Begins with the files of the folders (long ones and copies of one thing are left out by the
fuzzer itself) and changes them for 4 seconds, or for 5 minutes when TILEWRIGHT_LONG is set, with
the words of the list WORDS and of the schemas in the folder SCHEMAS. A file that makes it fail is
kept in the working directory, and its name is printed.
"""

import os
import subprocess
import sys
import tempfile

import words


def main(fuzzer, listed, schemas, *folders):
    seconds = 300 if os.environ.get("TILEWRIGHT_LONG") else 4
    name = os.path.basename(fuzzer)
    with tempfile.TemporaryDirectory() as found, tempfile.NamedTemporaryFile("w", suffix=".dict") as known:
        known.write("\n".join(sorted(words.of_list(listed) | words.of_schemas(schemas))) + "\n")
        known.flush()
        result = subprocess.run([
            fuzzer, f"-max_total_time={seconds}", "-timeout=20", "-rss_limit_mb=3000",
            "-max_len=20000", f"-dict={known.name}", f"-artifact_prefix={name}-", "-print_final_stats=1",
            "-verbosity=1", found, *folders], stderr=subprocess.PIPE, text=True, errors="replace",
            check=False)
    report = result.stderr.splitlines()
    # All of a failure, the figures of a success.
    shown = report[-60:] if result.returncode else [
        line for line in report if line.startswith("stat::number_of_executed")]
    print("\n".join(shown))
    # The fuzzer ends with 77, which would be taken for a test that was left out.
    return 1 if result.returncode else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
