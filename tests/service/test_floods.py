"""Clients that send too much or read too little: frames, requests, connections, responses that are not read."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import fields
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from blackgate.service.asgi import client_address
from blackgate.service.protocols import bounded_protocol, http_protocol, websocket_protocol
from blackgate.service.protocols.bounded_protocol import BoundedProtocol
from blackgate.service.protocols.http_protocol import HttpProtocol
from blackgate.service.protocols.websocket_protocol import WebSocketProtocol
from blackgate.service.security import rate_limiter
from blackgate.service.security.addresses import counted_address
from blackgate.service.security.connection_limiter import ConnectionLimiter
from blackgate.service.security.frame_limiter import FrameLimiter
from blackgate.service.security.limits import MAX_FRAGMENTS, MAX_FRAME_BYTES, MAX_HEADERS, NO_LIMITS, Limits
from blackgate.service.security.rate_limiter import RateLimiter
from testkit.service.http_client import http_client, opened, started
from testkit.service.raw_websocket import PING, PONG, RawWebSocket
from testkit.service.threaded_server import ThreadedServer
from testkit.waiting import TIMEOUT_S, attempts, wait_until

CONTINUATION = 0
CLUB = "https://club.example"
FEW_FRAMES = Limits(frames_per_s=1000, frame_burst=10, max_frame_pauses=2, assured_frames_per_s=1, requests_per_s=0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    with ThreadedServer(tmp_path_factory.mktemp("server"), origins=frozenset({CLUB})) as found:
        yield found


@pytest.fixture
def client(server: ThreadedServer) -> Iterator[httpx.Client]:
    with http_client(server.url) as found:
        yield found


class SetClock:
    """The clock of the rate limits. It stands still until a test sets it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    clock = SetClock()
    monkeypatch.setattr(rate_limiter, "time", clock)
    return clock


def connected(server: ThreadedServer) -> int:
    """Return the number of connections that the server holds."""
    return len(server.server.server_state.connections)


def test_no_limits_means_no_limits() -> None:
    switches = [field.name for field in fields(Limits) if "_per_" in field.name or field.name in ("sockets", "open_tables")]
    assert len(switches) >= 15
    assert {name: getattr(NO_LIMITS, name) for name in switches} == dict.fromkeys(switches, 0)
    assert all(getattr(Limits(), name) > 0 for name in switches)


# --- frames --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("opcode", "last"), [(CONTINUATION, False), (PING, True), (PONG, True)])
def test_a_socket_that_floods_the_server_with_frames_is_closed(tmp_path: Path, clock: SetClock, opcode: int, last: bool) -> None:
    with ThreadedServer(tmp_path, FEW_FRAMES) as server, http_client(server.url) as client:
        table = started(client)
        with RawWebSocket(server.port) as ana, RawWebSocket(server.port) as flooder:
            ana.hello(table["table"], table["seats"][0])
            if opcode == CONTINUATION:
                flooder.frame(b"", last=False)
            with pytest.raises(ConnectionError):
                flood(flooder, opcode, last)
            assert ana.ask("say", text="still here")["t"] == "ack"


def flood(websocket: RawWebSocket, opcode: int, last: bool) -> None:
    """Send empty frames until the server closes the socket."""
    frames = bytes([(0x80 if last else 0) | opcode, 0x80, 0, 0, 0, 0]) * 1000
    for _ in attempts("closing the socket"):
        websocket.socket.sendall(frames)


