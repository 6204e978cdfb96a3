"""The description of a pack for browsers: everything printed on cards and board, in one language."""

from pathlib import Path
from typing import Any, cast

import pytest

from blackgate.catalogue import edition
from blackgate.tables.pack_description import describe_pack
from blackgate.tables.player_names import LOOKS
from blackgate.tables.wire import Language, PackBook
from blackgate.texts import LANGUAGES
from testkit.packs import OwnPack


def described_pack(lang: str) -> PackBook:
    return describe_pack(edition(), cast(Language, lang))


def test_every_card_is_there_in_pack_order_with_what_is_printed_on_it() -> None:
    kinds = described_pack("en").kinds
    assert [kind.id for kind in kinds] == edition().kinds
    shovel = next(kind for kind in kinds if kind.id == "shovel")
    assert (shovel.sort, shovel.sort_name, shovel.plural_sort, shovel.name) == ("tool", "Tool", "Tools", "Shovel")
    assert (shovel.points, shovel.sells, shovel.copies, shovel.on_board) == (3, 4, 11, True)
    assert sum(kind.copies for kind in kinds if not kind.on_board) == 77


def test_the_cell_block_of_a_team_game_is_two_blocks() -> None:
    pack = described_pack("en")
    plain, teams = [place.id for place in pack.places], [place.id for place in pack.team_places]
    assert plain == ["cell_block", "cafeteria", "infirmary", "yard", "showers", "solitary"]
    assert teams == ["block_a", "block_b", *plain[1:]]
    assert [(place.team, place.home, place.dice) for place in pack.team_places[:2]] == [
        (0, True, [1, 2, 3]),
        (1, True, [1, 2, 3]),
    ]
    cafeteria, solitary = pack.places[1], pack.places[-1]
    assert (cafeteria.dice, cafeteria.search, cafeteria.craft) == ([1, 4], 2, True)
    assert (cafeteria.actions, cafeteria.steals) == (["steal"], "spoon")
    assert (solitary.search, solitary.solitary, solitary.dice, solitary.actions) == (None, True, [], [])


def test_recipes_prices_gangs_michel_and_goals_are_those_of_the_rulebook() -> None:
    pack = described_pack("en")
    assert [(one.makes, one.count, one.needs) for one in pack.recipes] == [
        ("shovel", 1, ["container", "link"]),
        ("pickaxe", 1, ["pike", "link", "link", "link"]),
        ("knife", 2, ["blade"]),
    ]
    assert [(one.id, one.gets, one.count, one.costs) for one in pack.prices] == [
        ("knife", "knife", 1, 2),
        ("knives", "knife", 2, 5),
        ("pickaxe", "pickaxe", 1, 6),
        ("shovel", "shovel", 1, 8),
    ]
    crew = pack.gangs[0]
    assert (crew.id, crew.name, crew.the, crew.accepts, crew.needs) == (
        "crew",
        "Crew",
        "the Crew",
        ["bandana", "cap", "chain"],
        2,
    )
    assert len(pack.gang_cards) == 24
    assert [card.id for card in pack.gang_cards if card.no_beating] == ["bratva_iron_jaw"]
    assert {card.id: card.spoils for card in pack.gang_cards if card.spoils} == {
        "bratva_knuckles": 1,
        "bratva_spoils": 2,
        "bratva_iron_jaw": 1,
        "bratva_enforcer": 2,
    }
    assert {card.id: card.buy_less for card in pack.gang_cards if card.buy_less} == {"cartel_supplier": 6}
    assert len(pack.backgrounds) == 18
    assert [(face.id, face.copies) for face in pack.michel[:2]] == [("michel none", 4), ("michel knife spoon+pickaxe", 1)]
    assert (pack.goals.players[4], pack.goals.teams[6], pack.hand_limit) == (10, 20, 10)
    classic = edition().pack
    assert pack.fair_start_cards == {players: list(row) for players, row in classic.fair_start_cards.items()}
    assert pack.fair_start_cigarettes == {players: list(row) for players, row in classic.fair_start_cigarettes.items()}
    assert [one.id for one in pack.prisoners] == list(LOOKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_text_in_every_language(lang: str) -> None:
    pack = described_pack(lang)
    named: list[Any] = [*pack.kinds, *pack.places, *pack.team_places, *pack.gangs, *pack.gang_cards]
    named += [*pack.backgrounds, *pack.prisoners]
    assert [one.id for one in named if not one.name] == []
    useful: list[Any] = [*pack.kinds, *pack.places, *pack.team_places, *pack.gang_cards]
    assert [one.id for one in useful if not one.does] == []
    assert [one.id for one in pack.backgrounds if not (one.when and one.first and one.second)] == []
    assert all(one.sort_name[0].isupper() and one.plural_sort for one in pack.kinds)
    if lang != "en":
        assert [one.does for one in pack.kinds] != [one.does for one in described_pack("en").kinds]


def test_a_pack_without_texts_of_its_own_is_named_by_its_ids(tmp_path: Path) -> None:
    own = OwnPack.copied_to(tmp_path / "own").edit("pack.toml", 'id = "classic"', 'id = "own"')
    own.edit("cards.toml", 'id = "phone"', 'id = "walkie_talkie"')
    pack = describe_pack(edition(own.directory), "de")
    (radio,) = [kind for kind in pack.kinds if kind.id == "walkie_talkie"]
    assert (pack.id, radio.name, radio.does) == ("own", "Walkie talkie", "")
