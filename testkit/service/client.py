"""Clients for tests: tables over HTTP, one WebSocket per seat, and all players of a table."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from blackgate.game import Record
from blackgate.tables.updates.patches import merge
from testkit.seeds import seeded_random
from testkit.service.http_client import NO_KEEP_ALIVE
from testkit.service.server_processes import VERIFY_TLS
from testkit.waiting import TIMEOUT_S

Data = dict[str, Any]

MOST_MOVES = 4000
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")

# Weights of random moves, by their first word: without them a random game takes very long.
MOVE_WEIGHTS = {"dig": 50.0, "craft": 30.0, "search": 5.0, "cautious": 0.5, "end": 0.3, "sell": 0.2}


class WaitFailed(AssertionError):
    """What a test waited for did not happen."""


class Problem(Exception):
    """An error response of the API."""

    def __init__(self, status: int, found: Data) -> None:
        super().__init__(f"{status} {found}")
        self.status = status
        self.error: str = found.get("error", "")
        self.text: str = found.get("text", "")


class ConnectionLost(Exception):
    """The connection is lost, or was never made."""


@asynccontextmanager
async def waiting_for(what: str, seconds: float = TIMEOUT_S) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise WaitFailed(f"{what}: not within {seconds:.0f} seconds") from None


# --- HTTP ------------------------------------------------------------------------------------
class ApiClient:
    """The HTTP API of one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT_S, limits=NO_KEEP_ALIVE, verify=VERIFY_TLS)

    async def ask(self, method: str, path: str, key: str | None = None, body: Data | None = None) -> Any:
        """Send a request and return the response as data; raise `Problem` for an error."""
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        reply = await self.http.request(method, path, headers=headers, json=body)
        if not reply.is_success:
            raise Problem(reply.status_code, reply.json())
        if not reply.content:
            return None
        return reply.json() if reply.headers["content-type"] == "application/json" else reply.text

    async def open(self, name: str | None = "Ana", nonce: str = "", **options: Any) -> "Table":
        """Open a table."""
        body: Data = {"options": {"pace_ms": 0, **options}, "nonce": nonce}
        if name is not None:
            body["name"] = name
        return Table(self, await self.ask("POST", "/api/tables", body=body))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()


class Table:
    """A table and its keys."""

    def __init__(self, api: ApiClient, opened: Data) -> None:
        self.api = api
        self.id: str = opened["table"]
        self.code: str = opened["code"]
        self.commit: str = opened["commit"]
        self.host: str = opened["host"]
        self.watch: str = opened["watch"]
        self.seats: dict[int, str] = {}
        if opened.get("secret"):
            self.seats[opened["seat"]] = opened["secret"]

    def at(self, api: ApiClient) -> "Table":
        """The same table, at another server."""
        other = Table.__new__(Table)
        other.__dict__ = {**self.__dict__, "api": api}
        return other

    async def ask(self, method: str, path: str = "", key: str | None = None, body: Data | None = None) -> Any:
        return await self.api.ask(method, f"/api/tables/{self.id}{path}", key, body)

    async def sit(self, name: str = "Bo", seat: int | None = None, nonce: str = "") -> int:
        found = await self.ask("POST", "/seats", body={"name": name, "nonce": nonce, "seat": seat})
        self.seats[found["seat"]] = found["secret"]
        taken: int = found["seat"]
        return taken

    async def fill(self) -> None:
        """Take all free seats."""
        info = await self.info()
        for number, seat in enumerate(info["seats"]):
            if not seat["taken"]:
                await self.sit(NAMES[number], number)

    async def start(self) -> Data:
        info: Data = await self.ask("POST", "/start", self.host)
        return info

    async def info(self) -> Data:
        info: Data = await self.ask("GET")
        return info

    async def record(self, key: str | None = None) -> Record:
        return Record.parse(await self.ask("GET", "/record", key or self.watch))

    def client(self, seat: int | None = None, **options: Any) -> "TableClient":
        """A client with the key of a seat, or of spectators."""
        return TableClient(self.api.url, self.id, self.watch if seat is None else self.seats[seat], **options)


