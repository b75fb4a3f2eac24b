"""How strong opponents are: each level against the one below, a beginner against the lowest two.

python -m bench.levels [GAME …] [--matches 200] [--pair normal,easy]

Seats are exchanged, so that a pair meets the same luck from both sides; a shared win counts half.
What it prints are rows of the table in docs/build/levels.md.
"""

import argparse
from collections.abc import Iterator
from typing import Any

from sobremesa import bots, physics
from sobremesa.games import load, shelf
from sobremesa.games.through_the_desert import advice as desert
from sobremesa.research.arena import arena
from tests.bots.beginners import BEGINNERS

SEED = 17
MODES: dict[str, tuple[dict[str, Any], ...]] = {
    "where_is_that": ({"mode": "cartographer"}, {"mode": "shakeup"}),
}
"""The options that are measured, where there are more than the usual ones."""


def pairs(game_id: str) -> Iterator[tuple[str, str]]:
    """The beginner against the lowest two; then neighbours, the stronger first."""
    levels = bots.levels(load(game_id))
    yield from (("beginner", level) for level in levels[:2])
    yield from zip(levels[1:], levels, strict=False)


def row(game_id: str, pair: tuple[str, str], options: dict[str, Any], matches: int) -> str:
    """A row of the table: the share of the first with its interval, points, time for a move."""
    both = [BEGINNERS[game_id]() if name == "beginner" else name for name in pair]
    one, other = arena(game_id, both, matches, SEED, options=options).competitors
    share = f"{one.wins:.0%} ({one.wins_low:.0%}–{one.wins_high:.0%}) of {matches}".replace(
        "%", " %"
    )
    points = f"{one.points_mean:.1f} : {other.points_mean:.1f}"
    times = f"{one.seconds_mean * 1000:.1f}, at most {one.seconds_max * 1000:.0f}"
    where = " ".join([game_id, *map(str, options.values())])
    return f"| {where} | {pair[0]} – {pair[1]} | {share} | {points} | {times} |"


def main() -> None:
    """Print the rows, each as soon as it is known."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("games", nargs="*", default=shelf())
    asked.add_argument("--matches", type=int, default=200)
    asked.add_argument("--pair", help="only this one, such as normal,easy")
    wish = asked.parse_args()
    for compiled in (physics.COMPILED, desert.COMPILED):
        compiled.loaded()
    for game_id in wish.games:
        for options in MODES.get(game_id, ({},)):
            for pair in [tuple(wish.pair.split(","))] if wish.pair else pairs(game_id):
                print(row(game_id, pair, options, wish.matches), flush=True)


if __name__ == "__main__":
    main()
