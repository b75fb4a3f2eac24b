"""Everything together: a server with its services, people, guests, disasters, and a judge."""

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from msgspec import Struct

from tests import services
from tests.server.client import read_metrics
from tests.server.running import ADMIN, Program
from tests.soak.device import Device, World
from tests.soak.disasters import WORKERS, Disasters, kinds, plan
from tests.soak.guests import Guests
from tests.soak.line import LOST, ask
from tests.soak.party import Party, living
from tests.soak.processes import Sizes
from tests.soak.report import Report
from tests.soak.store import Truth

SETTLED = 10.0
"""Seconds after a disaster in which every device must show the newest step. Five are promised; a
machine that is busy with the soak itself gets ten."""
STALLED = 30.0
"""Seconds without trouble after which a match that does not go on is stuck."""
CHECKED = 20.0
RELOADS = 3
"""Fresh devices that look at each table at the end."""


class Wishes(Struct, frozen=True):
    """How long, how much, and what shall happen."""

    minutes: float = 10
    seed: int = 1
    tables: int = 20
    watchers: int = 8
    moves_a_second: float = 60
    disasters: tuple[str, ...] = ()
    """Kinds that take turns; all of them if none are named."""


class Soak:
    """One soak, from the first table to the verdict."""

    def __init__(self, wishes: Wishes, program: Program, database: str, report: Report) -> None:
        luck = Random(wishes.seed)
        self.wishes = wishes
        self.report = report
        self.world = World(Random(luck.random()), wishes.tables / wishes.moves_a_second)
        self.world.port = program.port
        self.truth = Truth(database)
        self.sizes = Sizes()
        self.parties = [Party(self.world, number) for number in range(wishes.tables)]
        self.guests = Guests(self.world, self.parties)
        self.program = program
        self.disasters = Disasters(
            Random(luck.random()), program, services.postgres(), services.redis()
        )
        planned = plan(60 * wishes.minutes, Random(luck.random()))
        self.plan = kinds(wishes.disasters, planned)

    async def run(self) -> bool:
        """Soak; whether everything held."""
        begun = time.monotonic()
        people = [party.live() for party in self.parties]
        guests = [self.guests.live(what) for what in self.guests.lives(self.wishes.watchers)]
        works = [self._conduct(begun), self._weigh(), self._tell_minutes(begun), *people, *guests]
        async with working(works) as tasks:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:  # the conductor's, or one that failed
                task.result()
        self.report.end(self, time.monotonic() - begun)
        return not any(self.report.found.values())

    # What happens when

    async def _conduct(self, begun: float) -> None:
        """Disasters as planned, looking at the store after each and in between."""
        for moment, kind in self.plan:
            await self._quiet_until(begun + moment)
            self.world.trouble.begin()
            happened = await self.disasters.happen(kind)
            self.world.port = self.program.port
            settled, last = await self._settle()
            self.world.trouble.end()
            self.report.disaster(time.monotonic() - begun, happened, settled, last)
        await self._quiet_until(begun + 60 * self.wishes.minutes)
        await self._judge_all()

    async def _quiet_until(self, moment: float) -> None:
        while (left := moment - time.monotonic()) > 0:
            await asyncio.sleep(min(left, CHECKED))
            await self._judge()
            self._find_stalled()

    async def _weigh(self) -> None:
        while True:
            self.sizes.look(self.program.pid)
            await asyncio.sleep(1)

    async def _tell_minutes(self, begun: float) -> None:
        for minute in range(1, 10**6):
            await asyncio.sleep(begun + 60 * minute - time.monotonic())
            self.report.minute(minute, self, await self._gauges())

    async def _gauges(self) -> dict[str, int]:
        """Tables and sockets as all workers count them."""
        with suppress(*LOST):
            async with asyncio.timeout(1):
                answer = await ask(self.world.port, "127.0.0.2", "GET", "/metrics", token=ADMIN)
            told = read_metrics(answer.text.decode())
            return {name: int(told[f"sobremesa_{name}"]) for name in ("tables", "sockets")}
        return {}

    # Judging

    async def _judge(self) -> None:
        notes = self.world.notes
        moves, notes.unchecked = notes.unchecked, []
        await self.truth.judge(notes, moves)

    async def _settle(self) -> tuple[float, str]:
        """Wait until every device shows the newest step; how long that took, and who was last."""
        ended = time.monotonic()
        behind = [(party, party.id, device) for party in self.parties for device in party.devices]
        last = ""
        while behind and time.monotonic() < ended + SETTLED:
            last = f"{behind[0][0]}: {told(behind[0][2])}"
            newest = await self._newest({table for _, table, _ in behind})
            await asyncio.sleep(0.3)
            behind = [
                one for one in behind if one[0].id == one[1] and not shows(one[2], newest[one[1]])
            ]
        for party, _, device in behind:
            self.world.notes.stuck.append(f"{party}: {told(device)} after a disaster")
        settled = time.monotonic() - ended
        await self._judge()
        return settled, last

    async def _newest(self, tables: set[str]) -> dict[str, int]:
        while True:
            try:
                return await self.truth.newest(tables)
            except psycopg.OperationalError:
                await asyncio.sleep(0.2)

    def _find_stalled(self) -> None:
        """Matches in which nothing happens, though there was no trouble for long."""
        now = time.monotonic()
        for party in self.parties:
            since = max(party.progressed, self.world.trouble.ended)
            if now - since > STALLED:
                devices = ", ".join(map(told, party.devices))
                line = f"{party}: nothing happens; {devices or 'no device'}"
                if line not in self.world.notes.stuck:
                    self.world.notes.stuck.append(line)

    async def _judge_all(self) -> None:
        """At the end: every table shows the newest step to everybody, and the log has all moves."""
        await self._settle()
        self._find_stalled()
        await self._reload()
        notes = self.world.notes
        notes.lost = []
        await self.truth.judge(notes, list(notes.moves.values()))

    async def _reload(self) -> None:
        """Whoever comes now is shown the newest step, at whichever worker."""
        tables = {party.id for party in self.parties if party.id}
        newest = await self._newest(tables)
        fresh = [Device(self.world, table) for table in sorted(tables) for _ in range(RELOADS)]
        deadline = time.monotonic() + SETTLED
        async with living(fresh):
            while not all(device.shown for device in fresh) and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            behind = [device for device in fresh if not shows(device, newest[device.id])]
        for device in behind:
            self.world.notes.stuck.append(f"{device.id}: a reload shows {told(device)}")


def shows(device: Device, step: int) -> bool:
    return device.shown and device.step >= step


def told(device: Device) -> str:
    return f"step {device.step}" if device.shown else "not let in"


@asynccontextmanager
async def working(
    works: Sequence[Coroutine[Any, Any, None]],
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Tasks that are cancelled at the end."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def soak(wishes: Wishes, report: Report) -> bool:
    """Soak a server of our own; whether everything held. Nothing stays behind."""
    database = services.postgres().new_database()
    words = ("--database", database, "--redis", services.redis().url, "--workers", str(WORKERS))
    with tempfile.TemporaryDirectory(prefix="sobremesa-soak-") as folder:
        program = Program(Path(folder), *words)
        try:
            return asyncio.run(Soak(wishes, program, database, report).run())
        finally:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)
            program.kill()
