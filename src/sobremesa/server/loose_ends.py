"""What uvicorn and websockets leave tied to itself when a connection ends.

Nothing of it is lost for ever, but it waits for a full collection, and those are rare: positions
make them dear. Untied, it is freed at once.
"""

from asyncio import BaseTransport, TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


def untie_http(transport: BaseTransport) -> None:
    """The reader of requests, which is not asked again once a connection is a WebSocket."""
    http = transport.get_protocol()
    if hasattr(http, "parser"):
        http.parser = None


def untie(connection: WebSocketsSansIOProtocol, *timers: TimerHandle | None) -> None:
    """The reader of frames, why it failed if it did, and timers that wait for nothing more."""
    connection.conn.parser.close()
    connection.conn.parser_exc = connection.conn.handshake_exc = None
    for timer in timers:
        if timer is not None:
            timer.cancel()
