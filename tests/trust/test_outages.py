"""PostgreSQL or Redis goes away while many play at two workers; afterwards nobody is behind."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from redis import Redis

from sobremesa import Luck
from sobremesa.bus.redis import RedisBus
from sobremesa.store import postgres
from sobremesa.store.postgres import PostgresStore
from tests import services
from tests.server.client import Api, Client, Table, any_move, people, together
from tests.server.running import PATIENCE, Running, children, run, serving, soon
from tests.server.test_houses import elsewhere

TABLES = 30
LONG = {"round_limit": 50}


class Outage:
    """A server that goes away and comes back."""

    def __init__(self, leave: Callable[[], None], come_back: Callable[[], None]) -> None:
        self.leave = leave
        self.come_back = come_back


def killed_postgres() -> Outage:
    server = services.postgres()
    return Outage(server.crash, server.start)


def frozen(pid: Callable[[], int], answers: Callable[[], bool]) -> Outage:
    stopped: list[int] = []

    def freeze() -> None:
        stopped.extend([pid(), *children(pid())])
        for one in stopped:
            os.kill(one, signal.SIGSTOP)

    def thaw() -> None:
        for one in stopped:
            os.kill(one, signal.SIGCONT)
        while not answers():
            time.sleep(0.01)

    return Outage(freeze, thaw)


def frozen_postgres() -> Outage:
    server = services.postgres()
    pid_file = server.folder / "data" / "postmaster.pid"
    return frozen(lambda: int(pid_file.read_text("ascii").split()[0]), server.answers)


def killed_redis() -> Outage:
    server = services.redis()
    return Outage(server.stop, server.start)


def frozen_redis() -> Outage:
    server = services.redis()
    return frozen(lambda: redis_pid(server), server.answers)


def redis_pid(server: services.RedisServer) -> int:
    with Redis.from_url(server.url) as client:
        return int(client.info("server")["process_id"])


class Game:
    """Two people who play at different workers."""

    def __init__(self, table: Table, ana: Client, ben: Client) -> None:
        self.id = table.id
        self.devices = {0: ana, 1: ben}
        self.accepted: dict[str, int] = {}

    async def play(self, luck: Luck, stop: asyncio.Event) -> None:
        """Whoever is to move moves, again and again; what is refused is not insisted on."""
        while not stop.is_set():
            for seat, device in self.devices.items():
                standing = device.newest(seat)
                if standing and seat in standing["to_move"]:
                    name = f"{len(self.accepted)}-{luck.below(10**9)}"
                    move = any_move(standing, luck)
                    answer = await device.ask(seat, standing["step"], move, name)
                    if answer["type"] == "accepted":
                        self.accepted[f"{seat}:{name}"] = answer["step"]
            await asyncio.sleep(0.1)

    def shown(self) -> list[int]:
        """The newest step that each device was shown."""
        newest = (device.newest(seat) for seat, device in self.devices.items())
        return [standing["step"] for standing in newest if standing]


@asynccontextmanager
async def two_workers(data: Path, database: str) -> AsyncIterator[tuple[Running, Running]]:
    async with AsyncExitStack() as stack:
        both: list[Running] = []
        for number in (0, 1):

            def look_again(number: int = number) -> None:
                both[number].house.look_again()

            bus = await RedisBus.open(services.redis().url, look_again)
            store = await PostgresStore.open(database)
            both.append(await stack.enter_async_context(serving(data, store=store, bus=bus)))
        yield both[0], both[1]


@asynccontextmanager
async def games(first: Running, second: Running) -> AsyncIterator[list[Game]]:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(Api(one.address)) for one in (first, second)]
        opened = []
        for _ in range(TABLES):
            table = await here.open(people("Ana", "Ben"), options=LONG)
            ana = await stack.enter_async_context(table.device(0))
            ben = await stack.enter_async_context(elsewhere(table, there).device(1))
            opened.append(Game(table, ana, ben))
        yield opened


def kept(database: str) -> tuple[dict[str, int], dict[tuple[str, str], list[int]]]:
    """The newest step of each match, and the steps of each device's id."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT match_id, id, step FROM moves").fetchall()
    newest: dict[str, int] = {}
    steps: dict[tuple[str, str], list[int]] = {}
    for match_id, name, step in rows:
        newest[match_id] = max(step, newest.get(match_id, 0))
        if name:
            steps.setdefault((match_id, name), []).append(step)
    return newest, steps


async def nobody_is_behind(playing: list[Game], database: str) -> None:
    """Wait until every device shows the newest step of the store."""
    begun = time.monotonic()
    while True:
        newest, _ = await asyncio.to_thread(kept, database)
        behind = sum(set(game.shown()) != {newest[game.id]} for game in playing)
        if not behind:
            return
        assert time.monotonic() < begun + PATIENCE, f"{behind} of {TABLES} tables are behind"
        await asyncio.sleep(0.05)


OUTAGES = {
    "postgres killed": killed_postgres,
    "postgres frozen": frozen_postgres,
    "redis killed": killed_redis,
    "redis frozen": frozen_redis,
}


@pytest.mark.parametrize("kind", OUTAGES)
def test_after_an_outage_every_device_shows_the_newest_step(
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def play() -> None:
        database = services.postgres().new_database()
        outage = OUTAGES[kind]()
        async with two_workers(tmp_path, database) as both, games(*both) as playing:
            stop = asyncio.Event()
            luck = Luck(5)
            players = [asyncio.create_task(game.play(luck, stop)) for game in playing]
            await soon(lambda: sum(len(game.accepted) for game in playing) > 2 * TABLES)
            monkeypatch.setattr(postgres, "PATIENCE", 0.4)  # so a second is a long outage
            try:
                await asyncio.to_thread(outage.leave)
                await asyncio.sleep(1.5)
                stop.set()
                if kind.startswith("redis"):  # they see each other move meanwhile
                    await asyncio.gather(*players)
                    await nobody_is_behind(playing, database)
            finally:
                await asyncio.to_thread(outage.come_back)
            back = time.monotonic()
            await asyncio.gather(*players)
            await nobody_is_behind(playing, database)
            with capsys.disabled():
                print(f"\n{kind}: nobody is behind {time.monotonic() - back:.1f} s after its end")
            _, steps = await asyncio.to_thread(kept, database)
            for game in playing:
                for name, step in game.accepted.items():
                    assert steps[game.id, name] == [step]
            assert all(
                device.closed is None for game in playing for device in game.devices.values()
            )

    run(play())


def test_without_redis_workers_are_degraded_and_people_see_each_other_move(tmp_path: Path) -> None:
    async def play() -> None:
        outage = killed_redis()
        database = services.postgres().new_database()
        async with (
            two_workers(tmp_path, database) as (first, second),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"), options=LONG)
            async with table.device(0) as ana, elsewhere(table, there).device(1) as ben:
                await ana.turn(0)
                try:
                    await asyncio.to_thread(outage.leave)
                    await together(Luck(3), {0: ana, 1: ben}, moves=3)
                    for api in (here, there):
                        await soon_says(api, {"ok": True, "degraded": ["bus"]})
                        assert (await api.metrics())["sobremesa_trouble bus_away"] == 1
                finally:
                    await asyncio.to_thread(outage.come_back)
                for api in (here, there):  # nobody plays, nobody comes: it is noticed anyway
                    await soon_says(api, {"ok": True})

    run(play())


async def soon_says(api: Api, health: dict[str, object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while (answer := await api.ask("GET", "/health")).json() != health:
            assert answer.status_code == 200
            await asyncio.sleep(0.05)
