"""Counts Exchanges between teammates (11.5)."""

from blackgate.events import Event
from blackgate.lab.collectors.collector import Collector


class ExchangesCollector(Collector):
    """Exchanges and their cards. `cigarettes.py` counts the Cigarettes."""

    def on_exchange(self, event: Event) -> None:
        self.counters["exchange/times"] += 1

    def on_offered(self, event: Event) -> None:
        """Count a card given to the teammate."""
        self.counters["exchange/cards"] += 1
