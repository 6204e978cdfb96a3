"""WebSocket frames. A message for many clients is framed once, and every socket writes the same bytes."""

from collections.abc import Callable
from typing import Protocol

from websockets.frames import Frame, Opcode

EXTENSION = "blackgate.frames"  # under which a scope's extensions have the `FrameSocket`


class FrameSocket(Protocol):
    """A WebSocket that takes whole frames. ASGI takes texts only, and frames each of them again."""

    on_writable: Callable[[], None] | None  # called when the client has read what waited to be sent

    @property
    def is_writable(self) -> bool:
        """Whether the client reads what it is sent."""

    @property
    def unsent_bytes(self) -> int:
        """How many bytes wait to be sent."""

    def write_frame(self, frame: bytes) -> None:
        """Send a whole frame; never waits."""


def text_frame(message: bytes) -> bytes:
    """Return a text message as one frame."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)
