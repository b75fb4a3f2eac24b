"""One device at a table: a socket that carries any number of seats of that device.

What is sent is bounded by construction. Answers wait in a short queue; the position itself does not
queue at all: a slow reader is shown the newest one, with everything that happened since the last.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.types import Receive, Send

from sobremesa.core import codec
from sobremesa.core.game import Seat
from sobremesa.core.refusal import Refused, Unreadable
from sobremesa.server.limits import Bucket
from sobremesa.server.room import refusal_of
from sobremesa.server.sockets import TRY_LATER
from sobremesa.server.tables import Forbidden, hashed
from sobremesa.server.watch import note
from sobremesa.server.wire import (
    Accepted,
    FromDevice,
    Hello,
    Ping,
    Play,
    Pong,
    Refusal,
    TableChanged,
    ToDevice,
    Welcome,
)

if TYPE_CHECKING:
    from sobremesa.server.house import Hall, House

POLICY = 1008
MISBEHAVED = {1002: "protocol", 1007: "not_utf8", 1009: "too_large", TRY_LATER: "too_slow"}
"""Why a socket hangs up on a device by itself."""
LAST_WORDS_SECONDS = 1.0


class Gone(Exception):
    """The connection is no more."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Device:
    """A connected device, its seats, and what it has seen."""

    def __init__(self, receive: Receive, send: Send, house: "House", address: str = "") -> None:
        self.house = house
        self.address = address
        self._from_socket = receive
        self._to_socket = send
        self.seats: tuple[Seat, ...] = ()
        self.marks: frozenset[str] = frozenset()
        self.seen = 0
        self._answers: deque[ToDevice] = deque()
        self._stale = False
        self._something = False
        self._bell: asyncio.Future[None] | None = None
        self._busy = asyncio.Lock()
        self._parting: Refused | None = None
        self._table = ""
        self._noted: set[str] = set()

    # What others ask of it

    def send(self, message: ToDevice) -> None:
        """Send soon. Of the table itself only the newest is kept waiting."""
        newest = self._answers[-1] if self._answers else None
        if isinstance(message, TableChanged) and isinstance(newest, TableChanged):
            self._answers.pop()
        if len(self._answers) >= self.house.limits.answers_waiting:
            self.let_go(Unreadable("too_slow"))
        else:
            self._answers.append(message)
            self._ring()

    def refresh(self) -> None:
        """The match has moved on."""
        self._stale = True
        self._ring()

    def let_go(self, why: Refused) -> None:
        """Hang up soon."""
        self._parting = why
        self._ring()

    def _ring(self) -> None:
        """There is something to say. (An Event would do; it costs more than all else here.)"""
        self._something = True
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    # Its life

    async def live(self, table_id: str) -> None:
        """From the first message to the last."""
        hall = None
        self._table = table_id
        try:
            await self._from_socket()
            await self._to_socket({"type": "websocket.accept"})
            with self.house.crowd.joined(self.address):
                hall = await self._arrive(table_id)
                await self.house.join(hall, self)
                await self._read_and_write(hall)
        except Refused as refused:
            self._note(refused.code)
            later = refused.code in ("too_slow", "too_many_sockets")
            await self._close(TRY_LATER if later else POLICY, refusal_of(refused))
        except Gone as gone:
            if gone.code in MISBEHAVED:
                self._note(MISBEHAVED[gone.code])
        finally:
            if hall is not None:
                await self.house.part(hall, self)

    async def _arrive(self, table_id: str) -> "Hall":
        """The first message says who this is."""
        try:
            text = await asyncio.wait_for(self._receive(), self.house.limits.hello_seconds)
        except TimeoutError:
            raise Unreadable("say_hello_first") from None
        hello = codec.from_text(text, FromDevice)
        if not isinstance(hello, Hello):
            raise Unreadable("say_hello_first")
        hall = await self.house.hall(table_id)
        self.marks = frozenset(map(hashed, hello.tokens))
        self.seats = hall.room.doc.seats_of(self.marks)
        if not self.seats and not hall.room.doc.watchers:
            raise Forbidden("no_watchers")
        self.seen = hello.after if 0 <= hello.after <= hall.room.step else 0
        self.send(Welcome(hall.info(), self.seats))
        self.refresh()
        return hall

    async def _read_and_write(self, hall: "Hall") -> None:
        """Until one of both ends; a move that is being played is played to its end."""
        writing, reading = (asyncio.create_task(work(hall)) for work in (self._write, self._read))
        done, _ = await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        writing.cancel()
        async with self._busy:
            reading.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
        for task in done:
            task.result()

    async def _read(self, hall: "Hall") -> None:
        limits = self.house.limits
        bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        while True:
            text = await self._receive()
            if wait := bucket.wait():
                if "too_fast" not in self._noted:
                    self._refuse(Unreadable("too_fast"))
                await asyncio.sleep(wait)
            async with self._busy:
                try:
                    await self._answer(hall, codec.from_text(text, FromDevice))
                except Refused as refused:
                    self._refuse(refused)

    async def _receive(self) -> str | bytes:
        message = await self._from_socket()
        if message["type"] == "websocket.disconnect":
            raise Gone(message.get("code") or 1000)
        return message.get("text") or message.get("bytes") or b""

    async def _answer(self, hall: "Hall", message: FromDevice) -> None:
        match message:
            case Play():
                await self._play(hall, message)
            case Ping():
                self.send(Pong())
            case Hello():
                raise Unreadable("hello_again")

    async def _play(self, hall: "Hall", play: Play) -> None:
        try:
            if not hall.room.doc.is_held(play.seat, self.marks):
                raise Forbidden("not_your_seat", number=play.seat + 1)
            move_id = f"{play.seat}:{play.id}"
            step = await hall.room.play(play.seat, play.move, play.step, move_id)
        except Refused as refused:
            self._refuse(refused, play)
            self.refresh()
        else:
            self.send(Accepted(play.id, play.seat, step))
            await self.house.played(hall)

    def _refuse(self, refused: Refused, play: Play | None = None) -> None:
        self._note(refused.code)
        about = (play.id, play.seat) if play else (None, None)
        self.send(refusal_of(refused, *about))

    def _note(self, code: str) -> None:
        """Count every refusal; log each kind once, however often a device provokes it."""
        self.house.metrics.count("refusals_total", code=code)
        if code not in self._noted:
            self._noted.add(code)
            note("refused", code=code, table=self._table[:40], seats=self.seats)

    async def _write(self, hall: "Hall") -> None:
        with suppress(OSError):
            await self._write_on(hall)
        await asyncio.Event().wait()  # the connection is lost: the reader hears of it, and why

    async def _write_on(self, hall: "Hall") -> None:
        while True:
            if not self._something:
                self._bell = asyncio.get_running_loop().create_future()
                await self._bell
            self._something = False
            if self._parting is not None:
                raise self._parting
            messages: list[ToDevice] = [*self._answers]
            self._answers.clear()
            if self._stale and hall.room.doc.started:
                self._stale = False
                messages += [hall.room.standing(v, self.seen) for v in self.seats or (None,)]
                self.seen = hall.room.step
            if messages:
                await self._send(*messages)

    async def _send(self, *messages: ToDevice) -> None:
        """All that is to be said goes in one frame, a message a line: a frame costs most."""
        text = b"\n".join(map(codec.to_text, messages)).decode()
        await self._to_socket({"type": "websocket.send", "text": text})

    async def _close(self, code: int, last: Refusal) -> None:
        """Say why, and hang up."""
        with suppress(OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                await self._send(last)
                await self._to_socket(
                    {"type": "websocket.close", "code": code, "reason": last.code}
                )
