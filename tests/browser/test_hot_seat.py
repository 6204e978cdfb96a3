"""Two people around one device: the curtain hides a hand until its player holds the device (12.2)."""

from playwright.sync_api import Page, expect

from blackgate import Game
from testkit.browser.browser_session import BrowserSession, OpenSession
from testkit.browser.fast_tables import hasten
from testkit.browser.player import Mouse, Player
from testkit.browser.staged_tables import Stage


def hands_in(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return sorted(found)


def held(game: Game, seat: int) -> list[str]:
    return sorted(kind for kind, count in game.view(seat).hand.items() for _ in range(count))


def begun(game: Game) -> bool:
    return (
        game.to_move == 0
        and game.prompt == "turn"
        and game.turns > 4
        and bool(game.view(1).hand)
        and held(game, 0) != held(game, 1)
    )


def test_nobody_sees_a_hand_before_its_player_has_the_device(open_session: OpenSession, stage: Stage) -> None:
    table = stage.set(begun, players=2, people=(0, 1), seed=10)
    session = open_session(keys=[table.keys(0, 1)])
    page = session.sit(table.id)
    curtain = page.locator(".curtain")
    for seat in (0, 1):
        expect(curtain).to_contain_text(("Ana", "Bo")[seat])
        assert hands_in(page) == []
        curtain.locator("button").click()
        expect(curtain).to_have_count(0)
        assert hands_in(page) == held(table.game, seat)
        Player(page, Mouse).hands.action("end")
    expect(curtain).to_contain_text("Ana")
    assert hands_in(page) == []


def test_a_table_for_one_device_is_set_up_and_played(session: BrowserSession) -> None:
    page = session.go("/new?preset=device")
    hasten(page, target=1)
    page.locator(".bar .btn.go").click()
    session.board.wait_for()
    Player(page, Mouse).play()
    assert len(next(iter(session.kept("keys").values()))["seats"]) == 2
