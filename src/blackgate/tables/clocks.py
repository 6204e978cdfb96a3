"""Clocks as data: the seat whose time runs, until when, and what is due next. Time in which no server ran does not count."""

from collections.abc import Sequence
from typing import NamedTuple

from blackgate.bots import thinking_ms
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.wire import ClockState

DAY_MS = 24 * 3600 * 1000
PROPOSAL_WAIT_MS = 30_000  # how long bots wait for people to answer a proposal
REVEAL_WAIT_MS = 5_000  # how long the deal waits for the nonces of connected seats
ABSENT_WAIT_MS = 2_000  # and for the others: their clients may just be connecting
OFFER_PACE_MS = 100  # a bot offers up to 40 Cigarettes one by one; at the pace of other moves that takes half a minute
SLOW_BOT_FACTOR = 4  # a slow bot may take this multiple of its budget in real time, on a busy machine
Outages = Sequence[tuple[int, int]]  # periods in which no server ran


class Due(NamedTuple):
    """What is due at a table without a command: a bot's `move`, `time` is up, a check whether a player is `absent`, or the
    `deal`, for which the seat is -1."""

    what: str
    seat: int
    at: int


def outage_between(outages: Outages, since: int, until: int) -> int:
    """Return the milliseconds between two moments in which no server ran."""
    return sum(max(0, min(end, until) - max(start, since)) for start, end in outages)


def thinking_time(table: HostedTable, seat: int) -> int | None:
    """Return the milliseconds a seat has for its next move, with its reserve; None: no limit."""
    clock = table.options.clock
    if clock.kind == "days":
        return clock.days * DAY_MS
    if clock.kind == "turn":
        return clock.turn_s * 1000 + table.reserve[seat]
    return None


def deadline(table: HostedTable, outages: Outages) -> int | None:
    """Return when the time of the seat to move is up; None: never."""
    seat = table.to_move
    if table.phase != "playing" or seat is None or table.seats[seat].playing_bot:
        return None
    allowed = thinking_time(table, seat)
    if allowed is None:
        return None
    return add_running_time(table.to_move_since, allowed, outages)


def add_running_time(since: int, duration: int, outages: Outages) -> int:
    """Return the moment at which a server has run for `duration` milliseconds since `since`."""
    end = since + duration
    for start, until in sorted(outages):
        if until > since and start < end:
            end += until - max(start, since)
    return end


def running_time_ago(now: int, duration: int, outages: Outages) -> int:
    """Return the moment since which a server has run for `duration` milliseconds."""
    start = now - duration
    for since, until in sorted(outages, reverse=True):
        if until > start:
            start -= min(until, now) - since
    return start


def reserve_after(table: HostedTable, now: int, outages: Outages, next_to_move: int | None) -> list[int] | None:
    """Return the reserves of all seats after a move, less the time the seat took beyond its turn; None: no change."""
    seat = table.to_move
    clock = table.options.clock
    if clock.kind != "turn" or seat is None or next_to_move == seat or table.seats[seat].playing_bot:
        return None
    spent = now - table.to_move_since - outage_between(outages, table.to_move_since, now)
    reserve = list(table.reserve)
    reserve[seat] = max(0, reserve[seat] - max(0, spent - clock.turn_s * 1000))
    return reserve


def clock_state(table: HostedTable, outages: Outages) -> ClockState | None:
    """Return the clock as all clients see it."""
    if table.options.clock.kind == "none" or table.game is None:
        return None
    return ClockState(table.to_move, deadline(table, outages), list(table.reserve))


def next_due(table: HostedTable, outages: Outages, now: int) -> Due | None:
    """Return what is due next without a command; None: the table waits for a command.

    Another process, whose clock was ahead, may have written the last entry. It counts as written now: bots do not wait for it.
    """
    dealing = deal_due(table, outages)
    if dealing is not None:
        return Due("deal", -1, dealing if table.unrevealed else min(dealing, now))
    number = table.to_move
    if table.phase != "playing" or number is None or all_people_replaced(table):
        return None
    seat = table.seats[number]
    if seat.playing_bot:
        soon = min(table.updated_at, now) + bot_delay(table, seat.playing_bot)
        proposal = table.proposal
        return Due("move", number, soon if proposal is None else max(soon, min(proposal.at, now) + PROPOSAL_WAIT_MS))
    waits: list[Due] = []
    end = deadline(table, outages)
    if end is not None:
        waits.append(Due("time", number, end))
    if table.options.stand_in is not None and table.options.clock.kind != "days":
        check = add_running_time(min(table.to_move_since, now), table.options.grace_s * 1000, outages)
        waits.append(Due("absent", number, max(check, now + 1000) if check < now else check))
    return min(waits, key=lambda due: due.at, default=None)


def deal_due(table: HostedTable, outages: Outages) -> int | None:
    """Return when the cards of a game that is starting are dealt: at once if no nonce is missing. After an outage, clients
    have the whole time again to connect."""
    if table.reveal is None or not table.starting:
        return None
    missing = table.unrevealed
    if not missing:
        return table.updated_at
    since = max([table.reveal.since, *(until for _, until in outages)])
    return since + (ABSENT_WAIT_MS if set(missing) <= set(table.reveal.absent) else REVEAL_WAIT_MS)


def all_people_replaced(table: HostedTable) -> bool:
    """Return whether bots stand in for all people. Then they wait for a person to come back instead of playing on alone."""
    people = [seat for seat in table.seats if seat.key]
    return bool(people) and all(seat.stand_in for seat in people)


def bots_only(table: HostedTable) -> bool:
    """Return whether no person sits at a table."""
    return not any(seat.key for seat in table.seats)


def needs_spectator(table: HostedTable, due: Due) -> bool:
    """Return whether this happens only while someone watches: the move of a bot at a table without people."""
    return due.what == "move" and bots_only(table)


def bot_delay(table: HostedTable, bot: str) -> int:
    """Return how many milliseconds a bot takes for a move: the same whatever it holds (12.4), and enough for its thinking."""
    offering = table.game is not None and table.game.prompt == "offering"
    pace = min(table.options.pace_ms, OFFER_PACE_MS) if offering else table.options.pace_ms
    return max(pace, SLOW_BOT_FACTOR * thinking_ms(bot, table.options.boss_ms))
