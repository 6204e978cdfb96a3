"""Capture every byte that the play service sends in scripted games, to compare two versions of the program.

    python tools/wire_capture.py SOURCE OUT

starts the service of the checkout SOURCE with a fixed clock and fixed random numbers, plays scripted games through HTTP and
sockets (seats in two languages, spectators, bots, undo, proposals, refusals, reconnects, chat, replays) and writes the answers
to OUT, one line per message, socket by socket. Two versions with the same behaviour write the same file. It imports nothing of
blackgate, so it works with any version.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PAUSE_S = 0.25  # for events without a command: a closed socket, a bot's move
LANGUAGES = ("en", "fr", "de", "it", "es")
PREFERRED = ("dig", "craft", "steal", "join", "reveal", "extort", "play", "buy")
READ_FIRST = ("/health", "/packs", "/packs/classic?lang=fr", "/rules?lang=en", "/lesson?lang=it", "/tables", "/tables/nowhere")
# Runs first in the server's process, so that keys, table ids, seeds and times are the same in each run.
FIXED = """
import itertools, secrets, time
count = itertools.count(1)
def token_bytes(size=32):
    import hashlib
    return hashlib.shake_256(b"wire capture %d" % next(count)).digest(size)
def token_urlsafe(size=32):
    import base64
    return base64.urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode()
