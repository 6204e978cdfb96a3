"""Run a `blackgate` command in a clean environment, and check how it ends."""

import os
from pathlib import Path

from testkit import cli_process
from testkit.cli_process import Done


def run(*words: str | Path, stdin: str = "", from_scratch: bool = False, **environment: str) -> Done:
    """Run `python -m blackgate ...`, and check that it does not end in a traceback."""
    left_out = ("LC_ALL", "LC_MESSAGES", "BLACKGATE_LANG", "COLUMNS", "FORCE_COLOR")
    env = {name: value for name, value in os.environ.items() if name not in left_out}
    env |= {"LANG": "C.UTF-8", "NO_COLOR": "1"} | environment
    done = cli_process.run([str(word) for word in words], env, stdin, from_scratch=from_scratch)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def run_refused(*words: str | Path, stdin: str = "") -> str:
    """Run a command that must be refused, and return its error message."""
    done = run(*words, stdin=stdin)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert len(done.stderr.strip().split("\n")) == 1
    return done.stderr


def run_ok(*words: str | Path, stdin: str = "", from_scratch: bool = False, **environment: str) -> str:
    """Run a command that must succeed, and return what it prints."""
    done = run(*words, stdin=stdin, from_scratch=from_scratch, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout
