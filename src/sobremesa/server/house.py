"""All tables that this worker serves: rooms, the devices in them, and the bots that play there."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Literal

from msgspec import Struct, json

from sobremesa.bus import Bus
from sobremesa.core import codec
from sobremesa.core.game import DEALER, Seat
from sobremesa.core.refusal import Refused
from sobremesa.server import tables
from sobremesa.server.device import Device
from sobremesa.server.room import Room
from sobremesa.server.tables import NotThere, TableDoc
from sobremesa.server.thinkers import Thinkers
from sobremesa.server.watch import Metrics, note
from sobremesa.server.wire import OpenTable, TableChanged, TableInfo
from sobremesa.store import Conflict, Store

IDLE_SECONDS = 60.0
"""A room nobody is in is forgotten after so long; the store has it."""
PRESENCE_SECONDS = 15.0
"""How often a worker tells the others who is here; twice that without a word is absence."""


class Wake(Struct, frozen=True, omit_defaults=True):
    """What workers tell each other about a table: never what happened, only that something did."""

    kind: Literal["step", "table", "here", "who"]
    worker: str = ""
    seats: tuple[Seat, ...] = ()


class Hall:
    """One table in this worker: its room, its devices, and who is present at other workers."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.devices: set[Device] = set()
        self.elsewhere: dict[str, tuple[float, tuple[Seat, ...]]] = {}
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None
        self.woken: set[str] = set()

    def here(self) -> tuple[Seat, ...]:
        """The seats whose people are connected to this worker."""
        return tuple(sorted({seat for device in self.devices for seat in device.seats}))

    def present(self) -> set[Seat]:
        """The seats whose people are connected to any worker."""
        now = time.monotonic()
        others = (seats for until, seats in self.elsewhere.values() if until > now)
        return {*self.here(), *(seat for seats in others for seat in seats)}

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return self.room.doc.info(self.room.stage, tuple(self.present()))


