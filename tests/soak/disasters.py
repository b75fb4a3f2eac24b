"""What is broken on purpose, when, and for how long."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator, Sequence
from itertools import chain, count, cycle
from random import Random

from tests.server.running import Program
from tests.services import Postgres, RedisServer, Server
from tests.soak.line import LOST, ask
from tests.soak.processes import alive, started_by

INSIDE = ("worker", "server", "parent")
OUTSIDE = ("postgres crash", "redis kill", "postgres freeze", "redis freeze", "postgres restart")
FIRST, SPACING, LAST = 20.0, 40.0, 40.0
"""Seconds: before the first, between two, and after the last one at least."""
CALM = 0.4
"""After this part of the time no server process is killed any more, so that growth shows."""
WORKERS = 2
START = 60.0
"""Seconds for anything to be there again."""
ORPHANS = 10.0
"""Seconds in which workers notice that their parent was killed."""


def plan(seconds: float, luck: Random) -> Iterator[tuple[float, str]]:
    """When something happens, and what: first inside and outside in turn, then only outside."""
    outside = cycle(luck.sample(OUTSIDE, len(OUTSIDE)))
    inside = cycle(luck.sample(INSIDE, len(INSIDE)))
    moment = min(FIRST, seconds / 4)
    for number in count():
        if moment > max(seconds - LAST, FIRST):
            return
        killing = number % 2 == 1 and moment < max(seconds * CALM, 2 * SPACING)
        yield moment, next(inside if killing else outside)
        moment += SPACING * luck.uniform(0.9, 1.1)


class Disasters:
    """Breaks a server and what it stands on, and mends it."""

    def __init__(
        self, luck: Random, program: Program, postgres: Postgres, redis: RedisServer
    ) -> None:
        self.luck = luck
        self.program = program
        self.postgres = postgres
        self.redis = redis
        self.orphans: list[str] = []
        self.never_back: list[str] = []

    async def happen(self, kind: str) -> str:
        """Break something and wait until all is there again; what happened, told shortly."""
        begun = time.monotonic()
        match kind.split():
            case ["worker"]:
                os.kill(self.luck.choice(self._workers()), signal.SIGKILL)
                await asyncio.sleep(1)  # until its parent notices
            case ["server"]:
                await self._kill_server()
            case ["parent"]:
                await self._kill_parent()
            case ["postgres", "crash"]:
                await self._away(self.postgres.crash, self.postgres)
            case ["postgres", "restart"]:
                await self._away(self.postgres.stop, self.postgres)
            case ["redis", "kill"]:
                await self._away(self._kill_redis, self.redis)
            case ["postgres", "freeze"]:
                await self._freeze(self.postgres)
            case ["redis", "freeze"]:
                await self._freeze(self.redis)
            case _:
                raise ValueError(kind)
        try:
            await self._server_is_there()
        except TimeoutError:
            self.never_back.append(f"{len(self._workers())} workers {START:.0f} s after {kind}")
        return f"{kind}, {time.monotonic() - begun:.1f} s"

    def _workers(self) -> list[int]:
        return started_by(self.program.pid)

    async def _server_is_there(self) -> None:
        """Wait until all workers are there and one of them is well."""
        async with asyncio.timeout(START):
            while True:
                if len(self._workers()) == WORKERS:
                    try:
                        answer = await ask(self.program.port, "127.0.0.2", "GET", "/health")
                    except LOST:
                        pass
                    else:
                        if answer.status == 200:
                            return
                await asyncio.sleep(0.1)

    async def _kill_server(self) -> None:
        """All of it at once, as when a machine is reset."""
        os.killpg(self.program.pid, signal.SIGKILL)
        await asyncio.to_thread(self.program.kill)
        await asyncio.to_thread(self.program.start)

    async def _kill_parent(self) -> None:
        """Only the parent; its workers must go by themselves."""
        parent, family = self.program.pid, self._family()
        await asyncio.to_thread(self.program.kill)
        deadline = time.monotonic() + ORPHANS
        while (left := list(filter(alive, family))) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        if left:
            self.orphans.append(f"{len(left)} processes outlived their parent {parent}")
            for pid in left:
                os.kill(pid, signal.SIGKILL)
        await asyncio.to_thread(self.program.start)

    def _family(self) -> list[int]:
        """All processes of the server but the first."""
        workers = self._workers()
        return [*workers, *chain.from_iterable(map(started_by, workers))]

    async def _away(self, leave: object, server: Server) -> None:
        assert callable(leave)
        await asyncio.to_thread(leave)
        await asyncio.sleep(self.luck.uniform(1, 12))
        await asyncio.to_thread(server.start)

    def _kill_redis(self) -> None:
        for pid in started_by(self.redis.guard):
            os.kill(pid, signal.SIGKILL)
        self.redis.gone()

    async def _freeze(self, server: Server) -> None:
        """Stop all its processes for a while. A shell goes on with them even if we are gone."""
        first = started_by(server.guard)
        pids = " ".join(map(str, [*first, *chain.from_iterable(map(started_by, first))]))
        seconds = self.luck.uniform(2, 12)
        words = f"kill -STOP {pids}; sleep {seconds:.1f}; kill -CONT {pids}"
        shell = await asyncio.create_subprocess_exec(
            "sh", "-c", words, stderr=asyncio.subprocess.DEVNULL, start_new_session=True
        )
        await shell.wait()
        async with asyncio.timeout(START):
            while not await asyncio.to_thread(server.answers):
                await asyncio.sleep(0.1)


def kinds(wanted: Sequence[str], planned: Iterator[tuple[float, str]]) -> list[tuple[float, str]]:
    """The plan, of these kinds alone if any are named."""
    return [
        (moment, wanted[number % len(wanted)] if wanted else kind)
        for number, (moment, kind) in enumerate(planned)
    ]
