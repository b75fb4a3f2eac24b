"""What a seat may do: nothing is listed before somebody asks for a list."""

from collections.abc import Iterator

from sobremesa.core.choices import Choices, Group
from sobremesa.core.luck import Luck
from sobremesa.games.where_is_that.cards import Card, MapSide
from sobremesa.games.where_is_that.maps import (
    DIRECTIONS,
    STEPS,
    Cell,
    Direction,
    Map,
    Spot,
    broken_by,
    cell_of,
    free_spots,
    spot_of,
    touches,
)
from sobremesa.games.where_is_that.moves import Place, Push, Take


class TakeChoices(Choices[Take]):
    """Any card on offer."""

    __slots__ = ("market",)

    def __init__(self, market: tuple[Card, ...]) -> None:
        self.market = market

    def __contains__(self, move: object) -> bool:
        return type(move) is Take and move.card in self.market

    def __iter__(self) -> Iterator[Take]:
        return map(Take, self.market)

    def __len__(self) -> int:
        return len(self.market)

    def sample(self, luck: Luck) -> Take:
        return Take(luck.pick(self.market))

    def groups(self) -> tuple[Group, ...]:
        return (Group(Take, (self.market,)),)


class PlaceChoices(Choices[Place | Push]):
    """Any free cell next to a card, or the place of any card that is pushed away (R8, R10, R11)."""

    __slots__ = ("map",)

    def __init__(self, on: Map) -> None:
        self.map = on

    def may_push(self, spot: Spot, direction: Direction) -> bool:
        """True if the card on this spot can be pushed; without numbers in sight, always (R10)."""
        return True

    def __contains__(self, move: object) -> bool:
        if type(move) is Place:
            spot = spot_of(move.cell)
            return spot is not None and spot not in self.map and touches(self.map, spot) > 0
        if type(move) is Push:
            spot = spot_of(move.cell)
            return spot in self.map and self.may_push(spot, move.direction)
        return False

    def _pushes(self, direction: Direction) -> tuple[Cell, ...]:
        return tuple(cell_of(s) for s in sorted(self.map) if self.may_push(s, direction))

    def __iter__(self) -> Iterator[Place | Push]:
        for group in self.groups():
            yield from group

    def __len__(self) -> int:
        return sum(map(len, self.groups()))

    def sample(self, luck: Luck) -> Place | Push:
        """Picks a card and one of its sides; there it pushes, or places if nothing lies there.

        A free spot can be come upon from several sides, so it is then kept only as often as makes
        it as likely as any other; and a push that is not allowed is drawn again.
        """
        on = self.map
        spots = list(on)
        while True:
            spot = luck.pick(spots)
            side = luck.below(8)
            direction = DIRECTIONS[side & 3]
            if side < 4:
                if self.may_push(spot, direction):
                    return Push(cell_of(spot), direction)
                continue
            spot += STEPS[direction]
            if spot not in on:
                cards = touches(on, spot)
                if cards == 1 or luck.below(cards) == 0:
                    return Place(cell_of(spot))

    def groups(self) -> tuple[Group, ...]:
        places = Group(Place, (tuple(map(cell_of, free_spots(self.map))),))
        cells = tuple(map(cell_of, sorted(self.map)))
        return (places, Group(Push, (cells, DIRECTIONS)))


class CommonChoices(PlaceChoices):
    """On the common map a push must leave every circle right that can be seen (R9)."""

    __slots__ = ("open", "whole_line")

    def __init__(self, on: Map, seen: dict[Card, MapSide], whole_line: bool) -> None:
        self.map = on
        self.open = seen
        self.whole_line = whole_line

    def _parts(self) -> tuple[object, ...]:
        return self.map, self.open, self.whole_line

    def may_push(self, spot: Spot, direction: Direction) -> bool:
        step = STEPS[direction]
        return broken_by(self.map, spot, step, self.whole_line, self.open) is None

    def groups(self) -> tuple[Group, ...]:
        places = Group(Place, (tuple(map(cell_of, free_spots(self.map))),))
        pushes = (Group(Push, (self._pushes(d), (d,))) for d in DIRECTIONS)
        return tuple(group for group in (places, *pushes) if len(group))
