"""The rulebook from scoring cards to the end and the solo variant, sentence by sentence."""

from collections import Counter

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove
from sobremesa.core.values import DEALER, ScoreLine
from sobremesa.games.shifting_stones.cards import CARDS, Card, matches, where
from sobremesa.games.shifting_stones.events import CardsDrawn, LastRoundBegun
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Pack, Score, Skip
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, THREES, TWOS, card, cards
from sobremesa.games.shifting_stones.tests.drawings import GRID, MATCHING, MISSING, draw
from sobremesa.games.shifting_stones.tests.table import dealt, do, everything, seated, table

# Scoring cards: the figures


def test_every_card_has_a_pattern_of_its_own_and_a_value() -> None:
    assert len({card.pattern for card in CARDS}) == 72
    assert {card.points for card in CARDS} == {1, 2, 3, 5}


def test_symbols_and_orientation_must_both_match() -> None:
    assert matches(card("horse boat"), GRID)
    assert not matches(card("boat horse"), GRID), "the right symbols, the wrong way round"
    assert not matches(card("horse / boat"), GRID), "the right symbols, one above the other"
    assert not matches(card("fish fish"), GRID), "the wrong symbols"


def test_figure_a_pattern_found_twice_is_a_match() -> None:
    assert (
        draw("""
        bird  horse  boat
        seed  sun    tree
        seed  bird   horse
    """)
        == GRID
    )
    assert len(where(card("bird horse"), GRID)) == 2


def test_figure_a_pattern_found_twice_scores_once_for_one_point() -> None:
    match = dealt(MATCHING, MISSING, round_limit=1)
    do(match, Score(card("bird horse")))
    assert Score(card("bird horse")) not in match.choices(0)
    do(match, EndTurn(), EndTurn())
    assert match.outcome is not None
    assert match.outcome.lines[0] == ScoreLine("cards_1", (1, 0), (1, 0))


def test_figure_symbols_one_above_the_other_do_not_match_a_row() -> None:
    grid = draw("""
        bird  horse  boat
        fish  sun    seed
        tree  seed   horse
    """)
    assert not matches(card("fish tree"), grid)


def test_figure_grey_cells_need_room_so_the_top_row_matches_and_the_bottom_row_does_not() -> None:
    grid = draw("""
        sun    horse  bird
        tree   seed   seed
        horse  bird   boat
    """)
    top_turned = draw("""
        sun    boat   bird
        tree   seed   seed
        horse  bird   boat
    """)
    assert where(card(". horse bird"), grid) == [((1, "horse"), (2, "bird"))]
    assert not matches(card(". horse bird"), top_turned)


def test_any_stone_will_do_for_a_grey_cell() -> None:
    for first in ("sun", "moon"):
        grid = draw(f"""
            {first}  horse  bird
            tree     seed   seed
            horse    fish   boat
        """)
        assert matches(card(". horse bird"), grid)


def test_figure_a_fish_alone_among_grey_cells_must_lie_in_the_centre() -> None:
    centre = draw("""
        sun    horse  bird
        seed   fish   seed
        horse  seed   boat
    """)
    beside = draw("""
        sun    horse  bird
        fish   seed   seed
        horse  seed   boat
    """)
    assert matches(card(". . . / . fish . / . . ."), centre)
    assert not matches(card(". . . / . fish . / . . ."), beside)


def test_points_stay_yours_when_the_grid_changes() -> None:
    match = dealt(MATCHING, MISSING, round_limit=1)
    do(match, Score(card("bird / seed")), Flip(card("horse boat"), 0), EndTurn(), EndTurn())
    assert not matches(card("bird / seed"), match.state.grid)
    assert match.outcome is not None
    assert match.outcome.lines[0].points == (1, 0)


def test_you_score_only_in_your_own_turn() -> None:
    match = dealt(MISSING, MATCHING)
    assert not match.choices(1)
    with pytest.raises(IllegalMove) as caught:
        match.play(1, Score(card("bird horse")))
    assert caught.value.code == "not_your_turn"


