"""A table as its log tells it: the same entries give the same table, in whatever process they are read."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.fairness import commitment, mixed
from blackgate.game import Game, Step
from blackgate.record import outcomes, setup_of
from blackgate.tables import entries as en
from blackgate.tables.keys import fits
from blackgate.tables.player_names import called
from blackgate.tables.undo_policy import tells_nothing
from blackgate.tables.wire import Looks, TableOptions

LOOKS: tuple[str, ...] = get_args(Looks)
Phase = Literal["lobby", "playing", "paused", "over", "closed"]


@dataclass(slots=True)
class SeatRecord:
    """Who sits at a seat: a person with a key, or a bot; and the bot that stands in for the person."""

    name: str = ""
    key: str = ""
    bot: str = ""
    stand_in: str = ""
    nonce: str = ""
    muted: bool = False
    looks: str = ""

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return bool(self.key or self.bot)

    @property
    def player(self) -> str:
        """The bot that plays here now, or nothing: a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry as it was read, and the moves it made."""

    seq: int
    at: int
    what: str
    seat: int | None
    version: int  # after it
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedCommand:
    """A command that stands: whose, how many moves had been made before it, whether it told anybody anything, and the clock."""

    seat: int
    before: int
    quiet: bool
    asked_since: int
    reserve: list[int]


@dataclass(slots=True)
class OpenProposal:
    """Something proposed, when and under which number, and who agrees."""

    n: int
    at: int
    what: str
    by: int
    asked: list[int]
    agreed: list[int] = field(default_factory=list)


class LogMismatch(Exception):
    """The cards and rolls a log names are not those that follow from its seed and moves: it was written by another version
    of the program, or damaged. Playing on would be another game."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table}: entry {seq} does not follow from the entries before it")


