"""5.8-5.13 Extort: intimidation, combat, and what the winner takes. Prompts NAME, LAY, ANSWER and FIGHT.

The facts of an Extortion are single cells of the table (`layout.py`); its one frame turns from NAME to LAY to ANSWER
to FIGHT to SETTLE. A card may also ask for a Tool (`frames.NAME_FOR_CARD`). A Background that wins the combat puts
SETTLE above itself: its second effect waits for the end.
"""

from typing import Final

from mypy_extensions import i64

from blackgate.engine import actions, backgrounds, cards, frames, weapons
from blackgate.engine import events as ev
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine import prompts as ask
from blackgate.engine import reasons as no
from blackgate.engine.moves import MoveList
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import (
    MOD_EXTORTIONS,
    MOD_GUARD,
    MOD_LOOK_BEFORE_NAMING,
    MOD_SPOILS,
    MOMENT_COMBAT_LOST,
    MOMENT_EXTORTED,
)


# --- beginning, 5.8 and 5.9 -----------------------------------------------------------------
def why_not_extort_now(t: Table, seat: i64) -> i64:
    """Return why a player may not extort anyone: once per turn, with a Weapon in hand."""
    why = actions.why_no_action(t, seat)
    if t.get(at.EXTORTIONS) >= t.mod(seat, MOD_EXTORTIONS):
        why |= no.EXTORTED
    if cards.weapons_in_hand(t, seat) == 0:
        why |= no.NO_WEAPON
    return why


def why_not_victim(t: Table, seat: i64, target: i64) -> i64:
    """Return why a player may not extort another: only in the same Place, no teammate (11.8)."""
    if target >= t.get(at.PLAYERS):
        return no.NO_SUCH_SEAT
    if target == seat:
        return no.YOURSELF
    why: i64 = 0
    if not t.opponents(seat, target):
        why |= no.TEAMMATE
    if not t.together(seat, target):
        why |= no.NOT_HERE
    guard = t.mod(target, MOD_GUARD)
    if guard > 1 and cards.weapons_in_hand(t, seat) < guard:
        why |= no.GUARDED
    return why


def begin(t: Table, seat: i64, target: i64) -> None:
    """Begin an Extortion; an ability may show the victim's hand first."""
    actions.spend(t, 1)
    t.add(at.EXTORTIONS, 1)
    t.emit(ev.EXTORTED, seat, target, 0, 0)
    t.put(at.ATTACKER, seat)
    t.put(at.DEFENDER, target)
    t.put(at.TO_LAY, t.mod(target, MOD_GUARD))
    if t.mod(seat, MOD_LOOK_BEFORE_NAMING) != 0:
        t.emit(ev.LOOKED, seat, target, 0, 0)
    t.push(ask.NAME, seat)


def name(t: Table, seat: i64, tool: i64) -> None:
    """Name a kind of Tool: in 5.9, or for the card in the frame below."""
    frame = t.top()
    t.emit(ev.NAMED, seat, tool, 0, 0)
    if t.get(frame + frames.NAME_FOR_CARD) != 0:
        t.pop()
        t.put(t.top() + frames.CARD_CHOICE, tool)
        return
    t.put(at.TOOL, tool)
    t.change_prompt(frame, ask.LAY, seat)


def lay_first(t: Table, seat: i64, move: i64) -> None:
    """Lay a Weapon of the intimidation (5.9)."""
    weapons.lay_move(t, seat, move)
    t.add(at.TO_LAY, -1)
    if t.get(at.TO_LAY) == 0:
        t.change_prompt(t.top(), ask.ANSWER, t.get(at.DEFENDER))


# --- answers, 5.10 and 5.11 -----------------------------------------------------------------
def why_not_cooperate(t: Table, seat: i64) -> i64:
    """Return why the victim may not cooperate: they need the Tool that was named."""
    return no.NO_COOPERATION if t.hand(seat, t.get(at.TOOL)) == 0 else 0