class House:
    """The tables of this worker. Any worker can serve any table."""

    def __init__(self, store: Store, bus: Bus, *, bot_pace: float = 0.0) -> None:
        self.store = store
        self.bus = bus
        self.metrics = Metrics()
        self.thinkers = Thinkers()
        self.halls: dict[str, Hall] = {}
        self.worker = secrets.token_hex(4)
        self.bot_pace = bot_pace
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def open_table(self, wish: OpenTable) -> tuple[TableInfo, str, dict[Seat, str]]:
        """Open a table; with `start`, begin if nobody is missing."""
        while True:
            doc, host, tokens = tables.opened(wish)
            if wish.start and all(seat.kind != "open" for seat in doc.seats):
                doc = tables.start(doc, host)
            try:
                await self.store.add_table(doc.row())
                break
            except Conflict:
                continue  # the code is taken; make another
        self.metrics.count("tables_opened_total")
        return doc.info("playing" if doc.started else "waiting", ()), host, tokens

    async def hall(self, table_id: str) -> Hall:
        """The table of this id, read from the store if it is not here yet."""
        hall = self.halls.get(table_id)
        if hall is None:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                hall = self.halls.get(table_id) or await self._enter(table_id)
            self._opening.pop(table_id, None)
        hall.used = time.monotonic()
        return hall

    async def _enter(self, table_id: str) -> Hall:
        row = await self.store.table(table_id)
        if row is None:
            raise NotThere("no_such_table")
        hall = Hall(Room(tables.read(row), self.store))
        await self.bus.listen(table_id, lambda message: self._hear(table_id, message))
        await hall.room.catch_up()
        self.halls[table_id] = hall
        await self._tell(table_id, Wake("who", self.worker))
        self._mind_bots(hall)
        return hall

    async def by_code(self, code: str) -> TableInfo:
        """The table with this spoken code."""
        row = await self.store.table_by_code(code.strip().upper())
        if row is None:
            raise NotThere("no_such_code", said=code[:20])
        return (await self.hall(row.id)).info()

    async def change(self, table_id: str, change: Callable[[TableDoc], TableDoc]) -> TableInfo:
        """Change who sits where, and tell everybody. If another worker was first, once more."""
        hall = await self.hall(table_id)
        while True:
            doc = change(hall.room.doc)
            try:
                await self.store.change_table(doc.row())
                break
            except Conflict:
                row = await self.store.table(table_id)
                assert row is not None
                hall.room.doc = tables.read(row)
        hall.room.doc = doc
        await hall.room.catch_up()
        await self._tell(table_id, Wake("table", self.worker))
        self._wake(hall, "table")
        return hall.info()

    async def rematch(self, table_id: str, token: str) -> TableInfo:
        """The same players once more, at a table of their own."""
        hall = await self.hall(table_id)
        if hall.room.stage != "over":
            raise tables.Forbidden("not_over")
        if not hall.room.doc.next:
            old, fresh = tables.rematch(hall.room.doc, token)
            await self.store.add_table(fresh.row())
            await self.change(table_id, lambda doc: doc if doc.next else old)
        return (await self.hall(hall.room.doc.next)).info()

    # Devices

    async def join(self, hall: Hall, device: Device) -> None:
        """A device has come."""
        hall.devices.add(device)
        await self._presence(hall)

    async def part(self, hall: Hall, device: Device) -> None:
        """A device has gone."""
        hall.devices.discard(device)
        hall.used = time.monotonic()
        await self._presence(hall)

    async def _presence(self, hall: Hall) -> None:
        await self._tell(hall.room.doc.id, Wake("here", self.worker, hall.here()))
        self._wake(hall, "table")

    # Moves

    async def played(self, hall: Hall) -> None:
        """A move is kept: show it here, and tell the other workers."""
        self.metrics.count("moves_total")
        self._wake(hall, "table" if hall.room.stage == "over" else "step")
        await self._tell(hall.room.doc.id, Wake("step", self.worker))

    # Waking

    async def _tell(self, table_id: str, wake: Wake) -> None:
        await self.bus.publish(table_id, json.encode(wake))

    def _hear(self, table_id: str, message: bytes) -> None:
        """Something was said about a table, perhaps by ourselves."""
        hall = self.halls.get(table_id)
        wake = json.decode(message, type=Wake)
        if hall is None or wake.worker == self.worker:
            return
        if wake.kind == "who":
            self._run(self._tell(table_id, Wake("here", self.worker, hall.here())))
        elif wake.kind == "here":
            until = time.monotonic() + 2 * PRESENCE_SECONDS
            hall.elsewhere[wake.worker] = (until, wake.seats)
            self._wake(hall, "table")
        else:
            self._wake(hall, f"read {wake.kind}")

    def _wake(self, hall: Hall, why: str) -> None:
        """See to a table soon; many wakings at once are one."""
        hall.woken.add(why)
        if hall.waking is None:
            hall.waking = self._run(self._see_to(hall))

    async def _see_to(self, hall: Hall) -> None:
        try:
            while hall.woken:
                why, hall.woken = hall.woken, set()
                if "read table" in why:
                    row = await self.store.table(hall.room.doc.id)
                    if row is not None:
                        hall.room.doc = tables.read(row)
                if "read table" in why or "read step" in why:
                    await hall.room.catch_up()
                if why != {"step"} and (why != {"read step"} or hall.room.stage == "over"):
                    changed = TableChanged(hall.info())
                    for device in list(hall.devices):
                        device.seats = hall.room.doc.seats_of(device.marks)
                        device.send(changed)
                for device in list(hall.devices):
                    device.refresh()
                self._mind_bots(hall)
        finally:
            hall.waking = None

    # Bots

    def _mind_bots(self, hall: Hall) -> None:
        """If it is a bot's turn and somebody is here to see it, let it think."""
        if hall.thinking is None and hall.devices and self._bot_to_move(hall) is not None:
            hall.thinking = self._run(self._let_bots_play(hall))

    @staticmethod
    def _bot_to_move(hall: Hall) -> Seat | None:
        room = hall.room
        if not room.doc.started:
            return None
        seats = [s for s in room.match.to_move if s != DEALER and room.doc.seats[s].bot]
        return min(seats, default=None)

    async def _let_bots_play(self, hall: Hall) -> None:
        room = hall.room
        try:
            while hall.devices and (seat := self._bot_to_move(hall)) is not None:
                step, level = room.step, room.doc.seats[seat].bot
                begun = time.perf_counter()
                view, choices = room.match.view(seat), room.match.choices(seat)
                move = await self.thinkers.choose(room.doc.game, level, view, choices)
                self.metrics.count("bot_seconds_total", time.perf_counter() - begun)
                await asyncio.sleep(max(0.0, self.bot_pace - (time.perf_counter() - begun)))
                if room.doc.seats[seat].bot != level:
                    continue  # the person took the seat back meanwhile
                try:
                    await room.play(seat, codec.to_json(move), step, f"bot:{seat}:{step}")
                except Refused as refused:
                    note("bot refused", table=room.doc.id, seat=seat, code=refused.code)
                await self.played(hall)
        except Exception:
            note("bot failed", logging.ERROR, table=room.doc.id)
            logging.getLogger("sobremesa").exception("bot failed")
        finally:
            hall.thinking = None

    # Housekeeping

    async def keep_house(self) -> None:
        """For ever: forget rooms that nobody uses, and tell other workers who is here."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            now = time.monotonic()
            for table_id, hall in list(self.halls.items()):
                if hall.devices:
                    await self._tell(table_id, Wake("here", self.worker, hall.here()))
                elif now - hall.used > IDLE_SECONDS and hall.thinking is None:
                    del self.halls[table_id]
                    await self.bus.leave(table_id)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; kept until it is done, so that it is not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Let everything go."""
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        await self.bus.close()
        await self.store.close()
