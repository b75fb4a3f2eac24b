"""What each way to lay a card is worth, as far as one believes to know where the places are."""

from math import hypot
from typing import TypeAlias

from sobremesa.games.where_is_that.advice.beliefs import Belief, Mind, likely_less
from sobremesa.games.where_is_that.cards import Card
from sobremesa.games.where_is_that.maps import (
    EAST,
    SOUTH,
    STEPS,
    Map,
    Spot,
    pushed,
    run_from,
    spot_at,
)
from sobremesa.games.where_is_that.moves import Place, Push
from sobremesa.games.where_is_that.turn import CommonChoices, PlaceChoices
from sobremesa.games.where_is_that.view import View

Way: TypeAlias = tuple[Place | Push, Spot, Map, float]
"""A way to lay any card: the move, the spot, the map without the card, what a push is worth."""


class Judge:
    """The map of the seat to move, as its beliefs show it."""

    def __init__(self, view: View, skill: float) -> None:
        mind = Mind(view, skill)
        laid = view.maps[0 if view.mode == "shakeup" else view.seat]
        faces = [one.face for one in laid] + [*view.market, *([view.taken] if view.taken else [])]
        self.common = view.mode == "shakeup"
        self.beliefs: dict[Card, Belief] = {face.card: mind.belief(face) for face in faces}
        self.chances: dict[tuple[Card, Card, int], float] = {}
        self.map: Map = {spot_at(one.cell): one.face.card for one in laid}
        seen = {one.face.card: one.face.side for one in laid if one.face.side}
        choices = (
            CommonChoices(self.map, seen, view.whole_line)
            if self.common
            else PlaceChoices(self.map)
        )
        self.ways = [self._way(move, view.whole_line) for move in choices]

    def _way(self, move: Place | Push, whole_line: bool) -> Way:
        spot = spot_at(move.cell)
        if isinstance(move, Place):
            return move, spot, self.map, 0.0
        step = STEPS[move.direction]
        after = pushed(self.map, run_from(self.map, spot, step, whole_line), step)
        change = 0.0 if self.common else self.total(after) - self.total(self.map)
        return move, spot, after, change

    def best(self, card: Card) -> float:
        """The worth of the best way to lay this card."""
        return max(self.worth(card, way) for way in self.ways)

    def worth(self, card: Card, way: Way) -> float:
        """The points to be expected from laying a card in this way."""
        _, spot, after, change = way
        chances = self._chances(card, spot, after)
        if not self.common:
            return change + sum(chances)
        all_right = 1.0
        for chance in chances:
            all_right *= chance
        return all_right * len(chances)

    def _chances(self, card: Card, spot: Spot, on: Map) -> list[float]:
        """For each circle that a card forms on a spot, how likely it is right."""
        found = []
        for step in (EAST, SOUTH):
            if (before := on.get(spot - step)) is not None:
                found.append(self.chance(before, card, step))
            if (after := on.get(spot + step)) is not None:
                found.append(self.chance(card, after, step))
        return found

    def chance(self, first: Card, second: Card, step: int) -> float:
        """How likely the first card is west (or, with a step south, north) of the second."""
        known = self.chances.get((first, second, step))
        if known is None:
            a, b = self.beliefs[first], self.beliefs[second]
            if step == EAST:
                known = likely_less(a.lon, b.lon, hypot(a.lon_error, b.lon_error))
            else:
                known = likely_less(b.lat, a.lat, hypot(a.lat_error, b.lat_error))
            self.chances[first, second, step] = known
        return known

    def total(self, on: Map) -> float:
        """The points to be expected of a whole map."""
        points = 0.0
        for spot, card in on.items():
            if (east := on.get(spot + EAST)) is not None:
                points += self.chance(card, east, EAST)
            if (south := on.get(spot + SOUTH)) is not None:
                points += self.chance(card, south, SOUTH)
        return points
