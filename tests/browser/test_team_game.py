"""Two browsers and two bots: teammates exchange cards (11.5), and one helps the other in a combat (11.7)."""

from itertools import cycle
from typing import Any

from playwright.sync_api import expect

from blackgate import Game
from testkit.browser.browser_session import OpenSession
from testkit.browser.player import MAX_ACTIONS, Mouse, Player
from testkit.browser.staged_tables import NAMES, TableFactory
from testkit.seeds import repetitions

TEAM = (0, 2)
ACTIONS = repetitions(normally=3, in_soak=2 * MAX_ACTIONS)  # in `make soak` to the end of the game
OPTIONS: dict[str, Any] = {"people": TEAM, "players": 4, "teams": True, "target": 5}


def can_exchange(game: Game) -> bool:
    """Seat 0 may exchange with its teammate, and has something to give."""
    ready = game.prompt == "turn" and game.to_move == 0 and "exchange 2" in game.legal_moves
    return ready and all(len(game.view(seat).hand) > 1 for seat in TEAM)


def can_ask_for_help(game: Game) -> bool:
    """Seat 0 fights; if it holds, its teammate is asked, and has a Weapon (11.7)."""
    if game.to_move != 0 or game.prompt not in ("answer", "fight") or "hold" not in game.legal_moves:
        return False
    after = game.copy()
    after.play("hold")
    return after.prompt == "help" and after.to_move == 2 and any(str(move).startswith("lay ") for move in after.legal_moves)


def play(players: list[Player]) -> bool:
    """Both play whenever they are asked. Return whether the game is over."""
    in_turn = cycle(players)
    while all(len(player.done) < ACTIONS for player in players):
        player = next(in_turn)
        snapshot = player.snapshot()
        if snapshot.over:
            return True
        assert len(player.done) < MAX_ACTIONS, [player.done[-10:] for player in players]
        if snapshot.mine or snapshot.dialog:
            player.act(snapshot)
            player.wait_for_change(snapshot)
    return False


def test_teammates_exchange_cards(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(can_exchange, **OPTIONS)
    ana, cy = (open_session(keys=[table.keys(seat)]) for seat in TEAM)
    for session in (ana, cy):
        session.open_table(table.id)
    ana.page.locator("[data-action=exchange]").click()
    card = ana.dialog.locator("[data-card]").first
    kind = card.get_attribute("data-card")
    count_before = cy.page.locator(f'.hand [data-card="{kind}"]').count()
    card.click()
    ana.dialog.locator("[data-confirm]").click()
    returned = cy.dialog.locator("[data-card]").last
    returned_kind = returned.get_attribute("data-card")
    assert cy.page.locator(f'.hand [data-card="{kind}"]').count() == count_before + 1
    own_count = ana.page.locator(f'.hand [data-card="{returned_kind}"]').count()
    returned.click()
    cy.dialog.locator("[data-confirm]").click()
    ana.page.locator(".bar.mine").wait_for()
    assert ana.page.locator(f'.hand [data-card="{returned_kind}"]').count() == own_count + 1
    assert not cy.dialog.is_visible()


def test_a_teammate_helps_in_a_combat_and_the_game_goes_on(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(can_ask_for_help, **OPTIONS)
    ana, cy = (open_session(keys=[table.keys(seat)]) for seat in TEAM)
    for session in (ana, cy):
        session.open_table(table.id)
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
    if play(players):
        for session in (ana, cy):
            session.dialog.locator(".picture").wait_for()


def test_a_fighter_without_help_is_asked_again_and_may_give_up(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(can_ask_for_help, **OPTIONS)
    ana, cy = (open_session(keys=[table.keys(seat)]) for seat in TEAM)
    for session in (ana, cy):
        session.open_table(table.id)
    ana.page.locator('[data-move="hold"]').click()
    cy.page.locator('.answers [data-move="pass"]').click()
    expect(ana.page.locator('.answers [data-move="yield"]')).to_be_visible()
    expect(ana.page.locator('[data-move="hold"]')).to_have_count(0)
