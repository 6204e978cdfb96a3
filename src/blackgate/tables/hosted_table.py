"""A table's state, computed from its log: the same entries give the same table in every process that reads them."""

from collections.abc import Collection, Sequence
from typing import Final, Literal

from msgspec import Struct

from blackgate.catalogue import Edition
from blackgate.errors import BlackgateError
from blackgate.fairness import commitment, join_seed, sha256, shares_in
from blackgate.game import Game, Record, Step
from blackgate.record import TABLE_FORMAT, setup_of
from blackgate.tables import entries
from blackgate.tables.game_steps import chance_outcomes, move_count
from blackgate.tables.keys import matches
from blackgate.tables.player_names import LOOKS, bot_name, display_names, prisoner_name, recorded_names, shuffled_looks
from blackgate.tables.table_parts import LogMismatch, OpenProposal, PlayedCommand, Reveal, Seat, UndoneCommands
from blackgate.tables.undo_policy import reveals_nothing
from blackgate.tables.wire import TableOptions

Phase = Literal["lobby", "playing", "paused", "over", "closed"]


class LogEntry(Struct, frozen=True, gc=False):
    """A summary of one entry of the log, with the moves it made or undid. `version` is the table's version after it.

    The garbage collector leaves it out (`gc=False`): it is in no cycle, and a server keeps very many.
    """

    seq: int
    at: int
    what: str
    seat: int | None
    version: int
    steps: tuple[Step, ...] = ()
    undid: UndoneCommands | None = None


