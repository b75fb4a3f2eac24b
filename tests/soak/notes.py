"""What people were told by the server, and how long they waited for it."""

import time
from collections import Counter

from msgspec import Struct


class Acknowledged(Struct, frozen=True):
    """A move that the server said it has kept."""

    table: str
    seat: int
    id: str
    step: int


class Notes:
    """All that was acknowledged, and what came of the rest."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, int, str], Acknowledged] = {}
        self.unchecked: list[Acknowledged] = []
        self.refusals: Counter[str] = Counter()
        self.waits: list[float] = []
        """Of moves in quiet times, in seconds."""
        self.waits_in_trouble: list[float] = []
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.stuck: list[str] = []

    def accepted(self, table: str, seat: int, move_id: str, step: int) -> None:
        """A move was acknowledged, perhaps again: then the step must be the same."""
        move = Acknowledged(table, seat, move_id, step)
        before = self.moves.setdefault((table, seat, move_id), move)
        if before is move:
            self.unchecked.append(move)
        elif before.step != step:
            self.doubled.append(f"{table} {seat}:{move_id} told as step {before.step} and {step}")

    def waited(self, seconds: float, in_trouble: bool) -> None:
        (self.waits_in_trouble if in_trouble else self.waits).append(seconds)

    def refused(self, code: str) -> None:
        self.refusals[code] += 1


class Trouble:
    """Whether something is being broken, or was until a moment ago."""

    def __init__(self) -> None:
        self.ended = time.monotonic()
        self.now = False

    def begin(self) -> None:
        self.now = True

    def end(self) -> None:
        self.now, self.ended = False, time.monotonic()

    def met(self, since: float) -> bool:
        """True if there was trouble at any time since then."""
        return self.now or self.ended > since


def share(waits: list[float], part: float) -> float:
    """The wait that this part of all waits does not exceed, in milliseconds."""
    if not waits:
        return 0.0
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))]
