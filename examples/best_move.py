"""Which camel brings most now? Every offered move of a kept position is asked what it would bring.

python examples/best_move.py [RECORD [MOVES]]
"""

import sys
from pathlib import Path

from msgspec.structs import replace

import sobremesa
from sobremesa.core.values import Event
from sobremesa.words import Words

KEPT = Path(__file__).parents[1] / "tests" / "kept" / "records" / "through_the_desert.json"


def worth(event: Event) -> int:
    """Points that an event brings at once."""
    return int(getattr(event, "points", 0) or getattr(event, "value", 0))


path = Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT
moves = int(sys.argv[2]) if len(sys.argv) > 2 else 30
record = sobremesa.from_json(path.read_text("utf-8"))
match = sobremesa.replay(replace(record, moves=record.moves[:moves], outcome=None))
seat = min(match.to_move)
say = Words("en", match.game.meta.id, match.players)
ahead = match.foresee(seat, {"type": "place_camel"})
found = [(sum(map(worth, brings.events)), brings) for brings in ahead]
found.sort(key=lambda pair: -pair[0])
print(f"{say.seat(seat)} may place a camel in {len(found)} ways. The best at once:")
for points, brings in found[:5]:
    print(f"{points:+} {' '.join(map(say.event, brings.events))}")
