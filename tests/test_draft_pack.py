"""The draft of a tuned pack in drafts/: it changes reconstructed values only, and warden's network can play with it."""

from pathlib import Path

import pytest

from blackgate import edition
from blackgate.bots.evaluators import warden_knows
from blackgate.catalogue import Edition
from blackgate.pack.model import Value
from blackgate.texts.bundle import language

DRAFT = Path(__file__).parent.parent / "drafts" / "classic-tuned"
LANGUAGES = ("en", "fr", "de", "it", "es")


def values(pack: Edition) -> dict[tuple[str, str], Value]:
    """Return all values of a pack, by file and key."""
    return {(Path(value.file).name, value.key): value for value in pack.pack.values}


def changed_values() -> list[tuple[str, str]]:
    """Return the file and key of every value that differs from classic."""
    before, after = values(edition(None)), values(edition(DRAFT))
    assert before.keys() == after.keys()
    return [name for name, value in after.items() if value.value != before[name].value]


def changed_cards() -> set[str]:
    """Return the texts that say what the changed cards do."""
    before, after = edition(None).pack, edition(DRAFT).pack
    gang_cards = zip([c for g in before.gangs for c in g.cards], [c for g in after.gangs for c in g.cards], strict=True)
    names = {f"gangcard-{new.id}" for old, new in gang_cards if old != new}
    names |= {f"background-{new.id}" for old, new in zip(before.backgrounds, after.backgrounds, strict=True) if old != new}
    effects = [(old, new) for old, new in zip(before.cards, after.cards, strict=True) if old.effects != new.effects]
    return names | {f"kind-{new.id}" for _, new in effects}


def test_the_draft_changes_reconstructed_values_only() -> None:
    before, after = values(edition(None)), values(edition(DRAFT))
    changed = changed_values()
    assert changed
    assert [name for name in changed if {before[name].origin, after[name].origin} != {"X"}] == []


def test_the_network_of_warden_fits_the_draft() -> None:
    assert warden_knows(edition(DRAFT))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_changed_card_has_a_text_of_its_own(code: str) -> None:
    own = language(code, str(DRAFT))
    classic = language(code)
    attributes = ("does", "first", "second")
    cards = changed_cards()
    assert len(cards) > 20
    for card in cards:
        pairs = [(own.say_attribute(card, a), classic.say_attribute(card, a)) for a in attributes if own.has(card, a)]
        assert any(new != old for new, old in pairs), card
