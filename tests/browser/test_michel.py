"""A game with Michel(le): roused, sent, fought, and the game goes on to its end (chapter 10)."""

from playwright.sync_api import expect

from blackgate import Game
from testkit.browser.browser_session import PHONE, BrowserSession, OpenSession
from testkit.browser.player import Finger, Mouse, Player
from testkit.browser.staged_tables import Stage, StagedTable


def roused(game: Game) -> bool:
    """Seat 0 has rolled a way to Michel(le), and decides whether and where they go."""
    return game.to_move == 0 and game.prompt == "rouse"


def attacked(game: Game) -> bool:
    """Michel(le) wants something from seat 0, who can lay a Weapon."""
    return game.to_move == 0 and game.prompt == "michel" and any(str(move).startswith("lay ") for move in game.legal_moves)


def test_they_are_sent_where_the_player_says(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(roused, players=3, michel="michel", target=8)
    session = open_session(keys=[table.keys(0)])
    page = session.sit(table.id)
    page.locator(".choices [data-move]").first.click()
    page.wait_for_function("() => line.settled()")
    expect(page.locator(".bar.mine[data-prompt=rouse]")).to_have_count(0)


def answer_their_scene(session: BrowserSession, table: StagedTable, hands: type[Mouse]) -> Player:
    """Somebody whom Michel(le) wants something from lays a Weapon."""
    page = session.sit(table.id)
    expect(page.locator("section.fight, section.strip")).to_be_visible()
    player = Player(page, hands)
    player.hands.press(page.locator('.answers [data-move^="lay "]').first)
    page.wait_for_function("() => line.settled()")
    return player


def test_their_scene_is_answered_and_the_game_played_out(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(attacked, players=2, michel="michelle", target=3)
    session = open_session(keys=[table.keys(0)])
    answer_their_scene(session, table, Mouse).play()
    session.dialog.locator(".picture").wait_for()


def test_their_scene_is_answered_with_a_thumb(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(attacked, players=2, michel="michelle", target=3)
    session = open_session(keys=[table.keys(0)], size=PHONE, touch=True)
    answer_their_scene(session, table, Finger)
    expect(session.page.locator(".bar[data-prompt]")).to_be_visible()
