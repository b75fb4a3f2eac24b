"""Matches that can no longer be continued: why, what is still known of them, and their record."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import json

from sobremesa.core import record
from sobremesa.core.match import UNDO
from sobremesa.core.record import FORMAT, Record
from sobremesa.games import load
from sobremesa.server.log import log
from sobremesa.server.refusals import Broken, Forbidden, NotThere
from sobremesa.server.seating import TableDoc, hashed
from sobremesa.server.wire import Refusal, SeatInfo, TableInfo, Welcome
from sobremesa.store import MoveRow, Store, TableRow


def why(table_id: str, doc: TableDoc | None, error: Exception, step: int = 0) -> Refusal:
    """Why a table, or its match from a step on, cannot be read; the host's log has the error."""
    refusal = _reason(doc, step)
    facts = {"table": table_id, "code": refusal.code, **refusal.facts}
    log.error("match broken", exc_info=error, extra={"facts": facts})
    return refusal


def _reason(doc: TableDoc | None, step: int) -> Refusal:
    if doc is None:
        return Refusal("table_damaged", {})
    try:
        known = load(doc.game).meta.version
    except Exception:
        return Refusal("game_gone", {})
    if doc.rules != known:
        code = "rules_changed" if doc.rules < known else "rules_newer"
        return Refusal(code, {"version": doc.rules, "known": known})
    return Refusal("match_damaged", {"step": step}) if step else Refusal("table_damaged", {})


def refused(refusal: Refusal) -> Broken:
    """What is said to whoever would go on."""
    return Broken(refusal.code, **refusal.facts)


def document(row: TableRow) -> TableDoc | None:
    """The table as it is kept, whatever its game says of it, if it can be read at all."""
    try:
        return json.decode(row.body, type=TableDoc)
    except Exception:  # SQLite keeps anything in any column
        return None


class BrokenTables:
    """Those that were found broken, so that each is folded once and told to the host once.

    Whoever mends a row starts the server again.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Refusal] = {}

    def must_not_have(self, table_id: str) -> None:
        """Refuse a table that is known to be broken."""
        if known := self._known.get(table_id):
            raise refused(known)

    def add(self, table_id: str, refusal: Refusal) -> Broken:
        """Remember a broken table; what is said of it."""
        self._known[table_id] = refusal
        return refused(refusal)

    def forget(self, table_id: str) -> None:
        """The table was removed."""
        self._known.pop(table_id, None)

    async def welcome(self, table_id: str, hashes: Collection[str]) -> Welcome:
        """A broken table as everybody may know it, and the seats that tokens hold there."""
        row, refusal = await self._row(table_id), self._known[table_id]
        doc = document(row)
        if doc is None:
            return Welcome(
                TableInfo(row.id, "", "", {}, "broken", (), False, False, broken=refusal), ()
            )
        info = TableInfo(
            id=doc.id,
            code=doc.code,
            game=doc.game,
            options=doc.options,
            stage="broken",
            seats=tuple(SeatInfo(seat.kind, seat.name, seat.bot) for seat in doc.seats),
            watchers=doc.watchers,
            undo=doc.undo,
            next=doc.next,
            broken=refusal,
        )
        return Welcome(info, doc.seats_of(hashes))

    async def record(self, table_id: str, token: str) -> str:
        """What is kept of a match, for those who sat there.

        It shows every hand. So a match that goes on under a newer server keeps it to itself.
        """
        doc, refusal = document(await self._row(table_id)), self._known[table_id]
        if doc is None or refusal.code == "rules_newer":
            raise refused(refusal)
        if not doc.is_host(token) and not doc.seats_of([hashed(token)]):
            raise Forbidden("not_at_this_table")
        return await self.paper(table_id)

    async def paper(self, table_id: str) -> str:
        """What is kept of a match, for whoever runs the server."""
        doc = document(await self._row(table_id))
        if doc is None:
            raise refused(self._known[table_id])
        return record.write(_record(doc, await self._store.tail(table_id, 0)))

    async def _row(self, table_id: str) -> TableRow:
        row = await self._store.table(table_id)
        if row is None:
            raise NotThere("no_such_table")
        return row


def _record(doc: TableDoc, rows: Sequence[MoveRow]) -> Record:
    """The log on paper, as far as it can be read: without the rules, and so without an outcome."""
    moves: list[tuple[int, dict[str, Any]]] = []
    for row in rows:
        move = _move(row.move)
        if move != UNDO:
            moves.append((row.seat, move))
        elif own := [number for number, (seat, _) in enumerate(moves) if seat == row.seat]:
            del moves[own[-1]]
    players = players_of(doc)
    return Record(
        FORMAT, doc.game, doc.rules, len(doc.seats), doc.options, tuple(moves), None, players
    )


def _move(kept: bytes) -> dict[str, Any]:
    """A move as it is kept; what is none is told as it stands."""
    try:
        return json.decode(kept, type=dict[str, Any])
    except Exception:
        return {"type": "unreadable", "kept": repr(kept)}


def players_of(doc: TableDoc) -> tuple[str, ...]:
    """Who plays, as a record says it: a bot with its level."""
    return tuple(
        f"{seat.name} ({seat.level})" if seat.level and seat.name else seat.name or seat.level
        for seat in doc.seats
    )
