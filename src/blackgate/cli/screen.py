"""Draws the table in the terminal: Places, players, hand and numbered choices."""

from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from blackgate.catalogue import Edition, Move
from blackgate.choice_text import ChoiceText
from blackgate.game import View
from blackgate.wording import Wording

COLOURS = ("cyan", "magenta", "green", "yellow", "bright_blue", "bright_red")
NARROW = 90


class Screen:
    """Draws views on a console."""

    def __init__(self, edition: Edition, code: str, console: Console) -> None:
        self.words: Final = Wording(edition, code)
        self.edition = edition
        self.console = console

    def name(self, view: View, seat: int) -> str:
        """Return a player's number and name in their colour."""
        colour = COLOURS[seat]
        you = " ◂" if seat == view.seat else ""
        return f"[{colour}]{seat} {escape(view.seats[seat])}{you}[/{colour}]"

    def show(self, view: View) -> None:
        """Print the whole table."""
        self.console.print()
        self.console.print(self.places(view))
        self.console.print(f"[dim]{self.words.say('cli-legend')}[/dim]")
        self.console.print(self.piles(view))
        self.console.print(self.players(view))
        if view.seat is not None:
            self.console.print(self.hand(view))

    def places(self, view: View) -> Columns:
        """Return a box per Place: its die results, its Search number, who is there."""
        state = view.state
        boxes = []
        for number, place in enumerate(self.edition.places):
            if not view.table.in_play(number):
                continue
            here = [self.name(view, player.seat) for player in state.players if player.place == place]
            if state.michel and state.michel.place == place:
                here.append(f"[bold red]{self.words.michel(state.michel.looks)}[/bold red]")
            body = "\n".join(here) or "[dim]—[/dim]"
            search = int(self.edition.rulebook.search[number])
            facts = self.dice(number, teams=state.teams) + (f"  ⌕{search}" if search >= 0 else "")
            boxes.append(Panel(body, title=escape(self.words.place(place)), subtitle=facts, width=24))
        return Columns(boxes)

    def dice(self, place: int, *, teams: bool) -> str:
        """Return the die results that lead to a Place."""
        rb = self.edition.rulebook
        found = []
        for result in range(1, int(rb.die) + 1):
            row = int(teams) * int(rb.die) + result - 1
            if place in [int(rb.leads[i]) for i in range(int(rb.leads_from[row]), int(rb.leads_from[row + 1]))]:
                found.append(chr(0x267F + result) if result <= 6 else str(result))
        return " ".join(found)

    def piles(self, view: View) -> str:
        """Return a line of board piles, deck and discard pile, and a line of the top Gang cards."""
        state, say = view.state, self.words.say
        parts = [f"{escape(self.words.card(kind))} [bold]{size}[/bold]" for kind, size in state.piles.items()]
        parts.append(say("cli-deck", n=state.deck_size))
        card = escape(self.words.card(state.discard[-1])) if state.discard else "—"
        parts.append(say("cli-discard", n=len(state.discard), card=card))
        gangs = []
        for pile in state.gang_piles:
            top = self.words.gang_card(pile.top) if pile.top else "—"
            gangs.append(f"{escape(self.words.gang(pile.gang, ''))}: [italic]{escape(top)}[/italic] ({pile.size})")
        return "  ".join(parts) + "\n" + "  ".join(gangs)

    def players(self, view: View) -> Table:
        """Return the table of players."""
        state = view.state
        table = Table(show_edge=False, pad_edge=False)
        columns = ["player", "points", "cards", "cigarettes", "beatings", "gang", "background"]
        narrow = self.console.width < NARROW
        for column in columns[:5] if narrow else columns:
            table.add_column(self.words.say(f"cli-column-{column}"))
        for player in state.players:
            gang_card = escape(self.words.gang_card(player.gang_card)) if player.gang_card else ""
            background = self.background(player.background, player.revealed) if player.background else "▒"
            row = [
                self.name(view, player.seat) + (f"\n  {gang_card} {background}".rstrip() if narrow else ""),
                f"{player.score}/{state.target}",
                str(player.hand_size),
                str(player.cigarettes),
                "✚" * player.beatings,
                gang_card,
                background,
            ]
            table.add_row(*row[: len(table.columns)])
        return table

    def background(self, background: str, revealed: bool) -> str:
        """Return the name of a Background, struck out if it is revealed."""
        text = escape(self.words.background(background))
        return f"[strike dim]{text}[/strike dim]" if revealed else text

    def hand(self, view: View) -> Panel:
        """Return the reader's hand."""
        cards = [escape(self.words.counted(kind, count)) for kind, count in view.hand.items()]
        return Panel(" · ".join(cards) or self.words.say("nothing"), title=self.words.say("cli-hand"), expand=False)

    def choices(self, choice_text: ChoiceText, moves: list[Move], illegal: list[Move]) -> None:
        """Print the legal moves, numbered; then, dimmed, moves that are not legal."""
        for number, move in enumerate(moves, start=1):
            self.console.print(f" [bold]{number:>3}[/bold]  {escape(choice_text.move(move))}")
        for number, move in enumerate(illegal, start=len(moves) + 1):
            self.console.print(f" [dim]{number:>3}  {escape(choice_text.move(move))}[/dim]")

    def explain_cards(self, view: View) -> None:
        """Print what the cards in hand, the visible Gang cards and the reader's Background do."""
        for kind in view.hand:
            self.console.print(f"[bold]{escape(self.words.card(kind))}[/bold]: {escape(self.words.card_does(kind))}")
        if view.seat is None:
            return
        for card in self.visible_gang_cards(view):
            does = escape(self.words.gang_card_does(card))
            self.console.print(f"[bold]{escape(self.words.gang_card(card))}[/bold]: {does}")
        background = view.state.me.background or ""
        when, first, second = (self.words.background_part(background, part) for part in ("when", "first", "second"))
        gang = next(one.gang for one in self.edition.pack.backgrounds if one.id == background)
        text = f"{when} {first} {self.words.gang(gang, '')}: {second}"
        self.console.print(f"[bold]{escape(self.words.background(background))}[/bold]: {escape(text)}")

    def visible_gang_cards(self, view: View) -> list[str]:
        """Return the Gang cards of players, then those on top of the piles."""
        held = [player.gang_card for player in view.state.players]
        tops = [pile.top for pile in view.state.gang_piles]
        return [card for card in (*held, *tops) if card]
