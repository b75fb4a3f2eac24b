"""What was acknowledged is there, whoever is killed and whenever."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sobremesa.store import Conflict, Store
from sobremesa.store.schema import Kind
from tests import services
from tests.store.appender import MATCHES
from tests.store.shelves import Shelf, row

ROOT = Path(__file__).parents[2]


def acknowledged_until_killed(shelf: Shelf, seconds: float) -> dict[str, int]:
    """Run the appender, kill it so long after its first word, and read what it had said."""
    words = [str(shelf.folder), *([shelf.url] if shelf.url else [])]
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.store.appender", *words],
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    assert child.stdout is not None
    said = child.stdout.readline()
    time.sleep(seconds)  # the random moment is what is tested
    child.kill()
    said += child.stdout.read()
    child.stdout.close()
    assert child.wait() == -9
    lines = [line.split() for line in said.decode().splitlines(keepends=True) if line[-1] == "\n"]
    return {match_id: int(step) for match_id, step in lines}


async def check(store: Store, acknowledged: dict[str, int]) -> None:
    for number in range(MATCHES):
        match_id = f"m{number}"
        log = await store.tail(match_id, 0)
        assert len(log) % 2 == 0, "half an append"
        assert len(log) >= acknowledged.get(match_id, 0), "an acknowledged row is lost"
        expected = [row(n, f"d{n}" if n % 2 else "") for n in range(1, len(log) + 1)]
        assert log == expected, "a hole"


@pytest.mark.parametrize(("kind", "times"), [("sqlite", 24), ("postgresql", 6)])
def test_nothing_acknowledged_is_lost_when_a_worker_is_killed(
    kind: Kind, times: int, tmp_path: Path
) -> None:
    shelf = Shelf(kind, tmp_path, durable=True)
    luck = random.Random(1)
    acknowledged: dict[str, int] = {}

    async def reopen() -> None:
        async with shelf.store() as store:
            await check(store, acknowledged)

    for _ in range(times):
        acknowledged |= acknowledged_until_killed(shelf, luck.uniform(0, 0.12))
        asyncio.run(reopen())
    assert len(acknowledged) == MATCHES


async def test_nothing_acknowledged_is_lost_when_postgresql_falls_down(tmp_path: Path) -> None:
    shelf = Shelf("postgresql", tmp_path, durable=True)
    server = services.postgres(durable=True)
    acknowledged = dict.fromkeys((f"m{number}" for number in range(MATCHES)), 0)
    stop = asyncio.Event()

    async def append(store: Store, match_id: str) -> None:
        step = 0
        while not stop.is_set():
            try:
                await store.append(match_id, [row(step + 1, f"d{step + 1}"), row(step + 2)])
            except Conflict:  # with itself: it was kept, only the answer was lost
                assert len(await store.tail(match_id, step)) == 2
            step += 2
            acknowledged[match_id] = step

    async with shelf.store() as store:
        appending = [asyncio.create_task(append(store, match_id)) for match_id in acknowledged]
        for _ in range(3):
            await asyncio.sleep(0.1)
            await asyncio.to_thread(server.crash)
            before = sum(acknowledged.values())
            await asyncio.to_thread(server.start)
            deadline = time.monotonic() + 60
            while sum(acknowledged.values()) <= before + 2 * MATCHES:
                assert time.monotonic() < deadline, "appends do not go on"
                await asyncio.sleep(0.01)
        stop.set()
        await asyncio.gather(*appending)
        await check(store, acknowledged)
