"""A game with Michel(le): roused, sent, fought, and the game goes on, in `make soak` to its end (chapter 10)."""

from playwright.sync_api import expect

from blackgate import Game
from testkit.browser.browser_session import PHONE, BrowserSession, OpenSession
from testkit.browser.player import MAX_ACTIONS, Mouse, Player, Touch
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.seeds import repetitions

ACTIONS = repetitions(normally=4, in_soak=2 * MAX_ACTIONS)


def may_rouse_michel(game: Game) -> bool:
    """Seat 0 decides whether Michel(le) moves, and where."""
    return game.to_move == 0 and game.prompt == "rouse"


def michel_extorts(game: Game) -> bool:
    """Michel(le) extorts seat 0, who can lay a Weapon."""
    return game.to_move == 0 and game.prompt == "michel" and any(str(move).startswith("lay ") for move in game.legal_moves)


def test_michel_goes_where_the_player_says(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(may_rouse_michel, players=3, michel="michel", target=8)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    page.locator(".choices [data-move]").first.click()
    page.wait_for_function("() => socketLog.settled()")
    expect(page.locator(".bar.mine[data-prompt=rouse]")).to_have_count(0)


def lay_weapon_against_michel(session: BrowserSession, table: StagedTable, device: type[Mouse]) -> Player:
    """Lay a Weapon when Michel(le) extorts this seat."""
    page = session.open_table(table.id)
    expect(page.locator("section.fight, section.strip")).to_be_visible()
    player = Player(page, device)
    player.device.press(page.locator('.answers [data-move^="lay "]').first)
    page.wait_for_function("() => socketLog.settled()")
    return player


def test_michels_extortion_is_answered_and_the_game_goes_on(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(michel_extorts, players=2, michel="michelle", target=2)
    session = open_session(keys=[table.keys(0)])
    player = lay_weapon_against_michel(session, table, Mouse)
    if player.play(until=lambda snapshot: snapshot.over or len(player.done) >= ACTIONS).over:
        session.dialog.locator(".picture").wait_for()


def test_michels_extortion_is_answered_by_touch(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(michel_extorts, players=2, michel="michelle", target=3)
    session = open_session(keys=[table.keys(0)], size=PHONE, touch=True)
    lay_weapon_against_michel(session, table, Touch)
    expect(session.page.locator(".bar[data-prompt]")).to_be_visible()
