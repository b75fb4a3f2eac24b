"""Those who do not read, do not answer or do not stop asking: bounded, and others do not notice."""

import asyncio
import random
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import uvloop
from msgspec import json

from sobremesa.server.connection import Connection
from sobremesa.server.device import Device
from sobremesa.server.limits import Limits
from tests.server.client import Api, Client, Message, Table, people
from tests.server.raw import CLOSE, HELLO, PING, PROTOCOL_PING, TEXT, Rude
from tests.server.running import NO_LIMITS, Running, run, serving, soon
from tests.server.test_bad_input import noted, plays


async def back_and_forth(server: Running, table: Table, times: int) -> int:
    """Two steps so many times: a stone is flipped, and the flip taken back. The newest step."""
    served = server.house.tables[table.id]
    kept = served.kept
    flip = next(c for c in kept.match.choices(0).described() if c["type"] == "flip")
    move = {"type": "flip", "card": flip["card"][0], "stone": flip["stone"][0]}
    for _ in range(times):
        await kept.play(0, move, kept.step, f"there {kept.step}")
        await served.played()
        await kept.play(0, {"type": "undo"}, kept.step, f"back {kept.step}")
        await served.played()
    return kept.step


async def a_match(api: Api) -> Table:
    return await api.open(people("Ana", "Ben"), options={"round_limit": 50})


def test_a_reader_that_never_reads_is_let_go_and_nothing_of_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Connection, "cut_off_seconds", 0.5)
    monkeypatch.setattr(Connection, "slow_seconds", 1.5)
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        async with (
            serving(tmp_path, small_buffers=True) as server,
            Api(server.address) as api,
        ):
            table = await a_match(api)
            async with table.device(0) as ana, AsyncExitStack() as stack:
                reaching = (Rude.to(api.address, table.id) for _ in range(5))
                rude = [await stack.enter_async_context(reader) for reader in reaching]
                for reader in rude:
                    await reader.send(HELLO)
                served = server.house.tables[table.id]
                await soon(lambda: len(served.devices) == 6)
                step = await back_and_forth(server, table, 1000)
                await soon(lambda: len(served.devices) == 1)
                await soon(lambda: server.sockets == 1)
                assert (await ana.at(step, 0))["step"] == step
                for reader in rude:
                    assert await reader.hung_up() in (1013, 1006)
                await plays(ana)
        assert noted(caplog).count("too_slow") == 5

    run(play())


def test_a_reader_that_pauses_is_shown_the_newest_position_and_misses_no_event(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, small_buffers=True) as server,
            Api(server.address) as api,
        ):
            table = await a_match(api)
            async with table.device(1) as ben, Rude.to(api.address, table.id) as rude:
                await rude.send(HELLO)
                await soon(lambda: len(server.house.tables[table.id].devices) == 2)
                step = await back_and_forth(server, table, 500)
                shown: list[Message] = []
                while not shown or shown[-1]["step"] < step:
                    opcode, text = await rude.receive()
                    said = map(json.decode, text.split(b"\n") if opcode == TEXT else ())
                    shown += [m for m in said if m["type"] == "standing"]
                assert len(shown) < 500  # of the positions in between only some were sent
                told = [happened["step"] for m in shown for happened in m["events"]]
                assert told == sorted(told)
                assert set(range(step - 999, step + 1)) <= set(told)
                await ben.at(step, 1)

    run(play())


BURSTS = 30


class Tight(Connection):
    """Has kept for little that is not taken, and counts how often that was too little."""

    pauses = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(2048)

    def pause_writing(self) -> None:
        Tight.pauses += 1
        super().pause_writing()


class Sipping:
    """Reads a little now and then."""

    def __init__(self, rude: Rude, luck: random.Random) -> None:
        self.rude = rude
        self.luck = luck
        self.told: list[int] = []
        """The steps that it was told of."""

    async def read(self) -> None:
        while True:
            opcode, text = await self.rude.receive()
            for said in map(json.decode, text.split(b"\n") if opcode == TEXT else ()):
                if said["type"] == "standing" and said["seat"] == 0:
                    self.told += sorted({happened["step"] for happened in said["events"]})
            await asyncio.sleep(self.luck.choice((0, 0.002, 0.02)))


@pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
def test_whenever_the_last_move_comes_a_slow_reader_is_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: Callable[[], AbstractEventLoop]
) -> None:
    """Moves come in bursts, and the last of each finds readers that sip in any state."""
    monkeypatch.setattr(Tight, "pauses", 0)
    luck = random.Random(1)

    async def play() -> None:
        async with (
            serving(tmp_path, small_buffers=True, ws=Tight, ws_ping_interval=None) as server,
            Api(server.address) as api,
            AsyncExitStack() as stack,
        ):
            table = await a_match(api)
            reaching = (Rude.to(api.address, table.id, mouthful=700) for _ in range(4))
            readers = [Sipping(await stack.enter_async_context(rude), luck) for rude in reaching]
            hello = json.encode({"type": "hello", "tokens": list(table.tokens.values())})
            for reader in readers:
                await reader.rude.send(hello)
            served = await server.house.table(table.id)
            await soon(lambda: len(served.devices) == len(readers))
            async with asyncio.TaskGroup() as reading:
                tasks = [reading.create_task(reader.read()) for reader in readers]
                for _ in range(BURSTS):
                    step = await back_and_forth(server, table, luck.randrange(1, 12))
                    await soon(lambda step=step: all(r.told[-1:] == [step] for r in readers))
                for task in tasks:
                    task.cancel()
            for reader in readers:
                assert reader.told == list(range(1, step + 1))

    run(play(), loop)
    assert Tight.pauses


