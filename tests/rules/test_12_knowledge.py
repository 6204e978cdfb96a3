"""Chapter 12: public, private and hidden information."""

import pytest

from blackgate import Game, IllegalMove
from blackgate.engine import layout as at
from blackgate.events import HIDDEN
from testkit.scene import draws, fact, gang_pile, hand, legal, names_of_events, play, scene
from testkit.superseded import CLASSIC_1_0, CLASSIC_1_2


def kinds_seen(game: Game, seat: int | None, name: str) -> list[str]:
    """The kinds a seat sees in the events of one name of the last move; "?" where it may not see it."""
    kinds = [event.get("kind") for event in game.events(seat) if event.name == name]
    return ["?" if kind == HIDDEN else game.edition.kinds[kind] for kind in kinds]


# --- public ---------------------------------------------------------------------------------
@pytest.mark.clause("12.1")
def test_everybody_sees_what_comes_from_a_board_pile() -> None:
    game = scene(3, hands=["blade link"], places="cafeteria")
    play(game, "steal", "craft knife")
    assert game.view(1).known_cards(0) == {"spoon": 1, "knife": 2}  # the Link stays hidden
    assert game.view(None).known_cards(0) == {"spoon": 1, "knife": 2}
    assert kinds_seen(game, 2, "took") == ["knife", "knife"]
    assert kinds_seen(game, 2, "discarded") == ["blade"]


@pytest.mark.clause("12.1")
def test_everybody_sees_what_is_discarded_and_the_whole_discard_pile() -> None:
    game = scene(3, hands=["phone"], places="yard", discard="phone snitch")
    assert "snitch" not in game.view(1).unseen_cards()  # the only one lies in the pile
    assert game.view(1).unseen_cards()["phone"] == 1
    play(game, "sell phone")
    assert kinds_seen(game, None, "discarded") == ["phone"]
    assert "phone" not in game.view(1).unseen_cards()


@pytest.mark.clause("12.1")
def test_everybody_sees_a_tool_handed_over_or_won_by_name() -> None:
    handed_over = scene(hands=["knife", "spoon link", ""], places="yard yard yard")
    play(handed_over, "extort 1", "name spoon", "lay knife", "cooperate")
    assert handed_over.view(2).known_cards(0) == {"spoon": 1}
    assert handed_over.view(2).known_cards(1) == {}
    won = scene(hands=["knife", "spoon link", ""], places="yard yard yard")
    play(won, "extort 1", "name spoon", "lay knife", "yield")
    assert kinds_seen(won, 2, "taken") == ["spoon"]
    assert won.view(2).known_cards(0) == {"spoon": 1}


@pytest.mark.clause("12.1")
def test_hand_sizes_beatings_cigarettes_rolls_and_places_are_public() -> None:
    game = scene(hands=["link cap", ""], places="yard cafeteria", cigarettes=[4], beatings=[1])
    play(game, "roll", out=["die 3"])
    seen = game.view(1).table
    facts = (at.HAND_SIZE, at.CIGARETTES, at.BEATINGS)
    assert [int(seen.of(0, known)) for known in facts] == [2, 4, 1]
    assert game.edition.places[int(seen.of(0, at.PLACE))] == "yard"
    assert [event.get("result") for event in game.events(1)] == [3]


# --- private --------------------------------------------------------------------------------
@pytest.mark.clause("12.2")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    links = scene(hands=["", "link link"])
    rings = scene(hands=["", "ring cap"])
    assert links.view(0) == rings.view(0)
    assert links.view(None).to_bytes() == rings.view(None).to_bytes()
    assert links.view(1) != rings.view(1)
    assert (links.view(1).hand, links.view(0).hand, links.view(None).hand) == ({"link": 2}, {}, {})


@pytest.mark.clause("12.2")
def test_a_drawn_card_is_seen_by_the_player_who_draws_it() -> None:
    game = scene(3, places="cafeteria")
    play(game, "search", out=["draw link", "draw phone"])
    assert kinds_seen(game, 0, "drew") == ["link", "phone"]
    assert kinds_seen(game, 1, "drew") == ["?", "?"]  # that there were two is public
    assert kinds_seen(game, None, "drew") == ["?", "?"]
    assert game.view(1).known_cards(0) == {}


