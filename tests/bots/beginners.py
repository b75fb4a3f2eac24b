"""Somebody who has just learnt the rules, one for each game: what `first` is measured by.

They share nothing with the advice that the levels follow, so that neither hides the other's faults.
"""

from collections.abc import Iterable
from itertools import islice
from math import hypot, sqrt
from random import Random
from typing import Any

from sobremesa.core.choices import Choices
from sobremesa.core.foresight import foresee
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.values import Event
from sobremesa.games.shifting_stones.cards import POINTS, Card, matches
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Score, Skip, Swap
from sobremesa.games.shifting_stones.stones import CELLS, NEIGHBOURS, Grid, flipped, swapped
from sobremesa.games.sonora.flicks.deals import astray
from sobremesa.games.sonora.moves import EndMudcracks, EndSwaps, Finish, Flick, Keep
from sobremesa.games.sonora.printed.board import CIRCLES, in_corner
from sobremesa.games.where_is_that.cards import DECKS, PLACES
from sobremesa.games.where_is_that.moves import Place, Take
from sobremesa.physics import UNIT
from sobremesa.physics.board import BRAKE


class OneCardATurn:
    """Shifting Stones: works towards the card that is nearest to a match, and scores what matches.

    Pays with the card of fewest points. Where nothing can be matched it draws two, or gets rid of
    a card.
    """

    FAR = 2
    """Actions that it sees ahead."""

    def choose(self, game: AnyGame, view: Any, choices: Choices[Any], luck: Luck) -> Any:
        for card in view.matching:
            if Score(card) in choices:
                return Score(card)
        if view.has_scored or len(view.hand) < 2:
            return EndTurn()
        steps = [
            (away, -POINTS[card], card, action)
            for card in view.hand
            for away, action in [self._nearest(card, view.grid, len(view.hand) - 1)]
            if action is not None
        ]
        if not steps:
            least = min(view.hand, key=lambda card: POINTS[card])
            return Skip() if Skip() in choices else Flip(least, luck.below(len(CELLS)))
        *_, goal, (kind, where) = min(steps, key=lambda step: step[:2])
        payer = min((card for card in view.hand if card != goal), key=lambda card: POINTS[card])
        return kind(payer, where)

    def _nearest(self, card: Card, grid: Grid, paid: int) -> tuple[int, Any]:
        """How many actions a card is away from a match, and the first of them."""
        reached: dict[Grid, Any] = {grid: None}
        for away in range(1, min(paid, self.FAR) + 1):
            further: dict[Grid, Any] = {}
            for there, first in reached.items():
                for action, after in _actions(there):
                    further.setdefault(after, first or action)
                    if matches(card, after):
                        return away, first or action
            reached = further
        return 0, None


def _actions(grid: Grid) -> Iterable[tuple[Any, Grid]]:
    for stones in NEIGHBOURS:
        yield (Swap, stones), swapped(grid, stones)
    for stone in CELLS:
        yield (Flip, stone), flipped(grid, stone)


class GainShown:
    """Through the Desert: riders anywhere, then the camel of the gain that the screen shows."""

    def choose(self, game: AnyGame, view: Any, choices: Choices[Any], luck: Luck) -> Any:
        ahead = foresee(game, view, choices, {"type": "place_camel"})
        if not ahead:
            return choices.sample(luck)
        gains = [sum(map(_gain, brings.events)) for brings in ahead]
        best = max(gains)
        return luck.pick(
            [brings.move for brings, gain in zip(ahead, gains, strict=True) if gain == best]
        )


def _gain(event: Event) -> int:
    return int(getattr(event, "points", 0) or getattr(event, "value", 0))


AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Edges:
    """Where Is That?: knows roughly where places are, and never pushes.

    Takes and lays a card where most of its neighbours are clearly right, and none is not.
    """

    ROUGHLY = 0.12
    """How far off, in parts of the deck's size."""
    CLEARLY = 0.07
    """So far apart, two places seem to be in the right order."""

    def choose(self, game: AnyGame, view: Any, choices: Choices[Any], luck: Luck) -> Any:
        laid = view.maps[0 if view.mode == "shakeup" else view.seat]
        at = {one.cell: self._believed(one.face, view) for one in laid}
        if view.taken is None:
            cards = [(self._cells(face, at, view)[0], Take(face.card)) for face in view.market]
            most = max(right for right, _ in cards)
            return luck.pick([take for right, take in cards if right == most])
        return Place(luck.pick(self._cells(view.taken, at, view)[1]))

    def _cells(self, face: Any, at: dict[Any, Any], view: Any) -> tuple[int, list[Any]]:
        """How many neighbours of a card seem right at best, and where that is."""
        lon, lat = self._believed(face, view)
        found: dict[int, list[Any]] = {}
        for x, y in {(x + dx, y + dy) for x, y in at for dx, dy in AROUND} - set(at):
            apart = [
                *(lon - at[west][0] for west in [(x - 1, y)] if west in at),
                *(at[east][0] - lon for east in [(x + 1, y)] if east in at),
                *(at[north][1] - lat for north in [(x, y - 1)] if north in at),
                *(lat - at[south][1] for south in [(x, y + 1)] if south in at),
            ]
            right = sum(1 if one > self.CLEARLY else -2 for one in apart)
            found.setdefault(right, []).append((x, y))
        most = max(found)
        return most, sorted(found[most])

    def _believed(self, face: Any, view: Any) -> tuple[float, float]:
        """Where a place is, or seems to be, in parts of the deck's size."""
        west, south, east, north = DECKS[view.deck].box
        if face.side:
            return face.side.lon / (east - west), face.side.lat / (north - south)
        luck = Random(f"{view.viewer} {view.first} {face.card}")
        lon, lat = (luck.gauss(0, self.ROUGHLY) for _ in range(2))
        place = PLACES[face.card]
        return place.lon / (east - west) + lon, place.lat / (north - south) + lat


class Straight:
    """Sonora: flicks straight at the nearest circle, with a poor hand, and writes what counts now.

    Keeps every disc, swaps none, and looks at some of the marks that it could make.
    """

    HAND = (12.0, 0.3)
    """How far it strays: degrees, and a share of the speed."""
    LOOKS_AT = 30

    def choose(self, game: AnyGame, view: Any, choices: Choices[Any], luck: Luck) -> Any:
        match view.stage:
            case "flick":
                return self._flick(view, choices, luck)
            case "reflick":
                return Keep()
            case "swap":
                return EndSwaps()
            case "ruins" | "write":
                return self._mark(game, view, choices, luck)
        return choices.sample(luck)

    def _flick(self, view: Any, choices: Choices[Any], luck: Luck) -> Flick:
        corner, seat = view.corners[view.viewer], view.viewer
        hand = [
            number
            for number, disc in enumerate(view.discs)
            if disc.seat == seat and disc.where == "hand" and view.disc in (None, number)
        ]
        stand = in_corner(corner, 14 * UNIT, 14 * UNIT)
        circles = [(round(one.x * UNIT), round(one.y * UNIT)) for one in CIRCLES]
        ways = [(x - stand[0], y - stand[1]) for x, y in circles]
        beyond = [way for way in ways if hypot(*way) > 150 * UNIT]
        across, down = min(beyond, key=lambda way: hypot(*way))
        speed = sqrt(2 * BRAKE / hypot(across, down))
        while True:
            velocity = astray(round(speed * across), round(speed * down), self.HAND, luck)
            flick = Flick(luck.pick(hand), *stand, *velocity)
            if flick in choices:
                return flick

    def _mark(self, game: AnyGame, view: Any, choices: Choices[Any], luck: Luck) -> Any:
        world, seat = game.imagine(view, luck), view.viewer
        marks = [m for m in choices if not isinstance(m, Finish | EndMudcracks)]
        if not marks:
            return choices.sample(luck)
        looked_at = islice(luck.shuffled(marks), self.LOOKS_AT)

        def points(mark: Any) -> int:
            return sum(game.view(game.apply(world, seat, mark).state, seat).points[seat])

        return max(looked_at, key=points)


BEGINNERS: dict[str, Any] = {
    "shifting_stones": OneCardATurn,
    "through_the_desert": GainShown,
    "where_is_that": Edges,
    "sonora": Straight,
}
