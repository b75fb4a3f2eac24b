"""What a seat may write next."""

from typing import Any

from sobremesa.core.choices import Choices, Group, Listed
from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    CrossOff,
    Discover,
    Draw,
    EndMudcracks,
    Finish,
    MarkNode,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.printed.discs import Disc, number
from sobremesa.games.sonora.sheet import canyon, creek, mudcracks, ruins
from sobremesa.games.sonora.sheet.bonuses import FOX, at_hand, to_discover
from sobremesa.games.sonora.sheet.values import Sheet


def in_ruins(sheet: Sheet) -> Choices[Any]:
    """Hexes of any building, as many as there are and as value is left; a discovery comes first."""
    if sheet.discoveries:
        return Listed(Group(Discover, (to_discover(sheet),)))
    return Listed(
        *(
            Group(
                CrossOff, ((building.id,), range(1, min(ruins.free(sheet, place), sheet.due) + 1))
            )
            for place, building in enumerate(ruins.BUILDINGS)
        )
    )


def to_write(sheet: Sheet) -> Choices[Any]:
    """Any disc, any bonus, in any order; an end when every disc that can be used has been."""
    if sheet.discoveries:
        return Listed(Group(Discover, (to_discover(sheet),)))
    shapes, paths = _shapes(sheet), _paths(sheet)
    groups = [*shapes, *paths, *_mudcracks(sheet)]
    if must(sheet) is None:
        groups.append(Group(Finish))
    return Listed(*groups)


def must(sheet: Sheet) -> Disc | None:
    """A disc that can be used, and so must be before the end (R19, R21)."""
    lengths = set(creek.ends(sheet).values())
    for task in sheet.tasks:
        if task.section == "creek" and number(task.disc) in lengths:
            return task.disc
        if task.section == "canyon" and canyon.any_fits(sheet, number(task.disc)):
            return task.disc
    return None


def anything(sheet: Sheet) -> bool:
    """True if there is anything to write, or to decide."""
    return bool(sheet.mud or any(sheet.animals) or any(sheet.saved)) or must(sheet) is not None


def discs_for(sheet: Sheet, section: str) -> tuple[Disc, ...]:
    """Discs to be recorded in a section; none while the mudcracks are being settled (R23)."""
    if sheet.sitting:
        return ()
    return tuple(dict.fromkeys(task.disc for task in sheet.tasks if task.section == section))


def _shapes(sheet: Sheet) -> list[Group]:
    discs, foxes = discs_for(sheet, "canyon"), at_hand(sheet, "fox")
    most = max([number(disc) for disc in discs] + [FOX] * bool(foxes), default=0)
    groups = []
    for shape, places in canyon.fitting(sheet, most):
        able = tuple(disc for disc in discs if number(disc) >= shape)
        groups.append(Group(Draw, ((*able, *(foxes if shape <= FOX else ())), places)))
    return groups


def _paths(sheet: Sheet) -> list[Group]:
    discs, owls = discs_for(sheet, "creek"), at_hand(sheet, "owl")
    if not discs and not owls:
        return []
    by_length: dict[int, list[str]] = {}
    for end, length in creek.ends(sheet).items():
        by_length.setdefault(length, []).append(end)
    groups = []
    for length, ends in sorted(by_length.items()):
        able = tuple(disc for disc in discs if number(disc) == length)
        groups.append(Group(Trace, ((*able, *owls), tuple(ends))))
    return groups


def _mudcracks(sheet: Sheet) -> list[Group]:
    groups = []
    if sheet.sitting:
        groups += [
            Group(MarkNode, (mudcracks.affordable(sheet),)),
            Group(TickBox, (mudcracks.open_columns(sheet),)),
            Group(EndMudcracks),
        ]
    if not sheet.sitting or not sheet.sitting.boxing:
        groups += [Group(BeginMudcracks)] * (sheet.mud > 0)
        groups.append(Group(AddRabbit, (at_hand(sheet, "rabbit"),)))
    return groups
