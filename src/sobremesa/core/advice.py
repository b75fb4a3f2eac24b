"""What a game knows about playing it well, so that bots need to know no game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move, Seat, View

MoveT = TypeVar("MoveT", bound=Move)
MoveT_co = TypeVar("MoveT_co", bound=Move, covariant=True)
ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)

Idea: TypeAlias = int
"""Something to do, by a number that the ground gives it."""
Weighed: TypeAlias = Sequence[tuple[float, MoveT]]
"""Moves with their worth, most first."""


class Ground(Protocol[MoveT_co]):
    """A position in the hand of a search: quick, changed in place, silent about what happens."""

    @property
    def seat(self) -> Seat:
        """To move; below 0 when the match is over."""
        ...

    def copy(self) -> Self:
        """The same once more."""
        ...

    def ideas(self) -> Sequence[tuple[float, Idea]]:
        """What the seat to move can do, each with its promise in points, most first."""
        ...

    def play(self, idea: Idea) -> None:
        """Do it."""
        ...

    def move(self, idea: Idea) -> MoveT_co:
        """The move of the game that an idea stands for."""
        ...

    def run(self, plies: int, luck: Luck) -> None:
        """Play on for so many moves, or to the end, quickly and not too badly."""
        ...

    def worths(self) -> Sequence[float]:
        """What the position is worth to each seat, in points."""
        ...


class Rung(Struct, frozen=True):
    """How well a level plays a game."""

    skill: float = 1.0
    """Told to the advice: from 0 to 1, how much the player knows and sees."""
    overlooks: float = 0.0
    """The share of ideas that escape it, for a turn at a time."""
    iterations: int = 0
    """Of its search; without any, or where there is no ground, it follows the advice."""


PLAIN: Final[Mapping[str, Rung]] = {"first": Rung(overlooks=0.65), "normal": Rung()}
"""The ladder of a game that has none of its own."""


class Advice(Generic[ViewT_contra, MoveT]):
    """Judges moves from a seat's own view; never sees what that seat may not know."""

    ladder: ClassVar[Mapping[str, Rung]] = PLAIN
    """The levels that people can meet in this game, the weakest first."""

    def weigh(
        self, view: ViewT_contra, choices: Choices[MoveT], skill: float = 1.0
    ) -> Weighed[MoveT]:
        """The choices worth a thought, each with its worth to the viewer, most first.

        The worths are comparable with each other, in points or something close to points. From 0
        to 1, `skill` says how much the player knows and sees: where a city is, what a move opens,
        how far a plan goes. What it means is the game's affair, and it may change nothing.
        """
        raise NotImplementedError

    def turn(self, view: ViewT_contra) -> object:  # noqa: ARG002
        """What stays the same while the viewer's turn lasts, and is different in the next.

        What a player overlooks is overlooked for so long. None makes each move a turn.
        """
        return None

    def ground(self, view: ViewT_contra) -> Ground[MoveT] | None:  # noqa: ARG002
        """Where a bot may search: the ground under a view, where there is one."""
        return None

    def gestures(self, view: ViewT_contra, move: MoveT) -> Sequence[tuple[int, ...]]:  # noqa: ARG002
        """What a hand is seen to do before this move, in the game's own numbers, one after the
        other. Everybody at the table is shown it: nothing hidden may be in it.
        """
        return ()
