"""One table in this worker: its match, who is at it, its bots and its clock."""

import asyncio
import math
import time
from collections import defaultdict
from collections.abc import Callable, Hashable
from enum import Flag, auto
from functools import partial
from weakref import proxy

from msgspec.structs import replace

from sobremesa.core import codec
from sobremesa.core.values import Seat
from sobremesa.server import seating, turnover, wakes
from sobremesa.server.bot_play import BotPlay
from sobremesa.server.company import Company, Visitor
from sobremesa.server.guarded_store import AGAIN_SECONDS
from sobremesa.server.kept_match import KeptMatch, refusal_of
from sobremesa.server.limits import Bucket, Limits
from sobremesa.server.log import note
from sobremesa.server.presence import Elsewhere, Gone
from sobremesa.server.refusals import Forbidden, NotThere, StoreTrouble, TooMuch
from sobremesa.server.seating import TableDoc
from sobremesa.server.wakes import Changed, Gesturing, Moved, Present, Reacting, WhoIsThere
from sobremesa.server.wire import Gestured, Reacted, TableChanged, TableInfo, Welcome
from sobremesa.server.worker import Worker
from sobremesa.store import Conflict

COUNT_SECONDS = 5.0
"""How long it may take until a table knows how many watch it."""


class Due(Flag):
    """What is to be seen to at a table."""

    NOTHING = 0
    READ_MOVES = auto()
    """Another worker has added to the log."""
    READ_TABLE = auto()
    """Another worker has changed the table, and perhaps added to the log."""
    SHOW_TABLE = auto()
    """Who sits there, who is present, or the stage has changed."""


