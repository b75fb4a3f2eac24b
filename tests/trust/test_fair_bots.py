"""Bots are fair: neither somebody's crowd of tables nor a hung process stops another's bot."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.bots.turn import Turn
from sobremesa.server import thinkers
from sobremesa.server.thinkers import Thinkers, think
from tests.server.client import Api, Client, any_move, bots, people
from tests.server.raw import HELLO, PROTOCOL_PING, PROTOCOL_PONG, Rude
from tests.server.running import PATIENCE, Running, children, program, run, serving, soon

DESERT = "through_the_desert"
CROWD = 200
THEIRS, ANOTHERS = "127.0.0.2", "127.0.0.3"
"""Where crowds come from; people come from 127.0.0.1."""
BEGUN = "THOUGHTS_BEGUN"
"""Says where it is written which thoughts have begun."""


def one_process(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "cpu_count", lambda: 2)


def processes(pid: int) -> list[int]:
    """Those of the children of a process that think."""
    return [child for child in children(pid) if b"spawn_main" in command_line(child)]


def command_line(pid: int) -> bytes:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def standing_still(*pids: int) -> Iterator[None]:
    """Processes that hang, and are killed in the end if nobody else has done so."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


@asynccontextmanager
async def watched(
    server: Running, api: Api, count: int, level: str = "hard", source: str = THEIRS
) -> AsyncIterator[list[str]]:
    """So many tables where only bots play, each with somebody who looks on."""
    async with AsyncExitStack() as stack:
        tables = []
        for _ in range(count):
            table = await api.open(bots(level, level), game=DESERT, options={})
            await stack.enter_async_context(looking_on(server.address, table.id, source))
            tables.append(table.id)
        await soon(lambda: all(is_thinking(server, table) for table in tables))
        yield tables


@asynccontextmanager
async def looking_on(address: str, table: str, source: str) -> AsyncIterator[None]:
    """Somebody who never moves, but answers the server's pings: else they would count as gone."""

    async def answer(rude: Rude) -> None:
        while True:
            opcode, said = await rude.receive()
            if opcode == PROTOCOL_PING:
                await rude.send(said, PROTOCOL_PONG)

    async with Rude.to(address, table, source=source) as rude:
        await rude.send(HELLO)
        answering = asyncio.create_task(answer(rude))
        try:
            yield
        finally:
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)


def is_thinking(server: Running, table: str) -> bool:
    open_here = server.house.tables.get(table)
    return open_here is not None and bool(open_here.bots.thinking)


def steps(server: Running, tables: Sequence[str]) -> int:
    return sum(server.house.tables[table].kept.step for table in tables)


async def play_a_turn(ana: Client) -> int:
    """Move until it is the bot's turn; the step."""
    luck = Luck(1)
    while True:
        standing = await ana.turn(0)
        step = await ana.play(0, standing["step"], any_move(standing, luck))
        if 0 not in (await ana.at(step, 0))["to_move"]:
            return step


class Waits:
    """How many thoughts were begun between the asking for a thought and its beginning."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.of: dict[str, list[int]] = {"easy": [], "normal": []}
        self._begun = folder / "begun"
        self._begun.touch()
        self._choose: Any = Thinkers.choose
        patch.setenv(BEGUN, str(self._begun))
        patch.setattr(thinkers, "think", noted)
        patch.setattr(Thinkers, "choose", lambda *asked: self.choose(*asked))

    async def choose(self, minds: Thinkers, level: str, *more: Any) -> Any:
        before = len(self.begun)
        move = await self._choose(minds, level, *more)
        if level in self.of and move is not None:
            self.of[level].append(self.begun[before:].index(level))
        return move

    @property
    def begun(self) -> list[str]:
        return self._begun.read_text("ascii").split()


def noted(level: str, turn: Turn, *more: Any) -> Any:
    """Think as always, and write down that it begins."""
    with Path(os.environ[BEGUN]).open("a", encoding="ascii") as begun:
        begun.write(f"{level}\n")
    return think(level, turn, *more)


def test_a_bot_does_not_wait_for_200_tables_of_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_process(monkeypatch)
    waits = Waits(monkeypatch, tmp_path)

    async def play() -> None:
        async with (
            serving(tmp_path) as server,
            Api(server.address) as api,
            watched(server, api, CROWD),
        ):
            mine = await api.open([*people("Ana"), *bots("normal")], game=DESERT, options={})
            async with watched(server, api, 1, "easy", ANOTHERS), mine.device(0) as ana:
                for _ in range(3):
                    await play_a_turn(ana)
                    await ana.turn(0)
                await soon(lambda: len(waits.of["easy"]) > 3)
            # The one that has begun may not have written so yet.
            assert max(waits.of["normal"]) <= 1
            # That one, one of the crowd's, and those of Ana's bot.
            assert max(waits.of["easy"]) <= 4

    run(play())


def test_a_hung_process_is_replaced_a_quicker_level_answers_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one_process(monkeypatch)
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            minds = server.house.worker.thinkers
            waited = server.house.worker.metrics.bot_waiting_seconds
            table = await api.open([*people("Ana"), *bots("normal")], game=DESERT, options={})
            async with table.device(0) as ana:
                await play_a_turn(ana)
                await ana.turn(0)
                await soon(lambda: len(processes(os.getpid())) == 1)
                (hung,) = processes(os.getpid())
                with standing_still(hung):
                    minds.patience, begun = 0.5, waited.count
                    await play_a_turn(ana)
                    await soon(lambda: waited.count > begun)
                    minds.patience = PATIENCE
                    async with watched(server, api, 2) as others:
                        before = steps(server, others)
                        await ana.turn(0)
                        await soon(lambda: steps(server, others) > before + 4)
                    await soon(lambda: hung not in processes(os.getpid()))
            said = [line.getMessage() for line in caplog.records if line.levelname != "INFO"]
            assert said == ["bot hung"]
            assert server.house.worker.metrics.bots_lost.value("hung") == 1

    run(play())


def test_a_hung_process_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    async def play() -> None:
        with program(tmp_path) as running:
            async with Api(running.address) as api:
                table = await api.open([*people("Ana"), *bots("easy")], game=DESERT, options={})
                async with table.device(0) as ana:
                    await play_a_turn(ana)
                    await ana.turn(0)
                    family = processes(running.pid)
                    with standing_still(*family):
                        await play_a_turn(ana)
                        assert await asyncio.to_thread(running.stop) == 0
                        await soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))

    run(play())


def test_nobody_thinks_for_tables_that_all_have_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_process(monkeypatch)
    waits = Waits(monkeypatch, tmp_path)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            tables = server.house.tables
            async with watched(server, api, 50) as left:
                await soon(lambda: len(waits.begun) > 3)
            await soon(lambda: not any(tables[table].devices for table in left))
            before = len(waits.begun)
            await soon(lambda: not any(is_thinking(server, table) for table in left))
            assert len(waits.begun) - before <= 5

    run(play())
