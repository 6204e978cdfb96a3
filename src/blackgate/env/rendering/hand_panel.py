"""The bottom of the image: the observer's hand, and a panel with the current Extortion, the legal moves or the legend."""

from math import ceil

from blackgate.env.rendering import icons
from blackgate.env.rendering.canvas import Canvas
from blackgate.env.rendering.display_model import CardFace
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.env.rendering.palette import (
    BLOOD,
    BONE,
    BONE_LINE,
    CLASS_COLOURS,
    CON_300,
    INK_800,
    INK_950,
    SODIUM,
    SODIUM_INK,
)
from blackgate.env.rendering.tokens import draw_michel_token, draw_player_token, draw_seat_marker
from blackgate.table_state import Fight

LEFT, CARDS, MIDDLE, RIGHT = 16, 94, 790, 1184
PANEL = 806
TOP, BOTTOM = 642, 768
MAX_CARD_STEP = 104  # the width of a card and the gap beside it
MAX_IN_ROW = 10
LOW = 90  # a card no higher than this shows only its name
MAX_DISCARDS = 8  # cards of the discard pile that a spectator sees


# --- cards ------------------------------------------------------------------------------------------
def draw_hand(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the observer's cards by kind, or for a spectator the top of the discard pile, which is public (12.1)."""
    if table.view.seat is not None:
        cards = table.hand
        caption = table.say("hand", n=sum(face.count for face in cards))
    else:
        cards = [table.card_face(kind, 1) for kind in reversed(table.state.discard[-MAX_DISCARDS:])]
        caption = "The discard pile, top card first" if cards else "The discard pile is empty"
    for i, line in enumerate(canvas.wrap_text(caption, 13, CARDS - LEFT - 10)):
        canvas.text(LEFT, TOP + 14 + i * 18, line, 13, CON_300)
    rows = max(1, ceil(len(cards) / MAX_IN_ROW))
    columns = max(1, ceil(len(cards) / rows))
    step, height = min(MAX_CARD_STEP, (MIDDLE - CARDS + 6) / columns), (BOTTOM - TOP + 6) / rows
    for i, face in enumerate(cards):
        draw_card(canvas, face, CARDS + i % columns * step, TOP + i // columns * height, step - 6, height - 6)


def draw_card(canvas: Canvas, face: CardFace, x: float, y: float, w: float, h: float) -> None:
    """Draw a card, several of a kind as a stack. A low card shows only its name."""
    w, h = w - 4, h - 5
    for under in range(min(3, face.count) - 1, 0, -1):
        canvas.rectangle(x + under * 2.5, y + under * 2.5, w, h, BONE_LINE, INK_950, 1)
    canvas.rectangle(x, y, w, h, BONE, INK_950, 1.4)
    if h > LOW:
        draw_card_face(canvas, face, x, y, w)
    else:
        canvas.rectangle(x + 1.4, y + 1.4, 6, h - 2.8, CLASS_COLOURS[face.card_class])
        canvas.text(x + 12, y + h / 2, face.name, 11.5, INK_950, bold=True, max_width=w - (40 if face.count > 1 else 15))
    if face.count > 1:
        canvas.rectangle(x + w - 24, y - 3, 26, 20, INK_950)
        canvas.text(x + w - 11, y + 7, f"x{face.count}", 13, SODIUM, bold=True, align="middle")


def draw_card_face(canvas: Canvas, face: CardFace, x: float, y: float, w: float) -> None:
    """Draw the face of a card: a band for its class, its icon, its name, its Tunnel points and its price."""
    middle = x + w / 2
    canvas.rectangle(x + 1.4, y + 1.4, w - 2.8, 16, CLASS_COLOURS[face.card_class])
    canvas.text(x + 6, y + 9.5, face.class_name.upper(), 9.5, INK_950, bold=True, max_width=w - (30 if face.count > 1 else 10))
    canvas.circle(middle, y + 42, 21, CLASS_COLOURS[face.card_class], INK_950, 1.2)
    icons.CLASS_ICONS[face.card_class](canvas, middle, y + 42, 31, INK_950)
    lines = canvas.wrap_text(face.name, 13.5, w - 8, True)[:2]
    for i, line in enumerate(lines):
        canvas.text(middle, y + 88 + (i - len(lines) / 2) * 14, line, 13.5, INK_950, bold=True, align="middle", max_width=w - 6)
    value = f"{face.points} pt · sells {face.sells}" if face.points else f"sells {face.sells}"
    canvas.text(middle, y + 109, value, 11, SODIUM_INK, align="middle", max_width=w - 6)


# --- the panel --------------------------------------------------------------------------------------
def draw_panel(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the panel at the right: the Extortion, the legal moves, or the legend."""
    canvas.rectangle(PANEL, TOP, RIGHT - PANEL, BOTTOM - TOP, INK_800, INK_950, 1.5)
    asked = table.view.legal != []
    if table.state.fight is not None:
        draw_fight(canvas, table, table.state.fight)
        if asked:
            moves = " · ".join(table.legal_move_texts(6))
            canvas.text(PANEL + 12, BOTTOM - 13, moves, 12, SODIUM, max_width=RIGHT - PANEL - 24)
    elif asked:
        draw_legal_moves(canvas, table)
    else:
        draw_legend(canvas, table)


def draw_title(canvas: Canvas, title: str, colour: str) -> None:
    canvas.text(PANEL + 12, TOP + 14, title.upper(), 12.5, colour, bold=True)


def draw_legal_moves(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the legal moves: in words if they are few, else in their text form in three columns."""
    legal = table.view.legal_moves
    rows = 6
    columns = 1 if len(legal) <= rows else 3
    shown = table.legal_move_texts() if columns == 1 else [move.text for move in legal]
    if len(shown) > rows * columns:
        shown = [*shown[: rows * columns - 1], f"and {len(legal) - rows * columns + 1} more"]
    draw_title(canvas, f"You may ({len(legal)})", SODIUM)
    width = (RIGHT - PANEL - 18) / columns
    for i, text in enumerate(shown):
        column, line = divmod(i, rows)
        canvas.text(PANEL + 12 + column * width, TOP + 33 + line * 16.5, text, 12, BONE, max_width=width - 6)


def draw_fight(canvas: Canvas, table: DisplayTable, fight: Fight) -> None:
    """Draw the attacker, the defender, what is wanted, and the Weapons laid so far (5.9-5.11, 10.6)."""
    draw_title(canvas, table.say("fight"), BLOOD)
    y = TOP + 48
    left, right = PANEL + 36, RIGHT - 36
    if fight.attacker is None:
        draw_michel_token(canvas, left, y, 42)
    else:
        draw_player_token(canvas, table, fight.attacker, left, y, 40)
    draw_player_token(canvas, table, fight.defender, right, y, 40)
    canvas.line([(left + 30, y), (right - 36, y)], BLOOD, 2.4)
    canvas.polygon([(right - 26, y), (right - 40, y - 7), (right - 40, y + 7)], BLOOD)
    tool = table.wanted_text(fight)
    wanted = f"wants {tool}" if tool else "is about to name a Tool"
    width = min(right - left - 100, canvas.text_width(wanted, 14, True) + 20)
    canvas.rectangle((left + right - width) / 2, y - 12, width, 24, BONE, INK_950, 1.2)
    canvas.text((left + right) / 2, y, wanted, 14, INK_950, bold=True, align="middle", max_width=width - 12)
    draw_laid_weapons(canvas, table, fight, TOP + 90)


def draw_laid_weapons(canvas: Canvas, table: DisplayTable, fight: Fight, y: float) -> None:
    """Draw the Weapons, each with the marker of the seat that laid it."""
    x: float = PANEL + 12
    laid, shown = table.laid_weapons(fight), table.michel_cards_shown
    if shown:
        x += canvas.text(x, y, f"Cards shown: {shown}", 12, CON_300) + 12
    if not laid and not shown:
        canvas.text(x, y, "No Weapon laid yet", 12, CON_300)
    for i, (seat, name) in enumerate(laid):
        width = canvas.text_width(name, 12, True) + 28
        if x + width > RIGHT - 40:
            canvas.text(x, y, f"+{len(laid) - i}", 13, BONE, bold=True)
            return
        canvas.rectangle(x, y - 10, width, 20, BONE, INK_950, 1)
        canvas.rectangle(x + 1, y - 9, 3, 18, BLOOD)
        draw_seat_marker(canvas, seat, x + 13, y, 11)
        canvas.text(x + 22, y, name, 12, INK_950, bold=True)
        x += width + 5


def draw_legend(canvas: Canvas, table: DisplayTable) -> None:
    """Draw what the icons mean."""
    draw_title(canvas, "Marks", CON_300)
    say = table.say
    x, far = PANEL + 24, PANEL + 202
    top = TOP + 38
    icons.card_fan(canvas, x, top, 16, CON_300)
    icons.cigarette(canvas, x, top + 24, 16)
    icons.beating(canvas, x, top + 48, 14, True)
    icons.match(canvas, x, top + 72, 16)
    icons.magnifying_glass(canvas, far, top, 14, CON_300)
    icons.die(canvas, far, top + 24, 14, 5)
    icons.pickaxe(canvas, far, top + 48, 18, SODIUM)
    icons.knife(canvas, far, top + 72, 18, BLOOD)
    left_texts = [say("cards-in-hand"), say("cigarettes"), say("cli-column-beatings"), "actions left this turn"]
    for i, text in enumerate(left_texts):
        canvas.text(x + 18, top + i * 24, text, 12.5, BONE, max_width=150)
    right_texts = ["cards a Search draws", "the roll that leads there", say("class-tool"), say("class-weapon")]
    for i, text in enumerate(right_texts):
        canvas.text(far + 18, top + i * 24, text, 12.5, BONE, max_width=156)
