"""A canary plays at its table while rude sockets flood the server: how long does it wait?

As a program (`python -m tests.trust.canary`) it starts a server, attacks it in every way there is
and prints the canary's p99. The attackers are plain sockets that send and never read.
"""

import asyncio
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from tests.server.client import Api, Client, people
from tests.server.raw import HELLO, frame
from tests.server.running import program

SOCKETS = 10
BYTES = 8_000_000
SECONDS = 5.0
MASK = b"\0\0\0\0"
FLOODS = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "fragments": b"\x00\x80" + MASK,
    "texts": b"\x81\x81" + MASK + b"x",
    "longer texts": frame(b'{"type":"ping","more":"' + b"x" * 300 + b'"}'),
}
"""The frame that is sent again and again."""
BEGIN = {"fragments": b"\x01\x80" + MASK}
"""What has to come first."""
ELSEWHERE = "127.0.0.66"
"""The attackers' own address, so that the canary does not share their limits."""


class Attack:
    """Sockets that each send so many bytes of tiny frames, and if they are cut come again."""

    def __init__(self, address: str, table: str, kind: str, *, hello: bool) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._head = (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        self._hello = frame(HELLO) if hello else b""
        self._begin = BEGIN.get(kind, b"")
        self._flood = FLOODS[kind] * (65_536 // len(FLOODS[kind]))
        self._links: set[socket.socket] = set()
        self.upgrades = 0
        self.ended = 0

    def once(self) -> None:
        """One socket, until all is sent or it is cut."""
        with socket.socket() as link:
            self._links.add(link)
            with suppress(OSError):
                self._rush(link)
            self._links.discard(link)
            self.ended += 1

    def _rush(self, link: socket.socket) -> None:
        link.settimeout(30)
        link.bind((ELSEWHERE, 0))
        link.connect(self._server)
        link.sendall(self._head)
        if b" 101 " not in link.recv(4096):
            return
        self.upgrades += 1
        if self._hello:
            link.sendall(self._hello)
            link.recv(1)  # it is welcome
        link.sendall(self._begin)
        for _ in range(BYTES // len(self._flood)):
            link.sendall(self._flood)
        while link.recv(65_536):  # all is sent: wait until it is hung up
            pass

    def again_and_again(self) -> None:
        """For ever."""
        while True:
            self.once()
            time.sleep(0.01)

    @asynccontextmanager
    async def going_on(self, sockets: int = SOCKETS) -> AsyncIterator[None]:
        """So many at the same time, in threads of their own."""
        threads = [threading.Thread(target=self.once, daemon=True) for _ in range(sockets)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            for link in list(self._links):
                with suppress(OSError):
                    link.shutdown(socket.SHUT_RDWR)
            for thread in threads:
                await asyncio.to_thread(thread.join, 10)


async def answered(canary: Client) -> float:
    """Ask whether anybody is there; how long the answer took."""
    before, asked = len(canary.said), time.perf_counter()
    await canary.send({"type": "ping"})
    await canary.until(lambda m: m["type"] == "pong", before)
    return time.perf_counter() - asked


async def p99_while_attacked(
    address: str, kind: str, *, hello: bool, known: bool, sockets: int = SOCKETS
) -> float:
    """The slowest hundredth of a canary's answers, in milliseconds."""
    async with Api(address) as api:
        perch, other = await api.open(people("Ana", "Ben")), await api.open(people("Eva", "Leo"))
        table = other.id if known else "none"
        async with perch.device(0) as canary:
            waits = []
            with attackers(address, table, kind, str(int(hello)), str(sockets)):
                end = time.perf_counter() + SECONDS
                while time.perf_counter() < end:
                    waits.append(await answered(canary))
                    await asyncio.sleep(0.06)
    return statistics.quantiles(waits, n=100)[-1] * 1000


@contextmanager
def attackers(*words: str) -> Iterator[None]:
    """An attack by a program of its own, so that it does not take the canary's time."""
    with subprocess.Popen([sys.executable, "-m", "tests.trust.canary", *words]) as process:
        try:
            yield
        finally:
            process.kill()


def attack(address: str, table: str, kind: str, hello: str, sockets: str) -> None:
    """Such a program: attack until killed."""
    attack = Attack(address, table, kind, hello=hello == "1")
    for _ in range(int(sockets)):
        threading.Thread(target=attack.again_and_again, daemon=True).start()
    threading.Event().wait()


def main() -> None:
    """Print the canary's p99 in peace, and under each kind of flood."""
    _print("texts", known=True, hello=True, sockets=0)
    for known, hello in ((False, False), (True, False), (True, True)):
        for kind in FLOODS:
            _print(kind, known=known, hello=hello)


def _print(kind: str, *, known: bool, hello: bool, sockets: int = SOCKETS) -> None:
    with tempfile.TemporaryDirectory() as data, program(Path(data)) as server:
        p99 = asyncio.run(
            p99_while_attacked(server.address, kind, hello=hello, known=known, sockets=sockets)
        )
    where = "after hello" if hello else "before hello" if known else "no such table"
    sys.stdout.write(f"{sockets} x {kind:>12}, {where:<13} p99 {p99:8.1f} ms\n")
    sys.stdout.flush()


if __name__ == "__main__":
    attack(*sys.argv[1:]) if len(sys.argv) > 1 else main()
