"""How a table calls a player who looks elsewhere: notifications, the title of the window, and sounds."""

import re

from playwright.sync_api import Page, expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import TableFactory

# Records notifications and sounds, and lets a test hide the page. Scripts of Playwright count as clicks for Chromium: not here.
RECORDER = """(() => {
  const seen = { asked: 0, notes: [], focused: 0, tones: [], contexts: 0, hidden: false, answer: "denied", active: false };
  window.seen = seen;
  window.Notification = class {
    static permission = "default";
    static requestPermission() {
      seen.asked += 1;
      return Promise.resolve((Notification.permission = seen.answer));
    }
    constructor(title, options) {
      Object.assign(this, { title, ...options, open: true });
      seen.notes.push(this);
    }
    close() { this.open = false; }
  };
  window.focus = () => { seen.focused += 1; };
  const param = () => ({ value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({ connect: (to) => to, start() {}, stop() {}, gain: param(), frequency: param() });
  window.AudioContext = class {
    constructor() { seen.contexts += 1; }
    currentTime = 0;
    resume() { return Promise.resolve(); }
    createGain() { return node(); }
    createOscillator() {
      const tone = node();
      tone.frequency.setValueAtTime = (value) => seen.tones.push(value);
      return tone;
    }
  };
  addEventListener("pointerdown", () => { seen.active = true; }, true);
  Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return seen.active; } } });
  Object.defineProperty(document, "hidden", { get: () => seen.hidden });
  seen.hide = (hidden) => {
    seen.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
})()"""
NOTES = "() => seen.notes.map(({ body, open }) => [body, open])"
CARD, TURN = 640, 392  # the first tones of the sounds of a drawn card and of one's turn


def may_search(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and "search" in game.legal_moves and game.turns > 2


def allow_notifications(page: Page) -> None:
    """Turn notifications on in the settings: first the browser refuses, then it allows them."""
    page.locator("[data-tool=settings]").click()
    switch = page.get_by_label(say("en", "settings-notify"))
    switch.click()
    expect(page.get_by_role("alert")).to_have_text(say("en", "settings-notify-refused"))
    expect(switch).not_to_be_checked()
    page.evaluate("() => { seen.answer = 'granted'; }")
    switch.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(switch).to_be_checked()
    assert page.evaluate("() => seen.asked") == 2
    page.keyboard.press("Escape")


def end_turn(page: Page) -> None:
    """End the turn, and wait for the next one."""
    tones = page.evaluate(f"() => seen.tones.filter((one) => one === {TURN}).length")
    page.locator("[data-action=end]").click()
    page.wait_for_function(f"before => seen.tones.filter((one) => one === {TURN}).length > before", arg=tones)


def test_a_hidden_page_calls_its_player_and_a_visible_one_does_not(
    open_session: OpenSession, table_factory: TableFactory
) -> None:
    table = table_factory.create(may_search, players=2)
    session = open_session(keys=[table.keys(0)], sound=True)
    session.reusable = False
    session.context.add_init_script(RECORDER)
    page = session.open_table(table.id)
    assert page.evaluate("() => [seen.asked, seen.contexts]") == [0, 0], "nothing is asked or played before the first click"
    allow_notifications(page)
    page.locator("[data-action=search]").click()
    page.wait_for_function(f"() => seen.tones.includes({CARD})")
    end_turn(page)
    assert page.evaluate(NOTES) == []
    assert page.title() == f"● {say('en', 'bar-your-turn')} – Blackgate"

    page.evaluate("() => { seen.hide(true); seen.tones.length = 0; }")
    end_turn(page)
    body = say("en", "prompt-turn", you="yes", who="", n=2)
    assert page.evaluate(NOTES) == [[body, True]], "one notification, with what everyone at the table knows"
    assert CARD not in page.evaluate("() => seen.tones"), "hidden pages only call"
    page.wait_for_function("body => document.title === body", arg=body)
    page.evaluate("() => seen.notes[0].onclick()")
    assert page.evaluate("() => seen.focused") == 1
    page.evaluate("() => seen.hide(false)")
    assert page.evaluate(NOTES) == [[body, False]]
    expect(page).to_have_title(re.compile("^●"))
