"""What uvicorn and websockets leave tied to itself when a connection ends.

It would wait for a full collection, and those are rare: positions make them dear. Untied, it is
freed at once, and a collection finds nothing.
"""

import asyncio
import gc
from asyncio import BaseTransport, TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sobremesa.server.metrics import Metrics

COLLECT_SECONDS = 600.0
"""A full collection takes about a tenth of a millisecond for each match in memory."""


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


async def collect_seldom(metrics: Metrics) -> None:
    """For ever: free what others have tied and we do not know of; the count should stay at 0."""
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        metrics.garbage.add(gc.collect())
