"""An Extortion from both sides (5.8 to 5.13): both see the fight and the Weapons laid, and no card of the other's hand."""

import pytest
from playwright.sync_api import expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.staged_tables import StagedTable, TableFactory
from testkit.seeds import ROUND


def about_to_extort(game: Game) -> bool:
    """Seat 0 may extort seat 1, who can cooperate or fight. A lost Combat is a Beating for both."""
    if game.prompt != "turn" or game.to_move != 0 or "extort 1" not in game.legal_moves:
        return False
    if any(player.beatings == 2 or player.gang_card == "bratva_iron_jaw" for player in game.view(None).state.players):
        return False
    after = game.copy()
    after.play("extort 1")
    for tool in ("spoon", "pickaxe", "shovel"):
        if not game.view(1).hand.get(tool) or after.prompt != "name":
            continue
        after.play(f"name {tool}")
        lay = next((str(move) for move in after.legal_moves if str(move).startswith("lay ")), None)
        if lay is None:
            return False
        after.play(lay)
        answers = {str(move).split()[0] for move in after.legal_moves}
        return after.prompt == "answer" and {"cooperate", "lay", "yield"} <= answers
    return False


def cards_in(session: BrowserSession) -> set[str]:
    return set(session.page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))


def test_both_sides_see_the_fight_and_only_their_own_hand(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(about_to_extort, people=(0, 1), players=2)
    hands = [set(table.game.view(seat).hand) for seat in (0, 1)]
    tool = next(one for one in ("spoon", "pickaxe", "shovel") if one in hands[1])
    ana, bo = (open_session(keys=[table.keys(seat)]) for seat in (0, 1))
    for session, hand in zip((ana, bo), hands, strict=True):
        session.open_table(table.id)
        assert cards_in(session) == hand
    ana.page.locator("[data-action=extort]").click()
    ana.page.locator(f'[data-move="name {tool}"]').click()
    ana.page.locator('[data-move^="lay "]').first.click()

    scenes = [session.page.locator("section.fight") for session in (ana, bo)]
    bo.page.locator(".bar.mine[data-prompt=answer]").wait_for()
    for scene in scenes:
        expect(scene.locator(".wanted")).to_be_visible()
        expect(scene.locator(".at")).to_have_count(1)
    assert ana.page.locator(".answers [data-move]").count() == 0, "Ana must not be asked"
    assert bo.page.locator('.answers [data-move="cooperate"]').count() == 1

    bo.page.locator('.answers [data-move^="lay "]').first.click()
    for scene in scenes:
        expect(scene.locator(".at")).to_have_count(2)
    ana.page.locator(".bar.mine[data-prompt=fight]").wait_for()
    ana.page.locator('.answers [data-move="yield"], .answers [data-move="pass"]').first.click()
    for session, scene in zip((ana, bo), scenes, strict=True):
        expect(scene).to_have_count(0)
        expect(session.page.locator(".log li").last).to_be_in_viewport()


def fight_until_ana_is_asked(ana: BrowserSession, bo: BrowserSession, table: StagedTable) -> None:
    """Ana extorts Bo, who lays a Weapon. Ana may give up."""
    tool = next(one for one in ("spoon", "pickaxe", "shovel") if table.game.view(1).hand.get(one))
    for session in (ana, bo):
        session.use_test_clock()
        session.open_table(table.id)
    ana.page.locator("[data-action=extort]").click()
    ana.page.locator(f'[data-move="name {tool}"]').click()
    ana.page.locator('[data-move^="lay "]').first.click()
    bo.page.locator('.answers [data-move^="lay "]').first.click()
    ana.page.locator(".bar.mine[data-prompt=fight]").wait_for()


@pytest.mark.parametrize("by", ["Escape", "a click"] if ROUND else ["Escape"])
def test_the_result_of_a_fight_stays_until_it_is_read(open_session: OpenSession, table_factory: TableFactory, by: str) -> None:
    table = table_factory.create(about_to_extort, people=(0, 1), players=2)
    ana, bo = (open_session(keys=[table.keys(seat)], pace="usual") for seat in (0, 1))
    fight_until_ana_is_asked(ana, bo, table)
    for session in (ana, bo):
        session.stop_clock()
    ana.page.locator('.answers [data-move="yield"]').click()
    for session, result in ((ana, "fight-you-lost"), (bo, "fight-you-won")):
        outcome = session.page.get_by_role("group", name=say("en", "fight-result"))
        expect(outcome).to_contain_text(say("en", result))
        expect(outcome).to_contain_text(say("en", "beatings-of-two", n=table.game.view(None).state.players[0].beatings + 1))
        expect(outcome.locator(".handover")).to_have_count(1)
    if by == "Escape":
        ana.page.keyboard.press("Escape")
    else:
        ana.page.locator("section.fight").click(position={"x": 20, "y": 20})
    bo.page.clock.run_for(2000)
    for session in (ana, bo):
        expect(session.page.locator("section.fight")).to_have_count(0)


def test_a_fighter_sees_the_own_hand_and_what_giving_up_costs(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(about_to_extort, people=(0, 1), players=2)
    ana, bo = (open_session(keys=[table.keys(seat)]) for seat in (0, 1))
    hand = table.game.view(1).hand
    tool = next(one for one in ("spoon", "pickaxe", "shovel") if hand.get(one))
    for session in (ana, bo):
        session.open_table(table.id)
    ana.page.locator("[data-action=extort]").click()
    ana.page.locator(f'[data-move="name {tool}"]').click()
    ana.page.locator('[data-move^="lay "]').first.click()
    bo.page.locator(".bar.mine[data-prompt=answer]").wait_for()
    scene = bo.page.locator("section.fight")
    weapons = sum(hand.get(kind, 0) for kind in ("knife", "blade"))
    expect(scene).to_contain_text(say("en", "fight-weapons", n=weapons))
    expect(scene.get_by_role("img", name=say("en", "fight-hand", cards="").strip())).to_be_visible()
    loss = say("en", "answer-yield-defender-has", tool=tool, card="", who="Ana", beaten="yes")
    expect(bo.page.locator('.answers [data-move="yield"]')).to_contain_text(loss)


def test_a_spectator_sees_the_fight_and_no_hand(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(lambda game: game.prompt == "answer" and game.to_move == 1, people=(0, 1), players=2)
    spectator = open_session(keys=[table.keys(watch=True)])
    spectator.open_table(table.id)
    expect(spectator.page.locator("section.strip")).to_be_visible()
    assert cards_in(spectator) == set()
