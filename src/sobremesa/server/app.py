"""The ASGI application: the API, the sockets, the page, and what an operator asks."""

import asyncio
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from os.path import isfile
from pathlib import Path
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from sobremesa.core.refusal import Refused
from sobremesa.games import ids
from sobremesa.server import api
from sobremesa.server.admin_token import must_be_admin
from sobremesa.server.device import Device
from sobremesa.server.front import Front, Gate
from sobremesa.server.house import House
from sobremesa.server.ledger import Ledger
from sobremesa.server.limits import Bucket, Buckets
from sobremesa.server.openapi import document
from sobremesa.server.porter import Porter, address_of
from sobremesa.server.refusals import NotThere, TooMuch
from sobremesa.server.settings import Settings
from sobremesa.server.worker import Worker
from sobremesa.words import HOME, LANGUAGES, REGIONAL, spoken

PAGE = Path(__file__).parent / "page"
"""The built page, inside the package so that an installed one has it too."""
for kind, suffix in (("text/javascript", ".js"), ("text/css", ".css"), ("image/svg+xml", ".svg")):
    mimetypes.add_type(kind, suffix)  # Windows would ask its registry, where anybody writes
ROOT = '<base href="/"'
"""Where the built page says that it is."""
WHOLE_MATCH = ("/history", "/record")
"""How the paths end that give a whole match."""


