"""The ruins: blocks crossed off, buildings completed, and the race for their top rewards."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.printed.sheet import PRINTED
from sobremesa.games.sonora.sheet.bonuses import earn
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


def cross(
    sheet: Sheet, seat: Seat, place: int, hexes: int, *, first: bool, happened: list[Event]
) -> Sheet:
    """Cross hexes off; `first` says whether completing the building earns the top reward (R17)."""
    building = BUILDINGS[place]
    crossed = _with(sheet.hexes, place, sheet.hexes[place] + hexes)
    sheet = replace(sheet, hexes=crossed, due=sheet.due - hexes)
    happened.append(events.HexesCrossed(seat, building.id, hexes, sheet.due))
    if crossed[place] < building.hexes:
        return sheet
    reward: Reward = "top" if first else "bottom"
    points = getattr(building, reward).points
    happened.append(events.BuildingCompleted(seat, building.id, reward, points))
    sheet = replace(sheet, rewards=_with(sheet.rewards, place, reward))
    return earn(sheet, seat, building.top.bonus, happened) if first else sheet


def points(sheet: Sheet, reward: Reward) -> tuple[int, int]:
    """What all top or all bottom rewards come to, and how many they are."""
    won = [place for place, one in enumerate(sheet.rewards) if one == reward]
    worth = (getattr(BUILDINGS[place], reward).points for place in won)
    return sum(worth), len(won)


T = TypeVar("T")


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