@pytest.mark.clause("12.2")
def test_a_card_taken_at_random_is_known_to_these_two_only() -> None:
    game = scene(hands=["knife", "spoon link", ""], places="yard yard yard")
    play(game, "extort 1", "name shovel", "lay knife", "yield", out=["random link"])
    assert (kinds_seen(game, 0, "taken"), kinds_seen(game, 1, "taken")) == (["link"], ["link"])
    assert (kinds_seen(game, 2, "taken"), kinds_seen(game, None, "taken")) == (["?"], ["?"])
    assert game.view(0).known_cards(1) == {"spoon": 1}
    assert game.view(1).known_cards(0) == {"link": 1}
    # Seat 2 saw the Spoon being taken once; now it may be with either of them.
    assert game.view(2).known_cards(1) == {}
    assert game.view(2).shared_cards() == [({"spoon": 1}, {0: 1, 1: 1})]


@pytest.mark.clause("12.2")
def test_a_hand_looked_at_is_known_to_the_player_who_looked() -> None:
    game = scene(hands=["", "link phone", ""], backgrounds=["saboteur"])
    play(game, "reveal", "pick 1", out=["draw link"] * 4)
    assert game.view(0).known_cards(1) == {"link": 1, "phone": 1}
    assert game.view(2).known_cards(1) == {}
    assert "looked" in names_of_events(game, 2)  # that it happened is public


@pytest.mark.clause("12.2")
def test_a_card_taken_by_choice_is_known_to_these_two_only() -> None:
    game = scene(hands=["frisk", "link phone", ""], places="yard yard yard", pack=CLASSIC_1_0)
    play(game, "play frisk 1")
    assert game.view(0).known_cards(1) == {"link": 1, "phone": 1}
    assert game.view(2).known_cards(1) == {}
    play(game, "take phone")
    assert kinds_seen(game, 2, "taken") == ["?"]
    assert game.view(0).known_cards(1) == {"link": 1}
    assert game.view(1).known_cards(0) == {"phone": 1}
    assert game.view(2).known_cards(0) == {}


@pytest.mark.clause("12.2", "11.5")
def test_others_see_only_how_many_cards_an_exchange_carries() -> None:
    game = scene(teams=True, hands=["link phone", "", "", ""], places="yard yard yard yard", cigarettes=[1])
    play(game, "exchange 2", "offer phone")
    assert (kinds_seen(game, 2, "offered"), kinds_seen(game, 1, "offered")) == (["phone"], ["?"])
    assert game.view(0).known_cards(2) == {"phone": 1}
    assert game.view(1).known_cards(2) == {}
    assert int(game.view(1).table.of(2, at.HAND_SIZE)) == 1
    play(game, "pay 1")
    assert [event.get("count") for event in game.events(1)] == [1]  # Cigarettes are public


@pytest.mark.clause("12.2", "12.4", "11.5")
def test_what_was_offered_does_not_show_in_what_is_asked_next() -> None:
    link = scene(teams=True, hands=["link phone", "", "", ""])
    phone = scene(teams=True, hands=["link phone", "", "", ""])
    play(link, "exchange 2", "offer link")
    play(phone, "exchange 2", "offer phone")
    assert link.view(1) == phone.view(1)
    assert link.view(None) == phone.view(None)
    assert link.view(2) != phone.view(2)


@pytest.mark.clause("12.2")
def test_after_a_riot_players_remember_their_old_hands() -> None:
    game = scene(hands=["riot link", "spoon cap", "ring"])
    play(game, "play riot", out=["deal 0 spoon", "deal 1 link", "deal 2 cap", "deal 0 ring"])
    assert kinds_seen(game, 0, "dealt") == ["spoon", "?", "?", "ring"]
    assert game.view(0).shared_cards() == [({"link": 1}, {1: 1, 2: 1})]
    assert game.view(2).shared_cards() == [({"spoon": 1, "ring": 1}, {0: 2, 1: 1})]
    assert game.view(None).shared_cards() == [({"spoon": 1}, {0: 2, 1: 1, 2: 1})]


# --- hidden from all ------------------------------------------------------------------------
@pytest.mark.clause("12.3", "13.3")
def test_only_the_top_card_of_a_gangs_pile_is_known() -> None:
    game = scene(3)
    view = game.view(0)
    piles = {tuple(gang_pile(view.sample(seed), "crew")) for seed in range(20)}
    assert {cards[0] for cards in piles} == {gang_pile(game, "crew")[0]}
    assert len(piles) > 1


@pytest.mark.clause("12.3", "4.5")
def test_a_gang_card_put_under_the_pile_in_sight_is_remembered() -> None:
    game = scene(3, hands=["chain ring"], gangs=["crew_stash"])
    play(game, "join cartel chain ring")
    view = game.view(1)
    assert {gang_pile(view.sample(seed), "crew")[-1] for seed in range(10)} == {"crew_stash"}


