"""How to play well, plainly: points now, what comes within reach, and the longest caravans."""

from math import exp
from typing import Any

from msgspec.structs import replace

from sobremesa.core.choices import Choices
from sobremesa.core.game import Seat
from sobremesa.games.through_the_desert.areas import prize, worth
from sobremesa.games.through_the_desert.hexes import (
    BIT,
    NEIGHBOURS,
    Bits,
    Index,
    grown,
    indices_of,
)
from sobremesa.games.through_the_desert.moves import SeatMove
from sobremesa.games.through_the_desert.places import camel_places
from sobremesa.games.through_the_desert.scoring import lengths
from sobremesa.games.through_the_desert.state import (
    CAMELS_A_TURN,
    LONGEST_POINTS,
    OASIS_POINTS,
    Caravan,
    Position,
    Tint,
)
from sobremesa.games.through_the_desert.turn import (
    PLACE_CAMEL,
    PLACE_RIDER,
    CamelChoices,
    RiderChoices,
)
from sobremesa.games.through_the_desert.view import View, imagined

FAR, DECAY = 5, 0.7
"""How many steps ahead a caravan looks, and what a step takes off the worth of what it sees."""
REACH = 0.45
"""The worth of a point within reach."""
FOLLOWED = 0.9
"""The worth of a point that the second camel of the turn can win."""
CONTESTED = 0.35
"""What is added for water that a rival could take."""
ROOM = 0.02
"""The worth to a rider of a free space nearby; and what a rider nearby takes off it."""
CROWD, SAME_COLOUR = 0.8, 2.0


class ThroughTheDesertAdvice:
    """Weighs every placement by itself; for the first camel of two, with its best second."""

    def weigh(
        self,
        view: View,
        choices: Choices[Any],
        skill: float = 1.0,  # noqa: ARG002
    ) -> list[tuple[float, SeatMove]]:
        """The choices, each with its worth to the viewer, most first."""
        weighed: list[tuple[float, SeatMove]] = []
        if isinstance(choices, CamelChoices):
            weighed = weigh_camels(imagined(view), choices)
        elif isinstance(choices, RiderChoices):
            weighed = weigh_riders(imagined(view), choices)
        return sorted(weighed, key=lambda choice: -choice[0])


# Camels


def weigh_camels(position: Position, choices: CamelChoices) -> list[tuple[float, SeatMove]]:
    """By points, by what comes within reach, and by the race for the longest caravan."""
    seat = position.seat
    rivals = _within_reach_of_rivals(position)
    gains = {
        (tint, index): _gain(position, position.caravans[seat][tint], index, rivals)
        for tint, hexes in enumerate(choices.places)
        for index in indices_of(hexes)
    }
    best = sorted(gains.values(), reverse=True)[:2]
    weighed: list[tuple[float, SeatMove]] = []
    for tint, hexes in enumerate(choices.places):
        if not hexes:
            continue
        caravan = position.caravans[seat][tint]
        before = _prospects(position, caravan, tint)
        longest = _race(position, seat, tint)
        for index in indices_of(hexes):
            gain = gains[tint, index]
            after = _after(position, seat, tint, index)
            ahead = _prospects(after, after.caravans[seat][tint], tint)
            value = gain + longest + REACH * (ahead - before)
            if position.left == CAMELS_A_TURN:
                rest = best[1:] if gain == best[0] else best[:1]
                value += FOLLOWED * _second(after, tint, NEIGHBOURS[index], rest)
            weighed.append((value, PLACE_CAMEL[tint][index]))
    return weighed


def _gain(position: Position, caravan: Caravan, index: Index, rivals: Bits) -> float:
    """Points of a placement: water, oases, and land at the end."""
    won = prize(position, caravan, index)
    land = sum((area & ~position.oases).bit_count() for area in won.areas)
    filled = 1 if caravan.enclosed & BIT[index] else 0
    contested = CONTESTED * worth(won.wells & rivals, position.wells)
    return won.points(position.wells) + land - filled + contested


def _second(after: Position, tint: Tint, near: Bits, others: list[float]) -> float:
    """The best gain of another camel: of the same caravan beside the first, or of any other."""
    caravan = after.caravans[after.seat][tint]
    hexes = near & after.free & after.roomy[tint] if after.supply[tint] else 0
    return max([_gain(after, caravan, index, 0) for index in indices_of(hexes)] + others, default=0)


def _after(position: Position, seat: Seat, tint: Tint, index: Index) -> Position:
    """The board with one more camel, as far as the own caravan is concerned."""
    own = list(position.caravans[seat])
    caravan, camel, near = own[tint], BIT[index], NEIGHBOURS[index]
    own[tint] = Caravan(
        caravan.camels | camel,
        caravan.reach | near,
        caravan.enclosed & ~camel,
        caravan.visited | near & position.oases,
    )
    caravans = list(position.caravans)
    caravans[seat] = tuple(own)
    wells = tuple([some & ~camel for some in position.wells])
    return replace(position, caravans=tuple(caravans), free=position.free ^ camel, wells=wells)


def _prospects(position: Position, caravan: Caravan, tint: Tint) -> float:
    """What a caravan can reach: the points on its way, each step making them worth less."""
    return _seen(position, caravan.reach, position.roomy[tint], position.oases & ~caravan.visited)


def _seen(position: Position, start: Bits, room: Bits, oases: Bits) -> float:
    """The worth of the water and oases around a start, going over free ground."""
    ground = position.free & room
    ring = start & ground
    walked, total, factor = 0, 0.0, 1.0
    for _ in range(FAR):
        if not ring:
            break
        wider = grown(ring)
        reached = wider & oases
        oases ^= reached
        points = worth(ring, position.wells) + OASIS_POINTS * reached.bit_count()
        total += factor * points
        walked |= ring
        ring = wider & ground & ~walked
        factor *= DECAY
    return total


def _within_reach_of_rivals(position: Position) -> Bits:
    """The hexes where any other seat could place its next camel."""
    found = 0
    for seat in range(position.seats):
        if seat != position.seat:
            for hexes in camel_places(position, seat):
                found |= hexes
    return found


def _race(position: Position, seat: Seat, tint: Tint) -> float:
    """What one more camel is worth for the longest caravan of a colour."""
    counts = lengths(position, tint)
    lead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    spread = 1.0 + 0.15 * min(position.supply)
    return LONGEST_POINTS * (_likely((lead + 1) / spread) - _likely(lead / spread))


def _likely(x: float) -> float:
    """A chance between 0 and 1 that rises with x."""
    return 1 / (1 + exp(-x))


# Riders


def weigh_riders(position: Position, choices: RiderChoices) -> list[tuple[float, SeatMove]]:
    """By distance to oases, water and free space; away from riders, most of all of its colour."""
    weighed: list[tuple[float, SeatMove]] = []
    for index in indices_of(choices.hexes):
        site = _site(position, index)
        near = grown(grown(grown(BIT[index])))
        for tint in choices.tints:
            same = sum((own[tint].camels & near).bit_count() for own in position.caravans)
            weighed.append((site - SAME_COLOUR * same, PLACE_RIDER[tint][index]))
    return weighed


def _site(position: Position, index: Index) -> float:
    near = grown(grown(grown(BIT[index])))
    seen = REACH * _seen(position, NEIGHBOURS[index], position.spaces, position.oases)
    room = ROOM * (near & position.free).bit_count()
    return seen + room - CROWD * (near & position.riders).bit_count()
