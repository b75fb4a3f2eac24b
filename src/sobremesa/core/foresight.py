"""What a move would bring: the events that the rules would tell of it.

There is one source of consequences, `apply`; whoever wants to know beforehand asks here: the
screen, the terminal, lessons, analysis. It is worked out from what a seat may know, so nothing
else can come of it.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import prod
from typing import Any, Union

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import asdict, fields

from sobremesa.core import codec
from sobremesa.core.choices import Choices, Group
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.refusal import Unreadable
from sobremesa.core.values import Event, Move, Undo, View, seen

MOST_FORESEEN = 400
"""Moves looked into at once."""


class Brings(Struct, frozen=True):
    """A move that is offered, and what its seat would see happen."""

    move: Move
    events: tuple[Event, ...]


def foresee(
    game: AnyGame, view: View, choices: Choices[Move], about: Mapping[str, object]
) -> tuple[Brings, ...]:
    """What the offered moves would bring that have this type, and these values in their fields."""
    asked = _question(game.values.moves)(about)
    if view.viewer is None:
        return ()
    world = game.imagine(view, Luck(0))
    return tuple(
        Brings(move, tuple(seen(game.apply(world, view.viewer, move).events, view.viewer)))
        for move in _meant(choices, asked)
    )


def _meant(choices: Choices[Move], asked: Struct) -> list[Move]:
    """The offered moves that are asked about."""
    tag = asked.__struct_config__.tag
    given = {name: value for name, value in asdict(asked).items() if value is not UNSET}
    groups = [group.narrowed(given) for group in choices.groups() if group.tag == tag]
    if sum(map(_size, groups)) > MOST_FORESEEN:
        raise Unreadable("too_many_moves", most=MOST_FORESEEN)
    # A group of a range says more than is offered: not every flick within it is one.
    return [move for group in groups for move in group if move in choices]


def _size(group: Group) -> int:
    """How many moves a group has, even where that is more than `len` can say."""
    return prod(map(len, group.fields))


@lru_cache(maxsize=64)
def _question(moves: tuple[type[Move], ...]) -> Callable[[Any], Struct]:
    """Reads a move of which any field may be left open, and refuses what a move is refused for."""
    return codec.reader(Union[(Undo, *map(_left_open, moves))])


def _left_open(kind: type[Move]) -> type[Struct]:
    """A kind of move whose fields may all be missing."""
    return defstruct(
        kind.__name__,
        [(field.name, field.type | UnsetType, UNSET) for field in fields(kind)],
        tag=kind.__struct_config__.tag,
        forbid_unknown_fields=True,
    )
