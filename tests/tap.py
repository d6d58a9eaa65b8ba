"""Reports checks in the Test Anything Protocol, for tests of the source tree."""

import sys

# What has to hold when all checks are done: functions that return a name and a list of problems.
last_checks = []


class Tap:
    """Collects checks; `finish` makes those of `last_checks`, prints the plan and returns the exit status."""

    def __init__(self):
        self.n_checks = 0
        self.n_failed = 0

    def check(self, name, problems):
        """One check that passes when the list @problems is empty."""
        self.n_checks += 1
        if problems:
            self.n_failed += 1
            print(f"not ok {self.n_checks} {name}")
            for problem in problems:
                for line in str(problem).splitlines():
                    print(f"# {line}")
        else:
            print(f"ok {self.n_checks} {name}")
        sys.stdout.flush()

    def skip(self, name, reason):
        """One check that cannot run here."""
        self.n_checks += 1
        print(f"ok {self.n_checks} {name} # SKIP {reason}")

    def finish(self):
        for last in last_checks:
            self.check(*last())
        print(f"1..{self.n_checks}")
        return 1 if self.n_failed else 0
