"""What a seat can do, and what the dealer does."""

from typing import TypeAlias

from sobremesa.core.game import Move
from sobremesa.games.sonora.board import Section
from sobremesa.games.sonora.discs import Colour, Disc
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


SeatMove: TypeAlias = Flick | Reflick | Keep | Assign | ChooseColours | Swap | EndSwaps
AnyMove: TypeAlias = SeatMove | Roll
