"""Positions set up by hand in which the right move is clear.

The weights of the evaluation are tuned by machine. Whatever the result, these choices must stay the same.
"""

import pytest

from blackgate import Game
from blackgate.bots import Budget
from blackgate.bots.protocol import Adviser
from blackgate.engine.chance import seeded
from testkit.bots.bot_games import adviser, choice, moves_of_turn
from testkit.scene import legal, play, scene

BUDGET = Budget(iterations=400)
PLAYERS = [("inmate", 0), ("boss", 1), ("boss", 2), ("boss", 3)]  # the seed must make no difference here
TOOLS = {"spoon", "pickaxe", "shovel"}


@pytest.fixture(params=PLAYERS, ids=lambda player: f"{player[0]}-{player[1]}")
def bot(request: pytest.FixtureRequest) -> Adviser:
    """The bot that chooses: an inmate, or a boss with some seed."""
    name, seed = request.param
    return adviser(name, seed)


def chosen(bot: Adviser, game: Game) -> str:
    """Return the move of a bot."""
    return choice(bot, game, BUDGET).text


def turn(bot: Adviser, game: Game, seed: int = 7) -> list[str]:
    """Return the moves of a bot until its turn is over or another seat is asked, with random dice and cards."""
    game.table.chance = seeded(seed)
    return moves_of_turn(game, bot, BUDGET)


# --- the tunnel -------------------------------------------------------------------------------
@pytest.mark.clause("3.2", "6.1")
def test_a_winning_dig_is_made_at_once(bot: Adviser) -> None:
    """Nine of twelve points and a Shovel at home, with many other good moves."""
    game = scene(hands=["shovel care_package knife knife", "shovel"], dug=[(0, "shovel")] * 3)
    assert {"dig shovel", "play care_package", "extort 1", "search"} <= legal(game)
    assert chosen(bot, game) == "dig shovel"


@pytest.mark.clause("3.2", "6.1")
def test_of_two_tools_the_one_that_wins_is_dug(bot: Adviser) -> None:
    """Eight of ten points: the Pickaxe is enough, the Spoon is not."""
    game = scene(4, hands=["pickaxe spoon"], dug=[(0, "shovel"), (0, "shovel"), (0, "pickaxe")])
    assert chosen(bot, game) == "dig pickaxe"


@pytest.mark.clause("11.2", "6.1")
def test_a_team_s_points_count_together(bot: Adviser) -> None:
    """Eight points each of the sixteen a team needs, less two: a Pickaxe wins for both."""
    dug = [(0, "shovel"), (0, "shovel"), (0, "pickaxe"), (2, "shovel"), (2, "shovel")]
    game = scene(hands=["pickaxe care_package", "", "", ""], dug=dug, teams=True, places="block_a block_b block_a block_b")
    assert chosen(bot, game) == "dig pickaxe"


@pytest.mark.clause("6.1")
def test_at_home_the_better_tools_are_dug(bot: Adviser) -> None:
    game = scene(hands=["shovel pickaxe spoon", "", "", ""], places="cell_block yard yard showers")
    assert sorted(turn(bot, game)[:2]) == ["dig pickaxe", "dig shovel"]


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(("start", "die"), [("cafeteria", 2), ("cafeteria", 3), ("infirmary", 1), ("showers", 2)])
def test_a_player_with_several_tools_goes_home_if_the_roll_allows_it(bot: Adviser, start: str, die: int) -> None:
    game = scene(hands=["shovel shovel pickaxe", "knife", "", ""], places=f"{start} yard showers infirmary")
    play(game, "roll", out=[f"die {die}"])
    assert len(legal(game)) == 2
    assert chosen(bot, game) == "go cell_block"


@pytest.mark.clause("11.1", "11.3")
def test_in_a_team_game_home_is_the_own_block(bot: Adviser) -> None:
    game = scene(hands=["shovel shovel", "", "", ""], places="cafeteria block_b yard yard", teams=True)
    play(game, "roll", out=["die 2"])
    assert legal(game) == {"go block_a", "go block_b", "go infirmary"}
    assert chosen(bot, game) == "go block_a"


def test_a_corridor_pass_leads_home_with_tools(bot: Adviser) -> None:
    game = scene(hands=["corridor_pass shovel shovel pickaxe", "", "", ""], places="infirmary yard yard showers")
    assert turn(bot, game)[:2] == ["play corridor_pass cell_block", "dig shovel"]


