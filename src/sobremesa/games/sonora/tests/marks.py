"""Sheets written at random, and what the rules told of each mark, for everybody who must agree.

`python -m sobremesa.games.sonora.tests.marks` writes the file anew. The page draws a mark in mind
by itself (web/tests/sonora_sheet.test.ts) and must come to the same.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from sobremesa.core.codec import to_text
from sobremesa.core.luck import Luck
from sobremesa.core.values import Event
from sobremesa.games.sonora.events import AnyEvent
from sobremesa.games.sonora.moves import CrossOff, Finish, SeatMove
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet import marks, pencil, ruins
from sobremesa.games.sonora.sheet.values import Sheet, Task

PATH = Path(__file__).parent / "marks.json"
SHEETS = 5
PHASES = 4


class Mark(Struct, frozen=True):
    """A move on a sheet, what was told of it, and the points of the sheet after it, by section."""

    move: SeatMove
    events: tuple[AnyEvent, ...]
    points: tuple[int, ...]


def made() -> list[list[Mark]]:
    """What the file should hold: sheets, each written on for a few phases."""
    return [_written_on(Luck(number)) for number in range(SHEETS)]


def _written_on(luck: Luck) -> list[Mark]:
    sheet, found = Sheet(), []
    for _ in range(PHASES):
        discs = [Task(luck.below(5), luck.pick(("canyon", "creek"))) for _ in range(4)]
        sheet = replace(sheet, due=8 + luck.below(9), mud=6 + luck.below(9), tasks=tuple(discs))
        for choices in (marks.in_ruins, marks.to_write):
            while isinstance(move := _any(choices(sheet), luck), SeatMove):
                sheet, mark = _marked(sheet, move, first=luck.below(2) == 0)
                found.append(mark)
        sheet = replace(sheet, tasks=(), mud=0, sitting=None, animals=(0, 0, 0))
    return found


def _any(choices: Any, luck: Luck) -> SeatMove | None:
    """Any mark; none if there is nothing left but to finish."""
    offered = [move for move in choices if not isinstance(move, Finish)]
    return luck.pick(offered) if offered else None


def _marked(sheet: Sheet, move: SeatMove, *, first: bool) -> tuple[Sheet, Mark]:
    """The sheet with it; `first` if nobody has completed the building yet."""
    happened: list[Event] = []
    if isinstance(move, CrossOff):
        place = ruins.PLACE[move.building]
        sheet = pencil.cross_off(sheet, 0, place, move.hexes, first=first, happened=happened)
    else:
        sheet = pencil.with_mark(sheet, 0, move, happened)  # type: ignore[arg-type]
    told = tuple(event for event in happened if isinstance(event, AnyEvent))
    return sheet, Mark(move, told, by_section(sheet))


def kept() -> list[list[Mark]]:
    """What the file holds."""
    return json.decode(PATH.read_bytes(), type=list[list[Mark]])


def written(sheets: list[list[Mark]]) -> bytes:
    """One mark a line."""
    lines = (b",\n".join(map(to_text, sheet)) for sheet in sheets)
    return b"[[\n" + b"\n],[\n".join(lines) + b"\n]]\n"


if __name__ == "__main__":
    PATH.write_bytes(written(made()))
