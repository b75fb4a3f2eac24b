"""Times of tables that people have played at, and what is removed when they are old."""

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.bus.redis import RedisBus
from sobremesa.server import retention
from sobremesa.server.retention import DAY, tidy
from sobremesa.server.serving import application
from sobremesa.server.settings import Laid
from sobremesa.store import TableRow, now
from sobremesa.store.opening import FILE
from sobremesa.store.sqlite import SqliteStore
from tests import services
from tests.server.client import OPEN, Api, Table, people
from tests.server.running import Running, run, serving, soon
from tests.server.test_houses import elsewhere, two_houses

MONTH = 30


def look(data: Path, statement: str, *values: object) -> list[Any]:
    """Ask the database, or change it, behind everybody's back."""
    with sqlite3.connect(data / FILE, isolation_level=None) as connection:
        rows = connection.execute(statement, values).fetchall()
    connection.close()
    return rows


def grow_old(data: Path, table: Table, days: float = MONTH + 1) -> None:
    """As if all that happened at a table had happened so much earlier."""
    times = "opened = opened - ?1, begun = begun - ?1, ended = ended - ?1, changed = changed - ?1"
    look(data, f"UPDATE tables SET {times} WHERE id = ?2", int(days * DAY), table.id)
    by = int(days * DAY)
    look(data, "UPDATE moves SET made = made - ? WHERE match_id = ?", by, table.id)


@asynccontextmanager
async def at_work(data: Path) -> AsyncIterator[tuple[Running, Api]]:
    async with serving(data) as server, Api(server.address) as api:
        yield server, api


def test_retention_removes_what_it_should_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables: dict[str, Table] = {}

    async def play() -> None:
        begun = now()
        async with at_work(tmp_path) as (server, api):
            for name in ("over long ago", "over lately"):
                over = tables[name] = await api.open(people("Ana", "Ben"))
                async with over.device(0, 1) as device:
                    await device.play_out(Luck(1), 0, 1)
                    await soon(lambda over=over: not _doc(server, over).code)
            for name in ("left long ago", "moved lately", "somebody is there", "times unknown"):
                tables[name] = await api.open(people("Ana", "Ben"))
                async with tables[name].device(0, 1) as device:
                    await device.step(Luck(1), 0, 1)
            for name in ("waited long ago", "waits"):
                tables[name] = await api.open([*people("Ana"), OPEN], start=False)
        _have_times(tmp_path, begun)
        for name in ("over long ago", "left long ago", "waited long ago", "somebody is there"):
            grow_old(tmp_path, tables[name])
        grow_old(tmp_path, tables["moved lately"])
        newest = "step = (SELECT max(step) FROM moves AS all_moves WHERE match_id = ?2)"
        lately = now() - DAY, _id("moved lately")
        look(tmp_path, f"UPDATE moves SET made = ?1 WHERE match_id = ?2 AND {newest}", *lately)
        unknown = "opened = NULL, begun = NULL, changed = NULL, found = ?"
        look(tmp_path, f"UPDATE tables SET {unknown} WHERE id = ?", now(), _id("times unknown"))
        look(tmp_path, "UPDATE moves SET made = NULL WHERE match_id = ?", _id("times unknown"))
        async with at_work(tmp_path) as (server, api), Api(server.address) as other:
            async with elsewhere(tables["somebody is there"], other).device(0) as ana:
                await ana.at(1, 0)
                await tidy(server.house, 0, 0)
                assert len(look(tmp_path, "SELECT id FROM tables")) == len(tables)
                with caplog.at_level(logging.INFO):
                    await tidy(server.house, finished=MONTH, abandoned=MONTH)
                assert ana.closed is None
            left = {row[0] for row in look(tmp_path, "SELECT id FROM tables")}
            logs = {row[0] for row in look(tmp_path, "SELECT DISTINCT match_id FROM moves")}
            gone = {name for name, table in tables.items() if table.id not in left}
            assert gone == {"over long ago", "left long ago", "waited long ago"}
            assert logs == left - {_id("waits")}
            for name in gone:
                assert await api.refusal("GET", tables[name].path) == (404, "no_such_table")
            mine = {table.id: list(table.tokens.values()) for table in tables.values()}
            found = await api.post("/api/mine", {"tables": mine})
            assert {one["table"]["id"] for one in found} == left

    def _id(name: str) -> str:
        return tables[name].id

    run(play())
    [line] = [record for record in caplog.records if record.getMessage() == "tables removed"]
    assert line.facts == {"finished": 1, "abandoned": 2}  # type: ignore[attr-defined]


def _doc(server: Running, table: Table) -> Any:
    return server.house.tables[table.id].kept.doc


def _have_times(data: Path, begun: int) -> None:
    """Everything was just now, and in order."""
    columns = "stage, opened, begun, ended, changed"
    for stage, opened, started, ended, changed in look(data, f"SELECT {columns} FROM tables"):
        assert begun <= opened <= changed <= now()
        assert (started is None) == (stage == "waiting")
        assert (ended is None) == (stage != "over")
        if ended is not None:
            assert opened <= started <= ended <= changed
    assert look(data, "SELECT count(*) FROM moves WHERE made IS NULL OR made < ?", begun) == [(0,)]


def test_a_table_somebody_is_at_in_another_worker_is_not_removed(tmp_path: Path) -> None:
    redis = services.redis()

    async def play() -> None:
        async with (
            serving(tmp_path, bus=await RedisBus.open(redis.url)) as first,
            serving(tmp_path, bus=await RedisBus.open(redis.url)) as second,
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            watched, left = [await here.open(people("Ana", "Ben")) for _ in range(2)]
            async with elsewhere(watched, there).device() as watcher:
                await watcher.at(1, None)
                for table in (watched, left):
                    grow_old(tmp_path, table)
                await tidy(first.house, MONTH, MONTH)
                assert watcher.closed is None
            assert look(tmp_path, "SELECT id FROM tables") == [(watched.id,)]

    run(play())


def test_a_server_looks_by_itself_for_what_its_host_does_not_want_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "SOON_SECONDS", 0)

    async def play() -> None:
        store = await SqliteStore.open(tmp_path / FILE)
        for name, changed in (("old", now() - 31 * DAY), ("new", now())):
            await store.add_table(TableRow(name, name.upper(), 1, b"", "waiting", changed))
        await store.close()
        app = application(Laid(data=str(tmp_path), keep_abandoned=MONTH))
        async with app.router.lifespan_context(app):
            await soon(lambda: look(tmp_path, "SELECT id FROM tables") == [("new",)])

    run(play())


def test_people_at_a_table_that_is_removed_are_told_and_nothing_of_it_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, _),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana, elsewhere(table, there).device(1) as ben:
                await ben.at(1, 1)
                assert await first.house.remove_table(table.id)
                for device in (ana, ben):
                    assert (await device.until(lambda m: m["type"] == "refusal"))["code"] == (
                        "no_such_table"
                    )
                    assert await device.hung_up() == 1008
            assert not await first.house.remove_table(table.id)
            assert await there.refusal("GET", table.path) == (404, "no_such_table")
            assert look(tmp_path, "SELECT count(*) FROM moves") == [(0,)]

    run(play())
