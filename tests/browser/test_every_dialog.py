"""Every dialog, on a desktop and on a phone: all texts fit, none is missing, and axe finds no violation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from blackgate import Game
from blackgate.catalogue import Edition
from blackgate.tables.updates import state_serializer
from blackgate.texts import LANGUAGES
from testkit.browser import page_checks
from testkit.browser.browser_session import DESKTOP, PHONE, BrowserSession, OpenSession
from testkit.browser.players import has_gang_and_background
from testkit.browser.reveals import no_second_effect, second_effect_follows
from testkit.browser.staged_tables import TableFactory, Until
from testkit.seeds import ROUND
from testkit.superseded import CLASSIC_1_0

DIALOG = "dialog[open]"
LONGEST_LANGUAGE = "de"  # the longest words and texts
# `make soak` checks all languages, the desktop, which has more space, and the second theme, whose colours pages show too.
THEMES = page_checks.THEMES if ROUND else page_checks.THEMES[:1]
FITTING = [(LONGEST_LANGUAGE, DESKTOP), *((lang, PHONE) for lang in LANGUAGES)] if ROUND else [(LONGEST_LANGUAGE, PHONE)]


def may(verb: str) -> Until:
    """It is seat 0's turn, and it has a legal move with this verb."""
    return lambda game: asked("turn")(game) and any(str(move).split()[0] == verb for move in game.legal_moves)


def asked(prompt: str) -> Until:
    """Seat 0 is asked this prompt."""
    return lambda game: game.to_move == 0 and game.prompt == prompt


def later(game: Game) -> bool:
    return asked("turn")(game) and game.turns > 8


def has_seen_a_hand(game: Game) -> bool:
    return asked("turn")(game) and bool(game.view(0).known_cards(1))


def beaten(game: Game) -> bool:
    """Seat 0 has a Beating, so there is news after an absence."""
    return later(game) and state_serializer.public(game.view(None))["players"][0]["beatings"] > 0


def click(where: str) -> Callable[[Page], None]:
    return lambda page: page.locator(where).first.click()


def opens_by_itself(_: Page) -> None:
    """Do nothing: the dialog opens by itself."""


@dataclass(frozen=True)
class DialogCase:
    """How to open a dialog."""

    until: Until
    open: Callable[[Page], None] = opens_by_itself
    options: dict[str, Any] = field(default_factory=dict)
    pack: Edition | None = None
    prefs: dict[str, Any] = field(default_factory=dict)
    keys: dict[str, Any] = field(default_factory=dict)


DIALOGS = {
    "sell": DialogCase(may("sell"), click("[data-action=sell]")),
    "selling": DialogCase(asked("selling")),
    "buy": DialogCase(may("buy"), click("[data-action=buy]")),
    "join": DialogCase(may("join"), click("[data-action=join]")),
    "reveal": DialogCase(no_second_effect, click("button.dossier")),
    "reveal as a member": DialogCase(second_effect_follows, click("button.dossier")),
    "exchange": DialogCase(may("exchange"), click("[data-action=exchange]"), {"teams": True}),
    "offering": DialogCase(asked("offering"), options={"teams": True}),
    "limit": DialogCase(asked("limit")),
    "give back": DialogCase(asked("give_back")),
    "surrender": DialogCase(asked("surrender")),
    "tribute": DialogCase(asked("tribute"), pack=CLASSIC_1_0),  # nor this one
    "take": DialogCase(asked("take"), pack=CLASSIC_1_0),  # no card of the current version asks this
    "discard": DialogCase(later, click(".pile >> nth=1")),
    "seen of a hand": DialogCase(has_seen_a_hand, click(".known")),
    "player": DialogCase(has_gang_and_background(1), click('.player[data-seat="1"] .name')),
    "settings": DialogCase(later, click("[data-tool=settings]")),
    "spectators": DialogCase(later, click("[data-tool=spectators]"), keys={"watch": "a key"}),
    "keys": DialogCase(later, click("[data-tool=keys]")),
    "rules": DialogCase(later, click("[data-tool=rules]")),
    "end": DialogCase(later, click("[data-action=end]"), prefs={"confirm": "always"}),
    "away": DialogCase(beaten, keys={"seen": 1}),
    "victory": DialogCase(lambda game: game.to_move is None, options={"target": 3}),
    "victory of a team": DialogCase(lambda game: game.to_move is None, options={"target": 3, "teams": True}),
}


# The dialogs of one test: it opens a page once, and then goes from table to table.
GROUPS = (
    ("sell", "selling", "buy", "join", "limit"),
    ("exchange", "offering", "give back", "surrender", "tribute"),
    ("discard", "player", "settings", "spectators", "keys", "rules", "end"),
    ("take", "seen of a hand", "away", "victory", "victory of a team"),
    ("reveal", "reveal as a member"),
)


def check_fit(session: BrowserSession, lang: str, size: tuple[int, int], name: str) -> None:
    session.set_language(lang)
    session.resize(size)
    assert page_checks.cut_off(session.page, DIALOG) == [], f"{name}: {lang}, {size}"
    assert page_checks.raw_keys(session.page) == [], f"{name}: {lang}, {size}"


def test_every_dialog_is_in_one_group() -> None:
    assert sorted(name for group in GROUPS for name in group) == sorted(DIALOGS)


@pytest.mark.parametrize("group", GROUPS, ids=", ".join)
def test_dialogs_fit_and_are_accessible(open_session: OpenSession, table_factory: TableFactory, group: Sequence[str]) -> None:
    cases = {name: DIALOGS[name] for name in group}
    tables = {name: table_factory.create(case.until, pack=case.pack, **case.options) for name, case in cases.items()}
    prefs = {key: value for case in cases.values() for key, value in case.prefs.items()}
    session = open_session(keys=[{**tables[name].keys(0), **case.keys} for name, case in cases.items()], **prefs)
    session.go("/about")
    for name, case in cases.items():
        session.resize(DESKTOP)
        session.switch_table(tables[name].id)
        case.open(session.page)
        session.dialog.wait_for()
        with page_checks.isolated(session.page, DIALOG):
            assert [one for theme in THEMES for one in page_checks.violations(session.page, theme, DIALOG)] == [], name
            for lang, size in FITTING:
                check_fit(session, lang, size, name)
