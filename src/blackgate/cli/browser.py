"""Opening a page in the browser of this machine."""

import os
import sys
import threading
import webbrowser

import typer

from blackgate.cli.language import say


def open_page(url: str) -> None:
    """Open a page, or print its address if that is not possible here."""
    if not (has_screen() and webbrowser.open(url)):
        typer.echo(say("cli-no-browser", url=url))


def open_page_soon(url: str) -> None:
    """Open a page without waiting for the browser."""
    if has_screen():
        threading.Thread(target=open_page, args=(url,), daemon=True).start()
    else:
        open_page(url)


def has_screen() -> bool:
    """Return whether a browser can show a window. Without one, Python would start a browser for terminals, or none."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(one) for one in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
