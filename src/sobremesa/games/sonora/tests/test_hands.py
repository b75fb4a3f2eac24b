"""How often a hand comes where it aims: what the errors of the hands were chosen by."""

from math import hypot

import pytest

from sobremesa.core.luck import Luck
from sobremesa.games.sonora.advice.aims import straight
from sobremesa.games.sonora.flicks.deals import astray
from sobremesa.games.sonora.printed.board import CIRCLES, MIDDLE, Point, circle_at
from sobremesa.games.sonora.printed.hands import HANDS
from sobremesa.physics import UNIT, Flick, Rest, plain_flick

HOME = (14 * UNIT, 14 * UNIT)
BEYOND = 36 * UNIT
"""How far past the middle of the hole one aims who wants to be in it: measured, it is the best."""
TIMES = 600
SEED = 17


def rests(target: Point, hand: str, farther: float = 0.0) -> list[Rest]:
    """Where a lone disc comes to rest, aimed at a target again and again."""
    aim, luck = straight(HOME, target, farther), Luck(SEED)
    meant = [astray(aim.vx, aim.vy, HANDS[hand], luck) for _ in range(TIMES)]
    return [plain_flick({}, 0, Flick(*HOME, vx, vy), 0).rests[0] for vx, vy in meant]


def holed(hand: str) -> float:
    """The share of discs that fall in, aimed at the hole."""
    ends = rests((MIDDLE, MIDDLE), hand, BEYOND)
    return sum(rest.where == "hole" for rest in ends) / TIMES


def near_circles(hand: str) -> float:
    """The share of discs that touch the circle they were aimed at, of the four nearest."""
    places = [(round(circle.x * UNIT), round(circle.y * UNIT)) for circle in CIRCLES]
    nearest = sorted(places, key=lambda at: hypot(at[0] - HOME[0], at[1] - HOME[1]))[:4]
    hits = [
        rest.where == "board" and circle_at(rest.x, rest.y) is circle_at(*place)
        for place in nearest
        for rest in rests(place, hand)
    ]
    return sum(hits) / len(hits)


def test_a_normal_hand_holes_about_a_third_and_hits_near_circles_about_half() -> None:
    assert holed("normal") == pytest.approx(0.35, abs=0.05)
    assert near_circles("normal") == pytest.approx(0.55, abs=0.06)


def test_each_hand_is_steadier_than_the_next() -> None:
    shares = [holed(hand) for hand in ("sure", "steady", "normal", "shaky")]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1
