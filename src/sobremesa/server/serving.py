"""From settings to a running server, in one process or several."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

import uvicorn
from msgspec import json
from msgspec.structs import asdict, replace
from starlette.applications import Starlette

from sobremesa.bus import Bus
from sobremesa.core.fast import stay_plain
from sobremesa.core.text import Say
from sobremesa.server.admin_token import Whereabouts, write_whereabouts
from sobremesa.server.app import create_app
from sobremesa.server.connection import Connection
from sobremesa.server.door import Door
from sobremesa.server.ending import (
    Server,
    Workers,
    end_in_time,
    end_with_parent,
    ignore_hang_up,
)
from sobremesa.server.front import HEADERS
from sobremesa.server.house import House
from sobremesa.server.inviting import invite
from sobremesa.server.ledger import Ledger, new_ledger
from sobremesa.server.log import note, start_log
from sobremesa.server.loose_ends import collect_seldom
from sobremesa.server.metrics import Metrics
from sobremesa.server.open_files import most_connections, raise_open_files
from sobremesa.server.refusals import CannotServe
from sobremesa.server.retention import keep_tidy
from sobremesa.server.settings import Laid, Settings
from sobremesa.server.starting import (
    alone_in,
    look_at_certificate,
    opened,
    opened_at_last,
    token_of,
)
from sobremesa.store import Store
from sobremesa.store.backup import copy_before_migrating

MOST_MESSAGE = 64 * 1024
"""A longer message from a device ends its connection with 1009."""
IDLE_SECONDS = 20
"""How long a connection may be silent between two requests: longer than programs keep theirs (httpx
5 s, aiohttp 15), whose next request would else meet a door that is just being shut."""
BOT_PACE = 0.7
"""Seconds a bot takes at least for a move, so that people can follow."""
SETTINGS = "SOBREMESA_SETTINGS"
LEDGER = "SOBREMESA_LEDGER"
EVERYWHERE = "0.0.0.0"
EVERYWHERE_6 = "::"
"""Where the system can, both kinds of addresses."""
AT_HOME = {EVERYWHERE: "127.0.0.1", EVERYWHERE_6: "::1"}
ANYBODY = "192.0.2.1"
"""An address of nobody's, reserved for documents: asked the way there, the system tells which of
our own addresses faces the network, and nothing is sent."""
ANYBODY_6 = "2001:db8::1"


def serve(settings: Settings, say: Say) -> int:
    """Serve until stopped; print where."""
    settings.check()
    look_at_certificate(settings.tls_cert, settings.tls_key)
    try:
        listening = listen(settings.host, settings.port)
    except (OSError, UnicodeError):
        raise CannotServe("port_taken", host=settings.host, port=str(settings.port)) from None
    alone = alone_in(Path(settings.data)) if settings.database is None else nullcontext()
    with listening, alone:
        token = settings.admin_token or token_of(Path(settings.data))
        return _serve(replace(settings, admin_token=token), listening, say)


def _serve(settings: Settings, listening: socket.socket, say: Say) -> int:
    """Serve on a socket, once it is certain that the store and the bus open."""
    older = copy_before_migrating(Path(settings.data)) if settings.database is None else None
    asyncio.run(_look_inside(settings))
    host, port = listening.getsockname()[:2]
    scheme = "https" if settings.tls_cert else "http"

    def address(name: str) -> str:
        return f"{scheme}://{in_address(name)}:{port}{settings.base}"

    here = address(AT_HOME.get(host, host))
    others = tuple(map(address, names_on_network(host)))
    found_at = (settings.public,) if settings.public else others

    def laid() -> None:
        write_whereabouts(Path(settings.data), Whereabouts(here, settings.tls_cert or ""))
        sys.stdout.write(say("cli-serving", address=here) + "\n")
        for other in found_at:
            sys.stdout.write(say("cli-serving-others", address=other) + "\n")
        sys.stdout.flush()
        invite(here, found_at, say, settings.open)

    told = Laid(**asdict(settings), addresses=others)
    os.environ[SETTINGS] = json.encode(told).decode()
    start_log()
    if older:
        note("database brought up to date", copy=str(older))
    raise_open_files()
    config = configured(
        "sobremesa.server.serving:from_environment",
        workers=settings.workers,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        timeout_worker_healthcheck=30,
    )
    ignore_hang_up()
    if not _run(config, listening, laid, settings.metrics):
        raise CannotServe("cannot_start")
    return 0


def _run(
    config: uvicorn.Config,
    listening: socket.socket,
    laid: Callable[[], None],
    metrics: str | None = None,
) -> bool:
    """Run until stopped; False if it did not even begin."""
    if config.workers > 1:
        with new_ledger() as ledger:
            os.environ[LEDGER] = ledger
            if metrics:  # by the parent: a worker that dies takes no answer with it
                Metrics(Ledger(ledger)).serve(metrics)
            workers = Workers(config, [listening], laid)
            workers.run()
        return not workers.failed
    server = Server(config, laid)
    # Having stopped in order, uvicorn sends itself the signal again; we end with 0 instead.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(SystemExit):
        server.run(sockets=[listening])
    return server.started


async def _look_inside(settings: Settings) -> None:
    """Open everything once, so that what is wrong is said before anybody is invited."""
    store, bus = await _opened(settings, lambda: None)
    await bus.close()
    await store.close()


def _opened(settings: Settings, missed: Callable[[], None]) -> Awaitable[tuple[Store, Bus]]:
    return opened(Path(settings.data), settings.database, settings.redis, missed)


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on, whose connections send small answers at once."""
    host = host.strip("[]")
    six = ":" in host
    listening = socket.create_server(
        (host, port),
        family=socket.AF_INET6 if six else socket.AF_INET,
        backlog=2048,
        dualstack_ipv6=host == EVERYWHERE_6 and socket.has_dualstack_ipv6(),
    )
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def is_free(host: str, port: int) -> bool:
    """Whether somebody else has it."""
    try:
        listen(host, port).close()
    except (OSError, UnicodeError):
        return False
    return True


