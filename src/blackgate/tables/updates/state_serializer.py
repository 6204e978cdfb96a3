"""A table as one reader sees it, as plain data of `wire`'s types (chapter 12).

Everything comes from views (`view.state`) and from events as the reader saw them, never from the game itself.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

from blackgate.catalogue import Edition
from blackgate.events import FIELDS, HOWS, WHYS, Row, event, hidden_position
from blackgate.game import View
from blackgate.table_state import Fight, Michel, Player, Question, TableState

Data = dict[str, Any]

FISTS: Final = "fists"


# --- what all players see, 12.1 --------------------------------------------------------------
def public(view: View, earlier: View | None = None, sent: Data | None = None) -> Data:
    """Return `wire.Public` from a spectator's view. What `sent`, that of an earlier view, has as well is taken from there: most
    moves change little, and data takes time to make.
    """
    assert view.seat is None, "the public state comes from a spectator's view"
    state = view.state
    if earlier is None or sent is None:
        players = [player_data(player) for player in state.players]
        discard, piles, gangs = discard_data(state), piles_data(state), gangs_data(state)
    else:
        players = [
            one if view.same_player(earlier, seat) else player_data(state.player(seat))
            for seat, one in enumerate(sent["players"])
        ]
        discard = sent["discard"] if view.same_discard(earlier) else discard_data(state)
        same_piles = view.same_piles(earlier)
        piles, gangs = (sent["piles"], sent["gangs"]) if same_piles else (piles_data(state), gangs_data(state))
    question, fight, michel, winners = state.question, state.fight, state.michel, state.winners
    return {
        "players": players,
        "turn": state.turn,
        "turns": state.turns,
        "actions": state.actions,
        "target": state.target,
        "deck": state.deck_size,
        "discard": discard,
        "apart": list(state.set_aside),
        "piles": piles,
        "gangs": gangs,
        "asked": None if question is None else question_data(question),
        "fight": None if fight is None else fight_data(fight),
        "michel": None if michel is None else michel_data(michel),
        "winners": None if winners is None else list(winners),
    }


def discard_data(state: TableState) -> list[str]:
    """Return the discard pile."""
    return list(state.discard)


def piles_data(state: TableState) -> dict[str, int]:
    """Return the piles of the board."""
    return dict(state.piles)


def gangs_data(state: TableState) -> Data:
    """Return a `wire.GangPile` for each Gang."""
    return {pile.gang: {"size": pile.size, "top": pile.top} for pile in state.gang_piles}


def player_data(player: Player) -> Data:
    """Return `wire.PlayerView`."""
    return {
        "name": player.name,
        "place": player.place,
        "points": player.points,
        "hand_size": player.hand_size,
        "beatings": player.beatings,
        "cigarettes": player.cigarettes,
        "gang": player.gang,
        "gang_card": player.gang_card,
        "background": player.background,
        "dug": list(player.dug),
    }


def question_data(question: Question) -> Data:
    """Return `wire.Asked`."""
    return {
        "prompt": question.prompt,
        "seat": question.seat,
        "clause": question.clause,
        "other": question.other,
        "number": question.number,
    }


def fight_data(fight: Fight) -> Data:
    """Return `wire.Fight`."""
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "tool": fight.tool,
        "laid": [{"seat": card.seat, "kind": card.kind} for card in fight.laid],
        "fists": list(fight.fists),
    }


def michel_data(michel: Michel) -> Data:
    """Return `wire.MichelView`."""
    return {
        "looks": michel.looks,
        "place": michel.place,
        "deck": len(michel.deck),
        "discard": list(michel.discard),
        "shown": list(michel.shown),
    }


# --- what only one seat knows, 12.2 ----------------------------------------------------------
def own(view: View, tracker: bool = True, rows: Sequence[Row] = ()) -> Data:
    """Return `wire.Own` without its texts, from a seat's view.

    Without the tracker players have to remember other hands themselves. Then `known` has only the hands that the seat sees
    for the question it is asked, or saw in the moves just played (`rows`).
    """
    seat = view.seat
    assert seat is not None, "a spectator has no hand"
    seats = range(len(view.seats))
    visible: Collection[int] = seats if tracker else visible_hands(view, seat, rows)
    return {
        "hand": view.hand,
        "background": view.background,
        "known": [view.known_cards(other) if other in visible else {} for other in seats],
        "shared": [{"cards": cards, "seats": holders} for cards, holders in view.shared_cards()] if tracker else [],
        "unseen": view.unseen_cards() if tracker else {},
        "legal": legal(view),
    }


def legal(view: View) -> list[str]:
    """Return the legal moves of a seat."""
    moves = names_of(view.edition).moves
    return [moves[move] for move in view.legal]


def visible_hands(view: View, seat: int, rows: Sequence[Row]) -> set[int]:
    """Return the seats whose hands this seat sees now."""
    seen = [one.get("target") for one in map(event, rows) if one.name == "looked" and one.get("seat") == seat]
    question = view.state.question
    if question is not None and question.seat == seat and question.hand_shown and question.other is not None:
        seen.append(question.other)
    return set(seen)


# --- events ----------------------------------------------------------------------------------
class Names:
    """The names of an edition's moves, and of the numbers in events."""

    def __init__(self, edition: Edition) -> None:
        self.moves: Final = [move.text for move in edition.moves]
        named: dict[str, Sequence[str]] = {
            "kind": edition.kinds,
            "place": edition.places,
            "start": edition.places,
            "gang": edition.gangs,
            "gang_card": edition.gang_cards,
            "background": edition.backgrounds,
            "michel_card": edition.michel_cards,
            "why": WHYS,
            "how": HOWS,
        }
        # For each event, by its number: its name, and its fields with the names for their numbers.
        self.events: Final = [(name, [(field, named.get(field)) for field in fields]) for name, fields in FIELDS.items()]


@lru_cache(maxsize=64)
def names_of(edition: Edition) -> Names:
    """Return the names of an edition."""
    return Names(edition)


def happenings(rows: Sequence[Row], observer: int | None, edition: Edition, *, omniscient: bool = False) -> list[Data]:
    """Return a `wire.Happening` for each event row as a seat saw it (None: a spectator), without what was hidden from it.

    With `omniscient` nothing is left out: that is for games that are over.
    """
    events = names_of(edition).events
    found: list[Data] = []
    for row in rows:
        name, fields = events[row[0]]
        hidden = 0 if omniscient else hidden_position(row, observer)
        facts: dict[str, int | str] = {}
        for at, (field, names) in enumerate(fields, start=1):
            number = row[at]
            if at == hidden:
                continue
            if number >= 0:
                facts[field] = number if names is None else names[number]
            elif field == "change":
                facts[field] = number
            elif name == "laid":
                facts[field] = FISTS
        found.append({"name": name, "facts": facts})
    return found
