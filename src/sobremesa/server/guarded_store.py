"""The store as a server asks it: when it is in trouble that is a refusal, told once a minute."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from sobremesa.server.log import note
from sobremesa.server.refusals import StoreTrouble
from sobremesa.store import TOP, Conflict, Disk, ListedTable, MoveRow, Stage, Store, TableRow

T = TypeVar("T")

LINE_SECONDS = 60.0
"""While trouble lasts there is a line in the log so often."""
ANSWER_SECONDS = 2.0
"""A store that takes longer is not well."""
AGAIN_SECONDS = 1.0
"""Until a bot or a clock tries again to have something kept."""


class Side:
    """Reading or writing: whether it failed the last time."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.fails = False
        self._failures = 0
        self._next_line = 0.0
        self._noted = False

    def failed(self, error: Exception) -> StoreTrouble:
        """Take note of it; what to tell whoever asked."""
        self.fails = True
        self._failures += 1
        if time.monotonic() >= self._next_line:
            self._next_line = time.monotonic() + LINE_SECONDS
            self._noted = True
            why = f"{type(error).__name__}: {error}"[:300]
            note("store in trouble", logging.ERROR, code=self.code, times=self._failures, why=why)
        return StoreTrouble(self.code)

    def worked(self) -> None:
        if self.fails:
            self.fails = False
            if self._noted:
                note("store works again", code=self.code, failures=self._failures)
            self._failures, self._noted = 0, False


class GuardedStore:
    """A store that refuses what it cannot do, and knows how it is."""

    def __init__(self, store: Store) -> None:
        self.reading = Side("cannot_read")
        self.writing = Side("cannot_keep")
        self._store = store
        self._asking: asyncio.Task[None] | None = None

    async def in_trouble(self) -> list[str]:
        """What it cannot do now. A store that takes too long cannot be read."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_after_it())
        _, silent = await asyncio.wait([self._asking], timeout=ANSWER_SECONDS)
        fails = {self.reading: self.reading.fails or bool(silent), self.writing: self.writing.fails}
        return [side.code for side in fails if fails[side]]

    async def _ask_after_it(self) -> None:
        with suppress(StoreTrouble):
            await self.newest(())

    async def _try(self, side: Side, asked: Awaitable[T]) -> T:
        try:
            answer = await asked
        except Conflict:
            side.worked()
            raise
        except Exception as error:
            raise side.failed(error) from error
        side.worked()
        return answer

    # As any store

    def add_table(self, table: TableRow) -> Coroutine[Any, Any, None]:
        return self._try(self.writing, self._store.add_table(table))

    def change_table(self, table: TableRow) -> Coroutine[Any, Any, None]:
        return self._try(self.writing, self._store.change_table(table))

    def append(self, match_id: str, rows: Sequence[MoveRow]) -> Coroutine[Any, Any, None]:
        return self._try(self.writing, self._store.append(match_id, rows))

    def try_writing(self) -> Coroutine[Any, Any, None]:
        return self._try(self.writing, self._store.try_writing())

    def table(self, table_id: str) -> Coroutine[Any, Any, TableRow | None]:
        return self._try(self.reading, self._store.table(table_id))

    def table_by_code(self, code: str) -> Coroutine[Any, Any, TableRow | None]:
        return self._try(self.reading, self._store.table_by_code(code))

    def living_codes(self) -> Coroutine[Any, Any, int]:
        return self._try(self.reading, self._store.living_codes())

    def tail(self, match_id: str, after: int) -> Coroutine[Any, Any, list[MoveRow]]:
        return self._try(self.reading, self._store.tail(match_id, after))

    def newest(self, table_ids: Sequence[str]) -> Coroutine[Any, Any, dict[str, tuple[int, int]]]:
        return self._try(self.reading, self._store.newest(table_ids))

    def list_tables(
        self, stage: Stage | None = None, after: tuple[int, str] = TOP, most: int = 50
    ) -> Coroutine[Any, Any, list[ListedTable]]:
        return self._try(self.reading, self._store.list_tables(stage, after, most))

    def count_tables(self) -> Coroutine[Any, Any, dict[Stage, int]]:
        return self._try(self.reading, self._store.count_tables())

    def unused_tables(self, over: bool, before: int, most: int) -> Coroutine[Any, Any, list[str]]:
        return self._try(self.reading, self._store.unused_tables(over, before, most))

    def remove_table(
        self, table_id: str, unused_since: int | None = None
    ) -> Coroutine[Any, Any, bool]:
        return self._try(self.writing, self._store.remove_table(table_id, unused_since))

    def disk(self) -> Coroutine[Any, Any, Disk]:
        return self._try(self.reading, self._store.disk())

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        await self._store.close()
