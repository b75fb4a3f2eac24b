"""What a move would bring: the events that the rules would tell of it.

There is one source of consequences, `apply`; whoever wants to know beforehand asks here: the
screen, the terminal, lessons, analysis. It is worked out from what a seat may know, so nothing
else can come of it.
"""

from collections.abc import Mapping

from msgspec import Struct

from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.refusal import Unreadable
from sobremesa.core.values import Event, Move, View, seen

MOST_FORESEEN = 400
"""Moves looked into at once."""


class Foreseen(Struct, frozen=True):
    """A move that is offered, and what its seat would see happen."""

    move: Move
    events: tuple[Event, ...]


def foresee(
    game: AnyGame, view: View, choices: Choices[Move], about: Mapping[str, object]
) -> tuple[Foreseen, ...]:
    """What the offered moves would bring that have this type, and these values in their fields."""
    if view.viewer is None:
        return ()
    world = game.imagine(view, Luck(0))
    return tuple(
        Foreseen(move, tuple(seen(game.apply(world, view.viewer, move).events, view.viewer)))
        for move in _meant(choices, about)
    )


def _meant(choices: Choices[Move], about: Mapping[str, object]) -> list[Move]:
    """The offered moves that are asked about."""
    groups = [group.narrowed(about) for group in choices.groups() if group.tag == about.get("type")]
    if sum(map(len, groups)) > MOST_FORESEEN:
        raise Unreadable("too_many_moves", most=MOST_FORESEEN)
    return [move for group in groups for move in group]
