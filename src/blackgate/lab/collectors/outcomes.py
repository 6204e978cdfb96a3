"""Counts games, turns and wins by turn order."""

from blackgate.game import Outcome
from blackgate.lab.collectors.collector import Collector


class OutcomesCollector(Collector):
    """Games, turns, and wins by place in the turn order."""

    def finish(self, outcome: Outcome) -> None:
        """Count the game. Places in the turn order are counted from the first player (2.4)."""
        counters, players = self.counters, self.game.players
        counters["games"] += 1
        counters["finished"] += 1
        counters["players"] += players
        counters["turns"] += outcome.turns
        counters[f"length/{outcome.turns}"] += 1
        first = self.game.full_state().first_player
        for winner in outcome.winners:
            counters[f"seat/{(winner - first) % players}/won"] += 1
