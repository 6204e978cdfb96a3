"""One game between bots: as plain data that can be sent to another machine, and how to play it."""

import hashlib
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.fault_guard import MIN_TIMEOUT, Decision, Fault, Guard, default_move, timeout_for
from blackgate.bots.registry import budget_of, make_bot
from blackgate.catalogue import Move
from blackgate.game import Game, View
from blackgate.options import LONGEST_NAME

MAX_STALLS = 3  # after this number of stalls in a game, a bot is not asked again in that game
MAX_DETAIL = 200
SKIPPED = "skipped"  # the fault of a bot that is not asked any more


@dataclass(frozen=True)
class Match:
    """A game to be played, as plain data: everything another process needs."""

    number: int
    seed: str
    bots: tuple[str, ...]
    budget: str = str(DEFAULT)
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    fair_start: bool = False
    pack: str | None = None
    turns: int = 2000
    min_timeout: float = MIN_TIMEOUT
    records: str | None = None

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.bots)

    @property
    def record(self) -> Path | None:
        """File of the game's record, if records are kept."""
        return None if self.records is None else Path(self.records) / f"game-{self.number:06d}.jsonl"

    def bot_seed(self, seat: int) -> int:
        """Return the random seed of the bot at a seat: the same for every bot that plays this seat of this deal."""
        digest = hashlib.blake2b(f"{self.seed}\0bot at seat {seat}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1  # fits a signed 64-bit number


@dataclass(frozen=True)
class MatchResult:
    """The result of a match. `decisions` and `seconds` count the decisions with a choice for which the bot was asked."""

    number: int
    first: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    turns: int
    stopped: bool
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[dict[str, Any], ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Return the result as JSON data."""
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> "MatchResult":
        """Make a result from JSON data, where tuples are lists."""
        fields: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
        return MatchResult(**fields)


class BotSeat:
    """A bot at its seat, with the time it took and its faults."""

    def __init__(self, match: Match, number: int) -> None:
        name = match.bots[number]
        self.number = number
        self.budget: Final = budget_of(name, Budget.parse(match.budget))
        self.guard: Final = Guard(make_bot(name, match.bot_seed(number)), timeout_for(self.budget, match.min_timeout))
        self.decisions: int = 0
        self.seconds: float = 0.0
        self.faults: dict[str, dict[str, Any]] = {}

    def decide(self, view: View, legal_moves: list[Move]) -> Move:
        """Return the bot's move. The bot is not asked if there is only one legal move."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        stalled = self.fault_count("stalled") >= MAX_STALLS
        decision = self.skip_bot(legal_moves) if stalled else self.ask_bot(view, legal_moves)
        if decision.fault is not None:
            self.add_fault(decision.fault)
        return decision.move

    def ask_bot(self, view: View, legal_moves: list[Move]) -> Decision:
        """Return the bot's decision, and add the time it took."""
        start = perf_counter()
        decision = self.guard.decide(view, legal_moves, self.budget)
        self.seconds += perf_counter() - start
        self.decisions += 1
        return decision

    def skip_bot(self, legal_moves: list[Move]) -> Decision:
        """Decide without asking the bot: one that always stalls would hold up a game for days."""
        return Decision(default_move(legal_moves), Fault(SKIPPED, self.number, f"not asked after {MAX_STALLS} stalls"))

    def fault_count(self, kind: str) -> int:
        """Return how often a kind of fault happened."""
        return int(self.faults[kind]["times"]) if kind in self.faults else 0

    def add_fault(self, fault: Fault) -> None:
        """Count a fault; the details of the first of its kind are kept."""
        # The text of a bot's error may hold characters that cannot be encoded.
        detail = fault.detail[:MAX_DETAIL].encode(errors="backslashreplace").decode()
        first = {"seat": fault.seat, "kind": fault.kind, "detail": detail, "times": 0}
        self.faults.setdefault(fault.kind, first)["times"] += 1


def seat_name(bot: str) -> str:
    """Return a bot's name at the table; a long path is cut at its start."""
    name = f"bot:{bot}"
    return name if len(name) <= LONGEST_NAME else f"bot:…{name[-(LONGEST_NAME - 5) :]}"


@contextmanager
def silence_bots() -> Iterator[None]:
    """Send what bots print to stderr, and do not log their faults: stdout is for results, and faults are counted instead."""
    log = logging.getLogger("blackgate.bots")
    was_disabled = log.disabled
    log.disabled = True
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        log.disabled = was_disabled


@silence_bots()
def play(match: Match, observe: Callable[[Game], None] | None = None) -> MatchResult:
    """Play a match. `observe` is called with the game after set-up and after each move."""
    seats = [BotSeat(match, number) for number in range(match.players)]
    game = Game(
        match.players,
        seed=match.seed,
        michel=match.michel,
        teams=match.teams,
        calm=match.calm,
        target=match.target,
        fair_start=match.fair_start,
        pack=match.pack,
        seats=[seat_name(bot) for bot in match.bots],
    )
    if observe is not None:
        observe(game)
    while (seat := game.to_move) is not None:
        if game.turns > match.turns and game.between_turns:
            game.stop()  # 14.7
            break
        game.play(seats[seat].decide(game.view(seat), list(game.legal_moves)))
        if observe is not None:
            observe(game)
    if match.record is not None:
        game.record.save(match.record)
    return make_result(match, game, seats)


def make_result(match: Match, game: Game, seats: list[BotSeat]) -> MatchResult:
    """Return the result of a finished game."""
    outcome, deal = game.outcome, game.deal
    if outcome is None or deal is None:
        raise AssertionError("the game is not over, or was not dealt here")
    return MatchResult(
        number=match.number,
        first=deal.first,
        winners=outcome.winners,
        points=outcome.points,
        turns=outcome.turns,
        stopped=outcome.stopped,
        decisions=tuple(seat.decisions for seat in seats),
        seconds=tuple(round(seat.seconds, 6) for seat in seats),
        faults=tuple(fault for seat in seats for fault in seat.faults.values()),
    )
