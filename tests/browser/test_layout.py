"""The layout of the table: what is public about the players is seen in every window, and nothing covers or cuts off a text."""

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from blackgate import Game
from blackgate.tables.updates import state_serializer
from testkit.browser import page_checks
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.players import has_gang_and_background
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.seeds import ROUND

PORTRAIT = (390, 844)
SMALL_PORTRAIT = (360, 640)
LANDSCAPE = (844, 390)
TABLET = (820, 1180)
TABLET_LANDSCAPE = (1180, 820)
LAPTOP = (1280, 720)
DESK = (1440, 900)
LARGE = (2560, 1440)
MANY_CARDS = 7
WIDE = (TABLET_LANDSCAPE, LAPTOP, DESK, LARGE) if ROUND else (TABLET_LANDSCAPE, LAPTOP)  # the narrow ones have the least space
LANGUAGES = ("en", "de") if ROUND else ("de",)  # German has the longest words

# The texts of a row that are cut off, or that another element covers.
ROW_TEXTS = ".player .name, .player .link span, .player .points, .player .facts > span"
HIDDEN_TEXTS = """which => [...document.querySelectorAll(which)].filter((one) => {
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  const row = one.closest(".player").getBoundingClientRect();
  const inside = box.left >= row.left && box.right <= row.right + 1 && box.top >= row.top - 1 && box.bottom <= row.bottom + 1;
  const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".player");
  return one.scrollWidth > one.clientWidth + 1 || !inside || shown !== one.closest(".player");
}).map((one) => one.textContent)"""

# Action buttons whose texts do not fit, or only because a word is broken.
CUT_OFF_IN_BUTTONS = """() => [...document.querySelectorAll(".dock-actions button")].filter((button) => {
  const inner = button.getBoundingClientRect();
  const name = button.querySelector(".name");
  Object.assign(name.style, { overflowWrap: "normal", wordBreak: "normal", hyphens: "none" });
  const broken = name.scrollWidth > name.clientWidth + 1;
  name.removeAttribute("style");
  if (broken) return true;
  return [...button.querySelectorAll(".name, .detail")].some((text) => {
    const box = text.getBoundingClientRect();
    return box.bottom > inner.bottom - 1 || box.right > inner.right || text.scrollWidth > text.clientWidth + 1;
  });
}).map((button) => button.textContent)"""

OVERLAPS = """([one, other]) => {
  const all = (which) => [...document.querySelectorAll(which)];
  const boxes = (which) => all(which).map((found) => [found.textContent, found.getBoundingClientRect()]);
  return boxes(one).flatMap(([text, a]) => boxes(other)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([covering]) => `${text}: ${covering}`));
}"""

# Icons with a drawing behind them. Drawings are images, which the pointer does not meet otherwise.
ICONS_ON_DRAWINGS = """which => {
  for (const one of document.querySelectorAll("img")) one.style.pointerEvents = "auto";
  return [...document.querySelectorAll(which)].filter((icon) => {
    const box = icon.getBoundingClientRect();
    const at = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at.some((one) => one.matches("img"));
  }).map((icon) => icon.parentElement.className);
}"""

# Icons that have no background inside these elements, which lie on a drawing.
ICONS_WITHOUT_BACKGROUND = """which => [...document.querySelectorAll(which)].flatMap((root) =>
  [...root.querySelectorAll(".icon")].filter((icon) => {
    for (let one = icon.parentElement; one !== root.parentElement; one = one.parentElement)
      if (!/, 0\\)$|transparent/.test(getComputedStyle(one).backgroundColor)) return false;
    return true;
  }).map((icon) => icon.parentElement.outerHTML.slice(0, 80)))"""


# How many lines of the log are seen above the chat, and whether the last message is seen above the field for the next one.
LOG_AND_CHAT = """() => {
  const box = (which) => document.querySelector(which).getBoundingClientRect();
  const [log, chat, messages, message] = [".log ol", ".chat", ".chat ol", ".chat li:last-child"].map(box);
  const [field, below] = [".chat form", ".bar"].map(box);
  return { lines: Math.floor(document.querySelector(".log ol").clientHeight / 44), chatBelowLog: log.bottom <= chat.top,
           message: message.bottom <= messages.bottom + 1 && messages.bottom <= field.top + 1,
           field: field.bottom <= below.top + 1 };
}"""


@pytest.fixture(scope="module")
def table(table_factory: TableFactory) -> StagedTable:
    """A table at which two other players have a Gang card and a revealed Background, and this one has the most actions."""
    condition = has_gang_and_background(1, 2)
    return table_factory.create(lambda game: condition(game) and game.view(0).state.players[0].place == "yard", players=4)


