"""The end of a turn: the button stands out when nothing else is left to do, and the turn may end by itself."""

from playwright.sync_api import expect

from blackgate import Game
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import TableFactory


def only_the_end_is_left(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and [str(move) for move in game.legal_moves] == ["end"]


def only_the_end_is_left_without_discards(game: Game) -> bool:
    """The end of the turn is really its end: seat 0 does not have to discard down to the hand limit."""
    if not only_the_end_is_left(game):
        return False
    after_it = game.copy()
    after_it.play("end")
    return after_it.to_move == 1


def more_is_left(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and len(list(game.legal_moves)) > 1


def test_the_button_stands_out_when_nothing_else_is_left(open_session: OpenSession, table_factory: TableFactory) -> None:
    for until, count in ((only_the_end_is_left, 1), (more_is_left, 0)):
        table = table_factory.create(until, people=(0, 1), players=2)
        page = open_session(keys=[table.keys(0)]).open_table(table.id)
        expect(page.locator("[data-action=end].next")).to_have_count(count)


def test_the_turn_ends_by_itself_if_the_player_wants_that(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(only_the_end_is_left_without_discards, people=(0, 1), players=2)
    page = open_session(keys=[table.keys(0)], autoend=True).open_table(table.id)
    expect(page.locator(".bar.mine")).to_have_count(0)
    page.wait_for_function("() => socketLog.settled()")
    assert page.evaluate("() => socketLog.acked") > 0


def test_a_turn_that_ended_by_itself_and_was_undone_does_not_end_again(
    open_session: OpenSession, table_factory: TableFactory
) -> None:
    table = table_factory.create(only_the_end_is_left_without_discards, people=(0, 1), players=2)
    session = open_session(keys=[table.keys(0)], autoend=True)
    session.use_test_clock()
    page = session.open_table(table.id)
    mine = page.locator(".bar.mine")
    expect(mine).to_have_count(0)
    page.wait_for_function("() => socketLog.settled()")
    session.stop_clock()
    page.keyboard.press("u")
    expect(mine).to_have_count(1)
    sent = page.evaluate("() => socketLog.sent")
    page.clock.run_for(1500)  # longer than the pause before a turn ends by itself
    assert page.evaluate("() => socketLog.sent") == sent
