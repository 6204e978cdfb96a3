"""How Tunnel points were made (6.1), and where the Tools and Knives came from."""

from blackgate.events import WHYS, Event
from blackgate.game import Outcome
from blackgate.lab.collectors.collector import Watch


class Tunnel(Watch):
    """Tools dug and lost again; cards of the board piles by how they came into a hand."""

    def dig(self, name: str, event: Event) -> None:
        """Count a Tool and its points."""
        kind = event.get("kind")
        tool = self.book.kinds[kind]
        self.tally[f"{name}/{tool}"] += 1
        self.tally[f"{name}/{tool}/points"] += int(self.book.rulebook.points[kind])

    def got(self, event: Event, how: str) -> None:
        """Count a card by its source, if it is one of those that lie on the board."""
        kind = event.get("kind")
        if self.book.rulebook.on_board[kind]:
            self.tally[f"got/{self.book.kinds[kind]}/{how}"] += 1

    def on_dug(self, event: Event) -> None:
        """6.1: a Tool went into a tunnel."""
        self.dig("dug", event)

    def on_undug(self, event: Event) -> None:
        """A dug Tool goes back on its pile."""
        self.dig("lost", event)

    def on_snatched(self, event: Event) -> None:
        """A dug Tool comes into another player's hand."""
        self.dig("lost", event)
        self.got(event, "snatched")

    def on_took(self, event: Event) -> None:
        """From the pile: stolen, crafted, bought or given by a card."""
        self.got(event, WHYS[event.get("why")])

    def on_taken(self, event: Event) -> None:
        """From another player's hand."""
        self.got(event, "taken")

    def on_cooperated(self, event: Event) -> None:
        """Handed over at knife-point (5.10)."""
        self.got(event, "cooperated")

    def on_given(self, event: Event) -> None:
        """Given back by a card's player."""
        self.got(event, "given")

    def on_offered(self, event: Event) -> None:
        """From a teammate (11.5)."""
        self.got(event, "exchange")

    def end(self, outcome: Outcome) -> None:
        """What all that digging came to."""
        self.tally["points"] += sum(outcome.points)
