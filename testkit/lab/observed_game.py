"""A scene that the lab counts: play moves, end the game, and read the counters."""

from __future__ import annotations

from blackgate.game import Game, Outcome
from blackgate.lab.game_observer import Warden
from blackgate.lab.counters import Tally
from testkit.scene import fact, play


class Watched:
    """A game laid out by `scene`, watched from now on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.warden = Warden()
        self.warden.watch(game)

    def play(self, *moves: str, out: tuple[str, ...] = ()) -> Watched:
        """Play moves; `out` is what chance brings during the last of them."""
        for number, move in enumerate(moves, start=1):
            play(self.game, move, out=out if number == len(moves) else ())
            self.warden.watch(self.game)
        return self

    def end(self) -> Tally:
        """What was counted, without zeros. If nobody has won yet, it is over all the same, without winners."""
        game, warden = self.game, self.warden
        if game.outcome is not None:
            return +warden.close()
        points = tuple(fact(game, seat, "points") for seat in range(game.players))
        for watch in warden.watches:
            watch.end(Outcome((), points, game.turns, False))
        return +warden.tally


def under(tally: Tally, prefix: str) -> dict[str, int]:
    """The counters below a name."""
    return {name.removeprefix(f"{prefix}/"): count for name, count in tally.items() if name.startswith(f"{prefix}/")}
