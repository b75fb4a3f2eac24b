"""The codes by which people tell each other of a table: easy to say, and hard to come upon.

A code lives while its table waits or plays. Of all codes of a length, one in `ODDS` leads somewhere
at most: the more tables live, the longer are the codes of new ones.
"""

import secrets
import time
from itertools import count

from sobremesa.store import Store

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""That can be told apart when spoken: no I and no O."""
SHORTEST = 5
ODDS = 50_000
FRESH_SECONDS = 60.0
"""How long a count of the living is good enough."""


def length(living: int) -> int:
    """How many letters a new code has where so many others live."""
    return next(n for n in count(SHORTEST) if living * ODDS <= len(LETTERS) ** n)


def new_code(living: int) -> str:
    """A code that nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(length(living)))


def heard(said: str) -> str:
    """What was typed as a code is written, or nothing if it cannot be one."""
    code = said.strip().upper()
    return code if code and set(code) <= set(LETTERS) else ""


class Living:
    """How many codes live, counted now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._count = 0
        self._until = 0.0

    async def count(self) -> int:
        """About so many."""
        if time.monotonic() >= self._until:
            self._count = await self._store.living_codes()
            self._until = time.monotonic() + FRESH_SECONDS
        return self._count
