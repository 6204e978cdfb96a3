"""Counts Backgrounds (8): dealt to all players, revealed by some."""

from typing import Final

from blackgate.events import Event
from blackgate.game import Game, Outcome
from blackgate.lab.collectors.card_users import CardUsers
from blackgate.lab.collectors.collector import Collector
from blackgate.lab.counters import Counters


class BackgroundsCollector(Collector):
    """Backgrounds dealt and revealed. They are dealt at random, so the win rate of a dealt card is unbiased."""

    def __init__(self, game: Game, counters: Counters) -> None:
        super().__init__(game, counters)
        self.dealt: Final = CardUsers()
        self.revealed: Final = CardUsers()
        self.turn: int = 0
        for player in game.full_state().players:
            if player.background is not None:
                self.dealt.add(player.background, player.seat)

    def on_turn_began(self, event: Event) -> None:
        """Note the number of the turn."""
        self.turn = event.get("turn")

    def on_revealed(self, event: Event) -> None:
        """Count a revealed Background (8.1) and its round; rounds are counted from 1."""
        card = self.edition.backgrounds[event.get("background")]
        self.revealed.add(card, event.get("seat"))
        self.counters[f"background/{card}/times"] += 1
        self.counters[f"background/{card}/rounds"] += (self.turn - 1) // self.game.players + 1

    def on_second(self, event: Event) -> None:
        """Count the second effect of a Background, if the Gang member applied it (8.2)."""
        if event.get("applied"):
            self.counters[f"background/{self.edition.backgrounds[event.get('background')]}/second"] += 1

    def finish(self, outcome: Outcome) -> None:
        """Count the players and the winners of each card."""
        self.dealt.count(self.counters, "background", "dealt", outcome)
        self.revealed.count(self.counters, "background", "revealed", outcome)
