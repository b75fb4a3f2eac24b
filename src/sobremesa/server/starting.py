"""Before the table is laid: one server for one folder, and a store and a bus that open."""

import asyncio
import os
import ssl
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from sobremesa.bus import Bus
from sobremesa.bus.opening import open_bus
from sobremesa.core.refusal import Refused
from sobremesa.server.admin_token import kept_token
from sobremesa.server.log import note
from sobremesa.server.refusals import CannotServe
from sobremesa.store import Store
from sobremesa.store.opening import open_store
from sobremesa.store.sqlite import private_folder

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds for a database or a Redis to open."""
LOCK = "sobremesa.lock"
LOCK_SECONDS = 1.0
"""How long a server that is just ending is waited for."""
AGAIN_SECONDS = 1.0


async def opened(
    data: Path, database: str | None, redis: str | None, missed: Callable[[], None]
) -> tuple[Store, Bus]:
    """A store and a bus; whatever is wrong with one of them is said in one sentence."""
    store = await _or_say(open_store(data, database), partial(_store_shut, data, database))
    try:
        return store, await _or_say(open_bus(redis, missed), _redis_shut)
    except BaseException:
        await store.close()
        raise


def _store_shut(data: Path, database: str | None, reason: str) -> CannotServe:
    if database is None:
        return CannotServe("folder_shut", path=str(data), reason=reason)
    return CannotServe("database_shut", reason=reason)


def _redis_shut(reason: str) -> CannotServe:
    return CannotServe("redis_shut", reason=reason)


async def _or_say(opening: Awaitable[T], shut: Callable[[str], CannotServe]) -> T:
    try:
        async with asyncio.timeout(PATIENCE):
            return await opening
    except Refused:
        raise
    except Exception as error:
        raise shut(_reason(error)) from error


def _reason(error: Exception) -> str:
    """The last line of what somebody else's program says, or what it is called."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    said = [line.strip() for line in str(error).splitlines() if line.strip()]
    return said[-1] if said else type(error).__name__


async def opened_at_last(opening: Callable[[], Awaitable[T]]) -> T:
    """Try until it opens: a worker that is replaced during an outage must not end the server."""
    said = False
    while True:
        try:
            return await opening()
        except CannotServe as refused:
            if not said:
                note("not open yet", code=refused.code, **refused.facts)
            said = True
        await asyncio.sleep(AGAIN_SECONDS)


def token_of(folder: Path) -> str:
    """The admin token of a data folder; made on the first run."""
    try:
        return kept_token(folder)
    except (OSError, UnicodeError) as error:
        raise _store_shut(folder, None, _reason(error)) from None


def look_at_certificate(certificate: str | None, key: str | None) -> None:
    """Say now what is wrong with a certificate, and not each worker for itself."""
    if not certificate or not key:
        return
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key, password=lambda: "")  # nobody is asked for one
    except (OSError, ValueError) as error:
        files = f"{certificate}, {key}"
        raise CannotServe("bad_certificate", files=files, reason=_reason(error)) from None


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold a folder for one server. Whichever way that ends, the system lets go of it."""
    try:
        private_folder(folder)
        held = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise _store_shut(folder, None, _reason(error)) from None
    try:
        _hold(held, folder)
        yield
    finally:
        os.close(held)


def _hold(held: int, folder: Path) -> None:
    deadline = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            return _lock(held)
        except (BlockingIOError, PermissionError):
            if time.monotonic() > deadline:
                raise CannotServe("folder_taken", path=str(folder)) from None
        except OSError:  # a network folder that knows no locks
            return None
        time.sleep(0.05)


def _lock(held: int) -> None:
    """For this process alone, or an error at once."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
