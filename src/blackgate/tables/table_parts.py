"""Parts of a table's state: seats, played and undone commands, an open proposal, the time for revealing nonces; and a log that
is wrong."""

from dataclasses import dataclass, field

from msgspec import Struct

from blackgate.fairness import is_hash


@dataclass(slots=True)
class Seat:
    """The person (with a key) or bot at a seat, and the bot that stands in for the person."""

    name: str = ""
    key: str = ""  # a hash
    first_key: str = ""  # hash of the key with which the seat was taken; the key can be replaced
    bot: str = ""
    stand_in: str = ""
    share: str = ""  # of the seed, as it was added: the hash of a nonce, or the nonce itself
    nonce: str = ""  # the nonce, once it is known
    muted: bool = False
    looks: str = ""

    def add_share(self, share: str) -> None:
        """Set the seat's share of the seed."""
        self.share = share
        self.nonce = "" if is_hash(share) else share

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return bool(self.key or self.bot)

    @property
    def playing_bot(self) -> str:
        """The bot that plays this seat now; empty if a person does."""
        return self.bot or self.stand_in


class PlayedCommand(Struct, frozen=True, gc=False):
    """A command that was played and not undone, with what is needed to undo it. The garbage collector leaves it out."""

    seq: int  # of its entry
    seat: int
    moves_before: int  # moves made in the game before this command
    reveals_nothing: bool  # see `undo_policy`
    to_move_since: int  # of the table, before this command
    reserve: list[int]


class UndoneCommands(Struct, frozen=True, gc=False):
    """The commands that an entry undid: the newest one of a seat, in entry `since`, and all later ones."""

    seat: int
    since: int
    later: int  # how many later ones


@dataclass(slots=True)
class OpenProposal:
    """A proposal that is waiting for answers. `n` is the sequence number of its entry, `by` the seat that made it."""

    n: int
    at: int
    what: str
    by: int
    asked: list[int]
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Reveal:
    """The time between the start and the deal, in which nonces are revealed: its beginning, and the seats that were absent."""

    since: int
    absent: list[int]


class LogMismatch(Exception):
    """The cards and rolls in the log do not follow from its seed and moves: another version of the program wrote it, or it
    is damaged. The game cannot go on: it would be a different one."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table}: entry {seq} does not follow from the entries before it")
