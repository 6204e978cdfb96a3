"""Packs with other numbers, cards and texts work without a change in Python (14.6)."""

import random
import re
from pathlib import Path

import pytest

from blackgate import Game, Record, RecordError, edition, load_pack
from blackgate.choice_text import ChoiceText
from blackgate.event_text import EventText
from blackgate.replay import verify
from blackgate.texts import LANGUAGES
from blackgate.wording import Wording
from testkit.game_modes import play_random_moves
from testkit.packs import FAIR_START, OwnPack
from testkit.scene import actions_left, discard_pile, fact, hand, legal, pile, place, play, scene, why
from testkit.superseded import CLASSIC_1_0_FOLDER

BRIBE = """
[[action]]
id = "cold_hard_cash"
copies = 9
sells = 2
effects = [{ cigarettes = 4 }, { draw = 1 }]
origin = "X"
"""


@pytest.fixture
def own(tmp_path: Path) -> OwnPack:
    """The first version of `classic`, whose values never change."""
    return OwnPack.copied_to(tmp_path / "own", CLASSIC_1_0_FOLDER)


def with_bribe(pack: OwnPack) -> OwnPack:
    """The pack with nine more Search cards of a new kind."""
    return pack.append("actions.toml", BRIBE).edit("pack.toml", "search_cards = 77", "search_cards = 86")


def with_accessories_last(pack: OwnPack) -> OwnPack:
    """The pack with 36 kinds, the most there can be, of which the six Accessories are the last before the only Action card."""
    cards = (pack.directory / "cards.toml").read_text(encoding="utf-8")
    found = re.findall(r"\[\[card\]\]\n(?:.+\n)+", cards)
    accessories = [card for card in found if 'class = "accessory"' in card]
    others = [card for card in found if card not in accessories]
    rare = next(card for card in others if 'class = "rare"' in card)
    more = [re.sub(r'id = ".+"', f'id = "keepsake_{number}"', rare) for number in range(36 - len(found) - 1)]
    recipes = cards[cards.index("[[recipe]]") :]
    pack.write("cards.toml", "\n".join([*others, *more, *accessories, recipes]))
    pack.write("actions.toml", BRIBE)
    copies = [int(number) for number in re.findall(r"copies = (\d+)", "".join([*others, *more, *accessories]))]
    on_board = [int(number) for number in re.findall(r'pile = "board"\n(?:.+\n)*?copies = (\d+)', "".join(others))]
    return pack.edit("pack.toml", "search_cards = 77", f"search_cards = {sum(copies) - sum(on_board) + 9}")


def game_with(pack: OwnPack, move: str, **options: object) -> Game:
    """Return a finished random game in which a move was made."""
    for seed in range(50):
        game = Game(3, seed=seed, target=4, pack=pack.directory, **options)  # type: ignore[arg-type]
        play_random_moves(game, random.Random(seed), 100_000)
        if any(line.get("move") == move for line in game.record.lines):
            return game
    raise AssertionError(f"no game with {move}")


# --- other numbers ----------------------------------------------------------------------------
@pytest.mark.clause("14.6", "6.1")
def test_a_shovel_worth_four_points_scores_four(own: OwnPack) -> None:
    own.edit("cards.toml", "points = 3", "points = 4")
    game = scene(hands=["shovel"], pack=str(own.directory))
    play(game, "dig shovel")
    assert fact(game, 0, "points") == 4
    assert "dig shovel" in Game(2, pack=own.directory).edition.numbers


@pytest.mark.clause("14.6", "5.5")
def test_accessories_open_the_same_gangs_wherever_they_are_in_a_pack_of_36_kinds(own: OwnPack) -> None:
    game = scene(hands=["bandana cap chain ring"], pack=str(with_accessories_last(own).directory))
    assert len(game.edition.kinds) == 36
    joins = {move for move in legal(game) if move.startswith("join")}
    as_usual = scene(hands=["bandana cap chain ring"])
    assert joins == {move for move in legal(as_usual) if move.startswith("join")}
    assert joins


@pytest.mark.clause("14.6", "5.14")
def test_a_recipe_with_two_links_asks_for_both_and_discards_both(own: OwnPack) -> None:
    own.edit("cards.toml", 'needs = ["container", "link"]', 'needs = ["container", "link", "link"]')
    poor = scene(hands=["container link"], places="yard yard", pack=str(own.directory))
    assert "craft shovel" not in legal(poor)
    assert why(poor, "craft shovel") == {"5.14"}
    game = scene(hands=["container link link link"], places="yard yard", pack=str(own.directory))
    play(game, "craft shovel")
    assert hand(game, 0) == "shovel link"
    assert discard_pile(game) == "container link link"


