"""Let a network adapt to a pack: train it for some minutes, from a start at which it tries all Gangs again."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from blackgate.catalogue import Edition, edition
from blackgate.learn import checkpoint
from blackgate.learn.fixed_opponents import load_any_network
from blackgate.learn.settings import CHECKPOINT

# Every number of players, four the most: the bars ask for nothing else. Some games of other modes keep the network strong there.
MODES: Final = "4:6,2:2.5,3:1,5:1,6:2,4+michelle:1,3+michel:0.5,4+teams:2,6+teams:2,4+calm:0.25"
# Digging needs no reward of its own any more. The bonus for entropy is higher at the start than in a first training, so that the
# network tries again what it has learnt to avoid. A game that is stopped costs every seat 1: without a limit of turns, teams
# learn to wait for each other for ever (docs/research/training.md).
ADAPTING: Final = {"entropy": 0.02, "shaping": 0, "max-turns": 300}
# What it has learnt never to do it would never try: warden of classic 1.0.0 joins Queers in 4 of 100,000 cases where it could. So
# joining is made more likely at the start, whichever the Gang, by this much on the scale of the logits. Training corrects it.
JOINING: Final = 6.0
LATER_JOINING: Final = 3.0  # for a network that has adapted before


def adapt(pack: Path, start: Path, minutes: float, out: Path, more: Sequence[str], joining: float) -> Path:
    """Train the network with the pack for some minutes, and return the checkpoint."""
    start_file = out / "start.pt"
    kind = encourage_joining(start, edition(pack), start_file, joining)
    modes = ",".join(f"{mode}+pack={pack}:{weight}" for mode, weight in (one.split(":") for one in MODES.split(",")))
    command = [sys.executable, "-m", "blackgate.learn", "--init", str(start_file), "--minutes", str(minutes), "--modes", modes]
    for name, value in {"width": kind["width"], "blocks": kind["blocks"], **ADAPTING}.items():
        command += [f"--{name}", str(value)]
    subprocess.run([*command, "--evaluate", "", "--out", str(out), *more], check=True)
    return out / CHECKPOINT


def encourage_joining(start: Path, pack: Edition, file: Path, joining: float) -> dict[str, int]:
    """Write a copy of a network that joins Gangs more often. Return what kind of network it is."""
    network = load_any_network(start, pack).requires_grad_(False)
    joins = [number for number, move in enumerate(pack.moves) if move.text.startswith("join ")]
    network.policy.bias[joins] += joining
    kind = checkpoint.network_kind(network)
    checkpoint.save(file, {"settings": {}, "kind": kind, "network": network.state_dict()})
    return kind
