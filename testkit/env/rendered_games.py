"""Games of every mode for the tests of `render()`, as an image and as text."""

import random
from functools import cache
from pathlib import Path

from blackgate import Game
from blackgate.game import View
from blackgate.options import MICHELS
from testkit.game_modes import TABLES, play_random_moves, play_to_rare_prompt
from testkit.packs import OwnPack

MODES = [(players, teams, MICHELS[i % 3]) for i, (players, teams) in enumerate(TABLES)]


def observers(game: Game) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [*range(game.players), None]


@cache
def positions(players: int, teams: bool, michel: str) -> list[Game]:
    """Return some positions of a game: the start, rare prompts, and the end. Do not change them."""
    chooser = random.Random(7)
    game = Game(players, seed=11, target=4, teams=teams, michel=michel)
    found = [game.copy()]
    for _ in range(4):
        found.append(play_to_rare_prompt(game, chooser).copy())
    return [*found, play_random_moves(game, chooser, 100_000)]


def unmasked_view(game: Game, seat: int | None) -> View:
    """Return a view with nothing masked: every hand, the deck, every Background. Players never get one."""
    view = game.view(seat)
    return View(game.edition, game.options, game.seats, seat, game.table, game.knowledge, view.legal)


def largest_pack(directory: Path) -> OwnPack:
    """Write a pack as large as the engine allows: twelve Places, 36 kinds, a twelve-sided die, many board piles, long names."""
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
