"""One device at a table: a socket that carries any number of seats of that device.

What is sent is bounded by construction. Answers wait in a short queue; the position itself does not
queue at all: a slow reader is shown the newest one, with everything that happened since the last.
"""

import asyncio
from collections import deque
from collections.abc import Hashable
from contextlib import suppress
from time import perf_counter

from starlette.types import Receive, Send

from sobremesa.core import codec
from sobremesa.core.refusal import Refused
from sobremesa.core.values import Seat
from sobremesa.server.connection import POLICY, TRY_LATER, Connection
from sobremesa.server.house import House
from sobremesa.server.kept_match import KeptMatch, refusal_of
from sobremesa.server.limits import Bucket
from sobremesa.server.log import note
from sobremesa.server.refusals import Forbidden, StoreTrouble, TooMuch, Unexpected
from sobremesa.server.seating import TableDoc, hashed
from sobremesa.server.table import Due, Table
from sobremesa.server.wire import (
    Accepted,
    Foresee,
    Foreseen,
    FromDevice,
    Gesture,
    Gestured,
    Hello,
    Hurry,
    Ping,
    Play,
    Pong,
    React,
    Reacted,
    Refusal,
    ToDevice,
    Welcome,
)

MISBEHAVED = {1002: "protocol", 1007: "not_utf8", 1009: "too_large", TRY_LATER: "too_slow"}
MISBEHAVED |= {POLICY: "flood"}
"""Why a socket hangs up on a device by itself."""
LAST_WORDS_SECONDS = 1.0

read_message = codec.text_reader(FromDevice)


