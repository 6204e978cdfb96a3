"""The game for OpenSpiel: importing this module registers it as "blackgate".

>>> import pyspiel
>>> import blackgate.env.open_spiel
>>> game = pyspiel.load_game("blackgate(players=3,michel=michelle)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit, the setup (2) included. Players' actions are moves counted from the chair of whoever is asked
(`core/chairs.py`); `action_to_string` tells them as records do. docs/research/open_spiel.md says the rest.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from blackgate.catalogue import edition
from blackgate.env.game_tree.node import Node
from blackgate.env.game_tree.position import Position
from blackgate.env.game_tree.setup_node import Dealing
from blackgate.env.game_tree.tree_settings import CHANCE, TERMINAL, Terms, terms
from blackgate.env.options import MOST_TURNS

NOTHING_YET: Final = "setup"  # what every seat was told before the cards are dealt
SEEDS: Final = 2**53  # different numbers a sampler gives

PARAMETERS: Final = {
    "players": 4,
    "michel": "none",
    "teams": False,
    "calm": False,
    "target": 0,  # the rule's own (3.1, 11.2)
    "max_turns": MOST_TURNS,
    "pack": "classic",
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="blackgate",
    long_name="Blackgate (Dig Your Way Out)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class BlackgateGame(pyspiel.Game):
    """A game under chosen options; wrong ones are refused with their rule (14)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        book = edition(chosen.pop("pack"))
        self.terms: Terms = terms(book, **chosen)
        self.beginning = Dealing(self.terms)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=self.terms.most_outcomes,
            num_players=self.terms.players,
            min_utility=self.terms.worst,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.terms.most_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "BlackgateState":
        """Before anything is dealt."""
        return BlackgateState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "BlackgateObserver | None":
        """Somebody who writes a seat's observation, or with perfect recall its information state.

        What is public and what is the seat's own come together; for one without the other there is nobody (None).
        """
        if params:
            raise pyspiel.SpielError(f"Observers of Blackgate take no parameters, not even {sorted(params)}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return BlackgateObserver(self.terms, bool(kind.perfect_recall))


class BlackgateState(pyspiel.State):
    """Where a game is. All of it is one unchanging node, so that a clone costs next to nothing.

    OpenSpiel's compiled code has ways of its own to legal actions, chance nodes and tensors (through `_legal_actions`,
    `current_player` and observers); they are here as well because that is several times faster for callers in Python.
    """

    def __init__(self, game: BlackgateGame) -> None:
        super().__init__(game)
        self.node: Node = game.beginning

    # --- whose move, and which --------------------------------------------------------------
    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance or for the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Whether the game is over: won (3.2), or stopped between two turns (14.7)."""
        return self.node.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether a die or a card is waited for."""
        return self.node.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        """What OpenSpiel asks for when it knows that this player is asked."""
        return self.node.actions()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or whoever is asked, may do: nothing if somebody else is asked."""
        node = self.node
        return node.actions() if player is None or player == node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can happen at a chance node, with probabilities."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        """Play an action or an outcome. A wrong one raises and leaves everything as it was, the history too."""
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A move as a record has it, with seats counted round the table; or what chance does at this node."""
        if player == CHANCE:
            return self.node.name(action)
        return self.node.terms.text(self._seat(player), action)

    def returns(self) -> list[float]:
        """What everybody is paid (`env/rules.py`)."""
        settled = self.node.settled
        return [0.0] * self.num_players() if settled is None else settled.returns()

    # --- what is seen -----------------------------------------------------------------------
    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a seat knows now, for a network."""
        seat = self._seat(player)
        settled = self.node.settled
        return self.node.terms.zeros[:] if settled is None else settled.scaled(seat)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same: what a seat knows now includes what it has concluded from its past."""
        return self.information_state_tensor(player)

    def _seat(self, player: int | None) -> int:
        """The seat that is meant, which must be one."""
        seat = self.node.player if player is None else player
        if not 0 <= seat < self.node.terms.players:
            raise pyspiel.SpielError(f"Player {seat} sees nothing: name a seat from 0 to {self.node.terms.players - 1}.")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BlackgateState":
        """A state this seat cannot tell from the true one, for IS-MCTS; it has no history before this moment."""
        node = self.node
        if not isinstance(node, Position):
            raise pyspiel.SpielError("Chance is in the middle of something: resample when a player is asked.")
        state: BlackgateState = self.get_game().new_initial_state()
        state.node = node.resampled(self._seat(player), int(sampler() * SEEDS))
        return state

    # --- text and copies --------------------------------------------------------------------
    def __str__(self) -> str:
        return str(self.node)

    def __deepcopy__(self, memo: object) -> "BlackgateState":
        twin: BlackgateState = self.clone()
        return twin


class BlackgateObserver:
    """OpenSpiel's way to a seat's tensor and strings (`open_spiel/python/observation.py`)."""

    def __init__(self, terms: Terms, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.scale = terms.layout.scale
        self.tensor = np.zeros(terms.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BlackgateState, player: int) -> None:
        """Write what a seat knows into `tensor`."""
        settled = state.node.settled
        if settled is None:
            self.tensor.fill(0)
        else:
            np.multiply(settled.row(player), self.scale, out=self.tensor)

    def string_from(self, state: BlackgateState, player: int) -> str:
        """What a seat sees now, or with perfect recall all it was told."""
        settled = state.node.settled
        if settled is None:
            return NOTHING_YET
        return settled.recall(player) if self.perfect_recall else settled.glance(player)


pyspiel.register_game(GAME_TYPE, BlackgateGame)
