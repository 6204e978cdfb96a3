"""Thousands of invalid messages: the server answers or closes the connection, no table changes, and the game goes on."""

import json
import random
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from testkit.seeds import repetitions, seeded_random
from testkit.service import play_server
from testkit.service.client import choose
from testkit.service.http_client import Data, bearer, http_client, opened, started
from testkit.service.raw_websocket import BINARY, PING, TEXT, RawWebSocket
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import TIMEOUT_S

SOCKET_CASES = repetitions(normally=2_400, in_soak=7_200)
HTTP_CASES = repetitions(normally=800, in_soak=2_500)
RAW_CASES = repetitions(normally=100, in_soak=300)
IN_A_ROW = 25  # messages to one socket before a ping checks that it still answers

JUNK: list[Any] = [
    None, True, False, 0, -1, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308, "", " ", "\0", "\u202e", "a" * 5000, "💥" * 40,
    [], [[]], {}, {"t": "move"}, ["end"] * 41, "' OR 1=1 --", "../../etc/passwd", "<script>", "%00", "null", "{}", "null\n",
]  # fmt: skip


# --- the tables that must not change --------------------------------------------------------------
class TargetTables:
    """Tables in every phase with their keys, and the valid messages sent to them."""

    def __init__(self, client: httpx.Client, port: int) -> None:
        self.playing = started(client, public=True, first_player=0)
        self.other = started(client, players=2, first_player=1)
        self.lobby = opened(client, players=2)
        client.put(f"/api/tables/{self.lobby['table']}/seats/1/bot", json={"bot": "inmate"}, headers=bearer(self.lobby["host"]))
        self.closed = opened(client)
        client.post(f"/api/tables/{self.closed['table']}/close", headers=bearer(self.closed["host"]))
        self.attacker = started(client, name="Mallory")  # may do anything at their own table
        self.recorded = [*self.play(port, 12)]

    @property
    def tables(self) -> list[Data]:
        return [self.playing, self.other, self.lobby, self.closed]

    def play(self, port: int, moves: int) -> Iterator[bytes]:
        """Play valid moves; yield the commands that were carried out."""
        chance = seeded_random(7)
        for _ in range(moves):
            asked = self.look(port)["public"]["asked"]["seat"]
            with RawWebSocket(port) as player:
                welcome = player.hello(self.playing["table"], self.playing["seats"][asked])
                move = choose(chance, welcome["own"]["legal"])
                command = {"t": "move", "id": f"move-{welcome['version']}", "version": welcome["version"], "moves": [move]}
                player.send(**command)
                assert player.next("ack", "refused")["t"] == "ack"
                yield json.dumps(command).encode()

    def look(self, port: int) -> Data:
        with RawWebSocket(port) as spectator:
            return spectator.hello(self.playing["table"], None)


def logs(file: Path, tables: list[Data]) -> list[tuple[Any, ...]]:
    """Return everything stored about these tables, byte for byte."""
    marks = ",".join("?" * len(tables))
    names = [table["table"] for table in tables]
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        entries = f"SELECT table_id, seq, at, writer, data FROM entries WHERE table_id IN ({marks}) ORDER BY 1, 2"
        index = f"SELECT id, code, public, phase, created, updated, line, due FROM tables WHERE id IN ({marks}) ORDER BY 1"
        return [*database.execute(entries, names), *database.execute(index, names)]
    finally:
        database.close()


def test_thousands_of_invalid_messages_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "fuzz.db"
    with play_server.PlayServer(f"sqlite:///{file}") as server, http_client(server.url) as client:
        targets = TargetTables(client, server.port)
        before = logs(file, targets.tables)
        assert len(before) > 25
        chance = seeded_random(20_260)
        sent = fuzz_websockets(server.port, targets, chance)
        sent += fuzz_http(client, targets, chance)
        sent += fuzz_raw_bytes(server.port, chance)
        assert sent >= SOCKET_CASES + HTTP_CASES + RAW_CASES
        assert logs(file, targets.tables) == before
        server.check_log()
        assert len(list(targets.play(server.port, 5))) == 5
        assert len(logs(file, targets.tables)) == len(before) + 5


# --- sockets ----------------------------------------------------------------------------------------
def fuzz_websockets(port: int, targets: TargetTables, chance: random.Random) -> int:
    """Send frames without a key, and as spectators and seats of this table and of another."""
    sent = 0
    while sent < SOCKET_CASES:
        with RawWebSocket(port) as websocket:
            connect(websocket, targets, chance)
            sent += fuzz_one_websocket(websocket, targets, chance)
    return sent


