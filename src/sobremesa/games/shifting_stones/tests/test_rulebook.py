"""The rulebook read from top to bottom: a test for each sentence that a program can check."""

from collections import Counter

import pytest

from sobremesa.core.game import DEALER, ScoreLine
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove, Unplayable
from sobremesa.games.shifting_stones.cards import CARDS, Card, matches, where
from sobremesa.games.shifting_stones.events import CardsDrawn, DeckReshuffled, LastRoundBegun
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Lay, Pack, Score, Skip, Swap
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.stones import OTHER, STONES
from sobremesa.games.shifting_stones.tests.table import (
    FIVES,
    GRID,
    MATCHING,
    MISSING,
    ONES,
    THREES,
    TWOS,
    card,
    cards,
    dealt,
    do,
    draw,
    everything,
    seated,
    table,
)

# Contents and overview


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats: int) -> None:
    match = Match(GAME, seats, luck=Luck(1))
    match.deal()
    assert match.to_move == {0}


@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_cannot_play(seats: int) -> None:
    with pytest.raises(Unplayable) as caught:
        Match(GAME, seats)
    assert caught.value.code == "bad_seats"


def test_there_are_72_pattern_cards() -> None:
    assert len(CARDS) == 72
    assert len(GAME.setup(2, {"round_limit": 0}).deck) == 72


def test_a_card_that_moved_a_stone_cannot_score_any_more() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Swap(card("bird horse"), (4, 5)))
    assert matches(card("bird horse"), match.state.grid)
    assert Score(card("bird horse")) not in match.choices(0)


def test_a_card_that_scored_cannot_move_a_stone_any_more() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Score(card("bird horse")))
    assert Flip(card("bird horse"), 0) not in match.choices(0)
    assert Swap(card("bird horse"), (0, 1)) not in match.choices(0)


# Setup


def test_there_are_nine_stones_of_four_kinds() -> None:
    assert Counter(frozenset(faces) for faces in STONES) == {
        frozenset(("sun", "moon")): 1,
        frozenset(("fish", "bird")): 2,
        frozenset(("horse", "boat")): 3,
        frozenset(("seed", "tree")): 3,
    }


def test_the_stones_are_shuffled_and_laid_three_by_three() -> None:
    grids = set()
    for seed in range(20):
        match = Match(GAME, 2, luck=Luck(seed))
        match.deal()
        grid = match.state.grid
        grids.add(grid)
        assert Counter(frozenset((face, OTHER[face])) for face in grid) == Counter(
            map(frozenset, STONES)
        )
    assert len(grids) == 20


def test_only_the_nine_stones_can_be_laid() -> None:
    start = Match(GAME, 2)
    two_suns = draw("""
        sun   horse  boat
        seed  sun    tree
        seed  bird   horse
    """)
    assert Lay(GRID) in start.choices(DEALER)
    assert Lay(two_suns) not in start.choices(DEALER)
    assert Lay(GRID[:8]) not in start.choices(DEALER)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_gets_four_cards_and_the_others_are_the_deck(seats: int) -> None:
    match = Match(GAME, seats, luck=Luck(1))
    match.deal()
    assert [len(hand) for hand in match.state.hands] == [4] * seats
    assert len(match.state.deck) == 72 - 4 * seats
    assert everything(match.state) == list(range(72))


def test_the_pattern_cards_are_shuffled() -> None:
    hands = set()
    for seed in range(20):
        match = Match(GAME, 2, luck=Luck(seed))
        match.deal()
        hands.add(match.state.hands)
    assert len(hands) == 20


def test_you_see_your_own_cards_and_nobody_elses() -> None:
    match = dealt(MATCHING, MISSING)
    assert match.view(0).hand == cards(MATCHING)
    assert match.view(1).hand == cards(MISSING)
    assert match.view(None).hand == ()
    elsewhere = dealt(MATCHING, "fish tree, boat bird, seed fish, seed boat")
    assert match.view(0) == elsewhere.view(0)


def test_a_match_begins_with_an_empty_discard_pile_and_nothing_scored() -> None:
    match = dealt(MATCHING, MISSING)
    assert match.state.discards == ()
    assert match.state.scored == ((), ())


# How to play


def test_play_passes_from_one_seat_to_the_next_and_back_to_the_first() -> None:
    match = dealt(MATCHING, MISSING, TWOS[4:8])
    order = []
    for _ in range(7):
        order.append(match.state.seat)
        do(match, EndTurn())
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_you_may_do_as_much_as_you_have_cards_for_in_any_order() -> None:
    match = dealt("tree tree, bird horse, fish fish, seed / seed", TWOS[4:8])
    do(
        match,
        Flip(card("tree tree"), 5),
        Score(card("bird horse")),
        Swap(card("fish fish"), (1, 2)),
        Score(card("seed / seed")),
    )
    assert match.to_move == {0}
    assert list(match.choices(0)) == [EndTurn()]


def test_you_may_also_score_first_and_move_stones_afterwards() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Score(card("bird horse")), Flip(card("horse boat"), 0))
    assert match.state.scored[0] == (card("bird horse"),)
    assert match.state.discards == (card("horse boat"),)


# Swapping and flipping stones

FIGURE = draw("""
    horse  fish   tree
    tree   bird   sun
    seed   horse  boat
""")


def test_figure_two_neighbouring_stones_change_places() -> None:
    match = dealt(MISSING, MATCHING, grid=FIGURE)
    do(match, Swap(card("fish fish"), (0, 1)))
    assert match.state.grid == draw("""
        fish   horse  tree
        tree   bird   sun
        seed   horse  boat
    """)


