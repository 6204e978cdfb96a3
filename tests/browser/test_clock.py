"""A clock on the screen: it shows the right time, warns, stops in a pause, and a bot stands in when the time is up."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

from blackgate import Game
from blackgate.tables.wire import Clock
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.page_clock import stop_clock
from testkit.browser.staged_tables import TableFactory

TURN_S, RESERVE_S = 3600, 120
STAGED_AGO_S = 1200  # the last move of a staged table is at least this long ago
WARNING = re.compile(say("en", "clock-low", n=9).replace("9", r"\d+"))


def my_turn(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 2 and not game.between_turns


def seconds_left(page: Page) -> int:
    """Return what the clock shows, without the reserve."""
    minutes, seconds = page.locator(".clock b").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def true_seconds_left(page: Page, table: str) -> float:
    until = page.request.get(f"/api/tables/{table}").json()["clock"]["until"]
    return float(until) / 1000 - RESERVE_S - datetime.now().timestamp()


def press_pause(page: Page) -> None:
    page.locator("[data-tool=pause]").click()


def test_a_clock_shows_the_right_time_warns_and_stops_in_a_pause(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(my_turn, players=2, clock=Clock("turn", TURN_S, RESERVE_S))
    session = open_session(keys=[table.keys(0)])
    session.reusable = False
    session.page.clock.install(time=datetime.now() + timedelta(hours=1))  # the clock of this computer is wrong
    page = session.open_table(table.id)
    clock = page.locator(".clock")
    left = true_seconds_left(page, table.id)
    assert left - 60 < seconds_left(page) < left + 60
    expect(clock).to_contain_text("+ 2:00")
    announced = page.locator("[aria-live=assertive]")
    expect(announced).not_to_have_text(WARNING)
    stop_clock(page)
    # The jump also fires the timer that pings. The pong would set the clock right again, sometimes before it shows the jump.
    page.evaluate("() => { socketLog.dropMessages = true; }")
    page.clock.fast_forward(1000 * (seconds_left(page) + RESERVE_S - 10))
    page.clock.run_for(1000)
    expect(announced).to_have_text(WARNING)
    page.evaluate("() => { socketLog.dropMessages = false; }")
    page.clock.resume()
    press_pause(page)
    expect(clock).to_have_count(0)
    press_pause(page)
    expect(clock).to_be_visible()
    page.evaluate("() => socketLog.socket.close()")
    page.wait_for_function("() => socketLog.welcomes === 2")
    left = true_seconds_left(page, table.id)
    assert left - 60 < seconds_left(page) < left + 60


def test_a_player_whose_time_is_up_takes_the_seat_back(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(my_turn, players=2, people=(0, 1), clock=Clock("turn", STAGED_AGO_S, 0))
    other, session = open_session(keys=[table.keys(1)]), open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    back = page.get_by_role("button", name=say("en", "take-back"))
    expect(back).to_be_visible()
    expect(page.locator("[data-action][aria-disabled=false]")).to_have_count(0)
    assert page.title() == "Blackgate", "it is not this player's turn"
    chip = other.open_table(table.id).get_by_text(say("en", "stands-in", bot=say("en", "bot-inmate")))
    expect(chip.first).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    expect(chip).to_have_count(0)
