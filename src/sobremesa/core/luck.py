"""Randomness as an argument, never as hidden state."""

import random
import struct
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")


@cache
def _system() -> random.SystemRandom:
    return random.SystemRandom()


def _from_the_system() -> Iterator[float]:
    """Numbers from 0 to 1 that nobody can foresee; the system is asked for a few at a time."""
    while True:
        for (word,) in struct.iter_unpack("Q", _system().randbytes(64)):
            yield (word >> 11) * 2.0**-53


class Luck:
    """A source of chance that the caller hands in: seeded, or the system's own."""

    __slots__ = ("_random", "_seed", "_seeded")

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._seeded = None if seed is None else random.Random(seed)
        self._random = self._seeded.random if self._seeded else _from_the_system().__next__

    def __repr__(self) -> str:
        return f"Luck({'' if self._seed is None else self._seed})"

    def copy(self) -> "Luck | None":
        """Luck that brings the same from here on, apart from this. None is any of the system's."""
        return _going_on(self._seed, self._seeded.getstate()) if self._seeded else None

    def __reduce__(self) -> tuple[object, ...]:
        return (_going_on, (self._seed, self._seeded.getstate())) if self._seeded else (Luck, ())

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        return self._random()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return int(self._random() * n)

    def chance(self, probability: float) -> bool:
        """True that often."""
        return self._random() < probability

    def pick(self, things: Sequence[T]) -> T:
        """One of them."""
        return things[int(self._random() * len(things))]

    def draw(self, things: Sequence[T], count: int) -> list[T]:
        """So many of them, none twice, in the order they came."""
        pool = list(things)
        drawn = []
        for left in range(len(pool), len(pool) - count, -1):
            index = int(self._random() * left)
            drawn.append(pool[index])
            pool[index] = pool[left - 1]
        return drawn

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All of them, in any order."""
        return self.draw(things, len(things))


def _going_on(seed: int | None, state: tuple[object, ...]) -> Luck:
    """Seeded luck of which some was drawn already."""
    luck = Luck(seed)
    assert luck._seeded is not None
    luck._seeded.setstate(state)
    return luck
