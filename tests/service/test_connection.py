"""Goodbyes and refusals of one connection: after an error that passes, the client is told when to try again."""

from typing import Any

import msgspec
import pytest

from blackgate.service.ws.connection import Connection
from blackgate.service.ws.outbox import CLOSE_LATER, CLOSE_POLICY
from blackgate.tables.commands import Refusal
from blackgate.tables.messages import RETRY_MS
from testkit.service.swapped_tables import RecordingOutbox


class ClosableOutbox(RecordingOutbox):
    """An outbox that notes how its socket would be closed."""

    def close(self, code: int) -> None:
        self.close_code = code


def messages_of(outbox: RecordingOutbox) -> list[dict[str, Any]]:
    return [msgspec.json.decode(message) for message in outbox.sent]


@pytest.mark.parametrize("error", ["busy", "unavailable"])
def test_a_client_that_is_dismissed_because_of_the_load_may_come_back(error: str) -> None:
    outbox = ClosableOutbox()
    Connection(outbox).dismiss(error)
    (goodbye,) = messages_of(outbox)
    assert (goodbye["error"], goodbye["retry_ms"], outbox.close_code) == (error, RETRY_MS, CLOSE_LATER)


def test_a_client_whose_key_was_replaced_does_not_come_back() -> None:
    outbox = ClosableOutbox()
    Connection(outbox).dismiss("revoked")
    (goodbye,) = messages_of(outbox)
    assert (goodbye["retry_ms"], outbox.close_code) == (0, CLOSE_POLICY)


def test_a_command_that_could_not_be_stored_may_be_sent_again() -> None:
    """After a failed commit there is no table whose version could be told."""
    outbox = ClosableOutbox()
    connection = Connection(outbox)
    connection.refuse("move", Refusal("unavailable"), repeatable=True)
    connection.refuse("other move", Refusal("not_playing"), repeatable=True)
    connection.refuse("hint", Refusal("busy"))  # the player is told, and asks again if they like
    assert [(one["id"], one["retry_ms"]) for one in messages_of(outbox)] == [
        ("move", RETRY_MS),
        ("other move", None),
        ("hint", None),
    ]
