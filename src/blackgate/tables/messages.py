"""What is sent about a table: info, welcome and news, put together from a book and what one seat may see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from blackgate.choices import Chooser
from blackgate.events import Row, event
from blackgate.game import View
from blackgate.story import Storyteller
from blackgate.tables import state_serializer
from blackgate.tables.clocks import Outages, state_of
from blackgate.tables.closed_actions import closed
from blackgate.tables.commands import Refusal, may_undo
from blackgate.tables.hosted_table import HostedTable, LogEntry, SeatRecord
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
    Welcome,
)
from blackgate.texts import say

AGAIN_MS = 1000  # after which a command may be sent again
MOST_MISSED = 300  # entries that are told one by one; after a longer absence, the newest ones


@dataclass(frozen=True, slots=True)
class Reader:
    """To whom something is told: a seat (None: a spectator), and in which language, if in any."""

    seat: int | None
    lang: str | None = None


def info(book: HostedTable, outages: Outages) -> TableInfo:
    """What everybody may know about the table itself."""
    consent = book.consent
    return TableInfo(
        table=book.id,
        code=book.head.code,
        phase=book.phase,
        options=book.options,
        seats=[seat_info(chair) for chair in book.chairs],
        commit=book.commit,
        nonces=book.nonces if book.game is not None else [],
        pack_digest=book.head.digest,
        rules=book.head.rules,
        created=book.created,
        proposal=None if consent is None else Proposal(consent.n, consent.what, consent.by, consent.agreed, consent.asked),
        clock=state_of(book, outages),
        rematch=book.rematch,
        undo=may_undo(book),
    )


def seat_info(chair: SeatRecord) -> SeatInfo:
    """Who sits there, as everybody may know."""
    ready = bool(chair.nonce or chair.bot)
    looks = cast(Looks, chair.looks)
    return SeatInfo(chair.name, chair.bot, chair.stand_in, chair.taken, chair.muted, ready, looks)


def line(book: HostedTable) -> TableLine:
    """The table in the list of public ones."""
    chosen = book.options
    return TableLine(
        table=book.id,
        title=chosen.title,
        phase=book.phase,
        players=chosen.players,
        free=sum(not chair.taken for chair in book.chairs),
        names=[chair.name for chair in book.chairs if chair.taken],
        michel=chosen.michel,
        teams=chosen.teams,
        clock=chosen.clock.kind,
        created=book.created,
    )


def flat(thing: Any) -> dict[str, Any]:
    """A wire type as plain data, so that changes can be found."""
    found: dict[str, Any] = msgspec.to_builtins(thing)
    return found


def own_of(book: HostedTable, view: View, lang: str | None, page: LogEntry | None = None) -> dict[str, Any]:
    """What only this seat may know; its choices in words as well, if it asked for a language."""
    rows = () if page is None or book.options.tracker else [row for step in page.steps for row in step.rows]
    return own_seen(view, lang, book.called(), tracker=book.options.tracker, rows=rows)


def own_seen(
    view: View, lang: str | None, names: Sequence[str], *, tracker: bool = True, rows: Sequence[Row] = ()
) -> dict[str, Any]:
    """The same from a view alone, whether or not there is a table behind it."""
    seen = state_serializer.own(view, tracker, rows)
    if lang is not None:
        chooser = Chooser(view, lang, names)
        seen["told"] = [chooser.move(move) for move in view.legal_moves]
        seen["closed"] = closed(view, lang)
    return seen


def prompt_of(view: View, lang: str, names: Sequence[str]) -> str:
    """What the game is waiting for, in a sentence."""
    return Chooser(view, lang, names).prompt()


def happened(book: HostedTable, page: LogEntry, seat: int | None) -> list[dict[str, Any]]:
    """What a seat may know of an entry's moves; after the start, of the deal."""
    if page.what == "started":
        return state_serializer.happened(book.playing().opening, seat, book.edition)
    return [one for step in page.steps for one in state_serializer.happened(step.rows, seat, book.edition)]


def story(book: HostedTable, page: LogEntry, reader: Reader) -> list[str]:
    """The same in sentences."""
    if reader.lang is None or book.game is None:
        return []
    options = book.game.options
    names = book.called()
    teller = Storyteller(book.edition, reader.lang, names, options.michel, reader.seat, teams=options.teams)
    rows = book.game.opening if page.what == "started" else [row for step in page.steps for row in step.rows]
    return teller.tell([event(row) for row in rows])


def missed(book: HostedTable, since: int, reader: Reader) -> list[Missed]:
    """What came after an entry, as far back as is worth telling."""
    pages: Sequence[LogEntry] = book.since(since)[-MOST_MISSED:]
    told = []
    for page in pages:
        deeds = msgspec.convert(happened(book, page, reader.seat), list[Happening])
        sentences = story(book, page, reader) if reader.lang is not None else msgspec.UNSET
        told.append(Missed(page.seq, page.at, page.what, page.seat, deeds, sentences))
    return told


def welcome(
    book: HostedTable,
    reader: Reader,
    *,
    now: int,
    since: int | None,
    host: bool,
    online: list[bool],
    chat: list[ChatLine],
    outages: Outages,
) -> tuple[Welcome, dict[str, Any] | None, dict[str, Any] | None]:
    """The whole table for one socket; and what it was shown, from which later changes are told."""
    game = book.game
    public = None if game is None else state_serializer.public(game.view(None))
    own = None
    asked: str | msgspec.UnsetType = msgspec.UNSET
    if game is not None:
        view = game.view(reader.seat)
        own = None if reader.seat is None else own_of(book, view, reader.lang)
        asked = msgspec.UNSET if reader.lang is None else prompt_of(view, reader.lang, book.called())
    message = Welcome(
        seq=book.seq,
        version=book.version,
        now=now,
        seat=reader.seat,
        host=host,
        info=info(book, outages),
        public=None if public is None else msgspec.convert(public, Public),
        own=None if own is None else msgspec.convert(own, Own),
        online=online,
        missed=[] if since is None else missed(book, since, reader),
        chat=chat,
        asked=asked,
    )
    return message, public, own


def news(book: HostedTable, page: LogEntry, reader: Reader, info_patch: Any, public_patch: Any, own_patch: Any) -> News:
    """One entry for one reader."""
    told = reader.lang is not None
    return News(
        seq=page.seq,
        version=page.version,
        at=page.at,
        what=page.what,
        seat=page.seat,
        happened=cast(list[Happening], happened(book, page, reader.seat)),  # encoded as they are
        info=info_patch or msgspec.UNSET,
        public=public_patch or msgspec.UNSET,
        own=own_patch or msgspec.UNSET,
        story=story(book, page, reader) if told else msgspec.UNSET,
        asked=prompt_of(book.game.view(reader.seat), str(reader.lang), book.called())
        if told and book.game is not None
        else msgspec.UNSET,
    )


def refused(book: HostedTable, command: str, refusal: Refusal, reader: Reader, version: int | None) -> Refused:
    """Why not; and where the version was stale, what came in between."""
    lang = reader.lang or "en"
    reasons = [Reason(str(one), one.name, say(lang, f"reason-{one.name}")) for one in refusal.reasons]
    came = missed(book, version, reader) if refusal.error == "stale" and version is not None else []
    retry = AGAIN_MS if refusal.error in ("unavailable", "busy") else None
    return Refused(command, refusal.error, refusal.in_language(lang), book.version, reasons, came, retry)
