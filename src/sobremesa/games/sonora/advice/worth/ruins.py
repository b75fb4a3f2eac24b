"""The ruins: rewards won, and the best that more hexes can still win in the race with rivals."""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from sobremesa.games.sonora.advice.worth.prices import price
from sobremesa.games.sonora.sheet.ruins import BUILDINGS
from sobremesa.games.sonora.sheet.values import Reward, Sheet

Hexes: TypeAlias = tuple[int, ...]

TRUST: Final = 0.9
"""How much of the best comes true."""
CLOSE: Final = 3.0
"""A lead of so many hexes decides a race three times in four."""
BUDGETS: Final = (0.5, 1.0, 1.5)
"""Nobody knows how much there will be to cross off: less than usual, as usual, more."""
NOBODY: Final = 99


@lru_cache(1000)
def ahead(rivals: tuple[Sheet, ...]) -> Hexes:
    """By building: hexes that the first of the rivals has left; below 0 if the race is lost."""
    return tuple(
        min((_left(sheet, place) for sheet in rivals), default=NOBODY)
        for place in range(len(BUILDINGS))
    )


def _left(sheet: Sheet, place: int) -> int:
    if sheet.rewards[place]:
        return -1
    return max(0, BUILDINGS[place].hexes - sheet.hexes[place] - sheet.due)


def won(rewards: tuple[Reward, ...], later: bool) -> float:
    """What completed buildings brought, their bonuses too."""
    total = 0.0
    for building, reward in zip(BUILDINGS, rewards, strict=True):
        if reward == "top":
            total += building.top.points + price(building.top.bonus, later)
        elif reward == "bottom":
            total += building.bottom.points
    return total


@lru_cache(20_000)
def value(
    hexes: Hexes, rewards: tuple[Reward, ...], first: Hexes, budget: int, later: bool
) -> float:
    """What was won, and what may be with about so many more hexes; `first` are the rivals'."""
    bests = [0.0] * (int(budget * BUDGETS[-1]) + 1)
    for place, building in enumerate(BUILDINGS):
        missing = building.hexes - hexes[place]
        if not missing:
            continue
        brings = _hope(place, missing, first[place], later)
        for spent in range(len(bests) - 1, missing - 1, -1):
            bests[spent] = max(bests[spent], bests[spent - missing] + brings)
    hopes = [bests[int(budget * part)] for part in BUDGETS]
    return won(rewards, later) + TRUST * sum(hopes) / len(hopes)


def _hope(place: int, missing: int, first: int, later: bool) -> float:
    """What completing a building will bring, by the chance that nobody does so before."""
    building = BUILDINGS[place]
    if first < 0:
        return float(building.bottom.points)
    chance = 1 / (1 + exp((missing - first) / CLOSE))
    top = building.top.points + price(building.top.bonus, later)
    return chance * top + (1 - chance) * building.bottom.points
