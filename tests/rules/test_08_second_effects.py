"""Chapter 8: the second effect of a Background, and who is asked about it (8.2, 13.7). tests/cards has all 18."""

import pytest

from blackgate import IllegalMove
from testkit.scene import actions_left, draws, fact, gang_card, hand, legal, names_of_events, place, play, scene, why

# What a Smuggler draws. The first effect brings 5 Cigarettes too, the second 6 more.
FIRST = ["draw link"] * 4
SECOND = draws("ring ring phone phone pike pike")
INCOME = 6  # Cigarettes for The Fence at the start of the turn


@pytest.mark.clause("8.2")
def test_a_member_is_asked_after_the_first_effect_and_may_apply_the_second() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "reveal", out=FIRST)
    assert (game.to_move, game.prompt, legal(game)) == (0, "second", {"second", "pass"})
    assert (fact(game, 0, "cigarettes"), hand(game, 0)) == (INCOME + 5, "link link link link")
    play(game, "second", out=SECOND)
    assert (game.to_move, game.prompt) == (0, "turn")
    assert hand(game, 0) == "pike pike link link link link ring ring phone phone"
    assert (fact(game, 0, "cigarettes"), actions_left(game)) == (INCOME + 5 + 6, 2)


@pytest.mark.clause("8.2")
def test_a_member_who_passes_keeps_the_first_effect_and_is_not_asked_again() -> None:
    game = scene(backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "reveal", out=FIRST)
    play(game, "pass")
    assert (game.prompt, fact(game, 0, "cigarettes")) == ("turn", INCOME + 5)
    assert why(game, "reveal") == {"8.1"}
    assert why(game, "second") != set()
    play(game, "end", "end")
    assert game.prompt == "turn"


@pytest.mark.clause("8.2")
def test_a_player_who_is_no_member_is_not_asked() -> None:
    of_no_gang = scene(backgrounds=["smuggler"])
    of_another_gang = scene(backgrounds=["smuggler"], gangs=["crew_lookout"])
    for game in (of_no_gang, of_another_gang):
        play(game, "reveal", out=FIRST)
        assert (game.prompt, fact(game, 0, "cigarettes")) == ("turn", 5)
        assert why(game, "second") != set()


