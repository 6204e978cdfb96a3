"""Choices, advice, turns and whole games of bots."""

from collections.abc import Callable, Sequence
from typing import Any

from blackgate import Event, Game, Move
from blackgate.bots import BOTS, Budget, make_bot
from blackgate.bots.protocol import Advice, Adviser

NAMES = list(BOTS)
FEW = Budget(iterations=60)  # for boss; the others ignore it
TURN_LIMIT = 2000

Watcher = Callable[[int, str, Move, list[Event]], None]


def adviser(name: str, seed: int = 0) -> Adviser:
    """Return one of the five bots of the package, all of which can advise."""
    bot = make_bot(name, seed)
    assert isinstance(bot, Adviser)
    return bot


def choice(bot: Adviser, game: Game, budget: Budget = FEW) -> Move:
    """Return the choice of a bot for the seat that is asked."""
    return game.edition.move(bot.choose(game.view(game.to_move), list(game.legal_moves), budget))


def advice(bot: Adviser, game: Game, budget: Budget = FEW, most: int = 3) -> Advice:
    """Return the advice of a bot to the seat that is asked."""
    return bot.advise(game.view(game.to_move), list(game.legal_moves), budget, most)


def play_to_end(game: Game, bots: Sequence[Adviser], budget: Budget = FEW, watch: Watcher | None = None) -> Game:
    """Play a game to its end, or stop it after TURN_LIMIT turns (14.7).

    `watch` is called after every move with the seat, the prompt, the move and the events.
    """
    while (seat := game.to_move) is not None:
        if game.turns > TURN_LIMIT and game.between_turns:
            game.stop()
            break
        prompt = game.prompt
        move = choice(bots[seat], game, budget)
        game.play(move)
        if watch is not None:
            watch(seat, prompt, move, game.full_events())
    return game


def moves_of_turn(game: Game, bot: Adviser, budget: Budget) -> list[str]:
    """Play the moves of a bot until its turn is over or another seat is asked, and return them."""
    seat, turns = game.to_move, game.turns
    made: list[str] = []
    while game.to_move == seat and game.turns == turns:
        move = choice(bot, game, budget)
        made.append(move.text)
        game.play(move)
    return made


def bot_game(players: int, seed: int, **options: Any) -> Game:
    """A whole game of inmates and rookies."""
    return play_to_end(Game(players, seed=seed, **options), [adviser(name, seed) for name in ("inmate", "rookie") * 3])
