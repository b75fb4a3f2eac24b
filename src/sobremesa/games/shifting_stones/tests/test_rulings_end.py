"""The rulings where the rulebook leaves a doubt: R16 to R25, what is open, and the end."""

import pytest

from sobremesa.core.match import Match
from sobremesa.games.shifting_stones.cards import CARDS, Card
from sobremesa.games.shifting_stones.events import (
    CardsDrawn,
    LastRoundBegun,
    MatchEnded,
)
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Score, Skip, Swap
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, THREES, TWOS, card, cards
from sobremesa.games.shifting_stones.tests.drawings import GRID, MATCHING, MISSING
from sobremesa.games.shifting_stones.tests.table import dealt, do, seated, table

THIRD = "fish / . / fish, boat . boat, bird . bird, fish tree"


# What is open and what is secret


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_r16_all_that_lies_open_is_seen_by_everyone(viewer: int | None) -> None:
    match = dealt(MATCHING, MISSING, THIRD)
    do(match, Score(card("bird horse")))
    do(match, Flip(card("horse boat"), 4), Flip(card("bird / seed"), 4), EndTurn(), Skip())
    view = match.view(viewer)
    assert view.discards == cards("horse boat, bird / seed")
    assert view.scored == ((card("bird horse"),), (), ())
    assert view.hand_sizes == (4, 6, 4)
    assert view.deck_size == 72 - 17
    assert view.skipped == (False, True, False)


def test_r16_hands_and_deck_are_secret() -> None:
    match = seated(table(ONES[:4], TWOS[:4], discards=FIVES[:1]))
    redealt = seated(table(ONES[:4], THREES[:4], discards=FIVES[:1]))
    assert match.view(0) == redealt.view(0)
    assert match.view(None) == redealt.view(None)
    assert match.view(1) != redealt.view(1)


def test_r16_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    match = dealt(MATCHING, MISSING)
    _, drawn = match.play(0, Skip())
    (event,) = drawn.events
    assert event.seen_by(0) == CardsDrawn(0, 2, match.state.hands[0][4:])
    assert event.seen_by(1) == event.seen_by(None) == CardsDrawn(0, 2)


# The end


def nearly(seats: int, seat: int, scored: int) -> Match:
    """`seat` holds two cards that match and has scored so many others."""
    hands: list[tuple[Card, ...]] = [()] * seats
    piles: list[tuple[Card, ...]] = [()] * seats
    hands[seat] = cards("bird horse, horse boat")
    piles[seat] = TWOS[:scored]
    return seated(table(*hands, scored=piles, seat=seat))


def test_r17_the_last_round_is_known_as_the_card_is_scored_and_the_turn_goes_on() -> None:
    match = nearly(2, seat=0, scored=9)
    do(match, Score(card("bird horse")))
    assert LastRoundBegun(0, 10) in match.log[-1].events
    assert match.to_move == {0}
    do(match, Score(card("horse boat")))
    assert len(match.state.scored[0]) == 11


def test_r17_the_last_round_begins_once() -> None:
    match = nearly(2, seat=0, scored=9)
    do(match, Score(card("bird horse")), Score(card("horse boat")))
    begun = [e for row in match.log for e in row.events if isinstance(e, LastRoundBegun)]
    assert len(begun) == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r17_the_match_ends_when_the_turn_would_pass_to_the_first_player(seat: int) -> None:
    match = nearly(3, seat, scored=8)
    do(match, Score(card("bird horse")))
    for after in range(seat, 3):
        assert match.to_move == {after}
        do(match, EndTurn())
    assert match.to_move == frozenset()
    assert MatchEnded("cards_scored") in match.log[-1].events


def bonus(*scored: tuple[Card, ...]) -> tuple[int, ...]:
    """The points each player gets for the most 1-point cards."""
    outcome = GAME.outcome(table(*[()] * len(scored), scored=scored, ended_by="cards_scored"))
    assert outcome is not None
    return tuple(
        total - sum(CARDS[number].points for number in pile)
        for total, pile in zip(outcome.totals, scored, strict=True)
    )


def test_r18_each_of_those_with_the_most_ones_gets_three_points() -> None:
    assert bonus(ONES[:3], ONES[3:5], FIVES) == (3, 0, 0)
    assert bonus(ONES[:2], ONES[2:4], FIVES) == (3, 3, 0)


def test_r18_if_nobody_has_a_one_nobody_gets_the_bonus() -> None:
    assert bonus(TWOS[:3], (), FIVES[:1]) == (0, 0, 0)


