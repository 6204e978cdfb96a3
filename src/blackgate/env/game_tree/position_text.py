"""A position as text with all hidden information, for `str(state)`. Players must not see it: they have their own strings."""

from blackgate.catalogue import Edition
from blackgate.env.game_tree.information_history import digest_of
from blackgate.env.game_tree.node import BasePosition
from blackgate.table_state import Player, TableState


def position_text(position: BasePosition) -> str:
    """Return the turn and the question, a line for each player, the piles, and a digest of the position."""
    state = position.full_state()
    lines = [f"turn {state.turns}, {question_text(state)}"]
    lines += [player_text(position.settings.edition, player) for player in state.players]
    lines.append(f"deck {state.deck_size}, discards {len(state.discard)}")
    digest = digest_of(position.table.to_bytes(), position.knowledge.to_bytes())
    return "\n".join([*lines, f"position {digest.hex()}"])


def question_text(state: TableState) -> str:
    """Return who is asked what, or how the game ended."""
    question = state.question
    if question is None:
        return "stopped (14.7)" if state.stopped else "won"
    return f"seat {question.seat} is asked: {question.prompt}"


def player_text(edition: Edition, player: Player) -> str:
    facts = [
        player.place,
        f"points {player.points}",
        f"cigarettes {player.cigarettes}",
        f"beatings {player.beatings}",
        "no gang" if player.gang_card is None else player.gang_card,
        f"{player.background}{' (revealed)' if player.revealed else ''}",
    ]
    hand = player.hand or {}
    cards = [f"{kind} {hand[kind]}" for kind in edition.kinds if hand.get(kind)]
    return f"seat {player.seat}: {', '.join(facts)}; hand: {', '.join(cards) or 'none'}"
