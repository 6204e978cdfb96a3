"""The compiled evaluator and the networks, ready for a pack, and functions that apply them to a view."""

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from threading import local

from blackgate.bots.evaluation import known_table, weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.policy_net import PolicyNet
from blackgate.bots.evaluation.turn_scores import score_moves
from blackgate.bots.evaluation.value_net import ValueNet
from blackgate.bots.policy_file import WARDEN, PolicyFile, fits, read_header
from blackgate.catalogue import Edition, Move
from blackgate.compilation import is_compiled
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.game import Game, View

_cache = local()  # evaluators and value networks have working memory: each thread has its own
_outside_net: Callable[[Edition], PolicyNet] | None = None  # of warden, evaluated outside Python
_policy_net: PolicyNet | None = None


def evaluator_for(edition: Edition) -> Evaluator:
    """Return this thread's evaluator for a pack, with the default weights."""
    evaluators: dict[int, tuple[Edition, Evaluator]] | None = getattr(_cache, "evaluators", None)
    if evaluators is None:
        evaluators = {}
        _cache.evaluators = evaluators
    found = evaluators.get(id(edition))
    if found is None:
        found = (edition, Evaluator(edition.rulebook, list(weights.DEFAULT)))
        evaluators[id(edition)] = found
    return found[1]


def value_net() -> ValueNet:
    """Return this thread's value network."""
    found: ValueNet | None = getattr(_cache, "value_net", None)
    if found is None:
        numbers = json.loads(files("blackgate.bots").joinpath("value_net.json").read_text(encoding="utf-8"))
        found = ValueNet(numbers["first"], numbers["bias"], numbers["last"])
        _cache.value_net = found
    return found


@lru_cache(maxsize=64)
def warden_fits(edition: Edition) -> bool:
    """Return whether the network of warden can play with a pack: its cards, Places and moves have the same ids as in training.

    It reads one line of the file.
    """
    return fits(read_header(WARDEN), edition)


def policy_net(edition: Edition, file: str | None = None) -> PolicyNet | None:
    """Return the network of warden, or that of a file; None if it does not fit a pack. All threads share one."""
    if file is not None:
        return exported_net(edition, file)
    global _policy_net  # noqa: PLW0603  loaded once, when it is first needed
    if not warden_fits(edition):
        return None
    if _policy_net is None:
        _policy_net = PolicyFile(WARDEN).network(edition) if _outside_net is None else _outside_net(edition)
    return _policy_net


def use_outside_net(load: Callable[[Edition], PolicyNet] | None) -> None:
    """Let this function return the network of warden when it is first needed; with None, read it from its file again."""
    global _outside_net, _policy_net  # noqa: PLW0603  set once, at the start of a program
    _outside_net = load
    _policy_net = None


def judges_quickly() -> bool:
    """Return whether the network of warden judges a position in a few milliseconds: interpreted, it needs 0.4 s."""
    return is_compiled() or _outside_net is not None


@lru_cache(maxsize=4)
def exported_net(edition: Edition, file: str) -> PolicyNet | None:
    """Return the network of a file that `blackgate train` exported, or None if it does not fit a pack."""
    return PolicyFile(Path(file)).network(edition) if network_fits(edition, file) else None


def network_fits(edition: Edition, file: str | None) -> bool:
    """Return whether the network of a file, or of warden, can play with a pack."""
    return warden_fits(edition) if file is None else fits(read_header(Path(file)), edition)


def known_table_of(view: View) -> Table:
    """Return the table of a view with the cards in other hands that its seat knows of. It cannot be played on."""
    return known_table.known_table(view.table, view.knowledge, view.observer, view.table.chance)


def move_scores(view: View, evaluator: Evaluator, legal_moves: Sequence[Move]) -> list[int]:
    """Return the score of each legal move, from what the seat knows."""
    table = known_table_of(view)
    moves = MoveList()
    for move in legal_moves:
        moves.add(int(move))
    score_moves(evaluator, table, moves)
    return [int(evaluator.scores[i]) for i in range(len(legal_moves))]


def open_chances(game: Game) -> list[float]:
    """Return each seat's chance of winning with all cards open, for games that are analysed afterwards.

    The network of warden judges if it knows the cards, else the value network of boss. Interpreted, warden's would take minutes
    for a game.
    """
    net = policy_net(game.edition) if judges_quickly() else None
    return value_net_chances(game) if net is None else policy_net_chances(net, game)


def value_net_chances(game: Game) -> list[float]:
    """Return each seat's chance of winning by the value network, which sees all cards."""
    net = value_net()
    net.evaluate(evaluator_for(game.edition), game.table)
    return [net.chances[seat] for seat in range(game.players)]


def policy_net_chances(net: PolicyNet, game: Game) -> list[float]:
    """Return each seat's chance of winning by the network of warden, for a seat that is asked and knows all hands."""
    seat = game.to_move or 0  # the chances of a finished game are the same for all
    return list(net.chances(game.table, known_table.open_knowledge(game.table, game.knowledge, seat), seat))


def chances(view: View) -> list[float]:
    """Return each seat's chance of winning, estimated from what the observer of a view knows."""
    net = value_net()
    net.evaluate(evaluator_for(view.edition), known_table_of(view))
    return [net.chances[seat] for seat in range(view.options.players)]