# The end

NEEDED = [(2, 10), (3, 9), (4, 8), (5, 7)]


def about_to_end(seats: int, scored: int, seat: int = 0) -> Match:
    """`seat` is to move with two cards that match, and has scored so many already."""
    hands: list[tuple[Card, ...]] = [()] * seats
    hands[seat] = cards("bird horse, horse boat")
    piles: list[tuple[Card, ...]] = [()] * seats
    piles[seat] = TWOS[:scored]
    return seated(table(*hands, scored=piles, seat=seat))


@pytest.mark.parametrize(("seats", "needed"), NEEDED)
def test_the_last_round_begins_when_a_player_has_scored_enough(seats: int, needed: int) -> None:
    match = about_to_end(seats, needed - 2)
    do(match, Score(card("bird horse")))
    assert not match.view(0).last_round
    do(match, Score(card("horse boat")))
    assert match.view(0).last_round
    assert LastRoundBegun(0, needed) in match.log[-1].events


@pytest.mark.parametrize(("seats", "needed"), NEEDED)
def test_the_round_is_finished_so_that_all_have_had_as_many_turns(seats: int, needed: int) -> None:
    match = about_to_end(seats, needed - 1)
    do(match, Score(card("bird horse")))
    for seat in range(seats):
        assert match.to_move == {seat}
        do(match, EndTurn())
    assert match.to_move == frozenset()
    assert match.outcome is not None
    assert match.outcome.ended_by == "cards_scored"


@pytest.mark.parametrize(("seats", "needed"), NEEDED)
def test_one_card_fewer_does_not_end_the_match(seats: int, needed: int) -> None:
    match = about_to_end(seats, needed - 2)
    do(match, Score(card("bird horse")), *[EndTurn()] * seats)
    assert match.to_move == {0}
    assert match.outcome is None


def test_the_match_ends_at_once_after_the_turn_if_the_last_player_scored_enough() -> None:
    match = about_to_end(3, 8, seat=2)
    do(match, Score(card("bird horse")), EndTurn())
    assert match.to_move == frozenset()


def test_you_may_score_more_cards_than_are_needed_to_end() -> None:
    match = about_to_end(2, 9)
    do(match, Score(card("bird horse")), Score(card("horse boat")))
    assert len(match.state.scored[0]) == 11


def test_the_others_still_score_in_the_last_round() -> None:
    match = seated(table("bird horse", "horse boat", scored=[TWOS[:9]]))
    do(match, Score(card("bird horse")), EndTurn(), Score(card("horse boat")), EndTurn())
    assert match.state.scored[1] == (card("horse boat"),)
    assert match.outcome is not None


def totals(*scored: tuple[Card, ...]) -> tuple[int, ...]:
    """What the players get for these cards when the match has ended."""
    outcome = GAME.outcome(table(*[()] * len(scored), scored=scored, ended_by="cards_scored"))
    assert outcome is not None
    return outcome.totals


def winners(*scored: tuple[Card, ...]) -> tuple[int, ...]:
    outcome = GAME.outcome(table(*[()] * len(scored), scored=scored, ended_by="cards_scored"))
    assert outcome is not None
    return outcome.winners


def test_the_points_of_the_scored_cards_are_added_up() -> None:
    mixed = (*ONES[:2], *TWOS[:2], *THREES[:2], *FIVES[:2])
    assert totals(mixed, ONES[2:5]) == (2 + 4 + 6 + 10, 3 + 3)


def test_cards_left_in_hand_count_for_nothing() -> None:
    match = seated(table(FIVES, ONES[1:5], scored=[ONES[:1]], ended_by="cards_scored"))
    assert match.outcome is not None
    assert match.outcome.totals == (1 + 3, 0)


