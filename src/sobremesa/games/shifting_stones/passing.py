"""The end of a turn: whether it was a fail, whether the match is over, what is drawn."""

from sobremesa.games.shifting_stones.state import (
    HAND,
    MOST_FAILS,
    MOST_IN_HAND,
    SKIP_DRAWS,
    EndedBy,
    Position,
    last_round,
)


def fails_after(position: Position) -> int:
    """Fails with this turn: solo, one without a score is a fail, a skip too (S4)."""
    return position.fails + (position.solo and not position.has_scored)


def ended_after(position: Position) -> EndedBy:
    """What ends the match with this turn, if anything does: only the last seat's can (R17)."""
    if position.seat + 1 < len(position.hands):
        return ""
    if fails_after(position) >= MOST_FAILS:
        return "four_fails"
    if last_round(position.scored):
        return "cards_scored"
    return "round_limit" if position.round == position.round_limit else ""


def drawn_after(position: Position, *, skips: bool) -> int:
    """Cards that the seat draws when it ends its turn, or skips it (R11)."""
    if ended_after(position):
        return 0  # R22
    held = len(position.hands[position.seat])
    wanted = min(SKIP_DRAWS, MOST_IN_HAND - held) if skips else HAND - held  # R8
    return max(0, min(wanted, len(position.deck) + len(position.discards)))  # R12, R21
