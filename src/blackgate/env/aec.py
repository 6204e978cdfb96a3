"""The game as a PettingZoo AEC environment: one agent per seat, one decision at a time.

>>> from blackgate.env import aec
>>> env = aec.env(players=3, michel="michelle")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from blackgate.optional_libraries import libraries_of

with libraries_of("env"):
    import numpy as np
    import pettingzoo
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from blackgate.catalogue import Edition, Move, edition
from blackgate.env.core.rewards import final_rewards, tunnel_lead
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout, to_array
from blackgate.env.image_rendering import render_pixels
from blackgate.env.options import (
    DEFAULT_MAX_TURNS,
    VERSION,
    as_int,
    check_max_turns,
    check_room,
    check_seed,
    check_shaping,
)
from blackgate.env.text_rendering import render_text
from blackgate.errors import OptionError
from blackgate.game import Game
from blackgate.options import check_options
from blackgate.pack import Pack

if TYPE_CHECKING:
    from numpy.typing import NDArray

VECTOR: Final = "vector"
NAMED: Final = "dict"
RENDER_MODES: Final = ("ansi", "human", "rgb_array")
# The attributes a copy keeps, besides the game.
COPIED: Final = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_random",
    "_skip_agent_selection",  # PettingZoo sets it while finished agents are removed
)


def env(**options: Any) -> AECEnv[str, dict[str, Any], Any]:
    """Return the environment, wrapped so that calls in the wrong order raise an error.

    The usual wrappers against illegal moves are left out on purpose: an illegal action raises an error that names
    the clause, and the game stays as it was.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


