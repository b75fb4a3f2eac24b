"""What travels of the past of a match."""

from typing import Any

from sobremesa.core.values import Outcome
from sobremesa.server.wire import TableInfo, Wire


class Frame(Wire, frozen=True):
    """One step of a match as a viewer may know it, for replaying."""

    step: int
    seat: int
    """Who moved; -1 is the dealer."""
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]


class History(Wire, frozen=True):
    """A match from its first step to its newest, as a viewer may know it."""

    table: TableInfo
    viewer: int | None
    start: Frame
    """Before the first step; worth seeing only where a seat makes that, not the dealer."""
    frames: tuple[Frame, ...]
    outcome: Outcome | None


class Moment(Wire, frozen=True):
    """What the seats had after a step."""

    step: int
    seat: int
    """Who moved; -1 is the dealer."""
    points: tuple[int, ...]
    """By seat: what each would have had if the match had ended there."""


class Story(Wire, frozen=True):
    """The points along a finished match; none if its game cannot tell them before the end."""

    moments: tuple[Moment, ...]
    """At the beginning, after each move that was not taken back and each deal that mattered."""
