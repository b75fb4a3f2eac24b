"""What only opponents need: how to play well, and where to search. No rule looks in here."""

from collections.abc import Callable
from typing import ClassVar, Final

from sobremesa.core.advice import Advice, Ground, Rung, Weighed
from sobremesa.core.choices import Choices
from sobremesa.core.fast import Compiled
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import Twin, twin_of
from sobremesa.games.through_the_desert.advice.weighing import weigh_camels, weigh_riders
from sobremesa.games.through_the_desert.moves import AnyMove, SeatMove
from sobremesa.games.through_the_desert.turn import CamelChoices, RiderChoices
from sobremesa.games.through_the_desert.view import View, imagined


class ThroughTheDesertAdvice(Advice[View, AnyMove]):
    """Weighs riders by what lies around them, camels by points and what they bring within reach."""

    ladder: ClassVar = {
        "first": Rung(0.037, overlooks=0.868),
        "easy": Rung(0.1, overlooks=0.818),
        "casual": Rung(0.11, overlooks=0.655),
        "normal": Rung(0.4, overlooks=0.25),
        "skilled": Rung(overlooks=0.5, iterations=3),
        "hard": Rung(iterations=8),
        "expert": Rung(iterations=42),
        "master": Rung(iterations=240),
    }

    def weigh(
        self,
        view: View,
        choices: Choices[AnyMove],
        skill: float = 1.0,
    ) -> Weighed[AnyMove]:
        """The choices, each with its worth to the viewer, most first."""
        weighed: list[tuple[float, SeatMove]] = []
        if isinstance(choices, CamelChoices):
            weighed = weigh_camels(twin_of(imagined(view)), skill)
        elif isinstance(choices, RiderChoices):
            weighed = weigh_riders(twin_of(imagined(view)), skill)
        return sorted(weighed, key=lambda choice: -choice[0])

    def turn(self, view: View) -> object:
        return view.viewer, view.turn, view.seat, view.oases

    def ground(self, view: View) -> Ground[AnyMove] | None:
        """The ground under a view; none before the wells are filled."""
        if view.stage not in ("riders", "camels"):
            return None
        twin = twin_of(imagined(view))
        compiled = None if twin.riders_left else COMPILED.ready()
        return compiled(twin) if compiled else DesertGround(twin)


def _compiled() -> Callable[[Twin], Ground[AnyMove]]:
    from sobremesa.games.through_the_desert.advice import fast

    fast.compile_all()
    return fast.compiled_ground


COMPILED: Final = Compiled(_compiled, begin_at=20)
"""The compiled ground. So many thoughts on the plain one take about as long as compiling."""
