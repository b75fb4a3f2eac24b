"""What is spoken between games and everything that plays them: seats, moves, events, views."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from sobremesa.core.later import Later

Seat: TypeAlias = int
"""A place in playing order, from 0."""

DEALER: Final[Seat] = -1
"""Who shuffles, draws and moves what luck or physics moves."""

DEALER_ALONE: Final = frozenset((DEALER,))
NOBODY: Final[frozenset[Seat]] = frozenset()
MOST_SEATS: Final = 8
SEAT_ALONE: Final = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))


def snake(name: str) -> str:
    """`StoneFlipped` becomes `stone_flipped`: the name of a class in JSON."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Value(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Anything that is compared, kept and sent: positions, views, scores.

    Equal values have the same `repr`, however they came about.
    """

    def __repr__(self) -> str:
        fields = (f"{name}={_shown(getattr(self, name))}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({', '.join(fields)})"


def _shown(value: object) -> str:
    """As `repr`, but sets and mappings in an order of their own."""
    if isinstance(value, frozenset):
        return f"{{{', '.join(map(_shown, sorted(value)))}}}"
    if isinstance(value, Mapping):
        pairs = sorted(value.items())
        return f"{{{', '.join(f'{_shown(key)}: {_shown(one)}' for key, one in pairs)}}}"
    if isinstance(value, Later):
        value = value.made()
    if isinstance(value, tuple):
        return f"({', '.join(map(_shown, value))}{',' if len(value) == 1 else ''})"
    return repr(value)


class Move(Value, frozen=True, gc=False, tag=snake):
    """What a seat does."""


class Undo(Move, frozen=True, gc=False):
    """Strikes out the seat's own last move in the main line. The only move that is of no game."""


class Event(Value, frozen=True, gc=False, tag=snake):
    """What the table sees happen, in keys and facts."""

    def seen_by(self, seat: Seat | None) -> "Event | None":  # noqa: ARG002
        """How this looks to `seat` (None watches); None if it shows nothing at all."""
        return self


class TakenBack(Event, frozen=True, gc=False):
    """`seat` took back its last move."""

    seat: Seat


def seen(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """The events as they look to `viewer`."""
    return [look for event in events if (look := event.seen_by(viewer)) is not None]


class View(Value, frozen=True, gc=False):
    """What a seat may know. Each game adds what it shows."""

    viewer: Seat | None
    """Whose view it is; None watches."""
    to_move: tuple[Seat, ...]
    """Whose turn it is: as the game says it, in order."""


class ScoreLine(Value, frozen=True, gc=False):
    """One line of the score sheet: what each seat gets for `key`, and for how many things."""

    key: str
    points: tuple[int, ...]
    counts: tuple[int, ...] = ()


class Outcome(Value, frozen=True, gc=False):
    """How a match ended: the score sheet, each seat's rank (equal ones share it), and who won."""

    ended_by: str
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[Seat, ...]


def outcome_of(
    ended_by: str,
    lines: Sequence[ScoreLine],
    *,
    tie_breaks: Sequence[int] | None = None,
    won: bool = True,
) -> Outcome:
    """Add up the lines. Most points win; `tie_breaks` (one a seat, more is better) part equals.

    With `won=False` nobody wins, as in a lost solo match.
    """
    totals = tuple(sum(points) for points in zip(*(line.points for line in lines), strict=True))
    worth = [(total, tie_breaks[seat] if tie_breaks else 0) for seat, total in enumerate(totals)]
    ranking = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1 and won)
    return Outcome(ended_by, tuple(lines), totals, ranking, winners)
