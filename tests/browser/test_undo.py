"""Taking a move back: at once where nobody learned anything by it, else when everybody agrees."""

from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import Stage


def can_craft(game: Game) -> bool:
    """Seat 0 may craft: nothing that it did not know comes to light by that."""
    return game.to_move == 0 and game.prompt == "turn" and any(str(move).startswith("craft") for move in game.legal_moves)


def can_search(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 2 and "search" in game.legal_moves


def test_a_quiet_move_is_taken_back_by_a_key(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(can_craft, players=2)
    session = open_session(keys=[table.keys(0)])
    page = session.sit(table.id)
    cards = page.locator(".hand [data-card]")
    before = cards.evaluate_all("all => all.map(one => one.dataset.card)")
    page.locator("[data-action=craft]").click()
    if page.locator(".choices [data-move]").count():
        page.locator(".choices [data-move]").first.click()
    page.wait_for_function("() => line.settled()")
    page.keyboard.press("u")
    expect(cards).to_have_count(len(before))
    page.wait_for_function("() => line.settled()")
    assert cards.evaluate_all("all => all.map(one => one.dataset.card)") == before


def test_a_move_that_told_something_is_taken_back_only_if_the_others_agree(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(can_search, players=2, people=(0, 1))
    ana, bo = (open_session(keys=[table.keys(seat)]) for seat in (0, 1))
    for session in (ana, bo):
        session.sit(table.id)
    cards = ana.page.locator(".hand [data-card]")
    before = cards.count()
    ana.page.locator("[data-action=search]").click()
    ana.page.wait_for_function("() => line.settled()")
    ana.page.locator("[data-tool=undo]").click()
    bo.page.locator(".banner").get_by_role("button", name=say("en", "agree"), exact=True).click()
    expect(cards).to_have_count(before)
    expect(ana.page.locator(".banner")).to_have_count(0)
