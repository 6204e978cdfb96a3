"""Whose time runs, and until when. The time in which no server ran is nobody's: a restart costs nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.bots import is_slow
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import ClockState

DAY_MS = 24 * 3600 * 1000
CONSENT_MS = 30_000  # for which bots hold still while people make up their minds
SLOWER = 4  # times its budget a slow bot may take in real time, on a busy machine
Outages = Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Due:
    """What is to be done at a table without anybody's command, and when: a bot's `move`, `time` is up, a look who is `absent`."""

    what: str
    seat: int
    at: int


def lost(outages: Outages, since: int, until: int) -> int:
    """Milliseconds between two moments in which no server ran."""
    return sum(max(0, min(end, until) - max(start, since)) for start, end in outages)


def allowance(book: HostedTable, seat: int) -> int | None:
    """Milliseconds a seat may think when it is asked, its reserve included; None: as long as it likes."""
    clock = book.options.clock
    if clock.kind == "days":
        return clock.days * DAY_MS
    if clock.kind == "turn":
        return clock.turn_s * 1000 + book.reserve[seat]
    return None


def deadline(book: HostedTable, outages: Outages) -> int | None:
    """When the time of the seat that is asked is up; None: never."""
    seat = book.asked
    if book.phase != "playing" or seat is None or book.chairs[seat].player:
        return None
    allowed = allowance(book, seat)
    if allowed is None:
        return None
    return run_out(book.asked_since, allowed, outages)


def run_out(since: int, allowed: int, outages: Outages) -> int:
    """The moment by which so much time has passed with a server running."""
    end = since + allowed
    for start, until in sorted(outages):
        if until > since and start < end:
            end += until - max(start, since)
    return end


def reserve_after(book: HostedTable, now: int, outages: Outages, asked_next: int | None) -> list[int] | None:
    """Everybody's reserve once the seat that was asked has moved: what it took beyond its turn comes off."""
    seat = book.asked
    clock = book.options.clock
    if clock.kind != "turn" or seat is None or asked_next == seat or book.chairs[seat].player:
        return None
    spent = now - book.asked_since - lost(outages, book.asked_since, now)
    reserve = list(book.reserve)
    reserve[seat] = max(0, reserve[seat] - max(0, spent - clock.turn_s * 1000))
    return reserve


def state_of(book: HostedTable, outages: Outages) -> ClockState | None:
    """The clock as everybody sees it."""
    if book.options.clock.kind == "none" or book.game is None:
        return None
    return ClockState(book.asked, deadline(book, outages), list(book.reserve))


def next_due(book: HostedTable, outages: Outages, now: int) -> Due | None:
    """The next thing to be done here without a command."""
    seat = book.asked
    if book.phase != "playing" or seat is None or deserted(book):
        return None
    chair = book.chairs[seat]
    if chair.player:
        soon = book.at + pace(book, chair.player)
        return Due("move", seat, soon if book.consent is None else max(soon, book.consent.at + CONSENT_MS))
    waits: list[Due] = []
    end = deadline(book, outages)
    if end is not None:
        waits.append(Due("time", seat, end))
    if book.options.stand_in is not None and book.options.clock.kind != "days":
        look = run_out(book.asked_since, book.options.grace_s * 1000, outages)
        waits.append(Due("absent", seat, max(look, now + 1000) if look < now else look))
    return min(waits, key=lambda due: due.at, default=None)


def deserted(book: HostedTable) -> bool:
    """Whether bots stand in for everybody: then they wait until somebody is back, rather than play the game among themselves."""
    people = [chair for chair in book.chairs if chair.key]
    return bool(people) and all(chair.stand_in for chair in people)


def pace(book: HostedTable, bot: str) -> int:
    """How long a bot takes over its move: the same whatever it holds (12.4), and long enough for its thinking."""
    thinking = SLOWER * book.options.boss_ms if is_slow(bot) else 0
    return max(book.options.pace_ms, thinking)
