"""Hexes as bits: sets of them are whole numbers, and neighbours are the same few shifts apart.

A hex is called by the letter of its column and the number of its row: `c7`. Columns stand upright,
and every second one lies half a hex lower. Column c begins at bit 15 c - c // 2, so the hexes above
and below are 1 away, those to the right 14 and 15 away, those to the left as far the other way.
The bits between two columns belong to no hex; so nothing runs over from one column to the next.
"""

from collections.abc import Iterable
from functools import reduce
from itertools import product
from operator import or_
from typing import TypeAlias

Hex: TypeAlias = str
"""A letter and a number, as people would say it."""
Bits: TypeAlias = int
"""A set of hexes: bit n is the hex of index n."""
Index: TypeAlias = int

COLUMNS = "abcdefghijklmnopqrstuv"
ROWS = range(1, 14)

_SIDE = 14
"""From a hex to its lower neighbour on the left, or to its upper one on the right."""
LEAST = _SIDE + 1
"""The index of a1: nothing lies below 0, whichever way one looks from there."""

RING = (-1, _SIDE, _SIDE + 1, 1, -_SIDE, -_SIDE - 1)
"""From a hex to its six neighbours: above, then round with the clock."""


def index_of(column: int, row: int) -> Index:
    """The bit of the hex in this column and row, both from 0."""
    return LEAST + (_SIDE + 1) * column - column // 2 + row


INDEX: dict[Hex, Index] = {
    f"{letter}{number}": index_of(column, number - 1)
    for column, letter in enumerate(COLUMNS)
    for number in ROWS
}
"""Every hex that has a name, column by column."""
SIZE = max(INDEX.values()) + 1
HEXES: tuple[Hex, ...] = tuple(
    {index: name for name, index in INDEX.items()}.get(index, "") for index in range(SIZE)
)
"""The names by index; empty between the columns."""
BOARD: Bits = sum(1 << index for index in INDEX.values())

AROUND: Bits = sum(1 << LEAST + step for step in RING)
"""The neighbours of a hex, seen from `LEAST` below it."""
BIT: tuple[Bits, ...] = tuple(1 << index for index in range(SIZE))
"""Each hex as a set of its own."""
NEIGHBOURS: tuple[Bits, ...] = tuple(
    AROUND << index - LEAST & BOARD if HEXES[index] else 0 for index in range(SIZE)
)
"""The neighbours of each hex."""


_BIT_OF: dict[Hex, Bits] = {name: 1 << index for name, index in INDEX.items()}


def bits_of(hexes: Iterable[Hex]) -> Bits:
    """The set of these hexes."""
    return reduce(or_, map(_BIT_OF.__getitem__, hexes), 0)


def indices_of(bits: Bits) -> list[Index]:
    """The members of a set, lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def hexes_of(bits: Bits) -> tuple[Hex, ...]:
    """The members of a set by name, column by column."""
    return tuple([HEXES[index] for index in indices_of(bits)])


_FEW = 6
_CHUNKS = tuple((width, (1 << width) - 1) for width in (60, 12))


def nth(bits: Bits, n: int) -> Index:
    """The member that has n others below it."""
    passed = 0
    if n > _FEW:
        for width, low in _CHUNKS:
            while n >= (count := (bits & low).bit_count()):
                n -= count
                bits >>= width
                passed += width
            bits &= low
    while n:
        bits &= bits - 1
        n -= 1
    return passed + (bits & -bits).bit_length() - 1


def grown(bits: Bits) -> Bits:
    """The set with everything that touches it, on the board or not."""
    down = bits | bits << 1
    up = bits | bits >> 1
    return down | up | down << _SIDE | up >> _SIDE


def flood(seed: Bits, ground: Bits, stop: Bits = 0) -> Bits:
    """All of the ground that hangs together with the seed; less, if it meets a `stop` before."""
    part = seed
    while not part & stop:
        down = part | part << 1
        up = part | part >> 1
        wider = (down | up | down << _SIDE | up >> _SIDE) & ground
        if wider == part:
            break
        part = wider
    return part


def parts(ground: Bits) -> list[Bits]:
    """The connected parts of a set."""
    found = []
    while ground:
        part = flood(ground & -ground, ground)
        found.append(part)
        ground ^= part
    return found


def _runs(ring: tuple[bool, ...]) -> tuple[Bits, ...]:
    """The runs of open hexes around a hex, going round; none if they are only one."""
    starts = [n for n in range(6) if ring[n] and not ring[n - 1]]
    runs = []
    for start in starts:
        bits, n = 0, start
        while ring[n % 6]:
            bits |= 1 << LEAST + RING[n % 6]
            n += 1
        runs.append(bits)
    return tuple(runs) if len(runs) > 1 else ()


RUNS: dict[Bits, tuple[Bits, ...]] = {
    sum(1 << LEAST + step for step, is_open in zip(RING, ring, strict=True) if is_open): _runs(ring)
    for ring in product((False, True), repeat=6)
}
"""By the open hexes around a hex: the runs they fall into, seen from `LEAST` below it."""


def shut_off(runs: Iterable[Bits], index: Index, ground: Bits, others: Bits) -> list[Bits]:
    """The parts of the ground beside a hex, at most one a run, that hold none of the others."""
    found = []
    walked = 0
    for run in runs:
        seed = run << index - LEAST
        if not seed & walked:
            part = flood(seed, ground, others)
            walked |= part
            if not part & others:
                found.append(part)
    return found