class Gone(Exception):
    """The connection is no more."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Device:
    """A connected device, its seats, and what it has seen."""

    def __init__(
        self, socket: Connection, receive: Receive, send: Send, house: House, address: str
    ) -> None:
        self.house = house
        self._metrics = house.worker.metrics
        self.address = address
        self._socket = socket
        self._from_socket = receive
        self._to_socket = send
        self._table: Table | None = None
        self.seats: tuple[Seat, ...] = ()
        self.hashes: frozenset[str] = frozenset()
        """Of the tokens that it holds."""
        self.seen = 0
        self.told = b""
        self._doc: TableDoc | None = None
        """The table by which its seats are right."""
        self._answers: deque[ToDevice] = deque()
        self._notice = b""
        self._fleeting: dict[Hashable, bytes] = {}
        self._stale = False
        self._rung = False
        self._loop = asyncio.get_running_loop()
        self._busy = asyncio.Lock()
        self._parting: Exception | None = None
        self._end: asyncio.Future[None] = self._loop.create_future()
        self._table_id = ""
        self._noted = {"cannot_keep", "cannot_read"}
        """Kinds of refusals that the log knows of; of the store's trouble it always does."""

    # What others ask of it

    def send(self, message: ToDevice) -> None:
        """Send soon."""
        if len(self._answers) >= self.house.limits.answers_waiting:
            self.let_go(TooMuch("too_slow"))
        else:
            self._answers.append(message)
            self._ring()

    def notice(self, text: bytes) -> None:
        """Tell of the table soon; only the newest is kept waiting."""
        self.told = self._notice = text
        self._ring()

    def show(self, kind: Hashable, text: bytes) -> None:
        """Show what a hand is about to do, or a face; of a kind only the newest is kept waiting."""
        self._fleeting[kind] = text
        self._ring()

    def refresh(self) -> None:
        """The match has moved on. A watcher, to whom nothing else is said now, is told at once."""
        self._stale = True
        if self.seats or self._rung:
            self._ring()
        else:
            self._tell()

    def let_go(self, why: Exception) -> None:
        """Hang up soon."""
        if not self._end.done():
            self._parting = why
            self._end.set_result(None)

    def _ring(self) -> None:
        """There is something to say. (A task that waits for it would cost more than the saying.)"""
        if not self._rung:
            self._rung = True
            self._loop.call_soon(self._tell)

    # Its life

    async def live(self, table_id: str) -> None:
        """From the first message to the last."""
        self._table_id = table_id
        self._metrics.sockets.add(1)
        try:
            await self._to_socket({"type": "websocket.accept"})
            table = await self._arrive(table_id)
            await table.join(self)
            await self._listen(table)
        except Refused as refused:
            self._note(refused.code)
            code = TRY_LATER if isinstance(refused, TooMuch | StoreTrouble) else POLICY
            await self._close(code, refusal_of(refused))
        except Gone as gone:
            if gone.code in MISBEHAVED:
                self._note(MISBEHAVED[gone.code])
        finally:
            self._metrics.sockets.add(-1)
            self._parting = None  # it holds the frames that it was raised in, and they hold us
            self._socket.when_writable = None
            if self._table is not None:
                await self._table.part(self)

    async def _arrive(self, table_id: str) -> Table:
        """The first message says who this is."""
        try:
            async with asyncio.timeout(self.house.limits.hello_seconds):
                text = await self._receive()
        except TimeoutError:
            raise Unexpected("say_hello_first") from None
        hello = read_message(text)
        if not isinstance(hello, Hello):
            raise Unexpected("say_hello_first")
        table = await self.house.newest(table_id)
        self.hashes = frozenset(map(hashed, hello.tokens))
        self.seats = table.kept.doc.seats_of(self.hashes)
        if not self.seats and not table.kept.doc.watchers:
            raise Forbidden("no_watchers")
        self.seen = hello.after if 0 <= hello.after <= table.kept.step else 0
        self._table = table
        self._socket.trust()
        self._socket.when_writable = self._ring
        self.send(Welcome(table.info(), self.seats))
        self.refresh()
        return table

    async def _listen(self, table: Table) -> None:
        """Until it hangs up or is let go; a move that is being played is played to its end."""
        reading = asyncio.create_task(self._read(table))
        try:
            await asyncio.wait((reading, self._end), return_when=asyncio.FIRST_COMPLETED)
            if self._parting is None:
                return await reading
            async with self._busy:
                reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            raise self._parting
        finally:
            del reading  # what it has raised holds this frame, and must not be held by it

    async def _read(self, table: Table) -> None:
        limits = self.house.limits
        bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        warned = False
        while True:
            text = await self._receive()
            if wait := bucket.wait():
                if not warned:
                    self._refuse(TooMuch("too_fast"))
                    warned = True
                await asyncio.sleep(wait)
            async with self._busy:
                try:
                    await self._answer(table, read_message(text))
                except Refused as refused:
                    self._refuse(refused)

    async def _receive(self) -> str | bytes:
        message = await self._from_socket()
        if message["type"] == "websocket.disconnect":
            raise Gone(message.get("code") or 1000)
        return message.get("text") or message.get("bytes") or b""

    async def _answer(self, table: Table, message: FromDevice) -> None:
        match message:
            case Play():
                await self._play(table, message)
            case Ping():
                self.send(Pong())
            case Gesture(seat, numbers):
                self._must_hold(table, seat)
                await table.gestured(Gestured(seat, numbers), self)
            case React(seat, face):
                self._must_hold(table, seat)
                await table.reacted(Reacted(seat, face))
            case Foresee():
                self._foresee(table, message)
            case Hurry():
                table.hurry(self)
            case Hello():
                raise Unexpected("hello_again")

    async def _play(self, table: Table, play: Play) -> None:
        begun = perf_counter()
        try:
            self._must_hold(table, play.seat)
            move_id = f"{play.seat}:{play.id}"
            step = await table.kept.play(play.seat, play.move, play.step, move_id)
        except Refused as refused:
            self._refuse(refused, play)
            self.refresh()
            if isinstance(refused, StoreTrouble):  # it may have been kept after all
                table.wake(Due.READ_MOVES)
        else:
            self._metrics.move_seconds.observe(perf_counter() - begun)
            self.send(Accepted(play.id, play.seat, step))
            await table.played()

    def _foresee(self, table: Table, asked: Foresee) -> None:
        self._must_hold(table, asked.seat)
        waiting = sum(isinstance(answer, Foreseen) for answer in self._answers)
        if waiting >= self.house.limits.foreseen_waiting:
            if not self._socket.takes_more:
                self.let_go(TooMuch("too_slow"))
                return
            self._tell()  # it reads, but a burst of questions left no time to say anything
        if foreseen := table.kept.foresee(asked.seat, asked.step, asked.about):
            self.send(foreseen)

    def _must_hold(self, table: Table, seat: Seat) -> None:
        if not table.kept.doc.is_held(seat, self.hashes):
            raise Forbidden("not_your_seat", number=seat + 1)

    def _refuse(self, refused: Refused, play: Play | None = None) -> None:
        self._note(refused.code)
        about = (play.id, play.seat) if play else (None, None)
        self.send(refusal_of(refused, *about))

    def _note(self, code: str) -> None:
        """Count every refusal; log each kind once, however often a device provokes it."""
        self._metrics.refusals.add(what=code)
        if code not in self._noted:
            self._noted.add(code)
            note("refused", code=code, table=self._table_id[:40], seats=self.seats)

    def _tell(self) -> None:
        """Say all there is, if the device takes it in; else it rings again once it does.

        All goes in one frame, a message a line: a frame costs most.
        """
        self._rung = False
        if self._table is None or self._end.done() or not self._socket.takes_more:
            return
        try:
            text = b"\n".join(self._due(self._table.kept))
        except Exception as error:
            self.let_go(error)
        else:
            if text:
                self._socket.say(text)

    def _due(self, kept: KeptMatch) -> list[bytes]:
        """What has not been said yet."""
        texts = [*map(codec.to_text, self._answers), *self._fleeting.values()]
        self._answers.clear()
        self._fleeting.clear()
        if self._notice:
            texts.append(self._notice)
            self._notice = b""
        if self._stale and kept.doc.started and self._seats_are_known(kept):
            self._stale = False
            texts += [kept.text_for(viewer, self.seen) for viewer in self.seats or (None,)]
            self.seen = kept.step
        return texts

    def _seats_are_known(self, kept: KeptMatch) -> bool:
        """False while seats have changed hands and the table has not told it yet: it soon will."""
        if self._doc is not kept.doc:
            if self.seats != kept.doc.seats_of(self.hashes):
                return False
            self._doc = kept.doc
        return True

    async def _close(self, code: int, last: Refusal) -> None:
        """Say why, and hang up."""
        with suppress(OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                text = codec.to_text(last).decode()
                await self._to_socket({"type": "websocket.send", "text": text})
                await self._to_socket(
                    {"type": "websocket.close", "code": code, "reason": last.code}
                )
