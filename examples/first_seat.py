"""Does it help to begin? Equal bots play many matches, and each seat's wins are counted.

python examples/first_seat.py [GAME [SEATS [MATCHES]]]
"""

import sys

from sobremesa.research.arena import arena

game_id = sys.argv[1] if len(sys.argv) > 1 else "shifting_stones"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 3
matches = int(sys.argv[3]) if len(sys.argv) > 3 else 100
result = arena(game_id, ["normal"] * seats, matches=matches, exchange=False)
for seat, one in enumerate(result.competitors, start=1):
    fair = "as is fair" if one.wins_low <= 1 / seats <= one.wins_high else "not by luck alone"
    print(
        f"seat {seat}: {one.wins:4.0%} of {matches} matches, {one.points_mean:.1f} points: {fair}"
    )
