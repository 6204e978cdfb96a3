"""`blackgate play`: a whole game in the terminal, you against prisoners of any strength, with hints if you like."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from blackgate.bots import Budget, Decision, Guard, make_bot
from blackgate.bots.advice_text import Telling
from blackgate.bots.boss import Boss
from blackgate.bots.guard import patience_for
from blackgate.bots.registry import budget_of
from blackgate.catalogue import Edition, Move
from blackgate.choices import Chooser
from blackgate.cli.language import LANGUAGE, tell
from blackgate.cli.options import Calm, FirstPlayer, Lang, Michel, PackDir, Players, Seed, Target, Teams
from blackgate.cli.screen import Screen
from blackgate.engine.moves import EXCHANGE
from blackgate.errors import OptionError, UnknownMove
from blackgate.game import Game
from blackgate.options import prisoner_names
from blackgate.rulebook_text import clause_text
from blackgate.story import Storyteller

HINT_BUDGET = Budget(milliseconds=400.0, deadline=2.0)  # nobody waits longer for a hint, on whatever machine


class Quit(Exception):
    """The player has had enough."""


def play(
    players: Players = 4,
    seed: Seed = None,
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    first_player: FirstPlayer = None,
    seat: Annotated[int, typer.Option("--seat", help=tell("help-your-seat"))] = 0,
    name: Annotated[str | None, typer.Option("--name", help=tell("help-name"))] = None,
    prisoner: Annotated[str | None, typer.Option("--prisoner", help=tell("help-prisoner"), metavar="NAME")] = None,
    bots: Annotated[str, typer.Option("--bots", help=tell("help-bots"), metavar="NAME[,NAME...]")] = "inmate",
    budget: Annotated[str, typer.Option("--budget", help=tell("help-budget"), metavar="TIME")] = "100ms",
    hint: Annotated[bool, typer.Option("--hint", help=tell("help-hint"))] = False,
    record: Annotated[Path | None, typer.Option("--record", help=tell("help-record"), metavar="FILE")] = None,
    pack: PackDir = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Play against prisoners nobody controls."""
    trial = Game(players, seed=0, michel=michel, teams=teams, calm=calm, target=target, pack=pack)
    if not 0 <= seat < players:
        raise OptionError("error-seat", seat=seat, most=players - 1)
    names = list(trial.seats) if prisoner is None else as_prisoner(trial.edition, list(trial.seats), seat, prisoner)
    names[seat] = name or names[seat]
    opponents = seated(bots, players, seat)
    time_to_think = Budget.of(budget)
    game = Game(
        players,
        seed=seed,
        michel=michel,
        teams=teams,
        calm=calm,
        target=target,
        first_player=first_player,
        pack=pack,
        seats=names,
    )
    if record is not None:
        record.open("a", encoding="utf-8").close()  # better to fail now than after the game
    table = TerminalTable(game, seat, Console(highlight=False), Opponents(opponents, time_to_think), hint)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        typer.echo(tell("cli-bye"))
    finally:
        if record is not None and (game.outcome is not None or game.last is not None):
            game.record.save(record)
            typer.echo(tell("cli-saved", file=str(record)))


def as_prisoner(edition: Edition, names: list[str], seat: int, wanted: str) -> list[str]:
    """The names at the table with the prisoner of one's choice in one's seat (1.8); the one who sat there moves if need be."""
    every = prisoner_names(edition)
    found = next((one for one in every if one.casefold() == wanted.strip().replace("_", " ").casefold()), None)
    if found is None:
        raise OptionError("error-prisoner", prisoner=wanted, prisoners=", ".join(every))
    if found in names:
        names[names.index(found)] = names[seat]
    names[seat] = found
    return names


