"""How turns and rounds follow each other: the marker goes round, and the board turns."""

from typing import Final

from msgspec.structs import replace

from sobremesa.core.values import Event
from sobremesa.games.sonora import events
from sobremesa.games.sonora.printed.discs import NUMBERS, SOLO_COLOURS
from sobremesa.games.sonora.state import IN_HAND, Position

FLICKS: Final = (2, 2, 1)
"""In each turn of a round."""


def flicks(seats: int, turn: int) -> int:
    """Discs to flick in a turn; who plays alone has one long turn."""
    return SOLO_COLOURS * NUMBERS if seats == 1 else FLICKS[turn]


def next_flick(position: Position) -> Position:
    """A flick of the turn is over and settled; after the last one of the round come the swaps."""
    seat, turn, left = position.seat, position.turn, position.left - 1
    if not left:
        seat = (seat + 1) % position.seats
        turn += seat == position.first
        if position.solo:
            return replace(position, stage="colours", left=0, disc=None)
        if turn == len(FLICKS):
            return replace(position, stage="swap", seat=seat, left=0, disc=None)
        left = flicks(position.seats, turn)
    return replace(
        position, stage="flick", turn=turn, seat=seat, left=left, flicker=seat, disc=None
    )


def next_round(position: Position, happened: list[Event]) -> Position:
    """Everybody has finished; after the last round the match is over."""
    if position.round + 1 == position.rounds:
        happened.append(events.MatchEnded("last_round"))
        return replace(position, stage="over", ended_by="last_round")
    after = replace(position, round=position.round + 1)
    happened.append(events.RoundBegan(after.round + 1, after.first))
    return replace(
        after,
        stage="flick",
        turn=0,
        seat=after.first,
        left=flicks(after.seats, turn=0),
        flicker=after.first,
        disc=None,
        discs=(IN_HAND,) * len(after.discs),
        colours=(),
        sheets=tuple(replace(sheet, finished=False) for sheet in after.sheets),
    )
