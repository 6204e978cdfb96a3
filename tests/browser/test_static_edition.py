"""The static edition in a folder of a plain file host: the whole game in a tab, without a server."""

import math
from pathlib import Path

from playwright.sync_api import expect

from blackgate.texts import say
from testkit.browser.browser_session import PHONE
from testkit.browser.kept_edition import start_game
from testkit.browser.player import Mouse, Player, Touch
from testkit.browser.static_session import OpenStatic
from testkit.browser.static_transfer import is_for_the_game, transferred
from testkit.browser.worker_games import WorkerGames
from testkit.seeds import seeded_random

FIRST_BYTES = 250_000  # before something can be read and clicked
SHORT_TARGET = 2  # Tunnel points: two Spoons
KILLED_GAMES = 10
MOST_PAGES = 100
MOVES_OF_A_PAGE = 50  # in all games together: at most this number more in each page than in the one before, and one in the first


def test_the_home_page_needs_little_before_it_can_be_used(open_static: OpenStatic) -> None:
    session = open_static()
    page = session.go()
    page.locator("section.hot .btn.go").wait_for()
    code = {url for url in session.requests if url.endswith((".js", ".css")) and not is_for_the_game(url)}
    fonts = page.locator("link[rel=preload][as=font]").evaluate_all("links => links.map((link) => link.href)")
    assert len(code) > 2 and fonts
    assert transferred([page.url, *code, *fonts]) <= FIRST_BYTES


def test_a_whole_game_its_replay_and_its_dice(open_static: OpenStatic, tmp_path: Path) -> None:
    session = open_static()
    page = session.go()
    expect(page.get_by_text(say("en", "tab-text"))).to_be_visible()
    session.set_table_options(target=SHORT_TARGET)
    page.locator("section.hot label", has_text="1").first.click()
    page.locator("section.hot .btn.go").click()
    session.board.wait_for()
    Player(page, Mouse).play()
    session.dialog.get_by_role("button", name=say("en", "victory-replay")).click()
    page.wait_for_url("**/replay**")
    page.get_by_role("group", name=say("en", "replay-view")).get_by_role("button").nth(1).click()
    page.get_by_label(say("en", "graph-chances")).first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("en", "replay-download")).first.click()
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    # A deep link, in a new page of the browser.
    address = page.url
    session.close_tab()
    page = session.page
    page.goto(address.split("&")[0].replace("/replay", "/dice"))
    expect(page.locator("main")).to_contain_text(say("en", "dice-title"))
    page.locator("table").first.wait_for()
    page.get_by_role("link", name=say("en", "dice-replay")).click()
    page.get_by_role("group", name=say("en", "replay-view")).wait_for()
    # The record, as a file from anywhere.
    page.goto(f"{session.host.url}?/replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("input[type=range]")).to_be_visible()


def test_the_home_page_leads_to_every_game(open_static: OpenStatic) -> None:
    session = open_static()
    session.go()
    first = start_game(session)
    session.go()
    assert start_game(session) != first
    session.go().locator(".pair .more").click()
    session.dialog.locator("li").last.locator("a.btn").click()  # the latest game is first
    session.board.wait_for()
    assert session.page.url == first


def test_around_one_device_on_a_phone(open_static: OpenStatic) -> None:
    session = open_static(size=PHONE, touch=True)
    page = session.go("?/new&preset=device")
    session.set_table_options(target=SHORT_TARGET)
    page.locator(".bar .btn.go").tap()
    session.board.wait_for()
    expect(page.locator(".curtain")).to_be_visible()
    Player(page, Touch).play(lambda shown: shown.mine and shown.prompt == "turn")


def test_the_lesson_and_the_rules(open_static: OpenStatic) -> None:
    session = open_static()
    page = session.go("?/rules#6.1")
    expect(page.locator("a.number[href$='?/rules#6.1']")).to_be_in_viewport()
    page.goto(f"{session.host.url}?/learn")
    session.board.wait_for()


def test_the_links_at_the_top_stay_in_the_folder(open_static: OpenStatic) -> None:
    session = open_static()
    page = session.go()
    for text, name in (("app-rules", "/rules"), ("app-replay", "/replay"), ("app-learn", "/learn")):
        page.get_by_role("navigation", name=say("en", "app-menu")).get_by_role("link", name=say("en", text)).click()
        page.locator("main").wait_for()
        assert page.url == f"{session.host.url}?{name}"
        page = session.go()


def test_what_needs_a_server_is_not_offered(open_static: OpenStatic) -> None:
    session = open_static()
    page = session.go()
    page.locator("section.hot").wait_for()
    for text in ("home-join", "home-watch"):
        expect(page.get_by_role("heading", name=say("en", text))).to_have_count(0)
    page.goto(f"{session.host.url}?/new")
    page.locator(".bar .btn.go").wait_for()
    shown = page.locator("main").inner_text()
    for text in ("new-preset-friends", "new-preset-letters", "new-clock", "new-public"):
        assert say("en", text) not in shown
    page.goto(f"{session.host.url}?/about")
    expect(page.locator("main")).to_contain_text(say("en", "tab-about-without"))


def test_no_acknowledged_move_is_lost_when_the_tab_is_closed(open_static: OpenStatic) -> None:
    session = open_static()
    chance = seeded_random("closed tabs")
    session.go("?/about")
    session.wait_for_game()
    WorkerGames(session.page, seed=1).open(KILLED_GAMES, players=2, bots={"1": "rookie"}, target=SHORT_TARGET)
    killed: set[str] = set()
    for page_number in range(MOST_PAGES):
        games = WorkerGames(session.page, seed=page_number + 1)
        games.play(most=math.inf if page_number else 1)  # no game is over when the first page is closed
        games.wait_for_moves(1 + chance.randrange(1 + MOVES_OF_A_PAGE * page_number))
        assert games.lost == []
        unfinished = games.unfinished
        if not unfinished:
            break
        killed |= unfinished
        session.close_tab()
        session.go("?/about")
        session.wait_for_game()
    assert (unfinished, len(killed)) == (set(), KILLED_GAMES)
    assert [one["problem"] for one in games.verified()] == [None] * KILLED_GAMES


def test_the_page_says_that_boss_is_weaker_unless_the_engine_is_compiled(open_static: OpenStatic) -> None:
    session = open_static()
    page = session.go()
    page.locator("section.hot label", has_text=say("en", "app-bot-boss")).click()
    compiled = list((session.host.edition / "python").glob("engine-*"))
    expect(page.get_by_text(say("en", "tab-boss"))).to_have_count(0 if compiled else 1)
