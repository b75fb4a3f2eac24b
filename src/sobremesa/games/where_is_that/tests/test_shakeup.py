"""Continental shake-up, sentence by sentence of the rulebook."""

import pytest

from sobremesa.core.values import DEALER
from sobremesa.games.where_is_that import events
from sobremesa.games.where_is_that.cards import DECKS
from sobremesa.games.where_is_that.maps import block, circles, map_of
from sobremesa.games.where_is_that.moves import Place, Prepare, Push, Reveal, Take, TurnOver
from sobremesa.games.where_is_that.tests.drawings import (
    BLOCK,
    EUROPE,
    SIDES,
    at,
    begun,
    card,
    common,
    do,
    draw,
    looks_like,
    played_out,
)

LYON_AFTER = {
    "east": "Madrid Lyon Moscow \n Lisbon Rome .",
    "north": ". Moscow \n Madrid Lyon \n Lisbon Rome",
    "west": "Madrid Moscow Lyon \n . Lisbon Rome",
    "south": "Madrid Lyon \n Lisbon Moscow \n . Rome",
}
"""Where the block stands once Moscow has been pushed away for Lyon."""


# Preparation


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("deck", DECKS)
def test_four_start_cities_lie_in_the_middle_map_side_up_and_correctly(
    seats: int, deck: str
) -> None:
    match = begun(seats, seats, mode="shakeup", deck=deck)
    (spots,) = match.state.maps
    assert len(spots) == 4
    assert set(spots) <= set(DECKS[deck].starts)
    assert set(match.state.open) == set(spots)
    formed = circles(map_of(spots), match.state.open)
    assert len(formed) == 4
    assert all(one.right for one in formed)


def test_the_other_start_cities_are_not_used() -> None:
    for seed in range(20):
        prepare = begun(6, seed, mode="shakeup").log[0].move
        assert isinstance(prepare, Prepare)
        assert not set(prepare.pile) & set(EUROPE.starts)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("monuments", [False, True])
def test_the_pile_has_five_cards_for_each_player(seats: int, monuments: bool) -> None:
    prepare = begun(seats, mode="shakeup", monuments=monuments).log[0].move
    assert isinstance(prepare, Prepare)
    assert len(prepare.pile) == 5 * seats
    sights = set(prepare.pile) & set(EUROPE.monuments)
    assert len(sights) == (2 * seats if monuments else 0)


# Rounds


@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_cards_as_players_are_on_offer(seats: int) -> None:
    assert len(begun(seats, mode="shakeup").state.market) == seats


def test_a_card_is_taken_and_placed_on_the_common_map_and_turned_at_once() -> None:
    match = begun(3, mode="shakeup")
    (seat,) = match.to_move
    name = match.state.market[0]
    do(match, Take(name), Place((0, -1)))
    assert [row.seat for row in match.log[-3:]] == [seat, seat, DEALER]
    turn = match.log[-1].move
    assert isinstance(turn, TurnOver)
    assert list(turn.sides) == [name]
    assert match.state.open[name] == SIDES[name]
    assert match.to_move == {(seat + 1) % 3}


