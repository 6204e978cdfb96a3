"""The tree search of boss, with the evaluator's scores as priors.

From a leaf the best-scored moves are played for some turns, then the value network gives the chances.
"""

import math
from typing import Final

from mypy_extensions import i64

from blackgate.bots.evaluation import turn_scores
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.int_math import max_of, min_of
from blackgate.bots.evaluation.search_tree import COST_PLAY, COST_SCORE, MAX_DEPTH, NONE, UNLIMITED, SearchTree
from blackgate.bots.evaluation.value_net import ValueNet
from blackgate.engine import flow, legality
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table

MAX_ROLLOUT: Final = 60  # decisions
CHECK_INTERVAL: Final = 32  # iterations between two checks whether the choice is decided

# The cost of each step, as in `search_tree.py`.
COST_ITERATION: Final = 25
COST_VALUE_NET: Final = 30  # per seat


class TreeSearch(SearchTree):
    """The search for one decision."""

    def __init__(
        self, evaluator: Evaluator, value_net: ValueNet, view: Table, knowledge: Knowledge, observer: int, chance: Chance
    ) -> None:
        super().__init__(view, knowledge, observer, chance)
        self.evaluator = evaluator
        self.value_net = value_net
        # Parameters.
        self.temperature: float = 60.0  # score difference at which a prior falls to 1/e
        self.uniform_share: float = 0.15  # share of the priors that is spread evenly
        self.start_turns: i64 = view.turns()
        # Rollouts end after this many turns: nearly at the seat's next turn, when the consequences of its own turn show.
        # At four players 2, 3 and 4 turns won 38.5, 47.5 and 46 of 100 games against three inmates (200 games each);
        # with 3, more iterations fit into the same time.
        self.rollout_turns: i64 = max_of(view.get(at.PLAYERS) - 1, 2)
        self.iterations_per_deal: i64 = 4

    def is_decided(self, max_iterations: i64, max_work: i64) -> bool:
        """Return whether the second most visited move can no longer catch up within the limits."""
        if self.iterations % CHECK_INTERVAL != 0:
            return False
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
            self.deal_cards()
        self.iterations += 1
        self.work += COST_ITERATION
        t = self.deal.copy(self.chance)
        depth = self.descend(t)
        self.rollout(t)
        self.value_net.evaluate(self.evaluator, t)
        self.work += COST_VALUE_NET * t.get(at.PLAYERS)
        self.update_path(depth, self.value_net.chances)

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
                node = self.add_node(edge)
                if not forced:
                    return depth
            else:
                node = self.child[edge]
        return depth

    def select(self, t: Table, node: i64) -> i64:
        """Return the edge to follow, after adding edges for moves that are new at a node."""
        if self.find_edges(node) > 0:
            self.expand(t, node)
        best = self.best_edge()
        self.forget_edges(node)
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
                self.add_edge(node, move, share * (1.0 - self.uniform_share) + self.uniform_share / float(count))

    def rollout(self, t: Table) -> None:
        """Play the best-scored moves until `rollout_turns` turns after the decision."""
        limit = self.start_turns + self.rollout_turns
        steps: i64 = 0
        while t.get(at.OVER) == 0 and t.turns() < limit and steps < MAX_ROLLOUT:
            flow.play(t, turn_scores.best_move(self.evaluator, t, self.moves))
            self.work += COST_PLAY + COST_SCORE
            steps += 1
