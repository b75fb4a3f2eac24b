"""A crowd at one table: what it costs to come, what a move costs, and who is told first."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.core.values import Seat
from sobremesa.server import table as tables
from sobremesa.server.company import PORTION, Company, Visitor
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.wire import Standing, ToDevice
from tests.server.client import Api, Table, people
from tests.server.running import PATIENCE, run, serving
from tests.server.test_houses import elsewhere, two_houses
from tests.trust.watching import Apart, Onlookers, apart

MANY = int(os.environ.get("WATCHERS", "300"))
MOVES = 10
MOVE_SECONDS = 0.02
"""Of the loop, that a move may cost with a thousand watchers."""
COUNT_SECONDS = 1.0


def until(done: Callable[[], bool]) -> None:
    """Wait in this thread, while the server goes on in its own."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


async def opened(server: Apart) -> Table:
    async with Api(server.server.address) as api:
        return await api.open(people("Ana", "Ben"), game="through_the_desert", options={})


def test_a_crowd_comes_without_everybody_being_told_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "COUNT_SECONDS", COUNT_SECONDS)
    with apart(tmp_path) as server:
        table = run(opened(server))
        begun, used = time.monotonic(), server.cpu_seconds()
        with Onlookers(server.port, table.id) as crowd:
            crowd.come(MANY)
            until(partial(crowd.saw, "standing", MANY))
            print(f"{MANY} came: {server.cpu_seconds() - used:.2f} s of the loop, {crowd}")
            until(partial(crowd.saw, "table", MANY))  # how many they are, in the end
            counts = 1 + (time.monotonic() - begun) / COUNT_SECONDS
            assert crowd.counted["welcome"] == MANY
            assert crowd.counted["table"] <= MANY * counts


def test_what_a_crowd_sees_is_made_once_and_told_in_portions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = counting_what_is_made(monkeypatch)
    with apart(tmp_path) as server:
        table = run(opened(server))
        with Onlookers(server.port, table.id) as crowd:
            crowd.come(MANY)
            until(partial(crowd.saw, "standing", MANY))
            assert set(made.values()) == {1}
            cost, longest = run(moves(server, table, crowd))
    print(f"a move before {MANY}: {cost * 1000:.1f} ms of the loop, {longest * 1000:.1f} at once")
    assert set(made.values()) == {1}
    assert cost < MOVE_SECONDS
    assert longest < MOVE_SECONDS


async def moves(server: Apart, table: Table, crowd: Onlookers) -> tuple[float, float]:
    """Seconds of the loop for a move that all see, and for its longest turn."""
    luck = Luck(5)
    async with Api(table.api.address) as api, elsewhere(table, api).device(0, 1) as both:
        await both.turn(0, 1)
        with server.turns() as turns:
            await play(both, luck, crowd)
        used = server.cpu_seconds()
        await play(both, luck, crowd)
        return (server.cpu_seconds() - used) / MOVES, max(turns)


async def play(both: Any, luck: Luck, crowd: Onlookers) -> None:
    for _ in range(MOVES):
        shown = crowd.counted["standing"] + MANY
        assert await both.step(luck, 0, 1)
        until(partial(crowd.saw, "standing", shown))


def counting_what_is_made(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[Any, int, int]]:
    """Counts how often a position is made for the same viewer who has seen the same."""
    made: Counter[tuple[Any, int, int]] = Counter()
    shown_to = KeptMatch.shown_to

    def counted(self: KeptMatch, viewer: Seat | None, after: int) -> Standing:
        made[viewer, after, self.step] += 1
        return shown_to(self, viewer, after)

    monkeypatch.setattr(KeptMatch, "shown_to", counted)
    return made


def test_those_who_missed_different_steps_are_told_different_tails(tmp_path: Path) -> None:
    async def look_on() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 100})
            async with table.device(0, 1) as both:
                for _ in range(6):
                    await both.step(Luck(3), 0, 1)
                newest = server.house.tables[table.id].kept.step
                for after in (0, newest - 3, 0, newest):
                    async with table.device(after=after) as eva:
                        told = await eva.at(newest, None)
                        steps = [happened["step"] for happened in told["events"]]
                        assert set(steps) == set(range(after + 1, newest + 1))

    run(look_on())


def test_how_many_watch_is_told_some_time_and_by_every_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "COUNT_SECONDS", 0.1)

    async def look_on() -> None:
        async with (
            two_houses(tmp_path) as (first, second, _),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            other = elsewhere(table, there)
            async with table.device(0) as ana, other.device(1) as ben:
                async with table.device(), other.device(), other.device():
                    for person in (ana, ben):
                        await person.table(lambda t: t["watching"] == 3)
                    assert (await there.get(table.path))["watching"] == 3
                told = len(ana.said)
                await ana.until(lambda m: "table" in m and m["table"]["watching"] == 0, told)
            for house in (first.house, second.house):
                assert not house.tables[table.id].devices.hashes

    run(look_on())


class Listener:
    """A visitor that only notes when it was told."""

    address = ""
    told = b""
    seen = 0
    hashes = frozenset[str]()

    def __init__(self, *seats: Seat) -> None:
        self.seats = seats

    def send(self, message: ToDevice) -> None: ...
    def notice(self, text: bytes) -> None: ...
    def show(self, kind: Hashable, text: bytes) -> None: ...
    def refresh(self) -> None: ...
    def let_go(self, why: Exception) -> None: ...


def test_people_are_told_at_once_and_watchers_in_portions() -> None:
    async def tell() -> None:
        company, told = Company(), list[tuple[str, tuple[Seat, ...]]]()
        gone = Listener()
        for device in [*(Listener() for _ in range(3 * PORTION)), Listener(0), Listener(1), gone]:
            company.add(device)

        def note(word: str, device: Visitor) -> None:
            told.append((word, device.seats))

        company.each("move", partial(note, "first"))
        assert sorted(told[:2]) == [("first", (0,)), ("first", (1,))]
        assert len(told) == 2 + PORTION
        company.discard(gone)
        for word in ("second", "third"):
            company.each("move", partial(note, word))
        assert len(told) == 2 + PORTION + 4
        for _ in range(10):
            before = len(told)
            await asyncio.sleep(0)
            assert len(told) - before <= PORTION
        watching = Counter(word for word, seats in told if not seats)
        assert watching["third"] == 3 * PORTION
        assert watching["second"] == 0, "only the newest of a kind waits"

    run(tell())
