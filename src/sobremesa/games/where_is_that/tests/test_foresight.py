"""What a move would bring is told before it is made, and nothing that a turned card would tell."""

import pytest

from sobremesa.core.match import Match
from sobremesa.games.where_is_that.events import CardPlaced, CardsPushed
from sobremesa.games.where_is_that.maps import Cell, Relation
from sobremesa.games.where_is_that.tests.drawings import BLOCK, cards, common, own

GAP = "Lisbon Madrid . Rome"


def pushes(match: Match, cell: Cell) -> dict[str, tuple[str, ...]]:
    """For each direction in which the card on a cell may be pushed, the cards that would move."""
    told = [one.events[0] for one in match.foresee(0, {"type": "push", "cell": list(cell)})]
    return {one.direction: one.cards for one in told if isinstance(one, CardsPushed)}


@pytest.mark.parametrize(
    ("whole_line", "moved"), [(False, "Lisbon Madrid"), (True, "Lisbon Madrid Rome")]
)
def test_a_push_tells_which_cards_it_moves(whole_line: bool, moved: str) -> None:
    alone = cards("Lisbon")
    assert pushes(own(GAP, "Oslo", whole_line=whole_line), (0, 0)) == {
        "north": alone,
        "east": cards(moved),
        "south": alone,
        "west": alone,
    }


def test_on_the_common_map_nothing_is_told_of_a_push_that_is_not_allowed() -> None:
    match = common(BLOCK, "Lyon")
    assert set(pushes(match, (0, 0))) == {"north", "south", "west"}


def test_every_free_cell_tells_what_lies_around_it() -> None:
    foreseen = own(GAP, "Oslo").foresee(0, {"type": "place"})
    laid = [event for one in foreseen for event in one.events]
    around = {one.cell: one.relations for one in laid if isinstance(one, CardPlaced)}
    assert len(laid) == len(around) == 9
    assert around[2, 0] == (Relation("east", "eu-madrid"), Relation("west", "eu-rome"))
    assert around[3, 1] == (Relation("south", "eu-rome"),)


def test_on_the_common_map_the_card_stays_face_down() -> None:
    for kind in ("place", "push"):
        for one in common(BLOCK, "Lyon").foresee(0, {"type": kind}):
            assert isinstance(one.events[-1], CardPlaced)
