"""What every seat was told so far: perfect recall, as a digest that grows with each move.

Two pasts that a seat cannot tell apart give it the same digest, and two that it can tell apart different ones. It is worked
out when it is asked for and kept at every move, so that a game that asks for none pays for none.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from blackgate.engine.events import LOOKED
from blackgate.engine.knowledge import Knowledge, rows_of
from blackgate.events import event

SIZE: Final = 16  # bytes: two pasts never meet by accident


class Past:
    """One move and what came of it, after the past before it. Shared by all nodes that follow; only digests are added.

    Observers are the seats and, one past the last, a spectator. A past that begins here has digests for all of them and
    nothing else: before the first move, or in a position that was saved or dealt anew.
    """

    __slots__ = ("before", "digests", "log", "looked", "move", "number", "seat", "secret")

    seat: int
    move: int
    secret: bool
    log: vec[i32]
    looked: Knowledge | None

    def __init__(self, before: "Past | None", number: int, digests: list[bytes | None]) -> None:
        self.before = before
        self.number = number  # moves so far
        self.digests = digests  # per observer; None: not asked for yet

    def then(self, seat: int, move: int, secret: bool, knowledge: Knowledge) -> "Past":
        """One move more, after which everybody knows so much. Which move a secret one was, only its player is told."""
        after = Past(self, self.number + 1, [None] * len(self.digests))
        after.seat = seat
        after.move = move
        after.secret = secret
        after.log = knowledge.take_log()
        after.looked = knowledge if LOOKED in after.log else None  # see `told`
        return after

    def digest(self, observer: int) -> bytes:
        """Everything an observer was told, in order."""
        news: list[Past] = []
        link = self
        while (told := link.digests[observer]) is None and link.before is not None:
            news.append(link)
            link = link.before
        running = told or b""
        for link in reversed(news):
            running = digest_of(running, link.told(observer))
            link.digests[observer] = running
        return running

    def told(self, observer: int) -> bytes:
        """What this one move told an observer: the choice, what happened as they saw it, and the hand they looked at (12).

        That hand is in no event: what the looker knows after the move tells it.
        """
        seat = None if observer == len(self.digests) - 1 else observer
        rows = rows_of(self.log)
        heard: list[object] = [event(row).seen_by(seat) for row in rows]
        if seat == self.seat or not self.secret:
            heard.append(self.move)
        if self.looked is not None and any(row[0] == LOOKED and row[1] == seat for row in rows):
            width = int(self.looked.width)
            heard.append(bytes(memoryview(self.looked.cells))[observer * width : (observer + 1) * width])
        return repr(heard).encode()


def digest_of(*parts: bytes) -> bytes:
    """A name for something seen or told."""
    return blake2b(b"".join(parts), digest_size=SIZE).digest()
