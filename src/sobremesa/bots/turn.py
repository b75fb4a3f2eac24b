"""A seat's turn as a bot is given it: what a person in that seat would know, and nothing else."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sobremesa.bots.bot import Bot
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import Seat, View


class Turn(Struct, frozen=True):
    """What a bot may look at when it chooses for a seat."""

    game: AnyGame
    view: View
    choices: Choices[Any]

    def chosen_by(self, bot: Bot, luck: Luck) -> Any:
        """The move a bot would play."""
        return bot.choose(self.game, self.view, self.choices, luck)

    def gestures(self, move: Any) -> Sequence[tuple[int, ...]]:
        """What its hand is seen to do before a move."""
        return self.game.advice.gestures(self.view, move) if self.game.advice else ()


def turn_of(match: Match, seat: Seat) -> Turn:
    """What `seat` knows now, and what it may do."""
    return Turn(match.game, match.view(seat), match.choices(seat))
