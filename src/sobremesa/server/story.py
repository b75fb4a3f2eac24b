"""The story of a finished match: who had how many points after which move. It knows no game."""

from collections.abc import Iterator, Sequence

from sobremesa.core.match import Match, Row
from sobremesa.core.values import DEALER, Undo
from sobremesa.server.past_wire import Moment


def moments(match: Match) -> Iterator[Moment]:
    """The points along a match, worked out as they are asked for."""
    before = match.game.points(match.game.setup(match.seats, match.options))
    if before is None:
        return
    yield Moment(0, DEALER, before)
    for step, row in zip(lasting(match.log), match.mainline, strict=True):
        points = match.game.points(row.state)
        if points is None:
            return
        if row.seat != DEALER or points != before:
            yield Moment(step, row.seat, points)
        before = points


def lasting(log: Sequence[Row]) -> list[int]:
    """The steps of a log whose moves were not taken back: those of its main line."""
    steps: list[int] = []
    for step, row in enumerate(log, start=1):
        if isinstance(row.move, Undo):
            own = (at for at in reversed(range(len(steps))) if log[steps[at] - 1].seat == row.seat)
            del steps[next(own)]
        else:
            steps.append(step)
    return steps
