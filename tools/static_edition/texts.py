"""The texts of the tab, prepared so that it starts sooner: parsed messages, and the part of the locales' data that they need."""

import pickle
from pathlib import Path
from typing import Any

from blackgate.pack.files import TEXTS_OF_CARDS
from blackgate.texts import LANGUAGES
from blackgate.texts.messages import PARSED, dump_parsed

# Of the data of a locale: plural forms and numbers. Names of languages, countries, currencies, units and dates are not used.
PLURALS = ("locale_id", "plural_form", "ordinal_form")
NUMBERS = ("default_numbering_system", "numbering_systems", "number_symbols", "decimal_formats", "percent_formats")
KEPT_OF_LOCALE = frozenset((*PLURALS, *NUMBERS))
# Of the data that all locales share: which locale a name means.
KEPT_OF_ALL = frozenset(("language_aliases", "parent_exceptions", "script_aliases", "territory_aliases", "variant_aliases"))


def parsed_texts(folder: Path, left_out: frozenset[str]) -> dict[str, bytes]:
    """Return files with the parsed messages of each language, instead of its Fluent files.

    The texts of cards are there as they are, too: a game keeps them (`pack/files.py`).
    """
    found: dict[str, bytes] = {}
    for code in LANGUAGES:
        files = sorted(file for file in (folder / code).glob("*.ftl") if file.stem not in left_out)
        found[f"{code}/{TEXTS_OF_CARDS}"] = (folder / code / TEXTS_OF_CARDS).read_bytes()
        found[f"{code}/{PARSED}"] = dump_parsed(file.read_text(encoding="utf-8") for file in files)
    return found


def reduced(data: bytes, kept: frozenset[str]) -> bytes:
    """Return a data file of Babel with some of its parts."""
    parts: dict[str, Any] = pickle.loads(data)
    return pickle.dumps({name: part for name, part in parts.items() if name in kept})
