"""The HTTP API. Each route is written once; the OpenAPI document is made from the same list."""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route

import sobremesa
from sobremesa import bots
from sobremesa.bots.cast import circle
from sobremesa.core import codec
from sobremesa.core.refusal import Refused, Unplayable, Unreadable
from sobremesa.games import ids
from sobremesa.lessons import lessons
from sobremesa.server import asking, chronicle, desk, seating, turnover
from sobremesa.server.admin_token import bearer, must_be_admin
from sobremesa.server.kept_match import refusal_of
from sobremesa.server.log import note
from sobremesa.server.past import Told
from sobremesa.server.porter import address_of
from sobremesa.server.refusals import (
    Broken,
    Forbidden,
    Guessing,
    NotAdmin,
    NoToken,
    NotThere,
    StoreTrouble,
    TooLarge,
    TooMuch,
    WrongMethod,
)
from sobremesa.server.route import Api, Call
from sobremesa.server.seating import hashed
from sobremesa.server.wire import (
    Answer,
    Arrange,
    ChangeSeat,
    GameInfo,
    Here,
    Mine,
    Opened,
    OpenTable,
    Seated,
    Sit,
    TableInfo,
    Welcome,
)

MOST_BYTES = 64 * 1024
"""What a request may bring."""
MOST_TOKENS = 64
"""That are looked at for one table of a device."""
LONGEST_TOKEN = 80
BLANK = re.compile(r"{\w+}")
"""In the path of a route."""
HIGHEST_SEAT = 999
"""That a path may name; no table has so many."""


async def list_games(_: Call) -> list[GameInfo]:
    """The shelf, and what is kept as an example."""
    games = [sobremesa.game(game_id) for game_id in ids()]
    return [
        GameInfo(
            game.meta.id,
            game.meta.fewest_seats,
            game.meta.most_seats,
            game.meta.options,
            bots.levels(game),
            {level: circle(level, game.meta.id) for level in bots.levels(game)},
            tuple(one.info for one in lessons(game.meta.id)),
            game.meta.example,
        )
        for game in games
    ]


async def here(call: Call) -> Here:
    """Where the friends of somebody at this computer find the table."""
    return Here(call.house.addresses, call.house.public_url)


async def open_table(call: Call) -> Opened:
    """A new table, and the tokens of its host and of the people whom the host sat down."""
    info, host, tokens = await call.house.open_table(call.body)
    return Opened(info, host, {str(seat): token for seat, token in tokens.items()})


async def mine(call: Call) -> list[Welcome]:
    """Those of a device's tables that there are, and the seats its tokens hold there."""
    found = []
    for table_id, tokens in call.body.tables.items():
        with suppress(NotThere):
            found.append(await call.house.welcome(table_id, _tokens(tokens)))
    return found


def _tokens(said: object) -> list[str]:
    """Those of a list that can be tokens."""
    listed = said[:MOST_TOKENS] if isinstance(said, list) else []
    return [token for token in listed if isinstance(token, str) and len(token) <= LONGEST_TOKEN]


async def table(call: Call) -> TableInfo:
    """A table by its id."""
    return (await call.house.welcome(call.table)).table


async def table_by_code(call: Call) -> TableInfo:
    """A table by its spoken code."""
    if not call.misses.take():  # before looking, or many guesses at once would all be answered
        raise TooMuch("too_many_codes")
    try:
        found = await call.house.by_code(call.code)
    except StoreTrouble:
        call.misses.give_back()
        raise
    call.misses.give_back()
    return found


async def sit(call: Call) -> Seated:
    """Take an open seat, or ask those who play for a bot's seat that has a hand."""
    kept = (await call.house.table(call.table)).kept
    name, token = call.body.name, call.body.token or seating.new_token()
    info = await call.house.change(
        call.table,
        lambda doc: asking.sit(doc, call.seat, name, token, call.token, kept.during),
    )
    held = kept.doc.seats_of([hashed(token)])
    ask = asking.ask_of(kept.doc, hashed(token), call.seat)
    return Seated(info, held[0] if held else call.seat, token, ask.id if ask else "")


