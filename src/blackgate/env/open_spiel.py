"""The game for OpenSpiel. Importing this module registers it as "blackgate".

>>> import pyspiel
>>> import blackgate.env.open_spiel
>>> game = pyspiel.load_game("blackgate(players=3,michel=michelle)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit, in the setup (2) too. Actions are relative to the seat that is asked (`core/seat_rotation.py`);
`action_to_string` gives the text of records. docs/research/open_spiel.md describes the rest.
"""

from collections.abc import Callable
from typing import Any, Final

from blackgate.optional_libraries import libraries_of

with libraries_of("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

from blackgate.catalogue import edition
from blackgate.env.game_tree.node import Node
from blackgate.env.game_tree.position import Position
from blackgate.env.game_tree.setup_node import SetupNode
from blackgate.env.game_tree.tree_settings import CHANCE, TERMINAL, TreeSettings, tree_settings
from blackgate.env.options import DEFAULT_MAX_TURNS

BEFORE_DEAL: Final = "setup"  # the string of every seat before the cards are dealt
SEEDS: Final = 2**53  # the number of different values a sampler returns

PARAMETERS: Final[dict[str, bool | int | str]] = {
    "players": 4,
    "michel": "none",
    "teams": False,
    "calm": False,
    "target": 0,  # 0: the rulebook's (3.1, 11.2)
    "fair_start": False,
    "max_turns": DEFAULT_MAX_TURNS,
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
    """The game with its options. Invalid options raise an error that names the rule (14)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**PARAMETERS, **(params or {})}
        pack = edition(options.pop("pack"))
        self.settings: TreeSettings = tree_settings(pack, **options)
        self.root: SetupNode = SetupNode(self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.actions,
            max_chance_outcomes=self.settings.max_chance_outcomes,
            num_players=self.settings.players,
            min_utility=self.settings.min_utility,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.settings.max_game_length,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "BlackgateState":
        """Return the state before anything is dealt."""
        return BlackgateState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "BlackgateObserver | None":
        """Return an observer of a seat's observation, or with perfect recall of its information state.

        It observes public and private information together; for one without the other the result is None.
        """
        if params:
            raise pyspiel.SpielError(f"Observers of Blackgate take no parameters, not even {sorted(params)}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return BlackgateObserver(self.settings, bool(kind.perfect_recall))


class BlackgateState(pyspiel.State):
    """A state of the game: one immutable node, so that a clone costs almost nothing.

    OpenSpiel can derive legal actions, chance nodes and tensors from `_legal_actions`, `current_player` and observers.
    They are methods here as well because that is several times faster for callers in Python.
    """

    def __init__(self, game: BlackgateGame) -> None:
        super().__init__(game)
        self.node: Node = game.root

    # --- players and actions ----------------------------------------------------------------
    def current_player(self) -> int:
        """Return the seat that is asked, or OpenSpiel's number for chance or for the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Return whether the game is over: won (3.2), or stopped between two turns (14.7)."""
        return self.node.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether the game waits for a die or a card."""
        return self.node.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of the player that is asked; OpenSpiel has checked that it is this one."""
        return self.node.actions()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, by default the one that is asked; none if another player is asked."""
        node = self.node
        return node.actions() if player is None or player == node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of a chance node with their probabilities."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        """Play an action or an outcome. An illegal one raises an error and changes nothing, not even the history."""
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move as in records, with absolute seats, or the name of an outcome of chance."""
        if player == CHANCE:
            return self.node.outcome_name(action)
        return self.node.settings.action_text(self._seat(player), action)

    def returns(self) -> list[float]:
        """Return the rewards of all seats (`core/rewards.py`)."""
        position = self.node.last_position
        return [0.0] * self.num_players() if position is None else position.returns()

    # --- observations -----------------------------------------------------------------------
    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat knows now, for a network."""
        seat = self._seat(player)
        position = self.node.last_position
        return self.node.settings.zeros[:] if position is None else position.observation_tensor(seat)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the same as `information_state_tensor`: what a seat knows now includes what it concluded from the past."""
        return self.information_state_tensor(player)

    def _seat(self, player: int | None) -> int:
        """Return a seat, by default the one that is asked, or raise an error if it is none."""
        seat = self.node.player if player is None else player
        if not 0 <= seat < self.node.settings.players:
            raise pyspiel.SpielError(f"Player {seat} sees nothing: name a seat from 0 to {self.node.settings.players - 1}.")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BlackgateState":
        """Return a state that this seat cannot tell from the true one, for IS-MCTS. Its history begins here."""
        node = self.node
        if not isinstance(node, Position):
            raise pyspiel.SpielError("This is a chance node: resample when a player is asked.")
        state: BlackgateState = self.get_game().new_initial_state()
        state.node = node.resample(self._seat(player), int(sampler() * SEEDS))
        return state

    # --- text and copies --------------------------------------------------------------------
    def __str__(self) -> str:
        return str(self.node)

    def __deepcopy__(self, memo: object) -> "BlackgateState":
        twin: BlackgateState = self.clone()
        return twin


class BlackgateObserver:
    """Writes a seat's tensor and strings, in the form of `open_spiel/python/observation.py`."""

    def __init__(self, settings: TreeSettings, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.scale: NDArray[np.float32] = settings.layout.scale
        self.tensor: NDArray[np.float32] = np.zeros(settings.layout.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: BlackgateState, player: int) -> None:
        """Write what a seat knows into `tensor`."""
        position = state.node.last_position
        if position is None:
            self.tensor.fill(0)
        else:
            np.multiply(position.observation(player), self.scale, out=self.tensor)

    def string_from(self, state: BlackgateState, player: int) -> str:
        """Return what a seat sees now, or with perfect recall everything it has learnt."""
        position = state.node.last_position
        if position is None:
            return BEFORE_DEAL
        return position.information_state_string(player) if self.perfect_recall else position.observation_string(player)


pyspiel.register_game(GAME_TYPE, BlackgateGame)
