"""Labels for screen readers: whole sentences, with everything that the picture shows."""

from playwright.sync_api import expect

from blackgate import Game
from testkit.browser.browser_session import OpenSession
from testkit.browser.staged_tables import TableFactory


def holds_a_weapon_and_may_extort(game: Game) -> bool:
    return game.to_move == 0 and game.prompt == "turn" and any(str(move).startswith("extort") for move in game.legal_moves)


def test_no_label_has_two_full_stops_in_a_row(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(holds_a_weapon_and_may_extort)
    page = open_session(keys=[table.keys(0)]).open_table(table.id)
    labels = page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert any("Extort" in label for label in labels)
    assert [label for label in labels if ".." in label] == []


def test_a_gang_names_the_accessories_it_accepts(open_session: OpenSession, table_factory: TableFactory) -> None:
    table = table_factory.create(holds_a_weapon_and_may_extort)
    page = open_session(keys=[table.keys(0)]).open_table(table.id)
    pack = page.request.get("/api/packs/classic?lang=en").json()
    names = {kind["id"]: kind["name"] for kind in pack["kinds"]}
    for number, gang in enumerate(pack["gangs"]):
        label = page.locator(".gangs button").nth(number).get_attribute("aria-label") or ""
        assert gang["name"] in label
        assert all(names[kind] in label for kind in gang["accepts"]), label
    expect(page.locator(".gangs button")).to_have_count(len(pack["gangs"]))
