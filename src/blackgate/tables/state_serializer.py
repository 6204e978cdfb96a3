"""A table as one seat sees it, as plain data of `wire`'s shape (chapter 12).

Everything comes from views and from events as an observer saw them; the game itself is never looked at.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from blackgate.catalogue import Edition
from blackgate.engine import effects, frames, turn
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.knowledge import SHARED
from blackgate.engine.vocabulary import MOD_LOOK_BEFORE_NAMING
from blackgate.events import FIELDS, HOWS, PRIVATE, WHYS, Row, event
from blackgate.game import View
from blackgate.options import MICHELS

Data = dict[str, Any]
Cells = list[int]

FISTS: Final = "fists"
OTHER_IN_FRAME: Final = {
    "help": frames.HELP_FIGHTER,
    "surrender": frames.SURRENDER_TAKER,
    "offering": frames.OFFERING_PARTNER,
    "take": frames.TAKE_OWNER,
    "give_back": frames.GIVE_BACK_RECEIVER,
    "tribute": frames.TRIBUTE_PLAYER,
}
NUMBER_IN_FRAME: Final = {ask.ROLLED: frames.ROLLED_DIE, ask.SEND: frames.SEND_DIE, ask.GIVE_BACK: frames.GIVE_BACK_DUE}


class Names:
    """What an edition calls its numbers."""

    def __init__(self, book: Edition) -> None:
        rb = book.rulebook
        self.kinds = book.kinds
        self.places = book.places
        self.gangs = book.gangs
        self.gang_cards = book.gang_cards
        self.gang_of = [book.gangs[int(gang)] for gang in rb.gang_of]
        self.backgrounds = book.backgrounds
        self.faces = book.michel_cards
        self.moves = [move.text for move in book.moves]
        self.on_board = [(kind, name) for kind, name in enumerate(book.kinds) if rb.on_board[kind]]
        named: dict[str, Sequence[str]] = {
            "kind": book.kinds,
            "place": book.places,
            "start": book.places,
            "gang": book.gangs,
            "gang_card": book.gang_cards,
            "background": book.backgrounds,
            "michel_card": self.faces,
            "why": WHYS,
            "how": HOWS,
        }
        # per event: its name, and its fields with the names that stand for their numbers
        self.events = [(name, [(field, named.get(field)) for field in FIELDS[name]]) for name in ev.EVENTS]


@lru_cache(maxsize=64)
def names_of(book: Edition) -> Names:
    """The names of an edition, gathered once."""
    return Names(book)


# --- what lies open, 12.1 -------------------------------------------------------------------
def public(view: View) -> Data:
    """`wire.Public`, from the view of a spectator: it holds nothing that is not everybody's."""
    assert view.seat is None, "what everybody is sent comes from a spectator's view"
    cells: Cells = memoryview(view.table.cells).tolist()
    names = names_of(view.edition)
    frame = at.STACK + (cells[at.DEPTH] - 1) * at.FRAME
    return {
        "players": [player(cells, names, seat, name) for seat, name in enumerate(view.seats)],
        "turn": cells[at.TURN],
        "turns": cells[at.TURN_ROUNDS] * at.TURNS_ROUND + cells[at.TURNS],
        "actions": cells[at.ACTIONS],
        "target": cells[at.TARGET],
        "deck": cells[at.DECK_SIZE],
        "discard": [names.kinds[kind] for kind in cells[at.DISCARDS : at.DISCARDS + cells[at.DISCARD_SIZE]]],
        "apart": apart(cells, names),
        "piles": {name: cells[at.PILE + kind] for kind, name in names.on_board},
        "gangs": {gang: pile(cells, names, number) for number, gang in enumerate(names.gangs)},
        "asked": None if cells[at.OVER] else asked(view, cells, frame),
        "fight": fight(cells, names, frame),
        "michel": michel(cells, names) if cells[at.MICHEL] else None,
        "winners": winners(cells) if cells[at.OVER] else None,
    }


