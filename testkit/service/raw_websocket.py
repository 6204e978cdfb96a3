"""A WebSocket written by hand: it can send what no correct client would send."""

import base64
import json
import os
import secrets
import socket
import struct
from typing import Any, Self

from testkit.waiting import TIMEOUT_S

Data = dict[str, Any]
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Refused(Exception):
    """The server refused the handshake with a status."""

    def __init__(self, status: int) -> None:
        super().__init__(f"the handshake was refused with {status}")
        self.status = status


class RawWebSocket:
    """A WebSocket without any checks of what it sends. It reads only when a method asks for a message."""

    def __init__(
        self, port: int, origin: str | None = None, *, receive_buffer: int | None = None, path: str = "/api/socket"
    ) -> None:
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(TIMEOUT_S)
        self.socket.connect(("127.0.0.1", port))
        self.buffer = b""
        self.code: int | None = None  # the close code of the server
        self.received: list[bytes] = []
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        lines += [] if origin is None else [f"Origin: {origin}"]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        head = self.read_until(b"\r\n\r\n")
        status = int(head.split()[1])
        if status != 101:
            self.socket.close()
            raise Refused(status)

    # --- sending -----------------------------------------------------------------------------
    def frame(self, data: bytes, opcode: int = TEXT, *, last: bool = True) -> None:
        """Send one frame, masked as the protocol requires of clients."""
        size = len(data)
        head = bytes([(0x80 if last else 0) | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += struct.pack("!BH", 0x80 | 126, size)
        else:
            head += struct.pack("!BQ", 0x80 | 127, size)
        mask = os.urandom(4)
        stream = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(size, "big")
        self.socket.sendall(head + mask + masked)

    def send(self, **message: Any) -> None:
        self.frame(json.dumps(message).encode())

    def hello(self, table: str, key: str | None, **fields: Any) -> Data:
        self.send(t="hello", table=table, **({} if key is None else {"secret": key}), **fields)
        return self.next("welcome", "goodbye")

    def ask(self, kind: str, **fields: Any) -> Data:
        """Send a command and return its answer."""
        command = secrets.token_hex(6)
        self.send(t=kind, id=command, **fields)
        while True:
            found = self.next("ack", "refused", "reasons", "goodbye")
            if found.get("id", command) == command:
                return found

    # --- receiving ------------------------------------------------------------------------------
    def read_until(self, end: bytes) -> bytes:
        while end not in self.buffer:
            self.read_more()
        found, self.buffer = self.buffer.split(end, 1)
        return found

    def read_exactly(self, count: int) -> bytes:
        while len(self.buffer) < count:
            self.read_more()
        found, self.buffer = self.buffer[:count], self.buffer[count:]
        return found

    def read_more(self) -> None:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("closed")
        self.buffer += data

    def next_frame(self) -> tuple[int, bytes]:
        """Return the opcode and the data of the next frame."""
        first, second = self.read_exactly(2)
        size = second & 127
        if size > 125:
            size = int.from_bytes(self.read_exactly(2 if size == 126 else 8), "big")
        return first & 15, self.read_exactly(size)

    def next_ping(self) -> bytes:
        """Return the data of the next ping; skip messages."""
        while True:
            opcode, data = self.next_frame()
            if opcode == PING:
                return data

    def message(self) -> Data | None:
        """Return the next message; None if the server has closed the connection."""
        while True:
            try:
                opcode, data = self.next_frame()
            except (ConnectionError, BrokenPipeError):
                self.close()
                return None
            if opcode == CLOSE:
                self.code = int.from_bytes(data[:2], "big")
                self.close()
                return None
            if opcode in (TEXT, BINARY):
                self.received.append(data)
                found: Data = json.loads(data)
                return found

    def next(self, *kinds: str) -> Data:
        """Return the next message of one of these kinds; skip others."""
        while True:
            found = self.message()
            assert found is not None, f"closed with {self.code} instead of {kinds}"
            if found["t"] in kinds:
                return found

    def rest(self) -> list[Data]:
        """Return all messages until the server closes the connection."""
        found = []
        while (message := self.message()) is not None:
            found.append(message)
        return found

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
