"""What each seat has learnt so far (perfect recall), as a digest that is extended with each move.

Two histories that a seat cannot distinguish have the same digest for it; two that it can distinguish have different ones.
A digest is computed when it is first needed and kept at each move, so a game that needs none does not compute any.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from blackgate.engine.events import LOOKED
from blackgate.engine.knowledge import Knowledge, rows_of
from blackgate.events import event

DIGEST_SIZE: Final = 16  # bytes: enough that two histories never collide by accident


class InformationHistory:
    """One move with its events, linked to the history before it. Later nodes share it; only digests are added.

    Observers are the seats and, after the last seat, a spectator. A history without `before` has digests for all of
    them and nothing else: at the first move, or at a position that was restored or resampled.
    """

    __slots__ = ("before", "digests", "log", "looked", "move", "number", "seat", "secret")

    seat: int
    move: int
    secret: bool
    log: vec[i32]
    looked: Knowledge | None

    def __init__(self, before: "InformationHistory | None", number: int, digests: list[bytes | None]) -> None:
        self.before: Final = before
        self.number: Final = number  # moves so far
        self.digests: list[bytes | None] = digests  # by observer; None: not computed yet

    def after_move(self, seat: int, move: int, secret: bool, knowledge: Knowledge) -> "InformationHistory":
        """Return the history after one more move. Only its player learns which move a secret one was."""
        after = InformationHistory(self, self.number + 1, [None] * len(self.digests))
        after.seat = seat
        after.move = move
        after.secret = secret
        after.log = knowledge.take_log()
        after.looked = knowledge if LOOKED in after.log else None  # see `_learnt`
        return after

    def digest(self, observer: int) -> bytes:
        """Return the digest of everything an observer has learnt, in order."""
        missing: list[InformationHistory] = []
        link = self
        while (known := link.digests[observer]) is None and link.before is not None:
            missing.append(link)
            link = link.before
        running = known or b""
        for link in reversed(missing):
            running = digest_of(running, link._learnt(observer))
            link.digests[observer] = running
        return running

    def _learnt(self, observer: int) -> bytes:
        """Return what an observer learns from this move: the choice, the events as they see them, the hand they look at (12).

        No event names the cards of that hand, so the observer's knowledge after the move is added.
        """
        seat = None if observer == len(self.digests) - 1 else observer
        rows = rows_of(self.log)
        learnt: list[object] = [event(row).seen_by(seat) for row in rows]
        if seat == self.seat or not self.secret:
            learnt.append(self.move)
        if self.looked is not None and any(row[0] == LOOKED and row[1] == seat for row in rows):
            learnt.append(self.looked.observer_bytes(observer))
        return repr(learnt).encode()


def digest_of(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=DIGEST_SIZE).digest()
