"""Screenshots of all pages for `docs/screenshots/` (`make screenshots`, or some of them by name).

Tables are played by the library from fixed seeds, so that the same client gives the same pictures.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from blackgate import Game
from blackgate.bots import Budget, make_bot
from blackgate.tables.updates import state_serializer
from testkit.browser.browser_session import FULL_SCALE, PHONE, BrowserSession
from testkit.browser.chromium import CHROMIUM
from testkit.browser.staged_tables import StagedTable, TableFactory, Until
from testkit.service.play_server import PlayServer

SHOTS = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESKTOP = (1440, 900)
QUALITIES = (90, 85, 80, 75, 70, 65, 60)
MAX_BYTES = 200_000  # of one picture
SETTLED_MS = 600  # after fonts and drawings are loaded

Open = Callable[[Page, StagedTable | None], None]


def inmate_move(game: Game, chance: random.Random) -> str:
    """Return the move of an inmate, so that the game looks like one of experienced players."""
    bot = make_bot("inmate", chance.getrandbits(32))
    return str(game.edition.move(bot.choose(game.view(game.to_move), list(game.legal_moves), Budget())))


# --- positions -----------------------------------------------------------------
def midgame(turns: int) -> Until:
    """Seat 0's turn begins in the middle of a game: some tunnels are dug, and seat 0 has some cards."""

    def until(game: Game) -> bool:
        if game.to_move != 0 or not game.between_turns or game.turns < turns:
            return False
        dug = sum(player["points"] > 0 for player in players_of(game))
        return 5 <= sum(game.view(0).hand.values()) <= 8 and dug * 2 >= game.players

    return until


def players_of(game: Game) -> list[dict[str, Any]]:
    """Return the public facts of all players."""
    players: list[dict[str, Any]] = state_serializer.public(game.view(None))["players"]
    return players


def extorted(game: Game) -> bool:
    """Seat 0 is extorted, and can cooperate or fight."""
    answers = {str(move).split()[0] for move in game.legal_moves}
    return game.to_move == 0 and game.prompt == "answer" and {"cooperate", "lay"} <= answers


def michel_extorts(game: Game) -> bool:
    """Michel(le) extorts seat 0, who has a Weapon."""
    return game.to_move == 0 and game.prompt == "michel" and any(str(move).startswith("lay") for move in game.legal_moves)


def won(game: Game) -> bool:
    """Seat 0 has won."""
    return game.outcome is not None and 0 in game.outcome.winners


# --- pages ----------------------------------------------------------------------------
def open_page(path: str, ready: str) -> Open:
    """Open an address, and wait for an element."""

    def open(page: Page, table: StagedTable | None) -> None:
        page.goto(path.format(table="" if table is None else table.id))
        page.locator(ready).first.wait_for()

    return open


def lobby(page: Page, _: StagedTable | None) -> None:
    """A table in the lobby, with one guest."""
    page.goto("/new?preset=friends")
    page.locator(".bar .btn.go").click()
    page.locator(".seats").wait_for()
    table = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/tables/{table}/seats", data={"name": "Bo", "looks": "oz", "nonce": "dice"})
    page.locator(".seats", has_text="Bo").wait_for()


def middle_of_replay(page: Page, table: StagedTable | None) -> None:
    """A replay with all cards open, in the middle of the game."""
    open_page("/t/{table}/replay?as=all&n=60", "input[type=range]")(page, table)


def dig_in_tutorial(page: Page, _: StagedTable | None) -> None:
    """The first step of the tutorial in which the player acts."""
    page.goto("/learn")
    for _step in range(3):
        page.locator(".coach .btn").last.click()


BOARD = open_page("/t/{table}", ".bar[data-prompt]")


@dataclass(frozen=True)
class Shot:
    """One screenshot."""

    open: Open
    table: Mapping[str, Any] | None = None
    phone: bool = False
    prefs: Mapping[str, Any] = field(default_factory=dict)


