"""How much is too much: numbers, and buckets that fill with time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.server.ledger import Ledger, SharedCount
from sobremesa.server.refusals import TooMuch

Number = Annotated[float, Meta(gt=0, le=1e12)]
Many = Annotated[int, Meta(ge=1)]


class Limits(Struct, frozen=True):
    """What one device and one address may ask of a server."""

    messages_a_second: Number = 20
    messages_at_once: Number = 60
    answers_waiting: Many = 200
    """Answers that may wait for a slow reader before it is let go."""
    foreseen_waiting: Many = 20
    """Of these, answers to what would happen: each may tell of hundreds of moves."""
    faces_a_second: Number = 0.5
    faces_at_once: Number = 4
    """That one seat may make, however many devices hold it."""
    hello_seconds: Number = 10
    tables_a_second: Number = 0.5
    tables_at_once: Number = 120
    misses_a_second: Number = 1 / 6
    misses_at_once: Number = 10
    """Codes that lead to no table."""
    tokens_a_second: Number = 1 / 6
    tokens_at_once: Number = 10
    """Wrong ones for the desk."""
    requests_a_second: Number = 50
    requests_at_once: Number = 200
    grace_seconds: Annotated[float, Meta(ge=0, le=1e12)] = 30
    """That somebody who has just gone is waited for before a bot may stand in."""
    files_a_second: Number = 500
    files_at_once: Number = 3000
    """Parts of the page, and whatever else is no part of the API."""
    histories_a_second: Number = 2
    histories_at_once: Number = 20
    """Of these requests, how many may ask for a whole match: its history, or its record."""
    sockets: Many = 200
    """Open at the same time, from one address."""
    sockets_a_second: Number = 10
    sockets_at_once: Number = 200
    connections: Many = 300
    """Of any kind at the same time, from one address; counted before anything is read."""
    connections_a_second: Number = 50
    connections_at_once: Number = 300
    frames_a_second: Number = 60
    """Of one socket, whatever they carry, pings and parts of messages too; a KiB is one more."""
    frames_at_once: Number = 200
    frames_before_hello: Number = 10
    fragments: Many = 100
    """That one message may come in."""


ROUNDING = 1e-6
"""Seconds that are nothing."""


class Bucket:
    """Allows `burst` at once and `rate` a second for ever."""

    __slots__ = ("burst", "full", "rate", "warned")

    full: float
    """When it will be full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = 0.0
        self.warned = False

    def wait(self, much: float = 1) -> float:
        """Take one, or so much; how long to wait before it is there."""
        now = time.monotonic()
        full = self.full
        if full <= now:
            full = now
            self.warned = False
        self.full = full = full + much / self.rate
        early = full - now - self.burst / self.rate
        return early if early > ROUNDING else 0.0

    def take(self, much: float = 1) -> bool:
        """Take one, or so much, if it is there."""
        if self.wait(much) == 0:
            return True
        self.full -= much / self.rate
        return False

    def give_back(self) -> None:
        """What was taken was not needed."""
        self.full -= 1 / self.rate

    def warn(self) -> bool:
        """True the first time, and again only after a pause long enough to fill the bucket."""
        first, self.warned = not self.warned, True
        return first


class SharedBucket(Bucket):
    """One that all workers take from."""

    __slots__ = ("moments", "place")

    def __init__(self, ledger: Ledger, kind: int, rate: float, burst: float, address: str) -> None:
        self.moments = ledger.moments(kind)
        self.place = ledger.place(address)
        self.rate = rate
        self.burst = burst
        self.warned = False

    @property
    def full(self) -> float:
        """When it will be full again, as the workers have agreed."""
        return self.moments[self.place]

    @full.setter
    def full(self, moment: float) -> None:
        self.moments[self.place] = moment


class Crowd:
    """Counts who is there from each address, and lets no more in than so many."""

    def __init__(self, most: int, elsewhere: SharedCount | None = None) -> None:
        self._most = most
        self._elsewhere = elsewhere
        self._there: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more, if there is room."""
        others = self._elsewhere.others(address) if self._elsewhere else 0
        if self._there[address] + others >= self._most:
            return False
        self._count(address, 1)
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._count(address, -1)
        if not self._there[address]:
            del self._there[address]

    def _count(self, address: str, many: int) -> None:
        self._there[address] += many
        if self._elsewhere:
            self._elsewhere.add(address, many)

    @contextmanager
    def joined(self, address: str) -> Iterator[None]:
        """One more, for as long as this lasts."""
        if not self.enter(address):
            raise TooMuch("too_many_sockets", most=self._most)
        try:
            yield
        finally:
            self.leave(address)


class Buckets:
    """A bucket for each address, the longest unseen forgotten first."""

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 10_000,
        new: Callable[[float, float, str], Bucket] | None = None,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._new = new or (lambda rate, burst, _: Bucket(rate, burst))
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(address, None) or self._new(self._rate, self._burst, address)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
