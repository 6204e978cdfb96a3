"""`blackgate join`: one or more seats at a table of the play service, in one terminal."""

import asyncio
import contextlib
import http.client
import json
import secrets
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated, Any, Final, TypeGuard
from urllib.parse import quote, urlsplit

import typer
from rich.console import Console
from rich.markup import escape

from blackgate.catalogue import edition
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Lang, Michel, Players, Teams
from blackgate.cli.seat_keys import seat_keys
from blackgate.errors import OptionError
from blackgate.fairness import keeps_promises, sha256, share_hash
from blackgate.tables.updates.patches import merge
from blackgate.wording import Wording

RETRY_S = 1.0
REVEAL = "reveal"  # the id of this command
Data = dict[str, Any]


def join(
    table: Annotated[str, typer.Argument(metavar="[LINK|CODE]", help=say("help-join-table"))] = "",
    name: Annotated[list[str] | None, typer.Option("--name", help=say("help-join-name"))] = None,
    key: Annotated[list[str] | None, typer.Option("--key", help=say("help-join-key"))] = None,
    key_file: Annotated[Path | None, typer.Option("--key-file", help=say("help-join-key-file"), metavar="FILE")] = None,
    server: Annotated[str, typer.Option("--server", help=say("help-join-server"), metavar="URL")] = "http://127.0.0.1:8765",
    players: Players = 4,
    bots: Annotated[str, typer.Option("--bots", help=say("help-join-bots"), metavar="NAME[,NAME...]")] = "",
    michel: Michel = "none",
    teams: Teams = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Sit down at a table, or open one."""
    names = name or ["Ana"]
    keys = seat_keys(key or [], key_file)
    if table.startswith(("http://", "https://")):
        parts = urlsplit(table)
        server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    client = HttpClient(server.rstrip("/"))
    host = ""
    if not table:
        seats = [bot.strip() for bot in bots.split(",") if bot.strip()]
        filled = {str(players - 1 - i): bot for i, bot in enumerate(reversed(seats))}
        opened = client.request("POST", "/api/tables", {"options": table_options(players, michel, teams, filled)})
        table, host = opened["table"], opened["host"]
        typer.echo(say("join-opened", link=f"{client.url}/t/{table}", code=opened["code"], commit=opened["commit"]))
    elif len(table) == 5:
        table = client.request("GET", f"/api/codes/{quote(table)}")["table"]
    local_seats = [LocalSeat(one) for one in keys] if keys else [client.take_seat(table, one) for one in names]
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        asyncio.run(Terminal(client, table, local_seats, host).play())
        return
    typer.echo(say("cli-bye"))


def table_options(players: int, michel: str, teams: bool, bots: dict[str, str]) -> Data:
    """Return the options of a new table."""
    return {"players": players, "michel": michel, "teams": teams, "bots": bots}


class HttpClient:
    """Sends requests to the HTTP API of a server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def request(self, method: str, path: str, body: Data | None = None, key: str = "") -> Data:
        """Send a request and return the response; raise with the server's message if it refuses."""
        headers = {"content-type": "application/json", "accept-language": LANGUAGE}
        if key:
            headers["authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(self.url + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=30) as response:
                found: Data = json.loads(response.read() or b"{}")
                return found
        except urllib.error.HTTPError as error:
            raise OptionError("join-refused", text=refusal_text(error)) from None
        except (OSError, ValueError, http.client.HTTPException):
            raise OptionError("join-no-server", url=self.url) from None

    def take_seat(self, table: str, name: str) -> "LocalSeat":
        """Take a seat, with the hash of a nonce for the seed."""
        nonce = secrets.token_urlsafe(16)
        seated = self.request("POST", f"/api/tables/{quote(table)}/seats", {"name": name, "nonce": share_hash(nonce)})
        typer.echo(say("join-seated", name=name, seat=seated["seat"] + 1, nonce=nonce, key=seated["secret"]))
        return LocalSeat(seated["secret"], nonce)


def refusal_text(error: urllib.error.HTTPError) -> str:
    """Return why a server refuses a request; a proxy in front of it may answer with a page."""
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


class LocalSeat:
    """One seat of this terminal: its last state, and the sentences its player has not read yet."""

    def __init__(self, secret: str, nonce: str = "") -> None:
        self.secret = secret
        self.nonce = nonce
        self.terms: str = ""  # of the game, once they are fixed
        self.seat: int = -1  # until the server says which seat the key belongs to
        self.name: str = ""
        self.state: Data = {"public": None, "own": None, "info": {}, "version": 0, "seq": None}
        self.story: list[str] = []
        self.answer: asyncio.Queue[Data] = asyncio.Queue()
        self.socket: Any = None
        self.goodbye: Data | None = None  # with which the server closed the last connection

    def receive(self, message: Data) -> None:
        """Apply a message."""
        if message["t"] == "goodbye":
            self.goodbye = message
        if message["t"] in ("ack", "refused") and message["id"] != REVEAL:
            self.answer.put_nowait(message)
        if message["t"] == "welcome":
            self.state = dict(message)
            if message["seat"] is not None:
                self.seat, self.name = message["seat"], message["info"]["seats"][message["seat"]]["display_name"]
            self.story += [line for missed in message["missed"] for line in missed.get("story", [])]
        if message["t"] == "news":
            for part in ("info", "own", "public"):
                if message.get(part):
                    self.state[part] = merge(self.state.get(part), message[part])
            self.state |= {key: message[key] for key in ("seq", "version", "asked") if key in message}
            self.story += message.get("story", [])

    def player_name(self, seat: int) -> str:
        """Return the name of a player as in sentences: for a bot, that of its prisoner."""
        name: str = self.state["info"]["seats"][seat]["display_name"]
        return name

    @property
    def asked(self) -> bool:
        """Whether this seat is asked."""
        public, own = self.state.get("public"), self.state.get("own")
        waiting = bool(public and own and public["asked"] and public["asked"]["seat"] == self.seat and own["legal"])
        return waiting and self.state["info"]["phase"] == "playing"


def is_final(goodbye: Data | None) -> TypeGuard[Data]:
    """Return whether a server has closed a connection for good: because of a wrong key, for example."""
    return goodbye is not None and not goodbye["retry_ms"]


class Terminal:
    """Plays one seat or several in one terminal."""

    def __init__(self, client: HttpClient, table: str, seats: list[LocalSeat], host: str) -> None:
        self.client = client
        self.table = table
        self.seats = seats
        self.host = host
        self.news: Final = asyncio.Event()
        self.console: Final = Console(highlight=False)
        self.words: Final = Wording(edition(), LANGUAGE)
        self.last: LocalSeat | None = None

    async def play(self) -> None:
        """Run until the game is over."""
        listeners = [asyncio.create_task(self.listen(seat)) for seat in self.seats]
        try:
            if self.host:
                await self.start_game()
            else:
                self.console.print(say("join-waiting"))
            while not await self.handle_news():
                pass
        finally:
            for listener in listeners:
                listener.cancel()

    async def start_game(self) -> None:
        """Start the game when the host presses Enter. If that is refused, as while a seat is free, ask again."""
        while True:
            await asyncio.to_thread(self.read, say("join-start"))
            try:
                await asyncio.to_thread(self.client.request, "POST", f"/api/tables/{self.table}/start", None, self.host)
            except OptionError as error:
                self.console.print(escape(str(error)))
            else:
                return

    async def handle_news(self) -> bool:
        """Wait for news, print it, and ask the player to move if they are local. Return True when the game is over."""
        await self.news.wait()
        self.news.clear()
        for seat in self.seats:
            if is_final(seat.goodbye):
                self.console.print(escape(say("join-refused", text=seat.goodbye["text"])))
                return True
        if self.seats[0].state["info"].get("phase") == "closed":
            self.print_story(self.last or self.seats[0])
            self.console.print(say("join-closed"))
            return True
        public = self.seats[0].state.get("public")
        if public and public["winners"] is not None:
            self.print_story(self.last or self.seats[0])
            winners = [self.seats[0].player_name(seat) for seat in public["winners"]]
            self.console.print(
                say("join-over", winners=escape(", ".join(winners)), link=f"{self.client.url}/t/{self.table}/dice")
            )
            return True
        for seat in self.seats:
            if seat.asked:
                await self.choose(seat)
                self.news.set()
                return False
        if len(self.seats) == 1:
            self.print_story(self.seats[0])
        return False

    async def listen(self, seat: LocalSeat) -> None:
        """Keep the socket of a seat open: reconnect when it is lost, and resume."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(self.client.url.replace("http", "ws", 1) + "/api/socket") as socket:
                    seat.socket = socket
                    hello = {"t": "hello", "table": self.table, "secret": seat.secret, "lang": LANGUAGE}
                    await socket.send(json.dumps(hello | {"since": seat.state["seq"] if seat.state["seq"] else 0}))
                    async for message in socket:
                        seat.receive(json.loads(message))
                        await self.reveal(seat)
                        self.news.set()
            if is_final(seat.goodbye):
                return
            await asyncio.sleep(RETRY_S)

    async def reveal(self, seat: LocalSeat) -> None:
        """When the game starts, print its fingerprint, and reveal the nonce if the terms are as promised."""
        info = seat.state["info"]
        if seat.terms or not info.get("terms"):
            return
        seat.terms = info["terms"]
        if seat is self.seats[0]:
            self.console.print(say("join-terms", commit=sha256(seat.terms)))
        if seat.nonce and info["phase"] == "lobby" and keeps_promises(seat.terms, info, seat.seat, seat.nonce):
            await seat.socket.send(json.dumps({"t": "reveal", "id": REVEAL, "nonce": seat.nonce}))

    async def choose(self, seat: LocalSeat) -> None:
        """Show the table to one player and take an answer. With several players, clear the screen between them."""
        if len(self.seats) > 1 and self.last is not seat:
            self.console.clear()
            await asyncio.to_thread(self.read, say("join-curtain", name=seat.name))
            self.console.clear()
        self.last = seat
        self.print_story(seat)
        self.print_table(seat)
        legal = seat.state["own"]["legal"]
        version = seat.state["version"]
        while seat.asked and seat.state["version"] == version:
            line = (await asyncio.to_thread(self.read, f"{seat.state['asked']} > ")).strip()
            if line in legal:
                move = line
            elif line.isascii() and line.isdecimal() and 1 <= int(line) <= len(legal):
                move = legal[int(line) - 1]
            else:
                self.console.print(say("join-which", most=len(legal)))
                continue
            await self.send(seat, move, version)
            return

    async def send(self, seat: LocalSeat, move: str, version: int) -> None:
        """Send a move, again with the same id until it is answered, so that it is made once."""
        number = secrets.token_urlsafe(9)
        command = json.dumps({"t": "move", "id": number, "version": version, "moves": [move]})
        while True:
            with contextlib.suppress(Exception):
                await seat.socket.send(command)
                answer = await asyncio.wait_for(seat.answer.get(), 5.0)
                while answer["id"] != number:  # a command that was sent twice is answered twice
                    answer = await asyncio.wait_for(seat.answer.get(), 5.0)
                if answer["t"] == "refused":
                    self.console.print(escape(answer["text"]))
                while answer["t"] == "ack" and (seat.state["seq"] or 0) < answer["seq"]:
                    await asyncio.sleep(0.01)  # the state that follows has not arrived yet
                return
            await asyncio.sleep(RETRY_S)

    # --- printing and reading -----------------------------------------------------------------
    def print_story(self, seat: LocalSeat) -> None:
        """Print what happened since this player last looked."""
        for sentence in seat.story:
            self.console.print(f"  [dim]·[/dim] {escape(sentence)}")
        seat.story.clear()

    def print_table(self, seat: LocalSeat) -> None:
        """Print the players, the hand and the choices."""
        public, own = seat.state["public"], seat.state["own"]
        for number, player in enumerate(public["players"]):
            facts = {key: player[key] for key in ("points", "hand_size", "beatings", "cigarettes")}
            place = self.name("place", player["place"])
            line = say("join-player", name=seat.player_name(number), place=place, target=public["target"], **facts)
            self.console.print(f"[bold]{escape(line)}[/bold]" if number == seat.seat else escape(line))
        cards = [f"{count} × {self.name('kind', kind)}" for kind, count in own["hand"].items()]
        self.console.print(escape(say("join-hand", cards=", ".join(cards) or say("nothing"))))
        for number, text in enumerate(own["told"], start=1):
            self.console.print(f"  [cyan]{number:2}[/cyan] {escape(text)}")

    def name(self, prefix: str, identifier: str) -> str:
        """Return the name of a card ("kind") or Place ("place"); its id if the pack is another one."""
        return self.words.language.name(f"{prefix}-{identifier}", identifier, "")

    def read(self, prompt: str) -> str:
        """Read a line from the terminal."""
        self.console.print(prompt, end="", markup=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line
