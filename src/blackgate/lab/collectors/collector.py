"""What every watch has in common."""

from blackgate.game import Game, Outcome
from blackgate.lab.counters import Tally


class Watch:
    """Looks at one side of one game: its methods `on_<event>` are given every event of that name, nothing hidden."""

    def __init__(self, game: Game, tally: Tally) -> None:
        self.game = game
        self.book = game.edition
        self.tally = tally

    def move(self) -> None:
        """A move was played; what happened follows, event by event."""

    def end(self, outcome: Outcome) -> None:
        """Somebody has won."""