def laid_out(session: BrowserSession) -> Page:
    session.page.evaluate(page_checks.LAID_OUT)
    return session.page


def overlaps(page: Page, one: str, other: str) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPS, [one, other])
    return found


def public_names(page: Page, table: StagedTable, lang: str) -> Iterator[str]:
    """Yield the names of the Gang cards and Backgrounds of the players at a table."""
    pack = page.request.get(f"/api/packs/classic?lang={lang}").json()
    names = {one["id"]: one["name"] for part in ("gang_cards", "backgrounds") for one in pack[part]}
    for player in state_serializer.public(table.game.view(None))["players"]:
        yield from (names[card] for card in (player["gang_card"], player["background"]) if card)


def test_on_a_phone_the_players_show_gang_card_and_background(open_session: OpenSession, table: StagedTable) -> None:
    session = open_session(keys=[table.keys(0)], size=PORTRAIT, touch=True)
    page = session.open_table(table.id)
    page.locator("#tab-players").tap()
    for lang in LANGUAGES:
        session.set_language(lang)
        for size in (PORTRAIT, SMALL_PORTRAIT, LANDSCAPE, TABLET):
            session.resize(size)
            laid_out(session)
            for name in public_names(page, table, lang):
                expect(page.locator(".player .link").filter(has_text=name).first).to_be_visible()
            assert page.evaluate(HIDDEN_TEXTS, ROW_TEXTS) == [], (lang, size)


@pytest.mark.parametrize("players", [4, 6] if ROUND else [4])
def test_on_a_desktop_no_text_of_players_and_actions_is_cut_off(
    open_session: OpenSession, table_factory: TableFactory, table: StagedTable, players: int
) -> None:
    shown = table if players == 4 else table_factory.create(has_gang_and_background(2, 5), players=players)
    session = open_session(keys=[shown.keys(0)], size=DESK)
    page = session.open_table(shown.id)
    for lang in LANGUAGES:
        session.set_language(lang)
        for size in WIDE:
            session.resize(size)
            laid_out(session)
            assert page.evaluate(HIDDEN_TEXTS, ROW_TEXTS) == [], (lang, size)
            assert page.evaluate(CUT_OFF_IN_BUTTONS) == [], (lang, size)


def test_a_tap_on_a_player_opens_a_sheet_with_the_texts_of_their_cards(open_session: OpenSession, table: StagedTable) -> None:
    session = open_session(keys=[table.keys(0)], size=PORTRAIT, touch=True)
    page = session.open_table(table.id)
    pack = page.request.get("/api/packs/classic?lang=en").json()
    player = state_serializer.public(table.game.view(None))["players"][1]
    gang_card = next(one for one in pack["gang_cards"] if one["id"] == player["gang_card"])
    background = next(one for one in pack["backgrounds"] if one["id"] == player["background"])
    page.locator(".strip button").nth(1).tap()
    for text in (gang_card["name"], gang_card["does"], background["name"], background["first"], background["second"]):
        expect(session.dialog).to_contain_text(text)
    session.dialog.locator(".shut").tap()
    page.locator("#tab-players").tap()
    page.locator('.player[data-seat="1"]').tap()
    expect(session.dialog).to_contain_text(gang_card["does"])


def test_a_large_screen_shows_more_of_the_log_and_not_only_larger_letters(open_session: OpenSession, table: StagedTable) -> None:
    in_view = """() => {
      const list = document.querySelector(".log ol").getBoundingClientRect();
      const lines = [...document.querySelectorAll(".log li")].map((one) => one.getBoundingClientRect());
      return lines.filter((one) => one.top >= list.top - 1 && one.bottom <= list.bottom + 1).length;
    }"""
    below = (
        "() => { const list = document.querySelector('.log ol'); return list.scrollHeight - list.clientHeight - list.scrollTop; }"
    )
    session = open_session(keys=[table.keys(0)], size=LARGE)
    session.open_table(table.id)
    shown = {}
    for size in (LARGE, DESK):
        session.resize(size)
        page = laid_out(session)
        shown[size] = page.evaluate(in_view)
        assert page.evaluate(below) <= 2, "the log is at its end"
    assert shown[LARGE] >= 2 * shown[DESK] > 0


def test_on_a_phone_no_mark_covers_a_name_and_no_word_is_cut_off(open_session: OpenSession, table: StagedTable) -> None:
    session = open_session(keys=[table.keys(0)], size=PORTRAIT, touch=True)
    session.open_table(table.id)
    lower_than_letters = "all => all.filter((one) => one.clientHeight < 1.15 * parseFloat(getComputedStyle(one).fontSize)).length"
    for size in (PORTRAIT, SMALL_PORTRAIT):
        session.resize(size)
        page = laid_out(session)
        assert overlaps(page, ".stand .letter", ".stand .name") == []
        assert page.locator(".act .name").evaluate_all(lower_than_letters) == 0
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0, (
            "the page is higher than the screen"
        )


