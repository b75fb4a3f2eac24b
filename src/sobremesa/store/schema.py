"""The shape of a database: numbered SQL files, applied in order whenever a store opens.

The table `schema` holds one row for each file that was applied. A file that was released is never
edited; a change is a new file with the next number.
"""

from pathlib import Path
from typing import Literal

from sobremesa.core.refusal import Refused

Kind = Literal["sqlite", "postgresql"]

HOME = Path(__file__).parent / "migrations"

KEEP_VERSIONS = "CREATE TABLE IF NOT EXISTS schema (version integer NOT NULL PRIMARY KEY)"
LAST_VERSION = "SELECT coalesce(max(version), 0) FROM schema"


class NewerDatabase(Refused):
    """The database was made by a later version of the program; this one must not touch it."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__("newer_database", found=found, known=known)


def pending(kind: Kind, version: int) -> list[tuple[int, str]]:
    """What a database of this version lacks: each number with its SQL, in order."""
    files = sorted((HOME / kind).glob("*.sql"))
    numbers = [int(file.name.split("_")[0]) for file in files]
    if numbers != list(range(1, len(files) + 1)):
        raise RuntimeError(f"the migrations in {HOME / kind} are not numbered 1, 2, 3...")
    if version > len(files):
        raise NewerDatabase(found=version, known=len(files))
    return [(number, files[number - 1].read_text("utf-8")) for number in numbers[version:]]
