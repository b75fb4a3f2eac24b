"""The rules once more, for bots in a hurry: a position that changes in place and says nothing.

A twin of `rules.py`, compared with it move by move in the tests. It keeps what is asked often:
the hexes that two caravans of a colour touch, the camels of each caravan as numbers, the points
won so far. Placing costs a few microseconds; nothing is allocated but whole numbers.
"""

from typing import Final

from sobremesa.core.values import Seat
from sobremesa.games.through_the_desert.hexes import (
    AROUND,
    BIT,
    LEAST,
    NEIGHBOURS,
    RUNS,
    Bits,
    Index,
    grown,
    shut_off,
)
from sobremesa.games.through_the_desert.state import (
    CAMELS_A_TURN,
    FIRST_TURNS,
    LONGEST_POINTS,
    OASIS_POINTS,
    RIDERS,
    TIED_POINTS,
    TINTS,
    Position,
    Tint,
)
from sobremesa.games.through_the_desert.water import left_of, worth

COLOURS: Final = len(TINTS)
OVER: Final[Seat] = -1


class Twin:
    """A position to run about in. Caravans are numbered: five to a seat, colour by colour."""

    __slots__ = (
        "camels",
        "enclosed",
        "free",
        "last_turn",
        "left",
        "lengths",
        "oases",
        "points",
        "reach",
        "riders",
        "riders_left",
        "seat",
        "seats",
        "shores",
        "spaces",
        "supply",
        "to_ride",
        "touched",
        "turn",
        "twice",
        "visited",
        "wells",
    )

    seats: int
    seat: Seat
    """To move; OVER when the match is."""
    left: int
    turn: int
    last_turn: bool
    """A colour has run out."""
    spaces: Bits
    oases: Bits
    shores: Bits
    """The hexes beside an oasis."""
    wells: tuple[Bits, ...]
    """All of them, those worth 2 or more, those worth 3."""
    free: Bits
    riders: Bits
    riders_left: int
    to_ride: list[list[Tint]]
    """The colours of the riders that each seat has still to place."""
    camels: list[Bits]
    reach: list[Bits]
    enclosed: list[Bits]
    visited: list[Bits]
    lengths: list[int]
    touched: list[Bits]
    """By colour: the hexes that its caravans touch."""
    twice: list[Bits]
    """By colour: the hexes that two of its caravans touch, where none may grow."""
    supply: list[int]
    points: list[int]
    """Won so far with water, oases and enclosed spaces; caravans are not compared yet."""

    def copy(self) -> "Twin":
        """The same once more."""
        other = Twin.__new__(Twin)
        other.seats = self.seats
        other.seat = self.seat
        other.left = self.left
        other.turn = self.turn
        other.last_turn = self.last_turn
        other.spaces = self.spaces
        other.oases = self.oases
        other.shores = self.shores
        other.wells = self.wells
        other.free = self.free
        other.riders = self.riders
        other.riders_left = self.riders_left
        other.to_ride = [tints[:] for tints in self.to_ride] if self.riders_left else self.to_ride
        other.camels = self.camels[:]
        other.reach = self.reach[:]
        other.enclosed = self.enclosed[:]
        other.visited = self.visited[:]
        other.lengths = self.lengths[:]
        other.touched = self.touched[:]
        other.twice = self.twice[:]
        other.supply = self.supply[:]
        other.points = self.points[:]
        return other

    # Where one may go

    def places(self, tint: Tint) -> Bits:
        """Where the seat to move may place a camel of a colour."""
        if not self.supply[tint]:
            return 0
        return self.reach[self.seat * COLOURS + tint] & self.free & ~self.twice[tint]

    def can_place(self, seat: Seat) -> bool:
        """True if a seat has any place for any camel."""
        first = seat * COLOURS
        for tint in TINTS:
            if self.reach[first + tint] & self.free & ~self.twice[tint] and self.supply[tint]:
                return True
        return False

    def rider_places(self) -> Bits:
        """Where a rider may go."""
        return self.spaces & ~grown(self.oases | self.riders) & ~self.wells[0]

    def rider_tints(self) -> list[Tint]:
        """The colours of riders that the seat to move may place: new ones in the first round."""
        tints = self.to_ride[self.seat]
        if self.riders.bit_count() < self.seats:
            return [tint for tint in tints if not self.touched[tint]] or tints
        return tints

    def new_shores(self, number: int) -> Bits:
        """The hexes beside oases that a caravan has not scored yet."""
        return grown(self.oases & ~self.visited[number])

    # What one may do

    def ride(self, tint: Tint, index: Index) -> None:
        """Place a rider."""
        self._stand(tint, index)
        self.riders |= BIT[index]
        self.riders_left -= 1
        self.to_ride[self.seat].remove(tint)
        self.seat = (self.seat + 1) % self.seats
        if not self.riders_left:
            self.left = FIRST_TURNS[self.seats][0]
            if not self.can_place(self.seat):
                self._pass_on()

    def place(self, tint: Tint, index: Index) -> None:
        """Place a camel, and take what that wins."""
        seat, number, bit = self.seat, self.seat * COLOURS + tint, BIT[index]
        won = 0
        near = NEIGHBOURS[index]
        ground = self.spaces & ~self.camels[number]
        self._stand(tint, index)
        taken = bit & self.wells[0]
        if self.enclosed[number] & bit:
            self.enclosed[number] ^= bit
            won -= 1
        else:
            runs = RUNS[ground >> index - LEAST & AROUND]
            if runs:
                for area in self.closed(runs, index, ground ^ bit):
                    self.enclosed[number] |= area
                    won += (area & ~self.oases).bit_count()
                    taken |= area & self.wells[0]
                    near |= area
        if near & self.oases:
            new = near & self.oases & ~self.visited[number]
            if new:
                self.visited[number] |= new
                won += OASIS_POINTS * new.bit_count()
        if taken:
            won += worth(taken, self.wells)
            self.wells = left_of(self.wells, taken)
        self.points[seat] += won
        self.supply[tint] -= 1
        if not self.supply[tint]:
            self.last_turn = True
        self.left -= 1
        if not self.left or not self.can_place(seat):
            self._pass_on()

    def _stand(self, tint: Tint, index: Index) -> None:
        number, near = self.seat * COLOURS + tint, NEIGHBOURS[index]
        own = self.reach[number]
        self.twice[tint] |= near & self.touched[tint] & ~own
        self.touched[tint] |= near
        self.reach[number] = own | near
        self.camels[number] |= BIT[index]
        self.lengths[number] += 1
        self.free ^= BIT[index]

    def closed(self, runs: tuple[Bits, ...], index: Index, ground: Bits) -> list[Bits]:
        """The parts of the ground around a new camel that hold no camel."""
        return shut_off(runs, index, ground, ground & ~self.oases & ~self.free)

    def _pass_on(self) -> None:
        if self.last_turn:
            self.seat = OVER
            return
        for _ in range(self.seats):
            self.seat = (self.seat + 1) % self.seats
            self.turn += 1
            if self.can_place(self.seat):
                first = self.turn < self.seats
                self.left = FIRST_TURNS[self.seats][self.seat] if first else CAMELS_A_TURN
                return
        self.seat = OVER

    # How it stands

    def totals(self) -> list[int]:
        """Each seat's points, if the match ended here."""
        totals = self.points[:]
        for tint in TINTS:
            lengths = self.lengths[tint::COLOURS]
            most = max(lengths)
            if most:
                points = LONGEST_POINTS if lengths.count(most) == 1 else TIED_POINTS
                for seat, length in enumerate(lengths):
                    if length == most:
                        totals[seat] += points
        return totals


