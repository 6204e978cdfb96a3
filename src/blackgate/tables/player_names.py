"""What players are called at a table: the record tells the sort of a bot, the table the name of the prisoner it plays (1.8)."""

from collections.abc import Sequence

from blackgate.texts import say

BOT = "bot:"


def called(names: Sequence[str], looks: Sequence[str]) -> list[str]:
    """Names as they are told: a bot's is that of the prisoner it looks like, the same in every language."""
    faces = [*looks, *[""] * len(names)]
    pairs = zip(names, faces, strict=False)
    return [say("en", f"prisoner-{face}") if name.startswith(BOT) and face else name for name, face in pairs]
