"""`view.state`: the table a reader sees, part by part, and nothing that the reader may not see."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from blackgate import Game
from blackgate.engine.frames import CRAFT_WITHOUT
from blackgate.engine.prompts import PROMPTS
from blackgate.table_state import CardInPlay, Fight, GangPile, LaidCard, Question, TableState
from testkit.game_modes import play_to_rare_prompt, positions
from testkit.scene import draws, play, scene
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2


# --- players and piles ----------------------------------------------------------------------
def test_a_player_has_named_fields() -> None:
    game = scene(
        hands=["spoon link link", "knife"],
        places="yard showers",
        backgrounds=["smuggler", "hitman"],
        gangs=["cartel_fence"],
        cigarettes=[3],
        beatings=[0, 1],
        dug=[(0, "spoon"), (1, "shovel"), (0, "pickaxe")],
    )
    me, other = game.view(0).state.players
    assert (me.seat, me.name, me.place, me.home, me.team) == (0, game.seats[0], "yard", "cell_block", None)
    assert (me.hand, me.hand_size) == ({"spoon": 1, "link": 2}, 3)
    assert (me.gang, me.gang_card, me.cigarettes, me.beatings) == ("cartel", "cartel_fence", 3 + 6, 0)  # 6 of the Fence
    assert (me.dug, other.dug) == (("spoon", "pickaxe"), ("shovel",))
    assert me.points == me.score > 0
    assert (me.background, me.revealed) == ("smuggler", False)
    assert (other.hand, other.hand_size, other.background, other.gang, other.beatings) == (None, 1, None, None, 1)
    assert game.view(0).state.me == me


def test_a_spectator_has_no_seat_and_sees_no_hand() -> None:
    state = scene(hands=["spoon", "knife"], backgrounds=["smuggler"]).view(None).state
    assert state.seat is None
    assert [player.hand for player in state.players] == [None, None]
    assert state.players[0].background is None
    assert state.players[1].background is not None  # revealed
    assert state.deck is None
    with pytest.raises(ValueError, match="spectator"):
        _ = state.me


@pytest.mark.clause("11.1", "11.2")
def test_teams_share_a_block_and_a_score() -> None:
    state = scene(teams=True, hands=["", "", "", ""], dug=[(0, "spoon"), (2, "spoon"), (1, "shovel")]).view(3).state
    assert state.teams
    assert [player.team for player in state.players] == [0, 1, 0, 1]
    assert [player.home for player in state.players] == ["block_a", "block_b", "block_a", "block_b"]
    assert [player.score for player in state.players] == [2, state.players[1].points, 2, state.players[1].points]
    assert state.dug == (LaidCard(0, "spoon"), LaidCard(2, "spoon"), LaidCard(1, "shovel"))


def test_piles_of_the_board() -> None:
    game = scene(hands=["spoon", ""], discard="link phone", piles={"spoon": 4}, deck="ring ring", calm=True, target=7)
    state = game.view(0).state
    assert (state.deck_size, state.discard, state.target, state.calm) == (2, ("link", "phone"), 7, True)
    assert state.piles["spoon"] == 4
    assert list(state.piles) == [card.id for card in game.edition.pack.cards if card.on_board]


@pytest.mark.clause("12.3")
def test_of_a_gang_pile_only_face_up_cards_are_seen() -> None:
    game = scene(hands=["link ring", "phone"], gangs=["cartel_dealer"])
    pile = next(pile for pile in game.view(1).state.gang_piles if pile.gang == "cartel")
    assert isinstance(pile, GangPile)
    assert pile.cards == (pile.top, *[None] * (pile.size - 1))
    assert "cartel_dealer" not in pile.cards
    whole = next(pile for pile in game.full_state().gang_piles if pile.gang == "cartel")
    assert None not in whole.cards
    assert whole.top == pile.top


def test_a_turn_counts_what_was_done_in_it() -> None:
    game = scene(hands=["", ""], places="yard yard", turn_of=1)
    state = game.view(0).state
    assert (state.turn, state.turns, state.actions, state.searches, state.first_player) == (1, 1, 2, 0, 1)
    assert not state.turn_ending
    play(game, "search", out=["draw link"] * int(game.edition.rulebook.search[game.edition.places.index("yard")]))
    after = game.view(0).state
    assert (after.actions, after.searches, after.extortions, after.discard_searches, after.second_digs) == (1, 1, 0, 0, 0)
    assert state.actions == 2  # a state does not change


# --- questions ------------------------------------------------------------------------------
def after(game: Game, *moves: str, out: tuple[str, ...] = ()) -> Game:
    """The game after some moves; `out` has the outcomes of chance of the last one."""
    if moves:
        play(game, *moves, out=out)
    return game


def extorted(*moves: str, hands: tuple[str, ...] = ("knife knife", "blade")) -> Game:
    return after(scene(hands=hands, places="yard yard"), "extort 1", *moves)


def team_fight(*moves: str) -> Game:
    """Seats 0 and 2 against 1 and 3, all in the Yard."""
    hands = ["knife", "spoon", "", "blade"]
    return after(scene(teams=True, hands=hands, places="yard yard yard yard"), "extort 1", "name spoon", "lay knife", *moves)


def exchange(*moves: str) -> Game:
    game = scene(teams=True, hands=["link phone", "", "ring", ""], places="yard yard yard yard", cigarettes=[7])
    return after(game, "exchange 2", *moves)


def michel_extorts(*moves: str, out: tuple[str, ...] = ()) -> Game:
    hands = ["spoon link", "knife", "blade cap", ""]
    game = scene(teams=True, hands=hands, places="yard showers showers showers", michel="michelle", michel_at="showers")
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    return after(game, *moves, out=out)


def rolled(*moves: str, out: tuple[str, ...] = ()) -> Game:
    game = scene(gangs=["bikers_throttle"], backgrounds=["daredevil"])
    play(game, "roll", out=["die 1"])
    return after(game, *moves, out=out)


def selling_twice_as_dear(*moves: str) -> Game:
    game = scene(hands=["link phone"], places="solitary", backgrounds=["launderer"], gangs=["cartel_dealer"])
    return after(game, "reveal", *moves)


def robbed_by_con_artist(*moves: str) -> Game:
    game = scene(hands=["link", "shovel ring phone", ""], places="yard yard yard", backgrounds=["con_artist"])
    play(game, "reveal", "pick 1", out=["random ring", "random shovel"])
    return after(game, *moves)


def pickpocketed() -> Game:
    hands, gangs = ["", "link phone", "ring"], [None, "crew_stash"]
    return after(scene(hands=hands, places="yard yard yard", backgrounds=["pickpocket"], gangs=gangs), "reveal")


def agitated() -> Game:
    """In version 1.2.0; no card of the current one makes players discard."""
    hands, backgrounds = ["link", "", "phone"], ["", "agitator"]
    return after(scene(hands=hands, places="yard yard yard", backgrounds=backgrounds, turn_of=1, pack=CLASSIC_1_2), "reveal")


def named_for_card() -> Game:
    hands, gangs = ["", "shovel link", "spoon"], ["bratva_knuckles"]
    game = scene(hands=hands, places="yard yard showers", backgrounds=["racketeer"], gangs=gangs)
    play(game, "reveal", "pick 1", out=["random link", *draws("cap ring")])
    return after(game, "second")


def crafting_for_card() -> Game:
    game = scene(hands=["container link link", "ring"], backgrounds=["locksmith"], gangs=["triad_workshop"])
    play(game, "reveal", "pick 1", out=["random ring", *draws("cap chain")])
    return after(game, "second")


def buying_in_combat(*moves: str) -> Game:
    """In version 1.2.0; no card of the current one lets a player buy in a Combat."""
    game = scene(hands=["knife", "spoon"], places="yard yard", backgrounds=["", "prizefighter"], pack=CLASSIC_1_2)
    return after(game, "extort 1", "name spoon", "lay knife", "reveal", *moves)


def dealing_in_arms() -> Game:
    game = scene(hands=["", ""], backgrounds=["arms_dealer"], gangs=["cartel_dealer"])
    return after(game, "reveal", out=tuple(draws("link cap ring chain")))


def beaten_michel() -> Game:
    return michel_extorts("hold", "lay blade", out=("michel none",))


SPECTATOR = None
ASKED: list[tuple[Game, int | None, Question]] = [
    # the game, who reads the question, the question
    (scene(hands=["", ""]), 0, Question("turn", "4.1", 0, number=2)),
    (rolled(), 1, Question("rolled", "5.2", 0, number=1)),
    (rolled("reroll", out=("die 6",)), 0, Question("rolled", "5.2", 0, number=6, rerolls=1)),
    (rolled("reveal"), 0, Question("go", "5.4", 0)),
    (extorted(), 1, Question("name", "5.9", 0, other=1)),
    (named_for_card(), 2, Question("name", "5.9", 0, other=1, by_card=True)),
    (extorted("name spoon"), 1, Question("lay", "5.9", 0, other=1, number=1)),
    (extorted("name spoon", "lay knife"), 0, Question("answer", "5.10", 1, other=0)),
    (extorted("name spoon", "lay knife", "lay blade"), 1, Question("fight", "5.11", 0, other=1)),
    (team_fight("hold"), SPECTATOR, Question("help", "11.7", 3, other=1)),
    (team_fight("hold", "pass"), 1, Question("answer", "5.10", 1, other=0, help_asked=True)),
    (pickpocketed(), SPECTATOR, Question("surrender", "9.1", 1, other=0)),
    (after(scene(hands=["spoon spoon"], gangs=["triad_tunnel_rats"]), "dig spoon"), 1, Question("dig_more", "9.1", 0)),
    (after(scene(hands=["link phone"], places="yard"), "sell link"), 0, Question("selling", "6.4", 0, from_kind="link")),
    (selling_twice_as_dear(), 0, Question("selling", "6.4", 0, from_kind="spoon", price_factor=2, first_sale=True)),
    (exchange(), 2, Question("offering", "11.5", 0, other=2, from_kind="spoon", offer_stage="cards")),
    (exchange("offer link"), 2, Question("offering", "11.5", 0, other=2, from_kind="link", offer_stage="cards")),
    (exchange("offer link"), 1, Question("offering", "11.5", 0, other=2, offer_stage="cards")),
    (exchange("pay 5"), SPECTATOR, Question("offering", "11.5", 0, other=2, offer_stage="fives")),
    (exchange("pay 5", "pay 1"), SPECTATOR, Question("offering", "11.5", 0, other=2, offer_stage="ones")),
    (exchange("done"), SPECTATOR, Question("offering", "11.5", 2, other=0, returning=True, offer_stage="cards")),
    (after(scene(hands=["", "link"], places="yard yard", backgrounds=["hitman"]), "reveal"), 1, Question("pick", "5.7", 0)),
    (
        after(scene(hands=["frisk", "link"], places="yard yard", pack=CLASSIC_1_0), "play frisk 1"),
        0,
        Question("take", "5.7", 0, other=1, hand_shown=True),
    ),
    (robbed_by_con_artist("give link"), 1, Question("give_back", "8.1", 0, other=1, number=1, from_kind="link")),
    (robbed_by_con_artist("give link"), 2, Question("give_back", "8.1", 0, other=1, number=1)),
    (crafting_for_card(), 0, Question("craft", "5.14", 0)),
    (buying_in_combat(), 0, Question("buy", "6.5", 1)),
    (after(scene(hands=["", ""], michel="michel"), "end"), 1, Question("rouse", "10.4", 0)),
    (after(scene(hands=["", ""], michel="michel"), "end", "rouse", out=("die 2",)), 1, Question("send", "10.4", 0, number=2)),
    (michel_extorts(), 3, Question("michel", "10.6", 0)),
    (michel_extorts("hold", "pass"), 3, Question("michel", "10.6", 0, help_asked=True)),
    (
        michel_extorts("hold", "lay blade", out=("michel knife spoon+pickaxe",)),
        SPECTATOR,
        Question("michel", "10.6", 0, combat_begun=True),
    ),
    (michel_extorts("hold", "pass", "yield"), 0, Question("michel_tool", "10.7", 0)),
    (beaten_michel(), 1, Question("reward", "10.7", 0)),
    (after(scene(hands=["knife " * 12]), "end"), 1, Question("limit", "4.3", 0, number=2, from_kind="spoon")),
    (agitated(), 0, Question("tribute", "8.1", 2, other=1)),
    (dealing_in_arms(), 1, Question("second", "8.2", 0)),
]


@pytest.mark.parametrize(("game", "reader", "question"), ASKED, ids=lambda value: getattr(value, "prompt", ""))
def test_a_question_names_everything_it_is_about(game: Game, reader: int | None, question: Question) -> None:
    assert game.view(reader).state.question == question
    assert (game.to_move, game.prompt) == (question.seat, question.prompt)


def test_every_prompt_is_among_these_questions() -> None:
    assert {question.prompt for _, _, question in ASKED} == {name for name, _ in PROMPTS}


def test_a_craft_may_do_without_a_part() -> None:
    """No card of the classic pack does, so the frame's field is set by hand."""
    game = crafting_for_card()
    link = game.edition.kinds.index("link")
    game.table.put(game.table.top() + CRAFT_WITHOUT, link + 1)
    question = game.view(0).state.question
    assert question is not None
    assert question.without == "link"


