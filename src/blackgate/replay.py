"""Replays a record and verifies it, including its chance against the published seed."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path

from blackgate import record_reader
from blackgate.catalogue import Edition
from blackgate.engine.chance import KeyedChance
from blackgate.engine.setup import deal
from blackgate.errors import RecordError
from blackgate.fairness import chance_key, commitment, game_terms, sha256, share_hash, split_seed
from blackgate.game import Game, Record
from blackgate.record import outcomes
from blackgate.record_reader import read_header, read_shares


def replay(record: Record, pack: Edition | Path | str | None = None) -> Iterator[Game]:
    """Yield the game after the setup and after each move; check the result at the end."""
    return record.replay(pack)


def replay_so_far(record: Record, pack: Edition | Path | str | None = None) -> Iterator[Game]:
    """Yield the game after the setup and after each move, of a record that may have no result yet."""
    return record_reader.replay_so_far(record, Game, pack)


def verify(record: Record, pack: Edition | Path | str | None = None) -> Game:
    """Replay a record, check everything including its chance against the published seed, and return the final game.

    Without a pack, it is the one that the record names: the classic pack, or an earlier version of it.
    """
    (game,) = deque(verification(record, pack), maxlen=1)
    return game


def verification(record: Record, pack: Edition | Path | str | None = None) -> Iterator[Game]:
    """Verify a record like `verify`, line by line. Yield a game after each line, and at last the final one."""
    last: Game | None = None
    for game in replay(record, pack):
        last = game
        yield game
    if last is None:
        raise RecordError("error-record-truncated", line=len(record.lines))
    check_seed(record, last.edition)
    for _ in chance_checks(record, last.edition):
        yield last
    yield last


def check_seed(record: Record, edition: Edition) -> None:
    """Check that seed and terms match the commitment, and that no bot has a nonce (the host could have chosen it)."""
    options, names, commit = read_header(record, edition)
    shares = read_shares(record)
    last = len(record.lines)
    seed = str(record.lines[-1]["seed"])
    half, nonces = split_seed(seed, options.players)
    if any(nonce and name.startswith("bot:") for name, nonce in zip(names, nonces, strict=False)):
        raise RecordError("error-record-seed", line=last)
    if shares is None:
        if commitment(seed, options.players) != commit:
            raise RecordError("error-record-seed", line=last)
        return
    if sha256(game_terms(record.header, sha256(half), shares)) != commit:
        raise RecordError("error-record-terms", line=last)
    if len(nonces) != len(shares):
        raise RecordError("error-record-seed", line=last)
    for seat, (nonce, share) in enumerate(zip(nonces, shares, strict=True), start=1):
        if nonce and share_hash(nonce) != share:
            raise RecordError("error-record-share", line=last, seat=seat)


def withheld_shares(record: Record) -> list[int]:
    """Return the seats that promised a share of the seed and did not reveal it: the dice were made without it."""
    shares = read_shares(record) or []
    _, nonces = split_seed(str(record.lines[-1].get("seed")), len(shares))
    return [seat for seat, (nonce, share) in enumerate(zip(nonces, shares, strict=False)) if share and not nonce]


def check_chance(record: Record, edition: Edition) -> None:
    """Play the same moves with the seed and compare every line: dice and cards must follow from it."""
    for _ in chance_checks(record, edition):
        pass


def chance_checks(record: Record, edition: Edition) -> Iterator[None]:
    """Check the chance of a record like `check_chance`. Yield after each line."""
    options, names, _ = read_header(record, edition)
    seed = str(record.lines[-1]["seed"])
    chance = KeyedChance(chance_key(seed))
    game = Game.dealt(edition, options, names, deal(edition.rulebook, options, chance), chance, seed)
    if Record.of(game).lines[1] != record.lines[1]:
        raise RecordError("error-record-chance", line=2)
    for number, line in enumerate(record.lines[2:-1], start=3):
        game.play(str(line["move"]))
        last = game.last
        if last is not None and outcomes(edition, last.rows) != line.get("out", []):
            raise RecordError("error-record-chance", line=number)
        yield