def test_a_reader_that_asks_and_asks_without_reading_is_told_to_try_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, small_buffers=True) as server,
            Api(server.address) as api,
        ):
            table = await a_match(api)
            async with table.device(0) as ana, Rude.to(api.address, table.id) as rude:
                await rude.send(HELLO)
                served = server.house.tables[table.id]
                await soon(lambda: len(served.devices) == 2)
                device = next(d for d in served.devices if not d.seats)
                assert isinstance(device, Device)
                for _ in range(10_000):
                    await rude.send(PING)
                await soon(lambda: device._parting is not None)
                assert len(device._answers) <= NO_LIMITS.answers_waiting
                assert await rude.hung_up() == 1013
                await plays(ana)

    run(play())


def test_pings_of_the_protocol_that_nobody_reads_the_answers_to_end_the_connection(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, small_buffers=True) as server,
            Api(server.address) as api,
        ):
            table = await a_match(api)
            async with table.device(0) as ana, Rude.to(api.address, table.id) as rude:
                await rude.send(HELLO)
                await soon(lambda: len(server.house.tables[table.id].devices) == 2)
                with pytest.raises(ConnectionError):
                    await keep_pinging(rude)
                await soon(lambda: server.sockets == 1)
                await plays(ana)

    run(play())


async def keep_pinging(rude: Rude) -> None:
    for _ in range(200_000):
        await rude.send(b"x" * 120, PROTOCOL_PING)


def test_a_half_open_socket_is_noticed(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, ws_ping_interval=0.2, ws_ping_timeout=1.5) as server,
            Api(server.address) as api,
        ):
            table = await a_match(api)
            async with table.device(1) as ben, Rude.to(api.address, table.id) as rude:
                await rude.send(json.encode({"type": "hello", "tokens": [table.tokens[0]]}))
                await ben.table(lambda t: t["seats"][0]["present"])
                told = len(ben.said)
                await ben.until(lambda m: absent(m, 0), told)
                while (await rude.receive())[0] != CLOSE:
                    pass

    run(play())


def absent(message: Message, seat: int) -> bool:
    table = message.get("table")
    return isinstance(table, dict) and not table["seats"][seat]["present"]


def test_connections_that_say_nothing_or_half_a_word_keep_nobody_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=NO_LIMITS) as server, Api(server.address) as api:
            host, _, port = server.address.removeprefix("http://").partition(":")
            links = []
            for number in range(200):
                _, writer = await asyncio.open_connection(host, int(port))
                links.append(writer)
                if number % 2:
                    writer.write(b"POST /api/tables HTTP/1.1\r\nContent-Length: 100\r\n")
            table = await a_match(api)
            async with table.device(0) as ana:
                await plays(ana)
            for writer in links:
                writer.close()
                await writer.wait_closed()
            await soon(lambda: server.connections <= 1)

    run(play())


# Too many tables


def test_ten_thousand_tables_from_one_address_are_mostly_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        limits = Limits()
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await a_match(api)
            async with table.device(0) as ana:
                loop = asyncio.get_running_loop()
                begun = loop.time()
                answers = [
                    status
                    for part in await asyncio.gather(*(openings(server, 1000) for _ in range(10)))
                    for status in part
                ]
                assert len(answers) == 10_000
                assert set(answers) == {201, 429}
                allowed = limits.tables_at_once + limits.tables_a_second * (loop.time() - begun)
                assert answers.count(201) <= allowed + 1
                assert list(server.house.tables) == [table.id]
                await plays(ana)
            assert set(noted(caplog)) == {"too_fast", "too_many_tables"}
            assert len(noted(caplog)) <= 4
            while (answer := await api.ask("GET", table.path)).status_code == 429:
                await asyncio.sleep(0.1)
            assert answer.status_code == 200

    run(play())


async def openings(server: Running, times: int) -> list[int]:
    """Open so many tables over one connection; the statuses."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    body = json.encode({"game": "shifting_stones", "seats": people("Ana", "Ben")})
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\n\r\n"
    statuses = []
    for _ in range(times):
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        statuses.append(int(answer.split()[1]))
        size = answer.partition("content-length: ")[2].split("\r\n")[0]
        await reader.readexactly(int(size))
    writer.close()
    await writer.wait_closed()
    return statuses


def test_a_device_hears_of_nothing_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await a_match(api)
            async with table.device(1) as ben:
                await ben.at(1, 1)
                step = await back_and_forth(server, table, 50)
                await ben.at(step, 1)
                assert steps(ben) == sorted(steps(ben))

    run(play())


def steps(device: Client) -> list[int]:
    shown = (m for m in device.said if m["type"] == "standing")
    return [happened["step"] for m in shown for happened in m["events"]]
