"""Firefox: a game to its result with a reload in the middle, its replay, and the lesson, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from blackgate.texts import say
from testkit.browser.browser_session import DESKTOP, PHONE, OpenSession
from testkit.browser.fast_tables import skip_bot_pauses
from testkit.browser.page_checks import cut_off, raw_keys
from testkit.browser.player import Keyboard, Mouse, Player

SHORT_TARGET = 2  # Tunnel points
BEFORE_THE_RELOAD = 3  # actions
PLAYED = [(DESKTOP, Keyboard), (PHONE, Mouse)]  # Firefox has no touch in tests


def check_texts(page: Page) -> None:
    """Every text is there, and nothing is wider than the window."""
    assert raw_keys(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "device"), PLAYED, ids=["desktop by keyboard", "phone by mouse"])
def test_a_game_to_its_result(size: tuple[int, int], device: type[Mouse], open_session: OpenSession) -> None:
    session = open_session(size=size)
    page = session.go("/")
    skip_bot_pauses(page, target=SHORT_TARGET)
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    check_texts(page)
    device(page).press(page.get_by_role("button", name=say("en", "home-play-go")))
    session.board.wait_for()
    check_texts(page)

    player = Player(page, device)
    player.play(until=lambda snapshot: snapshot.over or (len(player.done) >= BEFORE_THE_RELOAD and snapshot.dialog is None))
    hand = player.snapshot().hand
    page.reload()
    session.board.wait_for()
    assert player.wait_for_turn().hand == hand
    player.play()

    expect(session.dialog).to_contain_text(say("en", "victory-replay"))
    assert cut_off(page, "dialog[open]") == []
    device(page).press(session.dialog.get_by_role("button", name=say("en", "victory-replay")))
    page.wait_for_url("**/replay**")
    position = page.get_by_role("slider")
    expect(position).to_have_value("0")
    position.press("ArrowRight")
    expect(position).to_have_value("1")
    check_texts(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lesson_starts(size: tuple[int, int], open_session: OpenSession) -> None:
    session = open_session(size=size)
    page = session.go("/learn")
    session.board.wait_for()
    coach = page.get_by_role("region", name=say("en", "learn-title"))
    expect(coach).to_contain_text("1 of")
    page.get_by_role("button", name=say("en", "learn-next")).click()
    expect(coach).to_contain_text("2 of")
    check_texts(page)