# --- the socket --------------------------------------------------------------------------------
class TableClient:
    """One WebSocket client of a table. It merges all updates and waits for the answers to its commands."""

    def __init__(self, url: str, table: str, secret: str | None, lang: str | None = None, watch: bool | None = None) -> None:
        self.url = url
        self.table = table
        self.secret = secret
        self.lang = lang
        self.watch = watch
        self.numbers = count(1)
        self.name = f"{random.SystemRandom().getrandbits(32):08x}"  # no two devices make the same command ids
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
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

    # --- connecting ---------------------------------------------------------------------------
    async def connect(self, since: int | None = None) -> Self:
        """Connect and wait for the welcome; raise `ConnectionLost` if the server is down or refuses."""
        self.drop_connection()
        self.goodbye = None
        self.welcomed = {}
        try:
            async with waiting_for(f"table {self.table} at {self.url}"):
                address = self.url.replace("http", "ws", 1) + "/api/socket"
                self.socket = await connect(
                    address, proxy=None, compression=None, ping_interval=None, open_timeout=None, close_timeout=None
                )
                asked = {"secret": self.secret, "since": since, "lang": self.lang, "watch": self.watch}
                hello = {"t": "hello", "table": self.table, **asked}
                await self.socket.send(json.dumps({key: value for key, value in hello.items() if value is not None}))
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError) as error:
            self.drop_connection()
            raise ConnectionLost(f"{self.url}: {error!r}") from error
        self.reader = asyncio.create_task(self.listen(self.socket))
        await self.until(lambda: bool(self.welcomed), "a welcome")
        return self

    async def listen(self, socket: ClientConnection) -> None:
        """Receive messages until the connection is lost."""
        try:
            async for message in socket:
                self.frames.append(str(message))
                self.receive(json.loads(message))
                self.notify()
        except ConnectionClosed:
            pass
        except Exception as error:  # noqa: BLE001  raised in `until`
            self.fault = error
        finally:
            if self.socket is socket:
                self.socket = None
                self.forget_answers()
            self.notify()

    def forget_answers(self) -> None:
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(ConnectionLost("the connection was lost before the answer came"))
                answer.exception()  # read the result, even if the waiter is gone
        self.answers = {}

    def notify(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    def drop_connection(self) -> None:
        """Drop the connection without a close frame."""
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None
        self.forget_answers()

    async def disconnect(self) -> None:
        """Close the connection properly."""
        if self.socket is not None:
            try:
                async with waiting_for("the end of the connection"):
                    await self.socket.close()
            finally:
                self.drop_connection()

    async def __aenter__(self) -> Self:
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    # --- receiving --------------------------------------------------------------------------------
    def receive(self, message: Data) -> None:
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

    async def until(self, true: Callable[[], bool], what: str, seconds: float = TIMEOUT_S) -> None:
        """Wait until a condition is true; it is checked after each message."""
        async with waiting_for(what, seconds):
            while not true():
                if self.fault is not None:
                    raise self.fault
                if self.socket is None:
                    raise ConnectionLost(f"the connection was lost while waiting for {what}: {self.goodbye}")
                await self.changed.wait()

    async def wait_for_seq(self, seq: int) -> None:
        await self.until(lambda: self.seq >= seq, f"entry {seq} of the table")

    async def dismissed(self) -> Data | None:
        """Wait until the server closes the connection, and return its goodbye."""
        async with waiting_for("the connection to be closed"):
            while self.socket is not None:
                await self.changed.wait()
        return self.goodbye

    # --- sending -----------------------------------------------------------------------------------
    def new_id(self) -> str:
        return f"{self.name}-{next(self.numbers)}"

    async def send(self, message: Data) -> Data:
        """Send a message and return its answer; raise `ConnectionLost` if the connection is lost before."""
        if self.socket is None:
            raise ConnectionLost("there is no connection")
        answer = self.answers[message["id"]] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise ConnectionLost("the connection was lost") from error
        async with waiting_for(f"the answer to {message}"):
            found: Data = await answer
        return found

    async def do(self, kind: str, **fields: Any) -> Data:
        """Send a command that must succeed, and wait for its news."""
        answer = await self.try_to(kind, **fields)
        if answer["t"] != "ack":
            raise WaitFailed(f"{kind} {fields} was refused: {answer}")
        await self.wait_for_seq(answer["seq"])
        return answer

    async def try_to(self, kind: str, **fields: Any) -> Data:
        """Send a command and return its answer."""
        message = {"t": kind, "id": self.new_id(), **fields}
        if kind in ("move", "undo", "propose"):
            message.setdefault("version", self.version)
        if kind == "answer":
            message.setdefault("proposal", (self.info["proposal"] or {"n": 0})["n"])
        return await self.send(message)

    async def refused(self, kind: str, **fields: Any) -> Data:
        """Send a command that must be refused, and return the refusal."""
        answer = await self.try_to(kind, **fields)
        if answer["t"] != "refused":
            raise WaitFailed(f"{kind} {fields} was not refused: {answer}")
        return answer

    # --- state ---------------------------------------------------------------------------------------
    @property
    def legal(self) -> list[str]:
        """The legal moves of this seat, if it is to move."""
        moves: list[str] = self.own["legal"] if self.own is not None and self.asked == self.seat else []
        return moves

    @property
    def asked(self) -> int | None:
        """The seat to move."""
        asked = None if self.public is None else self.public["asked"]
        return None if asked is None else int(asked["seat"])

    @property
    def over(self) -> bool:
        return self.info.get("phase") in ("over", "closed")

    def state(self) -> Data:
        """The state as merged from all messages."""
        return {"version": self.version, "info": self.info, "public": self.public, "own": self.own, "online": self.online}


def choose(chance: random.Random, legal: Sequence[str]) -> str:
    """Choose a random move, with a preference for moves that end a game soon."""
    return chance.choices(legal, [MOVE_WEIGHTS.get(move.split()[0], 1.0) for move in legal])[0]


# --- all players of a table ----------------------------------------------------------------------------
class TablePlayers:
    """All human players of a started table, with one client each."""

    def __init__(self, table: Table, clients: dict[int, TableClient], seed: int = 1) -> None:
        self.table = table
        self.clients = clients
        self.chance = seeded_random(seed)

    @property
    def anyone(self) -> TableClient:
        return next(iter(self.clients.values()))

    @property
    def mover(self) -> TableClient:
        """The client of the seat to move."""
        asked = self.anyone.asked
        assert asked is not None and asked in self.clients, f"seat {asked} has no client here"
        return self.clients[asked]

    def others(self, *but: TableClient) -> list[TableClient]:
        return [client for client in self.clients.values() if client not in but]

    async def do(self, client: TableClient, kind: str, **fields: Any) -> Data:
        """Send a command that must succeed, and wait until all clients have its news."""
        answer = await client.do(kind, **fields)
        await self.wait_for_seq(answer["seq"])
        return answer

    async def wait_for_seq(self, seq: int) -> None:
        for client in self.clients.values():
            await client.wait_for_seq(seq)

    async def move(self, *moves: str) -> Data:
        """Let the seat to move play these moves, or a random one."""
        client = self.mover
        return await self.do(client, "move", moves=list(moves) or [choose(self.chance, client.legal)])

    async def bots(self) -> None:
        """Wait until no bot is to move."""
        await self.anyone.until(lambda: self.anyone.over or self.anyone.asked in self.clients, "the bots")
        await self.wait_for_seq(self.anyone.seq)

    async def play(self, until: Callable[[], bool], what: str) -> None:
        """Play random moves until a condition is true."""
        for _ in range(MOST_MOVES):
            await self.bots()
            if until():
                return
            if self.anyone.over:
                break
            await self.move()
        raise WaitFailed(f"the game ended without {what}")

    async def play_out(self) -> None:
        await self.play(lambda: self.anyone.over, "an end")


@asynccontextmanager
async def connected_players(
    api: ApiClient, *, seed: int = 1, lang: str | None = None, **options: Any
) -> AsyncIterator[TablePlayers]:
    """A started table with a client at every seat that has no bot."""
    table = await api.open(**{"players": 4, "first_player": 0, **options})
    await table.fill()
    await table.start()
    clients = {seat: table.client(seat, lang=lang) for seat in sorted(table.seats)}
    try:
        for client in clients.values():
            await client.connect()
        players = TablePlayers(table, clients, seed)
        for client in clients.values():
            await client.until(lambda client=client: all(client.online[seat] for seat in clients), "all players online")  # type: ignore[misc]
        yield players
    finally:
        await disconnect_all(clients.values())


async def disconnect_all(clients: Iterable[TableClient]) -> None:
    for client in clients:
        await client.disconnect()
