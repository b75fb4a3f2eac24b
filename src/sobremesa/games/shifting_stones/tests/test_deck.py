"""Facts of the printed deck and of the stones (rulings.md, sections 1 and 2)."""

from collections import Counter
from itertools import permutations

import pytest

from sobremesa.core.luck import Luck
from sobremesa.games.shifting_stones.cards import CARDS, PLACEMENTS, matches
from sobremesa.games.shifting_stones.deals import Layouts
from sobremesa.games.shifting_stones.stones import STONES
from sobremesa.games.shifting_stones.tests.decks import FIVES, ONES, THREES, TWOS, card

KIND = {
    "sun": "sun/moon",
    "moon": "sun/moon",
    "fish": "fish/bird",
    "bird": "fish/bird",
    "horse": "horse/boat",
    "boat": "horse/boat",
    "seed": "seed/tree",
    "tree": "seed/tree",
}
STONES_OF = {"sun/moon": 1, "fish/bird": 2, "horse/boat": 3, "seed/tree": 3}

SHAPES = {  # (points, rows, columns, filled cells): cards
    (1, 1, 2, 2): 12,
    (1, 2, 1, 2): 12,
    (1, 2, 2, 2): 2,
    (1, 3, 3, 1): 2,
    (2, 1, 2, 2): 3,
    (2, 2, 1, 2): 3,
    (2, 1, 3, 1): 2,
    (2, 1, 3, 2): 6,
    (2, 3, 1, 1): 2,
    (2, 3, 1, 2): 2,
    (2, 2, 2, 2): 2,
    (2, 3, 3, 1): 2,
    (2, 3, 3, 2): 4,
    (3, 1, 3, 2): 1,
    (3, 1, 3, 3): 4,
    (3, 3, 1, 2): 1,
    (3, 3, 1, 3): 3,
    (3, 2, 2, 3): 2,
    (3, 3, 3, 3): 2,
    (5, 3, 3, 3): 2,
    (5, 3, 3, 4): 3,
}


def symbols(number: int) -> list[str]:
    """The symbols on a card, row by row, without the grey cells."""
    return [face for row in CARDS[number].pattern for face in row if face]


def filled(number: int) -> set[tuple[int, int]]:
    """The rows and columns of the cells that hold a symbol."""
    rows = enumerate(CARDS[number].pattern)
    return {(row, column) for row, faces in rows for column, face in enumerate(faces) if face}


def test_the_deck_has_28_cards_of_1_point_26_of_2_13_of_3_and_5_of_5() -> None:
    assert Counter(card.points for card in CARDS) == {1: 28, 2: 26, 3: 13, 5: 5}
    assert sum(card.points for card in CARDS) == 144


def test_no_two_cards_show_the_same_pattern() -> None:
    assert len({card.pattern for card in CARDS}) == 72


def test_every_shape_is_there_as_often_as_in_the_box() -> None:
    assert (
        Counter(
            (card.points, len(card.pattern), len(card.pattern[0]), len(symbols(number)))
            for number, card in enumerate(CARDS)
        )
        == SHAPES
    )


def test_every_pattern_is_a_full_rectangle() -> None:
    assert all(len({len(row) for row in card.pattern}) == 1 for card in CARDS)


def test_every_symbol_is_printed_as_often_as_in_the_box() -> None:
    assert Counter(face for number in range(72) for face in symbols(number)) == {
        "boat": 27,
        "horse": 26,
        "seed": 26,
        "tree": 26,
        "fish": 19,
        "bird": 16,
        "moon": 8,
        "sun": 7,
    }


def of_shape(points: int, rows: int, columns: int, symbols_: int) -> list[set[tuple[int, int]]]:
    """The filled cells of each card of this shape."""
    return [
        filled(number)
        for number, card in enumerate(CARDS)
        if (card.points, len(card.pattern), len(card.pattern[0])) == (points, rows, columns)
        and len(filled(number)) == symbols_
    ]


def test_two_symbols_in_a_square_of_four_lie_on_a_diagonal() -> None:
    diagonals = [{(0, 0), (1, 1)}, {(0, 1), (1, 0)}]
    assert of_shape(1, 2, 2, 2) == diagonals
    assert of_shape(2, 2, 2, 2) == diagonals


def test_a_whole_grid_of_1_or_2_points_asks_for_the_centre_a_corner_or_opposite_corners() -> None:
    falling, rising = {(0, 0), (2, 2)}, {(0, 2), (2, 0)}
    assert of_shape(1, 3, 3, 1) == [{(1, 1)}, {(1, 1)}]
    assert of_shape(2, 3, 3, 1) == [{(0, 0)}, {(2, 2)}]
    assert of_shape(2, 3, 3, 2) == [falling, falling, rising, rising]


def test_a_line_of_three_with_one_symbol_has_it_at_an_end() -> None:
    assert of_shape(2, 1, 3, 1) == [{(0, 0)}, {(0, 2)}]
    assert of_shape(2, 3, 1, 1) == [{(0, 0)}, {(2, 0)}]


@pytest.mark.parametrize(
    ("pattern", "points"),
    [
        ("horse boat", 1),
        ("bird horse", 1),
        ("fish tree", 1),
        (". horse bird", 2),
        (". . . / . fish . / . . .", 1),
    ],
)
def test_the_sample_cards_of_the_rulebook_are_in_the_deck(pattern: str, points: int) -> None:
    assert CARDS[card(pattern)].points == points


@pytest.mark.parametrize("number", range(72))
def test_every_card_can_be_laid_with_the_nine_stones(number: int) -> None:
    needed = Counter(KIND[face] for face in symbols(number))
    assert all(needed[kind] <= STONES_OF[kind] for kind in needed)


@pytest.mark.parametrize("number", range(72))
def test_a_card_fits_into_as_many_places_as_it_can_slide_to(number: int) -> None:
    height, width = len(CARDS[number].pattern), len(CARDS[number].pattern[0])
    assert len(set(PLACEMENTS[number])) == (4 - height) * (4 - width)
    assert all([face for _, face in place] == symbols(number) for place in PLACEMENTS[number])


def test_a_card_worth_more_is_harder_to_find_on_a_random_grid() -> None:
    luck, layouts, size = Luck(72), Layouts(), 2000
    grids = [layouts.sample(luck).grid for _ in range(size)]
    chance = [sum(matches(number, grid) for grid in grids) / size for number in range(72)]
    slack = 0.025
    assert all(0.11 - slack < chance[number] < 0.18 + slack for number in ONES)
    assert all(0.02 - slack < chance[number] < 0.17 + slack for number in TWOS)
    assert all(chance[number] < 0.02 + slack for number in THREES)
    assert all(chance[number] < 0.001 + 0.003 for number in FIVES)


def test_the_stones_can_lie_in_2_580_480_ways() -> None:
    kinds = [KIND[faces[0]] for faces in STONES]
    assert len(set(permutations(kinds))) * 2 ** len(STONES) == 2_580_480