class raw_env(AECEnv[str, dict[str, Any], Any]):  # noqa: N801 - PettingZoo calls it so
    """The environment without wrappers: 2 to 6 players, every mode (14). Seats are `player_0` to `player_5`, clockwise.

    An action is a move of the pack's catalogue. Other players are counted from the agent's own seat, in actions as in
    observations. `env.move(agent, action)` returns the text of an action, `env.action(agent, "extort 2")` the action of a text.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own declaration
        "name": f"blackgate_v{VERSION}",
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
        fair_start: bool = False,
        pack: Pack | Path | str | Edition | None = None,
        max_turns: int = DEFAULT_MAX_TURNS,
        shaping: float = 0.0,
        room: int | None = None,
        observations: str = VECTOR,
        render_mode: str | None = None,
    ) -> None:
        players, target, first_player = as_int(players), as_int(target), as_int(first_player)
        settings: dict[str, Any] = {
            "michel": michel,
            "teams": teams,
            "calm": calm,
            "target": target,
            "first_player": first_player,
            "fair_start": fair_start,
        }
        own = {"max_turns": max_turns, "shaping": shaping, "room": room, "observations": observations}
        super().__init__()
        self._arguments = {"players": players, "render_mode": render_mode, **settings, **own}
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("error-env-render", mode=str(render_mode), modes=", ".join(RENDER_MODES))
        if observations not in (VECTOR, NAMED):
            raise OptionError("error-env-observations", form=str(observations), forms=f"{VECTOR}, {NAMED}")
        self.edition: Edition = edition(pack)
        check_options(self.edition, players, **settings)
        self.settings = settings
        self.max_turns: int = check_max_turns(max_turns)
        self.shaping: float = check_shaping(shaping)
        self.render_mode = render_mode
        self.layout: Layout = Layout(self.edition, check_room(room, players))
        self.game: Game = Game(players, pack=self.edition, seed=0, **settings)  # replaced by the first reset
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rotation = SeatRotation(self.edition.rulebook, players, bool(teams))
        self._blank_mask = vec[u8]([0] * len(self.edition.moves))
        self._by_name = observations == NAMED
        self._random, _ = seeding.np_random(None)
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(len(self.edition.moves)) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Space[Any]] = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> Dict:
        """Return the space of what `observe` returns."""
        space: Space[Any] = Box(np.zeros_like(self.layout.high), self.layout.high, dtype=np.uint8)
        if self._by_name:
            space = Dict([(field.name, Box(0, field.high, field.shape, np.uint8)) for field in self.layout.fields])
        return Dict([("observation", space), ("action_mask", Box(0, 1, (len(self.edition.moves),), np.int8))])

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's observations: always the same object, so that seeding it lasts."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of all moves of the catalogue. The mask says which are legal now."""
        return self.action_spaces[agent]

    # --- playing ----------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed also determines all following games that are started without one. `options` is ignored."""
        chosen = check_seed(seed)
        if chosen is not None:
            self._random, _ = seeding.np_random(chosen)
        players = len(self.possible_agents)
        self.game = Game(players, pack=self.edition, seed=int(self._random.integers(2**62)), **self.settings)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self._asked_agent()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Play the action of the agent that is asked. An illegal one raises an error and changes nothing.

        The action may also be a `Move` or its text; these name absolute seats.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = action
        if not isinstance(action, Move | str):
            move = self._rotation.to_catalogue(self._seat[agent], int(self.edition.move(as_int(action))))
        before = self._tunnel_leads() if self.shaping else []
        self.game.play(move)
        self._cumulative_rewards[agent] = 0.0
        self._update(before)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _update(self, leads_before: list[float]) -> None:
        """Set the rewards of this step and the next agent, or the end of the game."""
        game = self.game
        if game.to_move is not None and game.turns > self.max_turns and game.between_turns:
            game.stop()
        if game.to_move is not None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self._asked_agent()
        else:
            self._finish()
        if self.shaping:
            for agent, then, now in zip(self.agents, leads_before, self._tunnel_leads(), strict=True):
                self.rewards[agent] += self.shaping * (now - then)

    def _finish(self) -> None:
        """Set the final rewards. A game that was stopped counts as truncated (14.7)."""
        outcome = self.game.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.agents, final_rewards(self.game.table), strict=True))
        ended = self.truncations if outcome.stopped else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        ending = {"winners": outcome.winners, "points": outcome.points, "turns": outcome.turns}
        self.infos = {agent: dict(ending) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _tunnel_leads(self) -> list[float]:
        """Return each seat's lead in the tunnel."""
        return [tunnel_lead(self.game.table, seat) for seat in range(self.game.players)]

    def _asked_agent(self) -> str:
        """Return the agent that the game waits for."""
        seat = self.game.to_move
        return self.possible_agents[seat if seat is not None else 0]

    # --- observing --------------------------------------------------------------------------
    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows. The mask is all 0 unless this agent is asked."""
        seat = self._seat_of(agent)
        row = self.layout.row(self.game, seat)
        mask = self._blank_mask[:]
        if self.game.to_move == seat:
            self._rotation.mask(self.game.table, seat, mask, 0)
        return {
            "observation": self.layout.named(row) if self._by_name else row,
            "action_mask": to_array(mask, np.int8),
        }

    def move(self, agent: str, action: int) -> str:
        """Return the text form of an agent's action, as in records, with absolute seats."""
        return self.edition.moves[int(self._rotation.to_catalogue(self._seat_of(agent), int(self.edition.move(action))))].text

    def action(self, agent: str, move: str | Move) -> int:
        """Return the action by which an agent plays a move, given as a `Move` (a bot's answer, for example) or as text."""
        return int(self._rotation.from_catalogue(self._seat_of(agent), int(self.edition.move(move))))

    def render(self) -> "str | NDArray[np.uint8] | None":
        """Show the table as a spectator sees it: printed, as text, or as an image, depending on `render_mode`."""
        if self.render_mode is None:
            return None
        view = self.game.view(None)
        if self.render_mode == "rgb_array":
            return render_pixels(view)
        if self.render_mode == "ansi":
            return render_text(view)
        print(render_text(view), end="\n\n")
        return None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _seat_of(self, agent: str) -> int:
        """Return an agent's seat, or raise an error if there is no such agent."""
        if agent not in self._seat:
            raise OptionError("error-env-agent", agent=str(agent), agents=", ".join(self.possible_agents))
        return self._seat[agent]

    # --- copies -----------------------------------------------------------------------------
    def __getstate__(self) -> dict[str, Any]:
        """Return the whole state, hidden information included, so that a copy continues from here."""
        attributes = {name: self.__dict__[name] for name in COPIED if name in self.__dict__}
        return {
            "arguments": {**self._arguments, "pack": self.edition.pack.directory},
            "game": self.game.to_bytes(),
            "attributes": attributes,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["arguments"])  # type: ignore[misc]
        self.game = Game.from_bytes(state["game"], self.edition)
        self.__dict__.update(state["attributes"])


pettingzoo.register("aec", f"blackgate/blackgate-v{VERSION}", "blackgate.env.aec:env")
