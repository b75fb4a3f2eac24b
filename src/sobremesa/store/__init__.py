"""Matches and moves, kept: one small interface, with SQLite and PostgreSQL behind it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """A table as it is kept. What is in the body is the server's affair."""

    id: str
    code: str
    version: int
    body: bytes


class MoveRow(Struct, frozen=True):
    """One row of a match's log. The device's id is empty for the dealer's rows."""

    step: int
    seat: int
    id: str
    move: bytes


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

    async def try_writing(self) -> None:
        """Write something that leaves everything as it was, to see whether it can be kept."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...
