"""`blackgate replay`, `verify` and `rules`: records and the rulebook."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Lang, PackDir
from blackgate.errors import OptionError
from blackgate.event_text import EventText
from blackgate.fairness import split_seed
from blackgate.game import Game, Record
from blackgate.replay import verify as verify_record
from blackgate.replay import withheld_shares
from blackgate.rulebook_text import clause_text, rules_text
from blackgate.trace import trace as trace_record
from blackgate.wording import distinct_names

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))]


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", help=say("help-seat"))] = None,
    trace: Annotated[bool, typer.Option("--trace", help=say("help-trace"))] = False,
    pack: PackDir = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Print a recorded game in sentences, or trace it for a program."""
    record = Record.load(file)
    if trace:
        for line in trace_record(record, pack):
            typer.echo(line)
        return
    event_text: EventText | None = None
    steps = -1
    for game in record.replay(pack):
        if event_text is None:
            if seat is not None and not 0 <= seat < game.players:
                raise OptionError("error-seat", seat=seat, most=game.players - 1)
            options = game.options
            event_text = EventText(
                game.edition, LANGUAGE, game.seats, options.michel, seat, teams=options.teams, omniscient=seat is None
            )
        taken = 0 if game.last is None else game.last.number
        if taken > steps:
            steps = taken
            for sentence in event_text.sentences(game.full_events()):
                typer.echo(sentence)
        elif game.outcome is not None and game.outcome.stopped:
            typer.echo(say("event-stopped"))


def verify(
    file: File,
    commit: Annotated[str | None, typer.Option("--commit", help=say("help-commit"), metavar="SHA256")] = None,
    nonce: Annotated[list[str] | None, typer.Option("--nonce", help=say("help-nonce"), metavar="SEAT=NONCE")] = None,
    pack: PackDir = None,
    lang: Lang = LANGUAGE,
) -> None:
    """Replay a record and check every line, its chance against the published seed included."""
    record = Record.load(file)
    game = verify_record(record, pack)
    check_commitment_and_nonces(game, commit, nonce or [])
    outcome = game.outcome
    names = [distinct_names(game.seats)[seat] for seat in outcome.winners] if outcome else []
    moves = len(record.lines) - 3
    typer.echo(say("cli-verified", moves=moves, turns=game.turns, winners=", ".join(names) or say("nobody")))
    for sentence in notes(record, commit):
        typer.echo(sentence)


def notes(record: Record, commit: str | None) -> Iterator[str]:
    """Yield what a reader of a valid record should know: it was aborted, a share is missing, its fingerprint."""
    if record.aborted:
        yield say("cli-aborted")
    for seat in withheld_shares(record):
        yield say("cli-withheld", seat=seat + 1)
    if commit is None and "shares" in record.header:
        yield say("cli-fingerprint", commit=str(record.header["commit"]))


def check_commitment_and_nonces(game: Game, commit: str | None, nonces: list[str]) -> None:
    """Check what a player noted before the game: the commitment they were shown, and the nonce they sent."""
    if commit is not None and game.commit.removeprefix("sha256:") != commit.strip().lower().removeprefix("sha256:"):
        raise OptionError("error-verify-commit", commit=commit, found=game.commit)
    _, nonces_in_seed = split_seed(game.seed, game.players)
    for one in nonces:
        seat, equals, own = one.partition("=")
        if not equals or not seat.isdecimal():
            raise OptionError("error-verify-nonce-form", nonce=one)
        if int(seat) >= len(nonces_in_seed) or nonces_in_seed[int(seat)] != own:
            raise OptionError("error-verify-nonce", seat=seat, nonce=own)


def rules(
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help=say("help-clause"))] = None, lang: Lang = LANGUAGE
) -> None:
    """Print the rulebook, or one clause of it."""
    found = rules_text(LANGUAGE) if clause is None else clause_text(clause, LANGUAGE)
    if found is None:
        raise typer.BadParameter(say("cli-no-clause", clause=clause))
    typer.echo(found)