@pytest.mark.clause("12.3")
def test_undealt_backgrounds_are_unknown_to_all() -> None:
    game = scene(backgrounds=["medic", "looter"])
    view = game.view(0)
    guesses = {view.sample(seed).edition.backgrounds[int(view.sample(seed).table.of(1, at.BACKGROUND))] for seed in range(30)}
    assert len(guesses) > 1
    assert "medic" not in guesses  # that one is in seat 0's own hands


@pytest.mark.clause("12.3")
def test_cards_of_the_deck_and_of_unknown_hands_cannot_be_distinguished() -> None:
    game = scene(hands=["link", "phone"])
    assert game.view(0).unseen_cards()["phone"] == 2
    assert game.view(0).unseen_cards()["link"] == 13
    assert game.view(1).unseen_cards()["phone"] == 1
    assert "knife" not in game.view(0).unseen_cards()  # never drawn, always seen


@pytest.mark.clause("12.3", "10.1")
def test_no_player_knows_the_next_michel_card() -> None:
    game = scene(places="yard", michel="michel", michel_at="showers")
    outcomes = set()
    for seed in range(30):
        sample = game.view(0).sample(seed)
        sample.play("cautious showers")
        outcomes.add(sample.prompt)
    assert outcomes == {"turn", "michel"}


# --- samples and what does not leak ---------------------------------------------------------
@pytest.mark.clause("12.1", "12.2")
def test_a_sample_looks_like_the_true_game() -> None:
    game = scene(hands=["ring", "spoon phone", "link"], places="yard yard yard", backgrounds=["saboteur", "looter"])
    play(game, "reveal", "pick 1", out=["draw cap"] * 3 + ["draw pike"])
    view = game.view(0)
    sample = view.sample(7)
    assert sample.view(0) == view
    assert (hand(sample, 0), hand(sample, 1)) == ("pike cap cap cap ring", "spoon phone")  # own, and looked at
    assert fact(sample, 2, "hand_size") == 1
    assert legal(sample) == legal(game)
    assert len({hand(view.sample(seed), 2) for seed in range(20)}) > 1


@pytest.mark.clause("12.4")
def test_a_sampled_attacker_has_a_weapon_to_lay() -> None:
    game = scene(hands=["blade", "spoon"], places="yard yard")
    play(game, "extort 1", "name spoon")
    view = game.view(1)
    assert {hand(view.sample(seed), 0) for seed in range(5)} == {"blade"}


@pytest.mark.clause("12.4", "5.11")
def test_an_extortion_looks_the_same_with_and_without_a_hidden_weapon() -> None:
    armed = scene(hands=["knife", "blade spoon", ""], places="yard yard yard")
    bare = scene(hands=["knife", "cap spoon", ""], places="yard yard yard")
    for game in (armed, bare):
        play(game, "extort 1", "name shovel", "lay knife")
        assert (game.to_move, game.prompt) == (1, "answer")
    assert armed.view(0) == bare.view(0)
    assert (legal(armed), legal(bare)) == ({"lay blade", "yield"}, {"yield"})
    play(armed, "yield", out=["random blade"])
    play(bare, "yield", out=["random cap"])
    assert armed.view(2) == bare.view(2)
    assert armed.events(2) == bare.events(2)
    assert armed.events(None) == bare.events(None)


@pytest.mark.clause("12.4", "8.3")
@pytest.mark.parametrize(("background", "count"), [("prizefighter", 4), ("medic", 6)])
def test_cards_drawn_in_a_combat_look_the_same_with_and_without_a_weapon_among_them(background: str, count: int) -> None:
    games = [scene(hands=["knife", "spoon", ""], places="yard yard yard", backgrounds=["", background]) for _ in range(2)]
    for game, first in zip(games, ("blade", "cap"), strict=True):
        play(game, "extort 1", "name shovel", "lay knife", "reveal", out=draws(first + " link" * (count - 1)))
        assert (game.to_move, game.prompt) == (1, "answer")
        assert game.view(0).legal_moves == []
    armed, bare = games
    for reader in (0, 2, None):
        assert armed.view(reader) == bare.view(reader)
        assert armed.events(reader) == bare.events(reader)
    assert (legal(armed), legal(bare)) == ({"lay blade", "yield"}, {"yield"})
    assert armed.view(0).known_cards(1) == bare.view(0).known_cards(1) == {"spoon": 1}


