"""Reads the effects and abilities of a pack's cards as numbers (`engine/vocabulary.py`)."""

from blackgate.engine.vocabulary import (
    ABILITIES,
    EFFECTS,
    EVERYTHING,
    FLAG,
    KIND,
    NUMBER_OR_ALL,
    ONE,
    ROLLS,
)
from blackgate.pack.entry import Entry, one_of
from blackgate.pack.errors import NOTHING, PackError
from blackgate.pack.model import Effect
from blackgate.texts import Text

MOST = 100
# Only the hidden hand decides whether these can do something. Beside another effect, others would see whether they did (12.4).
ALONE = ("craft",)


def read_effects(entry: Entry, key: str, kinds: list[str], target: str, moment: str) -> tuple[Effect, ...]:
    """Read a list of effects such as [{ draw = 3 }, { cigarettes = 3 }]."""
    effects = []
    for i, item in enumerate(entry.tables(key, sourced=False)):
        item.path = f"{entry.key(key)}[{i}]"
        effect = read_effect(item, kinds)
        word = EFFECTS[effect.word]
        if word.needs_target and not target and moment not in ("extorted", "combat_lost"):
            raise PackError(item.file, item.path, effect.word, Text("expected-target"))
        if word.only_at and word.only_at != moment:
            raise PackError(item.file, item.path, effect.word, Text("expected-moment", moment=word.only_at))
        if moment in word.never_at:
            raise PackError(item.file, item.path, effect.word, Text("expected-other-moment", moment=moment))
        effects.append(effect)
    for i, effect in enumerate(effects):
        if effect.word in ALONE and len(effects) > 1:
            raise PackError(entry.file, f"{entry.key(key)}[{i}]", effect.word, Text("expected-alone"))
    return tuple(effects)


def read_effect(item: Entry, kinds: list[str]) -> Effect:
    """Read one effect: its word, its value, further keys."""
    words = [word for word in item.data if word in EFFECTS]
    if len(words) != 1:
        found = next(iter(item.data), NOTHING)
        raise PackError(item.file, item.path, found, one_of(found, list(EFFECTS), "expected-effect"))
    word = words[0]
    effect = EFFECTS[word]
    x = read_value(item, word, effect.value, kinds)
    y = 0
    for key, kind_of in effect.further:
        if item.has(key):
            y = read_value(item, key, kind_of, kinds)
            if kind_of == KIND:
                y += 1
        elif key == "count":
            y = 1
    item.close()
    return Effect(word, effect.operation, x, y)


def read_value(item: Entry, key: str, wanted: str | tuple[str, ...], kinds: list[str]) -> int:
    """Return a value as a number."""
    if isinstance(wanted, tuple):
        return wanted.index(item.word(key, wanted))
    if wanted == KIND:
        return kinds.index(item.word(key, kinds))
    if wanted == NUMBER_OR_ALL and item.raw(key) == "all":
        return EVERYTHING
    if wanted == FLAG:
        if item.raw(key) is not True:
            raise item.wrong(key, Text("expected-true"))
        return 1
    return item.number(key, least=1, most=1 if wanted == ONE else MOST)


def read_ability(entry: Entry, kinds: list[str], die: int) -> dict[int, int]:
    """Read a table of abilities such as { hand_limit = 15, choose_losses = true }."""
    table = entry.table("ability", sourced=False)
    ability: dict[int, int] = {}
    for word in table.data:
        if word not in ABILITIES:
            raise PackError(table.file, table.key(word), word, one_of(word, list(ABILITIES), "expected-ability"))
        column, wanted = ABILITIES[word]
        if wanted == ROLLS:
            ability[column] = sum(1 << result for result in table.numbers(word, 1, die))
        elif wanted == KIND:
            ability[column] = read_value(table, word, KIND, kinds) + 1
        else:
            ability[column] = read_value(table, word, wanted, kinds)
    table.close()
    return ability
