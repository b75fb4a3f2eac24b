"""Whole matches, checked at every ply against a second, slow way of finding the same facts.

`make test` plays 100 random and 20 greedy ones. The environment can ask for more: with
`DESERT_MATCHES=5000` 5,000 random and 1,000 greedy matches are played.
"""

import os

import pytest

import sobremesa
from sobremesa import Luck, Match
from sobremesa.games.through_the_desert.moves import AnyMove
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import COLOURS, RIDERS, SUPPLY, Position
from sobremesa.games.through_the_desert.tests.maps import box
from sobremesa.games.through_the_desert.tests.second_way import NUMBERS, SlowTable

MATCHES = int(os.environ.get("DESERT_MATCHES", "100"))
PARTS = 2
"""Into so many tests the matches are split."""


def check(match: Match) -> None:
    """All that must hold in every position."""
    state: Position = match.state
    table = SlowTable(match.view(None))
    for (seat, colour), own in table.camels.items():
        enclosed = table.enclosed(own)
        assert table.is_connected(own)
        assert table.areas[seat, colour] == enclosed
        assert table.visited[seat, colour] == (table.reach(own) | enclosed) & table.oases
        assert table.rivals(seat, colour).isdisjoint(table.reach(own))
    if state.stage == "camels":
        offered = {
            group.fields[0][0]: {NUMBERS[match.seats][name] for name in group.fields[1]}
            for group in match.choices(state.seat).groups()
        }
        for tint, colour in enumerate(COLOURS):
            places = table.placements(state.seat).get(colour, set())
            assert offered.get(colour, set()) == (places if state.supply[tint] else set())


def greedy(match: Match, seat: int, luck: Luck) -> AnyMove:
    """What the advice thinks best."""
    weighed = GAME.advice.weigh(match.view(seat), match.choices(seat))
    return weighed[0][1] if weighed else match.choices(seat).sample(luck)


def play(seats: int, seed: int, *, is_greedy: bool) -> None:
    """One match to its end, checked on the way."""
    match, luck = sobremesa.new("through_the_desert", seats, seed=seed), Luck(seed)
    in_the_box: list[int] = []
    while match.to_move:
        (seat,) = match.to_move
        move = greedy(match, seat, luck) if is_greedy else match.choices(seat).sample(luck)
        match.play(seat, move)
        if match.state.stage in ("camels", "over"):
            in_the_box = in_the_box or box(match.state)
            assert box(match.state) == in_the_box
            check(match)
    assert match.state.ended_by == "colour_ran_out"
    assert 0 in match.state.supply
    assert sum(in_the_box) == len(COLOURS) * SUPPLY[seats] + seats * RIDERS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches_break_nothing(seats: int, part: int) -> None:
    for number in range(MATCHES // 4 // PARTS + (part < MATCHES // 4 % PARTS)):
        play(seats, number * PARTS + part, is_greedy=False)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_matches_break_nothing(seats: int) -> None:
    for seed in range(MATCHES // 20):
        play(seats, seed, is_greedy=True)
