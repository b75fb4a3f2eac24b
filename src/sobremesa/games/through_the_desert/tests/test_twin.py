"""The quick twin of the rules does what the rules do, after every move of whole matches."""

import random

import pytest

from sobremesa import Luck
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.hexes import INDEX
from sobremesa.games.through_the_desert.moves import PlaceRider
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import TINT
from sobremesa.games.through_the_desert.tests import twins

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
BOARDS = pytest.mark.parametrize("crumbling", [False, True], ids=["whole", "crumbling"])


@SEATS
@BOARDS
def test_the_twin_follows_random_matches(seats: int, crumbling: bool) -> None:
    for seed in range(twins.MATCHES):
        luck, state = Luck(seed), twins.dealt(seats, seed)
        twin = twin_of(state)
        twins.check(twin, state)
        while state.stage != "over":
            if crumbling and state.stage == "riders" and twins.is_last_rider(state):
                state = twins.crumbled(state, luck)
                twin = twin_of(state)
            move = GAME.choices(state, state.seat).sample(luck)
            follow = twin.ride if isinstance(move, PlaceRider) else twin.place
            follow(TINT[move.colour], INDEX[move.hex])
            state = GAME.apply(state, state.seat, move).state
            twins.check(twin, state)


@SEATS
@BOARDS
def test_the_playout_keeps_to_the_rules(seats: int, crumbling: bool) -> None:
    for seed in range(twins.MATCHES):
        state = twins.set_out(seats, seed, crumbling=crumbling)
        twin, chance = twin_of(state), random.Random(seed).random
        while state.stage != "over":
            _, tint, index = twins.one_ply(twin, chance)
            state = twins.placed(state, tint, index)
            twins.check(twin, state)


def test_a_copy_goes_its_own_way() -> None:
    state = twins.set_out(3, 1, crumbling=False)
    twin = twin_of(state)
    twins.one_ply(twin.copy(), random.Random(1).random)
    twins.check(twin, state)


def test_crumbling_boards_leave_seats_without_a_place() -> None:
    ends = set()
    for seed in range(12):
        state = twins.set_out(2, seed, crumbling=True)
        twin, chance = twin_of(state), random.Random(seed).random
        while state.stage != "over":
            _, tint, index = twins.one_ply(twin, chance)
            state = twins.placed(state, tint, index)
        ends.add(state.ended_by)
    assert ends == {"colour_ran_out", "nobody_can_place"}
