"""Games played inside the engine, at full speed: simulations, benchmarks, and the rollouts of search."""

from mypy_extensions import i64

from blackgate.engine import events as ev
from blackgate.engine import flow, legality, setup
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.chance import seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.setup import Options
from blackgate.engine.table import Table


def stop_if_too_long(t: Table, most_turns: i64) -> bool:
    """14.7: a simulation may stop a game, but only between two turns (13.18)."""
    if most_turns > 0 and t.get(at.TURNS) > most_turns and flow.prompt(t) == ask.TURN and t.get(at.ACTED) == 0:
        stop(t)
        return True
    return False


def stop(t: Table) -> None:
    """The game has no winner (14.7)."""
    t.put(at.OVER, 2)
    t.note(ev.STOPPED, 0, 0, 0, 0)


def play_out(t: Table, out: MoveList, most_turns: i64) -> i64:
    """Play uniformly random moves to the end; how many decisions it took."""
    chance = t.chance
    decisions: i64 = 0
    while t.get(at.OVER) == 0:
        if t.get(at.TURNS) > most_turns and stop_if_too_long(t, most_turns):
            break
        legality.list_moves(t, out)
        flow.play(t, out.moves[chance.below(out.count)])
        decisions += 1
    return decisions


def simulate(rb: Rulebook, options: Options, seed: int, games: int, most_turns: int) -> list[tuple[int, int, int, int]]:
    """Random games from seeds in a row: (decisions, turns, 1 won or 2 stopped, winning seat) of each."""
    out = MoveList(int(rb.moves))
    results: list[tuple[int, int, int, int]] = []
    for number in range(games):
        chance = seeded(seed + number)
        t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
        setup.start(t)
        decisions = play_out(t, out, most_turns)
        results.append((int(decisions), int(t.get(at.TURNS)), int(t.get(at.OVER)), int(t.get(at.WINNER))))
    return results


def copy_many(t: Table, count: i64) -> None:
    """Copy a position again and again (for the benchmark)."""
    for _ in range(count):
        t.copy(t.chance)
