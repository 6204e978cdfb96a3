"""What `classic` changed since its earlier versions: reconstructed values only, and every change has a text and a reason."""

from pathlib import Path

import pytest

from blackgate import edition
from blackgate.bots.evaluators import warden_fits
from blackgate.catalogue import Edition
from blackgate.pack.model import Value
from blackgate.pack.versions import SUPERSEDED
from blackgate.texts import LANGUAGES
from blackgate.texts.bundle import language
from tools.card_changes import change_rows, changes

EARLIER = sorted(SUPERSEDED.iterdir())


def values(pack: Edition) -> dict[tuple[str, str], Value]:
    """Return all values of a pack, by file and key."""
    return {(Path(value.file).name, value.key): value for value in pack.pack.values}


@pytest.mark.parametrize("folder", EARLIER, ids=lambda folder: folder.name)
def test_printed_and_reported_values_never_change(folder: Path) -> None:
    before, after = values(edition(folder)), values(edition(None))
    changed = [name for name in before if name not in after or before[name].value != after[name].value]
    assert changed
    assert [name for name in changed if before[name].origin != "X"] == []
    assert {name: before[name].origin for name in before if name in after} == {
        name: after[name].origin for name in before if name in after
    }, "a value keeps its origin"


def changed_card_texts(before: Edition, after: Edition) -> set[str]:
    """Return the texts that say what the changed cards do."""
    gang_cards = zip([c for g in before.pack.gangs for c in g.cards], [c for g in after.pack.gangs for c in g.cards], strict=True)
    backgrounds = zip(before.pack.backgrounds, after.pack.backgrounds, strict=True)
    actions = zip(before.pack.cards, after.pack.cards, strict=True)
    names = {f"gangcard-{new.id}" for old, new in gang_cards if old != new}
    names |= {f"background-{new.id}" for old, new in backgrounds if old != new}
    return names | {f"kind-{new.id}" for old, new in actions if old.effects != new.effects}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_changed_card_has_a_changed_text_in_every_language(code: str) -> None:
    (folder,) = SUPERSEDED.glob("classic-1.0.0-*")
    earlier, now = language(code, str(folder)), language(code)
    cards = changed_card_texts(edition(folder), edition(None))
    assert len(cards) > 40
    for card in cards:
        pairs = [
            (now.say_attribute(card, one), earlier.say_attribute(card, one))
            for one in ("does", "first", "second")
            if now.has(card, one)
        ]
        assert any(new != old for new, old in pairs), card


def test_every_changed_card_has_a_reason() -> None:
    (folder,) = SUPERSEDED.glob("classic-1.0.0-*")
    rows = change_rows(edition(None), "1.0.0")  # it fails if a reason is missing or left over
    assert len(rows) == len(list(changes(edition(folder), edition(None))))
    assert all(reason.endswith(".") for _, _, _, reason in rows)


def test_the_network_of_warden_fits_the_pack() -> None:
    assert warden_fits(edition(None))
