"""What a seat can do, and what the dealer does."""

from typing import TypeAlias

from sobremesa.core.values import Move
from sobremesa.games.sonora.printed.board import Section
from sobremesa.games.sonora.printed.discs import Colour, Disc
from sobremesa.games.sonora.printed.sheet import Animal, Node, Space, Square
from sobremesa.physics import Rest, Row


class Flick(Move, frozen=True, gc=False):
    """Flick a disc from a place on the own corner; the velocity is what the hand means."""

    disc: Disc
    x: int
    y: int
    vx: int
    vy: int


class Roll(Move, frozen=True, gc=False):
    """The dealer adds the hand's error and lets the discs run. Holds all that will ever be read."""

    vx: int
    vy: int
    """The velocity with the error in it."""
    rests: tuple[Rest, ...]
    gone: tuple[Disc, ...]
    """Into the hole or off the board, in this order."""
    left_corner: bool
    touched: tuple[tuple[Disc, Disc], ...]
    """Discs that hit each other, in this order, each pair once."""
    banked: bool
    """The flicked disc touched a rail or a corner face."""
    track: tuple[Row, ...]
    """For showing how it went."""
    kernel: int
    """The version of the physics."""


class Reflick(Move, frozen=True, gc=False):
    """Spend a bonus: take the disc just flicked back and flick it again."""


class Keep(Move, frozen=True, gc=False):
    """Leave the disc just flicked where it is."""


class Assign(Move, frozen=True, gc=False):
    """Choose the section of a disc that fell into the hole, or lies exactly half and half."""

    disc: Disc
    section: Section


class ChooseColours(Move, frozen=True, gc=False):
    """Solo: which discs are one's own, and which the rival's."""

    own: Colour
    rival: Colour


class Swap(Move, frozen=True, gc=False):
    """Spend a bonus: let two own discs on the board change places."""

    first: Disc
    second: Disc


class EndSwaps(Move, frozen=True, gc=False):
    """Swap no more in this round."""


class CrossOff(Move, frozen=True, gc=False):
    """Cross off hexes of one building in the ruins."""

    building: str
    hexes: int


class Discover(Move, frozen=True, gc=False):
    """Circle an animal in the Discovery area."""

    animal: Animal


class Draw(Move, frozen=True, gc=False):
    """Draw a shape in the canyon."""

    disc: Disc
    """What it is drawn with: a disc, or EARNED or SAVED for a fox."""
    squares: tuple[Square, ...]


class Trace(Move, frozen=True, gc=False):
    """Make a path in the creek bed."""

    disc: Disc
    """A disc, or EARNED or SAVED for an owl."""
    end: Space


class BeginMudcracks(Move, frozen=True, gc=False):
    """Spend the value of all discs in the mudcracks, beginning now."""


class AddRabbit(Move, frozen=True, gc=False):
    """Add a rabbit to what is spent in the mudcracks, or spend it alone."""

    disc: Disc
    """EARNED or SAVED."""


class MarkNode(Move, frozen=True, gc=False):
    """Mark a node in the mudcracks."""

    node: Node


class TickBox(Move, frozen=True, gc=False):
    """Tick the next box of a column in the mudcracks."""

    column: int


class EndMudcracks(Move, frozen=True, gc=False):
    """Let go what is left to spend in the mudcracks."""


class Finish(Move, frozen=True, gc=False):
    """Write no more in this round."""


class RivalDraw(Move, frozen=True, gc=False):
    """Solo: where the rival fills in a shape in the canyon."""

    disc: Disc
    squares: tuple[Square, ...]


class RivalTrace(Move, frozen=True, gc=False):
    """Solo: which way the rival fills in a path in the creek bed."""

    disc: Disc
    start: Space
    end: Space


class RivalFill(Move, frozen=True, gc=False):
    """Solo: small circles that the rival fills in around an outer node of the mudcracks."""

    node: Node
    circles: int


SeatMove: TypeAlias = (
    Flick
    | Reflick
    | Keep
    | Assign
    | ChooseColours
    | Swap
    | EndSwaps
    | CrossOff
    | Discover
    | Draw
    | Trace
    | BeginMudcracks
    | AddRabbit
    | MarkNode
    | TickBox
    | EndMudcracks
    | Finish
    | RivalDraw
    | RivalTrace
    | RivalFill
)
AnyMove: TypeAlias = SeatMove | Roll