def test_with_forced_colours_icons_are_on_the_background_of_the_system(open_session: OpenSession, table: StagedTable) -> None:
    session = open_session(keys=[table.keys(0)], size=DESK)
    session.page.emulate_media(forced_colors="active")
    session.open_table(table.id)
    session.show_drawings()
    expect(session.page.locator(".player img.tun").first).to_be_visible()
    assert laid_out(session).evaluate(ICONS_ON_DRAWINGS, ".player .icon") == []
    session.go("/")
    session.page.locator("section.hot").wait_for()
    assert laid_out(session).evaluate(ICONS_WITHOUT_BACKGROUND, "header.over, .cavern section") == []
    session.page.emulate_media(forced_colors="none")


def test_the_board_keeps_its_size_when_the_bar_has_a_second_line(open_session: OpenSession, table: StagedTable) -> None:
    session = open_session(keys=[table.keys(0)], size=LAPTOP)
    page = session.open_table(table.id)
    words, middle = page.locator(".bar .words"), page.locator("main.middle")
    before = middle.bounding_box()
    line = words.evaluate("words => words.offsetHeight")
    words.evaluate("words => { words.textContent = 'Duchess searches in the Showers. '.repeat(4); }")
    assert words.evaluate("words => words.offsetHeight") >= 2 * line > 0
    assert laid_out(session).locator("main.middle").bounding_box() == before


@pytest.mark.parametrize("teams", [False, True])
def test_the_plan_of_the_prison_is_an_image(open_session: OpenSession, table_factory: TableFactory, teams: bool) -> None:
    table = table_factory.create(lambda game: game.turns > 1, players=4, teams=teams)
    session = open_session(keys=[table.keys(0)])
    session.open_table(table.id)
    for size, width in ((LAPTOP, 980), (PORTRAIT, 360)):
        session.resize(size)
        image = session.page.locator(f"img[width='{width}']")
        image.wait_for(state="attached")
        assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_on_a_phone_the_name_of_the_game_is_beside_the_icons(open_session: OpenSession) -> None:
    session = open_session(size=SMALL_PORTRAIT, touch=True)
    page = session.go("/about")
    brand, tools = page.locator("header .home").bounding_box(), page.locator("header nav").bounding_box()
    assert brand and tools
    assert brand["x"] < tools["x"]
    assert brand["y"] < tools["y"] + tools["height"]


def has_equal_cards(game: Game) -> bool:
    hand = game.view(0).hand
    return game.to_move == 0 and game.prompt == "turn" and sum(hand.values()) >= MANY_CARDS and max(hand.values()) > 1


def test_equal_cards_of_the_hand_are_a_stack(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(has_equal_cards, players=4)
    session = open_session(keys=[table.keys(0)], size=DESK)
    page = session.open_table(table.id)
    hand = Counter(table.game.view(0).hand)
    assert sorted(page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")) == sorted(hand)
    for kind, count in hand.items():
        expect(page.locator(f".hand [data-card={kind}] .count")).to_have_text([f"×{count}"] if count > 1 else [])


def test_the_preview_of_a_card_does_not_cover_the_prompt(open_session: OpenSession, table: StagedTable) -> None:
    session = open_session(keys=[table.keys(0)], size=DESK)
    page = session.open_table(table.id)
    page.locator(".hand [data-card]").first.hover()
    expect(page.locator(".peek.ready")).to_be_visible()
    assert overlaps(laid_out(session), ".peek", ".bar .words") == []


def test_the_chat_leaves_five_lines_of_the_log(open_session: OpenSession, table_factory: TableFactory) -> None:
    """With six players there is the least space."""
    many = table_factory.create(lambda game: game.to_move == 0 and game.turns > 12, players=6)
    session = open_session(size=DESK, keys=[many.keys(0)])
    page = session.open_table(many.id)
    page.locator(".chat .opener").click()
    for number in range(1, 6):
        page.locator(".chat input").fill(f"Message {number}")
        page.keyboard.press("Enter")
        expect(page.locator(".chat li")).to_have_count(number)
    for size in (DESK, (1280, 800)):
        session.resize(size)
        found = laid_out(session).evaluate(LOG_AND_CHAT)
        assert found.pop("lines") >= 5, size
        assert all(found.values()), (size, found)
