"""Whatever happens to the line or the service in the middle of a turn, the game goes on: no move is lost, and none made twice."""

from playwright.sync_api import expect

from blackgate import Game
from blackgate.tables import entries
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.staged_tables import Stage, StagedTable
from testkit.service.play_server import PlayServer


def mid_turn(game: Game) -> bool:
    """Seat 0 is in its turn with an action left, and may search."""
    return (
        game.to_move == 0 and game.prompt == "turn" and "search" in game.legal_moves and game.turns > 2 and not game.between_turns
    )


def moves_of(stage: Stage, table: StagedTable, seat: int) -> list[str]:
    """All moves that a seat has made, as they are on disk."""
    rows = [entries.decode(row.data) for row in stage.store.entries(table.id)]
    return [move for row in rows if isinstance(row, entries.Moved) and row.seat == seat for move in row.moves]


def search(session: BrowserSession) -> None:
    session.page.locator("[data-action=search]").click()


def settled(session: BrowserSession) -> None:
    session.page.wait_for_function("() => line.settled()")


def came_through(session: BrowserSession, stage: Stage, table: StagedTable, before: list[str]) -> None:
    """The search that was begun is done, once; and the turn is ended."""
    settled(session)
    if session.page.locator("[data-action=end][aria-disabled=false]").count():
        session.page.locator("[data-action=end]").click()
        settled(session)
    session.page.locator(".bar.mine").wait_for()
    assert moves_of(stage, table, 0)[: len(before) + 2] == [*before, "search", "end"]


def test_after_a_reload(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(mid_turn, players=2)
    before = moves_of(stage, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.sit(table.id)
    search(session)
    settled(session)
    hand = page.locator(".hand [data-card]").count()
    page.reload()
    session.board.wait_for()
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    came_through(session, stage, table, before)


def test_a_move_made_while_the_line_is_cut_is_made_once_it_is_back(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(mid_turn, players=2)
    before = moves_of(stage, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.sit(table.id)
    with session.cut_off():
        session.context.set_offline(True)
        page.evaluate("() => line.socket.close()")
        expect(page.locator(".banner.urgent")).to_be_visible()
        search(session)
        assert moves_of(stage, table, 0) == before
        session.context.set_offline(False)
        expect(page.locator(".banner.urgent")).to_have_count(0)
    came_through(session, stage, table, before)


def test_a_move_whose_answer_was_lost_is_not_made_twice(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(mid_turn, players=2)
    before = moves_of(stage, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.sit(table.id)
    page.evaluate("() => { line.deaf = true; }")
    search(session)
    while moves_of(stage, table, 0) == before:
        page.wait_for_timeout(20)
    page.evaluate("() => { line.socket.close(); line.deaf = false; }")
    came_through(session, stage, table, before)


def test_after_a_restart_of_the_service(open_session: OpenSession, stage: Stage, server: PlayServer) -> None:
    table = stage.set(mid_turn, players=2)
    before = moves_of(stage, table, 0)
    session = open_session(keys=[table.keys(0)], worker=True)
    page = session.sit(table.id)
    with session.cut_off():
        server.crash()
        try:
            expect(page.locator(".banner.urgent")).to_be_visible()
            search(session)
        finally:
            server.start()
        expect(page.locator(".banner.urgent")).to_have_count(0)
    came_through(session, stage, table, before)
