"""Append-only file of finished results. An interrupted run reads it and continues where it stopped.

A journal is a file of JSON lines. The first line holds the settings, every other line the number of a task and its result:

    {"journal": 1, "settings": {"seed": "1", ...}}
    {"number": 0, "result": ...}
    {"number": 3, "result": ...}

Lines are only appended, in the order in which tasks finish. A process killed while writing leaves half a line, which the next
one cuts off.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Self

from blackgate.errors import BlackgateError

FORMAT = 1
FILE_START = b'{"journal": '


class JournalError(BlackgateError):
    """The file is not a journal, or a journal of other settings."""


class Journal:
    """The finished tasks of one run. If the file exists, its results are read; otherwise a new file is started."""

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
        """Read the file and cut off an incomplete last line. Return False if not even the settings are there."""
        self.file.seek(0)
        data = self.file.read()
        complete = data[: data.rfind(b"\n") + 1]
        lines = [parse_line(line) for line in complete.splitlines()]
        if lines and lines[-1] is None and len(lines) > 1:  # after a power cut the last line may hold zeros
            lines.pop()
            complete = complete[: complete.rstrip(b"\n").rfind(b"\n") + 1]
        if not lines and data and not FILE_START.startswith(data[: len(FILE_START)]):
            raise JournalError("error-journal-foreign", file=str(self.path), line=1)
        self.check(lines, settings)
        self.finished = {line["number"]: line["result"] for line in lines[1:] if line is not None}
        if len(complete) < len(data):
            self.file.truncate(len(complete))
        return bool(lines)

    def check(self, lines: list[dict[str, Any] | None], settings: dict[str, Any]) -> None:
        """Raise JournalError if the file is not a journal, or belongs to other settings."""
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
        """Write the result of a finished task and flush it: it survives if this process is killed right after."""
        self.write({"number": number, "result": result})
        self.finished[number] = result

    def write(self, line: Mapping[str, object]) -> None:
        """Append a line."""
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def parse_line(line: bytes) -> dict[str, Any] | None:
    """Return the JSON object of a line, or None if it holds none."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
