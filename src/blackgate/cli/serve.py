"""`blackgate serve`, `backup` and `restore`: the play service and its data."""

import os
from pathlib import Path
from typing import Annotated

import typer

from blackgate.cli import extras
from blackgate.cli.browser import open_page_soon
from blackgate.cli.data_folder import default_db
from blackgate.cli.language import LANGUAGE, say
from blackgate.cli.missing_parts import notices
from blackgate.cli.options import Lang

HOST = "127.0.0.1"
DEFAULT_PORT = 8765
Db = Annotated[str | None, typer.Option("--db", help=say("help-db"), metavar="URL", envvar="BLACKGATE_DB")]

AdminTokenFile = Annotated[
    Path | None,
    typer.Option("--admin-token-file", help=say("help-admin-token-file"), metavar="FILE", envvar="BLACKGATE_ADMIN_TOKEN_FILE"),
]


def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"))] = HOST,
    port: Annotated[int, typer.Option("--port", help=say("help-port"), envvar="BLACKGATE_PORT")] = DEFAULT_PORT,
    db: Db = None,
    redis: Annotated[str | None, typer.Option("--redis", help=say("help-redis"), metavar="URL", envvar="BLACKGATE_REDIS")] = None,
    admin_port: Annotated[int | None, typer.Option("--admin-port", help=say("help-admin-port"))] = None,
    admin_token_file: AdminTokenFile = None,
    packs: Annotated[list[Path] | None, typer.Option("--pack", help=say("help-serve-pack"), metavar="DIR")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("help-serve-origin"), metavar="URL")] = None,
    behind_proxy: Annotated[str | None, typer.Option("--behind-proxy", help=say("help-behind-proxy"), metavar="ADDRESS")] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help=say("help-limits"))] = True,
    show: Annotated[bool, typer.Option("--open", help=say("help-serve-open"))] = False,
    bot_workers: Annotated[int, typer.Option("--thinkers", help=say("help-thinkers"), min=1, max=64)] = 1,
    keep_games: Annotated[int, typer.Option("--keep-games", help=say("help-keep-games"), metavar="DAYS", min=0)] = 365,
    keep_lobbies: Annotated[int, typer.Option("--keep-lobbies", help=say("help-keep-lobbies"), metavar="HOURS", min=0)] = 24,
    lang: Lang = LANGUAGE,
) -> None:
    """Run the play service until it is stopped."""
    if redis is not None:
        extras.require("hosting", "--redis")
    from blackgate.service import server_process
    from blackgate.service.admin.access import configured_token
    from blackgate.service.retention_policy import RetentionPolicy

    options = server_process.ServerOptions(
        host=host,
        port=port,
        db=database(db),
        redis=redis,
        admin_port=admin_port,
        admin_token=configured_token(admin_token_file, os.environ.get("BLACKGATE_ADMIN_TOKEN", "")),
        packs=tuple(packs or ()),
        origins=frozenset(one.rstrip("/") for one in origin or ()),
        proxy=behind_proxy,
        limits=limits,
        bot_workers=bot_workers,
        retention=RetentionPolicy(lobby_hours=keep_lobbies, game_days=keep_games),
    )

    def announce(what: str, **where: object) -> None:
        """Print an address of the service, and open that of the players."""
        if what == "running":
            for notice in notices():
                typer.echo(notice)
        typer.echo(say(f"cli-serve-{what}", **where))
        if what == "running" and show:
            open_page_soon(str(where["url"]))

    server_process.run(options, announce, log_level="warning" if show else "info")


def database(url: str | None) -> str:
    """Return the URL of the database; for PostgreSQL, make sure that its library is installed."""
    if url is not None and url.startswith("postgres"):
        extras.require("hosting", "postgresql://")
    return url or default_db()


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))], db: Db = None, lang: Lang = LANGUAGE
) -> None:
    """Save everything the service stores as one file."""
    from blackgate.service.storage import Store
    from blackgate.service.storage.backup import backup as save

    store = Store.open(database(db), create=False)  # an empty backup would look like a good one
    try:
        save(store, file)
    finally:
        store.close()
    typer.echo(say("cli-backed-up", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"))], db: Db = None, lang: Lang = LANGUAGE
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    from blackgate.service.storage.backup import restore as load

    load(database(db), file)
    typer.echo(say("cli-restored", file=str(file)))
