"""12 One seat's observation as a row of bytes: an allow-list, fact by fact, told from that seat's own chair.

Nothing is read here that `seen.masked` and the seat's own share of `Knowledge` do not show, so that the true table and the
seat's view of it give the same bytes; `tests/env/test_observations.py` holds the two together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.engine import frames, turn
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.knowledge import SHARED, Knowledge
from blackgate.engine.table import Table
from blackgate.env.core.observation_offsets import Offsets, chair_of, place_of, seat_of

MOST: Final = 255  # what a byte can say: more Cigarettes or rounds read as so many


def observe(t: Table, knowledge: Knowledge, seat: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """Write what a seat knows into cells that are all 0."""
    write_table(t, o, out, row)
    write_question(t, seat, o, out, row)
    write_fight(t, seat, o, out, row)
    if t.get(at.MICHEL) != 0:
        write_michel(t, seat, o, out, row)
    for chair in range(t.get(at.PLAYERS)):
        write_player(t, seat, chair, o, out, row)
    write_tunnels(t, seat, o, out, row)
    write_knowledge(t, knowledge, seat, o, out, row)


def put(out: vec[u8], cell: i64, value: i64) -> None:
    """A number, as far as a byte can say it."""
    if value > MOST:
        value = MOST
    out[cell] = u8(value)


def mark(out: vec[u8], cell: i64) -> None:
    """A fact that holds."""
    out[cell] = u8(1)


def count(out: vec[u8], cell: i64) -> None:
    """One more of something there are never many of."""
    out[cell] = u8(i64(out[cell]) + 1)


def write_table(t: Table, o: Offsets, out: vec[u8], row: i64) -> None:
    """Options (14), the deck, and what lies face up on the board (12.1)."""
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
    thrown = t.get(at.DISCARD_SIZE)
    for i in range(thrown):
        count(out, row + o.discard + t.get(at.DISCARDS + i))
    if thrown > 0:
        mark(out, row + o.discard_top + t.get(at.DISCARDS + thrown - 1))
    for i in range(o.board_kinds):
        put(out, row + o.piles + i, t.get(at.PILE + o.board[i]))
    for gang in range(rb.gangs):
        size = t.get(at.GANG_SIZE + gang)
        fresh = t.get(at.GANG_FRESH + gang)
        put(out, row + o.gang_size + gang, size)
        put(out, row + o.gang_fresh + gang, fresh)
        if size > 0:
            mark(out, row + o.gang_top + t.get(at.GANG_CARDS + gang * at.GANG_PILE))
        for i in range(fresh + 1, size):  # put there in everybody's sight (12.3)
            mark(out, row + o.gang_below + t.get(at.GANG_CARDS + gang * at.GANG_PILE + i))


def write_question(t: Table, observer: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """What the game is waiting for, and how far the turn has got."""
    players = t.get(at.PLAYERS)
    mark(out, row + o.turn + chair_of(t.get(at.TURN), observer, players))
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
    mark(out, row + o.asked + chair_of(asked, observer, players))
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
        mark(out, row + o.partner + chair_of(t.get(frame + frames.OTHER_SEAT), observer, players))
    write_card(t, observer, o, out, row)


def write_card(t: Table, observer: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """The Action card or Background that is being carried out, the last one if there are several (5.7, 8)."""
    frame = t.top()
    while frame > at.STACK:
        if t.get(frame + at.PROMPT) == ask.CARD:
            mark(out, row + o.card + t.get(frame + frames.CARD_SOURCE))
            if t.get(frame + frames.CARD_TARGET) >= 0:
                mark(out, row + o.card_target + chair_of(t.get(frame + frames.CARD_TARGET), observer, t.get(at.PLAYERS)))
            return
        frame -= at.FRAME


def write_fight(t: Table, observer: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """The Extortion under way: 5.8 to 5.13, or Michel(le)'s, in which Weapons are laid as well (10.6)."""
    rb = t.rulebook
    players = t.get(at.PLAYERS)
    attacker = t.get(at.ATTACKER)
    defender = t.get(at.DEFENDER)
    if attacker != defender:  # both are wiped when an Extortion ends, and nobody extorts themselves
        mark(out, row + o.attacker + chair_of(attacker, observer, players))
        mark(out, row + o.defender + chair_of(defender, observer, players))
        if t.get(at.LAID_SIZE) > 0 or t.get(t.top() + at.PROMPT) == ask.LAY:
            for i in range(len(rb.tools)):
                if rb.tools[i] == t.get(at.TOOL):
                    mark(out, row + o.named + i)
    weapons: i64 = len(rb.weapons)
    for i in range(t.get(at.LAID_SIZE)):
        laid = t.get(at.LAIDS + i)
        chair = chair_of(laid % at.SEATS, observer, players)
        for weapon in range(weapons):
            if rb.weapons[weapon] == laid // at.SEATS:
                count(out, row + o.laid + chair * weapons + weapon)
    fists = t.get(at.FISTS)
    helpers = t.get(at.HELPERS) | helpers_against_michel(t)
    if (fists | helpers) != 0:
        for seat in range(players):
            chair = chair_of(seat, observer, players)
            put(out, row + o.fists + chair, (fists >> seat) & 1)
            put(out, row + o.helpers + chair, (helpers >> seat) & 1)


def helpers_against_michel(t: Table) -> i64:
    """A bit per seat that has laid a Weapon for whom Michel(le) extorts: their combat keeps it in its own frame (10.6, 11.7)."""
    frame = t.top()
    if t.get(frame + at.PROMPT) == ask.HELP:
        frame -= at.FRAME
    question = t.get(frame + at.PROMPT)
    if question == ask.MICHEL or question == ask.MICHEL_TOOL:
        return t.get(frame + frames.MICHEL_HELPERS)
    return 0


