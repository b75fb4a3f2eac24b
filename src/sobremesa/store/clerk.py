"""A clerk: a thread with a SQLite connection of its own, and a desk where requests pile up.

The writing clerk takes everything that lies on the desk, does it in one transaction and commits
once. While the disk is busy with one batch the next one gathers, so the more there is to do, the
less each request costs.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

DESK = 1024
"""How many requests may lie on the desk; further callers wait until there is room."""


CROWD = 4
PAUSE_SECONDS = 0.0005
LONGEST_PAUSE_SECONDS = 0.01
"""After a crowd of requests a pause, longer the more they were, lets the next ones gather: each
commit costs the same, however much is in it."""


class Rows:
    """Work that adds rows to a table. The rows of many requests can go in one statement.

    That matters: at the end of each statement the clerk's thread waits for its turn to run again,
    which a busy event loop is slow to grant.
    """

    MOST = 150
    MOST_VALUES = 999
    """SQLite takes no more in one statement where it is old."""

    def __init__(self, into: str, rows: Sequence[tuple[object, ...]]) -> None:
        self.into = into
        self.rows = rows

    def __call__(self, connection: sqlite3.Connection) -> None:
        most = min(self.MOST, self.MOST_VALUES // len(self.rows[0]))
        for start in range(0, len(self.rows), most):
            rows = self.rows[start : start + most]
            row = f"({', '.join('?' * len(rows[0]))})"
            statement = f"INSERT INTO {self.into} VALUES {', '.join([row] * len(rows))}"
            connection.execute(statement, [value for row in rows for value in row])


class Request:
    """Work to be done, and what came of it."""

    __slots__ = ("answer", "error", "future", "work")

    def __init__(self, work: Work[Any], future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.answer: Any = None
        self.error: BaseException | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        try:
            self.answer = self.work(connection)
        except Exception as error:
            self.error = error

    def settle(self) -> None:
        """Tell the caller, unless they have stopped waiting."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Clerk:
    """Does what is asked in a thread, in order. Belongs to the event loop it was made in."""

    def __init__(self, name: str, connect: Callable[[], sqlite3.Connection], writes: bool) -> None:
        self._connect = connect
        self._do = do_in_one_transaction if writes else do_one_by_one
        self._loop = asyncio.get_running_loop()
        self._desk: SimpleQueue[Request | None] = SimpleQueue()
        self._room = asyncio.Semaphore(DESK)
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self._closing = False
        # A process that ends without closing the store must not hang; what was acknowledged is
        # on disk in any case.
        self._thread = threading.Thread(target=self._serve, name=name, daemon=True)

    async def start(self) -> None:
        """Open the connection; whatever goes wrong with that is raised here."""
        self._thread.start()
        await self._ready

    async def ask(self, work: Work[T]) -> T:
        """Have something done. When this returns, what was written is on disk."""
        await self._room.acquire()
        if self._closing:
            self._room.release()
            raise RuntimeError("the store is closed")
        request = Request(work, self._loop.create_future())
        self._desk.put(request)
        answer: T = await request.future
        return answer

    async def close(self) -> None:
        """Finish what lies on the desk, then let go of the connection."""
        if not self._closing:
            self._closing = True
            self._desk.put(None)
        await asyncio.shield(self._gone)

    # In the thread

    def _serve(self) -> None:
        try:
            connection = self._connect()
        except Exception as error:
            self._tell(self._ready.set_exception, error)
            return
        self._tell(self._ready.set_result, None)
        more = True
        while more:
            batch, more = self._take()
            if batch:
                self._do(connection, batch)
                self._tell(self._settle, batch)
                if len(batch) >= CROWD:
                    time.sleep(min(LONGEST_PAUSE_SECONDS, len(batch) * PAUSE_SECONDS))
        connection.close()
        self._tell(self._gone.set_result, None)

    def _take(self) -> tuple[list[Request], bool]:
        """Everything on the desk, once there is something; and whether more may come."""
        batch: list[Request] = []
        request = self._desk.get()
        with suppress(Empty):
            while request is not None:
                batch.append(request)
                request = self._desk.get_nowait()
            return batch, False
        return batch, True

    def _tell(self, callback: Callable[[Any], object], fact: object) -> None:
        # The loop may have been closed without closing the store: then nobody waits any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, fact)

    # Back in the loop

    def _settle(self, batch: Sequence[Request]) -> None:
        for request in batch:
            self._room.release()
            request.settle()


def do_one_by_one(connection: sqlite3.Connection, batch: Sequence[Request]) -> None:
    """For reading: every request sees what is committed when its turn comes."""
    for request in batch:
        request.do(connection)


def do_in_one_transaction(connection: sqlite3.Connection, batch: Sequence[Request]) -> None:
    """Do all requests and commit once. A request that fails fails alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for request in insert_together(connection, batch):
            connection.execute("SAVEPOINT request")
            request.do(connection)
            if request.error is not None:
                if not connection.in_transaction:  # a full disk, say: SQLite gave up everything
                    raise request.error
                connection.execute("ROLLBACK TO request")
            connection.execute("RELEASE request")
        connection.execute("COMMIT")
    except Exception as error:
        for request in batch:
            request.error = request.error or error
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def insert_together(connection: sqlite3.Connection, batch: Sequence[Request]) -> Sequence[Request]:
    """Add the rows of all requests that only add rows; the requests that are left to do."""
    adding = [request.work for request in batch if isinstance(request.work, Rows)]
    if not adding or len({work.into for work in adding}) > 1:
        return batch
    connection.execute("SAVEPOINT together")
    try:
        Rows(adding[0].into, [row for work in adding for row in work.rows])(connection)
    except Exception:  # one of them fails; which, shows one by one
        connection.execute("ROLLBACK TO together")
        return batch
    finally:
        connection.execute("RELEASE together")
    return [request for request in batch if not isinstance(request.work, Rows)]
