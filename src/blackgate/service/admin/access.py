"""Who may use the admin page: a program of this machine that knows the token.

A port on this machine is open to all its users, and a backup holds the seeds of running games. So every request needs the
token, except for the files of the page itself, which hold no data. Requests must also name this machine in their Host header
(against DNS rebinding).
"""

import secrets
from pathlib import Path
from typing import Any, Final

from blackgate.errors import OptionError
from blackgate.service.asgi import Receive, Scope, Send, header, send_problem, with_security_headers
from blackgate.tables import wire
from blackgate.texts import problem_of

LOCAL_HOSTS = {"localhost", "127.0.0.1", "[::1]"}
OPEN_PATHS = {"/", "/admin.js", "/admin.css"}
MIN_TOKEN_LENGTH = 16
OTHER_MACHINE = wire.Problem("origin", "Only from this machine.")
NEEDS_TOKEN = wire.Problem("no_key", "This needs the token: authorization: Bearer TOKEN.")


class AdminAccess:
    """Middleware that rejects requests of other machines and requests without the token."""

    def __init__(self, app: Any, token: str) -> None:
        self.app = app
        self.expected: Final = f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "http":
            if (header(scope, b"host") or "").rsplit(":", 1)[0] not in LOCAL_HOSTS:
                await send_problem(send, 403, OTHER_MACHINE)
                return
            if scope["path"] not in OPEN_PATHS and not self.knows_token(scope):
                await send_problem(send, 401, NEEDS_TOKEN)
                return
        await self.app(scope, receive, with_security_headers(send))

    def knows_token(self, scope: Scope) -> bool:
        """Return whether a request has the token. The time this takes does not depend on how much of the token is right."""
        given = (header(scope, b"authorization") or "").encode("latin-1")
        return secrets.compare_digest(given, self.expected)


def new_token() -> str:
    """Return a random token."""
    return secrets.token_urlsafe(32)


def configured_token(file: Path | None, value: str) -> str | None:
    """Return the token that the host of this server has chosen, in a file or as a text; None if there is none."""
    token = value if file is None else read_token(file)
    if file is None and not token:
        return None
    if len(token) < MIN_TOKEN_LENGTH or not all("!" <= character <= "~" for character in token):
        raise OptionError("error-admin-token", least=MIN_TOKEN_LENGTH)
    return token


def read_token(file: Path) -> str:
    """Return the token in a file, without the end of its line."""
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError as error:
        raise OptionError("error-admin-token-file", file=str(file), problem=problem_of(error)) from error
