"""Wake-up messages over Redis. Import this module only if Redis is used: its library belongs to the extra `hosting`."""

import asyncio
import contextlib
import logging
from typing import Final

from blackgate.errors import OptionError
from blackgate.optional_libraries import libraries_of
from blackgate.service.metrics import METRICS
from blackgate.service.wakeup_bus import WakeupBus, WakeupHandler

with libraries_of("hosting"):
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

CHANNEL = "blackgate"
RECONNECT_S = 1.0
SEND_INTERVAL_S = 0.05  # between two messages: what one costs hardly depends on how many entries it names

log: Final = logging.getLogger("blackgate.service")


class RedisWakeupBus(WakeupBus):
    """Sends and receives wake-up messages, and polls the database less often."""

    sends_messages = True
    connected: bool

    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        self.process = process
        # One retry: its connection may be from before a restart of Redis.
        self.publisher: Final = connect(url, retries=1)
        # No retry: a silent reconnection would hide that messages were missed.
        self.subscriber: Redis = connect(url, retries=0)
        self.outgoing: list[tuple[str, int]] = []
        self.wakeup: Final = asyncio.Event()

    def start(self, handler: WakeupHandler, *, polling: bool) -> None:
        """Start sending and receiving, and polling unless this is the only process."""
        self.tasks.append(asyncio.create_task(self.receive(handler), name="wakeup-receiver"))
        self.tasks.append(asyncio.create_task(self.send(), name="wakeup-sender"))
        super().start(handler, polling=polling)

    async def stop(self) -> None:
        """Stop all tasks and close the connections."""
        await super().stop()
        for redis in (self.publisher, self.subscriber):
            with contextlib.suppress(RedisError, OSError):
                await redis.aclose()

    def publish(self, table_id: str, seq: int) -> None:
        """Wake the other processes; `seq` 0 means chat or presence. Does not wait."""
        if self.connected:
            self.outgoing.append((table_id, seq))
            self.wakeup.set()

    async def send(self) -> None:
        """Send what was published: the first entry at once, and those of the next moment together.

        A message that cannot be sent is dropped: the others poll.
        """
        while True:
            await self.wakeup.wait()
            self.wakeup.clear()
            messages, self.outgoing = self.outgoing, []
            try:
                words = [word for table_id, seq in messages for word in (table_id, str(seq))]
                await self.publisher.publish(CHANNEL, " ".join([self.process, *words]))
            except Exception as error:  # keep running: it would go unnoticed that this task has died
                if not is_disconnection(error):  # otherwise the receiver notices whether Redis is there
                    log.exception("redis publish failed")
            await asyncio.sleep(SEND_INTERVAL_S)

    async def receive(self, handler: WakeupHandler) -> None:
        """Receive messages, and reconnect when Redis comes back."""
        while True:
            try:
                async with self.subscriber.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    self.connected = True
                    METRICS.bus_up.set(1)
                    log.info("redis connected")
                    await self.poll(handler)
                    while True:
                        message = await subscription.get_message(ignore_subscribe_messages=True, timeout=2.0)
                        if message is not None:
                            self.dispatch(message["data"], handler)
            except Exception as error:  # keep running, for the same reason
                self.disconnected()
                if not is_disconnection(error):
                    log.exception("redis subscribe failed")
            await asyncio.sleep(RECONNECT_S)

    def dispatch(self, data: object, handler: WakeupHandler) -> None:
        """Pass a message of another process to the handler: its id, then tables and entries in turn."""
        process, *words = data.decode("utf-8", "replace").split(" ") if isinstance(data, bytes) else [self.process]
        if process != self.process:
            for table_id, seq in zip(words[::2], words[1::2], strict=False):
                if seq.isdecimal():
                    METRICS.wakes.labels("bus").inc()
                    handler.wake_up(table_id, int(seq))

    def disconnected(self) -> None:
        """Note that Redis is down."""
        if self.connected:
            log.warning("redis disconnected")
        self.connected = False
        METRICS.bus_up.set(0)


def is_disconnection(error: Exception) -> bool:
    """Return whether an error only means that Redis is down. uvloop raises RuntimeError for writing to a closed connection."""
    return isinstance(error, RedisError | OSError) or (isinstance(error, RuntimeError) and "handler is closed" in str(error))


def connect(url: str, retries: int) -> Redis:
    """Return a Redis client with short timeouts: a late wake-up is useless."""
    try:
        client: Redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2, retry=Retry(NoBackoff(), retries))
    except ValueError:
        raise OptionError("error-redis-url", url=url) from None
    return client