class HostedTable:
    """A table and its game. Only `apply` changes it."""

    def __init__(self, table: str, at: int, created: entries.Created, edition: Edition) -> None:
        self.id = table
        self.seq: int = 1  # of the newest entry
        self.version: int = 1  # of the newest entry that changed what can be played: a command must name this one
        self.created_at = at
        self.updated_at: int = at
        self.creation = created
        self.edition = edition
        self.options: TableOptions = created.options
        self.host: str = created.host
        self.watch: str = created.watch
        self.looks_order: Final = shuffled_looks(table)
        self.seats: list[Seat] = [Seat() for _ in range(self.options.players)]
        reserved = dict(enumerate(created.looks))
        for number, bot in created.options.bots.items():
            looks = reserved.get(number) or self.assign_looks("", reserved=reserved.values())
            self.seats[number] = Seat(name=bot_name(bot), bot=bot, looks=looks)
        self.removed_keys: Final[set[str]] = set()  # hashes of the keys with which players whom the host removed took their seats
        self.closed: str = ""
        self.rematch: str = ""
        self.terms: str = ""  # of the game, from the start on
        self.reveal: Reveal | None = None
        self.game: Game | None = None
        self.played_commands: list[PlayedCommand] = []
        self.log: list[LogEntry] = [LogEntry(1, at, "created", None, 1)]
        self.command_seqs: dict[str, int] = {}  # entry of every command that was carried out, by "seat:id"
        self.proposal: OpenProposal | None = None
        self.paused_since: int | None = None
        self.to_move_since: int = at  # when the seat to move began to think
        self.reserve: list[int] = []  # milliseconds, by seat
        self.shown_names: list[str] | None = None  # what `display_names` has returned; None once a seat may have changed

    # --- state --------------------------------------------------------------------------------
    @property
    def phase(self) -> Phase:
        """The phase the table is in."""
        if self.game is not None and self.game.to_move is None:
            return "over"
        if self.closed:
            return "closed"
        if self.game is None:
            return "lobby"
        return "playing" if self.paused_since is None else "paused"

    @property
    def ended(self) -> bool:
        """Whether the table is over or closed."""
        return self.phase in ("over", "closed")

    @property
    def to_move(self) -> int | None:
        """The seat to move; None before the start and after the end."""
        return None if self.game is None else self.game.to_move

    @property
    def commit(self) -> str:
        """The commitment to the server's half of the seed, published when the table is created."""
        return commitment(self.creation.seed, self.options.players)

    @property
    def nonces(self) -> list[str]:
        """Every seat's contribution to the seed."""
        return [seat.nonce for seat in self.seats]

    @property
    def starting(self) -> bool:
        """Whether the host has started the game and nonces are being revealed."""
        return self.reveal is not None and self.phase == "lobby"

    @property
    def unrevealed(self) -> list[int]:
        """Seats that have added the hash of a nonce and not revealed the nonce."""
        return [number for number, seat in enumerate(self.seats) if seat.share and not seat.nonce]

    @property
    def laid_open(self) -> bool:
        """Whether a game was played or aborted here and can never go on: seed and hidden cards are no secret any more."""
        return self.game is not None and self.ended

    @property
    def seed(self) -> str | None:
        """The whole seed, once the game is over or aborted; None before."""
        return self.game.seed if self.game is not None and self.laid_open else None

    @property
    def human_seats(self) -> list[int]:
        """Seats that a person plays now; they are asked about proposals."""
        return [number for number, seat in enumerate(self.seats) if seat.key and not seat.playing_bot]

    def seat_of(self, key_hash: str) -> int | None:
        """Return the seat a key belongs to."""
        for number, seat in enumerate(self.seats):
            if matches(key_hash, seat.key):
                return number
        return None

    def names(self) -> list[str]:
        """Return the names of persons and of kinds of bots."""
        return [seat.name for seat in self.seats]

    def looks(self) -> list[str]:
        """Return the prisoners of the players."""
        return [seat.looks for seat in self.seats]

    def display_names(self) -> list[str]:
        """Return the names as players see them, no two the same; of a free seat, an empty one."""
        if self.shown_names is None:
            self.shown_names = display_names(self.names(), self.looks())
        return self.shown_names

    def recorded_names(self) -> list[str]:
        """Return the names as the record has them."""
        return recorded_names(self.names(), self.looks())

    def log_after(self, seq: int) -> Sequence[LogEntry]:
        """Return the entries after number `seq`."""
        return self.log[max(0, seq) :]

    def assign_looks(self, wanted: str, reserved: Collection[str] = ()) -> str:
        """Return the prisoner for a new player (1.8): the wanted one, if it is not taken or reserved; otherwise the first free
        one in this table's order."""
        taken = {seat.looks for seat in self.seats} | set(reserved)
        return wanted if wanted in LOOKS and wanted not in taken else next(one for one in self.looks_order if one not in taken)

    def require_game(self) -> Game:
        """Return the game; raise ValueError if it has not started."""
        if self.game is None:
            raise ValueError(f"table {self.id} has not begun")
        return self.game

    def record(self) -> Record:
        """Return the record of the game so far. That of an aborted game ends with its seed, but without a result."""
        header, *lines = self.require_game().record.lines
        header = {**header, "seats": self.recorded_names()}
        if self.terms:
            header |= {"blackgate": TABLE_FORMAT, "shares": shares_in(self.terms)}
        if self.phase == "closed":
            header |= {"blackgate": TABLE_FORMAT}
            lines.append({"result": None, "seed": self.seed})
        return Record((header, *lines))

    def record_text(self) -> str:
        """Return the record as the text of a file."""
        return self.record().text

    # --- changes ------------------------------------------------------------------------------
    def apply(self, seq: int, at: int, entry: entries.Entry, game: Game | None = None) -> None:
        """Apply the next entry. `game` is the position after a move, if the caller has computed it already."""
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} of table {self.id} does not follow {self.seq}")
        before = self.to_move
        steps, undid = self._change(seq, at, entry, game)
        self.seq = seq
        self.updated_at = at
        if self.to_move != before and not isinstance(entry, entries.Undone):  # an undo does not reset the clock
            self.to_move_since = at
        seat = getattr(entry, "seat", -1)
        self.log.append(LogEntry(seq, at, entries.entry_name(entry), seat if seat >= 0 else None, self.version, steps, undid))
        command = getattr(entry, "command", "")
        if command:
            self.command_seqs[f"{seat}:{command}"] = seq

    def _change(
        self, seq: int, at: int, entry: entries.Entry, game: Game | None
    ) -> tuple[tuple[Step, ...], UndoneCommands | None]:
        """Change the state, and return the moves that were made and the commands that were undone."""
        match entry:
            case entries.Moved():
                self.version = seq
                return self.play(entry, game), None
            case entries.Locked(terms=terms, absent=absent):
                self.terms = terms
                self.reveal = Reveal(at, absent)
            case entries.Started(terms=terms):
                self.version = seq
                self.terms = terms
                self.start_game(entry)
            case entries.Undone():
                self.version = seq
                return (), self.undo_command(entry.seat)
            case entries.Proposed() | entries.Answered():
                return (), self._change_proposal(seq, at, entry)
            case entries.StoodIn(seat=seat, bot=bot):
                self.seats[seat].stand_in = bot
                self.reserve = entry.reserve if entry.reserve is not None else self.reserve
            case entries.CameBack(seat=seat):
                self.seats[seat].stand_in = ""
                if self.to_move == seat:
                    self.to_move_since = at
            case entries.Rematch(table=table):
                self.rematch = table
            case entries.Closed(why=why):
                self.closed = why or "closed"
            case _:
                self.shown_names = None
                self._change_seats(entry)
        return (), None

    def _change_seats(self, entry: entries.Entry) -> None:
        match entry:
            case entries.Sat(seat=seat, name=name, key=key, nonce=nonce):
                looks = self.assign_looks(entry.looks)
                self.seats[seat] = Seat(name=name or prisoner_name(looks), key=key, first_key=key, looks=looks)
                self.seats[seat].add_share(nonce)
                self._forget_commands(seat)
            case entries.Forgotten(seat=seat):
                self.forget_name(seat)
            case entries.Stood(seat=seat):
                if entry.removed:
                    self.removed_keys.add(self.seats[seat].first_key)
                self.seats[seat] = Seat()
                self._forget_commands(seat)
            case entries.BotSat(seat=seat, bot=bot):
                looks = self.seats[seat].looks or self.assign_looks("")
                self.seats[seat] = Seat(name=bot_name(bot), bot=bot, looks=looks) if bot else Seat()
            case entries.OptionsChanged(options=options):
                self.options = options
                self.seats = [*self.seats[: options.players], *(Seat() for _ in range(len(self.seats), options.players))]
            case entries.Readied(seat=seat, nonce=nonce):
                self.seats[seat].add_share(nonce)
            case entries.Revealed(seat=seat, nonce=nonce):
                self.seats[seat].nonce = nonce
            case entries.Muted(seat=seat, muted=muted):
                self.seats[seat].muted = muted
            case entries.Rekeyed():
                self._replace_key(entry)
            case _:
                raise ValueError(f"a table's log cannot have {entries.entry_name(entry)} here")

    def _replace_key(self, entry: entries.Rekeyed) -> None:
        match entry.role:
            case "host":
                self.host = entry.key
            case "watch":
                self.watch = entry.key
            case _:
                self.seats[entry.seat].key = entry.key

    def _forget_commands(self, seat: int) -> None:
        """Forget a seat's command ids: another person may take the seat and use the same ones."""
        self.command_seqs = {key: seq for key, seq in self.command_seqs.items() if not key.startswith(f"{seat}:")}

    def forget_name(self, seat: int) -> None:
        """Call a player by the name of their prisoner, also in the record of the game."""
        name = prisoner_name(self.seats[seat].looks)
        if self.seats[seat].name != name:
            self.seats[seat].name = name
            if self.game is not None:
                self.game = self.play_again(self.game.steps)

    def start_game(self, entry: entries.Started) -> None:
        """Deal the cards and set the clocks."""
        for seat, nonce in zip(self.seats, entry.nonces, strict=True):
            seat.nonce = nonce
        self.game = self.deal()
        if entry.setup is not None and entry.setup != setup_of(self.game):
            raise LogMismatch(self.id, self.seq + 1)
        clock = self.options.clock
        self.reserve = [clock.reserve_s * 1000 if clock.kind == "turn" else 0] * self.options.players

    def deal(self) -> Game:
        """Return the game before its first move."""
        chosen = self.options
        game = Game(
            chosen.players,
            seed=join_seed(self.creation.seed, self.nonces),
            michel=chosen.michel,
            teams=chosen.teams,
            calm=chosen.calm,
            target=chosen.target,
            first_player=chosen.first_player,
            fair_start=bool(chosen.fair_start),
            pack=self.edition,
            seats=self.names(),
        )
        if self.terms:
            game.commit = sha256(self.terms)
        return game

    def play(self, entry: entries.Moved, after: Game | None) -> tuple[Step, ...]:
        """Play the moves of a command, or take the position `after` them, and return their steps."""
        game = self.require_game()
        before = move_count(game)
        if after is None:
            after = game.copy()
            try:
                for text in entry.moves:
                    after.play(text)
            except BlackgateError:
                raise LogMismatch(self.id, self.seq + 1) from None
            if entry.out is not None and entry.out != chance_outcomes(after, len(entry.moves)):
                raise LogMismatch(self.id, self.seq + 1)
        steps = tuple(after.last_steps(move_count(after) - before))
        self.played_commands.append(
            PlayedCommand(self.seq + 1, entry.seat, before, reveals_nothing(game, steps), self.to_move_since, self.reserve)
        )
        self.game = after
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None  # it was about another position
        if entry.reserve is not None:
            self.reserve = entry.reserve
        return steps

    def undo_command(self, seat: int) -> UndoneCommands:
        """Undo a seat's last command and everything after it, and restore the clocks.

        Chance is restored too: the same move will have the same result.
        """
        last, undone = self.pop_commands(seat)
        self.game = self.play_again(self.require_game().steps[: last.moves_before])
        self.proposal = None
        self.to_move_since = last.to_move_since
        self.reserve = last.reserve
        return undone

    def play_again(self, steps: Sequence[Step]) -> Game:
        """Return the game after these steps, played from its deal."""
        game = self.deal()
        for step in steps:
            game.play(step.move)
        return game

    def pop_commands(self, seat: int) -> tuple[PlayedCommand, UndoneCommands]:
        """Remove a seat's last command and all later ones, and return it and a summary of all of them."""
        later = 0
        last = self.played_commands.pop()
        while last.seat != seat:
            later += 1
            last = self.played_commands.pop()
        return last, UndoneCommands(seat, last.seq, later)

    def _change_proposal(self, seq: int, at: int, entry: entries.Proposed | entries.Answered) -> UndoneCommands | None:
        """Open a proposal or record an answer; once all agree, do what was proposed. Return the commands that were undone."""
        if isinstance(entry, entries.Proposed):
            others = [seat for seat in self.human_seats if seat != entry.seat] if entry.asked is None else entry.asked
            self.proposal = OpenProposal(seq, at, entry.what, entry.seat, others)
        elif self.proposal is not None and entry.yes:
            self.proposal.agreed.append(entry.seat)
        else:
            self.proposal = None
        proposal = self.proposal
        if proposal is None or set(proposal.asked) - set(proposal.agreed):
            return None
        self.proposal = None
        self.version = seq
        if proposal.what == "undo":
            return self.undo_command(proposal.by)
        if proposal.what == "pause":
            self.paused_since = at
        elif self.paused_since is not None:
            self.to_move_since += at - self.paused_since
            self.paused_since = None
        return None
