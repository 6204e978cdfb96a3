"""The whole table as plain data, once per decision: for referees and debuggers, never for players."""

import json
from collections.abc import Iterator
from typing import Any

from blackgate.engine import invariants
from blackgate.engine import layout as at
from blackgate.game import Game, Record
from blackgate.options import MICHELS
from blackgate.record import michel_face


def trace(record: Record, pack: Any = None) -> Iterator[str]:
    """One JSON line per decision of a record: who is asked, what is legal, and the table at that moment."""
    number = 0
    for game in record.replay(pack):
        if game.to_move is not None and number < len(record.lines) - 3:
            number += 1
            line = {"n": number, "seat": game.to_move, "prompt": game.prompt}
            yield json.dumps({**line, "legal": sorted(str(move) for move in game.legal_moves), "table": table(game)})


def table(game: Game) -> dict[str, Any]:
    """Everything on and around the table, hidden cards included."""
    t = game.table
    book = game.edition
    seats = range(game.players)
    rb = book.rulebook
    gangs: dict[str, list[str]] = {}
    for i, gang in enumerate(book.gangs):
        start = at.GANG_CARDS + i * at.GANG_PILE
        gangs[gang] = [book.gang_cards[int(t.get(start + j))] for j in range(int(t.get(at.GANG_SIZE + i)))]
    return {
        "turn": int(t.get(at.TURN)),
        "turns": int(t.turns()),
        "actions": int(t.get(at.ACTIONS)),
        "target": int(t.get(at.TARGET)),
        "places": [book.places[int(t.of(seat, at.PLACE))] for seat in seats],
        "hands": [counted(game, at.HAND + seat * at.KINDS) for seat in seats],
        "points": [int(t.of(seat, at.POINTS)) for seat in seats],
        "dug": [dug(game, seat) for seat in seats],
        "beatings": [int(t.of(seat, at.BEATINGS)) for seat in seats],
        "cigarettes": [int(t.of(seat, at.CIGARETTES)) for seat in seats],
        "gang_cards": [gang_card(game, seat) for seat in seats],
        "backgrounds": [book.backgrounds[int(t.of(seat, at.BACKGROUND))] for seat in seats],
        "revealed": [bool(t.of(seat, at.REVEALED)) for seat in seats],
        "piles": {book.kinds[kind]: int(t.get(at.PILE + kind)) for kind in range(len(book.kinds)) if rb.on_board[kind]},
        "gang_piles": gangs,
        "deck": counted(game, at.DECK),
        "discard": [book.kinds[int(t.get(at.DISCARDS + i))] for i in range(int(t.get(at.DISCARD_SIZE)))],
        "apart": [kind for i, kind in enumerate(book.kinds) for _ in range(int(invariants.count_set_aside(t, i)))],
        "laid": [book.kinds[int(t.get(at.LAIDS + i)) // at.SEATS] for i in range(int(t.get(at.LAID_SIZE)))],
        "michel": michel(game),
    }


def counted(game: Game, start: int) -> list[str]:
    """Cards counted kind by kind, as a list in pack order."""
    return [kind for i, kind in enumerate(game.edition.kinds) for _ in range(int(game.table.get(start + i)))]


def dug(game: Game, seat: int) -> list[str]:
    """A seat's dug Tools, the last one last."""
    t = game.table
    entries = [int(t.get(at.DUGS + i)) for i in range(int(t.get(at.DUG_SIZE)))]
    return [game.edition.kinds[entry // at.SEATS] for entry in entries if entry % at.SEATS == seat]


def gang_card(game: Game, seat: int) -> str | None:
    """A seat's Gang card."""
    card = int(game.table.of(seat, at.GANG))
    return None if card < 0 else game.edition.gang_cards[card]


def michel(game: Game) -> dict[str, Any] | None:
    """Michel(le): looks, Place, deck and discard."""
    t = game.table
    option = int(t.get(at.MICHEL))
    if option == 0:
        return None
    cards = range(len(game.edition.pack.michel))

    def faces(start: int) -> list[str]:
        return [michel_face(game.edition, card) for card in cards for _ in range(int(t.get(start + card)))]

    return {
        "looks": MICHELS[option],
        "place": game.edition.places[int(t.get(at.MICHEL_PLACE))],
        "deck": faces(at.MICHEL_DECK),
        "discard": faces(at.MICHEL_DISCARD),
        "shown": faces(at.MICHEL_SHOWN),
    }
