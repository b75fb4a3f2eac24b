"""From settings to a running server, in one process or several."""

import os
import socket
import sys
from pathlib import Path

import uvicorn
from msgspec import Struct, json
from starlette.applications import Starlette

from sobremesa.bus.opening import open_bus
from sobremesa.core.refusal import Unplayable
from sobremesa.core.text import Say
from sobremesa.server.app import create_app
from sobremesa.server.house import House
from sobremesa.server.watch import start_log
from sobremesa.store.opening import open_store

MOST_MESSAGE = 64 * 1024
"""A longer message from a device ends its connection with 1009."""
BOT_PACE = 0.7
"""Seconds a bot takes at least for a move, so that people can follow."""
SETTINGS = "SOBREMESA_SETTINGS"


class Settings(Struct, frozen=True):
    """What `sobremesa serve` was told."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "data"
    database: str | None = None
    redis: str | None = None
    workers: int = 1
    bot_pace: float = BOT_PACE


def serve(settings: Settings, say: Say) -> int:
    """Serve until stopped; print where."""
    if settings.workers > 1 and not settings.redis:
        raise Unplayable("workers_need_redis", workers=settings.workers)
    try:
        listening = socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError:
        raise Unplayable("port_taken", host=settings.host, port=str(settings.port)) from None
    host, port = listening.getsockname()[:2]
    sys.stdout.write(say("cli-serving", address=f"http://{host}:{port}") + "\n")
    sys.stdout.flush()
    os.environ[SETTINGS] = json.encode(settings).decode()
    config = uvicorn.Config(
        "sobremesa.server.serving:from_environment",
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_MESSAGE,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        limit_concurrency=20_000,
    )
    start_log()
    if settings.workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        return 0 if server.started else 1
    from uvicorn.supervisors import Multiprocess

    Multiprocess(config, sockets=[listening]).run()
    return 0


def from_environment() -> Starlette:
    """The application of one worker, as the settings of the parent say."""
    start_log()
    settings = json.decode(os.environ[SETTINGS], type=Settings)
    return application(settings)


def application(settings: Settings) -> Starlette:
    """An application whose store and bus open when it starts."""

    async def opened() -> House:
        store = await open_store(Path(settings.data), settings.database)
        return House(store, await open_bus(settings.redis), bot_pace=settings.bot_pace)

    return create_app(opened)
