"""Flicks among none to nineteen other discs, as hard as people flick."""

import statistics
import sys
import time
from collections.abc import Callable
from itertools import cycle

from sobremesa.physics import COMPILED, UNIT, plain_flick
from tests.physics.scenes import NEAR, SIZE, Dice, Scene, launch, strewn, towards

SCENES = 400
TRIES = 3


def plain() -> Callable[[], int]:
    """One flick in plain Python."""
    return _one_by_one(plain_flick)


def compiled() -> Callable[[], int]:
    """The same with the extra `fast`, once it is compiled."""
    return _one_by_one(COMPILED.loaded() or plain_flick)


def pymunk() -> Callable[[], int] | None:
    """The same by pymunk; None where there is none for this machine."""
    try:
        from bench import by_pymunk
    except ImportError as error:
        print(f"no pymunk here, nothing to compare with: {error}", file=sys.stderr)
        return None
    return _one_by_one(by_pymunk.flick)


def slowest() -> float:
    """Milliseconds within which 99 flicks of 100 are reckoned, each at the best of a few tries."""
    times = []
    for number in range(SCENES):
        scene, tries = _scene(number), []
        for _ in range(TRIES):
            begun = time.perf_counter()
            plain_flick(*scene)
            tries.append(time.perf_counter() - begun)
        times.append(min(tries))
    return statistics.quantiles(times, n=100)[98] * 1000


def _one_by_one(way: Callable[..., object]) -> Callable[[], int]:
    scenes = cycle([_scene(number) for number in range(SCENES)])

    def one() -> int:
        way(*next(scenes))
        return 1

    return one


def _scene(number: int) -> Scene:
    dice = Dice(number)
    start, spots = launch(dice), strewn(dice, [], 40)[: number % 20]
    target = dice.between(NEAR, SIZE - NEAR), dice.between(NEAR, SIZE - NEAR)
    aim = towards(start, target, dice.between(500, 1800) * UNIT)
    return Scene(dict(enumerate(spots)), len(spots), aim, 0)
