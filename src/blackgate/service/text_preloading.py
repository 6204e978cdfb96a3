"""Parsing the texts of the table beforehand. A text is parsed when it is first needed, which would delay a move."""

import asyncio

from blackgate.catalogue import Edition
from blackgate.texts import LANGUAGES
from blackgate.wording import Wording

# Texts of the log, of questions and of moves. Others, such as refusals, are needed rarely and one at a time.
PREFIXES = ("event-", "prompt-", "move-", "kind-", "place-", "gang", "background-", "michel-", "list-", "closed-", "reason-")
DELAY_S = 5.0  # after the start, which has more urgent work
PAUSE_S = 0.002  # between two texts, so that the service can do other work


async def preload_texts(edition: Edition) -> None:
    """Parse the texts of a pack's tables in all languages, one after the other."""
    await asyncio.sleep(DELAY_S)
    for code in LANGUAGES:
        language = Wording(edition, code).language
        for message in [name for name in language.unread if name.startswith(PREFIXES)]:
            language.preload(message)
            await asyncio.sleep(PAUSE_S)
