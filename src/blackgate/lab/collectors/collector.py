"""Base class of the collectors."""

from typing import Final

from blackgate.game import Game, Outcome
from blackgate.lab.counters import Counters


class Collector:
    """Counts one topic of one game. A method `on_<event>` is called with every event of that name, hidden cards included."""

    def __init__(self, game: Game, counters: Counters) -> None:
        self.game = game
        self.edition: Final = game.edition
        self.counters = counters

    def start_move(self) -> None:
        """Prepare for the events of a move, which follow."""

    def finish(self, outcome: Outcome) -> None:
        """Count what is known only at the end of a game that was won."""
