"""The warden watches one game from its set-up to its end, and writes down what happens."""

from collections.abc import Callable

from blackgate.events import FIELDS, Event
from blackgate.game import Game
from blackgate.lab.collectors import WATCHES, Watch
from blackgate.lab.counters import Tally


class Warden:
    """Give `watch` the game once after set-up and again after each move; `tally` is complete after `close`."""

    def __init__(self) -> None:
        self.tally: Tally = Tally()
        self.game: Game | None = None
        self.watches: list[Watch] = []
        self.on: dict[str, list[Callable[[Event], None]]] = {}

    def watch(self, game: Game) -> None:
        """See what happened at the last move."""
        if self.game is None:
            self.begin(game)
        for watch in self.watches:
            watch.move()
        for event in game.events_of_last():
            for see in self.on[event.name]:
                see(event)

    def begin(self, game: Game) -> None:
        """The watches look at the table as it was laid, and say which events they want to see."""
        self.game = game
        self.watches = [watch(game, self.tally) for watch in WATCHES]
        for name in FIELDS:
            self.on[name] = [getattr(watch, f"on_{name}") for watch in self.watches if hasattr(watch, f"on_{name}")]

    def close(self) -> Tally:
        """The game is over. One that was stopped (14.7) counts as stopped and for nothing else: it went on for far too long."""
        outcome = self.game.outcome if self.game is not None else None
        if outcome is None:
            raise ValueError("the warden leaves when the game is over, not before")
        if outcome.stopped:
            return Tally(games=1, stopped=1)
        for watch in self.watches:
            watch.end(outcome)
        return self.tally
