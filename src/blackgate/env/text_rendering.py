"""The table as one observer sees it, as plain text: `render()` in a terminal or a log. No line is longer than 100 columns."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from blackgate.env.rendering.board_parts import Pile, Player, Room
from blackgate.env.rendering.display_table import Facts
from blackgate.game import View

COLUMNS: Final = 100
GAP: Final = "  "
NOTHING: Final = "-"
TITLES: Final = ("player", "points", "cards", "cigarettes", "beatings", "gang", "background")


def plain(view: View) -> str:
    """Who is asked what; the rooms, the piles, the players; then the seat's own cards and, if it is asked, its moves."""
    facts = Facts(view)
    parts = [heading(facts), fight(facts), rooms(facts), piles(facts), players(facts), hand(facts), moves(facts)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def folded(text: str, label: str = "") -> list[str]:
    """A label and its text, on as many lines as they need; later lines stand below the text."""
    return wrap(label + text, COLUMNS, subsequent_indent=" " * len(label), break_on_hyphens=False)


def aligned(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> list[str]:
    """Rows in columns. Those of numbers stand to the right; of the others, the widest give way until all fit side by side."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    texts = [i for i in range(len(widths)) if i not in numbers]
    while sum(widths) + len(GAP) * (len(widths) - 1) > COLUMNS:
        widths[max(texts, key=lambda i: widths[i])] -= 1
    return [line for row in rows for line in row_lines(row, widths, numbers)]


def row_lines(row: Sequence[str], widths: Sequence[int], numbers: Sequence[int]) -> list[str]:
    """One row, on as many lines as its longest cell needs."""
    cells = [wrap(cell, max(1, width), break_on_hyphens=False) for cell, width in zip(row, widths, strict=True)]
    lines: list[str] = []
    for pieces in zip_longest(*cells, fillvalue=""):
        placed = zip(pieces, widths, strict=True)
        lines.append(GAP.join(piece.rjust(w) if i in numbers else piece.ljust(w) for i, (piece, w) in enumerate(placed)).rstrip())
    return lines


# --- what is asked --------------------------------------------------------------------------------
def heading(facts: Facts) -> list[str]:
    """Who must decide what, by which clause; and who looks."""
    seat, asked = facts.view.seat, facts.view.to_move
    who = "Nobody is asked" if asked is None else f"{named(facts, asked)} is asked"
    seen = "a spectator" if seat is None else named(facts, seat)
    goal = facts.names.words.say("goal", n=facts.target)
    lines = folded(f"{who}: {facts.view.prompt} ({facts.clause}). {facts.sentence}")
    lines += folded(f"Turn {facts.turns}. {goal}. Seen by {seen}.")
    return lines + (folded(", ".join(facts.apart), "Being played: ") if facts.apart else [])


def named(facts: Facts, seat: int | None) -> str:
    """A player with the number of their seat; None is Michel(le)."""
    return facts.michel if seat is None else f"{seat} {facts.called[seat]}"


def fight(facts: Facts) -> list[str]:
    """The Extortion under way (5.8-5.13, 10.6)."""
    found = facts.fight
    if found is None:
        return []
    wanted = found.wanted or "a Tool not yet named"
    laid = ", ".join(f"{name} ({named(facts, seat)})" for seat, name in found.laid) or "none"
    shown = f"; cards shown: {found.shown}" if found.shown else ""
    text = (
        f"{named(facts, found.attacker)} extorts {named(facts, found.defender)} and wants {wanted}; Weapons laid: {laid}{shown}"
    )
    return folded(text, "Extortion  ")


# --- the board ------------------------------------------------------------------------------------
def rooms(facts: Facts) -> list[str]:
    """A row for each Place: the rolls that lead there, the cards a Search draws, who is there."""
    return aligned([("Place", "Die", "Search", "Here"), *(room_row(facts, room) for room in facts.rooms)], numbers=[2])


def room_row(facts: Facts, room: Room) -> tuple[str, ...]:
    """One of them."""
    dice = " ".join(map(str, room.dice)) or NOTHING
    search = NOTHING if room.search is None else str(room.search)
    here = ", ".join(named(facts, guest) for guest in facts.guests(room)) or NOTHING
    return room.name, dice, search, here


def piles(facts: Facts) -> list[str]:
    """Decks, board piles, Gangs."""
    board = folded(", ".join(map(pile, facts.piles)), "Piles  ")
    return board + folded(", ".join(map(pile, facts.gangs)), "Gangs  ")


def pile(one: Pile) -> str:
    """A pile: its name, how many cards, and the one on top."""
    return f"{one.name} {one.size} ({one.top})" if one.top else f"{one.name} {one.size}"


# --- the players ----------------------------------------------------------------------------------
def players(facts: Facts) -> list[str]:
    """A row for each player; an arrow points at whoever is asked."""
    titles = [facts.names.words.say(f"cli-column-{title}") for title in TITLES]
    return aligned([["", *titles], *(player_row(facts, player) for player in facts.players)], numbers=[0, 2, 3, 4, 5])


def player_row(facts: Facts, player: Player) -> list[str]:
    """One of them; the Background as far as the observer knows it (8.1)."""
    block = f" ({player.home})" if player.home else ""
    face_down = f"{player.background} (face down)" if player.background else "hidden"
    return [
        ">" if player.asked else "*" if player.won else "",
        f"{named(facts, player.seat)}{block}",
        f"{player.score}/{facts.target}",
        str(player.hand_size),
        str(player.cigarettes),
        str(player.beatings),
        f"{player.gang}: {player.gang_card}" if player.gang_card else NOTHING,
        player.background if player.revealed else face_down,
    ]


# --- what is the observer's own -------------------------------------------------------------------
def hand(facts: Facts) -> list[str]:
    """The cards of the seat that looks."""
    if facts.view.seat is None:
        return []
    held = ", ".join(f"{card.count} {card.name}" for card in facts.hand) or facts.names.words.say("nothing")
    return folded(held, f"{facts.names.words.say('cli-hand')}  ")


def moves(facts: Facts) -> list[str]:
    """The legal moves, if the observer is asked: number in the catalogue, text form, and what it means."""
    legal = facts.view.legal_moves
    if not legal:
        return []
    rows = [(str(int(move)), move.text, said) for move, said in zip(legal, facts.choices(), strict=True)]
    return ["Legal moves", *aligned(rows, numbers=[0])]
