"""Writes many changes into one source, as branches of which a variable takes one.

A build for each change takes longer than its tests. So each function has its body once as it is and
once for each change to it, and the environment says at run time which of them is carried out. The
body as it is also tells which of the changed statements a test gets to: no other test can notice.
"""

import re

HEADER = "mutants.h"
# The variables that a program with branches reads: the number of the change that is made, and the
# file to which it adds the numbers of all that it gets to.
CHOSEN, SEEN = "TILEWRIGHT_MUTANT", "TILEWRIGHT_MUTANTS_SEEN"

CODE = """/* Which change is made; see tests/mutation/branches.py. */
#pragma once
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static inline int
tw_mutant_is (int number)
{
  static int chosen = -1;

  if (chosen < 0)
    {
      const char *said = getenv ("%s");

      chosen = said != NULL ? atoi (said) : 0;
    }
  return number == chosen;
}

static inline void
tw_mutant_seen (int number)
{
  static unsigned char told[%d];
  const char *path = told[number] ? NULL : getenv ("%s");
  int file = path != NULL ? open (path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;

  told[number] = 1;
  if (file >= 0)
    {
      dprintf (file, "%%d\\n", number);
      close (file);
    }
}
"""

FUNCTION = re.compile(r"\)\n\{\n(.*?)\n\}$", re.S | re.M)
LABEL = re.compile(r"\s*(?:case\b[^:?]*|default\s*):")
# As a branch of a change is called, so that the compiler says which one it is that it does not take.
COMPLAINT = re.compile(r"^mutant-([0-9]+):\d+:\d+: error", re.M)


def header(numbers):
    return CODE % (CHOSEN, max(numbers, default=0) + 1, SEEN)


def bodies(code):
    """Returns where the bodies of all functions begin and end."""
    return [match.span(1) for match in FUNCTION.finditer(code)]


def is_alone(code, at):
    """Whether a brace has a line for itself, and so is no part of an expression."""
    line = code[code.rfind("\n", 0, at) + 1 : (code + "\n").find("\n", at)]
    return line.strip() == code[at]


def opening(code, at):
    """Returns where the bracket that is closed at @at is opened."""
    depth = 0
    for here in range(at, -1, -1):
        depth += (code[here] in ")]}") - (code[here] in "([{")
        if depth == 0:
            return here
    return 0


def word_before(code, at):
    return re.search(r"(\w*)\s*$", code[:at]).group(1)


def statement(code, begin, at):
    """Returns (kind, where) of the statement around @at in a body that begins at @begin.

    The kind tells how to count it: "first", if it stands among others, "alone", if it is all there is
    behind an if or else, or "condition", if @at is in the head of one, which begins at where.
    """
    here = at - 1
    while here >= begin:
        char = code[here]
        if char in ")]" or (char == "}" and not is_alone(code, here)):
            start = opening(code, here)
            if char == ")" and word_before(code, start) in ("if", "for", "while", "switch"):
                return "alone", here + 1
            here = start
        elif char == "(" and word_before(code, here) in ("if", "while", "switch"):
            return "condition", here
        elif char == ";":
            line = code[code.rfind("\n", 0, here) + 1 : here]
            if not ("for (" in line and line.count("(") > line.count(")")):
                break
        elif char in "{}" and is_alone(code, here):
            break
        elif char == "e" and code[here - 4 : here + 1].strip() == "else":
            return "alone", here + 1
        here -= 1
    start = max(here + 1, begin)
    while label := LABEL.match(code, start, at):
        start = label.end()
    return "first", re.compile(r"\s*").match(code, start).end()


def marks(code, begin, at, number):
    """Returns what to insert, {where: text}, so that the statement around @at tells that it is reached."""
    told = f"tw_mutant_seen ({number})"
    kind, where = statement(code, begin, at)
    if kind == "condition":
        depth = 0
        for end in range(where, len(code)):
            depth += (code[end] == "(") - (code[end] == ")")
            if depth == 0:
                return {where + 1: f"{told}, (", end: ")"}
    if kind == "alone" and re.match(r"\s*(?:if|for|while|switch|do)\b", code[where:]):
        return {begin: f"{told};"}
    if kind == "alone":
        depth = 0
        for end in range(where, len(code)):
            depth += (code[end] in "([{") - (code[end] in ")]}")
            if depth == 0 and code[end] == ";":
                return {where: f" {{ {told};", end + 1: " }"}
    return {where: f"{told}; "}


def put_in(text, code, mutants, name, coarse):
    """Returns @text, the file @name, with all of @mutants, {number: mutant}, as branches.

    @code is @text without comments and texts. All of them are in functions. If it is @coarse, functions are
    counted instead of statements.
    """
    for begin, end in reversed(bodies(code)):
        inside = {number: mutant for number, mutant in mutants.items() if begin <= mutant["begin"] < end}
        if not inside:
            continue
        line = text.count("\n", 0, begin) + 1
        branches, inserted = [], {}
        for number, mutant in inside.items():
            other = text[begin : mutant["begin"]] + mutant["new"] + text[mutant["end"] : end]
            branches.append(f"if (tw_mutant_is ({number})) {{\n"
                            f'#line {line} "mutant-{number}"\n{other}\n}} else ')
            told = {begin: f"tw_mutant_seen ({number});"}
            if not coarse:
                told = marks(code, begin, mutant["begin"], number)
            for where, what in told.items():
                # What begins later is inside of what began before; both end in turn.
                old = inserted.get(where, "")
                inserted[where] = what + old if what in (")", " }") else old + what
        whole = text[begin:end]
        for where, what in sorted(inserted.items(), reverse=True):
            whole = whole[: where - begin] + what + whole[where - begin :]
        after = text.count("\n", 0, end) + 2  # the line of the bracket that closes the function
        text = (text[:begin] + "".join(branches) + f'{{\n#line {line} "{name}"\n{whole}\n}}'
                + f'\n#line {after} "{name}"' + text[end:])
    last = [match.end() for match in re.finditer(r"^#include[^\n]*\n", text, re.M)][-1]
    after = text.count("\n", 0, last) + 1
    return text[:last] + f'#include "{HEADER}"\n#line {after} "{name}"\n' + text[last:]
