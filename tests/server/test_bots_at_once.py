"""Where all act at once, bots do: none waits for another, and nobody for their pace."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.bots.turn import Turn
from sobremesa.core.values import Seat, Undo
from sobremesa.server.fair_line import Asker
from sobremesa.server.thinkers import Thinkers
from tests.core.toy import Finish, Write
from tests.server.client import Api, any_move, bots, people
from tests.server.running import PATIENCE, run, serving, soon
from tests.server.test_gestures import answered
from tests.server.test_houses import elsewhere, two_houses
from tests.server.toys import TOY, put_on_the_shelf

FOR_EVER = 100 * PATIENCE
"""A pace that no test waits for."""


class Minds:
    """What each seat's bot thinks of; one that is silent never comes to an end."""

    def __init__(self, patch: pytest.MonkeyPatch, think: Callable[[Seat, Turn], Any]) -> None:
        self.asked: list[Seat] = []
        self._think = think
        put_on_the_shelf(patch)
        patch.setattr(Thinkers, "choose", self.choose)

    async def choose(self, level: str, turn: Turn, asker: Asker) -> Any:
        seat = turn.view.viewer
        assert seat is not None
        self.asked.append(seat)
        if (thought := self._think(seat, turn)) is None:
            await asyncio.sleep(FOR_EVER)
        return thought


def writes(seat: Seat, turn: Turn) -> Any:
    """Two marks, then it has finished."""
    return Write(1) if len(turn.view.sheet.notes[seat]) < 2 else Finish()  # type: ignore[attr-defined]


@pytest.mark.parametrize("stuck", [None, Undo()], ids=["hung", "refused"])
def test_a_bot_that_is_stuck_does_not_hold_up_the_others(
    stuck: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Minds(monkeypatch, lambda seat, turn: stuck if seat == 1 else writes(seat, turn))

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), *bots("easy", "easy")], game=TOY, options={})
            async with table.device(0) as ana:
                await ana.until(lambda m: m["type"] == "standing" and m["to_move"] == [0, 1])
                notes = server.house.tables[table.id].kept.match.state.notes
                assert notes == ((), (), (1, 1))

    run(play())


def test_bots_keep_their_pace_beside_a_person_and_finish_at_once_when_the_person_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = Minds(monkeypatch, writes)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            server.house.worker.bot_pace = FOR_EVER
            table = await api.open([*people("Ana"), *bots("easy", "easy")], game=TOY, options={})
            async with table.device(0) as ana:
                await soon(lambda: sorted(minds.asked) == [1, 2])
                standing = await ana.turn(0)
                await ana.play(0, standing["step"], {"type": "write", "number": 2})
                assert server.house.tables[table.id].kept.match.state.notes == ((2,), (), ())
                await ana.play(0, standing["step"] + 1, {"type": "finish"})
                over = await ana.until(lambda m: m["type"] == "standing" and m["outcome"])
                assert over["view"]["sheet"]["notes"] == [[2], [1, 1], [1, 1]]

    run(play())


def test_bots_of_two_workers_that_write_at_once_write_each_mark_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Minds(monkeypatch, writes)
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, _),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            seats = [*people("Ana", "Ben"), *bots("easy", "easy")]
            table = await here.open(seats, game=TOY, options={})
            async with table.device(0) as ana, elsewhere(table, there).device(1) as ben:
                await asyncio.gather(ana.play_out(Luck(1), 0), ben.play_out(Luck(2), 1))
                over = await ana.turn(0)
                assert over["view"]["sheet"]["notes"][2:] == [[1, 1], [1, 1]]
        assert "bot refused" not in caplog.messages

    run(play())


def dawdles(seat: Seat, turn: Turn) -> Any:
    """Anything: the match is another's affair."""
    return turn.choices.sample(Luck(1))


def test_who_plays_with_bots_alone_can_have_them_play_without_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = Minds(monkeypatch, dawdles)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            server.house.worker.bot_pace = FOR_EVER
            table = await api.open([*bots("easy", "easy"), *people("Ana")])
            async with table.device(2) as ana, table.device() as watcher:
                await soon(lambda: minds.asked == [0])
                step = server.house.tables[table.id].kept.step
                await watcher.send({"type": "hurry"})
                await answered(watcher)  # who only watches hurries nobody
                assert server.house.tables[table.id].kept.step == step
                await ana.send({"type": "hurry"})
                standing = await ana.turn(2)
                assert {0, 1} <= {*minds.asked}
                # Afterwards they take their time again.
                asked = len(minds.asked)
                while 2 in standing["to_move"]:
                    step = await ana.play(2, standing["step"], any_move(standing, Luck(1)))
                    standing = await ana.at(step, 2)
                await soon(lambda: len(minds.asked) > asked)
                assert server.house.tables[table.id].kept.step == standing["step"]

    run(play())


def test_bots_are_not_hurried_where_another_person_looks_on_nor_by_who_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = Minds(monkeypatch, dawdles)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            server.house.worker.bot_pace = FOR_EVER
            table = await api.open([*bots("easy"), *people("Ana", "Ben")])
            async with table.device(1) as ana:
                await soon(lambda: minds.asked == [0])
                served = server.house.tables[table.id]
                step = served.kept.step
                async with table.device(2):
                    await ana.send({"type": "hurry"})
                    await answered(ana)
                    assert served.kept.step == step
                stand_in = {"kind": "bot", "level": "easy"}
                await api.post(table.seat(1, "change"), stand_in, table.tokens[1])
                await ana.send({"type": "hurry"})
                await answered(ana)
                assert served.kept.step == step
                await api.post(table.seat(1, "back"), token=table.tokens[1])
                await ana.send({"type": "hurry"})
                await ana.turn(1)

    run(play())
