"""HTTP: tables, seats, keys and records. Play itself goes over the socket."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import blackgate
from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.game import Record
from blackgate.options import check_options
from blackgate.record import RULES
from blackgate.replay import verify
from blackgate.service.http import openapi
from blackgate.service.http.openapi import Spec
from blackgate.service.http.rate_limiter import RateLimiter, address_of
from blackgate.service.http.replay_routes import Afterwards
from blackgate.service.http.responses import asked_language, body, kept, language, problem, reply, seat_of, slow, table_of, who
from blackgate.service.storage import CodeTaken
from blackgate.service.table_manager import TableManager, now_ms
from blackgate.service.workers.replay_worker import ReplayWorker
from blackgate.tables import commands, entries, keys, messages, pack_description, rulebook_pages, wire
from blackgate.tables.commands import Accepted, AlreadyDone, Refusal
from blackgate.tables.encoding import encode
from blackgate.tables.hosted_table import HostedTable

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
MOST_LISTED = 100
STALE_LOBBY_MS = 24 * 3600 * 1000  # without anybody coming or going, a table is not listed any more
CODE_TRIES = 10
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
LONGEST_TITLE = 60
LEAST_PACE_MS = 200  # of bots at a table that anybody may open: else they would play as fast as the disk writes


class Routes:
    """What can be asked for."""

    def __init__(self, hall: TableManager, doorman: RateLimiter) -> None:
        self.hall = hall
        self.doorman = doorman
        self.study = ReplayWorker()
        self.afterwards = Afterwards(hall, doorman, self.study)
        table, seat = ("table",), ("table", "seat")
        self.table: list[tuple[Spec, Handler]] = [
            (Spec("GET", "/api/health", "Whether this server takes players", wire.Health), self.health),
            (Spec("GET", "/api/packs", "Packs that can be played", wire.PackList), self.packs),
            (
                Spec(
                    "GET",
                    "/api/packs/{pack}",
                    "What a pack consists of, in words",
                    wire.PackBook,
                    parameters=("pack",),
                    query=("lang",),
                ),
                self.pack,
            ),
            (Spec("GET", "/api/rules", "The rulebook", wire.RuleBook, query=("lang",)), self.rules),
            (Spec("GET", "/api/tables", "Public tables", wire.TableList), self.list_tables),
            (
                Spec("POST", "/api/tables", "Open a table", wire.Opened, wire.NewTable, status=201, problems=(404, 409)),
                self.open_table,
            ),
            (Spec("GET", "/api/codes/{code}", "The table behind a code", wire.Found, parameters=("code",)), self.find),
            (
                Spec(
                    "GET",
                    "/api/tables/{table}",
                    "A table before one looks at the board",
                    wire.TableInfo,
                    parameters=table,
                    problems=(409,),
                ),
                self.show,
            ),
            (
                Spec(
                    "POST",
                    "/api/tables/{table}/seats",
                    "Sit down",
                    wire.Seated,
                    wire.SitDown,
                    status=201,
                    problems=(409,),
                    parameters=table,
                ),
                self.sit,
            ),
            (
                Spec(
                    "DELETE",
                    "/api/tables/{table}/seats/{seat}",
                    "Leave, or be asked to",
                    None,
                    key="seat",
                    status=204,
                    problems=(409,),
                    parameters=seat,
                ),
                self.stand,
            ),
            (
                Spec(
                    "PUT",
                    "/api/tables/{table}/seats/{seat}/bot",
                    "A bot for a seat",
                    wire.TableInfo,
                    wire.SetBot,
                    key="host",
                    problems=(409,),
                    parameters=seat,
                ),
                self.set_bot,
            ),
            (
                Spec("POST", "/api/tables/{table}/start", "Begin", wire.TableInfo, key="host", problems=(409,), parameters=table),
                self.start,
            ),
            (
                Spec(
                    "POST",
                    "/api/tables/{table}/rematch",
                    "The same people again",
                    wire.Rematched,
                    key="seat",
                    status=201,
                    problems=(409,),
                    parameters=table,
                ),
                self.rematch,
            ),
            (
                Spec(
                    "POST",
                    "/api/tables/{table}/keys",
                    "Revoke a key for another",
                    wire.NewKey,
                    wire.Rekey,
                    key="seat",
                    status=201,
                    problems=(409,),
                    parameters=table,
                ),
                self.rekey,
            ),
            (
                Spec(
                    "POST",
                    "/api/tables/{table}/mute",
                    "Take a seat's voice",
                    wire.TableInfo,
                    wire.MuteSeat,
                    key="host",
                    problems=(409,),
                    parameters=table,
                ),
                self.mute,
            ),
            (
                Spec(
                    "POST",
                    "/api/tables/{table}/close",
                    "Close a table",
                    wire.TableInfo,
                    key="host",
                    problems=(409,),
                    parameters=table,
                ),
                self.close,
            ),
            (
                Spec(
                    "GET",
                    "/api/tables/{table}/fairness",
                    "What the dice can be checked with",
                    wire.Fairness,
                    parameters=table,
                    problems=(409,),
                ),
                self.fairness,
            ),
            (
                Spec(
                    "GET",
                    "/api/tables/{table}/record",
                    "The record, once the game is over",
                    None,
                    key="any",
                    needed=False,  # for a public table
                    media="application/x-ndjson",
                    problems=(409,),
                    parameters=table,
                ),
                self.record,
            ),
            (
                Spec(
                    "GET",
                    "/api/tables/{table}/verified",
                    "Every roll and every card derived again, once the game is over",
                    wire.Verified,
                    key="any",
                    needed=False,  # for a public table
                    problems=(409,),
                    parameters=table,
                ),
                self.verified,
            ),
            *self.afterwards.table,
            (
                Spec("GET", "/api/messages", "JSON Schema of the socket's messages", None, media="application/schema+json"),
                self.messages,
            ),
        ]

    @property
    def specs(self) -> list[Spec]:
        """What the document says."""
        return [spec for spec, _ in self.table]

    @property
    def addresses(self) -> dict[str, dict[str, Handler]]:
        """Every address, and what it does for each method: together, so that a wrong method is told of all the right ones."""
        found: dict[str, dict[str, Handler]] = {}
        for spec, handler in self.table:
            found.setdefault(spec.path, {})[spec.method] = self.guarded(handler)
        return found

    def guarded(self, handler: Handler) -> Handler:
        """A handler whose refusals become answers, and which does not answer too often."""

        async def answer(request: Request) -> Response:
            lang = language(request)
            try:
                wait = self.doorman.request(address_of(request.scope))
                if wait:
                    return slow(wait, lang)
                if self.hall.draining and request.method != "GET":
                    return problem(Refusal("draining"), lang)
                return await handler(request)
            except Refusal as refusal:
                return problem(refusal, lang)

        return answer

    # --- without a key ----------------------------------------------------------------------
    async def health(self, request: Request) -> Response:
        """For load balancers."""
        if self.hall.draining:
            raise Refusal("draining")
        return reply(wire.Health(True, blackgate.__version__, RULES))

    async def packs(self, request: Request) -> Response:
        """What can be chosen for a new table."""
        offered = self.hall.shelf.offered.values()
        return reply(wire.PackList([wire.PackLine(book.pack.id, book.pack.digest) for book in offered]))

    async def pack(self, request: Request) -> Response:
        """A pack in one language, by its name or by the digest that a table plays."""
        name: str = request.path_params["pack"]
        lang = asked_language(request)
        edition = await self.hall.pack(name) if DIGEST.fullmatch(name) else self.hall.shelf.offer(name)
        if edition is None:
            raise Refusal("no_such_pack")
        return kept(request, await asyncio.to_thread(pack_description.encode_pack, edition, lang))

    async def rules(self, request: Request) -> Response:
        """The rulebook in one language."""
        return kept(request, await asyncio.to_thread(rulebook_pages.encode_rulebook, asked_language(request)))

    async def list_tables(self, request: Request) -> Response:
        """Public tables, those with a free seat first."""
        lines = await self.hall.call(self.hall.store.listed, MOST_LISTED, now_ms() - STALE_LOBBY_MS)
        return reply(wire.TableList([msgspec.json.decode(line, type=wire.TableLine) for line in lines]))

    async def messages(self, request: Request) -> Response:
        """The schema of the socket."""
        return Response(encode(openapi.messages()), media_type="application/schema+json")

    async def find(self, request: Request) -> Response:
        """The table behind five letters."""
        code = request.path_params["code"].upper()
        table = await self.hall.call(self.hall.store.by_code, code) if len(code) == keys.CODE_LENGTH else None
        if table is None:
            raise Refusal("no_such_code")
        return reply(wire.Found(table))

    async def open_table(self, request: Request) -> Response:
        """A new table; its keys are told here and never again."""
        wanted = await body(request, wire.NewTable)
        wait = self.doorman.request(address_of(request.scope), "table")
        if wait:
            return slow(wait, language(request))
        options = msgspec.structs.replace(wanted.options, title=commands.plain_text(wanted.options.title)[:LONGEST_TITLE])
        if self.doorman.limits.requests_per_s > 0:
            options = msgspec.structs.replace(options, pace_ms=max(options.pace_ms, LEAST_PACE_MS))
        edition = self.hall.shelf.offer(options.pack)
        if edition is None:
            raise Refusal("no_such_pack")
        if any(seat >= options.players for seat in options.bots):
            raise Refusal("no_such_seat", most=options.players - 1)
        name = None if wanted.name is None else commands.clean_name(wanted.name)
        try:
            check_options(
                edition, options.players, options.michel, options.teams, options.calm, options.target, options.first_player, None
            )
        except BlackgateError as error:
            refusal = Refusal("bad_options")
            refusal.problem = error
            raise refusal from None
        host, watch = keys.new_key(), keys.new_key()
        wishes: list[str] = ["" if seat in options.bots else wanted.looks for seat in range(options.players)]
        book = await self.create(options, edition, keys.hash_key(host), keys.hash_key(watch), wishes)
        seat, secret = None, None
        if name is not None:
            secret = keys.new_key()
            key = secret
            book = await self.hall.submit(
                book.id, lambda now: commands.take_seat(now, name, wanted.nonce, key, None, wanted.looks)
            )
            seat = book.seat_of(keys.hash_key(secret))
        return reply(wire.Opened(book.id, book.creation.code, book.commit, host, watch, seat, secret), 201)

    async def create(
        self, options: wire.TableOptions, edition: Edition, host: str, watch: str, looks: list[str], before: str = ""
    ) -> HostedTable:
        """Open it under a code that is free."""
        digest = edition.pack.digest
        for _ in range(CODE_TRIES):
            created = entries.Created(
                options, keys.new_code(), keys.new_seed(), host, watch, digest, RULES, before, looks, entries.FORMAT
            )
            try:
                return await self.hall.create(created, edition)
            except CodeTaken:
                continue
        raise Refusal("busy")

    async def show(self, request: Request) -> Response:
        """A table from outside."""
        return reply(await self.ask_any(table_of(request), lambda book: messages.table_info(book, self.hall.outages)))

    async def ask_any(self, table: str, question: Callable[[HostedTable], T]) -> T:
        """What a table says, even one that only another version of the program could play on."""
        try:
            return await self.hall.ask(table, question)
        except Refusal as refusal:
            if refusal.error != "other_rules":
                raise
            return question(await self.hall.archived(table))

    async def sit(self, request: Request) -> Response:
        """A seat, by link or code: whoever knows the table's name may come."""
        wanted = await body(request, wire.SitDown)
        secret = keys.new_key()
        table = table_of(request)
        book = await self.hall.submit(
            table, lambda now: commands.take_seat(now, wanted.name, wanted.nonce, secret, wanted.seat, wanted.looks)
        )
        seat = book.seat_of(keys.hash_key(secret))
        return reply(wire.Seated(table, -1 if seat is None else seat, secret), 201)

    async def fairness(self, request: Request) -> Response:
        """The commitment, the nonces, and at the end the seed."""

        def dice(book: HostedTable) -> wire.Fairness:
            begun = book.game is not None or book.seed is not None
            return wire.Fairness(book.commit, book.nonces if begun else [], book.seed)

        return reply(await self.ask_any(table_of(request), dice))

    async def record(self, request: Request) -> Response:
        """The whole game, hidden cards and all: only when it is over, and to those who may watch."""

        def text(book: HostedTable) -> str:
            self.may_read(request, book)
            return book.record_text()

        return Response(await self.ask_any(table_of(request), text), media_type="application/x-ndjson")

    async def verified(self, request: Request) -> Response:
        """The same record, refereed: all chance is derived again from the seed."""
        table = table_of(request)
        record, fairness = await self.hall.ask(table, lambda book: self.finished(request, book))
        edition = (await self.hall.look_up(table)).edition
        problem = None
        try:
            await asyncio.to_thread(verify, record, edition)
        except BlackgateError as error:
            problem = error.in_language(language(request))
        lines: list[Any] = list(record.lines)
        chance = [wire.Chanced(line["n"], line["seat"], line["move"], line["out"]) for line in lines[2:-1] if "out" in line]
        return reply(wire.Verified(fairness, problem, lines[1]["setup"], chance))

    def finished(self, request: Request, book: HostedTable) -> tuple[Record, wire.Fairness]:
        """The record of a game that is over, for those who may watch it."""
        self.may_read(request, book)
        return book.require_game().record, wire.Fairness(book.commit, book.nonces, book.seed)

    def may_read(self, request: Request, book: HostedTable) -> None:
        """Refuse a record while it is secret, and to those who may not watch."""
        if not book.options.public:
            who(request, book, ("seat", "host", "watch"))
        if book.phase != "over":
            raise Refusal("not_over")

    # --- with a key -------------------------------------------------------------------------
    async def stand(self, request: Request) -> Response:
        """The seat itself leaves, or the host asks it to."""
        seat = seat_of(request)

        def decide(book: HostedTable) -> Accepted | AlreadyDone:
            role, own = who(request, book, ("seat", "host"))
            if role == "seat" and own != seat:
                raise Refusal("no_entry")
            return commands.leave_seat(book, seat)

        await self.hall.submit(table_of(request), decide)
        return Response(status_code=204)

    async def set_bot(self, request: Request) -> Response:
        """A bot sits down, another one, or none."""
        wanted = await body(request, wire.SetBot)
        seat = seat_of(request)
        return await self.host_does(request, lambda book: commands.set_bot(book, seat, wanted.bot or ""))

    async def start(self, request: Request) -> Response:
        """The host has the cards dealt; every seat must be taken."""
        return await self.host_does(request, commands.start_game)

    async def mute(self, request: Request) -> Response:
        """Take a voice or give it back."""
        wanted = await body(request, wire.MuteSeat)
        return await self.host_does(request, lambda book: commands.mute(book, wanted.seat, wanted.muted))

    async def close(self, request: Request) -> Response:
        """No more here."""
        return await self.host_does(request, commands.close_table)

    async def host_does(self, request: Request, decide: Callable[[HostedTable], Accepted]) -> Response:
        """What only the host may do."""

        def ruling(book: HostedTable) -> Accepted:
            who(request, book, ("host",))
            return decide(book)

        done: list[wire.TableInfo] = []
        await self.hall.submit(
            table_of(request), ruling, ack=lambda book, seq: done.append(messages.table_info(book, self.hall.outages))
        )
        return reply(done[0])

    async def rekey(self, request: Request) -> Response:
        """A seat replaces its own key; the host any, but a seat's only before the start: it would show the host a hand."""
        wanted = await body(request, wire.Rekey)
        secret = keys.new_key()

        def decide(book: HostedTable) -> Accepted:
            role, own = who(request, book, ("seat", "host"))
            if role == "seat" and (wanted.role != "seat" or wanted.seat != own):
                raise Refusal("no_entry")
            if role == "host" and wanted.role == "seat" and book.phase != "lobby":
                raise Refusal("begun")
            return commands.replace_key(book, wanted.role, wanted.seat, secret)

        await self.hall.submit(table_of(request), decide)
        return reply(wire.NewKey(wanted.role, secret, wanted.seat if wanted.role == "seat" else None), 201)

    async def rematch(self, request: Request) -> Response:
        """A table with the same people, whose keys open the same seats there. Asked for twice, it is the same one."""
        table = table_of(request)
        old = await self.hall.look_up(table)
        who(request, old, ("seat", "host"))
        if old.rematch:
            return reply(wire.Rematched(old.rematch), 201)
        if old.phase != "over":
            raise Refusal("not_over")
        options = msgspec.structs.replace(
            old.options, bots={seat: chair.bot for seat, chair in enumerate(old.seats) if chair.bot}
        )
        new = await self.create(options, old.edition, old.host, old.watch, [chair.looks for chair in old.seats], table)
        for seat, chair in enumerate(old.seats):
            if chair.key:
                sat = Accepted(entries.Sat(seat, chair.name, chair.key, looks=chair.looks))
                await self.hall.submit(new.id, lambda now, sat=sat: sat)  # type: ignore[misc]
        try:
            await self.hall.submit(table, lambda book: commands.rematch(book, new.id))
        except Refusal as refusal:
            if refusal.error != "rematched":
                raise
            await self.hall.submit(new.id, commands.close_table)  # somebody else was faster: theirs it is
            old = await self.hall.look_up(table)
            return reply(wire.Rematched(old.rematch), 201)
        return reply(wire.Rematched(new.id), 201)
