"""Matches and moves, kept: one small interface, with SQLite and PostgreSQL behind it."""

import time
from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

Stage = Literal["waiting", "playing", "over"]
"""Where a table is on its way, as far as that is known without its match."""
TOP = (2**63 - 1, "")
"""The place before the newest in the list of tables."""


class TableRow(Struct, frozen=True):
    """A table as it is kept. What is in the body is the server's affair.

    All times are whole milliseconds since 1970, UTC; None is unknown.
    """

    id: str
    code: str
    version: int
    body: bytes
    stage: Stage = "waiting"
    changed: int | None = None
    """When this version was made. The first one opens the table, and the first one of another
    stage begins or ends it."""


class MoveRow(Struct, frozen=True):
    """One row of a match's log. The device's id is empty for the dealer's rows."""

    step: int
    seat: int
    id: str
    move: bytes
    made: int | None = None
    """When; of a time that nobody wrote down, None."""


class ListedTable(Struct, frozen=True):
    """A table in the list of all tables."""

    row: TableRow
    opened: int | None
    begun: int | None
    ended: int | None
    used: int | None
    """When the table was last changed, or the newest move was made."""
    steps: int
    """How many rows its log has."""

    @property
    def place(self) -> tuple[int, str]:
        """Where it stands in the list: what comes after it is older."""
        return self.opened or 0, self.row.id


class Disk(Struct, frozen=True):
    """Room in bytes: what the database takes, and what of that is free for new rows."""

    taken: int
    free: int


def now() -> int:
    """This moment as it is kept."""
    return time.time_ns() // 1_000_000


class Conflict(Exception):
    """Somebody else was first: read again what there is, and judge again."""


class Store(Protocol):
    """Keeps tables and the logs of their matches. What a call has returned from is on disk."""

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table; Conflict if its id or its code is taken."""
        ...

    async def table(self, table_id: str) -> TableRow | None:
        """The table as it was last kept."""
        ...

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table with this code."""
        ...

    async def living_codes(self) -> int:
        """How many tables have a code. One that was released begins with a hyphen."""
        ...

    async def change_table(self, table: TableRow) -> None:
        """Keep a changed table; Conflict unless its version follows the kept one by one."""
        ...

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        """Append rows to a log, all or none; Conflict if a step is taken.

        Who appends has read every step before: so no device's id comes twice either.
        """
        ...

    async def tail(self, match_id: str, after: int) -> list[MoveRow]:
        """The rows after a step, in order."""
        ...

    async def newest(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The version and the newest step of each of these tables that there is."""
        ...

    async def list_tables(
        self, stage: Stage | None = None, after: tuple[int, str] = TOP, most: int = 50
    ) -> list[ListedTable]:
        """Tables from the newest to the oldest, those of unknown age last; a page at a time.

        The next page comes after the `place` of the last one.
        """
        ...

    async def count_tables(self) -> dict[Stage, int]:
        """How many tables there are at each stage."""
        ...

    async def unused_tables(self, over: bool, before: int, most: int) -> list[str]:
        """Tables that are over, or that are not, and were last used before a moment.

        One of unknown times counts from when it was found by the first version that kept times.
        """
        ...

    async def remove_table(self, table_id: str, unused_since: int | None = None) -> bool:
        """Remove a table and its log, unless it was used since; whether there was such a table."""
        ...

    async def disk(self) -> Disk:
        """How much room everything takes."""
        ...

    async def try_writing(self) -> None:
        """Write something that leaves everything as it was, to see whether it can be kept."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...