def player(cells: Cells, names: Names, seat: int, name: str) -> Data:
    """Somebody as everybody sees them."""
    start = at.SEAT + seat * at.SEAT_WIDTH
    place, beatings, cigarettes, points, card, background, revealed, held = cells[start : start + at.SEAT_WIDTH]
    dug = cells[at.DUGS : at.DUGS + cells[at.DUG_SIZE]]
    return {
        "name": name,
        "place": names.places[place],
        "points": points,
        "hand_size": held,
        "beatings": beatings,
        "cigarettes": cigarettes,
        "gang": names.gang_of[card] if card >= 0 else None,
        "gang_card": names.gang_cards[card] if card >= 0 else None,
        "background": names.backgrounds[background] if revealed else None,
        "dug": [names.kinds[tool // at.SEATS] for tool in dug if tool % at.SEATS == seat],
    }


def pile(cells: Cells, names: Names, gang: int) -> Data:
    """A Gang's pile."""
    size = cells[at.GANG_SIZE + gang]
    return {"size": size, "top": names.gang_cards[cells[at.GANG_CARDS + gang * at.GANG_PILE]] if size else None}


def apart(cells: Cells, names: Names) -> list[str]:
    """Action cards that lie apart until their text is done (5.7)."""
    found: list[str] = []
    for frame in range(at.STACK, at.STACK + cells[at.DEPTH] * at.FRAME, at.FRAME):
        if cells[frame + at.PROMPT] == ask.CARD and not cells[frame + frames.CARD_FLAGS] & effects.TEXT_DONE:
            if cells[frame + frames.CARD_SOURCE] < len(names.kinds):  # else a Background
                found.append(names.kinds[cells[frame + frames.CARD_SOURCE]])
    return found


def asked(view: View, cells: Cells, frame: int) -> Data:
    """The question, and what it is about."""
    prompt, seat = cells[frame + at.PROMPT], cells[frame + at.ASKED]
    name, clause = ask.PROMPTS[prompt]
    return {
        "prompt": name,
        "seat": seat,
        "clause": clause,
        "other": other_in(cells, frame, name),
        "number": number_in(view, cells, frame),
    }


def other_in(cells: Cells, frame: int, name: str) -> int | None:
    """The other player a question speaks of, if it speaks of one."""
    if name in OTHER_IN_FRAME:
        return cells[frame + OTHER_IN_FRAME[name]]
    prompt, seat = cells[frame + at.PROMPT], cells[frame + at.ASKED]
    if prompt == ask.NAME and cells[frame + frames.NAME_FOR_CARD]:
        return cells[frame - at.FRAME + frames.CARD_TARGET]  # the target of the card that asks for a Tool
    if ask.NAME <= prompt <= ask.FIGHT:
        return cells[at.DEFENDER] if seat == cells[at.ATTACKER] else cells[at.ATTACKER]
    return None


def number_in(view: View, cells: Cells, frame: int) -> int | None:
    """The number a question speaks of, if it speaks of one."""
    prompt = cells[frame + at.PROMPT]
    if prompt == ask.TURN:
        return cells[at.ACTIONS]
    if prompt == ask.LAY:
        return cells[at.TO_LAY]
    if prompt == ask.LIMIT:
        return int(turn.over_limit(view.table, cells[frame + at.ASKED]))
    return cells[frame + NUMBER_IN_FRAME[prompt]] if prompt in NUMBER_IN_FRAME else None


def fight(cells: Cells, names: Names, frame: int) -> Data | None:
    """The Extortion under way, by a player or by Michel(le)."""
    attacker: int | None = cells[at.ATTACKER]
    defender = cells[at.DEFENDER]
    tool: str | None = None
    fought = frame - at.FRAME if cells[frame + at.PROMPT] == ask.HELP else frame
    if cells[fought + at.PROMPT] in (ask.MICHEL, ask.MICHEL_TOOL):
        attacker, defender = None, cells[fought + at.ASKED]
    elif attacker == defender:  # both are wiped when an Extortion ends, and nobody extorts themselves
        return None
    elif cells[frame + at.PROMPT] != ask.NAME or cells[frame + frames.NAME_FOR_CARD]:
        tool = names.kinds[cells[at.TOOL]]
    laid = cells[at.LAIDS : at.LAIDS + cells[at.LAID_SIZE]]
    return {
        "attacker": attacker,
        "defender": defender,
        "tool": tool,
        "laid": [{"seat": one % at.SEATS, "kind": names.kinds[one // at.SEATS]} for one in laid],
        "fists": [seat for seat in range(cells[at.PLAYERS]) if cells[at.FISTS] >> seat & 1],
    }


def michel(cells: Cells, names: Names) -> Data:
    """Michel(le); the first card shown is the one that says which Tools they want (10.6)."""
    shown = faces(cells, names, at.MICHEL_SHOWN)
    if shown:
        first = names.faces[cells[at.MICHEL_FIRST]]
        shown.remove(first)
        shown.insert(0, first)
    return {
        "looks": MICHELS[cells[at.MICHEL]],
        "place": names.places[cells[at.MICHEL_PLACE]],
        "deck": sum(cells[at.MICHEL_DECK : at.MICHEL_DECK + len(names.faces)]),
        "discard": faces(cells, names, at.MICHEL_DISCARD),
        "shown": shown,
    }


def faces(cells: Cells, names: Names, start: int) -> list[str]:
    """Michel cards of one heap, which is counted and has no order."""
    return [face for card, face in enumerate(names.faces) for _ in range(cells[start + card])]


def winners(cells: Cells) -> list[int]:
    """Who won (3.2, 11.2); nobody when the game was stopped (14.7)."""
    if cells[at.OVER] != 1:
        return []
    winner = cells[at.WINNER]
    return list(range(winner & 1, cells[at.PLAYERS], 2)) if cells[at.TEAMS] else [winner]


# --- what only one seat knows, 12.2 ---------------------------------------------------------
def own(view: View, tracker: bool = True, rows: Sequence[Row] = ()) -> Data:
    """`wire.Own` but for `told`, from a seat's view.

    Without the tracker a player must remember other hands; only those looked at for the choice at hand, or by the moves
    that have just been played (`rows`), are still before their eyes.
    """
    seat = view.seat
    assert seat is not None, "a spectator has no hand"
    names = names_of(view.edition)
    cells = memoryview(view.table.cells)
    hand = at.HAND + seat * at.KINDS
    return {
        "hand": counted(names.kinds, cells[hand : hand + len(names.kinds)].tolist()),
        "background": names.backgrounds[cells[at.SEAT + seat * at.SEAT_WIDTH + at.BACKGROUND]],
        "known": known(view, seat, names, range(len(view.seats)) if tracker else before_the_eyes(view, seat, rows)),
        "shared": shared(view, seat, names) if tracker else [],
        "unseen": unseen(view, seat, names) if tracker else {},
        "legal": [names.moves[move] for move in view.legal],
    }


def counted(kinds: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Cards by kind, those that are there."""
    return {kind: count for kind, count in zip(kinds, counts, strict=True) if count > 0}


def known(view: View, seat: int, names: Names, others: Iterable[int]) -> list[dict[str, int]]:
    """What certainly is in these other hands."""
    cells = bytes(memoryview(view.knowledge.cells))
    found: list[dict[str, int]] = [{} for _ in view.seats]
    for other in others:
        start = int(view.knowledge.private(seat, other))
        row = cells[start : start + len(names.kinds)]
        if any(row):
            found[other] = counted(names.kinds, row)
    return found


def shared(view: View, seat: int, names: Names) -> list[Data]:
    """Cards known to be among those of several seats."""
    cells = bytes(memoryview(view.knowledge.cells))
    kinds, players = len(names.kinds), len(view.seats)
    found: list[Data] = []
    for heap in range(SHARED):
        start = int(view.knowledge.shared(seat, heap))
        held = cells[start + kinds : start + kinds + players]
        if any(held):
            holders = {other: count for other, count in enumerate(held) if count}
            found.append({"cards": counted(names.kinds, cells[start : start + kinds]), "seats": holders})
    return found


def unseen(view: View, seat: int, names: Names) -> dict[str, int]:
    """Search cards that lie in the deck or among the unknown cards of others."""
    return counted(names.kinds, memoryview(view.knowledge.unseen(view.table, seat)).tolist())


def before_the_eyes(view: View, seat: int, rows: Sequence[Row]) -> set[int]:
    """Hands this seat looks at right now."""
    seen = {row[2] for row in rows if row[0] == ev.LOOKED and row[1] == seat}
    table = view.table
    frame = int(table.top())
    if view.to_move != seat:
        return seen
    prompt = int(table.get(frame + at.PROMPT))
    if prompt == ask.TAKE:
        seen.add(int(table.get(frame + frames.TAKE_OWNER)))
    if prompt == ask.NAME and table.get(frame + frames.NAME_FOR_CARD) == 0 and table.mod(seat, MOD_LOOK_BEFORE_NAMING) != 0:
        seen.add(int(table.get(at.DEFENDER)))
    return seen


# --- what happened --------------------------------------------------------------------------
def happened(rows: Sequence[Row], observer: int | None, book: Edition, *, omniscient: bool = False) -> list[Data]:
    """`wire.Happening`s of a step's rows, as a seat saw them (None: a spectator). What was hidden from it is missing, unless
    it may know everything: when the game is over."""
    events = names_of(book).events
    found: list[Data] = []
    for row in rows:
        name, fields = events[row[0]]
        numbers = event(row).seen_by(observer).numbers if name in PRIVATE and not omniscient else row[1:]
        facts: dict[str, int | str] = {}
        for (field, names), number in zip(fields, numbers, strict=False):
            if number >= 0:
                facts[field] = number if names is None else names[number]
            elif field == "change":
                facts[field] = number
            elif name == "laid":
                facts[field] = FISTS
        found.append({"name": name, "facts": facts})
    return found
