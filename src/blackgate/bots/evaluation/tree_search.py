"""Information-set Monte-Carlo tree search (after Cowling, Powley and Whitehouse), with habits as a first opinion.

Every few iterations the unknown is dealt anew (`engine/masking.py`), so the search never knows more than its seat does.
One tree serves all deals: a node is the moves that led to it, whatever was dealt or rolled, and an edge is only followed
where its move is legal. Which edge is decided by PUCT: results so far, and the score `habits` gives. From a leaf some
turns are played out by habits, then `judgement` says what everybody's chances are; each seat wants its own.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.bots.evaluation import turn_scores
from blackgate.bots.evaluation.evaluator import Mind, max_of, min_of
from blackgate.bots.evaluation.value_net import Judgement
from blackgate.engine import flow, legality, masking
from blackgate.engine import layout as at
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table

NONE: Final = -1
DEEPEST: Final = 200
ENDLESS: Final = 1 << 40  # work enough for a day: no limit
EVERY: Final = 32  # iterations between two looks at whether the choice is settled

# What thinking costs, in tenths of a microsecond of the machine of docs/bots.md: a budget in milliseconds is spent in these.
COST_ITERATION: Final = 25
COST_DEAL: Final = 130
COST_PLAY: Final = 5
COST_SCORE: Final = 24
COST_JUDGE: Final = 30  # per seat


class Tree:
    """The search of one decision."""

    def __init__(
        self, mind: Mind, judgement: Judgement, view: Table, knowledge: Knowledge, observer: int, chance: Chance
    ) -> None:
        self.mind = mind
        self.judgement = judgement
        self.view = view
        self.knowledge = knowledge
        self.observer: i64 = observer
        self.chance = chance
        self.moves = MoveList()
        self.dealt: Table = view
        # How to search.
        self.curiosity: float = 0.6
        self.heat: float = 60.0  # how far apart scores must be for habits to be sure
        self.doubt: float = 0.15  # share of first opinions that is spread evenly
        self.began: i64 = view.turns()
        # Leaves are played out by habits until so many turns have ended: nearly until the seat's next one, where the
        # bill is presented for what it left lying about. At four players 2, 3 and 4 turns won 38.5, 47.5 and 46 of 100
        # games against three inmates (200 games each); more iterations fit into the same time with 3.
        self.turns_on: i64 = max_of(view.get(at.PLAYERS) - 1, 2)
        self.same_deal: i64 = 4  # iterations on one deal
        # What was spent.
        self.iterations: i64 = 0
        self.spent: i64 = 0
        # Nodes, and edges as linked lists.
        self.edges = vec[i64]([NONE])  # the first edge of each node
        self.move = vec[i64]()
        self.child = vec[i64]()
        self.next = vec[i64]()
        self.tries = vec[i64]()
        self.value = vec[float]()
        self.prior = vec[float]()
        self.slot = vec[i64]([NONE] * int(mind.rulebook.moves))
        # The way down of this iteration.
        self.path = vec[i64]([0] * DEEPEST)
        self.seats = vec[i64]([0] * DEEPEST)

    def think(self, iterations: int, work: int) -> None:
        """Search until so many iterations have been made, or so much work has been done, in all; or the choice is settled."""
        self.think_on(iterations, work, work)

    def think_on(self, iterations: i64, work: i64, slice_of_work: i64) -> bool:
        """The same, but come back after a slice of the work: True if there is more to do."""
        pause = self.spent + slice_of_work
        while self.iterations < iterations and self.spent < work:
            self.iterate()
            if self.iterations % EVERY == 0 and self.settled(iterations, work):
                return False
            if self.spent >= pause:
                return True
        return False

    def settled(self, iterations: i64, work: i64) -> bool:
        """Whether the second most tried move could not catch up any more, at the pace so far: then thinking on is idle."""
        first: i64 = 0
        second: i64 = 0
        edge = self.edges[0]
        while edge != NONE:
            tries = self.tries[edge]
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
            edge = self.next[edge]
        left = iterations - self.iterations
        if work < ENDLESS:
            left = min_of(left, (work - self.spent) * self.iterations // max_of(self.spent, 1))
        return first - second > left

    def iterate(self) -> None:
        """Deal, go down, judge, and tell everybody on the way."""
        if self.iterations % self.same_deal == 0:
            self.dealt = masking.sample(self.view, self.knowledge, self.observer, self.chance)
            self.spent += COST_DEAL
        self.iterations += 1
        self.spent += COST_ITERATION
        t = self.dealt.copy(self.chance)
        depth = self.descend(t)
        self.play_on(t)
        self.judgement.judge(self.mind, t)
        self.spent += COST_JUDGE * t.get(at.PLAYERS)
        for i in range(depth):
            edge = self.path[i]
            self.tries[edge] += 1
            self.value[edge] = self.value[edge] + self.judgement.chances[self.seats[i]]

    def descend(self, t: Table) -> i64:
        """Follow the most promising edges to a new one; how many edges that was."""
        node: i64 = 0
        depth: i64 = 0
        while t.get(at.OVER) == 0 and depth < DEEPEST:
            seat = flow.asked(t)
            legality.list_moves(t, self.moves)
            edge = self.select(t, node)
            self.path[depth] = edge
            self.seats[depth] = seat
            depth += 1
            forced = self.moves.count == 1
            flow.play(t, self.move[edge])
            self.spent += COST_PLAY
            if self.child[edge] == NONE:
                node = len(self.edges)
                self.child[edge] = node
                self.edges = append(self.edges, NONE)
                if not forced:
                    return depth
            else:
                node = self.child[edge]
        return depth

    def select(self, t: Table, node: i64) -> i64:
        """The edge to follow: PUCT over the moves that are legal on this deal."""
        count = self.moves.count
        slot = self.slot
        edge = self.edges[node]
        while edge != NONE:
            slot[self.move[edge]] = edge
            edge = self.next[edge]
        fresh: i64 = 0
        for i in range(count):
            if slot[self.moves.moves[i]] == NONE:
                fresh += 1
        if fresh > 0:
            self.grow(t, node)
        total: i64 = 1
        won = 0.0
        mass = 0.0
        for i in range(count):
            edge = slot[self.moves.moves[i]]
            total += self.tries[edge]
            won += self.value[edge]
            mass += self.prior[edge]
        usual = won / float(total - 1) if total > 1 else 0.5
        urge = self.curiosity * math.sqrt(float(total)) / mass
        best: i64 = NONE
        best_score = -1.0
        for i in range(count):
            edge = slot[self.moves.moves[i]]
            tries = float(self.tries[edge])
            mean = self.value[edge] / tries if tries > 0.0 else usual
            score = mean + urge * self.prior[edge] / (1.0 + tries)
            if score > best_score:
                best = edge
                best_score = score
        edge = self.edges[node]
        while edge != NONE:
            slot[self.move[edge]] = NONE
            edge = self.next[edge]
        return best

    def grow(self, t: Table, node: i64) -> None:
        """Edges for moves not seen at this node before, with habits' first opinion of them."""
        m = self.mind
        out = self.moves
        count = out.count
        if count > 1:
            turn_scores.score(m, t, out)
            self.spent += COST_SCORE
        top = m.scores[turn_scores.best_index(m, count)] if count > 1 else i64(0)
        total = 0.0
        for i in range(count):
            total += math.exp(float(m.scores[i] - top) / self.heat) if count > 1 else 1.0
        for i in range(count):
            move = out.moves[i]
            if self.slot[move] == NONE:
                share = math.exp(float(m.scores[i] - top) / self.heat) / total if count > 1 else 1.0
                edge: i64 = len(self.move)
                self.move = append(self.move, move)
                self.child = append(self.child, NONE)
                self.next = append(self.next, self.edges[node])
                self.tries = append(self.tries, 0)
                self.value = append(self.value, 0.0)
                self.prior = append(self.prior, share * (1.0 - self.doubt) + self.doubt / float(count))
                self.edges[node] = edge
                self.slot[move] = edge

    def play_on(self, t: Table) -> None:
        """Play on by habits to where all leaves are judged: a number of turns after the decision."""
        limit = self.began + self.turns_on
        steps: i64 = 0
        while t.get(at.OVER) == 0 and t.turns() < limit and steps < 60:
            flow.play(t, turn_scores.best(self.mind, t, self.moves))
            self.spent += COST_PLAY + COST_SCORE
            steps += 1

    def opinions(self) -> list[tuple[int, int, float]]:
        """Each move at the root: (move, times tried, mean chance of winning), the most tried first."""
        found: list[tuple[int, int, float]] = []
        edge = self.edges[0]
        while edge != NONE:
            tries = int(self.tries[edge])
            found.append((int(self.move[edge]), tries, self.value[edge] / tries if tries > 0 else 0.0))
            edge = self.next[edge]
        found.sort(key=by_tries)
        return found


def by_tries(opinion: tuple[int, int, float]) -> tuple[int, float, int]:
    """Most tried first, then most promising, then the order of the catalogue."""
    return (-opinion[1], -opinion[2], opinion[0])
