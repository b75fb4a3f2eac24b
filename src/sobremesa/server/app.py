"""The ASGI application: the API, the sockets, the page, and what an operator asks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import sobremesa
from sobremesa.core.refusal import Unplayable
from sobremesa.server import api
from sobremesa.server.device import Device
from sobremesa.server.house import House
from sobremesa.server.limits import Buckets
from sobremesa.server.openapi import document
from sobremesa.server.room import refusal_of
from sobremesa.server.tables import NotThere
from sobremesa.words import HOME, LANGUAGES

PAGE = Path(__file__).parent / "page"
"""The built page, inside the package so that an installed one has it too."""
TABLES_A_SECOND, TABLES_AT_ONCE = 0.5, 40
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 50, 200


class Limited:
    """Refuses an address that asks too much, before anything is read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.requests = Buckets(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        self.tables = Buckets(TABLES_A_SECOND, TABLES_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        address = (scope.get("client") or ("", 0))[0]
        opening = scope["method"] == "POST" and scope["path"] == "/api/tables"
        code = ""
        if not self.requests.take(address):
            code = "too_fast"
        elif opening and not self.tables.take(address):
            code = "too_many_tables"
        if not code:
            await self.app(scope, receive, send)
            return
        answer = api.refuse(Unplayable(code), Request(scope))
        await answer(scope, receive, send)


def create_app(opened: Callable[[], Awaitable[House]], page: Path = PAGE) -> Starlette:
    """The application around a house that is opened as it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = await opened()
        keeping = asyncio.create_task(house.keep_house())
        yield
        keeping.cancel()
        await house.close()

    routes: list[BaseRoute] = [
        *api.routes(),
        Route("/health", _health),
        Route("/metrics", _metrics),
        Route("/openapi.json", _openapi),
        Route("/words/{lang}.ftl", _words),
        Route("/words/{game}/{lang}.ftl", _words),
        Route("/rules/{game}/{lang}.md", _words),
        WebSocketRoute("/ws/tables/{table}", _socket),
        *_page(page),
    ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Limited)])


async def _health(request: Request) -> Response:
    await request.app.state.house.store.table("-")  # it can play if the store answers
    return Response(b'{"ok":true}', media_type="application/json")


async def _metrics(request: Request) -> Response:
    house: House = request.app.state.house
    devices = sum(len(hall.devices) for hall in house.halls.values())
    return PlainTextResponse(house.metrics.text(rooms=len(house.halls), devices=devices))


async def _openapi(_: Request) -> Response:
    return Response(json.encode(document()), media_type="application/json")


async def _socket(websocket: WebSocket) -> None:
    await Device(websocket, websocket.app.state.house).live(websocket.path_params["table"])


async def _words(request: Request) -> Response:
    """Sentences and rules, as the files that everybody reads."""
    game, lang = request.path_params.get("game"), request.path_params["lang"]
    if lang not in LANGUAGES or (game and game not in sobremesa.games()):
        return Response(status_code=404)
    home = HOME / "games" / game if game else HOME
    folder = "rules" if request.url.path.startswith("/rules/") else "strings"
    suffix = "md" if folder == "rules" else "ftl"
    return FileResponse(home / folder / f"{lang}.{suffix}", media_type="text/plain; charset=utf-8")


def _page(page: Path) -> list[BaseRoute]:
    """The built page; every path that is not a file is the page itself."""
    files = StaticFiles(directory=page, check_dir=False)

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith(("api/", "ws/")):
            return api_not_found(request)
        wanted = page / path
        if path and ".." not in path and wanted.is_file():
            answer: Any = await files.get_response(path, request.scope)
            if path.startswith("assets/"):
                answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return answer  # type: ignore[no-any-return]
        index = page / "index.html"
        if not index.is_file():
            return PlainTextResponse("", 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    return [Route("/{path:path}", serve)]


def api_not_found(_: Request) -> Response:
    """There is nothing at this address of the API."""
    answer = json.encode(refusal_of(NotThere("no_such_address")))
    return Response(answer, 404, media_type="application/json")
