"""12.4 in a tab: swap hidden facts a seat cannot know, and every byte that is sent to it stays the same."""

import random
from typing import Any

import msgspec
import pytest

from blackgate.tab.active_tables import StoredRow
from blackgate.tables import wire
from testkit.game_modes import eventful_move
from testkit.seeds import repetitions, seeded_random
from testkit.service.swapped_tables import (
    WATCH,
    TableWithPositions,
    impossible_messages,
    play,
    secret,
    started_table,
    swapped_worlds,
)
from testkit.swapped_games import matching_move, same_events
from testkit.tab.browser_tab import BrowserTab

POSITIONS = repetitions(normally=4, in_soak=20)
NOW = 1_800_000_000_000


class World:
    """A tab with one of two worlds."""

    def __init__(self, table: TableWithPositions) -> None:
        self.table = table
        self.tab = BrowserTab()
        self.tab.now = NOW
        one = self.tab.service.host.tables.get(table.id)
        one.rows, one.table = [StoredRow(n, 0, b"") for n in range(1, table.seq + 1)], table
        self.tab.storage.rows[table.id] = [(row.seq, row.at, "") for row in one.rows]

    def connect(self, seat: int | None, **fields: Any) -> Any:
        """Connect a seat or a spectator."""
        return self.tab.connect(self.table.id, WATCH if seat is None else secret(seat), **fields)

    def answers(self, seat: int | None, chooser: random.Random) -> list[object]:
        """Return everything that a connection and the routes answer without a change."""
        found: list[object] = []
        for lang in (None, "fr"):
            session = self.connect(seat, lang=lang, since=chooser.randrange(self.table.seq))
            for message in impossible_messages(self.table, seat, chooser):
                session.send(**msgspec.to_builtins(message))
            found.append(session.texts)
        routes = [self.tab.respond("GET", f"/api/tables/{self.table.id}{part}", WATCH) for part in ("", "/fairness", "/record")]
        return [found, routes, self.tab.due_ms]

    def news(self, seat: int | None, move: str) -> list[str]:
        """Return what a connection is sent when the seat to move makes a move."""
        watching = self.connect(seat, lang="en")
        mover = self.table.to_move
        assert mover is not None
        answer = self.connect(mover).play(move)
        assert answer["t"] == "ack", answer
        return list(watching.texts)


@pytest.mark.clause("12.4", "12.3")
@pytest.mark.parametrize(("players", "teams"), [(2, False), (5, False), (4, True)])
def test_swapping_what_a_seat_cannot_know_changes_no_byte_it_is_sent(players: int, teams: bool) -> None:
    chooser = seeded_random(f"tab {players} {teams}")
    table = started_table(wire.TableOptions(players=players, teams=teams, michel="michel", target=30))
    compared = 0
    for _ in range(POSITIONS):
        for _ in range(12):
            play(table, eventful_move(table.require_game(), chooser).text)
        for seat in (chooser.randrange(players), None):
            asked = chooser.getrandbits(32)
            left, right = (World(world) for world in swapped_worlds(table, seat, chooser))
            assert left.answers(seat, random.Random(asked)) == right.answers(seat, random.Random(asked))
            if table.to_move != seat:
                compared += compare_news(table, seat, chooser)
    assert compared > 0


def compare_news(table: TableWithPositions, seat: int | None, chooser: random.Random) -> bool:
    """Let another seat make the same move in both worlds; return whether this seat must be sent the same."""
    left, right = (World(world) for world in swapped_worlds(table, seat, chooser))
    move = chooser.choice(list(table.require_game().legal_moves))
    twin = matching_move(move, right.table.require_game())
    if twin is None:
        return False
    sent = left.news(seat, move.text), right.news(seat, twin.text)
    if not same_events(left.table.require_game(), right.table.require_game(), seat, move):
        return False
    assert sent[0] == sent[1]
    return True
