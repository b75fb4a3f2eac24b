"""When tables and moves were: kept as they are told, listed, and what is long unused removed."""

from pathlib import Path

import pytest

from sobremesa.store import TOP, ListedTable, Stage, Store, TableRow
from tests.store.shelves import Shelf, row, steps

BODIES = {
    "waiting": b'{"started":false,"name":"\\"started\\":true"}',
    "playing": b'{"id":"x","started":true}',
    "damaged": b"\xff\x00 no document",
}


@pytest.fixture(params=["sqlite", "postgresql"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    return Shelf(request.param, tmp_path)


def table(name: str, version: int, stage: Stage, changed: int | None) -> TableRow:
    code = f"-{name}" if stage == "over" else name.upper()
    return TableRow(name, code, version, b"{}", stage, changed)


async def listed(store: Store, name: str) -> ListedTable:
    [found] = [one for one in await store.list_tables() if one.row.id == name]
    return found


async def test_a_table_has_the_times_at_which_it_was_opened_begun_ended_and_used(
    shelf: Shelf,
) -> None:
    async with shelf.store() as store:
        await store.add_table(table("t", 1, "waiting", 1000))
        assert await listed(store, "t") == ListedTable(
            table("t", 1, "waiting", 1000), 1000, None, None, 1000, 0
        )
        await store.change_table(table("t", 2, "waiting", 2000))
        await store.change_table(table("t", 3, "playing", 3000))
        await store.append("t", [row(1, made=3001), row(2, made=4000)])
        await store.change_table(table("t", 4, "playing", 3500))  # a slower worker's clock
        assert await listed(store, "t") == ListedTable(
            table("t", 4, "playing", 3500), 1000, 3000, None, 4000, 2
        )
        await store.change_table(table("t", 5, "over", 5000))
        await store.change_table(table("t", 6, "over", 6000))
        assert await listed(store, "t") == ListedTable(
            table("t", 6, "over", 6000), 1000, 3000, 4000, 6000, 2
        )
        assert await store.table("t") == table("t", 6, "over", 6000)
        assert [move.made for move in await store.tail("t", 0)] == [3001, 4000]


async def test_a_table_that_begins_as_it_opens_and_ends_without_a_move_has_its_times(
    shelf: Shelf,
) -> None:
    async with shelf.store() as store:
        await store.add_table(table("t", 1, "playing", 1000))
        await store.change_table(table("t", 2, "over", 2000))
        found = await listed(store, "t")
        assert (found.opened, found.begun, found.ended) == (1000, 1000, 2000)


async def test_tables_are_listed_page_by_page_from_the_newest(shelf: Shelf) -> None:
    async with shelf.store() as store:
        for number, name in enumerate("abcdefg"):
            stage: Stage = "playing" if number % 3 else "waiting"
            await store.add_table(table(name, 1, stage, 1000 + number // 2))
        await store.add_table(table("old", 1, "waiting", None))
        pages, after = [], TOP
        while page := await store.list_tables(most=3, after=after):
            pages.append([one.row.id for one in page])
            after = page[-1].place
        assert pages == [["g", "f", "e"], ["d", "c", "b"], ["a", "old"]]
        playing = await store.list_tables("playing")
        assert [one.row.id for one in playing] == ["f", "e", "c", "b"]
        assert await store.count_tables() == {"waiting": 4, "playing": 4}


async def test_a_removed_table_takes_its_log_along_and_nothing_else(shelf: Shelf) -> None:
    async with shelf.store() as store:
        for name in ("t", "other"):
            await store.add_table(table(name, 1, "playing", 1000))
            await store.append(name, [row(1, made=2000), row(2, made=2000)])
        assert not await store.remove_table("t", unused_since=2000)
        assert not await store.remove_table("nobody")
        assert await steps(store, "t") == [1, 2]
        assert await store.remove_table("t", unused_since=2001)
        assert await store.table("t") is None
        assert await steps(store, "t") == []
        assert await steps(store, "other") == [1, 2]
        assert await store.remove_table("other")
        assert await store.count_tables() == {}


async def test_what_came_to_a_table_after_its_end_is_swept(shelf: Shelf) -> None:
    async with shelf.store() as store:
        await store.append("gone", [row(1)])
        assert not await store.remove_table("gone", unused_since=2**62)
        assert await steps(store, "gone") == [1]
        assert not await store.remove_table("gone")
        assert await steps(store, "gone") == []


async def test_unused_is_what_was_neither_changed_nor_played_since(shelf: Shelf) -> None:
    async with shelf.store() as store:
        for name in ("still", "played", "over", "changed"):
            await store.add_table(table(name, 1, "playing", 1000))
        await store.append("played", [row(1, made=1500), row(2, made=3000)])
        await store.append("over", [row(1, made=1200)])
        await store.change_table(table("over", 2, "over", 1300))
        await store.change_table(table("changed", 2, "playing", 3000))
        assert await store.unused_tables(over=False, before=2000, most=10) == ["still"]
        assert await store.unused_tables(over=True, before=2000, most=10) == ["over"]
        assert await store.unused_tables(over=True, before=1300, most=10) == []
        assert await store.unused_tables(over=False, before=1000, most=10) == []
        later = await store.unused_tables(over=False, before=4000, most=10)
        assert sorted(later) == ["changed", "played", "still"]
        assert len(await store.unused_tables(over=False, before=4000, most=2)) == 2


async def test_older_tables_have_a_stage_and_no_times_and_are_not_unused_at_once(
    shelf: Shelf,
) -> None:
    shelf.shape(3)
    hexed = "X'{0}'" if shelf.kind == "sqlite" else "'\\x{0}'"
    for name, body in {**BODIES, "over": BODIES["playing"]}.items():
        code = "-over" if name == "over" else name
        values = f"'{name}', '{code}', 1, {hexed.format(body.hex())}"
        shelf.execute(f"INSERT INTO tables VALUES ({values})")
    shelf.execute("INSERT INTO moves VALUES ('playing', 1, 0, '', '{}')")
    long_ago = 1_000_000_000_000
    async with shelf.store() as store:
        found = {one.row.id: one for one in await store.list_tables()}
        assert {name: one.row.stage for name, one in found.items()} == {
            "waiting": "waiting",
            "playing": "playing",
            "damaged": "waiting",
            "over": "over",
        }
        for one in found.values():
            assert (one.opened, one.begun, one.ended, one.used) == (None,) * 4
        assert [move.made for move in await store.tail("playing", 0)] == [None]
        for over in (False, True):
            assert await store.unused_tables(over, long_ago, 10) == []
        assert not await store.remove_table("over", unused_since=long_ago)
        assert await store.unused_tables(True, 2**62, 10) == ["over"]
        # What happens from now on is known; what came before stays unknown.
        await store.change_table(TableRow("playing", "-playing", 2, b"", "over", 5000))
        ended = await listed(store, "playing")
        assert (ended.opened, ended.begun, ended.ended, ended.used) == (None, None, None, 5000)


async def test_what_an_older_worker_still_opens_is_not_unused_at_once_and_can_be_removed(
    shelf: Shelf,
) -> None:
    async with shelf.store() as store:
        shelf.execute("INSERT INTO tables (id, code, version, body) VALUES ('t', 'T', 1, '')")
        assert await store.unused_tables(False, 1_000_000_000_000, 10) == []
        assert not await store.remove_table("t", unused_since=1_000_000_000_000)
        assert await store.remove_table("t")
        assert await store.list_tables() == []


async def test_it_tells_how_much_room_it_takes_and_what_removing_frees(shelf: Shelf) -> None:
    async with shelf.store() as store:
        empty = await store.disk()
        await store.add_table(table("t", 1, "playing", 1000))
        await store.append(
            "t", [row(n, move=b"\x01" + bytes(range(200)) * 5) for n in range(1, 500)]
        )
        full = await store.disk()
        assert full.taken > empty.taken + 100_000
        await store.remove_table("t")
        if shelf.kind == "sqlite":  # PostgreSQL keeps its books by itself
            assert (await store.disk()).free > full.free + 100_000
