"""Wake-up messages between processes, over Redis: "table T has entry N".

A message is only a hint to read the database; losing one costs time and nothing else. With Redis, other processes are woken at
once. Without it, or while it is down, every process polls the database once a second.
"""

import asyncio
import contextlib
import logging
from typing import Final, Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from blackgate.service.metrics import METRICS

CHANNEL = "blackgate"
POLL_INTERVAL_S = 1.0  # without Redis
POLL_INTERVAL_WITH_REDIS_S = 5.0
RECONNECT_S = 1.0

log: Final = logging.getLogger("blackgate.service")


class WakeupHandler(Protocol):
    """What a process does when others have written something."""

    def wake_up(self, table_id: str, seq: int) -> None:
        """Handle a message: the table has an entry `seq`, or new chat or presence if `seq` is 0."""

    async def poll(self) -> None:
        """Look in the database for changes of which no message has arrived."""


class WakeupBus:
    """Sends and receives wake-up messages."""

    def __init__(self, url: str | None, process: str) -> None:
        self.process = process
        # One retry: its connection may be from before a restart of Redis.
        self.publisher: Final = connect(url, retries=1) if url else None
        # No retry: a silent reconnection would hide that messages were missed.
        self.subscriber: Redis | None = connect(url, retries=0) if url else None
        self.connected: bool = False
        self.outgoing: list[tuple[str, int]] = []
        self.wakeup: Final = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, handler: WakeupHandler, *, polling: bool) -> None:
        """Start sending and receiving, and polling unless this is the only process."""
        if self.publisher is not None:
            self.tasks.append(asyncio.create_task(self.receive(handler), name="wakeup-receiver"))
            self.tasks.append(asyncio.create_task(self.send(), name="wakeup-sender"))
        if polling:
            self.tasks.append(asyncio.create_task(self.poll_regularly(handler), name="wakeup-poll"))

    async def stop(self) -> None:
        """Stop all tasks and close the connections."""
        for task in self.tasks:
            task.cancel()
        for redis in (self.publisher, self.subscriber):
            if redis is not None:
                with contextlib.suppress(RedisError, OSError):
                    await redis.aclose()

    def publish(self, table_id: str, seq: int) -> None:
        """Wake the other processes; `seq` 0 means chat or presence. Does not wait."""
        if self.publisher is not None and self.connected:
            self.outgoing.append((table_id, seq))
            self.wakeup.set()

    async def send(self) -> None:
        """Send what was published. A message that cannot be sent is dropped: the others poll."""
        assert self.publisher is not None
        while True:
            await self.wakeup.wait()
            self.wakeup.clear()
            messages, self.outgoing = self.outgoing, []
            try:
                pipe = self.publisher.pipeline(transaction=False)
                for table_id, seq in messages:
                    pipe.publish(CHANNEL, f"{self.process} {table_id} {seq}")
                await pipe.execute()
            except (RedisError, OSError):
                pass  # the receiver notices whether Redis is there
            except Exception:
                log.exception("redis publish failed")  # keep running: it would go unnoticed that this task has died

    async def receive(self, handler: WakeupHandler) -> None:
        """Receive messages, and reconnect when Redis comes back."""
        assert self.subscriber is not None
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
            except (RedisError, OSError):
                self.disconnected()
            except Exception:
                self.disconnected()
                log.exception("redis subscribe failed")  # keep running, for the same reason
            await asyncio.sleep(RECONNECT_S)

    def dispatch(self, data: object, handler: WakeupHandler) -> None:
        """Pass a message of another process to the handler."""
        words = data.decode("utf-8", "replace").split(" ") if isinstance(data, bytes) else []
        if len(words) == 3 and words[0] != self.process and words[2].isdecimal():
            METRICS.wakes.labels("bus").inc()
            handler.wake_up(words[1], int(words[2]))

    def disconnected(self) -> None:
        """Note that Redis is down."""
        if self.connected:
            log.warning("redis disconnected")
        self.connected = False
        METRICS.bus_up.set(0)

    async def poll_regularly(self, handler: WakeupHandler) -> None:
        """Poll the database, less often while Redis works."""
        while True:
            await asyncio.sleep(POLL_INTERVAL_WITH_REDIS_S if self.connected else POLL_INTERVAL_S)
            await self.poll(handler)

    async def poll(self, handler: WakeupHandler) -> None:
        """Poll once. If the database is down as well, the next poll will find what is new."""
        try:
            await handler.poll()
        except Exception as error:  # noqa: BLE001  whatever is wrong there, keep receiving
            log.warning("poll failed", extra={"error": type(error).__name__})


def connect(url: str, retries: int) -> Redis:
    """Return a Redis client with short timeouts: a late wake-up is useless."""
    client: Redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2, retry=Retry(NoBackoff(), retries))
    return client
