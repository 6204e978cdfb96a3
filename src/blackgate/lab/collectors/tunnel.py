"""Counts how Tunnel points were made (6.1), and where the Tools and Knives came from."""

from blackgate.events import WHYS, Event
from blackgate.game import Outcome
from blackgate.lab.collectors.collector import Collector


class TunnelCollector(Collector):
    """Tools dug and lost again; cards of the board piles by how they came into a hand."""

    def count_tool(self, counter: str, event: Event) -> None:
        """Count a Tool and its points."""
        kind = event.get("kind")
        tool = self.edition.kinds[kind]
        self.counters[f"{counter}/{tool}"] += 1
        self.counters[f"{counter}/{tool}/points"] += int(self.edition.rulebook.points[kind])

    def count_source(self, event: Event, source: str) -> None:
        """Count a card by its source, if it has a pile on the board."""
        kind = event.get("kind")
        if self.edition.rulebook.on_board[kind]:
            self.counters[f"got/{self.edition.kinds[kind]}/{source}"] += 1

    def on_dug(self, event: Event) -> None:
        """Count a Tool dug into a tunnel (6.1)."""
        self.count_tool("dug", event)

    def on_undug(self, event: Event) -> None:
        """Count a dug Tool that goes back to its pile."""
        self.count_tool("lost", event)

    def on_snatched(self, event: Event) -> None:
        """Count a dug Tool that comes into another player's hand."""
        self.count_tool("lost", event)
        self.count_source(event, "snatched")

    def on_took(self, event: Event) -> None:
        """Count a card from the pile: stolen, crafted, bought or given by a card."""
        self.count_source(event, WHYS[event.get("why")])

    def on_taken(self, event: Event) -> None:
        """Count a card from another player's hand."""
        self.count_source(event, "taken")

    def on_cooperated(self, event: Event) -> None:
        """Count a card handed over in an Extortion (5.10)."""
        self.count_source(event, "cooperated")

    def on_given(self, event: Event) -> None:
        """Count a card given back by the player of an Action card."""
        self.count_source(event, "given")

    def on_offered(self, event: Event) -> None:
        """Count a card from a teammate (11.5)."""
        self.count_source(event, "exchange")

    def finish(self, outcome: Outcome) -> None:
        """Count the Tunnel points at the end."""
        self.counters["points"] += sum(outcome.points)
