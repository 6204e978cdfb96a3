"""What must always hold, over all option combinations (Hypothesis)."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from blackgate import Game, IllegalMove
from blackgate.engine import layout as at
from blackgate.engine.invariants import check_knowledge, find_violation
from blackgate.trace import table
from testkit.game_modes import TABLES, Seating, eventful_move, game_of_members, options, play_random_moves, positions
from testkit.scene import names_of_events

many = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@many
@given(options(), st.integers(0, 10**6))
def test_cards_are_conserved_and_one_seat_is_asked_or_the_game_is_over(chosen: dict[str, object], seed: int) -> None:
    game = Game(**chosen)  # type: ignore[arg-type]
    chooser = random.Random(seed)
    for _ in range(300):
        assert find_violation(game.table) == ""
        assert (game.to_move is None) == (game.outcome is not None)
        if game.to_move is None:
            assert len(game.legal_moves) == 0
            break
        assert 0 <= game.to_move < game.players
        game.play(chooser.choice(list(game.legal_moves)))


@few
@given(positions())
def test_every_listed_move_plays_and_every_other_one_is_refused_with_a_clause(game: Game) -> None:
    before = game.to_bytes()
    listed = set(game.legal_moves)
    for move in game.edition.moves:
        if move in listed:
            assert game.why_not(move) == ()
            game.copy().play(move)
        else:
            clauses = game.why_not(move)
            assert clauses
            assert all(clause.replace(".", "").isdigit() for clause in clauses)
            with pytest.raises(IllegalMove) as refusal:
                game.play(move)
            assert refusal.value.clauses == clauses
    assert game.to_bytes() == before


@many
@given(positions(), st.integers(0, 10**6))
def test_a_copy_is_equal_and_shares_nothing(game: Game, seed: int) -> None:
    twin = game.copy()
    assert twin == game
    before = game.to_bytes()
    play_random_moves(twin, random.Random(seed), 20)
    assert game.to_bytes() == before
    again = play_random_moves(game.copy(), random.Random(seed), 20)
    assert again == twin  # chance was copied too: the same moves lead to the same game


@many
@given(positions())
def test_a_game_survives_being_saved(game: Game) -> None:
    saved = Game.from_bytes(game.to_bytes())
    assert saved == game
    assert saved.record.text == game.record.text
    assert [str(move) for move in saved.legal_moves] == [str(move) for move in game.legal_moves]


@few
@given(options(), st.integers(0, 10**6))
def test_a_record_replays_to_the_identical_table_at_every_step(chosen: dict[str, object], seed: int) -> None:
    game = Game(**{**chosen, "target": 3})  # type: ignore[arg-type]
    chooser = random.Random(seed)
    tables = [table(game)]
    asked = [game.to_move]
    while game.to_move is not None and len(tables) < 1500:
        if len(tables) > 1000 and game.between_turns:
            game.stop()
            break
        game.play(chooser.choice(list(game.legal_moves)))
        tables.append(table(game))
        asked.append(game.to_move)
    if game.outcome is None:
        return  # neither won nor between two turns: nothing to replay
    replayed = [(table(step), step.to_move) for step in game.record.replay()]
    assert [step for step, _ in replayed[: len(tables)]] == tables
    assert [seat for _, seat in replayed[: len(asked)]][:-1] == asked[:-1]


@many
@given(positions())
def test_what_everybody_knows_adds_up(game: Game) -> None:
    assert check_knowledge(game.table, game.knowledge) == ""


@few
@given(positions())
def test_moves_round_trip_as_text_and_number(game: Game) -> None:
    for move in game.edition.moves:
        assert game.edition.move(str(move)) == move
        assert str(game.edition.move(int(move))) == str(move)


@pytest.mark.clause("11.7", "11.8")
@many
@given(options(table=(4, True)) | options(table=(6, True)), st.integers(0, 10**6))
def test_a_fighter_holds_while_a_teammate_could_help_and_gives_up_otherwise(chosen: dict[str, object], seed: int) -> None:
    game = Game(**{**chosen, "target": 30})  # type: ignore[arg-type]
    chooser = random.Random(seed)
    all_passed = False
    for _ in range(400):
        if game.to_move is None:
            break
        question, seat = game.prompt, game.to_move
        moves = {str(move) for move in game.legal_moves}
        move = eventful_move(game, chooser)
        if question in ("answer", "fight", "michel"):
            here = game.table.of(seat, at.PLACE)
            mates = [mate for mate in range(seat % 2, game.players, 2) if mate != seat and game.table.of(mate, at.PLACE) == here]
            assert moves & {"hold", "yield"} == ({"hold"} if mates and not all_passed else {"yield"})
            all_passed = all_passed and str(move) == "reveal"  # after the Background, the same question is asked again
        elif question == "help":
            assert "pass" in moves
            all_passed = str(move) == "pass"
        game.play(move)
        if "escaped" in names_of_events(game):
            all_passed = False  # that Extortion is over; the next question may be one of Michel(le)


@pytest.mark.clause("8.2", "13.7")
@many
@given(st.sampled_from(TABLES), st.integers(0, 10**6))
def test_members_and_only_they_are_asked_about_the_second_effect_and_once(table: Seating, seed: int) -> None:
    chooser = random.Random(seed)
    game = game_of_members(table, seed, chooser)
    entitled: list[int] = []
    asked: list[int] = []
    for _ in range(200):
        if game.to_move is None:
            break
        if game.prompt == "second":
            asked.append(game.to_move)
            assert {str(move) for move in game.legal_moves} in ({"second", "pass"}, {"pass"})
        elif game.prompt == "turn":
            assert asked == entitled
        game.play(eventful_move(game, chooser))
        entitled += [event.get("seat") for event in game.events() if event.name == "revealed" and event.get("member")]
