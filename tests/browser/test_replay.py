"""Replays of a finished game: with all cards open, as a spectator, as one seat; and of a record from disk."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import PHONE, BrowserSession, OpenSession
from testkit.browser.staged_tables import StagedTable, TableFactory


def over(game: Game) -> bool:
    return game.to_move is None


@pytest.fixture(scope="package")
def finished(table_factory: TableFactory) -> StagedTable:
    """A short game that was won."""
    return table_factory.create(over, players=3, target=3)


def opened(open_session: OpenSession, table: StagedTable, **likes: object) -> BrowserSession:
    session = open_session(keys=[table.keys(0, watch=True)], **likes)
    session.go(f"/t/{table.id}/replay")
    session.page.locator("input[type=range]").wait_for()
    return session


def choose_viewpoint(page: Page, side: str) -> None:
    page.locator(f'input[name^=side][value="{side}"]').check(force=True)
    page.wait_for_function("side => new URLSearchParams(location.search).get('as') === side", arg=side)


def hands(page: Page) -> int:
    return page.locator(".all .cards").count()


def test_from_three_viewpoints(open_session: OpenSession, finished: StagedTable) -> None:
    page = opened(open_session, finished).page
    slider = page.locator("input[type=range]")
    end = int(slider.get_attribute("max") or 0)
    assert end == len(finished.game.steps)
    for side, open_hands in {"all": 3, "watch": 0, "0": 1}.items():
        choose_viewpoint(page, side)
        expect(page.locator(".all .cards")).to_have_count(open_hands)
        slider.focus()
        page.keyboard.press("Home")
        assert slider.input_value() == "0"
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("1")
        page.get_by_role("button", name=say("en", "replay-last")).click()
        expect(slider).to_have_value(str(end))
        assert hands(page) == open_hands, side


def test_a_viewpoint_that_cannot_be_loaded_is_reported_above_the_board(open_session: OpenSession, finished: StagedTable) -> None:
    session = opened(open_session, finished)
    page = session.page
    page.route("**/api/**as=0**", lambda route: route.abort())
    page.locator('input[name^=side][value="0"]').check(force=True)
    expect(page.get_by_role("alert")).to_have_text(say("en", "app-offline"))
    expect(page.locator('input[name^=side][value="all"]')).to_be_checked()
    assert hands(page) == 3, "the board still shows all cards"
    page.unroute("**/api/**as=0**")
    choose_viewpoint(page, "0")
    expect(page.get_by_role("alert")).to_have_count(0)
    session.errors.clear()  # the request that failed


def test_statistics_graphs_and_the_dice(open_session: OpenSession, finished: StagedTable) -> None:
    session = opened(open_session, finished)
    page = session.page
    page.get_by_role("button", name=say("en", "replay-view-figures")).click()
    expect(page.locator("main svg").first).to_be_visible()
    session.go(f"/t/{finished.id}/dice")
    expect(page.get_by_role("heading", name=say("en", "dice-chance"))).to_be_visible()
    for text_id in ("dice-right", "dice-check-commit-ok", "dice-check-shares-ok", "dice-check-derived-ok"):
        expect(page.get_by_text(say("en", text_id))).to_be_visible()


def test_a_server_that_changes_its_seed_is_detected(open_session: OpenSession, finished: StagedTable) -> None:
    """The browser computes the commitment itself and does not trust the server."""

    def change_seed(route: Route) -> None:
        answer = route.fetch()
        text_id = answer.json()
        text_id["fairness"]["seed"] = "0" + text_id["fairness"]["seed"]
        route.fulfill(response=answer, json=text_id)

    session = open_session(keys=[finished.keys(0, watch=True)])
    session.page.route("**/verified", change_seed)
    session.go(f"/t/{finished.id}/dice")
    for text_id in ("dice-wrong", "dice-check-commit-bad"):
        expect(session.page.get_by_text(say("en", text_id))).to_be_visible()


def test_a_record_opened_from_disk_shows_its_game(open_session: OpenSession, finished: StagedTable, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished.game.record.text, encoding="utf-8")
    session = open_session()
    page = session.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    slider = page.locator("input[type=range]")
    slider.wait_for()
    assert int(slider.get_attribute("max") or 0) == len(finished.game.steps)


def test_a_record_is_downloaded(open_session: OpenSession, finished: StagedTable) -> None:
    session = opened(open_session, finished)
    with session.page.expect_download() as download:
        session.page.get_by_role("button", name=say("en", "replay-download")).click()
    header, *lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    expected, *expected_lines = finished.game.record.text.splitlines()
    assert lines == expected_lines
    for bot in (1, 2):  # the service adds the bots' prisoners
        assert json.loads(header)["seats"][bot].startswith(json.loads(expected)["seats"][bot] + " (")


def test_on_a_phone(open_session: OpenSession, finished: StagedTable) -> None:
    session = opened(open_session, finished, size=PHONE, touch=True)
    session.page.get_by_role("button", name=say("en", "replay-forward")).tap()
    assert session.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
