"""Observes one game from set-up to end and passes its events to the collectors."""

from collections.abc import Callable

from blackgate.events import FIELDS, Event
from blackgate.game import Game
from blackgate.lab.collectors import COLLECTORS, Collector
from blackgate.lab.counters import Counters


class GameObserver:
    """Call `observe` with the game after set-up and after each move; `finish` returns the counters."""

    def __init__(self) -> None:
        self.counters: Counters = Counters()
        self.game: Game | None = None
        self.collectors: list[Collector] = []
        self.handlers: dict[str, list[Callable[[Event], None]]] = {}

    def observe(self, game: Game) -> None:
        """Pass the events of the last move to the collectors."""
        if self.game is None:
            self.start(game)
        for collector in self.collectors:
            collector.start_move()
        for event in game.full_events():
            for handle in self.handlers[event.name]:
                handle(event)

    def start(self, game: Game) -> None:
        """Make the collectors, which may read the table after set-up, and look up their event handlers."""
        self.game = game
        self.collectors = [collector(game, self.counters) for collector in COLLECTORS]
        for name in FIELDS:
            method = f"on_{name}"
            self.handlers[name] = [getattr(one, method) for one in self.collectors if hasattr(one, method)]

    def finish(self) -> Counters:
        """Return the counters of the finished game.

        A stopped game (14.7) counts as stopped and for nothing else, because it went on for far too long.
        """
        outcome = self.game.outcome if self.game is not None else None
        if outcome is None:
            raise ValueError("the game is not over")
        if outcome.stopped:
            return Counters(games=1, stopped=1)
        for collector in self.collectors:
            collector.finish(outcome)
        return self.counters
