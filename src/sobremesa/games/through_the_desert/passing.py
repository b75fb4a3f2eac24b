"""How a turn ends, and with the last one the match."""

from msgspec.structs import replace

from sobremesa.core.values import Event
from sobremesa.games.through_the_desert import events, scoring
from sobremesa.games.through_the_desert.hexes import hexes_of
from sobremesa.games.through_the_desert.places import can_place
from sobremesa.games.through_the_desert.state import (
    CAMELS_A_TURN,
    COLOURS,
    FIRST_TURNS,
    EndedBy,
    Position,
)


def pass_on(state: Position, happened: list[Event]) -> Position:
    """End the turn: the match too if a colour has run out (R21), or nobody can place (R35).

    What could not be placed is lost only if the match goes on (R8).
    """
    seat, seats, turn = state.seat, len(state.caravans), state.turn
    if 0 in state.supply:
        return _end(state, "colour_ran_out", happened)
    lost = [events.TurnLost(seat, state.left)] if state.left else []
    for _ in range(seats):
        seat, turn = (seat + 1) % seats, turn + 1
        left = CAMELS_A_TURN if turn >= seats else FIRST_TURNS[seats][seat]
        if can_place(state, seat):
            happened += lost
            return replace(state, seat=seat, turn=turn, left=left)
        lost.append(events.TurnLost(seat, left))
    return _end(state, "nobody_can_place", happened)


def _end(state: Position, ended_by: EndedBy, happened: list[Event]) -> Position:
    """Compare the caravans of each colour, count the areas and the last turn; close the match."""
    for tint, colour in enumerate(COLOURS):
        leaders, most = scoring.longest(state, tint)
        if leaders:
            points = scoring.reward(leaders)
            happened.append(events.CaravanRewarded(colour, leaders, most, points))
    for seat, own in enumerate(state.caravans):
        for colour, caravan in zip(COLOURS, own, strict=True):
            spaces = hexes_of(caravan.enclosed & ~state.oases)
            if spaces:
                happened.append(events.AreaCounted(seat, colour, spaces, len(spaces)))
    happened.append(events.MatchEnded(ended_by))
    return replace(state, stage="over", turn=state.turn + 1, left=0, ended_by=ended_by)
