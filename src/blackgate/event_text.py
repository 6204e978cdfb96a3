"""Events as sentences, in five languages, as one reader may see them (chapter 12)."""

from collections.abc import Iterable, Sequence

from blackgate.catalogue import Edition
from blackgate.events import HIDDEN, HOWS, WHYS, Event
from blackgate.wording import Wording, distinct_names

# Consecutive events of these names that differ only in the card become one sentence.
GROUPED = ("drew", "dealt", "took", "discarded", "lacked")
# The field of an event that holds the second player of its sentence.
SECOND_PLAYER = {
    "played": "target",
    "extorted": "target",
    "looked": "target",
    "cooperated": "target",
    "lost_combat": "winner",
    "given": "taker",
    "offered": "taker",
    "paid": "taker",
    "exchange": "target",
    "escaped": "target",
}


class EventText:
    """Turns events into sentences for one reader: a seat, or None for a spectator."""

    def __init__(
        self,
        edition: Edition,
        code: str,
        names: Sequence[str],
        michel: int = 0,
        reader: int | None = None,
        *,
        teams: bool = False,
        omniscient: bool = False,
    ) -> None:
        self.words: Wording = Wording(edition, code)
        self.names: list[str] = distinct_names(names)
        self.michel = michel
        self.teams = teams
        self.reader = reader
        self.omniscient = omniscient  # hidden cards are named too

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """Return the sentences for some events, in order."""
        seen = events if self.omniscient else [event.seen_by(self.reader) for event in events]
        found = []
        extortion_began = False  # the next card that Michel(le) shows is the first of an Extortion (10.6)
        for group in group_events(seen):
            if has_sentence(group[0]):
                found.append(self.sentence(group, first_card=extortion_began))
            if group[0].name in ("michel_extorts", "michel_showed"):
                extortion_began = group[0].name == "michel_extorts"
        return found

    def undo(self, seat: int, *, and_later: bool) -> str:
        """Return the sentence for an undo of a player's last move, and of later moves if there were any."""
        return self.words.say("undone", **self.who(seat), and_later="yes" if and_later else "no")

    def who(self, seat: int, suffix: str = "") -> dict[str, object]:
        """Return the arguments for a player as subject ("") or as second player ("m")."""
        key, you = ("whom", "whom_you") if suffix else ("who", "you")
        return {key: self.names[seat], you: "yes" if seat == self.reader else "no"}

    def sentence(self, group: list[Event], *, first_card: bool = False) -> str:
        """Return the sentence for a group of events. `first_card`: a card that Michel(le) shows is the first of an Extortion."""
        event = group[0]
        name = event.name
        arguments: dict[str, object] = {"michel": self.words.michel(self.michel), "n": len(group)}
        arguments |= self.players(event)
        arguments |= self.things(event, group)
        arguments |= self.numbers(event)
        arguments["first"] = "yes" if first_card else "no"
        if name == "laid" and event.get("kind") < 0:
            name = "laid_fists"
        elif name == "lost_combat" and event.get("winner") < 0:
            name = "lost_to_michel"
        elif name == "won" and self.teams:
            name = "won_team"
            arguments["players"] = self.words.join(self.names[event.get("seat") & 1 :: 2])
        return self.words.say(f"event-{name}", **arguments)

    def players(self, event: Event) -> dict[str, object]:
        """Return the arguments for the players of an event."""
        name = event.name
        if name == "taken":
            return self.who(event.get("taker")) | self.who(event.get("seat"), "m")
        if name in ("undug", "snatched"):
            return self.who(event.get("by")) | self.who(event.get("seat"), "m")
        found: dict[str, object] = {}
        if event.get("seat") >= 0:
            found |= self.who(event.get("seat"))
        second = event.get(SECOND_PLAYER[name]) if name in SECOND_PLAYER else -1
        found |= self.who(second, "m") if second >= 0 else {"whom": "", "whom_you": "no"}
        found["has_target"] = "yes" if second >= 0 else "no"
        return found

    def things(self, event: Event, group: list[Event]) -> dict[str, object]:
        """Return the arguments for cards, Places, Gangs and Backgrounds."""
        found: dict[str, object] = {}
        kind = event.get("kind", HIDDEN)
        found["known"] = "no" if kind == HIDDEN else "yes"
        if kind != HIDDEN:
            found |= self.words.card_forms(kind)
            if event.name in GROUPED:
                found["cards"] = self.words.cards([one.get("kind") for one in group])
            if event.name == "lacked":
                found["card_a"] = self.words.cards([one.get("kind") for one in group], "list-or")
        else:
            found |= {"card": "", "card_a": "", "card_the": "", "cards": ""}
        if event.get("place") >= 0:
            found |= self.words.place_forms(event.get("place"))
        if event.get("start") >= 0:
            found["from"] = self.words.place(event.get("start"))
        if event.get("gang") >= 0:
            found["gang"] = self.words.gang(event.get("gang"))
            found["gangcard"] = self.words.gang_card(event.get("gang_card"))
        if event.get("background") >= 0:
            background = event.get("background")
            found["background"] = self.words.background(background)
            found["gang"] = self.words.gang(int(self.words.edition.rulebook.background_gang[background]))
            found["member"] = "yes" if event.get("member") else "no"
            found["applied"] = "yes" if event.get("applied") else "no"
        if event.get("michel_card") >= 0:
            card = event.get("michel_card")
            armed = bool(self.words.edition.rulebook.armed[card])
            found["armed"] = "yes" if armed else "no"
            found["cards"] = self.words.michel_tools(card) if armed else ""
        return found

    def numbers(self, event: Event) -> dict[str, object]:
        """Return the arguments for dice, points and Cigarettes, and why or how it happened."""
        found: dict[str, object] = {}
        for key in ("turn", "result", "beatings", "points", "count"):
            if event.get(key, HIDDEN) != HIDDEN:
                found["n"] = event.get(key)
        if event.name == "cigarettes":
            change = event.get("change")
            found |= {"n": abs(change), "sign": "gain" if change >= 0 else "loss"}
        if event.get("why", HIDDEN) != HIDDEN:
            found["why"] = WHYS[event.get("why")]
        if event.get("how", HIDDEN) != HIDDEN:
            found["how"] = HOWS[event.get("how")]
        return found


def has_sentence(event: Event) -> bool:
    """Return whether an event gets a sentence: not a discard of an Action card after playing it, and not a price of 0."""
    if event.name == "cigarettes":
        return event.get("change") != 0
    return not (event.name == "discarded" and WHYS[event.get("why")] == "played")


def group_events(events: Iterable[Event]) -> list[list[Event]]:
    """Return events in groups of one sentence each. A deal goes round the table, so its groups are found by seat."""
    groups: list[list[Event]] = []
    for event in events:
        near = groups[-6:] if event.name == "dealt" else groups[-1:]
        for group in near:
            if event.name in GROUPED and differ_only_in_card(group[-1], event):
                group.append(event)
                break
        else:
            groups.append([event])
    return groups


def differ_only_in_card(one: Event, other: Event) -> bool:
    """Return whether two events differ only in the card. Discarded laid Weapons may be of different seats."""
    if one.name != other.name or one.get("why") != other.get("why"):
        return False
    laid = one.name == "discarded" and WHYS[one.get("why")] == "laid"
    return laid or one.get("seat") == other.get("seat")
