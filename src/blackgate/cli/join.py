"""`blackgate join`: a seat at a table of the play service, in the terminal; several people share a device behind a curtain."""

import asyncio
import contextlib
import json
import secrets
import sys
import urllib.error
import urllib.request
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer
from rich.console import Console
from rich.markup import escape

from blackgate.catalogue import edition
from blackgate.cli.language import LANGUAGE, tell
from blackgate.cli.options import Lang, Michel, Players, Teams
from blackgate.cli.serve import needs
from blackgate.errors import OptionError
from blackgate.tables.patches import merge
from blackgate.wording import Wording

AGAIN = 1.0  # seconds until a lost connection is tried again
Data = dict[str, Any]


def join(
    table: Annotated[str, typer.Argument(metavar="[LINK|CODE]", help=tell("help-join-table"))] = "",
    name: Annotated[list[str] | None, typer.Option("--name", help=tell("help-join-name"))] = None,
    key: Annotated[list[str] | None, typer.Option("--key", help=tell("help-join-key"))] = None,
    server: Annotated[str, typer.Option("--server", help=tell("help-join-server"), metavar="URL")] = "http://127.0.0.1:8765",
    players: Players = 4,
    bots: Annotated[str, typer.Option("--bots", help=tell("help-join-bots"), metavar="NAME[,NAME...]")] = "",
    michel: Michel = "none",
    teams: Teams = False,
    lang: Lang = LANGUAGE,
) -> None:
    """Sit down at a table, or open one."""
    needs()
    people = name or ["Ana"]
    if table.startswith(("http://", "https://")):
        parts = urlsplit(table)
        server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    service = Service(server.rstrip("/"))
    host = ""
    if not table:
        seats = [bot.strip() for bot in bots.split(",") if bot.strip()]
        filled = {str(players - 1 - i): bot for i, bot in enumerate(reversed(seats))}
        opened = service.ask("POST", "/api/tables", {"options": options(players, michel, teams, filled)})
        table, host = opened["table"], opened["host"]
        typer.echo(tell("join-opened", link=f"{service.url}/t/{table}", code=opened["code"], commit=opened["commit"]))
    elif len(table) == 5:
        table = service.ask("GET", f"/api/codes/{table}")["table"]
    seated = [Place(one) for one in key] if key else [service.sit(table, one) for one in people]
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        asyncio.run(Device(service, table, seated, host).play())
        return
    typer.echo(tell("cli-bye"))


def options(players: int, michel: str, teams: bool, bots: dict[str, str]) -> Data:
    """What a new table plays."""
    return {"players": players, "michel": michel, "teams": teams, "bots": bots}


