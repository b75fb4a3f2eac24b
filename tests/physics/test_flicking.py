"""What a flick does: one thing at a time, on an almost empty board."""

from collections.abc import Iterator
from itertools import product
from math import cos, dist, hypot, radians, sin
from unittest.mock import patch

import pytest

from sobremesa.core.codec import from_text, to_text
from sobremesa.physics import TOP_SPEED, UNIT, Flick, Result, kernel, on_corner, plain_flick
from sobremesa.physics.board import BRAKE, HALF, HOP
from tests.physics.scenes import FLICKS, fits, scene

TOP_LEFT = 0
MINE = 9


def mm(x: float, y: float) -> tuple[int, int]:
    return round(x * UNIT), round(y * UNIT)


def shot(x: float, y: float, vx: float, vy: float) -> Flick:
    """In millimetres, and millimetres a second."""
    return Flick(*mm(x, y), *mm(vx, vy))


def rest(result: Result, disc: int = MINE) -> tuple[float, float, str]:
    (found,) = (rest for rest in result.rests if rest.disc == disc)
    return found.x / UNIT, found.y / UNIT, found.where


def speeds(result: Result, disc: int = MINE) -> Iterator[tuple[float, float]]:
    """Its velocity after each change, in millimetres a second."""
    for row in result.track:
        if row[1] == disc:
            yield row[4] / UNIT, row[5] / UNIT


def test_a_free_disc_goes_as_far_as_friction_lets_it() -> None:
    x, y, where = rest(plain_flick({}, MINE, shot(14, 14, 400, 400), TOP_LEFT))
    assert where == "board"
    assert x == y
    assert hypot(x - 14, y - 14) == pytest.approx(400**2 * 2 / 2 / (BRAKE / UNIT), abs=0.01)


def unrounded(aim: Flick, corner: int) -> list[tuple[float, float]]:
    """Where a lone disc stops before it is laid on whole 1/1024 mm; in millimetres."""
    stopped: list[tuple[float, float]] = []

    def seen(discs: kernel.Discs, i: int) -> None:
        stopped.append(((discs.x[i] + HALF) / UNIT, (discs.y[i] + HALF) / UNIT))

    with patch.object(kernel, "_lay_down", seen):
        result = plain_flick({}, MINE, aim, corner)
    return [] if result.railed or len(result.track) > 2 else stopped


def test_a_free_disc_stops_within_a_millionth_of_a_millimetre_of_the_formula() -> None:
    brake = 0.12 * 9810
    worst, count = 0.0, 0
    for corner, (across, down) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        x, y = 150 - across * 136, 150 - down * 136
        for speed, degrees in product(range(400, 1150, 9), range(3, 90, 4)):
            vx, vy = across * speed * cos(radians(degrees)), down * speed * sin(radians(degrees))
            aim = shot(x, y, vx, vy)
            length = hypot(aim.vx, aim.vy) / UNIT
            far = length**2 / (2 * brake)
            for stopped in unrounded(aim, corner):
                wanted = x + far * aim.vx / UNIT / length, y + far * aim.vy / UNIT / length
                worst, count = max(worst, dist(stopped, wanted)), count + 1
    assert count > 3000
    assert worst < 1e-6


def test_r11_a_weak_flick_does_not_leave_the_corner() -> None:
    result = plain_flick({}, MINE, shot(14, 14, 200, 200), TOP_LEFT)
    assert not result.left_corner
    assert result.touched == ()
    assert result.gone == (MINE,)
    assert rest(result)[2] == "off"


def test_r11_it_has_left_when_its_centre_is_a_radius_past_the_edge() -> None:
    way = (64 + 12 * 2**0.5 - 28) / 2**0.5
    needed = (2 * BRAKE / UNIT * way / 2) ** 0.5
    for extra, leaves in ((-0.1, False), (0.1, True)):
        aim = shot(14, 14, needed + extra, needed + extra)
        assert plain_flick({}, MINE, aim, TOP_LEFT).left_corner == leaves


