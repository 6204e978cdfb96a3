"""Revealing a Background: a dialog asks first. A member uses both effects at once, or decides on the second later (8.2)."""

import pytest
from playwright.sync_api import expect

from blackgate.tables.updates import state_serializer
from blackgate.texts import say
from testkit.browser.browser_session import DESKTOP, PHONE, BrowserSession, OpenSession
from testkit.browser.player import Mouse, Touch
from testkit.browser.reveals import no_second_effect, second_effect_follows, second_effect_follows_a_pick
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.seeds import ROUND

SIZES = {"desktop": DESKTOP, "phone": PHONE}
DEVICES = {"desktop": Mouse, "phone": Touch}
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
REVEAL = {"desktop": "button.dossier", "phone": "[data-action=reveal]"}


def moves_since(session: BrowserSession, table: StagedTable, since: int) -> list[str]:
    """Return the moves of seat 0 since then, from the service."""
    session.page.wait_for_function("() => socketLog.settled()")
    key = {"authorization": f"Bearer {table.seats[0]}"}
    frames = session.page.request.get(f"/api/tables/{table.id}/replay?as=0&lang=en", headers=key).json()["frames"]
    return [move for frame in frames if frame["n"] > since and frame["seat"] == 0 for move in frame["moves"]]


@pytest.mark.parametrize("screen", SIZES)
def test_both_effects_take_one_answer(open_session: OpenSession, table_factory: TableFactory, screen: str) -> None:
    table = table_factory.create(second_effect_follows)
    session = open_session(keys=[table.keys(0)], size=SIZES[screen], touch=screen == "phone")
    page = session.open_table(table.id)
    since = len(table.game.steps)
    device = DEVICES[screen](page)
    device.press(page.locator(REVEAL[screen]))
    device.press(page.locator("[data-reveal=both]"))
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".bar.mine[data-prompt=turn]")).to_be_visible()
    assert moves_since(session, table, since) == ["reveal", "second"]


def test_both_effects_are_shown_before_the_reveal(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(second_effect_follows)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    pack = page.request.get("/api/packs/classic?lang=en").json()
    own = next(one for one in pack["backgrounds"] if one["id"] == state_serializer.own(table.game.view(0))["background"])
    page.locator("button.dossier").click()
    for effect in ("first", "second"):
        expect(session.dialog).to_contain_text(own[effect])
    expect(session.dialog).to_contain_text(say("en", "reveal-member"))


@pytest.mark.parametrize("screen", SIZES if ROUND else ["desktop"])
def test_a_member_who_decides_later_is_asked_and_may_pass(
    open_session: OpenSession, table_factory: TableFactory, screen: str
) -> None:
    table = table_factory.create(second_effect_follows)
    session = open_session(keys=[table.keys(0)], size=SIZES[screen], touch=screen == "phone")
    page = session.open_table(table.id)
    since = len(table.game.steps)
    device = DEVICES[screen](page)
    device.press(page.locator(REVEAL[screen]))
    device.press(page.locator("[data-reveal=later]"))
    expect(page.locator(".bar.mine[data-prompt=second]")).to_be_visible()
    expect(page.locator('.choices [data-move="second"]')).to_be_visible()
    device.press(page.locator('.choices [data-move="pass"]'))
    expect(page.locator(".bar.mine[data-prompt=turn]")).to_be_visible()
    assert moves_since(session, table, since) == ["reveal", "pass"]


def test_the_choice_of_both_effects_survives_the_prompts_of_the_first(
    open_session: OpenSession, table_factory: TableFactory
) -> None:
    table = table_factory.create(second_effect_follows_a_pick)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    since = len(table.game.steps)
    page.keyboard.press("r")
    page.locator("[data-reveal=both]").click()
    page.locator('.choices [data-move^="pick "]').first.click()
    expect(page.locator('.choices [data-move^="pick "]')).to_have_count(0)
    page.wait_for_function("() => socketLog.settled()")
    moves = moves_since(session, table, since)
    assert [move.split()[0] for move in moves[:3]] == ["reveal", "pick", "second"]


def test_after_undo_the_second_effect_is_asked_about(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(
        lambda game: (
            second_effect_follows(game) and state_serializer.own(game.view(0))["background"] in ("arms_dealer", "smuggler")
        )
    )
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    since = len(table.game.steps)
    page.locator("button.dossier").click()
    page.locator("[data-reveal=both]").click()
    expect(page.locator("button.dossier.spent")).to_be_visible()
    expect(page.locator(".bar.mine[data-prompt=turn]")).to_be_visible()
    page.wait_for_function("() => socketLog.settled()")
    page.keyboard.press("u")
    expect(page.locator(".bar.mine[data-prompt=second]")).to_be_visible()
    sent = page.evaluate("() => socketLog.sent")
    page.evaluate(TWO_FRAMES)  # an automatic answer would be sent in the first one
    assert page.evaluate("() => socketLog.sent") == sent
    expect(page.locator('.choices [data-move="second"]')).to_be_visible()
    assert moves_since(session, table, since)[:1] == ["reveal"]


@pytest.mark.parametrize("screen", SIZES)
def test_one_press_reveals_nothing(open_session: OpenSession, table_factory: TableFactory, screen: str) -> None:
    table = table_factory.create(no_second_effect)
    session = open_session(keys=[table.keys(0)], size=SIZES[screen], touch=screen == "phone")
    page = session.open_table(table.id)
    since = len(table.game.steps)
    device = DEVICES[screen](page)
    device.press(page.locator(REVEAL[screen]))
    expect(session.dialog).to_contain_text(say("en", "reveal-once"))
    device.press(session.dialog.get_by_role("button", name=say("en", "end-not-yet"), exact=True))
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert moves_since(session, table, since) == []


def test_a_player_without_the_gang_has_one_way_to_reveal(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(no_second_effect)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    since = len(table.game.steps)
    page.locator("button.dossier").click()
    expect(session.dialog).to_contain_text(say("en", "reveal-outsider"))
    expect(page.locator("[data-reveal]")).to_have_count(1)
    page.locator("[data-reveal]").click()
    expect(page.locator("button.dossier.spent")).to_be_visible()
    assert moves_since(session, table, since) == ["reveal"]
