"""What a person should know about the bots of a command before they play."""

from collections.abc import Sequence

from blackgate.bots.evaluators import network_fits, warden_fits
from blackgate.bots.registry import network_file, split_budget
from blackgate.bots.warden import Warden
from blackgate.catalogue import Edition
from blackgate.cli.language import say


def bot_notes(names: Sequence[str], edition: Edition) -> list[str]:
    """Return a sentence if warden should play with cards that its network does not know."""
    asked = any(split_budget(name)[0] == Warden.name and not warden_fits(edition) for name in names)
    asked |= any(file is not None and not network_fits(edition, file) for file in map(network_file, names))
    return [say("app-warden-unknown")] if asked else []
