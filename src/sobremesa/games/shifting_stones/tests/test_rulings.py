"""The rulings where the rulebook leaves a doubt: R1 to R15, the turn and the stones."""

from collections import Counter

import pytest

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.cards import matches, where
from sobremesa.games.shifting_stones.events import DeckReshuffled
from sobremesa.games.shifting_stones.moves import Draw, EndTurn, Flip, Lay, Score, Skip, Swap
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.stones import Grid
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, THREES, TWOS, card, cards
from sobremesa.games.shifting_stones.tests.drawings import GRID, MATCHING, MISSING, draw
from sobremesa.games.shifting_stones.tests.table import dealt, do, everything, seated, table


def swaps(choices: Choices[object]) -> set[tuple[int, int]]:
    """The pairs of stones that may change places."""
    return {move.stones for move in choices if isinstance(move, Swap)}


# The cards you score


def test_r1_any_number_of_cards_is_scored_in_one_turn() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, *map(Score, cards(MATCHING)))
    assert match.state.scored[0] == cards(MATCHING)
    assert match.to_move == {0}


def test_r2_the_same_stones_serve_for_several_cards() -> None:
    once_each = draw("""
        bird  horse  boat
        seed  moon   tree
        tree  fish   boat
    """)
    match = dealt(MATCHING, MISSING, grid=once_each)
    do(match, *map(Score, cards("bird horse, bird / seed, horse boat")))
    assert len(match.state.scored[0]) == 3


def test_r3_a_card_scores_once_however_often_its_pattern_is_there() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Score(card("bird horse")))
    assert matches(card("bird horse"), match.state.grid)
    assert match.state.scored[0] == (card("bird horse"),)
    assert Score(card("bird horse")) not in match.choices(0)


def test_r4_a_pattern_is_never_turned() -> None:
    grid = draw("""
        moon   fish   tree
        horse  horse  boat
        bird   seed   tree
    """)
    assert matches(card("fish tree"), grid)
    assert matches(card("fish / horse"), grid)
    assert not matches(card("tree / horse"), grid)
    assert not matches(card("seed / tree"), grid)


def test_r4_a_pattern_is_never_mirrored() -> None:
    grid = draw("""
        moon   fish   tree
        horse  horse  boat
        bird   seed   tree
    """)
    assert matches(card("horse boat"), grid)
    assert not matches(card("boat horse"), grid)
    assert matches(card("seed tree"), grid)
    assert not matches(card("tree seed"), grid)


@pytest.mark.parametrize("cell", range(6))
def test_r4_a_pattern_slides_to_every_place(cell: int) -> None:
    faces = ["sun", "bird", "horse", "horse", "seed", "seed", "seed"]
    faces.insert(cell, "boat")
    faces.insert(cell + 3, "fish")
    grid = draw("\n".join(" ".join(faces[start : start + 3]) for start in (0, 3, 6)))
    assert where(card("boat / fish"), grid) == [((cell, "boat"), (cell + 3, "fish"))]


# The turn


def test_r5_a_turn_may_end_with_nothing_done_and_draws_nothing_with_four_cards() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, EndTurn())
    assert match.state.hands[0] == cards(MATCHING)
    assert len(match.state.deck) == 64
    assert match.to_move == {1}


def test_r5_a_turn_ended_with_nothing_done_is_not_a_skip() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, EndTurn(), EndTurn())
    assert Skip() in match.choices(0)


def test_r6_a_turn_never_ends_by_itself_and_with_an_empty_hand_can_only_end() -> None:
    match = dealt(MISSING, MATCHING)
    do(match, *(Flip(number, 4) for number in cards(MISSING)))
    assert match.state.hands[0] == ()
    assert match.to_move == {0}
    assert list(match.choices(0)) == [EndTurn()]


@pytest.mark.parametrize("size", [5, 6])
def test_r7_a_large_hand_is_kept_at_the_end_of_a_turn(size: int) -> None:
    match = seated(table(TWOS[:size], ONES[:4]))
    do(match, EndTurn(), EndTurn())
    assert match.state.hands[0] == TWOS[:size]
    assert match.to_move == {0}


def test_r7_a_large_hand_is_spent_only_as_far_as_you_like() -> None:
    match = seated(table(TWOS[:6], ONES[:4]))
    do(match, Flip(TWOS[0], 4), EndTurn())
    assert match.state.hands[0] == TWOS[1:6]


def test_r8_a_skip_with_five_cards_draws_one() -> None:
    match = seated(table(TWOS[:5], ONES[:4]))
    do(match, Skip())
    assert len(match.state.hands[0]) == 6


def test_r8_with_six_cards_a_skip_is_not_offered() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Skip(), EndTurn(), EndTurn(), EndTurn())
    assert len(match.state.hands[0]) == 6
    assert match.state.skipped == (False, False)
    assert Skip() not in match.choices(0)


def test_r9_what_counts_is_a_players_own_last_turn() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Skip())
    assert Skip() in match.choices(1)
    do(match, Skip())
    assert Skip() not in match.choices(0)


def test_r9_any_turn_that_is_not_a_skip_lets_you_skip_again() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Skip(), EndTurn())
    do(match, Flip(card("bird horse"), 4), Flip(card("horse boat"), 4), EndTurn(), EndTurn())
    assert len(match.state.hands[0]) == 4
    assert Skip() in match.choices(0)


