"""HTTP: games that are looked at again, the tutorial's among them.

A table that is over is open to whoever may watch it, from any side; at one that goes on, a seat looks back at what it saw
itself, and everybody else at what everybody could see (chapter 12).
"""

import gzip
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from blackgate.catalogue import edition
from blackgate.errors import BlackgateError, RecordError
from blackgate.service.http.openapi import Spec
from blackgate.service.http.rate_limiter import LARGEST_RECORD, RateLimiter, address_of
from blackgate.service.http.responses import (
    JSON,
    JSON_LINES,
    PLAIN_TEXT,
    asked_language,
    content,
    language,
    media_of,
    number_of,
    slow,
    table_of,
    who,
)
from blackgate.service.table_manager import TableManager
from blackgate.service.workers.replay_worker import ReplayWorker
from blackgate.tables import messages, replay_frames, win_chances, wire
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.lesson import gzip_lesson
from blackgate.tables.replay_frames import Viewpoint

Handler = Callable[[Request], Awaitable[Response]]
SEATS = ("0", "1", "2", "3", "4", "5")
KEPT = 32  # replays of tables that are over
MOST_AT_WORK = 4  # games that are looked at for one address
ANOTHER_MS = 1000  # after which one may come with the next


class Header(msgspec.Struct):
    """What must be known of a record before it is read."""

    digest: str


class Afterwards:
    """What can be asked for when a game is over, or about its past."""

    def __init__(self, hall: TableManager, doorman: RateLimiter, study: ReplayWorker) -> None:
        self.hall = hall
        self.doorman = doorman
        self.study = study
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.lessons: dict[wire.Language, bytes] = {}
        self.at_work: Counter[str] = Counter()  # addresses for which something is being done
        side = ("as", "lang")
        self.table: list[tuple[Spec, Handler]] = [
            (
                Spec(
                    "GET",
                    "/api/tables/{table}/replay",
                    "A table's game, frame by frame",
                    wire.Replay,
                    key="any",
                    needed=False,  # for a public table
                    problems=(409,),
                    parameters=("table",),
                    query=(*side, "since"),
                ),
                self.limited(self.table_replay),
            ),
            (
                Spec(
                    "POST",
                    "/api/replay",
                    "A record's game, checked, frame by frame",
                    wire.Replay,
                    takes=PLAIN_TEXT,
                    problems=(404, 422),
                    query=side,
                ),
                self.limited(self.record_replay),
            ),
            (
                Spec(
                    "GET",
                    "/api/tables/{table}/chances",
                    "Everybody's chances turn by turn, and the game in numbers, once it is over",
                    wire.Chances,
                    key="any",
                    needed=False,  # for a public table
                    problems=(409,),
                    parameters=("table",),
                ),
                self.limited(self.table_chances),
            ),
            (
                Spec(
                    "POST",
                    "/api/chances",
                    "The same of a record",
                    wire.Chances,
                    takes=PLAIN_TEXT,
                    problems=(422,),
                ),
                self.limited(self.record_chances),
            ),
            (Spec("GET", "/api/lesson", "The tutorial", wire.Lesson, query=("lang",)), self.lesson),
        ]

    # --- replay -----------------------------------------------------------------------------
    async def table_replay(self, request: Request) -> Response:
        """The frames of a table; those of one that is over are kept for the next who asks."""
        since = number_of(request, "since")

        def job(book: HostedTable) -> tuple[bool, Viewpoint, tuple[object, ...]]:
            lens = lens_at(request, book)
            looks = [messages.seat_info(chair).looks for chair in book.seats]
            record = book.require_game().record.text
            return (
                book.phase == "over",
                lens,
                (record, book.edition.pack.directory, lens, looks, replay_frames.log_positions(book), since),
            )

        table = table_of(request)
        over, lens, arguments = await self.hall.ask(table, job)
        key = (table, lens, since) if over else None
        return compressed(request, await self.kept_or_done(key, replay_frames.gzip_table_replay, *arguments))

    async def record_replay(self, request: Request) -> Response:
        """The frames of a record from somewhere else. Nothing of it is kept."""
        return await self.about_record(request, replay_frames.gzip_record_replay, lens_named(request))

    # --- chances ----------------------------------------------------------------------------
    async def table_chances(self, request: Request) -> Response:
        """How it went at a table that is over."""

        def job(book: HostedTable) -> tuple[str, str]:
            if not book.options.public:
                who(request, book, ("seat", "host", "watch"))
            if book.phase != "over":
                raise Refusal("not_over")
            return book.require_game().record.text, book.edition.pack.directory

        table = table_of(request)
        arguments = await self.hall.ask(table, job)
        return compressed(request, await self.kept_or_done((table, "chances"), win_chances.gzip_record_chances, *arguments))

    async def record_chances(self, request: Request) -> Response:
        """How it went in somebody's record."""
        return await self.about_record(request, win_chances.gzip_record_chances)

    # --- the tutorial -----------------------------------------------------------------------
    async def lesson(self, request: Request) -> Response:
        """A game that was played beforehand, with what is to be said about it; the same for everybody."""
        lang = asked_language(request)
        if lang not in self.lessons:
            self.lessons[lang] = await self.study.work(gzip_lesson, lang)
        return compressed(request, self.lessons[lang])

    # --- work -------------------------------------------------------------------------------
    def limited(self, handler: Handler) -> Handler:
        """A handler that works for one address only so many times at once: nobody has the study to themselves."""

        async def answer(request: Request) -> Response:
            address = address_of(request.scope)
            if self.at_work[address] >= MOST_AT_WORK and self.doorman.limits.requests_per_s > 0:
                return slow(ANOTHER_MS, language(request))
            self.at_work[address] += 1
            try:
                return await handler(request)
            finally:
                self.at_work[address] -= 1
                if not self.at_work[address]:
                    del self.at_work[address]

        return answer

    async def about_record(self, request: Request, job: Callable[..., bytes], *arguments: object) -> Response:
        """Something about the record in the body."""
        try:
            text = await record_in(request)
            pack = await self.pack_of(text)
            return compressed(request, await self.study.work(job, text, pack, *arguments))
        except BlackgateError as error:
            raise as_refusal(error) from None

    async def kept_or_done(self, key: Hashable | None, job: Callable[..., bytes], *arguments: object) -> bytes:
        """What was made before, if it can be kept; else it is made now."""
        found = self.kept.get(key) if key is not None else None
        if found is None:
            found = await self.study.work(job, *arguments)
            if key is not None:
                self.kept[key] = found
                if len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
        return found

    async def pack_of(self, text: str) -> str:
        """The folder of the pack that a record names, if it is one of ours; else of the usual one, and replay will complain."""
        book = await self.hall.pack(digest_in(text))
        return (book or edition()).pack.directory


