"""`blackgate` without a command: open the game in the browser, and start the play service if it is not running yet."""

import http.client
import json
import os
import urllib.request

import typer

from blackgate.cli.browser import open_page
from blackgate.cli.language import say
from blackgate.cli.serve import DEFAULT_PORT, HOST, serve
from blackgate.errors import OptionError
from blackgate.service.listening_socket import listening_socket

PORTS_TO_TRY = 20
TIMEOUT_S = 2.0


def play_in_browser() -> None:
    """Open the running service, or start one on the first free port."""
    first = first_port()
    for port in range(first, first + PORTS_TO_TRY):
        if is_free(port):
            if port != first:
                typer.echo(say("cli-serve-other-port", taken=str(first), port=str(port)))
            serve(port=port, db=os.environ.get("BLACKGATE_DB"), show=True)
            return
        url = f"http://{HOST}:{port}"
        if is_blackgate(url):
            typer.echo(say("cli-serve-already", url=url))
            open_page(url)
            return
    raise OptionError("error-port", host=HOST, port=str(first))


def first_port() -> int:
    """Return the port to try first."""
    value = os.environ.get("BLACKGATE_PORT", "")
    return int(value) if value.isdecimal() else DEFAULT_PORT


def is_free(port: int) -> bool:
    """Return whether the service can listen on a port."""
    try:
        listening_socket(HOST, port).close()
    except OptionError:
        return False
    return True


def is_blackgate(url: str) -> bool:
    """Return whether a running play service accepts players at an address."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy has another 127.0.0.1
    try:
        with opener.open(f"{url}/api/health", timeout=TIMEOUT_S) as response:
            health = json.loads(response.read(1000))
    except (OSError, ValueError, http.client.HTTPException):
        return False
    return isinstance(health, dict) and health.get("ok") is True and {"version", "rules"} <= set(health)
