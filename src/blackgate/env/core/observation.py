"""Writes one seat's observation into a row of bytes (chapter 12). Seats are relative to the observer (`seat_rotation.py`).

This is an allow-list: it reads only what `visibility.masked` and the seat's own part of `Knowledge` show. The true table and the
seat's view of it give the same bytes; `tests/env/test_observations.py` compares them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.engine import frames, turn
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.bits import lowest_bit
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.table import Table
from blackgate.env.core.observation_offsets import ObservationOffsets
from blackgate.env.core.seat_rotation import absolute_seat, relative_place, relative_seat

MAX_VALUE: Final = 255  # of a byte: larger numbers of Cigarettes or rounds are clamped to it


def observe(t: Table, knowledge: Knowledge, seat: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write what a seat knows into `out`, from cell `row` on. The cells must be 0 before."""
    write_public(t, seat, o, out, row)
    write_knowledge(t, knowledge, seat, o, out, row)


def write_public(t: Table, seat: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write what all players see, and the observer's own Background."""
    write_table(t, o, out, row)
    write_question(t, seat, o, out, row)
    write_fight(t, seat, o, out, row)
    if t.get(at.MICHEL) != 0:
        write_michel(t, seat, o, out, row)
    write_players(t, seat, o, out, row)
    write_tunnels(t, seat, o, out, row)


def put(out: vec[u8], cell: i64, value: i64) -> None:
    """Write a number, clamped to a byte."""
    if value > MAX_VALUE:
        value = MAX_VALUE
    out[cell] = u8(value)


def mark(out: vec[u8], cell: i64) -> None:
    """Set a flag."""
    out[cell] = u8(1)


def increment(out: vec[u8], cell: i64) -> None:
    """Add 1 to a number that stays small."""
    out[cell] = u8(i64(out[cell]) + 1)


def add_to(out: vec[u8], cell: i64, number: i64) -> None:
    """Add to a number, clamped to a byte."""
    put(out, cell, i64(out[cell]) + number)


def write_table(t: Table, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write the options (14), the deck, and what lies face up on the board (12.1)."""
    rb = t.rulebook
    michel = t.get(at.MICHEL)
    if michel != 0:
        mark(out, row + o.mode + michel - 1)
    put(out, row + o.mode + 2, t.get(at.TEAMS))
    put(out, row + o.mode + 3, t.get(at.CALM))
    put(out, row + o.players, t.get(at.PLAYERS))
    put(out, row + o.target, t.get(at.TARGET))
    put(out, row + o.round, t.turns() // t.get(at.PLAYERS))
    put(out, row + o.deck, t.get(at.DECK_SIZE))
    cells = t.cells
    discarded = t.get(at.DISCARD_SIZE)
    discard = row + o.discard
    for i in range(discarded):
        increment(out, discard + i64(cells[at.DISCARDS + i]))
    if discarded > 0:
        mark(out, row + o.discard_top + t.get(at.DISCARDS + discarded - 1))
    board = o.board
    piles = row + o.piles
    for i in range(o.board_kinds):
        put(out, piles + i, i64(cells[at.PILE + board[i]]))
    for gang in range(rb.gangs):
        size = i64(cells[at.GANG_SIZE + gang])
        fresh = i64(cells[at.GANG_FRESH + gang])
        put(out, row + o.gang_size + gang, size)
        put(out, row + o.gang_fresh + gang, fresh)
        if size > 0:
            mark(out, row + o.gang_top + i64(cells[at.GANG_CARDS + gang * at.GANG_PILE]))
        for i in range(fresh + 1, size):  # put there openly (12.3)
            mark(out, row + o.gang_below + t.get(at.GANG_CARDS + gang * at.GANG_PILE + i))


def write_question(t: Table, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write the question the game waits for and the progress of the turn."""
    players = t.get(at.PLAYERS)
    mark(out, row + o.turn + relative_seat(t.get(at.TURN), observer, players))
    for i in range(5):
        put(out, row + o.this_turn + i, t.get(at.ACTIONS + i))
    if t.get(at.OVER) != 0:
        return
    frame = t.top()
    question = t.get(frame + at.PROMPT)
    asked = t.get(frame + at.ASKED)
    if t.get(at.STACK + at.PROMPT) != ask.TURN:
        mark(out, row + o.ending)
    mark(out, row + o.prompt + question)
    mark(out, row + o.asked + relative_seat(asked, observer, players))
    if question == ask.ROLLED:
        mark(out, row + o.die + t.get(frame + frames.ROLLED_DIE) - 1)
    elif question == ask.SEND:
        mark(out, row + o.die + t.get(frame + frames.SEND_DIE) - 1)
    elif question == ask.ANSWER or question == ask.FIGHT or question == ask.MICHEL:
        put(out, row + o.held, t.get(frame + frames.COMBAT_HELD))
    elif question == ask.LAY:
        put(out, row + o.due, t.get(at.TO_LAY))
    elif question == ask.LIMIT:
        put(out, row + o.due, turn.over_limit(t, asked))
    elif question == ask.GIVE_BACK:
        put(out, row + o.due, t.get(frame + frames.GIVE_BACK_DUE))
    elif question == ask.OFFERING:
        put(out, row + o.due, t.get(frame + frames.OFFERING_RETURN))
    if (
        question == ask.OFFERING
        or question == ask.GIVE_BACK
        or question == ask.TAKE
        or question == ask.SURRENDER
        or question == ask.TRIBUTE
        or question == ask.HELP
    ):
        mark(out, row + o.partner + relative_seat(t.get(frame + frames.OTHER_SEAT), observer, players))
    write_card(t, observer, o, out, row)


def write_card(t: Table, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write the Action card or Background that is being carried out, the last one if there are several (5.7, 8)."""
    frame = t.top()
    while frame > at.STACK:
        if t.get(frame + at.PROMPT) == ask.CARD:
            mark(out, row + o.card + t.get(frame + frames.CARD_SOURCE))
            if t.get(frame + frames.CARD_TARGET) >= 0:
                mark(out, row + o.card_target + relative_seat(t.get(frame + frames.CARD_TARGET), observer, t.get(at.PLAYERS)))
            return
        frame -= at.FRAME


def write_fight(t: Table, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write the current Extortion: a player's (5.8-5.13) or Michel(le)'s, in which Weapons are laid as well (10.6)."""
    players = t.get(at.PLAYERS)
    attacker = t.get(at.ATTACKER)
    defender = t.get(at.DEFENDER)
    if attacker != defender:  # both are cleared when an Extortion ends, and no player extorts themselves
        mark(out, row + o.attacker + relative_seat(attacker, observer, players))
        mark(out, row + o.defender + relative_seat(defender, observer, players))
        if t.get(at.LAID_SIZE) > 0 or t.get(t.top() + at.PROMPT) == ask.LAY:
            named = o.tool_of[t.get(at.TOOL)]
            if named >= 0:
                mark(out, row + o.named + named)
    for i in range(t.get(at.LAID_SIZE)):
        laid = t.get(at.LAIDS + i)
        relative = relative_seat(laid % at.SEATS, observer, players)
        increment(out, row + o.laid + relative * o.weapons + o.weapon_of[laid // at.SEATS])
    fists = t.get(at.FISTS)
    helpers = t.get(at.HELPERS) | helpers_against_michel(t)
    if (fists | helpers) != 0:
        for seat in range(players):
            relative = relative_seat(seat, observer, players)
            put(out, row + o.fists + relative, (fists >> seat) & 1)
            put(out, row + o.helpers + relative, (helpers >> seat) & 1)


def helpers_against_michel(t: Table) -> i64:
    """Return a bit per seat that has laid a Weapon for the player whom Michel(le) extorts (10.6, 11.7)."""
    frame = t.top()
    if t.get(frame + at.PROMPT) == ask.HELP:
        frame -= at.FRAME
    question = t.get(frame + at.PROMPT)
    if question == ask.MICHEL or question == ask.MICHEL_TOOL:
        return t.get(frame + frames.MICHEL_HELPERS)
    return 0


def write_michel(t: Table, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write where Michel(le) is, whom they will still extort, and the cards they have shown (10)."""
    block_a = t.rulebook.block_a
    place = t.get(at.MICHEL_PLACE)
    mark(out, row + o.michel_place + relative_place(place, observer, t.get(at.TEAMS), block_a))
    write_round(t, observer, place, o, out, row)
    shown: i64 = 0
    for card in range(t.rulebook.michel_kinds):
        shown += t.get(at.MICHEL_SHOWN + card)
        put(out, row + o.michel_shown + card, t.get(at.MICHEL_SHOWN + card))
        put(out, row + o.michel_discard + card, t.get(at.MICHEL_DISCARD + card))
    if shown > 0:
        mark(out, row + o.michel_first + t.get(at.MICHEL_FIRST))


def write_round(t: Table, observer: i64, place: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write who is in Michel(le)'s Place and has not been extorted yet, after they were moved (10.5)."""
    frame: i64 = at.STACK
    players = t.get(at.PLAYERS)
    for _ in range(t.get(at.DEPTH)):
        if t.get(frame + at.PROMPT) == ask.ROUND:
            seat = t.get(frame + frames.ROUND_NEXT)
            for _ in range(t.get(frame + frames.ROUND_LEFT)):
                if t.of(seat, at.PLACE) == place:
                    mark(out, row + o.michel_next + relative_seat(seat, observer, players))
                seat = t.next_seat(seat)
        frame += at.FRAME


def write_players(t: Table, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write what all players see of each player (12.1); the Background only if it is revealed or the observer's own (12.2)."""
    rb = t.rulebook
    cells = t.cells
    players = t.get(at.PLAYERS)
    teams = t.get(at.TEAMS)
    for relative in range(players):
        facts: i64 = at.SEAT + absolute_seat(relative, observer, players) * at.SEAT_WIDTH
        where = relative_place(i64(cells[facts + at.PLACE]), observer, teams, rb.block_a)
        mark(out, row + o.place + relative * rb.places + where)
        put(out, row + o.beatings + relative, i64(cells[facts + at.BEATINGS]))
        put(out, row + o.cigarettes + relative, i64(cells[facts + at.CIGARETTES]))
        put(out, row + o.points + relative, i64(cells[facts + at.POINTS]))
        put(out, row + o.hand_size + relative, i64(cells[facts + at.HAND_SIZE]))
        gang = i64(cells[facts + at.GANG])
        if gang >= 0:
            mark(out, row + o.gang + relative * len(rb.gang_of) + gang)
        revealed = cells[facts + at.REVEALED] != 0
        if revealed:
            mark(out, row + o.revealed + relative)
        if revealed or relative == 0:
            mark(out, row + o.background + relative * rb.backgrounds + i64(cells[facts + at.BACKGROUND]))


def write_tunnels(t: Table, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write the Tools each player has dug, and the last one, which a card may bring back (12.1)."""
    players = t.get(at.PLAYERS)
    cells = t.cells
    seen: i64 = 0  # a bit per seat whose last Tool is written
    for i in range(t.get(at.DUG_SIZE) - 1, -1, -1):
        dug = i64(cells[at.DUGS + i])
        seat = dug % at.SEATS
        here = row + relative_seat(seat, observer, players) * o.tools + o.tool_of[dug // at.SEATS]
        increment(out, o.dug + here)
        if (seen >> seat) & 1 == 0:
            seen |= 1 << seat
            mark(out, o.last_dug + here)


def write_knowledge(t: Table, knowledge: Knowledge, observer: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Write the observer's own hand and what the observer knows about other hands (12.2, `engine/knowledge.py`)."""
    kinds = t.rulebook.kinds
    players = t.get(at.PLAYERS)
    write_hand(t, observer, out, row + o.hand)
    cells = knowledge.cells
    # A spectator's knowledge is what all players know.
    write_known(knowledge, players, observer, out, row + o.exposed)
    for other in range(players - 1):
        seat = absolute_seat(other + 1, observer, players)
        unknown = write_known(knowledge, observer, seat, out, row + o.known + other * kinds)
        put(out, row + o.unknown + other, unknown)
        lacked = i64(cells[knowledge.lacks(observer, seat)])
        if lacked != 0:
            for tool in range(o.tools):
                put(out, row + o.lacks + other * o.tools + tool, (lacked >> tool) & 1)
    for heap in range(players, knowledge.groups):
        if knowledge.counts(observer, heap) != 0:
            write_heap(knowledge, observer, heap, o, out, row)


def write_hand(t: Table, seat: i64, out: vec[u8], target: i64) -> None:
    """Write a hand, kind by kind."""
    cells = t.cells
    cell: i64 = at.HAND + seat * at.KINDS
    left = t.of(seat, at.HAND_SIZE)
    while left > 0:
        held = i64(cells[cell])
        if held != 0:
            put(out, target, held)
            left -= held
        cell += 1
        target += 1


def write_known(knowledge: Knowledge, observer: i64, seat: i64, out: vec[u8], target: i64) -> i64:
    """Write the cards that are known to be in a hand, kind by kind, and return how many of its cards are not known."""
    cells = knowledge.cells
    start = knowledge.private(observer, seat)
    unknown = i64(cells[start + knowledge.kinds])
    kinds = knowledge.kinds_in(observer, seat)
    while kinds != 0:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        known = i64(cells[start + kind])
        put(out, target + kind, known)
        unknown -= known
    return unknown


def write_heap(knowledge: Knowledge, observer: i64, heap: i64, o: ObservationOffsets, out: vec[u8], row: i64) -> None:
    """Add the cards known to be in one of several hands; all such heaps are added up."""
    kinds = knowledge.kinds_in(observer, heap)
    while kinds != 0:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        add_to(out, row + o.shared_kinds + kind, knowledge.count(observer, heap, kind))
    players = knowledge.players
    for other in range(players - 1):
        seat = absolute_seat(other + 1, observer, players)
        add_to(out, row + o.shared + other, knowledge.count(observer, heap, knowledge.kinds + seat))
