"""Reads TOML with typed accessors: values are checked, unknown keys are refused."""

import difflib
import re
from collections.abc import Iterable

from blackgate.pack.errors import NOTHING, PackError
from blackgate.pack.model import Value
from blackgate.texts import Text

ORIGINS = ("R", "P", "X")
COUNT = ".count"  # the end of a key of an origin that means the length of a list
ID = re.compile(r"[a-z][a-z0-9_]*")


class Entry:
    """One table of a pack file. The methods read keys and remember them; `close` refuses the others."""

    def __init__(self, file: str, path: str, data: object, values: list[Value], sourced: bool = True) -> None:
        if not isinstance(data, dict):
            raise PackError(file, path, data, Text("expected-table"))
        self.file = file
        self.path = path
        self.data: dict[str, object] = data
        self.values = values
        self.sourced = sourced
        self.read_keys: set[str] = {"origin"} if sourced else set()

    def key(self, key: str) -> str:
        """Return a key with its path in the file."""
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, expected: Text) -> PackError:
        """Return the error for a value."""
        return PackError(self.file, self.key(key), self.data.get(key, NOTHING), expected)

    def has(self, key: str) -> bool:
        """Return whether a key is present."""
        return key in self.data

    def raw(self, key: str) -> object:
        """Return a value unchecked."""
        self.read_keys.add(key)
        return self.data.get(key, NOTHING)

    def number(self, key: str, least: int = 0, most: int = 1000, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        if default is not None and key not in self.data:
            return default
        found = self.raw(key)
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self.wrong(key, Text("expected-number", least=least, most=most))
        return found

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        if default is not None and key not in self.data:
            return default
        found = self.raw(key)
        if not isinstance(found, bool):
            raise self.wrong(key, Text("expected-flag"))
        return found

    def text(self, key: str, default: str | None = None) -> str:
        """Return a string that is not empty, or the default if the key is missing."""
        if default is not None and key not in self.data:
            return default
        found = self.raw(key)
        if not isinstance(found, str) or not found:
            raise self.wrong(key, Text("expected-text"))
        return found

    def id(self, key: str = "id") -> str:
        """Return a name that can be used in records."""
        found = self.raw(key)
        if not isinstance(found, str) or not is_id(found):
            raise self.wrong(key, Text("expected-id"))
        return found

    def word(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """Return one of the allowed words."""
        if default is not None and key not in self.data:
            return default
        found = self.raw(key)
        words = list(allowed)
        if not isinstance(found, str) or found not in words:
            raise self.wrong(key, one_of(found, words))
        return found

    def words(self, key: str, allowed: Iterable[str], default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Return a list of allowed words."""
        if default is not None and key not in self.data:
            return default
        found = self.raw(key)
        words = list(allowed)
        if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
            raise self.wrong(key, Text("expected-list-of", words=", ".join(words)))
        for i, word in enumerate(found):
            if word not in words:
                raise PackError(self.file, f"{self.key(key)}[{i}]", word, one_of(word, words))
        return tuple(found)

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """Return a list of different whole numbers."""
        found = self.raw(key)
        if not isinstance(found, list) or any(isinstance(n, bool) or not isinstance(n, int) for n in found):
            raise self.wrong(key, Text("expected-numbers", least=least, most=most))
        for i, n in enumerate(found):
            if not least <= n <= most or n in found[:i]:
                raise PackError(self.file, f"{self.key(key)}[{i}]", n, Text("expected-another-number", least=least, most=most))
        return tuple(found)

    def number_for_each(self, key: str, count: int, most: int) -> tuple[int, ...]:
        """Return a list of so many whole numbers from 0 on, which may be equal."""
        found = self.raw(key)
        if not isinstance(found, list) or len(found) != count or not all(type(n) is int and 0 <= n <= most for n in found):
            raise self.wrong(key, Text("expected-number-for-each", count=count, most=most))
        return tuple(found)

    def table(self, key: str, sourced: bool = True) -> "Entry":
        """Return a table inside this one."""
        return Entry(self.file, self.key(key), self.raw(key), self.values, sourced)

    def tables(self, key: str, sourced: bool = True) -> list["Entry"]:
        """Return an array of tables; errors name each by its id, if it has one."""
        found = self.raw(key)
        if not isinstance(found, list) or not found:
            raise self.wrong(key, Text("expected-tables", key=self.key(key)))
        entries = []
        for i, item in enumerate(found):
            name = item.get("id", i) if isinstance(item, dict) else i
            entries.append(Entry(self.file, f"{self.key(key)}[{name}]", item, self.values, sourced))
        return entries

    def close(self) -> None:
        """Refuse keys that were not read, and collect the origin of every value."""
        for key in self.data:
            if key not in self.read_keys:
                close = difflib.get_close_matches(key, sorted(self.read_keys), n=1)
                expected = Text("expected-no-key-close", close=close[0]) if close else Text("expected-no-key")
                raise PackError(self.file, self.key(key), self.data[key], expected)
        if self.sourced:
            self.collect_origins()

    def collect_origins(self) -> None:
        """Store the origin of every value: one letter for all, one per key with "*" for the rest, or one per element of a list.

        `"KEY.count"` is the origin of the length of a list, where it differs from that of the elements.
        """
        origin = self.data.get("origin", NOTHING)
        table: dict[str, object] = origin if isinstance(origin, dict) else {"*": origin}
        for key, letter in table.items():
            if key != "*" and key not in self.data and not self.is_count(key):
                raise PackError(self.file, self.key(f"origin.{key}"), letter, Text("expected-own-key"))
        for key, value in self.data.items():
            if key in ("id", "origin", "card") and (key != "card" or isinstance(value, list)):
                continue
            if isinstance(value, list) and key + COUNT in table:
                self.add_value(key + COUNT, len(value), table[key + COUNT])
            self.collect_origin(key, value, table.get(key, table.get("*", NOTHING)))

    def is_count(self, key: str) -> bool:
        """Return whether a key of an origin means the number of elements of a list."""
        return key.endswith(COUNT) and isinstance(self.data.get(key.removesuffix(COUNT)), list)

    def collect_origin(self, key: str, value: object, origin: object) -> None:
        """Store the origin of one value, or of each element of a list."""
        if isinstance(origin, list) and isinstance(value, list) and len(origin) == len(value):
            for i, (item, letter) in enumerate(zip(value, origin, strict=True)):
                self.add_value(f"{key}[{i}]", item, letter)
        else:
            self.add_value(key, value, origin)

    def add_value(self, key: str, value: object, letter: object) -> None:
        """Store a value with its origin, one of the letters of ORIGINS."""
        if letter not in ORIGINS:
            raise PackError(self.file, self.key(f"origin.{key}"), letter, Text("expected-origin"))
        self.values.append(Value(self.file, self.key(key), value, str(letter)))


def is_id(text: object) -> bool:
    """Return whether a text can be a name in records: no spaces, nothing to quote."""
    return isinstance(text, str) and bool(ID.fullmatch(text))


def one_of(found: object, words: list[str], what: str = "expected-one-of") -> Text:
    """Return the allowed words, and the one closest to what was found."""
    close = difflib.get_close_matches(found, words, n=1) if isinstance(found, str) else []
    if close:
        return Text(f"{what}-close", words=", ".join(words), close=close[0])
    return Text(what, words=", ".join(words))
