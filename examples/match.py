"""A whole match between two levels of bots, and the table at its end.

python examples/match.py [GAME]
"""

import sys

import sobremesa
from sobremesa import bots
from sobremesa.bots.turn import turn_of

game_id = sys.argv[1] if len(sys.argv) > 1 else "through_the_desert"
luck = sobremesa.Luck(7)
players = [bots.named("normal"), bots.named("easy")]
match = sobremesa.new(game_id, seats=len(players), seed=7)
match.players = ("Norma", "Esteban")
while match.to_move:
    seat = min(match.to_move)
    match.play(seat, turn_of(match, seat).chosen_by(players[seat], luck))
assert match.outcome is not None
print(match)
print("won by", " and ".join(match.players[seat] for seat in match.outcome.winners))
