"""The command line of `python -m blackgate.learn`. It needs nothing but the extra `learn`; `blackgate train` is the usual way."""

import argparse
import dataclasses
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

from blackgate.errors import BlackgateError
from blackgate.learn.settings import CHECKPOINT, Settings


def parse(words: Sequence[str] | None = None) -> Settings:
    """Return the settings that a command line asks for: one option for each field."""
    parser = argparse.ArgumentParser("python -m blackgate.learn", description="Train a network by self-play.")
    types = get_type_hints(Settings)
    for one in dataclasses.fields(Settings):
        option, kind = f"--{one.name.replace('_', '-')}", types[one.name]
        if kind is bool:
            parser.add_argument(option, action=argparse.BooleanOptionalAction, default=one.default, help=one.metadata["help"])
        else:
            kind = get_args(kind)[0] if isinstance(kind, UnionType) else kind
            parser.add_argument(option, type=kind, default=one.default, help=f"{one.metadata['help']} [{one.default}]")
    values: dict[str, Any] = vars(parser.parse_args(words))
    return Settings(**values)


def main(words: Sequence[str] | None = None) -> None:
    """Train or export. Errors are printed as one sentence, with exit code 2."""
    settings = parse(words)
    try:
        run(settings, lambda text: print(text, flush=True))
    except BlackgateError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


def run(settings: Settings, say: Callable[[str], None]) -> None:
    """Train or export, as the settings say. Importing PyTorch takes seconds, so that happens here."""
    if settings.export is not None:
        from blackgate.learn.export import export_checkpoint

        facts = export_checkpoint(Path(settings.out) / CHECKPOINT, Path(settings.export))
        say(f"{settings.export}: {facts['bytes']:,} bytes, SHA-256 {facts['sha256']}")
        say(", ".join(f"{name} {value:g}" for name, value in facts["rounding"].items()))
        return
    from blackgate.learn.trainer import Trainer

    trainer = Trainer(settings, say)
    try:
        trainer.run()
    finally:
        trainer.close()
