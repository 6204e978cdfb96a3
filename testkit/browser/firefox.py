"""Where Firefox is installed, and how Playwright starts it."""

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

PROGRAMS = ("firefox-esr", "firefox")
FIREFOX = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
MISSING = "Firefox is not installed: make firefox"
ROOT = Path(__file__).parents[2]


def launch(playwright: Playwright, folder: Path) -> Browser:
    """Start the installed Firefox. `folder` is for a script, because Playwright starts one program without arguments of ours."""
    script = folder / "firefox"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m testkit.browser.firefox_relay "$@"\n')
    script.chmod(0o755)
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    return playwright.firefox.launch(channel="moz-firefox", executable_path=script, env={**os.environ, "PYTHONPATH": paths})
