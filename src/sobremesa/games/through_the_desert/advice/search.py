"""Where a bot can search: the quick twin of the rules, with ideas and a judgement of its own."""

from collections.abc import Sequence

from sobremesa.core.advice import Idea
from sobremesa.core.luck import Luck
from sobremesa.games.through_the_desert.advice.ideas import camel_ideas
from sobremesa.games.through_the_desert.advice.judgement import worths
from sobremesa.games.through_the_desert.advice.playout import SEEDS, fractions, run
from sobremesa.games.through_the_desert.advice.twin import Twin
from sobremesa.games.through_the_desert.hexes import HEXES, Index, indices_of
from sobremesa.games.through_the_desert.moves import PlaceCamel, PlaceRider
from sobremesa.games.through_the_desert.state import Tint
from sobremesa.games.through_the_desert.turn import PLACE_CAMEL, PLACE_RIDER

RIVALS = 0.5
"""What it is worth to leave the others a point less, when riders are placed."""


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

    def ideas(self) -> Sequence[tuple[float, Idea]]:
        twin = self.twin
        if twin.riders_left:
            return [max((_judged(twin, idea), idea) for idea in _rider_ideas(twin))]
        ideas = [(idea.worth, _idea(idea.tint, idea.place)) for idea in camel_ideas(twin)]
        ideas.sort(reverse=True)
        return ideas

    def play(self, idea: Idea) -> None:
        self.twin.place(*divmod(idea, len(HEXES)))

    def move(self, idea: Idea) -> PlaceRider | PlaceCamel:
        tint, index = divmod(idea, len(HEXES))
        return (PLACE_RIDER if self.twin.riders_left else PLACE_CAMEL)[tint][index]

    def run(self, plies: int, luck: Luck) -> None:
        run(self.twin, plies, fractions(luck.below(SEEDS)).__next__)

    def worths(self) -> list[float]:
        return worths(self.twin)


def _idea(tint: Tint, index: Index) -> Idea:
    """A piece of a colour on a hex, as one number."""
    return tint * len(HEXES) + index


def _rider_ideas(twin: Twin) -> list[Idea]:
    tints = twin.rider_tints()
    return [_idea(tint, index) for index in indices_of(twin.rider_places()) for tint in tints]


def _judged(twin: Twin, idea: Idea) -> float:
    """How the rider's seat would stand compared with the others."""
    after = twin.copy()
    after.ride(*divmod(idea, len(HEXES)))
    each = worths(after)
    own = each.pop(twin.seat)
    return own - RIVALS * sum(each) / len(each)
