"""Several workers on one real PostgreSQL and one real Redis: any of them serves any seat."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import sobremesa
from sobremesa import Luck
from tests import services
from tests.server.client import OPEN, Api, Table, bots, people, together
from tests.server.running import Program, children, program, run, soon


@pytest.fixture(scope="module")
def shared() -> list[str]:
    """Where the workers of this file meet."""
    database = services.postgres().new_database()
    return ["--database", database, "--redis", services.redis().url]


@contextmanager
def two_workers(data: Path, shared: list[str]) -> Iterator[tuple[Program, Program]]:
    for name in ("a", "b"):
        (data / name).mkdir()
    with program(data / "a", *shared) as first, program(data / "b", *shared) as second:
        yield first, second


def at(table: Table, api: Api) -> Table:
    """The same table, seen at another worker."""
    there = Table(api, {"table": table.info, "host": table.host, "tokens": {}})
    there.tokens = table.tokens
    return there


def test_seats_spread_over_two_workers_play_and_one_worker_may_die(
    tmp_path: Path, shared: list[str]
) -> None:
    async def play() -> None:
        with two_workers(tmp_path, shared) as (first, second):
            async with Api(first.address) as here, Api(second.address) as there:
                table = await here.open([*people("Ana"), OPEN, *bots("easy")], start=False)
                afar = at(table, there)
                async with table.device(0) as ana, table.device() as watcher:
                    # Sitting down, being present and beginning at the other worker.
                    assert await there.get(f"/api/codes/{table.info['code']}")
                    table.tokens[1] = await afar.sit(1, "Ben")
                    await ana.table(lambda t: t["seats"][1]["name"] == "Ben")
                    async with afar.device(1) as ben, afar.device() as looker:
                        await ana.table(lambda t: t["seats"][1]["present"])
                        await ben.table(lambda t: t["seats"][0]["present"])
                        taken = await here.refusal(
                            "POST", table.seat(1, "change"), {"kind": "bot"}, table.host
                        )
                        assert taken == (403, "seat_in_use")
                        await there.post(f"{table.path}/start", None, table.host)
                        await together(Luck(1), {0: ana, 1: ben}, moves=6)
                        newest = ana.newest(0)
                        assert newest is not None
                        for device in (watcher, looker):
                            await device.at(newest["step"], None)
                        await asyncio.to_thread(first.kill)
                        async with afar.device(0, after=newest["step"]) as ana_again:
                            outcome = await together(Luck(2), {0: ana_again, 1: ben})
                            step = (await ben.turn(1))["step"]
                            assert (await looker.at(step, None))["outcome"] == outcome
                match = sobremesa.replay(await there.get(f"{table.path}/record"))
                assert sobremesa.to_json(match.outcome) == outcome

    run(play())


def test_the_same_seat_at_two_workers_plays_once(tmp_path: Path, shared: list[str]) -> None:
    async def play() -> None:
        with two_workers(tmp_path, shared) as (first, second):
            async with Api(first.address) as here, Api(second.address) as there:
                table = await here.open(people("Ana", "Ben"))
                async with table.device(0) as phone, at(table, there).device(0) as tablet:
                    standing = await phone.turn(0)
                    assert (await tablet.turn(0))["view"] == standing["view"]
                    flip = next(c for c in standing["choices"] if c["type"] == "flip")
                    move = {"type": "flip", "card": flip["card"][0], "stone": flip["stone"][0]}
                    step = standing["step"]
                    # The same message through both workers at once, then two different ones.
                    same = await asyncio.gather(
                        phone.ask(0, step, move, "x"), tablet.ask(0, step, move, "x")
                    )
                    assert [m["type"] for m in same] == ["accepted", "accepted"]
                    assert same[0]["step"] == same[1]["step"]
                    await phone.at(step + 1, 0)
                    await tablet.at(step + 1, 0)
                    undo = {"type": "undo"}
                    other = await asyncio.gather(
                        phone.ask(0, step + 1, undo, "y"), tablet.ask(0, step + 1, undo, "z")
                    )
                    assert sorted(m["type"] for m in other) == ["accepted", "refusal"]

    run(play())


def test_a_rematch_and_changed_seats_reach_the_other_worker(
    tmp_path: Path, shared: list[str]
) -> None:
    async def play() -> None:
        with two_workers(tmp_path, shared) as (first, second):
            async with Api(first.address) as here, Api(second.address) as there:
                table = await here.open(people("Ana", "Ben"), start=False)
                async with table.device(0) as ana, at(table, there).device(1) as ben:
                    await here.post(f"{table.path}/arrange", {"order": [1, 0]}, table.host)
                    both = [{"name": n, "present": True} for n in ("Ben", "Ana")]
                    for device in (ana, ben):
                        await device.table(
                            lambda t: (
                                [{"name": s["name"], "present": s["present"]} for s in t["seats"]]
                                == both
                            )
                        )
                    await there.post(f"{table.path}/start", None, table.host)
                    await together(Luck(3), {1: ana, 0: ben})
                    await ana.table(lambda t: t["stage"] == "over")
                    again = await asyncio.gather(
                        here.post(f"{table.path}/rematch", None, table.tokens[0]),
                        there.post(f"{table.path}/rematch", None, table.tokens[1]),
                    )
                    assert again[0]["id"] == again[1]["id"]
                    for device in (ana, ben):
                        told = await device.table(lambda t: t["next"] != "")
                        assert told["next"] == again[0]["id"]

    run(play())


def test_two_workers_on_one_port(tmp_path: Path, shared: list[str]) -> None:
    async def play() -> None:
        with program(tmp_path, *shared, "--workers", "2") as running:
            async with Api(running.address) as api:
                table = await api.open(people("Ana", "Ben"))
                # Which worker a connection comes to is chance: many watchers are at both.
                async with table.device(0) as ana, table.device(1) as ben:
                    watchers = [table.device() for _ in range(8)]
                    looking = [await watcher.__aenter__() for watcher in watchers]
                    await together(Luck(4), {0: ana, 1: ben}, moves=5)
                    newest = ana.newest(0)
                    assert newest is not None
                    for device in looking:
                        await device.at(newest["step"], None)
                    for watcher in watchers:
                        await watcher.__aexit__(None, None, None)
                workers = worker_pids(running)
                assert len(workers) == 2
                os.kill(workers[0], signal.SIGKILL)
                await soon(lambda: len({*worker_pids(running)} - {workers[0]}) == 2)
            async with Api(running.address) as api:
                table.api = api
                async with table.device(0, after=newest["step"]) as ana, table.device(1) as ben:
                    assert await together(Luck(5), {0: ana, 1: ben})
            assert await asyncio.to_thread(running.stop) == 0

    run(play())


def worker_pids(running: Program) -> list[int]:
    """The workers, without what else multiprocessing keeps running."""
    return sorted(pid for pid in children(running.pid) if b"spawn_main" in command_line(pid))


def command_line(pid: int) -> bytes:
    """Empty for a process that has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_several_workers_without_redis_are_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="Redis"):
        Program(tmp_path, "--workers", "2")
