"""Seats, Places and moves relative to an observer: the observer is seat 0, the player to the left seat 1, and so on clockwise.

Observations and actions are both relative, so that one policy can play every seat. In a team game the two Blocks (11.1) are
relative as well: one's own is called Block A. Records and `Game` use absolute seats and Places, as the table counts them.
A rotation changes only which player or Place a move names, so it is a permutation of the catalogue.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.engine import layout as at
from blackgate.engine import legality
from blackgate.engine import moves as mv
from blackgate.engine.moves import MoveList
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.table import Table


def relative_seat(seat: i64, observer: i64, players: i64) -> i64:
    """Return how many seats to the left of the observer a seat is."""
    relative = seat - observer
    return relative + players if relative < 0 else relative


def absolute_seat(relative: i64, observer: i64, players: i64) -> i64:
    """Return the seat that is so many seats to the left of the observer."""
    seat = relative + observer
    return seat - players if seat >= players else seat


def relative_place(place: i64, observer: i64, teams: i64, block_a: i64) -> i64:
    """Return a Place as the observer counts it: in a team game their own Block comes first (11.1)."""
    if teams != 0 and place >= block_a and (observer & 1) == 1:
        return 2 * block_a + 1 - place
    return place


class SeatRotation:
    """Translates between the moves of the catalogue, with absolute seats, and the actions of a seat, with relative ones."""

    def __init__(self, rb: Rulebook, players: int, teams: bool = False) -> None:
        self.moves: i64 = rb.moves
        # One row of `moves` cells per seat.
        self.move_of_action: vec[i64] = vec[i64](rotate_moves(rb, players, teams, 1))
        self.action_of_move: vec[i64] = vec[i64](rotate_moves(rb, players, teams, -1))
        self.legal: MoveList = MoveList()

    def to_catalogue(self, seat: i64, action: i64) -> i64:
        """Return the move of the catalogue that a seat's action stands for."""
        return self.move_of_action[seat * self.moves + action]

    def from_catalogue(self, seat: i64, move: i64) -> i64:
        """Return the action by which a seat plays a move of the catalogue."""
        return self.action_of_move[seat * self.moves + move]

    def mask(self, t: Table, seat: i64, out: vec[u8], row: i64) -> i64:
        """Set the cells of the legal actions of the seat that is asked and return their number. The cells must be 0 before."""
        legal = self.legal
        legality.list_moves(t, legal)
        start = seat * self.moves
        for i in range(legal.count):
            out[row + self.action_of_move[start + legal.moves[i]]] = u8(1)
        return legal.count


def rotate_moves(rb: Rulebook, players: int, teams: bool, direction: int) -> list[int]:
    """Return, for every seat, the move that each move becomes: direction 1 makes seats absolute, -1 relative."""
    numbers: dict[tuple[int, int, int, int], int] = {}
    parts: list[tuple[int, int, int, int]] = []
    for move in range(int(rb.moves)):
        split = split_move(rb, move)
        parts.append(split)
        numbers[split] = move
    rows: list[int] = []
    for observer in range(int(at.SEATS)):
        for move in range(int(rb.moves)):
            family, other, seat, place = parts[move]
            if observer < players and 0 <= seat < players:
                seat = (seat + direction * observer) % players
            if teams and observer % 2 == 1 and place >= rb.block_a:
                place = int(rb.block_a) * 2 + 1 - place
            rows.append(numbers[family, other, seat, place])
    return rows


def split_move(rb: Rulebook, move: int) -> tuple[int, int, int, int]:
    """Return a move's family, the argument that no rotation changes, its player and its Place; -1 where it has none."""
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
