"""Speeds, taken turn about with the yardstick so that a busy machine slows both."""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import sobremesa
from bench import reference
from sobremesa import Luck

ROUNDS = 7
"""How often a speed is taken; the middle one counts."""
SECONDS = 0.6


def rate(play: Callable[[], int]) -> float:
    """Moves a second, over a short while."""
    moves, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        moves += play()
    return moves / (time.perf_counter() - begun)


def against_reference(play: Callable[[], int]) -> tuple[float, float]:
    """The speed of `play`, and its ratio to the yardstick's in the same moments."""
    rng = random.Random(1)
    return against(play, lambda: reference.playout(rng))


def against(play: Callable[[], int], other: Callable[[], int]) -> tuple[float, float]:
    """The speed of `play`, and its ratio to that of another thing in the same moments."""
    pairs = [(rate(play), rate(other)) for _ in range(ROUNDS)]
    return (
        statistics.median(speed for speed, _ in pairs),
        statistics.median(speed / others for speed, others in pairs),
    )


def yardstick() -> float:
    """The speed of the yardstick now."""
    rng = random.Random(1)
    return statistics.median(rate(lambda: reference.playout(rng)) for _ in range(ROUNDS))


def playouts(
    game_id: str, *, viewing: bool = False, **options: bool | int | str
) -> Callable[[], int]:
    """Random matches through the public contract, every number of seats in turn.

    With `viewing`, each seat is given its view before it moves, as bots are.
    """
    meta = sobremesa.game(game_id).meta
    seeds = iter(range(10**9))
    luck = Luck(0)

    def play() -> int:
        seed = next(seeds)
        seats = meta.fewest_seats + seed % (meta.most_seats - meta.fewest_seats + 1)
        match = sobremesa.new(game_id, seats, seed=seed, **options)
        moves = 0
        while match.to_move:
            (seat,) = match.to_move
            if viewing:
                match.view(seat)
            match.play(seat, match.choices(seat).sample(luck))
            moves += 1
        return moves

    return play


def import_seconds() -> float:
    """What `import sobremesa` adds to starting Python."""

    def start(code: str) -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begun

    start("import sobremesa")
    return statistics.median(start("import sobremesa") - start("pass") for _ in range(ROUNDS))