def test_a_stone_also_changes_places_with_the_one_below_it() -> None:
    match = dealt(MISSING, MATCHING, grid=FIGURE)
    do(match, Swap(card("fish fish"), (5, 8)))
    assert match.state.grid == draw("""
        horse  fish   tree
        tree   bird   boat
        seed   horse  sun
    """)


def test_figure_a_stone_is_turned_to_its_other_side() -> None:
    match = dealt(MISSING, MATCHING, grid=FIGURE)
    do(match, Flip(card("fish fish"), 7))
    assert match.state.grid == draw("""
        horse  fish   tree
        tree   bird   sun
        seed   boat   boat
    """)


@pytest.mark.parametrize(
    ("face", "other"),
    [("sun", "moon"), ("fish", "bird"), ("horse", "boat"), ("seed", "tree")],
)
def test_a_stone_turned_twice_shows_its_first_side_again(face: str, other: str) -> None:
    grid = draw("""
        sun   fish  horse
        seed  bird  boat
        tree  boat  tree
    """)
    stone = grid.index(face)
    match = dealt(MISSING, MATCHING, grid=grid)
    do(match, Flip(card("fish fish"), stone))
    assert match.state.grid[stone] == other
    do(match, Flip(card("tree tree"), stone))
    assert match.state.grid == grid


@pytest.mark.parametrize("move", [Swap(card("fish fish"), (0, 1)), Flip(card("fish fish"), 7)])
def test_moving_a_stone_costs_one_card_laid_open_on_the_discard_pile(move: Swap | Flip) -> None:
    match = dealt(MISSING, MATCHING)
    do(match, move)
    assert match.state.hands[0] == cards("tree tree, boat moon, horse horse")
    assert match.view(1).discards == (card("fish fish"),)


@pytest.mark.parametrize("stones", [(0, 4), (1, 3), (4, 8), (5, 7)])
def test_stones_are_never_swapped_diagonally(stones: tuple[int, int]) -> None:
    match = dealt(MISSING, MATCHING)
    assert Swap(card("fish fish"), stones) not in match.choices(0)


def test_any_card_may_be_thrown_away_on_a_change_that_helps_nobody() -> None:
    match = dealt(MISSING, MATCHING)
    for unwanted in cards(MISSING):
        do(match, Flip(unwanted, 4))
    assert match.state.discards == cards(MISSING)
    assert match.state.grid == GRID


# Scoring a card


def test_a_card_that_matches_is_laid_open_beside_those_scored_before() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Score(card("bird horse")), Score(card("seed / seed")))
    assert match.view(1).scored == (cards("bird horse, seed / seed"), ())
    assert match.state.hands[0] == cards("horse boat, bird / seed")
    assert match.state.discards == ()


def test_a_card_that_does_not_match_cannot_be_scored() -> None:
    match = dealt(MISSING, MATCHING)
    assert not any(isinstance(move, Score) for move in match.choices(0))


# Ending and skipping a turn


@pytest.mark.parametrize("actions", [0, 1, 2, 3, 4])
def test_the_turn_may_end_at_any_time_and_the_hand_is_then_four_again(actions: int) -> None:
    match = dealt(MISSING, MATCHING)
    do(match, *(Flip(number, 4) for number in cards(MISSING)[:actions]), EndTurn())
    assert match.state.seat == 1
    assert len(match.state.hands[0]) == 4
    assert len(match.state.deck) == 64 - actions


def test_scored_cards_do_not_count_as_cards_in_hand() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Score(card("bird horse")), EndTurn())
    assert len(match.state.hands[0]) == 4
    assert len(match.state.scored[0]) == 1


def test_cards_come_from_the_deck() -> None:
    match = dealt(MISSING, MATCHING)
    deck = match.state.deck
    do(match, Flip(card("fish fish"), 4), EndTurn())
    (drawn,) = set(match.state.hands[0]) - set(cards(MISSING))
    assert drawn in deck
    assert match.state.deck == deck - {drawn}


def test_when_the_deck_is_used_up_the_discards_are_shuffled_into_a_new_one() -> None:
    match = seated(table(ONES[:4], ONES[4:8], deck=()))
    assert len(match.state.discards) == 64
    do(match, Flip(ONES[0], 4), EndTurn())
    assert DeckReshuffled(65) in match.log[-1].events
    assert match.state.discards == ()
    assert len(match.state.deck) == 64
    assert len(match.state.hands[0]) == 4
    assert everything(match.state) == list(range(72))


def test_a_skipped_turn_draws_two_cards_which_makes_six() -> None:
    match = dealt(MISSING, MATCHING)
    do(match, Skip())
    assert match.state.hands[0][:4] == cards(MISSING)
    assert len(match.state.hands[0]) == 6
    assert match.state.seat == 1


@pytest.mark.parametrize("first", [Flip(0, 4), Swap(0, (0, 1)), Score(card("bird horse"))])
def test_a_turn_is_skipped_instead_of_acting_not_afterwards(first: Swap | Flip | Score) -> None:
    match = seated(table((0, card("bird horse"), 70, 71), ()))
    assert Skip() in match.choices(0)
    do(match, first)
    assert Skip() not in match.choices(0)


def test_two_turns_in_a_row_cannot_be_skipped() -> None:
    match = dealt(MISSING, MATCHING)
    do(match, Skip(), EndTurn())
    assert match.state.seat == 0
    assert Skip() not in match.choices(0)


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
