"""All tables that this worker serves: opened, found, and forgotten when nobody uses them."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from sobremesa.bus import Bus
from sobremesa.core.values import Seat
from sobremesa.server import presence, seating
from sobremesa.server.limits import Crowd, Limits
from sobremesa.server.refusals import Forbidden, NotThere, StoreTrouble
from sobremesa.server.seating import TableDoc
from sobremesa.server.table import Due, Table
from sobremesa.server.wire import OpenTable, TableInfo
from sobremesa.server.worker import Worker
from sobremesa.store import Conflict, Store

IDLE_SECONDS = 60.0
"""A table nobody is at is forgotten after so long; the store has it."""
KEEP_UP_SECONDS = 1.0
"""So often the tables here are compared with the store: nobody is later than that, even if the
messages of other workers get lost."""


class House:
    """The tables of this worker, those who may come to them, and how many at a time."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        bot_pace: float = 0.0,
        limits: Limits | None = None,
        addresses: tuple[str, ...] = (),
    ) -> None:
        self.worker = Worker(store, bus, bot_pace)
        self.limits = limits or Limits()
        self.crowd = Crowd(self.limits.sockets)
        self.addresses = addresses
        self.tables: dict[str, Table] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by those who wait for a table to be read."""

    async def open_table(self, wish: OpenTable) -> tuple[TableInfo, str, dict[Seat, str]]:
        """Open a table; with `start`, begin if nobody is missing."""
        while True:
            doc, host, tokens = seating.opened(wish)
            if wish.start and all(seat.kind != "open" for seat in doc.seats):
                doc = seating.start(doc, host)
            try:
                await self.worker.store.add_table(doc.row())
                break
            except Conflict:
                continue  # the code is taken; make another
        self.worker.metrics.count("tables_opened_total")
        return doc.info("playing" if doc.started else "waiting", ()), host, tokens

    async def table(self, table_id: str) -> Table:
        """The table of this id, read from the store if it is not here yet."""
        table = self.tables.get(table_id)
        if table is None:
            lock = self._opening.setdefault(table_id, asyncio.Lock())
            async with lock:
                table = self.tables.get(table_id) or await self._fetch(table_id)
        table.used = time.monotonic()
        return table

    async def newest(self, table_id: str) -> Table:
        """The table of this id, as far as the store is now."""
        known = self.tables.get(table_id)
        table = await self.table(table_id)
        if table is known:
            await table.keep_up()
        return table

    async def _fetch(self, table_id: str) -> Table:
        row = await self.worker.store.table(table_id)
        if row is None:
            raise NotThere("no_such_table")
        table = Table(seating.read(row), self.worker)
        try:
            await table.open()
        except BaseException:
            await self.worker.bus.leave(table_id)
            raise
        self.tables[table_id] = table
        return table

    async def by_code(self, code: str) -> TableInfo:
        """The table with this spoken code."""
        row = await self.worker.store.table_by_code(code.strip().upper())
        if row is None:
            raise NotThere("no_such_code", said=code[:20])
        return (await self.table(row.id)).info()

    async def change(self, table_id: str, change: Callable[[TableDoc], TableDoc]) -> TableInfo:
        """Change who sits where at a table."""
        return await (await self.table(table_id)).change(change)

    async def rematch(self, table_id: str, token: str) -> TableInfo:
        """The same players once more, at a table of their own."""
        table = await self.table(table_id)
        kept = table.kept
        if kept.stage != "over":
            raise Forbidden("not_over")
        fresh = seating.rematch(kept.doc, token)
        while not kept.doc.next:
            try:
                await self.worker.store.add_table(fresh.row())
            except Conflict:  # the code is taken; make another
                fresh = seating.rematch(kept.doc, token)
            else:
                await table.change(partial(seating.followed, by=fresh.id))
        return (await self.table(kept.doc.next)).info()

    def look_again(self) -> None:
        """Messages may have been lost: see to every table."""
        for table in self.tables.values():
            table.wake(Due.READ_TABLE | Due.SHOW_TABLE)
            self.worker.run(table.meet())

    async def keep_up(self) -> None:
        """For ever: compare all tables with the store, by one question."""
        store = self.worker.store
        while True:
            await asyncio.sleep(KEEP_UP_SECONDS)
            with suppress(StoreTrouble):
                newest = await store.newest(list(self.tables))
                for table_id in newest.keys() & self.tables.keys():
                    self.tables[table_id].hear_of(*newest[table_id])
                if store.writing.fails:  # nobody may dare, while we say so
                    await store.try_writing()

    async def keep_house(self) -> None:
        """For ever: forget tables that nobody uses, and tell other workers who is here."""
        self.worker.run(self.keep_up())
        while True:
            await asyncio.sleep(presence.PULSE_SECONDS)
            for table_id, table in list(self.tables.items()):
                await table.look_round()
                if table.unused_for(IDLE_SECONDS):
                    del self.tables[table_id]
                    await self.worker.bus.leave(table_id)

    async def close(self) -> None:
        """Let everything go."""
        await self.worker.close()
