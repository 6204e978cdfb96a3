"""A position in words, nothing hidden: for whoever runs the game, as `str(state)`. Observers have strings of their own."""

from blackgate.engine import flow
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.env.game_tree.information_history import digest_of
from blackgate.env.game_tree.node import BasePosition

ENDS = ("", "won", "stopped (14.7)")


def described(position: BasePosition) -> str:
    """Turn and question, a line for everybody, and a name for this very position."""
    table = position.table
    over = int(table.get(at.OVER))
    waiting = ENDS[over] if over else f"seat {position.player} is asked: {ask.PROMPTS[flow.prompt(table)][0]}"
    lines = [f"turn {int(table.turns())}, {waiting}"]
    lines += [of_seat(position, seat) for seat in range(position.terms.players)]
    lines.append(f"deck {int(table.get(at.DECK_SIZE))}, discards {int(table.get(at.DISCARD_SIZE))}")
    name = digest_of(bytes(memoryview(table.cells)), bytes(memoryview(position.knowledge.cells)))
    return "\n".join([*lines, f"position {name.hex()}"])


def of_seat(position: BasePosition, seat: int) -> str:
    """One prisoner."""
    table = position.table
    book = position.terms.edition
    gang = int(table.of(seat, at.GANG))
    facts = [
        book.places[int(table.of(seat, at.PLACE))],
        f"points {int(table.of(seat, at.POINTS))}",
        f"cigarettes {int(table.of(seat, at.CIGARETTES))}",
        f"beatings {int(table.of(seat, at.BEATINGS))}",
        "no gang" if gang < 0 else book.gang_cards[gang],
        f"{book.backgrounds[int(table.of(seat, at.BACKGROUND))]}{' (revealed)' if table.of(seat, at.REVEALED) else ''}",
    ]
    hand = [f"{kind} {int(table.hand(seat, number))}" for number, kind in enumerate(book.kinds) if table.hand(seat, number)]
    return f"seat {seat}: {', '.join(facts)}; hand: {', '.join(hand) or 'none'}"
