"""A member reveals a Background with both effects in one press, or decides on the second effect when it is due (8.2)."""

import pytest
from playwright.sync_api import expect

from blackgate.tables import state_serializer
from testkit.browser.browser_session import DESKTOP, PHONE, BrowserSession, OpenSession
from testkit.browser.player import Finger, Mouse
from testkit.browser.reveals import asks_after_a_player, asks_at_once, asks_nothing_more
from testkit.browser.staged_tables import Stage, StagedTable

SIZES = {"desk": DESKTOP, "telephone": PHONE}
HANDS = {"desk": Mouse, "telephone": Finger}
REVEAL = {"desk": "[data-reveal=both]", "telephone": "[data-action=reveal]"}


def made(session: BrowserSession, table: StagedTable, since: int) -> list[str]:
    """The moves of seat 0 since then, as the service has them."""
    session.page.wait_for_function("() => line.settled()")
    key = {"authorization": f"Bearer {table.seats[0]}"}
    frames = session.page.request.get(f"/api/tables/{table.id}/replay?as=0&lang=en", headers=key).json()["frames"]
    return [move for frame in frames if frame["n"] > since and frame["seat"] == 0 for move in frame["moves"]]


@pytest.mark.parametrize("where", SIZES)
def test_both_effects_take_no_more_presses_than_a_reveal_did(open_session: OpenSession, stage: Stage, where: str) -> None:
    table = stage.set(asks_at_once)
    session = open_session(keys=[table.keys(0)], size=SIZES[where], touch=where == "telephone")
    page = session.sit(table.id)
    since = len(table.game.steps)
    HANDS[where](page).press(page.locator(REVEAL[where]))
    expect(page.locator("[data-reveal=both]")).to_have_count(0)
    expect(page.locator(".bar.mine[data-prompt=turn]")).to_be_visible()
    assert made(session, table, since) == ["reveal", "second"]


def test_both_effects_are_told_before_they_are_chosen(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(asks_at_once)
    session = open_session(keys=[table.keys(0)])
    page = session.sit(table.id)
    book = page.request.get("/api/packs/classic?lang=en").json()
    own = next(one for one in book["backgrounds"] if one["id"] == state_serializer.own(table.game.view(0))["background"])
    for effect in ("first", "second"):
        expect(page.locator(".effects")).to_contain_text(own[effect])


@pytest.mark.parametrize("where", SIZES)
def test_who_decides_later_is_asked_and_may_do_without(open_session: OpenSession, stage: Stage, where: str) -> None:
    table = stage.set(asks_at_once)
    session = open_session(keys=[table.keys(0)], size=SIZES[where], touch=where == "telephone")
    page = session.sit(table.id)
    since = len(table.game.steps)
    HANDS[where](page).press(page.locator("[data-reveal=later]"))
    expect(page.locator(".bar.mine[data-prompt=second]")).to_be_visible()
    expect(page.locator('.choices [data-move="second"]')).to_be_visible()
    HANDS[where](page).press(page.locator('.choices [data-move="pass"]'))
    expect(page.locator(".bar.mine[data-prompt=turn]")).to_be_visible()
    assert made(session, table, since) == ["reveal", "pass"]


def test_what_was_said_outlasts_the_questions_of_the_first_effect(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(asks_after_a_player)
    session = open_session(keys=[table.keys(0)])
    page = session.sit(table.id)
    since = len(table.game.steps)
    page.keyboard.press("r")
    page.locator('.choices [data-move^="pick "]').first.click()
    expect(page.locator('.choices [data-move^="pick "]')).to_have_count(0)
    page.wait_for_function("() => line.settled()")
    moves = made(session, table, since)
    assert [move.split()[0] for move in moves[:3]] == ["reveal", "pick", "second"]


def test_after_undo_the_second_effect_is_asked_about(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(
        lambda game: asks_at_once(game) and state_serializer.own(game.view(0))["background"] in ("arms_dealer", "smuggler")
    )
    session = open_session(keys=[table.keys(0)])
    page = session.sit(table.id)
    since = len(table.game.steps)
    page.locator("[data-reveal=both]").click()
    expect(page.locator("button.dossier.spent")).to_be_visible()
    expect(page.locator(".bar.mine[data-prompt=turn]")).to_be_visible()
    page.wait_for_function("() => line.settled()")
    page.keyboard.press("u")
    expect(page.locator(".bar.mine[data-prompt=second]")).to_be_visible()
    page.wait_for_timeout(500)  # long enough for an answer that nobody gives
    expect(page.locator('.choices [data-move="second"]')).to_be_visible()
    assert made(session, table, since)[:1] == ["reveal"]


def test_who_belongs_to_no_such_gang_has_one_way_to_reveal(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(asks_nothing_more)
    session = open_session(keys=[table.keys(0)])
    page = session.sit(table.id)
    since = len(table.game.steps)
    assert page.locator("[data-reveal]").count() == 0
    page.locator("button.dossier").click()
    expect(page.locator("button.dossier.spent")).to_be_visible()
    assert made(session, table, since) == ["reveal"]
