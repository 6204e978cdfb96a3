"""Lets the network of warden learn a pack before it measures it.

The figures then show what a card is worth to players who know how to use it.

Training starts from a network that knows the game, usually the one of this package, and plays the modes of the measurement with
the values of the pack. The pack must have the same cards and moves, with other values or effects.
"""

import dataclasses
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from blackgate.bots.evaluators import network_fits
from blackgate.bots.policy_file import WARDEN, read_header
from blackgate.bots.registry import network_file
from blackgate.bots.warden import Warden
from blackgate.catalogue import edition
from blackgate.errors import OptionError
from blackgate.lab.settings import Settings
from blackgate.learn import settings as learn_settings
from blackgate.learn.modes import Mode

GPU_MINUTES: Final = 10.0  # of learning by default, on a GPU
# With the network of warden: measured on an H200 with 16 cores (`bots/warden.json`); for one core of a CPU a rough estimate from
# about 1,500 decisions per second without learning.
GPU_DECISIONS_PER_S: Final = 2_000_000
CPU_DECISIONS_PER_S: Final = 400
# A network that can play already: smaller steps than from nothing, and no reward for digging.
LEARNING: Final[dict[str, Any]] = {"learning_rate": 2e-4, "shaping": 0.0, "evaluate": ""}


def has_gpu() -> bool:
    """Return whether PyTorch finds a GPU here."""
    import torch

    return bool(torch.cuda.is_available())


def hours_on_cpu() -> float:
    """Return about how many hours this machine's CPU needs for what a GPU learns in GPU_MINUTES."""
    return GPU_MINUTES * 60 * GPU_DECISIONS_PER_S / (CPU_DECISIONS_PER_S * (os.cpu_count() or 1)) / 3600


def network_name(settings: Settings, number: int) -> str:
    """Return the name of the file of the network that adapts to a pack, without its suffix."""
    pack = settings.editions[number].pack
    return f"{Warden.name}-{pack.id}-{pack.digest.removeprefix('sha256:')[:8]}"


def adapt(settings: Settings, number: int, folder: Path, minutes: float, write: Callable[[str], None], lang: str) -> str:
    """Let the bot's network learn a pack of the settings, and return the bot that plays with it.

    A network that is in the folder already is used again; an interrupted training continues.
    """
    file = folder / f"{network_name(settings, number)}.bin"
    if not file.exists():
        train(training_settings(settings, number, folder, minutes), file, write, lang)
    return f"{Warden.name}:{file}"


def train(wanted: learn_settings.Settings, file: Path, write: Callable[[str], None], lang: str) -> None:
    """Train a network and write it for bots. Importing PyTorch takes seconds, so that happens here."""
    from blackgate.learn.export import export_checkpoint, exported_lines
    from blackgate.learn.trainer import Trainer

    checkpoint = Path(wanted.out) / learn_settings.CHECKPOINT
    with closing(Trainer(dataclasses.replace(wanted, resume=checkpoint.exists()), write, lang)) as trainer:
        trainer.run()
        if trainer.interrupted:
            raise KeyboardInterrupt
    for line in exported_lines(export_checkpoint(checkpoint, file), str(file), lang):
        write(line)


def training_settings(settings: Settings, number: int, folder: Path, minutes: float) -> learn_settings.Settings:
    """Return the training of the network of `settings.bot` in the modes that are measured."""
    start = start_network(settings.bot)
    if not network_fits(edition(settings.packs[number]), network_file(settings.bot)):
        raise OptionError("error-lab-learn-pack", pack=settings.editions[number].pack.id)
    header = read_header(start)
    modes = [
        Mode(
            players, settings.michel, settings.teams, settings.calm, settings.target, settings.fair_start, settings.packs[number]
        )
        for players in settings.players
    ]
    return learn_settings.Settings(
        out=str(folder / f"{network_name(settings, number)}-training"),
        minutes=minutes,
        init=str(start),
        modes=",".join(f"{mode.name}:1" for mode in modes),
        width=header["width"],
        blocks=header["blocks"],
        **LEARNING,
    )


def start_network(bot: str) -> Path:
    """Return the file of the network that training starts from."""
    file = network_file(bot)
    if file is None and bot != Warden.name:
        raise OptionError("error-lab-learn-bot", bot=bot)
    return Path(str(WARDEN)) if file is None else Path(file)
