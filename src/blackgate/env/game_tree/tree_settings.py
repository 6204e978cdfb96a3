"""What all nodes of one game share: rules, options, the numbers of moves, and how the setup is drawn."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from blackgate.catalogue import Edition, edition
from blackgate.engine import moves as mv
from blackgate.engine.setup import full_deck
from blackgate.env.core.seat_rotation import Chairs
from blackgate.env.fields import Layout
from blackgate.env.options import check_turns
from blackgate.errors import GameBytesError, UnknownMove
from blackgate.options import check_options

CHANCE: Final = -1  # OpenSpiel's numbers for "nobody is asked"
TERMINAL: Final = -4

SECRET: Final = (mv.OFFER, mv.GIVE, mv.TAKE)  # which card it is stays between two players (12.2)

# Decisions of a turn, on average over a game: more than ever happens. A turn has no longest length, since a free roll
# may follow another one (9.1), but each of them is only one chance in three.
LONG_TURN: Final = 1_000
MOST_MOVES: Final = 2**30 - 1  # OpenSpiel adds two such numbers in 32 bits


class Draw(NamedTuple):
    """One chance outcome of the setup: out of which heap, what for, and what its outcomes are called."""

    heap: int
    what: str
    names: list[str]


class Terms:
    """Read-only. `target` 0 is the rule's own (3.1)."""

    def __init__(self, book: Edition, players: int, michel: str, teams: bool, calm: bool, target: int, max_turns: int) -> None:
        self.chosen = (players, michel, teams, calm, target, max_turns)
        self.edition = book
        self.options, self.names = check_options(book, players, michel, teams, calm, target or None, None, None)
        self.players = players
        self.most_turns = check_turns(max_turns)
        self.layout = Layout(book, players)
        self.blank = vec[u8]([0] * self.layout.size)  # copied for every observation
        self.zeros = [0.0] * self.layout.size
        self.levels = levels(self.layout)
        self.actions = len(book.moves)
        chairs = Chairs(book.rulebook, players, teams)
        seats = range(players)
        self.inward = {seat: [int(chairs.to_catalogue(seat, action)) for action in range(self.actions)] for seat in seats}
        self.outward = {seat: [int(chairs.from_catalogue(seat, move)) for move in range(self.actions)] for seat in seats}
        self.inward[TERMINAL] = self.outward[TERMINAL] = list(range(self.actions))  # nobody's chair
        self.secret = [family in SECRET for family in book.rulebook.family]
        self.heaps = heaps(book, players, calm)
        self.draws = draws(book, players)

    @property
    def most_decisions(self) -> int:
        """A bound on the decisions of a game."""
        return min(self.most_turns * LONG_TURN, MOST_MOVES)

    @property
    def most_outcomes(self) -> int:
        """A bound on the numbers of chance outcomes: cards of the setup, kinds drawn, faces of the die, Michel(le)'s cards."""
        rb = self.edition.rulebook
        return max(*(len(heap) for heap in self.heaps), int(rb.die), int(rb.michel_kinds))

    @property
    def worst(self) -> float:
        """What losing pays (`env/rules.py`)."""
        return -1.0 if self.options.teams else -1.0 / (self.players - 1)

    def text(self, seat: int, action: int) -> str:
        """The move a seat means by an action, as a record has it: seats are counted round the table."""
        return self.edition.moves[self.number(seat, action)].text

    def number(self, seat: int, action: int) -> int:
        """The same as a number of the catalogue."""
        if not 0 <= action < self.actions:
            raise UnknownMove("error-move-number", number=str(action), most=self.actions - 1)
        return self.inward[seat][action]

    def __reduce__(self) -> tuple[object, ...]:
        own = self.edition is not edition()  # the classic pack lies elsewhere on another machine
        return recalled, (self.edition.pack.directory if own else "classic", self.edition.pack.digest, self.chosen)


@lru_cache(maxsize=64)
def terms(book: Edition, players: int, michel: str, teams: bool, calm: bool, target: int, max_turns: int) -> Terms:
    """The terms of a game, made once."""
    return Terms(book, players, michel, teams, calm, target, max_turns)


@lru_cache(maxsize=64)
def recalled(directory: str, digest: str, chosen: tuple[int, str, bool, bool, int, int]) -> Terms:
    """The terms a node was saved under; another pack would read its numbers wrongly."""
    book = edition(directory)
    if book.pack.digest != digest:
        raise GameBytesError("error-bytes-pack", pack=book.pack.id)
    return terms(book, *chosen)


def levels(layout: Layout) -> list[list[float]]:
    """For every cell of an observation: what each of its numbers is for a network (`Layout.scale`). Equal scales share a list."""
    lists = {factor: [float(factor * np.float32(number)) for number in range(256)] for factor in set(layout.scale)}
    return [lists[factor] for factor in layout.scale]


def heaps(book: Edition, players: int, calm: bool) -> list[list[int]]:
    """What the setup is drawn from, as copies by number: each Gang's cards, Backgrounds, the Search deck, seats."""
    rb = book.rulebook
    gangs = [[int(rb.gang_of[card] == gang) for card in range(len(book.gang_cards))] for gang in range(len(book.gangs))]
    return [*gangs, [1] * len(book.backgrounds), full_deck(rb, calm), [1] * players]


def draws(book: Edition, players: int) -> list[Draw]:
    """2.1-2.4, in the order in which the engine deals: Gang piles from the top, Backgrounds, hands seat by seat, first player."""
    rb = book.rulebook
    gangs = len(book.gangs)
    found = [Draw(int(gang), f"gang {book.gangs[gang]}", book.gang_cards) for gang in sorted(rb.gang_of)]
    found += [Draw(gangs, f"background {seat}", book.backgrounds) for seat in range(players)]
    found += [Draw(gangs + 1, f"hand {seat}", book.kinds) for seat in range(players) for _ in range(int(rb.start_hand))]
    return [*found, Draw(gangs + 2, "first", [str(seat) for seat in range(players)])]