@pytest.mark.parametrize(
    "action",
    [Flip(card("fish fish"), 0), Swap(card("fish fish"), (0, 1)), Score(card("bird horse"))],
)
def test_r10_after_any_action_a_skip_is_too_late(action: Swap | Flip | Score) -> None:
    match = seated(table("fish fish, bird horse, tree tree, boat moon", ONES[2:6]))
    do(match, action)
    assert Skip() not in match.choices(0)


def test_r10_a_skip_is_the_whole_turn() -> None:
    match = dealt(MATCHING, MISSING)
    do(match, Skip())
    assert match.to_move == {1}
    assert not match.choices(0)


def test_r11_a_skip_draws_two_and_does_not_refill() -> None:
    match = seated(table(TWOS[:1], ONES[:4]))
    do(match, Skip())
    assert len(match.state.hands[0]) == 3


# Drawing


def test_r12_the_last_cards_of_the_deck_come_first_and_then_the_reshuffled_discards() -> None:
    match = seated(table(ONES[:1], TWOS[:4], deck=FIVES[:2]))
    match.follow(0, Flip(ONES[0], 4))
    match.follow(0, EndTurn())
    assert Draw((*THREES[:2], *FIVES[:2])) not in match.choices(DEALER)
    assert Draw((*FIVES[:2], THREES[0], ONES[0])) in match.choices(DEALER)
    match.follow(DEALER, Draw((*FIVES[:2], THREES[0], ONES[0])))
    assert match.state.discards == ()
    assert len(match.state.deck) == 72 - 4 - 4
    assert DeckReshuffled(66) in match.log[-1].events


def test_r12_nothing_is_reshuffled_before_a_card_must_be_drawn() -> None:
    match = seated(table(TWOS[:2], ONES[:4], deck=FIVES[:2]))
    do(match, EndTurn())
    assert match.state.deck == frozenset()
    assert len(match.state.discards) == 64
    assert not any(isinstance(event, DeckReshuffled) for event in match.log[-1].events)


def test_r12_scored_cards_never_return_to_the_deck() -> None:
    match = seated(table((), (), scored=[ONES[:5], TWOS[:5]], deck=()))
    do(match, EndTurn())
    assert match.state.scored == (ONES[:5], TWOS[:5])
    assert not match.state.deck & {*ONES[:5], *TWOS[:5]}
    assert everything(match.state) == list(range(72))


def test_r12_if_deck_and_discards_are_short_what_there_is_is_drawn() -> None:
    others = [number for number in range(72) if number not in FIVES]
    match = seated(table((), FIVES[3:], scored=[others], deck=FIVES[:1], discards=FIVES[1:3]))
    do(match, EndTurn())
    assert set(match.state.hands[0]) == set(FIVES[:3])
    assert match.to_move == {1}


def test_r12_if_deck_and_discards_are_empty_the_turn_just_passes() -> None:
    others = [number for number in range(72) if number not in FIVES]
    match = seated(table((), FIVES, scored=[others]))
    do(match, EndTurn())
    assert match.state.hands[0] == ()
    assert match.to_move == {1}


# The stones


def layouts(count: int) -> list[Grid]:
    """What the dealer lays at the start of so many matches."""
    luck, start = Luck(13), GAME.setup(2, {"round_limit": 0, "one_score": False})
    laid = [GAME.choices(start, DEALER).sample(luck) for _ in range(count)]
    return [move.grid for move in laid if isinstance(move, Lay)]


def test_r13_every_stone_shows_either_face_equally_often() -> None:
    shown: Counter[str] = Counter(face for grid in layouts(1000) for face in grid)
    for face, stones in (("sun", 1), ("fish", 2), ("horse", 3), ("seed", 3)):
        assert 0.45 < shown[face] / (1000 * stones) < 0.55


def test_r13_every_stone_lies_in_every_cell() -> None:
    cells = Counter(cell for g in layouts(1000) for cell in range(9) if g[cell] in ("sun", "moon"))
    assert len(cells) == 9
    assert all(70 < count < 160 for count in cells.values())


def test_r14_twelve_pairs_of_stones_are_neighbours_and_there_is_no_way_round_the_edge() -> None:
    match = dealt(MATCHING, MISSING)
    beside = {(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8)}
    below = {(0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8)}
    assert swaps(match.choices(0)) == beside | below
    assert all(
        (Swap(card("bird horse"), (a, b)) in match.choices(0)) == ((a, b) in beside | below)
        for a in range(9)
        for b in range(9)
    )


def test_r14_each_card_pays_for_21_changes() -> None:
    match = dealt(MISSING, MATCHING)
    changes = [move for move in match.choices(0) if isinstance(move, Swap | Flip)]
    assert Counter(move.card for move in changes) == dict.fromkeys(cards(MISSING), 21)


def test_r15_two_stones_that_look_the_same_may_be_swapped() -> None:
    match = dealt(MISSING, MATCHING)
    do(match, Swap(card("fish fish"), (3, 6)))
    assert match.state.grid == GRID
    assert match.state.discards == (card("fish fish"),)
