"""Names of cards, Places, Gangs and Backgrounds in the forms a sentence needs, for one pack and one language."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from blackgate.catalogue import Edition
from blackgate.options import MICHELS
from blackgate.pack import PackError
from blackgate.texts import LANGUAGES, Language, MissingText, Text, language

FISTS = "fists"


class Wording:
    """The names of a pack's cards, Places, Gangs and so on in one language. Arguments are ids or numbers."""

    def __init__(self, edition: Edition, code: str) -> None:
        self.edition = edition
        self.code = code
        self.language: Language = language(code, edition.pack.directory)

    def say(self, message: str, **arguments: object) -> str:
        """Return a message of the table or the CLI."""
        return self.language.say(message, **arguments)

    # --- cards ------------------------------------------------------------------------------
    def card(self, kind: int | str, form: str = "") -> str:
        """Return a card's name: bare, "a" or "the". Fists are the kind -1, or "fists"."""
        identifier = self.kind_id(kind)
        return self.language.name(f"kind-{identifier}", identifier, form)

    def kind_id(self, kind: int | str) -> str:
        """Return the id of a kind that is given by id or by number."""
        if isinstance(kind, str):
            return kind
        return FISTS if kind < 0 else self.edition.kinds[kind]

    def card_forms(self, kind: int | str) -> dict[str, str]:
        """Return the three forms a sentence may use."""
        return {"card": self.card(kind), "card_a": self.card(kind, "a"), "card_the": self.card(kind, "the")}

    def counted(self, kind: int | str, count: int) -> str:
        """Return a card with its article, or several with their number."""
        message = f"kind-{self.kind_id(kind)}"
        if count == 1:
            return self.card(kind, "a")
        if self.language.has(message, "n"):
            return self.language.say_attribute(message, "n", n=count)
        return f"{count} × {self.card(kind)}"

    def cards(self, kinds: Sequence[int | str], joined_by: str = "list-and") -> str:
        """Return cards as one list, in the given order."""
        if not kinds:
            return self.say("nothing")
        counts = Counter(kinds)
        return self.join([self.counted(kind, counts[kind]) for kind in dict.fromkeys(kinds)], joined_by)

    def join(self, items: Sequence[str], joined_by: str = "list-and") -> str:
        """Return names as a list: "A, B and C"."""
        return self.language.join(items, joined_by) if items else self.say("nobody")

    def card_does(self, kind: int | str) -> str:
        """Return what a card is for, or an empty string if the pack has no text for it."""
        return self.optional(f"kind-{self.kind_id(kind)}", "does")

    def optional(self, message: str, attribute: str) -> str:
        """Return a text that a pack need not have."""
        return self.language.say_attribute(message, attribute) if self.language.has(message, attribute) else ""

    # --- Places, Gangs, Backgrounds, Michel(le) -----------------------------------------------
    def place(self, place: int | str, form: str = "") -> str:
        """Return a Place: bare, "to" or "at"."""
        identifier = id_of(place, self.edition.places)
        return self.language.name(f"place-{identifier}", identifier, form)

    def place_forms(self, place: int | str) -> dict[str, str]:
        """Return the three forms a sentence may use."""
        return {
            "place": self.place(place),
            "place_to": self.place(place, "to"),
            "place_at": self.place(place, "at"),
        }

    def gang(self, gang: int | str, form: str = "the") -> str:
        """Return a Gang, by default with its article."""
        identifier = id_of(gang, self.edition.gangs)
        return self.language.name(f"gang-{identifier}", identifier, form)

    def gang_card(self, card: int | str) -> str:
        """Return the name of a Gang card."""
        identifier = id_of(card, self.edition.gang_cards)
        return self.language.name(f"gangcard-{identifier}", identifier)

    def gang_card_does(self, card: int | str) -> str:
        """Return the ability of a Gang card."""
        return self.optional(f"gangcard-{id_of(card, self.edition.gang_cards)}", "does")

    def background(self, background: int | str) -> str:
        """Return the name of a Background."""
        identifier = id_of(background, self.edition.backgrounds)
        return self.language.name(f"background-{identifier}", identifier)

    def background_part(self, background: int | str, part: str) -> str:
        """Return a part of a Background: "when", "first" or "second"."""
        return self.optional(f"background-{id_of(background, self.edition.backgrounds)}", part)

    def michel(self, looks: int | str) -> str:
        """Return the name of Michel or Michelle; Michel's if neither is in the game."""
        name = id_of(looks, MICHELS)
        return self.say(f"michel-{'michel' if name == 'none' else name}")

    def michel_tools(self, card: int) -> str:
        """Return the Tools a Michel card asks for."""
        return self.cards(self.edition.michel_tools[card], "list-or")


def id_of(thing: int | str, ids: Sequence[str]) -> str:
    """Return the id of something that is given by id or by number."""
    return thing if isinstance(thing, str) else ids[thing]


def distinct_names(names: Sequence[str]) -> list[str]:
    """Return names without duplicates: equal names get their seat added."""
    found: list[str] = []
    for seat, name in enumerate(names):
        unique = name if names.count(name) == 1 else f"{name} ({seat})"
        while unique in found or (unique != name and unique in names):
            unique += "'"
        found.append(unique)
    return found


def check_texts(edition: Edition) -> None:
    """Raise if the texts of a pack cannot be read or formatted in one of the five languages."""
    for code in LANGUAGES:
        file = Path(edition.pack.directory) / "texts" / f"{code}.ftl"
        if not file.exists():
            continue
        try:
            broken = [entry for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Junk)]
            if broken:
                raise PackError(str(file), "", str(broken[0].content).splitlines()[0], Text("expected-fluent"))
            format_all(Wording(edition, code))
        except (MissingText, UnicodeDecodeError) as error:
            raise PackError(str(file), "", str(error), Text("expected-fluent")) from None


def format_all(words: Wording) -> None:
    """Format every name and every explanation once; a text that cannot be formatted raises."""
    edition = words.edition
    for kind in range(len(edition.kinds)):
        words.card_forms(kind)
        words.counted(kind, 2)
        words.card_does(kind)
    for place in range(len(edition.places)):
        words.place_forms(place)
    for gang in range(len(edition.gangs)):
        words.gang(gang)
    for card in range(len(edition.gang_cards)):
        words.gang_card(card)
        words.gang_card_does(card)
    for background in range(len(edition.backgrounds)):
        words.background(background)
        for part in ("when", "first", "second"):
            words.background_part(background, part)
