"""Moves as seen from a chair: whoever chooses is seat 0, the player to the left seat 1, and so on round the table.

Observations are told that way, so that one policy plays every seat; moves that name a player must be, too. Seats in
records and in `Game` are numbered round the table instead: the tables here turn one into the other. A turn of the table
only changes which player a move names, so every row is a permutation of the catalogue.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.engine import layout as at
from blackgate.engine import legality
from blackgate.engine import moves as mv
from blackgate.engine.moves import MoveList
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.table import Table


class Chairs:
    """For every seat: the catalogue's number of a move counted from that chair, and the other way round."""

    def __init__(self, rb: Rulebook, players: int) -> None:
        self.moves: i64 = rb.moves
        self.players: i64 = players
        self.inward = vec[i64](turned(rb, players, 1))
        self.outward = vec[i64](turned(rb, players, -1))
        self.list = MoveList()

    def to_catalogue(self, seat: i64, action: i64) -> i64:
        """The move of the catalogue that a seat means by an action."""
        return self.inward[seat * self.moves + action]

    def from_catalogue(self, seat: i64, move: i64) -> i64:
        """The action by which a seat plays a move of the catalogue."""
        return self.outward[seat * self.moves + move]

    def mask(self, t: Table, seat: i64, out: vec[u8], row: i64) -> i64:
        """Mark the legal actions of the seat that is asked in cells that are all 0; how many there are."""
        found = self.list
        legality.list_moves(t, found)
        start = seat * self.moves
        for i in range(found.count):
            out[row + self.outward[start + found.moves[i]]] = u8(1)
        return found.count


def turned(rb: Rulebook, players: int, direction: int) -> list[int]:
    """Row after row: every move with the player it names moved round the table by as many chairs as the seat's number."""
    by_seat: dict[tuple[int, int, int], int] = {}
    named: list[tuple[int, int, int]] = []
    for move in range(int(rb.moves)):
        family = int(rb.family[move])
        seat = -1
        about = 0
        if family == mv.PLAY_SEAT:
            seat = int(rb.arg2[move])
            about = int(rb.arg[move])
        elif family == mv.EXTORT or family == mv.FOLLOW or family == mv.EXCHANGE or family == mv.PICK:
            seat = int(rb.arg[move])
        named.append((family, about, seat))
        if seat >= 0:
            by_seat[family, about, seat] = move
    rows: list[int] = []
    for chair in range(int(at.SEATS)):
        for move in range(int(rb.moves)):
            family, about, seat = named[move]
            if chair < players and 0 <= seat < players:
                rows.append(by_seat[family, about, (seat + direction * chair) % players])
            else:
                rows.append(move)
    return rows