class Table:
    """A table that is used here. Once nobody has used it for a while, only the store has it."""

    def __init__(self, doc: TableDoc, worker: Worker, limits: Limits) -> None:
        self.kept = KeptMatch(doc, worker.store)
        self.devices = Company()
        self.used = time.monotonic()
        # Bots do not hold their table: what has ended is freed as it ends.
        here, asker = proxy(self), partial(self.devices.asker, doc.id)
        self.bots = BotPlay(
            self.kept, worker, asker, lambda: here.played(), lambda hand: here.show_gesture(hand)
        )
        self.alarm: asyncio.TimerHandle | None = None
        self._faces = defaultdict[Seat, Bucket](
            partial(Bucket, limits.faces_a_second, limits.faces_at_once)
        )
        self._worker = worker
        self._elsewhere = Elsewhere()
        self._gone = Gone()
        self._told: tuple[Seat, ...] = ()
        """Who is here, as the other workers last heard it."""
        self._position_of = 0
        """The step that was last shown here; a refused move may have taught us a later one."""
        self._due = Due.NOTHING
        self._waking: asyncio.Task[None] | None = None
        self._shown: TableInfo | None = None
        self._notice = b""
        """What devices were last told of the table."""
        self._counting: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """Listen to other workers, read what changed before that, and ask who is with them."""
        await self._worker.bus.listen(self.kept.doc.id, self._hear)
        await self._read_again()
        await self.meet()
        self.bots.look()
        self._look_at_clock()
        self._worker.run(self._release_code())

    # What can be asked

    def here(self) -> tuple[Seat, ...]:
        """The seats whose people are connected to this worker."""
        return self.kept.doc.seats_of(self.devices.hashes)

    def present(self) -> set[Seat]:
        """The seats whose people are connected to any worker."""
        return {*self.here(), *self._elsewhere.seats()}

    async def heard_of(self, seat: Seat, grace: float) -> None:
        """Once a table that was just opened has heard whether a person is present elsewhere."""
        if self._token(seat):
            await asyncio.sleep(self._gone.unheard(grace))

    def wait_for(self, seat: Seat, grace: float) -> float:
        """Seconds before a bot may stand in for a person: for ever while they are present."""
        return math.inf if seat in self.present() else self._gone.wait(self._token(seat), grace)

    def _token(self, seat: Seat) -> str:
        seats = self.kept.doc.seats
        return seats[seat].token if seat < len(seats) else ""

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        kept = self.kept
        info = kept.doc.info(kept.stage, self.present(), kept.awaited, self.watching())
        return replace(info, broken=kept.broken) if kept.broken else info

    def watching(self) -> int:
        """How many look on, at any worker."""
        return self.devices.watching + self._elsewhere.watching()

    def unused_for(self, seconds: float) -> bool:
        """True if nobody has been here for so long, and nobody thinks."""
        unused = time.monotonic() - self.used > seconds
        return unused and not self.devices and not self.bots.thinking

    # What can be done

    async def change(self, change: Callable[[TableDoc], TableDoc]) -> TableInfo:
        """Change who sits where, and tell everybody. If another worker was first, once more."""
        await self.keep_up()  # what is refused is refused for what is, not for what was
        kept = self.kept
        before = kept.whole()
        while (doc := change(before)) is not before and not await self._keep(doc, before):
            before = kept.whole()
        try:
            await kept.catch_up()
        except StoreTrouble:  # what was asked is done; a deal can wait
            self.wake(Due.READ_MOVES)
        await self._worker.tell(doc.id, Changed(self._worker.name))
        self.wake(Due.SHOW_TABLE)
        return self.info()

    async def _keep(self, doc: TableDoc, before: TableDoc) -> bool:
        """Keep a changed table; False if somebody else was first, and now it is another."""
        kept = self.kept
        try:
            await self._worker.store.change_table(doc.row())
        except Conflict:
            await self._read_again()
            if kept.whole().version == before.version:
                raise NotThere("no_such_table") from None
            return kept.doc == doc  # then it was kept, and only the answer got lost
        kept.know(doc)
        return True

    async def join(self, device: Visitor) -> None:
        """A device has come."""
        self.devices.add(device)
        await self._notice_people()

    async def part(self, device: Visitor) -> None:
        """A device has gone."""
        self._gone.saw(map(self._token, device.seats))
        self.devices.discard(device)
        self.used = time.monotonic()
        await self._notice_people()

    async def played(self) -> None:
        """A move is kept: show it here, and tell the other workers."""
        self._worker.metrics.moves.add()
        if self.kept.stage == "over":
            self.wake(Due.SHOW_TABLE)
            self._worker.run(self._release_code())
        else:
            self._show_position()
        await self._worker.bus.publish(self.kept.doc.id, self._worker.moved)

    async def gestured(self, gesture: Gestured, by: Visitor) -> None:
        """Somebody whose turn it is lets the others see what they are about to do."""
        if gesture.seat in self.kept.awaited:
            self.show_gesture(gesture, by)
            wake = Gesturing(self._worker.name, gesture.seat, gesture.numbers)
            await self._worker.tell(self.kept.doc.id, wake)

    async def reacted(self, reaction: Reacted) -> None:
        """Somebody makes a face for everybody, unless they have just made too many."""
        if not self._faces[reaction.seat].take():
            raise TooMuch("too_many_faces")
        self._show_fleeting(("face", reaction.seat), reaction)
        wake = Reacting(self._worker.name, reaction.seat, reaction.face)
        await self._worker.tell(self.kept.doc.id, wake)

    def hurry(self, by: Visitor) -> None:
        """Whoever plays with bots alone need not wait for their pace; others may want to watch."""
        plays = any(not self.kept.doc.seats[seat].bot for seat in by.seats)
        if plays and self.present() <= {*by.seats}:
            self.bots.hurry()

    async def meet(self) -> None:
        """Tell other workers who is here, and ask who is with them."""
        await self._tell_who_is_here()
        await self._worker.tell(self.kept.doc.id, WhoIsThere(self._worker.name))

    async def look_round(self) -> None:
        """Every now and then: who is here, who has not been heard of, whose turn it is."""
        if self.devices:
            await self._tell_who_is_here()
            if self._elsewhere.forget_silent():
                self.wake(Due.SHOW_TABLE)
            self.bots.look()

    def clear_away(self) -> None:
        """The table was removed: nothing is played here any more, and everybody is told."""
        self.kept.broken = refusal_of(NotThere("no_such_table"))
        self.devices.each("gone", lambda device: device.let_go(NotThere("no_such_table")))

    async def _release_code(self) -> None:
        """Once the match is over its code is free. If this fails, the next to come tries again."""
        if self.kept.stage == "over" and self.kept.doc.code:
            await self.change(seating.release_code)

    # Waking

    def _hear(self, message: bytes) -> None:
        """Something was said about the table, perhaps by ourselves."""
        if message == self._worker.moved:
            return
        wake = wakes.read(message)
        if wake.worker == self._worker.name:
            return
        match wake:
            case Moved():
                self.wake(Due.READ_MOVES)
            case Changed():
                self.wake(Due.READ_TABLE | Due.SHOW_TABLE)
            case WhoIsThere():
                self._worker.run(self._tell_who_is_here())
            case Present(worker, seats, watching):
                self._gone.saw(map(self._token, self._elsewhere.seats()))
                if self._elsewhere.hear(worker, seats, watching):
                    self.wake(Due.SHOW_TABLE)
                else:
                    self._count_soon()
            case Gesturing(_, seat, numbers):
                self.show_gesture(Gestured(seat, numbers))
            case Reacting(_, seat, face):
                self._faces[seat].wait()  # so that nobody makes more by way of other workers
                self._show_fleeting(("face", seat), Reacted(seat, face))

    def wake(self, due: Due) -> None:
        """See to the table soon; many wakings at once are one."""
        self._due |= due
        if self._waking is None:
            self._waking = self._worker.run(self._see_to())

    async def _see_to(self) -> None:
        due = Due.NOTHING
        try:
            while self._due:
                due, self._due = self._due, Due.NOTHING
                if Due.READ_TABLE in due:
                    await self._read_again()
                elif Due.READ_MOVES in due:
                    await self.kept.catch_up()
                if Due.SHOW_TABLE in due or self.kept.stage in ("over", "broken"):
                    self._show_table()
                    if self.here() != self._told:  # the same people in other seats
                        await self._tell_who_is_here()
                self._show_position()
        except StoreTrouble:
            self._due |= due  # the house wakes us as soon as the store answers
        finally:
            self._waking = None

    def hear_of(self, version: int, step: int) -> None:
        """So far the store has come: see to what is news here, and to what could not be read."""
        if self.kept.broken:
            return
        if version > self.kept.doc.version:
            self.wake(Due.READ_TABLE | Due.SHOW_TABLE)
        elif step > self._position_of:
            self.wake(Due.READ_MOVES)
        elif self._due:
            self.wake(Due.NOTHING)

    async def keep_up(self) -> None:
        """Be as far as the store is now, whatever other workers told or did not tell."""
        kept = self.kept
        newest = await self._worker.store.newest([kept.doc.id])
        version, step = newest.get(kept.doc.id, (0, 0))
        if version > kept.doc.version or step > kept.step:
            await self._read_again()
            self.wake(Due.SHOW_TABLE)

    async def _read_again(self) -> None:
        """The table and the tail of its log, as the store has them."""
        row = await self._worker.store.table(self.kept.doc.id)
        if row is not None:
            self.kept.read(row)
        await self.kept.catch_up()

    async def _tell_who_is_here(self) -> None:
        self._told = self.here()
        here = Present(self._worker.name, self._told, self.devices.watching)
        await self._worker.tell(self.kept.doc.id, here)

    async def _notice_people(self) -> None:
        """Of people all hear at once when they come or go; of watchers how many, some time."""
        if self.here() != self._told:
            await self._tell_who_is_here()
            self.wake(Due.SHOW_TABLE)
        else:
            self._count_soon()
            self.bots.look()
            self._look_at_clock()

    def _count_soon(self) -> None:
        shown = self._shown.watching if self._shown else 0
        if self._counting is None and self.watching() != shown:
            later = asyncio.get_running_loop().call_later
            self._counting = later(COUNT_SECONDS, self._count)

    def _count(self) -> None:
        """Tell how many watch, here and elsewhere."""
        self._counting = None
        if self.devices:
            self._worker.run(self._tell_who_is_here())
            self.wake(Due.SHOW_TABLE)

    # Showing

    def _show_position(self) -> None:
        """To those who have not seen it: a person must not lose their thread over who comes."""
        self._position_of = self.kept.step
        self.devices.each("position", self._show_position_to)
        self.bots.look()
        self._look_at_clock()

    def _show_position_to(self, device: Visitor) -> None:
        if device.seen != self.kept.match.step:
            device.refresh()

    def _show_table(self) -> None:
        """To those who do not know it like this; whose turn it is, a position tells."""
        info, shown = self.info(), self._shown
        if shown is None or replace(info, to_move=shown.to_move) != shown:
            self._shown, self._notice = info, codec.to_text(TableChanged(info))
        self.devices.each("table", self._show_table_to)

    def _show_table_to(self, device: Visitor) -> None:
        doc = self.kept.doc
        held, device.seats = device.seats, doc.seats_of(device.hashes)
        if device.seats != held:
            self.devices.place(device)
            device.send(Welcome(self.info(), device.seats))
            device.refresh()
        if not device.seats and not doc.watchers:
            device.let_go(Forbidden("no_watchers"))
        elif device.told is not self._notice:
            device.notice(self._notice)

    def show_gesture(self, gesture: Gestured, by: Visitor | None = None) -> None:
        """Let everybody but whose hand it is see what it is about to do."""
        self._show_fleeting(("hand", gesture.seat), gesture, by)

    def _show_fleeting(
        self, kind: Hashable, what: Gestured | Reacted, by: Visitor | None = None
    ) -> None:
        text = codec.to_text(what)

        def show(device: Visitor) -> None:
            if device is not by:
                device.show(kind, text)

        self.devices.each(kind, show)

    # The clock

    def _look_at_clock(self) -> None:
        """Be there when the first person's time runs out."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        kept = self.kept
        if not kept.clock.seconds:
            return
        kept.clock.look(kept.match, kept.awaited_people)
        if self.devices and (out := kept.clock.first_out()):
            later = asyncio.get_running_loop().call_later
            self.alarm = later(out[0], lambda: self._worker.run(self._time_out(out[1])))

    async def _time_out(self, seat: Seat) -> None:
        """Whichever worker is first lets a bot stand in."""
        if self.devices:
            note("time out", table=self.kept.doc.id, seat=seat)
            during = self.kept.during
            try:
                await self.change(partial(turnover.time_out, seat=seat, during=during))
            except StoreTrouble:
                await asyncio.sleep(AGAIN_SECONDS)
                self._look_at_clock()
