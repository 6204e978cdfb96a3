"""The tree of an information-set Monte-Carlo tree search (after Cowling, Powley and Whitehouse).

Every few iterations the unknown cards are dealt anew (`engine/determinization.py`), so a search never knows more than its seat.
One tree serves all deals: a node stands for the moves that led to it, whatever was dealt or rolled, and an edge is only
followed where its move is legal. PUCT selects the edge from the results so far and the prior of the move. Each seat maximises
its own chance of winning.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine import determinization
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table

NONE: Final = -1
MAX_DEPTH: Final = 200
UNLIMITED: Final = 1 << 40  # more work than a day of search

# The cost of each step, in tenths of a microsecond on the machine of docs/bots.md. A budget in milliseconds is spent in these.
COST_DEAL: Final = 130
COST_PLAY: Final = 5
COST_SCORE: Final = 24


class SearchTree:
    """The tree of one decision. A search adds what a leaf is worth and which priors its moves have."""

    def __init__(self, view: Table, knowledge: Knowledge, observer: int, chance: Chance) -> None:
        self.view = view
        self.knowledge = knowledge
        self.observer: i64 = observer
        self.chance = chance
        self.moves: MoveList = MoveList()
        self.deal: Table = view
        self.exploration: float = 0.6
        # Work done so far.
        self.iterations: i64 = 0
        self.work: i64 = 0
        # Nodes, and their edges as linked lists.
        self.first_edge: vec[i64] = vec[i64]([NONE])  # by node
        self.move: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.next_edge: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()  # sum of the chances of the seat that moves
        self.prior: vec[float] = vec[float]()
        self.edge_of_move: vec[i64] = vec[i64]([NONE] * int(view.rulebook.moves))  # of the current node, while selecting
        # The path of the current iteration.
        self.path: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.seats: vec[i64] = vec[i64]([0] * MAX_DEPTH)

    # --- the budget -----------------------------------------------------------------------------
    def run(self, max_iterations: int, max_work: int) -> None:
        """Search until the limit of iterations or of work is reached, or the choice is decided."""
        self.run_slice(max_iterations, max_work, max_work)

    def run_slice(self, max_iterations: i64, max_work: i64, slice_of_work: i64) -> bool:
        """Search like `run`, but return after a slice of the work. Return True if there is more to do."""
        pause = self.work + slice_of_work
        while self.iterations < max_iterations and self.work < max_work:
            self.iterate()
            if self.is_decided(max_iterations, max_work):
                return False
            if self.work >= pause:
                return True
        return False

    def iterate(self) -> None:
        """Follow one path through the tree, judge its end, and update its edges."""

    def is_decided(self, max_iterations: i64, max_work: i64) -> bool:
        """Return whether more work could not change the choice."""
        return False

    def deal_cards(self) -> None:
        """Deal the unknown cards anew."""
        self.deal = determinization.sample(self.view, self.knowledge, self.observer, self.chance)
        self.work += COST_DEAL

    # --- the tree -------------------------------------------------------------------------------
    def add_node(self, edge: i64) -> i64:
        """Add the node that an edge leads to."""
        node: i64 = len(self.first_edge)
        self.child[edge] = node
        self.first_edge = append(self.first_edge, NONE)
        return node

    def add_edge(self, node: i64, move: i64, prior: float) -> None:
        """Add the edge of a move at a node."""
        edge: i64 = len(self.move)
        self.move = append(self.move, move)
        self.child = append(self.child, NONE)
        self.next_edge = append(self.next_edge, self.first_edge[node])
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        self.prior = append(self.prior, prior)
        self.first_edge[node] = edge
        self.edge_of_move[move] = edge

    def find_edges(self, node: i64) -> i64:
        """Fill in `edge_of_move` for a node. Return how many of the legal moves have no edge yet."""
        edge_of_move = self.edge_of_move
        edge = self.first_edge[node]
        while edge != NONE:
            edge_of_move[self.move[edge]] = edge
            edge = self.next_edge[edge]
        new_moves: i64 = 0
        for i in range(self.moves.count):
            if edge_of_move[self.moves.moves[i]] == NONE:
                new_moves += 1
        return new_moves

    def forget_edges(self, node: i64) -> None:
        """Clear `edge_of_move` after `find_edges`."""
        edge = self.first_edge[node]
        while edge != NONE:
            self.edge_of_move[self.move[edge]] = NONE
            edge = self.next_edge[edge]

    def best_edge(self) -> i64:
        """Return the edge to follow among those in `edge_of_move`: PUCT over the moves that are legal on this deal."""
        edge_of_move = self.edge_of_move
        count = self.moves.count
        total_visits: i64 = 1
        total_value = 0.0
        total_prior = 0.0
        for i in range(count):
            edge = edge_of_move[self.moves.moves[i]]
            total_visits += self.visits[edge]
            total_value += self.value[edge]
            total_prior += self.prior[edge]
        unvisited_mean = total_value / float(total_visits - 1) if total_visits > 1 else 0.5
        exploration = self.exploration * math.sqrt(float(total_visits)) / total_prior
        best: i64 = NONE
        best_score = -1.0
        for i in range(count):
            edge = edge_of_move[self.moves.moves[i]]
            visits = float(self.visits[edge])
            mean = self.value[edge] / visits if visits > 0.0 else unvisited_mean
            score = mean + exploration * self.prior[edge] / (1.0 + visits)
            if score > best_score:
                best = edge
                best_score = score
        return best

    def update_path(self, depth: i64, chances: vec[float]) -> None:
        """Add the chances at the end of the path to its edges, for the seat that moved at each."""
        for i in range(depth):
            edge = self.path[i]
            self.visits[edge] += 1
            self.value[edge] = self.value[edge] + chances[self.seats[i]]

    def root_statistics(self) -> list[tuple[int, int, float]]:
        """Return (move, visits, mean chance of winning) of each move at the root, the most visited first."""
        found: list[tuple[int, int, float]] = []
        edge = self.first_edge[0]
        while edge != NONE:
            visits = int(self.visits[edge])
            found.append((int(self.move[edge]), visits, self.value[edge] / visits if visits > 0 else 0.0))
            edge = self.next_edge[edge]
        found.sort(key=by_visits)
        return found


def by_visits(statistics: tuple[int, int, float]) -> tuple[int, float, int]:
    """Sort key: the most visited first, then the highest chance, then the order of the catalogue."""
    return (-statistics[1], -statistics[2], statistics[0])
