"""What only SQLite has: one writer who commits in groups, and a file that others may open."""

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from sobremesa.store import Conflict
from sobremesa.store.clerk import DESK
from sobremesa.store.sqlite import SqliteStore, connect_to_write, statements
from tests.store.shelves import row, steps


async def traced(store: SqliteStore) -> list[str]:
    """Every statement the writer executes from now on."""
    said: list[str] = []
    await store._writer.ask(lambda connection: connection.set_trace_callback(said.append))
    return said


async def hold(store: SqliteStore) -> threading.Event:
    """Keep the writer busy until the event is set, so that requests pile up."""
    busy, go_on = threading.Event(), threading.Event()

    def wait(_: sqlite3.Connection) -> None:
        busy.set()
        go_on.wait(10)

    asking = asyncio.ensure_future(store._writer.ask(wait))
    await asyncio.to_thread(busy.wait, 10)
    assert not asking.done()
    return go_on


async def test_requests_that_pile_up_are_committed_together(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "x.db")
    await store.append("taken", [row(1)])
    said = await traced(store)
    go_on = await hold(store)
    requests = [
        asyncio.ensure_future(store.append("taken" if n == 7 else f"m{n}", [row(1), row(2)]))
        for n in range(20)
    ]
    await asyncio.sleep(0)
    said.clear()
    go_on.set()
    done = await asyncio.gather(*requests, return_exceptions=True)
    # First the commit of what held the writer up, then one for all twenty, of which one failed.
    assert [word for word in said if word in ("BEGIN IMMEDIATE", "COMMIT", "ROLLBACK")] == [
        "COMMIT",
        "BEGIN IMMEDIATE",
        "COMMIT",
    ]
    assert [n for n, error in enumerate(done) if error is not None] == [7]
    assert isinstance(done[7], Conflict)
    assert await steps(store, "taken") == [1]
    assert await steps(store, "m19") == [1, 2]
    await store.close()


async def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "x.db")
    go_on = await hold(store)
    asking = asyncio.ensure_future(store.append("m", [row(1)]))
    assert await steps(store) == []  # reading does not wait for the writer
    assert not asking.done()
    go_on.set()
    await asking
    assert await steps(store) == [1]
    await store.close()


async def test_when_a_commit_fails_everybody_in_it_is_told(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "x.db")
    await store._writer.ask(lambda connection: connection.execute("PRAGMA max_page_count = 20"))
    big = os.urandom(4000)
    done = await asyncio.gather(
        *(store.append(f"m{n}", [row(1, move=big), row(2, move=big)]) for n in range(40)),
        return_exceptions=True,
    )
    full = [n for n, error in enumerate(done) if error is not None]
    assert full
    assert all(isinstance(done[n], sqlite3.OperationalError) for n in full)
    for number in range(40):
        assert await steps(store, f"m{number}") == ([] if number in full else [1, 2])
    await store._writer.ask(lambda connection: connection.execute("PRAGMA max_page_count = 9999"))
    await store.append("m", [row(1)])
    assert await steps(store) == [1]
    await store.close()


async def test_a_full_desk_makes_callers_wait(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "x.db")
    go_on = await hold(store)
    count = DESK + 200
    requests = [asyncio.ensure_future(store.append(f"m{n}", [row(1)])) for n in range(count)]
    await asyncio.sleep(0.01)
    assert store._writer._desk.qsize() < DESK
    go_on.set()
    await asyncio.gather(*requests)
    assert await steps(store, f"m{count - 1}") == [1]
    await store.close()


async def test_commits_reach_the_disk(tmp_path: Path) -> None:
    connection = connect_to_write(tmp_path / "x.db")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    connection.close()


async def test_a_file_that_is_no_database_is_an_error_not_a_wait(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        await SqliteStore.open(tmp_path / "x.db")


def test_a_loop_that_ends_without_closing_the_store_ends(tmp_path: Path) -> None:
    async def leave() -> SqliteStore:
        store = await SqliteStore.open(tmp_path / "x.db")
        await store.append("m", [row(1)])
        asking = asyncio.ensure_future(store.append("m", [row(2)]))
        await asyncio.sleep(0)
        asking.cancel()
        return store

    store = asyncio.run(leave())
    for clerk in (store._writer, store._reader):
        clerk._desk.put(None)
        clerk._thread.join(10)
        assert not clerk._thread.is_alive()


def test_a_script_is_split_into_its_statements() -> None:
    script = "-- one; two\nCREATE TABLE a (\n  b TEXT\n);\n\nINSERT INTO a VALUES (';');\n-- end\n"
    assert [part.strip().splitlines()[-1] for part in statements(script)][:2] == [
        ");",
        "INSERT INTO a VALUES (';');",
    ]
