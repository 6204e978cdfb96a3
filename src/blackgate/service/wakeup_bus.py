"""Wake-up calls between processes: "table T has an entry N". Nothing is believed because of one; it only saves waiting.

With Redis a call arrives at once. Without it, or while it is away, every process asks the database every second.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from blackgate.service.metrics import METRICS

CHANNEL = "blackgate"
POLL = 1.0  # seconds between two looks without Redis
POLL_WITH_BUS = 5.0
AGAIN = 1.0

log = logging.getLogger("blackgate.service")


class Bus:
    """This process's ear and voice."""

    def __init__(
        self, url: str | None, process: str, heard: Callable[[str, int], None], look: Callable[[], Awaitable[None]]
    ) -> None:
        self.process = process
        self.heard = heard
        self.look = look
        self.redis = line(url, retries=1) if url else None  # its connection may be one from before a restart
        self.ears = line(url, retries=0) if url else None  # came back unnoticed, it would not look what it missed
        self.up = False
        self.calls: list[tuple[str, int]] = []
        self.called = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, *, alone: bool) -> None:
        """Begin to listen; alone with its database, a process needs nobody's calls."""
        if self.redis is not None:
            self.tasks += [asyncio.create_task(self.listen(), name="bus"), asyncio.create_task(self.speak(), name="voice")]
        if not alone:
            self.tasks.append(asyncio.create_task(self.poll(), name="poll"))

    async def stop(self) -> None:
        """Fall silent."""
        for task in self.tasks:
            task.cancel()
        for redis in (self.redis, self.ears):
            if redis is not None:
                with contextlib.suppress(RedisError, OSError):
                    await redis.aclose()

    def call(self, table: str, seq: int) -> None:
        """Wake the others. Never waits."""
        if self.redis is not None and self.up:
            self.calls.append((table, seq))
            self.called.set()

    async def speak(self) -> None:
        """Send what has gathered; a call that cannot be sent is not missed for long."""
        assert self.redis is not None
        while True:
            await self.called.wait()
            self.called.clear()
            calls, self.calls = self.calls, []
            try:
                pipe = self.redis.pipeline(transaction=False)
                for table, seq in calls:
                    pipe.publish(CHANNEL, f"{self.process} {table} {seq}")
                await pipe.execute()
            except (RedisError, OSError):
                pass  # whether Redis is there, the ear knows
            except Exception:
                log.exception("voice failed")  # and speaks again: a task that dies here would never be missed

    async def listen(self) -> None:
        """Hear the others, and come back when Redis does."""
        assert self.ears is not None
        while True:
            try:
                async with self.ears.pubsub() as ear:
                    await ear.subscribe(CHANNEL)
                    self.up = True
                    METRICS.bus_up.set(1)
                    log.info("bus up")
                    await self.catch_up()
                    while True:
                        message = await ear.get_message(ignore_subscribe_messages=True, timeout=2.0)
                        if message is not None:
                            self.understand(message["data"])
            except (RedisError, OSError):
                self.lost()
            except Exception:
                self.lost()
                log.exception("ear failed")  # and listens again, for the same reason
            await asyncio.sleep(AGAIN)

    async def catch_up(self) -> None:
        """What was called while nobody listened. Should the database be away as well, the next poll will find it."""
        try:
            await self.look()
        except Exception as error:  # noqa: BLE001  whatever is wrong there, this ear stays open
            log.warning("poll failed", extra={"error": type(error).__name__})

    def understand(self, data: object) -> None:
        """A call of another process."""
        words = data.decode("utf-8", "replace").split(" ") if isinstance(data, bytes) else []
        if len(words) == 3 and words[0] != self.process and words[2].isdecimal():
            METRICS.wakes.labels("bus").inc()
            self.heard(words[1], int(words[2]))

    def lost(self) -> None:
        """Redis is away: that costs time, and nothing else."""
        if self.up:
            log.warning("bus down")
        self.up = False
        METRICS.bus_up.set(0)

    async def poll(self) -> None:
        """Look for what nobody called about."""
        while True:
            await asyncio.sleep(POLL_WITH_BUS if self.up else POLL)
            await self.catch_up()


def line(url: str, retries: int) -> Redis:
    """A way to Redis that does not wait long: what cannot be said now is not worth saying later."""
    found: Redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2, retry=Retry(NoBackoff(), retries))
    return found
