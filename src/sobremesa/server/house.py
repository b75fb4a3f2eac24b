"""All tables that this worker serves: rooms, the devices in them, and the bots that play there."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Literal

from msgspec import Struct, json

from sobremesa.bus import Bus
from sobremesa.core import codec
from sobremesa.core.refusal import Refused
from sobremesa.core.values import DEALER, Seat
from sobremesa.server import seating
from sobremesa.server.device import Device
from sobremesa.server.kept_match import Room
from sobremesa.server.limits import Crowd, Limits
from sobremesa.server.log import Metrics, log, note
from sobremesa.server.seating import Forbidden, NotThere, TableDoc
from sobremesa.server.thinkers import Thinkers
from sobremesa.server.wire import Gestured, OpenTable, TableChanged, TableInfo, Welcome
from sobremesa.store import Conflict, Store

IDLE_SECONDS = 60.0
"""A room nobody is in is forgotten after so long; the store has it."""
PRESENCE_SECONDS = 15.0
"""How often a worker tells the others who is here; twice that without a word is absence."""


class Wake(Struct, frozen=True, omit_defaults=True):
    """What workers tell each other about a table: never what happened, only that something did.

    Gestures are kept nowhere, so they travel here.
    """

    kind: Literal["step", "table", "here", "who", "gesture"]
    worker: str = ""
    seats: tuple[Seat, ...] = ()
    marks: tuple[int, ...] = ()


class Hall:
    """One table in this worker: its room, its devices, and who is present at other workers."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.devices: set[Device] = set()
        self.elsewhere: dict[str, tuple[float, tuple[Seat, ...]]] = {}
        self.told: tuple[Seat, ...] = ()
        """Who is here, as the other workers last heard it."""
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.woken: set[str] = set()

    def here(self) -> tuple[Seat, ...]:
        """The seats whose people are connected to this worker."""
        marks = {mark for device in self.devices for mark in device.marks}
        return self.room.doc.seats_of(marks)

    def present(self) -> set[Seat]:
        """The seats whose people are connected to any worker."""
        now = time.monotonic()
        others = (seats for until, seats in self.elsewhere.values() if until > now)
        return {*self.here(), *(seat for seats in others for seat in seats)}

    def forget_silent(self) -> bool:
        """Forget the workers that have not been heard of for too long; True if there were any."""
        now = time.monotonic()
        silent = [worker for worker, (until, _) in self.elsewhere.items() if until <= now]
        for worker in silent:
            del self.elsewhere[worker]
        return bool(silent)

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        room = self.room
        return room.doc.info(room.stage, self.present(), room.awaited)