def test_pings_over_the_limit_are_answered_later(tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(frames_per_s=100, frame_burst=100, max_frame_pauses=100_000, requests_per_s=0)
    answered: list[WebSocketProtocol] = []
    answer = WebSocketProtocol.handle_ping

    def answer_and_note(protocol: WebSocketProtocol) -> None:
        answered.append(protocol)
        answer(protocol)

    monkeypatch.setattr(WebSocketProtocol, "handle_ping", answer_and_note)
    with ThreadedServer(tmp_path, limits) as server, RawWebSocket(server.port) as flooder:
        flooder.socket.sendall(bytes([0x80 | PING, 0x80, 0, 0, 0, 0]) * 200)
        wait_until(lambda: bool(answered) and answered[0].pause is not None, "the pause")
        assert 100 <= len(answered) <= 100 + WebSocketProtocol.piece_bytes // 6 + 1
        clock.now += 10
        assert flooder.read_exactly(2 * 200) == bytes([0x80 | PONG, 0]) * 200


def test_only_quiet_clients_are_sent_pings(tmp_path: Path) -> None:
    with ThreadedServer(tmp_path) as server, http_client(server.url) as client, RawWebSocket(server.port) as ana:
        table = started(client)
        ana.hello(table["table"], table["seats"][0])
        (protocol,) = (one for one in server.server.server_state.connections if isinstance(one, WebSocketProtocol))
        let_ping_be_due(protocol)
        assert protocol.pending_ping_payload is None, "ana has just sent something"
        assert protocol.ping_timer is not None, "the next time is set"
        for _ in range(2):
            let_ping_be_due(protocol)
            payload = ana.next_ping()
            assert payload == protocol.pending_ping_payload, "not one that was sent before"
            ana.frame(payload, PONG)
            wait_until(lambda: protocol.pong_timer is None, "taking the answer, which does not count as activity")


def let_ping_be_due(protocol: WebSocketProtocol) -> None:
    """Let the time between two pings be over."""
    done = Event()

    def due() -> None:
        protocol.stop_keepalive()
        protocol.send_keepalive_ping()
        done.set()

    protocol.loop.call_soon_threadsafe(due)
    assert done.wait(TIMEOUT_S)


def test_many_messages_at_once_are_answered_in_order(server: ThreadedServer, client: httpx.Client) -> None:
    table = started(client)
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["seats"][0])
        messages = [b'{"t":"ping","n":%d}' % n + b" " * (n * 40) for n in range(300)]
        ana.socket.sendall(b"".join(frame(message) for message in messages))
        assert [ana.next("pong")["n"] for _ in messages] == list(range(300))


