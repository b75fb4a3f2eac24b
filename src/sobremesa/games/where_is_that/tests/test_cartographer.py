"""The cartographer's corner, sentence by sentence of the rulebook."""

import pytest

from sobremesa.core.values import DEALER
from sobremesa.games.where_is_that import events
from sobremesa.games.where_is_that.cards import DECKS
from sobremesa.games.where_is_that.maps import Relation, circles, map_of
from sobremesa.games.where_is_that.moves import Place, Prepare, Push, Reveal, Take
from sobremesa.games.where_is_that.tests.drawings import (
    EUROPE,
    SIDES,
    at,
    begun,
    card,
    cards,
    do,
    draw,
    finished,
    looks_like,
    own,
    played_out,
)

ROME = """
    Rome   Zagreb
    Minsk  .
"""
"""The rulebook's example of pushing."""


# The cards


def test_the_flag_side_shows_the_city_and_its_country() -> None:
    view = own("Rome", "Lyon").view(0)
    (rome,) = view.maps[0]
    assert (rome.face.card, rome.face.kind, rome.face.country) == ("eu-rome", "start", "IT")
    assert view.taken is not None
    assert (view.taken.card, view.taken.kind, view.taken.country) == ("eu-lyon", "city", "FR")


def test_a_monument_has_no_flag() -> None:
    view = own("Rome", "Stonehenge").view(0)
    assert view.taken is not None
    assert (view.taken.kind, view.taken.country) == ("monument", "")


def test_one_number_gives_the_order_from_north_to_south_the_other_from_west_to_east() -> None:
    lisbon, moscow = SIDES["eu-lisbon"], SIDES["eu-moscow"]
    assert lisbon.we < moscow.we
    assert moscow.ns < lisbon.ns


# Preparation


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_one_start_city_at_random_and_the_others_are_not_used(seats: int) -> None:
    dealt = set()
    for seed in range(20):
        match = begun(seats, seed)
        starts = [list(spots) for spots in match.state.maps]
        assert all(len(own) == 1 for own in starts)
        dealt |= {name for own in starts for name in own}
        assert len({name for own in starts for name in own}) == seats
        assert not set(match.state.pile) & set(EUROPE.starts)
    assert dealt == set(EUROPE.starts)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_pile_has_twelve_cities_for_each_player(seats: int) -> None:
    prepare = begun(seats).log[0].move
    assert isinstance(prepare, Prepare)
    assert len(prepare.pile) == 12 * seats
    assert set(prepare.pile) <= set(EUROPE.cities)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deck", DECKS)
def test_two_monuments_for_each_player_replace_as_many_cities(seats: int, deck: str) -> None:
    for seed in range(5):
        prepare = begun(seats, seed, deck=deck, monuments=True).log[0].move
        assert isinstance(prepare, Prepare)
        assert len(prepare.pile) == 12 * seats
        assert len(set(prepare.pile) & set(DECKS[deck].monuments)) == 2 * seats


def test_monuments_work_like_cities() -> None:
    match = own("Rome", "Stonehenge")
    assert looks_like(do(match, Place((-1, 0))).maps[0], "Stonehenge Rome")


def test_the_first_player_begins() -> None:
    for seed in range(10):
        match = begun(4, seed)
        assert match.to_move == {match.log[0].move.first}


# Rounds


@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_cards_as_players_are_put_on_offer(seats: int) -> None:
    match = begun(seats)
    assert len(match.state.market) == seats
    assert len(match.state.pile) == 11 * seats


def test_each_in_turn_takes_a_card_and_places_it_on_the_own_map() -> None:
    match = begun(3, seed=2)
    first = match.state.first
    for turn in range(3):
        seat = (first + turn) % 3
        assert match.to_move == {seat}
        name = match.state.market[-1]
        before = match.state.maps
        match.play(seat, Take(name))
        assert match.to_move == {seat}
        match.play(seat, Place((1, 0)))
        assert match.log[-1].seat in (seat, DEALER)
        for other in range(3):
            grown = {name} if other == seat else set()
            assert set(match.state.maps[other]) == set(before[other]) | grown


def test_lyon_is_placed_to_the_left_of_rome() -> None:
    assert looks_like(do(own("Rome", "Lyon"), Place((-1, 0))).maps[0], "Lyon Rome")


def test_after_a_round_the_next_player_takes_the_pile_and_begins() -> None:
    match = begun(3, seed=4)
    first = match.state.first
    for row in (1, 2, 3):
        assert match.to_move == {(first + row - 1) % 3}
        for _ in range(3):
            do(match, Take(match.state.market[0]), Place((0, row)))
        assert isinstance(match.log[-1].move, Reveal)


@pytest.mark.parametrize("seats", range(2, 7))
def test_when_a_round_ends_and_the_pile_is_empty_the_maps_are_counted(seats: int) -> None:
    match = played_out(seats, seed=seats)
    reveals = [row for row in match.log if isinstance(row.move, Reveal)]
    assert len(reveals) == 12
    assert all(len(spots) == 13 for spots in match.state.maps)
    assert match.outcome is not None
    assert match.outcome.ended_by == "pile_empty"


# Placing


def test_cards_are_placed_with_the_flag_side_up() -> None:
    match = own("Rome", "Lyon")
    do(match, Place((-1, 0)))
    for viewer in (0, 1, None):
        assert all(laid.face.side is None for laid in match.view(viewer).maps[0])


