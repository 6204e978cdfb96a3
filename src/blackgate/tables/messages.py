"""Messages about a table: info, welcome, news and refusals, made of the table and of what one reader may see."""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import msgspec

from blackgate import catalogue
from blackgate.choice_text import ChoiceText
from blackgate.events import Row
from blackgate.game import View
from blackgate.tables.clocks import Outages, clock_state
from blackgate.tables.closed_actions import closed_actions
from blackgate.tables.commands import Refusal, may_undo
from blackgate.tables.hosted_table import HostedTable, LogEntry
from blackgate.tables.table_parts import Seat
from blackgate.tables.updates import state_serializer
from blackgate.tables.updates.told_entries import Told, told_entries
from blackgate.tables.wire import (
    ChatLine,
    Happening,
    Looks,
    Missed,
    News,
    Own,
    Proposal,
    Public,
    Reason,
    Refused,
    SeatInfo,
    TableInfo,
    TableLine,
    UndoneMoves,
    Welcome,
)
from blackgate.texts import say

RETRY_MS = 1000  # after which a command may be sent again
RETRYABLE = ("unavailable", "busy")  # refusals of a command that may succeed when it is sent again
MAX_MISSED = 300  # entries in `missed` of a welcome; after a longer absence, the newest ones
MAX_MISSED_BY_COMMAND = 20  # entries in `missed` of a refusal: a client that plays has missed few


class Reader(NamedTuple):
    """The recipient of a message: a seat (None: a spectator), and the language of its sentences (None: no sentences)."""

    seat: int | None
    lang: str | None = None


# --- the table itself ------------------------------------------------------------------------
def table_info(table: HostedTable, outages: Outages) -> TableInfo:
    """Return the public information about a table, without its board."""
    return TableInfo(
        table=table.id,
        code=table.creation.code,
        phase=table.phase,
        options=table.options,
        seats=[seat_info(seat, name) for seat, name in zip(table.seats, table.display_names(), strict=True)],
        commit=table.commit,
        nonces=table.nonces if table.game is not None else [],
        terms=table.terms,
        pack_digest=table.creation.digest,
        rules=table.creation.rules,
        created=table.created_at,
        proposal=open_proposal(table),
        clock=clock_state(table, outages),
        rematch=table.rematch,
        undo=may_undo(table),
        position=table.creation.position,
    )


def open_proposal(table: HostedTable) -> Proposal | None:
    """Return the proposal that is waiting for answers."""
    proposal = table.proposal
    return None if proposal is None else Proposal(proposal.n, proposal.what, proposal.by, proposal.agreed, proposal.asked)


def info_after_move(table: HostedTable, outages: Outages) -> dict[str, Any]:
    """Return, as plain data, the fields of `TableInfo` that a move can change."""
    return {
        "phase": table.phase,
        "proposal": msgspec.to_builtins(open_proposal(table)),
        "clock": msgspec.to_builtins(clock_state(table, outages)),
        "undo": may_undo(table),
    }


def seat_info(seat: Seat, display_name: str) -> SeatInfo:
    """Return the public information about a seat."""
    ready = bool(seat.share or seat.bot)
    looks = cast(Looks, seat.looks)
    return SeatInfo(seat.name, seat.bot, seat.stand_in, seat.taken, seat.muted, ready, looks, display_name)


def table_line(table: HostedTable) -> TableLine:
    """Return the table's line in the list of public tables."""
    chosen = table.options
    return TableLine(
        table=table.id,
        title=chosen.title,
        phase=table.phase,
        players=chosen.players,
        free=sum(not seat.taken for seat in table.seats),
        names=[seat.name for seat in table.seats if seat.taken],
        michel=chosen.michel,
        teams=chosen.teams,
        clock=chosen.clock.kind,
        created=table.created_at,
        display_names=[name for name in table.display_names() if name],
    )


def to_builtins(message: Any) -> dict[str, Any]:
    """Return a wire type as plain data, for `patches`."""
    found: dict[str, Any] = msgspec.to_builtins(message)
    return found


# --- the game as one reader sees it ----------------------------------------------------------
def own_state(table: HostedTable, view: View, lang: str | None, entry: LogEntry | None = None) -> dict[str, Any]:
    """Return `wire.Own` for the seat of a view, after `entry` if that is given."""
    rows = () if entry is None or table.options.tracker else [row for step in entry.steps for row in step.rows]
    return own_state_of_view(view, lang, table.display_names(), tracker=table.options.tracker, rows=rows)


def own_state_of_view(
    view: View, lang: str | None, names: Sequence[str], *, tracker: bool = True, rows: Sequence[Row] = ()
) -> dict[str, Any]:
    """Return `wire.Own` from a view alone; with a language, its choices in words as well."""
    return {**state_serializer.own(view, tracker, rows), **choices_of_view(view, lang, names)}


