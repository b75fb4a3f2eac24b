"""Bonuses: how they are earned, chosen and used."""

from msgspec.structs import replace

from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.printed.sheet import ANIMALS, PRINTED, Animal
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet

ICONS = tuple(getattr(PRINTED.discovery_area, animal) for animal in ANIMALS)
"""How many of each animal the Discovery area holds."""
FOX = PRINTED.animal_bonus.fox_max_number
"""The largest shape that a fox draws."""
RABBIT = {EARNED: PRINTED.animal_bonus.rabbit_value, SAVED: PRINTED.discovery_area.rabbit_value}
"""What a rabbit adds."""


def to_discover(sheet: Sheet) -> tuple[Animal, ...]:
    """The animals that can still be circled, if one has to be (R25)."""
    if not sheet.discoveries:
        return ()
    counts = zip(ANIMALS, sheet.circled, ICONS, strict=True)
    return tuple(animal for animal, circled, icons in counts if circled < icons)


def at_hand(sheet: Sheet, animal: Animal) -> tuple[Disc, ...]:
    """Where such an animal can be taken from: earned in this phase, or saved."""
    place = ANIMALS.index(animal)
    return (EARNED,) * (sheet.animals[place] > 0) + (SAVED,) * (sheet.saved[place] > 0)


def use(sheet: Sheet, animal: Animal, source: Disc) -> Sheet:
    """It is crossed off."""
    if source == EARNED:
        return replace(sheet, animals=counted(sheet.animals, animal, -1))
    return replace(sheet, saved=counted(sheet.saved, animal, -1))


def unused(sheet: Sheet) -> tuple[Animal, ...]:
    """Animals earned in this phase and left over."""
    counts = zip(ANIMALS, sheet.animals, strict=True)
    return tuple(animal for animal, count in counts for _ in range(count))


def counted(counts: tuple[int, ...], animal: Animal, by: int) -> tuple[int, ...]:
    """So many more of an animal, or fewer."""
    place = ANIMALS.index(animal)
    return tuple(count + by * (place == one) for one, count in enumerate(counts))
