"""The devices at one table: which hold seats, how many watch, and how all of them are told.

However many watch, those with seats are told first, and the loop is given back after each portion.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterator
from typing import Protocol

from sobremesa.core.values import Seat
from sobremesa.server.fair_line import Asker
from sobremesa.server.wire import ToDevice

PORTION = 50
"""So many watchers are told in one turn of the loop."""


class Visitor(Protocol):
    """What a table asks of a device that is at it."""

    address: str
    seats: tuple[Seat, ...]
    hashes: frozenset[str]
    """Of the tokens that it holds."""
    seen: int
    """The newest step it was shown."""
    told: bytes
    """The newest notice of the table that it was given."""

    def send(self, message: ToDevice) -> None: ...
    def notice(self, text: bytes) -> None: ...
    def show(self, kind: Hashable, text: bytes) -> None: ...
    def refresh(self) -> None: ...
    def let_go(self, why: Exception) -> None: ...


Tell = Callable[[Visitor], None]


class Company:
    """Who is at a table, as devices."""

    def __init__(self) -> None:
        self._seated: set[Visitor] = set()
        self._watching: set[Visitor] = set()
        self._hashes: Counter[str] = Counter()
        self._waiting: dict[Hashable, Tell] = {}
        self._tell: Tell | None = None
        self._left: list[Visitor] = []
        """Watchers who have not been told what is being told now."""
        self._under_way = False

    def __len__(self) -> int:
        return len(self._seated) + len(self._watching)

    def __iter__(self) -> Iterator[Visitor]:
        yield from self._seated
        yield from self._watching

    @property
    def hashes(self) -> Collection[str]:
        """Of all tokens that are held here."""
        return self._hashes

    @property
    def watching(self) -> int:
        """How many hold no seat."""
        return len(self._watching)

    def asker(self, table: str) -> Asker | None:
        """For whom its bots think: the people who sit here, or else those who watch."""
        there = self._seated or self._watching
        address = min((device.address for device in there), default="")
        return Asker(table, address, bool(self._seated)) if there else None

    def add(self, device: Visitor) -> None:
        """A device has come."""
        self._hashes.update(device.hashes)
        self.place(device)

    def discard(self, device: Visitor) -> None:
        """A device has gone."""
        self._seated.discard(device)
        self._watching.discard(device)
        for one in device.hashes:
            self._hashes[one] -= 1
            if not self._hashes[one]:
                del self._hashes[one]

    def place(self, device: Visitor) -> None:
        """Among those with seats, or those who watch."""
        here, there = self._watching, self._seated
        if device.seats:
            here, there = there, here
        here.add(device)
        there.discard(device)

    def each(self, kind: Hashable, tell: Tell) -> None:
        """Tell everybody; of what waits to be told to watchers, only the newest of a kind."""
        for device in tuple(self._seated):
            tell(device)
        if self._watching:
            self._waiting[kind] = tell
            if not self._under_way:
                self._go_on()

    def _go_on(self) -> None:
        """The next portion of those who watch."""
        if not self._left:
            self._tell = self._waiting.pop(next(iter(self._waiting)))
            self._left = list(self._watching)
        tell, portion = self._tell, self._left[-PORTION:]
        del self._left[-PORTION:]
        self._under_way = bool(self._left or self._waiting)
        if self._under_way:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._tell = None
        for device in portion:
            if tell is not None and device in self._watching:
                tell(device)
