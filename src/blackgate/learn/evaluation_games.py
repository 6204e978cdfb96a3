"""Games of the network against a bot. The bot plays in this worker process; the network is asked elsewhere, for many games."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.protocol import Bot
from blackgate.bots.registry import budget_of, make_bot
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from blackgate.game import Game
from blackgate.learn.modes import Mode
from blackgate.learn.shared_arrays import SEATS

if TYPE_CHECKING:
    from numpy.typing import NDArray


EARLIER: Final = "earlier"  # as an opponent: the network at the last evaluation


class Positions(NamedTuple):
    """Positions in which the network is asked."""

    observations: "NDArray[np.uint8]"  # (positions, layout.size)
    masks: "NDArray[np.uint8]"  # (positions, actions)
    own: "NDArray[np.bool_]"  # (positions,): whether the network is asked, not an earlier state of it


class EvaluationGames:
    """Some of the games of an evaluation. Every deal is played once from each seat.

    The network has one seat, or all seats of a team. A game that is too long counts as not won.
    """

    def __init__(self, mode: Mode, opponent: str, numbers: Iterable[int], seed: int, max_turns: int) -> None:
        self.budget: Budget = DEFAULT if opponent == EARLIER else budget_of(opponent)
        self.max_turns = max_turns
        self.wins = 0
        self.open: list[tuple[Game, set[int], Bot | None]] = []
        for number in numbers:
            deal, seat = divmod(number, mode.players)
            seats = set(range(seat % 2, mode.players, 2)) if mode.teams else {seat}
            bot = None if opponent == EARLIER else make_bot(opponent, number)
            self.open.append((Game(seed=f"{seed}-{deal}", **mode.arguments), seats, bot))
        self.games: int = len(self.open)
        if self.open:
            game = self.open[0][0]
            self.layout: Layout = Layout(game.edition, SEATS)
            self.rotation: SeatRotation = SeatRotation(game.edition.rulebook, mode.players, mode.teams)
        self.advance()

    def advance(self) -> None:
        """Let the bots play until the network is asked in every game, and count the games that end."""
        going_on = []
        for game, seats, bot in self.open:
            while bot is not None and (seat := game.to_move) is not None and seat not in seats:
                if game.turns > self.max_turns:
                    break
                legal = list(game.legal_moves)
                game.play(legal[0] if len(legal) == 1 else bot.choose(game.view(seat), legal, self.budget))
            if game.outcome is not None:
                self.wins += not seats.isdisjoint(game.outcome.winners)
            elif game.turns <= self.max_turns:
                going_on.append((game, seats, bot))
        self.open = going_on

    def positions(self) -> Positions:
        """Return the positions in which the network is asked, one for each game that goes on."""
        if not self.open:
            return Positions(np.zeros((0, 0), np.uint8), np.zeros((0, 0), np.uint8), np.zeros(0, np.bool_))
        masks = np.zeros((len(self.open), len(self.layout.edition.moves)), np.uint8)
        observations = np.zeros((len(self.open), self.layout.size), np.uint8)
        own = np.zeros(len(self.open), np.bool_)
        for row, (game, seats, _) in enumerate(self.open):
            seat = game.to_move
            assert seat is not None
            own[row] = seat in seats
            observations[row] = self.layout.row(game, seat)
            for move in game.legal_moves:
                masks[row, self.rotation.from_catalogue(seat, int(move))] = 1
        return Positions(observations, masks, own)

    def play(self, actions: "NDArray[np.int64]") -> None:
        """Play the network's actions, then those of the bots."""
        for (game, _, _), action in zip(self.open, actions, strict=True):
            seat = game.to_move
            assert seat is not None
            game.play(int(self.rotation.to_catalogue(seat, int(action))))
        self.advance()

    def result(self) -> tuple[int, int]:
        """Return how many games the network won, and how many there were."""
        return self.wins, self.games
