"""`hard` in the desert has an eye for the end, and thinks the same compiled or not."""

from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.bots.levels import Player
from sobremesa.core.advice import Rung
from sobremesa.core.fast import Compiled
from sobremesa.games.through_the_desert import advice
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.advice.weighing import weigh_camels
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import camel, draw, last_supply, ridden
from sobremesa.games.through_the_desert.tests.twins import NEVER_COMPILED


class Drawn:
    """The advice, at a drawn position. (A view would put the drawing on the whole board.)"""

    def __init__(self, position: Position) -> None:
        self.position = position

    def ground(self, _: Any) -> DesertGround:
        return DesertGround(twin_of(self.position))


def test_at_the_end_it_sees_that_the_longest_caravan_is_worth_more_than_water() -> None:
    drawn = draw(
        """
        B0  .   .   .   B1
          b0  .   R0  b1
        G1  .   3   .   R1
          .   .   .   .
    """,
        left=1,
    )
    position = last_supply(drawn, "blue")
    assert max(weigh_camels(twin_of(position)), key=lambda choice: choice[0])[1] == camel(
        "red", "e2"
    )
    game: Any = SimpleNamespace(advice=Drawn(position))
    hard: Any = Player(Rung(iterations=400))
    assert hard.choose(game, None, None, Luck(1)).colour == "blue"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_thinks_the_same_compiled_or_not(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = pytest.importorskip(f"{advice.__name__}.fast", reason="this needs the extra `fast`")
    compiled = Compiled(lambda: fast.compiled_ground, begin_at=0)
    compiled.loaded()
    match, luck, bot = ridden(seats, 7), Luck(7), Player(Rung(iterations=60))
    thoughts = 0
    while match.to_move:
        (seat,) = match.to_move
        if luck.chance(0.05):
            chosen = []
            for ground in (NEVER_COMPILED, compiled):
                monkeypatch.setattr(advice, "COMPILED", ground)
                view, choices = match.view(seat), match.choices(seat)
                chosen.append(bot.choose(match.game, view, choices, Luck(match.step)))
            assert chosen[0] == chosen[1]
            thoughts += 1
        match.play(seat, match.choices(seat).sample(luck))
    assert thoughts > 0
