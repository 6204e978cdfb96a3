"""Two players at one device: the curtain hides a hand until its player has the device (12.2)."""

from playwright.sync_api import Page, expect

from blackgate import Game
from blackgate.texts import say
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.fast_tables import skip_bot_pauses
from testkit.browser.player import MAX_ACTIONS, Mouse, Player
from testkit.browser.staged_tables import TableFactory
from testkit.seeds import repetitions

ACTIONS = repetitions(normally=3, in_soak=2 * MAX_ACTIONS)  # in `make soak` to the end of the game


def shown_hand(page: Page) -> list[str]:
    stacks: dict[str, str] = page.locator(".hand [data-card]").evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.card, one.dataset.count]))"
    )
    return sorted(kind for kind, count in stacks.items() for _ in range(int(count)))


def hand_of(game: Game, seat: int) -> list[str]:
    return sorted(kind for kind, count in game.view(seat).hand.items() for _ in range(count))


def both_have_cards(game: Game) -> bool:
    return (
        game.to_move == 0
        and game.prompt == "turn"
        and game.turns > 4
        and bool(game.view(1).hand)
        and hand_of(game, 0) != hand_of(game, 1)
    )


def test_a_hand_is_hidden_until_its_player_has_the_device(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(both_have_cards, players=2, people=(0, 1), seed=10)
    session = open_session(keys=[table.keys(0, 1)])
    page = session.open_table(table.id)
    curtain = page.locator(".curtain")
    for seat in (0, 1):
        expect(curtain).to_contain_text(("Ana", "Bo")[seat])
        assert shown_hand(page) == []
        curtain.locator("button").click()
        expect(curtain).to_have_count(0)
        assert shown_hand(page) == hand_of(table.game, seat)
        Player(page, Mouse).device.action("end")
    expect(curtain).to_contain_text("Ana")
    assert shown_hand(page) == []


def test_the_curtain_stays_closed_however_often_escape_is_pressed(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(both_have_cards, players=2, people=(0, 1), seed=10)
    page = open_session(keys=[table.keys(0, 1)]).open_table(table.id)
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    for _ in range(3):  # browsers let a page prevent only the first one
        page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    assert shown_hand(page) == []
    curtain.locator("button").click()
    expect(curtain).to_have_count(0)


def another_player_decides(game: Game) -> bool:
    return game.to_move == 2 and game.turns > 4


def test_while_others_decide_the_device_shows_what_all_may_see(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(another_player_decides, players=3, people=(0, 1, 2))
    page = open_session(keys=[table.keys(0, 1)]).open_table(table.id)
    spectator = open_session(keys=[table.keys(watch=True)]).open_table(table.id)
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".dock")).to_have_text(say("en", "watching-shared", who="Cy"))
    seen, public = (one.locator(".log .told") for one in (page, spectator))
    expect(seen.last).to_be_visible()
    assert seen.all_inner_texts() == public.all_inner_texts()


def test_a_table_for_one_device_is_set_up_and_played(session: BrowserSession) -> None:
    page = session.go("/new?preset=device")
    skip_bot_pauses(page, target=1)
    page.locator(".bar .btn.go").click()
    session.board.wait_for()
    player = Player(page, Mouse)
    player.play(until=lambda snapshot: snapshot.over or len(player.done) >= ACTIONS)
    assert len(next(iter(session.local_storage("keys").values()))["seats"]) == 2
