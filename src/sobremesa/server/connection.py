"""Connections that let go of those who do not read. Everything else is uvicorn's."""

import struct
from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sobremesa.server.loose_ends import untie, untie_http

TRY_LATER = 1013
FIN_TEXT = 0x81


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

    def connection_made(self, transport: BaseTransport) -> None:
        """A request has become a connection."""
        super().connection_made(transport)
        untie_http(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The peer is gone."""
        super().connection_lost(exc)
        untie(self, self._giving_up, self._cutting_off)

    async def run_asgi(self) -> None:
        """Serve, and some time after the end cut off a peer that has not taken what was sent."""
        self.scope["state"]["socket"] = self
        await super().run_asgi()
        del self.scope["state"]["socket"]
        if not self.disconnected:
            abort = self.transport.abort
            self._cutting_off = self.loop.call_later(self.cut_off_seconds, abort)

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

    def send_receive_event_to_app(self) -> None:
        """Go on listening while few messages wait: to stop and start again costs most of a move."""
        listen_on = not self.read_paused and self.queue.qsize() < self.waiting
        self.read_paused = self.read_paused or listen_on
        super().send_receive_event_to_app()
        if listen_on:
            self.read_paused = False
