"""A second scorer: slow, written from the rulebook, and with nothing to read but sheets in JSON.

It also says whether a sheet can have been written at all.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sobremesa.games.sonora.tests import paper

Sheet = dict[str, Any]
"""As it is in the record of a position."""


def marked(sheet: Sheet) -> set[str]:
    """Nodes of the mudcracks, the printed one too."""
    return {paper.MIDDLE, *sheet["nodes"]}


def closed_triangles(sheet: Sheet) -> list[dict[str, Any]]:
    """What lies in the triangles with all three nodes marked, empty ones left out."""
    have = marked(sheet)
    return [one["content"] for one in paper.TRIANGLES if one["content"] and have >= {*one["nodes"]}]


def letters(sheet: Sheet) -> Counter[str]:
    """What is printed inside the shapes."""
    return Counter(paper.LETTERS[cell] for shape in sheet["shapes"] for cell in paper.cells(shape))


def cactus_points(count: int) -> int:
    table = paper.LAYOUT["canyon"]["cactus_table"]
    points = [0, *table["points"]]
    while len(points) <= count:
        points.append(points[-1] + table["extra"])
    return int(points[count])


def lines(sheet: Sheet) -> dict[str, int]:
    """The points of a sheet, line by line."""
    points = {"top": 0, "bottom": 0}
    for building, reward in zip(paper.BUILDINGS, sheet["rewards"], strict=True):
        if reward:
            points[reward] += building[reward]["points"]
    points["paths"] = sum(paper.SPACES[path[-1]].get("value", 0) for path in sheet["paths"])
    for letter, kind in paper.CACTI.items():
        points[kind] = cactus_points(letters(sheet)[letter])
    sizes = Counter(content.get("size") for content in closed_triangles(sheet))
    for size, worth in paper.LAYOUT["mudcracks"]["cactus_values"].items():
        points[size] = worth * sizes[size]
    return points


def earned(sheet: Sheet) -> Counter[str]:
    """Every bonus that the marks on a sheet have brought."""
    found = Counter(
        building["top"]["bonus"]
        for building, reward in zip(paper.BUILDINGS, sheet["rewards"], strict=True)
        if reward == "top"
    )
    for letter, count in letters(sheet).items():
        if letter in paper.CANYON_BONUSES:
            found[paper.CANYON_BONUSES[letter]] += count
    ends = [paper.SPACES[path[-1]] for path in sheet["paths"]]
    found.update(space["bonus"] for space in ends if "bonus" in space)
    found.update(one["bonus"] for one in closed_triangles(sheet) if "bonus" in one)
    for column, ticked in zip(paper.COLUMNS, sheet["boxes"], strict=True):
        found[column["bonus"]] += ticked == column["length"]
    return found


def ranked(sheets: Sequence[Sheet]) -> tuple[list[int], list[int], list[int]]:
    """Totals, each seat's rank, and the winners: points, then circled icons."""
    totals = [sum(lines(sheet).values()) for sheet in sheets]
    worth = [(total, sum(s["circled"])) for total, s in zip(totals, sheets, strict=True)]
    best_first = sorted(worth, reverse=True)
    ranks = [best_first.index(one) + 1 for one in worth]
    return totals, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1]


# Can it have been written?


def check_table(sheets: Sequence[Sheet]) -> None:
    """Every sheet can have been written, and nobody has a top reward that is another's."""
    for sheet in sheets:
        check_ruins(sheet)
        check_canyon(sheet)
        check_creek(sheet)
        check_mudcracks(sheet)
        check_discoveries(sheet)
    for rewards in zip(*(sheet["rewards"] for sheet in sheets), strict=True):
        assert rewards.count("top") == any(rewards), "the first to complete it, and nobody else"


def check_ruins(sheet: Sheet) -> None:
    """A reward is circled exactly where a building is complete."""
    for building, crossed, reward in zip(
        paper.BUILDINGS, sheet["hexes"], sheet["rewards"], strict=True
    ):
        assert 0 <= crossed <= building["hexes"]
        assert bool(reward) == (crossed == building["hexes"])
    if rival := sheet["rival"]:
        assert 0 <= rival["crossed"] <= rival["circled"]
        assert rival["circled"] <= paper.LAYOUT["ruins"]["ai_building"]["hexes"]


def check_canyon(sheet: Sheet) -> None:
    """Shapes are shapes, lie on white squares, never overlap, and hang together."""
    drawn, taken = set(paper.START), set(paper.START)
    rivals = sheet["rival"]["shapes"] if sheet["rival"] else []
    for shape in (*sheet["shapes"], *rivals):
        form = paper.cells(shape)
        assert paper.shape_of(form)
        assert form <= paper.WHITE
        assert not form & taken
        taken |= form
    for shape in sheet["shapes"]:
        form = paper.cells(shape)
        assert paper.touching(form) & drawn
        drawn |= form


def check_creek(sheet: Sheet) -> None:
    """Paths begin beside a visited space, go from neighbour to neighbour, and never meet."""
    rivals = [space for path in sheet["rival"]["paths"] for space in path] if sheet["rival"] else []
    assert len(rivals) == len(set(rivals))
    visited = {paper.ENTRANCE}
    for path in sheet["paths"]:
        assert 1 <= len(path) <= 5
        assert paper.STREAM[path[0]] & visited
        for here, there in pairwise(path):
            assert there in paper.STREAM[here]
        assert not visited & {*path}
        assert not {*rivals} & {*path}
        visited |= {*path}


def check_mudcracks(sheet: Sheet) -> None:
    """Each node was linked to one marked before; no column holds more than its boxes."""
    have = {paper.MIDDLE}
    for node in sheet["nodes"]:
        assert node not in have
        assert paper.LINKS[node] & have
        have.add(node)
    for column, ticked in zip(paper.COLUMNS, sheet["boxes"], strict=True):
        assert 0 <= ticked <= column["length"]
    if rival := sheet["rival"]:
        assert all(
            0 <= filled <= paper.LAYOUT["mudcracks"]["outer_circles"] for filled in rival["circles"]
        )


def check_discoveries(sheet: Sheet) -> None:
    """An icon for each Discovery, as long as there are any; none is used that is not circled."""
    printed = [paper.LAYOUT["discovery_area"][animal] for animal in paper.ANIMALS]
    for circled, saved, icons in zip(sheet["circled"], sheet["saved"], printed, strict=True):
        assert 0 <= saved <= circled <= icons
    assert sum(sheet["circled"]) == min(earned(sheet)["discovery"], sum(printed))