class Service:
    """The HTTP of a server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def ask(self, method: str, path: str, body: Data | None = None, key: str = "") -> Data:
        """One request; a refusal is told in the server's own words."""
        headers = {"content-type": "application/json", "accept-language": LANGUAGE}
        if key:
            headers["authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                found: Data = json.loads(answer.read() or b"{}")
                return found
        except urllib.error.HTTPError as error:
            raise OptionError("join-refused", text=json.loads(error.read())["text"]) from None
        except (OSError, ValueError):
            raise OptionError("join-no-server", url=self.url) from None

    def sit(self, table: str, name: str) -> "Place":
        """A seat, with a share in the dice."""
        nonce = secrets.token_urlsafe(12)
        seated = self.ask("POST", f"/api/tables/{table}/seats", {"name": name, "nonce": nonce})
        typer.echo(tell("join-seated", name=name, seat=seated["seat"], nonce=nonce, key=seated["secret"]))
        return Place(seated["secret"])


class Place:
    """One seat of this device: what it was shown last, and what it has not been told yet."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.seat = -1  # until the server says which seat the key opens
        self.name = ""
        self.state: Data = {"public": None, "own": None, "info": {}, "version": 0, "seq": None}
        self.story: list[str] = []
        self.answer: asyncio.Queue[Data] = asyncio.Queue()
        self.socket: Any = None

    def hear(self, message: Data) -> None:
        """A message: take over what changed."""
        if message["t"] in ("ack", "refused"):
            self.answer.put_nowait(message)
        if message["t"] == "welcome":
            self.state = dict(message)
            if message["seat"] is not None:
                self.seat, self.name = message["seat"], message["info"]["seats"][message["seat"]]["name"]
            self.story += [line for missed in message["missed"] for line in missed.get("story", [])]
        if message["t"] == "news":
            for part in ("info", "own", "public"):
                if message.get(part):
                    self.state[part] = merge(self.state.get(part), message[part])
            self.state |= {key: message[key] for key in ("seq", "version", "asked") if key in message}
            self.story += message.get("story", [])

    @property
    def asked(self) -> bool:
        """Whether this seat is to choose."""
        public, own = self.state.get("public"), self.state.get("own")
        waiting = bool(public and own and public["asked"] and public["asked"]["seat"] == self.seat and own["legal"])
        return waiting and self.state["info"]["phase"] == "playing"


class Device:
    """One terminal, with one seat or several."""

    def __init__(self, service: Service, table: str, places: list[Place], host: str) -> None:
        self.service = service
        self.table = table
        self.places = places
        self.host = host
        self.news = asyncio.Event()
        self.console = Console(highlight=False)
        self.words = Wording(edition(), LANGUAGE)
        self.last: Place | None = None

    async def play(self) -> None:
        """Until it is over."""
        listeners = [asyncio.create_task(self.listen(place)) for place in self.places]
        try:
            if self.host:
                await asyncio.to_thread(self.read, tell("join-start"))
                await asyncio.to_thread(self.service.ask, "POST", f"/api/tables/{self.table}/start", None, self.host)
            else:
                self.console.print(tell("join-waiting"))
            while not await self.turn():
                pass
        finally:
            for listener in listeners:
                listener.cancel()

    async def turn(self) -> bool:
        """Wait for something, show it, and ask whoever of this device is asked. True when it is over."""
        await self.news.wait()
        self.news.clear()
        public = self.places[0].state.get("public")
        if public and public["winners"] is not None:
            self.tell_story(self.last or self.places[0])
            winners = [public["players"][seat]["name"] for seat in public["winners"]]
            self.console.print(
                tell("join-over", winners=escape(", ".join(winners)), link=f"{self.service.url}/t/{self.table}/dice")
            )
            return True
        for place in self.places:
            if place.asked:
                await self.choose(place)
                self.news.set()
                return False
        if len(self.places) == 1:
            self.tell_story(self.places[0])
        return False

    async def listen(self, place: Place) -> None:
        """A seat's socket, opened again whenever it is lost; what was missed is told."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(self.service.url.replace("http", "ws", 1) + "/api/socket") as socket:
                    place.socket = socket
                    hello = {"t": "hello", "table": self.table, "secret": place.secret, "lang": LANGUAGE}
                    await socket.send(json.dumps(hello | {"since": place.state["seq"] if place.state["seq"] else 0}))
                    async for message in socket:
                        place.hear(json.loads(message))
                        self.news.set()
            await asyncio.sleep(AGAIN)

    async def choose(self, place: Place) -> None:
        """Show the table to one person and take an answer; another person's eyes are kept off by a curtain."""
        if len(self.places) > 1 and self.last is not place:
            self.console.clear()
            await asyncio.to_thread(self.read, tell("join-curtain", name=place.name))
            self.console.clear()
        self.last = place
        self.tell_story(place)
        self.show(place)
        told, legal = place.state["own"]["told"], place.state["own"]["legal"]
        version = place.state["version"]
        while place.asked and place.state["version"] == version:
            line = (await asyncio.to_thread(self.read, f"{place.state['asked']} > ")).strip()
            if line in legal:
                move = line
            elif line.isascii() and line.isdecimal() and 1 <= int(line) <= len(told):
                move = legal[int(line) - 1]
            else:
                self.console.print(tell("join-which", most=len(told)))
                continue
            await self.send(place, move, version)
            return

    async def send(self, place: Place, move: str, version: int) -> None:
        """A move, sent again with the same id until it is answered: it is made once."""
        command = json.dumps({"t": "move", "id": secrets.token_urlsafe(9), "version": version, "moves": [move]})
        while True:
            with contextlib.suppress(Exception):
                await place.socket.send(command)
                answer = await asyncio.wait_for(place.answer.get(), 5.0)
                if answer["t"] == "refused":
                    self.console.print(escape(answer["text"]))
                while answer["t"] == "ack" and (place.state["seq"] or 0) < answer["seq"]:
                    await asyncio.sleep(0.01)  # its news is on the way
                return
            await asyncio.sleep(AGAIN)

    # --- showing ------------------------------------------------------------------------------
    def tell_story(self, place: Place) -> None:
        """What has happened since this person looked."""
        for sentence in place.story:
            self.console.print(f"  [dim]·[/dim] {escape(sentence)}")
        place.story.clear()

    def show(self, place: Place) -> None:
        """The players, the hand, the choices."""
        public, own = place.state["public"], place.state["own"]
        for player in public["players"]:
            facts = {key: player[key] for key in ("points", "hand_size", "beatings", "cigarettes")}
            where = self.named("place", player["place"])
            line = tell("join-player", name=player["name"], place=where, target=public["target"], **facts)
            self.console.print(f"[bold]{escape(line)}[/bold]" if player["name"] == place.name else escape(line))
        cards = [f"{count} × {self.named('kind', kind)}" for kind, count in own["hand"].items()]
        self.console.print(escape(tell("join-hand", cards=", ".join(cards) or tell("nothing"))))
        for number, text in enumerate(own["told"], start=1):
            self.console.print(f"  [cyan]{number:2}[/cyan] {escape(text)}")

    def named(self, sort: str, identifier: str) -> str:
        """A thing by its name; of another pack, by its id."""
        return self.words.language.name(f"{sort}-{identifier}", identifier, "")

    def read(self, prompt: str) -> str:
        """A line from whoever holds the device."""
        self.console.print(prompt, end="", markup=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line
