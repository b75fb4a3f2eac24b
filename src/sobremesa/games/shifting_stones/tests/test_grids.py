"""The file that ties the page's looking ahead to the rules."""

from sobremesa.games.shifting_stones.cards import matches
from sobremesa.games.shifting_stones.tests.grids import PATH, kept, made, written


def test_the_grids_are_what_the_rules_make_of_them() -> None:
    grids = made()
    assert grids == kept()
    assert written(grids) == PATH.read_bytes()


def test_a_card_matches_where_it_lies_and_nowhere_else() -> None:
    for laid in kept().laid:
        for card, places in enumerate(laid.places):
            assert matches(card, laid.grid) == bool(places)
