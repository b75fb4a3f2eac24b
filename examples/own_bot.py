"""Your own bot against two levels: it takes what brings most points at once.

python examples/own_bot.py [MATCHES]
"""

import sys

from sobremesa import Luck
from sobremesa.core.choices import Choices
from sobremesa.core.foresight import foresee
from sobremesa.core.game import AnyGame
from sobremesa.core.values import Event, Move, View
from sobremesa.research.arena import arena


class Greedy:
    """Looks one move ahead and knows nothing of what will count at the end."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:
        """The move that brings most at once; of equal ones, the one that luck picks."""
        ahead = foresee(game, view, choices, {"type": "place_camel"})
        if not ahead:  # riders come first, and bring nothing yet
            return choices.sample(luck)
        most = max(sum(map(worth, brings.events)) for brings in ahead)
        best = [brings.move for brings in ahead if sum(map(worth, brings.events)) == most]
        return luck.pick(best)


def worth(event: Event) -> int:
    """Points that an event brings at once."""
    return int(getattr(event, "points", 0) or getattr(event, "value", 0))


matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20
result = arena("through_the_desert", [Greedy(), "easy", "random"], matches=matches)
for one in result.competitors:
    share = f"{one.wins:4.0%} ({one.wins_low:.0%} to {one.wins_high:.0%})"
    print(f"{one.level:8} wins {share:18} {one.points_mean:6.1f} points a match")
