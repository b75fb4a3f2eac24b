"""The story of a kept match, told in Spanish (or English): who did what, and how it ended.

python examples/story.py [RECORD [LANGUAGE]]
"""

import sys
from pathlib import Path

import sobremesa
from sobremesa.core.values import seen
from sobremesa.words import Words

KEPT = Path(__file__).parents[1] / "tests" / "kept" / "records" / "through_the_desert.json"

path = Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT
lang = sys.argv[2] if len(sys.argv) > 2 else "es"
match = sobremesa.replay(path.read_text("utf-8"))
say = Words(lang, match.game.meta.id, match.players)
print(say("title"), "\n")
for number, row in enumerate(match.mainline, start=1):
    for event in seen(row.events, None):  # what a watcher may know: no hand is told
        print(f"{number:3}  {say.event(event)}")
if match.outcome is not None:
    print()
    for seat, points in enumerate(match.outcome.totals):
        print(f"{match.outcome.ranking[seat]}. {say.seat(seat)}: {points}")
