"""The opponents: names here, what each of them means in a game's advice."""

from collections.abc import Mapping
from random import Random

from sobremesa.bots.search import Search
from sobremesa.core.advice import Rung, Weighed
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move, View

LEVELS = ("first", "easy", "casual", "normal", "skilled", "hard", "master")
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
            found: Move = Search(max(1, round(rung.iterations * self.effort))).move(ground, luck)
            return found
        weighed: Weighed[Move] = advice.weigh(view, choices, rung.skill)
        if rung.overlooks and weighed:
            turn = advice.turn(view)
            eyes = luck.below(2**53) if turn is None else turn
            weighed = [
                (worth, move)
                for worth, move in weighed
                if Random(f"{eyes} {move}").random() >= rung.overlooks
            ] or [Random(str(eyes)).choice(weighed)]
        if not weighed:
            return choices.sample(luck)
        most = weighed[0][0]
        best: list[Move] = [move for worth, move in weighed if worth == most]
        return luck.pick(best)


def rung_of(level: str, ladder: Mapping[str, Rung]) -> Rung:
    """What a level means here; one that the game leaves out plays as the next weaker does."""
    rungs = [ladder[name] for name in LEVELS[: LEVELS.index(level) + 1] if name in ladder]
    return rungs[-1]
