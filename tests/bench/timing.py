"""Processor time of programs that play so many games."""

import resource
import subprocess


def processor_time(command):
    """Returns the processor time of a command that has to succeed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def seconds_of(program, games, *parts):
    """Returns the processor time of so many games, without what comes before the first."""
    return processor_time([program, str(games), *parts]) - processor_time([program, "1", *parts])
