"""The classic pack has the values and origins written out here, and its digest covers every value."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from blackgate import Pack, load_pack
from blackgate.pack import CLASSIC
from testkit.packs import FAIR_START, FILES, OwnPack


@pytest.fixture(scope="module")
def classic() -> Pack:
    return load_pack()


@pytest.fixture
def own(tmp_path: Path) -> OwnPack:
    return OwnPack.copied_to(tmp_path / "own")


def origins(pack: Pack) -> dict[str, str]:
    """Return the origin letter of every value, by file and key."""
    return {f"{Path(value.file).stem} {value.key}": value.origin for value in pack.values}


def printed(pack: Pack) -> dict[str, Any]:
    """Return every value of the pack by its key."""
    return {value.key: value.value for value in pack.values}


# --- what the pack holds, and docs/cards.md lists ---------------------------------------------
def test_places_search_and_craft_are_those_of_the_table(classic: Pack) -> None:
    found = {place.id: (place.search, place.craft) for place in classic.places}
    assert found == {
        "cell_block": (1, False),
        "cafeteria": (2, True),
        "infirmary": (2, True),
        "yard": (1, True),
        "showers": (3, False),
        "solitary": (None, False),
    }


def test_each_die_result_leads_to_the_two_places_of_the_table(classic: Pack) -> None:
    led = {result: [place.id for place in classic.places if result in place.die] for result in range(1, 7)}
    assert led == {
        1: ["cell_block", "cafeteria"],
        2: ["cell_block", "infirmary"],
        3: ["cell_block", "yard"],
        4: ["cafeteria", "yard"],
        5: ["infirmary", "showers"],
        6: ["yard", "showers"],
    }
    assert classic.numbers["die"] == 6


def test_place_actions_are_where_chapter_6_puts_them(classic: Pack) -> None:
    assert {place.id: place.does for place in classic.places} == {
        "cell_block": ("dig",),
        "cafeteria": ("steal",),
        "infirmary": ("heal",),
        "yard": ("sell", "buy"),
        "showers": (),
        "solitary": (),
    }
    assert [place.blocks for place in classic.places if place.home] == [("block_a", "block_b")]
    assert [place.id for place in classic.places if place.michel] == ["showers"]


def test_copies_points_and_prices_of_every_card_in_pack_order(classic: Pack) -> None:
    found = [(card.id, card.copies, card.points, card.sells) for card in classic.cards]
    assert found == [
        ("spoon", 11, 1, 1),
        ("pickaxe", 11, 2, 3),
        ("shovel", 11, 3, 4),
        ("knife", 20, 0, 0),
        ("blade", 10, 0, 0),
        ("container", 5, 0, 5),
        ("pike", 6, 0, 5),
        ("link", 14, 0, 3),
        ("bandana", 3, 0, 3),
        ("cap", 3, 0, 3),
        ("chain", 3, 0, 3),
        ("gloves", 3, 0, 3),
        ("ring", 3, 0, 3),
        ("sunglasses", 3, 0, 3),
        ("phone", 2, 0, 8),
        ("pills", 2, 0, 7),
        ("moonshine", 2, 0, 6),
        ("care_package", 1, 0, 1),
        ("ambush", 1, 0, 4),
        ("riot", 2, 0, 1),
        ("corridor_pass", 1, 0, 1),
        ("snitch", 1, 0, 2),
        ("painkillers", 1, 0, 2),
        ("frisk", 1, 0, 1),
        ("lockdown", 3, 0, 1),
        ("overtime", 7, 0, 1),
    ]


def test_decks_add_up_to_the_counts_of_chapter_1(classic: Pack) -> None:
    in_deck = Counter[str]()
    for card in classic.cards:
        if not card.on_board:
            in_deck[card.category] += card.copies
    assert in_deck == {"weapon": 10, "part": 25, "accessory": 18, "rare": 6, "action": 18}
    assert sum(in_deck.values()) == 77
    assert sum(len(gang.cards) for gang in classic.gangs) == 24
    assert len(classic.backgrounds) == 18
    assert len(classic.prisoners) == 12


def test_recipes_and_what_they_use_up_in_order(classic: Pack) -> None:
    assert {recipe.makes: (recipe.count, recipe.needs) for recipe in classic.recipes} == {
        "shovel": (1, ("container", "link")),
        "pickaxe": (1, ("pike", "link", "link", "link")),
        "knife": (2, ("blade",)),
    }


def test_the_four_offers_of_the_yard(classic: Pack) -> None:
    assert [(offer.id, offer.gives, offer.count, offer.costs) for offer in classic.offers] == [
        ("knife", "knife", 1, 2),
        ("knives", "knife", 2, 5),
        ("pickaxe", "pickaxe", 1, 6),
        ("shovel", "shovel", 1, 8),
    ]


def test_what_joining_each_gang_asks_for(classic: Pack) -> None:
    every = ("bandana", "cap", "chain", "gloves", "ring", "sunglasses")
    assert {gang.id: (gang.accepts, gang.needs) for gang in classic.gangs} == {
        "crew": (("bandana", "cap", "chain"), 2),
        "cartel": (("chain", "ring", "sunglasses"), 2),
        "bikers": (("bandana", "gloves", "sunglasses"), 2),
        "bratva": (("cap", "gloves", "ring"), 2),
        "triad": (every, 3),
        "queers": (every, 3),
    }


def test_what_each_action_card_does(classic: Pack) -> None:
    values = printed(classic)
    assert {card.id: values[f"action[{card.id}].effects"] for card in classic.cards if card.category == "action"} == {
        "care_package": [{"draw": 3}, {"cigarettes": 3}],
        "ambush": [{"beat": 1}],
        "riot": [{"redeal": "hands"}],
        "corridor_pass": [{"move": "anywhere"}],
        "snitch": [{"send": "solitary"}],
        "painkillers": [{"heal": "all"}],
        "frisk": [{"take_random": 1}, {"take_pile": "knife", "count": 1}],
        "lockdown": [{"send_all": "home"}, {"beat_all_but_next": 2}],
        "overtime": [{"actions": 2}, {"cigarettes": 6}],
    }
    assert {card.id: card.target for card in classic.cards if card.target} == {
        "ambush": "here",
        "snitch": "anyone",
        "frisk": "here",
    }
    assert {card.id for card in classic.cards if card.chaos} == {"ambush", "riot", "frisk", "lockdown"}


def test_the_lasting_ability_of_each_gang_card(classic: Pack) -> None:
    values = printed(classic)
    found = {card.id: values[f"gang[{gang.id}].card[{card.id}].ability"] for gang in classic.gangs for card in gang.cards}
    assert found == {
        "crew_lookout": {"search_more": 2},
        "crew_night_shift": {"searches": 2, "search_more": 1, "hand_limit": 12},
        "crew_stash": {"hand_limit": 12, "search_more": 1, "choose_losses": True},
        "crew_scavengers": {"search_discard": 1, "hand_limit": 11},
        "cartel_fence": {"sell_more": 6, "income": 6},
        "cartel_supplier": {"buy_less": 6, "income": 4},
        "cartel_dealer": {"income": 7},
        "cartel_runners": {"income": 5, "draw_after_move": 1},
        "bikers_throttle": {"rerolls": 2},
        "bikers_shortcut": {"free_rolls": [5, 6]},
        "bikers_home_run": {"home_run": True, "rerolls": 1},
        "bikers_scouts": {"draw_after_move": 1, "hand_limit": 12},
        "bratva_knuckles": {"fists": 1, "spoils": 1, "guard": 2},
        "bratva_spoils": {"spoils": 2, "fists": 1, "look_before_naming": True},
        "bratva_iron_jaw": {"no_beating": True, "fists": 1, "spoils": 1},
        "bratva_enforcer": {"extortions": 2, "fists": 1, "spoils": 2},
        "triad_tinkerer": {"craft_without": "link", "search_more": 2},
        "triad_workshop": {"craft_anywhere": True, "hand_limit": 12},
        "triad_discipline": {"unstoppable": True, "hand_limit": 4},
        "triad_tunnel_rats": {"second_digs": 1, "home_run": True},
        "queers_safe_house": {"guard": 2, "home_run": True},
        "queers_nurse": {"heal_at_end": 1, "hand_limit": 6},
        "queers_grapevine": {"look_before_naming": True, "search_discard": 1},
        "queers_solidarity": {"draw_when_robbed": 4, "income": 1, "hand_limit": 12},
    }


def test_gang_and_moment_of_each_background(classic: Pack) -> None:
    assert [(card.id, card.gang, card.moment) for card in classic.backgrounds] == [
        ("pickpocket", "crew", "turn"),
        ("looter", "crew", "turn"),
        ("informer", "crew", "turn"),
        ("smuggler", "cartel", "turn"),
        ("arms_dealer", "cartel", "turn"),
        ("launderer", "cartel", "turn"),
        ("getaway_driver", "bikers", "turn"),
        ("escape_artist", "bikers", "extorted"),
        ("daredevil", "bikers", "rolled"),
        ("hitman", "bratva", "turn"),
        ("prizefighter", "bratva", "combat_lost"),
        ("racketeer", "bratva", "turn"),
        ("engineer", "triad", "turn"),
        ("locksmith", "triad", "turn"),
        ("saboteur", "triad", "turn"),
        ("medic", "queers", "combat_lost"),
        ("con_artist", "queers", "turn"),
        ("agitator", "queers", "turn"),
    ]


def test_the_target_of_each_background(classic: Pack) -> None:
    assert {card.id: card.target for card in classic.backgrounds if card.target} == {
        "informer": "anyone",
        "hitman": "here",
        "racketeer": "here",
        "locksmith": "anyone",
        "saboteur": "anyone",
        "con_artist": "here",
    }


def test_both_effects_of_each_background(classic: Pack) -> None:
    values = printed(classic)
    first = {card.id: values[f"background[{card.id}].effects"] for card in classic.backgrounds}
    assert first == {
        "pickpocket": [{"take_random_each": 1}],
        "looter": [{"draw": 2}],
        "informer": [{"send": "solitary"}, {"draw": 4}],
        "smuggler": [{"cigarettes": 5}, {"draw": 4}],
        "arms_dealer": [{"take_pile": "knife", "count": 1}, {"draw": 4}],
        "launderer": [{"sell": 2}, {"draw": 4}],
        "getaway_driver": [{"draw": 5}],
        "escape_artist": [{"end_extortion": True}, {"move": "anywhere"}, {"heal": 1}],
        "daredevil": [{"roll": "anywhere"}, {"draw": 4}],
        "hitman": [{"beat": 1}, {"draw": 3}],
        "prizefighter": [{"cigarettes": 9}, {"draw": 4}],
        "racketeer": [{"take_random": 1}, {"draw": 2}],
        "engineer": [{"take_pile": "knife", "count": 2}, {"draw": 3}],
        "locksmith": [{"take_random": 1}, {"draw": 2}],
        "saboteur": [{"look": "hand"}, {"draw": 4}],
        "medic": [{"heal": "all"}, {"draw": 6}],
        "con_artist": [{"take_random": 2}, {"give_back": 2}],
        "agitator": [{"beat_all_but_next": 1}, {"draw": 5}],
    }
    second = {card.id: values.get(f"background[{card.id}].second") for card in classic.backgrounds}
    assert second == {
        "pickpocket": [{"draw": 9}],
        "looter": [{"draw": 9}],
        "informer": [{"draw": 4}],
        "smuggler": [{"cigarettes": 6}, {"draw": 6}],
        "arms_dealer": [{"take_pile": "knife", "count": 2}, {"beat_all_but_next": 1}, {"draw": 3}],
        "launderer": [{"cigarettes": 14}, {"draw": 4}],
        "getaway_driver": [{"draw": 4}],
        "escape_artist": [{"beat": 1}, {"draw": 5}],
        "daredevil": [{"draw": 6}],
        "hitman": [{"beat_all_but_next": 2}, {"draw": 5}],
        "prizefighter": [{"beat_all_but_next": 2}, {"draw": 9}],
        "racketeer": [{"take_named": 1}],
        "engineer": [{"take_pile": "spoon", "count": 1}, {"draw": 3}],
        "locksmith": [{"craft": 1}],
        "saboteur": [{"undig": "pile"}, {"draw": 2}],
        "medic": [{"draw": 2}],
        "con_artist": [{"draw": 7}],
        "agitator": [{"draw": 2}],
    }


def test_four_michel_cards_without_a_knife_and_four_with_one(classic: Pack) -> None:
    assert [(card.copies, card.knife, card.tools) for card in classic.michel] == [
        (4, False, ()),
        (1, True, ("spoon", "pickaxe")),
        (1, True, ("spoon", "shovel")),
        (1, True, ("pickaxe", "shovel")),
        (1, True, ("spoon", "pickaxe", "shovel")),
    ]


def test_goals_of_chapters_3_and_11(classic: Pack) -> None:
    assert classic.goal == {2: 12, 3: 12, 4: 10, 5: 8, 6: 8}
    assert classic.team_goal == {4: 16, 6: 20}


def test_cards_and_cigarettes_of_a_fair_start(classic: Pack) -> None:
    assert classic.fair_start_cards == {2: (0, 1), 3: (0, 0, 1), 4: (0, 0, 1, 2), 5: (0, 0, 1, 2, 2), 6: (0, 0, 1, 2, 2, 3)}
    assert classic.fair_start_cigarettes == {
        2: (0, 4),
        3: (0, 4, 4),
        4: (0, 0, 0, 0),
        5: (0, 0, 0, 0, 0),
        6: (0, 0, 0, 0, 0, 0),
    }


def test_numbers_of_the_rulebook(classic: Pack) -> None:
    assert classic.numbers == {
        "actions": 2,
        "cautious_cost": 2,
        "hand_limit": 10,
        "start_hand": 3,
        "most_beatings": 2,
        "craft_beatings": 1,
        "dig_beatings": 2,
        "die": 6,
        "michel_reward": 1,
    }


def test_prisoners_differ_by_letter_and_by_shape_on_their_board(classic: Pack) -> None:
    assert len({prisoner.letter for prisoner in classic.prisoners}) == 12
    assert len({prisoner.shape for prisoner in classic.prisoners}) > 1


# --- origins ----------------------------------------------------------------------------------
def leaves(data: dict[str, Any], path: str = "") -> list[str]:
    """The keys of a pack file that hold a printed value."""
    found = []
    for key, value in data.items():
        if key in ("id", "version", "origin"):
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict) and (not path or key == "card"):
            for i, item in enumerate(value):
                found += leaves(item, f"{path}.{key}[{item.get('id', i)}]".lstrip("."))
        elif isinstance(value, dict) and not path:
            found += leaves(value, key)
        else:
            found.append(f"{path}.{key}")
    return found


@pytest.mark.parametrize("name", FILES)
def test_every_value_of_every_file_has_an_origin(classic: Pack, name: str) -> None:
    listed = {value.key for value in classic.values if Path(value.file).stem == name}
    written = leaves(tomllib.loads((CLASSIC / f"{name}.toml").read_text(encoding="utf-8")))
    assert written
    for key in written:
        assert key in listed or f"{key}[0]" in listed, key
    assert {value.origin for value in classic.values} == {"R", "P", "X"}


@pytest.mark.parametrize(
    ("key", "origin"),
    [
        ("places place[cell_block].die", "R"),
        ("places place[cell_block].search", "R"),
        ("places place[cafeteria].search", "R"),
        ("places place[cafeteria].die[0]", "R"),
        ("places place[cafeteria].die[1]", "P"),
        ("places place[infirmary].die", "X"),
        ("places place[infirmary].search", "X"),
        ("places place[yard].die[0]", "X"),
        ("places place[yard].die[1]", "P"),
        ("places place[yard].die[2]", "X"),
        ("places place[showers].die", "X"),
        ("places place[showers].search", "X"),
        ("places place[infirmary].craft", "R"),
        ("places place[yard].search", "X"),
        ("places place[yard].does", "R"),
        ("places place[showers].craft", "R"),
        ("places place[showers].michel", "R"),
        ("places place[solitary].solitary", "P"),
        ("places place[solitary].die", "P"),
        ("places place[solitary].does", "X"),
        ("places place[solitary].craft", "X"),
        ("cards card[spoon].copies", "R"),
        ("cards card[spoon].points", "X"),
        ("cards card[shovel].points", "X"),
        ("cards card[shovel].sells", "X"),
        ("cards card[knife].copies", "R"),
        ("cards card[knife].sells", "X"),
        ("cards card[link].copies", "R"),
        ("cards card[link].sells", "X"),
        ("cards card[blade].copies", "R"),
        ("cards card[container].copies", "R"),
        ("cards card[pike].copies", "R"),
        ("cards card[pickaxe].copies", "R"),
        ("cards card[pickaxe].points", "X"),
        ("cards card[shovel].copies", "R"),
        ("cards card[spoon].sells", "X"),
        ("cards card[cap].class", "P"),  # six kinds of Accessory
        ("cards card[cap].pile", "R"),  # 18 of them in the Search deck
        ("cards card[cap].copies", "X"),
        ("cards card[cap].sells", "X"),
        ("cards card[phone].class", "X"),
        ("cards card[phone].pile", "R"),
        ("cards card[phone].copies", "X"),
        ("cards card[phone].sells", "X"),
        ("cards recipe[0].makes", "R"),
        ("cards recipe[0].count", "R"),
        ("cards recipe[0].needs", "X"),
        ("cards recipe[2].count", "R"),
        ("cards offer[knives].costs", "R"),
        ("cards offer[knife].count", "R"),
        ("cards offer[shovel].gives", "R"),
        ("gangs gang[crew].needs", "R"),
        ("gangs gang[crew].accepts.count", "P"),  # three kinds ...
        ("gangs gang[crew].accepts", "X"),  # ... but which?
        ("gangs gang[cartel].accepts.count", "P"),
        ("gangs gang[bikers].accepts.count", "P"),
        ("gangs gang[bratva].accepts.count", "P"),
        ("gangs gang[triad].needs", "R"),
        ("gangs gang[triad].accepts", "R"),
        ("gangs gang[queers].card[queers_nurse].ability", "X"),
        ("actions action[care_package].effects", "P"),
        ("actions action[ambush].effects", "P"),
        ("actions action[ambush].target", "X"),
        ("actions action[riot].effects", "P"),
        ("actions action[corridor_pass].effects", "P"),
        ("actions action[snitch].effects", "P"),
        ("actions action[snitch].target", "P"),
        ("actions action[painkillers].effects", "X"),
        ("actions action[frisk].effects", "X"),
        ("actions action[lockdown].effects", "X"),
        ("actions action[overtime].effects", "X"),
        ("actions action[overtime].copies", "X"),
        ("actions action[corridor_pass].copies", "X"),
        ("actions action[care_package].sells", "X"),
        ("actions action[riot].chaos", "X"),
        ("backgrounds background[medic].effects", "X"),
        ("backgrounds background[medic].gang", "X"),  # so three that name each Gang (1.5)
        ("michel michel[0].copies", "X"),
        ("michel michel[4].tools", "X"),
        ("prisoners prisoner[moth].letter", "X"),
        ("pack goal.players", "R"),
        ("pack goal.teams", "R"),
        ("pack fair_start.cards", "X"),
        ("pack fair_start.cigarettes", "X"),
        ("pack numbers.hand_limit", "R"),
        ("pack numbers.start_hand", "R"),
        ("pack numbers.michel_reward", "R"),
        ("pack numbers.die", "P"),
        ("pack counts.search_cards", "R"),
        ("pack counts.gang_cards", "R"),
        ("pack counts.backgrounds", "R"),
        ("pack counts.michel_cards", "R"),
    ],
)
def test_origins_are_those_of_the_books_and_reviews(classic: Pack, key: str, origin: str) -> None:
    assert origins(classic)[key] == origin


def test_gang_cards_backgrounds_and_michel_cards_are_all_reconstructed(classic: Pack) -> None:
    found = origins(classic)
    assert {origin for key, origin in found.items() if ".card[" in key} == {"X"}
    assert {origin for key, origin in found.items() if key.startswith(("backgrounds ", "michel "))} == {"X"}


# --- the digest -------------------------------------------------------------------------------
def test_comments_and_origins_do_not_change_the_digest_but_any_value_does(own: OwnPack, classic: Pack) -> None:
    own.append("cards.toml", "\n# a remark\n").edit("prisoners.toml", 'origin = "X"', 'origin = "P"')
    assert load_pack(own.directory).digest == classic.digest
    own.edit("cards.toml", "points = 3", "points = 4")
    assert load_pack(own.directory).digest != classic.digest


def test_the_digest_covers_the_cards_and_cigarettes_of_a_fair_start(own: OwnPack, classic: Pack) -> None:
    digests = {classic.digest}
    other_cigarettes = FAIR_START.replace("4 = [0, 2, 4, 6]", "4 = [0, 2, 4, 7]")
    cards = "cards = { 2 = [0, 1], 3 = [0, 0, 1], 4 = [0, 0, 0, 1], 5 = [0, 0, 0, 0, 1], 6 = [0, 0, 0, 0, 0, 1] }"
    for section in (FAIR_START, other_cigarettes, FAIR_START + cards, ""):
        digests.add(load_pack(own.set_fair_start(section).directory).digest)
    assert len(digests) == 5
