"""Tables and moves in PostgreSQL, for a house with several workers or machines.

Appends are gathered as SQLite's are: while one statement is on its way the next one fills up, so
under load a move costs a tenth of what it would cost alone, here and in the server.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from itertools import chain
from typing import Any, LiteralString, TypeAlias

from msgspec.structs import asdict
from psycopg import AsyncConnection, OperationalError
from psycopg.errors import UniqueViolation
from psycopg_pool import AsyncConnectionPool

from sobremesa.store import TOP, Conflict, Disk, ListedTable, MoveRow, Stage, TableRow
from sobremesa.store.rows import as_added, as_appended, as_listed, as_read
from sobremesa.store.schema import KEEP_VERSIONS, LAST_VERSION, pending

Pool: TypeAlias = AsyncConnectionPool[AsyncConnection[tuple[Any, ...]]]
Values: TypeAlias = tuple[Any, ...]

CONNECTIONS = 8
"""At most, for one worker."""

PATIENCE = 10.0
"""Seconds to wait for a server that is away, such as one that is being restarted."""

ATTEMPT = 2.0
"""Seconds before asking the pool for a connection anew. Its own attempts come ever more rarely."""

CLOSING = 1.0
"""Seconds for each part of closing, even if the server hangs."""

DESK = 1024
"""How many appends may wait; further callers wait until there is room."""

ROWS = 1000
"""How many rows make a batch full. (PostgreSQL takes 65,535 values in a statement.)"""

SOON_KNOWN_DEAD = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A machine that has gone without a word would else be waited for by the hour."""

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it has a line for every try; we have one

CLOSED = "the store is closed"

MIGRATING = 0x736F6272656D6573
"""The advisory lock that is held while the shape of the database is changed."""

# Whatever is asked is one statement, and so one journey and one transaction.
ADD_TABLE = """
    INSERT INTO tables (id, code, version, body, stage, opened, begun, changed)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
"""
CHANGE_TABLE = """
    UPDATE tables SET code = %(code)s, version = %(version)s, body = %(body)s,
        stage = %(stage)s, changed = %(changed)s,
        begun = CASE
            WHEN stage = 'waiting' AND %(stage)s <> 'waiting' THEN %(changed)s ELSE begun
        END,
        ended = CASE
            WHEN stage = 'over' OR %(stage)s <> 'over' THEN ended
            WHEN EXISTS (SELECT 1 FROM moves WHERE match_id = tables.id) THEN
                (SELECT made FROM moves WHERE match_id = tables.id ORDER BY step DESC LIMIT 1)
            ELSE %(changed)s
        END
    WHERE id = %(id)s AND version = %(version)s - 1
"""
ROW = "id, code, version, body, stage, changed"
TABLE = f"SELECT {ROW} FROM tables WHERE id = %s"
TABLE_BY_CODE = f"SELECT {ROW} FROM tables WHERE code = %s"
LIVING_CODES = "SELECT count(*) FROM tables WHERE code NOT LIKE %s"
APPEND = "INSERT INTO moves (match_id, step, seat, id, move, made) VALUES "
APPENDED = "(%s, %s, %s, %s, %s, %s)"
TAIL = """
    SELECT step, seat, id, move, made FROM moves WHERE match_id = %s AND step > %s ORDER BY step
"""
NEWEST = """
    SELECT id, version, (SELECT coalesce(max(step), 0) FROM moves WHERE match_id = tables.id)
    FROM tables WHERE id = ANY(%s)
"""
SIZES = """
    SELECT match_id, sum(octet_length(move)) FROM moves WHERE match_id = ANY(%s) GROUP BY match_id
"""
LAST_MOVE = "(SELECT made FROM moves WHERE match_id = tables.id ORDER BY step DESC LIMIT 1)"
LIST_TABLES = f"""
    SELECT {ROW}, opened, begun, ended, greatest(changed, {LAST_MOVE}),
        (SELECT coalesce(max(step), 0) FROM moves WHERE match_id = tables.id)
    FROM tables WHERE (coalesce(opened, 0), id) < (%s, %s) AND stage = coalesce(%s, stage)
    ORDER BY coalesce(opened, 0) DESC, id DESC LIMIT %s
"""
COUNT_TABLES = "SELECT stage, count(*) FROM tables GROUP BY stage"
USED = f"greatest(coalesce(changed, found), {LAST_MOVE})"
UNUSED_TABLES = f"SELECT id FROM tables WHERE (stage = 'over') = %s AND {USED} < %s LIMIT %s"
REMOVE_UNUSED = f"""
    WITH removed AS (DELETE FROM tables WHERE id = %s AND {USED} < %s RETURNING id),
        emptied AS (DELETE FROM moves WHERE match_id IN (SELECT id FROM removed))
    SELECT 1 FROM removed
"""
REMOVE_TABLE = """
    WITH emptied AS (DELETE FROM moves WHERE match_id = %s)
    DELETE FROM tables WHERE id = %s RETURNING 1
"""
DISK = "SELECT pg_database_size(current_database())"
TRY_WRITING = "UPDATE schema SET version = version"


