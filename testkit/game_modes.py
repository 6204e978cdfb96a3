"""Random games and positions of every mode."""

import random
from typing import Any

from hypothesis import strategies as st

from blackgate import Game, Move, edition
from testkit.scene import scene

Seating = tuple[int, bool]  # how many, and whether in teams
TABLES: list[Seating] = [(players, False) for players in range(2, 7)] + [(4, True), (6, True)]


@st.composite
def options(draw: st.DrawFn, table: Seating | None = None) -> dict[str, Any]:
    """Any combination of table options (chapter 14), at one table or at any."""
    players, teams = table or draw(st.sampled_from(TABLES))
    return {
        "players": players,
        "teams": teams,
        "michel": draw(st.sampled_from(["none", "michel", "michelle"])),
        "calm": draw(st.booleans()),
        "target": draw(st.sampled_from([None, 3, 30])),
        "first_player": draw(st.sampled_from([None, 0, players - 1])),
        "seed": draw(st.integers(0, 10**6)),
    }


LIVELY = {"extort", "lay", "reveal", "second", "hold", "play", "join", "rouse", "exchange", "offer", "craft", "steal", "buy"}
ORDINARY = {"turn", "rolled", "selling", "over"}


def lively(game: Game, chooser: random.Random) -> Move:
    """A random move, more often than not one that sets something off."""
    moves = list(game.legal_moves)
    bold = [move for move in moves if move.text.split(" ")[0] in LIVELY]
    return chooser.choice(bold if bold and chooser.random() < 0.6 else moves)


def to_something_rare(game: Game, chooser: random.Random, most: int = 150) -> Game:
    """Play on, livelily, until a question comes up that is not of every turn."""
    for _ in range(most):
        if game.to_move is None:
            break
        game.play(lively(game, chooser))
        if game.prompt not in ORDINARY:
            break
    return game


def played_on(game: Game, chooser: random.Random, decisions: int) -> Game:
    """Random moves, as many as asked for or until the game is over."""
    for _ in range(decisions):
        if game.to_move is None:
            break
        game.play(chooser.choice(list(game.legal_moves)))
    return game


@st.composite
def positions(draw: st.DrawFn, most: int = 400, table: Seating | None = None) -> Game:
    """A position somewhere in a random game of any mode, at one table or at any."""
    game = Game(**draw(options(table)))
    return played_on(game, random.Random(draw(st.integers(0, 10**6))), draw(st.integers(0, most)))


def table_of_members(table: Seating, seed: int, chooser: random.Random) -> Game:
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


NEW_QUESTIONS = {"second", "help"}


def to_a_choice_of_effect_or_help(game: Game, chooser: random.Random, most: int = 150) -> bool:
    """Play on until a member is asked about a second effect (8.2), or help is asked for or could be (11.7)."""
    for _ in range(most):
        if game.to_move is None:
            return False
        game.play(lively(game, chooser))
        if game.prompt in NEW_QUESTIONS or "hold" in {str(move) for move in game.legal_moves}:
            return True
    return False
