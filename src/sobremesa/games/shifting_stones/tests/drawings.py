"""Grids as a player would see them, and hands that match there or not."""

from sobremesa.games.shifting_stones.stones import FACES, Grid

FACE = {str(face): face for face in FACES}


def draw(drawing: str) -> Grid:
    """The grid in a drawing of three rows."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert [len(row) for row in rows] == [3, 3, 3], drawing
    return tuple(FACE[word] for row in rows for word in row)


GRID = draw("""
    bird  horse  boat
    seed  sun    tree
    seed  bird   horse
""")
"""The first scoring figure of the rulebook. It matches all of MATCHING and none of MISSING."""
MATCHING = "bird horse, horse boat, bird / seed, seed / seed"
MISSING = "fish fish, tree tree, boat moon, horse horse"