def test_a_card_is_placed_next_to_one_or_several_cards() -> None:
    picture = """
        Rome   Zagreb
        Minsk  .
    """
    match = own(picture, "Nantes")
    assert looks_like(
        do(match, Place((1, 1))).maps[0],
        """
        Rome   Zagreb
        Minsk  Nantes
        """,
    )


def test_not_diagonally() -> None:
    choices = own("Rome", "Lyon").choices(0)
    assert all(Place(cell) in choices for cell in [(0, -1), (1, 0), (0, 1), (-1, 0)])
    assert all(Place(cell) not in choices for cell in [(1, 1), (1, -1), (-1, 1), (-1, -1)])
    assert Place((0, 0)) not in choices
    assert Place((2, 0)) not in choices


@pytest.mark.parametrize(
    ("direction", "after"),
    [
        ("east", "Nantes Rome Zagreb \n Minsk . ."),
        ("west", "Rome Nantes Zagreb \n . Minsk ."),
        ("north", "Rome . \n Nantes Zagreb \n Minsk ."),
        ("south", "Nantes Zagreb \n Rome . \n Minsk ."),
    ],
)
def test_nantes_is_played_in_the_space_of_rome_in_four_ways(direction: str, after: str) -> None:
    match = own(ROME, "Nantes")
    push = Push(at(ROME, "Rome"), direction)  # type: ignore[arg-type]
    assert push in match.choices(0)
    assert looks_like(do(match, push).maps[0], after)


def test_the_push_tells_which_cards_moved() -> None:
    match = own(ROME, "Nantes")
    do(match, Push((0, 0), "south"))
    assert match.log[-1].events == (
        events.CardsPushed(0, cards("Rome Minsk"), "south"),
        events.CardPlaced(
            0,
            card("Nantes"),
            (0, 0),
            (Relation("north", card("Rome")), Relation("west", card("Zagreb"))),
        ),
    )


def test_pushed_cards_move_one_space_and_all_in_one_direction() -> None:
    match = own("Paris Rome Zagreb Minsk", "Nantes")
    before = match.state.maps[0]
    after = do(match, Push((1, 0), "east")).maps[0]
    assert {name: after[name] - before[name] for name in before} == {
        "eu-paris": 0,
        "eu-rome": 1,
        "eu-zagreb": 1,
        "eu-minsk": 1,
    }


# Counting


def test_the_order_is_kept_when_the_maps_are_turned() -> None:
    match = finished("Lisbon Paris Moscow", "Rome")
    assert looks_like(match.state.maps[0], "Lisbon Paris Moscow")


def test_two_cards_side_by_side_form_a_circle() -> None:
    found = [(c.axis, c.first, c.second) for c in circles(map_of(draw(ROME)), SIDES)]
    assert found == [("we", "eu-rome", "eu-zagreb"), ("ns", "eu-rome", "eu-minsk")]


def test_a_circle_gives_a_point_if_the_lower_number_is_the_orange_one() -> None:
    outcome = finished(
        "Lisbon Moscow", "Berlin Paris", "Stockholm \n Rome", "Athens \n Oslo"
    ).outcome
    assert outcome is not None
    assert outcome.totals == (1, 0, 1, 0)


def test_nantes_has_two_circles_and_one_of_them_is_right() -> None:
    match = finished("Nantes Zagreb \n Glasgow .", "Rome")
    assert match.outcome is not None
    assert match.outcome.totals == (1, 0)
    numbers = [(SIDES[c.first], SIDES[c.second], c.right) for c in match.view(None).circles[0]]
    (west, east, right), (north, south, wrong) = numbers
    assert (west.we, east.we, right) == (16, 64, True)
    assert (north.ns, south.ns, wrong) == (52, 13, False)


def test_no_circle_is_seen_before_the_maps_are_turned() -> None:
    assert own("Lisbon Paris Moscow", "Rome").view(None).circles == ((), ())


def test_most_points_win() -> None:
    outcome = finished("Lisbon Madrid Rome", "Berlin Paris", "London Moscow").outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((2, 0, 1), (0,))


def numbered(we: int) -> str:
    """The place with this number from the west."""
    name = next(name for name, side in SIDES.items() if side.we == we)
    return name.removeprefix("eu-")


def test_63_and_64_are_closer_than_3_and_5() -> None:
    outcome = finished(f"{numbered(63)} {numbered(64)}", f"{numbered(3)} {numbered(5)}").outcome
    assert outcome is not None
    assert outcome.totals == (1, 1)
    assert outcome.ranking == (1, 2)
    assert outcome.winners == (0,)
    assert outcome.lines[-1].key == "closest_pair"
    assert outcome.lines[-1].counts == (1, 2)


def test_a_wrong_pair_does_not_break_a_tie() -> None:
    # 64 beside 63 is the closest pair of all, but the wrong way round.
    outcome = finished(
        f"{numbered(1)} {numbered(64)} {numbered(63)}", f"{numbered(3)} {numbered(5)}"
    ).outcome
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((1, 1), (1,))


def test_a_tie_that_goes_on_is_shared() -> None:
    outcome = finished(
        f"{numbered(63)} {numbered(64)}", f"{numbered(3)} {numbered(4)}", "Rome"
    ).outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.winners) == ((1, 1, 3), (0, 1))


def test_a_take_and_a_placement_can_be_taken_back() -> None:
    match = begun(3)
    (seat,) = match.to_move
    before = match.state
    do(match, Take(before.market[1]), Place((1, 0)))
    match.play(seat, {"type": "undo"})
    match.play(seat, {"type": "undo"})
    assert match.state == before
