"""The opponents, from the weakest to the strongest."""

from sobremesa.core.advice import Weighed
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move, View

EASY, NORMAL, HARD = 0.25, 0.6, 0.9
"""The skill of each level: how much it knows of what lies outside the game, from 0 to 1."""


class RandomBot:
    """Plays anything the rules allow."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:  # noqa: ARG002
        return choices.sample(luck)


class AdvisedBot:
    """Follows the game's advice; in a game that has none, plays anything."""

    def __init__(self, skill: float = NORMAL) -> None:
        self.skill = skill

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:
        weighed = game.advice.weigh(view, choices, self.skill) if game.advice else []
        if not weighed:
            return choices.sample(luck)
        return self.pick(weighed, luck)

    def pick(self, weighed: Weighed[Move], luck: Luck) -> Move:
        """The move of most worth; luck parts equals."""
        most = weighed[0][0]
        return luck.pick([move for worth, move in weighed if worth == most])


class EasyBot(AdvisedBot):
    """Weighs as well as the best, but each time overlooks many an idea.

    Moves of the same worth mostly begin the same plan, so they are seen or overlooked together.
    """

    OVERLOOKED = 0.65

    def __init__(self, skill: float = EASY) -> None:
        super().__init__(skill)

    def pick(self, weighed: Weighed[Move], luck: Luck) -> Move:
        ideas = list(dict.fromkeys(worth for worth, _ in weighed))
        seen = [worth for worth in ideas if not luck.chance(self.OVERLOOKED)] or ideas[:2][-1:]
        return super().pick([choice for choice in weighed if choice[0] in seen], luck)
