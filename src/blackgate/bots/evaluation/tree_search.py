"""Information-set Monte-Carlo tree search (after Cowling, Powley and Whitehouse) with the evaluator's scores as priors.

Every few iterations the unknown cards are dealt anew (`engine/determinization.py`), so the search never knows more than its seat.
One tree serves all deals: a node stands for the moves that led to it, whatever was dealt or rolled, and an edge is only
followed where its move is legal. PUCT selects the edge from the results so far and the prior of the move. From a leaf the
best-scored moves are played for some turns, then the value network gives the chances; each seat maximises its own.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.bots.evaluation import turn_scores
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.bots.evaluation.value_net import ValueNet
from blackgate.engine import determinization, flow, legality
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table

NONE: Final = -1
MAX_DEPTH: Final = 200
MAX_ROLLOUT: Final = 60  # decisions
UNLIMITED: Final = 1 << 40  # more work than a day of search
CHECK_INTERVAL: Final = 32  # iterations between two checks whether the choice is decided

# The cost of each step, in tenths of a microsecond on the machine of docs/bots.md. A budget in milliseconds is spent in these.
COST_ITERATION: Final = 25
COST_DEAL: Final = 130
COST_PLAY: Final = 5
COST_SCORE: Final = 24
COST_VALUE_NET: Final = 30  # per seat


class TreeSearch:
    """The search for one decision."""

    def __init__(
        self, evaluator: Evaluator, value_net: ValueNet, view: Table, knowledge: Knowledge, observer: int, chance: Chance
    ) -> None:
        self.evaluator = evaluator
        self.value_net = value_net
        self.view = view
        self.knowledge = knowledge
        self.observer: i64 = observer
        self.chance = chance
        self.moves: MoveList = MoveList()
        self.deal: Table = view
        # Parameters.
        self.exploration: float = 0.6
        self.temperature: float = 60.0  # score difference at which a prior falls to 1/e
        self.uniform_share: float = 0.15  # share of the priors that is spread evenly
        self.start_turns: i64 = view.turns()
        # Rollouts end after this many turns: nearly at the seat's next turn, when the consequences of its own turn show.
        # At four players 2, 3 and 4 turns won 38.5, 47.5 and 46 of 100 games against three inmates (200 games each);
        # with 3, more iterations fit into the same time.
        self.rollout_turns: i64 = max_of(view.get(at.PLAYERS) - 1, 2)
        self.iterations_per_deal: i64 = 4
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
        self.edge_of_move: vec[i64] = vec[i64]([NONE] * int(evaluator.rulebook.moves))  # of the current node, while selecting
        # The path of the current iteration.
        self.path: vec[i64] = vec[i64]([0] * MAX_DEPTH)
        self.seats: vec[i64] = vec[i64]([0] * MAX_DEPTH)

    def run(self, max_iterations: int, max_work: int) -> None:
        """Search until the limit of iterations or of work is reached, or the choice is decided."""
        self.run_slice(max_iterations, max_work, max_work)

    def run_slice(self, max_iterations: i64, max_work: i64, slice_of_work: i64) -> bool:
        """Search like `run`, but return after a slice of the work. Return True if there is more to do."""
        pause = self.work + slice_of_work
        while self.iterations < max_iterations and self.work < max_work:
            self.iterate()
            if self.iterations % CHECK_INTERVAL == 0 and self.is_decided(max_iterations, max_work):
                return False
            if self.work >= pause:
                return True
        return False

    def is_decided(self, max_iterations: i64, max_work: i64) -> bool:
        """Return whether the second most visited move can no longer catch up within the limits."""
        first: i64 = 0
        second: i64 = 0
        edge = self.first_edge[0]
        while edge != NONE:
            visits = self.visits[edge]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            edge = self.next_edge[edge]
        left = max_iterations - self.iterations
        if max_work < UNLIMITED:
            left = min_of(left, (max_work - self.work) * self.iterations // max_of(self.work, 1))
        return first - second > left

    def iterate(self) -> None:
        """Deal, descend, play on, evaluate, and update the edges of the path."""
        if self.iterations % self.iterations_per_deal == 0:
            self.deal = determinization.sample(self.view, self.knowledge, self.observer, self.chance)
            self.work += COST_DEAL
        self.iterations += 1
        self.work += COST_ITERATION
        t = self.deal.copy(self.chance)
        depth = self.descend(t)
        self.rollout(t)
        self.value_net.evaluate(self.evaluator, t)
        self.work += COST_VALUE_NET * t.get(at.PLAYERS)
        for i in range(depth):
            edge = self.path[i]
            self.visits[edge] += 1
            self.value[edge] = self.value[edge] + self.value_net.chances[self.seats[i]]

    def descend(self, t: Table) -> i64:
        """Follow the selected edges to a new node. Return the length of the path."""
        node: i64 = 0
        depth: i64 = 0
        while t.get(at.OVER) == 0 and depth < MAX_DEPTH:
            seat = flow.asked(t)
            legality.list_moves(t, self.moves)
            edge = self.select(t, node)
            self.path[depth] = edge
            self.seats[depth] = seat
            depth += 1
            forced = self.moves.count == 1
            flow.play(t, self.move[edge])
            self.work += COST_PLAY
            if self.child[edge] == NONE:
                node = len(self.first_edge)
                self.child[edge] = node
                self.first_edge = append(self.first_edge, NONE)
                if not forced:
                    return depth
            else:
                node = self.child[edge]
        return depth

    def select(self, t: Table, node: i64) -> i64:
        """Return the edge to follow: PUCT over the moves that are legal on this deal."""
        count = self.moves.count
        edge_of_move = self.edge_of_move
        edge = self.first_edge[node]
        while edge != NONE:
            edge_of_move[self.move[edge]] = edge
            edge = self.next_edge[edge]
        new_moves: i64 = 0
        for i in range(count):
            if edge_of_move[self.moves.moves[i]] == NONE:
                new_moves += 1
        if new_moves > 0:
            self.expand(t, node)
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
        edge = self.first_edge[node]
        while edge != NONE:
            edge_of_move[self.move[edge]] = NONE
            edge = self.next_edge[edge]
        return best

    def expand(self, t: Table, node: i64) -> None:
        """Add edges for moves that are new at a node. Their priors are a softmax of the evaluator's scores."""
        e = self.evaluator
        out = self.moves
        count = out.count
        if count > 1:
            turn_scores.score_moves(e, t, out)
            self.work += COST_SCORE
        top = e.scores[turn_scores.best_index(e, count)] if count > 1 else i64(0)
        total = 0.0
        for i in range(count):
            total += math.exp(float(e.scores[i] - top) / self.temperature) if count > 1 else 1.0
        for i in range(count):
            move = out.moves[i]
            if self.edge_of_move[move] == NONE:
                share = math.exp(float(e.scores[i] - top) / self.temperature) / total if count > 1 else 1.0
                edge: i64 = len(self.move)
                self.move = append(self.move, move)
                self.child = append(self.child, NONE)
                self.next_edge = append(self.next_edge, self.first_edge[node])
                self.visits = append(self.visits, 0)
                self.value = append(self.value, 0.0)
                self.prior = append(self.prior, share * (1.0 - self.uniform_share) + self.uniform_share / float(count))
                self.first_edge[node] = edge
                self.edge_of_move[move] = edge

    def rollout(self, t: Table) -> None:
        """Play the best-scored moves until `rollout_turns` turns after the decision."""
        limit = self.start_turns + self.rollout_turns
        steps: i64 = 0
        while t.get(at.OVER) == 0 and t.turns() < limit and steps < MAX_ROLLOUT:
            flow.play(t, turn_scores.best_move(self.evaluator, t, self.moves))
            self.work += COST_PLAY + COST_SCORE
            steps += 1

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
