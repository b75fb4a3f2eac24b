"""Writes the records that lead to the lessons: `python -m` with the name of this module.

All but the first begin in the third round on the same half-filled sheet, with other discs.
"""

from pathlib import Path

from sobremesa.core import record
from sobremesa.core.values import Seat
from sobremesa.games.sonora.moves import (
    AnyMove,
    BeginMudcracks,
    CrossOff,
    Draw,
    EndSwaps,
    Finish,
    MarkNode,
    Trace,
)
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.sheet.canyon import WIDTH
from sobremesa.games.sonora.tests.tables import CANYON, CREEK, MUDCRACKS, RUINS, Spot, Table, disc

LESSONS = Path(__file__).parents[1] / "lessons"
RED, BLUE = 0, 1
RABBIT_CIRCLE = (120, 78)


def beside(spot: Spot) -> Spot:
    """Another place in the same zone."""
    return spot[0], spot[1] + (25 if spot[1] < 150 else -25)


def half_filled() -> Table:
    """Two rounds in which both have written a little."""
    table = Table(2, hand=("sure", "normal"))
    flick_all(
        table,
        {
            disc(RED, 5): RUINS,
            disc(RED, 4): CREEK,
            disc(RED, 3): CANYON,
            disc(RED, 2): MUDCRACKS,
            disc(RED, 1): beside(CANYON),
            disc(BLUE, 5): beside(RUINS),
            disc(BLUE, 4): (115, 30),
        },
    )
    write(table, BLUE, CrossOff("D", 9))
    write(table, RED, CrossOff("B", 5))
    write(
        table,
        RED,
        Trace(disc(RED, 4), "b2"),
        drawn(RED, 3, (12, 10), (12, 11), (11, 11), (11, 12)),
        drawn(RED, 1, (13, 12), (13, 13)),
        BeginMudcracks(),
        MarkNode("m2"),
        Finish(),
    )
    flick_all(
        table,
        {
            disc(RED, 5): CREEK,
            disc(RED, 4): CANYON,
            disc(RED, 3): MUDCRACKS,
            disc(RED, 2): beside(CREEK),
            disc(BLUE, 5): RUINS,
        },
    )
    write(table, BLUE, CrossOff("D", 2), CrossOff("F", 3))
    write(
        table,
        RED,
        Trace(disc(RED, 5), "bl3"),
        Trace(disc(RED, 2), "sb2"),
        drawn(RED, 4, (12, 6), (12, 7), (12, 8), (13, 6)),
        BeginMudcracks(),
        MarkNode("m1"),
        Finish(),
    )
    write(table, BLUE, Finish())  # the rabbit of the building is let go
    return table


def flick_all(table: Table, spots: dict[Disc, Spot]) -> None:
    """Everybody flicks in rising order; discs without a spot go off. Nobody swaps."""
    while table.state.stage == "flick":
        which = min(table.state.own(table.to_move, "hand"))
        table.flick_and_keep(which, spots.get(which, "off"))
    while table.state.stage == "swap":
        table.do(EndSwaps())


def write(table: Table, seat: Seat, *moves: AnyMove) -> None:
    for move in moves:
        table.match.follow(seat, move)


def drawn(colour: int, number: int, *cells: tuple[int, int]) -> Draw:
    return Draw(disc(colour, number), tuple(sorted(WIDTH * row + column for row, column in cells)))


def flick() -> Table:
    """Blue 1 lies on a circle, and red is about to flick."""
    table = Table(2, hand=("sure", "normal"))
    for which, spot in (
        (disc(RED, 1), CANYON),
        (disc(RED, 2), MUDCRACKS),
        (disc(BLUE, 1), RABBIT_CIRCLE),
        (disc(BLUE, 2), CREEK),
    ):
        table.flick_and_keep(which, spot)
    return table


def third_round(spots: dict[Disc, Spot]) -> Table:
    table = half_filled()
    flick_all(table, spots)
    return table


def make() -> dict[str, Table]:
    """Every lesson's opening by its name."""
    return {
        "flick": flick(),
        "ruins": third_round({disc(RED, 4): RUINS, disc(RED, 2): beside(RUINS)}),
        "canyon": third_round({disc(RED, 3): CANYON, disc(RED, 2): beside(CANYON)}),
        "creek": third_round({disc(RED, 3): CREEK, disc(RED, 1): beside(CREEK)}),
        "mudcracks": third_round({disc(RED, 4): MUDCRACKS, disc(RED, 2): beside(MUDCRACKS)}),
    }


if __name__ == "__main__":
    for name, table in make().items():
        (LESSONS / f"{name}.json").write_text(record.write(table.match.record), "utf-8")
