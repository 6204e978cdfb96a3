"""`blackgate serve`, `backup` and `restore`: the play service and what keeps it."""

import asyncio
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli.options import Lang
from blackgate.cli.speech import LANGUAGE, tell
from blackgate.errors import OptionError

Db = Annotated[str | None, typer.Option("--db", help=tell("help-db"), metavar="URL", envvar="BLACKGATE_DB")]


def default_db() -> str:
    """A file in the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'blackgate' / 'blackgate.db'}"


def serve(
    host: Annotated[str, typer.Option("--host", help=tell("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=tell("help-port"))] = 8765,
    db: Db = None,
    redis: Annotated[
        str | None, typer.Option("--redis", help=tell("help-redis"), metavar="URL", envvar="BLACKGATE_REDIS")
    ] = None,
    admin_port: Annotated[int | None, typer.Option("--admin-port", help=tell("help-admin-port"))] = None,
    packs: Annotated[list[Path] | None, typer.Option("--pack", help=tell("help-serve-pack"), metavar="DIR")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=tell("help-serve-origin"), metavar="URL")] = None,
    behind_proxy: Annotated[str | None, typer.Option("--behind-proxy", help=tell("help-behind-proxy"), metavar="ADDRESS")] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help=tell("help-limits"))] = True,
    show: Annotated[bool, typer.Option("--open", help=tell("help-serve-open"))] = False,
    thinkers: Annotated[int, typer.Option("--thinkers", help=tell("help-thinkers"), min=1, max=64)] = 1,
    lang: Lang = LANGUAGE,
) -> None:
    """Run the play service until it is stopped."""
    needs()
    import uvloop

    from blackgate.service import server_process

    options = server_process.ServerOptions(
        host=host,
        port=port,
        db=db or default_db(),
        redis=redis,
        admin_port=admin_port,
        packs=tuple(packs or ()),
        origins=frozenset(one.rstrip("/") for one in origin or ()),
        proxy=behind_proxy,
        limits=limits,
        bot_workers=thinkers,
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server_process.serve(options, announce_and_open if show else announce))


def announce(what: str, **where: object) -> None:
    """Where it runs, for the person at the terminal."""
    typer.echo(tell(f"cli-serve-{what}", **where))


def announce_and_open(what: str, **where: object) -> None:
    """The same, and the page in this person's browser, if there is one here."""
    announce(what, **where)
    screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if what == "running" and screen:
        threading.Thread(target=webbrowser.open, args=(str(where["url"]),), daemon=True).start()


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=tell("help-backup-file"))], db: Db = None, lang: Lang = LANGUAGE
) -> None:
    """Everything the service keeps, as one file."""
    needs()
    from blackgate.service.storage import Store
    from blackgate.service.storage.backup import backup as save

    store = Store.open(db or default_db())
    try:
        save(store, file)
    finally:
        store.close()
    typer.echo(tell("cli-backed-up", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=tell("help-restore-file"))], db: Db = None, lang: Lang = LANGUAGE
) -> None:
    """A backup into an empty database, of either kind."""
    needs()
    from blackgate.service.storage.backup import restore as load

    load(db or default_db(), file)
    typer.echo(tell("cli-restored", file=str(file)))


def needs() -> None:
    """The service is an extra: say how to get it."""
    try:
        import psycopg  # noqa: F401
        import redis  # noqa: F401
        import sqlalchemy  # noqa: F401
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as error:
        raise OptionError("error-needs-server", module=str(error.name)) from None
