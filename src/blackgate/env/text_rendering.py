"""The table as plain text, as one observer sees it: `render()` in a terminal or a log. No line is longer than 100 columns."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from blackgate.env.rendering.display_model import BoardPlace, CardPile
from blackgate.env.rendering.display_table import DisplayTable
from blackgate.game import View
from blackgate.table_state import Player

MAX_COLUMNS: Final = 100
GAP: Final = "  "
EMPTY: Final = "-"
PLAYER_COLUMNS: Final = ("player", "points", "cards", "cigarettes", "beatings", "gang", "background")


def render_text(view: View) -> str:
    """Return the question, the Places, the piles and the players, then the observer's own hand and legal moves."""
    table = DisplayTable(view)
    sections = [heading(table), fight(table), places(table), piles(table), players(table), hand(table), legal_moves(table)]
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def labelled(text: str, label: str = "") -> list[str]:
    """Return a label and its text, wrapped; later lines are indented by the length of the label."""
    return wrap(label + text, MAX_COLUMNS, subsequent_indent=" " * len(label), break_on_hyphens=False)


def aligned(rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> list[str]:
    """Return rows in columns. Columns listed in `numbers` are right-aligned; the widest of the others shrink until all fit."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    texts = [i for i in range(len(widths)) if i not in numbers]
    while sum(widths) + len(GAP) * (len(widths) - 1) > MAX_COLUMNS:
        widths[max(texts, key=lambda i: widths[i])] -= 1
    return [line for row in rows for line in row_lines(row, widths, numbers)]


def row_lines(row: Sequence[str], widths: Sequence[int], numbers: Sequence[int]) -> list[str]:
    """Return one row, on as many lines as its longest cell needs."""
    cells = [wrap(cell, max(1, width), break_on_hyphens=False) for cell, width in zip(row, widths, strict=True)]
    lines: list[str] = []
    for parts in zip_longest(*cells, fillvalue=""):
        columns = enumerate(zip(parts, widths, strict=True))
        lines.append(GAP.join(part.rjust(width) if i in numbers else part.ljust(width) for i, (part, width) in columns).rstrip())
    return lines


# --- the question ---------------------------------------------------------------------------------
def heading(table: DisplayTable) -> list[str]:
    """Return who is asked what, by which clause, and whose view it is."""
    seat, asked = table.view.seat, table.view.to_move
    who = "Nobody is asked" if asked is None else f"{seat_and_name(table, asked)} is asked"
    observer = "a spectator" if seat is None else seat_and_name(table, seat)
    goal = table.say("goal", n=table.state.target)
    lines = labelled(f"{who}: {table.view.prompt} ({table.clause}). {table.status_text}")
    lines += labelled(f"Turn {table.state.turns}. {goal}. Seen by {observer}.")
    return lines + (labelled(", ".join(table.set_aside), "Being played: ") if table.set_aside else [])


def seat_and_name(table: DisplayTable, seat: int | None) -> str:
    """Return a player's seat and name; None is Michel(le)."""
    return table.michel_name if seat is None else f"{seat} {table.player_names[seat]}"


def fight(table: DisplayTable) -> list[str]:
    """Return the current Extortion (5.8-5.13, 10.6)."""
    current = table.state.fight
    if current is None:
        return []
    attacker, defender = seat_and_name(table, current.attacker), seat_and_name(table, current.defender)
    wanted = table.wanted_text(current) or "a Tool not yet named"
    laid = ", ".join(f"{name} ({seat_and_name(table, seat)})" for seat, name in table.laid_weapons(current)) or "none"
    shown = f"; cards shown: {table.michel_cards_shown}" if table.michel_cards_shown else ""
    return labelled(f"{attacker} extorts {defender} and wants {wanted}; Weapons laid: {laid}{shown}", "Extortion  ")


# --- the board ------------------------------------------------------------------------------------
def places(table: DisplayTable) -> list[str]:
    """Return a row for each Place: the rolls that lead there, the cards a Search draws, who is there."""
    return aligned([("Place", "Die", "Search", "Here"), *(place_row(table, place) for place in table.places)], numbers=[2])


def place_row(table: DisplayTable, place: BoardPlace) -> tuple[str, ...]:
    dice = " ".join(map(str, place.dice)) or EMPTY
    search = EMPTY if place.search is None else str(place.search)
    here = ", ".join(seat_and_name(table, seat) for seat in table.occupants(place)) or EMPTY
    return place.name, dice, search, here


def piles(table: DisplayTable) -> list[str]:
    """Return the decks, the board piles and the piles of the Gangs."""
    board = labelled(", ".join(map(pile_text, table.piles)), "Piles  ")
    return board + labelled(", ".join(map(pile_text, table.gangs)), "Gangs  ")


def pile_text(pile: CardPile) -> str:
    """Return a pile's name, its size and its top card."""
    return f"{pile.name} {pile.size} ({pile.top})" if pile.top else f"{pile.name} {pile.size}"


# --- the players ----------------------------------------------------------------------------------
def players(table: DisplayTable) -> list[str]:
    """Return a row for each player, with an arrow in front of the one who is asked."""
    titles = [table.say(f"cli-column-{column}") for column in PLAYER_COLUMNS]
    return aligned([["", *titles], *(player_row(table, player) for player in table.state.players)], numbers=[0, 2, 3, 4, 5])


def player_row(table: DisplayTable, player: Player) -> list[str]:
    """Return the cells of a player's row, with the Background if the observer knows it (8.1)."""
    block = table.block_name(player)
    background = table.background_name(player)
    face_down = f"{background} (face down)" if background else "hidden"
    return [
        ">" if table.is_asked(player) else "*" if table.has_won(player) else "",
        f"{seat_and_name(table, player.seat)} ({block})" if block else seat_and_name(table, player.seat),
        f"{player.score}/{table.state.target}",
        str(player.hand_size),
        str(player.cigarettes),
        str(player.beatings),
        table.gang_text(player) or EMPTY,
        background if player.revealed else face_down,
    ]


# --- the observer's own ---------------------------------------------------------------------------
def hand(table: DisplayTable) -> list[str]:
    if table.view.seat is None:
        return []
    cards = ", ".join(f"{card.count} {card.name}" for card in table.hand) or table.say("nothing")
    return labelled(cards, f"{table.say('cli-hand')}  ")


def legal_moves(table: DisplayTable) -> list[str]:
    """Return the legal moves if the observer is asked: number in the catalogue, text form, and the move in words."""
    legal = table.view.legal_moves
    if not legal:
        return []
    rows = [(str(int(move)), move.text, text) for move, text in zip(legal, table.legal_move_texts(), strict=True)]
    return ["Legal moves", *aligned(rows, numbers=[0])]
