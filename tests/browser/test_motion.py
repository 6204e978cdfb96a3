"""Cards move when they move, and a rolled die keeps its result until it has landed. Without motion all is there at once."""

import re

import pytest
from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import TableFactory

# Counts the cards that fly. When the last one has landed, Svelte adds an empty text, which is no card.
COUNT_FLIGHTS = """() => {
  window.flown = 0;
  const cards = ({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element).length;
  new MutationObserver((all) => all.forEach((one) => window.flown += cards(one))).observe(
    document.querySelector(".flights"), { childList: true });
}"""


def may_search(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and "search" in game.legal_moves and game.turns > 2


def may_roll(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and "roll" in game.legal_moves


@pytest.mark.parametrize("motion", [True, False])
def test_drawn_cards_fly_with_motion_and_are_marked_in_any_case(
    open_session: OpenSession, table_factory: TableFactory, motion: bool
) -> None:
    table = table_factory.create(may_search, players=2)
    session = open_session(keys=[table.keys(0)], motion=motion)
    page = session.open_table(table.id)
    marked = page.locator(".hand [data-new]")
    expect(marked).to_have_count(0)
    page.evaluate(COUNT_FLIGHTS)
    page.locator("[data-action=search]").click()
    expect(marked.first).to_contain_text(say("en", "card-new"))
    drawn = sum(int(one) for one in marked.evaluate_all("all => all.map((one) => one.dataset.new)"))
    flown = drawn if motion else 0
    page.wait_for_function("count => window.flown >= count", arg=flown)
    assert page.evaluate("() => window.flown") == flown


def test_a_roll_shows_its_result_when_the_die_has_landed(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(may_roll, players=2)
    session = open_session(keys=[table.keys(0)], motion=True)
    session.use_test_clock()
    page = session.open_table(table.id)
    session.stop_clock()
    page.locator("[data-action=move]").click()
    if page.locator('.choices [data-move="roll"]').count():
        page.locator('.choices [data-move="roll"]').click()
    page.locator(".die.falling").wait_for()
    expect(page.locator(".bar .words")).to_have_text(say("en", "bar-rolling"))
    assert page.locator(".choices [data-move], .plate.can").count() == 0, "the destination is shown too early"
    page.clock.run_for(1000)
    expect(page.locator(".bar .words")).to_have_text(re.compile(r"\d"))
    expect(page.locator(".choices [data-move]").first).to_be_visible()
