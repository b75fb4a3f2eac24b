"""Why something cannot be done with the discs: the most useful reason first."""

from sobremesa.core.values import Seat
from sobremesa.games.sonora.moves import (
    Assign,
    ChooseColours,
    EndSwaps,
    Flick,
    Keep,
    Reflick,
    SeatMove,
    Swap,
)
from sobremesa.games.sonora.printed.discs import SOLO_COLOURS
from sobremesa.games.sonora.refusals import Reason, Refusal
from sobremesa.games.sonora.state import Position
from sobremesa.physics import TOP_SPEED, on_corner


def before_writing(position: Position, seat: Seat, move: SeatMove) -> Reason:
    """Until the sheets are next."""
    match move:
        case Flick():
            return _why_no_flick(position, seat, move)
        case Reflick() | Keep():
            return Refusal.FLICK_FIRST if position.stage == "flick" else Refusal.NO_REFLICK, {}
        case Assign():
            return _why_not_assigned(position, move)
        case ChooseColours():
            if position.stage != "colours":
                return Refusal.NO_COLOURS, {}
            return Refusal.SAME_COLOUR, {"most": SOLO_COLOURS}
        case Swap() if position.stage == "swap":
            return Refusal.SWAP_OWN, {}
        case Swap() | EndSwaps():
            return Refusal.NO_SWAPS_NOW, {}
    return Refusal.NOT_WRITING, {}


def _why_no_flick(position: Position, seat: Seat, flick: Flick) -> Reason:
    if position.stage == "colours":
        return Refusal.CHOOSE_COLOURS, {}
    if position.stage in ("reflick", "bullseye"):
        return Refusal.SETTLE_FIRST, {}
    if position.stage != "flick":
        return Refusal.NOTHING_TO_FLICK, {}
    if not 0 <= flick.disc < len(position.discs) or position.owner(flick.disc) != seat:
        return Refusal.NOT_YOUR_DISC, {}
    if position.disc not in (None, flick.disc):
        return Refusal.THIS_DISC_FIRST, {"disc": position.disc}
    if position.discs[flick.disc].where != "hand":
        return Refusal.ALREADY_FLICKED, {"disc": flick.disc}
    if not on_corner(position.corner(seat), flick.x, flick.y):
        return Refusal.NOT_ON_CORNER, {}
    if flick.vx**2 + flick.vy**2 > TOP_SPEED**2:
        return Refusal.TOO_FAST, {}
    return Refusal.NO_DIRECTION, {}


def _why_not_assigned(position: Position, move: Assign) -> Reason:
    if position.stage == "bullseye":
        return Refusal.OTHER_DISC, {"disc": position.fallen[0]}
    if position.stage != "halves":
        return Refusal.NOTHING_TO_CHOOSE, {}
    return Refusal.NOT_ITS_ZONE, {"zone": move.section}
