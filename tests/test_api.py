"""The public API of the library, and its errors."""

import pickle
import random

import pytest

import blackgate
from blackgate import Game, GameBytesError, IllegalMove, Move, OptionError, UnknownMove


def test_a_game_from_the_first_line_of_the_readme() -> None:
    game = Game(players=4, seed=7, michel="michelle")
    assert game.to_move in range(4)
    assert len(game.legal_moves) > 0
    assert "roll" in game.legal_moves
    move = game.legal_moves[0]
    assert isinstance(move, Move)
    assert isinstance(move, int)
    assert move in game.legal_moves
    game.play(move)
    assert game.outcome is None


def test_moves_may_be_played_as_text_number_or_move() -> None:
    games = [Game(players=2, seed=3) for _ in range(3)]
    roll = games[0].edition.move("roll")
    games[0].play("roll")
    games[1].play(int(roll))
    games[2].play(roll)
    assert games[0] == games[1] == games[2]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert Game(seed=1).record.text == Game(seed=1).record.text
    assert Game(seed=1).record.lines[1] != Game(seed=2).record.lines[1]
    assert Game().seed != Game().seed


@pytest.mark.clause("2.1", "14.2", "14.1", "14.4", "14.5")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 7}, "The number of players cannot be 7: the game is for 2 to 6 players (rule 2.1)."),
        ({"players": 1}, "The number of players cannot be 1: the game is for 2 to 6 players (rule 2.1)."),
        ({"players": 5, "teams": True}, "Teams are not possible with 5 players: a team game is for 4 or 6 players (rule 11.2)."),
        ({"michel": "micheline"}, "The neutral prisoner cannot be “micheline”: choose none, michel or michelle (rule 14.1)."),
        ({"target": 0}, "The goal cannot be 0 Tunnel points: choose a number from 1 to 66 (rule 14.5)."),
        ({"first_player": 4}, "The first player cannot be seat 4: seats are numbered from 0 to 3 (rule 14.4)."),
        ({"seats": ["Ana"]}, "1 name for 4 players: give one name for each seat."),
    ],
)
def test_wrong_options_are_refused_with_an_explanation(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Game(**options)  # type: ignore[arg-type]
    assert str(refusal.value) == message


def test_a_move_that_does_not_exist_gets_a_suggestion() -> None:
    game = Game(seed=1)
    before = game.to_bytes()
    with pytest.raises(UnknownMove, match="Did you mean “search”"):
        game.play("serch")
    with pytest.raises(UnknownMove, match="299 is not a move: moves are numbered from 0 to 298"):
        game.play(299)
    with pytest.raises(UnknownMove):
        game.play(True)
    with pytest.raises(UnknownMove):
        game.play(10**30)
    with pytest.raises((TypeError, UnknownMove)):
        game.play(None)  # type: ignore[arg-type]
    assert game.to_bytes() == before


def test_an_illegal_move_names_its_clauses_and_leaves_the_game_as_it_was() -> None:
    game = Game(players=2, seed=1, first_player=0)
    before = game.to_bytes()
    with pytest.raises(IllegalMove) as refusal:
        game.play("steal")
    assert refusal.value.clauses == ("6.2",)
    assert "(Rule 6.2.)" in str(refusal.value)
    assert game.why_not("steal") == ("6.2",)
    assert game.why_not("roll") == ()
    assert game.to_bytes() == before


def test_a_seat_that_is_not_asked_gets_only_that_reason() -> None:
    game = Game(players=3, seed=1, first_player=0)
    assert game.why_not("roll", seat=1) == ("4.1",)
    assert game.why_not("roll", seat=0) == ()


def test_a_finished_game_has_an_outcome_and_no_moves() -> None:
    game = Game(players=3, seed=4, target=1)
    chooser = random.Random(1)
    while game.to_move is not None:
        game.play(chooser.choice(list(game.legal_moves)))
    outcome = game.outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert outcome.points[outcome.winners[0]] >= 1
    assert not outcome.stopped
    assert len(game.legal_moves) == 0
    with pytest.raises(IllegalMove, match=r"Rule 3\.2"):
        game.play("end")


def test_games_moves_and_errors_can_be_sent_to_another_process() -> None:
    game = Game(players=2, seed=1)
    game.play("roll")
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(game.legal_moves[0])) == game.legal_moves[0]
    with pytest.raises(IllegalMove) as refusal:
        game.play("steal")
    assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)