class HostedTable:
    """One table."""

    def __init__(self, table: str, at: int, created: en.Created, edition: Edition) -> None:
        self.id = table
        self.seq = 1
        self.version = 1  # the last entry that changed what can be played: a command must answer this one
        self.created = at
        self.at = at  # of the newest entry
        self.head = created
        self.edition = edition
        self.host = created.host
        self.watch = created.watch
        self.order = shuffled_looks(table)
        self.chairs = [SeatRecord() for _ in range(self.options.players)]
        wishes = dict(enumerate(created.looks))
        for seat, bot in created.options.bots.items():
            looks = wishes.get(seat) or self.free_looks("", kept=wishes.values())
            self.chairs[seat] = SeatRecord(name=bot_name(bot), bot=bot, looks=looks)
        self.closed = ""
        self.rematch = ""
        self.game: Game | None = None
        self.turned: list[PlayedCommand] = []
        self.pages: list[LogEntry] = [LogEntry(1, at, "created", None, 1)]
        self.commands: dict[str, int] = {}  # seat and id of every command that was carried out
        self.consent: OpenProposal | None = None
        self.paused_since: int | None = None
        self.asked_since = at
        self.reserve: list[int] = []

    # --- what is ----------------------------------------------------------------------------
    @property
    def options(self) -> TableOptions:
        """What the table plays."""
        return self.head.options

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.game is not None and self.game.to_move is None:
            return "over"
        if self.closed:
            return "closed"
        if self.game is None:
            return "lobby"
        return "playing" if self.paused_since is None else "paused"

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played here."""
        return self.phase in ("over", "closed")

    @property
    def asked(self) -> int | None:
        """The seat whose move it is."""
        return None if self.game is None else self.game.to_move

    @property
    def commit(self) -> str:
        """What was published about the dice when the table was opened."""
        return commitment(self.head.seed, self.options.players)

    @property
    def nonces(self) -> list[str]:
        """Everybody's share in the dice."""
        return [chair.nonce for chair in self.chairs]

    @property
    def seed(self) -> str | None:
        """The whole seed, once nothing can be gained from it any more."""
        return None if self.game is None or self.phase != "over" else self.game.seed

    @property
    def people(self) -> list[int]:
        """Seats whose own player plays: those who are asked for consent."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.key and not chair.player]

    def seat_of(self, key_hash: str) -> int | None:
        """The seat a key opens."""
        for seat, chair in enumerate(self.chairs):
            if fits(key_hash, chair.key):
                return seat
        return None

    def names(self) -> list[str]:
        """The names at the table, as the record has them."""
        return [chair.name for chair in self.chairs]

    def called(self) -> list[str]:
        """The names as players are told them."""
        return called(self.names(), [chair.looks for chair in self.chairs])

    def since(self, seq: int) -> Sequence[LogEntry]:
        """The pages after one."""
        return self.pages[max(0, seq) :]

    def free_looks(self, wanted: str, kept: Collection[str] = ()) -> str:
        """The looks somebody gets who sits down (1.8): those wanted, unless somebody has them or they are `kept` for somebody;
        else the first of an order that is this table's own."""
        taken = {chair.looks for chair in self.chairs} | set(kept)
        return wanted if wanted in LOOKS and wanted not in taken else next(one for one in self.order if one not in taken)

    # --- what happens -----------------------------------------------------------------------
    def write(self, seq: int, at: int, entry: en.Entry, game: Game | None = None) -> None:
        """One more entry; `game` is the position after a move, where it is known already."""
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} of table {self.id} does not follow {self.seq}")
        before = self.asked
        steps = self.change(seq, at, entry, game)
        self.seq = seq
        self.at = at
        if self.asked != before and not isinstance(entry, en.Undone):  # who takes a move back gets no time for it
            self.asked_since = at
        seat = getattr(entry, "seat", -1)
        self.pages.append(LogEntry(seq, at, en.name_of(entry), seat if seat >= 0 else None, self.version, steps))
        command = getattr(entry, "command", "")
        if command:
            self.commands[f"{seat}:{command}"] = seq

    def change(self, seq: int, at: int, entry: en.Entry, game: Game | None) -> tuple[Step, ...]:
        """What an entry does; the moves it made."""
        match entry:
            case en.Moved():
                self.version = seq
                return self.move(entry, game)
            case en.Started():
                self.version = seq
                self.begin(entry)
            case en.Undone():
                self.version = seq
                self.take_back(entry.seat)
            case en.Proposed() | en.Answered():
                self.weigh(seq, at, entry)
            case en.StoodIn(seat=seat, bot=bot):
                self.chairs[seat].stand_in = bot
                self.reserve = entry.reserve if entry.reserve is not None else self.reserve
            case en.CameBack(seat=seat):
                self.chairs[seat].stand_in = ""
                if self.asked == seat:
                    self.asked_since = at
            case en.Rematch(table=table):
                self.rematch = table
            case en.Closed(why=why):
                self.closed = why or "closed"
            case _:
                self.seat(entry)
        return ()

    def seat(self, entry: en.Entry) -> None:
        """Who sits where, and with which key."""
        match entry:
            case en.Sat(seat=seat, name=name, key=key, nonce=nonce):
                self.chairs[seat] = SeatRecord(name=name, key=key, nonce=nonce, looks=self.free_looks(entry.looks))
                self.forget_commands(seat)
            case en.Stood(seat=seat):
                self.chairs[seat] = SeatRecord()
                self.forget_commands(seat)
            case en.BotSat(seat=seat, bot=bot):
                looks = self.chairs[seat].looks or self.free_looks("")
                self.chairs[seat] = SeatRecord(name=bot_name(bot), bot=bot, looks=looks) if bot else SeatRecord()
            case en.Readied(seat=seat, nonce=nonce):
                self.chairs[seat].nonce = nonce
            case en.Muted(seat=seat, muted=muted):
                self.chairs[seat].muted = muted
            case en.Rekeyed(role="host", key=key):
                self.host = key
            case en.Rekeyed(role="watch", key=key):
                self.watch = key
            case en.Rekeyed(seat=seat, key=key):
                self.chairs[seat].key = key
            case _:
                raise ValueError(f"a table's log cannot have {en.name_of(entry)} here")

    def forget_commands(self, seat: int) -> None:
        """Somebody else sits here now: their ids are their own."""
        self.commands = {key: seq for key, seq in self.commands.items() if not key.startswith(f"{seat}:")}

    def begin(self, entry: en.Started) -> None:
        """Everybody's share in the dice is in: deal, and set the clocks."""
        for chair, nonce in zip(self.chairs, entry.nonces, strict=True):
            chair.nonce = nonce
        self.game = self.deal()
        if entry.setup is not None and entry.setup != setup_of(self.game):
            raise LogMismatch(self.id, self.seq + 1)
        self.reserve = [self.options.clock.reserve_s * 1000] * self.options.players

    def deal(self) -> Game:
        """The game before its first move."""
        chosen = self.options
        return Game(
            chosen.players,
            seed=mixed(self.head.seed, self.nonces),
            michel=chosen.michel,
            teams=chosen.teams,
            calm=chosen.calm,
            target=chosen.target,
            first_player=chosen.first_player,
            pack=self.edition,
            seats=self.names(),
        )

    def move(self, entry: en.Moved, after: Game | None) -> tuple[Step, ...]:
        """A command's moves, all of them."""
        game = self.playing()
        before = steps_of(game)
        if after is None:
            after = game.copy()
            try:
                for text in entry.moves:
                    after.play(text)
            except BlackgateError:
                raise LogMismatch(self.id, self.seq + 1) from None
            if entry.out is not None and entry.out != outcomes_of(after, len(entry.moves)):
                raise LogMismatch(self.id, self.seq + 1)
        made = last_steps(after, steps_of(after) - before)
        self.turned.append(PlayedCommand(entry.seat, before, tells_nothing(game, made), self.asked_since, self.reserve))
        self.game = after
        if self.consent is not None and self.consent.what == "undo":
            self.consent = None  # what was proposed was about another position
        if entry.reserve is not None:
            self.reserve = entry.reserve
        return made

    def take_back(self, seat: int) -> None:
        """A seat's last command has not happened, nor anything after it; everybody's clock is as it was.
        Chance is as it was, too: the same move would bring the same result.
        """
        last = self.pop_command(seat)
        moves = [step.move for step in self.playing().steps[: last.before]]
        game = self.deal()
        for move in moves:
            game.play(move)
        self.game = game
        self.consent = None
        self.asked_since = last.asked_since
        self.reserve = last.reserve

    def pop_command(self, seat: int) -> PlayedCommand:
        """A seat's last command, removed together with all that came after it."""
        last = self.turned.pop()
        while last.seat != seat:
            last = self.turned.pop()
        return last

    def weigh(self, seq: int, at: int, entry: en.Proposed | en.Answered) -> None:
        """A proposal, an answer; and what is done once everybody agrees."""
        if isinstance(entry, en.Proposed):
            others = [seat for seat in self.people if seat != entry.seat] if entry.asked is None else entry.asked
            self.consent = OpenProposal(seq, at, entry.what, entry.seat, others)
        elif self.consent is not None and entry.yes:
            self.consent.agreed.append(entry.seat)
        else:
            self.consent = None
        consent = self.consent
        if consent is None or set(consent.asked) - set(consent.agreed):
            return
        self.consent = None
        self.version = seq
        if consent.what == "undo":
            self.take_back(consent.by)
        elif consent.what == "pause":
            self.paused_since = at
        elif self.paused_since is not None:
            self.asked_since += at - self.paused_since
            self.paused_since = None

    def record_text(self) -> str:
        """The record so far."""
        return self.playing().record.text

    def playing(self) -> Game:
        """The game, which must have begun."""
        if self.game is None:
            raise ValueError(f"table {self.id} has not begun")
        return self.game


def bot_name(bot: str) -> str:
    """What a bot is called, here and in the record."""
    return f"bot:{bot}" if bot else ""


def shuffled_looks(table: str) -> list[str]:
    """Every prisoner, in an order that depends on nothing but the table."""
    return sorted(LOOKS, key=lambda looks: hashlib.sha256(f"{table} {looks}".encode()).digest())


def steps_of(game: Game) -> int:
    """How many moves have been made."""
    return 0 if game.last is None else game.last.number


def outcomes_of(game: Game, count: int) -> list[list[str]] | None:
    """The chance outcomes of the last `count` moves, as the record has them; None if there were none."""
    found = [outcomes(game.edition, step.rows) for step in last_steps(game, count)]
    return found if any(found) else None


def last_steps(game: Game, count: int) -> tuple[Step, ...]:
    """The last so many moves, in order."""
    found: list[Step] = []
    step = game.last
    while step is not None and len(found) < count:
        found.append(step)
        step = step.before
    return tuple(reversed(found))
