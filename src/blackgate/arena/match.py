"""One game between bots: as plain data that can travel to another machine, and playing it there."""

import hashlib
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.guard import PATIENCE, Decision, Fault, Guard, default_move
from blackgate.bots.roster import budget_of, make_bot
from blackgate.catalogue import Move
from blackgate.game import Game
from blackgate.options import LONGEST_NAME
from blackgate.view import View

SLOW = 10  # how many times slower than the machine of docs/bots.md another may be
ITERATIONS_PER_S = 20_000  # what boss was measured at there; only patience depends on it
STALLS = 3  # a bot that stalled so often in a game is not waited for again in it
LONGEST_DETAIL = 200
logging.getLogger("blackgate.bots").addHandler(logging.NullHandler())  # faults are counted here; thousands of lines tell no more


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
    patience: float = PATIENCE
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
        self.guard = Guard(make_bot(name, match.bot_seed(number)), patience_for(self.budget, match.patience))
        self.decisions = 0
        self.seconds = 0.0
        self.faults: dict[str, dict[str, Any]] = {}

    def decide(self, view: View, legal_moves: list[Move]) -> Move:
        """What the bot chooses; where there is no choice nobody is asked."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        began = perf_counter()
        decision = self.asked(view, legal_moves)
        self.seconds += perf_counter() - began
        self.decisions += 1
        if decision.fault is not None:
            self.note(decision.fault)
        return decision.move

    def asked(self, view: View, legal_moves: list[Move]) -> Decision:
        """The bot's decision. One that only stalls would hold up a game for days, so after a while it is not waited for."""
        if self.times("stalled") >= STALLS:
            return Decision(default_move(legal_moves), Fault("stalled", self.number, ""))
        return self.guard.decide(view, legal_moves, self.budget)

    def times(self, sort: str) -> int:
        """How often it did wrong in this way."""
        return int(self.faults[sort]["times"]) if sort in self.faults else 0

    def note(self, fault: Fault) -> None:
        """Count a fault; the particulars of the first of its sort are kept."""
        detail = fault.detail[:LONGEST_DETAIL].encode(errors="backslashreplace").decode()  # whatever a stranger's error says
        kept = {"seat": fault.seat, "sort": fault.sort, "detail": detail, "times": 0}
        self.faults.setdefault(fault.sort, kept)["times"] += 1


def patience_for(budget: Budget, least: float) -> float:
    """Seconds of real time after which a bot counts as stalled: many times its budget."""
    seconds = (budget.milliseconds or 0) / 1000 + (budget.iterations or 0) / ITERATIONS_PER_S
    return max(least, SLOW * seconds)


def label(name: str) -> str:
    """A bot's name at the table; of a long path its end."""
    whole = f"bot:{name}"
    return whole if len(whole) <= LONGEST_NAME else f"bot:…{whole[-(LONGEST_NAME - 5) :]}"


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
