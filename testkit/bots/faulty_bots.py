"""Bots with faults: each breaks the contract in its own way."""

import threading
import time
from collections.abc import Sequence

from blackgate import Move, View
from blackgate.bots import Budget


class Raiser:
    """Has lost its plan."""

    name = "raiser"

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        raise LookupError("where is the plan?")


class Quitter:
    """Thinks that the program is its own."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        raise SystemExit("enough")


class Mumbler:
    """Answers whatever it was told to."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        return self.answer  # type: ignore[return-value]


class Several:
    """Looks like a number and is none, as a NumPy array of several does."""

    def __index__(self) -> int:
        raise TypeError("only one of them can be an index")


class Eager:
    """Wants to do what is not allowed now."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        return next(move for move in view.edition.moves if move not in legal_moves)


class Vandal:
    """Strikes out all moves but the last from the list it was handed, and then plays nothing at all."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        assert isinstance(legal_moves, list)
        del legal_moves[:-1]
        raise LookupError("that was all")


class Staller:
    """Counts for ever, or until the test is over: a thread that nobody waits for should not go on counting."""

    def __init__(self) -> None:
        self.enough = threading.Event()
        self.counted = 0

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        while not self.enough.is_set():
            self.counted += 1
        return legal_moves[0]


class Catcher(Staller):
    """Counts on, whatever exception comes."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        while not self.enough.is_set():
            try:
                self.counted += 1
            except Exception:  # noqa: BLE001  that is what is wrong with it
                self.counted = 0
        return legal_moves[0]


class Stubborn:
    """Sleeps on for a while, whatever happens; the alarm is caught along with everything else."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        end = time.monotonic() + 0.8
        while time.monotonic() < end:
            try:
                time.sleep(0.05)
            except BaseException:  # noqa: BLE001  that is what is wrong with it
                continue
        return legal_moves[0]
