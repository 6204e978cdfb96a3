"""Names and numbers of the report in the reader's language."""

from collections.abc import Callable, Sequence
from typing import Final

from blackgate.arena.intervals import Interval
from blackgate.arena.number_format import NumberFormat
from blackgate.catalogue import Edition
from blackgate.lab.estimate import Estimate
from blackgate.lab.metrics import NUMBER, PERCENT, POINTS
from blackgate.lab.results import ALL
from blackgate.wording import Wording

# Metrics with an id as the second of three words; the other words make the id of the metric's text.
GROUPS_WITH_ID = ("seat", "members", "uses", "points", "got", "place", "gang", "background", "action", "draw")
MAX_LISTED_CARDS = 4


class Formatter:
    """Formats metrics of one or two packs. The name of a card comes from the first pack that has it."""

    def __init__(self, editions: Sequence[Edition], lang: str) -> None:
        self.wordings: Final = [Wording(edition, lang) for edition in editions]
        self.numbers: Final = NumberFormat(lang)
        self.lang = lang

    def say(self, message: str, /, **arguments: object) -> str:
        """Return a text of the report."""
        return self.wordings[0].say(message, **arguments)

    # --- names ----------------------------------------------------------------------------------
    def name(self, group: str, identifier: str) -> str:
        """Return the name of a card, of a Place, or of a place in the turn order."""
        if group == "seat":
            return self.say("lab-order", number=int(identifier) + 1)
        if group == "uses":
            return self.say(f"lab-action-{identifier}")
        if group == "extortions":
            return self.say(f"class-{identifier}")
        for wording in self.wordings:
            ids, name_of = names_in_group(group, wording)
            if identifier in ids:
                return name_of(identifier)
        return identifier

    def gang_of(self, card: str) -> str:
        """Return the name of a Gang card's Gang, or an empty text if no pack has the card."""
        for wording in self.wordings:
            edition = wording.edition
            if card in edition.gang_cards:
                return wording.gang(edition.gang_of_card[edition.gang_cards.index(card)], "")
        return ""

    def metric_name(self, metric: str) -> str:
        """Return the name of a metric."""
        words = metric.split("/")
        group = words[0]
        identifier = ""
        if group in GROUPS_WITH_ID and len(words) == 3:
            identifier = words.pop(1)
        elif words[-2] == "class":
            identifier = words.pop()
        arguments = {"name": self.name(group, identifier)} if identifier else {}
        return self.say(f"lab-row-{'-'.join(words)}".replace("_", "-"), **arguments)

    def players(self, players: int) -> str:
        """Return a player count, or "all"."""
        return self.say("lab-all") if players == ALL else self.say("lab-players", players=players)

    def list_cards(self, cards: Sequence[str]) -> str:
        """Return the first cards and how many more there are, or "none"."""
        if not cards:
            return self.say("lab-none")
        listed = self.wordings[0].join(cards) if len(cards) <= MAX_LISTED_CARDS else ", ".join(cards[:MAX_LISTED_CARDS])
        more = len(cards) - MAX_LISTED_CARDS
        return self.say("lab-and-more", cards=listed, more=more) if more > 0 else listed

    # --- numbers --------------------------------------------------------------------------------
    def number(self, value: float, form: str) -> str:
        """Return a value in the form of its metric."""
        if form == PERCENT:
            return self.numbers.percent(value)
        if form == POINTS:
            return self.signed(value, form)
        return self.numbers.decimal(value) if abs(value) >= 10 else self.say("lab-fine", value=value)

    def signed(self, value: float, form: str) -> str:
        """Return a difference with its sign, in the unit of its metric."""
        return self.say("lab-signed-number" if form == NUMBER else "lab-signed-percent", **sign_and_size(value, form))

    def interval(self, interval: Interval | None, form: str, signed: bool = False) -> str:
        """Return an interval in the unit of its value, or a dash."""
        if interval is None:
            return "–"
        if signed or form == POINTS:
            message = "lab-signed-number" if form == NUMBER else "lab-signed"
            low, high = (self.say(message, **sign_and_size(bound, form)) for bound in interval)
        elif form == PERCENT:
            low, high = (self.numbers.decimal(100 * bound) for bound in interval)
        else:
            low, high = (self.number(bound, form) for bound in interval)
        return self.say("lab-span", low=low, high=high)

    def value(self, estimate: Estimate | None, form: str) -> str:
        """Return a value, or a dash if there is none."""
        return "–" if estimate is None else self.number(estimate.value, form)


def names_in_group(group: str, wording: Wording) -> tuple[list[str], Callable[[str], str]]:
    """Return the ids of a group in one pack, and the function that returns the name of an id."""
    edition = wording.edition
    groups: dict[str, tuple[list[str], Callable[[str], str]]] = {
        "gang": (edition.gang_cards, wording.gang_card),
        "background": (edition.backgrounds, wording.background),
        "place": (edition.places, wording.place),
        "members": (edition.gangs, lambda gang: wording.gang(gang, "")),
    }
    return groups.get(group, (edition.kinds, wording.card))


def sign_and_size(value: float, form: str) -> dict[str, object]:
    """Return sign and absolute value, rounded as they are written; a value that rounds to 0 has no sign."""
    rounded = round(value, 2) if form == NUMBER else round(100 * value, 1)
    return {"sign": "+" if rounded > 0 else "−" if rounded < 0 else "", "value": abs(rounded)}
