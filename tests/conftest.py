"""Before any test: refuse to test an engine that was compiled from older sources."""

from pathlib import Path

import pytest

import blackgate.engine


def pytest_sessionstart(session: pytest.Session) -> None:
    """A stale compiled module would test what the code once was."""
    compiled = Path(str(blackgate.engine.__file__))
    if compiled.suffix == ".py":
        return
    source = compiled.parent
    patterns = ("engine/*.py", "game.py", "view.py", "bots/mind/*.py", "env/core/*.py")
    sources = [path for pattern in patterns for path in source.parent.glob(pattern)]
    newest = max(sources, key=lambda path: path.stat().st_mtime)
    if newest.stat().st_mtime > compiled.stat().st_mtime:
        pytest.exit(f"{newest.name} was changed after the engine was compiled: run make compile", returncode=3)