def in_address(name: str) -> str:
    """A host as it stands in the address of a page."""
    return f"[{name}]" if ":" in name else name


def names_on_network(host: str) -> tuple[str, ...]:
    """How other devices of this network call a server that listens on `host`."""
    names = [host]
    if host in AT_HOME:
        names = [_facing(ANYBODY), _facing(ANYBODY_6) if host == EVERYWHERE_6 else ""]
    return tuple(name for name in names if name and not is_at_home(name))


def _facing(whom: str) -> str:
    """Which of our own addresses faces somebody; none if there is no way there."""
    family = socket.AF_INET6 if ":" in whom else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((whom, 9))
            return str(asking.getsockname()[0])
    except OSError:  # not on a network
        return ""


def is_at_home(name: str) -> bool:
    """True of an address that only this computer reaches."""
    return name.startswith("127.") or name == "::1"


def configured(app: Any, **more: Any) -> uvicorn.Config:
    """uvicorn as we want it, around an application or the name of its factory."""
    settings: dict[str, Any] = {
        "factory": isinstance(app, str),
        "log_config": None,
        "access_log": False,
        "headers": HEADERS,
        "server_header": False,
        "proxy_headers": False,
        "http": Door,
        "ws": Connection,
        "ws_max_size": MOST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_keep_alive": IDLE_SECONDS,
        "timeout_graceful_shutdown": 5,
        "limit_concurrency": most_connections(),
    }
    return uvicorn.Config(app, **{**settings, **more})


def from_environment() -> Starlette:
    """The application of one worker, as the settings of the parent say."""
    start_log()
    _seldom_look_for_garbage()
    stay_plain()
    end_in_time()
    end_with_parent()
    settings = json.decode(os.environ[SETTINGS], type=Laid)
    ledger = Ledger(os.environ[LEDGER]) if LEDGER in os.environ else None
    metrics = Metrics(ledger)
    if settings.metrics and not parent_process():
        metrics.serve(settings.metrics)
    return application(settings, ledger, metrics)


def _seldom_look_for_garbage() -> None:
    """Positions live as long as their match and hold no cycles: looking often costs a twentieth.

    What has ended is freed without looking (`loose_ends`); for all else there is `collect_seldom`.
    """
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)


def application(
    settings: Laid, ledger: Ledger | None = None, metrics: Metrics | None = None
) -> Starlette:
    """An application whose store and bus open when it starts."""

    async def open_house() -> House:
        def missed() -> None:
            house.look_again()

        opening = partial(_opened, settings, missed)
        store, bus = await (opened_at_last(opening) if parent_process() else opening())
        house = House(
            store,
            bus,
            bot_pace=BOT_PACE,
            limits=settings.limits,
            addresses=settings.addresses,
            metrics=metrics,
            retention=(settings.keep_finished, settings.keep_abandoned),
            public_url=settings.public,
        )
        house.worker.run(collect_seldom(house.worker.metrics))
        house.worker.run(keep_tidy(house, settings.keep_finished, settings.keep_abandoned))
        return house

    return create_app(open_house, settings, ledger=ledger)