FOUR = {"until": midgame(16), "players": 4, "seed": 3}
EXTORTED = {"until": extorted, "players": 4, "seed": 5}
FINISHED = {"until": won, "players": 4, "seed": 2}
SHOTS_BY_NAME = {
    "home": Shot(open_page("/", "section.hot")),
    "home-light": Shot(open_page("/", "section.hot"), prefs={"theme": "light"}),
    "home-phone": Shot(open_page("/", "section.hot"), phone=True),
    "new": Shot(open_page("/new", "h1")),
    "lobby": Shot(lobby),
    "table-2": Shot(BOARD, {"until": midgame(8), "players": 2}),
    "table-4": Shot(BOARD, FOUR),
    "table-4-light": Shot(BOARD, FOUR, prefs={"theme": "light"}),
    "table-6": Shot(BOARD, {"until": midgame(24), "players": 6}),
    "teams": Shot(BOARD, {"until": midgame(16), "players": 4, "teams": True}),
    "extortion": Shot(BOARD, EXTORTED),
    "michelle": Shot(BOARD, {"until": michel_extorts, "players": 4, "michel": "michelle"}),
    "table-phone": Shot(BOARD, FOUR, phone=True),
    "extortion-phone": Shot(BOARD, EXTORTED, phone=True),
    "victory": Shot(open_page("/t/{table}", "dialog[open] .picture"), FINISHED),
    "replay": Shot(middle_of_replay, FINISHED),
    "rules": Shot(open_page("/rules#5.8", "article section")),
    "tutorial": Shot(dig_in_tutorial),
}
# The players' pages show the two pictures with the most text in the language of the page.
SHOTS_BY_NAME |= {f"table-4-{lang}": Shot(BOARD, FOUR, prefs={"lang": lang}) for lang in ("fr", "de", "it", "es")}
SHOTS_BY_NAME |= {f"extortion-{lang}": Shot(BOARD, EXTORTED, prefs={"lang": lang}) for lang in ("fr", "de", "it", "es")}


@contextmanager
def browser_and_service() -> Iterator[tuple[Browser, PlayServer, TableFactory]]:
    """Start Chromium, and a play service in which tables can be staged."""
    if CHROMIUM is None:
        sys.exit("Chromium is not installed: make services")
    with PlayServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        table_factory = TableFactory(server.database)
        yield browser, server, table_factory
        table_factory.close()
        browser.close()


def take_screenshot(browser: Browser, url: str, table_factory: TableFactory, shot: Shot, file: Path) -> None:
    """Open the page, wait until everything is drawn, and take the screenshot."""
    table = None if shot.table is None else table_factory.create(choose=inmate_move, **shot.table)
    keys = [] if table is None else [table.keys(0, watch=True)]
    prefs = {"name": "Ana", "looks": "vesna", **shot.prefs}
    session = BrowserSession(
        browser, url, keys=keys, size=PHONE if shot.phone else DESKTOP, touch=shot.phone, scale=FULL_SCALE, **prefs
    )
    try:
        shot.open(session.page, table)
        session.page.evaluate("() => document.fonts.ready.then(() => true)")
        session.page.wait_for_timeout(SETTLED_MS)
        session.page.mouse.move(0, 0)
        session.page.screenshot(path=file)
        if session.errors:
            raise SystemExit(f"{file.stem}: {session.errors}")
    finally:
        session.close()
    convert_to_webp(file)


def convert_to_webp(file: Path) -> None:
    """Replace a PNG by a WebP file in the best quality that is small enough."""
    webp = file.with_suffix(".webp")
    with Image.open(file) as picture:
        for quality in QUALITIES:
            picture.convert("RGB").save(webp, quality=quality, method=6)
            if webp.stat().st_size <= MAX_BYTES:
                break
    file.unlink()


def main() -> None:
    """Take all screenshots, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *SHOTS_BY_NAME], help="which ones; all, if none is named")
    parser.add_argument("--to", type=Path, default=SHOTS, help="the folder they go to")
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)
    with browser_and_service() as (browser, server, table_factory):
        for name in wanted.names or SHOTS_BY_NAME:
            file = wanted.to / f"{name}.png"
            take_screenshot(browser, server.url, table_factory, SHOTS_BY_NAME[name], file)
            print(f"{name}: {file.with_suffix('.webp').stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
