"""The rulebook as a browser reads it."""

from dataclasses import asdict
from functools import lru_cache

import msgspec

from blackgate.rulebook_text import chapters, told_in
from blackgate.service.table_manager import encode
from blackgate.tables import wire


@lru_cache(maxsize=8)
def encoded(lang: wire.Language) -> bytes:
    """The whole rulebook in one language, put together once."""
    parts = [asdict(chapter) for chapter in chapters(lang)]
    return encode(msgspec.convert({"lang": lang, "told": told_in(lang), "chapters": parts}, wire.RuleBook))
