"""What a search needs, compiled by Numba: twin, playout, judgement and ideas once more, on words.

A set of hexes is a row of words in `sets`, with an empty word at both ends so that one may always
look one word further; numbers stand in `counts`. What a function is said to lay out in PLACES,
GOOD, PART and the like, it leaves in that row.

Numba keeps what it has compiled, in `__pycache__` or else in the user's cache, until this file
changes; it does not notice when another one does, so everything compiled is in this one. What was
learned is handed in.
"""

from collections.abc import Callable
from math import exp
from typing import Final, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

from sobremesa.games.through_the_desert.advice import ideas, judgement
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
Things: TypeAlias = NDArray[np.float64]

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
GOOD, GROUND, OTHERS, PART, WALKED, NEAR, TAKEN = range(PLACES + 1, PLACES + 8)
FRONT, WIDER, SEEN, ROOM, NEW, CONTESTED, CARAVANS = range(TAKEN + 1, TAKEN + 8)
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


# Looking ahead: what a caravan can reach, ring by ring


@_compiled
def _look_out(sets: Sets, number: int) -> None:
    """Lay out the ring beside a caravan in FRONT, ROOM to walk in, and the oases NEW to it."""
    caravan, twice = CARAVANS + ROWS_EACH * number, TWICE + number % COLOURS
    for n in range(1, WORDS + 1):
        room = sets[FREE, n] & ~sets[twice, n]
        sets[ROOM, n] = room
        sets[FRONT, n] = sets[caravan + REACH, n] & room
        sets[NEW, n] = sets[OASES, n] & ~sets[caravan + VISITED, n]
        sets[SEEN, n] = 0


@_compiled
def _is_empty(sets: Sets, row: int) -> bool:
    found = np.uint64(0)
    for n in range(1, WORDS + 1):
        found |= sets[row, n]
    return not found


@_compiled
def _look_further(sets: Sets) -> int:
    """Go on from FRONT, leaving it in SEEN; how many oases were NEW, and are no more."""
    reached = 0
    for n in range(1, WORDS + 1):
        sets[WIDER, n] = _grown(sets, FRONT, n)
    for n in range(1, WORDS + 1):
        oases = sets[WIDER, n] & sets[NEW, n]
        reached += _members(oases)
        sets[NEW, n] ^= oases
        sets[SEEN, n] |= sets[FRONT, n]
        sets[FRONT, n] = sets[WIDER, n] & sets[ROOM, n] & ~sets[SEEN, n]
    return reached


@_compiled
def _worth(sets: Sets, word: Word, n: int) -> int:
    """The value of all water in word n of a set."""
    return (
        _members(word & sets[WELLS, n])
        + _members(word & sets[WELLS + 1, n])
        + _members(word & sets[WELLS + 2, n])
    )


@_compiled
def _worth_of(sets: Sets, row: int) -> int:
    value = 0
    for n in range(1, WORDS + 1):
        value += _worth(sets, sets[row, n], n)
    return value


@_compiled
def _smallest_supply(counts: Counts) -> int:
    least = counts[SUPPLY]
    for tint in range(1, COLOURS):
        least = min(least, counts[SUPPLY + tint])
    return int(least)


# What a position is worth, as in `judgement.py`


@_compiled
def worths(sets: Sets, counts: Counts, each: Things) -> Things:
    """What the position is worth to each seat; `each` has a row for every smallest supply."""
    seats = counts[SEATS]
    found = np.empty(seats, np.float64)
    if counts[SEAT] == OVER:
        totals = np.empty(seats, np.int64)
        total(counts, totals)
        for seat in range(seats):
            found[seat] = totals[seat]
        return found
    things, moment = outlook(sets, counts), _smallest_supply(counts)
    for seat in range(seats):
        value = float(counts[POINTS + seat])
        for thing in range(len(judgement.THINGS)):
            value += each[moment, thing] * things[seat, thing]
        found[seat] = value
    return found


@_compiled
def outlook(sets: Sets, counts: Counts) -> Things:
    """How much of each thing every seat has before it."""
    seats = counts[SEATS]
    found = np.zeros((seats, len(judgement.THINGS)), np.float64)
    rooms = np.zeros(seats * COLOURS, np.int64)
    rings = np.zeros((seats * judgement.STEPS, WIDE), np.uint64)
    for number in range(seats * COLOURS):
        if counts[LENGTHS + number] and counts[SUPPLY + number % COLOURS]:
            seat = number // COLOURS
            rooms[number] = _look_around(sets, number, found[seat], rings, seat * judgement.STEPS)
    _share_water(sets, seats, found, rings)
    for tint in range(COLOURS):
        _compare_lengths(counts, tint, found, rooms)
    for seat in range(seats):
        waits = (seat - counts[SEAT]) % seats
        ahead = -CAMELS_A_TURN * waits / seats
        found[seat, judgement.TURN_AT] = ahead if waits else counts[LEFT] - CAMELS_A_TURN
    return found


