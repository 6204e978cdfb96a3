"""The lines that lead here, which are cut when nothing comes of them.

uvicorn waits for ever: for a request that was only begun, and for somebody to read what was sent to them before it closes a
socket. The first fills the house with strangers; through the second a seat would look taken up for as long as the other
machine runs. Nor is what a stranger sends an error of ours, to be logged with its trace.
"""

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

REQUEST_WITHIN = 20.0  # seconds from the first byte of a request to its last, and from coming to the first
LARGEST_HEAD = 64 * 1024  # of a request, before its body
UNREAD_S = 20.0  # seconds in which some of what waits to be sent must be read


class Door(HttpToolsProtocol):
    """One connection that asks for something."""

    waits: asyncio.TimerHandle | None = None
    taken = 0  # bytes of the head so far
    headed = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes, and is to say what for."""
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self.waits is None:
            self.wait()
        self.taken += len(data)
        super().data_received(data)
        if not self.headed and self.taken > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """The counts of the last request are wiped."""
        self.taken = 0
        self.headed = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Only its body is still to come, and that has a limit of its own."""
        self.headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is here."""
        self.wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a line of the other sort."""
        self.wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.wait_no_more()
        super().connection_lost(exc)

    def wait(self) -> None:
        """For so long, and no longer."""
        self.waits = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def wait_no_more(self) -> None:
        """What was waited for has come."""
        if self.waits is not None:
            self.waits.cancel()
            self.waits = None


class Line(WebSocketsSansIOProtocol):
    """One connection that stays: a socket."""

    stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits than the system takes: the other end has some time to read."""
        super().pause_writing()
        self.stuck = self.loop.call_later(UNREAD_S, self.transport.abort)

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        self.reads_again()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.reads_again()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """It did not answer: whatever is still to be sent will not be read either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """Passed on as it is: whoever reads it refuses what is no text like any other nonsense."""
        self.handle_bytes(event)

    async def send(self, message: ASGISendEvent) -> None:
        """A handshake that was answered with a no is complete."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def reads_again(self) -> None:
        """Nothing is to be cut."""
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
