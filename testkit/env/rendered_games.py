"""Games of every mode for the tests of `render()`, as an image and as text."""

import random
from functools import cache
from pathlib import Path

from blackgate import Game
from blackgate.game import View
from blackgate.options import MICHELS
from testkit.game_modes import TABLES, played_on, to_something_rare
from testkit.packs import OwnPack

MODES = [(players, teams, MICHELS[i % 3]) for i, (players, teams) in enumerate(TABLES)]


def observers(game: Game) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(game.players), None]


@cache
def positions(players: int, teams: bool, michel: str) -> list[Game]:
    """A few moments of a lively game: the start, questions that are not of every turn, and the end. Only to be looked at."""
    chooser = random.Random(7)
    game = Game(players, seed=11, target=4, teams=teams, michel=michel)
    found = [game.copy()]
    for _ in range(4):
        found.append(to_something_rare(game, chooser).copy())
    return [*found, played_on(game, chooser, 100_000)]


def laid_open(game: Game, seat: int | None) -> View:
    """A view with nothing masked: every hand, the deck, every Background. Nobody is ever given one."""
    view = game.view(seat)
    return View(game.edition, game.options, game.seats, seat, game.table, game.knowledge, view.legal)


def sprawling(directory: Path) -> OwnPack:
    """A pack as large as the engine allows: twelve Places, 36 kinds, a twelve-sided die, many piles on the board, long names."""
    own = OwnPack.copied_to(directory)
    for n in range(6):
        die = f"die = [{n + 1}, 7, 12]\nsearch = 1\ncraft = true\ndoes = []"
        own.append("places.toml", f'\n[[place]]\nid = "tower_{n}_of_the_great_old_prison_wall"\n{die}\norigin = "X"\n')
    for n in range(10):
        pile = "board" if n < 5 else "search"
        values = f'class = "part"\npile = "{pile}"\ncopies = 2\nsells = 1'
        own.append("cards.toml", f'\n[[card]]\nid = "odd_and_end_number_{n}"\n{values}\norigin = "X"\n')
        if pile == "board":
            made = f'makes = "odd_and_end_number_{n}"\ncount = 1\nneeds = ["link"]'
            own.append("cards.toml", f'\n[[recipe]]\n{made}\norigin = "X"\n')
    own.edit("pack.toml", "die = 6 ", "die = 12 ").edit("pack.toml", "search_cards = 77", "search_cards = 87")
    own.edit("places.toml", "die = [5, 6]", "die = [5, 6, 8, 9, 10, 11]")
    return own.edit("places.toml", "die = [2, 5]", "die = [2, 5, 8, 9, 10, 11]")
