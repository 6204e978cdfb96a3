"""A scene observed by the lab: play moves, end the game, and read the counters."""

from __future__ import annotations

from blackgate.game import Game, Outcome
from blackgate.lab.counters import Counters
from blackgate.lab.game_observer import GameObserver
from testkit.scene import fact, play


class ObservedGame:
    """A game laid out by `scene` and observed from then on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observer = GameObserver()
        self.observer.observe(game)

    def play(self, *moves: str, out: tuple[str, ...] = ()) -> ObservedGame:
        """Play moves; `out` is the chance of the last of them."""
        for number, move in enumerate(moves, start=1):
            play(self.game, move, out=out if number == len(moves) else ())
            self.observer.observe(self.game)
        return self

    def end(self) -> Counters:
        """Return the counters without zeros. If nobody has won yet, the game ends without winners."""
        game, observer = self.game, self.observer
        if game.outcome is not None:
            return +observer.finish()
        points = tuple(fact(game, seat, "points") for seat in range(game.players))
        for collector in observer.collectors:
            collector.finish(Outcome((), points, game.turns, False))
        return +observer.counters


def under(counters: Counters, prefix: str) -> dict[str, int]:
    """Return the counters below a name."""
    return {name.removeprefix(f"{prefix}/"): count for name, count in counters.items() if name.startswith(f"{prefix}/")}
