"""What every store promises, asked of SQLite and of PostgreSQL."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from sobremesa.core.refusal import Unreadable
from sobremesa.store import Conflict, MoveRow, Store, TableRow
from sobremesa.store.opening import open_store
from sobremesa.store.schema import HOME, Kind, NewerDatabase
from tests.store.shelves import Shelf, row, steps

KNOWN = 4
"""How many migrations there are; one more with each file."""


@pytest.fixture(params=["sqlite", "postgresql"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    return Shelf(request.param, tmp_path)


# Tables


async def test_a_table_is_found_by_its_id_and_by_its_code(shelf: Shelf) -> None:
    table = TableRow("t1", "CODE", 1, b'{"game":"sonora"}')
    async with shelf.store() as store:
        await store.add_table(table)
        assert await store.table("t1") == table
        assert await store.table_by_code("CODE") == table


@pytest.mark.parametrize("name", ["", "nobody", "CODE ", "code", "a\0b", "' OR 1=1 --", "%"])
async def test_nothing_is_found_where_nothing_is(shelf: Shelf, name: str) -> None:
    async with shelf.store() as store:
        await store.add_table(TableRow("t1", "CODE", 1, b""))
        assert await store.table(name) is None
        assert await store.table_by_code(name) is None
        assert await store.tail(name, 0) == []


async def test_neither_an_id_nor_a_code_is_given_twice(shelf: Shelf) -> None:
    first = TableRow("t1", "AAAA", 1, b"first")
    async with shelf.store() as store:
        await store.add_table(first)
        with pytest.raises(Conflict):
            await store.add_table(TableRow("t1", "BBBB", 1, b"second"))
        with pytest.raises(Conflict):
            await store.add_table(TableRow("t2", "AAAA", 1, b"second"))
        assert await store.table("t1") == first
        assert await store.table("t2") is None
        assert await store.table_by_code("BBBB") is None


async def test_a_table_changes_one_version_at_a_time(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.add_table(TableRow("t1", "AAAA", 1, b"one"))
        await store.change_table(TableRow("t1", "AAAA", 2, b"two"))
        for version in (1, 2, 4):
            with pytest.raises(Conflict):
                await store.change_table(TableRow("t1", "AAAA", version, b"lost"))
        assert await store.table("t1") == TableRow("t1", "AAAA", 2, b"two")


async def test_a_table_that_is_not_there_cannot_change(shelf: Shelf) -> None:
    async with shelf.store() as store:
        with pytest.raises(Conflict):
            await store.change_table(TableRow("t1", "AAAA", 2, b""))
        assert await store.table("t1") is None


async def test_a_table_may_change_its_code_but_not_to_a_taken_one(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.add_table(TableRow("t1", "AAAA", 1, b""))
        await store.add_table(TableRow("t2", "BBBB", 1, b""))
        with pytest.raises(Conflict):
            await store.change_table(TableRow("t1", "BBBB", 2, b""))
        await store.change_table(TableRow("t1", "CCCC", 2, b""))
        assert await store.table_by_code("AAAA") is None
        assert await store.table_by_code("CCCC") == TableRow("t1", "CCCC", 2, b"")


async def test_of_many_who_change_a_table_at_once_one_does(shelf: Shelf) -> None:
    async with shelf.store() as one, shelf.store() as other:
        await one.add_table(TableRow("t1", "AAAA", 1, b""))
        changes = [
            store.change_table(TableRow("t1", "AAAA", 2, b"%d" % number))
            for number, store in enumerate([one, other] * 5)
        ]
        done = await asyncio.gather(*changes, return_exceptions=True)
        winners = [number for number, error in enumerate(done) if error is None]
        assert len(winners) == 1
        assert all(isinstance(error, Conflict) for error in done if error is not None)
        assert await one.table("t1") == TableRow("t1", "AAAA", 2, b"%d" % winners[0])


# Moves


async def test_a_tail_is_what_comes_after_a_step_in_order(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("m", [row(2, "b"), row(1, "a"), row(3)])
        await store.append("other", [row(1, "a")])
        for step in range(4, 25):
            await store.append("m", [row(step)])
        assert await steps(store) == list(range(1, 25))
        assert [kept.step for kept in await store.tail("m", 9)] == list(range(10, 25))
        assert await store.tail("m", 24) == []
        assert await store.tail("m", 1000) == []
        assert await steps(store, "other") == [1]


async def test_what_is_kept_comes_back_as_it_was(shelf: Shelf) -> None:
    every_byte = bytes(range(256)) * 40
    rows = [
        MoveRow(1, -1, "", every_byte),
        MoveRow(2, 0, "ñandú-🐪-\u202e", b""),
        MoveRow(3, 5, "Z" * 64, "¿Dónde está?".encode()),
    ]
    async with shelf.store() as store:
        await store.append("partida-ñ-🌵", rows)
        await store.add_table(TableRow("mesa-ñ", "🐪🌵", 7, every_byte))
        assert await store.tail("partida-ñ-🌵", 0) == rows
        assert await store.table_by_code("🐪🌵") == TableRow("mesa-ñ", "🐪🌵", 7, every_byte)


async def test_a_step_is_taken_once(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("m", [row(1, "a", b"first")])
        with pytest.raises(Conflict):
            await store.append("m", [row(1, "b", b"second")])
        assert await store.tail("m", 0) == [row(1, "a", b"first")]


@pytest.mark.parametrize(
    "rows",
    [[row(2, "b"), row(3), row(1)], [row(2, "b"), row(2)]],
    ids=["a step is taken", "a step is there twice"],
)
async def test_rows_are_appended_all_or_none(shelf: Shelf, rows: list[MoveRow]) -> None:
    async with shelf.store() as store:
        await store.append("m", [row(1, "a")])
        with pytest.raises(Conflict):
            await store.append("m", rows)
        assert await steps(store) == [1]
        await store.append("m", [row(2, "b"), row(3)])
        assert await steps(store) == [1, 2, 3]


async def test_nothing_appended_is_nothing_done(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("m", [])
        assert await steps(store) == []


async def test_requests_made_at_once_fail_alone(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("taken", [row(1, "a")])
        appends = [
            store.append("taken" if number % 5 == 0 else f"m{number}", [row(1), row(2)])
            for number in range(50)
        ]
        done = await asyncio.gather(*appends, return_exceptions=True)
        for number, error in enumerate(done):
            if number % 5 == 0:
                assert isinstance(error, Conflict)
            else:
                assert error is None
                assert await steps(store, f"m{number}") == [1, 2]
        assert await steps(store, "taken") == [1]


async def test_what_is_wrong_in_itself_is_no_conflict_and_harms_nobody(shelf: Shelf) -> None:
    async with shelf.store() as store:
        wrong = store.append("wrong", [row(1), row(2**70)])
        done = await asyncio.gather(
            store.append("before", [row(1)]),
            wrong,
            store.append("after", [row(1)]),
            return_exceptions=True,
        )
        assert done[0] is None
        assert isinstance(done[1], Exception)
        assert not isinstance(done[1], Conflict)
        assert done[2] is None
        assert await steps(store, "wrong") == []
        assert await steps(store, "before") == await steps(store, "after") == [1]


async def play(store: Store, device: str, moves: int) -> list[tuple[int, str]]:
    """Append moves as a worker does: on a conflict read the tail and try behind it."""
    done: list[tuple[int, str]] = []
    last = 0
    while len(done) < moves:
        move_id = f"{device}-{len(done)}"
        try:
            await store.append("m", [row(last + 1, move_id), row(last + 2)])
            done.append((last + 1, move_id))
            last += 2
        except Conflict:
            tail = await store.tail("m", last)
            assert tail
            assert [kept.step for kept in tail] == list(range(last + 1, last + len(tail) + 1))
            last = tail[-1].step
    return done


async def test_many_play_one_match_and_nobody_loses_a_move(shelf: Shelf) -> None:
    async with shelf.store() as one, shelf.store() as other:
        players = [play(store, f"d{n}", 6) for n, store in enumerate([one, other] * 6)]
        done = [pair for pairs in await asyncio.gather(*players) for pair in pairs]
        log = await one.tail("m", 0)
        assert [kept.step for kept in log] == list(range(1, 2 * len(done) + 1))
        assert sorted(done) == [(kept.step, kept.id) for kept in log if kept.id]
        assert await other.tail("m", 0) == log


async def test_a_caller_who_stops_waiting_stops_nobody_else(shelf: Shelf) -> None:
    async with shelf.store() as store:
        impatient = [asyncio.create_task(store.append(f"i{n}", [row(1)])) for n in range(20)]
        patient = [asyncio.create_task(store.append(f"p{n}", [row(1)])) for n in range(20)]
        await asyncio.sleep(0)
        for task in impatient:
            task.cancel()
        await asyncio.gather(*patient)
        await asyncio.gather(*impatient, return_exceptions=True)
        for number in range(20):
            assert await steps(store, f"p{number}") == [1]
            assert await steps(store, f"i{number}") in ([], [1])


async def test_it_tells_how_far_each_table_is(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.add_table(TableRow("t1", "AAAA", 1, b""))
        await store.add_table(TableRow("mesa-ñ", "BBBB", 7, b""))
        await store.append("mesa-ñ", [row(1), row(2)])
        await store.append("nobody", [row(1)])
        assert await store.newest(()) == {}
        assert await store.newest(["t1", "mesa-ñ", "nobody", "t1"]) == {
            "t1": (1, 0),
            "mesa-ñ": (7, 2),
        }
        many = [f"x{number}" for number in range(3000)]
        assert await store.newest([*many, "t1"]) == {"t1": (1, 0)}


async def test_trying_to_write_leaves_everything_as_it_was(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.add_table(TableRow("t1", "AAAA", 1, b""))
        await store.try_writing()
        await store.try_writing()
        assert await store.tail("", 0) == []
        assert await store.newest(["t1", ""]) == {"t1": (1, 0)}


# Opening and closing


async def test_a_store_that_is_opened_again_has_kept_everything(shelf: Shelf) -> None:
    table = TableRow("t1", "AAAA", 3, b"body")
    async with shelf.store() as store:
        await store.add_table(table)
        await store.append("m", [row(1, "a", b"one"), row(2)])
    async with shelf.store() as store:
        assert await store.table("t1") == table
        assert await store.tail("m", 0) == [row(1, "a", b"one"), row(2)]
        with pytest.raises(Conflict):
            await store.append("m", [row(2)])


async def test_closing_finishes_what_is_under_way(shelf: Shelf) -> None:
    async with shelf.store() as store:
        under_way = [asyncio.create_task(store.append(f"m{n}", [row(1)])) for n in range(50)]
        await asyncio.sleep(0)
    done = await asyncio.gather(*under_way, return_exceptions=True)
    async with shelf.store() as store:
        for number, error in enumerate(done):
            if error is None:
                assert await steps(store, f"m{number}") == [1]


async def test_a_closed_store_says_so(shelf: Shelf) -> None:
    async with shelf.store() as store:
        pass
    with pytest.raises(Exception, match="closed"):
        await store.append("m", [row(1)])
    with pytest.raises(Exception, match="closed"):
        await store.tail("m", 0)
    await store.close()


async def test_closing_ends_even_when_everything_is_cancelled(shelf: Shelf) -> None:
    async with shelf.store() as store:
        mine = asyncio.current_task()
        waiting = [asyncio.create_task(store.append(f"m{n}", [row(1)])) for n in range(20)]
        await asyncio.sleep(0)
        for task in asyncio.all_tasks():
            if task is not mine:
                task.cancel()
        await asyncio.wait(waiting, timeout=5)
        assert all(task.done() for task in waiting)
        with suppress(asyncio.CancelledError):  # psycopg's pool passes on what its tasks got
            await asyncio.wait_for(store.close(), 10)


async def test_many_may_open_a_new_database_at_once(shelf: Shelf) -> None:
    async def visit(number: int) -> None:
        async with shelf.store() as store:
            await store.append(f"m{number}", [row(1)])

    await asyncio.gather(*map(visit, range(8)))
    async with shelf.store() as store:
        for number in range(8):
            assert await steps(store, f"m{number}") == [1]


async def test_a_newer_database_is_refused_and_left_alone(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("m", [row(1)])
    shelf.execute("INSERT INTO schema (version) VALUES (99)")
    with pytest.raises(NewerDatabase) as refused:
        async with shelf.store():
            pass
    assert refused.value.facts == {"found": 99, "known": KNOWN}
    shelf.execute("DELETE FROM schema WHERE version = 99")
    async with shelf.store() as store:
        assert await steps(store) == [1]


async def test_a_database_of_the_first_shape_is_brought_up_with_all_it_holds(shelf: Shelf) -> None:
    shelf.shape(1)
    shelf.execute("INSERT INTO moves VALUES ('m', 1, 0, 'a', '{}'), ('m', 2, 0, '', '{}')")
    async with shelf.store() as store:
        await store.append("m", [row(3, "b")])
        assert await steps(store) == [1, 2, 3]
    shelf.execute("CREATE INDEX moves_by_device_id ON moves (match_id)")  # the old one is gone


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_both_databases_have_the_same_migrations(kind: Kind) -> None:
    assert len(list((HOME / kind).glob("*.sql"))) == KNOWN


@pytest.mark.parametrize("address", ["", "mysql://x/y", "sobremesa.db", "sqlite:///x.db"])
async def test_an_unknown_database_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(Unreadable) as refused:
        await open_store(tmp_path, address)
    assert refused.value.told() == {"code": "unknown_database", "facts": {"database": address}}


LONG = b'{"type":"roll","rests":[' + b",".join(b'{"disc":%d}' % n for n in range(200)) + b"]}"


@pytest.mark.parametrize("move", [LONG, os.urandom(4000), b"", b"\x7f" * 500], ids=len)
async def test_a_long_row_comes_back_as_it_was(shelf: Shelf, move: bytes) -> None:
    async with shelf.store() as store:
        await store.append("m", [row(1, move=move), row(2)])
    async with shelf.store() as store:
        assert [kept.move for kept in await store.tail("m", 0)] == [move, b"{}"]


async def test_long_rows_are_kept_short_and_old_ones_stay_readable(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("m", [row(1, move=LONG)])
    shelf.execute(f"DELETE FROM moves WHERE length(move) > {len(LONG) // 3}")
    old = "X'{0}'" if shelf.kind == "sqlite" else "'\\x{0}'"
    values = f"('m', 2, 0, '', {old.format(LONG.hex())})"
    shelf.execute(f"INSERT INTO moves (match_id, step, seat, id, move) VALUES {values}")
    async with shelf.store() as store:
        assert [kept.move for kept in await store.tail("m", 0)] == [LONG, LONG]
