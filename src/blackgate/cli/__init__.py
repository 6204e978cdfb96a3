"""The command line: `blackgate play`, `simulate`, `replay`, `verify`, `pack`, `bench`."""

from blackgate.cli.app import main

__all__ = ["main"]
