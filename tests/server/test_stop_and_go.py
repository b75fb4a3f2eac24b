"""Stopping in order, being killed, and going on from what was kept."""

import asyncio
import signal
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import sobremesa
from sobremesa import Luck
from tests.server.client import Api, Client, Table, any_move, bots, people, together
from tests.server.running import Program, children, program, run, soon

TIMES = 10


def test_a_stopping_server_says_so_and_the_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        with program(tmp_path) as first:
            async with Api(first.address) as api:
                table = await api.open(people("Ana", "Ben"))
                async with table.device(0) as ana, table.device(1) as ben:
                    await together(Luck(1), {0: ana, 1: ben}, moves=6)
                    newest = ana.newest(0)
                    assert newest is not None
                    assert await asyncio.to_thread(first.stop) == 0
                    assert await ana.hung_up() == 1012
                    assert await ben.hung_up() == 1012
        with program(tmp_path, port=first.port) as second:
            assert second.address == first.address
            async with Api(second.address) as api:
                table.api = api
                after = newest["step"]
                async with table.device(0, after=after) as ana, table.device(1) as ben:
                    assert await ana.at(after, 0) == {**newest, "events": []}
                    outcome = await together(Luck(2), {0: ana, 1: ben})
                match = sobremesa.replay(await api.get(f"{table.path}/record"))
                assert sobremesa.to_json(match.outcome) == outcome

    run(play())


def test_ctrl_c_stops_the_server_without_a_word_of_trouble(tmp_path: Path) -> None:
    async def play() -> None:
        with program(tmp_path) as running:
            async with Api(running.address) as api:
                table = await api.open([*people("Ana"), *bots("easy")])
                async with table.device(0) as ana:
                    await ana.turn(0)
                    code = await asyncio.to_thread(running.stop, signal.SIGINT)
                    assert code in (0, 130)
                    assert await ana.hung_up() == 1012
        assert "Traceback" not in running.log.read_text("utf-8")

    run(play())


class Accepted:
    """What one table was promised."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: dict[str, int] = {}

    async def play(self, luck: Luck) -> None:
        """Play as fast as it goes, until the server is gone; now and then take back."""
        with suppress(OSError, WebSocketException, AssertionError):
            async with self.table.device(0, 1) as device:
                while True:
                    await self.one_move(device, luck)

    async def one_move(self, device: Client, luck: Luck) -> None:
        standing = await device.turn(0, 1)
        seat, step = standing["seat"], standing["step"]
        undo = standing["undo"] is None and luck.chance(0.3)
        move = {"type": "undo"} if undo else any_move(standing, luck)
        name = f"{len(self.steps)}-{luck.below(10**9)}"
        got = await device.play(seat, step, move, name)
        self.steps[f"{seat}:{name}"] = got
        for other in (0, 1):
            await device.at(got, other)


def test_whatever_was_accepted_survives_any_number_of_kills(tmp_path: Path) -> None:
    async def play() -> None:
        luck = Luck(7)
        with program(tmp_path) as running:
            async with Api(running.address) as api:
                wishes = [api.open(people("A", "B"), options={"round_limit": 50}) for _ in range(4)]
                tables = [Accepted(table) for table in await asyncio.gather(*wishes)]
            for _ in range(TIMES):
                playing = [asyncio.create_task(table.play(luck)) for table in tables]
                before = sum(len(table.steps) for table in tables)
                await soon(lambda n=before: sum(len(t.steps) for t in tables) > n + 3)
                await asyncio.sleep(luck.below(100) / 1000)
                await asyncio.to_thread(running.kill)
                await asyncio.gather(*playing)
                everything_is_there(tmp_path, tables)
                await asyncio.to_thread(running.start)
            for accepted in tables:
                async with accepted.table.device(0, 1) as device:
                    for name, step in [*accepted.steps.items()][-5:]:
                        seat, _, move_id = name.partition(":")
                        assert await device.play(int(seat), 0, {"type": "undo"}, move_id) == step

    run(play())


def everything_is_there(data: Path, tables: list[Accepted]) -> None:
    """Every accepted move is in the log at the step that was promised."""
    connection = sqlite3.connect(data / "sobremesa.db")
    kept = connection.execute("SELECT match_id, id, step FROM moves WHERE id != ''").fetchall()
    connection.close()
    steps = {(match, name): step for match, name, step in kept}
    for accepted in tables:
        for name, step in accepted.steps.items():
            assert steps[accepted.table.id, name] == step


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_no_thinker_outlives_its_server(tmp_path: Path, how: str) -> None:
    async def play() -> None:
        with program(tmp_path) as running:
            async with Api(running.address) as api:
                table = await api.open([*bots("easy"), *people("Ana")])
                async with table.device(1) as ana:
                    await ana.turn(1)  # the bot has thought
                    family = children(running.pid)
                    assert family
                    await asyncio.to_thread(getattr(running, how))
            await soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))

    run(play())


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with program(tmp_path) as running, pytest.raises(AssertionError, match="another program"):
        Program(tmp_path, port=running.port)
