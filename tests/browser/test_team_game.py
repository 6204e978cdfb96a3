"""Two browsers and two bots: teammates exchange cards (11.5), and one helps the other in a combat (11.7)."""

from typing import Any

from playwright.sync_api import expect

from blackgate import Game
from testkit.browser.browser_session import OpenSession
from testkit.browser.player import Mouse, Player
from testkit.browser.staged_tables import NAMES, Stage

TEAM = (0, 2)
OPTIONS: dict[str, Any] = {"people": TEAM, "players": 4, "teams": True, "target": 5}


def worth_an_exchange(game: Game) -> bool:
    """Seat 0 may exchange with its teammate, and has something to give."""
    ready = game.prompt == "turn" and game.to_move == 0 and "exchange 2" in game.legal_moves
    return ready and all(len(game.view(seat).hand) > 1 for seat in TEAM)


def hard_pressed(game: Game) -> bool:
    """Seat 0 fights; if it holds, its teammate is asked, and has a Weapon (11.7)."""
    if game.to_move != 0 or game.prompt not in ("answer", "fight") or "hold" not in game.legal_moves:
        return False
    after = game.copy()
    after.play("hold")
    return after.prompt == "help" and after.to_move == 2 and any(str(move).startswith("lay ") for move in after.legal_moves)


def play_on(players: list[Player]) -> None:
    """Both play whenever they are asked, until the game is over."""
    for _ in range(300):
        for player in players:
            seen = player.look()
            if seen.over:
                return
            if seen.mine or seen.dialog:
                player.do_something(seen)
                player.await_change(seen)
        players[0].page.wait_for_timeout(50)
    raise AssertionError([player.done[-10:] for player in players])


def test_teammates_exchange_cards(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(worth_an_exchange, **OPTIONS)
    ana, cy = (open_session(keys=[table.keys(seat)]) for seat in TEAM)
    for session in (ana, cy):
        session.sit(table.id)
    ana.page.locator("[data-action=exchange]").click()
    gift = ana.dialog.locator("[data-card]").first
    kind = gift.get_attribute("data-card")
    had = cy.page.locator(f'.hand [data-card="{kind}"]').count()
    gift.click()
    ana.dialog.locator("[data-confirm]").click()
    returned = cy.dialog.locator("[data-card]").last
    back = returned.get_attribute("data-card")
    assert cy.page.locator(f'.hand [data-card="{kind}"]').count() == had + 1
    kept = ana.page.locator(f'.hand [data-card="{back}"]').count()
    returned.click()
    cy.dialog.locator("[data-confirm]").click()
    ana.page.locator(".bar.mine").wait_for()
    assert ana.page.locator(f'.hand [data-card="{back}"]').count() == kept + 1
    assert not cy.dialog.is_visible()


def test_one_helps_the_other_in_a_combat_and_the_game_is_played_out(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(hard_pressed, **OPTIONS)
    ana, cy = (open_session(keys=[table.keys(seat)]) for seat in TEAM)
    for session in (ana, cy):
        session.sit(table.id)
        session.page.locator("section.fight, section.strip").wait_for()
    hold = ana.page.locator('[data-move="hold"]')
    expect(hold).to_contain_text(NAMES[2])  # who would be asked
    expect(ana.page.locator('[data-move="yield"]')).to_have_count(0)
    hold.click()
    cy.page.locator(".bar.mine[data-prompt=help]").wait_for()
    cy.page.locator("section.fight").wait_for()
    expect(cy.page.locator(".bar .words")).to_contain_text(NAMES[0])
    cy.page.locator('[data-move^="lay "]').first.click()
    players = [Player(session.page, Mouse) for session in (ana, cy)]
    cy.page.locator(".bar:not([data-prompt=help])").first.wait_for()
    play_on(players)
    for session in (ana, cy):
        session.dialog.locator(".picture").wait_for()


def test_who_was_helped_by_nobody_is_asked_again_and_may_give_up(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(hard_pressed, **OPTIONS)
    ana, cy = (open_session(keys=[table.keys(seat)]) for seat in TEAM)
    for session in (ana, cy):
        session.sit(table.id)
    ana.page.locator('[data-move="hold"]').click()
    cy.page.locator('.answers [data-move="pass"]').click()
    expect(ana.page.locator('.answers [data-move="yield"]')).to_be_visible()
    expect(ana.page.locator('[data-move="hold"]')).to_have_count(0)
