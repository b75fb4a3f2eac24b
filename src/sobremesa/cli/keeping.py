"""Where matches are kept on this machine."""

import os
import sys
import time
from pathlib import Path

from sobremesa.core import record
from sobremesa.core.record import Record


def data_folder(wish: Path | None) -> Path:
    """The folder asked for, else where this system keeps such things; what is there is found."""
    if wish is not None:
        return wish
    if shared := os.environ.get("XDG_DATA_HOME"):
        return Path(shared) / "sobremesa"
    everywhere, usual = Path.home() / ".local" / "share" / "sobremesa", _usual() / "sobremesa"
    return everywhere if everywhere.is_dir() and not usual.is_dir() else usual


def _usual() -> Path:
    """Where programs keep what is theirs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    return home / ".local" / "share"


def keep(paper: Record, folder: Path) -> Path:
    """Write a record into the folder under a name of its own; the path it got."""
    matches = folder / "matches"
    for private in (folder, matches):
        private.mkdir(0o700, parents=True, exist_ok=True)
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{paper.game}"
    number = 1
    while True:
        path = matches / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            with open(path, "x", encoding="utf-8", opener=privately) as file:
                file.write(record.write(paper))
            return path
        except FileExistsError:
            number += 1


def privately(path: str, flags: int) -> int:
    """A file that nobody else reads."""
    return os.open(path, flags, 0o600)