@pytest.mark.parametrize("wrong", [b"", b"BLACKGATE1", b"nonsense" * 50, Game(seed=1).to_bytes()[:-1]])
def test_bytes_that_are_no_game_are_refused(wrong: bytes) -> None:
    with pytest.raises(GameBytesError):
        Game.from_bytes(wrong)


def test_a_view_has_no_way_back_to_the_game() -> None:
    """No public or private attribute of a view leads to the true table, its chance or its past."""
    game = Game(players=3, seed=1)
    view = game.view(1)
    assert view.table is not game.table
    with pytest.raises(RuntimeError, match="no chance source"):
        view.table.chance.below(6)
    sampled = view.sample(1)
    assert sampled.seed == ""
    with pytest.raises(blackgate.RecordError):
        _ = sampled.record


def reachable(thing: object, seen: dict[int, object]) -> None:
    """Return everything reachable from an object by attributes, lists and dictionaries."""
    if id(thing) in seen or isinstance(thing, str | bytes | int | type):
        return
    seen[id(thing)] = thing
    parts: list[object] = []
    if isinstance(thing, dict):
        parts = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set):
        parts = list(thing)
    else:
        for name in dir(thing):
            if not name.startswith("__") and not callable(getattr(type(thing), name, None)):
                try:
                    parts.append(getattr(thing, name))
                except (AttributeError, RuntimeError):
                    continue
    for part in parts:
        reachable(part, seen)


def test_nothing_of_the_game_can_be_reached_from_a_view() -> None:
    game = Game(players=3, seed=1, michel="michel")
    list(game.legal_moves)
    found: dict[int, object] = {}
    reachable(game.view(1), found)
    kinds = {type(thing).__name__ for thing in found.values()}
    assert not kinds & {"Game", "Step", "KeyedChance", "MoveList", "LegalMoves", "Deal"}
    assert id(game.table) not in found
    assert id(game.knowledge) not in found


def test_names_at_the_table_cannot_be_changed_from_a_view_or_a_copy() -> None:
    game = Game(players=2, seed=1)
    assert isinstance(game.view(0).seats, tuple)
    assert isinstance(game.copy().seats, tuple)


def test_integers_of_other_libraries_are_accepted_as_moves() -> None:
    class Integer:
        def __index__(self) -> int:
            return 2

    game = Game(players=2, seed=1)
    game.play(Integer())
    assert game.prompt == "rolled"


def test_damaged_bytes_are_noticed() -> None:
    data = Game(players=2, seed=1).to_bytes()
    for at in range(0, len(data), 97):
        with pytest.raises(GameBytesError):
            Game.from_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])


def test_a_replayed_game_can_be_compared() -> None:
    game = Game(players=2, seed=3, target=1)
    chooser = random.Random(1)
    while game.to_move is not None:
        game.play(chooser.choice(list(game.legal_moves)))
    *_, last = game.record.replay()
    assert last == game
    with pytest.raises(TypeError):
        hash(game)


def test_a_sample_has_a_future_of_its_own() -> None:
    game = Game(players=2, seed=11, first_player=0)
    rolls = set()
    for seed in range(30):
        sampled = game.view(0).sample(seed)
        sampled.play("roll")
        rolls.add(sampled.events(0)[0].get("result"))
    assert len(rolls) == 6


def test_the_package_has_a_version() -> None:
    assert blackgate.__version__.count(".") == 2
