"""Plays a record back and checks all of it, its chance against the published seed included."""

from collections.abc import Iterator
from pathlib import Path

from blackgate import record_reader
from blackgate.catalogue import Edition
from blackgate.engine.chance import KeyedChance
from blackgate.engine.setup import deal
from blackgate.errors import RecordError
from blackgate.fairness import commitment, key_of, shares
from blackgate.game import Game, Record
from blackgate.record import outcomes
from blackgate.record_reader import read_header


def replay(record: Record, pack: Edition | Path | str | None = None) -> Iterator[Game]:
    """The game after the setup and after each move; ends after the result has been checked."""
    return record.replay(pack)


def so_far(record: Record, pack: Edition | Path | str | None = None) -> Iterator[Game]:
    """The game after the setup and after each move, of a record that may have no result yet."""
    return record_reader.so_far(record, Game, pack)


def verify(record: Record, pack: Edition | Path | str | None = None) -> Game:
    """Replay a record and check everything, its chance against the published seed included; the final game."""
    last: Game | None = None
    for game in replay(record, pack):
        last = game
    if last is None:
        raise RecordError("error-record-truncated", line=len(record.lines))
    check_seed(record, last.edition)
    check_chance(record, last.edition)
    return last


def check_seed(record: Record, edition: Edition) -> None:
    """The seed is the one that was committed to before the game, and a bot has no share in it: it would be the host's."""
    options, names, commit = read_header(record, edition)
    seed = str(record.lines[-1]["seed"])
    _, nonces = shares(seed, options.players)
    slipped_in = any(nonce and name.startswith("bot:") for name, nonce in zip(names, nonces, strict=False))
    if commitment(seed, options.players) != commit or slipped_in:
        raise RecordError("error-record-seed", line=len(record.lines))


def check_chance(record: Record, edition: Edition) -> None:
    """Every roll and every card follows from the seed: play the same moves with it and compare line by line."""
    options, names, _ = read_header(record, edition)
    seed = str(record.lines[-1]["seed"])
    chance = KeyedChance(key_of(seed))
    game = Game.dealt(edition, options, names, deal(edition.rulebook, options, chance), chance, seed)
    if Record.of(game).lines[1] != record.lines[1]:
        raise RecordError("error-record-chance", line=2)
    for number, line in enumerate(record.lines[2:-1], start=3):
        game.play(str(line["move"]))
        last = game.last
        if last is not None and outcomes(edition, last.rows) != line.get("out", []):
            raise RecordError("error-record-chance", line=number)
