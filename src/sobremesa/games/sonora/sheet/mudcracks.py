"""The mudcracks: nodes bought one after the other, triangles between them, columns for the rest."""

from typing import Final

from sobremesa.games.sonora.printed.sheet import PRINTED, Node, Size
from sobremesa.games.sonora.sheet.values import Sheet

START: Final = PRINTED.mudcracks.start
NODES: Final = tuple(node.id for node in PRINTED.mudcracks.nodes if node.id != START)
COST: Final = {node.id: node.value for node in PRINTED.mudcracks.nodes}
OUTER: Final = tuple(node.id for node in PRINTED.mudcracks.nodes if node.outer)
BESIDE: Final[dict[Node, tuple[Node, ...]]] = {
    node: tuple(b if a == node else a for a, b in PRINTED.mudcracks.edges if node in (a, b))
    for node in (START, *NODES)
}
TRIANGLES: Final = PRINTED.mudcracks.triangles
TRIANGLES_AT: Final = {
    node: tuple(one for one in TRIANGLES if node in one.nodes) for node in (START, *NODES)
}
COLUMNS: Final = PRINTED.mudcracks.bonus_columns
WORTH: Final = PRINTED.mudcracks.cactus_values


def cost(sheet: Sheet, node: Node) -> int:
    """What a node costs: the rival makes those at the outside dearer (R37)."""
    if sheet.rival and sheet.rival.circles and node in OUTER:
        return COST[node] + sheet.rival.circles[OUTER.index(node)]
    return COST[node]


def marked(sheet: Sheet) -> set[Node]:
    """All marked nodes, the printed one too."""
    return {START, *sheet.nodes}


def affordable(sheet: Sheet) -> tuple[Node, ...]:
    """Nodes that may be marked now."""
    sitting = sheet.sitting
    if sitting is None or sitting.boxing:
        return ()
    have = marked(sheet)
    return tuple(
        node
        for node in NODES
        if node not in have
        and cost(sheet, node) <= sitting.points
        and not have.isdisjoint(BESIDE[node])
    )


def open_columns(sheet: Sheet) -> tuple[int, ...]:
    """Columns with an empty box, if there is anything to tick it with."""
    if sheet.sitting is None:
        return ()
    return tuple(
        place for place, column in enumerate(COLUMNS) if sheet.boxes[place] < column.length
    )


def surrounded(sheet: Sheet, size: Size) -> int:
    """Cacti of a size with all three nodes marked."""
    have = marked(sheet)
    return sum(
        one.content is not None and one.content.size == size and have.issuperset(one.nodes)
        for one in TRIANGLES
    )
