"""Flicks to try, by number: the same ones as web/tests/scenes.ts makes.

Only integers are drawn, from a generator that every language has; what is drawn in what order is
part of the golden file. Places are drawn as seen from the launch corner and then turned to it.
"""

from collections.abc import Callable
from math import floor, sqrt
from typing import NamedTuple

from sobremesa.physics import UNIT, Flick

Spot = tuple[int, int]

SIZE = 300 * UNIT
NEAR = 12 * UNIT
CONTACT = 24 * UNIT
FACE = 82914
"""Sums of two coordinates below this lie in a corner's face: 64 mm and 12 times the root of 2."""
FULL = 240
"""So many flicks are kept whole in the golden file; of all, a hash."""
FLICKS = 4000


class Scene(NamedTuple):
    discs: dict[int, Spot]
    disc: int
    aim: Flick
    corner: int


class Dice:
    """Park and Miller's generator: products stay below 2**53."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 7919 % 2147483647 + 1
        for _ in range(3):
            self.below(1)

    def below(self, end: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state % end

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)


def fits(spots: list[Spot], spot: Spot) -> bool:
    """True if a disc may lie there beside the others."""
    x, y = spot
    across, down = min(x, SIZE - x), min(y, SIZE - y)
    if min(across, down) < NEAR or across + down < FACE:
        return False
    if (x - SIZE // 2) ** 2 + (y - SIZE // 2) ** 2 <= (8 * UNIT) ** 2:
        return False
    return all((x - p) ** 2 + (y - q) ** 2 >= CONTACT**2 for p, q in spots)


def strewn(dice: Dice, spots: list[Spot], count: int) -> list[Spot]:
    """Some more discs, anywhere."""
    for _ in range(count):
        spot = dice.between(NEAR, SIZE - NEAR), dice.between(NEAR, SIZE - NEAR)
        if fits(spots, spot):
            spots.append(spot)
    return spots


def launch(dice: Dice) -> Spot:
    """Somewhere on the corner."""
    return dice.between(-8 * UNIT, 22 * UNIT), dice.between(-8 * UNIT, 22 * UNIT)


def towards(start: Spot, target: Spot, speed: int, beside: int = 0) -> Flick:
    """An aim that passes so far beside a target."""
    dx, dy = float(target[0] - start[0]), float(target[1] - start[1])
    far = sqrt(dx * dx + dy * dy)
    turn = beside / far
    keep = sqrt(1.0 - turn * turn)
    ux, uy = (dx * keep - dy * turn) / far, (dy * keep + dx * turn) / far
    return Flick(*start, floor(ux * speed + 0.5), floor(uy * speed + 0.5))


def sparse(dice: Dice) -> tuple[list[Spot], Flick]:
    start, spots = launch(dice), strewn(dice, [], dice.below(6))
    target = dice.between(NEAR, SIZE - NEAR), dice.between(NEAR, SIZE - NEAR)
    return spots, towards(start, target, dice.between(400, 2600) * UNIT)


def crowded(dice: Dice) -> tuple[list[Spot], Flick]:
    start, spots = launch(dice), strewn(dice, [], 40)[:19]
    target = spots[dice.below(len(spots))]
    beside = dice.between(-NEAR, NEAR)
    return spots, towards(start, target, dice.between(700, 2600) * UNIT, beside)


def grazing(dice: Dice) -> tuple[list[Spot], Flick]:
    start, spots = launch(dice), strewn(dice, [], 12)
    beside = (CONTACT + dice.between(-3, 1)) * (1 if dice.below(2) else -1)
    target = spots[dice.below(len(spots))]
    return spots, towards(start, target, dice.between(700, 2000) * UNIT, beside)


def simultaneous(dice: Dice) -> tuple[list[Spot], Flick]:
    """Mirrored in the diagonal along which the disc is flicked: two are hit at once."""
    spots: list[Spot] = []
    for _ in range(dice.between(1, 12)):
        x, y = dice.between(NEAR, SIZE - NEAR), dice.between(NEAR, SIZE - NEAR)
        if fits(spots, (x, y)) and fits([*spots, (x, y)], (y, x)):
            spots += (x, y), (y, x)
    at, speed = dice.between(-8 * UNIT, 22 * UNIT), dice.between(500, 1800) * UNIT
    return spots[:18], Flick(at, at, speed, speed)


def pockets(dice: Dice) -> tuple[list[Spot], Flick]:
    """Discs where a rail and a face meet, and one flicked at them."""
    start, deep = launch(dice), FACE - NEAR
    spots = [
        spot
        for spot in [
            (NEAR, deep),
            (deep, NEAR),
            (SIZE - NEAR, deep),
            (SIZE - deep, NEAR),
            (deep, SIZE - NEAR),
            (NEAR, SIZE - deep),
            (SIZE - deep, SIZE - NEAR),
            (SIZE - NEAR, SIZE - deep),
        ]
        if dice.below(3)
    ]
    target = spots[dice.below(len(spots))] if spots else (SIZE, SIZE)
    beside = dice.between(-CONTACT, CONTACT)
    spots = strewn(dice, spots, 6)
    return spots, towards(start, target, dice.between(700, 2300) * UNIT, beside)


def rims(dice: Dice) -> tuple[list[Spot], Flick]:
    """Around the hole: over it, into it, past it, and discs that hang over it."""
    start, middle = launch(dice), SIZE // 2
    spots: list[Spot] = []
    for _ in range(6):
        x, y = middle + dice.between(-CONTACT, CONTACT), middle + dice.between(-CONTACT, CONTACT)
        if fits(spots, (x, y)) and dice.below(2):
            spots.append((x, y))
    beside = dice.between(-9 * UNIT, 9 * UNIT)
    return spots, towards(start, (middle, middle), dice.between(880, 1100) * UNIT, beside)


def rows(dice: Dice) -> tuple[list[Spot], Flick]:
    """Discs that touch each other in a row or a block."""
    start, spots = launch(dice), list[Spot]()
    x, y = dice.between(60 * UNIT, 160 * UNIT), dice.between(60 * UNIT, 200 * UNIT)
    for k in range(dice.between(2, 12)):
        spot = x + k % 4 * CONTACT, y + k // 4 * CONTACT
        if fits(spots, spot):
            spots.append(spot)
    target = spots[0] if spots else (x, y)
    beside = dice.between(-NEAR, NEAR) if dice.below(2) else 0
    return spots, towards(start, target, dice.between(700, 2600) * UNIT, beside)


def wild(dice: Dice) -> tuple[list[Spot], Flick]:
    """In any direction, often too weak to leave the corner, with a disc right before it."""
    start, spots = launch(dice), list[Spot]()
    x = dice.between(NEAR, FACE - NEAR)
    if dice.below(2):
        spots.append((x, FACE - x))
    most = dice.between(0, 900) * UNIT
    vx, vy = dice.between(-most, most), dice.between(-most, most)
    return strewn(dice, spots, 3), Flick(*start, vx, vy)


KINDS: list[Callable[[Dice], tuple[list[Spot], Flick]]] = [
    sparse,
    crowded,
    grazing,
    simultaneous,
    pockets,
    rims,
    rows,
    wild,
]


def scene(number: int) -> Scene:
    """The flick with this number."""
    dice = Dice(number)
    spots, aim = KINDS[number % len(KINDS)](dice)
    corner, disc = dice.below(4), dice.below(len(spots) + 1)
    right, bottom = corner in (1, 2), corner in (2, 3)
    discs = {
        k + (k >= disc): (SIZE - x if right else x, SIZE - y if bottom else y)
        for k, (x, y) in enumerate(spots)
    }
    turned = Flick(
        SIZE - aim.x if right else aim.x,
        SIZE - aim.y if bottom else aim.y,
        -aim.vx if right else aim.vx,
        -aim.vy if bottom else aim.vy,
    )
    return Scene(discs, disc, turned, corner)
