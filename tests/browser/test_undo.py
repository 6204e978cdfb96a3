"""Undo: at once if the move revealed nothing, otherwise if all players agree."""

from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import TableFactory


def can_craft(game: Game) -> bool:
    """Seat 0 may craft, which reveals nothing."""
    return game.to_move == 0 and game.prompt == "turn" and any(str(move).startswith("craft") for move in game.legal_moves)


def can_search(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 2 and "search" in game.legal_moves


def test_a_move_that_reveals_nothing_is_undone_by_a_key(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(can_craft, players=2)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    cards = page.locator(".hand [data-card]")
    before = cards.evaluate_all("all => all.map(one => one.dataset.card)")
    page.locator("[data-action=craft]").click()
    if page.locator(".choices [data-move]").count():
        page.locator(".choices [data-move]").first.click()
    page.wait_for_function("() => socketLog.settled()")
    page.keyboard.press("u")
    expect(cards).to_have_count(len(before))
    page.wait_for_function("() => socketLog.settled()")
    assert cards.evaluate_all("all => all.map(one => one.dataset.card)") == before
    expect(page.locator(".log li").last).to_contain_text("You undo your last move.")
    expect(page.locator(".log li.undone")).to_have_count(1)


def test_a_move_that_reveals_something_is_undone_only_if_the_others_agree(
    open_session: OpenSession, table_factory: TableFactory
) -> None:
    table = table_factory.create(can_search, players=2, people=(0, 1))
    ana, bo = (open_session(keys=[table.keys(seat)]) for seat in (0, 1))
    for session in (ana, bo):
        session.open_table(table.id)
    cards = ana.page.locator(".hand [data-card]")
    before = cards.count()
    ana.page.locator("[data-action=search]").click()
    ana.page.wait_for_function("() => socketLog.settled()")
    ana.page.locator("[data-tool=undo]").click()
    bo.page.locator(".banner").get_by_role("button", name=say("en", "agree"), exact=True).click()
    expect(cards).to_have_count(before)
    expect(ana.page.locator(".banner")).to_have_count(0)
    expect(ana.page.locator(".log li").last).to_contain_text("You undo your last move.")
    expect(bo.page.locator(".log li").last).to_contain_text("Ana undoes their last move.")
    expect(bo.page.locator(".log li.undone")).to_have_count(1)
