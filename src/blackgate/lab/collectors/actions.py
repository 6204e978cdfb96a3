"""Counts the actions of a turn: basic actions (5), Place actions (6) and Exchanges (11.5)."""

from typing import Final

from blackgate.game import Game
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters

BASIC: Final = ("search", "roll", "cautious", "join", "play", "extort", "craft")
AT_PLACES: Final = ("dig", "steal", "heal", "sell", "buy")
ACTIONS: Final = (*BASIC, *AT_PLACES)


class ActionsCollector(Collector):
    """Actions by the first word of the move. Later answers, such as the second card sold, are not actions of their own."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.prompt: str = ""  # the question that the move of `start_move` answered

    def start_move(self) -> None:
        """Count the move that was just played, if it was an action."""
        step = self.game.last
        if self.prompt == "turn" and step is not None:
            word = self.edition.moves[step.move].text.split(" ")[0]
            if word in ACTIONS:
                self.counters[f"uses/{word}"] += 1
        self.prompt = self.game.prompt
