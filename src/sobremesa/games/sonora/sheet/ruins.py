"""The ruins: blocks crossed off, buildings completed, and the race for their top rewards."""

from collections.abc import Iterable

from sobremesa.games.sonora.printed.sheet import PRINTED
from sobremesa.games.sonora.sheet.values import Reward, Sheet

BUILDINGS = PRINTED.ruins.buildings
PLACE = {building.id: place for place, building in enumerate(BUILDINGS)}
RIVAL_HEXES = PRINTED.ruins.ai_building.hexes


def free(sheet: Sheet, place: int) -> int:
    """Hexes of a building that are not crossed off."""
    return BUILDINGS[place].hexes - sheet.hexes[place]


def owes(sheet: Sheet) -> bool:
    """True if there is value left and room for it (R16)."""
    return sheet.due > 0 and any(free(sheet, place) for place in range(len(BUILDINGS)))


def taken(sheets: Iterable[Sheet], place: int) -> bool:
    """True if somebody has the top reward of a building."""
    return any(sheet.rewards[place] == "top" for sheet in sheets)


def points(sheet: Sheet, reward: Reward) -> tuple[int, int]:
    """What all top or all bottom rewards come to, and how many they are."""
    won = [place for place, one in enumerate(sheet.rewards) if one == reward]
    worth = (getattr(BUILDINGS[place], reward).points for place in won)
    return sum(worth), len(won)
