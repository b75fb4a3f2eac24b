"""Connections that say nothing, half a word or one letter at a time do not keep the door shut."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from msgspec import json
from msgspec.structs import replace

from sobremesa.server.door import Door
from sobremesa.server.limits import Limits
from sobremesa.server.settings import Settings
from tests.server.client import Api, people
from tests.server.running import NO_LIMITS, program, run, serving, soon
from tests.server.test_bad_input import plays
from tests.trust.turns import LONGEST_TURN, Timed

Link = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def linked(address: str, first: bytes = b"", here: str = "127.0.0.1") -> AsyncIterator[Link]:
    """A plain connection that has said this much."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(here, 0))
    try:
        writer.write(first)
        yield reader, writer
    finally:
        writer.close()


async def is_shut(link: Link) -> bool:
    """Read until the server has gone."""
    with suppress(ConnectionError):
        while await link[0].read(65_536):
            pass
    return True


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("header_seconds", "body_seconds", "slow_seconds", "proxy_seconds"):
        assert getattr(Door, name) >= 10
        monkeypatch.setattr(Door, name, 0.3)
    monkeypatch.setattr(Door, "request_seconds", 1.0)


HALF = b"GET / HTTP/1.1\r\nHost: a\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{"


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "said",
    [b"", b"\r\n", b"G", HALF, BODY, WHOLE + b"\r\n", WHOLE + HALF, WHOLE + BODY],
    ids=range(8),
)
def test_what_is_not_said_to_its_end_is_not_waited_for(
    tmp_path: Path, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, timeout_keep_alive=1) as server,
            linked(server.address, said) as link,
        ):
            assert await is_shut(link)
            await soon(lambda: not server.connections)

    run(play())
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("said", [HALF + b"X: ", WHOLE, BODY[:-1] + b" " * 3])
def test_letter_by_letter_is_too_slow(tmp_path: Path, said: bytes) -> None:
    """Each letter comes in time, but the whole does not."""

    async def dribble(writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while True:
                writer.write(b"\r\n" if said == WHOLE else b"x")
                await writer.drain()
                await asyncio.sleep(0.05)

    async def play() -> None:
        more = BODY.replace(b"10", b"10000")[:-1] if said.startswith(b"POST") else said
        async with (
            serving(tmp_path) as server,
            linked(server.address, more) as link,
            asyncio.TaskGroup() as tasks,
        ):
            dribbling = tasks.create_task(dribble(link[1]))
            assert await is_shut(link)
            await soon(lambda: not server.connections)
            dribbling.cancel()

    run(play())


@pytest.mark.usefixtures("impatient")
def test_who_does_not_take_the_answer_is_let_go(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text("x" * 20_000_000)
        async with (
            serving(tmp_path, small_buffers=True) as server,
            linked(server.address, WHOLE) as (reader, _),
        ):
            await reader.read(1)
            await soon(lambda: not server.connections)

    run(play())


def test_who_reads_slowly_gets_the_whole_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "slow_seconds", 0.5)

    async def play() -> None:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text("x" * 3_000_000)
        async with (
            serving(tmp_path, small_buffers=True) as server,
            linked(server.address, HALF + b"Connection: close\r\n\r\n") as link,
        ):
            read = 0
            while part := await link[0].read(150_000):
                read += len(part)
                await asyncio.sleep(0.05)
            assert read > 3_000_000

    run(play())


def test_a_thousand_silent_connections_of_one_address_leave_the_door_open(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(NO_LIMITS, connections=100)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, AsyncExitStack() as stack:
                silent = [
                    await stack.enter_async_context(linked(server.address, here="127.0.0.66"))
                    for _ in range(1000)
                ]
                await soon(lambda: server.connections <= 100 + 5)
                assert await api.get("/health") == {"ok": True}
                await plays(ana)
                for link in silent[200:]:
                    assert await is_shut(link)
            async with linked(server.address, WHOLE, here="127.0.0.66") as (reader, _):
                assert b"404" in await reader.readline()  # it may come again when it has gone

    run(play())


def test_an_address_may_not_knock_all_the_time(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(connections_a_second=0.001, connections_at_once=5)
        async with serving(tmp_path, limits=limits) as server:
            answered = 0
            for _ in range(20):
                async with linked(server.address, WHOLE, here="127.0.0.65") as (reader, _):
                    with suppress(ConnectionError):
                        answered += b"404" in await reader.readline()
            assert answered == 5
            async with linked(server.address, WHOLE, here="127.0.0.66") as (reader, _):
                assert b"404" in await reader.readline()

    run(play())


FLOODS = {
    "requests": b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n",
    "headers": b"a:\r\n",
    "one long header": b"x",
    "chunks": b"1\r\nx\r\n",
    "extensions of a chunk": b"x",
}
FIRST = {
    "requests": b"",
    "headers": b"GET / HTTP/1.1\r\n",
    "one long header": b"GET / HTTP/1.1\r\nX:",
    "chunks": b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
    "extensions of a chunk": b"POST /api/tables HTTP/1.1\r\nHost: a\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n1;",
}


@pytest.mark.usefixtures("no_garbage")
@pytest.mark.parametrize("kind", list(FLOODS))
def test_a_flood_over_http_is_read_in_small_pieces(tmp_path: Path, kind: str) -> None:
    async def send(writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            writer.write(FIRST[kind])
            for _ in range(60):
                writer.write(FLOODS[kind] * (100_000 // len(FLOODS[kind])))
                await writer.drain()

    async def play() -> None:
        async with serving(tmp_path, limits=Limits()) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            loop = asyncio.get_running_loop()
            assert isinstance(loop, Timed)
            async with table.device(0) as ana, AsyncExitStack() as stack:
                links = [await stack.enter_async_context(linked(server.address)) for _ in range(5)]
                async with asyncio.TaskGroup() as tasks:
                    sending = [tasks.create_task(send(writer)) for _, writer in links]
                    loop.longest = 0.0
                    await plays(ana)
                    await asyncio.sleep(0.5)
                    if kind == "requests":
                        for task in sending:
                            task.cancel()
                    else:
                        for link in links:
                            assert await is_shut(link)
                assert loop.longest < LONGEST_TURN

    run(play(), Timed)


def test_requests_that_come_together_are_answered_in_their_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            many = 150 * b"GET /api/tables/none HTTP/1.1\r\nHost: a\r\n\r\n"
            last = b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            async with linked(server.address, many + last) as (reader, _):
                answers = (await reader.read()).split(b"HTTP/1.1 ")[1:]
                assert [answer[:3] for answer in answers] == [b"404"] * 150 + [b"200"]

    run(play())


def test_a_body_that_comes_in_many_parts_is_read_whole(tmp_path: Path) -> None:
    async def play() -> None:
        wish = json.encode({"game": "shifting_stones", "seats": people("Ana", "Ben")})
        body = wish + b" " * 60_000
        head = f"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: {len(body)}\r\n\r\n"
        async with (
            serving(tmp_path) as server,
            linked(server.address, head.encode()) as (reader, writer),
        ):
            for start in range(0, len(body), 7000):
                writer.write(body[start : start + 7000])
                await asyncio.sleep(0.001)
            assert b" 201 " in await reader.readline()

    run(play())


def test_an_upgrade_that_cannot_be_read_is_answered_and_shut(tmp_path: Path) -> None:
    async def play() -> None:
        head = b"GET /ws/tables/x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
        head += b"Connection: Upgrade\r\nX: " + b"x" * 10_000 + b"\r\n\r\n"
        async with serving(tmp_path) as server, linked(server.address, head) as link:
            assert b" 431 " in await link[0].readline()
            assert await is_shut(link)
            await soon(lambda: not server.connections)

    run(play())


def test_the_limit_of_open_files_is_raised_and_told(tmp_path: Path) -> None:
    few, hard = 256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        with program(tmp_path) as running:
            assert httpx.get(f"{running.address}/health").is_success  # it runs, and can be stopped
            limits = Path(f"/proc/{running.pid}/limits").read_text("ascii")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    now = next(int(line.split()[3]) for line in limits.splitlines() if "open files" in line)
    assert now > few or hard <= few
    told = [json.decode(line) for line in running.log.read_bytes().splitlines()]
    assert [line["most"] for line in told if line["event"] == "open_files"] == [now]


def test_a_socket_counts_as_a_connection_until_it_is_gone(tmp_path: Path) -> None:
    nobody = Settings(trusted_proxies=())

    async def play() -> None:
        limits = replace(NO_LIMITS, connections=3)
        async with (
            serving(tmp_path, limits=limits, settings=nobody) as server,
            Api(server.address) as api,
        ):
            table = await api.open(people("Ana", "Ben"))
            for _ in range(3):
                async with table.device(0), table.device(1), linked(server.address) as link:
                    assert await is_shut(link)
                await soon(lambda: not server.sockets)
            async with linked(server.address, WHOLE) as (reader, _):
                assert b"404" in await reader.readline()

    run(play())


def test_a_proxy_on_this_machine_speaks_for_many(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(
            connections=2, connections_at_once=2, requests_a_second=0.001, requests_at_once=1
        )
        async with serving(tmp_path, limits=limits) as server, AsyncExitStack() as stack:
            answers = []
            for number in range(6):
                for_whom = b"X-Forwarded-For: 203.0.113.%d\r\n" % (number // 2)
                ask = b"GET /api/here HTTP/1.1\r\nHost: a\r\n" + for_whom + b"\r\n"
                reader, _ = await stack.enter_async_context(linked(server.address, ask))
                answers.append((await reader.readline()).split()[1])
            assert answers == [b"200", b"429"] * 3
            for name in (b"a:b", b"[::1", b"fe80::1%x"):
                ask = b"GET /api/here HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: %b\r\n\r\n" % name
                reader, _ = await stack.enter_async_context(linked(server.address, ask))
                assert b"200" in await reader.readline()

    run(play())


def test_a_proxy_is_waited_for_longer_than_anybody_else(tmp_path: Path) -> None:
    """It is who parts: a request of somebody's may be on its way."""

    async def play() -> None:
        settings = Settings(trusted_proxies=("127.0.0.2",))
        async with (
            serving(tmp_path, settings=settings, timeout_keep_alive=1) as server,
            linked(server.address, WHOLE, "127.0.0.2") as (reader, writer),
            linked(server.address, WHOLE) as stranger,
        ):
            assert b"404" in await reader.readline()
            assert await is_shut(stranger)
            writer.write(WHOLE)
            await reader.readuntil(b"\r\n\r\n")
            assert b"404" in await reader.readuntil(b"404")

    run(play())


def test_no_path_is_without_a_limit(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(NO_LIMITS, files_a_second=0.001, files_at_once=3)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            answers = [(await api.http.get("/health")).status_code for _ in range(5)]
            assert answers == [200, 200, 200, 429, 429]

    run(play())


def test_a_socket_that_overtakes_answers_is_refused_and_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            upgrade = (
                f"GET /ws/tables/{table.id} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode()
            get = b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n"
            async with linked(server.address, get + upgrade + b"x" * 3000) as link:
                assert await is_shut(link)
            for _ in range(20):
                async with linked(server.address, 5 * get) as (_, writer):
                    writer.transport.abort()
            assert (await api.http.get("/health")).status_code == 200

    run(play())
    assert [record for record in caplog.records if record.exc_info] == []
