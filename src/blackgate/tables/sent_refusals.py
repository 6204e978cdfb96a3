"""The refusals that a connection was sent, so that a repeated command gets the same answer."""

from typing import Final, TypeVar

Message = TypeVar("Message", str, bytes)  # as the connection sends it

MOST: Final = 64  # the oldest ones are forgotten


class SentRefusals(dict[str, Message]):
    """Refusals by the id of their command."""

    def remember(self, command: str, message: Message) -> None:
        """Keep a refusal for when its command is repeated."""
        self[command] = message
        if len(self) > MOST:
            del self[next(iter(self))]