def why_not_reveal(t: Table, seat: i64, first_answer: bool) -> i64:
    """Return why a fighter may not reveal.

    The moment *extorted* is the first answer; *combat lost* is wherever a fighter could give up (8.3, 13.11).
    """
    fighter = opponent_of(t, seat)
    why = backgrounds.why_not_reveal(t, seat, MOMENT_COMBAT_LOST, fighter)
    if why == no.WRONG_MOMENT and first_answer:
        return backgrounds.why_not_reveal(t, seat, MOMENT_EXTORTED, fighter)
    return why


def opponent_of(t: Table, seat: i64) -> i64:
    """Return the other fighter."""
    attacker = t.get(at.ATTACKER)
    return t.get(at.DEFENDER) if seat == attacker else attacker


def cooperate(t: Table, seat: i64) -> None:
    """Hand the Tool over, which ends the Extortion (5.10)."""
    attacker = t.get(at.ATTACKER)
    tool = t.get(at.TOOL)
    cards.pass_on(t, seat, attacker, tool)
    t.put(at.ROBBED, t.get(at.ROBBED) | (1 << seat))
    t.emit(ev.COOPERATED, seat, attacker, tool, 0)
    frame = t.top()
    t.change_prompt(frame, ask.SETTLE, seat)
    t.put(frame + frames.SETTLE_STEP, CLEARING)
    t.put(frame + frames.COMBAT_HELD, 0)


def fight_on(t: Table, frame: i64, fighter: i64) -> None:
    """Ask the other side after a Weapon was laid for `fighter` (5.11)."""
    t.put(frame + frames.COMBAT_HELD, 0)
    t.change_prompt(frame, ask.FIGHT, opponent_of(t, fighter))


def lay(t: Table, seat: i64, move: i64) -> None:
    """Lay a Weapon in combat."""
    weapons.lay_move(t, seat, move)
    fight_on(t, t.top(), seat)


def give_up(t: Table, seat: i64) -> None:
    """Lose the combat."""
    frame = t.top()
    t.emit(ev.YIELDED, seat, 0, 0, 0)
    t.put(at.LOSER, seat)
    t.put(frame + frames.COMBAT_HELD, 0)
    t.change_prompt(frame, ask.SETTLE, seat)


# --- the end, 5.12 and 5.13 -----------------------------------------------------------------
# The values of `frames.SETTLE_STEP`.
BEATINGS: Final = 0
PRIZE: Final = 1
SPOILS: Final = 2
HELPERS: Final = 3
CLEARING: Final = 4
DRAWS: Final = 5


def settle(t: Table) -> None:
    """SETTLE: Beatings, cards taken, Weapons discarded, then draws for lost cards (docs/record-format.md).

    One step at a time: a player who loses a card may have to choose which in between.
    """
    frame = t.top()
    step = t.get(frame + frames.SETTLE_STEP)
    loser = t.get(at.LOSER)
    winner = opponent_of(t, loser)
    if step == BEATINGS:
        t.emit(ev.LOST_COMBAT, loser, winner, 0, 0)
        t.add(at.EXTRA, t.mod(winner, MOD_SPOILS))
        settle_beatings(t, loser)
        t.put(frame + frames.SETTLE_STEP, PRIZE)
    elif step == PRIZE:
        t.put(frame + frames.SETTLE_STEP, SPOILS)
        if loser == t.get(at.DEFENDER):
            cards.rob_by_name(t, loser, winner, t.get(at.TOOL))
        else:
            cards.rob_at_random(t, loser, winner)
    elif step == SPOILS:
        if t.get(at.EXTRA) > 0:
            t.add(at.EXTRA, -1)
            cards.rob_at_random(t, loser, winner)
        else:
            t.put(frame + frames.SETTLE_STEP, HELPERS)
            t.put(frame + frames.SETTLE_HELPER, t.next_seat(loser))
    elif step == HELPERS:
        settle_helper(t, frame, loser, winner)
    elif step == CLEARING:
        cards.discard_laid(t)
        t.put(frame + frames.SETTLE_STEP, DRAWS)
    else:
        cards.draw_for_losses(t)
        cards.forget_extortion(t)
        t.pop()
        if t.get(t.top() + at.PROMPT) != ask.CARD:  # else the card's second effect may still take more (13.13)
            t.put(at.COMPENSATED, 0)


