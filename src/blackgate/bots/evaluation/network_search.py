"""The search of warden: its network chooses the moves to compare, plays on after each of them, and judges what becomes of them.

The candidates are the moves to which the network gives some probability. They are compared on the same deals and with the same
random numbers. From a candidate the game is played on until the seat's next turn (Monte-Carlo search, as in Tesauro and Galperin
1996). All seats play what the network prefers, each with its own knowledge, as wardens do: what a move is worth depends on how
they react, and a smaller network reacts in other ways. Many rollouts advance together, because the network evaluates a batch of
positions much faster than one after the other.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.bots.evaluation.network_layers import NetworkLayers
from blackgate.bots.evaluation.rollout import JUDGED, OVER, Rollout
from blackgate.bots.evaluation.search_tree import COST_PLAY, UNLIMITED, SearchTree
from blackgate.bots.evaluation.seat_chances import finished_chances, softmax
from blackgate.engine import flow
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.env.core.observation import observe
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.seat_rotation import SeatRotation, relative_seat

COST_START: Final = 100  # of a rollout, in the unit of `search_tree.py`
USUAL_LENGTH: Final = 9  # decisions in a rollout
MOST_CANDIDATES: Final = 8
MIN_PRIOR: Final = 0.003  # of a candidate
DEALS_BETWEEN: Final = 8  # two looks at which candidates are clearly worse


class NetworkSearch(SearchTree):
    """The search for one decision, between legal moves with the priors that the network gives them."""

    def __init__(
        self,
        layers: NetworkLayers,
        offsets: ObservationOffsets,
        rotation: SeatRotation,
        legal: list[int],
        priors: list[float],
        view: Table,
        knowledge: Knowledge,
        observer: int,
        chance: Chance,
    ) -> None:
        super().__init__(view, knowledge, observer, chance)
        self.layers = layers
        self.offsets = offsets
        self.rotation = rotation
        # Parameters.
        self.trust: float = 100.0  # a chance of winning of 1 counts as much as this many logits of a prior
        self.spread: float = 0.25  # on one deal, the difference of two equal candidates is hardly ever larger
        self.last_turn: i64 = view.turns() + view.get(at.PLAYERS)
        # Working memory.
        self.chances: vec[float] = vec[float]([0.0] * at.SEATS)
        self.blank_rows: vec[u8] = vec[u8]([0] * int(layers.most_rows * offsets.size))
        self.blank_masks: vec[u8] = vec[u8]([0] * int(layers.most_rows * rotation.moves))
        # The candidates: edges of the root, the best prior first.
        for number in range(len(legal)):
            self.add_edge(0, legal[number], priors[number])
        ranked = sorted(range(len(legal)), key=lambda number: -priors[number])
        self.candidates: list[int] = [edge for edge in ranked[:MOST_CANDIDATES] if priors[edge] >= MIN_PRIOR or edge == ranked[0]]
        # The rollouts.
        self.max_iterations: i64 = UNLIMITED
        self.max_work: i64 = UNLIMITED
        self.running: list[Rollout] = []
        self.started: i64 = 0
        self.next_candidate: i64 = 0
        self.deals: i64 = 0
        self.is_clear: bool = False  # whether all candidates but one are clearly worse
        self.dice: Chance = chance.copy()  # of all candidates on the current deal
        self.dealt_knowledge: Knowledge = knowledge

    def run_slice(self, max_iterations: i64, max_work: i64, slice_of_work: i64) -> bool:
        """Search within the limits, which decide how many rollouts start."""
        self.max_iterations = max_iterations
        self.max_work = max_work
        return super().run_slice(max_iterations, max_work, slice_of_work)

    def is_decided(self, max_iterations: i64, max_work: i64) -> bool:
        """Return whether all rollouts have ended, and there is no time for another one."""
        return len(self.running) == 0 and not self.may_start()

    def may_start(self) -> bool:
        """Return whether another rollout may start: the first ones in any case, later ones if they have time to end."""
        if self.started >= self.max_iterations or self.work >= self.max_work or self.is_clear:
            return False
        if self.started < self.layers.most_rows:
            return True
        return self.work + USUAL_LENGTH * (self.step_cost() + self.layers.cost_of_row) < self.max_work

    def step_cost(self) -> i64:
        """Return what a decision in all rollouts costs."""
        return self.layers.cost_of_row * i64(len(self.running))

    def iterate(self) -> None:
        """Start rollouts, and let all of them advance by a decision. At the end of the budget, judge them where they are."""
        while i64(len(self.running)) < self.layers.most_rows and self.may_start():
            self.start_rollout()
        if self.work + 2 * self.step_cost() > self.max_work:
            for rollout in self.running:
                rollout.state = JUDGED
        if len(self.running) > 0:
            self.advance()

    def start_rollout(self) -> None:
        """Try the next candidate on this deal; before the first one, deal anew."""
        if self.next_candidate == 0:
            self.deals += 1
            self.deal_cards()
            self.dice = self.chance.copy()
            self.dealt_knowledge = self.knowledge.copy()
            self.dealt_knowledge.restart_others(self.deal, self.observer)
        edge: i64 = self.candidates[self.next_candidate]
        self.next_candidate += 1
        if self.next_candidate == i64(len(self.candidates)):
            self.next_candidate = 0
            if self.deals % DEALS_BETWEEN == 0:
                self.drop_candidates()
        self.started += 1
        self.work += COST_START
        rollout = Rollout(self.deal.copy(self.dice.copy()), self.dealt_knowledge.copy(), edge, self.last_turn)
        rollout.play(self.move[edge], self.moves)
        self.work += COST_PLAY * rollout.length
        if rollout.state == OVER:
            self.finish(rollout)
        else:
            self.running.append(rollout)

    def advance(self) -> None:
        """Let the network choose a move in each rollout, or judge its position."""
        rows: i64 = len(self.running)
        size = self.offsets.size
        moves = self.rotation.moves
        cells = self.blank_rows[: rows * size]
        masks = self.blank_masks[: rows * moves]
        for row in range(rows):
            rollout = self.running[row]
            seat = flow.asked(rollout.table)
            observe(rollout.table, rollout.knowledge, seat, self.offsets, cells, row * size)
            if rollout.state != JUDGED:
                self.rotation.mask(rollout.table, seat, masks, row * moves)
        actions, chances = self.layers.answer(cells, masks, int(rows))
        self.work += self.step_cost()
        going_on: list[Rollout] = []
        for row in range(rows):
            rollout = self.running[row]
            if rollout.state == JUDGED:
                self.judge(rollout, chances, row * at.SEATS)
                continue
            before = rollout.length
            rollout.play(self.rotation.to_catalogue(flow.asked(rollout.table), actions[row]), self.moves)
            self.work += COST_PLAY * (rollout.length - before)
            if rollout.state == OVER:
                self.finish(rollout)
            else:
                going_on.append(rollout)
        self.running = going_on

    def judge(self, rollout: Rollout, outputs: list[float], first: i64) -> None:
        """Add the chance that the network gives the seat at the end of a rollout."""
        t = rollout.table
        players = t.get(at.PLAYERS)
        for seat in range(players):
            self.chances[seat] = outputs[first + seat]
        softmax(self.chances, players, t.get(at.TEAMS) != 0)
        self.add_result(rollout.edge, self.chances[relative_seat(self.observer, flow.asked(t), players)])

    def finish(self, rollout: Rollout) -> None:
        """Add the result of a rollout in which the game ended."""
        finished_chances(self.chances, rollout.table)
        self.add_result(rollout.edge, self.chances[self.observer])

    def add_result(self, edge: i64, chance: float) -> None:
        """Add a chance of winning to a candidate."""
        self.iterations += 1
        self.visits[edge] += 1
        self.value[edge] = self.value[edge] + chance

    def drop_candidates(self) -> None:
        """Leave out candidates that are clearly worse than the best one: the others get their time."""
        if len(self.candidates) == 1:
            return
        self.rank_candidates()
        best = self.candidates[0]
        kept: list[int] = []
        for edge in self.candidates:
            deals = float(min(self.visits[edge], self.visits[best]))
            margin = self.trust * self.spread / math.sqrt(deals) if deals > 0.0 else 1e9
            if self.score(edge) >= self.score(best) - margin:
                kept.append(edge)
        self.candidates = kept
        self.is_clear = len(kept) == 1

    def rank_candidates(self) -> None:
        """Sort the candidates by prior and result, the best first."""
        scores = {edge: self.score(edge) for edge in self.candidates}
        self.candidates.sort(key=lambda edge: -scores[edge])

    def score(self, edge: i64) -> float:
        """Return what prior and result of a candidate say together."""
        visits = float(self.visits[edge])
        mean = self.value[edge] / visits if visits > 0.0 else 0.0
        return math.log(max(self.prior[edge], 1e-9)) + self.trust * mean

    def best_first(self) -> list[tuple[int, int, float]]:
        """Return (move, visits, mean chance of winning) of the moves that were visited, the best first."""
        self.rank_candidates()
        best = self.move[self.candidates[0]]
        found = [one for one in self.root_statistics() if one[1] > 0 or one[0] == best]
        found.sort(key=lambda one: one[0] != best)
        return found
