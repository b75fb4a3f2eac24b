"""Sockets that let go of those who do not read. Everything else is uvicorn's."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn closes a connection once all is written, which for some peers is never."""

    cut_off_seconds = 10.0

    async def run_asgi(self) -> None:
        """Serve, and some time after the end cut off a peer that has not taken what was sent."""
        await super().run_asgi()
        self.loop.call_later(self.cut_off_seconds, self.transport.abort)

    def handle_ping(self) -> None:
        """Answer, unless the peer asks and asks without reading the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