class House:
    """The tables of this worker. Any worker can serve any table."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        bot_pace: float = 0.0,
        limits: Limits | None = None,
        addresses: tuple[str, ...] = (),
    ) -> None:
        self.store = store
        self.bus = bus
        self.limits = limits or Limits()
        self.crowd = Crowd(self.limits.sockets)
        self.metrics = Metrics()
        self.thinkers = Thinkers()
        self.halls: dict[str, Hall] = {}
        self.worker = secrets.token_hex(4)
        self._moved = json.encode(Wake("step", self.worker))
        """What is said most often."""
        self.bot_pace = bot_pace
        self.addresses = addresses
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def open_table(self, wish: OpenTable) -> tuple[TableInfo, str, dict[Seat, str]]:
        """Open a table; with `start`, begin if nobody is missing."""
        while True:
            doc, host, tokens = seating.opened(wish)
            if wish.start and all(seat.kind != "open" for seat in doc.seats):
                doc = seating.start(doc, host)
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
            try:
                async with self._opening.setdefault(table_id, asyncio.Lock()):
                    hall = self.halls.get(table_id) or await self._enter(table_id)
            finally:
                self._opening.pop(table_id, None)
        hall.used = time.monotonic()
        return hall

    async def _enter(self, table_id: str) -> Hall:
        row = await self.store.table(table_id)
        if row is None:
            raise NotThere("no_such_table")
        hall = Hall(Room(seating.read(row), self.store))
        await self.bus.listen(table_id, partial(self._hear, hall))
        await self._read_again(hall)  # what changed before we listened
        self.halls[table_id] = hall
        await self._tell(table_id, Wake("who", self.worker))
        self._mind_bots(hall)
        self._mind_clock(hall)
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
        while (doc := change(hall.room.doc)) is not hall.room.doc:
            try:
                await self.store.change_table(doc.row())
            except Conflict:
                await self._read_again(hall)
            else:
                hall.room.know(doc)
                break
        await hall.room.catch_up()
        await self._tell(table_id, Wake("table", self.worker))
        self._wake(hall, "table")
        return hall.info()

    async def rematch(self, table_id: str, token: str) -> TableInfo:
        """The same players once more, at a table of their own."""
        hall = await self.hall(table_id)
        if hall.room.stage != "over":
            raise Forbidden("not_over")
        fresh = seating.rematch(hall.room.doc, token)
        while not hall.room.doc.next:
            try:
                await self.store.add_table(fresh.row())
            except Conflict:  # the code is taken; make another
                fresh = seating.rematch(hall.room.doc, token)
            else:
                await self.change(table_id, partial(seating.followed, by=fresh.id))
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
        await self._tell_who_is_here(hall)
        self._wake(hall, "table")

    async def _tell_who_is_here(self, hall: Hall) -> None:
        hall.told = hall.here()
        await self._tell(hall.room.doc.id, Wake("here", self.worker, hall.told))

    # Moves

    async def played(self, hall: Hall) -> None:
        """A move is kept: show it here, and tell the other workers."""
        self.metrics.count("moves_total")
        if hall.room.stage == "over":
            self._wake(hall, "table")
        else:
            self._show_position(hall)
        await self.bus.publish(hall.room.doc.id, self._moved)

    async def gestured(self, hall: Hall, gesture: Gestured, by: Device) -> None:
        """Somebody whose turn it is lets the others see what they are about to do."""
        if gesture.seat in hall.room.awaited:
            self._show_gesture(hall, gesture, by)
            wake = Wake("gesture", self.worker, (gesture.seat,), gesture.marks)
            await self._tell(hall.room.doc.id, wake)

    @staticmethod
    def _show_gesture(hall: Hall, gesture: Gestured, by: Device | None = None) -> None:
        for device in hall.devices:
            if device is not by:
                device.show(gesture)

    # Waking

    async def _tell(self, table_id: str, wake: Wake) -> None:
        await self.bus.publish(table_id, json.encode(wake))

    def _hear(self, hall: Hall, message: bytes) -> None:
        """Something was said about a table, perhaps by ourselves."""
        if message == self._moved:
            return
        wake = json.decode(message, type=Wake)
        if wake.worker == self.worker:
            return
        if wake.kind == "gesture":
            self._show_gesture(hall, Gestured(wake.seats[0], wake.marks))
        elif wake.kind == "who":
            self._run(self._tell_who_is_here(hall))
        elif wake.kind == "here":
            until = time.monotonic() + 2 * PRESENCE_SECONDS
            hall.elsewhere[wake.worker] = (until, wake.seats)
            self._wake(hall, "table")
        else:
            self._wake(hall, f"read {wake.kind}")

    def look_again(self) -> None:
        """Messages may have been lost: see to every table."""
        for hall in self.halls.values():
            self._wake(hall, "read table")

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
                    await self._read_again(hall)
                elif "read step" in why:
                    await hall.room.catch_up()
                if why != {"read step"} or hall.room.stage == "over":
                    self._show_table(hall)
                    if hall.here() != hall.told:  # the same people in other seats
                        await self._tell_who_is_here(hall)
                self._show_position(hall)
        finally:
            hall.waking = None

    def _show_position(self, hall: Hall) -> None:
        """To those who have not seen it: a person must not lose their thread over who comes."""
        for device in hall.devices:
            if device.seen != hall.room.step:
                device.refresh()
        self._mind_bots(hall)
        self._mind_clock(hall)

    async def _read_again(self, hall: Hall) -> None:
        """The table and the tail of its log, as the store has them."""
        row = await self.store.table(hall.room.doc.id)
        if row is not None:
            hall.room.know(seating.read(row))
        await hall.room.catch_up()

    @staticmethod
    def _show_table(hall: Hall) -> None:
        doc, changed = hall.room.doc, TableChanged(hall.info())
        for device in list(hall.devices):
            held, device.seats = device.seats, doc.seats_of(device.marks)
            if device.seats != held:
                device.send(Welcome(changed.table, device.seats))
                device.refresh()
            if device.seats or doc.watchers:
                device.send(changed)
            else:
                device.let_go(Forbidden("no_watchers"))

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
            log.exception("bot failed", extra={"facts": {"table": room.doc.id}})
        finally:
            hall.thinking = None

    # Clocks

    def _mind_clock(self, hall: Hall) -> None:
        """Be there when the first person's time runs out."""
        if hall.alarm is not None:
            hall.alarm.cancel()
            hall.alarm = None
        room = hall.room
        if not room.clock.seconds:
            return
        room.clock.look(room.match, room.awaited_people)
        if hall.devices and (out := room.clock.first_out()):
            later = asyncio.get_running_loop().call_later
            hall.alarm = later(out[0], lambda: self._run(self._time_out(hall, out[1])))

    async def _time_out(self, hall: Hall, seat: Seat) -> None:
        """Whichever worker is first lets a bot stand in."""
        if hall.devices:
            note("time out", table=hall.room.doc.id, seat=seat)
            await self.change(hall.room.doc.id, partial(seating.time_out, seat=seat))

    # Housekeeping

    async def keep_house(self) -> None:
        """For ever: forget rooms that nobody uses, and tell other workers who is here."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            now = time.monotonic()
            for table_id, hall in list(self.halls.items()):
                if hall.devices:
                    await self._tell_who_is_here(hall)
                    if hall.forget_silent():
                        self._wake(hall, "table")
                    self._mind_bots(hall)
                elif now - hall.used > IDLE_SECONDS and hall.thinking is None:
                    del self.halls[table_id]
                    await self.bus.leave(table_id)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; kept until it is done, so that it is not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)
        return task

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("failed", exc_info=error)

    async def close(self) -> None:
        """Let everything go."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        await self.bus.close()
        await self.store.close()
