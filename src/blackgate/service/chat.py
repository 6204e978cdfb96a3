"""Chat: lines are stored, then sent to all listeners of the table."""

from blackgate.service import wall_clock
from blackgate.service.active_tables import ActiveTables
from blackgate.service.async_store import call_store
from blackgate.service.metrics import METRICS
from blackgate.service.security.limits import Limits
from blackgate.service.security.rate_limiter import TokenBucket
from blackgate.service.storage import Store
from blackgate.service.wakeup_bus import WakeupBus
from blackgate.tables import wire
from blackgate.tables.commands import Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.wire import ChatLine


class Chat:
    """The chat of the tables of this process."""

    def __init__(self, tables: ActiveTables, store: Store, bus: WakeupBus, limits: Limits) -> None:
        self.tables = tables
        self.store = store
        self.bus = bus
        self.limits = limits

    async def say(self, table_id: str, seat: int, name: str, text: str) -> None:
        """Store a line, send it to the listeners here, and wake the other processes."""
        self.check_rate(table_id, seat)
        at = wall_clock.now_ms()
        n = await call_store(self.store.add_chat, table_id, seat, name, text, at)
        active = self.tables.get(table_id)
        if active is not None and n > active.last_chat + 1:
            await self.refresh(table_id)  # another process stored lines before this one
        self.send_line(table_id, ChatLine(n, seat, name, text, at))
        self.bus.publish(table_id, 0)

    def check_rate(self, table_id: str, seat: int) -> None:
        """Refuse a line of a seat that writes faster than a person types."""
        buckets = self.tables.activate(table_id).chat_buckets
        bucket = buckets.setdefault(seat, TokenBucket(self.limits.chat_per_s, self.limits.chat_burst))
        if bucket.take():
            METRICS.slowed.labels("chat").inc()
            raise Refusal("slow_down")

    async def refresh(self, table_id: str) -> list[ChatLine]:
        """Read the newest lines, send those that the listeners here do not have yet, and return all."""
        lines = [ChatLine(*row) for row in await call_store(self.store.recent_chat, table_id)]
        for line in lines:
            self.send_line(table_id, line)
        return [line for line in lines if line.text]

    def send_line(self, table_id: str, line: ChatLine) -> None:
        """Send a line to all listeners here, once."""
        active = self.tables.get(table_id)
        if active is not None and line.n > active.last_chat:
            active.last_chat = line.n
            if line.text:  # not deleted meanwhile
                active.send_all(encode(wire.Chat(line)))
