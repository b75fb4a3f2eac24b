"""`python -m tests.games.sonora_matches`: whole matches, each confirmed from its sheets alone.

The ledger goes through every match and the second scorer adds it up; the first one that they do not
confirm is kept in `fuzz-failures/` and ends the run.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice, product
from multiprocessing import get_context
from statistics import fmean
from typing import NamedTuple

import sobremesa
from sobremesa import Luck, Match, bots
from sobremesa.core import record
from sobremesa.games.sonora.tests import ledger
from tests.conformance.fuzz import FAILURES

LENGTHS = (6, 5, 7)


class Setting(NamedTuple):
    """One match to be played."""

    seats: int
    rounds: int
    no_bunting: bool
    rival_squares: int
    level: str
    seed: int

    def match(self) -> Match:
        return sobremesa.new(
            "sonora",
            self.seats,
            seed=self.seed,
            rounds=self.rounds,
            no_bunting=self.no_bunting,
            rival_squares=self.rival_squares,
        )


def together(matches: int, level: str, seed: int) -> Iterator[Setting]:
    """Two to four seats, all lengths, both variants in turn."""
    every = cycle(product((2, 3, 4), LENGTHS, (False, True)))
    for number, (seats, rounds, no_bunting) in enumerate(islice(every, matches)):
        yield Setting(seats, rounds, no_bunting, 3, level, seed + number)


def alone(matches: int, level: str, seed: int) -> Iterator[Setting]:
    """One seat, all lengths, both variants, three squares for the rival and two."""
    every = cycle(product(LENGTHS, (False, True), (3, 2)))
    for number, (rounds, no_bunting, squares) in enumerate(islice(every, matches)):
        yield Setting(1, rounds, no_bunting, squares, level, seed + number)


def played(setting: Setting) -> Match:
    """A whole match by bots of one level."""
    match, bot = setting.match(), bots.named(setting.level)
    lucks = [Luck(1000 * setting.seed + seat) for seat in range(setting.seats)]
    while match.to_move:
        seat = lucks[0].pick(sorted(match.to_move))
        move = bot.choose(match.game, match.view(seat), match.choices(seat), lucks[seat])
        match.play(seat, move)
    return match


def confirmed(setting: Setting) -> tuple[Setting, tuple[int, ...]]:
    """The points of a match that the ledger and the second scorer confirm."""
    match = played(setting)
    try:
        ledger.audit(match)
    except AssertionError:
        FAILURES.mkdir(exist_ok=True)
        kept = FAILURES / f"sonora-{'-'.join(map(str, setting))}.json"
        kept.write_text(record.write(match.record), "utf-8")
        print(f"\nNot confirmed: {setting}, kept in {kept}", file=sys.stderr)
        raise
    assert match.outcome is not None
    return setting, match.outcome.totals


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--matches", type=int, default=1000, help="of two to four seats")
    asked.add_argument("--solo", type=int, default=500)
    asked.add_argument("--level", choices=(*bots.LEVELS, bots.RANDOM), default=bots.RANDOM)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    wish = asked.parse_args()
    settings = [
        *together(wish.matches, wish.level, wish.seed),
        *alone(wish.solo, wish.level, wish.seed),
    ]
    begun, points = time.monotonic(), dict[tuple[int, int], list[int]]()
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as pool:
        for number, (setting, totals) in enumerate(pool.map(confirmed, settings), start=1):
            points.setdefault((setting.seats, setting.rounds), []).extend(totals)
            print(f"\r{number} of {len(settings)} confirmed ", end="", flush=True)
    print(f"in {time.monotonic() - begun:.0f} s")
    for (seats, rounds), every in sorted(points.items()):
        print(f"{seats} seats, {rounds} rounds: {fmean(every):.1f} points on average")


if __name__ == "__main__":
    main()
