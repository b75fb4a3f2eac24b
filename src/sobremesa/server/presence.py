"""Who of a table's people is connected to other workers, as far as one has heard."""

import time

from sobremesa.core.values import Seat

PULSE_SECONDS = 15.0
"""How often a worker tells the others who is with it; twice that without a word is absence."""


class Elsewhere:
    """The seats whose people are connected to other workers."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, tuple[Seat, ...]]] = {}
        """By worker: until when its word counts, and who is with it."""

    def hear(self, worker: str, seats: tuple[Seat, ...]) -> None:
        self._heard[worker] = (time.monotonic() + 2 * PULSE_SECONDS, seats)

    def seats(self) -> set[Seat]:
        now = time.monotonic()
        return {seat for until, seats in self._heard.values() if until > now for seat in seats}

    def forget_silent(self) -> bool:
        """Forget the workers that have not been heard of for too long; True if there were any."""
        now = time.monotonic()
        silent = [worker for worker, (until, _) in self._heard.items() if until <= now]
        for worker in silent:
            del self._heard[worker]
        return bool(silent)
