"""The board: which hexes are spaces, where palms and water may lie, and what seats use of it."""

from pathlib import Path

from msgspec import Struct, json

from sobremesa.games.through_the_desert.hexes import COLUMNS, ROWS, Bits, bits_of, parts
from sobremesa.games.through_the_desert.state import RIDERS


class _Board(Struct):
    """The drawings in the data file: one letter a hex, row by row."""

    rows: tuple[str, ...]
    region_rows: tuple[str, ...]

    def hexes(self, drawing: tuple[str, ...], letters: str) -> Bits:
        """The hexes drawn with one of these letters."""
        return bits_of(
            f"{COLUMNS[column]}{row}"
            for row, line in zip(ROWS, drawing, strict=True)
            for column, letter in enumerate(line)
            if letter in letters
        )


class Part(Struct, frozen=True):
    """What of the board is in use."""

    spaces: Bits
    """All but the mountains: palms, circles and bare sand."""
    palms: Bits
    circles: Bits


def _load() -> tuple[Part, Part]:
    """The board for two or three seats, and the whole one; a damaged file is noticed here."""
    path = Path(__file__).parent / "data" / "board.json"
    board = json.decode(path.read_bytes(), type=_Board)
    whole = Part(
        spaces=board.hexes(board.rows, ".oP"),
        palms=board.hexes(board.rows, "P"),
        circles=board.hexes(board.rows, "o"),
    )
    inside = board.hexes(board.region_rows, "A")
    small = Part(whole.spaces & inside, whole.palms & inside, whole.circles & inside)
    counts = [
        (part.spaces.bit_count(), part.palms.bit_count(), part.circles.bit_count())
        for part in (small, whole)
    ]
    if counts != [(189, 6, 32), (249, 7, 43)] or any(
        len(parts(part.spaces)) != 1 for part in (small, whole)
    ):
        raise ValueError(f"{path} is not the board of 189 and 249 spaces: {counts}")
    return small, whole


SMALL, WHOLE = _load()
FEW_SEATS = 3
"""With so many seats or fewer, the dark line is the edge of the board."""
PARTS: dict[int, Part] = {seats: SMALL if seats <= FEW_SEATS else WHOLE for seats in RIDERS}
"""By number of seats."""