@pytest.mark.clause("8.2")
def test_membership_counts_at_the_moment_of_revealing() -> None:
    late = scene(hands=["chain ring"], backgrounds=["smuggler"])
    play(late, "reveal", out=FIRST)
    play(late, "join cartel chain ring")
    assert gang_card(late, 0) is not None
    assert (late.prompt, fact(late, 0, "cigarettes")) == ("turn", 5)
    in_time = scene(hands=["chain ring"], backgrounds=["smuggler"])
    play(in_time, "join cartel chain ring", "reveal", out=FIRST)
    play(in_time, "second", out=SECOND)
    assert fact(in_time, 0, "cigarettes") == 5 + 6
    gone = scene(hands=["bandana cap"], backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(gone, "join crew bandana cap", "reveal", out=FIRST)
    assert (gone.prompt, fact(gone, 0, "cigarettes")) == ("turn", INCOME + 5)


@pytest.mark.clause("8.2")
def test_the_answer_comes_before_anything_else_of_the_turn() -> None:
    game = scene(places="cafeteria yard", backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "reveal", out=FIRST)
    assert why(game, "end") == {"8.2"}
    assert why(game, "steal") == {"8.2"}
    with pytest.raises(IllegalMove):
        game.play("steal")
    assert {str(reason) for reason in game.why_not("second", seat=1)} == {"4.1"}
    play(game, "pass", "steal")
    assert hand(game, 0) == "spoon link link link link"


@pytest.mark.clause("8.2", "4.2")
def test_a_member_may_apply_it_with_no_action_left() -> None:
    game = scene(places="cafeteria", backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "steal", "steal", "reveal", out=FIRST)
    play(game, "second", out=SECOND)
    assert fact(game, 0, "cigarettes") == INCOME + 5 + 6
    assert legal(game) == {"end"}


@pytest.mark.clause("8.2")
def test_it_comes_in_addition_and_changes_nothing_of_the_first_effect() -> None:
    informer = scene(hands=["", "cap"], places="yard yard", backgrounds=["informer"], gangs=["crew_lookout"])
    play(informer, "reveal", "pick 1", out=["draw link"] * 4)
    assert (place(informer, 1), hand(informer, 1)) == ("solitary", "cap")  # sent, and nothing taken
    con_artist = scene(hands=["ring", "cap link"], places="yard yard", backgrounds=["con_artist"], gangs=["queers_nurse"])
    play(con_artist, "reveal", "pick 1", out=["random cap", "random link"])
    play(con_artist, "give link", "give cap")  # two taken, two given
    assert (con_artist.prompt, hand(con_artist, 0)) == ("second", "ring")


@pytest.mark.clause("8.2", "8.3")
def test_a_member_is_asked_on_the_turn_of_another_player_too() -> None:
    backgrounds, gangs = ["", "escape_artist"], [None, "bikers_throttle"]
    game = scene(hands=["knife", ""], places="yard yard", backgrounds=backgrounds, gangs=gangs)
    play(game, "extort 1", "name spoon", "lay knife", "reveal", "go showers")
    assert (game.to_move, game.prompt) == (1, "second")
    assert game.view(0).legal_moves == []
    play(game, "second", out=["draw link"] * 5)
    assert (game.to_move, game.prompt, actions_left(game)) == (0, "turn", 1)


@pytest.mark.clause("13.7", "13.19")
def test_a_second_effect_that_could_do_nothing_leaves_only_pass() -> None:
    game = scene(hands=["", "cap"], places="yard yard", backgrounds=["racketeer"], gangs=["bratva_knuckles"])
    play(game, "reveal", "pick 1", out=["random cap", *draws("link ring")])
    assert hand(game, 1) == ""  # so a Tool would be named for nothing
    assert (game.prompt, legal(game)) == ("second", {"pass"})  # asked all the same (12.4)
    assert why(game, "second") == {"13.19"}
    with pytest.raises(IllegalMove):
        game.play("second")
    play(game, "pass")
    assert (game.prompt, hand(game, 0)) == ("turn", "link cap ring")


@pytest.mark.clause("12.4", "13.7", "8.2")
def test_the_others_cannot_see_whether_the_second_effect_was_possible() -> None:
    # A Craft depends on a hidden hand. The player who was robbed knows one of its cards, the others none.
    backgrounds, gangs = ["locksmith"], ["triad_workshop"]
    able = scene(hands=["container link", "cap chain phone", "", "ring"], backgrounds=backgrounds, gangs=gangs)
    unable = scene(hands=["container ring", "cap chain phone", "", "link"], backgrounds=backgrounds, gangs=gangs)
    for game in (able, unable):
        play(game, "reveal", "pick 1", out=["random cap", *draws("chain gloves")])
        assert (game.to_move, game.prompt) == (0, "second")
    assert (legal(able), legal(unable)) == ({"second", "pass"}, {"pass"})
    for reader in (1, 2, None):
        assert able.view(reader) == unable.view(reader)
        assert able.view(reader).to_bytes() == unable.view(reader).to_bytes()
        assert able.view(reader).legal_moves == unable.view(reader).legal_moves == []
    for seat in (1, 2, 3):
        assert able.why_not("second", seat=seat) == unable.why_not("second", seat=seat)
    play(able, "pass")
    play(unable, "pass")
    for reader in (1, 2, None):
        assert able.view(reader) == unable.view(reader)
        assert able.events(reader) == unable.events(reader)


@pytest.mark.clause("12.4", "8.2", "5.14")
def test_a_craft_of_the_second_effect_looks_the_same_whatever_else_could_be_crafted() -> None:
    backgrounds, gangs = ["locksmith"], ["triad_workshop"]
    one_recipe = scene(hands=["container link ring", "cap chain", "", "blade"], backgrounds=backgrounds, gangs=gangs)
    two_recipes = scene(hands=["container link blade", "cap chain", "", "ring"], backgrounds=backgrounds, gangs=gangs)
    for game in (one_recipe, two_recipes):
        play(game, "reveal", "pick 1", out=["random cap", *draws("chain gloves")])
        play(game, "second")
        assert (game.to_move, game.prompt) == (0, "craft")
    assert (legal(one_recipe), legal(two_recipes)) == ({"craft shovel"}, {"craft shovel", "craft knife"})
    for reader in (1, 2, None):
        assert one_recipe.view(reader).to_bytes() == two_recipes.view(reader).to_bytes()
    for seed in range(20):  # in every deal that fits what seat 2 has seen, this hand can craft something
        assert legal(one_recipe.view(2).sample(seed)) != set()
    play(one_recipe, "craft shovel")
    play(two_recipes, "craft shovel")
    for reader in (1, 2, None):
        assert one_recipe.events(reader) == two_recipes.events(reader)
        assert one_recipe.view(reader).to_bytes() == two_recipes.view(reader).to_bytes()


@pytest.mark.clause("8.2", "12.1")
def test_everybody_sees_whether_the_second_effect_was_applied() -> None:
    game = scene(3, backgrounds=["smuggler"], gangs=["cartel_fence"])
    play(game, "reveal", out=FIRST)
    other = game.copy()
    play(game, "second", out=SECOND)
    play(other, "pass")
    assert names_of_events(game, 2) == ["second", "cigarettes"] + ["drew"] * 6
    assert names_of_events(other, 2) == ["second"]
    assert [event.get("applied") for event in (game.events(2)[0], other.events(2)[0])] == [1, 0]
