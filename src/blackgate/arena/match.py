"""One game between bots: as plain data that can travel to another machine, and playing it there."""

import hashlib
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.guard import MIN_TIMEOUT, Decision, Fault, Guard, default_move, timeout_for
from blackgate.bots.registry import budget_of, make_bot
from blackgate.catalogue import Move
from blackgate.game import Game, View
from blackgate.options import LONGEST_NAME

STALLS = 3  # a bot that stalled so often in a game is not waited for again in it
LONGEST_DETAIL = 200
SKIPPED = "skipped"  # a fault of its own: the bot was not even asked


@dataclass(frozen=True)
class Match:
    """A game to be played: everything another process needs, and nothing it could not be sent."""

    number: int
    seed: str
    bots: tuple[str, ...]
    budget: str = str(DEFAULT)
    michel: str = "none"
    teams: bool = False
    calm: bool = False
    target: int | None = None
    pack: str | None = None
    turns: int = 2000
    patience: float = MIN_TIMEOUT
    records: str | None = None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    @property
    def record(self) -> Path | None:
        """Where the game's record is kept, if it is."""
        return None if self.records is None else Path(self.records) / f"game-{self.number:06d}.jsonl"

    def bot_seed(self, seat: int) -> int:
        """What the bot at a seat gets its whims from: the same for every bot that is put there in this deal."""
        digest = hashlib.blake2b(f"{self.seed}\0bot at seat {seat}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1  # fits a signed 64-bit number


@dataclass(frozen=True)
class Played:
    """What became of a match. `decisions` and `seconds` count where a seat had a choice and its bot was asked."""

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
        """As JSON has it."""
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> "Played":
        """From JSON, where tuples are lists."""
        fields: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
        return Played(**fields)


class Seat:
    """A bot at its place: what it thinks with, how long it took, and what it did wrong."""

    def __init__(self, match: Match, number: int) -> None:
        name = match.bots[number]
        self.number = number
        self.budget = budget_of(name, Budget.of(match.budget))
        self.guard = Guard(make_bot(name, match.bot_seed(number)), timeout_for(self.budget, match.patience))
        self.decisions = 0
        self.seconds = 0.0
        self.faults: dict[str, dict[str, Any]] = {}

    def decide(self, view: View, legal_moves: list[Move]) -> Move:
        """What the bot chooses; where there is no choice nobody is asked."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        decision = self.passed_over(legal_moves) if self.times("stalled") >= STALLS else self.asked(view, legal_moves)
        if decision.fault is not None:
            self.note(decision.fault)
        return decision.move

    def asked(self, view: View, legal_moves: list[Move]) -> Decision:
        """The bot's decision, and how long it took."""
        began = perf_counter()
        decision = self.guard.decide(view, legal_moves, self.budget)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return decision

    def passed_over(self, legal_moves: list[Move]) -> Decision:
        """A bot that only stalls would hold up a game for days, so after a while it is not asked: no decision of its own."""
        return Decision(default_move(legal_moves), Fault(SKIPPED, self.number, f"not asked after {STALLS} stalls"))

    def times(self, sort: str) -> int:
        """How often it did wrong in this way."""
        return int(self.faults[sort]["times"]) if sort in self.faults else 0

    def note(self, fault: Fault) -> None:
        """Count a fault; the particulars of the first of its sort are kept."""
        detail = fault.detail[:LONGEST_DETAIL].encode(errors="backslashreplace").decode()  # whatever a stranger's error says
        kept = {"seat": fault.seat, "sort": fault.sort, "detail": detail, "times": 0}
        self.faults.setdefault(fault.sort, kept)["times"] += 1


def label(name: str) -> str:
    """A bot's name at the table; of a long path its end."""
    whole = f"bot:{name}"
    return whole if len(whole) <= LONGEST_NAME else f"bot:…{whole[-(LONGEST_NAME - 5) :]}"


@contextmanager
def hushed() -> Iterator[None]:
    """Bots may print and fail as they like: standard output is for results, and faults are counted, not logged by thousands."""
    log = logging.getLogger("blackgate.bots")
    before = log.disabled
    log.disabled = True
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        log.disabled = before


@hushed()
def play(match: Match, watch: Callable[[Game], None] | None = None) -> Played:
    """Play a match. `watch` sees the game once it is set up and after each move."""
    seats = [Seat(match, number) for number in range(match.players)]
    game = Game(
        match.players,
        seed=match.seed,
        michel=match.michel,
        teams=match.teams,
        calm=match.calm,
        target=match.target,
        pack=match.pack,
        seats=[label(name) for name in match.bots],
    )
    look = watch or (lambda _: None)
    look(game)
    while (asked := game.to_move) is not None:
        if game.turns > match.turns and game.between_turns:
            game.stop()  # 14.7
            break
        game.play(seats[asked].decide(game.view(asked), list(game.legal_moves)))
        look(game)
    if match.record is not None:
        game.record.save(match.record)
    return summed_up(match, game, seats)


def summed_up(match: Match, game: Game, seats: list[Seat]) -> Played:
    """What is kept of a finished game."""
    outcome, deal = game.outcome, game.deal
    if outcome is None or deal is None:
        raise AssertionError("the game is over, and it was dealt here")
    return Played(
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
