"""The bottom: the observer's hand, and beside it the Extortion under way, what the observer may do, or what the marks mean."""

from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.board_parts import Fight, Held
from blackgate.env.rendering.canvas import Pen
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.palette import (
    BANDS,
    BLOOD,
    BONE,
    BONE_LINE,
    CON_300,
    INK_800,
    INK_950,
    SODIUM,
    SODIUM_INK,
)
from blackgate.env.rendering.tokens import chip, michel, token

LEFT, CARDS, MIDDLE, RIGHT = 16, 94, 790, 1184
PANEL = 806
TOP, BOTTOM = 642, 768
WIDEST = 104  # a card with the gap beside it
IN_A_ROW = 10
LOW = 90  # a card no higher has no room for a face
DISCARDED = 8  # cards of the discard pile that a spectator is shown


# --- cards ------------------------------------------------------------------------------------------
def hand(pen: Pen, facts: Facts) -> None:
    """Own cards by kind; to a spectator, the discard pile from the top, which everybody may look through (12.1)."""
    if facts.view.seat is not None:
        cards = facts.hand
        caption = facts.names.words.say("hand", n=sum(held.count for held in cards))
    else:
        cards = [facts.held(kind, 1) for kind in reversed(facts.discard[-DISCARDED:])]
        caption = "The discard pile, top card first" if cards else "The discard pile is empty"
    for i, line in enumerate(pen.lines(caption, 13, CARDS - LEFT - 10)):
        pen.words(LEFT, TOP + 14 + i * 18, line, 13, CON_300)
    rows = max(1, ceil(len(cards) / IN_A_ROW))
    columns = max(1, ceil(len(cards) / rows))
    step, height = min(WIDEST, (MIDDLE - CARDS + 6) / columns), (BOTTOM - TOP + 6) / rows
    for i, held in enumerate(cards):
        card(pen, held, CARDS + i % columns * step, TOP + i // columns * height, step - 6, height - 6)


def card(pen: Pen, held: Held, x: float, y: float, w: float, h: float) -> None:
    """A paper card, several of a kind as a stack; where the hand is large and the cards are low, little more than a name."""
    w, h = w - 4, h - 5
    for under in range(min(3, held.count) - 1, 0, -1):
        pen.box(x + under * 2.5, y + under * 2.5, w, h, BONE_LINE, INK_950, 1)
    pen.box(x, y, w, h, BONE, INK_950, 1.4)
    if h > LOW:
        face(pen, held, x, y, w)
    else:
        pen.box(x + 1.4, y + 1.4, 6, h - 2.8, BANDS[held.sort])
        pen.words(x + 12, y + h / 2, held.name, 11.5, INK_950, bold=True, most=w - (40 if held.count > 1 else 15))
    if held.count > 1:
        pen.box(x + w - 24, y - 3, 26, 20, INK_950)
        pen.words(x + w - 11, y + 7, f"x{held.count}", 13, SODIUM, bold=True, side="middle")


def face(pen: Pen, held: Held, x: float, y: float, w: float) -> None:
    """A band for its class, its sign, its name; Tunnel points and price at the foot."""
    middle = x + w / 2
    pen.box(x + 1.4, y + 1.4, w - 2.8, 16, BANDS[held.sort])
    pen.words(x + 6, y + 9.5, held.class_name.upper(), 9.5, INK_950, bold=True, most=w - (30 if held.count > 1 else 10))
    pen.disc(middle, y + 42, 21, BANDS[held.sort], INK_950, 1.2)
    icons.SIGNS[held.sort](pen, middle, y + 42, 31, INK_950)
    lines = pen.lines(held.name, 13.5, w - 8, True)[:2]
    for i, line in enumerate(lines):
        pen.words(middle, y + 88 + (i - len(lines) / 2) * 14, line, 13.5, INK_950, bold=True, side="middle", most=w - 6)
    worth = f"{held.points} pt · sells {held.sells}" if held.points else f"sells {held.sells}"
    pen.words(middle, y + 109, worth, 11, SODIUM_INK, side="middle", most=w - 6)


# --- the panel --------------------------------------------------------------------------------------
def panel(pen: Pen, facts: Facts) -> None:
    """The corner at the right."""
    pen.box(PANEL, TOP, RIGHT - PANEL, BOTTOM - TOP, INK_800, INK_950, 1.5)
    asked = facts.view.legal != []
    if facts.fight is not None:
        extortion(pen, facts, facts.fight)
        if asked:
            may = " · ".join(facts.choices(6))
            pen.words(PANEL + 12, BOTTOM - 13, may, 12, SODIUM, most=RIGHT - PANEL - 24)
    elif asked:
        choices(pen, facts)
    else:
        legend(pen, facts)


def title(pen: Pen, said: str, ink: str) -> None:
    """What the panel is about."""
    pen.words(PANEL + 12, TOP + 14, said.upper(), 12.5, ink, bold=True)


def choices(pen: Pen, facts: Facts) -> None:
    """The moves of the observer: a few in words, many in their short form, three to a line."""
    legal = facts.view.legal_moves
    rows = 6
    columns = 1 if len(legal) <= rows else 3
    shown = facts.choices() if columns == 1 else [move.text for move in legal]
    if len(shown) > rows * columns:
        shown = [*shown[: rows * columns - 1], f"and {len(legal) - rows * columns + 1} more"]
    title(pen, f"You may ({len(legal)})", SODIUM)
    width = (RIGHT - PANEL - 18) / columns
    for i, said in enumerate(shown):
        column, line = divmod(i, rows)
        pen.words(PANEL + 12 + column * width, TOP + 33 + line * 16.5, said, 12, BONE, most=width - 6)


def extortion(pen: Pen, facts: Facts, fight: Fight) -> None:
    """Attacker, defender, what is wanted, and the Weapons laid so far (5.9-5.11, 10.6)."""
    title(pen, facts.names.words.say("fight"), BLOOD)
    y = TOP + 48
    left, right = PANEL + 36, RIGHT - 36
    if fight.attacker is None:
        michel(pen, left, y, 42)
    else:
        token(pen, facts, fight.attacker, left, y, 40)
    token(pen, facts, fight.defender, right, y, 40)
    pen.line([(left + 30, y), (right - 36, y)], BLOOD, 2.4)
    pen.shape([(right - 26, y), (right - 40, y - 7), (right - 40, y + 7)], BLOOD)
    wanted = f"wants {fight.wanted}" if fight.wanted else "is about to name a Tool"
    width = min(right - left - 100, pen.measure(wanted, 14, True) + 20)
    pen.box((left + right - width) / 2, y - 12, width, 24, BONE, INK_950, 1.2)
    pen.words((left + right) / 2, y, wanted, 14, INK_950, bold=True, side="middle", most=width - 12)
    laid(pen, fight, TOP + 90)


def laid(pen: Pen, fight: Fight, y: float) -> None:
    """Weapons on the table, each with the mark of who laid it."""
    x: float = PANEL + 12
    if fight.shown:
        x += pen.words(x, y, f"Cards shown: {fight.shown}", 12, CON_300) + 12
    if not fight.laid and not fight.shown:
        pen.words(x, y, "No Weapon laid yet", 12, CON_300)
    for i, (seat, name) in enumerate(fight.laid):
        width = pen.measure(name, 12, True) + 28
        if x + width > RIGHT - 40:
            pen.words(x, y, f"+{len(fight.laid) - i}", 13, BONE, bold=True)
            return
        pen.box(x, y - 10, width, 20, BONE, INK_950, 1)
        pen.box(x + 1, y - 9, 3, 18, BLOOD)
        chip(pen, seat, x + 13, y, 11)
        pen.words(x + 22, y, name, 12, INK_950, bold=True)
        x += width + 5


def legend(pen: Pen, facts: Facts) -> None:
    """What the marks mean, when there is nothing more urgent to say."""
    title(pen, "Marks", CON_300)
    words = facts.names.words.say
    x, far = PANEL + 24, PANEL + 202
    top = TOP + 38
    icons.fan(pen, x, top, 16, CON_300)
    icons.cigarette(pen, x, top + 24, 16)
    icons.beating(pen, x, top + 48, 14, True)
    icons.match(pen, x, top + 72, 16)
    icons.glass(pen, far, top, 14, CON_300)
    icons.die(pen, far, top + 24, 14, 5)
    icons.pick(pen, far, top + 48, 18, SODIUM)
    icons.blade(pen, far, top + 72, 18, BLOOD)
    said = [words("cards-in-hand"), words("cigarettes"), words("cli-column-beatings"), "actions left this turn"]
    for i, text in enumerate(said):
        pen.words(x + 18, top + i * 24, text, 12.5, BONE, most=150)
    told = ["cards a Search draws", "the roll that leads there", words("class-tool"), words("class-weapon")]
    for i, text in enumerate(told):
        pen.words(far + 18, top + i * 24, text, 12.5, BONE, most=156)
