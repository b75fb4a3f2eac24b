"""One route of the HTTP API, and one request as it is read."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from sobremesa.server.house import House
from sobremesa.server.limits import Bucket


class Call(Struct):
    """One request, read: its house, its path, its body and its token."""

    house: House
    table: str
    seat: int
    code: str
    body: Any
    token: str
    misses: Bucket
    """For codes that lead nowhere."""


class Api(Struct, frozen=True):
    """One route: what it takes, what it gives, and what it does."""

    method: str
    path: str
    about: str
    work: Callable[[Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    needs_token: bool = False
    at_desk: bool = False
    """Only for whoever runs the server."""
    status: int = 200
