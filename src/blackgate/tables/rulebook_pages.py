"""The rulebook as JSON for clients."""

from dataclasses import asdict
from functools import lru_cache

import msgspec

from blackgate.rulebook_text import chapters, rulebook_language
from blackgate.tables import wire
from blackgate.tables.encoding import encode


@lru_cache(maxsize=8)
def encode_rulebook(lang: wire.Language) -> bytes:
    """Return the whole rulebook in one language as JSON."""
    parts = [asdict(chapter) for chapter in chapters(lang)]
    return encode(msgspec.convert({"lang": lang, "told": rulebook_language(lang), "chapters": parts}, wire.RuleBook))
