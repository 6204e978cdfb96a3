"""Input that was not meant as a move: typing in the chat, a second click, a pointer that only rests."""

from playwright.sync_api import Page, expect

from blackgate import Game
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.staged_tables import StagedTable, TableFactory

# Timers wait until `runTimers` is called, so that a slow machine changes nothing.
HOLD_TIMERS = """() => {
  const held = new Map();
  let last = 1_000_000;
  window.setTimeout = (act) => { held.set(++last, act); return last; };
  window.clearTimeout = (timer) => void held.delete(timer);
  window.runTimers = () => {
    const due = [...held.values()];
    held.clear();
    due.forEach((act) => act());
  };
}"""
RUN_TIMERS = "() => runTimers()"
# Not locators, which wait until clicks count again.
SHOWN = "what => document.querySelector(what) !== null"
CENTRE = """what => {
  const { x, y, width, height } = [...document.querySelectorAll(what)].at(-1).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
UNDER_POINTER = "([x, y, what]) => document.elementFromPoint(x, y).closest(what) !== null"
# Counts what comes to lie under the pointer without a move of the pointer. Browsers tell that in a frame after the change.
COUNT_OVERS = "() => { window.overs = 0; document.addEventListener('pointerover', () => { window.overs += 1; }, true); }"


def begins_turn(game: Game) -> bool:
    """Seat 0 may search, move in both ways and reveal."""
    moves = {str(move).split()[0] for move in game.legal_moves}
    return game.to_move == 0 and game.prompt == "turn" and {"search", "roll", "cautious", "reveal"} <= moves


def open_table(open_session: OpenSession, table: StagedTable, **prefs: object) -> BrowserSession:
    session = open_session(keys=[table.keys(0)], **prefs)
    session.open_table(table.id)
    return session


def sent(page: Page) -> int:
    """Return how many messages the page has sent."""
    return int(page.evaluate("() => socketLog.sent"))


def centre(page: Page, where: str) -> tuple[float, float]:
    """Return the centre of the last element that a selector matches."""
    x, y = page.evaluate(CENTRE, where)
    return x, y


# --- keys -----------------------------------------------------------------------------------------
def test_typing_in_the_chat_makes_no_move(open_session: OpenSession, table_factory: TableFactory) -> None:
    page = open_table(open_session, table_factory.create(begins_turn)).page
    before = sent(page)
    field = page.locator(".chat input")
    page.locator(".chat .opener").click()
    expect(field).to_be_focused()
    page.keyboard.type("sorry")
    expect(field).to_have_value("sorry")
    page.locator(".log").click(position={"x": 4, "y": 4})  # the field loses the focus, the chat stays open
    expect(field).not_to_be_focused()
    page.keyboard.type("sorry")
    assert sent(page) == before
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_escape_closes_the_chat_and_the_keys_work_again(open_session: OpenSession, table_factory: TableFactory) -> None:
    page = open_table(open_session, table_factory.create(begins_turn)).page
    page.locator(".chat .opener").click()
    page.keyboard.press("Escape")
    expect(page.locator(".chat input")).to_have_count(0)
    expect(page.locator(".chat .opener")).to_be_focused()
    page.keyboard.press("r")
    expect(page.locator("dialog[open] [data-reveal]").first).to_be_visible()


def test_keys_of_one_character_can_be_switched_off(open_session: OpenSession, table_factory: TableFactory) -> None:
    session = open_table(open_session, table_factory.create(begins_turn))
    page = session.page
    expect(page.locator("[data-action=search]")).to_have_attribute("aria-keyshortcuts", "s")
    page.locator("[data-tool=settings]").click()
    session.dialog.get_by_label("Keyboard shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    before = sent(page)
    page.keyboard.type("sr?q1")
    assert sent(page) == before
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    assert session.local_storage("prefs")["keys"] is False


# --- clicks ---------------------------------------------------------------------------------------
def test_a_second_click_on_move_chooses_no_place(open_session: OpenSession, table_factory: TableFactory) -> None:
    page = open_table(open_session, table_factory.create(begins_turn)).page
    page.evaluate(HOLD_TIMERS)
    at = centre(page, "[data-action=move]")
    page.mouse.click(*at)
    page.wait_for_function(SHOWN, arg=".choices [data-move]")
    assert page.evaluate(UNDER_POINTER, [*at, "[data-move]"]), "a choice has taken the place of Move"
    before = sent(page)
    page.mouse.click(*at)
    page.mouse.click(at[0] + 2, at[1] + 1)  # a hand is never quite still
    assert sent(page) == before
    page.evaluate(RUN_TIMERS)
    page.mouse.click(*at)
    assert sent(page) > before


def test_a_click_after_the_pointer_has_moved_counts_at_once(open_session: OpenSession, table_factory: TableFactory) -> None:
    page = open_table(open_session, table_factory.create(begins_turn)).page
    page.evaluate(HOLD_TIMERS)
    page.mouse.click(*centre(page, "[data-action=move]"))
    page.wait_for_function(SHOWN, arg=".choices [data-move]")
    before = sent(page)
    page.mouse.click(*centre(page, ".choices [data-move]"))
    assert sent(page) > before


# --- peeks ----------------------------------------------------------------------------------------
def test_nothing_is_explained_until_the_pointer_moves(open_session: OpenSession, table_factory: TableFactory) -> None:
    page = open_table(open_session, table_factory.create(begins_turn)).page
    page.evaluate(HOLD_TIMERS)
    x, y = centre(page, "[data-action=search]")
    page.mouse.move(x, y)
    page.evaluate(RUN_TIMERS)
    expect(page.locator(".peek")).to_have_count(1)
    page.evaluate(COUNT_OVERS)
    page.keyboard.press("c")
    page.wait_for_function("() => window.overs > 0")
    page.keyboard.press("Escape")
    page.wait_for_function(SHOWN, arg="[data-action=search]")
    page.wait_for_function("() => window.overs > 1")
    page.evaluate(RUN_TIMERS)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(x + 3, y)
    page.evaluate(RUN_TIMERS)
    expect(page.locator(".peek")).to_have_count(1)
