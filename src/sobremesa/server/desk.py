"""The desk of whoever runs the server: all tables, and what can be done with them."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import astuple, replace

import sobremesa
from sobremesa.core import record
from sobremesa.server import broken
from sobremesa.server.broken import players_of
from sobremesa.server.desk_wire import Desk, DeskPage, DeskTable, ListTables, Place
from sobremesa.server.house import House
from sobremesa.server.log import note
from sobremesa.server.past import Told
from sobremesa.server.refusals import Broken, Forbidden, NotThere
from sobremesa.server.route import Api, Call
from sobremesa.server.seating import TableDoc
from sobremesa.server.wire import SeatInfo
from sobremesa.store import TOP, ListedTable


async def totals(call: Call) -> Desk:
    """How much there is, and how long it is kept."""
    return await _totals(call.house)


async def _totals(house: House) -> Desk:
    store, (finished, abandoned) = house.worker.store, house.retention
    stages, disk = await store.count_tables(), await store.disk()
    return Desk(
        version=sobremesa.__version__,
        waiting=stages.get("waiting", 0),
        playing=stages.get("playing", 0),
        over=stages.get("over", 0),
        taken=disk.taken,
        free=disk.free,
        keep_finished=finished,
        keep_abandoned=abandoned,
    )


async def list_tables(call: Call) -> DeskPage:
    """Tables from the newest to the oldest, a page at a time."""
    wish: ListTables = call.body
    after = astuple(wish.after) if wish.after else TOP
    found = await call.house.worker.store.list_tables(wish.stage or None, after, wish.most + 1)
    listed, more = found[: wish.most], len(found) > wish.most
    return DeskPage(await _told(call.house, listed), Place(*listed[-1].place) if more else None)


async def _told(house: House, listed: Sequence[ListedTable]) -> tuple[DeskTable, ...]:
    """Tables as the desk shows them: who sits there and who is present, but no hand and no code."""
    sizes = await house.worker.store.sizes([one.row.id for one in listed])
    told = (_one(house, one, sizes.get(one.row.id, 0)) for one in listed)
    return tuple(await asyncio.gather(*told))


async def _one(house: House, listed: ListedTable, size: int) -> DeskTable:
    doc, over = broken.document(listed.row), listed.row.stage == "over"
    present, watching = ((), 0) if over else await house.who_is_at(listed.row.id)
    seats = doc.seats if doc else ()
    return DeskTable(
        id=listed.row.id,
        game=doc.game if doc else "",
        stage=listed.row.stage,
        closed=bool(doc and doc.closed),
        seats=tuple(
            SeatInfo(seat.kind, seat.name, seat.bot, number in present, bool(seat.stand_in))
            for number, seat in enumerate(seats)
        ),
        watching=watching,
        opened=listed.opened,
        begun=listed.begun,
        ended=listed.ended,
        used=listed.used,
        steps=listed.steps,
        size=len(listed.row.body) + size,
    )


async def close_table(call: Call) -> Desk:
    """End a table: its people see why, nothing more is played, and what was played is kept."""

    def closed(doc: TableDoc) -> TableDoc:
        if table.kept.stage == "over":
            raise Forbidden("already_over")
        return replace(doc, closed=True, code="", version=doc.version + 1)

    table = await call.house.newest(call.table)
    await table.change(closed)
    note("table closed", table=call.table)
    return await _totals(call.house)


async def export(call: Call) -> Told | str:
    """The record of a match as far as it goes, with every hand: a file, never shown on a page."""
    try:
        kept = (await call.house.newest(call.table)).kept
    except Broken:
        text = await call.house.broken.paper(call.table)
    else:
        match = kept.match.fork()
        match.players = players_of(kept.doc)
        text = await asyncio.to_thread(record.write, match.record)
    note("table exported", table=call.table)
    return text


async def remove(call: Call) -> Desk:
    """Remove a table and its match for good; those who are at it are let go."""
    if not await call.house.remove_table(call.table):
        raise NotThere("no_such_table")
    note("table removed", table=call.table)
    return await _totals(call.house)


ADMIN = "/api/admin"
TABLE = ADMIN + "/tables/{table}"
ROUTES = [
    Api("GET", ADMIN + "/desk", "Totals, disk and retention", totals, Desk, at_desk=True),
    Api("POST", ADMIN + "/tables", "All tables", list_tables, DeskPage, ListTables, at_desk=True),
    Api("POST", TABLE + "/end", "End a table", close_table, Desk, at_desk=True),
    Api("GET", TABLE + "/record", "The record of any match", export, str, at_desk=True),
    Api("POST", TABLE + "/remove", "Remove a table", remove, Desk, at_desk=True),
]
