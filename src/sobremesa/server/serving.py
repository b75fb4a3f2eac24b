"""From settings to a running server, in one process or several."""

import gc
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import uvicorn
from msgspec import Struct, json
from msgspec.structs import replace
from starlette.applications import Starlette

from sobremesa.bus.opening import open_bus
from sobremesa.core.fast import stay_plain
from sobremesa.core.text import Say
from sobremesa.server.app import create_app
from sobremesa.server.connection import Connection
from sobremesa.server.door import Door
from sobremesa.server.house import House
from sobremesa.server.ledger import Ledger, new_ledger
from sobremesa.server.limits import Limits
from sobremesa.server.log import start_log
from sobremesa.server.loose_ends import collect_seldom
from sobremesa.server.open_files import most_connections, raise_open_files
from sobremesa.server.refusals import CannotServe
from sobremesa.store.opening import open_store

MOST_MESSAGE = 64 * 1024
"""A longer message from a device ends its connection with 1009."""
BOT_PACE = 0.7
"""Seconds a bot takes at least for a move, so that people can follow."""
SETTINGS = "SOBREMESA_SETTINGS"
LEDGER = "SOBREMESA_LEDGER"
EVERYWHERE = "0.0.0.0"


class Settings(Struct, frozen=True):
    """What `sobremesa serve` was told."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "data"
    database: str | None = None
    redis: str | None = None
    workers: int = 1
    bot_pace: float = BOT_PACE
    addresses: tuple[str, ...] = ()
    """Where other devices find this server."""
    limits: Limits = Limits()


ANYBODY = ("192.0.2.1", 9)
"""An address of nobody's, reserved for documents: asked the way there, the system tells which of
our own addresses faces the network, and nothing is sent."""


def serve(settings: Settings, say: Say) -> int:
    """Serve until stopped; print where."""
    if settings.workers > 1 and not settings.redis:
        raise CannotServe("workers_need_redis", workers=settings.workers)
    try:
        listening = listen(settings.host, settings.port)
    except OSError:
        raise CannotServe("port_taken", host=settings.host, port=str(settings.port)) from None
    host, port = listening.getsockname()[:2]
    here = "127.0.0.1" if host == EVERYWHERE else host
    addresses = tuple(f"http://{name}:{port}" for name in names_on_network(host))
    sys.stdout.write(say("cli-serving", address=f"http://{here}:{port}") + "\n")
    for address in addresses:
        sys.stdout.write(say("cli-serving-others", address=address) + "\n")
    sys.stdout.flush()
    settings = replace(settings, addresses=addresses)
    os.environ[SETTINGS] = json.encode(settings).decode()
    start_log()
    raise_open_files()
    config = configured("sobremesa.server.serving:from_environment", workers=settings.workers)
    if settings.workers == 1:
        server = uvicorn.Server(config)
        # Having stopped in order, uvicorn sends itself the signal again; we end with 0 instead.
        signal.signal(signal.SIGTERM, lambda *_: None)
        server.run(sockets=[listening])
        return 0 if server.started else 1
    from uvicorn.supervisors import Multiprocess

    with new_ledger() as ledger:
        os.environ[LEDGER] = ledger
        Multiprocess(config, sockets=[listening]).run()
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on, whose connections send small answers at once."""
    listening = socket.create_server((host, port), backlog=2048)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def names_on_network(host: str) -> tuple[str, ...]:
    """How other devices of this network call a server that listens on `host`."""
    if host.startswith("127."):
        return ()
    if host != EVERYWHERE:
        return (host,)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANYBODY)
        except OSError:  # not on a network
            return ()
        name = asking.getsockname()[0]
    return () if name.startswith("127.") else (name,)


def configured(app: Any, **more: Any) -> uvicorn.Config:
    """uvicorn as we want it, around an application or the name of its factory."""
    settings: dict[str, Any] = {
        "factory": isinstance(app, str),
        "log_config": None,
        "access_log": False,
        "http": Door,
        "ws": Connection,
        "ws_max_size": MOST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_graceful_shutdown": 5,
        "limit_concurrency": most_connections(),
    }
    return uvicorn.Config(app, **{**settings, **more})


def from_environment() -> Starlette:
    """The application of one worker, as the settings of the parent say."""
    start_log()
    _seldom_look_for_garbage()
    stay_plain()
    settings = json.decode(os.environ[SETTINGS], type=Settings)
    ledger = Ledger(os.environ[LEDGER]) if LEDGER in os.environ else None
    return application(settings, ledger)


def _seldom_look_for_garbage() -> None:
    """Positions live as long as their match and hold no cycles: looking often costs a twentieth.

    What has ended is freed without looking (`loose_ends`); for all else there is `collect_seldom`.
    """
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)


def application(settings: Settings, ledger: Ledger | None = None) -> Starlette:
    """An application whose store and bus open when it starts."""

    async def opened() -> House:
        store = await open_store(Path(settings.data), settings.database)
        bus = await open_bus(settings.redis, lambda: house.look_again())
        house = House(
            store,
            bus,
            bot_pace=settings.bot_pace,
            limits=settings.limits,
            addresses=settings.addresses,
        )
        house.worker.run(collect_seldom(house.worker.metrics))
        return house

    return create_app(opened, limits=settings.limits, ledger=ledger)
