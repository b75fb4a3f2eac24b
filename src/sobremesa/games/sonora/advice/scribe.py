"""How to write well: marks worth a thought, one section after the other, and lines of them.

The canyon comes first, then the creek bed, then the mudcracks, where rabbits from both are spent;
animals earned later go back to their sections. A mark is worth what it brings at once and what it
opens. Who looks ahead compares whole lines of marks in a section instead.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from sobremesa.games.sonora.advice.worth import canyon as canyon_worth
from sobremesa.games.sonora.advice.worth import creek as creek_worth
from sobremesa.games.sonora.advice.worth import mudcracks as mud_worth
from sobremesa.games.sonora.advice.worth import ruins as ruins_worth
from sobremesa.games.sonora.advice.worth.prices import HEXES, KEPT, MUD, PATHS, PRICE, SHAPES
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
from sobremesa.games.sonora.printed.sheet import Animal
from sobremesa.games.sonora.sheet import mudcracks, pencil, ruins
from sobremesa.games.sonora.sheet.bonuses import FOX, RABBIT, at_hand, to_discover
from sobremesa.games.sonora.sheet.marks import discs_for
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet, Sitting

Idea = tuple[float, Any]
"""What a mark is worth, and the mark."""

SECTION_OF: dict[type, str] = {
    CrossOff: "ruins",
    Draw: "canyon",
    Trace: "creek",
    BeginMudcracks: "mudcracks",
    AddRabbit: "mudcracks",
    MarkNode: "mudcracks",
    TickBox: "mudcracks",
    EndMudcracks: "mudcracks",
}
A_POINT = 1.1
"""What each point is worth that is still to be spent in the mudcracks."""
A_RABBIT = 1.0
"""The same for a point that a rabbit could add one day."""
LINES, WAYS = 6, 8
"""How many lines are followed at a time, and how many marks are tried after each."""


class Outlook(NamedTuple):
    """What a scribe reckons with, besides the sheet."""

    left: int
    """Rounds after this one."""
    rivals: ruins_worth.Hexes
    """In the ruins: hexes that the first of them has left, by building."""
    opens: bool = True
    """Looks at what a mark opens, not only at what it brings at once."""

    @property
    def later(self) -> bool:
        return self.left > 0

    def usual(self, a_round: float, now: int = 0) -> int:
        """How much there will be of something that there is so much of in a round."""
        return round(a_round * self.left) + now if self.opens else 0


def ideas(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """Marks of the section that is next, most worth first."""
    found = _next_ideas(sheet, outlook)
    return sorted(found, key=lambda idea: -idea[0])


def _next_ideas(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    if sheet.discoveries:
        return discoveries(sheet, outlook)
    if sheet.sitting:
        return _sitting(sheet, outlook)
    if ruins.owes(sheet):
        return _hexes(sheet, outlook)
    return (
        _shapes(sheet, outlook, canyon_sources(sheet, outlook))
        or _paths(sheet, outlook, creek_sources(sheet, outlook))
        or _begun(sheet, outlook)
        or _saved(sheet, outlook)
        or [(0.0, Finish())]
    )


def lines(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """The same marks, by what the best line that begins with each brings in the section."""
    first = ideas(sheet, outlook)
    section = SECTION_OF.get(type(first[0][1]))
    if section is None or len(first) == 1:
        return first
    bests: dict[Any, float] = {}
    beam: list[tuple[float, Any, Sheet]] = [(0.0, None, sheet)]
    while beam:
        grown: dict[Sheet, tuple[float, Any, Sheet]] = {}
        for total, begun, one in beam:
            settled, found = _settled(one, outlook)
            if SECTION_OF.get(type(found[0][1])) != section:
                bests[begun] = max(total, bests.get(begun, total))
                continue
            for gain, mark in found[:WAYS]:
                after = marked(settled, mark, outlook)
                line = (total + gain, begun or mark, after)
                if line[0] > grown.get(after, (float("-inf"),))[0]:
                    grown[after] = line
        beam = sorted(grown.values(), key=lambda line: -line[0])[:LINES]
    return sorted(((total, mark) for mark, total in bests.items()), key=lambda idea: -idea[0])


def _settled(sheet: Sheet, outlook: Outlook) -> tuple[Sheet, list[Idea]]:
    """On the way, animals of the Discovery area are chosen as they come."""
    found = ideas(sheet, outlook)
    while isinstance(found[0][1], Discover):
        sheet = marked(sheet, found[0][1], outlook)
        found = ideas(sheet, outlook)
    return sheet, found


def marked(sheet: Sheet, mark: Any, outlook: Outlook) -> Sheet:
    """The sheet with a mark; nobody is told."""
    if isinstance(mark, CrossOff):
        place = ruins.PLACE[mark.building]
        first = outlook.rivals[place] >= 0
        return pencil.cross_off(sheet, 0, place, mark.hexes, first=first, happened=[])
    return pencil.with_mark(sheet, 0, mark, [])


# Ruins


def _hexes(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """Complete a building, or put all there is into one."""
    before = ruins_value(sheet, outlook)
    found = []
    for place, building in enumerate(ruins.BUILDINGS):
        hexes = min(ruins.free(sheet, place), sheet.due)
        if hexes:
            mark = CrossOff(building.id, hexes)
            after = marked(sheet, mark, outlook)
            found.append((ruins_value(after, outlook) - before, mark))
    return found


def ruins_value(sheet: Sheet, outlook: Outlook) -> float:
    """With what is still to be crossed off."""
    budget = outlook.usual(HEXES, sheet.due)
    return ruins_worth.value(sheet.hexes, sheet.rewards, outlook.rivals, budget, outlook.later)


# Canyon


def canyon_sources(sheet: Sheet, outlook: Outlook) -> list[Disc]:
    """What shapes are to be drawn with: discs, and foxes that cannot be kept."""
    return [*discs_for(sheet, "canyon"), *_to_use(sheet, "fox", outlook)]


def _shapes(sheet: Sheet, outlook: Outlook, sources: Iterable[Disc]) -> list[Idea]:
    """Each shape in each place, drawn with the lowest disc that will do."""
    able = sorted((_draws(source), source) for source in sources)
    if not able:
        return []
    more = sum(task.section == "canyon" for task in sheet.tasks)
    shapes, later = outlook.usual(SHAPES, max(more, 1)), outlook.later
    before = canyon_worth.worth_of(sheet, shapes, later)
    found = []
    for least, squares, after in canyon_worth.placements(
        sheet, able[-1][0], max(shapes - 1, 0), later
    ):
        source = next(source for draws, source in able if draws >= least)
        gain = after - before - PRICE["fox"] * (source == EARNED)
        found.append((gain, Draw(source, squares)))
    return found


def _draws(source: Disc) -> int:
    """The largest number that a disc or a fox draws."""
    return FOX if source < 0 else number(source)


# Creek bed


def creek_sources(sheet: Sheet, outlook: Outlook) -> list[Disc]:
    """What paths are to be made with: discs, and owls that cannot be kept."""
    return [*discs_for(sheet, "creek"), *_to_use(sheet, "owl", outlook)]


def _paths(sheet: Sheet, outlook: Outlook, sources: Iterable[Disc]) -> list[Idea]:
    """Each end, reached with a disc if one fits, else with an owl."""
    able = {number(source): source for source in sources if source >= 0}
    owls = [source for source in sources if source < 0]
    if not able and not owls:
        return []
    more = sum(task.section == "creek" for task in sheet.tasks)
    paths, later = outlook.usual(PATHS, max(more, 1)), outlook.later
    before = creek_worth.promise_of(sheet, paths, later)
    found = []
    for length, end, after in creek_worth.endings(sheet, max(paths - 1, 0), later):
        source = able.get(length, owls[0] if owls else None)
        if source is not None:
            gain = after - before - PRICE["owl"] * (source == EARNED)
            found.append((gain, Trace(source, end)))
    return found


# Mudcracks


def _begun(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """Begin, if there is anything to spend."""
    if sheet.mud:
        return [(A_POINT * sheet.mud, BeginMudcracks())]
    return [
        (A_POINT * RABBIT[source], AddRabbit(source))
        for source in _to_use(sheet, "rabbit", outlook)
    ]


def _sitting(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """Rabbits first; then nodes, or boxes when they are worth more."""
    assert sheet.sitting is not None
    rabbits = at_hand(sheet, "rabbit")
    if rabbits and not sheet.sitting.boxing:
        return [(A_POINT * RABBIT[rabbits[0]], AddRabbit(rabbits[0]))]
    marks: list[Any] = [
        *(MarkNode(node) for node in mudcracks.affordable(sheet)),
        *(TickBox(column) for column in mudcracks.open_columns(sheet)),
    ]
    before = mud_value(sheet, outlook)
    found = [(mud_value(marked(sheet, mark, outlook), outlook) - before, mark) for mark in marks]
    return found or [(0.0, EndMudcracks())]


def mud_value(sheet: Sheet, outlook: Outlook) -> float:
    """With what is still to be spent."""
    sitting = sheet.sitting or Sitting(0)
    budget, later = outlook.usual(MUD, sitting.points), outlook.later
    nodes = mud_worth.set_of(sheet.nodes)
    written = mud_worth.nodes_value(nodes, mud_worth.circles(sheet), budget, later)
    boxes = mud_worth.boxed(sheet.boxes, sitting.points, later)
    if not sitting.boxing:
        boxes = max(boxes, mud_worth.columns_value(sheet.boxes, later) + A_POINT * sitting.points)
    return written + boxes


# Animals


def _to_use(sheet: Sheet, animal: Animal, outlook: Outlook) -> tuple[Disc, ...]:
    """Those that would be lost if they were not used."""
    sources = at_hand(sheet, animal)
    return tuple(source for source in sources if source == EARNED or not outlook.later)


def _saved(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """Animals that could be kept, where they bring enough now."""
    found = []
    if SAVED in at_hand(sheet, "fox"):
        found += _shapes(sheet, outlook, [SAVED])
    if SAVED in at_hand(sheet, "owl"):
        found += _paths(sheet, outlook, [SAVED])
    return [(gain - KEPT, mark) for gain, mark in found if gain > KEPT]


def discoveries(sheet: Sheet, outlook: Outlook) -> list[Idea]:
    """Each animal, by the most it could bring now."""
    settled = replace(sheet, discoveries=0, due=0)
    return [(_brings(settled, animal, outlook), Discover(animal)) for animal in to_discover(sheet)]


def _brings(sheet: Sheet, animal: Animal, outlook: Outlook) -> float:
    if animal == "rabbit":
        return A_RABBIT * RABBIT[SAVED]
    one = pencil.discover(replace(sheet, discoveries=1), 0, animal, [])
    found = (_shapes if animal == "fox" else _paths)(one, outlook, [SAVED])
    return max((gain for gain, _ in found), default=0.0)
