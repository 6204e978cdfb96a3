"""The section of docs/cards.md that lists what changed since an earlier version of `classic`, with the reason for each change.

The reasons are in `card_changes.toml`, one for each card. A card that changed without a reason is an error, and so is a reason
for a card that did not change.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from blackgate.catalogue import Edition, edition
from blackgate.pack.versions import SUPERSEDED
from blackgate.tables.pack_description import describe_pack

REASONS: Final = Path(__file__).with_suffix(".toml")
FAIR_START: Final = "fair_start"
# What is compared: the list of the description, the key of an entry, the field, and how the field is called in the table.
FIELDS: Final = (
    ("kinds", "id", "copies", "copies {}"),
    ("kinds", "id", "sells", "price {}"),
    ("kinds", "id", "does", "{}"),
    ("gang_cards", "id", "does", "{}"),
    ("backgrounds", "id", "first", "{}"),
    ("backgrounds", "id", "second", "*Second effect:* {}"),
)


def lines_of(pack: Edition) -> dict[str, list[str]]:
    """Return what the page says about each card of a pack, by its id. A recipe has the id `recipe-` and what it makes.

    What a fair start gives is treated like a card.
    """
    words = describe_pack(pack, "en")
    names = {kind.id: kind.name for kind in words.kinds}
    found: dict[str, list[str]] = {}
    for entries, key, field, text in FIELDS:
        for entry in getattr(words, entries):
            found.setdefault(getattr(entry, key), []).append(text.format(getattr(entry, field)))
    found[FAIR_START] = [
        f"{players} players: {', '.join(map(str, cards))} cards; {', '.join(map(str, cigarettes))} Cigarettes"
        for (players, cards), cigarettes in zip(words.fair_start_cards.items(), words.fair_start_cigarettes.values(), strict=True)
    ]
    for recipe in words.recipes:
        found[f"recipe-{recipe.makes}"] = ["needs " + " + ".join(names[part] for part in recipe.needs)]
    return found


def names_of(pack: Edition) -> dict[str, str]:
    """Return the names of the cards, by their ids."""
    words = describe_pack(pack, "en")
    names = {kind.id: kind.name for kind in words.kinds}
    names |= {card.id: card.name for card in words.gang_cards}
    names |= {background.id: background.name for background in words.backgrounds}
    names[FAIR_START] = "Extra cards and Cigarettes of a fair start (14.8)"
    return names | {f"recipe-{recipe.makes}": f"Recipe of the {names[recipe.makes]}" for recipe in words.recipes}


def changes(before: Edition, after: Edition) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield the id of each card that changed, with the lines that differ: those of the earlier pack, and those of the later."""
    old = lines_of(before)
    for card, new in lines_of(after).items():
        pairs = [(one, other) for one, other in zip(old[card], new, strict=True) if one != other]
        if pairs:
            yield card, [one for one, _ in pairs], [other for _, other in pairs]


def change_rows(pack: Edition, version: str) -> list[list[str]]:
    """Return a row for each card that changed since a version: name, before, now, reason."""
    (folder,) = SUPERSEDED.glob(f"{pack.pack.id}-{version}-*")
    reasons: dict[str, str] = tomllib.loads(REASONS.read_text(encoding="utf-8"))[version]
    names, rows = names_of(pack), []
    for card, before, now in changes(edition(folder), pack):
        if card not in reasons:
            raise SystemExit(f"{REASONS.name} has no reason for the change of {card}.")
        rows.append([names[card], "<br>".join(before), "<br>".join(now), reasons.pop(card)])
    if reasons:
        raise SystemExit(f"{REASONS.name} has reasons for cards that did not change: {', '.join(reasons)}.")
    return rows
