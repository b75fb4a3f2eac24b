"""The door: HTTP until a request is whole or a socket is made of it. All else is uvicorn's.

Limits hold before anything is understood: connections an address, seconds until the end of a
header and between parts of a body, bytes of a header, bytes read in one turn of the loop.
"""

import asyncio
from asyncio import Handle, TimerHandle
from functools import partial
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sobremesa.server.log import note
from sobremesa.server.porter import Porter, neighbourhood, plain

PIECE = 2048
"""Bytes that are read in one turn of the loop: most requests whole, and few of the tiniest."""
MOST_HEAD = 32 * 1024


class _Flow(FlowControl):
    """uvicorn's, that listens again only when all that has come is read."""

    held = False

    def resume_reading(self) -> None:
        if not self.held:
            super().resume_reading()


class Door(HttpToolsProtocol):
    """A connection to somebody of whom only the address is known."""

    header_seconds = 10.0
    body_seconds = 10.0
    """Between two parts."""
    request_seconds = 60.0
    """For all of it."""
    slow_seconds = 20.0
    """How long a peer may take nothing of what is sent before it is let go."""
    proxy_seconds = 150
    """How long a proxy may be silent between two requests. Caddy parts after 120, nginx after 60:
    parted from here first, it might send somebody's request just then, and lose it."""

    _awaiting: TimerHandle | None = None
    _reading_on: Handle | None = None
    _writing: TimerHandle | None = None
    _inside = False
    _answering: Any = None
    """The request that is being answered; uvicorn knows only the newest."""
    _in_body = False
    _head = 0
    """Bytes of a header that is not whole yet."""
    _unsent = 0
    _until = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in if its address has not too many and there is room at all."""
        super().connection_made(transport)
        self.flow: _Flow = _Flow(transport)
        self._rest = bytearray()
        self._porter: Porter = self.app_state["porter"]
        self.client = plain(self.client)
        self._address = neighbourhood(self.client[0]) if self.client else ""
        self._is_proxy = self._porter.is_proxy(self.client)
        if self._is_proxy:
            self.timeout_keep_alive = self.proxy_seconds
        self._inside = self._may_enter()
        if self._inside:
            self._await(self.header_seconds)
        else:
            transport.abort()

    def _may_enter(self) -> bool:
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            return False
        if self._is_proxy:
            return True
        knocks = self._porter.knocks.of(self._address)
        if knocks.take() and self._porter.connections.enter(self._address):
            return True
        if knocks.warn():
            note("refused", code="too_many_connections")
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """The peer is gone."""
        super().connection_lost(exc)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering = None
        self._await(0)
        self._watch_writing(0)
        if self._inside:
            self._inside = False
            if not self._is_proxy:
                self._porter.connections.leave(self._address)

    # What comes

    def data_received(self, data: bytes) -> None:
        """Read it, but not much at a time, and not before what came earlier is answered."""
        if self._rest or self.pipeline or len(data) > PIECE:
            self._rest += data
            self.flow.pause_reading()
            self.flow.held = True
            self._soon()
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        if self._in_body:
            left = self._until - self.loop.time()
            self._await(min(self.body_seconds, max(left, 0.001)))
        elif self._awaiting is None:
            self._await(self.header_seconds)
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too long a header.")

    def _soon(self) -> None:
        if self._reading_on is None:
            self._reading_on = self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        """The next piece, once the requests before it are answered."""
        self._reading_on = None
        if self.pipeline or self.transport.is_closing() or self.parser is None:
            return
        piece = bytes(self._rest[:PIECE])
        del self._rest[:PIECE]
        self._read(piece)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._rest:
            self._soon()
        else:
            self.flow.held = False
            if not self.pipeline:
                self.flow.resume_reading()

    def on_headers_complete(self) -> None:
        """The header is whole; now the body."""
        self._head = 0
        self._in_body = True
        self._until = self.loop.time() + self.request_seconds
        self._await(self.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body, which is no header."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: now it is we who let wait."""
        self._head = 0
        self._in_body = False
        self._await(0)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Answered: read what came behind."""
        super().on_response_complete()
        if self._rest:
            self._soon()
        if self.transport.is_closing():
            self._watch_writing(self.slow_seconds)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted until that is gone."""
        self._await(0)
        if not self.url.isascii() or not self._all_is_answered():
            self.send_400_response("Invalid HTTP request received.")
            return
        super().handle_websocket_upgrade()
        upgraded: Any = self.transport.get_protocol()
        if not self._is_proxy:
            upgraded.when_gone = partial(self._porter.connections.leave, self._address)
        self._inside = False

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _all_is_answered(self) -> bool:
        return self._answering is None or self._answering.response_complete

    def _await(self, seconds: float) -> None:
        """Give the peer so long for what is awaited; nothing is awaited for zero."""
        if self._awaiting is not None:
            self._awaiting.cancel()
        self._awaiting = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        """Too late, unless it is we who do not listen."""
        self._awaiting = None
        if self.flow.read_paused:
            self._await(self.body_seconds)
        else:
            self.transport.abort()

    # What goes

    def pause_writing(self) -> None:
        """The peer reads more slowly than we write."""
        super().pause_writing()
        self._watch_writing(self.slow_seconds)

    def resume_writing(self) -> None:
        """The peer has caught up."""
        super().resume_writing()
        self._watch_writing(0)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked: part, even if the last answer is never taken."""
        super().timeout_keep_alive_handler()
        self._watch_writing(self.slow_seconds)

    def _watch_writing(self, seconds: float) -> None:
        if self._writing is not None:
            self._writing.cancel()
        self._unsent = self.transport.get_write_buffer_size() if seconds else 0
        self._writing = self.loop.call_later(seconds, self._look_at_writing) if seconds else None

    def _look_at_writing(self) -> None:
        """Slow is allowed; to take nothing at all is not."""
        before = self._unsent
        if self.transport.get_write_buffer_size() < before:
            self._watch_writing(self.slow_seconds)
        else:
            self.transport.abort()
