"""Playing, taking back, coming too late; with seats that write at once."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa import DEALER, IllegalMove, Luck, Match, Refused, Stale, Undo, Unplayable
from sobremesa.core.values import TakenBack
from tests.core.toy import SCRIBBLE, Finish, Sheet, Take, Write


@pytest.fixture
def match() -> Match:
    return Match(SCRIBBLE, 3, luck=Luck(1))


def refused(match: Match, seat: Any, move: Any, **more: Any) -> Refused:
    """The refusal of a move, after making sure that nothing has changed."""
    state, step = match.state, match.step
    with pytest.raises(Refused) as caught:
        match.play(seat, move, **more)
    assert (match.state, match.step) == (state, step)
    return caught.value


def test_a_move_may_be_a_value_or_plain_json(match: Match) -> None:
    match.play(0, Write(1))
    match.play(1, {"type": "write", "number": 2})
    assert match.state.notes == ((1,), (2,), ())


def test_playing_returns_the_new_rows_and_the_dealers_too(match: Match) -> None:
    match.play(0, Finish())
    match.play(1, Finish())
    rows = match.play(2, Finish())
    assert [row.seat for row in rows] == [2, DEALER]
    assert match.outcome is not None


def test_nobody_moves_for_the_dealer_or_for_a_seat_that_is_not_there(match: Match) -> None:
    for seat in (DEALER, 3, 99, "0", None, True, 1.0):
        assert refused(match, seat, Write(1)).code == "no_such_seat"
        assert refused(match, seat, Undo()).code == "no_such_seat"


def test_there_is_no_view_for_the_dealer_or_for_nobody(match: Match) -> None:
    for seat in (DEALER, 3, True):
        with pytest.raises(IllegalMove):
            match.view(seat)
    assert match.view(None).viewer is None


def test_a_finished_seat_is_out_of_turn_and_a_finished_match_is_over(match: Match) -> None:
    match.play(0, Finish())
    out_of_turn = refused(match, 0, Write(1))
    assert (out_of_turn.code, out_of_turn.facts["to_move"]) == ("not_your_turn", [1, 2])
    match.play(1, Finish())
    match.play(2, Finish())
    assert refused(match, 0, Write(1)).code == "match_over"


@pytest.mark.parametrize("value", [1.0, True, "1", None, [1]])
def test_a_value_of_the_wrong_type_is_no_move_even_if_it_looks_equal(
    match: Match, value: Any
) -> None:
    assert refused(match, 0, Write(value)).code == "wrong_type"


@pytest.mark.parametrize("thing", [object(), {1, object()}, Sheet((), (), ()), b"\xff"])
def test_a_thing_that_is_no_move_is_unreadable(match: Match, thing: Any) -> None:
    assert refused(match, 0, thing).facts["place"]


# Taking back


def test_taking_back_strikes_out_the_last_move_of_that_seat_under_those_of_others(
    match: Match,
) -> None:
    match.play(0, Write(1))
    match.play(1, Write(2))
    (row,) = match.play(0, Undo())
    assert match.state.notes == ((), (2,), ())
    assert row.events == (TakenBack(0),)
    assert [kept.seat for kept in match.mainline] == [1]


def test_the_log_only_grows_and_the_record_holds_what_stands(match: Match) -> None:
    match.play(0, Write(1))
    match.play(0, {"type": "undo"})
    match.play(0, Write(2))
    assert match.step == 3
    assert [move for _, move in match.record.moves] == [{"type": "write", "number": 2}]


def test_several_moves_can_be_taken_back_one_by_one(match: Match) -> None:
    for number in (1, 2, 1):
        match.play(0, Write(number))
    for left in ((1, 2), (1,), ()):
        match.play(0, Undo())
        assert match.state.notes[0] == left
    assert refused(match, 0, Undo()).code == "nothing_to_take_back"


def test_a_final_move_stays(match: Match) -> None:
    match.play(0, Write(3))
    assert refused(match, 0, Undo()).code == "final"


def test_a_final_move_of_another_seat_seals_what_came_before_it(match: Match) -> None:
    match.play(0, Write(1))
    match.play(1, Write(3))
    assert refused(match, 0, Undo()).code == "final"


def test_what_others_have_built_upon_stays(match: Match) -> None:
    match.play(0, Take(0))
    match.play(1, Take(1))
    refusal = refused(match, 0, Undo())
    assert (refusal.code, refusal.facts) == ("built_upon", {"seat": 1})
    match.play(1, Undo())
    match.play(0, Undo())
    assert match.state.taken == ()


def test_the_end_cannot_be_taken_back(match: Match) -> None:
    for seat in range(3):
        match.play(seat, Finish())
    assert refused(match, 2, Undo()).code == "final"


def test_the_reason_can_be_asked_for_without_trying(match: Match) -> None:
    nothing = match.taking_back_refused(0)
    assert nothing is not None
    assert nothing.code == "nothing_to_take_back"
    match.play(0, Write(1))
    assert match.taking_back_refused(0) is None


# Coming too late


def test_moves_of_others_do_not_make_a_move_stale(match: Match) -> None:
    match.play(0, Write(1), step=0)
    match.play(1, Write(1), step=0)
    match.play(2, Write(1), step=0)
    assert match.state.notes == ((1,), (1,), (1,))


def test_an_own_move_since_then_makes_it_stale(match: Match) -> None:
    match.play(0, Write(1))
    assert isinstance(refused(match, 0, Write(1), step=0), Stale)


def test_an_own_taking_back_since_then_makes_it_stale(match: Match) -> None:
    match.play(0, Write(1))
    match.play(0, Undo())
    assert isinstance(refused(match, 0, Write(1), step=1), Stale)


def test_changed_choices_make_it_stale(match: Match) -> None:
    match.play(1, Take(0))
    refusal = refused(match, 0, Take(0), step=0)
    assert (refusal.code, refusal.facts) == ("stale", {"step": 0, "now": 1})


def test_a_dealers_move_since_then_makes_it_stale(match: Match) -> None:
    for seat in range(3):
        match.play(seat, Finish())
    assert match.is_stale(1, 3)


@pytest.mark.parametrize("step", [-1, 7, "0", 0.0, True])
def test_a_step_that_never_was_is_stale(match: Match, step: Any) -> None:
    assert isinstance(refused(match, 0, Write(1), step=step), Stale)


# Any order of writing and taking back


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["write", "take", "undo"])), max_size=20)
)
def test_what_stands_always_replays_to_the_same_sheet(steps: list[tuple[int, str]]) -> None:
    match = Match(SCRIBBLE, 3, luck=Luck(1))
    for seat, what in steps:
        before = match.step
        moves = {"write": Write(1), "take": Take(len(match.state.taken)), "undo": Undo()}
        try:
            match.play(seat, moves[what])
        except IllegalMove:
            assert match.step == before
        else:
            assert match.step == before + 1
        assert Match.replayed(SCRIBBLE, match.record).state == match.state


# Sitting down


@pytest.mark.parametrize("seats", [0, 5, -1, "2", None, 2.0, True])
def test_a_match_needs_as_many_seats_as_the_game_has(seats: Any) -> None:
    with pytest.raises(Unplayable) as caught:
        Match(SCRIBBLE, seats)
    assert caught.value.code == "bad_seats"


def test_an_option_that_is_not_there_is_named(match: Match) -> None:
    with pytest.raises(Unplayable) as caught:
        Match(SCRIBBLE, 2, {"speed": 3})
    assert (caught.value.code, caught.value.facts["option"]) == ("unknown_option", "speed")
