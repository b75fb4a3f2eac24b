"""All tables that this worker serves: opened, found, and forgotten when nobody uses them."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from sobremesa.bus import Bus
from sobremesa.bus.memory import MemoryBus
from sobremesa.core.values import Seat
from sobremesa.server import broken, codes, presence, seating, series
from sobremesa.server.broken import BrokenTables
from sobremesa.server.codes import Living
from sobremesa.server.limits import Limits
from sobremesa.server.metrics import Metrics
from sobremesa.server.past import Past
from sobremesa.server.refusals import Broken, Forbidden, NotThere, StoreTrouble
from sobremesa.server.seating import TableDoc, hashed
from sobremesa.server.table import Due, Table
from sobremesa.server.wire import OpenTable, TableInfo, Welcome
from sobremesa.server.worker import Worker
from sobremesa.store import Conflict, Store

CLOSE_SECONDS = 3.0
"""For a store or a bus that hangs while everything ends."""
IDLE_SECONDS = 60.0
"""A table nobody is at is forgotten after so long; the store has it."""
KEEP_UP_SECONDS = 1.0
"""So often the tables here are compared with the store: nobody is later than that, even if the
messages of other workers get lost."""


MEASURE_SECONDS = 1.0
"""So old may be what other workers know of what waits here."""


class House:
    """The tables of this worker, and those who may come to them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        bot_pace: float = 0.0,
        limits: Limits | None = None,
        addresses: tuple[str, ...] = (),
        metrics: Metrics | None = None,
        retention: tuple[float, float] = (0, 0),
        public_url: str | None = None,
    ) -> None:
        self.worker = Worker(store, bus, bot_pace, metrics)
        self.limits = limits or Limits()
        self.addresses = addresses
        self.retention = retention
        """Days for which finished and abandoned tables are kept; 0 is for ever."""
        self.public_url = public_url
        self.past = Past(self.worker.metrics)
        self.tables: dict[str, Table] = {}
        self.broken = BrokenTables(self.worker.store)
        self.codes = Living(self.worker.store)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by those who wait for a table to be read."""

    async def open_table(self, wish: OpenTable) -> tuple[TableInfo, str, dict[Seat, str]]:
        """Open a table; with `start`, begin if nobody is missing."""
        while True:
            doc, host, tokens = seating.opened(wish, await self.codes.count())
            if wish.start and all(seat.kind != "open" for seat in doc.seats):
                doc = seating.start(doc, host)
                held = {token: doc.seats_of([hashed(token)]) for token in tokens.values()}
                tokens = {seat: token for token, (seat,) in held.items()}
            try:
                await self.worker.store.add_table(doc.row())
                break
            except Conflict:
                continue  # the code is taken; make another
        self.worker.metrics.tables_opened.add()
        return doc.info("playing" if doc.started else "waiting", ()), host, tokens

    async def table(self, table_id: str) -> Table:
        """The table of this id, read from the store if it is not here yet."""
        self.broken.must_not_have(table_id)
        table = self.tables.get(table_id)
        if table is None:
            lock = self._opening.setdefault(table_id, asyncio.Lock())
            async with lock:
                table = self.tables.get(table_id) or await self._fetch(table_id)
        if table.kept.broken:
            raise self.broken.add(table_id, table.kept.broken)
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
        try:
            table = Table(seating.read(row), self.worker, self.limits)
        except Exception as error:
            why = broken.why(table_id, broken.document(row), error)
            raise self.broken.add(table_id, why) from None
        try:
            await table.open()
        except BaseException:
            await self.worker.bus.leave(table_id)
            raise
        self.tables[table_id] = table
        return table

    async def welcome(self, table_id: str, tokens: Iterable[str] = ()) -> Welcome:
        """A table, be it broken, and the seats that tokens hold there."""
        hashes = set(map(hashed, tokens))
        try:
            table = await self.newest(table_id)
        except Broken:
            return await self.broken.welcome(table_id, hashes)
        return Welcome(table.info(), table.kept.doc.seats_of(hashes))

    async def by_code(self, code: str) -> TableInfo:
        """The table with this spoken code."""
        heard = codes.heard(code)
        row = await self.worker.store.table_by_code(heard) if heard else None
        table = (await self.welcome(row.id)).table if row else None
        if table is None or table.stage == "over":  # an older server left its code to it
            raise NotThere("no_such_code", said=code[:20])
        return table

    async def change(self, table_id: str, change: Callable[[TableDoc], TableDoc]) -> TableInfo:
        """Change who sits where at a table."""
        return await (await self.table(table_id)).change(change)

    async def rematch(self, table_id: str, token: str) -> TableInfo:
        """The same players once more, at a table of their own."""
        table = await self.newest(table_id)
        kept = table.kept
        if kept.stage != "over":
            raise Forbidden("not_over")
        winners = kept.match.outcome.winners if kept.match.outcome else ()
        fresh = series.rematch(kept.doc, token, await self.codes.count(), winners)
        if (gone := kept.doc.next) and await self.worker.store.table(gone) is None:
            await table.change(partial(series.unfollowed, by=gone))
        while not kept.doc.next:
            try:
                await self.worker.store.add_table(fresh.row())
            except Conflict:  # the code is taken; make another
                fresh = series.rematch(kept.doc, token, await self.codes.count(), winners)
            else:
                await table.change(partial(series.followed, by=fresh.id))
        return (await self.table(kept.doc.next)).info()

    def look_again(self) -> None:
        """Messages may have been lost: see to every table."""
        for table in self.tables.values():
            table.wake(Due.READ_TABLE | Due.SHOW_TABLE)
            self.worker.run(table.meet())

    async def who_is_at(self, table_id: str) -> tuple[Collection[Seat], int]:
        """The seats whose people are present, at whichever worker, and how many watch."""
        if table_id not in self.tables and not isinstance(self.worker.bus, MemoryBus):
            async with self._opening.setdefault(table_id, asyncio.Lock()):  # nobody comes meanwhile
                if table_id not in self.tables:
                    told = await self.worker.elsewhere(table_id)
                    seats = {seat for wake in told for seat in wake.seats}
                    return seats, sum(wake.watching for wake in told)
        table = self.tables.get(table_id)
        return (table.present(), table.watching()) if table else ((), 0)

    async def remove_table(self, table_id: str) -> bool:
        """Remove a table, whoever is at it; whether there was one. Other workers soon notice."""
        removed = await self.worker.store.remove_table(table_id)
        await self._clear_away(table_id)
        return removed

    async def remove_unused(self, table_id: str, unused_since: int) -> bool:
        """Remove a table unless it was used since or somebody is at it; whether it was done."""
        store = self.worker.store
        async with self._opening.setdefault(table_id, asyncio.Lock()):  # nobody comes meanwhile
            if table_id in self.tables or await self.worker.is_used_elsewhere(table_id):
                return False
            removed = await store.remove_table(table_id, unused_since)
        if removed:
            self.broken.forget(table_id)
        return removed

    async def _clear_away(self, table_id: str) -> None:
        """A table is no more: tell those who are at it, and sweep what they still added."""
        self.broken.forget(table_id)
        if table := self.tables.pop(table_id, None):
            table.clear_away()
            await self.worker.bus.leave(table_id)
            await self.worker.store.remove_table(table_id)

    async def keep_up(self) -> None:
        """For ever: compare all tables with the store, by one question."""
        store = self.worker.store
        while True:
            await asyncio.sleep(KEEP_UP_SECONDS)
            with suppress(StoreTrouble, Conflict):
                here = list(self.tables)
                newest = await store.newest(here)
                for table_id in newest.keys() & self.tables.keys():
                    self.tables[table_id].hear_of(*newest[table_id])
                for table_id in set(here) - newest.keys():
                    if await store.table(table_id) is None:  # certainly: what is cleared is lost
                        await self._clear_away(table_id)
                if store.writing.fails:  # nobody may dare, while we say so
                    await store.try_writing()

    def measure(self) -> None:
        """Write down how it is now, for whoever reads the metrics."""
        worker, metrics = self.worker, self.worker.metrics
        metrics.workers.set(1)
        metrics.tables.set(len(self.tables))
        metrics.bots_waiting.set(worker.thinkers.waiting)
        for side in (worker.store.reading, worker.store.writing):
            metrics.store_waiting.set(side.waiting, side.name)
            metrics.trouble.set(side.fails, side.code)
        metrics.trouble.set(worker.bus.away, "bus_away")

    async def keep_measuring(self) -> None:
        """For ever: so that others who are asked know of this worker too."""
        while True:
            await asyncio.sleep(MEASURE_SECONDS)
            self.measure()

    async def keep_house(self) -> None:
        """For ever: forget tables that nobody uses, and tell other workers who is here."""
        self.worker.run(self.keep_up())
        self.worker.run(self.keep_measuring())
        while True:
            await asyncio.sleep(presence.PULSE_SECONDS)
            for table_id, table in list(self.tables.items()):
                await table.look_round()
                if table.unused_for(IDLE_SECONDS):
                    del self.tables[table_id]
                    await self.worker.bus.leave(table_id)

    async def close(self) -> None:
        """Let everything go, but wait for nothing that hangs."""
        closing = asyncio.ensure_future(self.worker.close())
        await asyncio.wait([closing], timeout=CLOSE_SECONDS)
        if closing.done():
            closing.result()
