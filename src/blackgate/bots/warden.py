"""`warden`: plays what a policy network chooses, which learnt the game by playing against itself (`evaluation/policy_net.py`).

It does not search: a decision is one evaluation of the network. With a pack that has other cards or moves than the one of its
training it cannot play; then inmate plays instead (`evaluators.warden_fits`). `warden:FILE.bin` plays with another network,
such as one that has adapted to a pack (`lab/adaptation.py`).

In a team game, the network sometimes waits for ever: one team watches the other team's Block, and the other passes its
Cigarettes to and fro (docs/research/training.md). So in long team games the moves that wait are left out (`without_waiting`).
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from blackgate.bots.budget import Budget
from blackgate.bots.evaluation.policy_net import PolicyNet
from blackgate.bots.evaluators import policy_net
from blackgate.bots.inmate import Inmate
from blackgate.bots.protocol import Advice
from blackgate.bots.reasons import thoughts
from blackgate.bots.rng import seeded_rng
from blackgate.catalogue import Edition, Move
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.game import View

SAMPLES: Final = 5  # deals on which the moves of an advice are compared
LONG_GAME_TURNS: Final = 20  # of each player; half of the team games end within 14
MIN_PROBABILITY: Final = 0.02  # a move that the network chooses less often is not part of the advice


class Warden:
    """The strongest bot."""

    name = "warden"
    thinking_ms: int | None = 5  # at most, whatever the budget

    def __init__(self, seed: int = 0, file: str | None = None) -> None:
        self.seed = seed
        self.file = file  # of another network than the one of this package

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        """Return the move that the network finds most likely to be right."""
        net = policy_net(view.edition, self.file)
        if net is None:
            return Inmate(self.seed).choose(view, legal_moves, budget)
        moves = without_waiting(view, legal_moves)
        logits = move_logits(net, view, moves)
        return moves[logits.index(max(logits))]

    def advise(self, view: View, legal_moves: Sequence[Move], budget: Budget, most: int = 3) -> Advice:
        """Return the move that `choose` returns with the chance of winning, then other moves that the network considers.

        The others are compared with the first on the same deals: it is what the network says of the position after each.
        """
        net = policy_net(view.edition, self.file)
        if net is None:
            return Inmate(self.seed).advise(view, legal_moves, budget, most)
        moves = without_waiting(view, legal_moves)
        shares = probabilities(move_logits(net, view, moves))
        ranked = sorted(zip(shares, moves, strict=True), key=lambda pair: -pair[0])[:most]
        first, *others = [move for number, (share, move) in enumerate(ranked) if number == 0 or share >= MIN_PROBABILITY]
        chance = net.chances(view.table, view.knowledge, view.observer)[view.observer]
        losses = self.losses(net, view, [first, *others]) if others else []
        rest = sorted(((move, chance - loss) for move, loss in zip(others, losses, strict=True)), key=lambda pair: -pair[1])
        return Advice(thoughts(view, [(first, chance), *((move, max(value, 0.0)) for move, value in rest)]), "chance")

    def losses(self, net: PolicyNet, view: View, moves: Sequence[Move]) -> list[float]:
        """Return how much of the chance of winning each move but the first loses against the first, at least 0.

        After a move, the seat that is asked next judges: the network learnt from such seats only.
        """
        rng = seeded_rng(self.seed, view)
        totals = [0.0] * len(moves)
        for _ in range(SAMPLES):
            deal = view.sample(rng)
            for number, move in enumerate(moves):
                game = deal.copy()
                game.play(move)
                asked = game.to_move or 0  # the chances of a finished game are the same for all
                totals[number] += net.chances(game.table, game.knowledge, asked)[view.observer]
        return [max(totals[0] - total, 0.0) / SAMPLES for total in totals[1:]]


def without_waiting(view: View, legal_moves: Sequence[Move]) -> Sequence[Move]:
    """Return the legal moves; in a long team game without the end of the turn and exchanges, while the seat has actions left."""
    if not view.options.teams or view.table.turns() <= LONG_GAME_TURNS * view.options.players:
        return legal_moves
    if not any(move.text in ("roll", "search") for move in legal_moves):
        return legal_moves
    return [move for move in legal_moves if move.text != "end" and not move.text.startswith("exchange ")]


def move_logits(net: PolicyNet, view: View, legal_moves: Sequence[Move]) -> list[float]:
    """Return the network's number for each legal move: the higher, the better."""
    rotation = seat_rotation(view.edition, view.options.players, view.options.teams)
    logits = net.logits(view.table, view.knowledge, view.observer)
    return [logits[rotation.from_catalogue(view.observer, int(move))] for move in legal_moves]


def probabilities(logits: Sequence[float]) -> list[float]:
    """Return the probability of each move."""
    best = max(logits)
    shares = [math.exp(logit - best) for logit in logits]
    total = sum(shares)
    return [share / total for share in shares]


@lru_cache(maxsize=64)
def seat_rotation(edition: Edition, players: int, teams: bool) -> SeatRotation:
    """Return the numbers of the moves as each seat counts them."""
    return SeatRotation(edition.rulebook, players, teams)
