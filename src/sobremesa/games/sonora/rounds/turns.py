"""How a round begins: the board turns, and the marker goes to the next seat."""

from msgspec.structs import replace

from sobremesa.core.values import Event
from sobremesa.games.sonora import events
from sobremesa.games.sonora.printed.discs import NUMBERS, SOLO_COLOURS
from sobremesa.games.sonora.state import FLICKS, IN_HAND, Position


def flicks(seats: int, turn: int) -> int:
    """Discs to flick in a turn; who plays alone has one long turn."""
    return SOLO_COLOURS * NUMBERS if seats == 1 else FLICKS[turn]


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
