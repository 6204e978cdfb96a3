"""A bot that raises, stalls or answers nonsense is replaced for that decision by a legal default, and the fault is reported."""

import logging
import operator
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import TypeVar

from blackgate.bots.budget import Budget
from blackgate.bots.protocol import Bot
from blackgate.catalogue import Move
from blackgate.game import View

HARMLESS = ("end", "pass", "done", "hold", "yield")
RING_AGAIN = 0.1  # seconds
PATIENCE = 30.0  # seconds of real time a bot has at the least
SLOW = 10  # how many times slower than the machine of docs/bots.md another may be
ITERATIONS_PER_S = 20_000  # what boss was measured at there; only patience depends on it
LONGEST = 200  # letters of a stranger's answer or error that are looked at
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
            move = within(self.patience, lambda: understood(self.bot.choose(view, list(legal_moves), budget), legal_moves))
        except Stalled:
            return self.failed(Fault("stalled", seat, f"no answer within {self.patience:g} s"), legal_moves)
        except Nonsense as nonsense:
            return self.failed(Fault("nonsense", seat, nonsense.detail), legal_moves)
        except KeyboardInterrupt:
            raise  # the person at the keyboard, as far as anybody can tell
        except BaseException as error:  # noqa: BLE001  whatever a stranger's bot raises
            return self.failed(Fault("raised", seat, f"{type(error).__name__}: {briefly(str, error)}"), legal_moves)
        return Decision(move)

    def failed(self, fault: Fault, legal_moves: Sequence[Move]) -> Decision:
        """Report it and play the default."""
        name = getattr(self.bot, "name", type(self.bot).__name__)
        log.warning("bot %s at seat %d %s: %s", name, fault.seat, fault.sort, fault.detail)
        return Decision(default_move(legal_moves), fault)


class Nonsense(Exception):
    """An answer that is no legal move."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


def understood(answer: object, legal_moves: Sequence[Move]) -> Move:
    """The legal move an answer means: as such, as a number or as text."""
    if isinstance(answer, str):
        text = " ".join(answer[:LONGEST].split())
        found = [move for move in legal_moves if move.text == text]
    elif isinstance(answer, bool) or not hasattr(answer, "__index__"):
        found = []
    else:
        try:
            number = operator.index(answer)
        except (TypeError, ValueError):
            number = -1
        found = [move for move in legal_moves if int(move) == number]
    if not found:
        raise Nonsense(f"{briefly(repr, answer)} is not legal now, or no move at all")
    return found[0]


def briefly(told: Callable[[object], str], thing: object) -> str:
    """Somebody else's object in words, if it can say any; not too many."""
    try:
        return told(thing)[:LONGEST]
    except Exception as error:  # noqa: BLE001  not even that
        return f"something of type {type(thing).__name__} that raises {type(error).__name__} when asked what it is"


def patience_for(budget: Budget, least: float = PATIENCE) -> float:
    """Seconds of real time after which a bot counts as stalled: many times its budget, and never less than `least`."""
    seconds = (budget.milliseconds or 0) / 1000 + (budget.iterations or 0) / ITERATIONS_PER_S
    return max(least, SLOW * seconds)


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
        except BaseException as error:  # noqa: BLE001  raised again where it is waited for
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if errors:
        raise errors[0]
    if not answers:
        raise Stalled
    return answers[0]
