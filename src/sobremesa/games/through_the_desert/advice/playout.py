"""Plays on quickly and not too badly, for a bot that wants to know where a position may lead."""

from collections.abc import Callable, Iterator

from sobremesa.games.through_the_desert.advice.twin import COLOURS, OVER, Twin
from sobremesa.games.through_the_desert.state import TINTS

GREED = 0.8
"""How often a playout looks for points at once."""
SEEDS = 2**53
"""A search's playout draws from one of so many seeds, so that plain and compiled do the same."""


def run(twin: Twin, plies: int, chance: Callable[[], float]) -> int:
    """Play on for so many camels, or to the end; how many were placed.

    Each seat takes a well or reaches an oasis where it can, mostly, and else grows anywhere.
    """
    left = plies
    while left and twin.seat != OVER:
        left -= 1
        first, free, wells = twin.seat * COLOURS, twin.free, twin.wells[0]
        shores, supply, twice, reach = twin.shores, twin.supply, twin.twice, twin.reach
        lucky = chance()
        tint = int(lucky * COLOURS)
        greedy = lucky * 1000 % 1 < GREED
        fallback = -1
        for _ in TINTS:
            tint = tint + 1 if tint < COLOURS - 1 else 0
            places = reach[first + tint] & free & ~twice[tint]
            if places and supply[tint]:
                if not greedy:
                    fallback, anywhere = tint, places
                    break
                good = places & wells
                if not good and places & shores:
                    good = places & shores & twin.new_shores(first + tint)
                if good:
                    fallback, anywhere = tint, good
                    break
                if fallback < 0:
                    fallback, anywhere = tint, places
        shift = int(chance() * anywhere.bit_length())
        above = anywhere >> shift
        twin.place(fallback, shift + (above & -above).bit_length() - 1)
    return plies - left


def fractions(seed: int) -> Iterator[float]:
    """The numbers from 0 up to 1 that a compiled playout draws from this seed (SplitMix64)."""
    below = 2**64 - 1
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & below
        word = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & below
        word = (word ^ word >> 27) * 0x94D049BB133111EB & below
        yield ((word ^ word >> 31) >> 11) * 2.0**-53