class Append:
    """Rows that somebody waits to see kept."""

    def __init__(self, values: Sequence[Values]) -> None:
        self.values = values
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        """Tell the caller, unless they have stopped waiting."""
        if self.kept.done():
            return
        if error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(error)


class PostgresStore:
    """A store in a database server."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._closing = False
        self._desk: asyncio.Queue[Append] = asyncio.Queue(DESK)
        self._writer = asyncio.create_task(self._keep_appending())

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect, and bring the database to the shape we know."""
        await migrate(url)
        pool: Pool = AsyncConnectionPool(
            url,
            kwargs={"autocommit": True, **SOON_KNOWN_DEAD},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=ATTEMPT,
            reconnect_timeout=ATTEMPT,
            open=False,
        )
        try:
            await pool.open(wait=True)
        except BaseException:
            # A worker of the pool that is cancelled while it connects would wait for ever.
            await pool.close()
            raise
        return cls(pool)

    async def add_table(self, table: TableRow) -> None:
        self._must_be_open()
        await self._write(ADD_TABLE, as_added(table))

    async def change_table(self, table: TableRow) -> None:
        self._must_be_open()
        if not await self._write(CHANGE_TABLE, asdict(table)):
            raise Conflict(f"table {table.id} is not at version {table.version - 1}")

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        self._must_be_open()
        if rows:
            append = Append(as_appended(match_id, rows))
            async with asyncio.timeout(PATIENCE + ATTEMPT):
                await self._desk.put(append)
                await append.kept

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read(TABLE, table_id)
        return TableRow(*rows[0]) if rows else None

    async def table_by_code(self, code: str) -> TableRow | None:
        rows = await self._read(TABLE_BY_CODE, code)
        return TableRow(*rows[0]) if rows else None

    async def living_codes(self) -> int:
        [[count]] = await self._read(LIVING_CODES, "-%")
        return int(count)

    async def tail(self, match_id: str, after: int) -> list[MoveRow]:
        return as_read(await self._read(TAIL, match_id, after))

    async def newest(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        rows = await self._rows(NEWEST, list(table_ids))
        return {row[0]: row[1:] for row in rows}

    async def sizes(self, table_ids: Sequence[str]) -> dict[str, int]:
        return dict(await self._rows(SIZES, list(table_ids)))

    async def list_tables(
        self, stage: Stage | None = None, after: tuple[int, str] = TOP, most: int = 50
    ) -> list[ListedTable]:
        return as_listed(await self._rows(LIST_TABLES, *after, stage, most))

    async def count_tables(self) -> dict[Stage, int]:
        return dict(await self._rows(COUNT_TABLES))

    async def unused_tables(self, over: bool, before: int, most: int) -> list[str]:
        return [row[0] for row in await self._rows(UNUSED_TABLES, over, before, most)]

    async def remove_table(self, table_id: str, unused_since: int | None = None) -> bool:
        if unused_since is None:
            return bool(await self._read(REMOVE_TABLE, table_id, table_id))
        return bool(await self._read(REMOVE_UNUSED, table_id, unused_since))

    async def disk(self) -> Disk:
        [[taken]] = await self._rows(DISK)
        return Disk(taken, 0)

    async def try_writing(self) -> None:
        self._must_be_open()
        await self._write(TRY_WRITING, ())

    async def close(self) -> None:
        self._closing = True
        # The writer may be gone before us: when a loop is torn down every task is cancelled.
        finished = asyncio.ensure_future(self._desk.join())
        both = [finished, self._writer]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED, timeout=CLOSING)
        finished.cancel()
        self._writer.cancel()
        await asyncio.wait(both, timeout=CLOSING)  # longer, if the server hangs: it is asked again
        await self._pool.close(CLOSING)

    # Appending

    async def _keep_appending(self) -> None:
        batch: list[Append] = []
        try:
            while True:
                batch = await self._take()
                await self._append_together(batch)
                for _ in batch:
                    self._desk.task_done()
        finally:
            self._closing = True
            while not self._desk.empty():
                batch.append(self._desk.get_nowait())
            for append in batch:
                append.settle(RuntimeError(CLOSED))

    async def _take(self) -> list[Append]:
        """Everything on the desk, once there is something."""
        batch = [await self._desk.get()]
        rows = len(batch[0].values)
        while rows < ROWS and not self._desk.empty():
            batch.append(self._desk.get_nowait())
            rows += len(batch[-1].values)
        return batch

    async def _append_together(self, batch: list[Append]) -> None:
        """Append everything by one statement; if that cannot be, each for itself."""
        batch = [append for append in batch if not append.kept.done()]  # nobody waits any more
        if not batch:
            return
        # In one order everywhere, or two workers could wait for each other's rows.
        batch.sort(key=lambda append: append.values[0][0])
        values = list(chain.from_iterable(append.values for append in batch))
        try:
            statement = APPEND + ", ".join([APPENDED] * len(values))
            await self._write(statement, tuple(chain.from_iterable(values)))
        except Exception as error:
            if len(batch) == 1 or is_outage(error):
                for append in batch:
                    append.settle(error)
                return
            for append in batch:
                await self._append_together([append])
        else:
            for append in batch:
                append.settle()

    # Asking

    def _must_be_open(self) -> None:
        if self._closing:
            raise RuntimeError(CLOSED)

    async def _read(self, statement: LiteralString, name: str, *values: object) -> list[Any]:
        if "\0" in name:  # PostgreSQL keeps no such text and refuses even to look for it
            return []
        return await self._rows(statement, name, *values)

    async def _rows(self, statement: LiteralString, *values: object) -> list[Any]:
        self._must_be_open()
        rows, _ = await self._ask(statement, values)
        return rows

    async def _write(self, statement: LiteralString, values: Values | dict[str, object]) -> int:
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
        self, statement: LiteralString, values: Values | dict[str, object]
    ) -> tuple[list[Any], int]:
        deadline = time.monotonic() + PATIENCE
        last_call = asyncio.get_running_loop().time() + PATIENCE + ATTEMPT
        while True:
            try:
                async with asyncio.timeout_at(last_call), self._pool.connection() as connection:
                    cursor = await connection.execute(statement, values)
                    return (await cursor.fetchall() if cursor.description else []), cursor.rowcount
            except OperationalError as error:
                if self._pool.closed or not is_outage(error) or time.monotonic() > deadline:
                    raise
            async with asyncio.timeout_at(last_call):
                await self._pool.check()  # the other idle connections are probably gone as well


def is_outage(error: Exception) -> bool:
    """Whether the server was not there, as opposed to unwilling (a full disk, a lock)."""
    if isinstance(error, TimeoutError):
        return True
    if not isinstance(error, OperationalError):
        return False
    return error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))


async def migrate(url: str) -> None:
    """Bring the database to the shape we know, in one transaction; others wait meanwhile."""
    async with await AsyncConnection.connect(url) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        await connection.execute(KEEP_VERSIONS)
        rows = await (await connection.execute(LAST_VERSION)).fetchall()
        for number, script in pending("postgresql", rows[0][0]):
            await connection.execute(script.encode())
            await connection.execute("INSERT INTO schema (version) VALUES (%s)", (number,))