class SocketsFirst:
    """Lets a socket to a table pass by all the rest, so that each message passes by it too."""

    def __init__(self, app: ASGIApp, porter: Porter, gate: Gate) -> None:
        self.app = app
        self.porter = porter
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        await receive()
        try:
            await self._welcome(scope, receive, send)
        except Refused as refused:  # before the upgrade, so that it is an answer in HTTP
            await api.refuse(refused, HTTPConnection(scope))(scope, receive, send)

    async def _welcome(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in if there is a table for it and its address has not too many."""
        address = address_of(scope)
        if not (arrivals := self.porter.arrivals.of(address)).take():
            await _refused(TooMuch("too_fast"), scope, arrivals)(scope, receive, send)
            return
        if stopped := self.gate.answer(scope):
            await stopped(scope, receive, send)
            return
        before, _, table = scope["path"].partition("/ws/tables/")
        if before or not table or "/" in table:
            raise NotThere("no_such_address")
        with self.porter.sockets.joined(address):
            house: House = scope["app"].state.house
            await house.table(table)
            await Device(scope["state"]["socket"], receive, send, house, address).live(table)


class Limited:
    """Refuses an address that asks too much, before anything is read. The log says so once."""

    def __init__(self, app: ASGIApp, porter: Porter, gate: Gate) -> None:
        self.app = app
        self.porter = porter
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope) if scope["type"] == "http" else None
        await (refusal or self.app)(scope, receive, send)

    def _refusal(self, scope: Scope) -> Response | None:
        address = address_of(scope)
        for code, buckets in self._counted(scope["method"], scope["path"]):
            if not (bucket := buckets.of(address)).take():
                return _refused(TooMuch(code), scope, bucket)
        return self.gate.answer(scope)

    def _counted(self, method: str, path: str) -> Iterator[tuple[str, Buckets]]:
        """What a request is counted as, and what is said if it is too many."""
        if not path.startswith("/api/"):
            yield "too_fast", self.porter.files
            return
        yield "too_fast", self.porter.requests
        if method == "POST" and path == "/api/tables":
            yield "too_many_tables", self.porter.tables
        if path.endswith(WHOLE_MATCH):
            yield "too_fast", self.porter.histories


def _refused(refused: TooMuch, scope: Scope, bucket: Bucket) -> Response:
    return api.refuse(refused, HTTPConnection(scope), quietly=not bucket.warn())


def create_app(
    opened: Callable[[], Awaitable[House]],
    settings: Settings | None = None,
    page: Path = PAGE,
    ledger: Ledger | None = None,
) -> Starlette:
    """The application around a house that is opened as it starts."""
    settings = settings or Settings()
    porter = Porter(settings.limits, ledger, settings.trusted_proxies)
    gate = Gate(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        house = app.state.house = await opened()
        house.measure()
        keeping = asyncio.create_task(house.keep_house())
        yield {"porter": porter}
        keeping.cancel()
        await house.close()

    routes: list[BaseRoute] = [
        api.routes(),
        Route("/health", _health),
        Route("/health/alive", _alive),
        Route("/health/ready", _health),
        Route("/metrics", _metrics),
        Route("/openapi.json", _openapi),
        Route("/words/{lang}.ftl", _words),
        Route("/words/{game}/{lang}.ftl", _words),
        Route("/rules/{game}/{lang}.md", _words),
        *_page(page, settings.base),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Front, settings, porter),
            Middleware(SocketsFirst, porter, gate),
            Middleware(GZipMiddleware),
            Middleware(Limited, porter, gate),
        ],
        exception_handlers={HTTPException: _nothing_here},
    )
    app.state.admin_token = settings.admin_token or ""
    return app


async def _health(request: Request) -> Response:
    """Well if people can play. Without a bus they can: workers only hear of each other late."""
    worker: Worker = request.app.state.house.worker
    wrong = await worker.store.in_trouble()
    said: dict[str, Any] = {"ok": not wrong}
    if wrong:
        said["wrong"] = wrong
    if worker.bus.away:
        said["degraded"] = ["bus"]
    return Response(json.encode(said), 503 if wrong else 200, media_type="application/json")


async def _alive(_: Request) -> Response:
    """This process answers; whether people can play is another question."""
    return Response(b'{"ok":true}', media_type="application/json")


async def _metrics(request: Request) -> Response:
    """What all workers count, for Prometheus, if it brings the token of the desk."""
    try:
        must_be_admin(request)
    except Refused as refused:
        return api.refuse(refused, request)
    house: House = request.app.state.house
    house.measure()
    text, form = house.worker.metrics.text(request.headers.get("accept", ""))
    return Response(text, media_type=form)


async def _openapi(_: Request) -> Response:
    """The API for programs."""
    return Response(_document(), media_type="application/json")


@cache
def _document() -> bytes:
    """Made when somebody asks, and once."""
    return json.encode(document())


async def _words(request: Request) -> Response:
    """Sentences and rules, as the files that everybody reads; `es-MX` has its region's, too."""
    game, lang = request.path_params.get("game"), request.path_params["lang"]
    rules = request.url.path.startswith("/rules/")
    known = lang in LANGUAGES if rules else REGIONAL.fullmatch(lang)
    if not known or (game and game not in ids()):
        return Response(status_code=404)
    home = HOME / "games" / game if game else HOME
    file, *more = [home / "rules" / f"{lang}.md"] if rules else spoken(home / "strings", lang)
    if not more:
        return FileResponse(file, media_type="text/plain; charset=utf-8")
    return PlainTextResponse("\n".join(path.read_text("utf-8") for path in (file, *more)))


async def _nothing_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith(("/api/", "/ws/")):
        return api.nothing_here(request, error)
    return PlainTextResponse(error.detail, error.status_code, error.headers)


def _page(page: Path, base: str) -> list[BaseRoute]:
    """The built page; every path that could not be the name of a file is the page itself."""
    files = StaticFiles(directory=page, check_dir=False)

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("ws/"):
            raise HTTPException(404)
        if path == path.strip("/") and ".." not in path and isfile(page / path):
            answer: Any = await files.get_response(path, request.scope)
            if path.startswith("assets/"):
                answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return answer  # type: ignore[no-any-return]
        index = page / "index.html"
        if _names_a_file(path) or not index.is_file():
            return PlainTextResponse("", 404, {"Cache-Control": "no-cache"})
        if base:
            return HTMLResponse(_based(index, base), headers={"Cache-Control": "no-cache"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return [Route("/{path:path}", serve)]


def _based(index: Path, base: str) -> str:
    """The page, told where it is; all its addresses begin there."""
    return index.read_text("utf-8").replace(ROOT, ROOT.replace("/", f"{base}/"), 1)


def _names_a_file(path: str) -> bool:
    """True of a part of the page, perhaps of an older one: it is there or it is not."""
    return path.startswith("assets/") or "." in path.rpartition("/")[2]
