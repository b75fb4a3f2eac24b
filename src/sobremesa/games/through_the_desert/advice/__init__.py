"""What only opponents need: how to play well, and where to search. No rule looks in here."""

from sobremesa.core.advice import Advice, Weighed
from sobremesa.core.choices import Choices
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.advice.weighing import weigh_camels, weigh_riders
from sobremesa.games.through_the_desert.moves import AnyMove, SeatMove
from sobremesa.games.through_the_desert.turn import CamelChoices, RiderChoices
from sobremesa.games.through_the_desert.view import View, imagined


class ThroughTheDesertAdvice(Advice[View, AnyMove]):
    """Weighs riders by what lies around them, camels by points and what they bring within reach."""

    searches = True

    def weigh(
        self,
        view: View,
        choices: Choices[AnyMove],
        skill: float = 1.0,  # noqa: ARG002
    ) -> Weighed[AnyMove]:
        """The choices, each with its worth to the viewer, most first."""
        weighed: list[tuple[float, SeatMove]] = []
        if isinstance(choices, CamelChoices):
            weighed = weigh_camels(twin_of(imagined(view)))
        elif isinstance(choices, RiderChoices):
            weighed = weigh_riders(twin_of(imagined(view)))
        return sorted(weighed, key=lambda choice: -choice[0])

    def ground(self, view: View) -> DesertGround | None:
        """The ground under a view; none before the wells are filled."""
        searched = view.stage in ("riders", "camels")
        return DesertGround(twin_of(imagined(view))) if searched else None
