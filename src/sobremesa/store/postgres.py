"""Tables and moves in PostgreSQL, for a house with several workers or machines."""

import time
from collections.abc import Sequence
from typing import Any, LiteralString, TypeAlias

from psycopg import AsyncConnection, OperationalError
from psycopg.errors import UniqueViolation
from psycopg_pool import AsyncConnectionPool

from sobremesa.store import Conflict, MoveRow, TableRow
from sobremesa.store.schema import KEEP_VERSIONS, LAST_VERSION, pending

Pool: TypeAlias = AsyncConnectionPool[AsyncConnection[tuple[Any, ...]]]

CONNECTIONS = 8
"""At most, for one worker."""

PATIENCE = 10.0
"""Seconds to wait for a server that is away, such as one that is being restarted."""

ATTEMPT = 2.0
"""Seconds before asking the pool for a connection anew. Its own attempts come ever more rarely."""

MIGRATING = 0x736F6272656D6573
"""The advisory lock that is held while the shape of the database is changed."""

# Every request is one statement, and so one journey and one transaction.
ADD_TABLE = "INSERT INTO tables (id, code, version, body) VALUES (%s, %s, %s, %s)"
CHANGE_TABLE = "UPDATE tables SET code = %s, version = %s, body = %s WHERE id = %s AND version = %s"
TABLE = "SELECT id, code, version, body FROM tables WHERE id = %s"
TABLE_BY_CODE = "SELECT id, code, version, body FROM tables WHERE code = %s"
APPEND = """
    INSERT INTO moves (match_id, step, seat, id, move)
    SELECT %s, * FROM unnest(%s::integer[], %s::integer[], %s::text[], %s::bytea[])
"""
TAIL = "SELECT step, seat, id, move FROM moves WHERE match_id = %s AND step > %s ORDER BY step"


class PostgresStore:
    """A store in a database server. PostgreSQL itself commits in groups."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect, and bring the database to the shape we know."""
        await migrate(url)
        pool: Pool = AsyncConnectionPool(
            url,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=ATTEMPT,
            reconnect_timeout=ATTEMPT,
            open=False,
        )
        await pool.open(wait=True)
        return cls(pool)

    async def add_table(self, table: TableRow) -> None:
        await self._write(ADD_TABLE, table.id, table.code, table.version, table.body)

    async def change_table(self, table: TableRow) -> None:
        values = (table.code, table.version, table.body, table.id, table.version - 1)
        if not await self._write(CHANGE_TABLE, *values):
            raise Conflict(f"table {table.id} is not at version {table.version - 1}")

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        if rows:
            columns = (
                [row.step for row in rows],
                [row.seat for row in rows],
                [row.id for row in rows],
                [row.move for row in rows],
            )
            await self._write(APPEND, match_id, *columns)

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read(TABLE, table_id)
        return TableRow(*rows[0]) if rows else None

    async def table_by_code(self, code: str) -> TableRow | None:
        rows = await self._read(TABLE_BY_CODE, code)
        return TableRow(*rows[0]) if rows else None

    async def tail(self, match_id: str, after: int) -> list[MoveRow]:
        return [MoveRow(*row) for row in await self._read(TAIL, match_id, after)]

    async def close(self) -> None:
        await self._pool.close()

    async def _read(self, statement: LiteralString, name: str, *values: int) -> list[Any]:
        if "\0" in name:  # PostgreSQL keeps no such text and refuses even to look for it
            return []
        rows, _ = await self._ask(statement, (name, *values))
        return rows

    async def _write(self, statement: LiteralString, *values: object) -> int:
        """How many rows were written. After a lost connection it is tried again.

        If the first try did arrive, the second one is a conflict with itself, and what a caller
        does about conflicts is right here too: read again, and find it done.
        """
        try:
            _, count = await self._ask(statement, values)
        except UniqueViolation as error:
            raise Conflict(str(error)) from error
        return count

    async def _ask(
        self, statement: LiteralString, values: tuple[object, ...]
    ) -> tuple[list[Any], int]:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._pool.connection() as connection:
                    cursor = await connection.execute(statement, values)
                    return (await cursor.fetchall() if cursor.description else []), cursor.rowcount
            except OperationalError as error:
                if not is_outage(error) or time.monotonic() > deadline:
                    raise
            await self._pool.check()  # the other idle connections are probably gone as well


def is_outage(error: OperationalError) -> bool:
    """Whether the server was not there, as opposed to unwilling (a full disk, a lock)."""
    code = error.sqlstate
    return code is None or code.startswith(("08", "57P"))


async def migrate(url: str) -> None:
    """Bring the database to the shape we know, in one transaction; others wait meanwhile."""
    async with await AsyncConnection.connect(url) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        await connection.execute(KEEP_VERSIONS)
        rows = await (await connection.execute(LAST_VERSION)).fetchall()
        for number, script in pending("postgresql", rows[0][0]):
            await connection.execute(script.encode())
            await connection.execute("INSERT INTO schema (version) VALUES (%s)", (number,))
