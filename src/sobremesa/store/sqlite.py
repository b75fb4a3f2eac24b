"""Tables and moves in one SQLite file, for a house that needs no database server."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import json
from msgspec.structs import asdict

from sobremesa.store import TOP, Conflict, Disk, ListedTable, MoveRow, Stage, TableRow
from sobremesa.store.clerk import Clerk, Rows, T, Work
from sobremesa.store.rows import as_added, as_appended, as_listed, as_read
from sobremesa.store.schema import KEEP_VERSIONS, LAST_VERSION, pending

PATIENCE = 10.0
"""Seconds to wait for another process that writes to the same file."""

BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

TABLES = "tables (id, code, version, body, stage, opened, begun, changed)"
CHANGE_TABLE = """
    UPDATE tables SET code = :code, version = :version, body = :body,
        stage = :stage, changed = :changed,
        begun = CASE WHEN stage = 'waiting' AND :stage <> 'waiting' THEN :changed ELSE begun END,
        ended = CASE
            WHEN stage = 'over' OR :stage <> 'over' THEN ended
            WHEN EXISTS (SELECT 1 FROM moves WHERE match_id = tables.id) THEN
                (SELECT made FROM moves WHERE match_id = tables.id ORDER BY step DESC LIMIT 1)
            ELSE :changed
        END
    WHERE id = :id AND version = :version - 1
"""
ROW = "id, code, version, body, stage, changed"
TABLE = f"SELECT {ROW} FROM tables WHERE id = ?"
TABLE_BY_CODE = f"SELECT {ROW} FROM tables WHERE code = ?"
LIVING_CODES = "SELECT count(*) FROM tables WHERE code >= 'A'"
MOVES = "moves (match_id, step, seat, id, move, made)"
TAIL = "SELECT step, seat, id, move, made FROM moves WHERE match_id = ? AND step > ? ORDER BY step"
NEWEST = """
    SELECT id, version, (SELECT coalesce(max(step), 0) FROM moves WHERE match_id = tables.id)
    FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""
LAST_MOVE = """
    coalesce((SELECT made FROM moves WHERE match_id = tables.id ORDER BY step DESC LIMIT 1), 0)
"""
LIST_TABLES = f"""
    SELECT {ROW}, opened, begun, ended, nullif(max(coalesce(changed, 0), {LAST_MOVE}), 0),
        (SELECT coalesce(max(step), 0) FROM moves WHERE match_id = tables.id)
    FROM tables WHERE (coalesce(opened, 0), id) < (?, ?) AND stage = coalesce(?, stage)
    ORDER BY coalesce(opened, 0) DESC, id DESC LIMIT ?
"""
COUNT_TABLES = "SELECT stage, count(*) FROM tables GROUP BY stage"
USED = f"max(coalesce(changed, found), {LAST_MOVE})"
UNUSED_TABLES = f"SELECT id FROM tables WHERE (stage = 'over') = ? AND {USED} < ? LIMIT ?"
REMOVE_TABLE = f"DELETE FROM tables WHERE id = ?1 AND (?2 IS NULL OR {USED} < ?2)"
REMOVE_MOVES = "DELETE FROM moves WHERE match_id = ?"
DISK = """
    SELECT file, page_size, freelist_count
    FROM pragma_database_list, pragma_page_size, pragma_freelist_count WHERE name = 'main'
"""
TRY_WRITING = (
    "INSERT INTO moves VALUES ('', 0, 0, '', zeroblob(8192), NULL)",
    "DELETE FROM moves WHERE match_id = ''",
)


