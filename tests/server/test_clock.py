"""A clock for moves: whoever takes too long is stood in for, and takes the seat back."""

import asyncio
from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.core.match import Match
from sobremesa.games import load
from sobremesa.server import seating
from sobremesa.server.clock import Clock
from tests.server.client import Api, any_move, people
from tests.server.running import run, serving, soon


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "SHORTEST_CLOCK", 0.0)


def test_without_a_clock_nobody_is_timed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            assert table.info["clock"] == 0
            async with table.device(0) as ana:
                assert (await ana.turn(0))["left"] == []
            assert server.house.tables[table.id].alarm is None

    run(play())


def test_whoever_takes_too_long_is_stood_in_for_and_takes_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), clock=0.5, options={"round_limit": 9})
            async with table.device(0) as ana, table.device(1) as ben:
                assert (await ana.turn(0))["left"] == [1]
                stood = await ana.table(lambda t: t["seats"][0]["stand_in"])
                assert stood["seats"][0]["level"] == "normal"
                await ben.turn(1)  # the bot has played Ana's turn to its end
                await ben.table(lambda t: t["seats"][1]["stand_in"])
                back = table.seat(0, "back")
                info = await api.post(back, token=table.tokens[0])
                assert not info["seats"][0]["stand_in"]
                standing = await ana.turn(0)
                await ana.play(0, standing["step"], any_move(standing, Luck(1)))

    run(play())


def test_a_lively_player_is_never_stood_in_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana"), clock=1.0, options={"round_limit": 99})
            async with table.device(0) as ana:
                for number in range(8):
                    await ana.step(Luck(number), 0)
                    await asyncio.sleep(0.2)
                seats = [m["table"]["seats"] for m in ana.said if "table" in m]
                assert not any(seat["stand_in"] for row in seats for seat in row)

    run(play())


def test_time_stands_still_while_nobody_is_at_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), clock=0.3)
            async with table.device(0) as ana:
                await ana.turn(0)
            served = server.house.tables[table.id]
            await soon(lambda: not served.devices)
            await asyncio.sleep(0.6)
            assert not (await api.get(table.path))["seats"][0]["stand_in"]

    run(play())


def test_a_move_taken_back_and_made_again_wins_no_time() -> None:
    match, clock = Match(load("shifting_stones"), 2, {}, Luck(1)), Clock(60.0)
    match.deal()

    def since() -> float:
        clock.look(match, (0,))
        return clock._since[0]

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
    match, clock = Match(load("shifting_stones"), 2, {}, Luck(1)), Clock(60.0)
    match.deal()
    clock.look(match, (0,))
    begun = clock._since[0]
    clock.look(match, ())  # a bot stands in
    assert clock.first_out() is None
    clock.look(match, (0,))
    assert clock._since[0] > begun
    assert clock.left((0, 1)) == (60, 60)
