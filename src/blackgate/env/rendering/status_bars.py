"""The header at the top, and the status bar that says what the game is waiting for."""

from blackgate.env.rendering.canvas import WIDTH, Canvas
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.env.rendering.palette import BLOOD, BONE, CON_300, INK_700, INK_950, SODIUM
from blackgate.env.rendering.tokens import draw_player_token

BAR_TOP, BAR_HEIGHT = 590, 40


def draw_header(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the header: the turn, the target, and whose view it is."""
    canvas.rectangle(0, 0, WIDTH, 42, INK_950)
    x = 18 + canvas.spaced_text(18, 21, "BLACKGATE", 23, SODIUM, 1.6) + 22
    goal = table.say("goal", n=table.state.target)
    x += canvas.text(x, 22, f"Turn {table.state.turns}", 15, BONE, bold=True) + 20
    canvas.text(x, 22, goal, 15, CON_300)
    seat = table.view.seat
    observer = "as a spectator sees it" if seat is None else f"as {table.player_names[seat]} sees it"
    canvas.text(WIDTH - 18, 22, observer, 15, CON_300, align="right", max_width=420)


def draw_status_bar(canvas: Canvas, table: DisplayTable) -> None:
    """Draw the status bar. It is amber if the game waits for the observer or is over."""
    asked = table.view.to_move
    own = asked is not None and asked == table.view.seat
    fill, colour = (SODIUM, INK_950) if own or table.state.over else (INK_700, BONE)
    canvas.rectangle(0, BAR_TOP, WIDTH, BAR_HEIGHT, fill)
    canvas.line([(0, BAR_TOP), (WIDTH, BAR_TOP)], INK_950, 2)
    canvas.line([(0, BAR_TOP + BAR_HEIGHT), (WIDTH, BAR_TOP + BAR_HEIGHT)], INK_950, 2)
    if fill == SODIUM:
        draw_hazard_stripes(canvas)
    middle = BAR_TOP + BAR_HEIGHT / 2
    x = 62.0
    if asked is not None:
        draw_player_token(canvas, table, asked, x + 8, middle, 30)
        x += 36
    prompt = f"{table.view.prompt} ({table.clause})"
    end: float = WIDTH - 62
    canvas.text(end, middle, prompt, 14, colour if fill == SODIUM else CON_300, align="right")
    end -= canvas.text_width(prompt, 14) + 16
    for card in table.set_aside:
        width = canvas.text_width(card, 13, True) + 14
        canvas.rectangle(end - width, middle - 11, width, 22, BLOOD, INK_950, 1)
        canvas.text(end - width + 7, middle, card, 13, INK_950, bold=True)
        end -= width + 8
    canvas.text(x, middle, table.status_text, 18, colour, bold=True, max_width=end - x - 8)


def draw_hazard_stripes(canvas: Canvas) -> None:
    """Draw hazard stripes at both ends of the status bar."""
    top, end = BAR_TOP + 1, BAR_TOP + BAR_HEIGHT - 1
    for side in (0, WIDTH - 50):
        for i in range(3):
            x = side + i * 20
            right = min(x + 10, side + 50)
            canvas.polygon([(x + 8, top), (min(right + 8, side + 50), top), (right - 6, end), (x - 6, end)], INK_950)