# --- fights and cards -----------------------------------------------------------------------
def test_a_fight_from_the_threat_to_the_end() -> None:
    game = extorted()
    assert game.view(0).state.fight == Fight(0, 1, None, (), (), (), ())
    play(game, "name spoon", "lay knife", "lay blade")
    laid = (LaidCard(0, "knife"), LaidCard(1, "blade"))
    assert game.view(None).state.fight == Fight(0, 1, "spoon", ("spoon",), laid, (), ())
    play(game, "lay knife", "yield")
    assert game.view(None).state.fight is None


def test_fists_and_helpers_are_seats() -> None:
    game = team_fight("hold", "lay blade")
    fight = game.view(2).state.fight
    assert fight is not None
    assert (fight.helpers, fight.laid[-1]) == ((3,), LaidCard(3, "blade"))
    game = scene(hands=["knife", ""], places="yard yard", gangs=[None, "bratva_spoils"])
    play(game, "extort 1", "name spoon", "lay knife", "lay fists")
    fight = game.view(0).state.fight
    assert fight is not None
    assert fight.fists == (1,)


@pytest.mark.clause("8.3", "6.5")
def test_a_fight_goes_on_when_a_card_is_bought_in_it() -> None:
    game = buying_in_combat()
    threat = Fight(0, 1, "spoon", ("spoon",), (LaidCard(0, "knife"),), (), ())
    for reader in (0, 1, SPECTATOR):
        state = game.view(reader).state
        assert (state.fight, state.turn) == (threat, 0)
        assert state.cards_in_play == (CardInPlay(1, None, "prizefighter", 0, 0, False, False),)
    play(game, "buy knife")
    state = game.view(0).state
    assert (state.question, state.fight) == (Question("answer", "5.10", 1, other=0), threat)
    play(game, "lay knife")
    assert game.view(0).state.fight == threat._replace(laid=(LaidCard(0, "knife"), LaidCard(1, "knife")))


