"""Random games and positions of every mode."""

import random
from typing import Any

from hypothesis import strategies as st

from blackgate import Game, Move, edition
from testkit.scene import scene

Seating = tuple[int, bool]  # number of players, and whether they play in teams
TABLES: list[Seating] = [(players, False) for players in range(2, 7)] + [(4, True), (6, True)]


@st.composite
def options(draw: st.DrawFn, table: Seating | None = None) -> dict[str, Any]:
    """Any combination of table options (chapter 14), for one seating or for any."""
    players, teams = table or draw(st.sampled_from(TABLES))
    return {
        "players": players,
        "teams": teams,
        "michel": draw(st.sampled_from(["none", "michel", "michelle"])),
        "calm": draw(st.booleans()),
        "target": draw(st.sampled_from([None, 3, 30])),
        "first_player": draw(st.sampled_from([None, 0, players - 1])),
        "fair_start": draw(st.booleans()),
        "seed": draw(st.integers(0, 10**6)),
    }


EVENTFUL = {"extort", "lay", "reveal", "second", "hold", "play", "join", "rouse", "exchange", "offer", "craft", "steal", "buy"}
COMMON_PROMPTS = {"turn", "rolled", "selling", "over"}


def eventful_move(game: Game, chooser: random.Random) -> Move:
    """Return a random move, with a preference for those that lead to more questions."""
    moves = list(game.legal_moves)
    eventful = [move for move in moves if move.text.split(" ")[0] in EVENTFUL]
    return chooser.choice(eventful if eventful and chooser.random() < 0.6 else moves)


def play_to_rare_prompt(game: Game, chooser: random.Random, most: int = 150) -> Game:
    """Play eventful moves until a rare prompt is asked."""
    for _ in range(most):
        if game.to_move is None:
            break
        game.play(eventful_move(game, chooser))
        if game.prompt not in COMMON_PROMPTS:
            break
    return game


def play_random_moves(game: Game, chooser: random.Random, decisions: int) -> Game:
    """Play random moves, at most this number."""
    for _ in range(decisions):
        if game.to_move is None:
            break
        game.play(chooser.choice(list(game.legal_moves)))
    return game


# Weights of random moves by their first word, so that games make progress.
MOVE_WEIGHTS = {"dig": 40.0, "craft": 20.0, "join": 20.0, "search": 5.0, "extort": 4.0, "cautious": 0.6, "end": 0.4, "sell": 0.3}


def weighted_move(game: Game, chooser: random.Random) -> Move:
    """Return a random move, with a preference for those that bring the end of the game closer."""
    moves = list(game.legal_moves)
    return chooser.choices(moves, [MOVE_WEIGHTS.get(move.text.split()[0], 1.0) for move in moves])[0]


def play_weighted_moves(game: Game, chooser: random.Random) -> Game:
    """Play weighted moves until the game is over: a few hundred, where random moves can take many thousand."""
    while game.to_move is not None:
        game.play(weighted_move(game, chooser))
    return game


@st.composite
def positions(draw: st.DrawFn, most: int = 400, table: Seating | None = None) -> Game:
    """A position of a random game of any mode, for one seating or for any."""
    game = Game(**draw(options(table)))
    return play_random_moves(game, random.Random(draw(st.integers(0, 10**6))), draw(st.integers(0, most)))


def game_of_members(table: Seating, seed: int, chooser: random.Random) -> Game:
    """A game in which most players belong to the Gang that their Background names."""
    players, teams = table
    pack = edition().pack
    dealt = chooser.sample(pack.backgrounds, players)
    gangs: list[str | None] = []
    for background in dealt:
        cards = next(gang.cards for gang in pack.gangs if gang.id == background.gang)
        gangs.append(chooser.choice([card.id for card in cards if card.id not in gangs]))
    gangs[chooser.randrange(players)] = None
    hands = [
        " ".join(chooser.sample(["knife", "knife", "blade", "spoon", "pike", "link", "link"], chooser.randrange(7)))
        for _ in dealt
    ]
    places = " ".join(["yard"] * players)
    backgrounds = [background.id for background in dealt]
    game = scene(players, teams=teams, hands=hands, places=places, backgrounds=backgrounds, gangs=gangs, target=30)
    game.table.chance = Game(2, seed=seed).table.chance
    return game


SECOND_EFFECT_OR_HELP = {"second", "help"}


def play_to_second_effect_or_help(game: Game, chooser: random.Random, most: int = 150) -> bool:
    """Play until a second effect is offered (8.2) or help in a combat is possible (11.7). Return whether that happened."""
    for _ in range(most):
        if game.to_move is None:
            return False
        game.play(eventful_move(game, chooser))
        if game.prompt in SECOND_EFFECT_OR_HELP or "hold" in {str(move) for move in game.legal_moves}:
            return True
    return False