def connect(websocket: RawWebSocket, targets: TargetTables, chance: random.Random) -> None:
    """Connect with some key, or with none."""
    tables = [*targets.tables, targets.attacker]
    table = chance.choice(tables)
    someone = chance.randrange(5)
    if someone == 0:
        return  # the first message is invalid already
    if someone == 1:
        websocket.hello(targets.playing["table"], None)
    elif someone == 2:
        websocket.hello(table["table"], table["watch"])
    elif someone == 3:
        websocket.hello(table["table"], chance.choice(list(table["seats"].values())))
    else:
        other = chance.choice([one for one in tables if one is not table])
        goodbye = websocket.hello(table["table"], chance.choice([other["host"], other["watch"], *other["seats"].values()]))
        assert goodbye["t"] == "goodbye"


def fuzz_one_websocket(websocket: RawWebSocket, targets: TargetTables, chance: random.Random) -> int:
    """Send invalid frames until the server closes the connection or answers a ping. Return how many were sent."""
    sent = 0
    try:
        for _ in range(IN_A_ROW):
            sent += 1
            send_invalid_frame(websocket, targets, chance)
        websocket.send(t="ping", n=77)
        while (message := websocket.message()) is not None and message != {"t": "pong", "n": 77, "now": message.get("now")}:
            assert message["t"] != "slow_down"
    except (ConnectionError, BrokenPipeError):
        pass  # the server closed the connection
    return sent


def send_invalid_frame(websocket: RawWebSocket, targets: TargetTables, chance: random.Random) -> None:
    """Send one invalid frame."""
    way = chance.random()
    if way < 0.15:
        websocket.frame(chance.choice(targets.recorded))
    elif way < 0.65:
        websocket.frame(json.dumps(changed(command(targets, chance), chance)).encode())
    elif way < 0.75:
        websocket.frame(corrupted(json.dumps(command(targets, chance)).encode(), chance))
    elif way < 0.82:
        websocket.frame(chance.randbytes(chance.randrange(200)), chance.choice([TEXT, BINARY]))
    elif way < 0.88:
        websocket.frame(chance.choice([b"[", b'{"t":', b'{"t":"ping","n":{"a":', b'[{"":']) * chance.randrange(1, 1500))
    elif way < 0.93:
        websocket.frame(
            chance.choice([b'{"t":"ping","n":1' + b"0" * 4000 + b"}", b'{"t":"ping","n":1e999}', b'{"t":"ping","n":NaN}'])
        )
    elif way < 0.97:
        websocket.frame(command_bytes(targets, chance), BINARY)
    elif way < 0.98:
        websocket.frame(b"x" * chance.choice([16_385, 70_000, 300_000]))
    else:
        websocket.frame(chance.randbytes(chance.choice([0, 50, 125, 126])), chance.choice([PING, 10, 8, 3, 7, 0, 15]))


def command(targets: TargetTables, chance: random.Random) -> Data:
    """Return a well-formed command for another version of the table."""
    stale = chance.randrange(4)
    table = chance.choice([*targets.tables, targets.attacker])
    messages: list[Data] = [
        {"t": "hello", "table": table["table"], "secret": chance.choice([table["host"], table["watch"], "x"]), "since": 0},
        {"t": "move", "id": f"fuzz-{chance.random()}", "version": stale, "moves": ["end"]},
        {"t": "move", "id": "move-5", "version": stale, "moves": ["search", "end"]},
        {"t": "undo", "id": "undo", "version": stale},
        {"t": "propose", "id": "propose", "what": "undo", "version": stale},
        {"t": "answer", "id": "answer", "proposal": stale, "yes": True},
        {"t": "back", "id": "back"},
        {"t": "why", "id": "why", "move": "search"},
        {"t": "ping", "n": 5},
    ]
    return chance.choice(messages)


def command_bytes(targets: TargetTables, chance: random.Random) -> bytes:
    return json.dumps(command(targets, chance)).encode()


def changed(message: Data, chance: random.Random) -> Data:
    """Change a message: fields of the wrong type, missing, unknown or renamed."""
    found = dict(message)
    for _ in range(chance.randrange(1, 3)):
        key = chance.choice(list(found) or ["t"])
        way = chance.randrange(4)
        if way == 0:
            found.pop(key, None)
        elif way == 1:
            found[chance.choice(["extra", "seat", "T", "__class__", ""])] = chance.choice(JUNK)
        elif way == 2:
            found["t"] = chance.choice(["welcome", "news", "ack", "started", "moved", "MOVE", "", "goodbye"])
        elif key != "version":
            found[key] = chance.choice(JUNK)
        else:
            found[key] = chance.choice([one for one in JUNK if not isinstance(one, int) or not 0 < one < 2**31])
    return found


def corrupted(data: bytes, chance: random.Random) -> bytes:
    """Cut bytes off or insert random ones."""
    place = chance.randrange(len(data))
    return chance.choice([data[:place], data[:place] + chance.randbytes(3) + data[place:], data + data, b"\xef\xbb\xbf" + data])


# --- HTTP -------------------------------------------------------------------------------------------
def fuzz_http(client: httpx.Client, targets: TargetTables, chance: random.Random) -> int:
    """Send requests with keys of others, for tables of others, and with invalid bodies."""
    for _ in range(HTTP_CASES):
        method, path, key, body = request(targets, chance)
        headers = bearer(key) if key else {}
        headers["content-type"] = chance.choice(["application/json"] * 9 + ["text/plain"])
        reply = client.request(method, path, content=body, headers=headers)
        assert reply.status_code < 500, (method, path, body)
    return HTTP_CASES


