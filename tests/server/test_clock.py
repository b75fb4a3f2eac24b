"""A clock for moves: whoever takes too long is stood in for, and takes the seat back."""

import time
from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.core.match import Match
from sobremesa.games import load
from sobremesa.server import clock
from sobremesa.server.clock import Clock
from sobremesa.server.table import Table
from tests.server.client import Api, any_move, people
from tests.server.running import run, serving, soon

LONG = 1000.0
"""Seconds for a move. Nobody waits for them: time can be put forward."""


class Time:
    """Goes as it always does, and may jump."""

    ahead = 0.0

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead

    def passes(self, table: Table, seconds: float = LONG) -> None:
        self.ahead += seconds
        table._look_at_clock()


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time()
    monkeypatch.setattr(clock, "time", moved)
    return moved


def test_without_a_clock_nobody_is_timed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            assert table.info["clock"] == 0
            async with table.device(0) as ana:
                assert (await ana.turn(0))["left"] == []
            assert server.house.tables[table.id].alarm is None

    run(play())


def test_whoever_takes_too_long_is_stood_in_for_and_takes_the_seat_back(
    tmp_path: Path, passing: Time
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), clock=LONG, options={"round_limit": 9})
            async with table.device(0) as ana, table.device(1) as ben:
                (left,) = (await ana.turn(0))["left"]
                assert 0 < left <= LONG
                served = server.house.tables[table.id]
                passing.passes(served)
                stood = await ana.table(lambda t: t["seats"][0]["stand_in"])
                assert stood["seats"][0]["level"] == "normal"
                await ben.turn(1)  # the bot has played Ana's turn to its end
                passing.passes(served)
                await ben.table(lambda t: t["seats"][1]["stand_in"])
                back = table.seat(0, "back")
                info = await api.post(back, token=table.tokens[0])
                assert not info["seats"][0]["stand_in"]
                standing = await ana.turn(0)
                await ana.play(0, standing["step"], any_move(standing, Luck(1)))

    run(play())


def test_a_lively_player_is_never_stood_in_for(tmp_path: Path, passing: Time) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana"), clock=LONG, options={"round_limit": 99})
            async with table.device(0) as ana:
                for number in range(8):
                    passing.passes(server.house.tables[table.id], 0.8 * LONG)
                    await ana.step(Luck(number), 0)
                seats = [m["table"]["seats"] for m in ana.said if "table" in m]
                assert not any(seat["stand_in"] for row in seats for seat in row)

    run(play())


def test_time_stands_still_while_nobody_is_at_the_table(tmp_path: Path, passing: Time) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), clock=LONG)
            async with table.device(0) as ana:
                await ana.turn(0)
            served = server.house.tables[table.id]
            await soon(lambda: not served.devices)
            passing.passes(served)
            assert served.alarm is None
            assert not (await api.get(table.path))["seats"][0]["stand_in"]

    run(play())


def test_a_move_taken_back_and_made_again_wins_no_time() -> None:
    match, timer = Match(load("shifting_stones"), 2, {}, Luck(1)), Clock(60.0)
    match.deal()

    def since() -> float:
        timer.look(match, (0,))
        return timer._since[0]

    begun = since()
    flip = next(move for move in match.choices(0) if type(move).__name__ == "Flip")
    match.play(0, flip)
    moved = since()
    assert moved > begun
    match.play(0, {"type": "undo"})
    assert since() == moved
    match.play(0, flip)
    assert since() == moved


def test_a_seat_that_comes_back_from_a_bot_has_its_whole_time() -> None:
    match, timer = Match(load("shifting_stones"), 2, {}, Luck(1)), Clock(60.0)
    match.deal()
    timer.look(match, (0,))
    begun = timer._since[0]
    timer.look(match, ())  # a bot stands in
    assert timer.first_out() is None
    timer.look(match, (0,))
    assert timer._since[0] > begun
    assert timer.left((0, 1)) == (60, 60)
