"""Who is thought for next: people's tables first, then one address after the other."""

import asyncio
import time
from collections import OrderedDict
from typing import Any

from msgspec import Struct

from sobremesa.bots.turn import Turn


class Asker(Struct, frozen=True):
    """For whom a bot thinks."""

    table: str
    address: str
    """Where those come from who wait for it."""
    person: bool
    """Somebody who plays is there, and not only people who watch."""


class Thought:
    """What a table asks of a bot of its own: of each for one at a time."""

    def __init__(self, asker: Asker, level: str, turn: Turn) -> None:
        self.asker = asker
        self.level = level
        self.turn = turn
        self.asked = time.monotonic()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, move: Any) -> None:
        """Answer, if that is still waited for."""
        if not self.answer.done():
            self.answer.set_result(move)

    def fail(self, error: Exception) -> None:
        """Say that there is no answer, if one is still waited for."""
        if not self.answer.done():
            self.answer.set_exception(error)


Waiting = OrderedDict[str, OrderedDict[Thought, None]]
"""Thoughts by address, who is next first."""


class FairLine:
    """Thoughts that wait. However many an address asks for, another's waits for one of them."""

    def __init__(self) -> None:
        self._people: Waiting = OrderedDict()
        self._others: Waiting = OrderedDict()

    def __len__(self) -> int:
        return _count(self._people) + _count(self._others)

    def add(self, thought: Thought) -> None:
        """Wait behind the others of the same address."""
        asker = thought.asker
        self._beside(asker).setdefault(asker.address, OrderedDict())[thought] = None

    def remove(self, thought: Thought) -> bool:
        """Wait no longer. True if it did."""
        asker, waiting = thought.asker, self._beside(thought.asker)
        thoughts = waiting.get(asker.address) or OrderedDict()
        if thought not in thoughts:
            return False
        del thoughts[thought]
        if not thoughts:
            del waiting[asker.address]
        return True

    def take(self) -> Thought | None:
        """The next; its address then waits behind the other addresses."""
        waiting = self._people or self._others
        if not waiting:
            return None
        address, thoughts = waiting.popitem(last=False)
        thought, _ = thoughts.popitem(last=False)
        if thoughts:
            waiting[address] = thoughts
        return thought

    def rivals(self, asker: Asker) -> int:
        """What waits beside it: all of its own address, and one of each other."""
        waiting = self._beside(asker)
        own = len(waiting.get(asker.address, ()))
        addresses = len(waiting) - bool(own) + (0 if asker.person else len(self._people))
        return own + addresses

    def _beside(self, asker: Asker) -> Waiting:
        return self._people if asker.person else self._others


def _count(waiting: Waiting) -> int:
    return sum(map(len, waiting.values()))
