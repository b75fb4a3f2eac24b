"""Who of a table's people is connected to other workers, as far as one has heard."""

import math
import time
from collections.abc import Iterable

from sobremesa.core.values import Seat

PULSE_SECONDS = 15.0
"""How often a worker tells the others who is with it; twice that without a word is absence."""


ANSWER_SECONDS = 1.0
"""In which other workers have said who is with them."""


class Gone:
    """When people were last seen, by their tokens, as far as a worker has heard."""

    def __init__(self) -> None:
        self._opened = time.monotonic()
        self._seen: dict[str, float] = {}

    def saw(self, tokens: Iterable[str]) -> None:
        """They are here, or were until now."""
        self._seen.update(dict.fromkeys(tokens, time.monotonic()))

    def wait(self, token: str, grace: float) -> float:
        """How long somebody who is away must still be waited for."""
        return max(0.0, self._seen.get(token, -math.inf) + grace - time.monotonic())

    def unheard(self, grace: float) -> float:
        """How long until other workers have had time to say who is with them."""
        return max(0.0, self._opened + min(grace, ANSWER_SECONDS) - time.monotonic())


class Elsewhere:
    """The seats whose people are connected to other workers."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, tuple[Seat, ...], int]] = {}
        """By worker: until when its word counts, who is with it, and how many watch there."""

    def hear(self, worker: str, seats: tuple[Seat, ...], watching: int) -> bool:
        """Take note of a worker's word; True if other people are with it than before."""
        before, now = self._heard.get(worker), time.monotonic()
        self._heard[worker] = (now + 2 * PULSE_SECONDS, seats, watching)
        return before is None or before[0] <= now or before[1] != seats

    def seats(self) -> set[Seat]:
        now = time.monotonic()
        return {seat for until, seats, _ in self._heard.values() if until > now for seat in seats}

    def watching(self) -> int:
        now = time.monotonic()
        return sum(watching for until, _, watching in self._heard.values() if until > now)

    def forget_silent(self) -> bool:
        """Forget the workers that have not been heard of for too long; True if there were any."""
        now = time.monotonic()
        silent = [worker for worker, (until, *_) in self._heard.items() if until <= now]
        for worker in silent:
            del self._heard[worker]
        return bool(silent)
