"""The compiled minds, ready for a pack, and one way to ask them about a view."""

import json
from collections.abc import Sequence
from importlib.resources import files
from threading import local

from blackgate.bots.evaluation import known_table, weights
from blackgate.bots.evaluation.evaluator import Mind
from blackgate.bots.evaluation.turn_scores import score
from blackgate.bots.evaluation.value_net import Judgement
from blackgate.catalogue import Edition, Move
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.game import Game, View

_ready = local()  # a mind is a workbench: each thread has its own


def mind_for(edition: Edition) -> Mind:
    """The mind of an inmate for a pack."""
    minds: dict[int, tuple[Edition, Mind]] | None = getattr(_ready, "minds", None)
    if minds is None:
        minds = {}
        _ready.minds = minds
    found = minds.get(id(edition))
    if found is None:
        found = (edition, Mind(edition.rulebook, list(weights.DEFAULT)))
        minds[id(edition)] = found
    return found[1]


def judgement() -> Judgement:
    """The network that says what everybody's chances are."""
    found: Judgement | None = getattr(_ready, "judgement", None)
    if found is None:
        numbers = json.loads(files("blackgate.bots").joinpath("value_net.json").read_text(encoding="utf-8"))
        found = Judgement(numbers["first"], numbers["bias"], numbers["last"])
        _ready.judgement = found
    return found


def as_known(view: View) -> Table:
    """The view with the cards its seat knows others to hold. Like the view it has no chance: it is looked at, not played."""
    return known_table.known_table(view.table, view.knowledge, view.observer, view.table.chance)


def scores(view: View, mind: Mind, legal_moves: Sequence[Move]) -> list[int]:
    """What habits make of each legal move, as the seat knows the table."""
    table = as_known(view)
    moves = MoveList()
    for move in legal_moves:
        moves.add(int(move))
    score(mind, table, moves)
    return [int(mind.scores[i]) for i in range(len(legal_moves))]


def open_chances(game: Game) -> list[float]:
    """What judgement makes of a table with all cards open, for a game that is looked at afterwards."""
    judge = judgement()
    judge.judge(mind_for(game.edition), game.table)
    return [judge.chances[seat] for seat in range(game.players)]


def chances(view: View) -> list[float]:
    """What judgement makes of a table as somebody knows it: each seat's chance of winning."""
    judge = judgement()
    judge.judge(mind_for(view.edition), as_known(view))
    return [judge.chances[seat] for seat in range(view.options.players)]
