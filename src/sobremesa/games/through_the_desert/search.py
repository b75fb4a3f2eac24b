"""A ground to search in: the quick twin of the rules with ideas about what to do."""

from collections.abc import Sequence

from sobremesa.core.luck import Luck
from sobremesa.games.through_the_desert.hexes import Index
from sobremesa.games.through_the_desert.ideas import Idea, camel_ideas, prospects, rider_ideas
from sobremesa.games.through_the_desert.moves import PlaceCamel, PlaceRider
from sobremesa.games.through_the_desert.playout import COLOURS, OVER, Twin, run, twin_of
from sobremesa.games.through_the_desert.state import LONGEST_POINTS, TINTS
from sobremesa.games.through_the_desert.turn import PLACE_CAMEL, PLACE_RIDER
from sobremesa.games.through_the_desert.view import View, imagined

WEIGHTS = tuple(float(length) ** 5 for length in range(40))
"""How a caravan's length tells in the race for the longest."""


AHEAD = 0.4
"""The worth of a point within a caravan's reach."""


class SearchGround:
    """A position in the hand of a search bot."""

    __slots__ = ("_at", "_ranking")

    def __init__(self, at: Twin, ranking: Sequence[Index]) -> None:
        self._at = at
        self._ranking = ranking

    @property
    def seat(self) -> int:
        return self._at.seat

    def copy(self) -> "SearchGround":
        return SearchGround(self._at.copy(), self._ranking)

    def ideas(self) -> Sequence[Idea]:
        at = self._at
        return rider_ideas(at) if at.riders_left else camel_ideas(at)

    def play(self, idea: Idea) -> None:
        at = self._at
        if at.riders_left:
            at.ride(idea.tint, idea.index)
        else:
            at.place(idea.tint, idea.index)

    def move(self, idea: Idea) -> PlaceRider | PlaceCamel:
        moves = PLACE_RIDER if self._at.riders_left else PLACE_CAMEL
        return moves[idea.tint][idea.index]

    def run(self, plies: int, luck: Luck) -> None:
        at = self._at
        while at.riders_left:
            self._ride(luck)
        run(at, plies, luck.fraction)

    def _ride(self, luck: Luck) -> None:
        """Place a rider on one of the best places, of any colour."""
        at = self._at
        places = at.rider_places()
        last = -1
        for index in self._ranking:
            if places >> index & 1:
                last = index
                if luck.chance(0.4):
                    break
        at.ride(luck.pick(at.rider_tints()), last)

    def worths(self) -> list[float]:
        at = self._at
        if at.seat == OVER:
            return [float(total) for total in at.totals()]
        worths = [float(points) for points in at.points]
        for number in range(len(at.reach)):
            if at.supply[number % COLOURS]:
                worths[number // COLOURS] += AHEAD * prospects(at, number)
        for tint in TINTS:
            weights = [WEIGHTS[length] for length in at.lengths[tint::COLOURS]]
            share = LONGEST_POINTS / (sum(weights) or 1.0)
            for seat, weight in enumerate(weights):
                worths[seat] += share * weight
        return worths


def ground(view: View) -> SearchGround | None:
    """The ground under a view; none before the wells are filled."""
    if view.stage not in ("riders", "camels"):
        return None
    at = twin_of(imagined(view))
    ranking = dict.fromkeys(idea.index for idea in rider_ideas(at)) if at.riders_left else ()
    return SearchGround(at, tuple(ranking))
