"""Somewhere to open stores, again and again: a folder or a database that outlives each of them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg

from sobremesa.store import MoveRow, Store
from sobremesa.store.opening import FILE, open_store
from sobremesa.store.schema import HOME, KEEP_VERSIONS, Kind
from tests import services


class Shelf:
    """A place for one database."""

    def __init__(self, kind: Kind, folder: Path, durable: bool = False) -> None:
        self.kind = kind
        self.folder = folder
        self.url = services.postgres(durable).new_database() if kind == "postgresql" else None

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        store = await open_store(self.folder, self.url)
        try:
            yield store
        finally:
            await store.close()

    def execute(self, script: str) -> None:
        """Behind the back of every store."""
        if self.url is None:
            connection = sqlite3.connect(self.folder / FILE, isolation_level=None)
            connection.executescript(script)
            connection.close()
        else:
            with psycopg.connect(self.url) as link:
                link.execute(script.encode())

    def shape(self, number: int) -> None:
        """Make an empty database as it was once."""
        files = sorted((HOME / self.kind).glob("*.sql"))[:number]
        self.execute(KEEP_VERSIONS)
        for applied, file in enumerate(files, start=1):
            self.execute(f"{file.read_text('utf-8')}; INSERT INTO schema VALUES ({applied})")


def row(
    step: int,
    id: str = "",  # noqa: A002
    move: bytes = b"{}",
    seat: int = 0,
    made: int | None = None,
) -> MoveRow:
    return MoveRow(step, seat, id, move, made)


async def steps(store: Store, match_id: str = "m") -> list[int]:
    return [kept.step for kept in await store.tail(match_id, 0)]
