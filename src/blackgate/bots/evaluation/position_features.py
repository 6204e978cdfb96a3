"""Features of the positions of many games, to train the value network (`tools/train_value_net.py`)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, seat_features, self_play
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.engine import flow, playout, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Options

MAX_TURNS: Final = 600


def features_of_games(
    evaluator: Evaluator, options: Options, seeds: list[int], random_per_mille: int, every: int
) -> tuple[bytes, bytes]:
    """Play games and sample one in `every` decisions.

    Return the features of every seat as raw floats, and the seat that won each sampled game as a byte per sample.
    """
    rows = vec[float]()
    winners = bytearray()
    features = vec[float]([0.0] * seat_features.FEATURES)
    players = options.players
    for seed in seeds:
        chance = seeded(seed)
        rb = evaluator.rulebook
        t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
        setup.start(t)
        out = MoveList()
        samples = 0
        limit: i64 = MAX_TURNS
        while t.get(at.OVER) == 0:
            if t.turns() > limit and playout.stop_if_too_long(t, limit):
                break
            if chance.below(every) == 0:
                samples += 1
                fight_odds.count_weapons_and_tools(evaluator, t)
                race = seat_features.race_state(t)
                for seat in range(players):
                    seat_features.seat_features(evaluator, t, seat, race, features)
                    for i in range(seat_features.FEATURES):
                        rows = append(rows, features[i])
            flow.play(t, self_play.best_or_random_move(evaluator, t, out, chance, random_per_mille))
        winner = int(t.get(at.WINNER)) & 255
        winners.extend(bytes([winner]) * samples)
    return bytes(memoryview(rows)), bytes(winners)
