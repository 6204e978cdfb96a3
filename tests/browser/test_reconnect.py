"""Reloads, lost connections and restarts of the service within a turn: no move is lost, and none is made twice."""

from playwright.sync_api import expect

from blackgate import Game
from blackgate.tables import entries
from testkit.browser import page_checks
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.promises import wait_for_promise
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.service.play_server import PlayServer
from testkit.waiting import wait_until


def mid_turn(game: Game) -> bool:
    """It is seat 0's turn, with an action left, and it may search."""
    return (
        game.to_move == 0 and game.prompt == "turn" and "search" in game.legal_moves and game.turns > 2 and not game.between_turns
    )


def moves_of(table_factory: TableFactory, table: StagedTable, seat: int) -> list[str]:
    """Return all moves of a seat in the log."""
    rows = [entries.decode(row.data) for row in table_factory.store.entries(table.id)]
    return [move for row in rows if isinstance(row, entries.Moved) and row.seat == seat for move in row.moves]


def search(session: BrowserSession) -> None:
    session.page.locator("[data-action=search]").click()


def wait_until_settled(session: BrowserSession) -> None:
    session.page.wait_for_function("() => socketLog.settled()")


def check_one_search(session: BrowserSession, table_factory: TableFactory, table: StagedTable, before: list[str]) -> None:
    """Check that the search was made once, and end the turn."""
    wait_until_settled(session)
    if session.page.locator("[data-action=end][aria-disabled=false]").count():
        session.page.locator("[data-action=end]").click()
        wait_until_settled(session)
    session.page.locator(".bar.mine").wait_for()
    assert moves_of(table_factory, table, 0)[: len(before) + 2] == [*before, "search", "end"]


def test_after_a_reload(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(mid_turn, players=2)
    before = moves_of(table_factory, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.open_table(table.id)
    search(session)
    wait_until_settled(session)
    hand = page.locator(".hand [data-card]").count()
    page.reload()
    session.board.wait_for()
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    check_one_search(session, table_factory, table, before)


def test_a_move_made_offline_is_sent_after_the_reconnect(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(mid_turn, players=2)
    before = moves_of(table_factory, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.open_table(table.id)
    with session.ignoring_errors():
        session.context.set_offline(True)
        page.evaluate("() => socketLog.socket.close()")
        expect(page.locator(".banner.urgent")).to_be_visible()
        search(session)
        assert moves_of(table_factory, table, 0) == before
        session.context.set_offline(False)
        expect(page.locator(".banner.urgent")).to_have_count(0)
    check_one_search(session, table_factory, table, before)


def test_a_reload_without_a_network_says_so_and_the_game_goes_on_by_itself(
    open_session: OpenSession, table_factory: TableFactory
) -> None:
    table = table_factory.create(mid_turn, players=2)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.go("/rules")  # the service worker keeps the rulebook
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    wait_for_promise(page, "async () => !!(await caches.match('/api/rules?lang=en') && await caches.match('/'))")
    session.open_table(table.id)
    with session.ignoring_errors():
        session.context.set_offline(True)
        page.reload()
        unreachable = page.locator("[data-unreachable]")
        expect(unreachable.get_by_role("alert")).to_contain_text("can’t be reached")
        expect(unreachable.get_by_role("button")).to_be_visible()
        assert page_checks.violations(page, "dark") == []
        unreachable.get_by_role("link", name="Rules").click()
        expect(page.locator("article section").first).to_be_visible()
        page.go_back()
        expect(unreachable).to_be_visible()
        session.context.set_offline(False)
        session.board.wait_for()


def test_a_move_whose_answer_was_lost_is_not_made_twice(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(mid_turn, players=2)
    before = moves_of(table_factory, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.open_table(table.id)
    page.evaluate("() => { socketLog.dropMessages = true; }")
    search(session)
    wait_until(lambda: moves_of(table_factory, table, 0) != before, "the search")
    page.evaluate("() => { socketLog.socket.close(); socketLog.dropMessages = false; }")
    check_one_search(session, table_factory, table, before)


def test_after_a_restart_of_the_service(open_session: OpenSession, table_factory: TableFactory, server: PlayServer) -> None:
    table = table_factory.create(mid_turn, players=2)
    before = moves_of(table_factory, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.open_table(table.id)
    with session.ignoring_errors():
        server.crash()
        try:
            expect(page.locator(".banner.urgent")).to_be_visible()
            search(session)
        finally:
            server.start()
        expect(page.locator(".banner.urgent")).to_have_count(0)
    check_one_search(session, table_factory, table, before)