# --- who may see what --------------------------------------------------------------------------
def lens_at(request: Request, book: HostedTable) -> Viewpoint:
    """The lens that is asked for, if this key may have it."""
    if book.game is None:
        raise Refusal("not_playing")
    lens = lens_named(request)
    if lens.seat is not None and lens.seat >= book.options.players:
        raise Refusal("no_such_seat", most=book.options.players - 1)
    if book.phase != "over" and lens.perspective == "seat":
        _, own = who(request, book, ("seat",))
        if own != lens.seat:
            raise Refusal("no_entry")
        return replace(lens, tracker=book.options.tracker)
    if not book.options.public:
        who(request, book, ("seat", "host", "watch"))
    if book.phase != "over" and lens.perspective == "all":
        raise Refusal("not_over")
    return lens


def lens_named(request: Request) -> Viewpoint:
    """The lens that stands behind the address: `as` a seat, all cards open, or what everybody sees."""
    side, lang = request.query_params.get("as", "watch"), asked_language(request)
    if side == "watch":
        return Viewpoint("watch", None, lang)
    if side == "all":
        return Viewpoint("all", None, lang)
    if side in SEATS:
        return Viewpoint("seat", int(side), lang)
    raise Refusal("bad_message")


# --- records -----------------------------------------------------------------------------------
async def record_in(request: Request) -> str:
    """The text of the record that is sent with a request."""
    if media_of(request) not in (JSON_LINES, PLAIN_TEXT):
        raise Refusal("not_json_lines")
    data = await content(request, LARGEST_RECORD)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("error-record-json", line=data[: error.start].count(b"\n") + 1) from None


def digest_in(text: str) -> str:
    """The digest of the pack in the first line, if that is one."""
    try:
        return msgspec.json.decode(text.partition("\n")[0], type=Header).digest
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def as_refusal(error: BlackgateError) -> Refusal:
    """Why a record cannot be looked at: it is not one, or it has no such seat."""
    if isinstance(error, Refusal):
        return error
    refusal = Refusal("bad_record" if isinstance(error, RecordError) else "no_such_seat", most=5)
    refusal.problem = error
    return refusal


def compressed(request: Request, data: bytes) -> Response:
    """Compressed JSON, for those who can read that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(data), media_type=JSON, headers=headers)
    return Response(data, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
