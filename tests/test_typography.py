"""The texts for players are set as each language is printed: quotation marks, apostrophes, spaces, dashes."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from blackgate.texts import LANGUAGES
from testkit.player_texts import VALUE, Passage, passages

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
SPACE = f"[ {NO_BREAK}{NARROW}]"
QUOTES = {"en": "“”", "fr": "«»", "de": "„“", "it": "«»", "es": "«»"}
CLIENT = Path(__file__).parents[1] / "client" / "src"
# A colon between two texts in a Svelte component: {t("a")}: {b}, `${a}: ${b}`, [a, b].join(": "), <span>: {b}.
COLON_BETWEEN_TEXTS = re.compile(r"\)\}: |\}: \$\{|join\(\": \"\)|>: \{")
ALL_QUOTES = "“”„‟«»‘‚‹›\"'`´"


@dataclass(frozen=True)
class Rule:
    """A pattern that no text of some languages may contain, with a text that breaks the rule and one that keeps it."""

    name: str
    languages: tuple[str, ...]
    wrong: str
    breaks: str
    keeps: str


RULES = [
    Rule("two spaces", LANGUAGES, SPACE + "{2}", "one  two", "one two"),
    Rule("dots for an ellipsis", LANGUAGES, r"\.\.", "Wait...", "Wait…"),
    Rule("a hyphen in a range", LANGUAGES, rf"[\d{VALUE}]-[\d{VALUE}]", "2-3 players", "2–3 players"),
    Rule("hyphens for a dash", LANGUAGES, rf"--|{SPACE}-{SPACE}", "one - two", "one – two"),
    Rule("a space before punctuation", ("en", "de", "it", "es"), rf"{SPACE}[,.;:!?)\]]", "So ?", "So?"),
    Rule("a space before a comma or full stop", ("fr",), rf"{SPACE}[,.)\]]", "ici .", "ici."),
    Rule("no space after punctuation", LANGUAGES, r"[,;!?][^\W\d_]", "one,two", "one, two"),
    Rule("a space inside brackets", LANGUAGES, rf"\({SPACE}", "( one)", "(one)"),
    Rule("a space inside quotation marks", ("it", "es"), f"«{SPACE}|{SPACE}»", "« uno »", "«uno»"),
    Rule("a space inside quotation marks", ("en",), f"“{SPACE}|{SPACE}”", "“ one ”", "“one”"),
    Rule("a space inside quotation marks", ("de",), f"„{SPACE}|{SPACE}“", "„ eins “", "„eins“"),
    Rule("no narrow space inside quotation marks", ("fr",), f"«(?!{NARROW})|(?<!{NARROW})»", "« un »", f"«{NARROW}un{NARROW}»"),
    Rule("no narrow space before punctuation", ("fr",), f"(?<=.)(?<![{NARROW}!?])[;!?]", "Quoi ?", f"Quoi{NARROW}?"),
    Rule("no no-break space before a colon", ("fr",), rf"(?<=.)(?<!{NO_BREAK}):(?!\d)", "Ici : là", f"Ici{NO_BREAK}: là"),
    Rule("a space before an ellipsis", ("en", "fr", "it", "es"), rf"{SPACE}…(?!\w|{SPACE}{VALUE})", "Wait …", "Wait…"),
    Rule("no no-break space before an ellipsis", ("de",), rf"(?<=[\w{VALUE} ])…", "Einen Moment …", f"Moment{NO_BREAK}…"),
    Rule("a space before a per cent sign", ("en", "it"), f"{SPACE}%", "95 %", "95%"),
    Rule("no no-break space before a per cent sign", ("fr", "de", "es"), rf"(?<=[\d{VALUE} ])%", "95 %", f"95{NO_BREAK}%"),
]


def paired(marks: str, pair: str, text: str) -> bool:
    """Return whether the marks in a text are pairs, one after the other."""
    return "".join(re.findall(f"[{marks}]", text)).replace(pair, "") == ""


def quotes_are_right(language: str, text: str) -> bool:
    """Return whether all quotation marks are those of the language."""
    return paired(ALL_QUOTES, QUOTES[language], text)


def questions_are_right(text: str) -> bool:
    """Return whether every question and exclamation has both of its Spanish marks."""
    return paired("¿?", "¿?", text) and paired("¡!", "¡!", text)


def shown(found: list[Passage]) -> str:
    return "\n".join(f"{passage.where}: {passage.text}" for passage in found)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: f"{rule.languages[0]} {rule.name}")
def test_a_rule_tells_right_from_wrong(rule: Rule) -> None:
    assert re.search(rule.wrong, rule.breaks)
    assert not re.search(rule.wrong, rule.keeps)


@pytest.mark.parametrize(
    ("rule", "language"), [pytest.param(rule, one, id=f"{one} {rule.name}") for rule in RULES for one in rule.languages]
)
def test_no_text_breaks_a_rule_of_its_language(rule: Rule, language: str) -> None:
    wrong = re.compile(rule.wrong)
    found = [passage for passage in passages(language) if wrong.search(passage.text)]
    assert not found, shown(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    found = [passage for passage in passages(language) if not quotes_are_right(language, passage.text)]
    assert not found, shown(found)


def test_questions_and_exclamations_are_marked_at_both_ends_in_spanish() -> None:
    found = [passage for passage in passages("es") if not questions_are_right(passage.text)]
    assert not found, shown(found)


def test_wrong_marks_are_found() -> None:
    assert quotes_are_right("de", "Der „Knast“ ist’s")
    assert not quotes_are_right("de", "Der “Knast”")
    assert not quotes_are_right("fr", "l'Outil")
    assert not quotes_are_right("en", "“one")
    assert questions_are_right("¿Y tú? ¡Sí!")
    assert not questions_are_right("Y tú?")
    assert not questions_are_right("?Y tú¿")


def test_components_leave_the_colon_between_two_texts_to_the_language() -> None:
    """French has a space before it: `withDetail` in client/src/i18n."""
    assert COLON_BETWEEN_TEXTS.search('<b>{t("cigarettes")}: {n}</b>')
    found = [path.name for path in CLIENT.rglob("*.svelte") if COLON_BETWEEN_TEXTS.search(path.read_text(encoding="utf-8"))]
    assert not found
