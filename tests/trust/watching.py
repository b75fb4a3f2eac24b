"""A server in a thread of its own, whose work can be measured, and a crowd of plain sockets."""

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any, Self, TypeVar

import uvloop
from msgspec.structs import replace

from tests.server.raw import HELLO, frame
from tests.server.running import NO_LIMITS, PATIENCE, Running, serving

T = TypeVar("T")
SIGNS = {kind: f'{{"type":"{kind}",'.encode() for kind in ("welcome", "table", "standing")}
MANY_SOCKETS = replace(NO_LIMITS, sockets=10_000)


class Apart:
    """A server whose loop has a thread to itself, so that what the thread uses is its own."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Running) -> None:
        self.loop = loop
        self.server = server
        self.port = int(server.address.rpartition(":")[2])

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def cpu_seconds(self) -> float:
        """What the loop has used so far."""

        async def ask() -> float:
            return time.thread_time()

        return self.do(ask())

    @contextmanager
    def turns(self) -> Iterator[list[float]]:
        """The CPU time of each turn of the loop, while this lasts."""
        turns: list[float] = []
        going = True

        def turn(before: float) -> None:
            now = time.thread_time()
            turns.append(now - before)
            if going:
                self.loop.call_soon(turn, now)

        async def begin() -> None:
            self.loop.call_soon(turn, time.thread_time())

        self.do(begin())
        yield turns
        going = False


@contextmanager
def apart(data: Path) -> Iterator[Apart]:
    """The whole server in another thread, on the loop that it has in earnest."""
    loop = uvloop.new_event_loop()
    started: list[Apart] = []
    ready, done = threading.Event(), asyncio.Event()

    async def live() -> None:
        async with serving(data, limits=MANY_SOCKETS) as server:
            started.append(Apart(loop, server))
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=[live()])
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield started[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(PATIENCE)
        loop.close()


class Onlookers:
    """Many sockets that say hello without a token, and drink whatever comes."""

    def __init__(self, port: int, table: str) -> None:
        self._where = ("127.0.0.1", port)
        self._ask = (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        self._sockets: list[socket.socket] = []
        self._selector = DefaultSelector()
        self._tails: dict[int, bytes] = {}
        self._going = True
        self.counted: Counter[str] = Counter()
        """Messages, by their type."""
        self.bytes = 0
        self._thread = threading.Thread(target=self._drink)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._going = False
        self._thread.join(PATIENCE)
        for link in self._sockets:
            link.close()
        self._selector.close()

    def __str__(self) -> str:
        return f"{dict(self.counted)}, {self.bytes} bytes"

    def come(self, many: int) -> None:
        """So many more."""
        for _ in range(many):
            link = socket.create_connection(self._where)
            link.sendall(self._ask)
            while not (head := link.recv(1 << 16)).endswith(b"\r\n\r\n"):
                assert head
            link.sendall(frame(HELLO))
            self._sockets.append(link)
            self._selector.register(link, EVENT_READ)

    def saw(self, kind: str, many: int) -> bool:
        """True if so many messages of a type have come to all of them together."""
        return self.counted[kind] >= many

    def _drink(self) -> None:
        while self._going:
            for key, _ in self._selector.select(0.05):
                with suppress(ConnectionError):
                    self._count(key.fd, key.fileobj.recv(1 << 18))  # type: ignore[union-attr]

    def _count(self, fd: int, data: bytes) -> None:
        self.bytes += len(data)
        before = self._tails.get(fd, b"")
        for kind, sign in SIGNS.items():
            self.counted[kind] += (before[1 - len(sign) :] + data).count(sign)
        self._tails[fd] = (before + data)[-32:]
