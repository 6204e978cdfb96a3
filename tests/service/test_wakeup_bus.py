"""Wake-up messages: whatever happens to Redis or to its library, the subscription is opened again."""

import asyncio
from types import TracebackType
from typing import Any, Self

import pytest

from blackgate.service import redis_wakeup_bus
from blackgate.service.redis_wakeup_bus import RedisWakeupBus
from testkit.waiting import TIMEOUT_S


class Subscription:
    """A subscription that fails once with an unexpected error, and then works."""

    def __init__(self, breaks: bool, messages: list[bytes]) -> None:
        self.breaks = breaks
        self.messages = messages

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        if self.breaks:
            raise AttributeError("nobody thought of this")

    async def get_message(self, **how: Any) -> dict[str, bytes] | None:
        await asyncio.sleep(0)
        return {"data": self.messages.pop(0)} if self.messages else None


class FakeRedis:
    def __init__(self) -> None:
        self.subscriptions = [Subscription(True, []), Subscription(False, [b"somebody table 7"])]

    def pubsub(self) -> Subscription:
        return self.subscriptions.pop(0)


@pytest.mark.anyio
async def test_a_subscription_that_fails_in_an_unexpected_way_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_wakeup_bus, "RECONNECT_S", 0.01)
    called = asyncio.get_running_loop().create_future()

    class Handler:
        def wake_up(self, table_id: str, seq: int) -> None:
            called.set_result((table_id, seq))

        async def poll(self) -> None:
            pass

    bus = RedisWakeupBus("redis://127.0.0.1:1", "me")
    bus.subscriber = FakeRedis()  # type: ignore[assignment]
    listening = asyncio.create_task(bus.receive(Handler()))
    assert await asyncio.wait_for(called, TIMEOUT_S) == ("table", 7)
    listening.cancel()


@pytest.mark.anyio
async def test_entries_of_the_same_moment_are_sent_together() -> None:
    """A server with hundreds of moves a second would otherwise spend a tenth of its time on messages."""
    sent: list[str] = []
    done = asyncio.Event()

    class Publisher:
        async def publish(self, channel: str, message: str) -> None:
            sent.append(message)
            if "table 9" in message:
                done.set()

    bus = RedisWakeupBus("redis://127.0.0.1:1", "me")
    bus.publisher = Publisher()  # type: ignore[assignment, misc]
    bus.connected = True
    sending = asyncio.create_task(bus.send())
    bus.publish("table", 1)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sent == ["me table 1"]  # the first one does not wait
    for seq in range(2, 10):
        bus.publish("table", seq)
        await asyncio.sleep(0)
    await asyncio.wait_for(done.wait(), TIMEOUT_S)
    assert sent == ["me table 1", "me " + " ".join(f"table {seq}" for seq in range(2, 10))]
    sending.cancel()


def test_a_connection_that_uvloop_has_closed_means_that_redis_is_down() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def write_after_closing() -> None:
        async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.transport.abort()
            await writer.wait_closed()
            writer.writelines([b"PING"])

    with pytest.raises(RuntimeError) as caught:
        uvloop.run(write_after_closing())
    assert redis_wakeup_bus.is_disconnection(caught.value)
    assert not redis_wakeup_bus.is_disconnection(RuntimeError("dictionary changed size during iteration"))