async def answer(call: Call) -> TableInfo:
    """Somebody who plays says yes or no to an ask."""
    kept, said = (await call.house.table(call.table)).kept, call.body
    return await call.house.change(
        call.table,
        lambda doc: asking.answer(doc, call.seat, said.ask, said.yes, call.token, kept.during),
    )


async def leave(call: Call) -> TableInfo:
    """Leave one's own seat; the host may remove anybody."""
    kept = (await call.house.table(call.table)).kept

    def change(doc: seating.TableDoc) -> seating.TableDoc:
        during = kept.during
        left = turnover.leave(doc, call.seat, call.token, during)
        return left if left is doc else asking.settled(left, during)

    return await call.house.change(call.table, change)


async def change_seat(call: Call) -> TableInfo:
    """A bot, or nobody, in a seat; for all who sit at the table, and the host."""
    table, grace = await call.house.table(call.table), call.house.limits.grace_seconds
    await table.heard_of(call.seat, grace)

    def change(doc: seating.TableDoc) -> seating.TableDoc:
        if call.body.kind == "open":
            return turnover.open_up(doc, call.seat, call.token, table.kept.during)
        wait = table.wait_for(call.seat, grace)
        level = call.body.level or seating.USUAL_LEVEL
        return turnover.give_to_bot(doc, call.seat, level, call.token, wait, table.kept.during)

    return await table.change(change)


async def reclaim(call: Call) -> TableInfo:
    """The person plays their seat again."""
    kept = (await call.house.table(call.table)).kept
    return await call.house.change(
        call.table, lambda doc: turnover.reclaim(doc, call.seat, call.token, kept.during)
    )


async def arrange(call: Call) -> TableInfo:
    """Another order of seats, before the match; for the host."""
    return await call.house.change(
        call.table, lambda doc: seating.arrange(doc, call.body.order, call.token)
    )


async def start(call: Call) -> TableInfo:
    """Begin the match, once no seat is open; for the host."""
    return await call.house.change(call.table, lambda doc: seating.start(doc, call.token))


async def rematch(call: Call) -> TableInfo:
    """A new table for the same players, or the one that there already is."""
    return await call.house.rematch(call.table, call.token)


async def remove_table(call: Call) -> TableInfo:
    """Remove a table and its match for good, unless others still play; for the host."""
    table = await call.house.newest(call.table)
    turnover.must_be_alone(table.kept.doc, call.token, table.kept.during)
    last = table.info()
    await call.house.remove_table(call.table)
    note("table removed by its host", table=call.table)
    return last


TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
ROUTES = [
    Api("GET", "/api/games", "The games on the shelf", list_games, list[GameInfo]),
    Api("GET", "/api/here", "The addresses of this server", here, Here),
    Api("POST", "/api/tables", "Open a table", open_table, Opened, OpenTable, status=201),
    Api("POST", "/api/mine", "The tables of a device", mine, list[Welcome], Mine),
    Api("GET", TABLE, "A table", table, TableInfo),
    Api("GET", "/api/codes/{code}", "The table with this code", table_by_code, TableInfo),
    Api("POST", SEAT + "/sit", "Sit down, or ask for a seat", sit, Seated, Sit),
    Api("POST", SEAT + "/answer", "Answer an ask", answer, TableInfo, Answer, needs_token=True),
    Api("POST", SEAT + "/leave", "Leave a seat", leave, TableInfo, needs_token=True),
    Api(
        "POST",
        SEAT + "/change",
        "Let a bot, or nobody, have a seat",
        change_seat,
        TableInfo,
        ChangeSeat,
        needs_token=True,
    ),
    Api("POST", SEAT + "/back", "Reclaim a seat", reclaim, TableInfo, needs_token=True),
    Api("POST", TABLE + "/arrange", "Order the seats", arrange, TableInfo, Arrange, True),
    Api("POST", TABLE + "/start", "Begin the match", start, TableInfo, needs_token=True),
    Api("POST", TABLE + "/rematch", "Play once more", rematch, TableInfo, needs_token=True),
    Api("POST", TABLE + "/remove", "Remove a table", remove_table, TableInfo, needs_token=True),
    *chronicle.ROUTES,
    *desk.ROUTES,
]


