"""A table at the end of the flicks: discs lie where a test wants them, and the sheets are next."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from sobremesa.core.match import Match
from sobremesa.core.options import OptionValue
from sobremesa.core.values import Event, Move, Seat
from sobremesa.games.sonora.moves import ChooseColours, EndSwaps
from sobremesa.games.sonora.printed.board import CIRCLES
from sobremesa.games.sonora.printed.sheet import Square
from sobremesa.games.sonora.rules import GAME
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.state import OUT, Lying
from sobremesa.games.sonora.tests.tables import (
    CANYON,
    CREEK,
    MUDCRACKS,
    RUINS,
    Spot,
    Table,
    disc,
    mm,
)

Laid = Mapping[str, tuple[int, ...]]
"""Which numbers of a colour lie where; those that are not named are out."""
M = TypeVar("M")

SPOTS: dict[str, Spot] = {
    "ruins": RUINS,
    "creek": CREEK,
    "mudcracks": MUDCRACKS,
    "canyon": CANYON,
    **{circle.id.split("_")[0]: (circle.x, circle.y) for circle in CIRCLES},
}
"""Zones by their section, circles by their animal."""


def squares(*cells: Sequence[int]) -> tuple[Square, ...]:
    """A shape in the canyon by rows and columns, as the data file tells it."""
    return tuple(sorted(20 * row + column for row, column in cells))


class Desk(Table):
    """A table where everybody writes; alone, the first discs are the own, the second the rival's.

    `played` rounds are over. Discs that lie upon each other do not mind.
    """

    def __init__(
        self,
        *laid: Laid,
        alone: bool = False,
        swaps: bool = False,
        sheets: Sequence[Sheet] = (),
        played: int = 0,
        **options: OptionValue,
    ) -> None:
        super().__init__(1 if alone else len(laid), **options)
        start = replace(self.state, round=played, sheets=tuple(sheets) or self.state.sheets)
        self.match._stand(start)
        self.lay(*laid, swaps=swaps)

    def lay(self, *laid: Laid, swaps: bool = False) -> None:
        """All discs of this round are flicked and lie so; no swaps, unless a test wants them."""
        discs = [OUT] * len(self.state.discs)
        for colour, places in enumerate(laid):
            for place, numbers in places.items():
                for number in numbers:
                    discs[disc(colour, number)] = Lying("board", *mm(SPOTS[place]))
        stage = "colours" if self.state.solo else "swap"
        position = replace(self.state, stage=stage, seat=self.state.first, discs=tuple(discs))
        self.match = Match(GAME, self.match.seats, self.match.options)
        self.match._start = position
        self.match._stand(position)
        if self.state.solo:
            self.do(ChooseColours(0, 1))
        while self.state.stage == "swap" and not swaps:
            self.do(EndSwaps())

    def sheet(self, seat: Seat = 0) -> Sheet:
        return self.state.sheets[seat]

    def play(self, *moves: Move, seat: Seat = 0) -> list[Event]:
        """Moves of one seat, and what they told."""
        rows = [row for move in moves for row in self.match.play(seat, move)]
        return [event for row in rows for event in row.events]

    def may(self, move: Move, seat: Seat = 0) -> bool:
        return move in self.match.choices(seat)

    def offered(self, kind: type[M], seat: Seat = 0) -> list[M]:
        """All moves of a kind that a seat may make now."""
        return [move for move in self.match.choices(seat) if isinstance(move, kind)]
