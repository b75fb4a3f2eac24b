"""What luck does here: it plants five palms and mixes the wells."""

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.hexes import INDEX, Bits, Hex, bits_of, hexes_of
from sobremesa.games.through_the_desert.moves import FillWells, PlantPalms
from sobremesa.games.through_the_desert.state import OASES, VALUES, WELLS_OF_A_VALUE, Position

BOX = tuple(value for value in VALUES for _ in range(WELLS_OF_A_VALUE))
"""The wells, by value."""


class Plantings(Choices[PlantPalms]):
    """Every choice of five palm spaces."""

    __slots__ = ("palms",)

    def __init__(self, palms: Bits) -> None:
        self.palms = palms

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, PlantPalms)
            and len(move.oases) == OASES
            and INDEX.keys() >= set(move.oases)
            and (oases := bits_of(move.oases)).bit_count() == OASES
            and not oases & ~self.palms
        )

    def sample(self, luck: Luck) -> PlantPalms:
        return PlantPalms(hexes_of(bits_of(luck.draw(hexes_of(self.palms), OASES))))


class Fillings(Choices[FillWells]):
    """Every way to lay wells of three values, fifteen of each at most, on these spaces."""

    __slots__ = ("hexes",)

    def __init__(self, hexes: Bits) -> None:
        self.hexes = hexes

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, FillWells):
            return False
        wells = (move.ones, move.twos, move.threes)
        hexes = (*move.ones, *move.twos, *move.threes)
        return (
            max(map(len, wells)) <= WELLS_OF_A_VALUE
            and len(hexes) == self.hexes.bit_count()
            and INDEX.keys() >= set(hexes)
            and bits_of(hexes) == self.hexes
        )

    def sample(self, luck: Luck) -> FillWells:
        hexes = hexes_of(self.hexes)
        wells: tuple[list[Hex], ...] = ([], [], [])
        for name, value in zip(hexes, luck.draw(BOX, len(hexes)), strict=True):
            wells[value - 1].append(name)
        ones, twos, threes = wells
        return FillWells(tuple(ones), tuple(twos), tuple(threes))


def deals(position: Position) -> Choices[PlantPalms] | Choices[FillWells]:
    """What the dealer may do now: unused palm spaces get water like the circles (R31)."""
    part = PARTS[position.seats]
    if position.stage == "palms":
        return Plantings(part.palms)
    return Fillings((part.palms | part.circles) & ~position.oases)
