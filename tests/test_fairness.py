"""The dice: a half of the server's, promised beforehand, and a share of everybody's."""

import hashlib
import os
from pathlib import Path

import pytest

from blackgate import Game, Record
from blackgate.bots import Budget, make_bot
from blackgate.errors import RecordError
from blackgate.fairness import chance_key, commitment, join_seed, split_seed
from blackgate.replay import verify
from testkit import cli_process


def test_the_commitment_is_to_the_servers_half_and_can_be_made_before_anybody_adds_theirs() -> None:
    promised = "sha256:" + hashlib.sha256(b"half").hexdigest()
    assert commitment("half", 3) == promised
    assert commitment(join_seed("half", ["ana", "", "ben"]), 3) == promised


def test_everybodys_share_changes_all_chance() -> None:
    seeds = [join_seed("half", nonces) for nonces in (["ana", "ben"], ["ana", "bem"], ["anab", "en"], ["ana", ""])]
    assert len({chance_key(seed) for seed in seeds}) == len(seeds)


def test_what_was_mixed_can_be_told_apart_again() -> None:
    assert split_seed(join_seed("half", ["ana", "", "ben"]), 3) == ("half", ["ana", "", "ben"])
    assert split_seed("alone", 3) == ("alone", [])


def test_a_share_more_than_there_are_seats_breaks_the_promise() -> None:
    """A server that adds one of its own after it has seen everybody's could choose the dice."""
    seed = join_seed("half", ["ana", "ben", "ground"])
    assert commitment(seed, 2) != commitment("half", 2)
    record = Game(2, seed=seed, target=2).record
    assert record.header["commit"] == "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


def test_a_bot_has_no_share_in_the_dice() -> None:
    game = finished(Game(2, seed=join_seed("half", ["ana", "ground"]), target=2, seats=["Ana", "bot:rookie"]))
    with pytest.raises(RecordError) as refused:
        verify(game.record)
    assert refused.value.text == "error-record-seed"
    verify(finished(Game(2, seed=join_seed("half", ["ana", ""]), target=2, seats=["Ana", "bot:rookie"])).record)


def finished(game: Game) -> Game:
    inmate = make_bot("inmate")
    while game.to_move is not None:
        moves = list(game.legal_moves)
        game.play(inmate.choose(game.view(game.to_move), moves, Budget()))
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = finished(Game(2, seed=join_seed("half", ["ana", "ben"]), target=2))
    path = tmp_path_factory.mktemp("fair") / "game.jsonl"
    game.record.save(path)
    return path


def check(record: Path, *options: str) -> cli_process.Done:
    return cli_process.run(["verify", str(record), *options], os.environ)


def test_a_record_with_everybodys_share_verifies(record: Path) -> None:
    assert verify(Record.load(record)).outcome is not None


def test_a_player_can_check_what_they_were_promised_and_what_they_added(record: Path) -> None:
    promised = commitment("half", 2)
    assert check(record, "--commit", promised, "--nonce", "0=ana", "--nonce", "1=ben").returncode == 0
    assert check(record, "--commit", promised.removeprefix("sha256:").upper()).returncode == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--commit", "sha256:00"], "not the game you were promised"),
        (["--nonce", "0=eve"], "not in the seed"),
        (["--nonce", "2=ana"], "not in the seed"),
        (["--nonce", "ana"], "write for instance"),
    ],
)
def test_a_broken_promise_is_told(record: Path, options: list[str], sentence: str) -> None:
    told = check(record, *options)
    assert told.returncode == 2
    assert sentence in told.stderr