@pytest.mark.clause("8.2", "8.3")
def test_a_fight_goes_on_when_a_member_is_asked_about_the_second_effect_in_it() -> None:
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=["", "medic"], gangs=[None, "queers_nurse"])
    play(game, "extort 1", "name spoon", "lay knife", "reveal", out=draws("link cap ring chain blade cap"))
    threat = Fight(0, 1, "spoon", ("spoon",), (LaidCard(0, "knife"),), (), ())
    for reader in (0, 1, SPECTATOR):
        state = game.view(reader).state
        assert (state.question, state.fight, state.turn) == (Question("second", "8.2", 1), threat, 0)
        assert state.cards_in_play == (CardInPlay(1, None, "medic", 0, 0, True, True),)
    play(game, "second", out=draws("link pike"))
    state = game.view(0).state
    assert (state.question, state.fight) == (Question("answer", "5.10", 1, other=0), threat)
    play(game, "lay blade")  # one of the cards drawn
    assert game.view(0).state.fight == threat._replace(laid=(LaidCard(0, "knife"), LaidCard(1, "blade")))


@pytest.mark.clause("10.6", "11.7")
def test_michel_fights_without_a_seat() -> None:
    game = michel_extorts()
    tools = ("spoon", "shovel")
    assert game.view(1).state.fight == Fight(None, 0, None, tools, (), (), ())
    game.play("hold")
    assert game.view(1).state.fight == Fight(None, 0, None, tools, (), (), ())
    play(game, "lay blade", out=["michel knife spoon+pickaxe"])
    assert game.view(1).state.fight == Fight(None, 0, None, tools, (LaidCard(2, "blade"),), (), (2,))
    michel = game.view(1).state.michel
    assert michel is not None
    assert (michel.looks, michel.place, michel.wants, len(michel.deck)) == ("michelle", "showers", tools, 6)
    assert michel.shown == ("michel knife spoon+shovel", "michel knife spoon+pickaxe")
    play(game, "hold", "pass", "yield", "discard spoon")
    michel = game.view(1).state.michel
    assert michel is not None
    assert (michel.shown, michel.wants, len(michel.discard)) == ((), (), 2)


