"""The rulebook: chapters with clauses, texts, headings and tables."""

from msgspec import Struct

from blackgate.tables.wire.values import Language


class RuleClause(Struct, frozen=True, tag_field="kind", tag="clause"):
    """A rule with its number; texts of the rulebook keep their inline Markdown."""

    number: str
    text: str


class RuleText(Struct, frozen=True, tag_field="kind", tag="text"):
    """A paragraph that is no rule of its own."""

    text: str


class RuleHeading(Struct, frozen=True, tag_field="kind", tag="heading"):
    """What the next clauses of a chapter are about."""

    text: str


class RuleTable(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table, row by row."""

    head: list[str]
    rows: list[list[str]]


class RuleChapter(Struct, frozen=True):
    """A chapter; number 0 is what stands before the first one."""

    number: int
    title: str
    parts: list[RuleClause | RuleText | RuleHeading | RuleTable]


class RuleBook(Struct, frozen=True):
    """The rulebook, as asked for in `lang` and as `told`: in English where there is no translation."""

    lang: Language
    told: Language
    chapters: list[RuleChapter]
