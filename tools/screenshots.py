"""Pictures of every page that people should look at, into `docs/screenshots/` (`make screenshots`, or a few of them by name).

Tables are played out by the library from fixed seeds, so that the same pictures come out of the same client.
"""

import argparse
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from blackgate import Game
from blackgate.bots import Budget, make_bot
from blackgate.tables import state_serializer
from testkit.browser.browser_session import FINE, PHONE, BrowserSession
from testkit.browser.chromium import CHROMIUM
from testkit.browser.staged_tables import Stage, StagedTable, Until
from testkit.service.play_server import PlayServer

SHOTS = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DESK = (1440, 900)
QUALITIES = (90, 85, 80, 75, 70, 65, 60)
MOST_BYTES = 200_000  # of one picture: a page has ten
SETTLED_MS = 600  # fonts and drawings are there before

Go = Callable[[Page, StagedTable | None], None]


def like_an_inmate(game: Game, chance: random.Random) -> str:
    """A game as people who know it play it."""
    bot = make_bot("inmate", chance.getrandbits(32))
    return str(game.edition.move(bot.choose(game.view(game.to_move), list(game.legal_moves), Budget())))


# --- positions worth looking at -----------------------------------------------------------------
def picturesque(turns: int) -> Until:
    """The beginning of seat 0's turn in a game that has come some way: tunnels are dug, and there is a hand to look at."""

    def until(game: Game) -> bool:
        if game.to_move != 0 or not game.between_turns or game.turns < turns:
            return False
        dug = sum(player["points"] > 0 for player in players_of(game))
        return 5 <= sum(game.view(0).hand.values()) <= 8 and dug * 2 >= game.players

    return until


def players_of(game: Game) -> list[dict[str, Any]]:
    """What everybody can see of everybody."""
    players: list[dict[str, Any]] = state_serializer.public(game.view(None))["players"]
    return players


def extorted(game: Game) -> bool:
    """Seat 0 can give in or strike back."""
    answers = {str(move).split()[0] for move in game.legal_moves}
    return game.to_move == 0 and game.prompt == "answer" and {"cooperate", "lay"} <= answers


def hunted(game: Game) -> bool:
    """Michel(le) stands before seat 0, who has a Weapon."""
    return game.to_move == 0 and game.prompt == "michel" and any(str(move).startswith("lay") for move in game.legal_moves)


def over(game: Game) -> bool:
    """Seat 0 is out."""
    return game.outcome is not None and 0 in game.outcome.winners


# --- ways to the pages ----------------------------------------------------------------------------
def at(path: str, ready: str) -> Go:
    """An address, and what is there when the page is."""

    def go(page: Page, table: StagedTable | None) -> None:
        page.goto(path.format(table="" if table is None else table.id))
        page.locator(ready).first.wait_for()

    return go


def lobby(page: Page, _: StagedTable | None) -> None:
    """A table that waits for friends; one has come."""
    page.goto("/new?preset=friends")
    page.locator(".bar .btn.go").click()
    page.locator(".seats").wait_for()
    table = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/tables/{table}/seats", data={"name": "Bo", "looks": "oz", "nonce": "dice"})
    page.locator(".seats", has_text="Bo").wait_for()


def middle_of_replay(page: Page, table: StagedTable | None) -> None:
    """All cards open, in the middle of the game."""
    at("/t/{table}/replay?as=all&n=60", "input[type=range]")(page, table)


def dig_in_tutorial(page: Page, _: StagedTable | None) -> None:
    """Where the lesson lets one do something for the first time."""
    page.goto("/learn")
    for _step in range(3):
        page.locator(".coach .btn").last.click()


BOARD = at("/t/{table}", ".bar[data-prompt]")


@dataclass(frozen=True)
class Shot:
    """One picture."""

    go: Go
    table: Mapping[str, Any] | None = None
    phone: bool = False
    prefs: Mapping[str, Any] = field(default_factory=dict)


