"""Writes the records that lead to the lessons: `python -m` with the name of this module.

All begin in the same desert. The first has no riders yet; in the others they stand where they
stand in all of them, and what each seat has placed since is written here in its order.
"""

from pathlib import Path

from sobremesa.core import record
from sobremesa.core.match import Match
from sobremesa.core.values import DEALER
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.hexes import hexes_of
from sobremesa.games.through_the_desert.moves import FillWells, PlaceCamel, PlaceRider, PlantPalms
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.tests.maps import COLOUR, OPTIONS

LESSONS = Path(__file__).parents[1] / "lessons"
SEATS = 2
PALMS = ("d3", "h11", "j3", "m7", "q3")
ONES = ("b8", "e12", "f5", "g9", "h4", "j9", "l2", "n5", "p5", "q7", "r6")
THREES = ("b4", "c5", "e10", "h2", "i5", "k12", "l6", "o9", "q1")
RIDERS = (
    ("r b3", "y f2", "g h5", "v m5", "b j10"),
    ("g k5", "r l8", "y c9", "b n3", "v n9"),
)
"""Of each seat, in the order of placing: the first letter of the colour, and the hex."""


def dealt() -> Match:
    """The desert of all lessons, before the first rider."""
    match = Match(GAME, SEATS, OPTIONS)
    match.follow(DEALER, PlantPalms(PALMS))
    part = PARTS[SEATS]
    rest = hexes_of((part.circles | part.palms) & ~match.state.oases)
    twos = tuple(name for name in rest if name not in (*ONES, *THREES))
    match.follow(DEALER, FillWells(ONES, twos, THREES))
    return match


def _rider(piece: str) -> PlaceRider:
    letter, where = piece.split()
    return PlaceRider(COLOUR[letter], where)


def caravans(mine: str = "", rivals: str = "") -> Match:
    """The caravans after these camels: for each colour its letter, then its hexes (`r b4 b5`)."""
    match = dealt()
    for pair in zip(*RIDERS, strict=True):
        for seat, piece in enumerate(pair):
            match.follow(seat, _rider(piece))
    waiting = [_camels(mine), _camels(rivals)]
    while waiting[match.state.seat]:
        match.follow(match.state.seat, waiting[match.state.seat].pop(0))
    assert not any(waiting), "the seats do not take their turns like this"
    return match


def _camels(written: str) -> list[PlaceCamel]:
    placed = []
    for word in written.split():
        if word in COLOUR:
            colour = COLOUR[word]
        else:
            placed.append(PlaceCamel(colour, word))
    return placed


def make() -> dict[str, Match]:
    """Every lesson's opening by its name."""
    return {
        "riders": dealt(),
        "camel": caravans(),
        "water": caravans("g g5", "b o3 v o9"),
        "oasis": caravans("g i5", "b o3 v o9"),
        "blocked": caravans("g i5", "g k4 v o9"),
        "two": caravans("b j11", "b o3 v o9"),
        "area": caravans(
            "b j11 j12 r b4 b5 b i12 r b6 b h12 g12 r a7",
            "g k4 l3 v o9 n10 r k8 k7 b o3 o4 y d8 d7",
        ),
        "longest": caravans(
            "r c4 g i5 i4 r c5 b4 g h4 v m6 b j11 y f3",
            "g k4 b o3 p3 v o9 b o2 g l4 v m10 b p1 q1 g l3",
        ),
        "end": caravans(
            "v l4 l3 k3 m6 l6 g i6 v n5 o5 k7 k2 g h4 b j11 j12",
            "v n8 n7 b o3 p3 v o9 m10 m9 l10 l9 o7 p7 q7 r6 r5",
        ),
    }


if __name__ == "__main__":
    for name, match in make().items():
        (LESSONS / f"{name}.json").write_text(record.write(match.record), "utf-8")
