"""Two houses that hear of each other by a bus that may lose messages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.bus import Listener
from sobremesa.server import presence, seating
from sobremesa.server.house import House
from sobremesa.server.limits import Limits
from sobremesa.store import Store, TableRow
from sobremesa.store.sqlite import SqliteStore
from tests.server.client import Api, Table, any_move, people
from tests.server.running import NO_LIMITS, Running, run, serving, soon


class Lossy:
    """One end of a bus between houses of this process, which can be cut."""

    away = False

    def __init__(self, ends: "list[Lossy]") -> None:
        self.listeners: dict[str, Listener] = {}
        self.cut = False
        self.ends = ends
        ends.append(self)

    async def publish(self, table_id: str, message: bytes) -> None:
        for end in self.ends:
            if (listener := end.listeners.get(table_id)) and not (self.cut or end.cut):
                asyncio.get_running_loop().call_soon(listener, message)

    async def listen(self, table_id: str, listener: Listener) -> None:
        self.listeners[table_id] = listener

    async def leave(self, table_id: str) -> None:
        self.listeners.pop(table_id, None)

    async def close(self) -> None:
        self.listeners.clear()


@asynccontextmanager
async def two_houses(
    data: Path, limits: Limits = NO_LIMITS
) -> AsyncIterator[tuple[Running, Running, Lossy]]:
    ends: list[Lossy] = []
    async with (
        serving(data, bus=Lossy(ends), limits=limits) as first,
        serving(data, bus=Lossy(ends), limits=limits) as second,
        Api(first.address),
    ):
        yield first, second, ends[1]


def elsewhere(table: Table, api: Api) -> Table:
    opened = {"table": table.info, "host": table.host, "tokens": table.tokens}
    return Table(api, opened)


def test_after_lost_messages_a_house_looks_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana, elsewhere(table, there).device(1) as ben:
                standing = await ana.turn(0)
                bus.cut = True
                step = await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                await ana.at(step, 0)
                assert second.house.tables[table.id].kept.step < step
                bus.cut = False
                second.house.look_again()
                await ben.at(step, 1)

    run(play())


def test_people_at_a_house_that_is_gone_are_absent_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PULSE_SECONDS", 0.2)

    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana, elsewhere(table, there).device(1):
                await ana.table(lambda t: t["seats"][1]["present"])
                told = len(ana.said)
                bus.cut = True  # as if it had been killed
                await ana.until(
                    lambda m: "table" in m and not m["table"]["seats"][1]["present"], told
                )

    run(play())


class Meanwhile:
    """A store at which something happens just after a table was first read."""

    def __init__(self, inner: Store, other: House, host: str) -> None:
        self.inner = inner
        self.other = other
        self.host = host
        self.happened = False

    def __getattr__(self, name: str) -> object:
        return getattr(self.inner, name)

    async def table(self, table_id: str) -> TableRow | None:
        row = await self.inner.table(table_id)
        if row is not None and not self.happened:
            self.happened = True
            await self.other.change(table_id, lambda doc: seating.start(doc, self.host))
        return row


def test_what_changes_while_a_house_opens_a_table_is_not_missed(tmp_path: Path) -> None:
    async def play() -> None:
        ends: list[Lossy] = []
        async with serving(tmp_path, bus=Lossy(ends)) as first, Api(first.address) as here:
            table = await here.open(people("Ana", "Ben"), start=False)
            inner = await SqliteStore.open(tmp_path / "sobremesa.db")
            store = Meanwhile(inner, first.house, table.host)
            async with (
                serving(tmp_path, bus=Lossy(ends), store=store) as second,  # type: ignore[arg-type]
                Api(second.address) as there,
            ):
                assert (await there.get(table.path))["stage"] == "playing"
                await soon(lambda: second.house.tables[table.id].kept.step > 0)

    run(play())
