"""One match that can no longer be folded, among healthy ones: it alone says so."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

import sobremesa
from sobremesa import Luck
from sobremesa.core import record
from sobremesa.games import load
from sobremesa.server import seating
from sobremesa.server.wire import Stage
from tests.server.client import OPEN, Api, Table, any_move, people, speaks
from tests.server.running import run, serving
from tests.server.test_bad_input import turned_away

Damage = Callable[[sqlite3.Connection, str], None]
FILE = "sobremesa.db"


def bad_json(db: sqlite3.Connection, table: str) -> None:
    db.execute("UPDATE moves SET move = '{oops' WHERE match_id = ? AND step = 3", (table,))


def a_number(db: sqlite3.Connection, table: str) -> None:
    db.execute("UPDATE moves SET move = 7 WHERE match_id = ? AND step = 3", (table,))


def badly_packed(db: sqlite3.Connection, table: str) -> None:
    move = b"\x01" + b"?" * 40
    db.execute("UPDATE moves SET move = ? WHERE match_id = ? AND step = 3", (move, table))


def illegal_move(db: sqlite3.Connection, table: str) -> None:
    move = b'{"type":"flip","stone":99}'
    db.execute("UPDATE moves SET move = ? WHERE match_id = ? AND step = 3", (move, table))


def missing_step(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM moves WHERE match_id = ? AND step = 2", (table,))


def unknown_game(db: sqlite3.Connection, table: str) -> None:
    change(db, table, game="ludo")


def other_seats(db: sqlite3.Connection, table: str) -> None:
    change(db, table, seats=[{"kind": "bot", "level": "easy"}] * 9)


def no_document(db: sqlite3.Connection, table: str) -> None:
    db.execute("UPDATE tables SET body = ? WHERE id = ?", (b"\xff\x00{", table))


def newer_rules(db: sqlite3.Connection, table: str) -> None:
    change(db, table, rules=99)


def change(db: sqlite3.Connection, table: str, **facts: Any) -> None:
    (body,) = db.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
    doc = {**json.decode(body), **facts}
    db.execute("UPDATE tables SET body = ? WHERE id = ?", (json.encode(doc), table))


def nonsense(data: Path, table: str, move: bytes) -> int:
    """A row that nobody played, at the end of a log; its step."""
    with sqlite3.connect(data / FILE) as db:
        log = "SELECT max(step) FROM moves WHERE match_id = ?"
        step: int = db.execute(log, (table,)).fetchone()[0] + 1
        db.execute("INSERT INTO moves VALUES (?, ?, 0, '', ?, NULL)", (table, step, move))
    db.close()
    return step


BROKEN: dict[Damage, str] = {
    bad_json: "match_damaged",
    a_number: "match_damaged",
    badly_packed: "match_damaged",
    illegal_move: "match_damaged",
    missing_step: "match_damaged",
    unknown_game: "game_gone",
    other_seats: "table_damaged",
    no_document: "table_damaged",
    newer_rules: "rules_newer",
}


async def played(api: Api, moves: int = 2) -> Table:
    """A match of two that has begun."""
    table = await api.open(people("Ana", "Ben"), options={})
    async with table.device(0, 1) as device:
        for _ in range(moves):
            await device.step(Luck(1), 0, 1)
    return table


async def prepared(data: Path, damages: Sequence[Damage]) -> tuple[list[Table], list[Table]]:
    """Healthy tables, and one for each damage, in a file that no server has open."""
    async with serving(data) as server, Api(server.address) as api:
        healthy = [await played(api) for _ in range(2)]
        bad = [await played(api) for _ in damages]
    with sqlite3.connect(data / FILE) as db:
        for damage, table in zip(damages, bad, strict=True):
            damage(db, table.id)
    db.close()
    return healthy, bad


def again(api: Api, table: Table) -> Table:
    """A table of before, at the server of now."""
    tokens = {str(seat): token for seat, token in table.tokens.items()}
    return Table(api, {"table": table.info, "host": table.host, "tokens": tokens})


def test_the_list_of_a_device_has_them_all(tmp_path: Path, caplog: Any) -> None:
    async def play() -> None:
        healthy, bad = await prepared(tmp_path, list(BROKEN))
        mine = {table.id: [table.tokens[1]] for table in (*bad, *healthy)}
        async with serving(tmp_path) as server, Api(server.address) as api:
            caplog.clear()
            for _ in range(2):
                found = {
                    one["table"]["id"]: one for one in await api.post("/api/mine", {"tables": mine})
                }
                assert found.keys() == mine.keys()
                for table in healthy:
                    assert found[table.id]["table"]["stage"] == "playing"
                    assert found[table.id]["table"]["broken"] is None
                    assert found[table.id]["seats"] == [1]
                for table, code in zip(bad, BROKEN.values(), strict=True):
                    info = found[table.id]["table"]
                    assert (info["stage"], info["broken"]["code"]) == ("broken", code)
                    assert info["to_move"] == []
                    speaks(info["broken"])
        told = [one.facts for one in caplog.records if one.levelno == logging.ERROR]
        assert sorted(one["table"] for one in told) == sorted(table.id for table in bad)  # once

    run(play())


@pytest.mark.parametrize("damage", BROKEN, ids=lambda damage: damage.__name__)
def test_whoever_comes_to_one_is_told(tmp_path: Path, damage: Damage) -> None:
    async def play() -> None:
        [well, _], [bad] = await prepared(tmp_path, [damage])
        code = BROKEN[damage]
        async with serving(tmp_path) as server, Api(server.address) as api:
            bad = again(api, bad)
            async with again(api, well).device(0, 1) as device:
                assert await turned_away(server.address, bad.id) == (409, code)
                assert (await api.get(bad.path))["stage"] == "broken"
                by_code = await api.get(f"/api/codes/{bad.info['code']}")
                assert (by_code["id"], by_code["stage"]) == (bad.id, "broken")
                for method, path, body in (
                    ("GET", "/history", None),
                    ("POST", "/rematch", None),
                    ("POST", "/seats/0/change", {"kind": "bot"}),
                    ("POST", "/seats/0/leave", None),
                ):
                    told = await api.refusal(method, bad.path + path, body, bad.tokens[0])
                    assert told == (409, code)
                assert await device.step(Luck(2), 0, 1)  # the other table goes on

    run(play())


def test_its_record_is_for_those_who_sat_there(tmp_path: Path) -> None:
    async def play() -> None:
        damages = [bad_json, missing_step, unknown_game, newer_rules, no_document]
        [well, _], tables = await prepared(tmp_path, damages)
        async with serving(tmp_path) as server, Api(server.address) as api:
            whole = len((await api.get(f"{well.path}/history"))["frames"])
            for damage, bad in zip(damages, tables, strict=True):
                path = f"{bad.path}/record"
                if damage in (newer_rules, no_document):
                    assert (await api.refusal("GET", path, token=bad.host))[0] == 409
                    continue
                assert await api.refusal("GET", path) == (403, "not_at_this_table")
                assert await api.refusal("GET", path, token="guess") == (403, "not_at_this_table")
                for token in (bad.host, bad.tokens[1]):
                    paper = record.read((await api.ask("GET", path, token=token)).text)
                    assert (paper.players, paper.rules) == (("Ana", "Ben"), TODAY)
                    moves = [move["type"] for _, move in paper.moves]
                    assert len(moves) == whole - (damage is missing_step)
                    assert moves.count("unreadable") == (damage is bad_json)

    run(play())


def test_a_record_leaves_out_what_was_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={})
            async with table.device(0, 1) as device:
                await device.step(Luck(1), 0, 1)
                await device.undo(0)
                await device.step(Luck(5), 0, 1)
        last = nonsense(tmp_path, table.id, b'{"type":"nothing"}')
        async with serving(tmp_path) as server, Api(server.address) as api:
            paper = (await api.ask("GET", f"{table.path}/record", token=table.host)).text
            kept = record.read(paper)
            assert kept.moves[-1] == (0, {"type": "nothing"})
            assert len(kept.moves) == last - 2  # the move taken back and the taking back
            match = sobremesa.replay(replace(kept, moves=kept.moves[:-1]))
            assert match.step == last - 3

    run(play())


def test_a_match_that_breaks_while_it_is_played_says_so_to_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await played(api)
            async with table.device(0, 1) as device, table.device() as watcher:
                standing = await device.turn(0, 1)
                step = nonsense(tmp_path, table.id, b"[]")
                server.house.look_again()
                for one in (device, watcher):
                    info = await one.table(lambda t: t["stage"] == "broken")
                    assert info["broken"]["facts"] == {"step": step}
                move = any_move(standing, Luck(3))
                told = await device.refused(standing["seat"], standing["step"], move)
                assert told == "match_damaged"
                [welcome] = await api.post("/api/mine", {"tables": {table.id: [table.tokens[1]]}})
                assert (welcome["table"]["stage"], welcome["seats"]) == ("broken", [1])

    run(play())


# Rules of another time


TODAY = load("shifting_stones").meta.version
LATER = TODAY + 1


def other_rules(patch: pytest.MonkeyPatch, **meta: int) -> None:
    """Let the game have been changed since."""
    game = load("shifting_stones")
    patch.setattr(game, "meta", replace(game.meta, **meta))


@pytest.mark.parametrize(
    ("meta", "stage", "code"),
    [
        ({"version": LATER}, "playing", None),
        ({"version": LATER, "oldest": LATER}, "broken", "rules_changed"),
    ],
)
def test_old_matches_go_on_unless_the_rules_say_no(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    meta: dict[str, int],
    stage: Stage,
    code: str | None,
) -> None:
    async def play() -> None:
        [table, _], _ = await prepared(tmp_path, [])
        other_rules(monkeypatch, **meta)
        async with serving(tmp_path) as server, Api(server.address) as api:
            info = await api.get(table.path)
            assert info["stage"] == stage
            assert (info["broken"] or {}).get("code") == code
            if code:
                assert info["broken"]["facts"] == {"version": TODAY, "known": LATER}
                speaks(info["broken"])
            fresh = await played(api)
            assert (await api.get(fresh.path))["stage"] == "playing"

    run(play())


def test_old_rules_that_no_longer_fold_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        _, [table] = await prepared(tmp_path, [illegal_move])
        other_rules(monkeypatch, version=LATER)
        async with serving(tmp_path) as server, Api(server.address) as api:
            told = (await api.get(table.path))["broken"]
            facts = {"version": TODAY, "known": LATER}
            assert (told["code"], told["facts"]) == ("rules_changed", facts)

    run(play())


def test_a_waiting_table_plays_by_the_rules_of_its_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), start=False)
        other_rules(monkeypatch, version=LATER, oldest=LATER)
        async with serving(tmp_path) as server, Api(server.address) as api:
            assert (await api.get(table.path))["stage"] == "waiting"
            await api.post(f"{table.path}/start", token=table.host)
            row = await server.house.worker.store.table(table.id)
            assert row is not None
            assert seating.read(row).rules == LATER

    run(play())


def test_a_record_of_rules_that_tell_another_story_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paper = sobremesa.new("shifting_stones", seats=2, seed=1).record
    other_rules(monkeypatch, version=LATER, oldest=LATER)
    with pytest.raises(sobremesa.Refused) as refused:
        sobremesa.replay(paper)
    facts = {"version": TODAY, "oldest": LATER}
    assert refused.value.told() == {"code": "rules_too_old", "facts": facts}
    speaks(refused.value.told())


@pytest.mark.parametrize(
    ("harm", "answer"),
    [
        ("UPDATE tables SET body = '{', version = version + 1", (409, "table_damaged")),
        ("DELETE FROM tables", (404, "no_such_table")),
    ],
)
def test_a_change_of_a_table_that_is_damaged_or_gone_meanwhile_comes_to_an_end(
    tmp_path: Path, harm: str, answer: tuple[int, str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([OPEN, OPEN], start=False)
            await api.get(table.path)
            with sqlite3.connect(tmp_path / FILE) as db:
                db.execute(f"{harm} WHERE id = ?", (table.id,))
            db.close()
            assert await api.refusal("POST", table.seat(0, "sit"), {"name": "Ana"}) == answer

    run(play())
