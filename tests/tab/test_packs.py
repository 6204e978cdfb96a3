"""A game goes on with the cards that it began with, also after an update of the edition that changes them."""

import json
from pathlib import Path

import pytest

from blackgate.catalogue import Edition, edition
from blackgate.pack import versions
from blackgate.pack.files import pack_files, write_files
from blackgate.texts import say
from testkit.packs import OwnPack
from testkit.tab.browser_tab import BrowserTab, Data, Session, Storage

SHOVEL = "kind-shovel = Shovel\n    .does = Four points, and a blister.\n"


@pytest.fixture
def earlier(tmp_path: Path) -> Edition:
    """The pack of an earlier edition, in which a Shovel was worth 4 points and its text said so."""
    own = OwnPack.copied_to(tmp_path / "earlier").edit("cards.toml", "points = 3", "points = 4")
    return edition(own.write("texts/en.ftl", SHOVEL).directory)


def begun(storage: Storage, pack: Edition) -> tuple[Data, Session]:
    """Begin a game in an edition with this pack, and make a move."""
    tab = BrowserTab(storage, pack)
    table = tab.opened({0: "Ana"}, players=2, bots={1: "inmate"}, first_player=0)
    ana = tab.connect(table["table"], table["seats"][0], "en")
    ana.play(ana.legal[0])
    return table, ana


def test_a_game_goes_on_after_an_update_that_changes_the_cards(earlier: Edition) -> None:
    storage = Storage()
    table, before = begun(storage, earlier)
    updated = BrowserTab(storage)
    ana = updated.connect(table["table"], table["seats"][0], "en")
    assert (ana.info, ana.own) == (before.info, before.own)
    updated.play_to_end(ana)
    assert ana.info["phase"] == "over"
    found = updated.fetch("GET", f"/api/tables/{table['table']}/verified", table["host"])
    assert found["problem"] is None
    assert updated.respond("GET", f"/api/tables/{table['table']}/chances", table["host"]).status == 200


def test_its_cards_are_described_as_they_were_when_it_began(earlier: Edition) -> None:
    storage = Storage()
    _, ana = begun(storage, earlier)
    updated = BrowserTab(storage)
    cards = updated.fetch("GET", f"/api/packs/{ana.info['pack_digest']}?lang=en")["kinds"]
    shovel = next(card for card in cards if card["id"] == "shovel")
    assert (shovel["points"], shovel["does"]) == (4, "Four points, and a blister.")
    assert updated.fetch("GET", "/api/packs/classic")["digest"] == edition().pack.digest
    new = updated.fetch("POST", "/api/tables", body={})
    assert updated.fetch("GET", f"/api/tables/{new['table']}")["pack_digest"] == edition().pack.digest


def test_a_rematch_has_the_same_cards_and_survives_updates_like_the_game(earlier: Edition) -> None:
    storage = Storage()
    table, _ = begun(storage, earlier)
    updated = BrowserTab(storage)
    updated.play_to_end(updated.connect(table["table"], table["seats"][0]))
    storage.packs.clear()
    new = updated.fetch("POST", f"/api/tables/{table['table']}/rematch", table["host"])
    later = BrowserTab(storage)
    assert later.fetch("GET", f"/api/tables/{new['table']}")["pack_digest"] == earlier.pack.digest


def test_without_the_files_of_its_pack_a_game_is_refused_until_they_are_there(earlier: Edition) -> None:
    storage = Storage()
    table, _ = begun(storage, earlier)
    packs, storage.packs = storage.packs, {}
    updated = BrowserTab(storage)
    session = updated.connect(table["table"], table["seats"][0], "en")
    assert session.closed
    refusal = json.loads(session.texts[-1])
    assert (refusal["error"], refusal["text"]) == ("other_rules", say("en", "refused-other-pack"))
    assert updated.problem("GET", f"/api/packs/{earlier.pack.digest}") == "404 no_such_pack"
    assert updated.fetch("GET", f"/api/tables/{table['table']}")["pack_digest"] == earlier.pack.digest
    storage.packs = packs  # another tab has imported them
    assert not updated.connect(table["table"], table["seats"][0], "en").closed


def test_a_game_that_was_stored_without_files_goes_on_with_the_installed_pack() -> None:
    storage = Storage()
    table, before = begun(storage, edition())
    storage.packs.clear()
    ana = BrowserTab(storage).connect(table["table"], table["seats"][0], "en")
    assert ana.own == before.own


def test_a_version_that_the_program_keeps_needs_no_stored_files(
    earlier: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage()
    table, before = begun(storage, earlier)
    storage.packs.clear()
    write_files(pack_files(earlier.pack), tmp_path / "superseded" / versions.folder_name(earlier.pack))
    monkeypatch.setattr(versions, "SUPERSEDED", tmp_path / "superseded")
    updated = BrowserTab(storage)
    assert updated.connect(table["table"], table["seats"][0], "en").own == before.own
    assert updated.fetch("GET", f"/api/packs/{earlier.pack.digest}?lang=en")["digest"] == earlier.pack.digest


def test_stored_files_of_another_pack_are_not_used(earlier: Edition) -> None:
    storage = Storage()
    table, _ = begun(storage, earlier)
    files = storage.packs[earlier.pack.digest]
    for wrong in ({**files, "cards.toml": files["cards.toml"].replace("points = 4", "points = 5")}, {"pack.toml": "id = 1"}, {}):
        storage.packs[earlier.pack.digest] = wrong
        assert BrowserTab(storage).problem("GET", f"/api/packs/{earlier.pack.digest}") == "404 no_such_pack"
        assert BrowserTab(storage).connect(table["table"], table["seats"][0]).closed


def test_a_record_of_a_stored_pack_can_be_replayed(earlier: Edition) -> None:
    storage = Storage()
    table, _ = begun(storage, earlier)
    tab = BrowserTab(storage)
    tab.play_to_end(tab.connect(table["table"], table["seats"][0]))
    record = tab.respond("GET", f"/api/tables/{table['table']}/record", table["host"]).body.decode()
    replay = BrowserTab(storage).fetch("POST", "/api/replay?as=all", body=record)
    assert (replay["pack_digest"], replay["record_ok"]) == (earlier.pack.digest, True)
    assert BrowserTab(storage).respond("POST", "/api/chances", body=record).status == 200
    assert BrowserTab().problem("POST", "/api/replay?as=all", body=record) == "422 bad_record"
