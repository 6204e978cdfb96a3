"""The players, each in the earth with the tunnel dug so far. All tunnels run to the same wall; behind it is the night."""

from blackgate.env.rendering import icons
from blackgate.env.rendering.board_parts import Dug, Player
from blackgate.env.rendering.canvas import Pen
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.palette import (
    BONE,
    BORE,
    BORE_MATE,
    CON_300,
    CON_500,
    CON_700,
    INK_600,
    INK_950,
    PROP,
    SEATS,
    SODIUM,
    SODIUM_HI,
)
from blackgate.env.rendering.tokens import token
from blackgate.env.rendering.tunnel_ground import LEFT, NIGHT, TOP, WALL, row_height

MOUTH = LEFT + 12


def players(pen: Pen, facts: Facts) -> None:
    """One below the other, by seat."""
    height = row_height(len(facts.players))
    for player in facts.players:
        row(pen, facts, player, TOP + player.seat * height, height)


def row(pen: Pen, facts: Facts, player: Player, y: float, height: float) -> None:
    """A player: who, what everybody can count, and the tunnel."""
    loose = (height - 80) / 52  # 0 when six sit at the table, 1 when there is room
    if player.asked:
        pen.box(LEFT, y + 2, 5, height - 3, SODIUM)
    size = 40 + 10 * loose
    x = LEFT + 22 + size
    first = y + 14 + 4 * loose
    token(pen, facts, player.seat, LEFT + 13 + size / 2, y + 8 + 3 * loose + size / 2, size, lit=player.asked)
    points(pen, facts, player, first + 5)
    name_line(pen, facts, player, x, first)
    counts_line(pen, facts, player, x, first + 19 + 5 * loose)
    allegiance(pen, player, x, first + 35 + 10 * loose)
    bore = 22 + 12 * loose
    tunnel(pen, facts, player, y + height - bore - 5 - 3 * loose, bore)


def points(pen: Pen, facts: Facts, player: Player, y: float) -> None:
    """Tunnel points, and how many break the wall."""
    of = f"of {facts.target}"
    end = WALL - 8
    pen.words(end, y + 3, of, 12, CON_300, side="right")
    pen.words(end - pen.measure(of, 12) - 5, y, str(player.score), 27, SODIUM, bold=True, side="right")


def name_line(pen: Pen, facts: Facts, player: Player, x: float, y: float) -> None:
    """The name, and what is special about them now."""
    said = [(player.home, INK_600, BONE)] if player.home else []
    said += [("you", SODIUM, INK_950)] if player.you else []
    said += [("out", SODIUM, INK_950)] if player.won else []
    room = WALL - 80 - x - sum(pen.measure(text, 11.5, True) + 15 for text, _, _ in said) - (20 if player.turn else 0)
    x += pen.words(x, y, player.name, 17, BONE, bold=True, most=room) + 9
    for text, paper, ink in said:
        width = pen.measure(text, 11.5, True) + 10
        pen.box(x, y - 8, width, 16, paper, INK_950, 0.8)
        pen.words(x + 5, y, text, 11.5, ink, bold=True)
        x += width + 5
    for action in range(facts.actions if player.turn else 0):
        icons.match(pen, x + 4 + action * 8, y, 16)


def counts_line(pen: Pen, facts: Facts, player: Player, x: float, y: float) -> None:
    """Cards in hand, Cigarettes, Beatings."""
    icons.fan(pen, x + 8, y, 16, CON_300)
    x += 21
    x += icons.count(pen, x, y, player.hand_size) + 14
    icons.cigarette(pen, x + 8, y, 16)
    x += 20
    x += icons.count(pen, x, y, player.cigarettes) + 16
    for i in range(facts.most_beatings):
        icons.beating(pen, x + i * 16, y, 14, i < player.beatings)


def allegiance(pen: Pen, player: Player, x: float, y: float) -> None:
    """The Gang card, and the Background as far as the observer knows it: struck out once it is spent (8.1)."""
    gang = f"{player.gang}: {player.gang_card}" if player.gang_card else "no Gang"
    room = WALL - 8 - x - 16
    longest = player.background or "Background hidden"
    past = longest if player.background or pen.measure(gang, 12) + pen.measure(longest, 12) <= room else "hidden"
    past_room = min(pen.measure(past, 12), room * 0.6) + 1
    x += pen.words(x, y, gang, 12, BONE if player.gang_card else CON_500, most=room - past_room) + 16
    pen.disc(x - 8, y, 1.3, CON_500)
    width = pen.words(x, y, past, 12, SODIUM if player.background and not player.revealed else CON_300, most=past_room)
    if player.revealed:
        pen.line([(x - 1, y + 1), (x + width + 1, y + 1)], CON_300, 1)


# --- the tunnel -------------------------------------------------------------------------------------
def tunnel(pen: Pen, facts: Facts, player: Player, y: float, bore: float) -> None:
    """One stretch for each Tool, as long as its points; a lantern where the digging goes on."""
    unit = (WALL - 6 - MOUTH) / facts.target
    head = min(MOUTH + sum(tool.points for tool in player.dug) * unit, WALL - 6)
    if player.won:
        head = NIGHT + 8
    ahead(pen, facts, y, bore, head, unit)
    pen.box(MOUTH - 8, y, head - MOUTH + 8, bore, BORE, INK_950, 1.6)
    start: float = MOUTH
    for tool in player.dug:
        end = min(start + tool.points * unit, head)
        stretch(pen, tool, start, end, y, bore)
        start = end
    pen.box(MOUTH - 8, y - 2, 5, bore + 4, SEATS[player.seat][0], INK_950, 1)
    pen.light(head - 14, y + bore / 2 - 14, 28, 28, SODIUM, 0.9)
    pen.disc(head, y + bore / 2, 4, SODIUM_HI, INK_950, 1)


def ahead(pen: Pen, facts: Facts, y: float, bore: float, head: float, unit: float) -> None:
    """What is still to be dug, point by point."""
    for edge in (y + 3, y + bore - 3):
        pen.dashes(head + 8, edge, WALL - 4, CON_700, 1.2)
    for point in range(1, facts.target):
        x = MOUTH + point * unit
        if x > head + 6:
            pen.line([(x, y + bore * 0.36), (x, y + bore * 0.64)], CON_500, 1.4)


def stretch(pen: Pen, tool: Dug, start: float, end: float, y: float, bore: float) -> None:
    """A dug Tool: its name as far as it fits, between two props. A teammate's is darker (11.2)."""
    pen.box(start, y + 1.6, end - start, bore - 3.2, BORE if tool.own else BORE_MATE)
    pen.box(start, y, end - start, 3.4, PROP if tool.own else CON_700, INK_950, 0.8)
    pen.box(end - 4, y, 4, bore, PROP if tool.own else CON_700, INK_950, 0.8)
    name = next(
        (said for said in (tool.name, tool.name[:2], tool.name[:1]) if pen.measure(said, 11.5, True) <= end - start - 6), ""
    )
    pen.words((start + end) / 2 - 2, y + bore / 2 + 1.5, name, 11.5, BONE if tool.own else CON_300, bold=True, side="middle")
