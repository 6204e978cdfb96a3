"""Converts a game to bytes and back, hidden cards and seed included: for saving and for other processes."""

import hashlib
import json
import struct

from librt.vecs import vec
from mypy_extensions import i32

from blackgate.base_game import BaseGame
from blackgate.catalogue import Edition
from blackgate.engine.chance import Chance, KeyedChance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.setup import Deal, Options
from blackgate.engine.table import Table
from blackgate.errors import GameBytesError

MAGIC = b"BLACKGATE2"  # with the version of the rules and of the engine's layout
FAMILY = b"BLACKGATE"
DIGEST = 16  # bytes of a SHA-256 checksum over the rest


def serialize_game(game: BaseGame) -> bytes:
    """Return a game as bytes: magic, checksum, sizes, a JSON head, table, knowledge, past moves."""
    chance = game.table.chance
    if isinstance(chance, KeyedChance):
        source: list[object] = ["keyed", int(chance.position), chance.key.hex()]
    elif type(chance) is Chance:
        source = ["fast", *chance.state()]
    else:
        raise GameBytesError("error-bytes-chance")
    deal = game.deal
    head = {
        "pack": game.edition.pack.digest,
        "options": list(game.options.values()),
        "seats": list(game.seats),
        "commit": game.commit,
        "seed": game.seed,
        "chance": source,
        "deal": None if deal is None else [deal.first, deal.backgrounds, deal.hands, deal.gangs],
    }
    past: list[int] = pack_rows(game.opening)
    for step in game.steps:
        past += [step.seat, step.move, *pack_rows(step.rows)]
    text = json.dumps(head, separators=(",", ":")).encode()
    cells = game.table.to_bytes()
    known = game.knowledge.to_bytes()
    sizes = struct.pack("<IIII", len(text), len(cells), len(known), len(past))
    body = sizes + text + cells + known + struct.pack(f"<{len(past)}i", *past)
    return MAGIC + hashlib.sha256(body).digest()[:DIGEST] + body


def pack_rows(rows: list[tuple[int, int, int, int, int]]) -> list[int]:
    """Return the number of events and their numbers."""
    return [len(rows), *(number for row in rows for number in row)]


def deserialize_game(game: BaseGame, data: bytes, edition: Edition) -> None:
    """Fill a blank game from the bytes of `serialize_game`."""
    try:
        read_game(game, data, edition)
    except (struct.error, ValueError, KeyError, IndexError, TypeError) as error:
        if isinstance(error, GameBytesError):
            raise
        raise GameBytesError("error-bytes") from None


def read_game(game: BaseGame, data: bytes, edition: Edition) -> None:
    """Read part by part; bytes that make no sense raise various errors."""
    begin = len(MAGIC) + DIGEST
    if data[: len(FAMILY)] == FAMILY and data[: len(MAGIC)] != MAGIC:
        raise GameBytesError("error-bytes-version")
    if data[: len(MAGIC)] != MAGIC or data[len(MAGIC) : begin] != hashlib.sha256(data[begin:]).digest()[:DIGEST]:
        raise GameBytesError("error-bytes")
    start = begin + 16
    head_size, cells_size, known_size, past_size = struct.unpack("<IIII", data[begin:start])
    if len(data) != start + head_size + cells_size + known_size + 4 * past_size:
        raise GameBytesError("error-bytes")
    head = json.loads(data[start : start + head_size])
    if head["pack"] != edition.pack.digest:
        raise GameBytesError("error-bytes-pack", pack=edition.pack.id)
    start += head_size
    cells = data[start : start + cells_size]
    known = data[start + cells_size : start + cells_size + known_size]
    past = list(struct.unpack(f"<{past_size}i", data[start + cells_size + known_size :]))
    game.edition = edition
    game.options = Options(*head["options"])  # bytes of an earlier version have no `fair_start` at the end
    game.seats = tuple(head["seats"])
    game.seed = head["seed"]
    game.commit = head["commit"]
    deal = head["deal"]
    game.deal = None if deal is None else Deal(*deal)
    source = head["chance"]
    chance = KeyedChance(bytes.fromhex(source[2]), source[1]) if source[0] == "keyed" else Chance(*source[1:])
    game.knowledge = Knowledge(game.options.players, len(edition.kinds))
    game.knowledge.load(known)
    game.table = Table.from_bytes(edition.rulebook, chance, cells)
    game.table.listener = game.knowledge
    game._reset_caches()
    game.opening, at_past = read_rows(past, 0)
    game._forget_past()
    while at_past < len(past):
        rows, after = read_rows(past, at_past + 2)
        log = vec[i32]([i32(number) for row in rows for number in row])
        game._add_step(past[at_past], past[at_past + 1], log)
        at_past = after


def read_rows(past: list[int], start: int) -> tuple[list[tuple[int, int, int, int, int]], int]:
    """Return the events that begin at `start`, and where they end."""
    end = start + 1 + past[start] * 5
    numbers = past[start + 1 : end]
    rows = [(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3], numbers[i + 4]) for i in range(0, len(numbers), 5)]
    return rows, end
