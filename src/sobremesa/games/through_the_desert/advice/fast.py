"""Where `hard` searches with the extra `fast`: all it asks is compiled, and many times quicker.

A twin is packed into two arrays and played on there. From the same seed, `Packed.run` and
`playout.run` with `fractions(seed)` place the very same camels; ideas and worths are the same to
the last bit. Importing this needs Numba.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import numba
import numpy as np

from sobremesa.core.advice import Idea
from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat
from sobremesa.games.through_the_desert.advice import kernel
from sobremesa.games.through_the_desert.advice.judgement import worth_of_each
from sobremesa.games.through_the_desert.advice.playout import GREED, SEEDS
from sobremesa.games.through_the_desert.advice.twin import COLOURS, OVER, Twin
from sobremesa.games.through_the_desert.hexes import SIZE, Index
from sobremesa.games.through_the_desert.moves import PlaceCamel
from sobremesa.games.through_the_desert.state import FIRST_TURNS, SUPPLY, Tint
from sobremesa.games.through_the_desert.turn import PLACE_CAMEL

Placed: TypeAlias = tuple[Seat, Tint, Index]
NOTHING_NOTED: Final = np.empty((0, 3), np.int16)
MOST_SEATS: Final = max(FIRST_TURNS)


class Packed:
    """A twin in two arrays, once all riders are placed."""

    __slots__ = ("_origin", "counts", "sets")

    def __init__(self, origin: Twin, sets: kernel.Sets, counts: kernel.Counts) -> None:
        self._origin = origin
        self.sets = sets
        self.counts = counts

    def copy(self) -> "Packed":
        """The same once more."""
        return Packed(self._origin, self.sets.copy(), self.counts.copy())

    @property
    def seat(self) -> Seat:
        """To move; OVER when the match is."""
        return int(self.counts[kernel.SEAT])

    @property
    def points(self) -> list[int]:
        """Each seat's, as in `Twin.points`."""
        return self._numbers(kernel.POINTS, self._origin.seats)

    @property
    def lengths(self) -> list[int]:
        """Each caravan's, as in `Twin.lengths`."""
        return self._numbers(kernel.LENGTHS, len(self._origin.lengths))

    def totals(self) -> list[int]:
        """Each seat's points, if the match ended here."""
        totals = np.empty(self._origin.seats, np.int64)
        kernel.total(self.counts, totals)
        return totals.tolist()

    def place(self, tint: Tint, index: Index) -> None:
        """Place a camel, and take what that wins."""
        kernel.place(self.sets, self.counts, tint, index)

    def ideas(self) -> list[tuple[float, Idea]]:
        """Every camel that the seat to move can place, the most promising first."""
        worths, ideas = kernel.camel_ideas(self.sets, self.counts)
        return sorted(zip(worths.tolist(), ideas.tolist(), strict=True), reverse=True)

    def worths(self) -> list[float]:
        """What the position is worth to each seat, as `judgement.worths` says."""
        each = _learned(self._origin.seats)
        found: list[float] = kernel.worths(self.sets, self.counts, each).tolist()
        return found

    def run(self, plies: int, seed: int) -> int:
        """Play on for so many camels, or to the end; how many were placed."""
        return kernel.run(self.sets, self.counts, np.uint64(seed), plies, GREED, NOTHING_NOTED)

    def run_noting(self, plies: int, seed: int) -> list[Placed]:
        """Play on for so many camels, or to the end; which ones were placed."""
        supply = sum(self._numbers(kernel.SUPPLY, COLOURS))
        noted = np.empty((min(plies, supply), 3), np.int16)
        placed = kernel.run(self.sets, self.counts, np.uint64(seed), plies, GREED, noted)
        return [(seat, tint, index) for seat, tint, index in noted[:placed].tolist()]

    def twin(self) -> Twin:
        """The twin as it stands now."""
        twin = self._origin.copy()
        sets = kernel.bits(self.sets)
        twin.free = sets[kernel.FREE]
        twin.wells = tuple(sets[kernel.WELLS : kernel.TOUCHED])
        twin.touched = sets[kernel.TOUCHED : kernel.TWICE]
        twin.twice = sets[kernel.TWICE : kernel.PLACES]
        twin.camels, twin.reach, twin.enclosed, twin.visited = (
            sets[kernel.CARAVANS + row :: kernel.ROWS_EACH] for row in range(kernel.ROWS_EACH)
        )
        _, twin.seat, twin.left, twin.turn, last, *twin.supply = self._numbers(0, kernel.FIRST)
        twin.last_turn = bool(last)
        twin.points, twin.lengths = self.points, self.lengths
        return twin

    def _numbers(self, start: int, count: int) -> list[int]:
        numbers: list[int] = self.counts[start : start + count].tolist()
        return numbers


class CompiledGround:
    """A position in the hand of a search, once all riders are placed."""

    __slots__ = ("packed",)

    def __init__(self, packed: Packed) -> None:
        self.packed = packed

    @property
    def seat(self) -> Seat:
        return self.packed.seat

    def copy(self) -> "CompiledGround":
        return CompiledGround(self.packed.copy())

    def ideas(self) -> list[tuple[float, Idea]]:
        return self.packed.ideas()

    def play(self, idea: Idea) -> None:
        self.packed.place(*divmod(idea, SIZE))

    def move(self, idea: Idea) -> PlaceCamel:
        tint, index = divmod(idea, SIZE)
        return PLACE_CAMEL[tint][index]

    def run(self, plies: int, luck: Luck) -> None:
        self.packed.run(plies, luck.below(SEEDS))

    def worths(self) -> list[float]:
        return self.packed.worths()


def compiled_ground(twin: Twin) -> CompiledGround:
    """The ground under a twin."""
    return CompiledGround(packed(twin))


def compile_all() -> None:
    """Compile what a search calls, or load what was compiled before, by a match that is over."""
    sets = np.zeros((kernel.CARAVANS, kernel.WIDE), np.uint64)
    counts = np.zeros(kernel.LENGTHS, np.int64)
    counts[kernel.SEAT] = OVER
    kernel.run(sets, counts, np.uint64(0), 0, GREED, NOTHING_NOTED)
    kernel.worths(sets, counts, _learned(MOST_SEATS))
    kernel.camel_ideas(sets, counts)
    # Nobody places a camel once all is over; what `run` places by is a part of it.
    place: Any = kernel.place
    place.compile(tuple(map(numba.typeof, (sets, counts, 0, 0))))


def packed(twin: Twin) -> Packed:
    """The twin in two arrays; it stays as it is."""
    if twin.riders_left:
        raise ValueError("the riders must be placed before a twin is packed")
    sets = [twin.spaces, twin.oases, twin.shores, twin.free, *twin.wells]
    sets += twin.touched
    sets += twin.twice
    sets += [0] * (kernel.CARAVANS - len(sets))
    for caravan in zip(twin.camels, twin.reach, twin.enclosed, twin.visited, strict=True):
        sets += caravan
    counts = [twin.seats, twin.seat, twin.left, twin.turn, int(twin.last_turn), *twin.supply]
    counts += _filled(FIRST_TURNS[twin.seats])
    counts += _filled(twin.points)
    counts += twin.lengths
    return Packed(twin.copy(), kernel.rows(sets), np.array(counts, np.int64))


@cache
def _learned(seats: int) -> kernel.Things:
    """What one of each thing is worth, by the smallest supply."""
    return np.array([worth_of_each(seats, supply) for supply in range(SUPPLY[seats] + 1)])


def _filled(numbers: Sequence[int]) -> list[int]:
    """One for every seat there could be."""
    return [*numbers, *[0] * (MOST_SEATS - len(numbers))]
