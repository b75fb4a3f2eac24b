"""A server that is played at is backed up; databases of older servers are opened and played on.

`kept/first_server.db` was made by the first commit that had a server, `kept/without_times.db` by
the last one that kept no times; beside each, what was answered when its tables were opened. They
must never be written anew: a database of a later day is a further sample.
"""

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from sobremesa import Luck
from sobremesa.store import Stage
from sobremesa.store.opening import FILE
from sobremesa.store.sqlite import SqliteStore
from tests.server.client import Api, Client, Table, any_move, people
from tests.server.running import SOBREMESA, program, run, serving

KEPT = Path(__file__).parent / "kept"
TABLES = 3
MOST_ROWS = 10
"""Of one move with all that the dealer does then: it may be kept and not yet shown."""


async def sobremesa(*words: str) -> None:
    """A command of the terminal, as a program of its own."""
    command = await asyncio.create_subprocess_exec(SOBREMESA, *words)
    assert await command.wait() == 0


def again(api: Api, table: Table) -> Table:
    """The same table at another server."""
    return Table(api, {"table": table.info, "host": table.host, "tokens": table.tokens})


async def frames(table: Table) -> list[Any]:
    """Every step as the first seat may know it."""
    history = await table.api.get(f"{table.path}/history", table.tokens[0])
    shown: list[Any] = history["frames"]
    return shown


def newest(device: Client) -> int:
    standing = device.newest(0)
    return standing["step"] if standing else 0


def test_a_backup_under_load_has_the_same_matches_and_the_same_steps(tmp_path: Path) -> None:
    data, file, fresh = tmp_path / "data", tmp_path / "copy.db", tmp_path / "fresh"
    data.mkdir()

    async def play_on(device: Client, stop: asyncio.Event) -> None:
        while not stop.is_set():
            standing = await device.turn(0, 1)
            offers = [offer for offer in standing["choices"] if offer["type"] != "score"]  # no end
            move = any_move({"choices": offers}, Luck(standing["step"]))
            step = await device.play(standing["seat"], standing["step"], move)
            await asyncio.gather(device.at(step, 0), device.at(step, 1))

    async def play(address: str) -> None:
        async with AsyncExitStack() as stack:
            api = await stack.enter_async_context(Api(address))
            stop, endless = asyncio.Event(), {"round_limit": 10_000}
            tables = [await api.open(people("Ana", "Ben"), options=endless) for _ in range(TABLES)]
            devices = [await stack.enter_async_context(table.device(0, 1)) for table in tables]
            playing = [asyncio.create_task(play_on(device, stop)) for device in devices]
            for device in devices:
                await device.at(5, 0)
            before = [newest(device) for device in devices]
            await sobremesa("backup", str(file), "--data", str(data))
            after = [newest(device) for device in devices]
            for device, step in zip(devices, after, strict=True):
                await device.at(step + 1, 0)  # it goes on
            stop.set()
            await asyncio.gather(*playing)
            await look(tables, before, after)

    async def look(tables: list[Table], before: list[int], after: list[int]) -> None:
        await sobremesa("restore", str(file), "--data", str(fresh))
        async with serving(fresh) as server, Api(server.address) as api:
            for table, least, most in zip(tables, before, after, strict=True):
                copy, whole = await frames(again(api, table)), await frames(table)
                assert least <= len(copy) <= most + MOST_ROWS
                assert copy == whole[: len(copy)]
                async with again(api, table).device(0, 1) as device:
                    assert await device.step(Luck(1), 0, 1)

    with program(data) as server:
        run(play(server.address))
    assert not file.with_name(f"{file.name}-wal").exists()


@pytest.mark.parametrize("name", ["first_server", "without_times"])
def test_a_database_of_an_older_server_is_opened_listed_and_played_on(
    name: str, tmp_path: Path
) -> None:
    opened = json.decode((KEPT / f"{name}.json").read_bytes())
    ids = {opened[stage]["table"]["id"]: stage for stage in opened}
    shutil.copy(KEPT / f"{name}.db", tmp_path / FILE)

    async def listed() -> dict[str, tuple[Stage, list[int | None]]]:
        store = await SqliteStore.open(tmp_path / FILE)
        found = await store.list_tables()
        await store.close()
        return {
            ids[one.row.id]: (one.row.stage, [one.opened, one.begun, one.ended, one.used])
            for one in found
        }

    async def play(address: str) -> None:
        async with Api(address) as api:
            tables = {stage: Table(api, said) for stage, said in opened.items()}
            for stage, table in tables.items():
                assert (await api.get(table.path))["stage"] == stage
            assert (await api.ask("GET", f"{tables['over'].path}/record")).status_code == 200
            async with tables["playing"].device(0, 1) as device:
                step = (await device.turn(0, 1))["step"]
                assert step == 9
                assert await device.step(Luck(1), 0, 1)
            await tables["waiting"].sit(1, "Eva")
            await api.post(f"{tables['waiting'].path}/start", token=tables["waiting"].host)

    unknown = [None] * 4
    with program(tmp_path) as server:
        before = run(listed())
        # The first server left its code to a match that was over: only who opens it finds out.
        over = "playing" if name == "first_server" else "over"
        assert before == {
            "over": (over, unknown),
            "playing": ("playing", unknown),
            "waiting": ("waiting", unknown),
        }
        run(play(server.address))
        assert "database brought up to date" in server.log.read_text()
    after = run(listed())
    assert after["over"][0] == "over"
    assert after["over"][1][:3] == [None, None, None]
    assert after["playing"][1][:3] == [None, None, None]
    assert after["playing"][1][3]
    stage, (first, begun, ended, used) = after["waiting"]
    assert (stage, first, ended) == ("playing", None, None)
    assert begun
    assert used
    assert begun <= used
    assert (tmp_path / "sobremesa-before-4.db").exists()
