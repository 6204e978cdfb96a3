"""Updates for many spectators are sent in slices: in order to each of them, and at once to the players."""

import asyncio

import pytest

from blackgate.service import fan_out
from blackgate.service.fan_out import FanOut
from blackgate.tables.messages import Reader

pytestmark = pytest.mark.anyio


class Listener:
    """A listener that keeps what it is sent."""

    def __init__(self, seat: int | None = None) -> None:
        self.reader = Reader(seat)
        self.received: list[tuple[bytes, int]] = []
        self.dismissed = ""

    def send_update(self, frame: bytes, seq: int) -> None:
        self.received.append((frame, seq))

    def dismiss(self, error: str) -> None:
        self.dismissed = error


def updates(listeners: list[Listener], count: int) -> FanOut:
    """Send some updates to listeners, without letting other tasks run."""
    sending = FanOut()
    for number in range(count):
        sending.send([(listener, b"%d" % number) for listener in listeners], number)
    return sending


async def test_few_listeners_get_an_update_at_once() -> None:
    listeners = [Listener(0), *(Listener() for _ in range(10))]
    updates(listeners, 2)
    assert all(listener.received == [(b"0", 0), (b"1", 1)] for listener in listeners)


async def test_players_do_not_wait_for_a_crowd_and_the_crowd_gets_all_updates_in_order() -> None:
    player, crowd = Listener(0), [Listener() for _ in range(3 * fan_out.SLICE)]
    sending = updates([player, *crowd], 3)
    assert player.received == [(b"0", 0), (b"1", 1), (b"2", 2)]
    assert not any(listener.received for listener in crowd)
    served = set()
    while sending.task is not None:  # other tasks run in between
        served.add(sum(len(listener.received) for listener in crowd))
        await asyncio.sleep(0)
    assert len(served) >= 9, "three updates in three slices each"
    assert all(listener.received == player.received for listener in crowd)


async def test_a_crowd_that_gets_smaller_still_gets_its_updates_in_order() -> None:
    crowd = [Listener() for _ in range(2 * fan_out.SLICE)]
    sending = updates(crowd, 1)
    sending.send([(crowd[-1], b"1")], 1)
    while sending.task is not None:
        await asyncio.sleep(0)
    assert crowd[-1].received == [(b"0", 0), (b"1", 1)]


async def test_spectators_for_whom_too_much_waits_are_asked_to_reconnect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fan_out, "MAX_PENDING", 2)
    player, crowd = Listener(0), [Listener() for _ in range(2 * fan_out.SLICE)]
    updates([player, *crowd], 3)
    assert {listener.dismissed for listener in crowd} == {"busy"}
    assert (player.dismissed, len(player.received)) == ("", 3)
