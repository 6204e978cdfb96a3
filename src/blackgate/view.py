"""What one seat knows (chapter 12).

A view holds no reference to the game it was taken from. `View` in game.py adds samples of what the seat does not know.
"""

from mypy_extensions import i64

from blackgate.catalogue import Edition, Move
from blackgate.engine import card_programs, flow
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.bits import lowest_bit
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

    @property
    def background(self) -> str | None:
        """The seat's own Background; None for a spectator."""
        return None if self.seat is None else self.edition.backgrounds[int(self.table.of(self.seat, at.BACKGROUND))]

    def known_cards(self, seat: int) -> dict[str, int]:
        """Return the cards this seat knows another one to hold: at least this many of each kind."""
        if not 0 <= seat < self.options.players:
            raise OptionError("error-seat", seat=seat, most=self.options.players - 1)
        return self._counted(seat)

    def _counted(self, group: i64) -> dict[str, int]:
        """Return the cards by kind that are known to be in a hand or heap."""
        names: list[str] = self.edition.kinds
        observer: i64 = self.observer
        found: dict[str, int] = {}
        kinds = self.knowledge.kinds_in(observer, group)
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            found[names[kind]] = int(self.knowledge.count(observer, group, kind))
        return found

    def shared_cards(self) -> list[tuple[dict[str, int], dict[int, int]]]:
        """Return cards known to be spread over several hands: (cards by kind, number of these cards by seat)."""
        heaps: list[tuple[dict[str, int], dict[int, int]]] = []
        for heap in range(self.knowledge.players, self.knowledge.groups):
            held: dict[int, int] = {}
            for seat in range(self.knowledge.players):
                count = self.knowledge.count(self.observer, heap, self.knowledge.kinds + seat)
                if count > 0:
                    held[int(seat)] = int(count)
            if held:
                heaps.append((self._counted(heap), held))
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

    # --- what has changed since an earlier view of the same game ------------------------------
    def same_player(self, earlier: "BaseView", seat: int) -> bool:
        """Return whether all players see the same of a player."""
        first: i64 = at.SEAT + seat * at.SEAT_WIDTH
        return (
            self.seats == earlier.seats
            and self.table.same_cells(earlier.table, first, first + at.SEAT_WIDTH)
            and same_list(self.table, earlier.table, at.DUG_SIZE, at.DUGS)
        )

    def same_own(self, earlier: "BaseView") -> bool:
        """Return whether the seat knows the same cards, as `knows_same` says."""
        return knows_same(self.table, self.knowledge, earlier)

    def same_discard(self, earlier: "BaseView") -> bool:
        """Return whether the discard pile has the same cards."""
        return same_list(self.table, earlier.table, at.DISCARD_SIZE, at.DISCARDS)

    def same_piles(self, earlier: "BaseView") -> bool:
        """Return whether the piles of the board and of the Gangs have the same cards."""
        return self.table.same_cells(earlier.table, at.PILE, at.PILE + at.KINDS) and self.table.same_cells(
            earlier.table, at.GANG_SIZE, at.GANG_CARDS + at.GANGS * at.GANG_PILE
        )

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


def knows_same(table: Table, knowledge: Knowledge, earlier: BaseView) -> bool:
    """Return whether the seat of an earlier view knows the same cards now: its hand, its Background, what it has concluded about
    the other hands, and which cards it has not seen. It may also be False if only the order of open cards is another."""
    seat: i64 = earlier.observer
    hand = at.HAND + seat * at.KINDS
    before = earlier.table
    return (
        knowledge.same_row(earlier.knowledge, seat)
        and table.same_cells(before, hand, hand + at.KINDS)
        and table.of(seat, at.BACKGROUND) == before.of(seat, at.BACKGROUND)
        and same_list(table, before, at.DISCARD_SIZE, at.DISCARDS)
        and same_list(table, before, at.LAID_SIZE, at.LAIDS)
        and card_programs.same_set_aside(table, before)
    )


def same_list(table: Table, other: Table, size: i64, first: i64) -> bool:
    """Return whether a list of cards is the same in two tables: the cell with its length, and its first cell."""
    count = table.get(size)
    return count == other.get(size) and table.same_cells(other, first, first + count)


class NoChance(Chance):
    """The chance source of a view, which refuses to draw."""

    def word(self) -> i64:
        """Raise: a view cannot be played on, only a sample of it can."""
        raise RuntimeError("a view has no chance source: play on a sample of it")


NO_CHANCE = NoChance(0, 0, 0, 0)
