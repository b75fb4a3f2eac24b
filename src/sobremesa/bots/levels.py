"""The opponents: names here, what each of them means in a game's advice."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from sobremesa.bots.search import Search
from sobremesa.core.advice import Advice, Rung, Weighed
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move, View

IdeaT = TypeVar("IdeaT")

LEVELS = ("first", "easy", "casual", "normal", "skilled", "hard", "expert", "master")
"""The names of the opponents, the weakest first. A game has those it needs."""


class RandomBot:
    """Plays anything the rules allow: for programs, and where all else fails."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:  # noqa: ARG002
        return choices.sample(luck)


class LevelBot:
    """Plays every game as well as its level does there; one without advice, anyhow."""

    def __init__(self, level: str, effort: float = 1.0) -> None:
        self.level = level
        self.effort = effort

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:
        if game.advice is None:
            return choices.sample(luck)
        rung = rung_of(self.level, game.advice.ladder)
        return Player(rung, self.effort).choose(game, view, choices, luck)


class Player:
    """Plays a game with advice as well as a rung says."""

    def __init__(self, rung: Rung, effort: float = 1.0) -> None:
        self.rung = rung
        self.effort = effort
        """The part of its iterations that it takes the time for."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:
        """What a search finds best; else the move of most worth that is seen. Luck parts equals."""
        advice, rung = game.advice, self.rung
        assert advice is not None
        if rung.iterations and (ground := advice.ground(view)):
            ideas = self._seen(ground.ideas(), ground.move, advice, view, luck)
            search = Search(max(1, round(rung.iterations * self.effort)))
            found: Move = search.move(ground, luck, ideas)
            return found
        weighed: Weighed[Move] = self._seen(
            advice.weigh(view, choices, rung.skill), itself, advice, view, luck
        )
        if not weighed:
            return choices.sample(luck)
        most = weighed[0][0]
        best: list[Move] = [move for worth, move in weighed if worth == most]
        return luck.pick(best)

    def _seen(
        self,
        ideas: Sequence[tuple[float, IdeaT]],
        meaning: Callable[[IdeaT], Move],
        advice: Advice[Any, Any],
        view: View,
        luck: Luck,
    ) -> Sequence[tuple[float, IdeaT]]:
        """Those that do not escape it in this turn; one at least."""
        if not self.rung.overlooks or not ideas:
            return ideas
        turn = advice.turn(view)
        eyes = str(luck.below(2**53) if turn is None else turn)
        return [
            (worth, idea)
            for worth, idea in ideas
            if Random(f"{eyes} {meaning(idea)}").random() >= self.rung.overlooks
        ] or [Random(eyes).choice(ideas)]


def itself(move: Move) -> Move:
    """What a move means."""
    return move


def rung_of(level: str, ladder: Mapping[str, Rung]) -> Rung:
    """What a level means here; one that the game leaves out plays as the next weaker does."""
    rungs = [ladder[name] for name in LEVELS[: LEVELS.index(level) + 1] if name in ladder]
    return rungs[-1]
