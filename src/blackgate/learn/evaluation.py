"""Evaluations during a run: games against bots (`4/inmate`), or against the network at the last evaluation (`4/earlier`)."""

from collections.abc import Callable
from dataclasses import dataclass

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import numpy as np
    import torch

from blackgate.arena.intervals import wilson
from blackgate.arena.number_format import NumberFormat
from blackgate.bots.registry import budget_of, make_bot
from blackgate.errors import OptionError
from blackgate.learn.evaluation_games import EARLIER
from blackgate.learn.game_workers import GameWorkers
from blackgate.learn.modes import Mode, parse_mode
from blackgate.learn.network import Network
from blackgate.learn.shared_arrays import padded
from blackgate.texts import say

Ask = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]  # observations and masks; the actions


@dataclass(frozen=True)
class Opponent:
    """A mode and the bot on the other seats."""

    mode: Mode
    bot: str

    @property
    def name(self) -> str:
        """The evaluation as it is written in the settings."""
        return f"{self.mode.name}/{self.bot}"

    @property
    def fair_share(self) -> float:
        """The share of games that equal players win."""
        return 0.5 if self.mode.teams else 1 / self.mode.players


@dataclass(frozen=True)
class WinRate:
    """The result of an evaluation."""

    opponent: Opponent
    wins: int
    games: int

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / max(1, self.games)

    def in_words(self, lang: str) -> str:
        """Return the result as a sentence, with its 95 % interval."""
        numbers = NumberFormat(lang)
        low, high = wilson(self.rate, self.games)
        return say(
            lang,
            "train-evaluation",
            opponent=self.opponent.name,
            rate=numbers.percent(self.rate),
            low=numbers.percent(low),
            high=numbers.percent(high),
            fair=numbers.percent(self.opponent.fair_share),
            games=numbers.integer(self.games),
        )


def parse_opponents(text: str) -> tuple[Opponent, ...]:
    """Return the evaluations of a list such as `4/inmate,6+teams/inmate,4/boss@25ms`."""
    found = []
    for part in text.split(","):
        mode, slash, bot = part.strip().partition("/")
        if not slash:
            raise OptionError("error-learn-evaluation", evaluation=part)
        if bot != EARLIER:
            make_bot(bot)
            budget_of(bot)
        found.append(Opponent(parse_mode(mode), bot))
    return tuple(found)


@torch.no_grad()
def evaluate(
    workers: GameWorkers,
    ask: Ask,
    ask_earlier: Ask,
    opponent: Opponent,
    games: int,
    seed: int,
    max_turns: int,
) -> WinRate:
    """Play games in the workers. `ask` returns the network's actions, `ask_earlier` those of an earlier state of it.

    No half of the games may be stepping.
    """
    workers.request("begin_evaluation", opponent.mode, opponent.bot, games, seed, max_turns)
    workers.answers()
    while True:
        workers.request("evaluation_positions")
        shares = workers.answers()
        sizes = [len(share.observations) for share in shares]
        if not sum(sizes):
            break
        some = [share for share in shares if len(share.observations)]
        observations = torch.from_numpy(np.concatenate([share.observations for share in some]))
        masks = torch.from_numpy(np.concatenate([share.masks for share in some]))
        own = np.concatenate([share.own for share in some])
        actions = ask(observations, masks).cpu().numpy()
        if not own.all():
            actions = np.where(own, actions, ask_earlier(observations, masks).cpu().numpy())
        workers.request("play_evaluation", np.split(actions, np.cumsum(sizes)[:-1]))
        workers.answers()
    workers.request("end_evaluation")
    results = workers.answers()
    return WinRate(opponent, sum(wins for wins, _ in results), sum(number for _, number in results))


def best_actions(network: Network, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """Return the most probable action in each position. The rows are padded as those of rollouts."""
    device = network.scale.device
    wide = torch.nn.functional.pad(observations.to(device), (0, padded(network.size) - network.size))
    answer = network(wide, masks.to(device))
    return answer.log_probs.argmax(-1)