def test_r11_a_disc_that_hugs_the_corner_can_hold_one_back() -> None:
    near = {1: mm(40.5, 40.5)}
    result = plain_flick(near, MINE, shot(14, 14, 300, 300), TOP_LEFT)
    assert result.touched == ((MINE, 1),)
    assert not result.left_corner
    assert rest(result)[2] == "off"
    assert rest(result, 1)[0] > 41


@pytest.mark.parametrize(
    "aim",
    [
        shot(14, 14, -700, 0),
        shot(14, 14, 0, -700),
        shot(30, -5, 700, 0),
        shot(-5, 30, 0, 700),
        shot(40, 4, 700, 0),
    ],
    ids=["left", "up", "along the top", "along the left", "onto the end of the rail"],
)
def test_a_disc_that_slides_onto_the_frame_is_off(aim: Flick) -> None:
    result = plain_flick({}, MINE, aim, TOP_LEFT)
    assert result.left_corner
    assert result.gone == (MINE,)
    assert rest(result)[2] == "off"


@pytest.mark.parametrize(
    ("aim", "left"),
    [(shot(0, 30, 1200, 240), 0.2 * 2 / 3), (shot(-8, -8, 1200, 900), 0.75 - 0.15 * 1.55)],
    ids=["until it rolls", "as it slides"],
)
def test_a_rail_throws_back_and_rubs(aim: Flick, left: float) -> None:
    result = plain_flick({}, MINE, aim, TOP_LEFT)
    _, after, *_ = speeds(result)
    assert result.railed == (MINE,)
    assert -after[1] / after[0] == pytest.approx(left / 0.55, rel=1e-4)


def test_a_face_throws_back_the_way_a_disc_came() -> None:
    there, back, end = list(speeds(plain_flick({}, MINE, shot(4, 24, 900, 900), TOP_LEFT)))
    assert there[0] == there[1] > 0
    assert back[0] == pytest.approx(back[1])
    assert back[0] < 0
    assert end == (0, 0)


def test_a_disc_too_fast_for_a_face_hops_over_it() -> None:
    way = (600 - 64 - 12 * 2**0.5 - 28) / 2**0.5
    for extra, where in ((1, "off"), (-1, "board")):
        speed = ((HOP / UNIT + extra) ** 2 + 2 * BRAKE / UNIT * way) ** 0.5 / 2**0.5
        assert rest(plain_flick({}, MINE, shot(4, 24, speed, speed), TOP_LEFT))[2] == where


def test_the_hole_takes_the_slow_and_slows_the_fast() -> None:
    way = hypot(136, 136) - 8
    for speed, where in ((449, "hole"), (480, "hole"), (500, "board")):
        start = (speed**2 + 2 * BRAKE / UNIT * way) ** 0.5 / 2**0.5
        result = plain_flick({}, MINE, shot(14, 14, start, start), TOP_LEFT)
        assert rest(result)[2] == where, speed
        assert result.gone == ((MINE,) if where == "hole" else ())
    (_, over, *_), left = list(speeds(result)), (500**2 - 2 * BRAKE / UNIT * 16) ** 0.5
    assert hypot(*over) == pytest.approx(0.9 * left, rel=1e-3)


def test_a_disc_that_hangs_over_the_hole_stays_until_it_is_pushed_in() -> None:
    hanging = {1: mm(150 - 6, 150 - 6)}
    missed = plain_flick(hanging, MINE, shot(14, 14, 400, 300), TOP_LEFT)
    assert rest(missed, 1) == (144, 144, "board")
    pushed = plain_flick(hanging, MINE, shot(14, 14, 520, 520), TOP_LEFT)
    assert pushed.gone[0] == 1
    assert rest(pushed, 1)[2] == "hole"