def frame(data: bytes) -> bytes:
    """Return a text frame with a mask of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


def test_a_message_has_only_so_many_fragments(server: ThreadedServer, client: httpx.Client) -> None:
    table = started(client)
    message = b'{"t":"ping","n":5}'
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["seats"][0])
        for fragments in (MAX_FRAGMENTS, MAX_FRAGMENTS + 1):
            ana.frame(message, last=False)
            for _ in range(fragments - 2):
                ana.frame(b"", CONTINUATION, last=False)
            ana.frame(b"", CONTINUATION)
            if fragments == MAX_FRAGMENTS:
                assert ana.next("pong")["n"] == 5
        assert ana.rest() == []
        assert ana.code == 1009


def test_a_message_that_is_never_complete_closes_its_socket(
    server: ThreadedServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "MESSAGE_TIMEOUT_S", 0.3)
    table = started(client)
    with RawWebSocket(server.port) as ana:
        ana.hello(table["table"], table["seats"][0])
        ana.frame(b"{", last=False)
        assert [message for message in ana.rest() if message["t"] != "online"] == []


def test_frames_are_counted_per_socket_and_per_address(clock: SetClock) -> None:
    limits = Limits(frames_per_s=10, frame_burst=100, address_frames_per_s=20, address_frame_burst=150, assured_frames_per_s=1)
    rates = RateLimiter(limits)
    first, second, third = (FrameLimiter(rates, "192.0.2.1") for _ in range(3))
    first.count(90, 10 * 1024)
    assert first.pause_s() == 0, "each KB counts as a frame"
    first.count(10, 0)
    assert first.pause_s() == pytest.approx(1.0)
    second.count(80, 0)
    assert second.pause_s() == pytest.approx(40 / 20), "not over its own limit but over that of the address"
    third.count(30, 0)
    assert third.pause_s() == 0, "a few frames are assured"
    assert FrameLimiter(rates, "192.0.2.2").pause_s() == 0
    assert (first.pauses, second.pauses) == (1, 0)
    clock.now += 100
    assert (first.pause_s(), first.pauses) == (0, 0), "forgiven after a quiet time"
    for _ in range(6):
        first.count(1, 0)
    assert (first.pause_s(), first.own.tokens, first.uncharged) == (0, 100, 6), "a few frames are charged together"


# --- requests ------------------------------------------------------------------------------------
def test_pipelined_requests_wait_unparsed(server: ThreadedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[int] = []
    start = HttpProtocol._start_asgi_task

    def start_and_note(protocol: HttpProtocol, *arguments: Any) -> None:
        waiting.append(len(protocol.pipeline))
        start(protocol, *arguments)

    monkeypatch.setattr(HttpProtocol, "_start_asgi_task", start_and_note)
    with socket.create_connection(("127.0.0.1", server.port)) as sender:
        sender.settimeout(TIMEOUT_S)
        sender.sendall(b"HEAD /openapi.json HTTP/1.1\r\n\r\n" * 1000 + b"GET /last HTTP/1.1\r\nConnection: close\r\n\r\n")
        replies = b"".join(iter(lambda: sender.recv(1 << 16), b""))
    assert (replies.count(b"HTTP/1.1 200"), replies.count(b"HTTP/1.1 404")) == (1000, 1)
    assert max(waiting) < 60


def test_requests_of_a_busy_address_wait_and_none_is_refused(clock: SetClock) -> None:
    limiter = RateLimiter(Limits(http_per_s=10, http_burst=3))
    assert [limiter.delay_s("192.0.2.1") for _ in range(5)] == pytest.approx([0, 0, 0, 0.1, 0.2])
    assert limiter.delay_s("192.0.2.2") == 0


def test_an_address_uploads_only_so_much_at_once(tmp_path: Path, clock: SetClock) -> None:
    limits = Limits(upload_kb_per_s=10, upload_burst_kb=10, requests_per_s=0)
    head = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n"
    with ThreadedServer(tmp_path, limits) as server, socket.create_connection(("127.0.0.1", server.port)) as sender:
        sender.settimeout(TIMEOUT_S)
        sender.sendall(head + b"{}" + b" " * 15_998)
        wait_until(lambda: [one.pause for one in http_connections(server)] not in ([], [None]), "the pause")
        assert [len(one.unparsed) > 4000 for one in http_connections(server)] == [True]
        clock.now += 10
        assert sender.recv(100).startswith(b"HTTP/1.1 201")


def http_connections(server: ThreadedServer) -> list[HttpProtocol]:
    return [one for one in server.server.server_state.connections if isinstance(one, HttpProtocol)]


def test_a_request_with_too_many_headers_is_refused(server: ThreadedServer) -> None:
    assert request_raw(server, b"GET /api/health HTTP/1.1\r\n" + b"a: b\r\n" * MAX_HEADERS + b"\r\n").startswith(b"HTTP/1.1 200")
    assert request_raw(server, b"GET /api/health HTTP/1.1\r\n" + b"a: b\r\n" * (MAX_HEADERS + 1) + b"\r\n")[9:12] == b"400"


def request_raw(server: ThreadedServer, data: bytes) -> bytes:
    """Send bytes and return the beginning of the response."""
    with socket.create_connection(("127.0.0.1", server.port)) as sender:
        sender.settimeout(TIMEOUT_S)
        sender.sendall(data)
        return sender.recv(1000)


UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
JUNK = {
    "an absurd length": (b"POST /api/tables HTTP/1.1\r\nContent-Length: " + b"0" * 5000 + b"5\r\n\r\n", b"413"),
    "too many digits": (b"POST /api/tables HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n", b"400"),
    "a negative length": (b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n", b"400"),
    "a TLS hello": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"400"),
    "a strange URL": (b"GET /\xff\xfe HTTP/1.1\r\n\r\n", b"400"),
    "an unknown upgrade": (b"GET /api/health HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n", b"200"),
    "a WebSocket with a long URL": (b"GET /api/socket?" + b"a" * 20_000 + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n", b"414"),
    "a WebSocket without a key": (b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", b"400"),
}


@pytest.mark.parametrize("name", JUNK)
def test_junk_is_refused_and_not_logged_as_an_error(server: ThreadedServer, caplog: pytest.LogCaptureFixture, name: str) -> None:
    data, status = JUNK[name]
    assert request_raw(server, data)[9:12] == status
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay"])
def test_an_aborted_upload_is_not_logged_as_an_error(server: ThreadedServer, caplog: pytest.LogCaptureFixture, path: str) -> None:
    media_type = "application/json" if path == "/api/tables" else "text/plain"
    wait_until(lambda: connected(server) == 0, "the end of the connections of other tests")
    with socket.create_connection(("127.0.0.1", server.port)) as sender:
        sender.sendall(f"POST {path} HTTP/1.1\r\nContent-Type: {media_type}\r\nContent-Length: 900\r\n\r\n{{".encode())
        wait_until(lambda: bool(server.server.server_state.tasks), "the request to be handled")
    wait_until(lambda: connected(server) == 0 and not server.server.server_state.tasks, "the end of the request")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_websocket_request_that_is_never_complete_is_cut_off(server: ThreadedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT_S", 0.3)
    assert request_raw(server, b"POST /api/socket HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 9\r\n\r\nabc") == b""


# --- table codes -----------------------------------------------------------------------------------
def test_guessing_table_codes_is_slow(tmp_path: Path, clock: SetClock) -> None:
    limits = Limits(requests_per_s=0, wrong_codes_per_min=12, wrong_code_burst=3)
    with ThreadedServer(tmp_path, limits) as server, http_client(server.url) as client:
        right = f"/api/codes/{opened(client)['code']}"
        assert [client.get(right).status_code for _ in range(5)] == [200] * 5, "right codes are free"
        assert [client.get(f"/api/codes/{code}").status_code for code in ("XXXXXX", "x", "YYYYYY", "ZZZZZZ")] == [404] * 3 + [429]
        reply = client.get(right)
        assert (reply.status_code, reply.json()["error"]) == (429, "slow_down"), "or it would tell which code is right"
        assert reply.json()["retry_ms"] == 5000
        clock.now += 5
        assert client.get(right).status_code == 200


def test_guesses_at_the_same_time_are_counted_before_they_are_answered(tmp_path: Path) -> None:
    limits = Limits(requests_per_s=0, wrong_codes_per_min=12, wrong_code_burst=3)
    with ThreadedServer(tmp_path, limits) as server, ExitStack() as stack:
        clients = [stack.enter_context(http_client(server.url)) for _ in range(12)]
        with ThreadPoolExecutor(len(clients)) as pool:
            replies = list(pool.map(lambda client: client.get("/api/codes/XXXXXX").status_code, clients))
    assert sorted(replies) == [404] * 3 + [429] * 9


# --- responses that are not read -------------------------------------------------------------------
@pytest.fixture
def large_response(monkeypatch: pytest.MonkeyPatch) -> str:
    """Make the list of tables larger than all buffers, and return its path."""
    line = b'{"table":"' + b"x" * 10_000_000 + b'"}'

    async def lines(*_: object) -> list[bytes]:
        return [line]

    monkeypatch.setattr("blackgate.service.http.lobby_routes.call_store", lines)
    monkeypatch.setattr("blackgate.service.http.lobby_routes.decode_line", lambda data: data.decode())
    return "/api/tables"


def slow_reader(server: ThreadedServer, path: str) -> socket.socket:
    """Request a large response, and read only its first bytes."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.settimeout(TIMEOUT_S)
    reader.connect(("127.0.0.1", server.port))
    reader.sendall(f"GET {path} HTTP/1.1\r\n\r\n".encode())
    assert reader.recv(10) == b"HTTP/1.1 2"
    return reader


