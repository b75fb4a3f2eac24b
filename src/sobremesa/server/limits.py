"""How much is too much: numbers, and buckets that fill with time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from sobremesa.server.refusals import TooMuch


class Limits(Struct, frozen=True):
    """What one device and one address may ask of a server."""

    messages_a_second: float = 20
    messages_at_once: float = 60
    answers_waiting: int = 200
    """Answers that may wait for a slow reader before it is let go."""
    foreseen_waiting: int = 20
    """Of these, answers to what would happen: each may tell of hundreds of moves."""
    hello_seconds: float = 10
    tables_a_second: float = 0.5
    tables_at_once: float = 40
    requests_a_second: float = 50
    requests_at_once: float = 200
    histories_a_second: float = 2
    histories_at_once: float = 20
    """Of these requests, how many may ask for a whole match: its history, or its record."""
    sockets: int = 200
    """Open at the same time, from one address."""


class Bucket:
    """Allows `burst` at once and `rate` a second for ever."""

    __slots__ = ("burst", "level", "rate", "seen", "warned")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = time.monotonic()
        self.warned = False

    def wait(self) -> float:
        """Take one; how long to wait before it is there."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level == self.burst:
            self.warned = False
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def take(self) -> bool:
        """Take one if there is one."""
        if self.wait() == 0:
            return True
        self.level += 1
        return False

    def warn(self) -> bool:
        """True the first time, and again only after a pause long enough to fill the bucket."""
        first, self.warned = not self.warned, True
        return first


class Crowd:
    """Counts who is there from each address, and lets no more in than so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: Counter[str] = Counter()

    @contextmanager
    def joined(self, address: str) -> Iterator[None]:
        """One more, for as long as this lasts."""
        if self._there[address] >= self._most:
            raise TooMuch("too_many_sockets", most=self._most)
        self._there[address] += 1
        try:
            yield
        finally:
            self._there[address] -= 1
            if not self._there[address]:
                del self._there[address]


class Buckets:
    """A bucket for each address, the longest unseen forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