def seated(bots: str, players: int, seat: int) -> dict[int, str]:
    """Which bot sits where: those named, clockwise from the player; the last one named fills the rest."""
    names = [name.strip() for name in bots.split(",") if name.strip()] or [bots]
    if len(names) > players - 1:
        raise OptionError("error-too-many-bots", bots=len(names), seats=players - 1)
    names += [names[-1]] * (players - 1 - len(names))
    return {(seat + 1 + i) % players: name for i, name in enumerate(names)}


class Opponents:
    """The other seats."""

    def __init__(self, names: dict[int, str], budget: Budget) -> None:
        self.budgets = {seat: budget_of(name, budget) for seat, name in names.items()}
        self.guards = {seat: Guard(make_bot(name, seed=seat), patience_for(self.budgets[seat])) for seat, name in names.items()}

    def move(self, game: Game, seat: int, moves: list[Move]) -> Decision:
        """A bot's choice. It is asked where it has no choice as well: an answer at once would tell as much (12.4)."""
        return self.guards[seat].decide(game.view(seat), moves, self.budgets[seat])


class TerminalTable:
    """One person at one terminal."""

    def __init__(self, game: Game, seat: int, console: Console, opponents: Opponents, hints: bool) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self.opponents = opponents
        self.hints = hints
        self.screen = Screen(game.edition, LANGUAGE, console)
        options = game.options
        self.teller = Storyteller(game.edition, LANGUAGE, game.seats, options.michel, seat, teams=options.teams)

    def run(self) -> None:
        """Until somebody is out."""
        self.console.print(self.screen.plain(tell("cli-welcome", name=self.game.seats[self.seat])))
        self.tell_last()
        while self.game.to_move is not None:
            moves = list(self.game.legal_moves)
            if self.game.to_move != self.seat:
                self.play_for(self.game.to_move, moves)
            else:
                self.game.play(moves[0] if self.no_choice(moves) else self.ask(moves))
            self.tell_last()
        self.screen.show(self.game.view(self.seat))
        self.console.print(tell("cli-over"))

    def play_for(self, seat: int, moves: list[Move]) -> None:
        """A bot's move; a bot that failed is named, but not what it had in mind: that might tell its hand."""
        decision = self.opponents.move(self.game, seat, moves)
        if decision.fault is not None:
            told = tell(f"cli-fault-{decision.fault.sort}", name=self.game.seats[seat])
            self.console.print(f"  [red]{self.screen.plain(told)}[/red]")
        self.game.play(decision.move)

    def no_choice(self, moves: list[Move]) -> bool:
        """Where there is no choice, the program answers for the player; ending a turn is always theirs."""
        return len(moves) == 1 and self.game.prompt not in ("turn", "rouse")

    def tell_last(self) -> None:
        """What just happened, as this player may hear it."""
        for sentence in self.teller.tell(self.game.events(self.seat)):
            self.console.print(f"  [dim]·[/dim] {self.screen.plain(sentence)}")

    def ask(self, moves: list[Move]) -> Move:
        """Show the table and the choices, and take an answer that makes sense."""
        view = self.game.view(self.seat)
        chooser = Chooser(view, LANGUAGE)
        refused = self.refused(moves)
        self.screen.show(view)
        self.screen.choices(chooser, moves, refused)
        if self.hints:
            self.hint(moves)
        while True:
            self.console.print(f"[bold]{self.screen.plain(chooser.prompt())}[/bold] [dim]{tell('cli-ask')}[/dim]")
            answer = self.read().strip()
            if answer:
                move = self.answered(answer, chooser, moves, refused)
                if move is not None:
                    return move

    def hint(self, moves: list[Move]) -> None:
        """What the boss would do in this seat, knowing what this seat knows."""
        view = self.game.view(self.seat)
        advice = Boss(self.seat).advise(view, moves, HINT_BUDGET)
        for sentence in Telling(view, LANGUAGE).tell(advice):
            self.console.print(f"  [cyan]{self.screen.plain(tell('cli-hint', advice=sentence))}[/cyan]")

    def read(self) -> str:
        """A line from the player."""
        self.console.print("> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def refused(self, moves: list[Move]) -> list[Move]:
        """Things a player might want to do now but cannot: shown dimmed, and `why` explains them."""
        verbs = WISHES.get(self.game.prompt, ())
        wishes = [move for move in self.game.edition.moves if move.text.split(" ")[0] in verbs and move not in moves]
        return [move for move in wishes if self.sensible(move)]

    def sensible(self, move: Move) -> bool:
        """Leave out what is not even on this table, what the player holds no card for, and everything once no action is left."""
        rb = self.game.edition.rulebook
        if int(rb.family[int(move)]) == EXCHANGE:
            mate = int(rb.arg[int(move)])
            return mate < self.game.players and mate != self.seat and (mate - self.seat) % 2 == 0 and self.game.options.teams
        return not NONSENSE & {reason.name for reason in self.game.why_not(move)}

    def answered(self, answer: str, chooser: Chooser, moves: list[Move], refused: list[Move]) -> Move | None:
        """The move meant by an answer, or None when it was a question."""
        word, _, rest = answer.partition(" ")
        if word.lower() in ("quit", "q", "exit"):
            raise Quit
        if word == "?" or word.lower() == "help":
            self.console.print(tell("cli-help"))
        elif word.lower() == "rule":
            self.console.print(self.screen.plain(clause_text(rest.strip(), LANGUAGE) or tell("cli-no-clause", clause=rest)))
        elif word.lower() == "hint":
            self.hint(moves)
        elif word.lower() == "card":
            self.screen.explain_cards(self.game.view(self.seat))
        elif word.lower() == "why":
            self.explain(rest.strip(), chooser, moves, refused)
        else:
            move = self.find(answer, moves, refused)
            if move in moves:
                return move
            if move is not None:
                self.explain_move(move, chooser)
        return None

    def find(self, answer: str, moves: list[Move], refused: list[Move]) -> Move | None:
        """A move by its number in the list or its text."""
        listed = moves + refused
        if answer.isascii() and answer.isdigit():
            number = int(answer[:9])
            if 1 <= number <= len(listed):
                return listed[number - 1]
            self.console.print(tell("cli-no-such-number", number=number, most=len(listed)))
            return None
        try:
            return self.game.edition.move(answer)
        except UnknownMove as error:
            self.console.print(self.screen.plain(error.in_language(LANGUAGE)))
            return None

    def explain(self, text: str, chooser: Chooser, moves: list[Move], refused: list[Move]) -> None:
        """`why N`, or `why dig spoon`."""
        if not text:
            self.console.print(tell("cli-why-what"))
            return
        move = self.find(text, moves, refused)
        if move is None:
            return
        if move in moves:
            self.console.print(tell("cli-allowed", move=self.screen.plain(chooser.move(move))))
        else:
            self.explain_move(move, chooser)

    def explain_move(self, move: Move, chooser: Chooser) -> None:
        """Every reason against a move, with its rule."""
        self.console.print(tell("cli-not-allowed", move=self.screen.plain(chooser.move(move))))
        for reason in self.game.why_not(move):
            told = tell("illegal-reason", reason=tell(f"reason-{reason.name}"), clause=str(reason))
            self.console.print(f"  [yellow]{self.screen.plain(told)}[/yellow]")


# Reasons for which a choice is not even shown.
NONSENSE = {
    "no_such_seat",
    "yourself",
    "no_such_place",
    "no_action_card",
    "accessories",
    "no_ability",
    "target_self",
    "no_actions",
}

# What a player may want to do at each prompt, by the first word of the move.
WISHES = {
    "turn": ("search", "roll", "extort", "craft", "dig", "steal", "heal", "buy", "reveal", "exchange", "home", "join", "play"),
    "answer": ("cooperate", "lay", "reveal", "yield"),
    "fight": ("lay", "reveal", "yield"),
    "michel": ("lay", "yield"),
    "rolled": ("reroll", "reveal"),
}
