"""Where a bot can search: the quick twin of the rules, with ideas and a judgement of its own."""

from collections.abc import Sequence

from sobremesa.core.luck import Luck
from sobremesa.games.through_the_desert import playout
from sobremesa.games.through_the_desert.hexes import Index, indices_of
from sobremesa.games.through_the_desert.ideas import camel_ideas
from sobremesa.games.through_the_desert.judgement import worths
from sobremesa.games.through_the_desert.moves import PlaceCamel, PlaceRider
from sobremesa.games.through_the_desert.playout import Twin, twin_of
from sobremesa.games.through_the_desert.state import Tint
from sobremesa.games.through_the_desert.turn import PLACE_CAMEL, PLACE_RIDER
from sobremesa.games.through_the_desert.view import View, imagined

RIVALS = 0.5
"""What it is worth to leave the others a point less, when riders are placed."""

Spot = tuple[Tint, Index]


class DesertGround:
    """A position in the hand of a search. Riders are judged at once, camels are searched."""

    __slots__ = ("twin",)

    def __init__(self, twin: Twin) -> None:
        self.twin = twin

    @property
    def seat(self) -> int:
        return self.twin.seat

    def copy(self) -> "DesertGround":
        return DesertGround(self.twin.copy())

    def ideas(self) -> Sequence[tuple[float, Spot]]:
        twin = self.twin
        if twin.riders_left:
            return [max((_judged(twin, spot), spot) for spot in _rider_spots(twin))]
        ideas = [(idea.worth, (idea.tint, idea.place)) for idea in camel_ideas(twin)]
        ideas.sort(reverse=True)
        return ideas

    def play(self, idea: Spot) -> None:
        self.twin.place(*idea)

    def move(self, idea: Spot) -> PlaceRider | PlaceCamel:
        tint, index = idea
        return (PLACE_RIDER if self.twin.riders_left else PLACE_CAMEL)[tint][index]

    def run(self, plies: int, luck: Luck) -> None:
        playout.run(self.twin, plies, luck.fraction)

    def worths(self) -> list[float]:
        return worths(self.twin)


def _rider_spots(twin: Twin) -> list[Spot]:
    tints = twin.rider_tints()
    return [(tint, index) for index in indices_of(twin.rider_places()) for tint in tints]


def _judged(twin: Twin, spot: Spot) -> float:
    """How the rider's seat would stand compared with the others."""
    after = twin.copy()
    after.ride(*spot)
    each = worths(after)
    own = each.pop(twin.seat)
    return own - RIVALS * sum(each) / len(each)


def ground(view: View) -> DesertGround | None:
    """The ground under a view; none before the wells are filled."""
    return DesertGround(twin_of(imagined(view))) if view.stage in ("riders", "camels") else None