@pytest.mark.clause("10.5")
def test_michel_goes_round_the_place() -> None:
    game = scene(hands=["spoon", "spoon", "spoon"], places="yard showers yard", michel="michel", michel_at="cafeteria")
    play(game, "end", "rouse", out=["die 4"])
    play(game, "send yard", out=["michel knife spoon+shovel"])
    michel = game.view(1).state.michel
    assert michel is not None
    assert (michel.place, michel.next_victims) == ("yard", (2,))
    assert game.view(1).state.turn_ending


@pytest.mark.clause("5.7", "8.2")
def test_cards_in_play_and_set_aside() -> None:
    game = scene(hands=["frisk", "phone link"], places="yard yard", gangs=[None, "crew_stash"])
    play(game, "play frisk 1")
    state = game.view(1).state
    assert state.cards_in_play == (CardInPlay(0, "frisk", None, 1, 1, False, False),)
    assert (state.set_aside, state.discard) == (("frisk",), ())
    play(game, "give link")
    assert (game.view(1).state.set_aside, game.view(1).state.discard) == ((), ("frisk",))
    game = dealing_in_arms()
    assert game.view(1).state.cards_in_play == (CardInPlay(0, None, "arms_dealer", None, 0, True, True),)
    assert game.view(1).state.set_aside == ()


