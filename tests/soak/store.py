"""What the database says, asked without the product: the judge of what was acknowledged."""

from collections.abc import Collection

import psycopg

from tests.soak.notes import Acknowledged, Notes

NEWEST = "SELECT match_id, max(step) FROM moves WHERE match_id = ANY(%s) GROUP BY match_id"
ROWS = "SELECT match_id, step, seat, id FROM moves WHERE match_id = ANY(%s)"
TWICE = "SELECT match_id, id FROM moves WHERE id <> '' GROUP BY match_id, id HAVING count(*) > 1"


class Truth:
    """The log of moves, read directly."""

    def __init__(self, database: str) -> None:
        self._database = database

    async def _rows(self, question: str, *values: object) -> list[tuple[object, ...]]:
        link = await psycopg.AsyncConnection.connect(self._database, connect_timeout=10)
        async with link:
            cursor = await link.execute(question.encode(), values)
            return await cursor.fetchall()

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The newest step of each table; 0 where nothing was dealt."""
        rows = await self._rows(NEWEST, list(tables))
        return {**dict.fromkeys(tables, 0), **dict(rows)}  # type: ignore[arg-type]

    async def judge(self, notes: Notes, moves: list[Acknowledged]) -> None:
        """Write down which of these moves the log does not have, and which it has twice."""
        rows = await self._rows(ROWS, list({move.table for move in moves}))
        kept = {(table, step): (seat, move_id) for table, step, seat, move_id in rows}
        for move in moves:
            there = kept.get((move.table, move.step))
            if there != (move.seat, f"{move.seat}:{move.id}"):
                notes.lost.append(f"{move.table} step {move.step}: {move.id} is {there}")
        for table, move_id in await self._rows(TWICE):
            told = f"{table} has {move_id} twice"
            if told not in notes.doubled:
                notes.doubled.append(told)
