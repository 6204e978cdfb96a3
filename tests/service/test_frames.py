"""Messages as WebSocket frames: the same bytes as those of `websockets`."""

import pytest
from websockets.frames import Frame, Opcode

from blackgate.service.ws.frames import text_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_frame_is_what_websockets_makes_of_the_message(length: int) -> None:
    message = b"x" * length
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
