"""Finds the function that handles a client's message. This module uses no sockets and no clock.

A new message needs three things: its type in `wire`, the function that handles it (in `commands` if it changes the table),
and one row here. There are two groups of messages:

COMMANDS  change the table. `decision(message, seat, key, circumstances)` returns a function that takes the table and returns
          `Accepted` (an entry to be stored and applied), or `AlreadyDone` if the same command was carried out before, or
          raises `Refusal`. Call it again if the table has changed before the entry could be stored. Then send
          `ack(table, message, seq)`, or `messages.refused(...)`.
QUERIES   change nothing. `query(message, seat, key, lang)` returns a function that takes the table and returns the answer, or
          raises `Refusal`: `Reasons` can be sent as they are; a `ChatRequest` is a checked line of chat to be stored; with a
          `HintRequest` the bots may be asked.

Only `Hello` (see `key_access.enter`) and `Ping` are not handled here: they belong to the connection.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from blackgate.tables import commands, key_access, messages, starting, wire
from blackgate.tables.clocks import Outages
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import Reader

Decision = Callable[[HostedTable], Accepted | AlreadyDone]


class Circumstances(NamedTuple):
    """What a command depends on besides the table: the time, the outages, and the connected seats."""

    now: int
    outages: Outages
    present: Callable[[], set[int]]


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """A line of chat to be stored, and the table's sequence number and version to be acknowledged with it."""

    seat: int
    name: str
    text: str
    seq: int
    version: int


@dataclass(frozen=True, slots=True)
class HintRequest:
    """The seat may have a hint about this table at this version."""

    version: int
    table: HostedTable


Answer = wire.Reasons | ChatRequest | HintRequest


# --- the table of messages -------------------------------------------------------------------
COMMANDS: dict[type, Callable[[HostedTable, int, Any, Circumstances], Accepted]] = {
    wire.Play: lambda table, seat, m, given: commands.move(table, seat, m.id, m.version, m.moves, given.now, given.outages),
    wire.Undo: lambda table, seat, m, given: commands.undo(table, seat, m.id, m.version),
    wire.Propose: lambda table, seat, m, given: commands.propose(table, seat, m.id, m.version, m.what, given.present()),
    wire.Answer: lambda table, seat, m, given: commands.answer(table, seat, m.id, m.proposal, m.yes),
    wire.Back: lambda table, seat, m, given: commands.come_back(table, seat, m.id),
    wire.Ready: lambda table, seat, m, given: starting.ready(table, seat, m.id, m.nonce),
    wire.Reveal: lambda table, seat, m, given: starting.reveal(table, seat, m.id, m.nonce),
}


def answer_why(table: HostedTable, seat: int, message: wire.Why, lang: str) -> wire.Reasons:
    """Return the clauses against a move."""
    reasons = commands.reasons_against(table, seat, message.move)
    return wire.Reasons(message.id, message.move, messages.wire_reasons(reasons, lang))


def answer_say(table: HostedTable, seat: int, message: wire.Say, lang: str) -> ChatRequest:
    """Check a line of chat and return it with the name of its seat."""
    text = commands.chat_text(table, seat, message.text)
    return ChatRequest(seat, table.seats[seat].name, text, table.seq, table.version)


def answer_hint(table: HostedTable, seat: int, message: wire.Hint, lang: str) -> HintRequest:
    """Check that the seat may have a hint now."""
    return HintRequest(commands.check_hint(table, seat), table)


QUERIES: dict[type, Callable[[HostedTable, int, Any, str], Answer]] = {
    wire.Why: answer_why,
    wire.Say: answer_say,
    wire.Hint: answer_hint,
}

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


# --- interface -------------------------------------------------------------------------------
def decode(data: bytes | str) -> wire.FromClient:
    """Return a client's message; the refusal of a bad one does not repeat what is in it."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad_message") from None


def message_name(message: wire.FromClient) -> str:
    """Return the name of a message, as it is sent under `t`."""
    return str(type(message).__struct_config__.tag)


def require_seat(reader: Reader) -> int:
    """Return the reader's seat; refuse a spectator."""
    if reader.seat is None:
        raise Refusal("only_watching")
    return reader.seat


def decision(message: Any, seat: int, key: str, circumstances: Callable[[HostedTable], Circumstances]) -> Decision:
    """Return the function that decides about a command. `circumstances` is called when the decision is made."""
    handler = COMMANDS.get(type(message))

    def decide(table: HostedTable) -> Accepted | AlreadyDone:
        done = commands.already_done(table, seat, message.id)
        if done is not None:
            return done
        key_access.require_key(table, seat, key)
        if handler is None:
            raise Refusal("bad_message")
        return handler(table, seat, message, circumstances(table))

    return decide


def query(message: Any, seat: int, key: str, lang: str) -> Callable[[HostedTable], Any]:
    """Return the function that answers a query."""
    handler = QUERIES[type(message)]

    def answer(table: HostedTable) -> Answer:
        key_access.require_key(table, seat, key)
        return handler(table, seat, message, lang)

    return answer


def ack(table: HostedTable, message: Any, seq: int) -> wire.Ack:
    """Return the acknowledgement of a command that was stored as entry `seq`."""
    return wire.Ack(message.id, seq, table.log[seq - 1].version)
