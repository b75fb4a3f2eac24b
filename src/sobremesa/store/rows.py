"""Tables and moves as the columns of a database, the same in both."""

from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.store import ListedTable, MoveRow, TableRow
from sobremesa.store.packing import packed, unpacked


def as_added(table: TableRow) -> tuple[object, ...]:
    """The values of a new table; one that begins as it opens has both times."""
    begun = None if table.stage == "waiting" else table.changed
    values = (table.id, table.code, table.version, table.body, table.stage)
    return (*values, table.changed, begun, table.changed)


def as_appended(match_id: str, rows: Sequence[MoveRow]) -> list[tuple[object, ...]]:
    """The values of new rows of a log."""
    return [(match_id, row.step, row.seat, row.id, packed(row.move), row.made) for row in rows]


def as_read(rows: Iterable[Any]) -> list[MoveRow]:
    """Rows of a log again."""
    return [MoveRow(step, seat, by, unpacked(move), made) for step, seat, by, move, made in rows]


def as_listed(rows: Iterable[Any]) -> list[ListedTable]:
    """Tables in the list of all tables."""
    return [ListedTable(TableRow(*row[:6]), *row[6:]) for row in rows]