secrets.token_bytes = token_bytes
secrets.token_hex = lambda size=32: token_bytes(size).hex()
secrets.token_urlsafe = token_urlsafe
secrets.choice = lambda sequence: sequence[token_bytes(1)[0] % len(sequence)]
time.time_ns = lambda: 1_800_000_000_000_000_000
time.time = lambda: 1_800_000_000.0
"""
Json = dict[str, Any]


class Service:
    """A server process of a checkout, and the capture."""

    def __init__(self, source: Path, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        (folder / "sitecustomize.py").write_text(FIXED, encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(source / "src")]), "PYTHONHASHSEED": "0"}
        database = f"sqlite:///{folder / 'tables.db'}"
        command = [sys.executable, "-m", "blackgate", "serve", "--port", str(self.port), "--db", database, "--no-limits"]
        self.process = subprocess.Popen(
            command, env=environment, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.lines: dict[str, list[str]] = {}
        self.wait()

    def wait(self) -> None:
        """Wait until the server accepts connections."""
        for _ in range(600):
            try:
                with socket.create_connection(("127.0.0.1", self.port), 0.2):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def write(self, channel: str, text: str) -> None:
        """Add a line to the capture. Lines are grouped by channel, because the order between channels varies."""
        self.lines.setdefault(channel, []).append(text)

    @property
    def text(self) -> str:
        """The whole capture."""
        return "".join(f"{channel} {text}\n" for channel, texts in self.lines.items() for text in texts)

    def http(self, method: str, path: str, body: Json | str | None = None, key: str = "", lang: str = "en") -> Any:
        """Send a request, and capture status and body."""
        headers = {"accept-language": lang}
        if key:
            headers["authorization"] = f"Bearer {key}"
        data = None
        if body is not None:
            data = (body if isinstance(body, str) else json.dumps(body)).encode()
            headers["content-type"] = "application/x-ndjson" if isinstance(body, str) else "application/json"
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, f"/api{path}", data, headers)
        reply = connection.getresponse()
        text = reply.read().decode()
        connection.close()
        self.write("http", f"{method} {path} {reply.status} {text}")
        return text if "/record" in path or not text else json.loads(text)


class Seat:
    """One socket: a seat, a host or a spectator, with the view it has merged so far."""

    def __init__(
        self, service: Service, name: str, table: str, secret: str | None, lang: str | None, since: int | None = None
    ) -> None:
        self.service = service
        self.name = name
        self.view: Json = {}
        self.pings = 0
        self.answered: set[str] = set()
        self.socket: ClientConnection = connect(f"ws://127.0.0.1:{service.port}/api/socket", compression=None, legacy=True)
        self.send({"t": "hello", "table": table, "secret": secret, "lang": lang, "since": since})
        self.listen()

    def send(self, message: Json) -> None:
        """Send a message."""
        self.socket.send(json.dumps({key: value for key, value in message.items() if value is not None}))

    def listen(self) -> None:
        """Capture what the server has sent so far: everything before its answer to a ping."""
        self.pings += 1
        self.send({"t": "ping", "n": self.pings})
        while self.read() != self.pings:
            pass

    def read(self) -> int | None:
        """Capture one message. A pong is not captured: return its number."""
        text = str(self.socket.recv(60))
        message = json.loads(text)
        if message["t"] == "pong":
            return int(message["n"])
        # Presence has its own channel: it changes when a socket closes, which may be before or after a bot's move.
        self.service.write(self.name + (" presence" if message["t"] == "online" else ""), text)
        self.answered.add(message.get("id", ""))
        self.merge(message)
        return None

    def merge(self, message: Json) -> None:
        """Keep what the script needs: the version, the legal moves and the seat to move."""
        if message["t"] in ("welcome", "news"):
            self.view["version"] = message["version"]
            self.view["seq"] = message["seq"]
            for part in ("info", "public", "own"):
                self.view[part] = {**(self.view.get(part) or {}), **(message.get(part) or {})}


class Table:
    """A table of the script: the sockets of its seats and of a spectator, and commands with sequential ids."""

    def __init__(self, service: Service, options: Json) -> None:
        self.service = service
        opened = service.http("POST", "/tables", {"name": "Ana", "nonce": "ana-nonce-0123456789", "options": options})
        self.id: str = opened["table"]
        self.host: str = opened["host"]
        self.keys = {opened["seat"]: opened["secret"]}
        free = [seat for seat in range(options["players"]) if seat not in self.keys and str(seat) not in options.get("bots", {})]
        for seat in free:
            body = {"name": f"Seat {seat}", "nonce": f"nonce-of-{seat}-0123456789", "seat": seat}
            self.keys[seat] = service.http("POST", f"/tables/{self.id}/seats", body)["secret"]
        self.seats: dict[int, Seat] = {}
        for number, (seat, key) in enumerate(sorted(self.keys.items())):
            self.seats[seat] = Seat(
                service, f"{self.id} seat {seat}", self.id, key, LANGUAGES[number % 5] if number != 1 else None
            )
        self.spectator = Seat(service, f"{self.id} spectator", self.id, opened["watch"], "de")
        self.listen()
        self.commands = 0

    def listen(self) -> None:
        """Capture the messages of all sockets."""
        for client in [*self.seats.values(), self.spectator]:
            client.listen()

    def send(self, seat: int, message: Json) -> None:
        """Send a message of a seat, and capture its answer and the news of all sockets."""
        self.commands += 1
        sender = self.seats[seat]
        sender.send({"id": f"c{self.commands}", **message})
        while f"c{self.commands}" not in sender.answered:
            sender.read()
        self.listen()

    def asked(self) -> int | None:
        """Return the seat to move."""
        asked = self.spectator.view["public"].get("asked")
        return None if asked is None else asked["seat"]

    def play(self, moves: int) -> None:
        """Play a number of moves, chosen by the texts of the legal moves and the number of the move."""
        for number in range(moves):
            for _ in range(100):
                seat = self.asked()
                if seat is None or self.seats.get(seat) is not None:
                    break
                time.sleep(PAUSE_S)  # for a bot's move
                self.listen()
            if seat is None or self.spectator.view["info"]["phase"] != "playing":
                return
            mine = self.seats[seat].view
            legal = mine["own"]["legal"]
            preferred = [
                move for move in legal if move.split()[0] in ("dig", "craft", "steal", "join", "reveal", "extort", "play", "buy")
            ]
            choice = preferred or legal
            move = choice[(number * 7 + len(legal)) % len(choice)]
            self.send(seat, {"t": "move", "version": mine["version"], "moves": [move]})

    def send_other_messages(self) -> None:
        """Send refused commands, queries, chat, undo and proposals, and reconnect a seat."""
        seat = self.asked()
        if seat is None:
            return
        mine = self.seats[seat].view
        other = next(client for client in [*self.seats] if client != seat)
        self.send(seat, {"t": "move", "version": mine["version"], "moves": ["dig shovel"]})
        self.send(seat, {"t": "move", "version": mine["version"], "moves": ["fly home"]})
        self.send(seat, {"t": "move", "version": 1, "moves": ["end"]})
        self.send(other, {"t": "move", "version": mine["version"], "moves": ["end"]})
        self.send(seat, {"t": "why", "move": "dig shovel"})
        self.send(other, {"t": "why", "move": "end"})
        self.send(other, {"t": "hint"})
        self.send(seat, {"t": "say", "text": "hello there"})
        self.send(other, {"t": "propose", "version": mine["version"], "what": "pause"})
        proposal = (self.spectator.view["info"].get("proposal") or {}).get("n", 0)
        for client in [*self.seats]:
            if client != other:
                self.send(client, {"t": "answer", "proposal": proposal, "yes": True})
        self.send(seat, {"t": "move", "version": mine["version"], "moves": ["end"]})
        self.send(other, {"t": "propose", "version": self.spectator.view["version"], "what": "resume"})
        proposal = (self.spectator.view["info"].get("proposal") or {}).get("n", 0)
        for client in [*self.seats]:
            if client != other:
                self.send(client, {"t": "answer", "proposal": proposal, "yes": True})
        if "end" in mine["own"]["legal"]:
            self.send(seat, {"t": "move", "version": self.spectator.view["version"], "moves": ["end"]})
            self.send(seat, {"t": "undo", "version": self.seats[seat].view["version"]})
        old = self.seats.pop(other)
        old.socket.close()
        time.sleep(PAUSE_S)
        self.listen()
        self.seats[other] = Seat(self.service, old.name, self.id, self.keys[other], "fr", max(0, old.view["seq"] - 12))
        self.listen()


def script(service: Service) -> None:
    """Play three tables: two people with Michel, teams of four, and four with bots to the end of the game."""
    for path in (
        "/health",
        "/packs",
        "/packs/classic?lang=fr",
        "/rules?lang=en",
        "/lesson?lang=it",
        "/tables",
        "/tables/nowhere",
    ):
        service.http("GET", path)
    for options, moves in (
        ({"players": 2, "michel": "michel", "hints": True, "clock": {"kind": "turn", "turn_s": 60, "reserve_s": 600}}, 160),
        ({"players": 4, "teams": True, "public": True, "title": "Teams", "michel": "michelle", "target": 4}, 120),
        ({"players": 4, "bots": {"1": "rookie", "3": "inmate"}, "pace_ms": 0, "target": 5, "tracker": False}, 150),
    ):
        table = Table(service, options)
        for seat in table.seats:
            table.send(seat, {"t": "ready", "nonce": f"share-of-{seat}-0123456789"})
        service.http("GET", f"/tables/{table.id}")
        service.http("POST", f"/tables/{table.id}/start", {}, table.host)
        table.listen()
        table.play(12)
        table.send_other_messages()
        table.play(moves)
        service.http("GET", "/tables")
        finish(service, table)


def finish(service: Service, table: Table) -> None:
    """Read everything about a table whose game is over; close the table if it is not."""
    if table.spectator.view["info"]["phase"] != "over":
        service.http("POST", f"/tables/{table.id}/close", {}, table.host)
        table.listen()
        return
    for path in ("fairness", "verified", "chances", "replay?as=all&lang=de", "replay?as=0&lang=en", "record"):
        service.http("GET", f"/tables/{table.id}/{path}", None, table.host)
    service.http("POST", f"/tables/{table.id}/rematch", {}, table.host)
    table.listen()


def main() -> None:
    """Capture one version."""
    source, out = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        service = Service(source, Path(folder))
        try:
            script(service)
        finally:
            service.process.terminate()
            service.process.wait()
            out.write_text(service.text, encoding="utf-8")
    print(f"{service.text.count(chr(10))} messages, {out.stat().st_size} bytes, in {out}")


if __name__ == "__main__":
    main()