def choices_of_view(view: View, lang: str | None, names: Sequence[str]) -> dict[str, Any]:
    """Return the fields of `wire.Own` about the question that a seat is asked; with a language, with the choices in words."""
    choices: dict[str, Any] = {"legal": state_serializer.legal(view)}
    if lang is not None:
        choice_text = ChoiceText(view, lang, names)
        choices["told"] = [choice_text.move(move) for move in view.legal_moves]
        choices["closed"] = closed_actions(view, lang)
    return choices


def prompt_sentence(view: View, lang: str, names: Sequence[str]) -> str:
    """Return what the game is waiting for, in a sentence."""
    return ChoiceText(view, lang, names).prompt()


def undone_moves(entry: LogEntry) -> UndoneMoves | msgspec.UnsetType:
    """Return what an entry undid."""
    return msgspec.UNSET if entry.undid is None else UndoneMoves(entry.undid.seat, entry.undid.since)


def missed_entries(table: HostedTable, since: int, reader: Reader, most: int = MAX_MISSED) -> list[Missed]:
    """Return the entries after number `since`, but no more than the newest ones."""
    return [missed_entry(table, entry, reader) for entry in table.log_after(since)[-most:]]


def missed_entry(table: HostedTable, entry: LogEntry, reader: Reader) -> Missed:
    """Return an entry for a reader who has not seen it."""
    told = told_entries(table).tell(table, entry, reader.seat, reader.lang)
    happened, story = cast(list[Happening], told.happened), cast(list[str], told.story)  # encoded already
    return Missed(entry.seq, entry.at, entry.what, entry.seat, happened, story, undone_moves(entry))


# --- whole messages --------------------------------------------------------------------------
def welcome(
    table: HostedTable,
    reader: Reader,
    *,
    now: int,
    since: int | None,
    host: bool,
    online: list[bool],
    chat: list[ChatLine],
    outages: Outages,
) -> tuple[Welcome, dict[str, Any] | None, dict[str, Any] | None]:
    """Return the whole table for one reader; and its public and own part as plain data, the base for later patches."""
    game = table.game
    public = None if game is None else state_serializer.public(game.view(None))
    own = None
    asked: str | msgspec.UnsetType = msgspec.UNSET
    if game is not None:
        view = game.view(reader.seat)
        own = None if reader.seat is None else own_state(table, view, reader.lang)
        asked = msgspec.UNSET if reader.lang is None else prompt_sentence(view, reader.lang, table.display_names())
    message = Welcome(
        seq=table.seq,
        version=table.version,
        now=now,
        seat=reader.seat,
        host=host,
        info=table_info(table, outages),
        public=None if public is None else msgspec.convert(public, Public),
        own=None if own is None else msgspec.convert(own, Own),
        online=online,
        missed=[] if since is None else missed_entries(table, since, reader),
        chat=chat,
        asked=asked,
    )
    return message, public, own


def news(
    table: HostedTable,
    entry: LogEntry,
    told: Told,
    *,
    info_patch: Any,
    public_patch: Any,
    own_patch: Any,
    asked: str | msgspec.UnsetType,
) -> News:
    """Return the news of one entry for one reader."""
    return News(
        seq=entry.seq,
        version=entry.version,
        at=entry.at,
        what=entry.what,
        seat=entry.seat,
        happened=cast(list[Happening], told.happened),  # encoded already
        info=info_patch or msgspec.UNSET,
        public=public_patch or msgspec.UNSET,
        own=own_patch or msgspec.UNSET,
        story=cast(list[str], told.story),
        asked=asked,
        undid=undone_moves(entry),
    )


def refused(
    table: HostedTable | None,
    command: str,
    refusal: Refusal,
    reader: Reader,
    version: int | None = None,
    *,
    repeatable: bool = False,
) -> Refused:
    """Return why a command was refused; if its version was stale, with the entries since. Without a table, only the reason.

    If `repeatable`, the client may send the command again after an error that passes.
    """
    lang = reader.lang or "en"
    retry = RETRY_MS if repeatable and refusal.error in RETRYABLE else None
    if table is None:
        return Refused(command, refusal.error, refusal.in_language(lang), 0, retry_ms=retry)
    missed = (
        missed_entries(table, version, reader, MAX_MISSED_BY_COMMAND) if refusal.error == "stale" and version is not None else []
    )
    return Refused(
        command, refusal.error, refusal.in_language(lang), table.version, wire_reasons(refusal.reasons, lang), missed, retry
    )


def wire_reasons(reasons: Sequence[catalogue.Reason], lang: str) -> list[Reason]:
    """Return the reasons against a move as wire types, with their texts."""
    return [Reason(str(one), one.name, say(lang, f"reason-{one.name}")) for one in reasons]