def write_michel(t: Table, observer: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """10: where they are, whom they will still extort, and the cards they have shown."""
    block_a = t.rulebook.block_a
    place = t.get(at.MICHEL_PLACE)
    mark(out, row + o.michel_place + place_of(place, observer, t.get(at.TEAMS), block_a))
    write_round(t, observer, place, o, out, row)
    shown: i64 = 0
    for card in range(t.rulebook.michel_kinds):
        shown += t.get(at.MICHEL_SHOWN + card)
        put(out, row + o.michel_shown + card, t.get(at.MICHEL_SHOWN + card))
        put(out, row + o.michel_discard + card, t.get(at.MICHEL_DISCARD + card))
    if shown > 0:
        mark(out, row + o.michel_first + t.get(at.MICHEL_FIRST))


def write_round(t: Table, observer: i64, place: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """10.5: Michel(le) was moved and goes round; who is in their Place and has not been extorted yet."""
    frame: i64 = at.STACK
    players = t.get(at.PLAYERS)
    for _ in range(t.get(at.DEPTH)):
        if t.get(frame + at.PROMPT) == ask.ROUND:
            seat = t.get(frame + frames.ROUND_NEXT)
            for _ in range(t.get(frame + frames.ROUND_LEFT)):
                if t.of(seat, at.PLACE) == place:
                    mark(out, row + o.michel_next + chair_of(seat, observer, players))
                seat = t.next_seat(seat)
        frame += at.FRAME


def write_player(t: Table, observer: i64, chair: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """What everybody sees of a player (12.1); a Background only if it is revealed or one's own (12.2)."""
    rb = t.rulebook
    seat = seat_of(chair, observer, t.get(at.PLAYERS))
    where = place_of(t.of(seat, at.PLACE), observer, t.get(at.TEAMS), rb.block_a)
    mark(out, row + o.place + chair * rb.places + where)
    put(out, row + o.beatings + chair, t.of(seat, at.BEATINGS))
    put(out, row + o.cigarettes + chair, t.of(seat, at.CIGARETTES))
    put(out, row + o.points + chair, t.of(seat, at.POINTS))
    put(out, row + o.hand_size + chair, t.of(seat, at.HAND_SIZE))
    gang = t.of(seat, at.GANG)
    if gang >= 0:
        mark(out, row + o.gang + chair * len(rb.gang_of) + gang)
    revealed = t.of(seat, at.REVEALED) != 0
    if revealed:
        mark(out, row + o.revealed + chair)
    if revealed or chair == 0:
        mark(out, row + o.background + chair * rb.backgrounds + t.of(seat, at.BACKGROUND))


def write_tunnels(t: Table, observer: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """The Tools everybody has dug with, and the last one, which a card may bring back (12.1)."""
    rb = t.rulebook
    players = t.get(at.PLAYERS)
    tools: i64 = len(rb.tools)
    for i in range(t.get(at.DUG_SIZE)):
        dug = t.get(at.DUGS + i)
        chair = chair_of(dug % at.SEATS, observer, players)
        for tool in range(tools):
            here = row + chair * tools + tool
            if rb.tools[tool] == dug // at.SEATS:
                count(out, o.dug + here)
                out[o.last_dug + here] = u8(1)
            else:
                out[o.last_dug + here] = u8(0)


def write_knowledge(t: Table, knowledge: Knowledge, observer: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """One's own hand, and what one can tell about the others' (12.2, `knowledge.py`)."""
    kinds = t.rulebook.kinds
    players = t.get(at.PLAYERS)
    tools: i64 = len(t.rulebook.tools)
    hand = at.HAND + observer * at.KINDS
    own = row + o.hand
    for kind in range(kinds):
        held = i64(t.cells[hand + kind])
        if held != 0:
            put(out, own + kind, held)
    cells = knowledge.cells
    public = knowledge.private(players, observer)  # the row of whoever only watches: what everybody knows
    for kind in range(kinds):
        known = i64(cells[public + kind])
        if known != 0:
            put(out, row + o.exposed + kind, known)
    for other in range(players - 1):
        seat = seat_of(other + 1, observer, players)
        start = knowledge.private(observer, seat)
        loose = i64(cells[start + kinds])
        theirs = row + o.known + other * kinds
        for kind in range(kinds):
            known = i64(cells[start + kind])
            if known != 0:
                put(out, theirs + kind, known)
                loose -= known
        put(out, row + o.unknown + other, loose)
        lacked = knowledge.get(knowledge.lacks(observer, seat))
        if lacked != 0:
            for tool in range(tools):
                put(out, row + o.lacks + other * tools + tool, (lacked >> tool) & 1)
    for heap in range(SHARED):
        start = knowledge.shared(observer, heap)
        if knowledge.heap_size(start) > 0:
            write_heap(knowledge, observer, players, start, o, out, row)


def write_heap(knowledge: Knowledge, observer: i64, players: i64, start: i64, o: Offsets, out: vec[u8], row: i64) -> None:
    """Cards known to be among those of several hands; all such heaps are added up."""
    kinds = knowledge.kinds
    for kind in range(kinds):
        known = knowledge.get(start + kind)
        if known > 0:
            put(out, row + o.shared_kinds + kind, i64(out[row + o.shared_kinds + kind]) + known)
    for other in range(players - 1):
        held = knowledge.get(start + kinds + seat_of(other + 1, observer, players))
        put(out, row + o.shared + other, i64(out[row + o.shared + other]) + held)
