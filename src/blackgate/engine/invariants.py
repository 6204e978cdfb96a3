"""Invariants of a table, for fuzzing and property tests.

Each check returns an empty string or says what is wrong.
"""

from mypy_extensions import i64

from blackgate.engine import card_programs, determinization, flow, legality, playout, setup, visibility
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.bits import bit
from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.moves import MoveList
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.setup import Options
from blackgate.engine.table import Table


def find_violation(t: Table) -> str:
    """Return what is wrong with a table, or an empty string."""
    return check_cards(t) or check_counts(t) or check_positions(t) or check_question(t)


def count_set_aside(t: Table, kind: i64) -> i64:
    """Return how many Action cards of a kind lie aside while they are carried out (5.7)."""
    found: i64 = 0
    for depth in range(t.get(at.DEPTH)):
        frame = at.STACK + depth * at.FRAME
        if card_programs.card_set_aside(t, frame) == kind:
            found += 1
    return found


def check_cards(t: Table) -> str:
    """Check that no card was lost or made, kind by kind (1.1, 1.2)."""
    rb = t.rulebook
    for kind in range(rb.kinds):
        expected = rb.copies[kind]
        if rb.on_board[kind] == 0 and t.get(at.CALM) != 0 and rb.chaos[kind] != 0:
            expected = 0
        found = t.get(at.DECK + kind) + t.get(at.PILE + kind) + count_set_aside(t, kind)
        for seat in range(t.get(at.PLAYERS)):
            if t.hand(seat, kind) < 0:
                return "a hand holds fewer than no cards"
            found += t.hand(seat, kind)
        for i in range(t.get(at.DISCARD_SIZE)):
            if t.get(at.DISCARDS + i) == kind:
                found += 1
        for i in range(t.get(at.DUG_SIZE)):
            if t.get(at.DUGS + i) // at.SEATS == kind:
                found += 1
        for i in range(t.get(at.LAID_SIZE)):
            if t.get(at.LAIDS + i) // at.SEATS == kind:
                found += 1
        if found != expected:
            return f"{found} cards of kind {kind} instead of {expected}"
    return ""


def check_counts(t: Table) -> str:
    """Check that sizes are what they count, and that no Gang card or Michel card was lost (1.4, 1.5)."""
    rb = t.rulebook
    deck: i64 = 0
    for kind in range(rb.kinds):
        deck += t.get(at.DECK + kind)
    if deck != t.get(at.DECK_SIZE):
        return "the deck is miscounted"
    gang_cards: i64 = 0
    for gang in range(rb.gangs):
        gang_cards += t.get(at.GANG_SIZE + gang)
    for seat in range(t.get(at.PLAYERS)):
        wrong = check_counts_of_seat(t, seat)
        if wrong != "":
            return wrong
        if t.of(seat, at.GANG) >= 0:
            gang_cards += 1
    if gang_cards != len(rb.gang_of):
        return "Gang cards were lost or made"
    if t.get(at.MICHEL) != 0:
        for card in range(rb.michel_kinds):
            total = t.get(at.MICHEL_DECK + card) + t.get(at.MICHEL_DISCARD + card) + t.get(at.MICHEL_SHOWN + card)
            if total != rb.michel_copies[card]:
                return "Michel cards were lost or made"
    return ""


def check_counts_of_seat(t: Table, seat: i64) -> str:
    """Check the hand size and the points of a seat."""
    rb = t.rulebook
    held: i64 = 0
    points: i64 = 0
    for kind in range(rb.kinds):
        held += t.hand(seat, kind)
    for i in range(t.get(at.DUG_SIZE)):
        if t.get(at.DUGS + i) % at.SEATS == seat:
            points += rb.points[t.get(at.DUGS + i) // at.SEATS]
    if held != t.of(seat, at.HAND_SIZE):
        return f"the hand of seat {seat} is miscounted"
    if points != t.of(seat, at.POINTS):
        return f"the points of seat {seat} are not those of its dug Tools"
    return ""


def check_positions(t: Table) -> str:
    """Check Places, Beatings and Cigarettes (1.6, 1.7); Michel(le) is never in Solitary (10.3)."""
    for seat in range(t.get(at.PLAYERS)):
        if not t.in_play(t.of(seat, at.PLACE)):
            return f"seat {seat} is nowhere"
        if t.of(seat, at.BEATINGS) < 0 or t.of(seat, at.BEATINGS) > t.rulebook.most_beatings:
            return f"seat {seat} has an impossible number of Beatings"
        if t.of(seat, at.CIGARETTES) < 0:
            return f"seat {seat} owes Cigarettes"
    if t.get(at.MICHEL) != 0:
        place = t.get(at.MICHEL_PLACE)
        if not t.in_play(place) or place == t.rulebook.solitary:
            return "Michel(le) is where they cannot be"
    return ""


def check_question(t: Table) -> str:
    """Check that one seat is asked one question, or the game is over."""
    if t.get(at.OVER) != 0:
        return ""
    if t.get(at.DEPTH) < 1 or t.get(at.DEPTH) > at.FRAMES:
        return "the stack of questions is out of bounds"
    if flow.prompt(t) >= ask.AUTOMATIC:
        return "no seat is asked"
    if flow.asked(t) < 0 or flow.asked(t) >= t.get(at.PLAYERS):
        return "a seat is asked that does not exist"
    if t.get(at.ACTIONS) < 0:
        return "more actions were taken than there were"
    return ""


def check_legal_moves(t: Table, listed: MoveList) -> str:
    """Check that a move is listed if and only if it is allowed."""
    if listed.count == 0:
        return "no move is legal"
    count: i64 = 0
    for move in range(t.rulebook.moves):
        if legality.why_not(t, move) == 0:
            count += 1
            if not listed.has(move):
                return f"move {move} is allowed but not listed"
    return "" if count == listed.count else "a move is listed that is forbidden"


def check_knowledge(t: Table, knowledge: Knowledge) -> str:
    """Check that every observer's knowledge agrees with the table."""
    for observer in range(t.get(at.PLAYERS) + 1):
        if not determinization.fits(visibility.masked(t, observer), knowledge, observer):
            return f"what observer {observer} knows does not add up"
        for group in range(knowledge.groups):
            for what in range(knowledge.kinds):
                if (knowledge.counts(observer, group) & bit(what) != 0) != (knowledge.count(observer, group, what) != 0):
                    return f"a card that observer {observer} knows of is not found"
    return ""


def fuzz(rb: Rulebook, options: Options, chance: Chance, chooser: Chance, out: MoveList, most_turns: int) -> str:
    """Play one random game with every check; return what is wrong, or an empty string."""
    t = setup.arrange(rb, options, setup.deal(rb, options, chance), chance)
    knowledge = Knowledge(options.players, int(rb.kinds))
    knowledge.learn_hands(t)
    t.listener = knowledge
    setup.start(t)
    decisions: i64 = 0
    while t.get(at.OVER) == 0 and not playout.stop_if_too_long(t, most_turns):
        legality.list_moves(t, out)
        wrong = find_violation(t)
        if wrong == "":
            wrong = check_legal_moves(t, out)
        if wrong == "":
            wrong = check_knowledge(t, knowledge)
        if wrong != "":
            return f"decision {decisions}: {wrong}"
        flow.play(t, out.moves[chooser.below(out.count)])
        knowledge.take_log()
        decisions += 1
    return find_violation(t)
