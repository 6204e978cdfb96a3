"""The game as a PettingZoo AEC environment: one agent per seat, one decision at a time.

>>> from blackgate.env import aec
>>> env = aec.env(players=3, michel="michelle")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from librt.vecs import vec
from mypy_extensions import u8
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from blackgate.catalogue import Edition, Move, edition
from blackgate.env.core.rewards import lead
from blackgate.env.core.seat_rotation import Chairs
from blackgate.env.fields import Layout, numbers
from blackgate.env.image_rendering import pixels
from blackgate.env.options import MOST_TURNS, check_room, check_seed, check_shaping, check_turns, prizes, whole
from blackgate.env.text_rendering import plain
from blackgate.errors import OptionError
from blackgate.game import Game
from blackgate.options import check_options
from blackgate.pack import Pack

if TYPE_CHECKING:
    from numpy.typing import NDArray

VECTOR: Final = "vector"
NAMED: Final = "dict"
RENDER_MODES: Final = ("ansi", "human", "rgb_array")
# What an environment remembers besides its game.
STANDING: Final = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_random",
    "_skip_agent_selection",  # PettingZoo's own, while agents are led out
)


def env(**options: Any) -> AECEnv:
    """The environment as agents are meant to use it: calls in the wrong order are told so.

    The customary wrappers against illegal moves are left out on purpose: a wrong action raises an error that names
    the clause, and the game goes on as if it had not been tried.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo calls it so
    """2 to 6 prisoners, every mode (14). Seats are `player_0` to `player_5`, round the table.

    An action is a move of the pack's catalogue, in which other players are counted from one's own chair, as they are
    in the observation: `env.move(agent, action)` is its text, `env.action(agent, "extort 2")` the way back.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own declaration
        "name": "blackgate_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        michel: str | None = None,
        teams: bool = False,
        calm: bool = False,
        target: int | None = None,
        first_player: int | None = None,
        pack: Pack | Path | str | Edition | None = None,
        max_turns: int = MOST_TURNS,
        shaping: float = 0.0,
        room: int | None = None,
        observations: str = VECTOR,
        render_mode: str | None = None,
    ) -> None:
        players, target, first_player = whole(players), whole(target), whole(first_player)
        settings: dict[str, Any] = {
            "michel": michel,
            "teams": teams,
            "calm": calm,
            "target": target,
            "first_player": first_player,
        }
        own = {"max_turns": max_turns, "shaping": shaping, "room": room, "observations": observations}
        super().__init__()
        self.made = {"players": players, "render_mode": render_mode, **settings, **own}
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("error-env-render", mode=str(render_mode), modes=", ".join(RENDER_MODES))
        if observations not in (VECTOR, NAMED):
            raise OptionError("error-env-observations", form=str(observations), forms=f"{VECTOR}, {NAMED}")
        self.edition = edition(pack)
        check_options(self.edition, players, michel, teams, calm, target, first_player, None)
        self.settings = settings
        self.max_turns = check_turns(max_turns)
        self.shaping = check_shaping(shaping)
        self.render_mode = render_mode
        self.layout = Layout(self.edition, check_room(room, players))
        self.game = Game(players, pack=self.edition, seed=0, **settings)  # until the first reset
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chairs = Chairs(self.edition.rulebook, players, bool(teams))
        self._blank = vec[u8]([0] * len(self.edition.moves))
        self._by_name = observations == NAMED
        self._random, _ = seeding.np_random(None)
        self.action_spaces = {agent: Discrete(len(self.edition.moves)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> Dict:
        """What `observe` returns: the observation in the form asked for, and the mask."""
        seen: Space[Any] = Box(np.zeros_like(self.layout.high), self.layout.high, dtype=np.uint8)
        if self._by_name:
            seen = Dict([(field.name, Box(0, field.high, field.shape, np.uint8)) for field in self.layout.fields])
        return Dict([("observation", seen), ("action_mask", Box(0, 1, (len(self.edition.moves),), np.int8))])

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations; the same object every time, so that seeding it lasts."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """All moves of the catalogue; which of them are legal now is in the mask."""
        return self.action_spaces[agent]

    # --- playing ----------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed makes this game and all that follow it without one the same again. There are no options."""
        chosen = check_seed(seed)
        if chosen is not None:
            self._random, _ = seeding.np_random(chosen)
        players = len(self.possible_agents)
        self.game = Game(players, pack=self.edition, seed=int(self._random.integers(2**62)), **self.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Play the action of the agent that is asked; a wrong one raises an error and changes nothing.

        A move of the library, or its text, is welcome too: it names seats as the table counts them.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = action
        if not isinstance(action, Move | str):
            move = self._chairs.to_catalogue(self._seat[agent], int(self.edition.move(whole(action))))
        before = self._leads() if self.shaping else []
        self.game.play(move)
        self._cumulative_rewards[agent] = 0.0
        self._pay(before)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pay(self, before: list[float]) -> None:
        """Rewards of this step, and the end if it was the last."""
        game = self.game
        if game.to_move is not None and game.turns > self.max_turns and game.between_turns:
            game.stop()
        if game.to_move is not None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self._asked()
        else:
            self._finish()
        if self.shaping:
            for agent, then, now in zip(self.agents, before, self._leads(), strict=True):
                self.rewards[agent] += self.shaping * (now - then)

    def _finish(self) -> None:
        """Everybody is paid; a game that was stopped is truncated (14.7)."""
        outcome = self.game.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.agents, prizes(self.game), strict=True))
        ended = self.truncations if outcome.stopped else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        ending = {"winners": outcome.winners, "points": outcome.points, "turns": outcome.turns}
        self.infos = {agent: dict(ending) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _leads(self) -> list[float]:
        """How far every seat is ahead in the tunnel."""
        return [lead(self.game.table, seat) for seat in range(self.game.players)]

    def _asked(self) -> str:
        """The agent whose decision the game waits for."""
        seat = self.game.to_move
        return self.possible_agents[seat if seat is not None else 0]

    # --- seeing -----------------------------------------------------------------------------
    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; the mask is empty unless it is the one that is asked."""
        seat = self._seat_of(agent)
        row = self.layout.row(self.game, seat)
        mask = self._blank[:]
        if self.game.to_move == seat:
            self._chairs.mask(self.game.table, seat, mask, 0)
        return {
            "observation": self.layout.named(row) if self._by_name else row,
            "action_mask": numbers(mask, np.int8),
        }

    def move(self, agent: str, action: int) -> str:
        """The text form, as in records, of an agent's action, with seats as the table counts them."""
        return self.edition.moves[int(self._chairs.to_catalogue(self._seat_of(agent), int(self.edition.move(action))))].text

    def action(self, agent: str, move: str | Move) -> int:
        """The action by which an agent plays a move of the library, such as a bot's answer or its text."""
        return int(self._chairs.from_catalogue(self._seat_of(agent), int(self.edition.move(move))))

    def render(self) -> "str | NDArray[np.uint8] | None":
        """The table as a spectator sees it: printed, as text, or as a picture, after `render_mode`."""
        if self.render_mode is None:
            return None
        view = self.game.view(None)
        if self.render_mode == "rgb_array":
            return pixels(view)
        if self.render_mode == "ansi":
            return plain(view)
        print(plain(view), end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def _seat_of(self, agent: str) -> int:
        """An agent's seat, which must be there."""
        if agent not in self._seat:
            raise OptionError("error-env-agent", agent=str(agent), agents=", ".join(self.possible_agents))
        return self._seat[agent]

    # --- copies -----------------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """Everything, the game with its secrets included: a copy goes on where this one stands."""
        kept = {name: self.__dict__[name] for name in STANDING if name in self.__dict__}
        return {"made": {**self.made, "pack": self.edition.pack.directory}, "game": self.game.to_bytes(), "kept": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        self.game = Game.from_bytes(state["game"], self.edition)
        self.__dict__.update(state["kept"])


pettingzoo.register("aec", "blackgate/blackgate-v0", "blackgate.env.aec:env")
