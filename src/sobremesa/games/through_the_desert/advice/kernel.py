"""The playout compiled by Numba: `Twin` and `run` again, on 64-bit words instead of long numbers.

A set of hexes is a row of words in `sets`, with an empty word at both ends so that one may always
look one word further; numbers stand in `counts`. What a function is said to lay out in PLACES,
GOOD, PART and the like, it leaves in that row.

Numba keeps what it has compiled, in `__pycache__` or else in the user's cache, until this file
changes; it does not notice when a number imported here does.
"""

from collections.abc import Callable
from typing import Final, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.games.through_the_desert.advice.twin import COLOURS, OVER
from sobremesa.games.through_the_desert.hexes import LEAST, NEIGHBOURS, RING, SIZE, Bits
from sobremesa.games.through_the_desert.state import (
    CAMELS_A_TURN,
    FIRST_TURNS,
    LONGEST_POINTS,
    OASIS_POINTS,
    TIED_POINTS,
)

P = ParamSpec("P")
R = TypeVar("R")
Word: TypeAlias = np.uint64
Sets: TypeAlias = NDArray[np.uint64]
Counts: TypeAlias = NDArray[np.int64]
Moves: TypeAlias = NDArray[np.int16]

# How things are laid out

WORD: Final = 64
WORDS: Final = -((LEAST - SIZE) // WORD)
"""Words of a row that hold hexes: from 1 to this."""
WIDE: Final = WORDS + 2
SHIFT: Final = WORD - LEAST
"""From the index of a hex to its bit in a row."""
BYTES: Final = WORDS * WORD // 8
NONE, EDGE = bytes(BYTES), bytes(WORD // 8)

# The rows of `sets`: the board, the colours, room to reckon, and four rows for each caravan.
SPACES, OASES, SHORES, FREE, WELLS = range(5)
TOUCHED: Final = WELLS + 3
TWICE: Final = TOUCHED + COLOURS
PLACES: Final = TWICE + COLOURS
GOOD, GROUND, OTHERS, PART, WALKED, NEAR, TAKEN, CARAVANS = range(PLACES + 1, PLACES + 9)
CAMELS, REACH, ENCLOSED, VISITED, ROWS_EACH = range(5)

# The places of `counts`: of some there is one for each colour, seat or caravan.
SEATS, SEAT, LEFT, TURN, LAST_TURN, SUPPLY = range(6)
FIRST: Final = SUPPLY + COLOURS
POINTS: Final = FIRST + max(FIRST_TURNS)
LENGTHS: Final = POINTS + max(FIRST_TURNS)


def rows(sets: list[Bits]) -> Sets:
    """Sets of hexes as rows of words."""
    full = [(bits >> LEAST).to_bytes(BYTES, "little") if bits else NONE for bits in sets]
    data = bytearray(EDGE + (EDGE + EDGE).join(full) + EDGE)
    return np.frombuffer(data, np.uint64).reshape(-1, WIDE)


def bits(sets: Sets) -> list[Bits]:
    """Rows of words as sets of hexes."""
    data = sets[:, 1:-1].tobytes()
    full = [data[start : start + BYTES] for start in range(0, len(data), BYTES)]
    return [int.from_bytes(row, "little") << LEAST if row != NONE else 0 for row in full]


AROUND_EACH: Final = rows(list(NEIGHBOURS))
STEPS: Final = np.array(RING)


def _compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function, compiled when it is first called, and kept if there is anywhere to keep it."""
    try:
        return numba.njit(cache=True, error_model="numpy")(function)
    except RuntimeError:  # no folder to write to, not even the user's
        return numba.njit(error_model="numpy")(function)


# Words. Numba makes a float of a signed and an unsigned number: all that meets a word is a word.

ONE: Final = np.uint64(1)
S1, S2, S4, S8, S16, S32 = (np.uint64(1 << n) for n in range(6))
S11, S14, S15, S27, S30, S31 = (np.uint64(n) for n in (11, 14, 15, 27, 30, 31))
S49, S50, S56, S63 = (np.uint64(n) for n in (49, 50, 56, 63))
PAIRS, FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
EIGHTS, BYTE_BY_BYTE = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
STEP: Final = np.uint64(0x9E3779B97F4A7C15)
MIX, MIX_AGAIN = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


@_compiled
def _fraction(state: Word) -> float:
    """SplitMix64, as in `playout.fractions`."""
    word = (state ^ state >> S30) * MIX
    word = (word ^ word >> S27) * MIX_AGAIN
    return float((word ^ word >> S31) >> S11) * 2.0**-53


@_compiled
def _members(word: Word) -> int:
    """How many bits are set."""
    word = word - (word >> S1 & PAIRS)
    word = (word & FOURS) + (word >> S2 & FOURS)
    word = word + (word >> S4) & EIGHTS
    return int(np.int64(word * BYTE_BY_BYTE >> S56))


@_compiled
def _lowest(word: Word) -> int:
    """How many bits lie below the lowest that is set."""
    return _members((word & ~word + ONE) - ONE)


@_compiled
def _length(word: Word) -> int:
    """What `int.bit_length` says."""
    for width in (S1, S2, S4, S8, S16, S32):
        word = word | word >> width
    return _members(word)


# Rows. `at` is a hex in a row.


@_compiled
def _holds(sets: Sets, row: int, at: int) -> bool:
    return bool(sets[row, at >> 6] >> np.uint64(at & 63) & ONE)


@_compiled
def _add(sets: Sets, row: int, at: int) -> None:
    sets[row, at >> 6] |= ONE << np.uint64(at & 63)


@_compiled
def _take(sets: Sets, row: int, at: int) -> None:
    sets[row, at >> 6] &= ~(ONE << np.uint64(at & 63))


@_compiled
def _clear(sets: Sets, row: int) -> None:
    for n in range(1, WORDS + 1):
        sets[row, n] = 0


@_compiled
def _grown(sets: Sets, row: int, n: int) -> Word:
    """Word n of the set with everything that touches it."""
    word, before, behind = sets[row, n], sets[row, n - 1], sets[row, n + 1]
    upwards = word << S1 | word << S14 | word << S15 | before >> S63 | before >> S50 | before >> S49
    downwards = (
        word >> S1 | word >> S14 | word >> S15 | behind << S63 | behind << S50 | behind << S49
    )
    grown: Word = word | upwards | downwards
    return grown


# Where one may go


@_compiled
def _find_places(sets: Sets, number: int) -> bool:
    """Lay out in PLACES where a caravan may grow; True if it may at all."""
    reach, twice = CARAVANS + ROWS_EACH * number + REACH, TWICE + number % COLOURS
    found = np.uint64(0)
    for n in range(1, WORDS + 1):
        places = sets[reach, n] & sets[FREE, n] & ~sets[twice, n]
        sets[PLACES, n] = places
        found |= places
    return bool(found)


@_compiled
def _can_place(sets: Sets, counts: Counts, seat: int) -> bool:
    for tint in range(COLOURS):
        if counts[SUPPLY + tint] and _find_places(sets, seat * COLOURS + tint):
            return True
    return False


@_compiled
def _find_good(sets: Sets, number: int) -> bool:
    """Lay out in GOOD the wells among the PLACES; if none, those beside oases not yet scored."""
    wet = shore = found = np.uint64(0)
    for n in range(1, WORDS + 1):
        places = sets[PLACES, n]
        sets[GOOD, n] = places & sets[WELLS, n]
        wet |= sets[GOOD, n]
        shore |= places & sets[SHORES, n]
    if wet or not shore:
        return bool(wet)
    visited = CARAVANS + ROWS_EACH * number + VISITED
    for n in range(1, WORDS + 1):
        sets[PART, n] = sets[OASES, n] & ~sets[visited, n]
    for n in range(1, WORDS + 1):
        sets[GOOD, n] = sets[PLACES, n] & _grown(sets, PART, n)
        found |= sets[GOOD, n]
    return bool(found)


# What one may do


@_compiled
def place(sets: Sets, counts: Counts, tint: int, index: int) -> None:
    """Place a camel, and take what that wins."""
    seat = counts[SEAT]
    number, at = seat * COLOURS + tint, index + SHIFT
    caravan = CARAVANS + ROWS_EACH * number
    for n in range(1, WORDS + 1):
        near = AROUND_EACH[index, n]
        sets[TWICE + tint, n] |= near & sets[TOUCHED + tint, n] & ~sets[caravan + REACH, n]
        sets[TOUCHED + tint, n] |= near
        sets[caravan + REACH, n] |= near
        sets[NEAR, n] = near
    _clear(sets, TAKEN)
    _add(sets, caravan + CAMELS, at)
    _take(sets, FREE, at)
    _add(sets, TAKEN, at)
    counts[LENGTHS + number] += 1
    won = 0
    if _holds(sets, caravan + ENCLOSED, at):
        _take(sets, caravan + ENCLOSED, at)
        won -= 1
    else:
        won += _enclose(sets, caravan, at)
    counts[POINTS + seat] += won + _gather(sets, caravan)
    counts[SUPPLY + tint] -= 1
    if not counts[SUPPLY + tint]:
        counts[LAST_TURN] = 1
    counts[LEFT] -= 1
    if not counts[LEFT] or not _can_place(sets, counts, seat):
        _pass_on(sets, counts)


@_compiled
def _enclose(sets: Sets, caravan: int, at: int) -> int:
    """Shut off the areas around a new camel and count their spaces; NEAR and TAKEN gain them."""
    starts = _starts(sets, caravan + CAMELS, at)
    if not starts & starts - 1:  # one run of open hexes around the camel: nothing is cut in two
        return 0
    for n in range(1, WORDS + 1):
        sets[GROUND, n] = sets[SPACES, n] & ~sets[caravan + CAMELS, n]
        sets[OTHERS, n] = sets[GROUND, n] & ~sets[OASES, n] & ~sets[FREE, n]
    _clear(sets, WALKED)
    count = 0
    for side in range(6):
        beside = at + STEPS[side]
        if starts >> side & 1 and not _holds(sets, WALKED, beside) and _flood(sets, beside):
            for n in range(1, WORDS + 1):
                area = sets[PART, n]
                count += _members(area & ~sets[OASES, n])
                sets[caravan + ENCLOSED, n] |= area
                sets[NEAR, n] |= area
                sets[TAKEN, n] |= area
    return count


@_compiled
def _starts(sets: Sets, camels: int, at: int) -> int:
    """The sides of a hex, as bits, where a run of open hexes begins, going round."""
    starts, was_open = 0, False
    for side in range(-1, 6):
        beside = at + STEPS[side]
        is_open = _holds(sets, SPACES, beside) and not _holds(sets, camels, beside)
        if side >= 0 and is_open and not was_open:
            starts |= 1 << side
        was_open = is_open
    return starts


@_compiled
def _flood(sets: Sets, at: int) -> bool:
    """Walk over the GROUND from a hex: True if it is an area, then laid out in PART."""
    _clear(sets, PART)
    _add(sets, PART, at)
    met, grows = np.uint64(0), True
    while grows and not met:
        grows = False
        for n in range(1, WORDS + 1):
            wider = _grown(sets, PART, n) & sets[GROUND, n]
            grows = grows or wider != sets[PART, n]
            sets[PART, n] = wider
            met |= wider & sets[OTHERS, n]
    for n in range(1, WORDS + 1):
        sets[WALKED, n] |= sets[PART, n]
    return not met


@_compiled
def _gather(sets: Sets, caravan: int) -> int:
    """Take the water on TAKEN and the oases on NEAR; their points."""
    won = 0
    for n in range(1, WORDS + 1):
        new = sets[NEAR, n] & sets[OASES, n] & ~sets[caravan + VISITED, n]
        if new:
            sets[caravan + VISITED, n] |= new
            won += OASIS_POINTS * _members(new)
        taken = sets[TAKEN, n] & sets[WELLS, n]
        if taken:
            for wells in range(WELLS, WELLS + 3):
                won += _members(taken & sets[wells, n])
                sets[wells, n] &= ~taken
    return won


@_compiled
def _pass_on(sets: Sets, counts: Counts) -> None:
    """End the turn, and the match if it is over."""
    seat, seats = counts[SEAT], counts[SEATS]
    counts[SEAT] = OVER
    if counts[LAST_TURN]:
        return
    for _ in range(seats):
        seat = (seat + 1) % seats
        counts[TURN] += 1
        if _can_place(sets, counts, seat):
            counts[SEAT] = seat
            counts[LEFT] = counts[FIRST + seat] if counts[TURN] < seats else CAMELS_A_TURN
            return


@_compiled
def run(sets: Sets, counts: Counts, seed: Word, plies: int, greed: float, moves: Moves) -> int:
    """Play on as `playout.run` does; how many camels were placed. The first moves are noted."""
    placed = 0
    while placed < plies and counts[SEAT] != OVER:
        seat = counts[SEAT]
        lucky, again = _fraction(seed + STEP), _fraction(seed + STEP + STEP)
        seed = seed + STEP + STEP
        tint = _choose(sets, counts, seat * COLOURS, lucky, lucky * 1000 % 1 < greed)
        index = _pick(sets, again)
        if placed < len(moves):
            moves[placed, 0], moves[placed, 1], moves[placed, 2] = seat, tint, index
        place(sets, counts, tint, index)
        placed += 1
    return placed


@_compiled
def _choose(sets: Sets, counts: Counts, first: int, lucky: float, greedy: bool) -> int:
    """A colour to place; where to, in GOOD."""
    tint, fallback = int(lucky * COLOURS), -1
    for _ in range(COLOURS):
        tint = tint + 1 if tint < COLOURS - 1 else 0
        if counts[SUPPLY + tint] and _find_places(sets, first + tint):
            if greedy and _find_good(sets, first + tint):
                return tint
            if fallback < 0:
                fallback = tint
            if not greedy:
                break
    _find_places(sets, first + fallback)
    for n in range(1, WORDS + 1):
        sets[GOOD, n] = sets[PLACES, n]
    return fallback


@_compiled
def _pick(sets: Sets, fraction: float) -> int:
    """The first hex of GOOD from anywhere below its last."""
    n = WORDS
    while not sets[GOOD, n]:
        n -= 1
    length = n * WORD + _length(sets[GOOD, n]) - SHIFT
    at = max(int(fraction * length), LEAST) + SHIFT
    n, low = at >> 6, np.uint64(at & 63)
    word = sets[GOOD, n] >> low << low
    while not word:
        n += 1
        word = sets[GOOD, n]
    return n * WORD + _lowest(word) - SHIFT


@_compiled
def total(counts: Counts, totals: Counts) -> None:
    """Each seat's points, if the match ended here."""
    seats = counts[SEATS]
    for seat in range(seats):
        totals[seat] = counts[POINTS + seat]
    for tint in range(COLOURS):
        most = leaders = 0
        for seat in range(seats):
            length = counts[LENGTHS + seat * COLOURS + tint]
            leaders = 1 if length > most else leaders + (length == most)
            most = max(most, length)
        for seat in range(seats):
            if most and counts[LENGTHS + seat * COLOURS + tint] == most:
                totals[seat] += LONGEST_POINTS if leaders == 1 else TIED_POINTS
