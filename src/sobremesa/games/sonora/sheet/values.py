"""What comes to a seat's sheet, what is written there, and what has still to be in this phase."""

from typing import Final, Literal, TypeAlias

from sobremesa.core.values import Value
from sobremesa.games.sonora.printed.board import Section
from sobremesa.games.sonora.printed.discs import Disc, number
from sobremesa.games.sonora.printed.sheet import ANIMALS, PRINTED, Node, Space, Square

Reward: TypeAlias = Literal["", "top", "bottom"]

EARNED: Final[Disc] = -1
"""In the place of a disc: an animal earned in this write phase."""
SAVED: Final[Disc] = -2
"""In the place of a disc: an animal circled in the Discovery area, now or earlier."""


class Landing(Value, frozen=True, gc=False):
    """A disc that counts, and what for."""

    disc: Disc
    section: Section
    double: bool
    """It touches a multiplier circle: twice its number in the ruins and the mudcracks, two shapes
    in the canyon, two paths in the creek bed."""

    @property
    def value(self) -> int:
        return number(self.disc) * (2 if self.double else 1)


class Task(Value, frozen=True, gc=False):
    """A shape or a path that a disc has to bring; on a circle a disc brings two (R19, R21)."""

    disc: Disc
    section: Section


class Sitting(Value, frozen=True, gc=False):
    """Value that is being spent in the mudcracks, in one go (R23)."""

    points: int
    boxing: bool = False
    """Columns are begun: no more nodes, no more rabbits."""


class Rival(Value, frozen=True, gc=False):
    """Solo: what the rival has spoilt on the sheet, and what it has still to spoil."""

    circled: int = 0
    """Hexes of its building that it has circled, crossed off or not."""
    crossed: int = 0
    shapes: tuple[tuple[Square, ...], ...] = ()
    paths: tuple[tuple[Space, ...], ...] = ()
    circles: tuple[int, ...] = ()
    """Filled in around each outer node of the mudcracks, in the printed order."""
    tasks: tuple[Task, ...] = ()
    mud: int = 0
    """Circles that it has still to fill in."""


class Sheet(Value, frozen=True, gc=False):
    """One seat's sheet."""

    hexes: tuple[int, ...] = (0,) * len(PRINTED.ruins.buildings)
    """Crossed off, by building."""
    rewards: tuple[Reward, ...] = tuple("" for _ in PRINTED.ruins.buildings)
    shapes: tuple[tuple[Square, ...], ...] = ()
    """In the canyon, in the order drawn; squares in rising order."""
    paths: tuple[tuple[Space, ...], ...] = ()
    """In the creek bed, in the order drawn; the last space of each is circled."""
    nodes: tuple[Node, ...] = ()
    """Marked in the mudcracks, in this order, without the printed one."""
    boxes: tuple[int, ...] = (0,) * len(PRINTED.mudcracks.bonus_columns)
    """Ticked, by column."""
    reflicks: int = PRINTED.bonus_area.reflick.available_at_start
    swaps: int = PRINTED.bonus_area.swap.available_at_start
    circled: tuple[int, ...] = (0,) * len(ANIMALS)
    """Icons in the Discovery area, used or not: foxes, owls, rabbits."""
    saved: tuple[int, ...] = (0,) * len(ANIMALS)
    """Those of them that are not used yet."""

    due: int = 0
    """Value to cross off in the ruins."""
    tasks: tuple[Task, ...] = ()
    mud: int = 0
    """Value of the discs in the mudcracks, until the sitting begins."""
    sitting: Sitting | None = None
    animals: tuple[int, ...] = (0,) * len(ANIMALS)
    """Earned in this phase and not used: foxes, owls, rabbits."""
    discoveries: int = 0
    """Earned, with the icon still to be chosen."""
    finished: bool = False
    """Writes no more in this phase."""

    rival: Rival | None = None
