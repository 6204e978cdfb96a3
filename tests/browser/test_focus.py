"""The focus of the keyboard: it jumps over what comes before the content, and stays at the table when what had it disappears."""

from playwright.sync_api import Page, expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.player import focus_is_visible
from testkit.browser.staged_tables import TableFactory

SETTLED = "() => socketLog.settled()"


def may_extort_a_person(game: Game) -> bool:
    """Seat 0 may extort seat 1, and no one else."""
    targets = {str(move) for move in game.legal_moves if str(move).startswith("extort")}
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 2 and targets == {"extort 1"}


def own_turn(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and game.turns > 4


def expect_focus_at_the_controls(page: Page) -> None:
    expect(page.get_by_role("contentinfo", name=say("en", "dock"))).to_be_focused()
    assert focus_is_visible(page)


def test_a_skip_link_leads_to_the_content(session: BrowserSession) -> None:
    for path in ("/", "/rules"):
        page = session.go(path)
        link = page.get_by_role("link", name=say("en", "app-skip"))
        content = page.get_by_role("main")
        content.wait_for()
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport()
        assert focus_is_visible(page)
        page.keyboard.press("Enter")
        expect(content).to_be_focused()


def test_at_the_table_the_focus_is_never_lost(open_session: OpenSession, table_factory: TableFactory) -> None:
    """With the skip link, after an answer while another person decides, and when a message is closed."""
    waiting = table_factory.create(may_extort_a_person, players=2, people=(0, 1))
    later = table_factory.create(own_turn, players=3)
    session = open_session(keys=[waiting.keys(0), later.keys(0)])
    page = session.open_table(waiting.id)
    page.get_by_role("link", name="Blackgate").focus()
    page.keyboard.press("Shift+Tab")
    link = page.get_by_role("link", name=say("en", "dock-skip"))
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect_focus_at_the_controls(page)

    page.keyboard.press("x")
    page.wait_for_function(SETTLED)
    while page.locator(".bar.mine").count():
        page.keyboard.press("1")
        page.wait_for_function(SETTLED)
    expect_focus_at_the_controls(page)

    session.open_table(later.id)
    page.keyboard.press("e")
    close = page.get_by_role("button", name=say("en", "since-close"))
    close.focus()
    page.keyboard.press("Enter")
    expect(close).to_have_count(0)
    expect_focus_at_the_controls(page)
