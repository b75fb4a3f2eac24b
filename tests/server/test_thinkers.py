"""Bots think in processes of their own: the table never waits, and a lost process is replaced."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.bots.turn import Turn
from sobremesa.core.values import Undo
from sobremesa.server import thinkers
from sobremesa.server.fair_line import Asker
from sobremesa.server.house import House
from sobremesa.server.thinkers import Thinkers
from tests.server.client import Api, any_move, bots, people
from tests.server.running import PATIENCE, run, serving, soon
from tests.server.toys import TOY, put_on_the_shelf

ENOUGH = "ENOUGH_OF_THINKING"


def think_hard(level: str, turn: Turn, effort: float) -> Any:
    """Keep a processor busy until somebody says that it is enough, then do anything."""
    while not os.path.exists(os.environ[ENOUGH]):
        pass
    return turn.choices.sample(Luck(1))


def die(*_: object) -> None:
    """End the process in the midst of a thought."""
    os._exit(1)


def processes(house: House) -> set[int]:
    """The processes that think at the moment."""
    return house.worker.thinkers.pids


def test_the_table_answers_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "think", think_hard)
    monkeypatch.setattr(thinkers, "PATIENCE_SECONDS", 4 * PATIENCE)
    monkeypatch.setenv(ENOUGH, str(tmp_path / "enough"))

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("easy"), *people("Ana")])
            async with table.device(1) as ana:
                served = server.house.tables[table.id]
                await soon(lambda: served.bots.thinking and processes(server.house))
                step = served.kept.step
                for _ in range(10):
                    before = len(ana.said)
                    await ana.send({"type": "ping"})
                    await ana.until(lambda m: m["type"] == "pong", before)
                    await api.get("/health")
                assert served.kept.step == step
                assert os.getpid() not in processes(server.house)
                (tmp_path / "enough").touch()
                await soon(lambda: served.kept.step > step)

    run(play())


def test_a_thinker_that_dies_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(bots("normal", "easy"), options={"round_limit": 20})
            async with table.device() as watcher:
                kept = server.house.tables[table.id].kept
                killed: set[int] = set()
                for _ in range(3):
                    # A new one is at work and has finished a thought, so each thought is
                    # interrupted once at most.
                    await soon(lambda: processes(server.house) - killed)
                    step = kept.step
                    await soon(lambda n=step: kept.step > n)
                    for pid in processes(server.house):
                        os.kill(pid, signal.SIGKILL)
                        killed.add(pid)
                await watcher.table(lambda t: t["stage"] == "over")
                assert len(killed) >= 3
                assert killed.isdisjoint(processes(server.house))

    run(play())


def test_a_bot_whose_processes_always_die_plays_on_as_plainly_as_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "think", die)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("easy"), *people("Ana")])
            async with table.device(1):
                metrics = server.house.worker.metrics
                await soon(lambda: metrics.moves.value())
                assert metrics.bots_lost.value("died") >= 2

    run(play())


class Fool:
    """Thinks of moves that are not allowed, and remembers who was asked to."""

    def __init__(self, patch: pytest.MonkeyPatch, log: pytest.LogCaptureFixture) -> None:
        self.asked: list[str] = []
        self._log = log
        log.set_level("INFO", "sobremesa")
        patch.setattr(Thinkers, "choose", self.choose)

    async def choose(self, level: str, turn: Turn, asker: Asker) -> Undo:
        self.asked.append(level)
        return Undo()

    @property
    def noted(self) -> int:
        """How often the log says that a bot was refused."""
        return sum(record.getMessage() == "bot refused" for record in self._log.records)


def test_a_bots_refused_move_is_not_played_and_it_waits_until_the_seat_is_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fool = Fool(monkeypatch, caplog)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("easy"), *people("Ana")])
            async with table.device(1) as ana:
                served = server.house.tables[table.id]
                await soon(lambda: fool.noted)
                told = len(ana.said)
                async with table.device():  # that somebody comes does not change the bot's mind
                    await served.look_round()
                    await ana.until(lambda m: m["type"] == "table", told)
                assert (fool.asked, fool.noted) == (["easy"], 1)
                await api.post(
                    table.seat(0, "change"), {"kind": "bot", "level": "random"}, table.host
                )
                await soon(lambda: fool.noted == 2)
                assert fool.asked == ["easy", "random"]
                assert server.house.worker.metrics.moves.value() == 0
                assert not served.bots.thinking
                monkeypatch.undo()
                await api.post(
                    table.seat(0, "change"), {"kind": "bot", "level": "easy"}, table.host
                )
                await ana.turn(1)
                assert server.house.worker.metrics.moves.value() > 0

    run(play())


def test_a_refused_bot_thinks_again_when_somebody_else_has_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    put_on_the_shelf(monkeypatch)
    fool = Fool(monkeypatch, caplog)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("easy"), *people("Ana")], game=TOY, options={})
            async with table.device(1) as ana:
                await soon(lambda: fool.noted == 1)
                standing = await ana.turn(1)
                await ana.play(1, standing["step"], any_move(standing, Luck(1)))
                await soon(lambda: fool.noted == 2)
                assert server.house.worker.metrics.moves.value() == 1

    run(play())
