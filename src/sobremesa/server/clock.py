"""How long each person has been awaited. Time runs while the table is in a worker's memory."""

import math
import time
from collections.abc import Sequence

from sobremesa.core.match import Match
from sobremesa.core.values import Seat


class Clock:
    """Gives each person so many seconds for a move; 0 is no limit.

    A seat's time begins anew when its moves that stand are more than ever before. So a move taken
    back and made again wins no time, and nobody loses any while others move.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._moves: dict[Seat, int] = {}
        self._since: dict[Seat, float] = {}

    def look(self, match: Match, people: Sequence[Seat]) -> None:
        """The match has moved on, or a person has given a seat to a bot or reclaimed it."""
        if not self.seconds:
            return
        before, self._since = self._since, {}
        for seat in people:
            moves = sum(row.seat == seat for row in match.mainline)
            if seat in before and moves <= self._moves[seat]:
                self._since[seat] = before[seat]
            else:
                self._moves[seat], self._since[seat] = moves, time.monotonic()

    def left(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """Whole seconds that each of these seats has left."""
        return tuple(max(0, math.ceil(self._left(seat))) for seat in seats) if self.seconds else ()

    def first_out(self) -> tuple[float, Seat] | None:
        """Who runs out of time first, and in how many seconds."""
        return min(((self._left(seat), seat) for seat in self._since), default=None)

    def _left(self, seat: Seat) -> float:
        since = self._since.get(seat)
        return self.seconds if since is None else since + self.seconds - time.monotonic()
