"""What a person should know about the bots of a command before they play."""

from collections.abc import Sequence

from blackgate.bots.evaluators import warden_knows
from blackgate.bots.registry import split_budget
from blackgate.bots.warden import Warden
from blackgate.catalogue import Edition
from blackgate.cli.language import say


def bot_notes(names: Sequence[str], edition: Edition) -> list[str]:
    """Return a sentence if warden should play with cards that its network does not know."""
    asked = any(split_budget(name)[0] == Warden.name for name in names)
    return [say("house-warden-unknown")] if asked and not warden_knows(edition) else []
