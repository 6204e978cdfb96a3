"""Seats before the game: the name of someone who gave none, and a player whom the host removes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession, OpenSession

PLAYERS = 3


def open_lobby(page: Page) -> dict[str, Any]:
    """Open a table with free seats only, as its host."""
    opened: dict[str, Any] = page.request.post("/api/tables", data={"options": {"players": PLAYERS}}).json()
    return opened


def sit_down(session: BrowserSession, table: str) -> None:
    session.go(f"/t/{table}")
    session.page.locator("form .btn.go").click()
    expect(session.page.locator(".chip.me")).to_have_count(1)


def remove(page: Page, table: dict[str, Any], seat: int) -> None:
    """Remove a player, as the host does."""
    key = {"authorization": f"Bearer {table['host']}"}
    assert page.request.delete(f"/api/tables/{table['table']}/seats/{seat}", headers=key).status == 204


def test_someone_without_a_name_is_called_like_their_own_prisoner(open_session: OpenSession) -> None:
    session = open_session()
    page = session.go("/")
    page.locator("section.hot label").filter(has_text="5").click()
    page.locator("section.hot .btn.go").click()
    session.board.wait_for()
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert len(seats) == PLAYERS + 3
    assert [one["display_name"] for one in seats] == [say("en", f"prisoner-{one['looks']}") for one in seats]


def test_two_people_without_names_are_called_differently(open_session: OpenSession) -> None:
    table = open_lobby(open_session().page)
    for session in (open_session(), open_session()):
        sit_down(session, table["table"])
    seats = session.page.request.get(f"/api/tables/{table['table']}").json()["seats"]
    taken = [one for one in seats if one["taken"]]
    assert [one["display_name"] for one in taken] == [say("en", f"prisoner-{one['looks']}") for one in taken]


@pytest.mark.parametrize("present", [True, False], ids=["at the table", "elsewhere"])
def test_a_removed_player_is_told_and_can_sit_down_again(open_session: OpenSession, present: bool) -> None:
    session = open_session()
    page = session.page
    table = open_lobby(page)
    sit_down(session, table["table"])
    if not present:
        session.go("/rules")
    remove(page, table, 0)
    if not present:
        session.go(f"/t/{table['table']}")
    notice = page.locator("[data-removed]")
    expect(notice).to_contain_text(say("en", "lobby-removed", seat=1))
    expect(notice.get_by_role("link", name=say("en", "app-home"))).to_have_attribute("href", "/")
    expect(page.locator(".chip.me")).to_have_count(0)
    assert session.local_storage("keys") == {}
    page.locator("form .btn.go").click()
    expect(page.locator(".chip.me")).to_have_count(1)
    expect(notice).to_have_count(0)


def test_a_player_who_leaves_is_not_told_that_the_host_removed_them(open_session: OpenSession) -> None:
    session = open_session()
    page = session.page
    table = open_lobby(page)
    sit_down(session, table["table"])
    page.get_by_role("button", name=say("en", "lobby-leave-seat", seat=1)).click()
    expect(page.locator("form .btn.go")).to_be_visible()
    page.wait_for_function("() => socketLog.welcomes > 0")
    expect(page.locator("[data-removed]")).to_have_count(0)
    assert session.local_storage("keys") == {}
