"""Tables in the middle of a game: played by the library until a condition holds, then written to the log of a service.

A browser that opens such a table finds it as if it had been played there, and plays on with the service.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from blackgate import Game, Move, edition
from blackgate.catalogue import Edition
from blackgate.record import RULES
from blackgate.service.storage import Index, Row, Store, Write
from blackgate.service.wall_clock import now_ms
from blackgate.tables import entries, keys, messages, wire
from blackgate.tables.clocks import next_due
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable
from testkit.game_modes import weighted_move
from testkit.seeds import FIRST_DEAL, seeded_random

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")
LOOKS = ("vesna", "oz", "duchess", "gristle", "kestrel", "moth")
MAX_MOVES = 1500
MAX_SEEDS = 4000
SETUP_ENTRIES = 10  # entries before the first move
STEP_MS = 1000

Until = Callable[[Game], bool]
Choose = Callable[[Game, random.Random], Move | str]


@dataclass
class StagedTable:
    """A table in the log of a service: its keys and its game."""

    id: str
    code: str
    host: str
    watch: str
    game: Game
    seats: dict[int, str] = field(default_factory=dict)

    def keys(self, *seats: int, host: bool = False, watch: bool = False) -> dict[str, Any]:
        """Return the stored keys of a browser that has these seats."""
        secrets = {str(seat): self.seats[seat] for seat in seats}
        known: dict[str, Any] = {"table": self.id, "code": self.code, "seats": secrets, "title": "", "at": now_ms()}
        return {**known, **({"host": self.host} if host else {}), **({"watch": self.watch} if watch else {})}


class TableFactory:
    """Writes tables to the log of a running service."""

    def __init__(self, database: str) -> None:
        self.store = Store.open(database)

    def close(self) -> None:
        self.store.close()

    def create(
        self,
        until: Until,
        *,
        people: Iterable[int] = (0,),
        choose: Choose = weighted_move,
        seed: int = 0,
        pack: Edition | None = None,
        **options: Any,
    ) -> StagedTable:
        """Create a table whose game fulfils a condition. Seeds are tried in order; bots have the seats without people."""
        people = set(people)
        players = options.setdefault("players", 4)
        bots: dict[int, Any] = {seat: "rookie" for seat in range(players) if seat not in people}
        chosen = wire.TableOptions(**{"pace_ms": 0, "bots": bots, "first_player": 0, **options})
        for number in range(seed, seed + MAX_SEEDS):
            draft = self.start_draft(chosen, FIRST_DEAL + number, pack)
            moves = moves_until(draft.table.require_game(), until, choose, seeded_random(number))
            if moves is not None:
                for seat, move in moves:
                    draft.add(
                        entries.Moved(seat, [move], "" if seat in bots else f"staged-{draft.table.seq}", bots.get(seat, ""))
                    )
                return self.write(draft)
        raise AssertionError(f"no game fulfilled the condition with {MAX_SEEDS} seeds")

    def start_draft(self, options: wire.TableOptions, number: int, pack: Edition | None = None) -> "TableDraft":
        """Start a table with all seats taken."""
        draft = TableDraft(options, f"{number:064x}", pack or edition())
        for seat, seat_state in enumerate(draft.table.seats):
            if not seat_state.taken:
                draft.seats[seat] = keys.new_key()
                draft.add(entries.Sat(seat, NAMES[seat], keys.hash_key(draft.seats[seat]), f"share-{seat}", LOOKS[seat]))
        draft.add(entries.Started(draft.table.nonces))
        return draft

    def write(self, draft: "TableDraft") -> StagedTable:
        """Write all entries and the index of a table to the store."""
        table, start = draft.table, draft.start
        due = next_due(table, (), now_ms())
        when = None if due is None else due.at
        index = Index(
            table.creation.code, table.options.public, table.phase, start, encode(messages.table_line(table)), when, when
        )
        rows = [
            Row(table.id, n, start + STEP_MS * (n - 1), f"{table.id}-{n}", entries.encode(one))
            for n, one in enumerate(draft.entries, 1)
        ]
        assert all(self.store.append([Write(row, index if row.seq in (1, len(rows)) else None) for row in rows]))
        return StagedTable(table.id, table.creation.code, draft.host, draft.watch, table.require_game(), draft.seats)


class TableDraft:
    """A table that is not in the store yet."""

    def __init__(self, options: wire.TableOptions, seed: str, pack: Edition) -> None:
        self.host, self.watch = keys.new_key(), keys.new_key()
        self.seats: dict[int, str] = {}
        hashes = keys.hash_key(self.host), keys.hash_key(self.watch)
        looks = [LOOKS[seat] if seat in options.bots else "" for seat in range(options.players)]
        created = entries.Created(
            options, keys.new_code(), seed, *hashes, pack.pack.digest, RULES, looks=looks, format=entries.FORMAT
        )
        self.start = now_ms() - STEP_MS * (MAX_MOVES + SETUP_ENTRIES)  # so that all entries are in the past
        self.table = HostedTable(keys.new_table_id(), self.start, created, pack)
        self.entries: list[entries.Entry] = [created]

    def add(self, entry: entries.Entry) -> None:
        self.entries.append(entry)
        self.table.apply(self.table.seq + 1, self.table.updated_at + STEP_MS, entry)


def moves_until(game: Game, until: Until, choose: Choose, chance: random.Random) -> list[tuple[int, str]] | None:
    """Return the moves until the condition holds; None if it never does."""
    now, moves = game.copy(), list[tuple[int, str]]()
    for _ in range(MAX_MOVES):
        if until(now):
            return moves
        seat = now.to_move
        if seat is None:
            return None
        moves.append((seat, str(choose(now, chance))))
        now.play(moves[-1][1])
    return None
