"""Thoughts that wait: in which order, for how long, and what is done when there is no answer."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sobremesa.server import thinkers
from sobremesa.server.fair_line import Asker, FairLine, Thought
from sobremesa.server.metrics import Metrics
from sobremesa.server.thinkers import LEAST_EFFORT, Thinkers
from tests.server.client import Api, Table, bots, people
from tests.server.running import PATIENCE, Running, run, serving, soon
from tests.trust.test_fair_bots import DESERT, one_process, play_a_turn


class Frozen:
    """A server whose only process never comes to an end, so that whatever is asked next waits."""

    def __init__(self, server: Running, api: Api) -> None:
        self.server = server
        self.api = api
        self.minds = server.house.worker.thinkers

    async def table(self, *seats: dict[str, Any]) -> Table:
        return await self.api.open(seats, game=DESERT, options={})

    async def waits(self, *tables: Table) -> None:
        """Wait until these tables are the ones that wait."""
        wanted = {table.id for table in tables}
        await soon(lambda: {*self._waiting()} == wanted)

    def _waiting(self) -> list[str]:
        line = self.minds._line
        return [
            thought.asker.table
            for part in (line._people, line._others)
            for thoughts in part.values()
            for thought in thoughts
        ]


def never(*_: object) -> None:
    time.sleep(3600)


@pytest.fixture(autouse=True)
def _think_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    one_process(monkeypatch)


@asynccontextmanager
async def frozen(folder: Path) -> AsyncIterator[Frozen]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "think", never)
        patch.setattr(thinkers, "PATIENCE_SECONDS", 4 * PATIENCE)
        async with serving(folder) as server, Api(server.address) as api:
            at = Frozen(server, api)
            table = await at.table(*bots("normal", "normal"))
            async with table.device():
                await soon(lambda: at.minds.pids)
                yield at


def test_a_thought_is_dropped_when_its_person_plays_again_or_the_position_is_another(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with frozen(tmp_path) as at:
            mine = await at.table(*people("Ana"), *bots("normal"))
            async with mine.device(0) as ana:
                await ana.turn(0)
                stand_in = {"kind": "bot", "level": "normal"}
                await at.api.post(mine.seat(0, "change"), stand_in, mine.tokens[0])
                await at.waits(mine)
                await at.api.post(mine.seat(0, "back"), token=mine.tokens[0])
                await at.waits()
                step = await play_a_turn(ana)
                await at.waits(mine)
                await ana.play(0, step, {"type": "undo"})
                await at.waits()

    run(play())


def test_a_thought_moves_up_when_a_person_comes_and_back_when_they_go(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with frozen(tmp_path) as at:
            table = await at.table(*bots("normal"), *people("Ana"))
            async with table.device():
                await at.waits(table)
                line = at.minds._line
                assert (len(line._people), len(line._others)) == (0, 1)
                async with table.device(1):
                    await soon(lambda: (len(line._people), len(line._others)) == (1, 0))
                await soon(lambda: (len(line._people), len(line._others)) == (0, 1))

    run(play())


def test_the_waiting_is_measured(tmp_path: Path) -> None:
    async def play() -> None:
        async with frozen(tmp_path) as at:
            table = await at.table(*bots("normal"), *people("Ana"))
            async with table.device(1):
                await at.waits(table)
                told = await at.api.metrics()
                assert told["sobremesa_bots_waiting"] == 1
                assert told["sobremesa_bot_waiting_seconds_count"] == 1
                assert told["sobremesa_bot_waiting_seconds_sum"] > 0

    run(play())


def stumble(*_: object) -> None:
    raise ValueError("lost my thread")


def no_process() -> None:
    raise OSError("no more processes")


@pytest.mark.parametrize(
    ("what", "fails", "how"), [("think", stumble, "failed"), ("Thinker", no_process, "died")]
)
def test_a_bot_that_cannot_think_plays_on_as_plainly_as_can_be(
    what: str,
    fails: object,
    how: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, what, fails)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("normal"), *people("Ana")])
            async with table.device(1) as ana:
                await ana.turn(1)
                assert server.house.worker.metrics.bots_lost.value(how)

    run(play())


# The line by itself


def thought(table: str, address: str = "a", person: bool = False) -> Thought:
    return Thought(Asker(table, address, person), "easy", None)  # type: ignore[arg-type]


def taken(line: FairLine) -> list[str]:
    order = []
    while one := line.take():
        order.append(one.asker.table)
    return order


async def test_people_come_first_then_one_address_after_the_other() -> None:
    line = FairLine()
    for n in range(4):
        line.add(thought(f"crowd {n}", "crowd"))
    line.add(thought("small 0", "small"))
    for n in range(3):
        line.add(thought(f"players {n}", "crowd", person=True))
    line.add(thought("ana", "home", person=True))
    line.add(thought("small 1", "small"))
    assert len(line) == 10
    assert taken(line) == [
        *("players 0", "ana", "players 1", "players 2"),
        *("crowd 0", "small 0", "crowd 1", "small 1", "crowd 2", "crowd 3"),
    ]
    assert len(line) == 0


async def test_who_comes_late_waits_for_one_thought_of_each_other_address() -> None:
    line = FairLine()
    for n in range(100):
        line.add(thought(f"crowd {n}", "crowd"))
    for _ in range(7):
        line.take()
    line.add(thought("late", "small"))
    assert taken(line)[:2] == ["crowd 7", "late"]


async def test_who_waits_no_longer_is_not_taken() -> None:
    line = FairLine()
    first, second = thought("first"), thought("second")
    line.add(first)
    line.add(second)
    assert line.remove(first)
    assert not line.remove(first)
    assert taken(line) == ["second"]
    assert not line.remove(second)


async def test_effort_falls_gently_with_those_who_wait_and_a_crowd_tires_itself_alone() -> None:
    minds = Thinkers(Metrics(), processes=2)
    theirs, mine = Asker("another", "crowd", False), Asker("ana", "home", True)
    assert minds._effort(theirs) == minds._effort(mine) == 1.0
    efforts = []
    for n in range(200):
        minds._line.add(thought(f"crowd {n}", "crowd"))
        efforts.append(minds._effort(theirs))
    assert efforts == sorted(efforts, reverse=True)
    assert efforts[0] > 0.8
    assert efforts[-1] == LEAST_EFFORT
    assert minds._effort(mine) == 1.0
    assert minds._effort(Asker("watched", "home", False)) > 0.8
    for n in range(200):
        minds._line.add(thought(f"players {n}", "crowd", person=True))
    assert minds._effort(mine) > 0.8
    for n in range(8):
        minds._line.add(thought(f"table {n}", f"home {n}", person=True))
    assert 0.4 < minds._effort(mine) < 0.5
