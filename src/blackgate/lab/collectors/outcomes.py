"""How long a game took, and who won it."""

from blackgate.engine import layout as at
from blackgate.game import Outcome
from blackgate.lab.collectors.collector import Watch


class Course(Watch):
    """Games, turns, and wins by place in the turn order."""

    def end(self, outcome: Outcome) -> None:
        """Seats are counted from who began (2.4): it is the order that may be unfair, not the chair."""
        tally, players = self.tally, self.game.players
        tally["games"] += 1
        tally["finished"] += 1
        tally["players"] += players
        tally["turns"] += outcome.turns
        tally[f"length/{outcome.turns}"] += 1
        first = int(self.game.table.get(at.FIRST))
        for winner in outcome.winners:
            tally[f"seat/{(winner - first) % players}/won"] += 1
