"""One sampled game that a search plays on, from a candidate move to the seat's next turn."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import flow, legality
from blackgate.engine import layout as at
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table

MAX_LENGTH: Final = 100  # moves

CHOOSING: Final = 0  # a seat has several legal moves
JUDGED: Final = 1  # it ends here, and the network judges the position
OVER: Final = 2  # the game is over


class Rollout:
    """A sampled game, what its seats know in it, and the edge of the candidate that it began with."""

    def __init__(self, table: Table, knowledge: Knowledge, edge: i64, last_turn: i64) -> None:
        self.table = table
        self.knowledge = knowledge
        self.edge: i64 = edge
        self.last_turn: i64 = last_turn  # of the game; the position at its start is judged
        self.length: i64 = 0
        self.state: i64 = CHOOSING
        table.listener = knowledge

    def play(self, move: i64, moves: MoveList) -> None:
        """Play a move, and all moves after it that are the only legal ones. Leave the legal moves in `moves`."""
        t = self.table
        flow.play(t, move)
        self.length += 1
        while True:
            if t.get(at.OVER) != 0:
                self.state = OVER
                return
            if t.turns() >= self.last_turn or self.length >= MAX_LENGTH:
                self.state = JUDGED
                return
            legality.list_moves(t, moves)
            if moves.count > 1:
                return
            flow.play(t, moves.moves[0])
            self.length += 1