@_compiled
def _look_around(sets: Sets, number: int, things: Things, rings: Sets, first: int) -> int:
    """Oases and land around a caravan; adds to its seat's rings; says how much room it has."""
    caravan, walked = CARAVANS + ROWS_EACH * number, 0
    _look_out(sets, number)
    for step in range(judgement.STEPS):
        if _is_empty(sets, FRONT):
            break
        for n in range(1, WORDS + 1):
            rings[first + step, n] |= sets[FRONT, n]
        things[judgement.OASES_AT + step] += _look_further(sets)
        for n in range(1, WORDS + 1):
            if step == 0:
                sets[NEAR, n] = sets[SEEN, n]
            if step <= 1:
                sets[TAKEN, n] = sets[SEEN, n]
        walked += 1
    size = 0
    for n in range(1, WORDS + 1):
        size += _members(sets[SEEN, n])
    size = min(judgement.MUCH_ROOM, size)
    things[judgement.LAND_AT] += size
    if walked:
        things[judgement.LAND_AT + 1] += _closing(sets, caravan)
        things[judgement.LAND_AT + 2] += _within(sets, caravan, NEAR)
        things[judgement.LAND_AT + 3] += _within(sets, caravan, TAKEN)
    return size


@_compiled
def _closing(sets: Sets, caravan: int) -> int:
    """The most that one camel on NEAR shuts off."""
    for n in range(1, WORDS + 1):
        sets[GROUND, n] = sets[SPACES, n] & ~sets[caravan + CAMELS, n]
        sets[OTHERS, n] = sets[GROUND, n] & ~sets[OASES, n] & ~sets[FREE, n]
    most = 0
    for n in range(1, WORDS + 1):
        places = sets[NEAR, n] & ~sets[caravan + ENCLOSED, n]
        while places:
            at = n * WORD + _lowest(places)
            places = places & places - ONE
            starts = _starts(sets, caravan + CAMELS, at)
            if starts & starts - 1:
                most = max(most, _shut_off(sets, caravan, at, starts))
    return most


@_compiled
def _shut_off(sets: Sets, caravan: int, at: int, starts: int) -> int:
    """The points of the areas that a camel would shut off from the GROUND, which stays as it is."""
    _take(sets, GROUND, at)
    _clear(sets, WALKED)
    points = 0
    for side in range(6):
        beside = at + STEPS[side]
        if starts >> side & 1 and not _holds(sets, WALKED, beside) and _flood(sets, beside):
            points += _land(sets, caravan)
    _add(sets, GROUND, at)
    return points


@_compiled
def _within(sets: Sets, caravan: int, places: int) -> int:
    """What the caravan would shut off with camels on all these places."""
    for n in range(1, WORDS + 1):
        sets[GROUND, n] = sets[SPACES, n] & ~sets[caravan + CAMELS, n] & ~sets[places, n]
        sets[PART, n] = sets[GROUND, n] & ~sets[FREE, n] & ~sets[OASES, n]
    grows = True
    while grows:
        grows = False
        for n in range(1, WORDS + 1):
            wider = _grown(sets, PART, n) & sets[GROUND, n]
            grows = grows or wider != sets[PART, n]
            sets[PART, n] = wider
    for n in range(1, WORDS + 1):
        sets[PART, n] = sets[GROUND, n] & ~sets[PART, n] & ~sets[caravan + ENCLOSED, n]
    return _land(sets, caravan)


@_compiled
def _land(sets: Sets, caravan: int) -> int:
    """The points of the area in PART: spaces, water, the oases that are new to the caravan."""
    points = _worth_of(sets, PART)
    for n in range(1, WORDS + 1):
        area, oases = sets[PART, n], sets[OASES, n]
        new = area & oases & ~sets[caravan + VISITED, n]
        points += _members(area & ~oases) + OASIS_POINTS * _members(new)
    return points


@_compiled
def _share_water(sets: Sets, seats: int, found: Things, rings: Sets) -> None:
    """Who is nearer to which water; word by word, since all rings of a hex are in one."""
    for n in range(1, WORDS + 1):
        for seat in range(seats):
            nearer = np.uint64(0)
            for row in range(seat * judgement.STEPS, (seat + 1) * judgement.STEPS):
                ring = rings[row, n]
                rings[row, n] = ring & ~nearer
                nearer |= ring
        for seat in range(seats):
            sooner = np.uint64(0)
            for step in range(judgement.STEPS):
                together = np.uint64(0)
                for other in range(seats):
                    if other != seat:
                        together |= rings[other * judgement.STEPS + step, n]
                mine = rings[seat * judgement.STEPS + step, n]
                together &= ~sooner
                found[seat, 3 * step] += _worth(sets, mine & ~together & ~sooner, n)
                found[seat, 3 * step + 1] += _worth(sets, mine & together, n)
                found[seat, 3 * step + 2] += _worth(sets, mine & sooner, n)
                sooner |= together


