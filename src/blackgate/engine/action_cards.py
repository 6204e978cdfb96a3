"""5.7 Play an Action card."""

from mypy_extensions import i64

from blackgate.engine import actions, effects, routes
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import SCOPE_NONE


def why_not_play(t: Table, seat: i64, kind: i64) -> i64:
    """Return why a player may not play a card at all, leaving its target aside."""
    rb = t.rulebook
    why = actions.why_no_move_action(t, seat) if rb.is_move[kind] != 0 else actions.why_no_action(t, seat)
    if t.hand(seat, kind) == 0:
        why |= no.NO_ACTION_CARD
    if rb.scope[kind] == SCOPE_NONE and not effects.could(t, seat, kind, -1):
        why |= no.CARD_IDLE
    return why


def list_plays(t: Table, seat: i64, out: MoveList) -> None:
    """List `play A`, `play A S`, `play A P`."""
    rb = t.rulebook
    for i in range(len(rb.action_cards)):
        kind = rb.action_cards[i]
        if t.hand(seat, kind) > 0 and why_not_play(t, seat, kind) == 0:
            base = rb.play_base[i]
            if rb.scope[kind] != SCOPE_NONE:
                for target in range(t.get(at.PLAYERS)):
                    if effects.why_not_target(t, seat, kind, target) == 0:
                        out.add(base + target)
            elif rb.is_move[kind] != 0:
                routes.list_anywhere(t, seat, base, out)
            else:
                out.add(base)


def play(t: Table, seat: i64, kind: i64, target: i64, place: i64) -> None:
    """Show the card and carry it out. It lies aside until its text is done; target and place are -1 if it needs none."""
    actions.spend(t, 1)
    t.add_hand(seat, kind, -1)
    t.emit(ev.PLAYED, seat, kind, target, 0)
    effects.begin(t, seat, kind, target, place)
