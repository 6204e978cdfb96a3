"""The command line of `python -m blackgate.learn`. It needs nothing but the extra `learn`; `blackgate train` is the usual way."""

import argparse
import dataclasses
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, get_type_hints

from blackgate.errors import BlackgateError
from blackgate.learn.settings import CHECKPOINT, Settings, plain_type


def parse(words: Sequence[str] | None = None) -> Settings:
    """Return the settings that a command line asks for: one option for each field."""
    parser = argparse.ArgumentParser("python -m blackgate.learn", description="Train a network by self-play.")
    types = get_type_hints(Settings)
    for one in dataclasses.fields(Settings):
        option, kind = f"--{one.name.replace('_', '-')}", types[one.name]
        if kind is bool:
            parser.add_argument(option, action=argparse.BooleanOptionalAction, default=one.default, help=one.metadata["help"])
        else:
            parser.add_argument(
                option, type=plain_type(kind), default=one.default, help=f"{one.metadata['help']} [{one.default}]"
            )
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


def run(settings: Settings, say: Callable[[str], None], lang: str = "en") -> None:
    """Train, export or report, as the settings say. Importing PyTorch takes seconds, so that happens here."""
    file = Path(settings.out) / CHECKPOINT
    if settings.export is not None:
        from blackgate.learn.export import export_checkpoint, exported_lines

        for line in exported_lines(export_checkpoint(file, Path(settings.export)), settings.export, lang):
            say(line)
    elif settings.report:
        from blackgate.learn.checkpoint import load
        from blackgate.learn.report import write_report

        content = load(file)
        say(str(write_report(file.parent, content["rows"], content["device"], content["settings"], lang)))
    else:
        from blackgate.learn.trainer import Trainer

        with closing(Trainer(settings, say, lang)) as trainer:
            trainer.run()
