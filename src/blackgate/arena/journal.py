"""What is finished, written down at once: a run that was interrupted goes on where it stopped.

A journal is a file of JSON lines. The first one holds the settings, each other one the number of a piece of work and its result:

    {"journal": 1, "settings": {"seed": "1", ...}}
    {"number": 0, "result": ...}
    {"number": 3, "result": ...}

Lines are only ever appended, in the order of finishing. Whoever is killed while writing leaves half a line, which is cut off.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Self

from blackgate.errors import BlackgateError

FORMAT = 1
BEGINNING = b'{"journal": '


class JournalError(BlackgateError):
    """A file that is no journal, or that of another job."""


class Journal:
    """The finished pieces of one job. Opened on a file that is there, it knows them; otherwise it begins a new one."""

    def __init__(self, path: Path, settings: Mapping[str, object]) -> None:
        self.path = path
        self.finished: dict[int, Any] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: BinaryIO = path.open("a+b")
        try:
            if not self.read(json.loads(json.dumps(settings))):
                self.write({"journal": FORMAT, "settings": settings})
        except BaseException:
            self.file.close()
            raise

    def read(self, settings: dict[str, Any]) -> bool:
        """Take in what the file holds and cut off half a line at its end; False if not even the settings are there."""
        self.file.seek(0)
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = [parsed(row) for row in whole.splitlines()]
        if lines and lines[-1] is None and len(lines) > 1:  # after a power cut, a whole line of nothing
            lines.pop()
            whole = whole[: whole.rstrip(b"\n").rfind(b"\n") + 1]
        if not lines and data and not BEGINNING.startswith(data[: len(BEGINNING)]):
            raise JournalError("error-journal-foreign", file=str(self.path), line=1)
        self.check(lines, settings)
        self.finished = {line["number"]: line["result"] for line in lines[1:] if line is not None}
        if len(whole) < len(data):
            self.file.truncate(len(whole))
        return bool(lines)

    def check(self, lines: list[dict[str, Any] | None], settings: dict[str, Any]) -> None:
        """Refuse what is not a journal, and a journal of other settings."""
        for number, line in enumerate(lines, start=1):
            keys = {"journal", "settings"} if number == 1 else {"number", "result"}
            if line is None or set(line) != keys:
                raise JournalError("error-journal-foreign", file=str(self.path), line=number)
        if lines and lines[0] is not None:
            written = lines[0]["settings"]
            other = [key for key in {**written, **settings} if written.get(key) != settings.get(key)]
            if lines[0]["journal"] != FORMAT or other:
                raise JournalError("error-journal-settings", file=str(self.path), names=", ".join(other) or "journal")

    def add(self, number: int, result: object) -> None:
        """Write down a finished piece, so that it is safe even if this process is killed right after."""
        self.write({"number": number, "result": result})
        self.finished[number] = result

    def write(self, line: Mapping[str, object]) -> None:
        """One line at the end of the file."""
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Nothing more is written."""
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def parsed(row: bytes) -> dict[str, Any] | None:
    """A line's object, or None if it holds none."""
    try:
        line = json.loads(row)
    except ValueError:
        return None
    return line if isinstance(line, dict) else None