@pytest.mark.clause("14.6", "9.1")
def test_a_recipe_with_two_links_needs_neither_with_the_tinkerer(own: OwnPack) -> None:
    own.edit("cards.toml", 'needs = ["container", "link"]', 'needs = ["container", "link", "link"]')
    game = scene(hands=["container"], places="yard yard", gangs=["triad_tinkerer"], pack=str(own.directory))
    play(game, "craft shovel")
    assert hand(game, 0) == "shovel"


@pytest.mark.clause("14.6", "7.1", "11.8")
def test_a_card_that_beats_all_opponents_spares_teammates_and_ends_at_two_beatings(own: OwnPack) -> None:
    own.edit("actions.toml", 'effects = [{ send_all = "home" }]', "effects = [{ beat_opponents = 1 }]")
    game = scene(players=4, hands=["lockdown"], beatings=[0, 0, 1, 2], pack=str(own.directory))
    play(game, "play lockdown")
    assert [fact(game, seat, "beatings") for seat in range(4)] == [0, 1, 2, 2]
    teams = scene(players=4, teams=True, hands=["lockdown"], pack=str(own.directory))
    play(teams, "play lockdown")
    assert [fact(teams, seat, "beatings") for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.clause("14.6", "7.1", "11.8")
def test_a_card_that_beats_all_but_the_next_player_spares_that_player_and_teammates(own: OwnPack) -> None:
    own.edit("actions.toml", 'effects = [{ send_all = "home" }]', "effects = [{ beat_all_but_next = 2 }]")
    game = scene(players=4, hands=["", "", "lockdown"], turn_of=2, beatings=[0, 1, 0, 0], pack=str(own.directory))
    play(game, "play lockdown")
    assert [fact(game, seat, "beatings") for seat in range(4)] == [2, 2, 0, 0]
    teams = scene(players=4, teams=True, hands=["lockdown"], pack=str(own.directory))
    play(teams, "play lockdown")
    assert [fact(teams, seat, "beatings") for seat in range(4)] == [0, 0, 0, 2]
    two = scene(players=2, hands=["lockdown"], pack=str(own.directory))
    assert "play lockdown" not in legal(two), "the only opponent is the next player"


@pytest.mark.clause("14.6", "5.2")
def test_another_die_map_leads_elsewhere(own: OwnPack) -> None:
    own.edit("places.toml", "die = [1, 2, 3]", "die = [2, 3]").edit("places.toml", "die = [5, 6]", "die = [1, 5, 6]")
    game = scene(pack=str(own.directory))
    play(game, "roll", out=["die 1"])
    assert legal(game) == {"go cafeteria", "go showers"}
    play(game, "go showers")
    assert place(game, 0) == "showers"


@pytest.mark.clause("14.6", "5.2")
def test_a_die_with_eight_sides_rolls_an_eight(own: OwnPack) -> None:
    own.edit("pack.toml", "die = 6 ", "die = 8 ").edit("places.toml", "die = [2, 5]", "die = [2, 5, 7, 8]")
    own.edit("places.toml", "die = [5, 6]", "die = [5, 6, 7, 8]")
    game = scene(pack=str(own.directory))
    play(game, "roll", out=["die 8"])
    assert legal(game) == {"go infirmary", "go showers"}


@pytest.mark.clause("14.6", "3.1", "11.2")
def test_another_goal_is_enough_to_win(own: OwnPack) -> None:
    own.edit("pack.toml", "2 = 12", "2 = 3").edit("pack.toml", "4 = 16", "4 = 5")
    game = scene(hands=["shovel"], pack=str(own.directory))
    play(game, "dig shovel")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert Game(3, pack=own.directory).options.target == 12
    assert Game(4, teams=True, pack=own.directory).options.target == 5


@pytest.mark.clause("14.6", "14.8")
def test_another_fair_start_gives_other_cigarettes(own: OwnPack) -> None:
    rows = "2 = [1, 5], 3 = [0, 0, 7], 4 = [0, 1, 2, 3], 5 = [9, 8, 7, 6, 5], 6 = [0, 1, 0, 1, 0, 100]"
    own.set_fair_start(f'[fair_start]\ncigarettes = {{ {rows} }}\norigin = "X"\n')
    for players, cigarettes in ((2, [1, 5]), (3, [0, 0, 7]), (5, [9, 8, 7, 6, 5]), (6, [0, 1, 0, 1, 0, 100])):
        game = Game(players, first_player=0, fair_start=True, pack=own.directory)
        assert [fact(game, seat, "cigarettes") for seat in range(players)] == cigarettes
        assert [fact(game, seat, "hand_size") for seat in range(players)] == [3] * players
    assert fact(Game(2, first_player=0, pack=own.directory), 1, "cigarettes") == 0, "the option is off"


@pytest.mark.clause("14.6", "14.8", "2.3")
def test_another_fair_start_gives_other_cards(own: OwnPack) -> None:
    """In a pack with five cards at the start, the second of three players, who sits in seat 0, begins with seven."""
    cards = "cards = { 2 = [0, 0], 3 = [0, 2, 0], 4 = [0, 0, 0, 0], 5 = [0, 0, 0, 0, 0], 6 = [0, 0, 0, 0, 0, 0] }"
    own.edit("pack.toml", "start_hand = 3", "start_hand = 5").set_fair_start(FAIR_START + cards)
    game = Game(3, first_player=2, fair_start=True, pack=own.directory)
    assert [fact(game, seat, "hand_size") for seat in range(3)] == [7, 5, 5]


@pytest.mark.clause("14.6", "14.8")
def test_a_pack_without_a_fair_start_gives_2_cigarettes_for_each_earlier_player(own: OwnPack) -> None:
    """As every pack did before the numbers became values of a pack."""
    own.set_fair_start("")
    earlier = ((2, [0, 4]), (3, [0, 2, 4]), (4, [0, 2, 4, 6]), (5, [0, 2, 4, 6, 8]), (6, [0, 2, 4, 6, 8, 10]))
    for players, cigarettes in earlier:
        game = Game(players, first_player=0, fair_start=True, pack=own.directory)
        assert [fact(game, seat, "cigarettes") for seat in range(players)] == cigarettes


@pytest.mark.clause("14.6", "6.4", "6.5")
def test_other_prices_apply(own: OwnPack) -> None:
    own.edit("cards.toml", "costs = 8", "costs = 3").edit("cards.toml", "sells = 5", "sells = 7")
    game = scene(hands=["phone"], places="yard yard", pack=str(own.directory))
    play(game, "sell phone", "done", "buy shovel")
    assert fact(game, 0, "cigarettes") == 7 - 3
    assert hand(game, 0) == "shovel"


@pytest.mark.clause("14.6", "4.1", "2.3")
def test_other_numbers_of_the_rulebook_apply(own: OwnPack) -> None:
    own.edit("pack.toml", "actions = 2", "actions = 3").edit("pack.toml", "start_hand = 3", "start_hand = 5")
    game = Game(2, seed=1, pack=own.directory)
    assert [sum(game.view(seat).hand.values()) for seat in (0, 1)] == [5, 5]
    assert actions_left(scene(pack=str(own.directory))) == 3


# --- other cards ------------------------------------------------------------------------------
@pytest.mark.clause("14.6", "9.1", "5.1")
def test_a_lookout_that_searches_three_more_draws_three_more(own: OwnPack) -> None:
    own.edit("gangs.toml", "search_more = 1", "search_more = 3")
    game = scene(gangs=["crew_lookout"], pack=str(own.directory))
    play(game, "search", out=["draw link", "draw pike", "draw cap", "draw link"])
    assert hand(game, 0) == "pike link link cap"


@pytest.mark.clause("14.6", "9.1")
def test_one_gang_card_may_join_abilities_of_several(own: OwnPack) -> None:
    own.edit("gangs.toml", "{ hand_limit = 15, choose_losses = true }", "{ hand_limit = 12, fists = 1 }")
    held = "knife " + "link " * 12
    game = scene(hands=["blade blade", held], places="yard yard", gangs=[None, "crew_stash"], pack=str(own.directory))
    play(game, "extort 1", "name spoon", "lay blade")
    assert legal(game) >= {"lay fists", "lay knife", "yield"}
    play(game, "lay fists", "lay blade")
    assert "lay fists" not in legal(game)
    play(game, "lay knife", "yield", out=[])
    play(game, "end")
    assert fact(game, 1, "hand_size") == 12
    play(game, "end")
    assert game.to_move == 0


@pytest.mark.clause("14.6", "9.1")
def test_the_hand_limit_of_a_gang_card_counts_at_the_end_of_the_turn(own: OwnPack) -> None:
    own.edit("gangs.toml", "hand_limit = 15", "hand_limit = 4")
    game = scene(hands=["link " * 6], gangs=["crew_stash"], pack=str(own.directory))
    play(game, "end")
    assert legal(game) == {"discard link"}
    play(game, "discard link", "discard link")
    assert fact(game, 0, "hand_size") == 4
    assert game.to_move == 1


@pytest.mark.clause("14.6", "8.1")
def test_a_changed_background_does_what_it_now_says(own: OwnPack) -> None:
    own.edit("backgrounds.toml", "effects = [{ draw = 4 }]", 'effects = [{ take_pile = "shovel", count = 2 }]')
    game = scene(backgrounds=["looter"], pack=str(own.directory))
    play(game, "reveal")
    assert hand(game, 0) == "shovel shovel"
    assert pile(game, "shovel") == 9


@pytest.mark.clause("14.6", "8.2")
def test_a_changed_second_effect_is_for_members_only(own: OwnPack) -> None:
    own.edit(
        "backgrounds.toml",
        "effects = [{ draw = 4 }]\nsecond = [{ draw = 2 }]",
        "effects = [{ draw = 1 }]\nsecond = [{ cigarettes = 5 }]",
    )
    member = scene(backgrounds=["looter"], gangs=["crew_stash"], pack=str(own.directory))
    play(member, "reveal", out=["draw link"])
    assert legal(member) == {"second", "pass"}
    play(member, "second")
    assert fact(member, 0, "cigarettes") == 5
    outsider = scene(backgrounds=["looter"], gangs=["triad_workshop"], pack=str(own.directory))
    play(outsider, "reveal", out=["draw link"])
    assert (outsider.prompt, fact(outsider, 0, "cigarettes")) == ("turn", 0)


@pytest.mark.clause("14.6", "8.2")
def test_a_background_without_a_second_effect_asks_no_member(own: OwnPack) -> None:
    own.edit(
        "backgrounds.toml", "effects = [{ cigarettes = 6 }]\nsecond = [{ cigarettes = 3 }]", "effects = [{ cigarettes = 6 }]"
    )
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"], pack=str(own.directory))
    play(game, "reveal")
    assert (game.prompt, fact(game, 0, "cigarettes")) == ("turn", 6)


@pytest.mark.clause("14.6", "8.2", "13.10")
def test_a_second_effect_may_move_its_player_and_what_follows_a_move_follows(own: OwnPack) -> None:
    own.edit(
        "backgrounds.toml",
        'effects = [{ move = "anywhere" }, { actions = 1 }]\nsecond = [{ actions = 1 }]',
        'effects = [{ actions = 1 }]\nsecond = [{ move = "anywhere" }]',
    )
    game = scene(backgrounds=["getaway_driver"], gangs=["bikers_scouts"], pack=str(own.directory))
    play(game, "reveal", "second", "go yard", out=["draw link"])
    assert (place(game, 0), hand(game, 0), actions_left(game)) == ("yard", "link", 3)


@pytest.mark.clause("14.6", "8.2", "13.7")
def test_a_second_effect_of_two_parts_is_offered_if_one_of_them_could_do_something(own: OwnPack) -> None:
    own.edit("backgrounds.toml", 'second = [{ take_pile = "spoon", count = 1 }]', "second = [{ buy = 1 }, { draw = 1 }]")
    poor = scene(backgrounds=["engineer"], gangs=["triad_workshop"], pack=str(own.directory))
    play(poor, "reveal", "second", out=["draw link"])  # nothing can be bought, so the prompt is skipped
    assert (poor.prompt, hand(poor, 0)) == ("turn", "pickaxe link")
    rich = scene(backgrounds=["engineer"], gangs=["triad_workshop"], cigarettes=[2], pack=str(own.directory))
    play(rich, "reveal", "second")
    assert legal(rich) == {"buy knife"}
    neither = scene(backgrounds=["engineer"], gangs=["triad_workshop"], deck="", pack=str(own.directory))
    play(neither, "reveal")
    assert legal(neither) == {"pass"}


@pytest.mark.clause("14.6", "8.2", "13.13")
def test_the_effects_of_the_classic_second_effects_combine_freely(own: OwnPack) -> None:
    own.edit(
        "backgrounds.toml", "second = [{ take_undug = 1 }]", "second = [{ take_undug = 1 }, { take_random = 1 }, { beat = 1 }]"
    )
    gangs = ["triad_workshop", "queers_solidarity"]
    game = scene(hands=["", "cap"], backgrounds=["saboteur"], gangs=gangs, dug=[(1, "spoon")], pack=str(own.directory))
    play(game, "reveal", "pick 1", "second", out=["random cap", "draw link", "draw link"])
    assert (hand(game, 0), hand(game, 1), fact(game, 1, "beatings")) == ("spoon cap", "link link", 1)


@pytest.mark.clause("14.6", "8.3", "13.19")
@pytest.mark.parametrize(
    ("effect", "hands", "cigarettes", "allowed"),
    [
        ("{ take_random = 1 }", ["blade link", "spoon"], [0, 0], True),
        ("{ take_random = 1 }", ["blade", "spoon"], [0, 0], False),  # the Blade is laid
        ("{ take_cigarettes = 3 }", ["blade link", "spoon"], [9, 0], True),
        ("{ take_cigarettes = 3 }", ["blade link", "spoon"], [0, 9], False),
    ],
)
def test_a_background_in_a_fight_needs_something_that_it_can_take_from_the_other_fighter(
    own: OwnPack, effect: str, hands: list[str], cigarettes: list[int], allowed: bool
) -> None:
    own.edit("backgrounds.toml", "effects = [{ win_combat = true }]", f"effects = [{effect}]")
    game = scene(
        hands=hands,
        places="yard yard",
        cigarettes=cigarettes,
        backgrounds=["looter", "prizefighter"],
        pack=str(own.directory),
    )
    play(game, "extort 1", "name spoon", "lay blade")
    assert ("reveal" in legal(game)) == allowed


@pytest.mark.clause("14.6", "5.7", "13.19")
def test_an_action_card_that_sells_needs_another_card_to_sell(own: OwnPack) -> None:
    card = BRIBE.replace("{ cigarettes = 4 }, { draw = 1 }", "{ sell = 2 }")
    own.append("actions.toml", card).edit("pack.toml", "search_cards = 77", "search_cards = 86")
    alone = scene(hands=["cold_hard_cash"], pack=str(own.directory))
    assert why(alone, "play cold_hard_cash") == {"13.19"}
    with_another = scene(hands=["cold_hard_cash link"], pack=str(own.directory))
    assert "play cold_hard_cash" in legal(with_another)


@pytest.mark.clause("14.6", "8.1", "13.19")
def test_a_background_that_deals_out_all_hands_needs_two_cards(own: OwnPack) -> None:
    own.edit("backgrounds.toml", "effects = [{ draw = 4 }]", 'effects = [{ redeal = "hands" }]')
    two = scene(hands=["link link", ""], backgrounds=["looter"], pack=str(own.directory))
    assert "reveal" in legal(two)
    one = scene(hands=["link", ""], backgrounds=["looter"], pack=str(own.directory))
    assert why(one, "reveal") == {"13.19"}


@pytest.mark.clause("14.6", "8.3")
def test_a_background_may_move_to_another_gang(own: OwnPack) -> None:
    own.edit("backgrounds.toml", 'id = "smuggler"\ngang = "cartel"', 'id = "smuggler"\ngang = "triad"')
    game = scene(backgrounds=["smuggler"], gangs=["triad_workshop"], pack=str(own.directory))
    play(game, "reveal", "second")
    assert fact(game, 0, "cigarettes") == 6 + 3


# --- a new card, made of TOML alone -----------------------------------------------------------
@pytest.mark.clause("14.6", "5.7")
def test_a_new_action_card_can_be_played(own: OwnPack) -> None:
    game = scene(hands=["cold_hard_cash"], pack=str(with_bribe(own).directory))
    play(game, "play cold_hard_cash", out=["draw link"])
    assert fact(game, 0, "cigarettes") == 4
    assert hand(game, 0) == "link"
    assert discard_pile(game) == "cold_hard_cash"


@pytest.mark.clause("14.6", "5.7")
def test_a_new_action_card_with_a_target_is_played_on_a_player(own: OwnPack) -> None:
    card = BRIBE.replace("cold_hard_cash", "shakedown").replace("sells = 2", 'sells = 2\ntarget = "here"')
    own.append("actions.toml", card.replace("{ cigarettes = 4 }, { draw = 1 }", "{ beat = 1 }, { take_cigarettes = 2 }"))
    own.edit("pack.toml", "search_cards = 77", "search_cards = 86")
    game = scene(hands=["shakedown", "", ""], places="yard yard showers", cigarettes=[0, 5], pack=str(own.directory))
    assert {move for move in legal(game) if move.startswith("play")} == {"play shakedown 1"}
    assert why(game, "play shakedown 2") == {"5.7"}
    play(game, "play shakedown 1")
    assert (fact(game, 0, "cigarettes"), fact(game, 1, "cigarettes"), fact(game, 1, "beatings")) == (2, 3, 1)


@pytest.mark.clause("14.6", "1.1")
def test_the_new_card_is_in_the_deck_with_all_its_copies(own: OwnPack) -> None:
    game = Game(2, seed=1, pack=with_bribe(own).directory)
    seen = game.view(0).unseen_cards().get("cold_hard_cash", 0) + game.view(0).hand.get("cold_hard_cash", 0)
    assert seen == 9


# --- records ----------------------------------------------------------------------------------
@pytest.mark.clause("14.6")
def test_a_record_verifies_under_its_own_pack_and_is_refused_under_classic_in_line_1(own: OwnPack) -> None:
    with_bribe(own)
    game = game_with(own, "play cold_hard_cash", michel="michel")
    record = Record.parse(game.record.text)
    assert verify(record, own.directory).outcome == game.outcome
    for check in (lambda: verify(record), lambda: list(record.replay())):
        with pytest.raises(RecordError) as caught:
            check()
        assert caught.value.line == 1
        assert caught.value.text == "error-record-pack"


@pytest.mark.clause("14.6")
def test_a_classic_record_is_refused_under_another_pack_in_line_1(own: OwnPack) -> None:
    own.edit("cards.toml", "points = 3", "points = 4")
    game = play_random_moves(Game(2, seed=3, target=2), random.Random(3), 100_000)
    with pytest.raises(RecordError) as caught:
        verify(game.record, own.directory)
    assert caught.value.line == 1


@pytest.mark.clause("14.6", "10.6")
def test_michel_cards_of_one_face_may_stand_in_two_entries(own: OwnPack) -> None:
    unarmed = 'copies = 4\nknife = false\norigin = "X"\n'
    own.edit("michel.toml", unarmed, f"{unarmed}\n[[michel]]\n{unarmed}".replace("copies = 4", "copies = 2"))
    for seed in range(3):
        game = Game(3, seed=seed, target=3, michel="michelle", pack=own.directory)
        play_random_moves(game, random.Random(seed), 100_000)
        assert verify(game.record, own.directory).outcome == game.outcome


def test_a_game_of_another_pack_survives_being_saved(own: OwnPack) -> None:
    game = play_random_moves(Game(3, seed=5, pack=with_bribe(own).directory), random.Random(5), 60)
    assert Game.from_bytes(game.to_bytes(), own.directory).record.text == game.record.text


# --- names ------------------------------------------------------------------------------------
def sentences(game: Game, code: str) -> list[str]:
    """Return the texts of the last move for all readers, and those of the next choices."""
    sentences_told = []
    for reader in (0, 1, None):
        sentences_told += EventText(game.edition, code, game.seats, game.options.michel, reader).sentences(game.full_events())
    if game.to_move is not None:
        chooser = ChoiceText(game.view(game.to_move), code)
        sentences_told += [chooser.prompt(), *(chooser.move(move) for move in game.legal_moves)]
    return sentences_told


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_new_card_without_texts_is_called_by_the_words_of_its_id(own: OwnPack, code: str) -> None:
    game = scene(hands=["cold_hard_cash cold_hard_cash"], pack=str(with_bribe(own).directory))
    choices = sentences(game, code)
    play(game, "play cold_hard_cash", out=["draw cold_hard_cash"])
    story = sentences(game, code)
    assert any("Cold hard cash" in sentence for sentence in choices)
    assert sum("Cold hard cash" in sentence for sentence in story) >= 4
    assert not any("_" in sentence or "kind-" in sentence for sentence in choices + story)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_new_place_gang_card_and_background_without_texts_are_called_by_the_words_of_their_ids(own: OwnPack, code: str) -> None:
    own.edit("places.toml", 'id = "showers"', 'id = "steam_room"')
    own.edit("gangs.toml", 'id = "crew_lookout"', 'id = "crew_eagle_eye"')
    own.edit("backgrounds.toml", 'id = "looter"', 'id = "night_owl"')
    words = Wording(edition(own.directory), code)
    content = words.edition
    assert words.place(content.places.index("steam_room")) == "Steam room"
    assert words.gang_card(content.gang_cards.index("crew_eagle_eye")) == "Crew eagle eye"
    assert words.background(content.backgrounds.index("night_owl")) == "Night owl"
    assert words.card_does(content.kinds.index("spoon"))
    assert words.gang_card_does(content.gang_cards.index("crew_eagle_eye")) == ""


def test_texts_of_the_pack_override_the_default_ones(own: OwnPack) -> None:
    with_bribe(own).write(
        "texts/en.ftl",
        """kind-cold_hard_cash = Bribe
    .a = a Bribe
    .the = the Bribe
    .n =
        { $n ->
            [one] { $n } Bribe
           *[other] { $n } Bribes
        }
    .does = Gain 4 Cigarettes and draw a Search card.
kind-spoon = Ladle
    .a = a Ladle
    .the = the Ladle
""",
    )
    game = scene(hands=["cold_hard_cash spoon", ""], places="cell_block yard", pack=str(own.directory))
    sentences_told = sentences(game, "en")
    assert "Play Bribe" in sentences_told
    assert "Dig with the Ladle (1 Tunnel point)" in sentences_told
    play(game, "play cold_hard_cash", out=["draw cold_hard_cash"])
    assert "You draw a Bribe." in sentences(game, "en")
    words = Wording(game.edition, "en")
    assert words.counted(game.edition.kinds.index("cold_hard_cash"), 2) == "2 Bribes"
    assert words.card_does(game.edition.kinds.index("cold_hard_cash")) == "Gain 4 Cigarettes and draw a Search card."


def test_texts_in_one_language_leave_the_others_and_the_classic_pack_alone(own: OwnPack) -> None:
    own.write("texts/en.ftl", "kind-spoon = Ladle\n    .a = a Ladle\n    .the = the Ladle\n")
    assert Wording(edition(own.directory), "en").card(0) == "Ladle"
    assert Wording(edition(own.directory), "fr").card(0) == "Cuillère"
    assert Wording(edition(), "en").card(0) == "Spoon"


def test_two_packs_of_equal_values_keep_their_own_texts(tmp_path: Path) -> None:
    names = []
    for name in ("Ladle", "Scoop"):
        own = OwnPack.copied_to(tmp_path / name)
        own.write("texts/en.ftl", f"kind-spoon = {name}\n    .a = a {name}\n    .the = the {name}\n")
        game = Game(2, seed=1, pack=load_pack(own.directory))
        names.append(Wording(game.edition, "en").card(0))
    assert names == ["Ladle", "Scoop"]


def test_a_name_without_its_forms_still_names_the_card(own: OwnPack) -> None:
    with_bribe(own).write("texts/en.ftl", "kind-cold_hard_cash = Bribe\n")
    words = Wording(edition(own.directory), "en")
    kind = words.edition.kinds.index("cold_hard_cash")
    assert {
        "Bribe" in form for form in (words.card(kind), words.card(kind, "a"), words.card(kind, "the"), words.counted(kind, 2))
    } == {True}


# --- prisoners --------------------------------------------------------------------------------
def test_a_pack_with_few_prisoners_still_names_every_seat(own: OwnPack) -> None:
    path = own.directory / "prisoners.toml"
    path.write_text("[[prisoner]]".join(path.read_text(encoding="utf-8").split("[[prisoner]]")[:3]), encoding="utf-8")
    game = Game(4, seed=1, target=2, pack=own.directory)
    assert len(game.seats) == 4
    assert verify(play_random_moves(game, random.Random(1), 100_000).record, own.directory).outcome == game.outcome


def test_a_prisoner_of_two_words_is_not_called_by_an_id(own: OwnPack) -> None:
    own.edit("prisoners.toml", 'id = "moth"', 'id = "old_tom"')
    assert "_" not in Game(2, pack=own.directory).seats[0]
