"""One device at a table: a socket that carries any number of seats of that device.

What is sent is bounded by construction. Answers wait in a short queue; the position itself does not
queue at all: a slow reader is shown the newest one, with everything that happened since the last.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sobremesa.core import codec
from sobremesa.core.game import Seat
from sobremesa.core.refusal import Refused, Unreadable
from sobremesa.server.limits import Bucket
from sobremesa.server.room import refusal_of
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

MESSAGES_A_SECOND = 20
BURST = 60
MOST_WAITING = 200
"""Answers that may wait for a slow reader before it is let go."""
SEND_SECONDS = 20.0
HELLO_SECONDS = 10.0
POLICY, TRY_LATER = 1008, 1013


class Device:
    """A connected device, its seats, and what it has seen."""

    def __init__(self, socket: WebSocket, house: "House") -> None:
        self.socket = socket
        self.house = house
        self.seats: tuple[Seat, ...] = ()
        self.marks: frozenset[str] = frozenset()
        self.seen = 0
        self._answers: deque[ToDevice] = deque()
        self._stale = False
        self._ready = asyncio.Event()
        self._too_slow = False

    # What others ask of it

    def send(self, message: ToDevice) -> None:
        """Send soon. Of the table itself only the newest is kept waiting."""
        newest = self._answers[-1] if self._answers else None
        if isinstance(message, TableChanged) and isinstance(newest, TableChanged):
            self._answers.pop()
        if len(self._answers) >= MOST_WAITING:
            self._too_slow = True
        else:
            self._answers.append(message)
        self._ready.set()

    def refresh(self) -> None:
        """The match has moved on."""
        self._stale = True
        self._ready.set()

    # Its life

    async def live(self, table_id: str) -> None:
        """From the first message to the last."""
        hall = None
        await self.socket.accept()
        try:
            hall = await self._arrive(table_id)
            await self.house.join(hall, self)
            await self._read_and_write(hall)
        except Refused as refused:
            self.house.metrics.count("refusals_total", code=refused.code)
            await self._close(POLICY, refusal_of(refused))
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            if hall is not None:
                await self.house.part(hall, self)

    async def _arrive(self, table_id: str) -> "Hall":
        """The first message says who this is."""
        text = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
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
        """Until one of both ends."""
        tasks = {asyncio.create_task(self._write(hall)), asyncio.create_task(self._read(hall))}
        done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        for task in done:
            task.result()

    async def _read(self, hall: "Hall") -> None:
        bucket, warned = Bucket(MESSAGES_A_SECOND, BURST), False
        while True:
            text = await self._receive()
            if wait := bucket.wait():
                if not warned:
                    self._refuse(Unreadable("too_fast"))
                    note("too fast", table=hall.room.doc.id, seats=self.seats)
                    warned = True
                await asyncio.sleep(min(wait, 5.0))
            try:
                await self._answer(hall, codec.from_text(text, FromDevice))
            except Refused as refused:
                self._refuse(refused)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
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
            if play.seat not in hall.room.doc.seats_of(self.marks):
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
        self.house.metrics.count("refusals_total", code=refused.code)
        about = (play.id, play.seat) if play else (None, None)
        self.send(refusal_of(refused, *about))

    async def _write(self, hall: "Hall") -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            if self._too_slow:
                note("too slow", table=hall.room.doc.id, seats=self.seats)
                await self._close(TRY_LATER, refusal_of(Unreadable("too_slow")))
                return
            while self._answers:
                await self._send(self._answers.popleft())
            if self._stale and hall.room.doc.started:
                self._stale = False
                standings = [hall.room.standing(v, self.seen) for v in self.seats or (None,)]
                self.seen = hall.room.step
                for standing in standings:
                    await self._send(standing)

    async def _send(self, message: ToDevice) -> None:
        await asyncio.wait_for(self.socket.send_text(codec.to_text(message).decode()), SEND_SECONDS)

    async def _close(self, code: int, last: Refusal) -> None:
        """Say why, and hang up."""
        if self.socket.client_state is not WebSocketState.DISCONNECTED:
            try:
                await self._send(last)
                await self.socket.close(code, last.code)
            except (RuntimeError, WebSocketDisconnect, TimeoutError):
                pass
