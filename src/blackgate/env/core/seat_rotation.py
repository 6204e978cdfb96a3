"""Moves as seen from a chair: whoever chooses is seat 0, the player to the left seat 1, and so on round the table.

Observations are told that way, so that one policy plays every seat; moves that name a player must be, too. In a team game the
two Blocks (11.1) are told the same way: one's own is called Block A. Seats and Places in records and in `Game` are the
table's own; the rows here turn one into the other. They only change whom or where a move names, so each is a permutation of
the catalogue.
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

    def __init__(self, rb: Rulebook, players: int, teams: bool = False) -> None:
        self.moves: i64 = rb.moves
        self.inward = vec[i64](turned(rb, players, teams, 1))
        self.outward = vec[i64](turned(rb, players, teams, -1))
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


def turned(rb: Rulebook, players: int, teams: bool, direction: int) -> list[int]:
    """Row after row: every move, as the chair of that seat calls it."""
    numbers: dict[tuple[int, int, int, int], int] = {}
    meant: list[tuple[int, int, int, int]] = []
    for move in range(int(rb.moves)):
        what = taken_apart(rb, move)
        meant.append(what)
        numbers[what] = move
    rows: list[int] = []
    for chair in range(int(at.SEATS)):
        for move in range(int(rb.moves)):
            family, about, seat, place = meant[move]
            if chair < players and 0 <= seat < players:
                seat = (seat + direction * chair) % players
            if teams and chair % 2 == 1 and place >= rb.block_a:
                place = int(rb.block_a) * 2 + 1 - place
            rows.append(numbers[family, about, seat, place])
    return rows


def taken_apart(rb: Rulebook, move: int) -> tuple[int, int, int, int]:
    """Family, what else, player and Place of a move; -1 where it names none."""
    family = int(rb.family[move])
    arg = int(rb.arg[move])
    if family == mv.PLAY_SEAT:
        return family, arg, int(rb.arg2[move]), -1
    if family == mv.PLAY_PLACE:
        return family, arg, -1, int(rb.arg2[move])
    if family == mv.EXTORT or family == mv.FOLLOW or family == mv.EXCHANGE or family == mv.PICK:
        return family, -1, arg, -1
    if family == mv.CAUTIOUS or family == mv.GO or family == mv.SEND:
        return family, -1, -1, arg
    return family, move, -1, -1
