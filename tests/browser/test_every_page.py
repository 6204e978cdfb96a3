"""Every page, in both themes: axe finds no violation, texts fit and none is missing."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from blackgate import Game
from blackgate.texts import LANGUAGES
from testkit.browser import page_checks
from testkit.browser.browser_session import PHONE, BrowserSession, OpenSession
from testkit.browser.reveals import second_effect_follows
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.seeds import ROUND

# A phone has another board. The other pages have the same elements as on a desktop.
PAGES_WITH_BOARD = ("learn", "replay")
ON_PHONE = ("home", "new", "lobby", "watch", "rules", "about", *PAGES_WITH_BOARD)
BOARDS_ON_PHONE = ("table", "a member's Background", "a second effect", "extortion", "combat with a teammate there")
# `make test` checks a phone in the language with the longest texts and in one theme, and asks axe only about boards.
LANGUAGES_ON_PHONE = tuple(LANGUAGES) if ROUND else ("de",)
# Boards that differ from others only in their buttons. `make test` checks them on a phone, where these take more space.
ALIKE = ("a member's Background", "a second effect")
THEMES_ON_PHONE = page_checks.THEMES if ROUND else page_checks.THEMES[:1]


def turn(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 12


def late(game: Game) -> bool:
    return turn(game) and game.turns > 24


def extorted(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "answer"


def second(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "second" and "second" in game.legal_moves


def with_teammate(game: Game) -> bool:
    return game.to_move == 0 and game.prompt in ("answer", "fight") and "hold" in game.legal_moves


def michel_extorts(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "michel"


def over(game: Game) -> bool:
    return game.to_move is None


def lobby(page: Page, _: StagedTable | None) -> None:
    page.goto("/new?preset=friends")
    page.locator(".bar .btn.go").click()
    page.locator(".seats").wait_for()


def unknown_address(page: Page, _: StagedTable | None) -> None:
    """A link of the client to an unknown address."""
    page.goto("/")
    page.evaluate("() => { history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    page.locator("section.hot").wait_for(state="detached")
    page.locator("main").wait_for()


def open_page(path: str, ready: str = "h1") -> Callable[[Page, StagedTable | None], None]:
    """Open an address, and wait for an element."""

    def open(page: Page, table: StagedTable | None) -> None:
        page.goto(path.format(table="" if table is None else table.id))
        page.locator(ready).first.wait_for(state="attached")

    return open


def rulebook(page: Page, table: StagedTable | None) -> None:
    """Open the rulebook. Its chapters are alike, and axe takes long for all of them: `make test` shows it three."""
    open_page("/rules#5.8", "article section")(page, table)
    if not ROUND:
        page.evaluate("() => [...document.querySelectorAll('article section')].slice(3).forEach((one) => one.remove())")


@dataclass(frozen=True)
class PageCase:
    """A page, and the table that it shows."""

    open: Callable[[Page, StagedTable | None], None]
    table: dict[str, Any] | None = None

    def create_table(self, table_factory: TableFactory) -> StagedTable | None:
        return None if self.table is None else table_factory.create(**self.table)


GAME = {"until": turn, "players": 4}
FINISHED = {"until": over, "players": 2, "target": 1}
PAGES = {
    "home": PageCase(open_page("/", "section.hot")),
    "new": PageCase(open_page("/new")),
    "lobby": PageCase(lobby),
    "watch": PageCase(open_page("/watch"), {**GAME, "public": True}),
    "rules": PageCase(rulebook),
    "learn": PageCase(open_page("/learn", ".coach")),
    "about": PageCase(open_page("/about", "article")),
    "privacy": PageCase(open_page("/privacy", "dd")),
    "lost": PageCase(unknown_address),
    "open a record": PageCase(open_page("/replay")),
    "replay": PageCase(open_page("/t/{table}/replay", "input[type=range]"), FINISHED),
    "dice": PageCase(open_page("/t/{table}/dice", "section"), FINISHED),
}

BOARDS: dict[str, dict[str, Any]] = {
    "table": GAME,
    "table of six in teams, with Michel": {"until": late, "players": 6, "teams": True, "michel": "michel"},
    "extortion": {"until": extorted},
    "a member's Background": {"until": second_effect_follows},
    "a second effect": {"until": second},
    "combat with a teammate there": {"until": with_teammate, "teams": True},
    "Michelle": {"until": michel_extorts, "michel": "michelle"},
}


def open_boards(
    open_session: OpenSession, table_factory: TableFactory, names: Iterable[str], **device: Any
) -> Iterator[tuple[str, BrowserSession]]:
    """Load a page once, and then go from table to table."""
    tables = {name: table_factory.create(**BOARDS[name]) for name in names}
    session = open_session(keys=[table.keys(0) for table in tables.values()], **device)
    session.go("/about")
    for name, table in tables.items():
        session.switch_table(table.id)
        yield name, session


def check_languages(session: BrowserSession, name: str) -> None:
    """Check that the page fits into the screen, and shows no text ids."""
    for lang in LANGUAGES_ON_PHONE:
        session.set_language(lang)
        assert page_checks.raw_keys(session.page) == [], (name, lang)
        assert session.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (
            f"{name} is wider than the screen in {lang}"
        )


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_no_violation(open_session: OpenSession, table_factory: TableFactory, name: str) -> None:
    case = PAGES[name]
    table = case.create_table(table_factory)
    session = open_session(keys=[table.keys(0)] if table else [])
    case.open(session.page, table)
    assert [one for theme in page_checks.THEMES for one in page_checks.violations(session.page, theme)] == []


def test_axe_finds_no_violation_at_a_table(open_session: OpenSession, table_factory: TableFactory) -> None:
    names = [name for name in BOARDS if ROUND or name not in ALIKE]
    for name, session in open_boards(open_session, table_factory, names):
        assert [one for theme in page_checks.THEMES for one in page_checks.violations(session.page, theme)] == [], name


@pytest.mark.parametrize("name", ON_PHONE)
def test_on_a_phone_it_fits_without_violations(open_session: OpenSession, table_factory: TableFactory, name: str) -> None:
    case = PAGES[name]
    table = case.create_table(table_factory)
    session = open_session(keys=[table.keys(0)] if table else [], size=PHONE, touch=True)
    case.open(session.page, table)
    if ROUND or name in PAGES_WITH_BOARD:
        assert [one for theme in THEMES_ON_PHONE for one in page_checks.violations(session.page, theme)] == []
    check_languages(session, name)


def test_on_a_phone_a_table_fits_without_violations(open_session: OpenSession, table_factory: TableFactory) -> None:
    for name, session in open_boards(open_session, table_factory, BOARDS_ON_PHONE, size=PHONE, touch=True):
        assert [one for theme in THEMES_ON_PHONE for one in page_checks.violations(session.page, theme)] == [], name
        check_languages(session, name)
