"""One person against bots, from the home page to the victory: by mouse, by keyboard alone, by touch on a phone."""

from playwright.sync_api import expect

from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession
from testkit.browser.fast_tables import skip_bot_pauses
from testkit.browser.player import Keyboard, Mouse, Player, Touch

SHORT_TARGET = 2  # Tunnel points: two Spoons


def check_victory(session: BrowserSession, player: Player) -> None:
    """The game is over and won, and the browser has stored that it is over."""
    page = session.page
    expect(session.dialog).to_contain_text(say("en", "victory-replay"))
    assert [one["over"] for one in session.local_storage("keys").values()] == [True]
    assert "dig" in player.done or not page.get_by_text(say("en", "victory-you")).count()


def test_by_mouse(session: BrowserSession) -> None:
    page = session.go("/")
    skip_bot_pauses(page)
    page.locator('a[href="/new"]').click()
    page.get_by_role("group", name=say("en", "new-players")).locator("label", has_text="2").click()
    page.locator("select").filter(has=page.locator("option[value=rookie]")).nth(1).select_option("rookie")
    page.locator("label:has(input[value=own])").click()
    goal = page.locator("input[type=number]").first
    goal.fill(str(SHORT_TARGET))
    goal.blur()
    page.locator(".bar .btn.go").click()
    session.board.wait_for()
    player = Player(page, Mouse)
    player.play()
    check_victory(session, player)
    session.dialog.locator(".btn.go").click()
    page.wait_for_url("**/replay**")
    expect(page.locator("input[type=range]")).to_be_visible()


def test_by_keyboard(session: BrowserSession) -> None:
    page = session.go("/")
    skip_bot_pauses(page, target=SHORT_TARGET)
    keyboard = Keyboard(page)
    keyboard.tab_to(page.locator("section.hot input:checked").first)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")  # one bot, not three
    keyboard.press(page.locator("section.hot .btn.go"))
    session.board.wait_for()
    player = Player(page, Keyboard)
    player.play()
    check_victory(session, player)
    page.keyboard.press("Enter")  # the first button of the dialog: the replay
    page.wait_for_url("**/replay**")


def test_by_touch_at_360_by_740(phone: BrowserSession) -> None:
    page = phone.go("/")
    skip_bot_pauses(page, target=SHORT_TARGET)
    page.locator("section.hot label", has_text="1").first.tap()
    page.locator("section.hot .btn.go").tap()
    phone.board.wait_for()
    player = Player(page, Touch)
    player.play()
    check_victory(phone, player)
    finished = page.url
    phone.dialog.get_by_role("button", name=say("en", "victory-rematch")).tap()
    page.wait_for_url(lambda url: url != finished)
    phone.board.wait_for()  # without a lobby
    assert all(one.get("nonces") for one in phone.local_storage("keys").values())
