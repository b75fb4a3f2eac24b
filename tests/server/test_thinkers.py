"""Bots think in processes of their own: the table never waits, and a lost process is replaced."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.bots.turn import Turn
from sobremesa.server import thinkers
from sobremesa.server.house import House
from tests.server.client import Api, bots, people
from tests.server.running import run, serving, soon

THOUGHT_SECONDS = 2.0


def think_hard(level: str, turn: Turn) -> Any:
    """Keep a processor busy for a while, then do anything."""
    end = time.process_time() + THOUGHT_SECONDS
    while time.process_time() < end:
        pass
    return turn.choices.sample(Luck())


def processes(house: House) -> list[int]:
    """The processes that think at the moment."""
    pool = house.worker.thinkers._pool
    return [] if pool is None else [*(pool._processes or {})]


def test_the_table_answers_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "think", think_hard)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("easy"), *people("Ana")])
            async with table.device(1) as ana:
                served = server.house.tables[table.id]
                await soon(lambda: served.bots.thinking is not None and processes(server.house))
                step, answered = served.kept.step, 0
                while served.kept.step == step:
                    before = len(ana.said)
                    await ana.send({"type": "ping"})
                    await ana.until(lambda m: m["type"] == "pong", before)
                    await api.get("/health")
                    answered += 1
                    await asyncio.sleep(0.02)
                assert answered > 10
                assert os.getpid() not in processes(server.house)

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
                    await soon(lambda: {*processes(server.house)} - killed)
                    step = kept.step
                    await soon(lambda n=step: kept.step > n)
                    for pid in processes(server.house):
                        os.kill(pid, signal.SIGKILL)
                        killed.add(pid)
                await watcher.table(lambda t: t["stage"] == "over")
                assert len(killed) >= 3
                assert killed.isdisjoint(processes(server.house))

    run(play())


def test_a_thinker_that_always_dies_does_not_stop_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "think", os._exit)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*bots("easy"), *people("Ana")])
            async with table.device(1) as ana:
                served = server.house.tables[table.id]
                await soon(lambda: served.bots.thinking is not None)
                await soon(lambda: served.bots.thinking is None)
                await ana.send({"type": "ping"})
                await ana.until(lambda m: m["type"] == "pong")
                monkeypatch.undo()
                # Whatever wakes the table next gives the bot another chance.
                async with table.device():
                    await ana.turn(1)

    run(play())
