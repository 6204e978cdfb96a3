"""Every dialog, in every language, on a desk and on a telephone: all words fit, none is missing, and axe has nothing to say."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from blackgate import Game
from blackgate.tables import state_serializer
from blackgate.texts import LANGUAGES
from testkit.browser import page_checks
from testkit.browser.browser_session import DESKTOP, PHONE, BrowserSession, OpenSession
from testkit.browser.staged_tables import Stage, Until

DIALOG = "dialog[open]"
LONGEST = "de"  # where there is room, the language with the longest words will do; it comes first


def may(verb: str) -> Until:
    """It is seat 0's turn, and it may do this."""
    return lambda game: asked("turn")(game) and any(str(move).split()[0] == verb for move in game.legal_moves)


def asked(prompt: str) -> Until:
    """Seat 0 is asked this."""
    return lambda game: game.to_move == 0 and game.prompt == prompt


def later(game: Game) -> bool:
    return asked("turn")(game) and game.turns > 8


def has_seen_a_hand(game: Game) -> bool:
    return asked("turn")(game) and bool(game.view(0).known_cards(1))


def beaten(game: Game) -> bool:
    """Something was done to seat 0 that it would want to hear of."""
    return later(game) and state_serializer.public(game.view(None))["players"][0]["beatings"] > 0


def press(where: str) -> Callable[[Page], None]:
    return lambda page: page.locator(where).first.click()


def nothing(_: Page) -> None:
    """It opens by itself."""


@dataclass(frozen=True)
class Scene:
    """How a dialog comes to be open."""

    until: Until
    open: Callable[[Page], None] = nothing
    options: dict[str, Any] = field(default_factory=dict)
    prefs: dict[str, Any] = field(default_factory=dict)
    keys: dict[str, Any] = field(default_factory=dict)


SCENES = {
    "sell": Scene(may("sell"), press("[data-action=sell]")),
    "selling": Scene(asked("selling")),
    "buy": Scene(may("buy"), press("[data-action=buy]")),
    "join": Scene(may("join"), press("[data-action=join]")),
    "exchange": Scene(may("exchange"), press("[data-action=exchange]"), {"teams": True}),
    "offering": Scene(asked("offering"), options={"teams": True}),
    "limit": Scene(asked("limit")),
    "give back": Scene(asked("give_back")),
    "surrender": Scene(asked("surrender")),
    "tribute": Scene(asked("tribute")),
    "take": Scene(asked("take")),
    "discard": Scene(later, press(".pile >> nth=1")),
    "seen of a hand": Scene(has_seen_a_hand, press(".known")),
    "settings": Scene(later, press("[data-tool=settings]")),
    "keys": Scene(later, press("[data-tool=keys]")),
    "rules": Scene(later, press("[data-tool=rules]")),
    "end": Scene(later, press("[data-action=end]"), prefs={"confirm": "always"}),
    "away": Scene(beaten, keys={"seen": 1}),
    "victory": Scene(lambda game: game.to_move is None, options={"target": 3}),
    "victory of a team": Scene(lambda game: game.to_move is None, options={"target": 3, "teams": True}),
}


# Who comes by for which: a page is opened once, and led from table to table.
VISITS = (
    ("sell", "selling", "buy", "join", "limit"),
    ("exchange", "offering", "give back", "surrender", "tribute"),
    ("discard", "settings", "keys", "rules", "end"),
    ("take", "seen of a hand", "away", "victory", "victory of a team"),
)


def fits(session: BrowserSession, lang: str, size: tuple[int, int], name: str) -> None:
    session.speak(lang)
    session.resize(size)
    assert page_checks.cut_off(session.page, DIALOG) == [], f"{name}: {lang}, {size}"
    assert page_checks.raw_keys(session.page) == [], f"{name}: {lang}, {size}"


def test_every_scene_is_seen() -> None:
    assert sorted(name for visit in VISITS for name in visit) == sorted(SCENES)


@pytest.mark.parametrize("visit", VISITS, ids=", ".join)
def test_they_fit_and_are_open_to_everybody(open_session: OpenSession, stage: Stage, visit: Sequence[str]) -> None:
    scenes = {name: SCENES[name] for name in visit}
    tables = {name: stage.set(scene.until, **scene.options) for name, scene in scenes.items()}
    prefs = {key: value for scene in scenes.values() for key, value in scene.prefs.items()}
    session = open_session(keys=[{**tables[name].keys(0), **scene.keys} for name, scene in scenes.items()], **prefs)
    session.go("/rules")
    for name, scene in scenes.items():
        session.resize(DESKTOP)
        session.walk(tables[name].id)
        scene.open(session.page)
        session.dialog.wait_for()
        with page_checks.curtain(session.page, DIALOG):
            assert [one for theme in page_checks.THEMES for one in page_checks.violations(session.page, theme, DIALOG)] == [], (
                name
            )
            fits(session, LONGEST, DESKTOP, name)
            for lang in sorted(LANGUAGES, key=lambda lang: lang != LONGEST):
                fits(session, lang, PHONE, name)
