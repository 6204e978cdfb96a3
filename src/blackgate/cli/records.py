"""`blackgate replay`, `verify` and `rules`: reading what was played and what is allowed."""

import re
from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli.options import Lang, PackDir
from blackgate.cli.speech import LANGUAGE, tell
from blackgate.errors import OptionError
from blackgate.record import Record
from blackgate.replay import verify as verify_record
from blackgate.rulebook_text import clause_text, rules_text
from blackgate.story import Storyteller
from blackgate.trace import trace as trace_record

File = Annotated[Path, typer.Argument(metavar="FILE", help=tell("help-file"))]


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", help=tell("help-seat"))] = None,
    trace: Annotated[bool, typer.Option("--trace", help=tell("help-trace"))] = False,
    pack: PackDir = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Tell a recorded game in sentences, or trace it for a program."""
    record = Record.load(file)
    if trace:
        for line in trace_record(record, pack):
            typer.echo(line)
        return
    teller: Storyteller | None = None
    steps = -1
    for game in record.replay(pack):
        if teller is None:
            if seat is not None and not 0 <= seat < game.players:
                raise OptionError("error-seat", seat=seat, most=game.players - 1)
            teller = Storyteller(game.edition, LANGUAGE, game.seats, game.options.michel, seat)
            teller.teams = game.options.teams
            teller.omniscient = seat is None
        taken = 0 if game.last is None else game.last.number
        if taken > steps:
            steps = taken
            for sentence in teller.tell(game.events_of_last()):
                typer.echo(sentence)
        elif game.outcome is not None and game.outcome.stopped:
            typer.echo(tell("event-stopped"))


def verify(file: File, pack: PackDir = None, lang: Lang = LANGUAGE) -> None:
    """Replay a record and check every line, its chance against the published seed included."""
    record = Record.load(file)
    game = verify_record(record, pack)
    outcome = game.outcome
    names = [game.seats[seat] for seat in outcome.winners] if outcome else []
    moves = len(record.lines) - 3
    typer.echo(tell("cli-verified", moves=moves, turns=game.turns, winners=", ".join(names) or tell("nobody")))


def rules(
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help=tell("help-clause"))] = None, lang: Lang = LANGUAGE
) -> None:
    """The rulebook, or one clause of it."""
    if clause is None:
        typer.echo(rules_text())
        return
    found = clause_text(clause) if re.fullmatch(r"\d+\.\d+", clause) else None
    if found is None:
        raise typer.BadParameter(tell("cli-no-clause", clause=clause))
    typer.echo(found)
