"""Fair dice: the server commits to its half of the seed, and every player adds a nonce."""

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


def test_the_commitment_depends_only_on_the_servers_half_of_the_seed() -> None:
    expected = "sha256:" + hashlib.sha256(b"half").hexdigest()
    assert commitment("half", 3) == expected
    assert commitment(join_seed("half", ["ana", "", "ben"]), 3) == expected


def test_the_nonce_of_every_player_changes_all_chance() -> None:
    seeds = [join_seed("half", nonces) for nonces in (["ana", "ben"], ["ana", "bem"], ["anab", "en"], ["ana", ""])]
    assert len({chance_key(seed) for seed in seeds}) == len(seeds)


def test_the_parts_of_a_mixed_seed_can_be_separated() -> None:
    assert split_seed(join_seed("half", ["ana", "", "ben"]), 3) == ("half", ["ana", "", "ben"])
    assert split_seed("alone", 3) == ("alone", [])


def test_more_nonces_than_seats_do_not_fit_the_commitment() -> None:
    """A server that adds a nonce after it has seen all others could choose the dice."""
    seed = join_seed("half", ["ana", "ben", "ground"])
    assert commitment(seed, 2) != commitment("half", 2)
    record = Game(2, seed=seed, target=2).record
    assert record.header["commit"] == "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


def test_a_bot_has_no_nonce() -> None:
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


def test_a_record_with_all_nonces_verifies(record: Path) -> None:
    assert verify(Record.load(record)).outcome is not None


def test_a_player_can_check_the_commitment_and_their_nonce(record: Path) -> None:
    expected = commitment("half", 2)
    assert check(record, "--commit", expected, "--nonce", "0=ana", "--nonce", "1=ben").returncode == 0
    assert check(record, "--commit", expected.removeprefix("sha256:").upper()).returncode == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--commit", "sha256:00"], "not the game whose fingerprint you were shown"),
        (["--nonce", "0=eve"], "not in the seed"),
        (["--nonce", "2=ana"], "not in the seed"),
        (["--nonce", "ana"], "for example"),
    ],
)
def test_a_wrong_commitment_or_nonce_is_reported(record: Path, options: list[str], sentence: str) -> None:
    done = check(record, *options)
    assert done.returncode == 2
    assert sentence in done.stderr
