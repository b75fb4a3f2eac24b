"""What a seat can do, and what the dealer does."""

from typing import TypeAlias

from sobremesa.core.values import Move
from sobremesa.games.through_the_desert.hexes import Hex
from sobremesa.games.through_the_desert.state import Colour


class SetAside(Move, frozen=True, gc=False):
    """With five seats: do without the rider of one colour."""

    colour: Colour


class PlaceRider(Move, frozen=True, gc=False):
    """Begin a caravan with a mounted camel."""

    colour: Colour
    hex: Hex


class PlaceCamel(Move, frozen=True, gc=False):
    """Let a caravan grow by a camel."""

    colour: Colour
    hex: Hex


class PlantPalms(Move, frozen=True, gc=False):
    """The dealer makes five of the palm spaces oases."""

    oases: tuple[Hex, ...]


class FillWells(Move, frozen=True, gc=False):
    """The dealer lays a well on every circle and every palm space without a palm."""

    ones: tuple[Hex, ...]
    twos: tuple[Hex, ...]
    threes: tuple[Hex, ...]


SeatMove: TypeAlias = SetAside | PlaceRider | PlaceCamel
DealerMove: TypeAlias = PlantPalms | FillWells
AnyMove: TypeAlias = SeatMove | DealerMove
