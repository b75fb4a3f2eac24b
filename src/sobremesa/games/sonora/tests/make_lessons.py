"""Writes the records that lead to the lessons: `python -m` with the name of this module.

What is written is learnt in the third round on the same half-filled sheet, with other discs.
"""

from pathlib import Path

from sobremesa.core import record
from sobremesa.core.values import Seat
from sobremesa.games.sonora.moves import (
    AnyMove,
    BeginMudcracks,
    ChooseColours,
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


def flick_all(table: Table, spots: dict[Disc, Spot], *, ends: bool = True) -> None:
    """Everybody flicks in rising order; discs without a spot go off. Then nobody swaps."""
    while table.state.stage == "flick":
        which = min(table.state.own(table.to_move, "hand"))
        table.flick_and_keep(which, spots.get(which, "off"))
    while table.state.stage == "swap" and ends:
        table.do(EndSwaps())


def write(table: Table, seat: Seat, *moves: AnyMove) -> None:
    for move in moves:
        table.match.follow(seat, move)


def drawn(colour: int, number: int, *cells: tuple[int, int]) -> Draw:
    return Draw(disc(colour, number), tuple(sorted(WIDTH * row + column for row, column in cells)))


def in_turn(*spots: tuple[Disc, Spot | str]) -> Table:
    """The first round, in which these discs have been flicked."""
    table = Table(2, hand=("sure", "normal"))
    for which, spot in spots:
        table.flick_and_keep(which, spot)
    return table


def circles() -> Table:
    """Two discs behind the nearest circle stop what comes a little fast."""
    return in_turn(
        (disc(RED, 1), CANYON),
        (disc(RED, 2), (250, 75)),
        (disc(BLUE, 1), (76, 141)),
        (disc(BLUE, 2), (47, 153)),
    )


def hole() -> Table:
    """Red has earned Reflicks, and two discs behind the hole stop what comes a little fast."""
    table = half_filled()
    for which, spot in (
        (disc(RED, 1), (265, 200)),
        (disc(RED, 2), (60, 225)),
        (disc(BLUE, 1), (125, 149)),
        (disc(BLUE, 2), (149, 125)),
    ):
        table.flick_and_keep(which, spot)
    return table


def flick() -> Table:
    """Blue 1 lies on a circle, and red is about to flick."""
    return in_turn(
        (disc(RED, 1), CANYON),
        (disc(RED, 2), MUDCRACKS),
        (disc(BLUE, 1), RABBIT_CIRCLE),
        (disc(BLUE, 2), CREEK),
    )


def reflick() -> Table:
    """Red has earned Reflicks, and has just lost the 5 over the rail."""
    table = half_filled()
    table.flick_and_keep(disc(RED, 1), beside(CANYON))
    table.flick(disc(RED, 5), "off")
    return table


def swap() -> Table:
    """All have flicked, and only the 1 lies on a circle."""
    table = Table(2, hand=("sure", "normal"))
    flick_all(
        table,
        {
            disc(RED, 1): RABBIT_CIRCLE,
            disc(RED, 2): CANYON,
            disc(RED, 3): CREEK,
            disc(RED, 4): RUINS,
            disc(RED, 5): MUDCRACKS,
            disc(BLUE, 1): (200, 190),
            disc(BLUE, 2): (100, 200),
            disc(BLUE, 3): (30, 90),
            disc(BLUE, 4): (270, 180),
            disc(BLUE, 5): (205, 30),
        },
        ends=False,
    )
    return table


def third_round(spots: dict[Disc, Spot]) -> Table:
    table = half_filled()
    flick_all(table, spots)
    return table


def bonuses() -> Table:
    """A path has just ended on a Discovery."""
    table = third_round({disc(RED, 3): CREEK})
    write(table, RED, Trace(disc(RED, 3), "blr2"))
    return table


def solo() -> Table:
    """Two rounds in which the rival had nothing on the board, and a third in which it has."""
    table = Table(1, hand="sure")
    for spots, ends in (
        (
            {disc(RED, 4): CREEK, disc(RED, 5): beside(CREEK)},
            {disc(RED, 5): "b3", disc(RED, 4): "bl3"},
        ),
        ({disc(RED, 1): CREEK}, {disc(RED, 1): "bl4"}),
        ({disc(RED, 4): CREEK, disc(BLUE, 2): CANYON, disc(BLUE, 3): beside(CREEK)}, {}),
    ):
        while table.state.stage == "flick":
            which = min(table.state.own(RED, "hand"))
            table.flick_and_keep(which, spots.get(which, "off"))
        table.do(ChooseColours(own=RED, rival=BLUE))
        if table.state.stage == "swap":
            table.do(EndSwaps())
        if ends:
            write(table, RED, *(Trace(which, end) for which, end in ends.items()), Finish())
    return table


def make() -> dict[str, Table]:
    """Every lesson's opening by its name."""
    return {
        "first": in_turn(),
        "circles": circles(),
        "ruins": third_round({disc(RED, 4): RUINS, disc(RED, 2): beside(RUINS)}),
        "canyon": third_round({disc(RED, 3): CANYON, disc(RED, 2): beside(CANYON)}),
        "creek": third_round({disc(RED, 3): CREEK, disc(RED, 1): beside(CREEK)}),
        "mudcracks": third_round({disc(RED, 4): MUDCRACKS, disc(RED, 2): beside(MUDCRACKS)}),
        "round": third_round({disc(RED, 2): CANYON}),
        "hole": hole(),
        "flick": flick(),
        "reflick": reflick(),
        "swap": swap(),
        "bonuses": bonuses(),
        "solo": solo(),
    }


if __name__ == "__main__":
    for name, table in make().items():
        (LESSONS / f"{name}.json").write_text(record.write(table.match.record), "utf-8")
