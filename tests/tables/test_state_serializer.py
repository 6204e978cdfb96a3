"""The state sent to a seat: it has the wire types, is complete, reveals nothing hidden (12.4), and patches merge to it."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from blackgate import Game
from blackgate.engine import layout as at
from blackgate.engine.chance import seeded
from blackgate.events import Row, event
from blackgate.tables.updates import patches, state_serializer
from blackgate.tables.wire import Happening, Own, Public
from testkit.game_modes import eventful_move, play_to_rare_prompt, positions
from testkit.scene import draws, play, scene
from testkit.superseded import CLASSIC_1_0
from testkit.swapped_games import lost_to_michel, matching_move, reveals

encode = msgspec.json.encode


def many(examples: int) -> Callable[[Any], Any]:
    """Settings for this number of positions. Shrinking a whole game takes minutes and does not help."""
    phases = [Phase.explicit, Phase.reuse, Phase.generate]
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), phases=phases)


def encoded(data: Any) -> Any:
    """Return data after encoding and decoding."""
    return msgspec.json.decode(encode(data))


def rows_of(game: Game) -> list[Row]:
    return game.opening if game.last is None else game.last.rows


def open_table(game: Game) -> dict[str, Any]:
    return state_serializer.public(game.view(None))


# --- what only one seat knows ----------------------------------------------------------------
@many(100)
@given(positions(most=700), st.integers(0, 10**6))
def test_what_a_seat_knows_is_the_same_while_its_view_says_so(game: Game, seed: int) -> None:
    """News leaves out what a seat knows while `View.same_own` is true."""
    chooser = random.Random(seed)
    earlier = [game.view(seat) for seat in range(game.players)]
    for _ in range(8):
        if game.to_move is None:
            break
        game.play(eventful_move(game, chooser))
        for seat, before in enumerate(earlier):
            view = game.view(seat)
            if view.same_own(before):
                assert {**state_serializer.own(view), "legal": []} == {**state_serializer.own(before), "legal": []}
            else:
                earlier[seat] = view


@many(100)
@given(positions(most=700), st.integers(0, 10**6))
def test_the_public_state_made_from_an_earlier_one_is_the_same(game: Game, seed: int) -> None:
    """12.1 News takes from the state that was sent last what an earlier view shows as well."""
    chooser = random.Random(seed)
    earlier = game.view(None)
    sent = state_serializer.public(earlier)
    for _ in range(8):
        if game.to_move is None:
            break
        game.play(eventful_move(game, chooser))
        view = game.view(None)
        made = state_serializer.public(view, earlier, sent)
        assert made == state_serializer.public(view)
        earlier, sent = view, made


# --- shapes ---------------------------------------------------------------------------------
@many(300)
@given(positions(most=500), st.integers(0, 10**6))
def test_everything_has_the_wire_types_and_agrees_with_the_game(game: Game, seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(6):
        shown = open_table(game)
        same_keys(shown, msgspec.convert(shown, Public))
        check_public(game, msgspec.convert(shown, Public))
        for seat in range(game.players):
            mine = state_serializer.own(game.view(seat))
            same_keys({**mine, "told": [], "closed": []}, msgspec.convert(mine, Own))
            check_own(game, seat, msgspec.convert(mine, Own))
            msgspec.convert(state_serializer.own(game.view(seat), tracker=False), Own)
        for observer in [*range(game.players), None]:
            described = msgspec.convert(state_serializer.happenings(rows_of(game), observer, game.edition), list[Happening])
            assert [one.name for one in described] == [event(row).name for row in rows_of(game)]
        play_to_rare_prompt(game, chooser, most=60)


def same_keys(data: Any, struct: Any) -> None:
    """Assert that the keys are exactly the fields, at all levels."""
    if isinstance(struct, msgspec.Struct):
        assert list(data) == list(struct.__struct_fields__)
        for key in struct.__struct_fields__:
            same_keys(data[key], getattr(struct, key))
    elif isinstance(struct, list):
        for one, other in zip(data, struct, strict=True):
            same_keys(one, other)


def check_public(game: Game, shown: Public) -> None:
    """Compare the public state with the game, computed in another way."""
    t, edition = game.table, game.edition
    asked = None if shown.asked is None else (shown.asked.seat, shown.asked.prompt)
    assert asked == (None if game.to_move is None else (game.to_move, game.prompt))
    assert shown.winners == (None if game.outcome is None else list(game.outcome.winners))
    assert shown.turns == game.turns
    cards = shown.deck + len(shown.discard) + len(shown.apart) + sum(shown.piles.values())
    cards += sum(one.hand_size + len(one.dug) for one in shown.players) + int(t.get(at.LAID_SIZE))
    left_out = sum(card.copies for card in edition.pack.cards if card.chaos and game.options.calm)
    assert cards == sum(card.copies for card in edition.pack.cards) - left_out
    held = sum(one.gang_card is not None for one in shown.players)
    assert held + sum(pile.size for pile in shown.gangs.values()) == len(edition.gang_cards)
    for one in shown.players:
        assert (one.gang is None) == (one.gang_card is None)
        assert one.gang_card is None or one.gang_card.startswith(f"{one.gang}_")
    assert shown.fight is not None or t.get(at.LAID_SIZE) == 0
    assert len(shown.fight.laid if shown.fight else []) == t.get(at.LAID_SIZE)
    if shown.michel:
        known = shown.michel.deck + len(shown.michel.discard) + len(shown.michel.shown)
        assert known == sum(card.copies for card in edition.pack.michel)


def check_own(game: Game, seat: int, mine: Own) -> None:
    """Compare the own state with the accessors of the view."""
    view = game.view(seat)
    assert mine.hand == view.hand
    assert mine.known == [view.known_cards(other) for other in range(game.players)]
    assert [(heap.cards, heap.seats) for heap in mine.shared] == view.shared_cards()
    assert mine.unseen == view.unseen_cards()
    assert mine.legal == [move.text for move in view.legal_moves]


def test_public_state_does_not_depend_on_the_reader() -> None:
    game = Game(3, seed=1)
    with pytest.raises(AssertionError):
        state_serializer.public(game.view(0))
    with pytest.raises(AssertionError):
        state_serializer.own(game.view(None))


# --- no leak --------------------------------------------------------------------------------
@pytest.mark.clause("12.4")
@many(300)
@given(positions(most=500), st.integers(0, 10**6))
def test_swapping_what_a_seat_cannot_know_changes_nothing_on_the_wire(game: Game, seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(4):
        for seat in [*range(game.players), None]:
            twin = game.view(seat).sample(chooser.randrange(10**6))
            assert sent(twin, seat, rows_of(game)) == sent(game, seat, rows_of(game))
            if game.to_move is not None and game.to_move != seat:
                same_news(game, twin, seat, chooser)
        play_to_rare_prompt(game, chooser)


def sent(game: Game, seat: int | None, rows: list[Row]) -> list[bytes]:
    """Return everything sent to a seat in a position, with and without the tracker."""
    found = [encode(open_table(game))]
    if seat is not None:
        view = game.view(seat)
        found += [encode(state_serializer.own(view)), encode(state_serializer.own(view, tracker=False, rows=rows))]
    return found


def same_news(game: Game, twin: Game, seat: int | None, chooser: random.Random) -> None:
    """Let another seat make the same move in both worlds: this seat gets the same until something is revealed."""
    seed = chooser.randrange(10**6)
    for move in chooser.sample(list(game.legal_moves), k=min(3, len(game.legal_moves))):
        counterpart = matching_move(move, twin)
        if counterpart is None:
            continue
        left, right = game.copy(), twin.copy()
        for world, choice in ((left, move), (right, counterpart)):
            world.table.chance = seeded(seed)
            world.play(choice)
        for one, other in zip(rows_of(left), rows_of(right), strict=False):
            if reveals(event(one), seat) and reveals(event(other), seat):
                break
            described = [encode(state_serializer.happenings([row], seat, game.edition)) for row in (one, other)]
            assert described[0] == described[1], move
        else:
            if not lost_to_michel(left):  # the next question depends on whether the loser holds a shown Tool (10.7)
                assert len(rows_of(left)) == len(rows_of(right)), move
                assert sent(left, seat, rows_of(left)) == sent(right, seat, rows_of(right)), move


@pytest.mark.clause("12.2")
def test_a_card_drawn_by_another_is_missing() -> None:
    game = scene(3, places="yard yard yard")
    play(game, "search", out=["draw cap"])
    drawn = {"name": "drew", "facts": {"seat": 0, "kind": "cap"}}
    hidden = {"name": "drew", "facts": {"seat": 0}}
    assert drawn in described(game, 0)
    for observer in (1, 2, None):
        assert hidden in described(game, observer)
        assert b"cap" not in encode(described(game, observer))
    assert b'"cap"' not in encode(open_table(game))


@pytest.mark.clause("12.1", "12.2")
def test_a_taken_card_is_known_to_two_seats_unless_it_was_named() -> None:
    game = scene(hands=["knife knife", "spoon link", ""], places="yard yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "yield")
    taken = {"name": "taken", "facts": {"seat": 1, "taker": 0, "kind": "spoon", "how": "named"}}
    assert all(taken in described(game, observer) for observer in (0, 1, 2, None))
    game = scene(hands=["knife knife", "ring", ""], places="yard yard yard")
    play(game, "extort 1", "name spoon", "lay knife", "yield", out=["random ring"])
    taken = {"name": "taken", "facts": {"seat": 1, "taker": 0, "kind": "ring", "how": "random"}}
    hidden = {"name": "taken", "facts": {"seat": 1, "taker": 0, "how": "random"}}
    assert [taken in described(game, observer) for observer in (0, 1, 2, None)] == [True, True, False, False]
    assert [hidden in described(game, observer) for observer in (0, 1, 2, None)] == [False, False, True, True]


def described(game: Game, observer: int | None) -> list[dict[str, Any]]:
    return state_serializer.happenings(rows_of(game), observer, game.edition)


# --- changes --------------------------------------------------------------------------------
WHOLE_GAMES: list[dict[str, Any]] = [
    {"players": 2, "michel": "michel"},
    {"players": 4, "calm": True},
    {"players": 4, "teams": True, "michel": "michelle", "target": 20},
    {"players": 6, "teams": True},
]


@pytest.mark.parametrize("options", WHOLE_GAMES)
def test_patches_merge_to_the_whole_state_through_a_whole_game(options: dict[str, Any]) -> None:
    game = Game(seed=5, **options)
    chooser = random.Random(8)
    seats = [*range(game.players), None]
    clients: dict[int | None, Any] = dict.fromkeys(seats)
    last = dict(clients)
    sizes = [0, 0]
    for _ in range(700):
        for seat in seats:
            now = open_table(game) if seat is None else state_serializer.own(game.view(seat))
            changes = patches.diff(last[seat], now)
            clients[seat] = patches.merge(clients[seat], encoded(changes))
            assert clients[seat] == encoded(now)
            sizes[0] += len(encode(changes))
            sizes[1] += len(encode(now))
            last[seat] = now
        if game.to_move is None:
            break
        game.play(eventful_move(game, chooser))
    assert sizes[0] < sizes[1] / 2


def test_a_patch_names_the_fields_of_the_players_that_changed_and_nothing_else() -> None:
    game = scene(3, hands=["cap ring"], places="yard yard yard", cigarettes=[2])
    before = open_table(game)
    assert patches.diff(before, open_table(game)) == {}
    game.play("sell cap")
    changes = patches.diff(before, open_table(game))
    assert changes["players"] == {"0": {"hand_size": 1, "cigarettes": before["players"][0]["cigarettes"] + 3}}
    assert set(changes) == {"players", "actions", "discard", "asked"}
    assert patches.merge(before, changes) == open_table(game)
    assert before["players"][0]["hand_size"] == 2  # the earlier state is not changed


# --- without the tracker --------------------------------------------------------------------
def test_without_the_tracker_nothing_remembered_is_sent() -> None:
    game = scene(hands=["spoon", "knife"], places="cafeteria yard")
    game.play("steal")
    for seat in (0, 1):
        described = state_serializer.own(game.view(seat), tracker=False)
        assert (described["known"], described["shared"], described["unseen"]) == ([{}, {}], [], {})
    assert state_serializer.own(game.view(1))["known"] == [{"spoon": 2}, {}]
    assert sum(state_serializer.own(game.view(1))["unseen"].values()) > 50
    assert state_serializer.own(game.view(0), tracker=False)["hand"] == {"spoon": 2}


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        (scene(hands=["frisk", "phone link", ""], places="yard yard yard", pack=CLASSIC_1_0), ["play frisk 1"]),
        (scene(hands=["knife", "phone link", ""], places="yard yard yard", gangs=["queers_grapevine"]), ["extort 1"]),
    ],
)
def test_a_hand_looked_at_is_shown_until_the_choice_is_made(game: Game, moves: list[str]) -> None:
    play(game, *moves)
    assert state_serializer.own(game.view(0), tracker=False)["known"] == [{}, {"phone": 1, "link": 1}, {}]
    assert state_serializer.own(game.view(1), tracker=False)["known"] == [{}, {}, {}]
    assert state_serializer.own(game.view(2), tracker=False)["known"] == [{}, {}, {}]
    game.play(next(iter(game.legal_moves)))
    assert state_serializer.own(game.view(0), tracker=False)["known"] == [{}, {}, {}]


def test_a_hand_only_looked_at_is_shown_with_its_move() -> None:
    game = scene(hands=["", "link ring", "phone"], places="yard showers yard", backgrounds=["saboteur"])
    play(game, "reveal", "pick 1", out=draws("cap cap cap chain"))
    assert state_serializer.own(game.view(0), False, rows_of(game))["known"] == [{}, {"link": 1, "ring": 1}, {}]
    assert state_serializer.own(game.view(2), False, rows_of(game))["known"] == [{}, {}, {}]
    game.play("end")
    assert state_serializer.own(game.view(0), False, rows_of(game))["known"] == [{}, {}, {}]


# --- fights and questions --------------------------------------------------------------------------
@pytest.mark.clause("12.1")
def test_a_fight_from_the_first_threat_to_its_end() -> None:
    game = scene(hands=["knife knife", "link"], places="yard yard", gangs=[None, "bratva_spoils"])
    assert fight(game) is None
    game.play("extort 1")
    assert fight(game) == (0, 1, None, [], [])
    assert question(game) == ("name", 0, "5.9", 1, None)
    game.play("name spoon")
    assert fight(game) == (0, 1, "spoon", [], [])
    assert question(game) == ("lay", 0, "5.9", 1, 1)
    game.play("lay knife")
    assert question(game) == ("answer", 1, "5.10", 0, None)
    game.play("lay fists")
    assert described(game, None) == [{"name": "laid", "facts": {"seat": 1, "kind": "fists"}}]
    assert fight(game) == (0, 1, "spoon", [(0, "knife")], [1])
    assert question(game) == ("fight", 0, "5.11", 1, None)
    play(game, "lay knife")
    assert fight(game) == (0, 1, "spoon", [(0, "knife"), (0, "knife")], [1])
    play(game, "yield", out=["random link"])
    assert fight(game) is None
    assert question(game) == ("turn", 0, "4.1", None, 1)


def test_a_tool_named_for_a_card_is_no_fight_and_has_its_target() -> None:
    game = scene(hands=["", "spoon link"], places="yard yard", backgrounds=["racketeer"], gangs=["bratva_knuckles"])
    play(game, "reveal", "pick 1", out=["random link", *draws("cap ring")])
    game.play("second")
    assert question(game) == ("name", 0, "5.9", 1, None)
    assert fight(game) is None


def fight(game: Game) -> tuple[Any, ...] | None:
    shown = msgspec.convert(open_table(game), Public).fight
    if shown is None:
        return None
    return shown.attacker, shown.defender, shown.tool, [(one.seat, one.kind) for one in shown.laid], shown.fists


def question(game: Game) -> tuple[Any, ...]:
    shown = msgspec.convert(open_table(game), Public).asked
    assert shown is not None
    return shown.prompt, shown.seat, shown.clause, shown.other, shown.number


@pytest.mark.clause("12.1")
def test_michel_fights_and_shows_the_first_card_first() -> None:
    hands = ["spoon link", "knife", "blade cap", ""]
    game = scene(teams=True, hands=hands, places="yard showers showers showers", michel="michelle", michel_at="showers")
    assert open_table(game)["michel"] == {"looks": "michelle", "place": "showers", "deck": 8, "discard": [], "shown": []}
    play(game, "cautious showers", out=["michel knife spoon+shovel"])
    assert {"name": "michel_showed", "facts": {"seat": 0, "michel_card": "michel knife spoon+shovel"}} in described(game, 3)
    assert fight(game) == (None, 0, None, [], [])
    game.play("hold")
    assert question(game) == ("help", 2, "11.7", 0, None)
    assert fight(game) == (None, 0, None, [], [])
    play(game, "lay blade", out=["michel knife spoon+pickaxe"])
    assert fight(game) == (None, 0, None, [(2, "blade")], [])
    michel = open_table(game)["michel"]
    assert (michel["deck"], michel["shown"]) == (6, ["michel knife spoon+shovel", "michel knife spoon+pickaxe"])
    play(game, "hold", "pass", "yield")
    assert {"name": "lost_combat", "facts": {"seat": 0}} in described(game, None)  # to nobody at the table
    assert question(game) == ("michel_tool", 0, "10.7", None, None)
    game.play("discard spoon")
    assert fight(game) is None
    assert len(open_table(game)["michel"]["discard"]) == 2


@pytest.mark.clause("11.2")
def test_a_team_wins_together_and_a_stopped_game_has_no_winner() -> None:
    game = scene(teams=True, hands=["", "spoon", "", ""], places="yard block_b yard yard", turn_of=1, target=1)
    assert open_table(game)["winners"] is None
    game.play("dig spoon")
    shown = open_table(game)
    assert (shown["winners"], shown["asked"], shown["players"][1]["dug"]) == ([1, 3], None, ["spoon"])
    assert described(game, None)[-1] == {"name": "won", "facts": {"seat": 1}}
    game = Game(2, seed=1)
    game.stop()
    assert open_table(game)["winners"] == []


def test_numbers_in_questions() -> None:
    game = scene(hands=["knife " * 12], places="yard yard")
    play(game, "roll", out=["die 3"])
    assert question(game)[::4] == ("rolled", 3)
    game.play(next(iter(game.legal_moves)))
    game.play("end")
    assert question(game) == ("limit", 0, "4.3", None, 2)  # hand sizes are no secret


def test_cards_apart_backgrounds_and_cigarettes_are_named() -> None:
    gangs = [None, "crew_stash"]
    game = scene(hands=["frisk", "phone link"], places="yard yard", backgrounds=["smuggler"], gangs=gangs)
    assert open_table(game)["players"][0]["background"] is None
    assert state_serializer.own(game.view(0))["background"] == "smuggler"
    game.play("play frisk 1")
    assert open_table(game)["apart"] == ["frisk"]
    assert question(game) == ("surrender", 1, "9.1", 0, None)
    game.play("give link")
    assert (open_table(game)["apart"], open_table(game)["discard"]) == ([], ["frisk"])
    play(game, "reveal", out=draws("cap cap cap chain"))
    assert open_table(game)["players"][0]["background"] == "smuggler"
    facts = {one["name"]: one["facts"] for one in described(game, 1)}
    assert facts["revealed"] == {"seat": 0, "background": "smuggler", "member": 0}
    assert facts["cigarettes"] == {"seat": 0, "change": 5, "why": "effect"}


@pytest.mark.clause("8.2", "12.1")
def test_everybody_sees_that_a_member_is_asked_about_the_second_effect_and_what_came_of_it() -> None:
    game = scene(hands=["", ""], backgrounds=["arms_dealer"], gangs=["cartel_dealer"])
    play(game, "reveal", out=draws("link link link link"))
    assert question(game) == ("second", 0, "8.2", None, None)
    declined = game.copy()
    declined.play("pass")
    play(game, "second", out=draws("link link link"))
    facts = {"seat": 0, "background": "arms_dealer"}
    assert {"name": "second", "facts": {**facts, "applied": 1}} in described(game, None)
    assert {"name": "second", "facts": {**facts, "applied": 0}} in described(declined, None)
