"""Servers for the tests: one in this process, where it can be looked into, and one as a program."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace

from sobremesa.bus import Bus
from sobremesa.bus.memory import MemoryBus
from sobremesa.server.app import create_app
from sobremesa.server.connection import Connection
from sobremesa.server.house import House
from sobremesa.server.limits import Limits
from sobremesa.server.serving import configured, listen
from sobremesa.server.settings import Settings
from sobremesa.store import Store
from sobremesa.store.sqlite import SqliteStore

T = TypeVar("T")

SOBREMESA = str(Path(sys.executable).with_name("sobremesa"))
ADMIN = "the-admin-of-the-tests"
PATIENCE = 60.0
"""Seconds for anything at all. Only a failing test waits so long."""
NO_LIMITS = Limits(
    messages_a_second=1e9,
    messages_at_once=1e9,
    tables_a_second=1e9,
    tables_at_once=1e9,
    misses_a_second=1e9,
    misses_at_once=1e9,
    tokens_a_second=1e9,
    tokens_at_once=1e9,
    requests_a_second=1e9,
    requests_at_once=1e9,
    grace_seconds=0,
    sockets_a_second=1e9,
    sockets_at_once=1e9,
    connections=10**6,
    connections_a_second=1e9,
    connections_at_once=1e9,
    frames_a_second=1e9,
    frames_at_once=1e9,
    faces_a_second=1e9,
    faces_at_once=1e9,
    files_a_second=1e9,
    files_at_once=1e9,
    histories_a_second=1e9,
    histories_at_once=1e9,
)


def run(
    work: Coroutine[Any, Any, T],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> T:
    """A test in an event loop of its own."""

    async def patiently() -> T:
        return await asyncio.wait_for(work, 4 * PATIENCE)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(patiently())


async def soon(done: Any, what: str = "") -> None:
    """Wait until the question `done` is answered with yes."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)
    assert done(), what


class _Server(uvicorn.Server):
    """uvicorn inside a test, which keeps its signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server in this process."""

    def __init__(self, address: str, house: House, uvicorn: uvicorn.Server) -> None:
        self.address = address
        self.house = house
        self.uvicorn = uvicorn

    @property
    def connections(self) -> int:
        """How many connections the server holds, of any kind."""
        return len(self.uvicorn.server_state.connections)

    @property
    def sockets(self) -> int:
        """How many devices it is connected to, be they let go already or not."""
        held = self.uvicorn.server_state.connections
        return sum(isinstance(connection, Connection) for connection in held)


@asynccontextmanager
async def serving(
    data: Path,
    *,
    limits: Limits = NO_LIMITS,
    store: Store | None = None,
    bus: Bus | None = None,
    small_buffers: bool = False,
    settings: Settings | None = None,
    **more: Any,
) -> AsyncIterator[Running]:
    """The whole server on a free port, with real SQLite in a folder."""
    kept = store or await SqliteStore.open(data / "sobremesa.db")
    house = House(kept, bus or MemoryBus(), limits=limits)

    async def opened() -> House:
        return house

    listening = listen("127.0.0.1", 0)
    if small_buffers:  # so that a reader that does not read is noticed soon
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    port: int = listening.getsockname()[1]
    page = data / "page"
    settings = replace(settings or Settings(), limits=limits, admin_token=ADMIN)
    server = _Server(configured(create_app(opened, settings, page), **more))
    task = asyncio.create_task(server.serve([listening]))
    await soon(lambda: server.started or task.done())
    try:
        yield Running(f"http://127.0.0.1:{port}", house, server)
    finally:
        server.should_exit = True
        await task


class Program:
    """`sobremesa serve` as a program of its own, that can be stopped, killed and started again."""

    def __init__(self, data: Path, *words: str, port: int = 0) -> None:
        self.data = data
        self.words = words
        self.port = port
        self.log = data / "server.log"
        self.start()

    def start(self) -> None:
        """Start, and wait until it says where it is; from then on always there."""
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.words]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [SOBREMESA, *words],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "LC_ALL": "C.UTF-8", "SOBREMESA_ADMIN_TOKEN": ADMIN},
                start_new_session=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline().decode()
        if "://" not in said:
            self._ended()
            raise AssertionError(self.log.read_text("utf-8"))
        self.address = next(word for word in said.split() if word.startswith("http"))
        self.port = urlsplit(self.address).port or 0

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self._process.send_signal(how)
        return self._ended()

    def kill(self) -> None:
        """Kill -9."""
        self._process.kill()
        self._ended()

    def end(self) -> None:
        if self._process.poll() is None:
            self.stop()

    def _ended(self) -> int:
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def program(data: Path, *words: str, port: int = 0) -> Iterator[Program]:
    running = Program(data, *words, port=port)
    try:
        yield running
    finally:
        running.end()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found += map(int, (task / "children").read_text("ascii").split())
    return found
