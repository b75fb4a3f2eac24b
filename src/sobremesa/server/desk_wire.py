"""What travels between the desk and the server. All times are milliseconds since 1970, UTC."""

from typing import Annotated, Literal

from msgspec import Meta

from sobremesa.server.wire import SeatInfo, Wire

Moment = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class Place(Wire, frozen=True):
    """Where a table stands in the list."""

    opened: Moment
    """0 if that is not known."""
    id: Annotated[str, Meta(max_length=40)]


class Desk(Wire, frozen=True):
    """How much there is on this server, and how long it is kept."""

    version: str
    waiting: int
    playing: int
    over: int
    """Tables of each stage."""
    taken: int
    """Bytes of the database."""
    free: int
    """Of these, bytes that new moves will use."""
    keep_finished: float
    keep_abandoned: float
    """Days after which tables are removed; 0 is never."""


class ListTables(Wire, frozen=True):
    """Which tables to list."""

    stage: Literal["", "waiting", "playing", "over"] = ""
    """Empty for all."""
    after: Place | None = None
    """The `next` of the page before."""
    most: Annotated[int, Meta(ge=1, le=100)] = 25


class DeskTable(Wire, frozen=True):
    """A table as the desk sees it: who is there, since when, how much; no hand and no code."""

    id: str
    game: str
    """Empty if the table cannot be read."""
    stage: Literal["waiting", "playing", "over"]
    closed: bool
    """It was ended at the desk."""
    seats: tuple[SeatInfo, ...]
    watching: int
    opened: int | None
    begun: int | None
    ended: int | None
    used: int | None
    """Last; null is not known."""
    steps: int
    """Moves, those of the dealer and those taken back too."""
    size: int
    """Bytes."""


class DeskPage(Wire, frozen=True):
    """Some of the tables, the newest first."""

    tables: tuple[DeskTable, ...]
    next: Place | None
    """To ask for the following page; null on the last."""
