"""What workers tell each other about a table: never what happened, only that something did.

Gestures and faces are kept nowhere, so they travel here.
"""

from typing import TypeAlias

from msgspec import Struct, json

from sobremesa.core.values import Seat
from sobremesa.server.wire import Face


class Wake(Struct, frozen=True, tag_field="kind"):
    """Anything that is told, and the worker that tells it."""

    worker: str


class Moved(Wake, frozen=True, tag="step"):
    """The log has grown."""


class Changed(Wake, frozen=True, tag="table"):
    """Somebody sat down or got up, or the match began."""


class WhoIsThere(Wake, frozen=True, tag="who"):
    """A worker has opened the table, and asks who is present elsewhere."""


class Present(Wake, frozen=True, tag="here"):
    """The seats whose people are connected to this worker, and how many watch here."""

    seats: tuple[Seat, ...] = ()
    watching: int = 0


class Gesturing(Wake, frozen=True, tag="gesture"):
    """What the hand of a seat is about to do."""

    seat: Seat
    numbers: tuple[int, ...] = ()


class Reacting(Wake, frozen=True, tag="react"):
    """A face that a seat makes."""

    seat: Seat
    face: Face


AnyWake: TypeAlias = Moved | Changed | WhoIsThere | Present | Gesturing | Reacting

read = json.Decoder(AnyWake).decode
write = json.Encoder().encode
