"""Copies of a database: whole, private, never over something; the way back to an older program."""

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable
from pathlib import Path

import pytest

from sobremesa.cli.commands import run
from sobremesa.store import Store, schema
from sobremesa.store.backup import CannotCopy, back_up, copy_before_migrating
from sobremesa.store.opening import FILE, open_store
from sobremesa.store.schema import NewerDatabase
from tests import services
from tests.store.shelves import Shelf, row, steps
from tests.store.test_store import KNOWN


def shelf_of(folder: Path, shape: int) -> Shelf:
    """A folder with a database as it was once, and a move in it."""
    folder.mkdir()
    shelf = Shelf("sqlite", folder)
    shelf.shape(shape)
    shelf.execute("INSERT INTO moves (match_id, step, seat, id, move) VALUES ('m', 1, 0, '', '{}')")
    return shelf


def dump(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    said = list(connection.iterdump())
    connection.close()
    return said


def refusal(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which a command is refused."""
    assert run(words, "en") == 2
    said = capsys.readouterr()
    assert said.out == ""
    [line] = said.err.splitlines()
    return line


def test_what_was_backed_up_is_restored_into_an_empty_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file, fresh = tmp_path / "data", tmp_path / "copy.db", tmp_path / "fresh" / "folder"
    shelf_of(data, KNOWN)
    assert run(["backup", str(file), "--data", str(data)], "en") == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert run(["restore", str(file), "--data", str(fresh)], "es") == 0
    assert str(file) in capsys.readouterr().out
    assert dump(fresh / FILE) == dump(file) == dump(data / FILE)
    assert (fresh / FILE).stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy.db", "data", "fresh"]


def test_nothing_is_written_over_and_nothing_else_is_taken_for_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file, fresh = tmp_path / "data", tmp_path / "copy.db", tmp_path / "fresh"
    shelf = shelf_of(data, KNOWN)
    file.write_text("Dear diary")
    here, there = ["--data", str(data)], ["--data", str(fresh)]
    assert "already exists" in refusal(["backup", str(file), *here], capsys)
    assert file.read_text() == "Dear diary"
    assert "not a Sobremesa database" in refusal(["restore", str(file), *there], capsys)
    assert "no database in" in refusal(["backup", str(tmp_path / "x.db"), *there], capsys)
    assert "could not be copied" in refusal(["backup", str(tmp_path / "a" / "b"), *here], capsys)
    elsewhere = ["--database", "postgresql://somewhere"]
    assert "pg_dump" in refusal(["backup", str(tmp_path / "x.db"), *elsewhere], capsys)
    file.unlink()
    back_up(data, file)
    assert "already exists" in refusal(["restore", str(file), *here], capsys)
    (fresh / f"{FILE}-wal").touch()  # left by a server that was killed, and its database moved away
    assert "-wal already exists" in refusal(["restore", str(file), *there], capsys)
    (fresh / f"{FILE}-wal").unlink()
    shelf.execute("INSERT INTO schema VALUES (99)")
    file.unlink()
    back_up(data, file)
    assert "version 99" in refusal(["restore", str(file), *there], capsys)
    assert not (fresh / FILE).exists()
    assert not (tmp_path / "x.db").exists()


def test_a_copy_that_is_not_whole_is_none(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shelf_of(data, KNOWN)
    with (data / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)
    with pytest.raises(CannotCopy) as refused:
        back_up(data, tmp_path / "copy.db")
    assert refused.value.code == "cannot_copy"
    assert [one.name for one in tmp_path.iterdir()] == ["data"]


async def test_whoever_goes_back_to_an_older_program_has_a_copy_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    shelf_of(data, KNOWN - 1)
    before = dump(data / FILE)
    copy = copy_before_migrating(data)
    assert copy is not None
    assert dump(copy) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    await (await open_store(data, None)).close()
    assert dump(data / FILE) != before
    assert copy_before_migrating(data) is None  # it is up to date

    older = tmp_path / "older" / "sqlite"
    older.mkdir(parents=True)
    for script in sorted((schema.HOME / "sqlite").glob("*.sql"))[: KNOWN - 1]:
        shutil.copy(script, older)
    monkeypatch.setattr(schema, "HOME", older.parent)
    with pytest.raises(NewerDatabase):
        await open_store(data, None)
    copy.replace(data / FILE)
    await (await open_store(data, None)).close()
    assert dump(data / FILE) == before

    monkeypatch.undo()
    copy.write_text("what is left of a start that failed")
    assert copy_before_migrating(data) == copy
    assert dump(copy) == before


def test_where_nothing_is_kept_yet_nothing_is_copied(tmp_path: Path) -> None:
    assert copy_before_migrating(tmp_path) is None
    (tmp_path / FILE).touch()
    assert copy_before_migrating(tmp_path) is None
    assert [one.name for one in tmp_path.iterdir()] == [FILE]


async def test_a_copy_is_of_one_moment_and_holds_nobody_up(tmp_path: Path) -> None:
    async def copied() -> str | None:
        await asyncio.to_thread(back_up, tmp_path, tmp_path / "copy" / FILE)
        return None

    (tmp_path / "copy").mkdir()
    shelf = Shelf("sqlite", tmp_path)
    await same_up_to_a_moment(shelf, copied(), tmp_path / "copy")


async def test_postgresql_is_copied_by_its_own_tools_while_it_is_written_to(tmp_path: Path) -> None:
    shelf, fresh = Shelf("postgresql", tmp_path), Shelf("postgresql", tmp_path)
    services.require("PostgreSQL", "postgresql", "pg_dump", "pg_restore")

    async def copied() -> str | None:
        dump = ["pg_dump", "-Fc", "-f", f"{tmp_path / 'copy'}", f"{shelf.url}"]
        restore = ["pg_restore", "--no-owner", "-d", f"{fresh.url}", f"{tmp_path / 'copy'}"]
        for name, *more in (dump, restore):
            words = [str(services.program(name)), *more]
            assert await asyncio.to_thread(subprocess.call, words) == 0
        return fresh.url

    await same_up_to_a_moment(shelf, copied(), tmp_path)


async def same_up_to_a_moment(shelf: Shelf, copied: Awaitable[str | None], folder: Path) -> None:
    """Append to two logs, one after the other, while a copy is made; and look into the copy."""
    async with shelf.store() as store:
        stop = asyncio.Event()
        appending = asyncio.create_task(append(store, stop))
        while not await steps(store, "b"):
            await asyncio.sleep(0)
        url = await copied
        at_the_end = len(await steps(store, "a"))
        while len(await steps(store, "a")) <= at_the_end:  # it goes on
            await asyncio.sleep(0)
        stop.set()
        await appending
        all_of_it = {name: await store.tail(name, 0) for name in "ab"}
    copy = await open_store(folder, url)
    kept = {name: await copy.tail(name, 0) for name in "ab"}
    await copy.close()
    for name in "ab":
        assert kept[name] == all_of_it[name][: len(kept[name])]
        assert kept[name]
    assert len(kept["a"]) - len(kept["b"]) in (0, 1)


async def append(store: Store, stop: asyncio.Event) -> None:
    step = 0
    while not stop.is_set():
        step += 1
        await store.append("a", [row(step, made=step)])
        await store.append("b", [row(step, made=step)])
