"""What can be asked about the past of a match: its history, its story, its record."""

from sobremesa.core import codec, record
from sobremesa.core.values import Seat
from sobremesa.server import seating
from sobremesa.server.broken import players_of
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.past import Told, unhurried
from sobremesa.server.past_wire import History, Story
from sobremesa.server.refusals import Broken, Forbidden
from sobremesa.server.route import Api, Call
from sobremesa.server.seating import hashed
from sobremesa.server.story import moments


async def history(call: Call) -> Told:
    """All steps so far, as the holder of the token may know them."""
    kept = await _looked_on(call)
    seats = kept.doc.seats_of([hashed(call.token)]) if call.token else ()
    return await _film(call, kept, seats[0] if seats else None)


async def seat_history(call: Call) -> Told:
    """All steps as a seat saw them, once the match is over: then no hand is a secret any more."""
    kept = await _looked_on(call)
    seating.seat_at(kept.doc, call.seat)
    _must_be_over(kept)
    return await _film(call, kept, call.seat)


async def _film(call: Call, kept: KeptMatch, viewer: Seat | None) -> Told:
    info = kept.doc.info(kept.stage, (), kept.awaited)  # who is present is no part of the past
    start, film, outcome = kept.start(viewer), kept.film(viewer), kept.match.outcome

    def make() -> bytes:
        return codec.to_text(History(info, viewer, start, unhurried(film), outcome))  # type: ignore[arg-type]

    what = ("history", info.id, viewer, kept.step, kept.doc.version)
    return await call.house.past.told(what, make)


async def story(call: Call) -> Told:
    """Who had how many points after which move, once the match is over."""
    kept = await _looked_on(call)
    _must_be_over(kept)
    told = moments(kept.match.fork())

    def make() -> bytes:
        return codec.to_text(Story(unhurried(told)))  # type: ignore[arg-type]

    return await call.house.past.told(("story", kept.doc.id, kept.step), make)


async def kept_record(call: Call) -> Told | str:
    """The record, once the match is over, or of one that can no longer be continued."""
    try:
        kept = await _looked_on(call)
    except Broken:
        return await call.house.broken.record(call.table, call.token)
    _must_be_over(kept)
    match = kept.match.fork()
    match.players = players_of(kept.doc)
    what = ("record", kept.doc.id, kept.step, kept.doc.version)
    return await call.house.past.told(what, lambda: record.write(match.record).encode())


async def _looked_on(call: Call) -> KeptMatch:
    kept = (await call.house.table(call.table)).kept
    if not kept.doc.may_look_on(call.token):
        raise Forbidden("no_watchers")
    return kept


def _must_be_over(kept: KeptMatch) -> None:
    if kept.stage != "over":
        raise Forbidden("not_over")


TABLE = "/api/tables/{table}"
ROUTES = [
    Api("GET", TABLE + "/history", "Every step so far", history, History),
    Api(
        "GET",
        TABLE + "/seats/{seat}/history",
        "A finished match as a seat saw it",
        seat_history,
        History,
    ),
    Api("GET", TABLE + "/story", "The points along a finished match", story, Story),
    Api("GET", TABLE + "/record", "The record of a finished match", kept_record, str),
]