@_compiled
def _compare_lengths(counts: Counts, tint: int, found: Things, rooms: Counts) -> None:
    """The race for the longest caravan of a colour."""
    seats = counts[SEATS]
    lengths, grown_up = np.empty(seats, np.float64), np.empty(seats, np.float64)
    more, most, leaders = counts[SUPPLY + tint] / seats, 0.0, 0
    for seat in range(seats):
        number = seat * COLOURS + tint
        length = float(counts[LENGTHS + number])
        lengths[seat], grown_up[seat] = length, length + min(rooms[number] / 2, more)
        leaders = 1 if length > most else leaders + (length == most)
        most = max(most, length)
    if not most:
        return
    for seat in range(seats):
        if lengths[seat] == most:
            found[seat, judgement.LENGTHS_AT] += LONGEST_POINTS if leaders == 1 else TIED_POINTS
    _share(lengths, judgement.LONG, found, judgement.LENGTHS_AT + 1)
    _share(grown_up, judgement.GROWING, found, judgement.LENGTHS_AT + 2)


@_compiled
def _share(lengths: Things, power: int, found: Things, thing: int) -> None:
    """Share the points for the longest in favour of the longer ones."""
    weights, whole = np.ones(len(lengths), np.float64), 0.0
    for seat in range(len(lengths)):
        for _ in range(power):
            weights[seat] *= lengths[seat]
        whole += weights[seat]
    unit = LONGEST_POINTS / whole
    for seat in range(len(lengths)):
        found[seat, thing] += unit * weights[seat]


# What to do, as in `ideas.py`


@_compiled
def camel_ideas(sets: Sets, counts: Counts) -> tuple[Things, Counts]:
    """Every camel that the seat to move can place: its worth, and its number as an idea."""
    after_sets, after = np.empty_like(sets), np.empty_like(counts)
    most, seat = COLOURS * SIZE, counts[SEAT]
    worth, which, count = np.empty(most, np.float64), np.empty(most, np.int64), 0
    _find_contested(sets, counts)
    for tint in range(COLOURS):
        number = seat * COLOURS + tint
        if not counts[SUPPLY + tint] or not _find_places(sets, number):
            continue
        usual = _race(counts, tint) - ideas.REACH * _prospects(sets, number)
        for n in range(1, WORDS + 1):
            places = sets[PLACES, n]
            while places:
                index = n * WORD + _lowest(places) - SHIFT
                places = places & places - ONE
                _copy(sets, counts, after_sets, after)
                place(after_sets, after, tint, index)
                gained = float(after[POINTS + seat] - counts[POINTS + seat])
                contested = _contested_water(sets, after_sets)
                if contested:
                    gained += ideas.CONTESTED * contested
                ahead = ideas.REACH * _prospects(after_sets, number)
                worth[count] = gained + ahead + usual
                which[count] = tint * SIZE + index
                count += 1
    return worth[:count], which[:count]


@_compiled
def _copy(sets: Sets, counts: Counts, other_sets: Sets, other: Counts) -> None:
    """Word by word: to assign whole arrays would take Numba four seconds to compile."""
    for row in range(len(sets)):
        for n in range(WIDE):
            other_sets[row, n] = sets[row, n]
    for n in range(len(counts)):
        other[n] = counts[n]


@_compiled
def _find_contested(sets: Sets, counts: Counts) -> None:
    """Lay out in CONTESTED where any other seat could place its next camel."""
    _clear(sets, CONTESTED)
    for number in range(counts[SEATS] * COLOURS):
        if number // COLOURS != counts[SEAT]:
            reach, twice = CARAVANS + ROWS_EACH * number + REACH, TWICE + number % COLOURS
            for n in range(1, WORDS + 1):
                sets[CONTESTED, n] |= sets[reach, n] & ~sets[twice, n] & sets[FREE, n]


@_compiled
def _contested_water(sets: Sets, after: Sets) -> int:
    """The value of the CONTESTED water that was taken."""
    value = 0
    for n in range(1, WORDS + 1):
        value += _worth(sets, sets[WELLS, n] & ~after[WELLS, n] & sets[CONTESTED, n], n)
    return value


@_compiled
def _prospects(sets: Sets, number: int) -> float:
    """What a caravan can reach: the points on its way, each step making them worth less."""
    _look_out(sets, number)
    value, factor = 0.0, 1.0
    for _ in range(ideas.FAR):
        if _is_empty(sets, FRONT):
            break
        water = _worth_of(sets, FRONT)
        value += factor * (water + OASIS_POINTS * _look_further(sets))
        factor *= ideas.DECAY
    return value


@_compiled
def _race(counts: Counts, tint: int) -> float:
    """What one more camel is worth for the longest caravan of a colour."""
    most = 0
    for seat in range(counts[SEATS]):
        if seat != counts[SEAT]:
            most = max(most, counts[LENGTHS + seat * COLOURS + tint])
    lead = counts[LENGTHS + counts[SEAT] * COLOURS + tint] - most
    spread = 1.0 + ideas.HURRY * _smallest_supply(counts)
    return LONGEST_POINTS * (_likely((lead + 1) / spread) - _likely(lead / spread))


@_compiled
def _likely(x: float) -> float:
    """A chance between 0 and 1 that rises with x."""
    return 1 / (1 + exp(-x))