def twin_of(position: Position) -> Twin:
    """The position to run about in; its palms and wells must have been laid."""
    twin = Twin()
    caravans = [caravan for own in position.caravans for caravan in own]
    seats = twin.seats = position.seats
    twin.seat = OVER if position.stage == "over" else position.seat
    twin.left = position.left
    twin.turn = position.turn
    twin.last_turn = position.stage == "camels" and 0 in position.supply
    twin.spaces = position.spaces
    twin.oases = position.oases
    twin.shores = grown(position.oases) & position.spaces & ~position.oases
    twin.wells = position.wells
    twin.free = position.free
    twin.riders = position.riders
    placing = position.stage == "riders"
    twin.riders_left = seats * RIDERS[seats] - position.riders.bit_count() if placing else 0
    twin.to_ride = [
        [
            tint
            for tint in TINTS
            if not own[tint].camels and not (position.aside and position.aside[seat] == tint)
        ]
        for seat, own in enumerate(position.caravans)
    ]
    twin.camels = [caravan.camels for caravan in caravans]
    twin.reach = [caravan.reach for caravan in caravans]
    twin.enclosed = [caravan.enclosed for caravan in caravans]
    twin.visited = [caravan.visited for caravan in caravans]
    twin.lengths = [caravan.camels.bit_count() for caravan in caravans]
    twin.touched = [0] * COLOURS
    twin.twice = [0] * COLOURS
    for number, caravan in enumerate(caravans):
        tint = number % COLOURS
        twin.twice[tint] |= twin.touched[tint] & caravan.reach
        twin.touched[tint] |= caravan.reach
    twin.supply = list(position.supply)
    twin.points = [
        sum(value * count for value, count in enumerate(position.water[seat], start=1))
        + sum(
            OASIS_POINTS * caravan.visited.bit_count()
            + (caravan.enclosed & ~position.oases).bit_count()
            for caravan in own
        )
        for seat, own in enumerate(position.caravans)
    ]
    return twin
