"""Help for players: reasons of dimmed actions, the rulebook, hints, the log, other languages, the tutorial."""

import re

from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.player import ACTION_KEYS
from testkit.browser.staged_tables import TableFactory

# Steps of the tutorial that the test plays by key. For the others, which need dialogs, it presses the button that plays them.
BY_KEY = {verb: ACTION_KEYS[verb] for verb in ("search", "steal", "craft", "dig", "extort", "reveal", "end")} | {
    "roll": ACTION_KEYS["move"]
}


def turn(game: Game) -> bool:
    return (
        game.to_move == 0
        and game.prompt == "turn"
        and game.turns > 6
        and not any(str(one).startswith("dig") for one in game.legal_moves)
    )


def test_an_action_that_cannot_be_taken_says_why_and_leads_to_the_rule(
    open_session: OpenSession, table_factory: TableFactory
) -> None:
    table = table_factory.create(turn, players=2)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    page.locator("[data-action=dig]").click(force=True)
    link = page.locator('.why a[href^="/rules#"]')
    clause = (link.get_attribute("href") or "").partition("#")[2]
    assert re.fullmatch(r"\d+\.\d+", clause)
    link.click()
    expect(session.dialog).to_contain_text(clause)
    expect(session.dialog.locator(".paper")).to_be_visible()


def test_the_rulebook_opens_at_a_clause_and_finds_words(session: BrowserSession) -> None:
    page = session.go("/rules#5.8")
    expect(page.locator('[id="5.8"]')).to_be_in_viewport()
    page.locator("input[type=search]").fill("Cigarettes")
    expect(page.locator("mark").first).to_be_visible()


def test_the_same_chapter_can_be_chosen_again(session: BrowserSession) -> None:
    page = session.go("/rules")
    link = page.get_by_role("navigation", name=say("en", "rules-chapters")).locator('a[href="/rules#10"]')
    heading = page.locator('[id="10"]')
    for _ in range(2):
        link.click()
        expect(heading).to_be_in_viewport()
        page.locator('[id="1"]').scroll_into_view_if_needed()
        expect(heading).not_to_be_in_viewport()


def test_hints_come_with_reasons_and_can_be_played(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(turn, players=2)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    page.keyboard.press("i")
    thought = session.dialog.locator("article").first
    expect(thought).to_be_visible()
    lesson = page.evaluate("() => socketLog.received")
    thought.locator(".btn").click()
    page.wait_for_function("before => socketLog.settled() && socketLog.received > before", arg=lesson)
    expect(page.locator("dialog[open]").filter(has=page.locator("article"))).to_have_count(0)


def test_a_line_of_the_log_shows_its_position(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(turn, players=2)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    page.locator(".log li .go").first.click()
    expect(page.locator(".banner [data-now]")).to_be_visible()
    assert page.locator("[data-action][aria-disabled=false]").count() == 0, "actions must be disabled in an earlier position"
    page.locator(".banner [data-now]").click()
    expect(page.locator(".banner")).to_have_count(0)


def test_the_language_changes_at_once_without_a_reload(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(turn, players=2)
    session = open_session(keys=[table.keys(0)])
    page = session.open_table(table.id)
    page.evaluate("() => { window.here = true; }")
    page.locator("header select").select_option("de")
    expect(page.locator("[data-action=search] .name")).to_have_text(say("de", "act-search"))
    expect(page.locator(".bar b")).to_have_text(say("de", "bar-your-turn"))
    assert page.evaluate("() => window.here") is True
    assert session.local_storage("prefs")["lang"] == "de"


def test_the_tutorial_from_its_first_step_to_its_last(session: BrowserSession) -> None:
    page = session.go("/learn")
    coach = page.locator(".coach")
    lesson = page.request.get("/api/lesson?lang=en").json()["steps"]
    # A Background is revealed with both its effects, and the lesson makes the Sale of the Launderer: they take no further steps.
    steps = [step for step in lesson if step["move"] not in ("sell phone", "done", "second")]
    for step in steps:
        expect(coach.locator("h2")).to_contain_text(step["title"])
        verb = (step["move"] or "").split(" ", 1)[0]
        if verb == "discard":  # the dialog of the hand limit opens by itself
            session.dialog.locator("[data-card=link]").click()
            session.dialog.locator("[data-confirm]").click()
            continue
        if verb not in BY_KEY:
            coach.locator(".btn").last.click()  # continue, or let the tutorial play the step
            continue
        page.keyboard.press(BY_KEY[verb])
        if verb == "reveal":
            session.dialog.locator("[data-confirm]").click()
        choice = page.locator(f'.choices [data-move="{step["move"]}"]')
        if verb != "roll" and choice.count():
            choice.click()
    expect(page.get_by_role("heading", name=say("en", "learn-end-title"))).to_be_visible()
