"""Names and numbers of the report in the reader's language."""

from collections.abc import Callable, Sequence

from blackgate.arena.intervals import Interval
from blackgate.arena.number_format import Figures
from blackgate.catalogue import Edition
from blackgate.lab.estimate import Estimate
from blackgate.lab.metrics import NUMBER, SHARE, WORTH
from blackgate.lab.results import ALL
from blackgate.wording import Wording

# Figures with an id as the second of three words; the others make the name of its text.
WITH_ID = ("seat", "points", "got", "place", "gang", "background", "action", "draw")
FEW_CARDS = 4  # so many are named at a glance


class Words:
    """Tells figures of one or two packs; a card is called as the first pack that has it calls it."""

    def __init__(self, books: Sequence[Edition], lang: str) -> None:
        self.wordings = [Wording(book, lang) for book in books]
        self.figures = Figures(lang)
        self.lang = lang

    def say(self, message: str, /, **arguments: object) -> str:
        """Our own sentences, in the reader's language."""
        return self.wordings[0].say(message, **arguments)

    # --- names ----------------------------------------------------------------------------------
    def name(self, sort: str, identifier: str) -> str:
        """A card, a Place, or a place in the turn order."""
        if sort == "seat":
            return self.say("lab-order", number=int(identifier) + 1)
        if sort == "extortions":
            return self.say(f"class-{identifier}")
        for words in self.wordings:
            book = words.book
            known: tuple[list[str], Callable[[int], str]] = {
                "gang": (book.gang_cards, words.gang_card),
                "background": (book.backgrounds, words.background),
                "place": (book.places, words.place),
            }.get(sort, (book.kinds, words.card))
            if identifier in known[0]:
                return known[1](known[0].index(identifier))
        return identifier

    def gang_of(self, card: str) -> str:
        """Whose card it is, by name; empty if neither pack has it."""
        for words in self.wordings:
            if card in words.book.gang_cards:
                gang = int(words.book.rulebook.gang_of[words.book.gang_cards.index(card)])
                return words.gang(gang, "")
        return ""

    def row(self, figure: str) -> str:
        """What a figure is called, by the words of its name."""
        words = figure.split("/")
        sort = words[0]
        identifier = ""
        if sort in WITH_ID and len(words) == 3:
            identifier = words.pop(1)
        elif words[-2] == "class":
            identifier = words.pop()
        known = {"name": self.name(sort, identifier)} if identifier else {}
        return self.say(f"lab-row-{'-'.join(words)}".replace("_", "-"), **known)

    def players(self, players: int) -> str:
        """A player count, or all of them."""
        return self.say("lab-all") if players == ALL else self.say("lab-players", players=players)

    def list(self, items: Sequence[str]) -> str:
        """A, B and C; or none."""
        if not items:
            return self.say("lab-none")
        named = self.wordings[0].join(items) if len(items) <= FEW_CARDS else ", ".join(items[:FEW_CARDS])
        more = len(items) - FEW_CARDS
        return self.say("lab-and-more", cards=named, more=more) if more > 0 else named

    # --- numbers --------------------------------------------------------------------------------
    def number(self, value: float, form: str) -> str:
        """A value as its figure is written."""
        if form == SHARE:
            return self.figures.percent(value)
        if form == WORTH:
            return self.signed(value, form)
        return self.figures.decimal(value) if abs(value) >= 10 else self.say("lab-fine", value=value)

    def signed(self, value: float, form: str) -> str:
        """A difference with its sign, in the unit of its figure."""
        return self.say("lab-signed-number" if form == NUMBER else "lab-signed-percent", **sign_and_size(value, form))

    def span(self, interval: Interval | None, form: str, signed: bool = False) -> str:
        """An interval, in the unit of its value."""
        if interval is None:
            return "–"
        if signed or form == WORTH:
            message = "lab-signed-number" if form == NUMBER else "lab-signed"
            low, high = (self.say(message, **sign_and_size(bound, form)) for bound in interval)
        elif form == SHARE:
            low, high = (self.figures.decimal(100 * bound) for bound in interval)
        else:
            low, high = (self.number(bound, form) for bound in interval)
        return self.say("lab-span", low=low, high=high)

    def cell(self, estimate: Estimate | None, form: str) -> str:
        """A value, or nothing."""
        return "–" if estimate is None else self.number(estimate.value, form)


def sign_and_size(value: float, form: str) -> dict[str, object]:
    """A difference in parts, with as many digits as its form shows; what rounds to 0 has no sign."""
    shown = round(value, 2) if form == NUMBER else round(100 * value, 1)
    return {"sign": "+" if shown > 0 else "−" if shown < 0 else "", "value": abs(shown)}
