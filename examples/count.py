"""A kept position in letters, and how many lines of moves lead on from it.

python examples/count.py [RECORD [MOVES [DEPTH]]]
"""

import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import sobremesa
from sobremesa.core.game import AnyGame

KEPT = Path(__file__).parents[1] / "tests" / "kept" / "records" / "shifting_stones.json"


def lines(game: AnyGame, state: Any, depth: int) -> int:
    """Lines of so many moves; one that comes to the dealer, or to the end, stops there."""
    seats = game.to_move(state) - {sobremesa.DEALER}
    if depth == 0 or not seats:
        return 1
    following = ((seat, move) for seat in seats for move in game.choices(state, seat))
    return sum(lines(game, game.apply(state, *pair).state, depth - 1) for pair in following)


path = Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT
moves, depth = (int(word) for word in [*sys.argv[2:4], "12", "3"][:2])
record = sobremesa.from_json(path.read_text("utf-8"))
match = sobremesa.replay(replace(record, moves=record.moves[:moves], outcome=None))
print(match.text(min(match.to_move)), "\n")
for much in range(1, depth + 1):
    print(f"depth {much}: {lines(match.game, match.state, much):,} lines")
