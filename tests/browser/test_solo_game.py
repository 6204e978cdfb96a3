"""One person against bots, from the home page to the broken wall: by mouse, by keyboard alone, with a thumb on a telephone."""

from playwright.sync_api import expect

from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession
from testkit.browser.fast_tables import hasten
from testkit.browser.player import Finger, Keys, Mouse, Player

SHORT = 2  # Tunnel points: two Spoons


def see_the_wall_broken(session: BrowserSession, player: Player) -> None:
    """The game is over, somebody is out, and the browser remembers that."""
    page = session.page
    expect(session.dialog).to_contain_text(say("en", "victory-replay"))
    assert [one["over"] for one in session.kept("keys").values()] == [True]
    assert "dig" in player.done or not page.get_by_text(say("en", "victory-you")).count()


def test_by_mouse(session: BrowserSession) -> None:
    page = session.go("/")
    hasten(page)
    page.locator('a[href="/new"]').click()
    page.get_by_role("group", name=say("en", "new-players")).locator("label", has_text="2").click()
    page.locator("select").filter(has=page.locator("option[value=rookie]")).nth(1).select_option("rookie")
    page.locator("label:has(input[value=own])").click()
    goal = page.locator("input[type=number]").first
    goal.fill(str(SHORT))
    goal.blur()
    page.locator(".bar .btn.go").click()
    session.board.wait_for()
    player = Player(page, Mouse)
    player.play()
    see_the_wall_broken(session, player)
    session.dialog.locator(".btn.go").click()
    page.wait_for_url("**/replay**")
    expect(page.locator("input[type=range]")).to_be_visible()


def test_by_keyboard_alone(session: BrowserSession) -> None:
    page = session.go("/")
    hasten(page, target=SHORT)
    hands = Keys(page)
    hands.walk_to(page.locator("section.hot input:checked").first)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")  # one bot, not three
    hands.press(page.locator("section.hot .btn.go"))
    session.board.wait_for()
    player = Player(page, Keys)
    player.play()
    see_the_wall_broken(session, player)
    page.keyboard.press("Enter")  # what the dialog offers first: the replay
    page.wait_for_url("**/replay**")


def test_with_a_thumb_at_360_by_740(phone: BrowserSession) -> None:
    page = phone.go("/")
    hasten(page, target=SHORT)
    page.locator("section.hot label", has_text="1").first.tap()
    page.locator("section.hot .btn.go").tap()
    phone.board.wait_for()
    player = Player(page, Finger)
    player.play()
    see_the_wall_broken(phone, player)