@pytest.mark.clause("6.6")
def test_a_player_leaves_solitary(bot: Adviser) -> None:
    """By a roll or with a Cautious move: both lead out."""
    game = scene(hands=["spoon ring", "cap"], places="solitary yard")
    assert {"roll", "end"} <= legal(game)
    assert chosen(bot, game).split()[0] in ("roll", "cautious")


# --- Beatings, crafts and trade ---------------------------------------------------------------
@pytest.mark.clause("6.3", "7.1")
@pytest.mark.parametrize("players", [2, 4])
def test_a_player_with_two_beatings_and_a_shovel_heals_in_the_infirmary(bot: Adviser, players: int) -> None:
    """With two Beatings a Shovel cannot be dug. Other actions may come before or after."""
    game = scene(players, hands=["shovel ring"], places="infirmary cafeteria", beatings=[2])
    assert "heal" in turn(bot, game)


@pytest.mark.clause("7.1")
def test_painkillers_are_for_players_who_cannot_dig(bot: Adviser) -> None:
    game = scene(hands=["painkillers shovel shovel", "", "", ""], places="cell_block yard yard showers", beatings=[2])
    assert turn(bot, game)[:2] == ["play painkillers", "dig shovel"]


@pytest.mark.clause("5.14")
@pytest.mark.parametrize("players", [2, 4])
def test_a_container_and_a_link_become_a_shovel(bot: Adviser, players: int) -> None:
    game = scene(players, hands=["container link", "knife"], places="cafeteria yard")
    assert "craft shovel" in turn(bot, game)


@pytest.mark.clause("6.5")
def test_eight_cigarettes_in_the_yard_buy_a_tool(bot: Adviser) -> None:
    """Nine Knives in hand: the hand limit discards more. (Played on by inmates, 67 of 100 such games are won with
    the Shovel, 46 with Knives. A player without Weapons may well buy Knives first.)"""
    hands = [" ".join(["knife"] * 9), "knife ring", "ring cap", "cap link"]
    dug = [(seat, "shovel") for seat in range(4)]
    game = scene(hands=hands, places="yard cafeteria cafeteria infirmary", cigarettes=[8], dug=dug)
    assert {"buy shovel", "buy pickaxe"} & set(turn(bot, game))


@pytest.mark.clause("6.5", "3.2")
def test_a_shovel_from_winning_a_shovel_is_bought(bot: Adviser) -> None:
    """Nine of twelve points each: the Shovel wins as soon as it is home, and more Knives win nothing.
    (Played on by inmates, 91 of 100 such games are won with the Shovel, 60 with Knives.)"""
    dug = [(0, "shovel"), (1, "shovel")] * 3
    game = scene(hands=["knife knife", "knife ring"], places="yard cafeteria", cigarettes=[8], dug=dug)
    assert "buy shovel" in turn(bot, game)


@pytest.mark.clause("6.5", "3.2")
@pytest.mark.parametrize("own", ["ring", "knife knife"])
def test_in_a_race_the_tool_that_wins_is_bought(bot: Adviser, own: str) -> None:
    """Eight of ten points, and seat 1 wins with the Shovel in their hand as soon as it is home. Pickaxe or Shovel, either wins.
    (Played on by inmates, some 40 of 100 such games are won with a Tool, 23 with more Knives; unarmed, 30 and 16.)"""
    dug = [(0, "shovel"), (0, "shovel"), (0, "pickaxe"), (1, "shovel"), (1, "shovel"), (1, "spoon")]
    hands = [own, "shovel knife", "ring", "cap"]
    game = scene(hands=hands, places="yard cafeteria cafeteria infirmary", cigarettes=[8], dug=dug)
    assert {"buy shovel", "buy pickaxe"} & set(turn(bot, game))


@pytest.mark.clause("6.4")
@pytest.mark.parametrize("junk", ["phone phone", "phone pills moonshine", "phone phone ring cap"])
def test_goods_are_sold_and_tools_are_not(bot: Adviser, junk: str) -> None:
    game = scene(hands=[f"shovel pickaxe spoon {junk}", "knife", "", ""], places="yard cafeteria cafeteria infirmary")
    done = turn(bot, game)
    assert not {f"sell {tool}" for tool in TOOLS} & set(done)
    assert "sell phone" in done


