"""The settings of a training run. `DEFAULTS` depend on the device: a run on a CPU is a small demonstration."""

import dataclasses
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Final, get_args, get_type_hints

from blackgate.errors import OptionError
from blackgate.learn.modes import DEFAULT_MODES

# Files in the folder of a run.
CHECKPOINT: Final = "checkpoint.pt"
GAMES: Final = "games.pickle"


def setting(default: Any, meaning: str) -> Any:
    """Return a field with its meaning, which `--help` prints."""
    return field(default=default, metadata={"help": meaning})


@dataclass(frozen=True)
class Settings:
    """All settings of a run. `None` stands for a default that depends on the device (`for_device`)."""

    out: str = setting("training", "folder for all files of the run")
    minutes: float = setting(15.0, "planned minutes of training; schedules follow it")
    decisions: int | None = setting(None, "planned decisions instead of minutes")
    stop_after: float | None = setting(None, "end this call after this number of minutes, with a checkpoint for --resume")
    resume: bool = setting(False, "continue from the checkpoint in the folder")
    init: str | None = setting(None, "checkpoint or exported file whose network is the start of a new run")
    modes: str = setting(DEFAULT_MODES, "mix of modes with weights, such as 4:6,2:2,4+michelle:1,6+teams:1,4+calm+target=12:1")
    export: str | None = setting(None, "write the network of the checkpoint to this file, for bots, and do not train")
    report: bool = setting(False, "write the report of the run again, and do not train")
    seed: int = setting(1, "seed of the network, the sampling and the deals")
    device: str = setting("auto", "auto, cuda or cpu")
    # The games
    workers: int | None = setting(None, "processes that step games")
    ray: str | None = setting(None, "address of a Ray cluster whose machines step the games; local starts one here")
    games: int | None = setting(None, "games in parallel, of all workers together")
    max_turns: int = setting(2000, "games are stopped after this number of turns, without a winner")
    # Without it, a team that is behind can gain by a siege that never ends, and the other team loses nothing by waiting.
    stopped_reward: float = setting(-1.0, "reward of every seat in a game that was stopped")
    opponents: str | None = setting(None, "checkpoint or exported file of a fixed network that plays some of the seats")
    opponent_seats: int = setting(3, "seats of that network in each game; in a team game it has one team")
    opponent_samples: bool = setting(False, "let that network sample its moves instead of playing the most probable one")
    # The network
    width: int | None = setting(None, "width of the network")
    blocks: int = setting(2, "residual blocks of the network")
    # Learning
    steps: int = setting(64, "steps of all games in a rollout")
    epochs: int = setting(2, "passes over each rollout")
    minibatch: int | None = setting(None, "decisions in one gradient step")
    learning_rate: float = setting(5e-4, "learning rate at the start; it falls to 5 %%")
    weight_decay: float = setting(0.01, "weight decay of AdamW")
    clip: float = setting(0.2, "how far one rollout may change the probability of an action")
    gradient_clip: float = setting(1.0, "largest norm of a gradient")
    discount: float = setting(0.999, "discount from one decision of a seat to its next")
    gae_lambda: float = setting(0.95, "lambda of advantages and of targets of the chances")
    entropy: float = setting(0.01, "weight of the entropy bonus at the start")
    final_entropy: float = setting(0.002, "weight of the entropy bonus at the end")
    shaping: float = setting(0.5, "reward of a whole tunnel besides winning at the start; it falls to 0 at half time")
    value_weight: float = setting(0.5, "weight of the loss of the value")
    chances_weight: float = setting(0.5, "weight of the loss of the chances of all seats")
    overlap: bool = setting(True, "learn from a rollout while the next one is played with the network of before")
    graphs: bool = setting(True, "on a GPU, replay CUDA graphs instead of launching kernels one by one")
    # Reports
    evaluate: str = setting(
        "4/inmate",
        "games against bots: mode/bot, such as 4/inmate,6+teams/boss@25ms; or 4/earlier",
    )
    evaluate_every: float = setting(120.0, "seconds between two evaluations")
    evaluate_games: int | None = setting(None, "games of each evaluation")
    report_every: float = setting(20.0, "seconds between two reports")
    save_every: float = setting(60.0, "seconds between two checkpoints")


# What depends on the device.
DEFAULTS: Final[dict[str, dict[str, int]]] = {
    "cuda": {"width": 1024, "minibatch": 32_768, "games_per_worker": 2048, "evaluate_games": 400},
    "cpu": {"width": 256, "minibatch": 2048, "games_per_worker": 64, "evaluate_games": 40},
}


def for_device(settings: Settings, device: str, cluster_cores: int | None = None) -> Settings:
    """Return the settings with the defaults of a device filled in. A cluster has one worker for each of its cores."""
    kind, cores = ("cuda" if device.startswith("cuda") else "cpu"), os.cpu_count() or 1
    defaults = DEFAULTS[kind]
    # Without a GPU, the network needs most of the cores; with one, this process and its driver need two.
    workers = settings.workers or cluster_cores or max(1, cores - 2 if kind == "cuda" else cores // 2)
    return dataclasses.replace(
        settings,
        device=device,
        workers=workers,
        games=settings.games or workers * defaults["games_per_worker"],
        width=settings.width or defaults["width"],
        minibatch=settings.minibatch or defaults["minibatch"],
        evaluate_games=settings.evaluate_games or defaults["evaluate_games"],
    )


def with_words(settings: Settings, words: Sequence[str]) -> Settings:
    """Return settings with some changed, each given as NAME=VALUE."""
    types = get_type_hints(Settings)
    changes: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        try:
            changes[name] = convert(types[name], value)
        except (KeyError, ValueError):
            raise OptionError("error-learn-setting", setting=word, names=", ".join(types)) from None
    return dataclasses.replace(settings, **changes)


def convert(kind: Any, value: str) -> Any:
    """Return the value of a setting that is given as text."""
    kind = plain_type(kind)
    if kind is bool:
        return {"yes": True, "no": False}[value]
    return kind(value)


def plain_type(kind: Any) -> Any:
    """Return the type of a setting, without None."""
    return get_args(kind)[0] if isinstance(kind, UnionType) else kind