class SqliteStore:
    """A store in a file. One thread writes, another reads without waiting for the disk."""

    def __init__(self, writer: Clerk, reader: Clerk) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the file, made with its folder on the first run, in the shape we know."""
        private_folder(path.parent)
        private_file(path)
        writer = Clerk("sqlite-writer", lambda: connect_to_write(path), writes=True)
        await writer.start()
        reader = Clerk("sqlite-reader", lambda: connect_to_read(path), writes=False)
        try:
            await reader.start()
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def add_table(self, table: TableRow) -> None:
        await self._write(Rows(TABLES, [as_added(table)]))

    async def change_table(self, table: TableRow) -> None:
        if not await self._write(lambda to: to.execute(CHANGE_TABLE, asdict(table)).rowcount):
            raise Conflict(f"table {table.id} is not at version {table.version - 1}")

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        if rows:
            await self._write(Rows(MOVES, as_appended(match_id, rows)))

    async def table(self, table_id: str) -> TableRow | None:
        return await self._find(TABLE, table_id)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._find(TABLE_BY_CODE, code)

    async def living_codes(self) -> int:
        [[count]] = await self._rows(LIVING_CODES)
        return int(count)

    async def tail(self, match_id: str, after: int) -> list[MoveRow]:
        def work(connection: sqlite3.Connection) -> list[MoveRow]:
            return as_read(connection.execute(TAIL, (match_id, after)))

        return await self._reader.ask(work)

    async def newest(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        rows = await self._rows(NEWEST, json.encode(table_ids).decode())
        return {row[0]: row[1:] for row in rows}

    async def list_tables(
        self, stage: Stage | None = None, after: tuple[int, str] = TOP, most: int = 50
    ) -> list[ListedTable]:
        return as_listed(await self._rows(LIST_TABLES, *after, stage, most))

    async def count_tables(self) -> dict[Stage, int]:
        return dict(await self._rows(COUNT_TABLES))

    async def unused_tables(self, over: bool, before: int, most: int) -> list[str]:
        return [row[0] for row in await self._rows(UNUSED_TABLES, over, before, most)]

    async def remove_table(self, table_id: str, unused_since: int | None = None) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            removed = connection.execute(REMOVE_TABLE, (table_id, unused_since)).rowcount
            if removed or unused_since is None:
                connection.execute(REMOVE_MOVES, (table_id,))
            return bool(removed)

        return await self._write(work)

    async def disk(self) -> Disk:
        [[path, size, free]] = await self._rows(DISK)
        files = (Path(path + end) for end in ("", "-wal", "-shm"))
        return Disk(sum(file.stat().st_size for file in files if file.exists()), size * free)

    async def try_writing(self) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for statement in TRY_WRITING:
                connection.execute(statement)

        await self._write(work)

    async def close(self) -> None:
        await asyncio.gather(self._reader.close(), self._writer.close())

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self._writer.ask(work)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in TAKEN:
                raise Conflict(str(error)) from error
            raise

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        return await self._reader.ask(lambda of: of.execute(statement, values).fetchall())

    async def _find(self, statement: str, name: str) -> TableRow | None:
        def work(connection: sqlite3.Connection) -> TableRow | None:
            row = connection.execute(statement, (name,)).fetchone()
            return TableRow(*row) if row else None

        return await self._reader.ask(work)


# Opening, in the clerks' threads


def private_folder(path: Path) -> None:
    """A folder that is made is nobody else's. One that was there stays as its owner wants it."""
    path.mkdir(0o700, parents=True, exist_ok=True)


def private_file(path: Path) -> None:
    """Nobody else reads the database; SQLite makes its other files as private as the first."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):  # not there, or another's
            one.chmod(one.stat().st_mode & 0o700)


def connect_to_write(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk, to a database in the shape we know."""
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, cached_statements=2 * Rows.MOST
    )
    try:
        use_a_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # only macOS needs it, and only it looks
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


def use_a_log(connection: sqlite3.Connection) -> None:
    """Write ahead to a log (WAL), so that readers and a writer do not wait for each other."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # While another process makes the same switch SQLite does not wait by itself.
            if error.sqlite_errorcode & 0xFF not in BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the shape we know, in one transaction; others wait meanwhile."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(KEEP_VERSIONS)
        (version,) = connection.execute(LAST_VERSION).fetchone()
        for number, script in pending("sqlite", version):
            for statement in statements(script):
                connection.execute(statement)
            connection.execute("INSERT INTO schema (version) VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """The statements of a script. (`executescript` would commit before it begins.)"""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