@pytest.mark.clause("4.3")
@pytest.mark.parametrize("junk", ["ring ring ring cap cap cap chain chain", "link link link link link gloves gloves gloves"])
def test_at_the_hand_limit_junk_goes_before_tools(bot: Adviser, junk: str) -> None:
    game = scene(hands=[f"shovel shovel pickaxe spoon {junk}", "knife"], places="yard cafeteria")
    play(game, "end")
    gone = turn(bot, game)
    assert len(gone) == 2
    assert not {f"discard {tool}" for tool in TOOLS} & set(gone)


@pytest.mark.clause("4.3")
def test_at_the_hand_limit_spoons_go_before_shovels(bot: Adviser) -> None:
    game = scene(hands=["shovel " * 6 + "spoon " * 6, "knife"], places="yard cafeteria")
    play(game, "end")
    assert turn(bot, game) == ["discard spoon", "discard spoon"]


@pytest.mark.clause("4.3")
def test_at_the_hand_limit_a_tenth_knife_goes_before_a_spoon() -> None:
    """Bots that kept their Knives and discarded their Spoons once stayed in the Cafeteria until the turn limit."""
    game = scene(hands=["knife " * 10 + "spoon spoon", "knife"], places="cafeteria cafeteria")
    play(game, "end")
    assert turn(adviser("inmate"), game) == ["discard knife", "discard knife"]


# --- extortion --------------------------------------------------------------------------------
def extorted(tool: str, attacker: str, target: str, **more: list[str]) -> Game:
    """Seat 1 has a Knife before them and is asked for a Tool."""
    game = scene(hands=[attacker, target], places="yard yard", **more)  # type: ignore[arg-type]
    play(game, "extort 1", f"name {tool}", "lay knife")
    return game


@pytest.mark.clause("5.10")
@pytest.mark.parametrize("tool", sorted(TOOLS))
def test_an_unarmed_player_cooperates(bot: Adviser, tool: str) -> None:
    """Giving up costs the same Tool, and a Beating."""
    game = extorted(tool, "knife knife", f"{tool} ring cap")
    assert legal(game) == {"cooperate", "yield"}
    assert chosen(bot, game) == "cooperate"


@pytest.mark.clause("5.11")
def test_a_player_with_far_more_weapons_defends_a_shovel(bot: Adviser) -> None:
    """The attacker's only card lies on the table already."""
    assert chosen(bot, extorted("shovel", "knife", "knife knife knife knife shovel")) == "lay knife"