def test_a_response_that_is_not_read_is_cut_off(
    server: ThreadedServer, large_response: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounded_protocol, "WRITE_TIMEOUT_S", 0.3)
    wait_until(lambda: connected(server) == 0, "the end of the connections of other tests")
    with slow_reader(server, large_response):
        wait_until(lambda: connected(server) == 0, "the end of the connection")


class Buffer:
    """A transport with this number of bytes to send."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_a_slow_client_that_reads_is_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[float, Any, Any]] = []

    def call_later(delay: float, function: Any, *arguments: Any) -> Any:
        calls.append((delay, function, arguments))
        return SimpleNamespace(cancel=lambda: None)

    protocol = BoundedProtocol(ConnectionLimiter(RateLimiter(NO_LIMITS)))
    buffer = Buffer(22_000_000)
    protocol.transport = cast(asyncio.Transport, buffer)
    protocol.loop = cast(asyncio.AbstractEventLoop, SimpleNamespace(call_later=call_later))
    protocol.pause_writing()
    for _ in range(10):
        buffer.size -= 20_000
        _, check, arguments = calls[-1]
        check(*arguments)
    assert (len(calls), buffer.aborted) == (11, False)
    buffer.size -= 1
    _, check, arguments = calls[-1]
    check(*arguments)
    assert buffer.aborted, "one byte in all that time is not enough"


def test_an_address_may_leave_only_so_much_unread(tmp_path: Path) -> None:
    limiter = ConnectionLimiter(RateLimiter(Limits(unread_bytes_per_address=100)))
    assert limiter.add_unread("192.0.2.1", 60)
    assert limiter.add_unread("192.0.2.2", 60)
    assert not limiter.add_unread("192.0.2.1", 60)
    limiter.remove_unread("192.0.2.1", 60)
    assert limiter.add_unread("192.0.2.1", 40)
    for address, size in (("192.0.2.1", 100), ("192.0.2.2", 60)):
        limiter.remove_unread(address, size)
    assert limiter.unread == {}


def test_connections_with_too_much_unread_are_closed(tmp_path: Path, large_response: str) -> None:
    limits = Limits(unread_bytes_per_address=11_000_000)
    with ThreadedServer(tmp_path, limits) as server, ExitStack() as readers:
        for _ in range(2):
            with suppress(ConnectionError, AssertionError):
                readers.enter_context(slow_reader(server, large_response))
        wait_until(lambda: connected(server) == 1, "the end of the connections over the limit")


# --- addresses -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, counted: str) -> None:
    assert counted_address(host) == counted
    assert client_address({"client": (host, 1234)}) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("127.0.0.1", b"2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("127.0.0.1", b"198.51.100.1, [2001:db8:1:2::1]:443", "2001:db8:1:2::/64"),
        ("127.0.0.1", b"::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.1", b"2001:db8:1:2::1", "192.0.2.1"),
    ],
)
def test_the_address_that_a_trusted_proxy_reports_is_counted_alike(peer: str, forwarded: bytes, counted: str) -> None:
    found: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(client_address(scope))

    scope: Any = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", forwarded)]}
    asyncio.run(ProxyHeadersMiddleware(cast(Any, app), "127.0.0.1")(scope, cast(Any, None), cast(Any, None)))
    assert found == [counted]


# --- connections ---------------------------------------------------------------------------------
class FakeConnection:
    """A connection for the limiter."""

    def __init__(self, host: str, *, is_idle: bool = False) -> None:
        self.client: tuple[str, int] | None = (host, 1)
        self.is_idle = is_idle
        self.buffer = Buffer(0)
        self.transport = cast(asyncio.Transport, self.buffer)


def limiter_with(count: int, host: str = "192.0.2.1", **options: Any) -> ConnectionLimiter:
    """Return a limiter with this number of busy connections of one address."""
    limiter = ConnectionLimiter(RateLimiter(Limits(connections_per_address=20)), **options)
    assert [limiter.admit(FakeConnection(host)) for _ in range(count)] == [True] * count
    return limiter


def test_an_address_has_only_so_many_connections() -> None:
    limiter = limiter_with(19)
    last = FakeConnection("192.0.2.1")
    assert limiter.admit(last)
    assert not limiter.admit(FakeConnection("192.0.2.1"))
    assert limiter.admit(FakeConnection("192.0.2.2"))
    limiter.remove(last)
    limiter.remove(last)
    assert limiter.admit(FakeConnection("::ffff:192.0.2.1"))
    assert limiter.total == 21


def test_the_oldest_idle_connection_makes_room() -> None:
    limiter = limiter_with(18)
    first, second = (FakeConnection("192.0.2.1", is_idle=True) for _ in range(2))
    assert limiter.admit(first)
    assert limiter.admit(second)
    assert limiter.admit(FakeConnection("192.0.2.1"))
    assert (first.buffer.aborted, second.buffer.aborted, limiter.total) == (True, False, 20)


def test_the_connections_of_a_trusted_proxy_are_not_counted() -> None:
    limiter = limiter_with(30, "10.1.2.3", proxy="10.0.0.0/8, 127.0.0.1")
    assert (limiter.total, limiter.connections) == (0, {})


def test_files_are_kept_for_newcomers() -> None:
    limiter = limiter_with(20)
    limiter.capacity = 40
    more = [limiter.admit(FakeConnection("192.0.2.2")) for _ in range(20)]
    assert more == [True] * 12 + [False] * 8, "from 30 of 40 on, an address gets no more than 12"
    assert [limiter.admit(FakeConnection(f"192.0.2.{3 + n}")) for n in range(8)] == [True] * 8
    assert not limiter.admit(FakeConnection("192.0.2.99"))
    limiter.remove(next(iter(limiter.connections["192.0.2.1"])))
    idle = FakeConnection("192.0.2.1", is_idle=True)
    limiter.add(idle)
    assert limiter.admit(FakeConnection("192.0.2.99"))
    assert idle.buffer.aborted, "an idle connection of the address with the most is closed"


def test_a_server_closes_the_oldest_idle_connection_of_an_address_with_too_many(tmp_path: Path) -> None:
    with ThreadedServer(tmp_path, Limits(connections_per_address=3)) as server, ExitStack() as sockets:
        websocket = sockets.enter_context(RawWebSocket(server.port))
        idle = [sockets.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(2)]
        wait_until(lambda: server.connection_limiter.total == 3, "all connections")
        with http_client(server.url) as client:
            assert client.get("/api/health").status_code == 200
            idle[0].settimeout(TIMEOUT_S)
            with suppress(ConnectionResetError):
                assert idle[0].recv(10) == b""
            wait_until(lambda: server.connection_limiter.total == 2, "the WebSocket and the newer idle connection")
            table = opened(client)
        assert websocket.hello(table["table"], table["secret"])["t"] == "welcome"
    assert (server.connection_limiter.total, server.connection_limiter.connections) == (0, {})


# --- pages of other origins --------------------------------------------------------------------------
PREFLIGHT = {"access-control-request-method": "POST", "access-control-request-headers": "authorization,content-type"}


def cors_headers(reply: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in reply.headers.items() if name.startswith("access-control")}


def test_a_page_of_a_configured_origin_may_read_and_write(client: httpx.Client) -> None:
    preflight = client.options("/api/tables", headers={**PREFLIGHT, "origin": CLUB})
    assert preflight.status_code == 200
    assert preflight.headers["access-control-allow-origin"] == CLUB
    assert "authorization" in preflight.headers["access-control-allow-headers"].lower()
    assert "POST" in preflight.headers["access-control-allow-methods"]
    assert "content-security-policy" in preflight.headers
    for reply, status in (
        (client.post("/api/tables", json={}, headers={"origin": CLUB}), 201),
        (client.get("/api/health", headers={"origin": CLUB}), 200),
        (client.get("/api/tables/nowhere", headers={"origin": CLUB}), 404),
        (client.post("/api/tables", content=b" " * (MAX_FRAME_BYTES + 1), headers={"origin": CLUB}), 413),
    ):
        assert (reply.status_code, reply.headers["access-control-allow-origin"]) == (status, CLUB)
        assert "origin" in reply.headers["vary"].lower()
        assert "access-control-allow-credentials" not in reply.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", f"{CLUB}.evil.example", "http://club.example"])
def test_a_page_of_another_origin_gets_no_permission(client: httpx.Client, origin: str) -> None:
    for reply in (
        client.options("/api/tables", headers={**PREFLIGHT, "origin": origin}),
        client.post("/api/tables", json={}, headers={"origin": origin}),
        client.get("/api/health", headers={"origin": origin}),
    ):
        assert cors_headers(reply) == {}
