"""The ASGI application: the API, the sockets, the page, and what an operator asks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from os.path import isfile
from pathlib import Path
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import sobremesa
from sobremesa.server import api
from sobremesa.server.device import Device
from sobremesa.server.house import House
from sobremesa.server.limits import Bucket, Buckets, Limits
from sobremesa.server.openapi import document
from sobremesa.server.refusals import TooMuch
from sobremesa.words import HOME, LANGUAGES

PAGE = Path(__file__).parent / "page"
"""The built page, inside the package so that an installed one has it too."""
WHOLE_MATCH = ("/history", "/record")
"""How the paths end that give a whole match."""


def address_of(scope: Scope) -> str:
    """Where a request or a socket comes from."""
    client: tuple[str, int] | None = scope.get("client")
    return client[0] if client else ""


class SocketsFirst:
    """Lets a socket to a table pass by all the rest, so that each message passes by it too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        before, _, table = scope.get("path", "").partition("/ws/tables/")
        if scope["type"] != "websocket" or before or not table or "/" in table:
            await self.app(scope, receive, send)
            return
        house, socket = scope["app"].state.house, scope["state"]["socket"]
        await Device(socket, receive, send, house, address_of(scope)).live(table)


class Limited:
    """Refuses an address that asks too much, before anything is read. The log says so once."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.tables = Buckets(limits.tables_a_second, limits.tables_at_once)
        self.histories = Buckets(limits.histories_a_second, limits.histories_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        opening = scope["method"] == "POST" and scope["path"] == "/api/tables"
        answer: ASGIApp = self.app
        if not (requests := self.requests.of(address)).take():
            answer = _refused(TooMuch("too_fast"), scope, requests)
        elif opening and not (tables := self.tables.of(address)).take():
            answer = _refused(TooMuch("too_many_tables"), scope, tables)
        elif (
            scope["path"].endswith(WHOLE_MATCH)
            and not (histories := self.histories.of(address)).take()
        ):
            answer = _refused(TooMuch("too_fast"), scope, histories)
        await answer(scope, receive, send)


def _refused(refused: TooMuch, scope: Scope, bucket: Bucket) -> Response:
    return api.refuse(refused, Request(scope), quietly=not bucket.warn())


def create_app(
    opened: Callable[[], Awaitable[House]], page: Path = PAGE, limits: Limits | None = None
) -> Starlette:
    """The application around a house that is opened as it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = await opened()
        keeping = asyncio.create_task(house.keep_house())
        yield
        keeping.cancel()
        await house.close()

    routes: list[BaseRoute] = [
        api.routes(),
        Route("/health", _health),
        Route("/metrics", _metrics),
        Route("/openapi.json", _openapi),
        Route("/words/{lang}.ftl", _words),
        Route("/words/{game}/{lang}.ftl", _words),
        Route("/rules/{game}/{lang}.md", _words),
        *_page(page),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(SocketsFirst),
            Middleware(GZipMiddleware),
            Middleware(Limited, limits or Limits()),
        ],
        exception_handlers={HTTPException: _nothing_here},
    )


async def _health(request: Request) -> Response:
    await request.app.state.house.worker.store.table("-")  # it can play if the store answers
    return Response(b'{"ok":true}', media_type="application/json")


async def _metrics(request: Request) -> Response:
    house: House = request.app.state.house
    devices = sum(len(table.devices) for table in house.tables.values())
    text = house.worker.metrics.text(rooms=len(house.tables), devices=devices)
    return PlainTextResponse(text)


async def _openapi(_: Request) -> Response:
    return Response(json.encode(document()), media_type="application/json")


async def _words(request: Request) -> Response:
    """Sentences and rules, as the files that everybody reads."""
    game, lang = request.path_params.get("game"), request.path_params["lang"]
    if lang not in LANGUAGES or (game and game not in sobremesa.shelf()):
        return Response(status_code=404)
    home = HOME / "games" / game if game else HOME
    folder = "rules" if request.url.path.startswith("/rules/") else "strings"
    suffix = "md" if folder == "rules" else "ftl"
    return FileResponse(home / folder / f"{lang}.{suffix}", media_type="text/plain; charset=utf-8")


async def _nothing_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith(("/api/", "/ws/")):
        return api.nothing_here(request, error)
    return PlainTextResponse(error.detail, error.status_code, error.headers)


def _page(page: Path) -> list[BaseRoute]:
    """The built page; every path that is not a file is the page itself."""
    files = StaticFiles(directory=page, check_dir=False)

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("ws/"):
            raise HTTPException(404)
        if path and ".." not in path and isfile(page / path):
            answer: Any = await files.get_response(path, request.scope)
            if path.startswith("assets/"):
                answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return answer  # type: ignore[no-any-return]
        index = page / "index.html"
        if not index.is_file():
            return PlainTextResponse("", 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return [Route("/{path:path}", serve)]
