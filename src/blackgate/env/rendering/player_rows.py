"""A row for each player: name, counts, Gang, Background, and the tunnel dug so far. All tunnels lead to the same wall."""

from blackgate.env.rendering import icons
from blackgate.env.rendering.canvas import Canvas
from blackgate.env.rendering.display_model import DugTool
from blackgate.env.rendering.display_table import DisplayTable
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
from blackgate.env.rendering.tokens import draw_player_token
from blackgate.env.rendering.tunnel_ground import LEFT, NIGHT, TOP, WALL, row_height
from blackgate.table_state import Player

TUNNEL_START = LEFT + 12


def draw_players(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the rows of all players, by seat."""
    height = row_height(len(table.state.players))
    for player in table.state.players:
        draw_row(canvas, table, player, TOP + player.seat * height, height)


def draw_row(canvas: Canvas, table: DisplayTable, player: Player, y: float, height: float) -> None:
    slack = (height - 80) / 52  # 0 with six players, 1 with four or fewer
    asked = table.is_asked(player)
    if asked:
        canvas.rectangle(LEFT, y + 2, 5, height - 3, SODIUM)
    size = 40 + 10 * slack
    x = LEFT + 22 + size
    first = y + 14 + 4 * slack
    draw_player_token(canvas, table, player.seat, LEFT + 13 + size / 2, y + 8 + 3 * slack + size / 2, size, glowing=asked)
    draw_score(canvas, table, player, first + 5)
    draw_name(canvas, table, player, x, first)
    draw_counts(canvas, table, player, x, first + 19 + 5 * slack)
    draw_gang_and_background(canvas, table, player, x, first + 35 + 10 * slack)
    bore = 22 + 12 * slack
    draw_tunnel(canvas, table, player, y + height - bore - 5 - 3 * slack, bore)


def draw_score(canvas: Canvas, table: DisplayTable, player: Player, y: float) -> None:
    """Draw the Tunnel points and the target."""
    target = f"of {table.state.target}"
    end = WALL - 8
    canvas.text(end, y + 3, target, 12, CON_300, align="right")
    canvas.text(end - canvas.text_width(target, 12) - 5, y, str(player.score), 27, SODIUM, bold=True, align="right")


def draw_name(canvas: Canvas, table: DisplayTable, player: Player, x: float, y: float) -> None:
    """Draw the name, tags such as the Block, and the actions left."""
    block = table.block_name(player)
    actions = table.state.actions if table.has_turn(player) else 0
    tags = [(block, INK_600, BONE)] if block else []
    tags += [("you", SODIUM, INK_950)] if table.is_observer(player) else []
    tags += [("out", SODIUM, INK_950)] if table.has_won(player) else []
    tags_width = sum(canvas.text_width(text, 11.5, True) + 15 for text, _, _ in tags)
    space = WALL - 80 - x - tags_width - (20 if table.has_turn(player) else 0)
    x += canvas.text(x, y, table.player_names[player.seat], 17, BONE, bold=True, max_width=space) + 9
    for text, fill, colour in tags:
        width = canvas.text_width(text, 11.5, True) + 10
        canvas.rectangle(x, y - 8, width, 16, fill, INK_950, 0.8)
        canvas.text(x + 5, y, text, 11.5, colour, bold=True)
        x += width + 5
    for action in range(actions):
        icons.match(canvas, x + 4 + action * 8, y, 16)


def draw_counts(canvas: Canvas, table: DisplayTable, player: Player, x: float, y: float) -> None:
    """Draw the numbers of cards in hand, Cigarettes and Beatings."""
    icons.card_fan(canvas, x + 8, y, 16, CON_300)
    x += 21
    x += icons.count(canvas, x, y, player.hand_size) + 14
    icons.cigarette(canvas, x + 8, y, 16)
    x += 20
    x += icons.count(canvas, x, y, player.cigarettes) + 16
    for i in range(table.max_beatings):
        icons.beating(canvas, x + i * 16, y, 14, i < player.beatings)


def draw_gang_and_background(canvas: Canvas, table: DisplayTable, player: Player, x: float, y: float) -> None:
    """Draw the Gang card, and the Background if the observer knows it, crossed out once it is revealed (8.1)."""
    gang = table.gang_text(player) or "no Gang"
    background = table.background_name(player)
    space = WALL - 8 - x - 16
    longest = background or "Background hidden"
    label = longest if background or canvas.text_width(gang, 12) + canvas.text_width(longest, 12) <= space else "hidden"
    label_width = min(canvas.text_width(label, 12), space * 0.6) + 1
    x += canvas.text(x, y, gang, 12, BONE if player.gang_card else CON_500, max_width=space - label_width) + 16
    canvas.circle(x - 8, y, 1.3, CON_500)
    width = canvas.text(x, y, label, 12, SODIUM if background and not player.revealed else CON_300, max_width=label_width)
    if player.revealed:
        canvas.line([(x - 1, y + 1), (x + width + 1, y + 1)], CON_300, 1)


# --- the tunnel -------------------------------------------------------------------------------------
def draw_tunnel(canvas: Canvas, table: DisplayTable, player: Player, y: float, bore: float) -> None:
    """Draw a tunnel: a section for each Tool, as long as its points, and a lantern at the end."""
    tools = table.dug_tools(player)
    unit = (WALL - 6 - TUNNEL_START) / table.state.target
    head = min(TUNNEL_START + sum(tool.points for tool in tools) * unit, WALL - 6)
    if table.has_won(player):
        head = NIGHT + 8
    draw_undug(canvas, table, y, bore, head, unit)
    canvas.rectangle(TUNNEL_START - 8, y, head - TUNNEL_START + 8, bore, BORE, INK_950, 1.6)
    start: float = TUNNEL_START
    for tool in tools:
        end = min(start + tool.points * unit, head)
        draw_section(canvas, tool, start, end, y, bore)
        start = end
    canvas.rectangle(TUNNEL_START - 8, y - 2, 5, bore + 4, SEATS[player.seat][0], INK_950, 1)
    canvas.glow(head - 14, y + bore / 2 - 14, 28, 28, SODIUM, 0.9)
    canvas.circle(head, y + bore / 2, 4, SODIUM_HI, INK_950, 1)


def draw_undug(canvas: Canvas, table: DisplayTable, y: float, bore: float, head: float, unit: float) -> None:
    """Draw what is still to be dug, with a tick for each point."""
    for edge in (y + 3, y + bore - 3):
        canvas.dashed_line(head + 8, edge, WALL - 4, CON_700, 1.2)
    for point in range(1, table.state.target):
        x = TUNNEL_START + point * unit
        if x > head + 6:
            canvas.line([(x, y + bore * 0.36), (x, y + bore * 0.64)], CON_500, 1.4)


def draw_section(canvas: Canvas, tool: DugTool, start: float, end: float, y: float, bore: float) -> None:
    """Draw the section of a dug Tool with its name, if it fits. A teammate's Tool is darker (11.2)."""
    canvas.rectangle(start, y + 1.6, end - start, bore - 3.2, BORE if tool.own else BORE_MATE)
    canvas.rectangle(start, y, end - start, 3.4, PROP if tool.own else CON_700, INK_950, 0.8)
    canvas.rectangle(end - 4, y, 4, bore, PROP if tool.own else CON_700, INK_950, 0.8)
    name = next(
        (text for text in (tool.name, tool.name[:2], tool.name[:1]) if canvas.text_width(text, 11.5, True) <= end - start - 6), ""
    )
    canvas.text((start + end) / 2 - 2, y + bore / 2 + 1.5, name, 11.5, BONE if tool.own else CON_300, bold=True, align="middle")
