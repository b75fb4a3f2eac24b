"""The rulebook up to the end of a turn: a test for each sentence that a program can check."""

from collections import Counter

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.cards import CARDS, matches
from sobremesa.games.shifting_stones.events import DeckReshuffled
from sobremesa.games.shifting_stones.moves import EndTurn, Flip, Lay, Score, Skip, Swap
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.stones import OTHER, STONES
from sobremesa.games.shifting_stones.tests.decks import ONES, TWOS, card, cards
from sobremesa.games.shifting_stones.tests.drawings import GRID, MATCHING, MISSING, draw
from sobremesa.games.shifting_stones.tests.table import dealt, do, everything, seated, table

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
    assert len(GAME.setup(2, {"round_limit": 0, "one_score": False}).deck) == 72


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
