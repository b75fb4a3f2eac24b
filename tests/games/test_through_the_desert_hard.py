"""`hard` in the desert has an eye for the end."""

from types import SimpleNamespace
from typing import Any

from sobremesa import Luck
from sobremesa.bots.search import SearchBot
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.advice.weighing import weigh_camels
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import camel, draw, last_supply


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
    chosen = SearchBot().choose(game, None, None, Luck(1))  # type: ignore[arg-type]
    assert chosen.colour == "blue"
