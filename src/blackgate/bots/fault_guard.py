"""Protects a game from a bot that raises, stalls or answers with an illegal move.

For that decision a legal default move is played instead, and the fault is reported.
"""

import logging
import operator
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Final, TypeVar

from blackgate.bots.budget import Budget
from blackgate.bots.protocol import Bot
from blackgate.catalogue import Move
from blackgate.game import View

DEFAULT_MOVES = ("end", "pass", "done", "hold", "yield")
ALARM_INTERVAL = 0.1  # seconds until the alarm rings again, for a bot that catches it
MIN_TIMEOUT = 30.0  # seconds of real time that every bot has
SLOWNESS = 10  # how many times slower than the machine of docs/bots.md another machine may be
ITERATIONS_PER_S = 20_000  # of boss on that machine; only the timeout depends on it
MAX_TEXT = 200  # characters of an answer or error that are used
T = TypeVar("T")
log: Final = logging.getLogger("blackgate.bots")


class Stalled(BaseException):
    """The time is up. Not an Exception, so that `except Exception` in a bot does not catch it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong. `kind` is `raised`, `stalled` or `invalid` (not a legal move)."""

    kind: str
    seat: int
    detail: str


@dataclass(frozen=True, slots=True)
class Decision:
    """The move to play, and the fault if it is the default move."""

    move: Move
    fault: Fault | None = None


def default_move(legal_moves: Sequence[Move]) -> Move:
    """Return the legal move that does least, or the first one, so that failing is never an advantage."""
    for text in DEFAULT_MOVES:
        for move in legal_moves:
            if move.text == text:
                return move
    return legal_moves[0]


class Guard:
    """Asks a bot for its moves and handles its faults."""

    def __init__(self, bot: Bot, timeout: float = MIN_TIMEOUT) -> None:
        self.bot = bot
        self.timeout = timeout

    def decide(self, view: View, legal_moves: Sequence[Move], budget: Budget) -> Decision:
        """Return the move of the bot, or the default move and the fault."""
        seat = -1 if view.seat is None else view.seat
        try:
            move = run_with_timeout(
                self.timeout, lambda: parse_answer(self.bot.choose(view, list(legal_moves), budget), legal_moves)
            )
        except Stalled:
            return self.default(Fault("stalled", seat, f"no answer within {self.timeout:g} s"), legal_moves)
        except InvalidAnswer as error:
            return self.default(Fault("invalid", seat, error.detail), legal_moves)
        except KeyboardInterrupt:
            raise  # probably from the user, not from the bot
        except BaseException as error:  # noqa: BLE001  a bot may raise anything
            return self.default(Fault("raised", seat, f"{type(error).__name__}: {safe_text(str, error)}"), legal_moves)
        return Decision(move)

    def default(self, fault: Fault, legal_moves: Sequence[Move]) -> Decision:
        """Log a fault and return the default move."""
        name = getattr(self.bot, "name", type(self.bot).__name__)
        log.warning("bot %s at seat %d %s: %s", name, fault.seat, fault.kind, fault.detail)
        return Decision(default_move(legal_moves), fault)


class InvalidAnswer(Exception):
    """An answer that is not a legal move."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


def parse_answer(answer: object, legal_moves: Sequence[Move]) -> Move:
    """Return the legal move that an answer stands for: a Move, its number or its text."""
    if isinstance(answer, str):
        text = " ".join(answer[:MAX_TEXT].split())
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
        raise InvalidAnswer(f"{safe_text(repr, answer)} is not legal now, or no move at all")
    return found[0]


def safe_text(convert: Callable[[object], str], thing: object) -> str:
    """Return the start of `str` or `repr` of an object, even if that raises."""
    try:
        return convert(thing)[:MAX_TEXT]
    except Exception as error:  # noqa: BLE001  a bot's object may raise anything
        return f"an object of type {type(thing).__name__} whose {convert.__name__}() raises {type(error).__name__}"


def timeout_for(budget: Budget, least: float = MIN_TIMEOUT) -> float:
    """Return the seconds of real time after which a bot is stalled: many times its budget, and at least `least`."""
    seconds = (budget.milliseconds or 0) / 1000 + (budget.iterations or 0) / ITERATIONS_PER_S
    return max(least, SLOWNESS * seconds)


def run_with_timeout(seconds: float, work: Callable[[], T]) -> T:
    """Return the result of some work, or raise Stalled."""
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        return run_with_alarm(seconds, work)
    return run_in_thread(seconds, work)


def run_with_alarm(seconds: float, work: Callable[[], T]) -> T:
    """Run in the main thread, interrupted by an alarm. A result after the alarm does not count."""
    if sys.platform == "win32":
        raise NotImplementedError("Windows has no alarms")
    rang = False

    def ring(number: int, frame: FrameType | None) -> None:
        nonlocal rang
        rang = True
        raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, ALARM_INTERVAL)
    try:
        answer = work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if rang:
        raise Stalled
    return answer


def run_in_thread(seconds: float, work: Callable[[], T]) -> T:
    """Run in a new thread. It cannot be stopped: after the timeout it is left running."""
    answers: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(work())
        except BaseException as error:  # noqa: BLE001  raised again in the calling thread
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if errors:
        raise errors[0]
    if not answers:
        raise Stalled
    return answers[0]
