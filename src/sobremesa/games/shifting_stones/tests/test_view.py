"""What the view says beyond what lies open: what the rules would do and say themselves."""

from collections.abc import Sequence

import pytest

import sobremesa
from sobremesa import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove
from sobremesa.games.shifting_stones.events import CardsDrawn
from sobremesa.games.shifting_stones.moves import EndTurn, Score, Skip
from sobremesa.games.shifting_stones.scoring import Tally
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, TWOS, cards
from sobremesa.games.shifting_stones.tests.drawings import MATCHING, MISSING
from sobremesa.games.shifting_stones.tests.table import dealt, seated, table


def drawn(match: Match, seat: int, move: EndTurn | Skip) -> int:
    """How many cards a move lets its seat draw, tried on another match that stands there."""
    tried = seated(match.state)
    told = len(tried.log)
    tried.play(seat, move)
    events = [event for row in tried.log[told:] for event in row.events]
    return sum(event.count for event in events if isinstance(event, CardsDrawn))


def refusal_of_skip(match: Match, seat: int) -> str | None:
    if Skip() in match.choices(seat):
        return None
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, Skip())
    return caught.value.code


@pytest.mark.parametrize("seats", range(1, 6))
def test_draws_matches_and_skips_are_what_the_rules_then_make_of_them(seats: int) -> None:
    match, luck = sobremesa.new("shifting_stones", seats, seed=seats, round_limit=9), Luck(seats)
    while match.to_move:
        (seat,) = match.to_move
        view = match.view(seat)
        assert view.end_draws == drawn(match, seat, EndTurn())
        assert view.why_no_skip == refusal_of_skip(match, seat)
        if view.why_no_skip is None:
            assert view.skip_draws == drawn(match, seat, Skip())
        offered = [move.card for move in match.choices(seat) if isinstance(move, Score)]
        assert list(view.matching) == offered
        match.play(seat, match.choices(seat).sample(luck))


def test_a_seat_that_waits_sees_which_of_its_cards_match_and_nobody_elses() -> None:
    match = dealt(MISSING, MATCHING)
    assert match.view(1).matching == cards(MATCHING)
    assert match.view(0).matching == match.view(None).matching == ()


def tallies(*scored: Sequence[int]) -> tuple[Tally, ...]:
    return tuple(seated(table(*[()] * len(scored), scored=scored)).view(None).tallies)


def test_the_tally_is_points_ones_and_the_bonus_as_it_would_go_now() -> None:
    both = tallies((*ONES[:2], TWOS[0]), (*ONES[2:4], FIVES[0]), TWOS[1:3])
    assert both == (Tally(4, 2, 3), Tally(7, 2, 3), Tally(4, 0, 0))


def test_nobody_has_a_bonus_without_a_one_or_alone() -> None:
    assert tallies(TWOS[:1], ()) == (Tally(2, 0, 0), Tally(0, 0, 0))
    assert tallies(ONES[:2]) == (Tally(2, 2, 0),)
