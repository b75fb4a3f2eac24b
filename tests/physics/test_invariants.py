"""What holds for every flick, on the way and at rest."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.physics import Flick, kernel, plain_flick
from sobremesa.physics.board import CONTACT, NEAR_FACE, NEAR_RAIL
from tests.physics.scenes import SIZE, Scene, Spot, fits, scene

HAIR = 4.0
"""In 1/1024 mm: a disc that stops beside a running one may be laid so far into it."""
numbers = st.integers(0, 2**31 - 2)
apart = numbers.filter(lambda number: number % 8 in (0, 1, 2, 4, 5))
"""Scenes in which no two things happen at the very same time."""
many = settings(max_examples=150, deadline=None)


@contextmanager
def watching(watch: Callable[[kernel.Discs], None]) -> Iterator[None]:
    """Look at all discs before the flick's first event and after each."""
    happen = kernel._happen

    def then_watch(discs: kernel.Discs, i: int, now: float, corner: int, log: list[int]) -> None:
        watch(discs)
        happen(discs, i, now, corner, log)
        watch(discs)

    with patch.object(kernel, "_happen", then_watch):
        yield


def present(discs: kernel.Discs) -> list[int]:
    return [i for i, ground in enumerate(discs.ground) if ground != kernel.GONE]


@many
@given(numbers)
def test_discs_never_overlap_nor_leave_the_floor_on_the_way(number: int) -> None:
    def watch(discs: kernel.Discs) -> None:
        for i in present(discs):
            x, y = discs.x[i], discs.y[i]
            if discs.ground[i] != kernel.CORNER:
                assert max(abs(x), abs(y)) <= NEAR_RAIL + 0.001
                assert abs(x) + abs(y) <= NEAR_FACE + 0.001
            for j in present(discs):
                dx, dy = discs.x[j] - x, discs.y[j] - y
                assert i == j or dx * dx + dy * dy >= (CONTACT - HAIR) ** 2

    with watching(watch):
        plain_flick(*scene(number))


@many
@given(numbers)
def test_discs_come_to_rest_side_by_side_on_the_floor(number: int) -> None:
    spots: list[Spot] = []
    for rest in plain_flick(*scene(number)).rests:
        if rest.where == "board":
            assert fits(spots, (rest.x, rest.y))
            spots.append((rest.x, rest.y))


@many
@given(numbers)
def test_energy_never_grows(number: int) -> None:
    played = scene(number)
    energy = float(played.aim.vx) ** 2 + float(played.aim.vy) ** 2

    def watch(discs: kernel.Discs) -> None:
        nonlocal energy
        now = sum(speed * speed for speed in discs.speed)
        assert now <= energy * (1 + 1e-12)
        energy = now

    with watching(watch):
        plain_flick(*played)


@many
@given(numbers)
def test_nobody_moves_who_was_not_touched(number: int) -> None:
    played = scene(number)
    result = plain_flick(*played)
    touched = {disc for pair in result.touched for disc in pair}
    for rest in result.rests:
        if rest.disc != played.disc and rest.disc not in touched:
            assert (rest.x, rest.y) == played.discs[rest.disc]


@many
@given(numbers, st.randoms(use_true_random=False))
def test_the_order_in_which_discs_are_told_does_not_matter(number: int, rng: random.Random) -> None:
    played = scene(number)
    told = list(played.discs.items())
    rng.shuffle(told)
    assert plain_flick(dict(told), *played[1:]) == plain_flick(*played)


@many
@given(apart, st.randoms(use_true_random=False))
def test_the_numbers_of_discs_matter_only_in_ties(number: int, rng: random.Random) -> None:
    played = scene(number)
    names = list(range(len(played.discs) + 1))
    rng.shuffle(names)
    renamed = plain_flick(
        {names[disc]: spot for disc, spot in played.discs.items()},
        names[played.disc],
        played.aim,
        played.corner,
    )
    lies = {rest.disc: (rest.x, rest.y, rest.where) for rest in renamed.rests}
    for rest in plain_flick(*played).rests:
        assert lies[names[rest.disc]] == (rest.x, rest.y, rest.where)


MIRRORS: list[tuple[Callable[[int, int], Spot], Callable[[int, int], Spot], list[int]]] = [
    (lambda x, y: (SIZE - x, y), lambda vx, vy: (-vx, vy), [1, 0, 3, 2]),
    (lambda x, y: (x, SIZE - y), lambda vx, vy: (vx, -vy), [3, 2, 1, 0]),
    (lambda x, y: (y, x), lambda vx, vy: (vy, vx), [0, 3, 2, 1]),
]
"""What becomes of a place, a velocity and a corner in a mirror."""


@pytest.mark.parametrize(("place", "speed", "corners"), MIRRORS, ids=["x", "y", "diagonal"])
@many
@given(number=apart)
def test_a_mirrored_flick_ends_mirrored(
    number: int,
    place: Callable[[int, int], Spot],
    speed: Callable[[int, int], Spot],
    corners: list[int],
) -> None:
    played = scene(number)
    aim = Flick(*place(played.aim.x, played.aim.y), *speed(played.aim.vx, played.aim.vy))
    mirrored = Scene(
        {disc: place(*spot) for disc, spot in played.discs.items()},
        played.disc,
        aim,
        corners[played.corner],
    )
    there, here = plain_flick(*mirrored), plain_flick(*played)
    assert (there.gone, there.touched, there.left_corner) == (
        here.gone,
        here.touched,
        here.left_corner,
    )
    for one, other in zip(there.rests, here.rests, strict=True):
        x, y = place(other.x, other.y)
        assert max(abs(one.x - x), abs(one.y - y)) <= 1  # halves are rounded up in both


def test_a_flick_ends_long_before_it_is_cut_short() -> None:
    assert (
        max(len(plain_flick(*scene(number)).track) for number in range(500))
        < kernel.MOST_EVENTS / 20
    )
