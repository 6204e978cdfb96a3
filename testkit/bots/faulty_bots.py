"""Bots with faults."""

import threading
from collections.abc import Sequence

from blackgate import Move, View
from blackgate.bots import Budget


class Raiser:
    """Raises an error."""

    name = "raiser"

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        raise LookupError("where is the plan?")


class Exiter:
    """Exits the program."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        raise SystemExit("enough")


class WrongAnswerer:
    """Answers with a given object."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        return self.answer  # type: ignore[return-value]


class Several:
    """Has __index__ but is no number, like a NumPy array of several numbers."""

    def __index__(self) -> int:
        raise TypeError("only one of them can be an index")


class IllegalMover:
    """Answers with an illegal move."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        return next(move for move in view.edition.moves if move not in legal_moves)


class ListEditor:
    """Removes all moves but the last from the list it was given, and then raises an error."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        assert isinstance(legal_moves, list)
        del legal_moves[:-1]
        raise LookupError("that was all")


class Staller:
    """Counts until the test is over, so that no thread is left behind."""

    def __init__(self) -> None:
        self.enough = threading.Event()
        self.counted = 0

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        while not self.enough.is_set():
            self.counted += 1
        return legal_moves[0]


class CatchAllStaller(Staller):
    """Counts on after any exception."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        while not self.enough.is_set():
            try:
                self.counted += 1
            except Exception:  # noqa: BLE001  the fault under test
                self.counted = 0
        return legal_moves[0]


class AlarmCatcher(Staller):
    """Answers only when the alarm has rung three times. It catches everything, even the alarm."""

    def choose(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Move:
        while self.counted < 3 and not self.enough.is_set():
            try:
                self.enough.wait()
            except BaseException:  # noqa: BLE001  the fault under test
                self.counted += 1
        return legal_moves[0]