def test_a_full_hit_hands_over_most_of_the_speed() -> None:
    result = plain_flick({1: mm(100, 100)}, MINE, shot(14, 14, 900, 900), TOP_LEFT)
    (_, kept, *_), (given, *_) = list(speeds(result)), list(speeds(result, 1))
    assert kept[0] / given[0] == pytest.approx((1 - 0.85) / (1 + 0.85), rel=1e-3)
    assert result.touched == ((MINE, 1),)


def test_a_pair_is_told_once_the_flicked_disc_or_the_lower_number_first() -> None:
    row = {5: mm(100, 100), 3: mm(120, 120), 1: mm(140, 140)}
    result = plain_flick(row, MINE, shot(14, 14, 1000, 1000), TOP_LEFT)
    assert result.touched[:3] == ((MINE, 5), (3, 5), (1, 3))
    assert len(set(result.touched)) == len(result.touched)


def test_a_disc_too_weakly_touched_stands_like_a_wall() -> None:
    way = hypot(86, 86) - 24
    speed = (2 * BRAKE / UNIT * (way + 0.001)) ** 0.5 / 2**0.5
    result = plain_flick({1: mm(100, 100)}, MINE, shot(14, 14, speed, speed), TOP_LEFT)
    assert result.touched == ((MINE, 1),)
    assert rest(result, 1) == (100, 100, "board")


def test_one_disc_cannot_lie_on_the_board_and_be_flicked() -> None:
    with pytest.raises(ValueError, match="lies on the board"):
        plain_flick({MINE: mm(100, 100)}, MINE, shot(14, 14, 900, 900), TOP_LEFT)


def test_a_disc_is_on_its_corner_only_if_all_of_it_is() -> None:
    def turned(x: float, y: float) -> tuple[int, int]:
        return mm(300 - x if corner in (1, 2) else x, 300 - y if corner in (2, 3) else y)

    for corner in range(4):
        for x, y in [(14, 14), (-8, -8), (52, -8), (-8, 52), (23.5, 23.5)]:
            assert on_corner(corner, *turned(x, y))
            assert not on_corner((corner + 1) % 4, *turned(x, y))
        for x, y in [(-8.01, 0), (0, -8.01), (52.01, -8), (-8, 52.01), (23.6, 23.6), (60, 60)]:
            assert not on_corner(corner, *turned(x, y))


def test_what_stops_against_another_is_laid_beside_it() -> None:
    discs = kernel._all_at_rest(3)
    for i, (x, y) in enumerate([(50_000.0, 0.0), (74_575.6, 0.4), (62_288.0, 21_283.4)]):
        discs.x[i], discs.y[i] = x, y
    kernel._lay_down(discs, 1)
    kernel._lay_down(discs, 2)
    spots = [
        (int(x) + 150 * UNIT, int(y) + 150 * UNIT) for x, y in zip(discs.x, discs.y, strict=True)
    ]
    for i, spot in enumerate(spots):
        assert fits(spots[:i], spot)
    assert hypot(discs.x[1] - 74_575.6, discs.y[1] - 0.4) < 2


def test_too_many_events_end_in_rest_all_the_same() -> None:
    with patch.object(kernel, "MOST_EVENTS", 4):
        result = plain_flick(*scene(1))
    ends = {row[1]: row[4:] for row in result.track}
    assert len(result.track) < len(plain_flick(*scene(1)).track)
    assert set(ends.values()) == {(0, 0)}


def test_a_result_is_read_as_it_was_written_and_a_usual_track_is_short() -> None:
    results = [plain_flick(*scene(number)) for number in range(0, FLICKS, 16)]
    assert all(from_text(to_text(result), Result) == result for result in results)
    assert sum(len(to_text(result.track)) for result in results) < 1024 * len(results)


def test_the_hardest_flick_leaves_the_board() -> None:
    assert rest(plain_flick({}, MINE, Flick(*mm(14, 33), TOP_SPEED, 0), TOP_LEFT))[2] == "off"
