"""Choices: one object for rules, bots, fuzzer and screen."""

import pytest

from sobremesa import Luck, to_json
from sobremesa.core.choices import NONE, Choices, Group, Listed
from sobremesa.core.values import Move


class Step(Move, frozen=True):
    hex: int
    colour: str


class Rest(Move, frozen=True):
    pass


OFFERS: Listed[Move] = Listed(Group(Step, ((3, 5, 8), ("mint", "lime"))), Group(Rest))


def test_listed_choices_answer_in_list_and_count_alike() -> None:
    moves = list(OFFERS)
    assert len(moves) == len(OFFERS) == 7
    assert len(set(moves)) == 7
    assert all(move in OFFERS for move in moves)
    assert Step(4, "mint") not in OFFERS
    assert Step(3, "rose") not in OFFERS
    assert "rest" not in OFFERS


def test_sampling_reaches_every_choice_about_equally_often() -> None:
    luck = Luck(1)
    drawn = [OFFERS.sample(luck) for _ in range(7000)]
    for move in OFFERS:
        assert 850 < drawn.count(move) < 1150


def test_the_wire_gets_groups_and_not_every_combination() -> None:
    assert to_json(OFFERS) == [
        {"type": "step", "hex": [3, 5, 8], "colour": ["mint", "lime"]},
        {"type": "rest"},
    ]


def test_eight_hundred_placements_stay_small_on_the_wire() -> None:
    wide: Listed[Move] = Listed(Group(Step, (tuple(range(160)), ("a", "b", "c", "d", "e"))))
    assert len(wide) == 800
    assert len(str(to_json(wide))) < 3000


def test_equal_choices_are_equal_values() -> None:
    same: Listed[Move] = Listed(Group(Step, ((3, 5, 8), ("mint", "lime"))), Group(Rest))
    assert same == OFFERS
    assert hash(same) == hash(OFFERS)
    assert same != NONE


def test_no_choices_are_false_and_cannot_be_sampled() -> None:
    assert not NONE
    with pytest.raises(IndexError):
        NONE.sample(Luck(1))


class Flicks(Choices[Step]):
    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Step) and 0 <= move.hex < self.most

    def sample(self, luck: Luck) -> Step:
        return Step(luck.below(self.most), "mint")

    def groups(self) -> tuple[Group, ...]:
        return (Group(Step, (range(self.most), ("mint",))),)


def test_a_range_checks_and_samples_but_is_never_listed() -> None:
    flicks = Flicks(10**9)
    assert flicks.sample(Luck(1)) in flicks
    assert bool(flicks)
    with pytest.raises(TypeError):
        iter(flicks)
    with pytest.raises(TypeError):
        len(flicks)
    assert flicks == Flicks(10**9) != Flicks(5)
    assert to_json(flicks) == [
        {"type": "step", "hex": {"from": 0, "to": 10**9 - 1}, "colour": ["mint"]}
    ]


def test_a_narrowed_group_keeps_what_has_the_values_given() -> None:
    (steps, _) = OFFERS.groups()
    assert list(steps.narrowed({"type": "step", "hex": 5})) == [Step(5, "mint"), Step(5, "lime")]
    assert not list(steps.narrowed({"hex": 4}))
    (wide,) = Flicks(10**12).groups()
    assert list(wide.narrowed({"hex": 10**11})) == [Step(10**11, "mint")]
    assert not list(wide.narrowed({"hex": -1}))
