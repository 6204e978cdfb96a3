"""`blackgate play`: a game in the terminal against bots, with optional hints."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape

from blackgate.bots import Budget, Decision, Guard, best_adviser, make_bot
from blackgate.bots.advice_text import AdviceText
from blackgate.bots.fault_guard import timeout_for
from blackgate.bots.registry import budget_of
from blackgate.catalogue import Edition, Move
from blackgate.choice_text import ChoiceText
from blackgate.cli.bot_notes import bot_notes
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Calm, FairStart, FirstPlayer, Lang, Michel, PackDir, Players, Seed, Target, Teams
from blackgate.cli.screen import Screen
from blackgate.engine.moves import EXCHANGE
from blackgate.errors import OptionError, UnknownMove
from blackgate.event_text import EventText
from blackgate.game import Game
from blackgate.options import prisoner_names
from blackgate.rulebook_text import clause_text

HINT_BUDGET = Budget(milliseconds=400.0, deadline=2.0)  # the deadline limits the wait on slow machines


class Quit(Exception):
    """Raised when the player leaves the game."""


def play(
    players: Players = 4,
    seed: Seed = None,
    michel: Michel = "none",
    teams: Teams = False,
    calm: Calm = False,
    target: Target = None,
    first_player: FirstPlayer = None,
    fair_start: FairStart = False,
    seat: Annotated[int, typer.Option("--seat", help=say("help-your-seat"))] = 0,
    name: Annotated[str | None, typer.Option("--name", help=say("help-name"))] = None,
    prisoner: Annotated[str | None, typer.Option("--prisoner", help=say("help-prisoner"), metavar="NAME")] = None,
    bots: Annotated[str, typer.Option("--bots", help=say("help-bots"), metavar="NAME[,NAME...]")] = "inmate",
    budget: Annotated[str, typer.Option("--budget", help=say("help-budget"), metavar="TIME")] = "100ms",
    hint: Annotated[bool, typer.Option("--hint", help=say("help-hint"))] = False,
    record: Annotated[Path | None, typer.Option("--record", help=say("help-record"), metavar="FILE")] = None,
    pack: PackDir = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Play one game against bots."""
    trial = Game(players, seed=0, michel=michel, teams=teams, calm=calm, target=target, pack=pack)
    if not 0 <= seat < players:
        raise OptionError("error-seat", seat=seat, most=players - 1)
    names = list(trial.seats) if prisoner is None else choose_prisoner(trial.edition, list(trial.seats), seat, prisoner)
    names[seat] = name or names[seat]
    opponents, bot_budget = bots_by_seat(bots, players, seat), Budget.parse(budget)
    game = Game(
        players,
        seed=seed,
        michel=michel,
        teams=teams,
        calm=calm,
        target=target,
        first_player=first_player,
        fair_start=fair_start,
        pack=pack,
        seats=names,
    )
    if record is not None:
        record.open("a", encoding="utf-8").close()  # fail now rather than after the game
    table = TerminalTable(game, seat, Console(highlight=False), Opponents(opponents, bot_budget), hint)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        typer.echo(say("cli-bye"))
    finally:
        if record is not None and (game.outcome is not None or game.last is not None):
            game.record.save(record)
            typer.echo(say("cli-saved", file=str(record)))


def choose_prisoner(edition: Edition, names: list[str], seat: int, wanted: str) -> list[str]:
    """Return the names of the seats with the chosen prisoner in the player's seat (1.8), swapped if it was elsewhere."""
    prisoners = prisoner_names(edition)
    found = next((one for one in prisoners if one.casefold() == wanted.strip().replace("_", " ").casefold()), None)
    if found is None:
        raise OptionError("error-prisoner", prisoner=wanted, prisoners=", ".join(prisoners))
    if found in names:
        names[names.index(found)] = names[seat]
    names[seat] = found
    return names


