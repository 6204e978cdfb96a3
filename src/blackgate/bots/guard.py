"""A bot that raises, stalls or answers nonsense is replaced for that decision by a legal default, and the fault is reported."""

import logging
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import TypeVar

from blackgate.bots.budget import Budget
from blackgate.bots.contract import Bot
from blackgate.catalogue import Move
from blackgate.errors import UnknownMove
from blackgate.view import View

HARMLESS = ("end", "pass", "done", "yield")
RING_AGAIN = 0.1  # seconds
PATIENCE = 30.0  # seconds of real time, whatever the budget
T = TypeVar("T")
log = logging.getLogger("blackgate.bots")


class Stalled(BaseException):
    """Time is up. Not an Exception, so that a bot that catches everything does not catch this."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong: `raised`, `stalled` or `nonsense`, at which seat, and the particulars."""

    sort: str
    seat: int
    detail: str


@dataclass(frozen=True, slots=True)
class Decision:
    """The move to play, and the fault if the bot did not choose it itself."""

    move: Move
    fault: Fault | None = None


def default_move(legal_moves: Sequence[Move]) -> Move:
    """The move that does least where there is one, else the first: never a chance to cheat by failing."""
    for text in HARMLESS:
        for move in legal_moves:
            if move.text == text:
                return move
    return legal_moves[0]


class Guard:
    """Stands between a game and a bot."""

    def __init__(self, bot: Bot, patience: float = PATIENCE) -> None:
        self.bot = bot
        self.patience = patience

    def decide(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Decision:
        """The bot's choice, or the default and the fault."""
        seat = -1 if view.seat is None else view.seat
        try:
            answer = within(self.patience, lambda: self.bot.choose(view, list(legal_moves), budget))
        except Stalled:
            return self.failed(Fault("stalled", seat, f"no answer within {self.patience:g} s"), legal_moves)
        except (Exception, SystemExit, GeneratorExit) as error:  # noqa: BLE001  whatever a stranger's bot raises; not Ctrl-C
            return self.failed(Fault("raised", seat, f"{type(error).__name__}: {error}"), legal_moves)
        try:
            move = view.edition.move(answer)
        except (UnknownMove, TypeError, ValueError):
            return self.failed(Fault("nonsense", seat, f"{answer!r} is no move"), legal_moves)
        if move not in legal_moves:
            return self.failed(Fault("nonsense", seat, f"{move} is not legal now"), legal_moves)
        return Decision(move)

    def failed(self, fault: Fault, legal_moves: Sequence[Move]) -> Decision:
        """Report it and play the default."""
        name = getattr(self.bot, "name", type(self.bot).__name__)
        log.warning("bot %s at seat %d %s: %s", name, fault.seat, fault.sort, fault.detail)
        return Decision(default_move(legal_moves), fault)


def within(seconds: float, work: Callable[[], T]) -> T:
    """Do some work, or raise Stalled: an alarm interrupts the main thread, elsewhere a thread of its own is left behind."""
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        return interrupted(seconds, work)
    return abandoned(seconds, work)


def interrupted(seconds: float, work: Callable[[], T]) -> T:
    """With an alarm. An answer that comes after it, from a bot that caught even that, comes too late."""
    rung = False

    def ring(number: int, frame: FrameType | None) -> None:
        nonlocal rung
        rung = True
        raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, RING_AGAIN)
    try:
        answer = work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if rung:
        raise Stalled
    return answer


def abandoned(seconds: float, work: Callable[[], T]) -> T:
    """On another thread, which cannot be stopped, only no longer waited for."""
    answers: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(work())
        except (Exception, SystemExit, GeneratorExit) as error:  # noqa: BLE001  raised again where it is waited for
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if errors:
        raise errors[0]
    if not answers:
        raise Stalled
    return answers[0]
