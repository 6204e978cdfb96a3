"""One person against bots, from the home page to the broken wall: by mouse, by keyboard alone, with a thumb on a telephone."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from blackgate.texts import say
from testkit.browser.browser_session import Guest
from testkit.browser.player import Finger, Keys, Mouse, Player

SHORT = 2  # Tunnel points: two Spoons


def hasten(page: Page, **options: Any) -> None:
    """The table that is opened from here on is the one asked for, except that its bots do not pause to be looked at."""

    def opening(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        body["options"] = {**body["options"], "pace_ms": 0, **options}
        route.continue_(post_data=json.dumps(body))

    page.route(
        lambda url: url.endswith("/api/tables"),
        lambda route: opening(route) if route.request.method == "POST" else route.continue_(),
    )


def see_the_wall_broken(guest: Guest, player: Player) -> None:
    """The game is over, somebody is out, and the browser remembers that."""
    page = guest.page
    expect(guest.dialog).to_contain_text(say("en", "victory-replay"))
    assert [one["over"] for one in guest.kept("keys").values()] == [True]
    assert "dig" in player.done or not page.get_by_text(say("en", "victory-you")).count()


def test_by_mouse(guest: Guest) -> None:
    page = guest.go("/")
    hasten(page)
    page.locator('a[href="/new"]').click()
    page.get_by_role("group", name=say("en", "new-players")).locator("label", has_text="2").click()
    page.locator("select").filter(has=page.locator("option[value=rookie]")).nth(1).select_option("rookie")
    page.locator("label:has(input[value=own])").click()
    goal = page.locator("input[type=number]").first
    goal.fill(str(SHORT))
    goal.blur()
    page.locator(".bar .btn.go").click()
    guest.board.wait_for()
    player = Player(page, Mouse)
    player.play()
    see_the_wall_broken(guest, player)
    guest.dialog.locator(".btn.go").click()
    page.wait_for_url("**/replay**")
    expect(page.locator("input[type=range]")).to_be_visible()


def test_by_keyboard_alone(guest: Guest) -> None:
    page = guest.go("/")
    hasten(page, target=SHORT)
    hands = Keys(page)
    hands.walk_to(page.locator("section.hot input:checked").first)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")  # one bot, not three
    hands.press(page.locator("section.hot .btn.go"))
    guest.board.wait_for()
    player = Player(page, Keys)
    player.play()
    see_the_wall_broken(guest, player)
    page.keyboard.press("Enter")  # what the dialog offers first: the replay
    page.wait_for_url("**/replay**")


def test_with_a_thumb_at_360_by_740(phone: Guest) -> None:
    page = phone.go("/")
    hasten(page, target=SHORT)
    page.locator("section.hot label", has_text="1").first.tap()
    page.locator("section.hot .btn.go").tap()
    phone.board.wait_for()
    player = Player(page, Finger)
    player.play()
    see_the_wall_broken(phone, player)
