"""The desk of whoever runs the server: all tables, and what becomes of those it ends or removes."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import sobremesa
from sobremesa import Luck
from sobremesa.server.admin_token import FILE, kept_token
from sobremesa.server.seating import hashed
from tests.server.client import OPEN, Api, Table, bots, people
from tests.server.running import ADMIN, NO_LIMITS, run, serving

DESK, TABLES = "/api/admin/desk", "/api/admin/tables"


async def listed(api: Api, **wish: Any) -> list[Any]:
    page = await api.post(TABLES, wish, ADMIN)
    return list(page["tables"])


def at(table: Table, verb: str) -> str:
    return f"{TABLES}/{table.id}/{verb}"


def test_tables_are_listed_by_age_and_stage_with_who_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            over = await api.open(people("Ana", "Ben"))
            async with over.device(0, 1) as both:
                await both.play_out(Luck(1), 0, 1)
                await both.table(lambda t: t["stage"] == "over" and not t["code"])
            playing = await api.open([*people("Cleo"), *bots("easy")])
            waiting = await api.open([*people("Dora"), OPEN], start=False)
            async with playing.device(0), playing.device():
                first, second, third = await listed(api)
                everything = (await api.ask("POST", TABLES, {}, ADMIN)).text
            assert [one["id"] for one in (first, second, third)] == [
                waiting.id,
                playing.id,
                over.id,
            ]
            assert [one["stage"] for one in (first, second, third)] == [
                "waiting",
                "playing",
                "over",
            ]
            assert [seat["present"] for seat in second["seats"]] == [True, False]
            assert (second["seats"][0]["name"], second["seats"][1]["level"]) == ("Cleo", "easy")
            assert (second["watching"], first["watching"]) == (1, 0)
            assert first["opened"] <= first["used"]
            assert first["begun"] is first["ended"] is None
            assert third["opened"] <= third["begun"] <= third["ended"]
            assert third["steps"] > second["steps"] >= 1
            assert third["size"] > first["size"] > 100
            secrets = [
                waiting.info["code"],
                playing.info["code"],
                playing.host,
                hashed(playing.host),
            ]
            assert not [one for one in secrets if one in everything]
            assert [one["id"] for one in await listed(api, stage="waiting")] == [waiting.id]
            page = await api.post(TABLES, {"most": 2}, ADMIN)
            rest = await api.post(TABLES, {"most": 2, "after": page["next"]}, ADMIN)
            assert ([one["id"] for one in rest["tables"]], rest["next"]) == ([over.id], None)
            desk = await api.get(DESK, ADMIN)
            assert [desk[stage] for stage in ("waiting", "playing", "over")] == [1, 1, 1]
            assert desk["taken"] >= (tmp_path / "sobremesa.db").stat().st_size
            assert (desk["keep_finished"], desk["keep_abandoned"]) == (0, 0)

    run(play())


def test_a_table_that_is_ended_tells_its_people_why_and_keeps_what_was_played(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1) as both, table.device() as watcher:
                await both.step(Luck(1), 0, 1)
                await api.post(at(table, "end"), None, ADMIN)
                for device in (both, watcher):
                    told = await device.table(lambda t: t["stage"] == "broken")
                    assert told["broken"]["code"] == "table_closed"
                standing = both.newest(0)
                assert standing is not None
                assert await both.refused(0, standing["step"], {"type": "undo"}) == "table_closed"
            assert await api.refusal("POST", at(table, "end"), None, ADMIN) == (409, "table_closed")
            assert (await api.get(table.path))["broken"]["code"] == "table_closed"
            assert await api.refusal("GET", f"/api/codes/{table.info['code']}") == (
                404,
                "no_such_code",
            )
            mine = await api.get(f"{table.path}/record", table.tokens[0])
            [told] = await listed(api, stage="over")
            assert (told["closed"], told["stage"], len(mine["moves"])) == (
                True,
                "over",
                told["steps"],
            )
            assert await api.get(at(table, "record"), ADMIN) == mine
        async with serving(tmp_path) as server, Api(server.address) as api:  # and for good
            assert (await api.get(table.path))["broken"]["code"] == "table_closed"

    run(play())


def test_the_record_of_any_match_can_be_exported(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1) as both:
                await both.step(Luck(1), 0, 1)
                halfway = await api.ask("GET", at(table, "record"), token=ADMIN)
                assert sobremesa.replay(halfway.content).step == (await both.turn(0, 1))["step"]
                await both.play_out(Luck(1), 0, 1)
            whole = await api.ask("GET", at(table, "record"), token=ADMIN)
            assert sobremesa.replay(whole.content).outcome
            assert whole.json()["players"] == ["Ana", "Ben"]
            assert await api.refusal("POST", at(table, "end"), None, ADMIN) == (403, "already_over")

    run(play())


def test_a_table_that_is_removed_is_gone_for_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table, other = [await api.open(people("Ana", "Ben")) for _ in range(2)]
            async with table.device(0, 1) as both, other.device(0, 1) as others:
                await both.turn(0, 1)
                desk = await api.post(at(table, "remove"), None, ADMIN)
                assert await both.hung_up() == 1008
                assert both.said[-1]["code"] == "no_such_table"
                assert await others.step(Luck(1), 0, 1)
            assert (desk["playing"], [one["id"] for one in await listed(api)]) == (1, [other.id])
            assert await api.refusal("GET", table.path) == (404, "no_such_table")
            gone = await api.refusal("POST", at(table, "remove"), None, ADMIN)
            assert gone == (404, "no_such_table")
            assert await server.house.worker.store.tail(table.id, 0) == []

    run(play())


ASKED = [("GET", DESK), ("POST", TABLES), *(("POST", f"{TABLES}/x/{v}") for v in ("end", "remove"))]
ASKED += [("GET", f"{TABLES}/x/record"), ("GET", "/metrics")]


def test_the_desk_is_for_whoever_has_the_admin_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            for method, path in ASKED:
                body: Any = {} if path == TABLES else None
                asked = method, path.replace("/x/", f"/{table.id}/"), body
                assert await api.refusal(*asked) == (401, "no_admin_token")
                for token in (table.host, table.tokens[0], ADMIN[:-1], f"{ADMIN}x"):
                    assert await api.refusal(*asked, token) == (401, "wrong_admin_token")
            assert await api.get(table.path)

    run(play())


def test_wrong_tokens_are_counted_and_noted_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "sobremesa")
    limits = replace(NO_LIMITS, tokens_a_second=1e-6, tokens_at_once=3)

    async def play() -> None:
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            for _ in range(3):
                assert await api.refusal("GET", DESK, token="x") == (401, "wrong_admin_token")
            for token in ("x", ADMIN):  # neither is looked at
                assert await api.refusal("GET", DESK, token=token) == (429, "too_many_tokens")

    run(play())
    assert [record.getMessage() for record in caplog.records] == ["wrong admin token"]


def test_a_token_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    token = kept_token(tmp_path / "data")
    path = tmp_path / "data" / FILE
    assert len(token) >= 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert kept_token(tmp_path / "data") == token == path.read_text("ascii").strip()
    os.truncate(path, 0)  # as a full disk leaves it
    assert kept_token(tmp_path / "data") not in ("", token)
