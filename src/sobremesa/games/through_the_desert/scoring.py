"""The score sheet, at the end or at any time before it."""

from sobremesa.core.values import Outcome, ScoreLine, Seat, outcome_of
from sobremesa.games.through_the_desert.state import (
    COLOURS,
    LONGEST_POINTS,
    OASIS_POINTS,
    TIED_POINTS,
    TINTS,
    VALUES,
    Position,
    Tint,
)


def outcome(position: Position) -> Outcome:
    """The score sheet added up; the best share the victory if they are equal (R25)."""
    return outcome_of(position.ended_by, sheet(position))


def sheet(position: Position) -> tuple[ScoreLine, ...]:
    """Every line a player would count, as if the match ended here."""
    return (
        *(_water(position, value) for value in VALUES),
        _oases(position),
        *(_longest(position, tint) for tint in TINTS),
        *(_areas(position, tint) for tint in TINTS),
    )


def longest(position: Position, tint: Tint) -> tuple[tuple[Seat, ...], int]:
    """Who has most camels in a caravan of this colour, and how many (R22 to R24)."""
    counts = lengths(position, tint)
    most = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if most and count == most), most


def lengths(position: Position, tint: Tint) -> tuple[int, ...]:
    """Each seat's camels in its caravan of this colour."""
    return tuple([own[tint].camels.bit_count() for own in position.caravans])


def area_points(position: Position, seat: Seat, tint: Tint) -> int:
    """The empty spaces that a caravan has enclosed, but not the oases (R20, R32)."""
    return (position.caravans[seat][tint].enclosed & ~position.oases).bit_count()


def reward(leaders: tuple[Seat, ...]) -> int:
    """What each of the longest caravans gets."""
    return LONGEST_POINTS if len(leaders) == 1 else TIED_POINTS


def _water(position: Position, value: int) -> ScoreLine:
    counts = tuple(taken[value - 1] for taken in position.water)
    return ScoreLine(f"water_{value}", tuple(value * count for count in counts), counts)


def _oases(position: Position) -> ScoreLine:
    counts = tuple(
        sum([caravan.visited.bit_count() for caravan in own]) for own in position.caravans
    )
    return ScoreLine("oases", tuple(OASIS_POINTS * count for count in counts), counts)


def _longest(position: Position, tint: Tint) -> ScoreLine:
    leaders, _ = longest(position, tint)
    points = tuple(reward(leaders) if seat in leaders else 0 for seat in range(position.seats))
    return ScoreLine(f"caravan_{COLOURS[tint]}", points, lengths(position, tint))


def _areas(position: Position, tint: Tint) -> ScoreLine:
    return ScoreLine(
        f"area_{COLOURS[tint]}",
        tuple(area_points(position, seat, tint) for seat in range(position.seats)),
    )
