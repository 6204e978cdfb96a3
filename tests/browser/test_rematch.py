"""A rematch of people: one opens it, the other is told and follows to the same seat, or leaves, or is removed by the host."""

from playwright.sync_api import Page, expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import NAMES, TableFactory


def is_over(game: Game) -> bool:
    return game.to_move is None


def button(page: Page, text: str, **values: object) -> None:
    page.get_by_role("button", name=say("en", text, **values), exact=True).click()


def test_a_rematch_of_two_people(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(is_over, players=2, people=(0, 1), target=2, hints=False)
    other, host = open_session(keys=[table.keys(1)]).page, open_session(keys=[table.keys(0, host=True)]).page
    for page in (other, host):
        page.goto(f"/t/{table.id}")
        page.locator("dialog[open] .buttons").wait_for()
    button(host, "victory-rematch")
    expect(other.get_by_role("status").filter(has_text=say("en", "victory-rematch-open"))).to_be_visible()
    away = host.get_by_text(say("en", "lobby-seat-away"), exact=True)
    expect(away).to_be_visible()
    button(other, "victory-rematch-join")
    expect(away).to_have_count(0)
    assert other.url == host.url
    info = host.request.get(host.url.replace("/t/", "/api/tables/")).json()
    assert [seat["name"] for seat in info["seats"]] == list(NAMES[:2])
    assert (info["options"]["target"], info["options"]["hints"]) == (2, False)

    button(other, "lobby-leave-seat", seat=2)
    expect(host.locator("li.free")).to_have_count(1)
    other.locator("form .btn.go").click()
    expect(host.locator("li.free")).to_have_count(0)
    host.locator("li", has=host.get_by_text(say("en", "lobby-kick"), exact=True)).get_by_role("button").click()
    expect(other.locator("[data-removed]")).to_be_visible()
    expect(host.locator("li.free")).to_have_count(1)
