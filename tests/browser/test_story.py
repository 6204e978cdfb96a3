"""The table tells its story at a chosen pace: what others just did, what happened since the last turn, who is about to win."""

from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import PHONE, BrowserSession, OpenSession
from testkit.browser.staged_tables import StagedTable, TableFactory

BEST_TOOL = 3  # Tunnel points of a Shovel
LOG_DRAWN_MS = 100  # after the bar


def own_turn(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 4


def opponent_may_win(game: Game) -> bool:
    """It is the turn of seat 0, and another player could win with one Dig."""
    needs = game.options.target - game.view(None).state.players[1].points
    return own_turn(game) and needs <= BEST_TOOL < game.options.target


def end_turn_with_stopped_clock(session: BrowserSession, table: StagedTable) -> None:
    """End the turn. The first move of the bots is shown, and the others wait for the clock."""
    session.use_test_clock()
    page = session.open_table(table.id)
    session.stop_clock()
    page.locator("[data-action=end]").click()
    page.locator(".bar:not(.mine)").wait_for()
    page.clock.run_for(LOG_DRAWN_MS)


def test_bots_wait_until_their_moves_can_be_followed(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(own_turn, players=2)
    session = open_session(keys=[table.keys(0)], pace="slow")
    end_turn_with_stopped_clock(session, table)
    page = session.page
    lines = page.locator(".log li").count()
    page.wait_for_function("() => socketLog.settled() && socketLog.received > socketLog.acked + 1")
    assert page.locator(".log li").count() == lines, "a move was shown too early"
    page.clock.run_for(1600)
    expect(page.locator(".log li")).not_to_have_count(lines)


def test_the_moves_of_bots_can_be_skipped(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(own_turn, players=3)
    session = open_session(keys=[table.keys(0)], pace="slow")
    end_turn_with_stopped_clock(session, table)
    session.page.locator("[data-skip]").click()
    expect(session.page.locator(".bar.mine")).to_be_visible()
    expect(session.page.locator("[data-skip]")).to_have_count(0)


def test_the_pace_is_set_at_the_table(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(own_turn, players=2)
    session = open_session(keys=[table.keys(0)], pace="slow")
    end_turn_with_stopped_clock(session, table)
    session.page.get_by_label(say("en", "pace")).select_option("instant")
    expect(session.page.locator(".bar.mine")).to_be_visible()
    assert session.local_storage("prefs")["pace"] == "instant"


def test_the_bar_says_what_the_others_just_did(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(own_turn, players=2)
    session = open_session(keys=[table.keys(0)], pace="slow")
    end_turn_with_stopped_clock(session, table)
    last = session.page.locator(".log li").last.locator("p").inner_text()
    expect(session.page.locator(".bar .words")).to_have_text(last.strip())


def test_a_turn_begins_with_what_happened_since_the_last_one(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(own_turn, players=3)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    recap = page.get_by_role("region", name=say("en", "since"), exact=True)
    expect(recap).to_have_count(0)
    page.locator("[data-action=end]").click()
    expect(recap.locator("li")).to_have_count(2)
    expect(page.locator(".sr[aria-live=polite]")).to_contain_text(say("en", "since"))
    page.get_by_role("button", name=say("en", "since-close")).click()
    expect(recap).to_have_count(0)
    expect(page.locator(".bar.mine")).to_be_visible()


def test_the_recap_fits_on_a_phone(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(own_turn, players=3)
    session = open_session(keys=[table.keys(0)], size=PHONE, touch=True)
    page = session.open_table(table.id)
    page.locator("[data-action=end]").tap()
    expect(page.locator(".since li")).to_have_count(2)
    page.locator(".since .shut").tap()
    expect(page.locator(".since")).to_have_count(0)


def test_an_opponent_who_is_about_to_win_is_announced(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(opponent_may_win, players=2, people=(0, 1))
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    warning = say("en", "win-warning", who="Bo")
    expect(page.locator(".bar")).to_contain_text(warning)
    expect(page.locator(".sr[aria-live=assertive]")).to_contain_text(warning)
