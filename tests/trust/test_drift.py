"""Workers that miss messages, or cannot read for a while, do not stay behind the store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.server import house, presence
from sobremesa.store.sqlite import SqliteStore
from tests.server.client import OPEN, Api, Table, any_move, connected, people, plugged_in, together
from tests.server.running import Running, run, serving, soon
from tests.server.test_houses import Lossy, elsewhere, two_houses


class Moody:
    """A store that can be out of reach."""

    def __init__(self, inner: SqliteStore) -> None:
        self.inner = inner
        self.away = False
        self.asked = 0

    def __getattr__(self, name: str) -> object:
        asked = getattr(self.inner, name)

        async def ask(*values: object) -> object:
            self.asked += 1
            if self.away:
                raise OSError("nobody answers")
            return await asked(*values)

        return asked if name == "close" else ask


@asynccontextmanager
async def one_moody(data: Path) -> AsyncIterator[tuple[Running, Running, Moody]]:
    """Two houses, the second of which may be unable to ask the store."""
    ends: list[Lossy] = []
    moody = Moody(await SqliteStore.open(data / "sobremesa.db"))
    async with (
        serving(data, bus=Lossy(ends)) as first,
        serving(data, bus=Lossy(ends), store=moody) as second,  # type: ignore[arg-type]
    ):
        yield first, second, moody


def at(table: Table, api: Api) -> Table:
    return elsewhere(table, api)


def test_a_wake_whose_reading_fails_is_tried_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            one_moody(tmp_path) as (first, second, moody),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana, at(table, there).device(1) as ben:
                standing = await ana.turn(0)
                await ben.at(standing["step"], 1)
                moody.away, moody.asked = True, 0
                step = await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                await soon(lambda: moody.asked >= 1)
                assert second.house.tables[table.id].kept.step < step
                moody.away = False
                await ben.at(step, 1)

    run(play())


@pytest.fixture
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are not compared with the store every now and then."""
    monkeypatch.setattr(house, "KEEP_UP_SECONDS", 3600.0, raising=False)


@pytest.mark.usefixtures("no_rounds")
def test_a_reload_shows_the_newest_step_whatever_the_worker_has_heard(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open([*people("Ana", "Ben"), OPEN], start=False)
            afar = at(table, there)
            async with afar.device(1) as ben:
                bus.cut = True
                await table.sit(2, "Cleo")
                assert (await there.get(table.path))["seats"][2]["name"] == "Cleo"
                await here.post(f"{table.path}/start", None, table.host)
                async with table.device(0) as ana:
                    standing = await ana.turn(0)
                    step = await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                    async with afar.device(1) as again:
                        shown = await again.until(lambda m: m["type"] == "standing")
                        assert shown["step"] == step
                    await ben.at(step, 1)  # and those who were there hear of it too

    run(play())


def test_people_at_different_workers_play_on_without_a_bus(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana, at(table, there).device(1) as ben:
                bus.cut = True
                await together(Luck(2), {0: ana, 1: ben}, moves=4)

    run(play())


def test_what_a_worker_learns_from_a_refused_move_is_shown_to_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            afar = at(table, there)
            async with table.device(0) as ana, afar.device(0) as tablet, afar.device(1) as ben:
                standing = await ana.turn(0)
                for device, seat in ((tablet, 0), (ben, 1)):
                    await device.at(standing["step"], seat)
                bus.cut = True
                step = await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                # The other worker has not heard of it: the store tells, and the move is refused.
                await tablet.ask(0, standing["step"], any_move(standing, Luck(2)))
                assert second.house.tables[table.id].kept.step == step
                await ben.at(step, 1)

    run(play())


def test_after_an_outage_of_the_bus_workers_ask_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PULSE_SECONDS", 3600.0)

    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                bus.cut = True
                async with at(table, there).device(1):
                    bus.cut = False
                    first.house.look_again()
                    await ana.table(lambda t: t["seats"][1]["present"])

    run(play())


def test_who_comes_while_the_store_is_away_is_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with one_moody(tmp_path) as (_, second, moody), Api(second.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                await ana.turn(0)
                moody.away = True
                assert await api.refusal("GET", table.path) == (503, "cannot_read")
                async with plugged_in(second.address, table.id) as late:
                    await late.send({"type": "hello", "tokens": [table.tokens[1]]})
                    assert await late.hung_up() == 1013
                    assert late.said[-1]["code"] == "cannot_read"
                answer = await api.ask("GET", "/health")
                assert (answer.status_code, answer.json()["wrong"]) == (503, ["cannot_read"])
                assert (await api.metrics())["sobremesa_trouble cannot_read"] == 1
                moody.away = False
                assert (await api.ask("GET", "/health")).json() == {"ok": True}
                async with connected(second.address, table.id, [table.tokens[1]]) as late:
                    await late.at(1, 1)
                assert ana.closed is None

    run(play())


@pytest.mark.usefixtures("no_rounds")
def test_nothing_is_refused_for_what_another_worker_has_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, bus),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open([*people("Ana", "Ben"), OPEN], start=False)
            afar = at(table, there)
            await there.get(table.path)
            bus.cut = True
            cleo = await table.sit(2, "Cleo")
            await here.post(f"{table.path}/seats/2/leave", None, cleo)
            await afar.sit(2, "Dani")
            assert (await here.post(f"{table.path}/start", None, table.host))["stage"] == "playing"

    run(play())