@pytest.mark.clause("5.8", "5.9")
@pytest.mark.parametrize("players", [2, 4])
def test_three_knives_beside_an_unarmed_shovel_are_used(bot: Adviser, players: int) -> None:
    """Everybody saw the Shovel being taken."""
    game = scene(
        players, hands=["knife knife knife", "shovel ring"], places=["yard yard", "yard yard cafeteria infirmary"][players // 4]
    )
    assert game.view(0).known_cards(1) == {"shovel": 1}
    done = turn(bot, game)
    assert "extort 1" in done
    assert "name shovel" in done


@pytest.mark.clause("5.8")
def test_five_knives_are_not_attacked_with_one(bot: Adviser) -> None:
    game = scene(hands=["knife ring", "shovel knife knife knife knife knife", "cap"], places="yard yard cafeteria")
    assert "extort 1" in legal(game)
    assert "extort 1" not in turn(bot, game)


@pytest.mark.clause("8.3", "13.11")
def test_a_prizefighter_without_weapons_takes_cards_and_cigarettes_before_the_fight_is_lost(bot: Adviser) -> None:
    assert chosen(bot, extorted("shovel", "knife knife", "shovel ring", backgrounds=["", "prizefighter"])) == "reveal"


@pytest.mark.clause("8.3")
def test_an_escape_artist_saves_two_shovels(bot: Adviser) -> None:
    assert chosen(bot, extorted("shovel", "knife knife", "shovel shovel ring", backgrounds=["", "escape_artist"])) == "reveal"


# --- players about to win ------------------------------------------------------------------
ALMOST = [(1, "shovel")] * 3  # seat 1 has nine of twelve points, a Shovel and the next turn


def test_a_snitch_is_for_a_player_about_to_win(bot: Adviser) -> None:
    game = scene(hands=["snitch ring", "shovel", "cap"], places="yard cell_block yard", dug=ALMOST)
    assert {"play snitch 1", "play snitch 2"} <= legal(game)
    assert "play snitch 1" in turn(bot, game)


def test_a_second_beating_keeps_a_winner_from_digging(bot: Adviser) -> None:
    game = scene(hands=["ambush ring", "shovel", "cap"], places="cell_block cell_block yard", beatings=[0, 1, 0], dug=ALMOST)
    assert "play ambush 1" in turn(bot, game)


def test_a_saboteur_is_for_a_player_about_to_win(bot: Adviser) -> None:
    """The second effect takes three points back from seat 1; seat 2 has dug nothing."""
    gangs = ["triad_discipline"]
    places = "yard cell_block yard"
    game = scene(hands=["ring", "shovel", "cap"], places=places, backgrounds=["saboteur"], gangs=gangs, dug=ALMOST)
    assert {"reveal", "pick 1", "second"} <= set(turn(bot, game))


# --- Michel(le), chapter 10 -------------------------------------------------------------------
@pytest.mark.clause("10.4", "10.5")
@pytest.mark.parametrize(("own", "die", "elsewhere"), [("yard", 3, "cell_block"), ("cell_block", 1, "cafeteria")])
def test_michel_is_not_sent_to_the_own_place(bot: Adviser, own: str, die: int, elsewhere: str) -> None:
    """All others are in Solitary: Michel can only meet this player, who has a Shovel."""
    game = scene(hands=["shovel spoon"], places=f"{own} solitary solitary", michel="michel", michel_at="showers")
    play(game, "end")
    play(game, "rouse", out=[f"die {die}"])
    assert legal(game) == {f"send {own}", f"send {elsewhere}"}
    assert chosen(bot, game) == f"send {elsewhere}"


@pytest.mark.clause("10.4", "10.5")
@pytest.mark.parametrize(("own", "michel_at"), [("showers", "infirmary"), ("infirmary", "showers")])
def test_a_lone_player_does_not_rouse_michel(bot: Adviser, own: str, michel_at: str) -> None:
    """All others are in Solitary, and a five would lead Michel only here."""
    game = scene(hands=["shovel pickaxe"], places=f"{own} solitary solitary", michel="michel", michel_at=michel_at)
    play(game, "end")
    assert chosen(bot, game) == "pass"


LOADED = ["", "shovel shovel", "shovel pickaxe"]  # two in the Yard with all their Tools, and one far away with nothing to lose


@pytest.mark.clause("10.4", "10.5")
def test_michelle_is_roused_if_others_carry_tools(bot: Adviser) -> None:
    """Half of the die leads to the Yard and none of it here. (Played on by inmates: 18 of 100 games won, against 12 without.)"""
    game = scene(hands=LOADED, places="infirmary yard yard", michel="michelle", michel_at="cafeteria")
    play(game, "end")
    assert chosen(bot, game) == "rouse"


@pytest.mark.clause("10.4", "10.5")
def test_michelle_is_sent_to_players_with_tools(bot: Adviser) -> None:
    game = scene(hands=LOADED, places="infirmary yard yard", michel="michelle", michel_at="cell_block")
    play(game, "end")
    play(game, "rouse", out=["die 4"])
    assert legal(game) == {"send cafeteria", "send yard"}
    assert chosen(bot, game) == "send yard"


# --- teams, chapter 11 ------------------------------------------------------------------------
@pytest.mark.clause("11.5")
def test_a_player_who_cannot_dig_gives_shovels_to_a_teammate_who_can(bot: Adviser) -> None:
    game = scene(hands=["shovel shovel ring", "", "cap", ""], places="block_a block_b block_a block_b", beatings=[2], teams=True)
    done = turn(bot, game)
    assert "exchange 2" in done
    assert done.count("offer shovel") == 2


@pytest.mark.clause("11.5")
def test_a_teammate_who_can_dig_keeps_what_was_given(bot: Adviser) -> None:
    game = scene(hands=["shovel shovel ring", "", "cap", ""], places="block_a block_b block_a block_b", beatings=[2], teams=True)
    play(game, "exchange 2", "offer shovel", "offer shovel", "done")
    assert {"offer shovel", "offer cap", "done"} <= legal(game)
    assert "offer shovel" not in turn(bot, game)  # the Cap and the Ring together are worth a Gang card


@pytest.mark.clause("11.7")
def test_a_well_armed_teammate_helps_to_keep_a_shovel(bot: Adviser) -> None:
    """The attacker's only card lies on the table already."""
    game = scene(hands=["shovel", "knife", "knife knife knife", ""], places="yard yard yard block_b", teams=True, turn_of=1)
    play(game, "extort 0", "name shovel", "lay knife", "hold")
    assert (game.to_move, game.prompt) == (2, "help")
    assert chosen(bot, game) == "lay knife"
