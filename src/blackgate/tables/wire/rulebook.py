"""The rulebook: chapters with clauses, texts, headings and tables."""

from msgspec import Struct

from blackgate.tables.wire.values import Language


class RuleClause(Struct, frozen=True, tag_field="kind", tag="clause"):
    """A rule with its number; texts of the rulebook keep their inline Markdown."""

    number: str
    text: str


class RuleText(Struct, frozen=True, tag_field="kind", tag="text"):
    """A paragraph without a number."""

    text: str


class RuleHeading(Struct, frozen=True, tag_field="kind", tag="heading"):
    """A heading above clauses."""

    text: str


class RuleTable(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table, row by row."""

    head: list[str]
    rows: list[list[str]]


class RuleChapter(Struct, frozen=True):
    """A chapter; number 0 is the text before the first one."""

    number: int
    title: str
    parts: list[RuleClause | RuleText | RuleHeading | RuleTable]


class RuleBook(Struct, frozen=True):
    """The rulebook. `lang` is the language that was requested, `told` that of the text: English if there is no translation."""

    lang: Language
    told: Language
    chapters: list[RuleChapter]
