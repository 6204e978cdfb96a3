"""Bots by name: the four of this package, and anybody's as `file.py:Class` or `module:Class`; `boss@25ms` has its own budget."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from blackgate.bots.boss import Boss
from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.inmate import Inmate
from blackgate.bots.protocol import Bot
from blackgate.bots.random_bot import Random
from blackgate.bots.rookie import Rookie
from blackgate.errors import OptionError

OwnBot = type[Random] | type[Rookie] | type[Inmate] | type[Boss]
BOTS: dict[str, OwnBot] = {"random": Random, "rookie": Rookie, "inmate": Inmate, "boss": Boss}


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; a budget after @ is not its concern."""
    plain, _ = parted(name)
    found = BOTS.get(plain)
    if found is not None:
        return found(seed)
    if ":" in plain:
        return foreign(plain, seed)
    raise OptionError("error-no-such-bot", bot=plain, bots=", ".join(BOTS))


def is_slow(name: str) -> bool:
    """Whether a bot of this package thinks for as long as its budget allows. The others answer in well under a millisecond.
    A slow bot needs a worker process wherever others must not wait for it."""
    plain, _ = parted(name)
    return plain in BOTS and BOTS[plain].slow


def budget_of(name: str, usual: Budget = DEFAULT) -> Budget:
    """What stands after @, or the usual one."""
    _, own = parted(name)
    return Budget.of(own) if own else usual


def parted(name: str) -> tuple[str, str]:
    """A bot's name and its own budget. A path may have an @ of its own, but none after the colon before the class."""
    path, colon, last = name.rpartition(":")
    plain, _, own = last.partition("@")
    return path + colon + plain, own


def foreign(name: str, seed: int) -> Bot:
    """Somebody else's class, given the seed if it takes one."""
    where, _, what = name.rpartition(":")
    maker = getattr(load(where, name), what, None)
    if not callable(maker):
        raise OptionError("error-bot-class", bot=name)
    try:
        bot: Any = maker(seed=seed) if takes_seed(maker) else maker()
    except Exception as error:
        raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise OptionError("error-bot-class", bot=name)
    return bot


def takes_seed(maker: Callable[..., Any]) -> bool:
    """Whether a class wants to be given a seed."""
    try:
        wanted = inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return False
    return "seed" in wanted or any(one.kind is one.VAR_KEYWORD for one in wanted.values())


def load(where: str, name: str) -> object:
    """A module by its name, or a file by its path."""
    if not where.endswith(".py"):
        try:
            return importlib.import_module(where)
        except Exception as error:
            raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error
    path = Path(where).resolve()
    if not path.exists():
        raise OptionError("error-bot-module", bot=name, problem=where)
    title = f"blackgate_bot_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    known = sys.modules.get(title)
    if known is not None:
        return known
    spec = importlib.util.spec_from_file_location(title, path)
    if spec is None or spec.loader is None:
        raise OptionError("error-bot-module", bot=name, problem=where)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[spec.name]
        raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error
    return module
