"""6.1-6.3 Place actions: Dig, Steal a Spoon, Heal. Prompt DIG_MORE."""

from mypy_extensions import i64

from blackgate.engine import actions, card_choices, cards
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_SECOND_DIGS, MOD_UNSTOPPABLE


# --- Dig, 6.1 -------------------------------------------------------------------------------
def why_not_dig(t: Table, seat: i64) -> i64:
    """Return why a player may not dig: only in their own Cell Block (11.4), not with two Beatings (7.1)."""
    rb = t.rulebook
    why = actions.why_no_action(t, seat)
    place = t.of(seat, at.PLACE)
    if rb.digs[place] == 0:
        why |= no.DIG_PLACE
    elif place != t.home_of(seat):
        why |= no.DIG_BLOCK
    if t.of(seat, at.BEATINGS) >= rb.dig_beatings and t.mod(seat, MOD_UNSTOPPABLE) == 0:
        why |= no.DIG_BEATEN
    return why


def dig(t: Table, seat: i64, tool: i64) -> None:
    """Dig, then ask a player with the ability about a second Tool.

    A player who holds none is asked too: the question must not tell what is in hand (12.4).
    """
    actions.spend(t, 1)
    lay_tool(t, seat, tool)
    if t.get(at.OVER) == 0 and t.get(at.SECOND_DIGS) < t.mod(seat, MOD_SECOND_DIGS):
        t.push(ask.DIG_MORE, seat)


def lay_tool(t: Table, seat: i64, tool: i64) -> None:
    """Lay a Tool beside the board and score it. Reaching the goal ends the game at once (3.2)."""
    t.add_hand(seat, tool, -1)
    t.put(at.DUGS + t.get(at.DUG_SIZE), tool * at.SEATS + seat)
    t.add(at.DUG_SIZE, 1)
    t.add_of(seat, at.POINTS, t.rulebook.points[tool])
    t.emit(ev.DUG, seat, tool, t.of(seat, at.POINTS), 0)
    if score(t, seat) >= t.get(at.TARGET):
        t.put(at.OVER, at.WON)
        t.put(at.WINNER, seat)
        t.emit(ev.WON, seat, 0, 0, 0)


def score(t: Table, seat: i64) -> i64:
    """Return a player's Tunnel points, or those of their team (11.2, 13.16)."""
    if t.get(at.TEAMS) == 0:
        return t.of(seat, at.POINTS)
    total: i64 = 0
    for mate in range(seat & 1, t.get(at.PLAYERS), 2):
        total += t.of(mate, at.POINTS)
    return total


def has_won(t: Table, seat: i64) -> bool:
    """Return whether a player, or their team, has won (3.2, 11.2); False while the game goes on or if it was stopped (14.7)."""
    if t.get(at.OVER) != at.WON:
        return False
    winner = t.get(at.WINNER)
    return seat == winner or (t.get(at.TEAMS) != 0 and (seat ^ winner) & 1 == 0)


def winners(t: Table) -> tuple[int, ...]:
    """Return the seats that won: one, or a team (3.2, 11.2); none if the game was stopped (14.7) or goes on."""
    return tuple([int(seat) for seat in range(t.get(at.PLAYERS)) if has_won(t, seat)])


# --- Steal a Spoon, 6.2; Heal, 6.3 ----------------------------------------------------------
def why_not_steal(t: Table, seat: i64) -> i64:
    """Return why a player may not steal: only in the Cafeteria, while a Spoon is left."""
    rb = t.rulebook
    why = actions.why_no_action(t, seat)
    if rb.steals_at[t.of(seat, at.PLACE)] == 0:
        why |= no.STEAL_PLACE
    if t.get(at.PILE + rb.steals) == 0:
        why |= no.STEAL_PILE
    return why


def steal(t: Table, seat: i64) -> None:
    """Take a Spoon."""
    actions.spend(t, 1)
    cards.take_from_pile(t, seat, t.rulebook.steals, 1, ev.WHY_STEAL)


def why_not_heal(t: Table, seat: i64) -> i64:
    """Return why a player may not heal: only in the Infirmary, with a Beating."""
    why = actions.why_no_action(t, seat)
    if t.rulebook.heals_at[t.of(seat, at.PLACE)] == 0:
        why |= no.HEAL_PLACE
    if t.of(seat, at.BEATINGS) == 0:
        why |= no.HEALTHY
    return why


def heal(t: Table, seat: i64) -> None:
    """Remove one Beating."""
    actions.spend(t, 1)
    cards.heal(t, seat, 1)


# --- a second Tool, 9.1 ---------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """DIG_MORE: `also T`, `done`."""
    card_choices.list_tools(t, seat, mv.ALSO, out)
    out.add(t.rulebook.base[mv.DONE])


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """DIG_MORE: return why a move is not allowed."""
    rb = t.rulebook
    if rb.family[move] == mv.ALSO:
        return 0 if t.hand(seat, rb.tools[rb.arg[move]]) > 0 else no.NO_TOOL
    return 0 if rb.family[move] == mv.DONE else no.NOT_NOW


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """DIG_MORE: lay the second Tool, or none."""
    rb = t.rulebook
    t.pop()
    if rb.family[move] == mv.ALSO:
        t.add(at.SECOND_DIGS, 1)
        lay_tool(t, seat, rb.tools[rb.arg[move]])
