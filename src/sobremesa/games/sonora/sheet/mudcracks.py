"""The mudcracks: nodes bought one after the other, triangles between them, columns for the rest."""

from typing import Final

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.printed.sheet import PRINTED, Node, Size
from sobremesa.games.sonora.sheet.bonuses import RABBIT, earn, use
from sobremesa.games.sonora.sheet.values import Sheet, Sitting

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


def begin(sheet: Sheet, seat: Seat, happened: list[Event]) -> Sheet:
    """All discs in the mudcracks are spent in one go, with any rabbits that came first."""
    points = _left(sheet) + sheet.mud
    happened.append(events.MudcracksBegun(seat, points))
    return replace(sheet, mud=0, sitting=Sitting(points))


def add_rabbit(sheet: Sheet, seat: Seat, source: Disc, happened: list[Event]) -> Sheet:
    """More to spend; outside a sitting it makes a small one of its own."""
    points = _left(sheet) + RABBIT[source]
    happened.append(events.RabbitAdded(seat, source, RABBIT[source], points))
    return replace(use(sheet, "rabbit", source), sitting=Sitting(points))


def mark(sheet: Sheet, seat: Seat, node: Node, happened: list[Event]) -> Sheet:
    """Mark a node; triangles with all three marked pay (R24)."""
    price = cost(sheet, node)
    sheet = _spent(replace(sheet, nodes=(*sheet.nodes, node)), price)
    happened.append(events.NodeMarked(seat, node, price, _left(sheet)))
    have = marked(sheet)
    for triangle in TRIANGLES_AT[node]:
        content = triangle.content
        if content is None or not have.issuperset(triangle.nodes):
            continue
        if content.bonus:
            sheet = earn(sheet, seat, content.bonus, happened)
        elif content.size:
            happened.append(events.CactusSurrounded(seat, content.size, WORTH[content.size]))
    return sheet


def tick(sheet: Sheet, seat: Seat, place: int, happened: list[Event]) -> Sheet:
    """Tick a box; a full column gives its bonus."""
    boxes = tuple(count + (place == one) for one, count in enumerate(sheet.boxes))
    sheet = _spent(replace(sheet, boxes=boxes), 1, boxing=True)
    happened.append(events.BoxTicked(seat, place, _left(sheet)))
    if boxes[place] < COLUMNS[place].length:
        return sheet
    return earn(sheet, seat, COLUMNS[place].bonus, happened)


def end(sheet: Sheet, seat: Seat, happened: list[Event], unbegun: int = 0) -> Sheet:
    """What is left is let go, and with it value that no sitting was begun with."""
    if lost := _left(sheet) + unbegun:
        happened.append(events.ValueLost(seat, lost))
    return replace(sheet, sitting=None)


def _spent(sheet: Sheet, points: int, *, boxing: bool = False) -> Sheet:
    """A sitting with nothing left is over."""
    assert sheet.sitting is not None
    left = sheet.sitting.points - points
    return replace(sheet, sitting=Sitting(left, boxing) if left else None)


def _left(sheet: Sheet) -> int:
    return sheet.sitting.points if sheet.sitting else 0


def surrounded(sheet: Sheet, size: Size) -> int:
    """Cacti of a size with all three nodes marked."""
    have = marked(sheet)
    return sum(
        one.content is not None and one.content.size == size and have.issuperset(one.nodes)
        for one in TRIANGLES
    )
