"""What one seat knows: an allow-list of facts (chapter 12).

A view holds no reference to the game it was taken from. `View` in game.py adds samples of what the seat does not know.
"""

from mypy_extensions import i64

from blackgate.catalogue import Edition, Move
from blackgate.engine import flow
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import SHARED, Knowledge
from blackgate.engine.setup import Options
from blackgate.engine.table import Table
from blackgate.errors import OptionError
from blackgate.table_state import TableState


class BaseView:
    """The facts of a view, without samples."""

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
        self.table = Table(table.rulebook, NO_CHANCE, table.cells)
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
        """The row of knowledge: a seat's number, or one past the last for spectators."""
        return self.options.players if self.seat is None else self.seat

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return None if self.table.get(at.OVER) != 0 else int(flow.asked(self.table))

    @property
    def prompt(self) -> str:
        """What the game is waiting for."""
        if self.table.get(at.OVER) != 0:
            return "over"
        name: str = ask.PROMPTS[flow.prompt(self.table)][0]
        return name

    @property
    def legal_moves(self) -> list[Move]:
        """The moves of this seat, if it is the one asked."""
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
        """Cards another seat certainly holds, as far as this one can tell: at least so many of each kind."""
        if not 0 <= seat < self.options.players:
            raise OptionError("error-seat", seat=seat, most=self.options.players - 1)
        start = self.knowledge.private(self.observer, seat)
        found: dict[str, int] = {}
        for number, kind in enumerate(self.edition.kinds):
            count = int(self.knowledge.get(start + number))
            if count > 0:
                found[kind] = count
        return found

    def shared_cards(self) -> list[tuple[dict[str, int], dict[int, int]]]:
        """Cards known to be among those of several seats: (kinds, how many cards of the heap each seat holds)."""
        heaps: list[tuple[dict[str, int], dict[int, int]]] = []
        for heap in range(SHARED):
            start = self.knowledge.shared(self.observer, heap)
            held = {seat: int(self.knowledge.get(start + len(self.edition.kinds) + seat)) for seat in range(len(self.seats))}
            if sum(held.values()) > 0:
                counts = [(kind, int(self.knowledge.get(start + number))) for number, kind in enumerate(self.edition.kinds)]
                heaps.append(({kind: n for kind, n in counts if n > 0}, {seat: n for seat, n in held.items() if n > 0}))
        return heaps

    def unseen_cards(self) -> dict[str, int]:
        """Search cards that lie in the deck or among the unknown cards of others."""
        unseen = self.knowledge.unseen(self.table, self.observer)
        return {kind: int(unseen[number]) for number, kind in enumerate(self.edition.kinds) if unseen[number] > 0}

    def position(self) -> bytes:
        """What is seen and known, by whom, and what may be chosen: everything but the players' names."""
        cells = self.table.to_bytes()
        known = self.knowledge.to_bytes()
        return cells + known + bytes(repr((self.seat, self.legal)), "utf-8")

    def to_bytes(self) -> bytes:
        """Everything in the view, for comparing two of them."""
        return self.position() + bytes(repr(self.seats), "utf-8")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseView) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


class NoChance(Chance):
    """A view has no future: nothing can be drawn from it."""

    def word(self) -> i64:
        """Nothing can be drawn from a view: who tries is told to take a sample."""
        raise RuntimeError("a view has no chance source: play on a sample of it")


NO_CHANCE = NoChance(0, 0, 0, 0)
