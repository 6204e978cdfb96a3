"""The table in a terminal: places with who stands there, players, your hand, and numbered choices."""

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from blackgate.catalogue import Edition, Move
from blackgate.choices import Chooser
from blackgate.engine import layout as at
from blackgate.engine import places
from blackgate.game import View
from blackgate.wording import Wording

COLOURS = ("cyan", "magenta", "green", "yellow", "bright_blue", "bright_red")
NARROW = 90


class Screen:
    """Draws views; knows nothing but what a view holds."""

    def __init__(self, book: Edition, code: str, console: Console) -> None:
        self.words = Wording(book, code)
        self.book = book
        self.console = console

    def plain(self, text: str) -> str:
        """Text that is shown as it is, whatever brackets a name may have."""
        return escape(text)

    def name(self, view: View, seat: int) -> str:
        """A player's name in their colour, with their number."""
        colour = COLOURS[seat]
        you = " ◂" if seat == view.seat else ""
        return f"[{colour}]{seat} {escape(view.seats[seat])}{you}[/{colour}]"

    def show(self, view: View) -> None:
        """The whole table."""
        self.console.print()
        self.console.print(self.places(view))
        self.console.print(f"[dim]{self.words.say('cli-legend')}[/dim]")
        self.console.print(self.piles(view))
        self.console.print(self.players(view))
        if view.seat is not None:
            self.console.print(self.hand(view))

    def places(self, view: View) -> Columns:
        """A box per Place: its die results, its Search number, who is there."""
        t = view.table
        rb = self.book.rulebook
        boxes = []
        for place in range(len(self.book.places)):
            if not t.in_play(place):
                continue
            here = [self.name(view, seat) for seat in range(len(view.seats)) if int(t.of(seat, at.PLACE)) == place]
            if int(t.get(at.MICHEL)) and int(t.get(at.MICHEL_PLACE)) == place:
                here.append(f"[bold red]{self.words.michel(int(t.get(at.MICHEL)))}[/bold red]")
            body = "\n".join(here) or "[dim]—[/dim]"
            search = int(rb.search[place])
            facts = self.dice(view, place) + (f"  ⌕{search}" if search >= 0 else "")
            boxes.append(Panel(body, title=escape(self.words.place(place)), subtitle=facts, width=24))
        return Columns(boxes)

    def dice(self, view: View, place: int) -> str:
        """The die results that lead to a Place."""
        rb = self.book.rulebook
        teams = int(view.table.get(at.TEAMS))
        found = []
        for result in range(1, int(rb.die) + 1):
            row = teams * int(rb.die) + result - 1
            if place in [int(rb.leads[i]) for i in range(int(rb.leads_from[row]), int(rb.leads_from[row + 1]))]:
                found.append(chr(0x267F + result) if result <= 6 else str(result))
        return " ".join(found)

    def piles(self, view: View) -> str:
        """Board piles, deck, discard, and the Gang cards on top."""
        t = view.table
        say = self.words.say
        parts = []
        for kind in range(len(self.book.kinds)):
            if self.book.rulebook.on_board[kind]:
                parts.append(f"{escape(self.words.card(kind))} [bold]{int(t.get(at.PILE + kind))}[/bold]")
        parts.append(say("cli-deck", n=int(t.get(at.DECK_SIZE))))
        top = int(t.get(at.DISCARD_SIZE))
        card = escape(self.words.card(int(t.get(at.DISCARDS + top - 1)))) if top else "—"
        parts.append(say("cli-discard", n=top, card=card))
        gangs = []
        for gang, _ in enumerate(self.book.gangs):
            size = int(t.get(at.GANG_SIZE + gang))
            first = self.words.gang_card(int(t.get(at.GANG_CARDS + gang * at.GANG_PILE))) if size else "—"
            gangs.append(f"{escape(self.words.gang(gang, ''))}: [italic]{escape(first)}[/italic] ({size})")
        return "  ".join(parts) + "\n" + "  ".join(gangs)

    def players(self, view: View) -> Table:
        """What everybody may know of everybody."""
        t = view.table
        say = self.words.say
        table = Table(show_edge=False, pad_edge=False)
        columns = ["player", "points", "cards", "cigarettes", "beatings", "gang", "background"]
        narrow = self.console.width < NARROW
        for column in columns[:5] if narrow else columns:
            table.add_column(say(f"cli-column-{column}"))
        goal = int(t.get(at.TARGET))
        for seat in range(len(view.seats)):
            card = int(t.of(seat, at.GANG))
            background = int(t.of(seat, at.BACKGROUND))
            known = seat == view.seat or int(t.of(seat, at.REVEALED))
            gang_card = escape(self.words.gang_card(card)) if card >= 0 else ""
            past = self.background(background, bool(t.of(seat, at.REVEALED))) if known else "▒"
            row = [
                self.name(view, seat) + (f"\n  {gang_card} {past}".rstrip() if narrow else ""),
                f"{int(places.score(t, seat))}/{goal}",
                str(int(t.of(seat, at.HAND_SIZE))),
                str(int(t.of(seat, at.CIGARETTES))),
                "✚" * int(t.of(seat, at.BEATINGS)),
                gang_card,
                past,
            ]
            table.add_row(*row[: len(table.columns)])
        return table

    def background(self, background: int, revealed: bool) -> str:
        """A Background's name; struck out once it is spent."""
        text = escape(self.words.background(background))
        return f"[strike dim]{text}[/strike dim]" if revealed else text

    def hand(self, view: View) -> Panel:
        """Your cards."""
        kinds = [(self.book.kinds.index(kind), count) for kind, count in view.hand.items()]
        cards = [escape(self.words.counted(kind, count)) for kind, count in kinds]
        return Panel(" · ".join(cards) or self.words.say("nothing"), title=self.words.say("cli-hand"), expand=False)

    def choices(self, chooser: Chooser, moves: list[Move], refused: list[Move]) -> None:
        """What you may do, numbered; then, dimmed, what you may not."""
        for number, move in enumerate(moves, start=1):
            self.console.print(f" [bold]{number:>3}[/bold]  {escape(chooser.move(move))}")
        for number, move in enumerate(refused, start=len(moves) + 1):
            self.console.print(f" [dim]{number:>3}  {escape(chooser.move(move))}[/dim]")

    def explain_cards(self, view: View) -> None:
        """What your cards, all Gang cards in sight and your Background do."""
        for kind in view.hand:
            number = self.book.kinds.index(kind)
            self.console.print(f"[bold]{escape(self.words.card(number))}[/bold]: {escape(self.words.card_does(number))}")
        if view.seat is None:
            return
        for card in self.gang_cards_in_sight(view):
            does = escape(self.words.gang_card_does(card))
            self.console.print(f"[bold]{escape(self.words.gang_card(card))}[/bold]: {does}")
        background = int(view.table.of(view.seat, at.BACKGROUND))
        when, first, second = (self.words.background_part(background, part) for part in ("when", "first", "second"))
        gang = self.words.gang(int(self.book.rulebook.background_gang[background]), "")
        text = f"{when} {first} {gang}: {second}"
        self.console.print(f"[bold]{escape(self.words.background(background))}[/bold]: {escape(text)}")

    def gang_cards_in_sight(self, view: View) -> list[int]:
        """Gang cards that players have, then those on top of the piles."""
        t = view.table
        held = [int(t.of(seat, at.GANG)) for seat in range(len(view.seats))]
        tops = [
            int(t.get(at.GANG_CARDS + gang * at.GANG_PILE))
            for gang in range(len(self.book.gangs))
            if int(t.get(at.GANG_SIZE + gang)) > 0
        ]
        return [card for card in held if card >= 0] + tops
