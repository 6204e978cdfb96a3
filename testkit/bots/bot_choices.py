"""Searches of boss, and the choices of inmate and boss in all modes."""

import random

from blackgate import Game
from blackgate.bots import Budget
from blackgate.bots.boss import Boss
from blackgate.bots.evaluation.tree_search import TreeSearch
from testkit.bots.bot_games import adviser
from testkit.game_modes import play_random_moves
from testkit.uncompiled import MODES


def searched(game: Game, budget: Budget, seed: int = 0) -> TreeSearch:
    """Return the finished search of a boss."""
    return Boss(seed).search(game.view(game.to_move), budget)


def all_choices(iterations: int, moments: int, exact: bool) -> list[str]:
    """Return what inmate and boss choose in positions of every mode: the advice of inmate, the visits of each move by boss,
    and with `exact` the chances of winning to the last bit."""
    found = []
    for number, mode in enumerate(MODES):
        game = Game(seed=number, **mode)
        chooser = random.Random(number)
        for _ in range(moments):
            play_random_moves(game, chooser, 120 // moments)
            if game.to_move is None:
                break
            view = game.view(game.to_move)
            inmate = adviser("inmate").advise(view, list(game.legal_moves), Budget(iterations=1), most=100)
            boss = searched(game, Budget(iterations=iterations)).root_statistics()
            found.append(str([(thought.move.text, thought.value) for thought in inmate.thoughts]))
            found.append(str([(view.edition.moves[move].text, visits) for move, visits, _ in boss]))
            if exact:
                found.append(str([chance.hex() for _, _, chance in boss]))
    return found
