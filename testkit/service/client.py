"""Clients for tests: a table over HTTP, one socket per seat, and a whole table of people who play at random."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from blackgate.game import Record
from blackgate.tables.patches import merge
from testkit.service.server_processes import PLAIN

Data = dict[str, Any]

MIN_TIMEOUT = 30.0  # seconds for an answer on a busy machine
MOST_MOVES = 4000
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")

# What brings a game to its end: without it, people who choose at random walk about for hours.
LIKED = {"dig": 50.0, "craft": 30.0, "search": 5.0, "cautious": 0.5, "end": 0.3, "sell": 0.2}


class GaveUp(AssertionError):
    """What was waited for did not come."""


class Problem(Exception):
    """A refusal in HTTP."""

    def __init__(self, status: int, found: Data) -> None:
        super().__init__(f"{status} {found}")
        self.status = status
        self.error: str = found.get("error", "")
        self.text: str = found.get("text", "")


class Gone(Exception):
    """The connection is lost, or was never made."""


@asynccontextmanager
async def waiting_for(what: str, seconds: float = MIN_TIMEOUT) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise GaveUp(f"waited {seconds:.0f} seconds in vain for {what}") from None


# --- HTTP ------------------------------------------------------------------------------------
class Web:
    """One server, over HTTP. Nothing is kept open, so that a server may come and go."""

    def __init__(self, url: str) -> None:
        self.url = url
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=url, timeout=MIN_TIMEOUT, limits=limits, verify=PLAIN)

    async def ask(self, method: str, path: str, key: str | None = None, body: Data | None = None) -> Any:
        """The answer as data; a refusal is raised."""
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        reply = await self.http.request(method, path, headers=headers, json=body)
        if not reply.is_success:
            raise Problem(reply.status_code, reply.json())
        if not reply.content:
            return None
        return reply.json() if reply.headers["content-type"] == "application/json" else reply.text

    async def open(self, name: str | None = "Ana", nonce: str = "", **options: Any) -> "Table":
        """A new table."""
        body: Data = {"options": {"pace_ms": 0, **options}, "nonce": nonce}
        if name is not None:
            body["name"] = name
        return Table(self, await self.ask("POST", "/api/tables", body=body))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()


class Table:
    """A table, with the keys that were handed out here."""

    def __init__(self, web: Web, opened: Data) -> None:
        self.web = web
        self.id: str = opened["table"]
        self.code: str = opened["code"]
        self.commit: str = opened["commit"]
        self.host: str = opened["host"]
        self.watch: str = opened["watch"]
        self.seats: dict[int, str] = {}
        if opened.get("secret"):
            self.seats[opened["seat"]] = opened["secret"]

    def at(self, web: Web) -> "Table":
        """The same table, at another server."""
        other = Table.__new__(Table)
        other.__dict__ = {**self.__dict__, "web": web}
        return other

    async def ask(self, method: str, path: str = "", key: str | None = None, body: Data | None = None) -> Any:
        return await self.web.ask(method, f"/api/tables/{self.id}{path}", key, body)

    async def sit(self, name: str = "Bo", seat: int | None = None, nonce: str = "") -> int:
        found = await self.ask("POST", "/seats", body={"name": name, "nonce": nonce, "seat": seat})
        self.seats[found["seat"]] = found["secret"]
        taken: int = found["seat"]
        return taken

    async def fill(self) -> None:
        """People for all the seats that are free."""
        info = await self.info()
        for seat, chair in enumerate(info["seats"]):
            if not chair["taken"]:
                await self.sit(NAMES[seat], seat)

    async def start(self) -> Data:
        info: Data = await self.ask("POST", "/start", self.host)
        return info

    async def info(self) -> Data:
        info: Data = await self.ask("GET")
        return info

    async def record(self, key: str | None = None) -> Record:
        return Record.parse(await self.ask("GET", "/record", key or self.watch))

    def client(self, seat: int | None = None, **options: Any) -> "TableClient":
        """Somebody with a seat's key, or with the spectators'."""
        return TableClient(self.web.url, self.id, self.watch if seat is None else self.seats[seat], **options)


# --- the socket --------------------------------------------------------------------------------
class TableClient:
    """One device at a table: it keeps what it is told, merged, and awaits the answers to its commands."""

    def __init__(self, url: str, table: str, secret: str | None, lang: str | None = None) -> None:
        self.url = url
        self.table = table
        self.secret = secret
        self.lang = lang
        self.numbers = count(1)
        self.name = f"{random.SystemRandom().getrandbits(32):08x}"  # no two devices make the same command ids
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Data]] = {}
        self.welcomed: Data = {}
        self.seat: int | None = None
        self.seq = 0
        self.version = 0
        self.info: Data = {}
        self.public: Data | None = None
        self.own: Data | None = None
        self.online: list[bool] = []
        self.chat: list[Data] = []
        self.news: list[Data] = []
        self.frames: list[str] = []
        self.goodbye: Data | None = None
        self.fault: Exception | None = None

    # --- coming and going -----------------------------------------------------------------------
    async def come(self, since: int | None = None) -> Self:
        """Connect and be welcomed; raises `Gone` if the server is not there or will not have us."""
        self.leave_now()
        self.goodbye = None
        self.welcomed = {}
        try:
            async with waiting_for(f"table {self.table} at {self.url}"):
                address = self.url.replace("http", "ws", 1) + "/api/socket"
                self.socket = await connect(address, proxy=None, compression=None, open_timeout=None, ping_interval=None)
                hello = {"t": "hello", "table": self.table, "secret": self.secret, "since": since, "lang": self.lang}
                await self.socket.send(json.dumps({key: value for key, value in hello.items() if value is not None}))
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError) as error:
            self.leave_now()
            raise Gone(f"{self.url}: {error!r}") from error
        self.reader = asyncio.create_task(self.listen(self.socket))
        await self.until(lambda: bool(self.welcomed), "a welcome")
        return self

    async def listen(self, socket: ClientConnection) -> None:
        """Hear everything until the connection is lost."""
        try:
            async for message in socket:
                self.frames.append(str(message))
                self.hear(json.loads(message))
                self.stir()
        except ConnectionClosed:
            pass
        except Exception as error:  # noqa: BLE001  told to whoever waits
            self.fault = error
        finally:
            if self.socket is socket:
                self.socket = None
                self.forget_answers()
            self.stir()

    def forget_answers(self) -> None:
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(Gone("the connection was lost before the answer came"))
                answer.exception()  # whether or not anybody still waits for it
        self.answers = {}

    def stir(self) -> None:
        self.stirred.set()
        self.stirred = asyncio.Event()

    def leave_now(self) -> None:
        """Drop the connection, without a word."""
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None
        self.forget_answers()

    async def leave(self) -> None:
        """Close in good order."""
        if self.socket is not None:
            with suppress(TimeoutError, ConnectionClosed):
                await asyncio.wait_for(self.socket.close(), 5)
        self.leave_now()

    async def __aenter__(self) -> Self:
        return await self.come()

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    # --- hearing ----------------------------------------------------------------------------------
    def hear(self, message: Data) -> None:
        match message["t"]:
            case "welcome":
                self.welcomed = message
                self.seat, self.seq, self.version = message["seat"], message["seq"], message["version"]
                self.info, self.public, self.own = message["info"], message["public"], message["own"]
                self.online, self.chat = message["online"], message["chat"]
            case "news":
                assert message["seq"] == self.seq + 1, f"news {message['seq']} came after {self.seq}"
                self.news.append(message)
                self.seq, self.version = message["seq"], message["version"]
                self.info = merge(self.info, message.get("info", {}))
                self.public = merge(self.public, message["public"]) if "public" in message else self.public
                self.own = merge(self.own, message["own"]) if "own" in message else self.own
            case "online":
                self.online = message["seats"]
            case "chat":
                self.chat = [*self.chat, message["line"]]
            case "goodbye":
                self.goodbye = message
            case "ack" | "refused" | "reasons" | "hints":
                answer = self.answers.pop(message["id"], None)
                assert answer is not None, f"an answer nobody waits for: {message}"
                if not answer.done():
                    answer.set_result(message)
            case other:
                raise AssertionError(f"a message of the unknown sort {other}")

    async def until(self, true: Callable[[], bool], what: str, seconds: float = MIN_TIMEOUT) -> None:
        """Wait for something to be heard."""
        async with waiting_for(what, seconds):
            while not true():
                if self.fault is not None:
                    raise self.fault
                if self.socket is None:
                    raise Gone(f"the connection was lost while waiting for {what}: {self.goodbye}")
                await self.stirred.wait()

    async def heard(self, seq: int) -> None:
        await self.until(lambda: self.seq >= seq, f"entry {seq} of the table")

    async def dismissed(self) -> Data | None:
        """The goodbye with which the server closed the connection."""
        async with waiting_for("the connection to be closed"):
            while self.socket is not None:
                await self.stirred.wait()
        return self.goodbye

    # --- speaking ----------------------------------------------------------------------------------
    def new_id(self) -> str:
        return f"{self.name}-{next(self.numbers)}"

    async def say(self, message: Data) -> Data:
        """Send a command as it is, and await its answer; raises `Gone` if the connection is lost before it comes."""
        if self.socket is None:
            raise Gone("there is no connection")
        answer = self.answers[message["id"]] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise Gone("the connection was lost") from error
        async with waiting_for(f"the answer to {message}"):
            found: Data = await answer
        return found

    async def do(self, sort: str, **facts: Any) -> Data:
        """A command that must be carried out; every device has heard of it when this returns, if it is the only one."""
        answer = await self.try_to(sort, **facts)
        if answer["t"] != "ack":
            raise GaveUp(f"{sort} {facts} was refused: {answer}")
        await self.heard(answer["seq"])
        return answer

    async def try_to(self, sort: str, **facts: Any) -> Data:
        """A command, and whatever is answered."""
        message = {"t": sort, "id": self.new_id(), **facts}
        if sort in ("move", "undo", "propose"):
            message.setdefault("version", self.version)
        if sort == "answer":
            message.setdefault("proposal", (self.info["proposal"] or {"n": 0})["n"])
        return await self.say(message)

    async def refused(self, sort: str, **facts: Any) -> Data:
        """A command that must be refused."""
        answer = await self.try_to(sort, **facts)
        if answer["t"] != "refused":
            raise GaveUp(f"{sort} {facts} was not refused: {answer}")
        return answer

    # --- what is seen ---------------------------------------------------------------------------------
    @property
    def legal(self) -> list[str]:
        """The moves this seat may choose from, if it is asked."""
        moves: list[str] = self.own["legal"] if self.own is not None and self.asked == self.seat else []
        return moves

    @property
    def asked(self) -> int | None:
        """The seat whose move it is."""
        asked = None if self.public is None else self.public["asked"]
        return None if asked is None else int(asked["seat"])

    @property
    def over(self) -> bool:
        return self.info.get("phase") in ("over", "closed")

    def sees(self) -> Data:
        """Everything that has been put together from news."""
        return {"version": self.version, "info": self.info, "public": self.public, "own": self.own, "online": self.online}


def choose(chance: random.Random, legal: Sequence[str]) -> str:
    """Somebody who plays at random, but wants to get out."""
    return chance.choices(legal, [LIKED.get(move.split()[0], 1.0) for move in legal])[0]


# --- a table full of people -----------------------------------------------------------------------------
class Party:
    """People at a table that has begun, one device each."""

    def __init__(self, table: Table, clients: dict[int, TableClient], seed: int = 1) -> None:
        self.table = table
        self.clients = clients
        self.chance = random.Random(seed)

    @property
    def anyone(self) -> TableClient:
        return next(iter(self.clients.values()))

    @property
    def mover(self) -> TableClient:
        """The one whose move it is."""
        asked = self.anyone.asked
        assert asked is not None and asked in self.clients, f"seat {asked} is asked, and is nobody of ours"
        return self.clients[asked]

    def others(self, *but: TableClient) -> list[TableClient]:
        return [client for client in self.clients.values() if client not in but]

    async def do(self, client: TableClient, sort: str, **facts: Any) -> Data:
        """A command that must be carried out, and that everybody has heard of."""
        answer = await client.do(sort, **facts)
        await self.heard(answer["seq"])
        return answer

    async def heard(self, seq: int) -> None:
        for client in self.clients.values():
            await client.heard(seq)

    async def move(self, *moves: str) -> Data:
        """Whoever is asked plays this, or what they like."""
        client = self.mover
        return await self.do(client, "move", moves=list(moves) or [choose(self.chance, client.legal)])

    async def bots(self) -> None:
        """Wait for the bots to have played."""
        await self.anyone.until(lambda: self.anyone.over or self.anyone.asked in self.clients, "the bots")
        await self.heard(self.anyone.seq)

    async def play(self, until: Callable[[], bool], what: str) -> None:
        """Everybody plays until something is true."""
        for _ in range(MOST_MOVES):
            await self.bots()
            if until():
                return
            if self.anyone.over:
                break
            await self.move()
        raise GaveUp(f"the game went by without {what}")

    async def play_out(self) -> None:
        await self.play(lambda: self.anyone.over, "an end")


@asynccontextmanager
async def party(web: Web, *, seed: int = 1, lang: str | None = None, **options: Any) -> AsyncIterator[Party]:
    """A table with people in all seats that have no bot, begun."""
    table = await web.open(**{"players": 4, "first_player": 0, **options})
    await table.fill()
    await table.start()
    clients = {seat: table.client(seat, lang=lang) for seat in sorted(table.seats)}
    try:
        for client in clients.values():
            await client.come()
        those = Party(table, clients, seed)
        for client in clients.values():
            await client.until(lambda client=client: all(client.online[seat] for seat in clients), "everybody to be seen")  # type: ignore[misc]
        yield those
    finally:
        await go_home(clients.values())


async def go_home(clients: Iterable[TableClient]) -> None:
    for client in clients:
        await client.leave()
