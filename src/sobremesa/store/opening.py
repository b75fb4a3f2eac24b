"""Which store, by the address of the database."""

from pathlib import Path

from sobremesa.core.refusal import Unreadable
from sobremesa.store import Store

FILE = "sobremesa.db"


async def open_store(data: Path, database: str | None) -> Store:
    """PostgreSQL if there is an address, or else a SQLite file in the data folder."""
    if database is None:
        from sobremesa.store.sqlite import SqliteStore

        return await SqliteStore.open(data / FILE)
    if database.startswith(("postgresql://", "postgres://")):
        # Imported only here, because psycopg takes its time and most houses do without.
        try:
            from sobremesa.store.postgres import PostgresStore
        except ImportError as missing:
            raise Unreadable("extra_missing", extra="postgres") from missing
        return await PostgresStore.open(database)
    raise Unreadable("unknown_database", database=database)
