"""Two lines across: above, whose game it is and who looks; below the plan, what the game is waiting for."""

from blackgate.env.rendering.canvas import WIDTH, Pen
from blackgate.env.rendering.display_table import Facts
from blackgate.env.rendering.palette import BLOOD, BONE, CON_300, INK_700, INK_950, SODIUM
from blackgate.env.rendering.tokens import token

BAR_TOP, BAR_HEIGHT = 590, 40


def header(pen: Pen, facts: Facts) -> None:
    """The top line."""
    pen.box(0, 0, WIDTH, 42, INK_950)
    x = 18 + pen.spaced(18, 21, "BLACKGATE", 23, SODIUM, 1.6) + 22
    say = facts.names.words.say
    goal = say("goal", n=facts.target)
    x += pen.words(x, 22, f"Turn {facts.turns}", 15, BONE, bold=True) + 20
    pen.words(x, 22, goal, 15, CON_300)
    seat = facts.view.seat
    seen = "as a spectator sees it" if seat is None else f"as {facts.called[seat]} sees it"
    pen.words(WIDTH - 18, 22, seen, 15, CON_300, side="right", most=420)


def waiting(pen: Pen, facts: Facts) -> None:
    """The bar that always says in words what the game is waiting for: amber if it is the observer."""
    asked = facts.view.to_move
    yours = asked is not None and asked == facts.view.seat
    paper, ink = (SODIUM, INK_950) if yours or facts.over else (INK_700, BONE)
    pen.box(0, BAR_TOP, WIDTH, BAR_HEIGHT, paper)
    pen.line([(0, BAR_TOP), (WIDTH, BAR_TOP)], INK_950, 2)
    pen.line([(0, BAR_TOP + BAR_HEIGHT), (WIDTH, BAR_TOP + BAR_HEIGHT)], INK_950, 2)
    if paper == SODIUM:
        stripes(pen)
    middle = BAR_TOP + BAR_HEIGHT / 2
    x = 62.0
    if asked is not None:
        token(pen, facts, asked, x + 8, middle, 30)
        x += 36
    prompt = f"{facts.view.prompt} ({facts.clause})"
    end: float = WIDTH - 62
    pen.words(end, middle, prompt, 14, ink if paper == SODIUM else CON_300, side="right")
    end -= pen.measure(prompt, 14) + 16
    for card in facts.apart:
        width = pen.measure(card, 13, True) + 14
        pen.box(end - width, middle - 11, width, 22, BLOOD, INK_950, 1)
        pen.words(end - width + 7, middle, card, 13, INK_950, bold=True)
        end -= width + 8
    pen.words(x, middle, facts.sentence, 18, ink, bold=True, most=end - x - 8)


def stripes(pen: Pen) -> None:
    """Hazard stripes at both ends."""
    top, end = BAR_TOP + 1, BAR_TOP + BAR_HEIGHT - 1
    for side in (0, WIDTH - 50):
        for i in range(3):
            x = side + i * 20
            right = min(x + 10, side + 50)
            pen.shape([(x + 8, top), (min(right + 8, side + 50), top), (right - 6, end), (x - 6, end)], INK_950)
