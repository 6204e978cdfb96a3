"""WebSocket frames. A message for many clients is framed once, and every socket writes the same bytes."""

import struct
from collections.abc import Callable
from typing import Final, Protocol

FINAL_TEXT: Final = 0x81  # the first byte of a text message in one frame
LENGTH_IN_2_BYTES: Final = 126  # in place of a length: it follows
LENGTH_IN_8_BYTES: Final = 127
MAX_IN_2_BYTES: Final = 0xFFFF
pack_header: Final = struct.Struct("!BB").pack
pack_header_2: Final = struct.Struct("!BBH").pack
pack_header_8: Final = struct.Struct("!BBQ").pack

EXTENSION = "blackgate.frames"  # under which a scope's extensions have the `FrameSocket`


class FrameSocket(Protocol):
    """A WebSocket that takes whole frames. ASGI takes texts only, and frames each of them again."""

    on_writable: Callable[[], None] | None  # called when the client has read what waited to be sent
    is_writable: bool  # whether the client reads what it is sent

    @property
    def unsent_bytes(self) -> int:
        """How many bytes wait to be sent."""

    def write_frame(self, frame: bytes) -> None:
        """Send a whole frame; never waits."""


def text_frame(message: bytes) -> bytes:
    """Return a text message as one frame (RFC 6455, 5.2). `websockets` takes ten times as long, and every reader needs one."""
    length = len(message)
    if length < LENGTH_IN_2_BYTES:
        return pack_header(FINAL_TEXT, length) + message
    if length <= MAX_IN_2_BYTES:
        return pack_header_2(FINAL_TEXT, LENGTH_IN_2_BYTES, length) + message
    return pack_header_8(FINAL_TEXT, LENGTH_IN_8_BYTES, length) + message
