"""How much is too much: buckets that fill with time."""

import time
from collections import OrderedDict


class Bucket:
    """Allows `burst` at once and `rate` a second for ever."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.seen = time.monotonic()

    def wait(self) -> float:
        """Take one; how long to wait before it is there."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def take(self) -> bool:
        """Take one if there is one."""
        if self.wait() == 0:
            return True
        self.level += 1
        return False


class Buckets:
    """A bucket for each address, the longest unseen forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
