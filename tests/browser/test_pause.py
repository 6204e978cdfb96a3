"""A pause in a game against bots: no one is asked, and the bar says how to go on."""

from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import TableFactory


def seat_0_is_on_turn(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 2


def test_a_paused_game_says_so_and_how_to_resume(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(seat_0_is_on_turn, players=2)
    page = open_session(keys=[table.keys(0)]).open_table(table.id)
    tool, bar = page.locator("[data-tool=pause]"), page.locator(".bar")
    expect(page.locator("[data-tool=undo]")).to_have_attribute("aria-label", say("en", "undo"))
    expect(tool).to_have_attribute("aria-label", say("en", "pause"))
    tool.click()
    resume = say("en", "resume")
    expect(bar).to_contain_text(say("en", "bar-paused"))
    expect(bar).to_contain_text(say("en", "bar-paused-how", button=resume))
    expect(bar).not_to_contain_text(say("en", "bar-your-turn"))
    page.locator(".banner").get_by_role("button", name=resume, exact=True).click()
    expect(bar).to_contain_text(say("en", "bar-your-turn"))
