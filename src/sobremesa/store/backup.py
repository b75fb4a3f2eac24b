"""Whole copies of a SQLite database, also while a server writes to it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sobremesa.core.refusal import Refused
from sobremesa.store.opening import FILE
from sobremesa.store.schema import LAST_VERSION, NewerDatabase, pending


class CannotCopy(Refused):
    """A database is not copied so; everything is as it was."""


def back_up(data: Path, to: Path) -> None:
    """Copy what a data folder keeps, as it is at one moment, into a new file."""
    if not (data / FILE).exists():
        raise CannotCopy("no_database", path=str(data))
    _copy_anew(data / FILE, to)


def restore(file: Path, data: Path) -> None:
    """Make a copy the database of a data folder that has none."""
    try:
        version = _version(file)
    except (sqlite3.Error, OSError) as error:
        raise CannotCopy("no_backup", path=str(file), reason=str(error)) from None
    pending("sqlite", version)  # refuses what a later program has made
    for companion in (
        data / f"{FILE}-wal",
        data / f"{FILE}-shm",
    ):  # they would be taken for its own
        if companion.exists():
            raise CannotCopy("file_there", path=str(companion))
    _copy_anew(file, data / FILE)


def copy_before_migrating(data: Path) -> Path | None:
    """Keep a database of an older shape as it is: whoever goes back to an older program needs it.

    An earlier copy of this name is replaced: it is older, or what is left of a start that failed.
    """
    try:
        version = _version(data / FILE)
        missing = pending("sqlite", version)
    except (sqlite3.Error, OSError, NewerDatabase):
        return None  # none yet, or none that opens: that is said when it is opened
    if not missing:
        return None
    copy = data / FILE.replace(".db", f"-before-{missing[-1][0]}.db")
    _copy(data / FILE, copy)
    return copy


def _version(file: Path) -> int:
    """The number of a database's shape; an error if it is none of ours."""
    with closing(_opened(file)) as connection:
        version: int = connection.execute(LAST_VERSION).fetchone()[0]
    return version


def _opened(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there, also to one that can only be read."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)


def _copy_anew(source: Path, target: Path) -> None:
    """Copy to a name that nobody has. Cut off, it leaves an empty file, which is no database."""
    try:
        _make(target)
    except FileExistsError:
        raise CannotCopy("file_there", path=str(target)) from None
    except OSError as error:
        raise CannotCopy("cannot_copy", reason=error.strerror or str(error)) from None
    try:
        _copy(source, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _copy(source: Path, target: Path) -> None:
    """Copy beside the target, look whether it is whole, and only then take its name."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        _make(part)
        # In one step: whoever writes meanwhile is not held up, nor makes it begin anew.
        with closing(_opened(source)) as here, closing(_opened(part)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            [[found]] = there.execute("PRAGMA quick_check(1)").fetchall()
            if found != "ok":
                raise CannotCopy("cannot_copy", reason=found)
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        raise CannotCopy("cannot_copy", reason=str(error)) from None
    finally:
        for end in ("", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)


def _make(file: Path) -> None:
    """An empty file that nobody else reads."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
