"""Tables in the middle of a game: played by the library until a condition holds, then written to the log of a service.

A browser that opens such a table finds it as if it had been played there, and plays on with the service.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from blackgate import Game, edition
from blackgate.record import RULES
from blackgate.service.storage import Index, Row, Store, Write
from blackgate.service.wall_clock import now_ms
from blackgate.tables import entries, keys, messages, wire
from blackgate.tables.clocks import next_due
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")
LOOKS = ("vesna", "oz", "duchess", "gristle", "kestrel", "moth")
MOST_MOVES = 1500
MOST_SEEDS = 4000
SETTING_UP = 10  # entries before the first move
STEP_MS = 1000
# What people like who play at random, but want something to happen.
LIKED = {"dig": 40.0, "craft": 20.0, "join": 20.0, "search": 5.0, "extort": 4.0, "cautious": 0.6, "end": 0.4, "sell": 0.3}

Until = Callable[[Game], bool]
Choose = Callable[[Game, random.Random], str]


@dataclass
class StagedTable:
    """A table and all its keys; the game as it stands there."""

    id: str
    code: str
    host: str
    watch: str
    game: Game
    seats: dict[int, str] = field(default_factory=dict)

    def keys(self, *seats: int, host: bool = False, watch: bool = False) -> dict[str, Any]:
        """What a browser's keyring holds for whoever has these seats."""
        held = {str(seat): self.seats[seat] for seat in seats}
        known: dict[str, Any] = {"table": self.id, "code": self.code, "seats": held, "title": "", "at": now_ms()}
        return {**known, **({"host": self.host} if host else {}), **({"watch": self.watch} if watch else {})}


def at_random(game: Game, chance: random.Random) -> str:
    moves = [str(move) for move in game.legal_moves]
    return chance.choices(moves, [LIKED.get(move.split()[0], 1.0) for move in moves])[0]


class Stage:
    """Writes tables to the log of a running service."""

    def __init__(self, database: str) -> None:
        self.store = Store.open(database)
        self.numbers = count(1)

    def close(self) -> None:
        self.store.close()

    def set(
        self, until: Until, *, people: Iterable[int] = (0,), choose: Choose = at_random, seed: int = 0, **options: Any
    ) -> StagedTable:
        """The first table, counting seeds from this one, at which it comes to be the case; bots sit where no people do."""
        people = set(people)
        players = options.setdefault("players", 4)
        bots: dict[int, Any] = {seat: "rookie" for seat in range(players) if seat not in people}
        chosen = wire.TableOptions(**{"pace_ms": 0, "bots": bots, "first_player": 0, **options})
        for number in range(seed, seed + MOST_SEEDS):
            table = self.opened(chosen, number)
            moves = played(table.book.require_game(), until, choose, random.Random(number))
            if moves is not None:
                for seat, move in moves:
                    table.add(entries.Moved(seat, [move], "" if seat in bots else f"staged-{table.book.seq}", bots.get(seat, "")))
                return self.laid(table)
        raise AssertionError(f"it never came to that at {MOST_SEEDS} tables")

    def opened(self, options: wire.TableOptions, number: int) -> "Draft":
        """A table at which everybody sits and the cards are dealt."""
        draft = Draft(options, f"{number:064x}")
        for seat, chair in enumerate(draft.book.seats):
            if not chair.taken:
                draft.seats[seat] = keys.new_key()
                draft.add(entries.Sat(seat, NAMES[seat], keys.hash_key(draft.seats[seat]), f"share-{seat}", LOOKS[seat]))
        draft.add(entries.Started(draft.book.nonces))
        return draft

    def laid(self, draft: "Draft") -> StagedTable:
        """Into the log: all of it, and the line in the index."""
        book, start = draft.book, draft.start
        due = next_due(book, (), now_ms())
        when = None if due is None else due.at
        index = Index(book.creation.code, book.options.public, book.phase, start, encode(messages.table_line(book)), when, when)
        rows = [
            Row(book.id, n, start + STEP_MS * (n - 1), f"{book.id}-{n}", entries.encode(one))
            for n, one in enumerate(draft.entries, 1)
        ]
        assert all(self.store.append([Write(row, index if row.seq in (1, len(rows)) else None) for row in rows]))
        return StagedTable(book.id, book.creation.code, draft.host, draft.watch, book.require_game(), draft.seats)


class Draft:
    """A table that is still being played out."""

    def __init__(self, options: wire.TableOptions, seed: str) -> None:
        self.host, self.watch = keys.new_key(), keys.new_key()
        self.seats: dict[int, str] = {}
        book = edition()
        hashes = keys.hash_key(self.host), keys.hash_key(self.watch)
        looks = [LOOKS[seat] if seat in options.bots else "" for seat in range(options.players)]
        created = entries.Created(
            options, keys.new_code(), seed, *hashes, book.pack.digest, RULES, looks=looks, format=entries.FORMAT
        )
        self.start = now_ms() - STEP_MS * (MOST_MOVES + SETTING_UP)  # so that all of it lies in the past
        self.book = HostedTable(keys.new_table_id(), self.start, created, book)
        self.entries: list[entries.Entry] = [created]

    def add(self, entry: entries.Entry) -> None:
        self.entries.append(entry)
        self.book.apply(self.book.seq + 1, self.book.updated_at + STEP_MS, entry)


def played(game: Game, until: Until, choose: Choose, chance: random.Random) -> list[tuple[int, str]] | None:
    """The moves that lead there from the deal, if it comes to that."""
    now, moves = game.copy(), list[tuple[int, str]]()
    for _ in range(MOST_MOVES):
        if until(now):
            return moves
        seat = now.to_move
        if seat is None:
            return None
        moves.append((seat, choose(now, chance)))
        now.play(moves[-1][1])
    return None