def test_whoever_has_the_most_cards_worth_one_gets_three_points_more() -> None:
    assert totals(ONES[:4], ONES[4:7], TWOS[:2]) == (4 + 3, 3, 4)


def test_each_player_who_ties_for_the_most_ones_gets_the_three_points() -> None:
    assert totals(ONES[:3], ONES[3:6], ONES[6:8]) == (3 + 3, 3 + 3, 2)


def test_the_bonus_counts_cards_worth_one_and_not_cards() -> None:
    assert totals(ONES[:1], TWOS[:5]) == (1 + 3, 10)


def test_the_player_with_the_most_points_wins() -> None:
    assert winners(ONES[:5], FIVES[:2]) == (1,)


def test_the_bonus_can_decide_who_wins() -> None:
    assert winners(ONES[:2], TWOS[:2]) == (0,)


def test_players_with_equally_many_points_share_the_victory() -> None:
    assert winners(ONES[:2], FIVES[:1], TWOS[:2]) == (0, 1)


# Playing alone


def test_solo_the_mini_deck_has_eight_ones_four_twos_three_threes_and_a_five() -> None:
    match = Match(GAME, 1, luck=Luck(1))
    match.deal()
    values = Counter(CARDS[number].points for number in everything(match.state))
    assert values == {1: 8, 2: 4, 3: 3, 5: 1}


def test_solo_no_other_mini_deck_can_be_packed() -> None:
    start = Match(GAME, 1)
    assert Pack((*ONES[:8], *TWOS[:4], *THREES[:3], FIVES[0])) in start.choices(DEALER)
    assert Pack((*ONES[:9], *TWOS[:3], *THREES[:3], FIVES[0])) not in start.choices(DEALER)
    assert Pack((*ONES[:8], *TWOS[:4], *THREES[:3])) not in start.choices(DEALER)
    twice = (*ONES[:7], ONES[0], *TWOS[:4], *THREES[:3], FIVES[0])
    assert Pack(twice) not in start.choices(DEALER)


def test_solo_everything_else_is_prepared_as_usual() -> None:
    match = Match(GAME, 1, luck=Luck(1))
    match.deal()
    assert len(match.state.hands[0]) == 4
    assert len(match.state.deck) == 12
    assert len(match.state.grid) == 9


def test_solo_a_turn_without_a_scored_card_is_a_fail() -> None:
    match = dealt(MATCHING)
    do(match, Flip(card("bird horse"), 4), EndTurn())
    assert match.state.fails == 1


def test_solo_a_turn_with_a_scored_card_is_no_fail() -> None:
    match = dealt(MATCHING)
    do(match, Flip(card("bird horse"), 4), Score(card("horse boat")), EndTurn())
    assert match.state.fails == 0


def test_solo_four_fails_are_a_defeat() -> None:
    match = dealt(MATCHING)
    do(match, *[EndTurn()] * 3)
    assert match.to_move == {0}
    do(match, EndTurn())
    assert match.to_move == frozenset()
    assert match.outcome is not None
    assert match.outcome.ended_by == "four_fails"
    assert match.outcome.winners == ()


def test_solo_scoring_every_card_before_the_fourth_fail_is_a_victory() -> None:
    scored = (*ONES[2:9], *TWOS[:4], *THREES[:3], FIVES[0])
    match = seated(table("bird horse", scored=[scored], fails=3))
    do(match, Score(card("bird horse")))
    assert match.outcome is not None
    assert match.outcome.ended_by == "all_scored"
    assert match.outcome.winners == (0,)


def test_the_dealer_shows_drawn_cards_only_to_the_one_who_draws() -> None:
    match = dealt(MISSING, MATCHING)
    rows = match.play(0, Skip())
    (drawn,) = (event for row in rows for event in row.events if isinstance(event, CardsDrawn))
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == CardsDrawn(0, 2)
    assert drawn.seen_by(None) == CardsDrawn(0, 2)