FOUR = {"until": picturesque(16), "players": 4, "seed": 3}
EXTORTED = {"until": extorted, "players": 4, "seed": 5}
FINISHED = {"until": over, "players": 4, "seed": 2}
SHOTS_BY_NAME = {
    "home": Shot(at("/", "section.hot")),
    "home-light": Shot(at("/", "section.hot"), prefs={"theme": "light"}),
    "home-phone": Shot(at("/", "section.hot"), phone=True),
    "new": Shot(at("/new", "h1")),
    "lobby": Shot(lobby),
    "table-2": Shot(BOARD, {"until": picturesque(8), "players": 2}),
    "table-4": Shot(BOARD, FOUR),
    "table-4-light": Shot(BOARD, FOUR, prefs={"theme": "light"}),
    "table-6": Shot(BOARD, {"until": picturesque(24), "players": 6}),
    "teams": Shot(BOARD, {"until": picturesque(16), "players": 4, "teams": True}),
    "extortion": Shot(BOARD, EXTORTED),
    "michelle": Shot(BOARD, {"until": hunted, "players": 4, "michel": "michelle"}),
    "table-phone": Shot(BOARD, FOUR, phone=True),
    "extortion-phone": Shot(BOARD, EXTORTED, phone=True),
    "victory": Shot(at("/t/{table}", "dialog[open] .picture"), FINISHED),
    "replay": Shot(middle_of_replay, FINISHED),
    "rules": Shot(at("/rules#5.8", "article section")),
    "tutorial": Shot(dig_in_tutorial),
}
# The players' pages show the two pictures with most words on them in the language of the page.
SHOTS_BY_NAME |= {f"table-4-{lang}": Shot(BOARD, FOUR, prefs={"lang": lang}) for lang in ("fr", "de", "it", "es")}
SHOTS_BY_NAME |= {f"extortion-{lang}": Shot(BOARD, EXTORTED, prefs={"lang": lang}) for lang in ("fr", "de", "it", "es")}


def take(browser: Browser, url: str, stage: Stage, shot: Shot, file: Path) -> None:
    """Go there, wait until everything is drawn, and press the button."""
    table = None if shot.table is None else stage.set(choose=like_an_inmate, **shot.table)
    keys = [] if table is None else [table.keys(0, watch=True)]
    likes = {"name": "Ana", "looks": "vesna", **shot.prefs}
    session = BrowserSession(browser, url, keys=keys, size=PHONE if shot.phone else DESK, touch=shot.phone, grain=FINE, **likes)
    try:
        shot.go(session.page, table)
        session.page.evaluate("() => document.fonts.ready.then(() => true)")
        session.page.wait_for_timeout(SETTLED_MS)
        session.page.mouse.move(0, 0)
        session.page.screenshot(path=file)
        if session.troubles:
            raise SystemExit(f"{file.stem}: {session.troubles}")
    finally:
        session.leave()
    lighten(file)


def lighten(file: Path) -> None:
    """The same picture as WebP, the best that is light enough; the PNG goes."""
    light = file.with_suffix(".webp")
    with Image.open(file) as picture:
        for quality in QUALITIES:
            picture.convert("RGB").save(light, quality=quality, method=6)
            if light.stat().st_size <= MOST_BYTES:
                break
    file.unlink()


def main() -> None:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *SHOTS_BY_NAME], help="which ones; all, if none is named")
    parser.add_argument("--to", type=Path, default=SHOTS, help="the folder they go to")
    wanted = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("Chromium is not installed: make services")
    wanted.to.mkdir(parents=True, exist_ok=True)
    with PlayServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        stage = Stage(server.database)
        for name in wanted.names or SHOTS_BY_NAME:
            file = wanted.to / f"{name}.png"
            take(browser, server.url, stage, SHOTS_BY_NAME[name], file)
            print(f"{name}: {file.with_suffix('.webp').stat().st_size // 1024} KB")
        stage.close()
        browser.close()


if __name__ == "__main__":
    main()
