"""Bonuses: how they are earned, chosen and used."""

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.printed.sheet import ANIMALS, PRINTED, Animal, Bonus
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet

ICONS = tuple(getattr(PRINTED.discovery_area, animal) for animal in ANIMALS)
"""How many of each animal the Discovery area holds."""
FOX = PRINTED.animal_bonus.fox_max_number
"""The largest shape that a fox draws."""
RABBIT = {EARNED: PRINTED.animal_bonus.rabbit_value, SAVED: PRINTED.discovery_area.rabbit_value}
"""What a rabbit adds."""


def earn(sheet: Sheet, seat: Seat, bonus: Bonus, happened: list[Event]) -> Sheet:
    """A bonus is earned; an animal of the Discovery area has still to be chosen."""
    happened.append(events.BonusEarned(seat, bonus))
    match bonus:
        case "reflick":
            return replace(sheet, reflicks=sheet.reflicks + 1)
        case "swap":
            return replace(sheet, swaps=sheet.swaps + 1)
        case "discovery":
            more = sheet.discoveries < sum(ICONS) - sum(sheet.circled)  # R25: none left, no effect
            return replace(sheet, discoveries=sheet.discoveries + more)
        case "fox" | "owl" | "rabbit":
            return replace(sheet, animals=_counted(sheet.animals, bonus, 1))


def to_discover(sheet: Sheet) -> tuple[Animal, ...]:
    """The animals that can still be circled, if one has to be (R25)."""
    if not sheet.discoveries:
        return ()
    counts = zip(ANIMALS, sheet.circled, ICONS, strict=True)
    return tuple(animal for animal, circled, icons in counts if circled < icons)


def discover(sheet: Sheet, seat: Seat, animal: Animal, happened: list[Event]) -> Sheet:
    """An icon is circled: to be used now or in any later write phase."""
    happened.append(events.Discovered(seat, animal))
    return replace(
        sheet,
        discoveries=sheet.discoveries - 1,
        circled=_counted(sheet.circled, animal, 1),
        saved=_counted(sheet.saved, animal, 1),
    )


def at_hand(sheet: Sheet, animal: Animal) -> tuple[Disc, ...]:
    """Where such an animal can be taken from: earned in this phase, or saved."""
    place = ANIMALS.index(animal)
    return (EARNED,) * (sheet.animals[place] > 0) + (SAVED,) * (sheet.saved[place] > 0)


def use(sheet: Sheet, animal: Animal, source: Disc) -> Sheet:
    """It is crossed off."""
    if source == EARNED:
        return replace(sheet, animals=_counted(sheet.animals, animal, -1))
    return replace(sheet, saved=_counted(sheet.saved, animal, -1))


def unused(sheet: Sheet) -> tuple[Animal, ...]:
    """Animals earned in this phase and left over."""
    counts = zip(ANIMALS, sheet.animals, strict=True)
    return tuple(animal for animal, count in counts for _ in range(count))


def _counted(counts: tuple[int, ...], animal: Animal, by: int) -> tuple[int, ...]:
    place = ANIMALS.index(animal)
    return tuple(count + by * (place == one) for one, count in enumerate(counts))
