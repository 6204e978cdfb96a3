"""Where the play service stores its tables unless `--db` says otherwise."""

import os
import sys
from pathlib import Path

FILE = Path("blackgate") / "blackgate.db"


def default_db() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{database_file()}"


def database_file() -> Path:
    """Return the file in the data folder of this system. A file where version 0.1 stored it is still used."""
    native, before = native_folder() / FILE, xdg_folder() / FILE
    return before if before.exists() and not native.exists() else native


def native_folder() -> Path:
    """Return the folder for the data of programs, where this system expects it."""
    systems = {
        "win32": Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"),
        "darwin": Path.home() / "Library" / "Application Support",
    }
    return systems.get(sys.platform) or xdg_folder()


def xdg_folder() -> Path:
    """Return the folder for the data of programs on Linux."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
