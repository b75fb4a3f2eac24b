"""What a seat may do: sets of hexes, from which no list is made before somebody asks for one."""

from collections.abc import Iterator
from typing import Any

from sobremesa.core.choices import Choices, Group
from sobremesa.core.luck import Luck
from sobremesa.games.through_the_desert.hexes import HEXES, INDEX, Bits, hexes_of, indices_of, nth
from sobremesa.games.through_the_desert.moves import PlaceCamel, PlaceRider
from sobremesa.games.through_the_desert.state import COLOURS, TINT, Tint

# Every move there can be, made once: by colour, then by the index of the hex.
PLACE_RIDER = tuple(tuple(PlaceRider(colour, name) for name in HEXES) for colour in COLOURS)
PLACE_CAMEL = tuple(tuple(PlaceCamel(colour, name) for name in HEXES) for colour in COLOURS)


class _Placements(Choices[Any]):
    """Pieces of some colours on some hexes."""

    __slots__ = ()
    _kind: Any
    _moves: tuple[tuple[Any, ...], ...]

    def _places(self) -> Iterator[tuple[Tint, Bits]]:
        """Each colour that may be placed, with its hexes."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Any]:
        for tint, hexes in self._places():
            for index in indices_of(hexes):
                yield self._moves[tint][index]

    def __len__(self) -> int:
        return sum(hexes.bit_count() for _, hexes in self._places())

    def groups(self) -> tuple[Group, ...]:
        return tuple(
            Group(self._kind, ((COLOURS[tint],), hexes_of(hexes))) for tint, hexes in self._places()
        )


class RiderChoices(_Placements):
    """Any of some colours on any of some hexes."""

    __slots__ = ("hexes", "tints")
    _kind = PlaceRider
    _moves = PLACE_RIDER

    def __init__(self, tints: tuple[Tint, ...], hexes: Bits) -> None:
        self.tints = tints
        self.hexes = hexes

    def __contains__(self, move: object) -> bool:
        return (
            type(move) is PlaceRider
            and TINT[move.colour] in self.tints
            and self.hexes >> INDEX.get(move.hex, 0) & 1 == 1
        )

    def _places(self) -> Iterator[tuple[Tint, Bits]]:
        return ((tint, self.hexes) for tint in self.tints)

    def groups(self) -> tuple[Group, ...]:
        colours = tuple(COLOURS[tint] for tint in self.tints)
        return (Group(PlaceRider, (colours, hexes_of(self.hexes))),)

    def sample(self, luck: Luck) -> PlaceRider:
        index = nth(self.hexes, luck.below(self.hexes.bit_count()))
        return PLACE_RIDER[luck.pick(self.tints)][index]


class CamelChoices(_Placements):
    """For each colour the hexes where a camel may go."""

    __slots__ = ("places",)
    _kind = PlaceCamel
    _moves = PLACE_CAMEL

    def __init__(self, places: tuple[Bits, ...]) -> None:
        self.places = places

    def __contains__(self, move: object) -> bool:
        return (
            type(move) is PlaceCamel
            and self.places[TINT[move.colour]] >> INDEX.get(move.hex, 0) & 1 == 1
        )

    def _places(self) -> Iterator[tuple[Tint, Bits]]:
        return ((tint, hexes) for tint, hexes in enumerate(self.places) if hexes)

    def sample(self, luck: Luck) -> PlaceCamel:
        sizes = list(map(int.bit_count, self.places))
        n = luck.below(sum(sizes))
        for tint, size in enumerate(sizes):
            if n < size:
                return PLACE_CAMEL[tint][nth(self.places[tint], n)]
            n -= size
        raise IndexError("there is nothing to choose from")
