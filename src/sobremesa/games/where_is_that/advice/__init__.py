"""How to play well: the card and the place of the most right circles to be expected."""

from typing import ClassVar

from sobremesa.core.advice import Advice, Rung, Weighed
from sobremesa.core.choices import Choices
from sobremesa.games.where_is_that.advice.beliefs import who
from sobremesa.games.where_is_that.advice.judge import Judge
from sobremesa.games.where_is_that.moves import AnyMove, SeatMove, Take
from sobremesa.games.where_is_that.view import View


class WhereIsThatAdvice(Advice[View, AnyMove]):
    """Points to be expected from laying a card, as far as this turn goes.

    Cartographers count what a push makes of the circles that lie already. On the common map all
    circles of a card must be right, so the chances are multiplied.
    """

    ladder: ClassVar = {
        "first": Rung(0.0, overlooks=0.66),
        "easy": Rung(0.25, overlooks=0.15),
        "casual": Rung(0.47),
        "normal": Rung(0.67),
        "skilled": Rung(0.84),
        "hard": Rung(0.97),
    }

    def weigh(self, view: View, choices: Choices[AnyMove], skill: float = 1.0) -> Weighed[AnyMove]:
        if not choices:
            return []
        judge = Judge(view, skill)
        weighed: list[tuple[float, SeatMove]]
        if view.taken is None:
            weighed = [(judge.best(face.card), Take(face.card)) for face in view.market]
        else:
            weighed = [(judge.worth(view.taken.card, way), way[0]) for way in judge.ways]
        return sorted(weighed, key=lambda choice: -choice[0])

    def turn(self, view: View) -> object:
        return who(view), view.round
