"""Every page, in both themes: axe has nothing to say, and no word is missing in any language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from blackgate import Game
from blackgate.texts import LANGUAGES
from testkit.browser import page_checks
from testkit.browser.browser_session import PHONE, OpenSession
from testkit.browser.reveals import asks_at_once
from testkit.browser.staged_tables import Stage, StagedTable

ON_TELEPHONE = (
    "home", "new", "lobby", "watch", "rules", "learn", "about", "table", "a member's Background", "extortion",
    "combat with a teammate there", "replay",
)  # fmt: skip


def turn(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 12


def late(game: Game) -> bool:
    return turn(game) and game.turns > 24


def threatened(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "answer"


def second(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "second" and "second" in game.legal_moves


def backed(game: Game) -> bool:
    return game.to_move == 0 and game.prompt in ("answer", "fight") and "hold" in game.legal_moves


def hunted(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "michel"


def over(game: Game) -> bool:
    return game.to_move is None


def lobby(page: Page, _: StagedTable | None) -> None:
    page.goto("/new?preset=friends")
    page.locator(".bar .btn.go").click()
    page.locator(".seats").wait_for()


def lost(page: Page, _: StagedTable | None) -> None:
    """A link of ours that leads nowhere."""
    page.goto("/")
    page.evaluate("() => { history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    page.locator("section.hot").wait_for(state="detached")
    page.locator("main").wait_for()


def at(path: str, ready: str = "h1") -> Callable[[Page, StagedTable | None], None]:
    """An address, and what is there when the page is."""

    def go(page: Page, table: StagedTable | None) -> None:
        page.goto(path.format(table="" if table is None else table.id))
        page.locator(ready).first.wait_for(state="attached")

    return go


@dataclass(frozen=True)
class Sight:
    """A page, and the table that it is about."""

    go: Callable[[Page, StagedTable | None], None]
    table: dict[str, Any] | None = None

    def laid(self, stage: Stage) -> StagedTable | None:
        return None if self.table is None else stage.set(**self.table)


BOARD = at("/t/{table}", ".bar[data-prompt]")
GAME = {"until": turn, "players": 4}
PAGES = {
    "home": Sight(at("/", "section.hot")),
    "new": Sight(at("/new")),
    "lobby": Sight(lobby),
    "watch": Sight(at("/watch"), {**GAME, "public": True}),
    "rules": Sight(at("/rules#5.8", "article section")),
    "learn": Sight(at("/learn", ".coach")),
    "about": Sight(at("/about", "article")),
    "lost": Sight(lost),
    "open a record": Sight(at("/replay")),
    "table": Sight(BOARD, GAME),
    "table of six": Sight(BOARD, {"until": late, "players": 6}),
    "table of teams": Sight(BOARD, {**GAME, "teams": True}),
    "table with Michel": Sight(BOARD, {**GAME, "michel": "michel"}),
    "extortion": Sight(BOARD, {"until": threatened}),
    "a member's Background": Sight(BOARD, {"until": asks_at_once}),
    "a second effect": Sight(BOARD, {"until": second}),
    "combat with a teammate there": Sight(BOARD, {"until": backed, "teams": True}),
    "Michelle": Sight(BOARD, {"until": hunted, "michel": "michelle"}),
    "replay": Sight(at("/t/{table}/replay", "input[type=range]"), {"until": over, "players": 3, "target": 3}),
    "dice": Sight(at("/t/{table}/dice", "section"), {"until": over, "players": 3, "target": 3}),
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_it(open_session: OpenSession, stage: Stage, name: str) -> None:
    sight = PAGES[name]
    table = sight.laid(stage)
    session = open_session(keys=[table.keys(0)] if table else [])
    sight.go(session.page, table)
    assert [one for theme in page_checks.THEMES for one in page_checks.violations(session.page, theme)] == []


@pytest.mark.parametrize("name", ON_TELEPHONE)
def test_on_a_telephone_too_and_it_fits_in_every_language(open_session: OpenSession, stage: Stage, name: str) -> None:
    sight = PAGES[name]
    table = sight.laid(stage)
    session = open_session(keys=[table.keys(0)] if table else [], size=PHONE, touch=True)
    sight.go(session.page, table)
    assert [one for theme in page_checks.THEMES for one in page_checks.violations(session.page, theme)] == []
    for lang in LANGUAGES:
        session.speak(lang)
        assert page_checks.raw_keys(session.page) == [], lang
        assert session.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (
            f"{lang} is wider than the screen"
        )
