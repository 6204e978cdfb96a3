"""What all nodes of one game share: edition, options, the numbers of actions, and how the setup is drawn."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from blackgate.catalogue import Edition, edition
from blackgate.engine import moves as mv
from blackgate.engine.setup import Options, extra_cards, full_deck
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from blackgate.env.options import check_max_turns
from blackgate.errors import GameBytesError, UnknownMove
from blackgate.options import check_names, check_options

CHANCE: Final = -1  # OpenSpiel's player numbers for chance and for the end of the game
TERMINAL: Final = -4

SECRET_FAMILIES: Final = (mv.OFFER, mv.GIVE, mv.TAKE)  # only two players know which card it is (12.2)

# Decisions in a turn, on average over a game: more than ever happens. The length of a turn has no limit, since a free roll
# may follow another one (9.1), but each has a chance of only one in three.
MAX_DECISIONS_PER_TURN: Final = 1_000
MAX_GAME_LENGTH: Final = 2**30 - 1  # OpenSpiel adds two such numbers in 32 bits


class SetupDraw(NamedTuple):
    """One draw of the setup."""

    pile: int  # an index of `TreeSettings.setup_piles`
    purpose: str  # such as "hand 2"; "turn 4 hand" is an extra card of the player with the fourth turn
    outcome_names: list[str]


class TreeSettings:
    """The options of a game and what follows from them. Read-only. A target of 0 is the rulebook's (3.1)."""

    options: Options
    names: tuple[str, ...]  # of the seats

    def __init__(
        self,
        edition: Edition,
        players: int,
        michel: str,
        teams: bool,
        calm: bool,
        target: int,
        fair_start: bool,
        max_turns: int,
    ) -> None:
        self.arguments: Final = (players, michel, teams, calm, target, fair_start, max_turns)
        self.edition = edition
        self.options = check_options(
            edition, players, michel=michel, teams=teams, calm=calm, target=target or None, fair_start=fair_start
        )
        self.names = check_names(edition, players)
        self.players = players
        self.max_turns: Final = check_max_turns(max_turns)
        self.layout: Final = Layout(edition, players)
        self.blank_observation: Final = vec[u8]([0] * self.layout.size)  # copied for every observation
        self.zeros: Final = [0.0] * self.layout.size
        self.float_values: Final = float_values(self.layout)
        self.actions: Final = len(edition.moves)
        rotation = SeatRotation(edition.rulebook, players, teams)
        seats, numbers = range(players), range(self.actions)
        self.moves_of_actions: Final = {seat: [int(rotation.to_catalogue(seat, action)) for action in numbers] for seat in seats}
        self.actions_of_moves: Final = {seat: [int(rotation.from_catalogue(seat, move)) for move in numbers] for seat in seats}
        self.moves_of_actions[TERMINAL] = self.actions_of_moves[TERMINAL] = list(numbers)  # no seat is asked: no rotation
        self.secret: Final = [family in SECRET_FAMILIES for family in edition.rulebook.family]
        self.setup_piles: Final = setup_piles(edition, players, calm)
        self.setup_draws: Final = setup_draws(edition, self.options)

    @property
    def max_game_length(self) -> int:
        """A bound on the number of decisions in a game."""
        return min(self.max_turns * MAX_DECISIONS_PER_TURN, MAX_GAME_LENGTH)

    @property
    def max_chance_outcomes(self) -> int:
        """A bound on the number of chance outcomes: cards of the setup, kinds drawn, faces of the die, Michel(le)'s cards."""
        rb = self.edition.rulebook
        return max(*(len(pile) for pile in self.setup_piles), int(rb.die), int(rb.michel_kinds))

    @property
    def min_utility(self) -> float:
        """The reward for losing (`core/rewards.py`)."""
        return -1.0 if self.options.teams else -1.0 / (self.players - 1)

    def action_text(self, seat: int, action: int) -> str:
        """Return the text form of a seat's action, as in records, with absolute seats."""
        return self.edition.moves[self.move_of_action(seat, action)].text

    def move_of_action(self, seat: int, action: int) -> int:
        """Return the number of the move that a seat's action stands for."""
        if not 0 <= action < self.actions:
            raise UnknownMove("error-move-number", number=str(action), most=self.actions - 1)
        return self.moves_of_actions[seat][action]

    def __reduce__(self) -> tuple[object, ...]:
        own = self.edition is not edition()  # the classic pack is in another directory on another machine
        return restore_settings, (self.edition.pack.directory if own else "classic", self.edition.pack.digest, self.arguments)


@lru_cache(maxsize=64)
def tree_settings(
    edition: Edition, players: int, michel: str, teams: bool, calm: bool, target: int, fair_start: bool, max_turns: int
) -> TreeSettings:
    """Return the settings of a game. Equal arguments give the same object."""
    return TreeSettings(edition, players, michel, teams, calm, target, fair_start, max_turns)


@lru_cache(maxsize=64)
def restore_settings(directory: str, digest: str, arguments: tuple[int, str, bool, bool, int, bool, int]) -> TreeSettings:
    """Return the settings of a saved node, or raise an error if the pack has changed."""
    found = edition(directory)
    if found.pack.digest != digest:
        raise GameBytesError("error-bytes-pack", pack=found.pack.id)
    return tree_settings(found, *arguments)


def float_values(layout: Layout) -> list[list[float]]:
    """Return, for each cell of an observation, the scaled float for each number (`Layout.scale`). Equal scales share a list."""
    lists = {factor: [float(factor * np.float32(number)) for number in range(256)] for factor in set(layout.scale)}
    return [lists[factor] for factor in layout.scale]


def setup_piles(edition: Edition, players: int, calm: bool) -> list[list[int]]:
    """Return what the setup draws from, as numbers of copies: each Gang's cards, Backgrounds, the Search deck, the seats."""
    rb = edition.rulebook
    gangs = [[int(rb.gang_of[card] == gang) for card in range(len(edition.gang_cards))] for gang in range(len(edition.gangs))]
    return [*gangs, [1] * len(edition.backgrounds), full_deck(rb, calm), [1] * players]


def setup_draws(edition: Edition, options: Options) -> list[SetupDraw]:
    """Return the draws in the engine's order (2.1-2.4, 14.8).

    These are Gang piles from the top, Backgrounds, hands by seat, the first player, and extra cards in turn order.
    """
    rb, players = edition.rulebook, options.players
    gangs = len(edition.gangs)
    found = [SetupDraw(int(gang), f"gang {edition.gangs[gang]}", edition.gang_cards) for gang in sorted(rb.gang_of)]
    found += [SetupDraw(gangs, f"background {seat}", edition.backgrounds) for seat in range(players)]
    found += [SetupDraw(gangs + 1, f"hand {seat}", edition.kinds) for seat in range(players) for _ in range(int(rb.start_hand))]
    found.append(SetupDraw(gangs + 2, "first", [str(seat) for seat in range(players)]))
    in_turn_order = [order for order in range(players) for _ in range(extra_cards(rb, options, order))]
    return found + [SetupDraw(gangs + 1, f"turn {order + 1} hand", edition.kinds) for order in in_turn_order]
