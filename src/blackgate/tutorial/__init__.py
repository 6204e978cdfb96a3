"""The tutorial: a recorded game (`lesson.jsonl`, written by `tools/lesson.py`) and the explanations at its moves.

`steps.toml` says which text is shown at which move; the texts are in `texts/*/lesson.ftl`. The player has seat 0 and makes
the moves of the record.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from blackgate.game import Record
from blackgate.texts import language

HERE = Path(__file__).parent
RECORD = HERE / "lesson.jsonl"
STEPS = HERE / "steps.toml"

LEARNER = 0  # the seat of the player
NAMES = ("You", "Vesna", "Bruno")
LOOKS = ("moth", "vesna", "bruno")


@dataclass(frozen=True, slots=True)
class Step:
    """A stop of the lesson: after `n` moves, show a text, highlight what is in `look`, wait for `move` (None: continue)."""

    n: int
    text: str
    look: tuple[str, ...]
    move: str | None

    def title(self, lang: str) -> str:
        """Return the title in a language."""
        return language(lang).say(f"lesson-{self.text}")

    def body(self, lang: str) -> str:
        """Return the explanation in a language."""
        return language(lang).say_attribute(f"lesson-{self.text}", "text")


def steps() -> list[Step]:
    """Return the steps of the lesson in order."""
    found = tomllib.loads(STEPS.read_text(encoding="utf-8"))["step"]
    return [Step(one["n"], one["text"], tuple(one["look"]), one.get("move")) for one in found]


def record(lang: str) -> Record:
    """Return the recorded game, with the word for "you" as the name of the player."""
    head, *rest = Record.load(RECORD).lines
    seats = [language(lang).say("lesson-you"), *NAMES[1:]]
    return Record(({**head, "seats": seats}, *rest))
