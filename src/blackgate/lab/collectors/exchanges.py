"""11.5 Exchange between teammates."""

from blackgate.events import Event
from blackgate.lab.collectors.collector import Watch


class Exchanges(Watch):
    """How often, and how many cards; the Cigarettes are in the purse's books."""

    def on_exchange(self, event: Event) -> None:
        """Two teammates meet."""
        self.tally["exchange/times"] += 1

    def on_offered(self, event: Event) -> None:
        """A card goes over."""
        self.tally["exchange/cards"] += 1
