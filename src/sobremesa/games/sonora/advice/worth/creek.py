"""The creek bed: what is circled, and the best that so many more paths could circle.

Whatever is not visited hangs in branches from what is. The best of a branch is found once, as if
every length were at hand, and the best of several is what they bring together.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from sobremesa.games.sonora.advice.worth.prices import price
from sobremesa.games.sonora.printed.sheet import Space
from sobremesa.games.sonora.sheet.creek import (
    ABOVE,
    BESIDE,
    BONUS_AT,
    ENTRANCE,
    LONGEST,
    SPACES,
    VALUE,
    ends,
    path_to,
    spoilt,
    visited,
)
from sobremesa.games.sonora.sheet.values import Sheet

SpaceSet: TypeAlias = int
"""Bit n for space n, the entrance included."""
Bests: TypeAlias = tuple[float, ...]
"""The best total with 0, 1, 2, ... paths."""

BIT: Final = {space: 1 << place for place, space in enumerate((ENTRANCE, *SPACES))}
BELOW: Final[dict[Space, tuple[Space, ...]]] = {
    space: tuple(other for other in beside if ABOVE.get(other) == space)
    for space, beside in BESIDE.items()
}
MOST: Final = 12
"""More paths than this are not thought of."""
TRUST: Final = 0.6
"""How much of the best comes true: lengths are what the discs say."""
NOTHING: Final[Bests] = (0.0,)


def set_of(spaces: Iterable[Space]) -> SpaceSet:
    """These spaces as a set of bits."""
    return sum(BIT[space] for space in spaces)


def _whole(space: Space) -> SpaceSet:
    """A space and everything below it."""
    return BIT[space] | sum(_whole(other) for other in BELOW[space])


WHOLE: Final = {space: _whole(space) for space in (ENTRANCE, *SPACES)}


def circled(space: Space, later: bool) -> float:
    """What it brings to end a path here."""
    if space in BONUS_AT:
        return price(BONUS_AT[space], later)
    return float(VALUE[space])


@lru_cache(20_000)
def promise(been: SpaceSet, lost: SpaceSet, paths: int, later: bool) -> float:
    """What so many more paths may bring."""
    bests = NOTHING
    for space in SPACES:
        if not BIT[space] & (been | lost) and BIT[ABOVE[space]] & been:
            bests = _together(bests, branch(space, lost & WHOLE[space], later))
    return TRUST * bests[min(paths, len(bests) - 1)]


def endings(sheet: Sheet, paths: int, later: bool) -> Iterator[tuple[int, Space, float]]:
    """Paths: the length, the end, and what it brings and leaves to so many more paths."""
    been, lost = set_of(visited(sheet)), set_of(spoilt(sheet))
    for end, length in ends(sheet).items():
        after = promise(been | set_of(path_to(sheet, end)), lost, paths, later)
        yield length, end, circled(end, later) + after


def promise_of(sheet: Sheet, paths: int, later: bool) -> float:
    """What so many more paths may bring on this sheet."""
    return promise(set_of(visited(sheet)), set_of(spoilt(sheet)), paths, later)


@lru_cache(20_000)
def branch(top: Space, lost: SpaceSet, later: bool) -> Bests:
    """The best of a branch that begins with this space, nothing of which is visited."""
    if lost & BIT[top]:
        return NOTHING
    bests = list(NOTHING)
    for end, hanging in _ends(top, lost):
        rest = NOTHING
        for other in hanging:
            rest = _together(rest, branch(other, lost & WHOLE[other], later))
        brings = circled(end, later)
        for paths, more in enumerate(rest[:MOST], start=1):
            if paths == len(bests):
                bests.append(bests[-1])
            bests[paths] = max(bests[paths], brings + more)
    return tuple(bests)


def _ends(top: Space, lost: SpaceSet) -> list[tuple[Space, tuple[Space, ...]]]:
    """Where a path into a branch may end, and the branches that hang from it then."""
    found = []
    ways: list[tuple[Space, tuple[Space, ...]]] = [(top, ())]
    for _ in range(LONGEST):
        further = []
        for end, passed in ways:
            found.append((end, (*passed, *BELOW[end])))
            for space in BELOW[end]:
                if not lost & BIT[space]:
                    others = tuple(other for other in BELOW[end] if other != space)
                    further.append((space, (*passed, *others)))
        ways = further
    return found


def _together(one: Bests, other: Bests) -> Bests:
    """The best of two branches with each number of paths."""
    if len(one) == 1:
        return other
    if len(other) == 1:
        return one
    bests = [0.0] * min(len(one) + len(other) - 1, MOST + 1)
    for few, brings in enumerate(one):
        for more, also in enumerate(other[: len(bests) - few]):
            if brings + also > bests[few + more]:
                bests[few + more] = brings + also
    return tuple(bests)
