"""Random games inside the compiled engine: simulations, benchmarks, and the rollouts of search."""

from mypy_extensions import i64

from blackgate.engine import events as ev
from blackgate.engine import flow, legality, places, setup
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.chance import Chance, seeded
from blackgate.engine.moves import MoveList
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.setup import Options
from blackgate.engine.table import Table


def between_turns(t: Table) -> bool:
    """Return whether a turn has begun and nothing has been done in it: no action, no reveal."""
    return t.get(at.OVER) == 0 and flow.prompt(t) == ask.TURN and t.get(at.FRESH) != 0


def stop_if_too_long(t: Table, most_turns: i64) -> bool:
    """Stop a game that takes too long (14.7), which is only allowed between two turns (13.18); True if it was stopped."""
    if t.turns() > most_turns and between_turns(t):
        stop(t)
        return True
    return False


def stop(t: Table) -> None:
    """End the game without a winner (14.7)."""
    t.put(at.OVER, at.STOPPED)
    t.emit(ev.STOPPED, 0, 0, 0, 0)


def play_out(t: Table, out: MoveList, chooser: Chance, most_turns: i64) -> i64:
    """Play uniformly random moves to the end and return the number of decisions."""
    decisions: i64 = 0
    while t.get(at.OVER) == 0:
        if t.turns() > most_turns and stop_if_too_long(t, most_turns):
            break
        legality.list_moves(t, out)
        flow.play(t, out.moves[chooser.below(out.count)])
        decisions += 1
    return decisions


class PlayoutResult:
    """The result of a simulated game."""

    def __init__(self, decisions: int, turns: int, winners: tuple[int, ...]) -> None:
        self.decisions = decisions
        self.turns = turns
        self.winners = winners  # one seat or a team; empty if the game was stopped (14.7)


def play_game(rb: Rulebook, options: Options, chance: Chance, chooser: Chance, out: MoveList, most_turns: int) -> PlayoutResult:
    """Play one random game from its setup to its end."""
    t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
    setup.start(t)
    decisions = play_out(t, out, chooser, most_turns)
    return PlayoutResult(int(decisions), int(t.turns()), places.winners(t))


def play_many(rb: Rulebook, options: Options, seed: int, games: int, most_turns: int) -> list[PlayoutResult]:
    """Play random games with consecutive seeds (for benchmarks)."""
    out = MoveList()
    played: list[PlayoutResult] = []
    for number in range(games):
        chance = seeded(seed + number)
        played.append(play_game(rb, options, chance, chance, out, most_turns))
    return played


def copy_many(t: Table, count: i64) -> None:
    """Copy a position again and again (for the benchmark)."""
    for _ in range(count):
        t.copy(t.chance)
