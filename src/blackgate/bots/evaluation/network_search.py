"""The search of warden: its network chooses the moves to compare, and a small network judges what becomes of them.

The candidates are the moves that the large network finds likely to be right. They are compared on the same deals and with the
same random numbers; after each round the worse half is dropped (sequential halving, as in "Policy improvement by planning with
Gumbel", Danihelka et al. 2022). From a candidate the game is played on until the seat's next turn (Monte-Carlo search, as in
Tesauro and Galperin 1996): first with the moves that the small network prefers, then with those of inmate, which cost a
fiftieth. There the small network judges the position.

A tree below the candidates, with a judgement at each leaf instead of moves that are played on, won 24% of 480 games against
three wardens without search (three settings, 40 ms).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.bots.evaluation import turn_scores
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.open_net import OpenNet
from blackgate.bots.evaluation.search_tree import COST_PLAY, COST_SCORE, SearchTree
from blackgate.bots.evaluation.seat_chances import finished_chances
from blackgate.engine import flow, legality
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.env.core.seat_rotation import SeatRotation

# The cost of each step, as in `search_tree.py`.
COST_ITERATION: Final = 25
COST_NET: Final = 1100

MOST_CANDIDATES: Final = 8
MIN_PRIOR: Final = 0.01  # of a candidate
MAX_ROLLOUT: Final = 100  # decisions


class NetworkSearch(SearchTree):
    """The search for one decision, between legal moves with the priors that the large network gives them."""

    def __init__(
        self,
        evaluator: Evaluator,
        net: OpenNet,
        rotation: SeatRotation,
        legal: list[int],
        priors: list[float],
        view: Table,
        knowledge: Knowledge,
        observer: int,
        chance: Chance,
    ) -> None:
        super().__init__(view, knowledge, observer, chance)
        self.evaluator = evaluator
        self.net = net
        self.rotation = rotation
        # Parameters.
        self.trust: float = 100.0  # a chance of winning of 1 counts as much as this many logits of a prior
        self.network_steps: i64 = 6  # decisions that the network plays on
        self.rollout_turns: i64 = view.get(at.PLAYERS)
        # Working memory.
        self.start_turns: i64 = view.turns()
        self.priors: vec[float] = vec[float]([0.0] * int(view.rulebook.moves))
        self.chances: vec[float] = vec[float]([0.0] * at.SEATS)
        self.dice: Chance = chance.copy()  # of all candidates on the current deal
        # The candidates: edges of the root, the best prior first.
        for number in range(len(legal)):
            self.add_edge(0, legal[number], priors[number])
        ranked = sorted(range(len(legal)), key=lambda number: -priors[number])
        self.candidates: list[int] = [edge for edge in ranked[:MOST_CANDIDATES] if priors[edge] >= MIN_PRIOR or edge == ranked[0]]
        self.rounds: i64 = max(1, math.ceil(math.log2(len(self.candidates))))
        self.round: i64 = 0
        self.next_candidate: i64 = 0

    def is_decided(self, max_iterations: i64, max_work: i64) -> bool:
        """Drop the worse half of the candidates at the end of a round. All of the budget is used."""
        while (
            self.next_candidate == 0
            and self.round < self.rounds
            and (
                self.iterations * self.rounds >= (self.round + 1) * max_iterations
                or self.work * self.rounds >= (self.round + 1) * max_work
            )
        ):
            self.round += 1
            self.rank_candidates()
            self.candidates = self.candidates[: max(2, (len(self.candidates) + 1) // 2)]
        return False

    def iterate(self) -> None:
        """Try the next candidate on this deal; before the first one, deal anew."""
        if self.next_candidate == 0:
            self.deal_cards()
            self.dice = self.chance.copy()
        self.iterations += 1
        self.work += COST_ITERATION
        edge: i64 = self.candidates[self.next_candidate]
        self.next_candidate = (self.next_candidate + 1) % len(self.candidates)
        t = self.deal.copy(self.dice.copy())
        self.play(t, self.move[edge])
        self.play_on(t)
        self.visits[edge] += 1
        self.value[edge] = self.value[edge] + self.chances[self.observer]

    def play(self, t: Table, move: i64) -> None:
        """Play a move and count its work."""
        flow.play(t, move)
        self.work += COST_PLAY

    def play_on(self, t: Table) -> None:
        """Play until the seat's next turn, and judge the position there."""
        limit = self.start_turns + self.rollout_turns
        steps: i64 = 0
        while t.get(at.OVER) == 0:
            if t.turns() >= limit or steps == MAX_ROLLOUT:
                self.judge(t)
                return
            if steps < self.network_steps:
                self.play(t, self.network_move(t))
            else:
                self.play(t, turn_scores.best_move(self.evaluator, t, self.moves))
                self.work += COST_SCORE
            steps += 1
        finished_chances(self.chances, t)

    def network_move(self, t: Table) -> i64:
        """Return the move that the network prefers."""
        legality.list_moves(t, self.moves)
        best: i64 = 0
        if self.moves.count > 1:
            self.judge(t)
            for i in range(self.moves.count):
                if self.priors[i] > self.priors[best]:
                    best = i
        return self.moves.moves[best]

    def judge(self, t: Table) -> None:
        """Evaluate a position for the seat that is asked: the chances of all seats, and the priors of its moves."""
        legality.list_moves(t, self.moves)
        self.net.judge(t, flow.asked(t), self.moves, self.rotation, self.priors, self.chances)
        self.work += COST_NET

    def rank_candidates(self) -> None:
        """Sort the candidates by prior and result, the best first."""
        scores: dict[int, float] = {}
        for edge in self.candidates:
            visits = float(self.visits[edge])
            mean = self.value[edge] / visits if visits > 0.0 else 0.0
            scores[edge] = math.log(max(self.prior[edge], 1e-9)) + self.trust * mean
        self.candidates.sort(key=lambda edge: -scores[edge])

    def best_first(self) -> list[tuple[int, int, float]]:
        """Return (move, visits, mean chance of winning) of the moves that were visited, the best first."""
        self.rank_candidates()
        best = self.move[self.candidates[0]]
        found = [one for one in self.root_statistics() if one[1] > 0 or one[0] == best]
        found.sort(key=lambda one: one[0] != best)
        return found
