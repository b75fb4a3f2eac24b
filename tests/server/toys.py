"""The toy game of the core's tests at a real table, where all seats write at once."""

import pytest

from sobremesa.core.game import AnyGame
from sobremesa.games import load
from sobremesa.server import kept_match, seating
from tests.core.toy import SCRIBBLE

TOY = SCRIBBLE.meta.id


def put_on_the_shelf(patch: pytest.MonkeyPatch) -> None:
    """Let the server of this process know the toy game."""

    def find(game_id: str) -> AnyGame:
        return SCRIBBLE if game_id == TOY else load(game_id)

    patch.setattr(kept_match, "load", find)
    patch.setattr(seating, "load", find)
