"""Connections that let go of those who do not read, or say too much. All else is uvicorn's."""

import struct
from asyncio import BaseTransport, Handle, TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sobremesa.server.limits import Bucket
from sobremesa.server.loose_ends import untie, untie_http
from sobremesa.server.porter import Porter, plain

POLICY = 1008
NOT_UTF8 = 1007
TRY_LATER = 1013
FIN_TEXT = 0x81
PIECE = 512
"""Bytes read in one turn of the loop: most messages whole, and few of the tiniest frames."""
KIB = 1024
MOST_AFTER = 1024 * KIB
"""Bytes that may still come after we have hung up; they are thrown away."""


def frame(text: bytes) -> bytes:
    """A whole text as one frame, as RFC 6455 wants it from a server."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", FIN_TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", FIN_TEXT, 126, size) + text
    return struct.pack("!BBQ", FIN_TEXT, 127, size) + text


class Connection(WebSocketsSansIOProtocol):
    """A connection to a device, of which uvicorn thinks too well."""

    cut_off_seconds = 10.0
    """uvicorn closes a connection once all is written, which for some peers is never."""
    slow_seconds = 20.0
    """How long a peer may take nothing of what is sent before it is let go."""
    waiting = 8
    """So many messages may wait to be read; uvicorn stops listening after each single one."""

    _giving_up: TimerHandle | None = None
    _cutting_off: TimerHandle | None = None

    when_writable: Callable[[], None] | None = None
    """Called when the peer has caught up."""

    when_gone: Callable[[], None] | None = None
    """Called when the connection is no more."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Until it has said hello it may say next to nothing."""
        super().connection_made(transport)
        untie_http(transport)
        self.client = plain(self.client)
        porter: Porter = self.app_state["porter"]
        self._limits = porter.limits
        self._budget = Bucket(self._limits.frames_a_second, self._limits.frames_before_hello)
        self._rest = bytearray()
        self._reading_on: Handle | None = None
        self._after = 0

    def trust(self) -> None:
        """It has said hello: from now on it may say as much as a lively player."""
        self._budget = Bucket(self._limits.frames_a_second, self._limits.frames_at_once)

    def connection_lost(self, exc: Exception | None) -> None:
        """The peer is gone."""
        super().connection_lost(exc)
        if self.when_gone is not None:
            self.when_gone()
            self.when_gone = None
        untie(self, self._giving_up, self._cutting_off)

    async def run_asgi(self) -> None:
        """Serve, and some time after the end cut off a peer that has not taken what was sent."""
        self.scope["state"]["socket"] = self
        await super().run_asgi()
        del self.scope["state"]["socket"]
        if not self.disconnected:
            abort = self.transport.abort
            self._cutting_off = self.loop.call_later(self.cut_off_seconds, abort)

    # What comes

    def data_received(self, data: bytes) -> None:
        """Read it, but not much at a time; and nothing at all once we have hung up."""
        if self.close_sent:
            self._after += len(data)
            if self._after > MOST_AFTER:
                self.transport.abort()
        elif not self.handshake_initiated:
            self._shake_hands(data)
        elif self._rest or len(data) > PIECE:
            self._rest += data
            self._pause()
            self._soon()
        else:
            self._read(data)

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # nobody could read that, and uvicorn would wait for ever
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self._budget.take(len(self.conn.events) + len(data) / KIB):
            self.handle_events()
        else:
            self._cut(POLICY, "flood")

    def _soon(self) -> None:
        if self._reading_on is None:
            self._reading_on = self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        """Read the next piece of what has come; once all is read, listen again."""
        self._reading_on = None
        if self.close_sent or self.transport.is_closing():
            self._rest.clear()
            return
        if piece := bytes(self._rest[:PIECE]):
            del self._rest[:PIECE]
            self._read(piece)
        if self.queue.qsize() >= self.waiting or self.transport.is_closing():
            return
        if self._rest:
            self._soon()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _cut(self, code: int, reason: str) -> None:
        """Hang up at once. What it has said and nobody has heard yet is forgotten."""
        if self.close_sent:
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """Read nothing more before the connection is accepted."""
        super().handle_connect(event)
        if not self.close_sent:
            self._pause()

    async def send(self, message: Any) -> None:
        """Listen once the connection is accepted; say no more once it is closed."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._read_on()
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn would complain of none
        elif message["type"] == "websocket.close" and not self.transport.is_closing():
            self._say_no_more()

    def _say_no_more(self) -> None:
        """All is said; what the peer still says may come. TLS cannot be closed by halves."""
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()

    async def receive(self) -> Any:
        """The next message. After the last that waits, more is read."""
        message = await self.queue.get()
        if self.read_paused and self.handshake_complete and self.queue.empty():
            self._soon()
        return message

    # What goes

    def pause_writing(self) -> None:
        """The peer reads more slowly than we write."""
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.slow_seconds, self._give_up)

    def resume_writing(self) -> None:
        """The peer has caught up."""
        super().resume_writing()
        if self._giving_up is not None:
            self._giving_up.cancel()
        if self.when_writable is not None:
            self.when_writable()

    def _give_up(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TRY_LATER})
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer, unless the peer asks and asks without reading the answers."""
        if self.close_sent:
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    @property
    def takes_more(self) -> bool:
        """True while the peer is there and has not too much to read already."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def say(self, text: bytes) -> None:
        """Write a frame at once, without the ceremony of a protocol; only if it takes more."""
        self.transport.write(frame(text))

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message, which may not come in very many."""
        super().handle_cont(event)
        if len(self.frames) > self._limits.fragments:
            self._cut(POLICY, "flood")

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and go on listening while few wait.

        To stop and start again for each costs most of a move.
        """
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self._cut(NOT_UTF8, "not_utf8")
                return
        self.queue.put_nowait(message)
        if self.queue.qsize() >= self.waiting:
            self._pause()
