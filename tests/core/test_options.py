"""Options of a game: what is wished for, what is usual, and what each seat has for itself."""

from typing import Any

import pytest

from sobremesa import Unplayable
from sobremesa.core.options import EachSeat, OneOf, Whole, settle

OPTIONS = (
    OneOf("deck", ("small", "large")),
    Whole("rounds", low=1, high=9, default=5),
    EachSeat("hand", ("normal", "sure")),
)


def hands(seats: int = 2, **wishes: Any) -> Any:
    return settle(OPTIONS, wishes, seats, most_seats=4)["hand"]


def refusal(**wishes: Any) -> tuple[str, str]:
    with pytest.raises(Unplayable) as refused:
        settle(OPTIONS, wishes, seats=2, most_seats=4)
    return refused.value.code, refused.value.facts["option"]


def test_without_a_wish_everything_is_as_usual() -> None:
    assert settle(OPTIONS, {}, seats=3, most_seats=4) == {
        "deck": "small",
        "rounds": 5,
        "hand": ("normal", "normal", "normal"),
    }


@pytest.mark.parametrize("wish", [("sure", "normal"), ["sure", "normal"]])
def test_each_seat_has_a_value_of_its_own(wish: Any) -> None:
    assert hands(hand=wish) == ("sure", "normal")


def test_one_value_is_meant_for_every_seat() -> None:
    assert hands(3, hand="sure") == ("sure", "sure", "sure")


def test_a_seat_may_be_named() -> None:
    assert hands(3, hand_2="sure") == ("normal", "sure", "normal")


def test_old_records_name_every_seat_there_could_be() -> None:
    old = {"hand_1": "normal", "hand_2": "sure", "hand_3": "normal", "hand_4": "sure"}
    assert hands(2, **old) == ("normal", "sure")


@pytest.mark.parametrize("wish", [("sure", "quick"), ("sure", 1), "quick"])
def test_unknown_values_are_refused(wish: Any) -> None:
    assert refusal(hand=wish) == ("bad_option", "hand")


@pytest.mark.parametrize("wish", [("sure",), ("sure", "sure", "sure"), ()])
def test_too_few_or_too_many_values_are_refused(wish: Any) -> None:
    assert refusal(hand=wish) == ("bad_option_count", "hand")


@pytest.mark.parametrize("wish", [{"hand_2": "quick"}, {"hand_2": ("sure", "sure")}])
def test_a_seat_that_is_named_gets_no_other_values_either(wish: dict[str, Any]) -> None:
    assert refusal(**wish) == ("bad_option", "hand")


@pytest.mark.parametrize("name", ["hand_0", "hand_5", "hand_", "deck_1", "speed"])
def test_a_seat_that_no_table_has_is_no_option(name: str) -> None:
    assert refusal(**{name: "sure"}) == ("unknown_option", name)


def test_a_seat_is_not_named_beside_values_for_all() -> None:
    assert refusal(hand=("sure", "sure"), hand_2="normal") == ("unknown_option", "hand_2")


def test_what_each_seat_has_is_for_no_other_option() -> None:
    assert refusal(deck=("small", "large")) == ("bad_option", "deck")
    assert refusal(rounds=(1, 2)) == ("bad_option", "rounds")
