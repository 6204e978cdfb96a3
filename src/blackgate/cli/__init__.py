"""The command line, one module per command or group of commands; `app` puts them together."""

from blackgate.cli.app import main

__all__ = ["main"]
