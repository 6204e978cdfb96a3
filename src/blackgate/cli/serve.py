"""`blackgate serve`, `backup` and `restore`: the play service and its data."""

import asyncio
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.options import Lang
from blackgate.errors import OptionError

Db = Annotated[str | None, typer.Option("--db", help=say("help-db"), metavar="URL", envvar="BLACKGATE_DB")]


def default_db() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'blackgate' / 'blackgate.db'}"


def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help=say("help-port"))] = 8765,
    db: Db = None,
    redis: Annotated[str | None, typer.Option("--redis", help=say("help-redis"), metavar="URL", envvar="BLACKGATE_REDIS")] = None,
    admin_port: Annotated[int | None, typer.Option("--admin-port", help=say("help-admin-port"))] = None,
    packs: Annotated[list[Path] | None, typer.Option("--pack", help=say("help-serve-pack"), metavar="DIR")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("help-serve-origin"), metavar="URL")] = None,
    behind_proxy: Annotated[str | None, typer.Option("--behind-proxy", help=say("help-behind-proxy"), metavar="ADDRESS")] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help=say("help-limits"))] = True,
    show: Annotated[bool, typer.Option("--open", help=say("help-serve-open"))] = False,
    bot_workers: Annotated[int, typer.Option("--thinkers", help=say("help-thinkers"), min=1, max=64)] = 1,
    lang: Lang = LANGUAGE,
) -> None:
    """Run the play service until it is stopped."""
    require_service_libraries()
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
        bot_workers=bot_workers,
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server_process.serve(options, announce_and_open if show else announce))


def announce(what: str, **where: object) -> None:
    """Print the address of the service."""
    typer.echo(say(f"cli-serve-{what}", **where))


def announce_and_open(what: str, **where: object) -> None:
    """Print the address, and open it in the browser if there is one."""
    announce(what, **where)
    screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if what == "running" and screen:
        threading.Thread(target=webbrowser.open, args=(str(where["url"]),), daemon=True).start()


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))], db: Db = None, lang: Lang = LANGUAGE
) -> None:
    """Save everything the service stores as one file."""
    require_service_libraries()
    from blackgate.service.storage import Store
    from blackgate.service.storage.backup import backup as save

    store = Store.open(db or default_db())
    try:
        save(store, file)
    finally:
        store.close()
    typer.echo(say("cli-backed-up", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"))], db: Db = None, lang: Lang = LANGUAGE
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    require_service_libraries()
    from blackgate.service.storage.backup import restore as load

    load(db or default_db(), file)
    typer.echo(say("cli-restored", file=str(file)))


def require_service_libraries() -> None:
    """Raise with installation instructions if the dependencies of the service are missing."""
    try:
        import psycopg  # noqa: F401
        import redis  # noqa: F401
        import sqlalchemy  # noqa: F401
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as error:
        raise OptionError("error-needs-server", module=str(error.name)) from None
