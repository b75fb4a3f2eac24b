"""The opponents, from the weakest to the strongest."""

from typing import Any

from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame, View
from sobremesa.core.luck import Luck


class RandomBot:
    """Plays anything the rules allow."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:  # noqa: ARG002
        return choices.sample(luck)


class AdvisedBot:
    """Follows the game's advice; in a game that has none, plays anything."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:
        weighed = game.advice.weigh(view, choices) if game.advice else []
        if not weighed:
            return choices.sample(luck)
        return self.pick(weighed, luck)

    def pick(self, weighed: list[tuple[float, Any]], luck: Luck) -> Any:
        """The move of most worth; luck parts equals."""
        most = weighed[0][0]
        return luck.pick([move for worth, move in weighed if worth == most])


class EasyBot(AdvisedBot):
    """Knows what is good but does not see everything."""

    def __init__(self, overlooked: float = 0.5) -> None:
        self.overlooked = overlooked

    def pick(self, weighed: list[tuple[float, Any]], luck: Luck) -> Any:
        seen = [choice for choice in weighed if not luck.chance(self.overlooked)]
        return super().pick(seen or weighed[-1:], luck)
