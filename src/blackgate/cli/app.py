"""All commands together. Errors are printed as one sentence in the user's language, with exit code 2."""

import io
import re
import sys
from typing import Annotated, Any, Final

import typer

import blackgate
from blackgate.cli import arena, bench, join, lab, packs, play, play_in_browser, records, serve, simulate, train
from blackgate.cli.language import LANGUAGE, lang_option, say
from blackgate.cli.options import Lang
from blackgate.compilation import is_compiled
from blackgate.errors import BlackgateError
from blackgate.pack import PackError
from blackgate.texts import LANGUAGES, MissingText, problem_of

QUOTED = re.compile(r"'([^']*)'")

app: Final = typer.Typer(help=say("help-app"), invoke_without_command=True, add_completion=False, rich_markup_mode=None)
app.command("play", help=say("help-play"), epilog=say("help-seats"))(play.play)
app.command("serve", help=say("help-serve"))(serve.serve)
app.command("join", help=say("help-join"))(join.join)
app.command("backup", help=say("help-backup"))(serve.backup)
app.command("restore", help=say("help-restore"))(serve.restore)
app.command("simulate", help=say("help-simulate"))(simulate.simulate)
app.command("arena", help=say("help-arena"))(arena.arena)
app.command("lab", help=say("help-lab"))(lab.lab)
app.command("train", help=say("help-train"))(train.train)
app.command("replay", help=say("help-replay"), epilog=say("help-seats"))(records.replay)
app.command("verify", help=say("help-verify"), epilog=say("help-seats"))(records.verify)
app.command("rules", help=say("help-rules"))(records.rules)
app.command("bench", help=say("help-bench"))(bench.bench)
app.add_typer(packs.app, name="pack", help=say("help-pack-command"))


def version(wanted: bool) -> None:
    """Print the version and whether the engine is compiled."""
    if wanted:
        typer.echo(say("cli-version" if is_compiled() else "cli-version-pure", version=blackgate.__version__))
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    lang: Lang = LANGUAGE,
    show_version: Annotated[bool, typer.Option("--version", help=say("help-version"), callback=version, is_eager=True)] = False,
) -> None:
    """Options before the command. Without a command, the game opens in the browser."""
    if context.invoked_subcommand is None:
        play_in_browser.play_in_browser()


def main() -> None:
    """Run the command line."""
    never_fail_to_print()
    try:
        refuse_unknown_language()
        code = app(standalone_mode=False)
    except (BlackgateError, PackError, MissingText, typer.TyperException, OSError) as error:
        typer.echo(say("cli-error", problem=explain(error)), err=True)
        sys.exit(2)
    except (typer.Abort, KeyboardInterrupt):
        typer.echo(say("cli-interrupted"), err=True)
        sys.exit(130)
    except typer.Exit as done:
        code = done.exit_code
    sys.exit(code if isinstance(code, int) else 0)


def never_fail_to_print() -> None:
    """Print "?" for characters that the encoding of the output does not have, such as "⌕" in a pipe on Windows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def refuse_unknown_language() -> None:
    """Raise if --lang is not one of the five languages."""
    value = lang_option()
    if value is not None and value not in LANGUAGES:
        raise BlackgateError("cli-unknown-language", language=value, languages=", ".join(LANGUAGES))


def explain(error: Exception) -> str:
    """Return the message of an error in the user's language."""
    if isinstance(error, BlackgateError):
        return error.in_language(LANGUAGE)
    if isinstance(error, PackError):
        return error.in_language(LANGUAGE)
    if isinstance(error, typer.TyperException):
        return explain_usage(error)
    if isinstance(error, OSError):
        return say("error-file", file=str(error.filename or ""), problem=problem_of(error).in_language(LANGUAGE))
    return str(error)


def explain_number(error: typer.TyperException, name: str) -> str:
    """Return the message of an option whose value is not a number, or not one in its range. typer checks them with pydantic."""
    cause: Any = error.__cause__
    problem = cause.errors()[0] if hasattr(cause, "errors") else {}
    limits = problem.get("ctx", {})
    if "le" in limits:
        return say("cli-at-most", name=name, value=problem["input"], most=limits["le"])
    if "ge" in limits:
        return say("cli-at-least", name=name, value=problem["input"], least=limits["ge"])
    return say("cli-not-a-number", name=name)


def explain_usage(error: typer.TyperException) -> str:
    """Return the message of a wrong option or argument. typer does not export most of these classes of errors."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = max(getattr(parameter, "opts", None) or [""], key=len)
    problem = str(getattr(error, "message", error))
    if kind == "NoSuchOption":
        return say("cli-no-such-option", option=getattr(error, "option_name", ""))
    if kind == "MissingParameter":
        return say("cli-missing", name=name)
    if kind == "BadParameter" and name:
        return explain_number(error, name)
    if kind == "BadParameter":
        return problem
    quoted = QUOTED.search(problem)
    if problem.startswith("No such command") and quoted:
        return say("cli-no-such-command", command=quoted[1])
    return say("cli-usage", words=" ".join(sys.argv[1:]))