def bots_by_seat(bots: str, players: int, seat: int) -> dict[int, str]:
    """Return the bots by seat, clockwise from the player; the last one named fills the remaining seats."""
    names = [name.strip() for name in bots.split(",") if name.strip()] or [bots]
    if len(names) > players - 1:
        raise OptionError("error-too-many-bots", bots=len(names), seats=players - 1)
    names += [names[-1]] * (players - 1 - len(names))
    return {(seat + 1 + i) % players: name for i, name in enumerate(names)}


class Opponents:
    """The bots of the other seats."""

    def __init__(self, names: dict[int, str], budget: Budget) -> None:
        self.names: Final = list(names.values())
        self.budgets: Final = {seat: budget_of(name, budget) for seat, name in names.items()}
        self.guards: Final = {
            seat: Guard(make_bot(name, seed=seat), timeout_for(self.budgets[seat])) for seat, name in names.items()
        }

    def move(self, game: Game, seat: int, moves: list[Move]) -> Decision:
        """Return a bot's choice. It is asked even if it has only one move: a faster answer would reveal that (12.4)."""
        return self.guards[seat].decide(game.view(seat), moves, self.budgets[seat])


class TerminalTable:
    """A game of one player at one terminal."""

    def __init__(self, game: Game, seat: int, console: Console, opponents: Opponents, hints: bool) -> None:
        self.game = game
        self.seat = seat
        self.console = console
        self.opponents = opponents
        self.hints = hints
        self.screen: Final = Screen(game.edition, LANGUAGE, console)
        options = game.options
        self.event_text: Final = EventText(game.edition, LANGUAGE, game.seats, options.michel, seat, teams=options.teams)

    def run(self) -> None:
        """Play until the game is over."""
        self.console.print(escape(say("cli-welcome", name=self.game.seats[self.seat])))
        for note in bot_notes(self.opponents.names, self.game.edition):
            self.console.print(f"  [dim]{escape(note)}[/dim]")
        self.print_events()
        while self.game.to_move is not None:
            moves = list(self.game.legal_moves)
            if self.game.to_move != self.seat:
                self.play_bot(self.game.to_move, moves)
            else:
                self.game.play(moves[0] if self.plays_itself(moves) else self.ask(moves))
            self.print_events()
        self.screen.show(self.game.view(self.seat))
        self.console.print(say("cli-over"))

    def play_bot(self, seat: int, moves: list[Move]) -> None:
        """Play a bot's move. A bot that fails is named, but not its answer, which might reveal its hand."""
        decision = self.opponents.move(self.game, seat, moves)
        if decision.fault is not None:
            sentence = say(f"cli-fault-{decision.fault.kind}", name=self.game.seats[seat])
            self.console.print(f"  [red]{escape(sentence)}[/red]")
        self.game.play(decision.move)

    def plays_itself(self, moves: list[Move]) -> bool:
        """Return whether the program moves for the player: when there is only one move, and it does not end the turn."""
        return len(moves) == 1 and self.game.prompt not in ("turn", "rouse")

    def print_events(self) -> None:
        """Print the events of the last move, as this player may see them."""
        for sentence in self.event_text.sentences(self.game.events(self.seat)):
            self.console.print(f"  [dim]·[/dim] {escape(sentence)}")

    def ask(self, moves: list[Move]) -> Move:
        """Show the table and the choices, and read answers until one is a move."""
        view = self.game.view(self.seat)
        choice_text = ChoiceText(view, LANGUAGE)
        illegal = self.illegal_moves(moves)
        self.screen.show(view)
        self.screen.choices(choice_text, moves, illegal)
        if self.hints:
            self.hint(moves)
        while True:
            self.console.print(f"[bold]{escape(choice_text.prompt())}[/bold] [dim]{say('cli-ask')}[/dim]")
            answer = self.read().strip()
            if answer:
                move = self.handle_answer(answer, choice_text, moves, illegal)
                if move is not None:
                    return move

    def hint(self, moves: list[Move]) -> None:
        """Print what the strongest bot would do in this seat."""
        view = self.game.view(self.seat)
        advice = best_adviser(view.edition, self.seat).advise(view, moves, HINT_BUDGET)
        for sentence in AdviceText(view, LANGUAGE).sentences(advice):
            self.console.print(f"  [cyan]{escape(say('cli-hint', advice=sentence))}[/cyan]")

    def read(self) -> str:
        """Read a line from the player."""
        self.console.print("> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def illegal_moves(self, moves: list[Move]) -> list[Move]:
        """Return illegal moves that a player might look for: shown dimmed, and explained by `why`."""
        verbs = EXPECTED_VERBS.get(self.game.prompt, ())
        expected = [move for move in self.game.edition.moves if move.text.split(" ")[0] in verbs and move not in moves]
        return [move for move in expected if self.is_shown(move)]

    def is_shown(self, move: Move) -> bool:
        """Return whether to show an illegal move: not without the card for it, and not when no action is left."""
        rb = self.game.edition.rulebook
        if int(rb.family[int(move)]) == EXCHANGE:
            mate = int(rb.arg[int(move)])
            return mate < self.game.players and mate != self.seat and (mate - self.seat) % 2 == 0 and self.game.options.teams
        return not HIDDEN_REASONS & {reason.name for reason in self.game.why_not(move)}

    def handle_answer(self, answer: str, choice_text: ChoiceText, moves: list[Move], illegal: list[Move]) -> Move | None:
        """Return the legal move an answer means; answer a question or explain an illegal move, and return None."""
        word, _, rest = answer.partition(" ")
        if word.lower() in ("quit", "q", "exit"):
            raise Quit
        if word == "?" or word.lower() == "help":
            self.console.print(say("cli-help"))
        elif word.lower() == "rule":
            self.console.print(escape(clause_text(rest.strip(), LANGUAGE) or say("cli-no-clause", clause=rest)))
        elif word.lower() == "hint":
            self.hint(moves)
        elif word.lower() == "card":
            self.screen.explain_cards(self.game.view(self.seat))
        elif word.lower() == "why":
            self.explain(rest.strip(), choice_text, moves, illegal)
        else:
            move = self.find(answer, moves, illegal)
            if move in moves:
                return move
            if move is not None:
                self.explain_move(move, choice_text)
        return None

    def find(self, answer: str, moves: list[Move], illegal: list[Move]) -> Move | None:
        """Return a move by its number in the list or its text."""
        listed = moves + illegal
        if answer.isascii() and answer.isdigit():
            number = int(answer[:9])
            if 1 <= number <= len(listed):
                return listed[number - 1]
            self.console.print(say("cli-no-such-number", number=number, most=len(listed)))
            return None
        try:
            return self.game.edition.move(answer)
        except UnknownMove as error:
            self.console.print(escape(error.in_language(LANGUAGE)))
            return None

    def explain(self, text: str, choice_text: ChoiceText, moves: list[Move], illegal: list[Move]) -> None:
        """Answer `why N` or `why dig spoon`."""
        if not text:
            self.console.print(say("cli-why-what"))
            return
        move = self.find(text, moves, illegal)
        if move is None:
            return
        if move in moves:
            self.console.print(say("cli-allowed", move=escape(choice_text.move(move))))
        else:
            self.explain_move(move, choice_text)

    def explain_move(self, move: Move, choice_text: ChoiceText) -> None:
        """Print every reason against a move, with its rule."""
        self.console.print(say("cli-not-allowed", move=escape(choice_text.move(move))))
        for reason in self.game.why_not(move):
            sentence = say("illegal-reason", reason=say(f"reason-{reason.name}"), clause=str(reason))
            self.console.print(f"  [yellow]{escape(sentence)}[/yellow]")


# Illegal moves with these reasons are not shown.
HIDDEN_REASONS = {
    "no_such_seat",
    "yourself",
    "no_such_place",
    "no_action_card",
    "accessories",
    "no_ability",
    "target_self",
    "no_actions",
}

# Moves that a player may look for at each prompt, by their first word.
EXPECTED_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("search", "roll", "extort", "craft", "dig", "steal", "heal", "buy", "reveal", "exchange", "home", "join", "play"),
    "answer": ("cooperate", "lay", "reveal", "yield"),
    "fight": ("lay", "reveal", "yield"),
    "michel": ("lay", "yield"),
    "rolled": ("reroll", "reveal"),
}