def request(targets: TargetTables, chance: random.Random) -> tuple[str, str, str, bytes]:
    """Return a request with a wrong key, body or address, which must not be carried out."""
    table = chance.choice(targets.tables)
    where = f"/api/tables/{table['table']}"
    other = chance.choice([one for one in [*targets.tables, targets.attacker] if one is not table])
    foreign = chance.choice(["", "x", other["host"], other["watch"], *other["seats"].values(), table["watch"]])
    seat = chance.choice(["0", "1", "5", "9", "-1", "x", "00", "%00", "١", "1e1"])
    bodies: dict[str, Callable[[], Any]] = {
        "/seats": lambda: {"name": "Mallory", "nonce": "x", "seat": chance.choice([None, 0, 1])},
        f"/seats/{seat}/bot": lambda: {"bot": chance.choice(["boss", None])},
        "/keys": lambda: {"role": chance.choice(["seat", "host", "watch"]), "seat": chance.choice([0, 1, None])},
        "/mute": lambda: {"seat": 0, "muted": True},
    }
    way = chance.random()
    if way < 0.3:  # a valid request with a key of another table; every seat is taken, or the table is closed
        path = chance.choice(list(bodies))
        return ("PUT" if path.endswith("bot") else "POST"), where + path, foreign, json.dumps(bodies[path]()).encode()
    if way < 0.5:
        path = chance.choice(["/start", "/close", "/rematch", f"/seats/{seat}"])
        return ("DELETE" if "seats" in path else "POST"), where + path, foreign, b""
    if way < 0.8:  # the right key with a wrong body
        path = chance.choice(["/seats", f"/seats/{seat}/bot", "/keys", "/mute"])
        return ("PUT" if path.endswith("bot") else "POST"), where + path, table["host"], wrong_body(bodies[path](), chance)
    if way < 0.9:
        odd = chance.choice(["%2e%2e", "x" * 300, "%00", "💥", "a%2Fb", table["code"], "", "*", "' OR 1=1"])
        path = chance.choice([f"/api/tables/{odd}", f"/api/codes/{odd}", f"/{odd}", f"{where}/{odd}", f"{where}/record?{odd}"])
        return chance.choice(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]), path, foreign, b""
    return "POST", "/api/tables", foreign, wrong_body({"options": {"players": 4}, "name": "Mallory"}, chance)


def wrong_body(body: Data, chance: random.Random) -> bytes:
    """A body that does not fit its type."""
    data = json.dumps(body).encode()
    return chance.choice(
        [
            b"",
            data[:-1],
            b"[" * 8000,
            chance.randbytes(50),
            json.dumps({**body, "extra": chance.choice(JUNK)}).encode(),
            json.dumps({key: [chance.choice(JUNK)] for key in body}).encode(),
            json.dumps(chance.choice([None, 1, "x", [body]])).encode(),
            b" " * 20_000,
        ]
    )


# --- broken HTTP ----------------------------------------------------------------------------
def fuzz_raw_bytes(port: int, chance: random.Random) -> int:
    """Send raw bytes: broken requests, broken handshakes, or nothing at all."""
    host = f"Host: 127.0.0.1:{port}\r\n".encode()
    for _ in range(RAW_CASES):
        starts = [
            b"",
            b"GET / HTTP/1.1\r\n",
            b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 9" + b"9" * chance.randrange(30) + b"\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET /api/socket HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            b"GET /api/socket HTTP/1.1\r\n" + host + b"Origin: http://[\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            b"GET " + b"/x" * 5000 + b" HTTP/1.1\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 3000 + b"\r\n",
        ]
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.settimeout(TIMEOUT_S)
            with suppress(ConnectionError):  # closed before everything was sent
                line.sendall(chance.choice(starts) + chance.randbytes(chance.randrange(60)))
                line.shutdown(socket.SHUT_WR)
                line.recv(1000)  # the answer, or nothing: the server closes the connection at the end of what was sent
    return RAW_CASES


def test_half_a_utf_8_character_is_no_message(tmp_path: Path) -> None:
    with ThreadedServer(tmp_path) as server:
        for kind in (TEXT, BINARY):
            for data in (b'{"t":"hello","table":"\\ud800"}', b"\xed\xa0\x80", b'{"t":"hello","table":"\xff"}'):
                with RawWebSocket(server.port) as websocket:
                    websocket.frame(data, kind)
                    assert [message["error"] for message in websocket.rest()] == ["bad_message"]
            with RawWebSocket(server.port) as websocket:
                websocket.frame(b'{"t":"hello","table":"a","secret":"\\u0000"}', kind)
                assert [message["error"] for message in websocket.rest()] == ["no_such_table"]