# --- the end --------------------------------------------------------------------------------
@pytest.mark.clause("3.2", "11.2", "14.7")
def test_winners_are_a_seat_a_team_or_none() -> None:
    game = scene(hands=["", "spoon"], places="yard cell_block", turn_of=1, target=1)
    assert (game.view(0).state.winners, game.view(0).state.over) == (None, False)
    game.play("dig spoon")
    state = game.view(0).state
    assert (state.winners, state.question, state.fight, state.over, state.stopped) == ((1,), None, None, True, False)
    game = scene(teams=True, hands=["", "spoon", "", ""], places="yard block_b yard yard", turn_of=1, target=1)
    game.play("dig spoon")
    assert game.view(None).state.winners == (1, 3)
    game = Game(2, seed=1)
    game.stop()
    assert (game.view(None).state.winners, game.view(None).state.stopped) == ((), True)


# --- immutable, and nothing hidden ------------------------------------------------
def test_a_state_and_its_parts_cannot_be_changed() -> None:
    state: Any = extorted().view(0).state
    for part, name in [(state, "turn"), (state.players[0], "points"), (state.question, "seat"), (state.fight, "defender")]:
        with pytest.raises(AttributeError):
            setattr(part, name, 5)
    assert state is not None


def test_a_full_state_does_not_follow_the_game() -> None:
    game = scene(hands=["spoon", "knife"], target=5)
    state = game.full_state()
    game.play("dig spoon")
    assert (state.players[0].hand, state.players[1].hand) == ({"spoon": 1}, {"knife": 1})
    assert state.deck is not None
    assert sum(state.deck.values()) == state.deck_size
    assert game.full_state().players[0].dug == ("spoon",)


@pytest.mark.clause("12.4")
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate])
@given(positions(most=600), st.integers(0, 10**6))
def test_swapping_what_a_seat_cannot_know_changes_nothing_in_its_state(game: Game, seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(4):
        for seat in [*range(game.players), None]:
            view = game.view(seat)
            swapped = view.sample(seed).view(seat)
            assert swapped.state == view.state
            assert swapped.state.as_dict() == view.state.as_dict()
            # even from the true table, a reader's state takes no more than the reader may see
            assert TableState(game.edition, game.seats, game.table, seat) == view.state
        play_to_rare_prompt(game, chooser)
