"""Facts of many positions at once, for `tools/learn.py`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.bots.evaluation import fight_odds, self_play, value_net
from blackgate.bots.evaluation.evaluator import Mind
from blackgate.engine import flow, playout, setup
from blackgate.engine import layout as at
from blackgate.engine.chance import seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.setup import Options


def of_games(mind: Mind, options: Options, seeds: list[int], whim: int, every: int) -> tuple[bytes, bytes]:
    """Play games; (facts of every seat at one in `every` decisions, the seat that won) as raw floats and bytes."""
    rows = vec[float]()
    winners = bytearray()
    facts = vec[float]([0.0] * value_net.FACTS)
    players = options.players
    for seed in seeds:
        chance = seeded(seed)
        rb = mind.rulebook
        t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
        setup.start(t)
        out = MoveList()
        taken = 0
        limit: i64 = 600
        while t.get(at.OVER) == 0:
            if t.turns() > limit and playout.stop_if_too_long(t, limit):
                break
            if chance.below(every) == 0:
                taken += 1
                fight_odds.muster(mind, t)
                common = value_net.in_common(t)
                for seat in range(players):
                    value_net.state(mind, t, seat, common, facts)
                    for i in range(value_net.FACTS):
                        rows = append(rows, facts[i])
            flow.play(t, self_play.wild_or_best(mind, t, out, chance, whim))
        winner = int(t.get(at.WINNER)) & 255
        winners.extend(bytes([winner]) * taken)
    return bytes(memoryview(rows)), bytes(winners)
