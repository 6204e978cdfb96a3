"""Optional libraries of the commands: fetched in the environment that `make` made, asked for in any other."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import typer

from blackgate import installation
from blackgate.cli.language import LANGUAGE, say
from blackgate.optional_libraries import require_extra
from blackgate.texts import TextList


def require(extra: str, needed_by: str) -> None:
    """Make sure that the libraries of an extra are installed, or raise MissingLibraryError. `needed_by`: a command or option."""
    missing, uv = installation.missing_distributions(extra), installation.uv_of_checkout()
    if missing and uv is not None:
        libraries = TextList(missing).in_language(LANGUAGE)
        typer.echo(say("cli-fetching", command=needed_by, libraries=libraries), err=True)
        fetch(uv, extra)
    require_extra(extra)


def fetch(uv: Path, extra: str) -> None:
    """Install an extra into this environment. If that fails, uv prints why."""
    environment = {**os.environ, "VIRTUAL_ENV": sys.prefix, "UV_PROJECT_ENVIRONMENT": sys.prefix}
    command = [*installation.sync_command(uv, extra), "--quiet"]
    subprocess.run(command, cwd=installation.checkout(), env=environment, check=False)
    importlib.invalidate_caches()