def test_r19_equal_totals_share_a_place_and_the_next_place_is_left_out() -> None:
    scored = [TWOS[:3], THREES[:2], FIVES[:1]]
    outcome = GAME.outcome(table((), (), (), scored=scored, ended_by="cards_scored"))
    assert outcome is not None
    assert outcome.totals == (6, 6, 5)
    assert outcome.ranking == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_r20_seat_0_begins_and_turns_ascend() -> None:
    match = dealt(MATCHING, MISSING, THIRD)
    turns = []
    for _ in range(5):
        turns.append((match.state.round, match.state.seat))
        do(match, EndTurn())
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]


ALL_BUT_ONE = (*ONES[2:9], *TWOS[:4], *THREES[:3], FIVES[0])
"""What a solo player has scored who holds only "bird horse"."""


def test_r21_a_skip_may_draw_only_one_card() -> None:
    match = seated(table(ONES[:4], scored=[(*ONES[4:8], *TWOS[:4], *THREES[:3])]))
    assert match.state.deck == {FIVES[0]}
    do(match, Skip())
    assert match.state.hands[0] == (*ONES[:4], FIVES[0])


def test_r21_a_skip_may_draw_nothing_at_all() -> None:
    match = seated(table("bird horse", scored=[ALL_BUT_ONE]))
    do(match, Skip())
    assert match.state.hands[0] == (card("bird horse"),)
    assert match.to_move == {0}
    assert Skip() not in match.choices(0)


@pytest.mark.parametrize("last", [EndTurn(), Skip()])
def test_r22_the_turn_that_ends_the_match_draws_nothing(last: EndTurn | Skip) -> None:
    match = seated(table(ONES[:4], THREES[:3], scored=[TWOS[:10]], seat=1))
    do(match, last)
    assert match.outcome is not None
    assert match.state.owed == ()
    assert match.state.hands[1] == THREES[:3]
    assert match.state.deck == table(ONES[:4], THREES[:3], scored=[TWOS[:10]]).deck


def test_r22_the_turns_before_it_still_draw_in_the_last_round() -> None:
    match = seated(table(ONES[:3], THREES[:4], scored=[TWOS[:10]]))
    do(match, EndTurn())
    assert len(match.state.hands[0]) == 4


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_r23_everyone_sees_the_grid_the_same_way_up(viewer: int | None) -> None:
    match = dealt(MATCHING, MISSING, THIRD)
    assert match.view(viewer).grid == GRID


def test_r24_a_round_limit_ends_the_match_after_that_round_and_it_is_scored_as_it_stands() -> None:
    match = dealt(MATCHING, MISSING, round_limit=2)
    do(match, Score(card("bird horse")), EndTurn(), EndTurn(), EndTurn())
    assert match.to_move == {1}
    do(match, EndTurn())
    assert match.outcome is not None
    assert match.outcome.ended_by == "round_limit"
    assert match.outcome.totals == (1 + 3, 0)
    assert match.outcome.winners == (0,)


def test_r24_without_a_round_limit_idle_players_never_end_a_match() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, *[EndTurn()] * 200)
    assert match.state.round == 101
    assert match.outcome is None


def test_r24_a_match_that_ends_by_cards_in_its_last_round_says_so() -> None:
    match = seated(table("bird horse", (), scored=[TWOS[:9]], round=5, round_limit=5))
    do(match, Score(card("bird horse")), EndTurn(), EndTurn())
    assert match.outcome is not None
    assert match.outcome.ended_by == "cards_scored"


def test_r25_with_one_scored_card_a_turn_no_other_scores_until_the_next_turn() -> None:
    first, second, *_ = cards(MATCHING)
    match = dealt(MATCHING, MISSING, one_score=True)
    assert Score(second) in match.choices(0)
    do(match, Score(first))
    assert Score(second) not in match.choices(0)
    assert {type(move) for move in match.choices(0)} == {Swap, Flip, EndTurn}
    do(match, EndTurn(), EndTurn())
    assert Score(second) in match.choices(0)


def test_r25_opponents_score_one_card_a_turn_and_go_on() -> None:
    match = dealt(MATCHING, MISSING, one_score=True)
    weighed = GAME.advice.weigh(match.view(0), match.choices(0))
    assert isinstance(weighed[0][1], Score)
    do(match, weighed[0][1])
    weighed = GAME.advice.weigh(match.view(0), match.choices(0))
    assert weighed
    assert all(move in match.choices(0) for _, move in weighed)
