"""The tutorial: a recorded game (`lesson.jsonl`, made by `tools/lesson.py`) and the steps at which it stops (`steps.toml`).

The texts are in `texts/*/lesson.ftl`. The player has seat 0 and makes the moves of the record.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from blackgate.game import Record
from blackgate.texts import language

HERE = Path(__file__).parent
RECORD = HERE / "lesson.jsonl"
STEPS = HERE / "steps.toml"

PUPIL = 0  # the seat of the player
NAMES = ("You", "Vesna", "Bruno")
LOOKS = ("moth", "vesna", "bruno")


@dataclass(frozen=True, slots=True)
class Step:
    """A stop of the lesson: after how many moves, which text, what to highlight, and the move to make (none: read on)."""

    n: int
    text: str
    look: tuple[str, ...]
    move: str | None

    def title(self, lang: str) -> str:
        """The title of the step."""
        return language(lang).say(f"lesson-{self.text}")

    def told(self, lang: str) -> str:
        """The text of the step."""
        return language(lang).say_attribute(f"lesson-{self.text}", "text")


def steps() -> list[Step]:
    """Return the steps of the lesson, in order."""
    found = tomllib.loads(STEPS.read_text(encoding="utf-8"))["step"]
    return [Step(one["n"], one["text"], tuple(one["look"]), one.get("move")) for one in found]


def record(lang: str) -> Record:
    """Return the record of the lesson. The player is named with the word for "you"."""
    head, *rest = Record.load(RECORD).lines
    seats = [language(lang).say("lesson-you"), *NAMES[1:]]
    return Record(({**head, "seats": seats}, *rest))