def routes() -> Mount:
    """The routes as Starlette knows them."""
    return Mount(
        "/api",
        routes=[
            Route(
                api.path.removeprefix("/api"),
                _endpoint(api),
                methods=[api.method],
                name=api.work.__name__,
            )
            for api in ROUTES
        ],
    )


def _endpoint(api: Api) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            call = await _read(request, api)
            given = await api.work(call)
        except Refused as refused:
            return refuse(refused, request)
        if isinstance(given, Told):
            return await given.answer(request.headers)
        if api.gives is str:
            return Response(given, media_type="application/json")
        return Response(codec.to_text(given), api.status, media_type="application/json")

    return endpoint


async def _read(request: Request, api: Api) -> Call:
    """A request as a call; what cannot be read is refused."""
    path, token = request.path_params, bearer(request)
    if api.at_desk:
        must_be_admin(request)
    elif api.needs_token and not token:
        raise NoToken("no_token")
    text = await body(request)
    return Call(
        house=request.app.state.house,
        table=path.get("table", ""),
        seat=_seat(path.get("seat", "0")),
        code=path.get("code", ""),
        body=codec.from_text(text, api.takes) if api.takes else None,
        token=token,
        misses=request.state.porter.misses.of(address_of(request.scope)),
    )


def _seat(said: str) -> int:
    """The number of a seat, as a path says it."""
    if not (said.isascii() and said.isdigit() and len(said) <= len(str(HIGHEST_SEAT))):
        raise Unreadable("bad_value", place="seat", value=said[:20])
    return int(said)


async def body(request: Request) -> bytes:
    """What the request brings, but not more than is sensible."""
    read = bytearray()
    with suppress(ClientDisconnect):  # what came is judged; nobody waits for the answer
        async for part in request.stream():
            read += part
            if len(read) > MOST_BYTES:
                raise TooLarge("too_large", most=MOST_BYTES)
        return bytes(read)
    raise Unreadable("truncated")


STATUS: dict[type[Refused], int] = {
    NoToken: 401,
    NotAdmin: 401,
    Forbidden: 403,
    NotThere: 404,
    Broken: 409,
    WrongMethod: 405,
    TooLarge: 413,
    Unplayable: 422,
    TooMuch: 429,
    Guessing: 429,
    StoreTrouble: 503,
}
"""The HTTP status of each kind of refusal. What is none of these could not be read: 400."""


KNOWN_ALREADY = (StoreTrouble, NotAdmin, Guessing)
"""Of these the log knows."""


def refuse(refused: Refused, request: HTTPConnection, *, quietly: bool = False) -> Response:
    """A refusal over HTTP."""
    request.app.state.house.worker.metrics.refusals.add(what=refused.code)
    if not quietly and not isinstance(refused, KNOWN_ALREADY):
        note("refused", code=refused.code, path=_named(request.url.path))
    status = STATUS.get(type(refused), 400)
    # Of what is too large the rest is not read, so nothing can follow on that connection.
    headers = {401: {"WWW-Authenticate": "Bearer"}, 413: {"Connection": "close"}}.get(status)
    answer = json.encode(refusal_of(refused))
    return Response(answer, status, headers, media_type="application/json")


def _named(path: str) -> str:
    """A path as the log may know it: what stands in it may be a code, or worse."""
    named = (api.path for api in ROUTES if re.fullmatch(BLANK.sub("[^/]+", api.path), path))
    return next(named, "/".join([*path.split("/")[:2], "…"]))


def nothing_here(request: Request, error: HTTPException) -> Response:
    """What Starlette says of a path or method that there is not, as a refusal."""
    if error.status_code == 405:
        answer = refuse(WrongMethod("wrong_method", method=request.method[:20]), request)
    else:
        answer = refuse(NotThere("no_such_address"), request)
    answer.headers.update(error.headers or {})
    return answer