def settle_beatings(t: Table, loser: i64) -> None:
    """Beat the loser, then each player who laid a Weapon for that side, clockwise (11.7)."""
    weapons.beat_loser(t, loser)
    helpers = t.get(at.HELPERS)
    seat = t.next_seat(loser)
    while seat != loser:
        if (helpers >> seat) & 1 != 0 and not t.opponents(seat, loser):
            weapons.beat_loser(t, seat)
        seat = t.next_seat(seat)


def settle_helper(t: Table, frame: i64, loser: i64, winner: i64) -> None:
    """Take a random card from the next losing helper, clockwise from the loser (13.17)."""
    seat = t.get(frame + frames.SETTLE_HELPER)
    if seat == loser:
        t.put(frame + frames.SETTLE_STEP, CLEARING)
        return
    t.put(frame + frames.SETTLE_HELPER, t.next_seat(seat))
    if (t.get(at.HELPERS) >> seat) & 1 != 0 and not t.opponents(seat, loser):
        cards.rob_at_random(t, seat, winner)


# --- the questions --------------------------------------------------------------------------
def list_answers(t: Table, question: i64, seat: i64, out: MoveList) -> None:
    """NAME: `name T`. LAY: `lay W`. ANSWER, FIGHT: `cooperate`, `lay W`, `hold` or `yield`, `reveal`."""
    base = t.rulebook.base
    if question == ask.NAME:
        for i in range(len(t.rulebook.tools)):
            out.add(base[mv.NAME] + i)
    elif question == ask.LAY:
        weapons.list_weapons(t, seat, out)
    else:
        if question == ask.ANSWER and why_not_cooperate(t, seat) == 0:
            out.add(base[mv.COOPERATE])
        weapons.list_lays(t, seat, out)
        weapons.list_way_out(t, seat, out)
        if why_not_reveal(t, seat, question == ask.ANSWER) == 0:
            out.add(base[mv.REVEAL])


def why_not_answer(t: Table, question: i64, seat: i64, move: i64) -> i64:
    """NAME, LAY, ANSWER, FIGHT: return why a move is not allowed."""
    family = t.rulebook.family[move]
    if question == ask.NAME:
        return 0 if family == mv.NAME else no.NOT_NOW
    if question == ask.LAY:
        if family == mv.LAY_FISTS:
            return no.NO_FISTS_FIRST
        return weapons.why_not_lay_move(t, seat, move) if family == mv.LAY else no.NOT_NOW
    if family == mv.REVEAL:
        return why_not_reveal(t, seat, question == ask.ANSWER)
    if family == mv.COOPERATE and question == ask.ANSWER:
        return why_not_cooperate(t, seat)
    return weapons.why_not_in_combat(t, seat, move)


def answer(t: Table, question: i64, seat: i64, move: i64) -> None:
    """NAME, LAY, ANSWER, FIGHT: carry out a move."""
    rb = t.rulebook
    family = rb.family[move]
    if question == ask.NAME:
        name(t, seat, rb.tools[rb.arg[move]])
    elif question == ask.LAY:
        lay_first(t, seat, move)
    elif family == mv.HOLD:
        weapons.hold(t, seat)
    elif family == mv.COOPERATE:
        cooperate(t, seat)
    elif family == mv.YIELD:
        give_up(t, seat)
    elif family == mv.REVEAL:
        backgrounds.reveal(t, seat, opponent_of(t, seat))  # at *extorted* and *combat lost*, the target is the other fighter
    else:
        lay(t, seat, move)
