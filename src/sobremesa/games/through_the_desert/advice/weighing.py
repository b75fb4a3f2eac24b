"""What those think who do not search: each placement by itself, the first camel with its second."""

from random import Random

from sobremesa.games.through_the_desert.advice.ideas import REACH, Idea, camel_ideas, gain, seen
from sobremesa.games.through_the_desert.advice.twin import COLOURS, Twin
from sobremesa.games.through_the_desert.hexes import BIT, NEIGHBOURS, Index, grown, indices_of
from sobremesa.games.through_the_desert.moves import SeatMove
from sobremesa.games.through_the_desert.state import CAMELS_A_TURN
from sobremesa.games.through_the_desert.turn import PLACE_CAMEL, PLACE_RIDER

FOLLOWED = 0.9
"""The worth of a point that the second camel of the turn can win."""
ROOM = 0.02
"""The worth to a rider of a free space nearby; and what a rider nearby takes off it."""
CROWD, SAME_COLOUR = 0.8, 2.0
WHIM = 8.0
"""As much as the best place for a rider is usually worth."""

# Camels


def weigh_camels(twin: Twin, skill: float = 1.0) -> list[tuple[float, SeatMove]]:
    """By points, by what comes within reach, and by the race for the longest caravan.

    Without any skill only the points are seen.
    """
    ideas = list(camel_ideas(twin))
    best = sorted([idea.gain for idea in ideas], reverse=True)[:2]
    weighed: list[tuple[float, SeatMove]] = []
    for idea in ideas:
        beyond = idea.worth - idea.gain
        if skill and twin.left == CAMELS_A_TURN:
            other = best[1:] if idea.gain == best[0] else best[:1]
            beyond += FOLLOWED * max([_second(twin, idea), *other])
        worth = idea.gain + skill * beyond
        weighed.append((worth, PLACE_CAMEL[idea.tint][idea.place]))
    return weighed


def _second(twin: Twin, idea: Idea) -> float:
    """The most that another camel of the same caravan wins beside the first."""
    after = twin.copy()
    after.place(idea.tint, idea.place)
    if after.seat != twin.seat:
        return 0.0
    most = 0.0
    for index in indices_of(after.places(idea.tint) & NEIGHBOURS[idea.place]):
        then = after.copy()
        then.place(idea.tint, index)
        most = max(most, gain(after, then))
    return most


# Riders


def weigh_riders(twin: Twin, skill: float = 1.0) -> list[tuple[float, SeatMove]]:
    """By distance to oases, water and free space; away from riders, most of all of its colour.

    What is lacking in skill is made up for by whims, the same whenever the wells lie so.
    """
    whims = Random(f"{twin.seat} {twin.wells}")
    weighed: list[tuple[float, SeatMove]] = []
    tints = twin.rider_tints()
    for index in indices_of(twin.rider_places()):
        site = _site(twin, index)
        near = grown(grown(grown(BIT[index])))
        for tint in tints:
            same = sum((camels & near).bit_count() for camels in twin.camels[tint::COLOURS])
            worth = skill * (site - SAME_COLOUR * same) + (1 - skill) * WHIM * whims.random()
            weighed.append((worth, PLACE_RIDER[tint][index]))
    return weighed


def _site(twin: Twin, index: Index) -> float:
    near = grown(grown(grown(BIT[index])))
    around = REACH * seen(NEIGHBOURS[index], twin.free, twin.oases, twin.wells)
    room = ROOM * (near & twin.free).bit_count()
    return around + room - CROWD * (near & twin.riders).bit_count()
