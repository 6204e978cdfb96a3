"""Bots by name: the five of this package, or your own as `file.py:Class` or `module:Class`. `boss@25ms` sets a budget.

`warden:FILE.bin` is warden with the network of a file.
"""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from blackgate.bots.boss import Boss
from blackgate.bots.budget import DEFAULT, Budget
from blackgate.bots.evaluators import warden_fits
from blackgate.bots.inmate import Inmate
from blackgate.bots.policy_file import read_header
from blackgate.bots.protocol import Adviser, Bot
from blackgate.bots.random_bot import Random
from blackgate.bots.rookie import Rookie
from blackgate.bots.searching_warden import SearchingWarden
from blackgate.bots.warden import Warden
from blackgate.catalogue import Edition
from blackgate.errors import OptionError
from blackgate.texts import Text

PackageBot = type[Random] | type[Rookie] | type[Inmate] | type[Boss] | type[Warden]
NETWORK_SUFFIX: Final = ".bin"  # of a file with a policy network
BOTS: dict[str, PackageBot] = {"random": Random, "rookie": Rookie, "inmate": Inmate, "boss": Boss, "warden": Warden}


def make_bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot by its name. A budget after @ is ignored here (see `budget_of`), but warden searches only with one."""
    plain, own = split_budget(name)
    warden = SearchingWarden if own else Warden
    if (file := network_file(name)) is not None:
        check_network(file)
        return warden(seed, file)
    found = warden if plain == Warden.name else BOTS.get(plain)
    if found is not None:
        return found(seed)
    if ":" in plain:
        return custom_bot(plain, seed)
    raise OptionError("error-no-such-bot", bot=plain, bots=", ".join(BOTS))


def network_file(name: str) -> str | None:
    """Return the file of the network in a name like `warden:FILE.bin` or `warden:FILE.bin@100ms`, or None for any other bot."""
    bot, _, file = split_budget(name)[0].partition(":")
    return file if bot == Warden.name and file.endswith(NETWORK_SUFFIX) else None


def check_network(file: str) -> None:
    """Raise OptionError if a file does not hold a policy network."""
    problem = ""
    try:
        read_header(Path(file))
    except FileNotFoundError:
        problem = "problem-no-file"
    except (OSError, ValueError, KeyError, TypeError):
        problem = "problem-no-network"
    if problem:
        raise OptionError("error-bot-module", bot=f"{Warden.name}:{file}", problem=Text(problem))


def is_slow(name: str) -> bool:
    """Return whether a bot of this package takes a millisecond or more for a move.

    Run a slow bot in a worker process if other work must not wait for it.
    """
    return thinking_ms(name, budget_ms=1) > 0


def thinking_ms(name: str, budget_ms: int) -> int:
    """Return how many milliseconds a bot of this package thinks about a move, with a budget that only boss uses."""
    plain, asked = split_budget(name)
    own = BOTS[plain].thinking_ms if plain in BOTS else 0
    return budget_ms if own is None or (plain == Warden.name and asked) else own


def best_adviser(edition: Edition, seed: int = 0) -> Adviser:
    """Return the strongest bot for hints with a pack: warden if it knows the cards, else boss."""
    return Warden(seed) if warden_fits(edition) else Boss(seed)


def budget_of(name: str, usual: Budget = DEFAULT) -> Budget:
    """Return the budget after @ in a name, or the usual one."""
    _, own = split_budget(name)
    return Budget.parse(own) if own else usual


def split_budget(name: str) -> tuple[str, str]:
    """Split a bot's name into the name and the budget after @. An @ before the last colon is part of a path."""
    path, colon, last = name.rpartition(":")
    plain, _, own = last.partition("@")
    return path + colon + plain, own


def custom_bot(name: str, seed: int) -> Bot:
    """Return an instance of a class outside this package, with the seed if its constructor takes one."""
    where, _, class_name = name.rpartition(":")
    factory = getattr(load_module(where, name), class_name, None)
    if not callable(factory):
        raise OptionError("error-bot-class", bot=name)
    try:
        bot: Any = factory(seed=seed) if takes_seed(factory) else factory()
    except Exception as error:
        raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise OptionError("error-bot-class", bot=name)
    return bot


def takes_seed(factory: Callable[..., Any]) -> bool:
    """Return whether a constructor has a parameter `seed`."""
    try:
        parameters = inspect.signature(factory).parameters
    except (TypeError, ValueError):
        return False
    return "seed" in parameters or any(one.kind is one.VAR_KEYWORD for one in parameters.values())


def load_module(where: str, name: str) -> object:
    """Import a module by its name, or a file by its path."""
    if not where.endswith(".py"):
        try:
            return importlib.import_module(where)
        except Exception as error:
            raise OptionError("error-bot-module", bot=name, problem=f"{type(error).__name__}: {error}") from error
    path = Path(where).resolve()
    if not path.exists():
        raise OptionError("error-bot-module", bot=name, problem=Text("problem-no-file"))
    title = f"blackgate_bot_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    loaded = sys.modules.get(title)
    if loaded is not None:
        return loaded
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
