"""Explains a no of the choices: the most useful reason first."""

from typing import TypeAlias

from sobremesa.core.values import Seat
from sobremesa.games.shifting_stones.moves import AnyMove, Flip, Score, Skip, Swap
from sobremesa.games.shifting_stones.refusals import Refusal
from sobremesa.games.shifting_stones.state import MOST_IN_HAND, Position
from sobremesa.games.shifting_stones.stones import CELLS, NEIGHBOURS, SIDE, Cell

Reason: TypeAlias = tuple[Refusal, dict[str, object]]
"""A code and the facts for its sentence."""


def reason(position: Position, seat: Seat, move: AnyMove) -> Reason:
    """Why this seat, whose turn it is, may not make this move."""
    hand = position.hands[seat]
    match move:
        case Swap(card) | Flip(card) | Score(card) if card not in hand:
            return Refusal.NOT_IN_HAND, {"card": card}
        case Swap(_, stones) if any(stone not in CELLS for stone in stones):
            outside = next(stone for stone in stones if stone not in CELLS)
            return Refusal.NO_SUCH_STONE, {"stone": outside}
        case Swap(_, stones):
            return _why_not_neighbours(stones), {"stones": stones}
        case Flip(_, stone):
            return Refusal.NO_SUCH_STONE, {"stone": stone}
        case Score() if position.scored_enough:
            return Refusal.SCORED_THIS_TURN, {}
        case Score(card):
            return Refusal.NO_MATCH, {"card": card}
        case Skip() if code := why_no_skip(position):
            return code, {"count": len(hand)} if code is Refusal.HAND_FULL else {}
    return Refusal.DEALERS_MOVE, {}


def why_no_skip(position: Position) -> Refusal | None:
    """What keeps the seat from skipping its turn; None if it may."""
    if position.acted:  # R10
        return Refusal.ALREADY_ACTED
    if position.skipped[position.seat]:  # R9
        return Refusal.SKIPPED_LAST_TURN
    full = len(position.hands[position.seat]) >= MOST_IN_HAND  # R8
    return Refusal.HAND_FULL if full else None


def _why_not_neighbours(stones: tuple[Cell, Cell]) -> Refusal:
    """What is wrong with a pair of stones that may not change places (R14)."""
    first, second = stones
    if first == second:
        return Refusal.SAME_STONE
    if (second, first) in NEIGHBOURS:
        return Refusal.LOWER_STONE_FIRST
    rows = abs(first // SIDE - second // SIDE)
    columns = abs(first % SIDE - second % SIDE)
    return Refusal.DIAGONAL if rows == columns == 1 else Refusal.NOT_NEIGHBOURS
