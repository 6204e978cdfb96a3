"""Cards of a pack in several strengths: a file such as `classic.toml` lists values for each card, the weakest first.

    [gangs.crew_lookout]                      the file of the pack and the id of the card
    start = 1                                 the variant to begin with, from 0
    ability = [{ search_more = 1 }, { search_more = 2 }]

All lists of an entry have the same length. `match` names a line of the entry in the pack's file if it has no id of its own.
"""

import json
import re
import shutil
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Card:
    """A card with its variants, and the one that is in the pack now."""

    id: str
    file: str
    match: str  # a line of its entry in the file
    variants: list[dict[str, Any]]
    index: int
    scores: dict[int, float] = field(default_factory=dict)  # the last score of each variant that was measured

    def step(self, score: float) -> bool:
        """Move to a weaker variant if the score is above 0, else to a stronger one. Return whether it moved.

        It stays if there is no such variant, or if that one missed its bar by more when it was measured.
        """
        self.scores[self.index] = score
        new = self.index - 1 if score > 0 else self.index + 1
        if not 0 <= new < len(self.variants) or abs(self.scores.get(new, 0.0)) > abs(score):
            return False
        self.index = new
        return True


def read_cards(source: Path) -> list[Card]:
    """Return the cards of a file of variants."""
    cards = []
    for file, entries in tomllib.loads(source.read_text(encoding="utf-8")).items():
        for name, entry in entries.items():
            start, match = entry.pop("start"), entry.pop("match", f'id = "{name}"')
            variants = [dict(zip(entry, values, strict=True)) for values in zip(*entry.values(), strict=True)]
            cards.append(Card(name, file, match, variants, start))
    return cards


def write_pack(template: Path, folder: Path, cards: Sequence[Card]) -> None:
    """Write a copy of a pack with the present variant of each card."""
    shutil.copytree(template, folder)
    for file in sorted({card.file for card in cards}):
        path = folder / f"{file}.toml"
        entries = re.split(r"(?m)^(?=\[\[)", path.read_text(encoding="utf-8"))
        for card in (one for one in cards if one.file == file):
            (number,) = (number for number, entry in enumerate(entries) if card.match in entry)
            for key, value in card.variants[card.index].items():
                line = f"{key} = {toml_value(value)}"
                entries[number], found = re.subn(rf"(?m)^{key} = .*$", lambda _, line=line: line, entries[number])
                if not found:
                    raise ValueError(f"{path}: the entry with {card.match} has no {key}")
        path.write_text("".join(entries), encoding="utf-8")


def toml_value(value: Any) -> str:
    """Return a value as TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(one) for one in value) + "]"
    return json.dumps(value)
