"""Search cards drawn, and Action cards played (5.7).

Which card a draw brings is chance, so that "does drawing this card win more often than drawing another?" is an experiment without
bias. Who *plays* a card has chosen to, had the time to, and did not sell it.
"""

from collections import Counter

from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.card_users import Bringers
from blackgate.lab.collectors.collector import Watch
from blackgate.lab.counters import Tally


class Hands(Watch):
    """Opening hands count as drawn."""

    def __init__(self, game: Game, tally: Tally) -> None:
        super().__init__(game, tally)
        self.played = Bringers()
        self.drawn: Counter[tuple[int, int]] = Counter()  # seat, kind
        for seat in range(game.players):
            for kind in range(len(self.book.kinds)):
                if game.table.hand(seat, kind) and not self.book.rulebook.on_board[kind]:
                    self.drawn[seat, kind] = int(game.table.hand(seat, kind))

    def on_drew(self, event: Event) -> None:
        """From the Search deck."""
        self.drawn[event.get("seat"), event.get("kind")] += 1

    def on_played(self, event: Event) -> None:
        """5.7: an Action card left a hand for its effect."""
        card = self.book.kinds[event.get("kind")]
        self.tally[f"action/{card}/times"] += 1
        self.played.add(card, event.get("seat"))

    def end(self, outcome: Outcome) -> None:
        """Who won. Draws are counted card by card: each is a ticket of the lottery."""
        self.played.count(self.tally, "action", "played", outcome)
        for (seat, kind), count in self.drawn.items():
            card = self.book.kinds[kind]
            self.tally[f"draw/{card}/cards"] += count
            self.tally[f"draw/{card}/won"] += count if seat in outcome.winners else 0
