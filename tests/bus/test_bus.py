"""What every bus promises, asked of the one in memory and of Redis; then what only Redis has."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.exceptions import RedisError

from sobremesa.bus import Bus
from sobremesa.bus.opening import open_bus
from sobremesa.core.refusal import Unreadable
from tests import services


@pytest.fixture(params=["memory", "redis"])
def address(request: pytest.FixtureRequest) -> str | None:
    return services.redis().url if request.param == "redis" else None


@asynccontextmanager
async def opened(
    address: str | None, missed: Callable[[], None] | None = None
) -> AsyncIterator[Bus]:
    bus = await open_bus(address, missed)
    try:
        yield bus
    finally:
        await bus.close()


async def until(true: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it does not come"
        await asyncio.sleep(0.005)


def at_once(work: Coroutine[Any, Any, None]) -> None:
    """Done without waiting for anybody: an outage must not hold up a move."""
    with pytest.raises(StopIteration):
        work.send(None)


async def settle(bus: Bus) -> None:
    """Wait until whatever was published before has surely been told."""
    heard: list[bytes] = []
    await bus.listen("settle", heard.append)
    await bus.publish("settle", b"")
    await until(lambda: bool(heard))
    await bus.leave("settle")


# Any bus


async def test_a_listener_hears_what_is_published_about_its_table(address: str | None) -> None:
    heard: list[bytes] = []
    async with opened(address) as bus:
        await bus.listen("mesa-ñ", heard.append)
        await bus.publish("mesa-ñ", b"1")
        await bus.publish("other", b"2")
        await bus.publish("mesa-ñ", bytes(range(256)))
        await bus.publish("mesa-ñ", b"")
        await settle(bus)
        assert heard == [b"1", bytes(range(256)), b""]


async def test_who_comes_late_hears_only_what_follows(address: str | None) -> None:
    heard: list[bytes] = []
    async with opened(address) as bus:
        await bus.publish("t", b"before")
        await settle(bus)
        await bus.listen("t", heard.append)
        await bus.publish("t", b"after")
        await settle(bus)
        assert heard == [b"after"]


async def test_who_has_left_hears_nothing_and_may_come_back(address: str | None) -> None:
    heard: list[bytes] = []
    async with opened(address) as bus:
        await bus.listen("t", heard.append)
        await bus.leave("t")
        await bus.leave("t")
        await bus.publish("t", b"gone")
        await settle(bus)
        await bus.listen("t", heard.append)
        await bus.publish("t", b"back")
        await settle(bus)
        assert heard == [b"back"]


async def test_a_table_has_one_listener_and_the_last_one_counts(address: str | None) -> None:
    first: list[bytes] = []
    second: list[bytes] = []
    async with opened(address) as bus:
        await bus.listen("t", first.append)
        await bus.listen("t", second.append)
        await bus.publish("t", b"1")
        await settle(bus)
        assert (first, second) == ([], [b"1"])


async def test_a_listener_that_fails_harms_neither_publisher_nor_bus(address: str | None) -> None:
    heard: list[bytes] = []
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, facts: failures.append(facts))

    def fail(message: bytes) -> None:
        raise ValueError(message)

    async with opened(address) as bus:
        await bus.listen("bad", fail)
        await bus.listen("good", heard.append)
        await bus.publish("bad", b"1")
        await bus.publish("good", b"2")
        await settle(bus)
        assert heard == [b"2"]
        assert len(failures) == 1


async def test_many_tables_each_hear_their_own(address: str | None) -> None:
    heard: dict[str, list[bytes]] = {f"t{number}": [] for number in range(500)}
    async with opened(address) as bus:
        await asyncio.gather(*(bus.listen(name, heard[name].append) for name in heard))
        for name in heard:
            await bus.publish(name, name.encode())
        await settle(bus)
        left = list(heard)[::2]
        for name in left:
            await bus.leave(name)
        await asyncio.gather(*(bus.publish(name, b"again") for name in heard))
        await settle(bus)
        for name, messages in heard.items():
            assert messages == ([name.encode()] if name in left else [name.encode(), b"again"])


async def test_nobody_is_told_after_the_end(address: str | None) -> None:
    heard: list[bytes] = []
    async with opened(address) as bus:
        await bus.listen("t", heard.append)
        await bus.publish("t", b"1")
    await asyncio.sleep(0)
    assert heard in ([], [b"1"])
    await bus.close()


@pytest.mark.parametrize("wrong", ["", "localhost:6379", "http://x"])
async def test_an_unknown_address_is_refused(wrong: str) -> None:
    with pytest.raises(Unreadable) as refused:
        await open_bus(wrong)
    assert refused.value.told() == {"code": "unknown_redis", "facts": {"redis": wrong}}


# Redis: several processes, and outages


@pytest.fixture
def server() -> services.RedisServer:
    return services.redis()


async def test_every_worker_that_listens_hears_it_once(server: services.RedisServer) -> None:
    heard: list[list[bytes]] = [[], [], []]
    async with opened(server.url) as a, opened(server.url) as b, opened(server.url) as c:
        await a.listen("t", heard[0].append)
        await b.listen("t", heard[1].append)
        await c.listen("other", heard[2].append)
        for number in range(100):
            await (a if number % 2 else b).publish("t", b"%d" % number)
        await c.publish("t", b"end")
        await until(lambda: heard[0][-1:] == heard[1][-1:] == [b"end"])
        everything = sorted([b"end", *(b"%d" % number for number in range(100))])
        assert sorted(heard[0]) == sorted(heard[1]) == everything
        assert heard[2] == []


async def test_what_one_worker_says_arrives_in_order(server: services.RedisServer) -> None:
    heard: list[bytes] = []
    async with opened(server.url) as a, opened(server.url) as b:
        await b.listen("t", heard.append)
        said = [b"%d" % number for number in range(2000)]
        for message in said:
            await a.publish("t", message)
        await until(lambda: len(heard) == len(said))
        assert heard == said


async def test_leaving_at_one_worker_leaves_the_others(server: services.RedisServer) -> None:
    heard: list[list[bytes]] = [[], []]
    async with opened(server.url) as a, opened(server.url) as b:
        await a.listen("t", heard[0].append)
        await b.listen("t", heard[1].append)
        await a.leave("t")
        await a.publish("t", b"1")
        await until(lambda: heard[1] == [b"1"])
        assert heard[0] == []


async def test_closing_sends_what_waits(server: services.RedisServer) -> None:
    heard: list[bytes] = []
    async with opened(server.url) as b:
        await b.listen("t", heard.append)
        async with opened(server.url) as a:
            for number in range(100):
                await a.publish("t", b"%d" % number)
        await until(lambda: len(heard) == 100)


async def test_messages_flow_again_after_redis_was_away(
    server: services.RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sobremesa.bus.redis")
    far: dict[str, list[bytes]] = {"old": [], "new": [], "left": []}
    near: list[bytes] = []
    missed: list[str] = []
    async with (
        opened(server.url, lambda: missed.append("a")) as a,
        opened(server.url, lambda: missed.append("b")) as b,
    ):
        for outage in (1, 2):
            caplog.clear()
            missed.clear()
            await b.listen("old", far["old"].append)
            await b.listen("left", far["left"].append)
            await a.listen("here", near.append)
            await asyncio.to_thread(server.stop)
            await until(lambda: len(caplog.records) == 2)
            for number in range(20):
                at_once(a.publish("old", b"lost"))
                at_once(a.publish("here", b"%d" % number))
                await asyncio.sleep(0)
            await b.listen("new", far["new"].append)
            await b.leave("left")
            assert [record.levelname for record in caplog.records] == ["WARNING"] * 2, "one a bus"
            await asyncio.to_thread(server.start)
            await until(lambda: sorted(missed) == ["a", "b"])
            for name in ("left", "old", "new"):
                await a.publish(name, b"flows")
            await until(lambda: bool(far["new"]))
            assert far == {"old": [b"flows"], "new": [b"flows"], "left": []}
            far["old"].clear()
            far["new"].clear()
            await b.leave("new")
            assert near == [b"%d" % number for number in range(20)] * outage, "goes on without"


async def test_a_redis_that_is_not_there_at_the_start_is_an_error() -> None:
    with pytest.raises((RedisError, OSError)):
        await open_bus(f"redis://127.0.0.1:{services.free_port()}/0")
