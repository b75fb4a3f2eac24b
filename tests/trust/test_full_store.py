"""A store that cannot keep anything: those who play are told, and the operator is."""

import asyncio
import resource
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import json

from sobremesa import Luck
from sobremesa.store import MoveRow, postgres
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from tests import services
from tests.server.client import OPEN, Api, Table, any_move, bots, people
from tests.server.running import PATIENCE, program, run, serving, soon

FULL = 16 * 1024
"""Bytes that a file may have when the disk is full: the log fits in, what is kept does not."""
TRIES = 20


def fill_disk(pid: int, full: bool) -> None:
    """Whatever a process writes beyond a short file fails."""
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (FULL if full else most, most))


def lines(log: Path, event: str) -> list[dict[str, str]]:
    said = [json.decode(line) for line in log.read_text("utf-8").splitlines()]
    return [line for line in said if line["event"] == event]


async def health(api: Api) -> tuple[int, object]:
    answer = await api.ask("GET", "/health")
    return answer.status_code, answer.json()


async def soon_well(api: Api) -> None:
    async with asyncio.timeout(PATIENCE):
        while await health(api) != (200, {"ok": True}):
            await asyncio.sleep(0.05)


def test_a_full_disk_is_told_to_all_and_nothing_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        with program(tmp_path) as running:
            async with Api(running.address) as api:
                table = await api.open(people("Ana", "Ben"))
                waiting = await api.open([*people("Ana"), OPEN], start=False)
                async with table.device(0) as ana, table.device(1) as ben:
                    standing = await ana.turn(0)
                    step, move = standing["step"], any_move(standing, Luck(1))
                    fill_disk(running.pid, full=True)
                    for _ in range(TRIES):
                        refusal = await ana.ask(0, step, move, "mine")
                        assert refusal["type"] == "refusal", refusal
                        assert (refusal["code"], refusal["seat"]) == ("cannot_keep", 0)
                    sit = await api.refusal("POST", waiting.seat(1, "sit"), {"name": "Cleo"})
                    assert sit == (503, "cannot_keep")
                    seats = people("Ana", "Ben")
                    wish = {"game": table.info["game"], "seats": seats, "start": True}
                    assert await api.refusal("POST", "/api/tables", wish) == (503, "cannot_keep")
                    assert await health(api) == (503, {"ok": False, "wrong": ["cannot_keep"]})
                    assert (await api.metrics())["sobremesa_trouble cannot_keep"] == 1
                    assert (await api.get(waiting.path))["seats"][1]["name"] == ""
                    fill_disk(running.pid, full=False)
                    await soon_well(api)  # though nobody plays
                    assert await ana.play(0, step, move, "mine") == step + 1
                    await ben.at(step + 1, 1)
                    assert [m["step"] for m in ben.said if m["type"] == "standing"][-1] == step + 1
                    await waiting.sit(1, "Cleo")
        kept_once(tmp_path, table, "0:mine")
        assert "Traceback" not in running.log.read_text("utf-8")
        trouble = lines(running.log, "store in trouble")
        assert [line["code"] for line in trouble] == ["cannot_keep"]
        assert len(lines(running.log, "store works again")) == 1
        assert lines(running.log, "refused") == []

    run(play())


def kept_once(data: Path, table: Table, name: str) -> None:
    connection = sqlite3.connect(data / "sobremesa.db")
    rows = connection.execute("SELECT id FROM moves WHERE match_id = ?", (table.id,)).fetchall()
    connection.close()
    assert [row[0] for row in rows].count(name) == 1


class FullFor(SqliteStore):
    """A store that may have no room for moves whose ids begin so."""

    full: str | None = None
    tries = 0

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        if self.full is not None and rows[0].id.startswith(self.full):
            self.tries += 1
            raise sqlite3.OperationalError("database or disk is full")
        await super().append(match_id, rows)


def test_a_bot_whose_move_could_not_be_kept_plays_it_later(tmp_path: Path) -> None:
    async def play() -> None:
        store = await FullFor.open(tmp_path / "sobremesa.db")
        assert isinstance(store, FullFor)
        async with serving(tmp_path, store=store) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), *bots("easy")])
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                store.full = "bot:"
                step = await ana.play(0, standing["step"], {"type": "skip"})
                await soon(lambda: store.tries >= 2)
                store.full = None
                await ana.at(step + 1, 0)

    run(play())


def test_a_match_that_began_without_room_for_its_deal_is_dealt_later(tmp_path: Path) -> None:
    async def play() -> None:
        store = await FullFor.open(tmp_path / "sobremesa.db")
        assert isinstance(store, FullFor)
        async with serving(tmp_path, store=store) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), start=False)
            async with table.device(0) as ana:
                store.full = ""
                begun = await api.post(f"{table.path}/start", None, table.host)
                assert begun["stage"] == "playing"
                await soon(lambda: store.tries >= 2)
                store.full = None
                await ana.turn(0)

    run(play())


class Forgetful(SqliteStore):
    """A store that keeps what it is told and then loses its tongue."""

    lost = False

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        await super().append(match_id, rows)
        if self.lost:
            raise OSError("the line was cut")


def test_a_move_whose_fate_is_unknown_is_neither_lost_nor_doubled(tmp_path: Path) -> None:
    async def play() -> None:
        store = await Forgetful.open(tmp_path / "sobremesa.db")
        assert isinstance(store, Forgetful)
        async with serving(tmp_path, store=store) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                step, move = standing["step"], any_move(standing, Luck(1))
                store.lost = True
                assert await ana.refused(0, step, move, "mine") == "cannot_keep"
                await ana.at(step + 1, 0)  # it was kept after all, and is shown
                assert await ana.play(0, step, move, "mine") == step + 1
                assert ana.closed is None
        kept_once(tmp_path, table, "0:mine")

    run(play())


def test_a_move_while_postgresql_is_away_is_refused_and_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        postgresql = services.postgres()
        store = await PostgresStore.open(postgresql.new_database())
        async with serving(tmp_path, store=store) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben:
                standing = await ana.turn(0)
                step, move = standing["step"], any_move(standing, Luck(1))
                monkeypatch.setattr(postgres, "PATIENCE", 0.2)
                try:
                    await asyncio.to_thread(postgresql.stop)
                    assert await ana.refused(0, step, move, "mine") == "cannot_keep"
                    status, said = await health(api)
                    assert (status, said) == (
                        503,
                        {"ok": False, "wrong": ["cannot_read", "cannot_keep"]},
                    )
                finally:
                    await asyncio.to_thread(postgresql.start)
                await soon_well(api)
                assert await ana.play(0, step, move, "mine") == step + 1
                await ben.at(step + 1, 1)
                assert len(await store.tail(table.id, step)) == 1

    run(play())
