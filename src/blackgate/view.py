"""What one seat knows (chapter 12).

A view holds no reference to the game it was taken from. `View` in game.py adds samples of what the seat does not know.
"""

from mypy_extensions import i64

from blackgate.catalogue import Edition, Move
from blackgate.engine import flow
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.setup import Options
from blackgate.engine.table import Table
from blackgate.errors import OptionError
from blackgate.table_state import TableState


class BaseView:
    """A view without samples, which `View` adds."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        seats: tuple[str, ...],
        seat: int | None,
        table: Table,
        knowledge: Knowledge,
        legal: list[int],
    ) -> None:
        self.edition = edition
        self.options = options
        self.seats = seats
        self.seat = seat
        self.table: Table = Table(table.rulebook, NO_CHANCE, table.cells)
        self.knowledge = knowledge
        self.legal = legal
        self._state: TableState | None = None

    @property
    def state(self) -> TableState:
        """The table as this seat sees it: players, piles, the question, the fight."""
        found = self._state
        if found is None:
            found = TableState(self.edition, self.seats, self.table, self.seat)
            self._state = found
        return found

    @property
    def observer(self) -> int:
        """The row of `knowledge` that belongs to this view: the seat, or the number of players for a spectator."""
        return self.options.players if self.seat is None else self.seat

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return None if self.table.get(at.OVER) != 0 else int(flow.asked(self.table))

    @property
    def prompt(self) -> str:
        """The prompt: what the game is waiting for, or "over"."""
        if self.table.get(at.OVER) != 0:
            return "over"
        name: str = ask.PROMPTS[flow.prompt(self.table)][0]
        return name

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of this seat; empty if another seat is asked."""
        return [self.edition.moves[move] for move in self.legal]

    @property
    def hand(self) -> dict[str, int]:
        """The seat's own cards by kind."""
        if self.seat is None:
            return {}
        own: i64 = self.seat
        found: dict[str, int] = {}
        for number, kind in enumerate(self.edition.kinds):
            held = int(self.table.hand(own, number))
            if held > 0:
                found[kind] = held
        return found

    def known_cards(self, seat: int) -> dict[str, int]:
        """Return the cards this seat knows another one to hold: at least this many of each kind."""
        if not 0 <= seat < self.options.players:
            raise OptionError("error-seat", seat=seat, most=self.options.players - 1)
        return self._counted(self.knowledge.private(self.observer, seat))

    def _counted(self, start: i64) -> dict[str, int]:
        """Return the cards by kind that are counted in the knowledge from a cell on."""
        kinds: list[str] = self.edition.kinds
        found: dict[str, int] = {}
        for number in range(self.knowledge.kinds):
            count = self.knowledge.get(start + number)
            if count > 0:
                found[kinds[number]] = int(count)
        return found

    def shared_cards(self) -> list[tuple[dict[str, int], dict[int, int]]]:
        """Return cards known to be spread over several hands: (cards by kind, number of these cards by seat)."""
        heaps: list[tuple[dict[str, int], dict[int, int]]] = []
        for heap in range(self.knowledge.players, self.knowledge.groups):
            start = self.knowledge.start(self.observer, heap)
            held: dict[int, int] = {}
            for seat in range(self.knowledge.players):
                count = self.knowledge.get(start + self.knowledge.kinds + seat)
                if count > 0:
                    held[int(seat)] = int(count)
            if held:
                heaps.append((self._counted(start), held))
        return heaps

    def unseen_cards(self) -> dict[str, int]:
        """Return the Search cards that are in the deck or among the unknown cards of other hands, by kind."""
        kinds: list[str] = self.edition.kinds
        unseen = self.knowledge.unseen(self.table, self.observer)
        found: dict[str, int] = {}
        for number in range(self.knowledge.kinds):
            if unseen[number] > 0:
                found[kinds[number]] = int(unseen[number])
        return found

    def private_bytes(self) -> bytes:
        """Return what the seat knows and others may not know as bytes, for comparing: its hand, its Background, what it has
        concluded about the other hands, and how many cards of each kind it has not seen."""
        seat: i64 = self.observer
        hand = at.HAND + seat * at.KINDS
        known = self.knowledge.observer_bytes(int(seat)) + bytes(memoryview(self.knowledge.unseen(self.table, seat)))
        return known + bytes(memoryview(self.table.cells[hand : hand + at.KINDS])) + bytes([self.table.of(seat, at.BACKGROUND)])

    def position(self) -> bytes:
        """Return the view as bytes, without the names of the players."""
        cells = self.table.to_bytes()
        known = self.knowledge.to_bytes()
        return cells + known + bytes(repr((self.seat, self.legal)), "utf-8")

    def to_bytes(self) -> bytes:
        """Return the whole view as bytes, for comparing."""
        return self.position() + bytes(repr(self.seats), "utf-8")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseView) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


class NoChance(Chance):
    """The chance source of a view, which refuses to draw."""

    def word(self) -> i64:
        """Raise: a view cannot be played on, only a sample of it can."""
        raise RuntimeError("a view has no chance source: play on a sample of it")


NO_CHANCE = NoChance(0, 0, 0, 0)
