"""Matches in which the twins of the rules are compared with the rules themselves."""

import os
from collections.abc import Callable

from msgspec.structs import replace

import sobremesa
from sobremesa import Luck
from sobremesa.core.fast import Compiled
from sobremesa.games.through_the_desert import scoring
from sobremesa.games.through_the_desert.advice.playout import run
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import COLOURS, OVER, Twin, twin_of
from sobremesa.games.through_the_desert.hexes import BIT, Bits, Index, indices_of
from sobremesa.games.through_the_desert.places import camel_places, rider_places, rider_tints
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import RIDERS, TINTS, Position, Tint
from sobremesa.games.through_the_desert.turn import PLACE_CAMEL

MATCHES = int(os.environ.get("DESERT_MATCHES", "200")) // 25
"""Of each kind and number of seats."""


def _missing() -> Callable[[Twin], DesertGround]:
    raise ImportError


NEVER_COMPILED = Compiled(_missing, begin_at=0)
"""As where the extra `fast` is not installed."""

AT_THE_END = {"left", "turn", "last_turn"}
"""What nobody asks any more once the match is over."""


def check(twin: Twin, state: Position) -> None:
    """The twin says all that the position does."""
    again = twin_of(state)
    unasked = AT_THE_END if state.stage == "over" else set()
    for name in set(Twin.__slots__) - unasked:
        assert getattr(twin, name) == getattr(again, name), name
    sheet = scoring.sheet(state)
    assert twin.totals() == [sum(line.points[s] for line in sheet) for s in range(state.seats)]
    assert {twin.seat} - {OVER} == GAME.to_move(state)
    if state.stage == "camels":
        assert twin.left == state.left
        assert [twin.places(tint) for tint in TINTS] == list(camel_places(state, state.seat))
    if state.stage == "riders":
        assert twin.rider_places() == rider_places(state)
        assert tuple(twin.rider_tints()) == rider_tints(state, state.seat)


def placed(state: Position, tint: Tint, index: Index) -> Position:
    """What the rules make of a camel; it must be allowed."""
    move = PLACE_CAMEL[tint][index]
    assert move in GAME.choices(state, state.seat)
    after: Position = GAME.apply(state, state.seat, move).state
    return after


def one_ply(twin: Twin, chance: Callable[[], float]) -> tuple[int, Tint, Index]:
    """Let the playout place a camel; which one it was."""
    seat, before = twin.seat, twin.camels[:]
    assert run(twin, 1, chance) == 1
    ((number, new),) = [
        (number, camels ^ before[number])
        for number, camels in enumerate(twin.camels)
        if camels != before[number]
    ]
    assert number // COLOURS == seat
    return seat, number % COLOURS, new.bit_length() - 1


def dealt(seats: int, seed: int) -> Position:
    """A position in which the first rider is to be placed."""
    match, luck = sobremesa.new("through_the_desert", seats, seed=seed), Luck(seed)
    while match.state.stage != "riders":
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    state: Position = match.state
    return state


def is_last_rider(state: Position) -> bool:
    return state.riders.bit_count() == state.seats * RIDERS[state.seats] - 1


def crumbled(state: Position, luck: Luck) -> Position:
    """Before the last rider, much of the board is gone: seats are soon shut in, areas abound."""
    kept = state.riders | state.oases | BIT[luck.pick(indices_of(rider_places(state)))]
    share = 0.1 + 0.8 * luck.fraction()
    spaces: Bits = kept | sum(
        BIT[i] for i in indices_of(state.spaces & ~kept) if luck.chance(share)
    )
    free = spaces & ~state.riders & ~state.oases
    wells = tuple([wells & spaces for wells in state.wells])
    return replace(state, spaces=spaces, free=free, wells=wells)


def set_out(seats: int, seed: int, *, crumbling: bool) -> Position:
    """A position in which all riders have been placed, anywhere."""
    state, luck = dealt(seats, seed), Luck(seed)
    while state.stage == "riders":
        if crumbling and is_last_rider(state):
            state = crumbled(state, luck)
        state = GAME.apply(state, state.seat, GAME.choices(state, state.seat).sample(luck)).state
    return state