def test_when_the_cards_are_gone_the_next_round_begins_to_the_left_of_who_began_this() -> None:
    match = played_out(3, 8, mode="shakeup")
    takes = [row.seat for row in match.log if isinstance(row.move, Take)]
    first = match.state.first
    assert takes == [(first + turn + number) % 3 for turn in range(5) for number in range(3)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_when_the_pile_is_used_up_and_everybody_has_placed_five_the_match_ends(seats: int) -> None:
    match = played_out(seats, seats, mode="shakeup")
    for seat in range(seats):
        assert sum(r.seat == seat and isinstance(r.move, Place | Push) for r in match.log) == 5
    assert sum(isinstance(row.move, Reveal) for row in match.log) == 5
    (spots,) = match.state.maps
    assert len(spots) + len(match.state.discards) == 4 + 5 * seats
    assert match.outcome is not None


# Placing


def test_a_card_is_placed_next_to_another_but_not_diagonally() -> None:
    choices = common(BLOCK, "Lyon").choices(0)
    beside = [(0, -1), (1, -1), (2, 0), (2, 1), (0, 2), (1, 2), (-1, 0), (-1, 1)]
    assert all(Place(cell) in choices for cell in beside)
    corners = [(-1, -1), (2, -1), (-1, 2), (2, 2)]
    assert all(Place(cell) not in choices for cell in corners)


@pytest.mark.parametrize("direction", LYON_AFTER)
def test_moscow_can_be_pushed_away_for_lyon_in_four_ways(direction: str) -> None:
    push = Push(at(BLOCK, "Moscow"), direction)  # type: ignore[arg-type]
    match = common(BLOCK, "Lyon")
    assert push in match.choices(0)
    match.fold(0, {"type": "push", "cell": [1, 0], "direction": direction})
    assert looks_like(match.state.maps[0], LYON_AFTER[direction])


def test_pushing_moscow_left_is_allowed_because_its_15_is_less_than_the_92_of_lisbon() -> None:
    assert (SIDES[card("Moscow")].ns, SIDES[card("Lisbon")].ns) == (15, 92)
    assert Push((1, 0), "west") in common(BLOCK, "Lyon").choices(0)


def test_pushing_moscow_down_is_allowed_because_the_2_of_lisbon_is_less_than_its_93() -> None:
    assert (SIDES[card("Lisbon")].we, SIDES[card("Moscow")].we) == (2, 93)
    assert Push((1, 0), "south") in common(BLOCK, "Lyon").choices(0)


def test_a_push_that_would_break_a_circle_is_not_allowed() -> None:
    match = common("Lisbon Rome \n . Madrid", "Lyon")
    assert SIDES["eu-madrid"].ns < SIDES["eu-lisbon"].ns  # so Madrid must not lie below Lisbon
    assert Push((1, 1), "west") not in match.choices(0)
    assert Push((1, 1), "south") in match.choices(0)


# Scoring


@pytest.mark.parametrize("direction", ["east", "north"])
def test_lyon_forms_three_right_circles_and_wins_three_points(direction: str) -> None:
    match = common(BLOCK, "Lyon")
    do(match, Push((1, 0), direction))  # type: ignore[arg-type]
    assert match.state.points == (3, 0)
    assert looks_like(match.state.maps[0], LYON_AFTER[direction])
    scored = match.log[-1].events[-1]
    assert isinstance(scored, events.CardScored)
    assert (scored.seat, scored.card, scored.points, len(scored.circles)) == (0, "eu-lyon", 3, 3)


@pytest.mark.parametrize(
    ("direction", "left"),
    [
        ("west", "Madrid Moscow . \n . Lisbon Rome"),
        ("south", "Madrid . \n Lisbon Moscow \n . Rome"),
    ],
)
def test_with_one_wrong_circle_lyon_is_discarded_and_pushed_cards_do_not_go_back(
    direction: str, left: str
) -> None:
    match = common(BLOCK, "Lyon")
    do(match, Push((1, 0), direction))  # type: ignore[arg-type]
    assert match.state.points == (0, 0)
    assert match.state.discards == ("eu-lyon",)
    assert looks_like(match.state.maps[0], left)
    gone = match.log[-1].events[-1]
    assert isinstance(gone, events.CardDiscarded)
    assert len(gone.circles) == 1
    assert not gone.circles[0].right


def test_the_card_turned_shows_its_numbers_to_all() -> None:
    match = common(BLOCK, "Lyon")
    do(match, Place((1, -1)))
    assert match.log[-1].events[0] == events.CardTurned("eu-lyon", 30, 58, 4.8479, 45.7491)
    for viewer in (0, 1, None):
        assert [f.side for f in match.view(viewer).discards] == [SIDES["eu-lyon"]]


def test_the_circles_that_lie_open_are_seen_before_the_end() -> None:
    match = common(BLOCK, "Lyon")
    assert len(match.view(1).circles[0]) == 4
    do(match, Push((1, 0), "east"))
    assert [one.right for one in match.view(1).circles[0]] == [True] * 5


def test_most_points_win_12_against_9() -> None:
    match = common(BLOCK, "Lyon", offer="", points=(9, 9))
    do(match, Push((1, 0), "east"))
    assert match.outcome is not None
    assert (match.outcome.totals, match.outcome.winners) == ((12, 9), (0,))


def test_equal_points_share_the_victory() -> None:
    match = common(BLOCK, "Lyon", offer="", points=(9, 12))
    do(match, Push((1, 0), "east"))
    assert match.outcome is not None
    assert (match.outcome.totals, match.outcome.ranking) == ((12, 12), (1, 1))
    assert match.outcome.winners == (0, 1)


def test_a_placement_is_final_but_a_take_is_not() -> None:
    match = begun(2, mode="shakeup")
    (seat,) = match.to_move
    before = match.state
    do(match, Take(before.market[0]))
    match.play(seat, {"type": "undo"})
    assert match.state == before
    do(match, Take(before.market[0]), Place((0, -1)))
    refusal = match.taking_back_refused(seat)
    assert refusal is not None
    assert refusal.code == "final"
    placed = next(row for row in match.log if isinstance(row.move, Place))
    assert placed.final


def test_the_example_block_is_what_the_arrangement_gives() -> None:
    assert block(tuple(sorted(draw(BLOCK))), SIDES) == draw(BLOCK)