@pytest.mark.clause("12.4", "8.3", "6.5")
def test_an_earlier_purchase_in_a_combat_looks_the_same_with_and_without_a_hidden_weapon() -> None:
    backgrounds = ["", "prizefighter"]
    armed = scene(hands=["knife", "blade spoon", ""], places="yard yard yard", backgrounds=backgrounds, pack=CLASSIC_1_2)
    bare = scene(hands=["knife", "cap spoon", ""], places="yard yard yard", backgrounds=backgrounds, pack=CLASSIC_1_2)
    for move, asked in (("reveal", "buy"), ("buy knife", "answer")):
        for game in (armed, bare):
            play(game, *(["extort 1", "name shovel", "lay knife"] if move == "reveal" else []), move)
            assert (game.to_move, game.prompt) == (1, asked)
            assert game.view(0).legal_moves == []
        for reader in (0, 2, None):
            assert armed.view(reader) == bare.view(reader)
            assert armed.events(reader) == bare.events(reader)
    assert (legal(armed), legal(bare)) == ({"lay knife", "lay blade", "yield"}, {"lay knife", "yield"})
    assert armed.view(0).known_cards(1) == bare.view(0).known_cards(1) == {"spoon": 1, "knife": 1}


@pytest.mark.clause("12.4")
def test_an_error_reveals_nothing_about_a_hidden_hand() -> None:
    with_spoon = scene(hands=["knife", "spoon"], places="yard yard")
    without = scene(hands=["knife", "cap"], places="yard yard")
    for game in (with_spoon, without):
        play(game, "extort 1", "name spoon", "lay knife")
        assert [str(reason) for reason in game.why_not("cooperate", seat=0)] == ["4.1"]
        assert game.view(0).legal_moves == []
    assert {str(reason) for reason in without.why_not("cooperate", seat=1)} == {"5.10"}
    with pytest.raises(IllegalMove):
        without.play("cooperate")


@pytest.mark.clause("12.4", "8.3")
def test_a_roll_looks_the_same_whatever_background_the_roller_hides() -> None:
    dare = scene(places="yard", backgrounds=["daredevil", "looter"])
    plain = scene(places="yard", backgrounds=["medic", "looter"])
    for game in (dare, plain):
        play(game, "roll", out=["die 1"])
    assert dare.view(1) == plain.view(1)
    assert names_of_events(dare, 1) == names_of_events(plain, 1)


@pytest.mark.clause("12.4", "11.7")
def test_a_teammate_is_offered_to_help_with_or_without_a_weapon() -> None:
    armed = scene(teams=True, hands=["knife", "", "", "blade"], places="yard yard yard yard")
    bare = scene(teams=True, hands=["knife", "", "", "cap"], places="yard yard yard yard")
    for game in (armed, bare):
        play(game, "extort 1", "name spoon", "lay knife")
        assert legal(game) == {"hold"}  # whatever the teammate holds
        play(game, "hold")
        assert (game.to_move, game.prompt) == (3, "help")
    assert armed.view(0) == bare.view(0)
    assert armed.view(1) == bare.view(1)
    assert (legal(armed), legal(bare)) == ({"lay blade", "pass"}, {"pass"})
    for game in (armed, bare):
        play(game, "pass")
    assert armed.view(1) == bare.view(1)
    assert armed.events(1) == bare.events(1)


@pytest.mark.clause("12.4", "11.7")
def test_a_fighter_who_holds_looks_the_same_with_and_without_a_weapon() -> None:
    armed = scene(teams=True, hands=["knife", "blade", "", ""], places="yard yard yard yard")
    bare = scene(teams=True, hands=["knife", "cap", "", ""], places="yard yard yard yard")
    for game in (armed, bare):
        play(game, "extort 1", "name spoon", "lay knife", "hold")
    for reader in (0, 2, 3, None):
        assert armed.view(reader) == bare.view(reader)
        assert armed.events(reader) == bare.events(reader)
    for game in (armed, bare):
        play(game, "pass")
        assert (game.to_move, game.prompt) == (1, "answer")
    assert armed.view(3) == bare.view(3)


@pytest.mark.clause("12.4")
def test_prompts_with_a_single_answer_are_asked_too() -> None:
    rats = scene(hands=["spoon"], gangs=["triad_tunnel_rats"])
    play(rats, "dig spoon")
    assert (rats.prompt, legal(rats)) == ("dig_more", {"done"})
    seller = scene(hands=["phone"], places="yard")
    play(seller, "sell phone")
    assert (seller.prompt, legal(seller)) == ("selling", {"done"})
