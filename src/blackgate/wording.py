"""Names of things in the forms a sentence needs: card, Place, Gang, player, in one language and one pack."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from blackgate.catalogue import Edition
from blackgate.engine import layout as at
from blackgate.options import MICHELS
from blackgate.pack import PackError
from blackgate.texts import LANGUAGES, Language, MissingText, Text, language


class Wording:
    """The words of one language for the things of one pack."""

    def __init__(self, book: Edition, code: str) -> None:
        self.book = book
        self.code = code
        self.language: Language = language(code, book.pack.directory)

    def say(self, message: str, **arguments: object) -> str:
        """A message of the table or the CLI."""
        return self.language.say(message, **arguments)

    # --- cards ------------------------------------------------------------------------------
    def card(self, kind: int, form: str = "") -> str:
        """A card's name: bare, "a" or "the"."""
        if kind < 0:
            return self.language.name("kind-fists", "fists", form)
        identifier = self.book.kinds[kind]
        return self.language.name(f"kind-{identifier}", identifier, form)

    def card_forms(self, kind: int) -> dict[str, str]:
        """The three forms a sentence may use."""
        return {"card": self.card(kind), "card_a": self.card(kind, "a"), "card_the": self.card(kind, "the")}

    def counted(self, kind: int, count: int) -> str:
        """One card with its article, several with their number."""
        identifier = self.book.kinds[kind]
        message = f"kind-{identifier}"
        if count == 1:
            return self.card(kind, "a")
        if self.language.has(message, "n"):
            return self.language.say_attribute(message, "n", n=count)
        return f"{count} × {self.card(kind)}"

    def cards(self, kinds: Sequence[int], joined_by: str = "list-and") -> str:
        """Several cards as one list, in the order they came."""
        if not kinds:
            return self.say("nothing")
        counts = Counter(kinds)
        return self.join([self.counted(kind, counts[kind]) for kind in dict.fromkeys(kinds)], joined_by)

    def join(self, items: Sequence[str], joined_by: str = "list-and") -> str:
        """A, B and C."""
        if not items:
            return self.say("nobody")
        text = items[0]
        for i, item in enumerate(items[1:], start=2):
            text = self.say(joined_by if i == len(items) else "list-comma", a=text, b=item)
        return text

    def card_does(self, kind: int) -> str:
        """What a card is for, or an empty string for a pack's own card without texts."""
        return self.optional(f"kind-{self.book.kinds[kind]}", "does")

    def optional(self, message: str, attribute: str) -> str:
        """A text that a pack may lack."""
        return self.language.say_attribute(message, attribute) if self.language.has(message, attribute) else ""

    # --- everything else --------------------------------------------------------------------
    def place(self, place: int, form: str = "") -> str:
        """A Place: bare, "to" or "at"."""
        identifier = self.book.places[place]
        return self.language.name(f"place-{identifier}", identifier, form)

    def place_forms(self, place: int) -> dict[str, str]:
        """The three forms a sentence may use."""
        return {
            "place": self.place(place),
            "place_to": self.place(place, "to"),
            "place_at": self.place(place, "at"),
        }

    def gang(self, gang: int, form: str = "the") -> str:
        """A Gang, as a rule with its article."""
        identifier = self.book.gangs[gang]
        return self.language.name(f"gang-{identifier}", identifier, form)

    def gang_card(self, card: int) -> str:
        """A Gang card's name."""
        identifier = self.book.gang_cards[card]
        return self.language.name(f"gangcard-{identifier}", identifier)

    def gang_card_does(self, card: int) -> str:
        """A Gang card's ability."""
        return self.optional(f"gangcard-{self.book.gang_cards[card]}", "does")

    def background(self, background: int) -> str:
        """A Background's name."""
        identifier = self.book.backgrounds[background]
        return self.language.name(f"background-{identifier}", identifier)

    def background_part(self, background: int, part: str) -> str:
        """when, first or second of a Background."""
        return self.optional(f"background-{self.book.backgrounds[background]}", part)

    def michel(self, option: int) -> str:
        """Michel or Michelle."""
        return self.say(f"michel-{MICHELS[option or 1]}")

    def michel_tools(self, card: int) -> str:
        """The Tools a Michel card asks for."""
        shows = self.book.rulebook.shows
        kinds = [kind for kind in range(len(self.book.kinds)) if shows[card * at.KINDS + kind]]
        return self.cards(kinds, "list-or")


def distinct(names: Sequence[str]) -> list[str]:
    """Names that can be told apart: where two are the same, their seats are added."""
    told: list[str] = []
    for seat, name in enumerate(names):
        unique = name if names.count(name) == 1 else f"{name} ({seat})"
        while unique in told or (unique != name and unique in names):
            unique += "'"
        told.append(unique)
    return told


def check_texts(book: Edition) -> None:
    """Refuse a pack whose own texts cannot be read or filled in, in any of the five languages."""
    for code in LANGUAGES:
        file = Path(book.pack.directory) / "texts" / f"{code}.ftl"
        if not file.exists():
            continue
        try:
            broken = [entry for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Junk)]
            if broken:
                raise PackError(str(file), "", str(broken[0].content).splitlines()[0], Text("expected-fluent"))
            say_everything(Wording(book, code))
        except (MissingText, UnicodeDecodeError) as error:
            raise PackError(str(file), "", str(error), Text("expected-fluent")) from None


def say_everything(words: Wording) -> None:
    """Every name and every explanation once."""
    book = words.book
    for kind in range(len(book.kinds)):
        words.card_forms(kind)
        words.counted(kind, 2)
        words.card_does(kind)
    for place in range(len(book.places)):
        words.place_forms(place)
    for gang in range(len(book.gangs)):
        words.gang(gang)
    for card in range(len(book.gang_cards)):
        words.gang_card(card)
        words.gang_card_does(card)
    for background in range(len(book.backgrounds)):
        words.background(background)
        for part in ("when", "first", "second"):
            words.background_part(background, part)
