"""Random matches to the end: nine stones and every card accounted for, at every ply."""

import pytest

import sobremesa
from sobremesa import Luck
from sobremesa.games.shifting_stones.state import MOST_IN_HAND, Position
from sobremesa.games.shifting_stones.stones import OTHER, STONES

NINE = sorted(min(faces) for faces in STONES)


def sound(position: Position) -> bool:
    """True if no stone and no card is lost, doubled or out of place."""
    cards = [*position.deck, *position.discards]
    for pile in (*position.hands, *position.scored):
        cards += pile
    return (
        len(cards) == len(set(cards)) == (16 if position.solo else 72)
        and sorted(min(face, OTHER[face]) for face in position.grid) == NINE
        and max(map(len, position.hands)) <= MOST_IN_HAND
        and (not position.returned or position.deck <= position.returned)
    )


def play(seats: int, seed: int, round_limit: int) -> None:
    match = sobremesa.new("shifting_stones", seats, seed=seed, round_limit=round_limit)
    luck = Luck(seed)
    assert sound(match.state)
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
        assert sound(match.state)
    assert match.outcome is not None
    assert match.outcome.ended_by in (
        ("all_scored", "four_fails", "round_limit")
        if seats == 1
        else ("cards_scored", "round_limit")
    )


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("part", range(4))
def test_two_thousand_limited_matches_break_nothing(seats: int, part: int) -> None:
    for seed in range(100 * part, 100 * part + 100):
        play(seats, seed, round_limit=1 + seed % 12)


@pytest.mark.parametrize("seats", range(1, 6))
def test_unlimited_matches_reach_their_end(seats: int) -> None:
    """Few: among random players one takes thousands of moves."""
    for seed in range(3):
        play(seats, seed, round_limit=0)
