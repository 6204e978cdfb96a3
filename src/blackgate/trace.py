"""The whole table as JSON, once per decision: for referees and debugging, never for players."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from blackgate.catalogue import Edition
from blackgate.game import Game, Record
from blackgate.table_state import Michel


def trace(record: Record, pack: Any = None) -> Iterator[str]:
    """Yield one JSON line per decision of a record: who is asked, the legal moves, the table."""
    number = 0
    for game in record.replay(pack):
        if game.to_move is not None and number < len(record.lines) - 3:
            number += 1
            line = {"n": number, "seat": game.to_move, "prompt": game.prompt}
            yield json.dumps({**line, "legal": sorted(str(move) for move in game.legal_moves), "table": table(game)})


def table(game: Game) -> dict[str, Any]:
    """Return everything on and around the table, hidden cards included."""
    state, edition = game.full_state(), game.edition
    players, fight = state.players, state.fight
    return {
        "turn": state.turn,
        "turns": state.turns,
        "actions": state.actions,
        "target": state.target,
        "places": [player.place for player in players],
        "hands": [listed(player.hand) for player in players],
        "points": [player.points for player in players],
        "dug": [list(player.dug) for player in players],
        "beatings": [player.beatings for player in players],
        "cigarettes": [player.cigarettes for player in players],
        "gang_cards": [player.gang_card for player in players],
        "backgrounds": [player.background for player in players],
        "revealed": [player.revealed for player in players],
        "piles": dict(state.piles),
        "gang_piles": {pile.gang: list(pile.cards) for pile in state.gang_piles},
        "deck": listed(state.deck),
        "discard": list(state.discard),
        "apart": sorted(state.set_aside, key=edition.kinds.index),
        "laid": [card.kind for card in fight.laid] if fight else [],
        "michel": michel(state.michel, edition),
    }


def listed(cards: Mapping[str, int] | None) -> list[str]:
    """Return cards counted by kind as a list in pack order."""
    return [kind for kind, count in (cards or {}).items() for _ in range(count)]


def michel(michel: Michel | None, edition: Edition) -> dict[str, Any] | None:
    """Return Michel(le)'s looks, Place and cards."""
    if michel is None:
        return None
    return {
        "looks": michel.looks,
        "place": michel.place,
        "deck": list(michel.deck),
        "discard": list(michel.discard),
        "shown": sorted(michel.shown, key=edition.michel_cards.index),
    }
