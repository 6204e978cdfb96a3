"""The script of the charts in reports, kept in a file: bundling it takes seconds in every process that writes a report."""

import hashlib
import importlib.metadata
import os
import tempfile
from pathlib import Path

from blackgate.arena import html_page


def share_chart_script() -> None:
    """Let this process take the script from a file that all processes of the tests share."""
    bundle = html_page.script

    def script(version: str) -> str:
        path = Path(tempfile.gettempdir()) / f"blackgate-tests-{os.getuid()}-{fingerprint()}-{version}.js"
        if not path.exists():
            written = path.with_suffix(f".{os.getpid()}")
            written.write_text(bundle(version), encoding="utf-8")
            written.replace(path)
        return path.read_text(encoding="utf-8")

    html_page.script = script  # type: ignore[assignment]


def fingerprint() -> str:
    """Return another text whenever the script might differ."""
    sources = (html_page.HERE / "html_page.js").read_bytes() + Path(html_page.__file__).read_bytes()
    return hashlib.sha256(sources + importlib.metadata.version("vl-convert-python").encode()).hexdigest()[:16]
